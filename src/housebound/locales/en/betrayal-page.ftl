# Betrayal at House on the Hill: what the board in the browser says besides the game's own words.

## The house

house-label = The house
house-floors = Floors
house-floor-basement = Basement
house-floor-ground = Ground floor
house-floor-upper = Upper floor
house-tab-basement = Basement
house-tab-ground = Ground
house-tab-upper = Upper
house-tab-all = All
house-floor-open = (something can be chosen here)
house-marks = What the haunt counts
house-zoom-in = Closer
house-zoom-out = Farther
house-follow = Follow whoever acts
house-close = Close
house-room = { $room }, { $floor }.
house-here = Here: { $who }.
house-lying = In it: { $what }.
house-lying-here = In it:
house-undrawn = Nobody has drawn its { $symbol } yet.
house-door = Unexplored door in the { $room }, { $direction }
house-stairs-up = Stairs up to the { $room }
house-stairs-down = Stairs down to the { $room }
house-way = { $token } to the { $room }
house-stunned = stunned

## Laying a tile

house-turn-title = { $room }: how does it lie?

## Choosing explorers

house-cast-title = Who goes into the house?

## Seats and cards

house-traitor = Traitor
house-hero = Hero
house-holds = Holds
house-track = { $trait } { $value }, began at { $start }
house-track-skull = { $trait } on the skull, began at { $start }
house-trait = { $trait } { $value }
house-hand-empty = You hold nothing.
house-mask-worn = You wear it.
house-box-open = It is open, and playing.
house-draws = { $figure } draws: { $card }
house-resolving = Event: { $card }
house-put-down = Close the card

## Picking one of many

house-pick = Pick one
house-reroll = Touch the dice to roll again
house-die = Die { $n }: { $face ->
        [0] blank
        [1] one
        [2] two
       *[other] not remembered
    }

## Moments

house-gain = +{ $number } { $trait }
house-loss = −{ $number } { $trait }

## The haunt

house-haunt-number = HAUNT { $number }
house-part-heroes = What the heroes know
house-part-traitor = What the traitor knows
house-section-goal = Your goal
house-section-now = How things stand
house-section-you = What you can do
house-section-monsters = What your monsters can do
house-section-others = What the others can do
house-section-rules = Special rules
house-ready = We have read it. Begin.
house-to-board = To the board

## The line above the sentence

house-status-casting = Before the door
house-status-exploring = { $steps ->
        [-1] Exploring
        [0] Exploring · no steps left
        [one] Exploring · 1 step left
       *[other] Exploring · { $steps } steps left
    } · { $omens ->
        [0] no omens
        [one] 1 omen
       *[other] { $omens } omens
    } · { $odds }
house-haunt-odds = next omen: { $dice } dice, { $needed } or more is safe, haunt risk { $percent } %
house-haunt-odds-now = haunt roll this turn: { $dice } dice, { $needed } or more is safe, haunt risk { $percent } %

# A question, put to the one who is asked.
house-out-dead = Your explorer is dead; the others play on.
house-out-gone = Your explorer is out of the house; the others play on.
asked-turn = Your turn, { $subject }. Choose something that glows, or a button below.
asked-monster = You move { $subject }. Choose something that glows, or a button below.
house-odds = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of { $trait } against { $against }: { $percent } % to win
house-odds-unknown = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of { $trait }; what { $target } rolls nobody on your side knows
house-status-haunt = Haunt { $number } · round { $round } · turn of { $figure }
house-status-haunt-you = Haunt { $number } · round { $round } · { $steps ->
        [-1] your turn
        [0] your turn, no steps left
        [one] your turn, 1 step left
       *[other] your turn, { $steps } steps left
    }
house-status-haunt-title = Haunt { $number } · { $title }

## The end, in numbers

house-tally-rooms = { $number ->
    [one] 1 room discovered
   *[other] { $number } rooms discovered
}
house-tally-cards = { $number ->
    [one] 1 card drawn
   *[other] { $number } cards drawn
}
house-tally-fights = { $number ->
    [one] 1 fight
   *[other] { $number } fights
}
house-tally-deaths = { $number ->
    [one] 1 death
   *[other] { $number } deaths
}
