# The browser page: how the story of a game is told. What a game says stands in the game's own files.

## The log

story-folded = { $count ->
    [one] One small thing
   *[other] { $count } small things
}
story-veiled = Only for you: hold to look
