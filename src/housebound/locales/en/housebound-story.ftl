# The browser page: how the story of a game is told. What a game says stands in the game's own files.

## The log

story-folded = { $count ->
    [one] One small thing
   *[other] { $count } small things
}
story-veiled = Only for you: hold to look

## The pace

story-pace = How fast others' moves are shown
story-pace-step = Step by step
story-pace-slow = Slow
story-pace-normal = Normal
story-pace-fast = Fast
story-pace-at-once = At once
story-next = Next
story-catch-up = Catch up ({ $count })

## Since my last turn

story-since = Since your last turn
story-since-count = Since your last turn ({ $count })
