# Betrayal at House on the Hill: the words of the text board, in English.
#
# Names of rooms in at most eight letters, initials of explorers in two; the board has no space for more.

## Rooms, short

short-entrance-hall = Entrance
short-foyer = Foyer
short-grand-staircase = GrStairs
short-upper-landing = Landing
short-basement-landing = Landing
short-catacombs = Catacomb
short-chasm = Chasm
short-crypt = Crypt
short-furnace-room = Furnace
short-larder = Larder
short-pentagram-chamber = Pentagrm
short-stairs-from-basement = Stairs
short-underground-lake = Lake
short-wine-cellar = WineCell
short-ballroom = Ballroom
short-coal-chute = Chute
short-dining-room = Dining
short-gardens = Gardens
short-graveyard = Graveyrd
short-patio = Patio
short-attic = Attic
short-balcony = Balcony
short-bedroom = Bedroom
short-gallery = Gallery
short-master-bedroom = MastrBed
short-tower = Tower
short-abandoned-room = Abandond
short-kitchen = Kitchen
short-bloody-room = Bloody
short-chapel = Chapel
short-charred-room = Charred
short-collapsed-room = Collapsd
short-conservatory = Conserv.
short-library = Library
short-gymnasium = Gym
short-operating-laboratory = OperLab
short-research-laboratory = Research
short-servants-quarters = Servants
short-storeroom = Store
short-vault = Vault
short-creaky-hallway = Creaky
short-dusty-hallway = Dusty
short-game-room = Game
short-junk-room = Junk
short-mystic-elevator = Elevator
short-organ-room = Organ
short-statuary-corridor = Statuary

## Explorers, as they stand in the rooms

initials-darrin-williams = DW
initials-ox-bellows = OB
initials-madame-zostra = MZ
initials-vivian-lopez = VL
initials-brandon-jaspers = BJ
initials-peter-akimoto = PA
initials-missy-dubourde = MD
initials-zoe-ingstrom = ZI
initials-professor-longfellow = PL
initials-father-rhinehardt = FR
initials-heather-granville = HG
initials-jenny-leclerc = JL

## Traits, at most six letters

pages-explorers = Explorers
track-might = Might
track-speed = Speed
track-sanity = Sanity
track-knowledge = Knowl.

## Floors

board-floor-basement = BASEMENT
board-floor-ground = GROUND FLOOR
board-floor-upper = UPPER
board-floor-upper-wide = UPPER FLOOR

## Headlines

board-exploration = Exploration: { $omens ->
        [0] no omen drawn yet
        [one] 1 omen drawn
       *[other] { $omens } omens drawn
    }
board-haunt = Haunt { $number }: { $title }
board-round = round { $round }
board-track = track at { $track }
board-traitor-hidden = the traitor is hidden
board-no-traitor = nobody is the traitor
board-acts = Turn: { $figure }
board-acts-you = Your turn: { $figure }
board-spaces = { $spaces ->
        [0] no spaces left
        [one] 1 space left
       *[other] { $spaces } spaces left
    }
board-resolving = event: { $cards }
board-used = used: { $cards }
board-tried = tried: { $things }
board-did-has-attacked = has attacked
board-did-has-ridden = has ridden the elevator
board-did-has-tasked = has made its task roll
board-did-has-given = has given
board-did-has-dropped = has dropped
board-did-has-taken = has taken
board-did-halted = cannot move on
board-did-no-attack = cannot attack
board-did-retreat = must step back

## Explorers

board-you = you
board-seat = seat { $seat }
board-traitor = TRAITOR
board-hero = hero
board-secret = (secretly { $side })
board-dead = dead
board-outside = out of the house
board-place-hidden = nobody knows where
board-place-side = { $room } ({ $side } side)
board-place-inside = { $room } (inside)
board-restrained = { $failures ->
        [0] caught
        [one] caught, 1 try failed
       *[other] caught, { $failures } tries failed
    }
board-misses-turn = misses the next turn
board-cards = has { $cards }
board-mask-worn = (worn)
board-box-open = (open)

## Monsters

board-monsters = MONSTERS
board-monster-kind = { $name } ({ $traits }): { $where }
board-monster-kind-unknown = { $name }: { $where }
board-monster-at = { $mark } { $room }
board-monster-holds = { $at } with { $cards }
board-stunned = { $at }, stunned

## What lies about, stack and decks

board-pile = { $room }: { $cards }
board-waits = { $card } waits
board-lying = Lying about: { $piles }
board-tokens = Tokens: { $tokens }
board-token = { $token } in { $room }
board-token-two = { $token } between { $room } and { $to }
board-beside = Beside the house: { $rooms }
board-lost = Lost rooms: { $rooms }
board-vault-open = The Vault is open.
board-noted = It Is Meant to Be: a roll of { $number } is noted.
board-stack = { $tiles ->
        [0] The stack is empty.
        [one] One tile left, for { $back }.
       *[other] { $tiles } tiles left, the top one for { $back }.
    }
board-stack-known = You know the top tiles: { $rooms }.
board-stack-bottom = You know the bottom of the stack: { $rooms }.
board-tiles-discarded = { $tiles ->
        [one] One tile discarded
       *[other] { $tiles } tiles discarded
    }{ $rooms ->
        [none] .
       *[other] , you saw { $rooms }.
    }
board-unknown = ?
board-decks = Cards left: { $items } items, { $omens } omens, { $events } events.
board-deck-known = You know the top of the deck of { $symbol ->
        [item] items
        [omen] omens
       *[event] events
    }: { $cards }.

## Signs

board-key = Signs: { $signs }
board-key-open = ? unexplored door
board-key-false = x false door
board-key-window = ┄ window
board-key-stairs = ↑↓ stairs
board-key-token = * token
board-key-pile = $ cards
board-key-waiting = & companion
board-key-barrier = ¦ barrier
board-key-ruin = ░░ collapsed
board-key-stunned = (…) stunned
