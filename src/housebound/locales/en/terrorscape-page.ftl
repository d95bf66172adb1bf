# Terrorscape: what only the browser's board says, in English.

## Locations, as they stand on the map

place-R1 = Main Hall
place-R2 = Gallery
place-R3 = Corridor
place-R4 = Study
place-R5 = Library
place-B1 = Living Room
place-B2 = Dining Room
place-B3 = Kitchen
place-B4 = Storeroom
place-B5 = Ballroom
place-G1 = Back Path
place-G2 = Graveyard
place-G3 = Shed
place-G4 = Greenhouse
place-G5 = Garden

## The house

board-mansion = The mansion and its grounds
board-way = Between { $way }.
board-secret-to = A secret passage to the { $location }.
board-killer-here = The { $killer } is here.
board-killer-here-unseen = The { $killer } is here, unseen.
board-killer-last-seen-here = The { $killer } was last seen here.
board-killer-may-be-here = The { $killer } may be here.
board-here = Here: { $names }.
board-may-be-here = May be here: { $names }.
board-firecracker-here = A firecracker went off here.
board-noise-here = Noise, this round.
board-noise-unannounced = Noise, not announced yet.
board-noise-faded = There was noise here last round.
board-trap-here = The trap lies here.
board-buzzer-here = The Buzzer stands here.
board-note = Your note: { $note }.
board-write-note = Note
board-mark = Mark here: { $victim }?
board-close = Close

## What is done

board-status-rescue = { $line }. { $rescue }
board-desk = What { $victim } can do
board-who-acts = Who acts
board-lure = Noise elsewhere: choose where
board-why-no-acts = Why nothing more?
board-name-one = Whom to name
board-hand-title = Your hand

## An encounter

board-was-found = { $victim } was found
board-fights = { $victim } faces the killer
board-was-attacked = { $victim } has been attacked
board-die = A die: { $face }
board-total = { $total } against { $strength }

## Casting

board-choose-three = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
board-take-three = Caught in the house: { $trio }

## The hand

board-killer-state = Level { $level }, strength { $strength }
board-levels = The { $killer }'s levels
board-plans = Plans
board-plan-steps = { $done ->
    [0] No step is done.
    [one] One step is done.
   *[other] { $done } steps are done.
}
board-plan-is-ready = The plan is complete.
board-plan-is-spent = The plan is used up.
board-stacks = Stacks

## The end, in numbers

board-tally-noise = { $number ->
    [one] 1 noise
   *[other] { $number } noises
}
board-tally-encounters = { $number ->
    [one] 1 encounter
   *[other] { $number } encounters
}
board-tally-wounds = { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}
board-tally-deaths = { $number ->
    [one] 1 death
   *[other] { $number } deaths
}

# How each killer hunts, for whoever has to choose one.
board-way-butcher = The strongest. He nails doors shut and closes in: easy to play, hard to get past.
board-way-ghost = Weak by hand. She frightens whoever is near, and fear wounds in the end.
board-way-maniac = Patient. He walks unseen, and is deadly where he comes out again.
