# Terrorscape: everything the game says to people, in English.
#
# What stands on cards and boards is in terrorscape-cards.ftl, the drawn mansion in terrorscape-board.ftl. Numbers have no
# message. An option marked "extra" costs a victim no main action.

game-terrorscape = Terrorscape

## Settings of a new table

setting-killer-seat = The killer's seat
setting-killer = Killer
setting-victims = Victims
setting-crossroads = At the crossroads
setting-plan = There is a plan!
setting-abilities = Abilities
setting-unblock-noise = Noise of removing a barricade
setting-johnson-slots = Johnson's inventory
setting-rescue-public = Rescue token in the open
setting-ghost-strength = The Ghost Maid's strength
setting-death-blossom = Death Blossom

## Kinds of chance outcomes, as the referee asks for them

domain-dice = die
domain-item = item card
domain-card = killer card
domain-plan = plan
domain-ability = ability
domain-victim = first player (a victim)

## Phases

phase-casting = choosing sides
phase-sharing = sharing out the victims
phase-dealing = dealing
phase-choosing = choosing abilities
phase-round-start = a round begins
phase-actions = the victims act
phase-equipment = equipment
phase-plan-check = plans
phase-announcing = the noise is announced
phase-revealing = the killer comes out
phase-killer-start = the killer's turn begins
phase-instant-cards = the killer's instant cards
phase-main-step = the killer hunts
phase-long-term = the killer plans ahead
phase-killer-end = the killer's turn ends
phase-drawing = the killer draws
phase-encounter = an encounter
phase-attack = an attack
phase-flight = flight
phase-over = it is over

## Locations with their codes, and what those that are something are

location-R1 = Main Hall (R1)
location-R2 = Gallery (R2)
location-R3 = Corridor (R3)
location-R4 = Study (R4)
location-R5 = Library (R5)
location-B1 = Living Room (B1)
location-B2 = Dining Room (B2)
location-B3 = Kitchen (B3)
location-B4 = Storeroom (B4)
location-B5 = Ballroom (B5)
location-G1 = Back Path (G1)
location-G2 = Graveyard (G2)
location-G3 = Shed (G3)
location-G4 = Greenhouse (G4)
location-G5 = Garden (G5)

location-R1-text = The main entrance: the victims start here, and with enough Keys they leave here.
location-R2-text = There is something to search here.
location-R5-text = Book: plans are worked on here.
location-B1-text = The transmitter: it takes five gears. Radio: plans are worked on here. A secret passage to the Graveyard.
location-B4-text = There is something to search here.
location-B5-text = A secret passage to the Garden.
location-G2-text = Occult: plans are worked on here. A secret passage to the Living Room.
location-G3-text = Tools: plans are worked on here.
location-G4-text = There is something to search here.
location-G5-text = The secret exit: with enough Keys and the Building Plan the victims leave here. The killer starts here. Exit: plans are worked on here. A secret passage to the Ballroom.

zone-red = red zone
zone-blue = blue zone
zone-green = green zone

passage-B1-B2 = Living Room–Dining Room (B1–B2)
passage-B1-R1 = Living Room–Main Hall (B1–R1)
passage-B2-B3 = Dining Room–Kitchen (B2–B3)
passage-B2-B5 = Dining Room–Ballroom (B2–B5)
passage-B2-R1 = Dining Room–Main Hall (B2–R1)
passage-B3-B4 = Kitchen–Storeroom (B3–B4)
passage-B4-G5 = Storeroom–Garden (B4–G5)
passage-B5-R3 = Ballroom–Corridor (B5–R3)
passage-B5-R4 = Ballroom–Study (B5–R4)
passage-R1-R2 = Main Hall–Gallery (R1–R2)
passage-R1-R3 = Main Hall–Corridor (R1–R3)
passage-R2-R3 = Gallery–Corridor (R2–R3)
passage-R2-R5 = Gallery–Library (R2–R5)
passage-R2-G1 = Gallery–Back Path (R2–G1)
passage-R4-R5 = Study–Library (R4–R5)
passage-R5-G4 = Library–Greenhouse (R5–G4)
passage-G3-G4 = Shed–Greenhouse (G3–G4)

condition-unhurt = unhurt
condition-wounded = wounded
condition-killed = dead
condition-escaped = escaped

## What can be chosen: before it begins

verb-hunt-as = Hunt as the { $killer }
verb-trio = { $victim }, { $victim2 } and { $victim3 }
verb-share = First to seat { $seat }, second to seat { $seat2 }, third to seat { $seat3 }
verb-keep-ability = Keep { $ability }

## What can be chosen: by the team

verb-move = { $victim }: move to the { $location }
verb-calm = { $victim }: calm down
verb-unblock = { $victim }: remove the barricade { $passage }
verb-repair = { $victim }: repair the transmitter
verb-search = { $victim }: search for items
verb-recover = { $victim }: take the { $item } from the discard pile
verb-sprint = { $victim }: sprint to the { $location }, with noise there
verb-secret-passage = { $victim }: take the secret passage to the { $location }
verb-use = { $item_word ->
    [toolbox] { $victim }: repair with the { $item }
    [trap] { $victim }: set the { $item } here
    [firecracker] { $victim }: light the { $item }
    [sedative] { $victim }, extra: take the { $item }
    [camera] { $victim }, extra: flash the { $item }, with noise here
   *[other] { $victim }: use the { $item }
}
verb-heal = { $victim }: treat { $victim2 } with the { $item }
verb-finish-repair = { $victim }: finish the radio, for three Toolboxes
verb-place-buzzer = { $victim }: set up the Buzzer here, for a Toolbox
verb-open-with-master-key = { $victim }: fetch the last Key, for a Toolbox
verb-open-chest = { $victim }: open the Old Chest, for the Ancient Amulet
verb-first-aid = { $victim }: First Aid for { $victim2 }
verb-encourage = { $victim }: encourage the others
verb-throw = { $victim }, extra: throw the Whisky Bottle into the { $location }
verb-hack = { $victim }, extra: hack open { $passage }
verb-run = { $victim }, extra: with Adrenaline to the { $location }
verb-buzz = { $victim }, extra: sound the Buzzer
verb-use-survey = { $victim }, extra: by the Site Survey to the { $location }
verb-gather-herbs = { $victim }, extra: Graveyard Herbs for { $victim2 }
verb-lure = { $victim }, extra: Decoy, with noise in the { $location }
verb-dart = { $victim }, extra: Quick Reaction, to the { $location }
verb-give = { $victim }: give the { $item } to { $victim2 }
verb-swap = { $victim }: swap { $item } for { $victim2 }'s { $item2 }
verb-take = { $victim }: take the { $item } from the body of { $victim2 }
verb-done = End the victims' actions
verb-accept = Yes
verb-decline = No
verb-name = { $victim }
verb-keep = Keep the { $item }
verb-throw-away = Discard the { $item }
verb-keep-none = Keep none of these
verb-defend-with = { $item_word ->
    [hatchet] { $item } (+1)
    [short_sword] { $item } (+1)
    [fertiliser] { $item } (+2)
    [long_sword] { $item } (+3, but the killer draws a card)
    [ammo] Revolver and { $item } (+4)
   *[other] { $item }
}
verb-bare-hands = No card
verb-bottle = A burning Whisky Bottle (+2)
verb-flee = { $victim }: flee to the { $location }
verb-stay = { $victim }: stay
verb-check-off = Check off a step: { $plan }

## What can be chosen: by the killer

verb-play = Play { $card }
verb-pass = Pass
verb-go = Go to the { $location }
verb-stop = Stop
verb-search-here = Search here
verb-sense-zone = Sense in the { $zone }
verb-sense-at = Sense in the { $location }
verb-sense-pair = Sense in the { $location } and the { $location2 }
verb-barricade = Barricade { $passage }
verb-lift = Take back { $passage }
verb-frighten = Frighten { $victim }
verb-slip-to = Unseen to the { $location }
verb-discard = Discard { $card }
verb-pay = Pay with cards
verb-call-on = Use { $ability }

## What is asked

prompt-killer = Who are you in this house?
prompt-victims = Which three are caught in the house? Name them in seating order.
prompt-share = Who plays whom? The victims are counted in seating order.
prompt-ability = Which ability does { $subject } keep?
prompt-killer-ability = Which ability do you keep?
prompt-act = The victims' turn. Who does what?
prompt-equipment = Who receives the equipment?
prompt-keep = What does { $subject } keep? The rest is discarded.
prompt-throw-away = { $subject } carries too much. Which card goes?
prompt-quiet-find = These cards would make noise. Does { $subject } use Quiet Find?
prompt-plan = Is a step of a plan checked off?
prompt-who-draws = Shared Knowledge: who draws from the search deck?
prompt-exchange = { $subject } offers you an exchange. Do you agree?
prompt-use-amulet = { $subject } is about to be wounded. Is the Ancient Amulet discarded instead?
prompt-wounded-next = Who is wounded next?
prompt-defender = Who faces the killer?
prompt-defend = { $subject } is attacked. Defended with what?
prompt-defend-too = Does { $subject } apply another card?
prompt-flee = It is over for now. Who flees, and where to?
prompt-start-of-turn = Your turn begins. Do you use an ability?
prompt-instant = Do you play an instant card?
prompt-main-step = You hunt: two basic actions, or one boost card in their place. What now?
prompt-long-term = Do you play a card for the long term?
prompt-attack-card = You attack. Do you add a card?
prompt-move-killer = Where do you go?
prompt-slip-away = Nobody sees you now. Where do you go?
prompt-sense-zone = Which zone do you ask about?
prompt-sense-pair = Which two adjacent locations do you ask about?
prompt-sense-noise = Which of the places with noise do you ask about?
prompt-barricade = Which passage do you barricade?
prompt-lift = Seven barricades are all there are. Which do you take back?
prompt-frighten = Whom do you frighten?
prompt-discard = Which card do you discard?
prompt-pay-to-search = Do you discard two cards to Search here?
prompt-wound-the-panicked = { $subject } panics. Do you discard three cards to make it a wound?

## What is told: setting up

notice-cast = { $first }, { $second } and { $third } are caught in the house with the { $killer }.
notice-played-by = Seat { $seat } plays { $victim }.
notice-plan-dealt = You have a plan: { $plan }.
notice-ability-dealt = { $victim } may keep { $ability }.
notice-ability-kept = { $victim } keeps { $ability }.
notice-first-player = { $victim } has the first-player token.

## What is told: the victims' turn

notice-round = Round { $number } begins.
notice-rescue-at = { $number ->
    [0] The rescue service is here.
    [one] The rescue service comes next round.
   *[other] The rescue service is { $number } rounds away.
}
notice-moved = { $victim } goes to the { $location }.
notice-calmed = { $victim } is calmer.
notice-opened = The team has removed the barricade { $passage }.
notice-gears = { $number ->
    [one] { $victim } repairs: one gear of five is in place.
   *[other] { $victim } repairs: { $number } gears of five are in place.
}
notice-transmitting = The transmitter works. The rescue service is five rounds away.
notice-drew-item = { $victim } draws: { $item }.
notice-kept = { $victim } takes the { $item }.
notice-threw-away = { $victim } discards the { $item }.
notice-key-laid = { $number ->
    [one] One Key lies on the roof.
   *[other] { $number } Keys lie on the roof.
}
notice-own-key = { $number ->
    [one] { $victim } has one Key.
   *[other] { $victim } has { $number } Keys.
}
notice-used = { $victim } uses the { $item }.
notice-gave = { $other } gets the { $item } from { $victim }.
notice-declined = { $victim } declines the exchange.
notice-healed = { $victim } is healed.
notice-plan-step = { $plan }: step { $number } is checked off.
notice-plan-ready = { $plan }: the plan is complete.
notice-plan-used = { $victim } makes use of the plan: { $plan }.
notice-ability-used = { $victim } uses { $ability }.
notice-escapes = { $victim } is out of the house.
notice-made-noise = That made noise in the { $location }.
notice-noise-at = Noise in the { $location }.
notice-no-noise = Not a sound in the house.
notice-firecracker-lit = A firecracker goes off at { $location }.
notice-firecracker-noise = A firecracker: there is noise everywhere.

## What is told: the killer's turn

notice-killer-at = The killer is in the { $location }.
notice-killer-gone = The killer slips out of sight, last seen in the { $location }.
notice-killer-slipped = You are in the { $location }, unseen.
notice-killer-ability = The killer's ability: { $ability }.
notice-card-played = The killer plays { $card }.
notice-card-drawn = { $card } joins your hand.
notice-card-lost = { $card } is discarded.
notice-drew-cards = The killer draws.
notice-level = The killer reaches level { $number }.
notice-strength = The killer's strength is { $number }.
notice-barricaded = The killer barricades { $passage }.
notice-lifted = The killer takes away the barricade { $passage }.
notice-sensed-zone = The killer senses: who is in the { $zone }?
notice-sensed = The killer senses: who is in the { $location }?
notice-sensed-pair = The killer senses: who is in the { $location } or the { $other }?
notice-searched = The killer searches the { $location }.
notice-named = The team answers: { $victim }.
notice-nobody-named = The team answers: nobody.
notice-located = { $victim } is in the { $location }.
notice-afraid = { $number ->
    [one] { $victim } is afraid, with one fear token.
   *[other] { $victim } is afraid, with { $number } fear tokens.
}
notice-panic-at = { $victim } panics: noise in the { $location }.
notice-panic = { $victim } panics, and nobody hears where.
notice-wound = { $victim } is wounded.
notice-saved-by-amulet = The Ancient Amulet takes the wound of { $victim }.
notice-kill = { $victim } is dead.

## What is told: an encounter, and the end

notice-encounter = The killer has found somebody in the { $location }.
notice-defends = { $victim } faces the killer.
notice-applies = { $item_word ->
    [ammo] { $victim } fires the Revolver: { $item }.
   *[other] { $victim } defends with the { $item }.
}
notice-rolled = A die for the defence of { $victim } shows { $dice }.
notice-trap-sprung = The trap in the { $location } snaps shut: 2 more for the defence.
notice-defence = Defence { $total } against strength { $strength }.
notice-repelled = { $victim } repels the attack.
notice-fled = { $victim } has fled to the { $location }.
notice-game-over = It is over.

## How it ended, by the rule that ended it

ending-TER-CHECK-2 = The rescue service breaks down the door. All three are alive.
ending-TER-CHECK-3 = Five Keys, five locks: all three walk out of the main entrance.
ending-TER-CHECK-4 = Five Keys and the Building Plan: all three are gone through the secret exit.
ending-TER-PLAN-5 = The Hidden Portal opens in the Graveyard, and all three step through.
ending-TER-EQUIP-5 = There is nothing left to find in this house. The killer only has to wait.
ending-TER-WOUND-2 = A second wound, and one of them is dead. The house belongs to the killer.
ending-TER-KILLER-3 = Death Blossom: one of them never saw the blade.
ending-TER-CROSS-8 = Time has run out: whoever is still in the house is rescued, or lost with it.
ending-TER-CROSS-9 = Nobody is left alive in the house. Those who are out of it have won; with two of them dead, so has the killer.
