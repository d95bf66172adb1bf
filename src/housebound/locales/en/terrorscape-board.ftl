# Terrorscape: the words of the text board, in English.
#
# Names of locations in at most eight letters, initials of victims in two; the board has no space for more.

## Locations, as they stand on the map

tile-R1 = MainHall
tile-R2 = Gallery
tile-R3 = Corridor
tile-R4 = Study
tile-R5 = Library
tile-B1 = Living
tile-B2 = Dining
tile-B3 = Kitchen
tile-B4 = Store
tile-B5 = Ballroom
tile-G1 = BackPath
tile-G2 = Graves
tile-G3 = Shed
tile-G4 = Greenhs
tile-G5 = Garden

## Victims, as they stand in them: the first letters are all different

initials-marco = Ma
initials-johnson = Jo
initials-sofia = So
initials-anna = An
initials-william = Wi

## The headline and the roof

board-round = Round { $round }: { $phase }
board-before = Before the first round: { $phase }
board-keys = Keys: { $keys } of { $needed }.
board-gears = Transmitter: { $gears } of { $needed } gears.
board-gears-repaired = Transmitter: { $gears } of { $needed } gears, repaired this round.
board-rescue = { $rounds ->
        [0] The rescue service is here.
        [one] Rescue comes next round.
       *[other] Rescue is { $rounds } rounds away.
    }

## Victims

board-victim = { $initials } { $name }, { $whose }
board-you = you
board-seat = seat { $seat }
board-fear = { $fear } fear
board-own-keys = { $keys ->
        [one] 1 Key
       *[other] { $keys } Keys
    }
board-first-player = first player
board-has-acted = acted
board-may-flee = may flee
board-items = has { $items }
board-several = { $count } × { $name }
board-ability = ability: { $ability }
board-ability-used = ability: { $ability } (used)
board-ability-choice = to choose from: { $abilities }
board-anywhere = may be anywhere
board-anywhere-but = may be anywhere but { $places }
board-surely = should be in the { $place }
board-may-be = may be in { $places }

## The killer

board-killer = { $killer }: { $where }, level { $level }, strength { $strength }
board-killer-you = { $killer }, you
board-killer-unseen = out of sight, last seen in the { $location }
board-killer-hides = unseen in the { $location }, last seen in the { $last }
board-played = has played { $cards }
board-plays = plays { $card }
board-hand = Hand: { $cards }
board-no-hand = Hand: no cards
board-costs = { $card } (costs { $cost })
board-costs-rest = { $card } (costs the rest)
board-deck = { $cards ->
        [0] Killer's deck: empty, the next card brings a level.
        [one] Killer's deck: 1 card.
       *[other] Killer's deck: { $cards } cards.
    }
board-pile = Discarded: { $cards }.
board-locked = { $card } joins at level { $level }.
board-killer-abilities = Killer's abilities: { $abilities }
board-killer-ability-choice = Killer's abilities to choose from: { $abilities }
board-used-up = { $name } (used)

## An encounter

board-encounter = Encounter: { $victims }.
board-attacked = Attacked already: { $victims }.
board-defends = { $victim } defends.
board-defends-with = { $victim } defends with { $items }.

## Behind the screen

board-looks = { $victim } looks at: { $items }
board-offers = { $victim } offers { $other }: { $item }
board-offers-for = { $victim } offers { $other }: { $item } for { $back }
board-plan = Plan { $plan }, { $done } of { $steps } steps; ahead: { $ahead }
board-plan-ready = Plan { $plan }: complete
board-plan-spent = Plan { $plan }: used up
board-step-killer = with the killer
board-step-together = all together
board-step-apart = all apart
board-trap = The trap lies in the { $location }.
board-buzzer = The Buzzer stands in the { $location }.
board-decks = { $equipment } equipment and { $search } search cards left
board-discarded = Discarded: { $items }

## The house in words

board-firecracker = A firecracker: noise everywhere.
board-noise = Noise: { $places }.
board-last-noise = Noise last round: { $places }.
board-last-noise-everywhere = Noise everywhere last round.
board-barricades = Barricades: { $passages }.

## Signs

board-key = Signs: { $signs }
board-key-passage = ─ passage
board-key-path = ┄ path
board-key-barricade = # barricade
board-key-killer = ☠ killer
board-key-killer-unseen = (☠) unseen
board-key-killer-last-seen = ☠? last seen
board-key-guess = m? may be here (M? nowhere else)
board-key-dead = † dead
board-key-noise = ! noise
board-key-faded-noise = (!) last round's noise
board-key-firecracker = ✶ firecracker
board-key-trap = ^ trap
board-key-buzzer = ¤ Buzzer
board-key-exit = ⌂ exit
board-key-transmitter = ≈ transmitter
board-key-search = ○ search
board-key-secret = ~ secret passage
