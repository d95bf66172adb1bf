# Betrayal at House on the Hill: everything the game says to people, in English.
#
# The words of single haunts stand in betrayal-hNN.ftl, those of the drawn house in betrayal-board.ftl. Numbers have no
# message. A result of the dice is said by its bare word (`$dice_word`): as a number it would lose its first zeros.
# Results in card texts are written 5+, 2-4 and 0, highest first.

game-betrayal = Betrayal at House on the Hill

## Settings of a new table

setting-rulebook = Rulebook
setting-haunt = Haunt to begin with
setting-token-counts = Tokens in the box
setting-flat-damage = Damage given as a plain number
setting-tile-mismatch = Tiles for another floor
setting-elevator-same-floor = Elevator rolled to its own floor
setting-elevator-end-roll = Elevator roll at the end of a turn
setting-collapsed-roller = Who rolls in the Collapsed Room
setting-collapsed-by-monster = Monsters falling in the Collapsed Room
setting-barrier-fail = Failing at a barrier
setting-barrier-contact = Reaching across a barrier
setting-effect-discovery-draw = Cards for rooms found by an effect
setting-item-actions = Giving, dropping and taking
setting-armor-trade = Giving the Armor away
setting-steal-damage = Damage that can become theft
setting-haunt-roll = Haunt roll
setting-haunt-count = Omens that count for it
setting-avoid-played-haunts = Skip haunts played before
setting-haunt-repick = Finding another haunt
setting-opponent-cost = Leaving a room with opponents
setting-opponent-slows = Whom opponents slow
setting-monster-min-move = Monsters that roll 0
setting-traitor-rooms = Rooms and the traitor
setting-traitor-cards = Cards the traitor may refuse
setting-hidden-traitor-hazard = Harmful rooms and a hidden traitor
setting-monster-rooms = Rooms and monsters
setting-monster-shafts = Monsters in chutes and holes
setting-haunt-round-limit = Longest haunt, in rounds
setting-monster-secret-ways = Monsters on secret ways
setting-played = Haunts played before
setting-date = Date of play

## Kinds of chance outcomes, as the referee asks for them

domain-dice = roll (one digit per die)
domain-card = card
domain-room = room tile
domain-back = back of a room tile
domain-pile = place of the tile
domain-role = role token
domain-number = number

## Phases

phase-casting = choosing explorers
phase-exploring = exploring
phase-turn-start = a turn begins
phase-turn = a turn
phase-turn-end = a turn ends
phase-revealing = the haunt is revealed
phase-preparing = both sides read
phase-setting-up = the haunt is laid out
phase-monsters = the monsters' turn
phase-over = it is over

## Traits, damage, sides

trait-might = Might
trait-speed = Speed
trait-sanity = Sanity
trait-knowledge = Knowledge

damage-physical = physical
damage-mental = mental

team-heroes = heroes
team-traitor = traitor

## Floors, directions, walls, tiles, decks

floor-basement = basement
floor-ground = ground floor
floor-upper = upper floor

direction-north = north
direction-east = east
direction-south = south
direction-west = west

wall-north = north wall
wall-north-east = north-east corner
wall-east = east wall
wall-south-east = south-east corner
wall-south = south wall
wall-south-west = south-west corner
wall-west = west wall
wall-north-west = north-west corner

back-basement = the basement
back-ground = the ground floor
back-upper = the upper floor
back-basement-ground = the basement or the ground floor
back-basement-upper = the basement or the upper floor
back-ground-upper = the ground or the upper floor
back-any-floor = any floor

pile-stack = stack
pile-discard = discard pile

symbol-item = item
symbol-omen = omen
symbol-event = event

## Explorers

character-darrin-williams = Darrin "Flash" Williams
character-ox-bellows = Ox Bellows
character-madame-zostra = Madame Zostra
character-vivian-lopez = Vivian Lopez
character-brandon-jaspers = Brandon Jaspers
character-peter-akimoto = Peter Akimoto
character-missy-dubourde = Missy Dubourde
character-zoe-ingstrom = Zoe Ingstrom
character-professor-longfellow = Professor Longfellow
character-father-rhinehardt = Father Rhinehardt
character-heather-granville = Heather Granville
character-jenny-leclerc = Jenny LeClerc

## Figures: the explorers, and the monsters of all haunts

figure-darrin-williams = Darrin "Flash" Williams
figure-ox-bellows = Ox Bellows
figure-madame-zostra = Madame Zostra
figure-vivian-lopez = Vivian Lopez
figure-brandon-jaspers = Brandon Jaspers
figure-peter-akimoto = Peter Akimoto
figure-missy-dubourde = Missy Dubourde
figure-zoe-ingstrom = Zoe Ingstrom
figure-professor-longfellow = Professor Longfellow
figure-father-rhinehardt = Father Rhinehardt
figure-heather-granville = Heather Granville
figure-jenny-leclerc = Jenny LeClerc
figure-mummy = Mummy
figure-ghost = Ghost
figure-witch = Witch
figure-cat-1 = Cat 1
figure-cat-2 = Cat 2
figure-spider = Spider
figure-dog = Dog
figure-alien-1 = Alien 1
figure-alien-2 = Alien 2
figure-alien-3 = Alien 3
figure-alien-4 = Alien 4
figure-alien-5 = Alien 5
figure-alien-6 = Alien 6
figure-creeper-1 = Creeper 1
figure-creeper-2 = Creeper 2
figure-creeper-3 = Creeper 3
figure-creeper-4 = Creeper 4
figure-creeper-5 = Creeper 5
figure-creeper-6 = Creeper 6
figure-creeper-7 = Creeper 7
figure-creeper-8 = Creeper 8
figure-creeper-9 = Creeper 9
figure-creeper-10 = Creeper 10
figure-banshee = Banshee
figure-zombie-1 = Zombie 1
figure-zombie-2 = Zombie 2
figure-zombie-3 = Zombie 3
figure-zombie-4 = Zombie 4
figure-zombie-5 = Zombie 5
figure-zombie-6 = Zombie 6
figure-zombie-7 = Zombie 7
figure-zombie-8 = Zombie 8
figure-zombie-9 = Zombie 9
figure-zombie-10 = Zombie 10
figure-zombie-11 = Zombie 11
figure-zombie-12 = Zombie 12
figure-zombie-13 = Zombie 13
figure-zombie-14 = Zombie 14
figure-zombie-15 = Zombie 15
figure-zombie-16 = Zombie 16
figure-zombie-17 = Zombie 17
figure-madman = Madman
figure-specter-1 = Specter 1
figure-specter-2 = Specter 2
figure-specter-3 = Specter 3
figure-specter-4 = Specter 4
figure-specter-5 = Specter 5
figure-specter-6 = Specter 6
figure-evil-twin-1 = Evil Twin 1
figure-evil-twin-2 = Evil Twin 2
figure-evil-twin-3 = Evil Twin 3
figure-evil-twin-4 = Evil Twin 4
figure-evil-twin-5 = Evil Twin 5
figure-evil-twin-6 = Evil Twin 6
figure-nightmare-1 = Nightmare 1
figure-nightmare-2 = Nightmare 2
figure-nightmare-3 = Nightmare 3
figure-nightmare-4 = Nightmare 4
figure-nightmare-5 = Nightmare 5
figure-nightmare-6 = Nightmare 6
figure-cultist-1 = Cultist 1
figure-cultist-2 = Cultist 2
figure-cultist-3 = Cultist 3
figure-cultist-4 = Cultist 4
figure-cultist-5 = Cultist 5
figure-dragon = Dragon
figure-phantom = Phantom
figure-poltergeist = Poltergeist
figure-ghost-bride = Ghost Bride
figure-groom-ghost = Groom's Ghost
figure-zombie-lord = Zombie Lord
figure-sucker-1 = Sucker 1
figure-sucker-2 = Sucker 2
figure-sucker-3 = Sucker 3
figure-sucker-4 = Sucker 4
figure-sucker-5 = Sucker 5
figure-sucker-6 = Sucker 6
figure-tentacled-head = Tentacled Head
figure-bat-1 = Bat 1
figure-bat-2 = Bat 2
figure-bat-3 = Bat 3
figure-bat-4 = Bat 4
figure-bat-5 = Bat 5
figure-bat-6 = Bat 6
figure-bat-7 = Bat 7
figure-bat-8 = Bat 8
figure-bat-9 = Bat 9
figure-bat-10 = Bat 10
figure-bat-11 = Bat 11
figure-bat-12 = Bat 12
figure-bat-13 = Bat 13
figure-bat-14 = Bat 14
figure-bat-15 = Bat 15
figure-bat-16 = Bat 16
figure-bat-17 = Bat 17
figure-bat-18 = Bat 18
figure-bat-19 = Bat 19
figure-bat-20 = Bat 20
figure-bat-21 = Bat 21
figure-bat-22 = Bat 22
figure-bat-23 = Bat 23
figure-bat-24 = Bat 24
figure-rat-1 = Rat 1
figure-rat-2 = Rat 2
figure-rat-3 = Rat 3
figure-rat-4 = Rat 4
figure-rat-5 = Rat 5
figure-rat-6 = Rat 6
figure-rat-7 = Rat 7
figure-rat-8 = Rat 8
figure-rat-9 = Rat 9
figure-rat-10 = Rat 10
figure-rat-11 = Rat 11
figure-rat-12 = Rat 12
figure-blob-person-1 = Blob Person 1
figure-blob-person-2 = Blob Person 2
figure-blob-person-3 = Blob Person 3
figure-blob-person-4 = Blob Person 4
figure-blob-person-5 = Blob Person 5
figure-blob-person-6 = Blob Person 6
figure-demon-lord = Demon Lord
figure-demon-1 = Demon 1
figure-demon-2 = Demon 2
figure-demon-3 = Demon 3
figure-demon-4 = Demon 4
figure-frankensteins-monster = Frankenstein's Monster
figure-dracula = Dracula
figure-bride = Bride
figure-elder-god = Elder God
figure-death = Death
figure-firebat-1 = Firebat 1
figure-firebat-2 = Firebat 2
figure-firebat-3 = Firebat 3
figure-firebat-4 = Firebat 4
figure-firebat-5 = Firebat 5
figure-firebat-6 = Firebat 6
figure-firebat-7 = Firebat 7
figure-firebat-8 = Firebat 8
figure-firebat-9 = Firebat 9
figure-firebat-10 = Firebat 10
figure-firebat-11 = Firebat 11
figure-firebat-12 = Firebat 12
figure-firebat-13 = Firebat 13
figure-firebat-14 = Firebat 14
figure-firebat-15 = Firebat 15
figure-firebat-16 = Firebat 16
figure-firebat-17 = Firebat 17
figure-firebat-18 = Firebat 18
figure-firebat-19 = Firebat 19
figure-firebat-20 = Firebat 20
figure-assassin-1 = Assassin 1
figure-assassin-2 = Assassin 2
figure-assassin-3 = Assassin 3
figure-assassin-4 = Assassin 4
figure-assassin-5 = Assassin 5
figure-assassin-6 = Assassin 6
figure-assassin-7 = Assassin 7
figure-assassin-8 = Assassin 8
figure-assassin-9 = Assassin 9
figure-assassin-10 = Assassin 10
figure-assassin-11 = Assassin 11
figure-assassin-12 = Assassin 12
figure-assassin-13 = Assassin 13
figure-assassin-14 = Assassin 14
figure-assassin-15 = Assassin 15
figure-assassin-16 = Assassin 16
figure-assassin-17 = Assassin 17
figure-assassin-18 = Assassin 18
figure-statue = Statue
figure-cannibal-freak-1 = Cannibal Freak 1
figure-cannibal-freak-2 = Cannibal Freak 2
figure-cannibal-freak-3 = Cannibal Freak 3
figure-cannibal-freak-4 = Cannibal Freak 4
figure-cannibal-freak-5 = Cannibal Freak 5
figure-victim-1 = Victim 1
figure-victim-2 = Victim 2
figure-victim-3 = Victim 3
figure-victim-4 = Victim 4
figure-victim-5 = Victim 5
figure-ouroboros-head-1 = Ouroboros Head 1
figure-ouroboros-head-2 = Ouroboros Head 2
figure-crimson-jack = Crimson Jack
figure-astral-spirit = Astral Spirit

## Rooms, and what those that do something do

room-entrance-hall = Entrance Hall
room-entrance-hall-text = Everybody starts here. The front door in the east is locked.
room-foyer = Foyer
room-foyer-text = 1 space to the Stairs from Basement, once they are found.
room-grand-staircase = Grand Staircase
room-grand-staircase-text = 1 space to the Upper Landing and back. A window.
room-upper-landing = Upper Landing
room-upper-landing-text = 1 space to the Grand Staircase and back.
room-basement-landing = Basement Landing
room-basement-landing-text = The Coal Chute ends here. No stairs lead up from it.
room-catacombs = Catacombs
room-catacombs-text = Barrier between its two doors: a Sanity roll of 6+ gets you across, one try per turn, at no space.
room-chasm = Chasm
room-chasm-text = Barrier between its two doors: a Speed roll of 3+ gets you across, one try per turn, at no space.
room-crypt = Crypt
room-crypt-text = End your turn here and take 1 mental damage.
room-furnace-room = Furnace Room
room-furnace-room-text = End your turn here and take 1 physical damage. It ends Lights Out.
room-larder = Larder
room-larder-text = End your turn here and gain 1 Might, once per game and explorer.
room-pentagram-chamber = Pentagram Chamber
room-pentagram-chamber-text = Leaving asks for a Knowledge roll of 4+. Fail and lose 1 Sanity; you go all the same.
room-stairs-from-basement = Stairs from Basement
room-stairs-from-basement-text = 1 space to the Foyer and back.
room-underground-lake = Underground Lake
room-wine-cellar = Wine Cellar
room-ballroom = Ballroom
room-ballroom-text = Whoever jumps from the Gallery lands here.
room-coal-chute = Coal Chute
room-coal-chute-text = You slide down to the Basement Landing at once; both together are 1 space. No explorer climbs back up.
room-dining-room = Dining Room
room-dining-room-text = A window.
room-gardens = Gardens
room-gardens-text = Open air.
room-graveyard = Graveyard
room-graveyard-text = Open air. Leaving asks for a Sanity roll of 4+. Fail and lose 1 Knowledge; you go all the same.
room-patio = Patio
room-patio-text = Open air.
room-attic = Attic
room-attic-text = Leaving asks for a Speed roll of 3+. Fail and lose 1 Might; you go all the same.
room-balcony = Balcony
room-balcony-text = Open air.
room-bedroom = Bedroom
room-bedroom-text = A window.
room-gallery = Gallery
room-gallery-text = While you may still move you may jump into the Ballroom, if it is found: no space, 1 die of physical damage.
room-master-bedroom = Master Bedroom
room-master-bedroom-text = A window.
room-tower = Tower
room-tower-text = Open air. Barrier between its two doors: a Might roll of 3+ gets you across, one try per turn, at no space.
room-abandoned-room = Abandoned Room
room-kitchen = Kitchen
room-bloody-room = Bloody Room
room-chapel = Chapel
room-chapel-text = A window. End your turn here and gain 1 Sanity, once per game and explorer.
room-charred-room = Charred Room
room-collapsed-room = Collapsed Room
room-collapsed-room-text = Only one explorer must make a Speed roll of 5+ here or fall into the basement. Afterwards anybody who may still move may fall of their own will: no space. Every fall costs 1 die of physical damage and ends below the Collapsed Room.
room-conservatory = Conservatory
room-library = Library
room-library-text = End your turn here and gain 1 Knowledge, once per game and explorer.
room-gymnasium = Gymnasium
room-gymnasium-text = End your turn here and gain 1 Speed, once per game and explorer.
room-operating-laboratory = Operating Laboratory
room-research-laboratory = Research Laboratory
room-servants-quarters = Servants' Quarters
room-storeroom = Storeroom
room-vault = Vault
room-vault-text = Locked: a Knowledge roll of 6+ opens it, one try per turn. Whoever opens it draws 2 items; then it is open and empty for good.
room-creaky-hallway = Creaky Hallway
room-dusty-hallway = Dusty Hallway
room-game-room = Game Room
room-junk-room = Junk Room
room-junk-room-text = Leaving asks for a Might roll of 3+. Fail and lose 1 Speed; you go all the same.
room-mystic-elevator = Mystic Elevator
room-mystic-elevator-text = Enter, and it moves, once per turn. Roll 2 dice. 4: any floor. 3: upper floor. 2: ground floor. 1: basement. 0: basement, and 1 die of physical damage for every explorer inside. The traitor and monsters choose the floor.
room-organ-room = Organ Room
room-statuary-corridor = Statuary Corridor

## Tokens that cards and rooms leave in the house

token-blessing = Blessing
token-closet = Closet
token-drip = Drip
token-safe = Safe
token-secret-passage = Secret Passage
token-secret-stairs = Secret Stairs
token-skeletons = Skeletons
token-slide = Slide
token-smoke = Smoke
token-wall-switch = Wall Switch
token-vault-empty = Vault Empty
token-below-collapsed-room = Below Collapsed Room

## Items

card-adrenaline-shot = Adrenaline Shot
card-adrenaline-shot-text = Before a trait roll of yours: add 4 to its result, then discard this. Not for attack, defence or haunt rolls, nor for a fixed number of dice.
card-amulet-of-the-ages = Amulet of the Ages
card-amulet-of-the-ages-text = Get it: gain 1 in each trait. Lose it: lose 3 from each trait, always in full.
card-angel-feather = Angel Feather
card-angel-feather-text = Instead of any roll of yours: name a number from 0 to 8, which is the result. Then discard this.
card-armor = Armor
card-armor-text = Each time you take physical damage, take 1 less. It cannot be stolen.
card-axe = Axe
card-axe-text = Weapon: 1 more die on a Might attack.
card-bell = Bell
card-bell-text = Get it: gain 1 Sanity. Lose it: lose 1 Sanity. Once in your turn, after the haunt has begun, you may make a Sanity roll. 5+: move any heroes who can move 1 space closer to you. 0-4: the traitor may move any monsters 1 space closer to you; without a traitor all of them come. Belongs with Book and Candle.
card-blood-dagger = Blood Dagger
card-blood-dagger-text = Weapon: 3 more dice on a Might attack, and you lose 1 Speed for it. You cannot give it away or drop it. If it is stolen from you, take 2 dice of physical damage.
card-bottle = Bottle
card-bottle-text = In your turn, after the haunt has begun, you may drink: roll 3 dice, then discard this. 6: go to any room of the house. 5: gain 2 Might and 2 Speed. 4: gain 2 Knowledge and 2 Sanity. 3: gain 1 Knowledge, lose 1 Might. 2: lose 2 Knowledge and 2 Sanity. 1: lose 2 Might and 2 Speed. 0: lose 2 from each trait.
card-candle = Candle
card-candle-text = Trait rolls for events that you draw have 1 more die. It ends Lights Out. Whoever holds Bell, Book and Candle gains 2 in each trait, and loses 2 from each trait on first losing one of the three; each of it once per explorer.
card-dark-dice = Dark Dice
card-dark-dice-text = Once in your turn you may roll 3 dice. 6: go to the room of any explorer not revealed as a traitor. 5: move another explorer in your room into an adjacent room. 4: gain 1 Might or Speed. 3: move into an adjacent room at no space. 2: gain 1 Sanity or Knowledge. 1: draw an event. 0: all four traits drop to their lowest value above the skull, and the dice are discarded.
card-dynamite = Dynamite
card-dynamite-text = Instead of your attack you may throw it through a door into an adjacent room, and discard it. Everybody there with Might and Speed makes a Speed roll. 5+: nothing. 0-4: 4 physical damage.
card-healing-salve = Healing Salve
card-healing-salve-text = In your turn: raise Might and Speed, yours or those of a living explorer in your room, to their starting values if they are below. Then discard this.
card-idol = Idol
card-idol-text = Once per turn, before a trait roll, an attack or defence roll or a roll for an event: 2 more dice, and you lose 1 Sanity first.
card-lucky-stone = Lucky Stone
card-lucky-stone-text = After any roll of yours: roll any of its dice again, once. Then discard this.
card-medical-kit = Medical Kit
card-medical-kit-text = Once in your turn you may make a Knowledge roll for yourself or an explorer in your room, who gains at most up to the starting values. 8+: gain 3 in Might or Speed, shared as you like. 6-7: gain 2 in Might or Speed. 4-5: gain 1 in Might or Speed. 0-3: nothing.
card-music-box = Music Box
card-music-box-text = Once in your turn you may open or close it. While it is open, whoever enters its room or begins a turn there makes a Sanity roll. 4+: nothing. 0-3: the turn ends at once, and if it was the owner, the box falls to the floor. It begins closed.
card-pickpockets-gloves = Pickpocket's Gloves
card-pickpockets-gloves-text = In your turn, with another explorer in your room: discard the Gloves and take one item of theirs that can be stolen.
card-puzzle-box = Puzzle Box
card-puzzle-box-text = Once in your turn you may make a Knowledge roll. 6+: draw 2 items and discard the box. 0-5: it stays shut.
card-rabbits-foot = Rabbit's Foot
card-rabbits-foot-text = Once in your turn, after a roll of yours: roll 1 of its dice again. The second result stands.
card-revolver = Revolver
card-revolver-text = Weapon: attack with Speed and 1 more die, in your room or along a straight line of doors. The other side defends with Speed; the damage is physical. Shooting into another room you take none, and steal nothing.
card-sacrificial-dagger = Sacrificial Dagger
card-sacrificial-dagger-text = Weapon: 3 more dice on a Might attack, but make a Knowledge roll first. 6+: no harm. 3-5: lose 1 Sanity or Knowledge. 0-2: take 2 dice of physical damage, and no attack this turn.
card-smelling-salts = Smelling Salts
card-smelling-salts-text = In your turn: raise Knowledge, yours or that of a living explorer in your room, to its starting value if it is below. Then discard this.

## Omens

card-bite = Bite
card-bite-text = Drawing it: something unseen attacks you once with Might 4; the player on your right rolls. You keep the card for good.
card-book = Book
card-book-text = Get it: gain 2 Knowledge. Lose it: lose 2 Knowledge. Belongs with Bell and Candle.
card-crystal-ball = Crystal Ball
card-crystal-ball-text = Once in your turn, after the haunt has begun, you may make a Knowledge roll. 4+: look through the item or event deck, put one card of it on top and shuffle the rest. 1-3: lose 1 Sanity. 0: lose 2 Sanity.
card-dog = Dog
card-dog-text = Companion. Get it: gain 1 Might and 1 Sanity. Lose it: lose 1 Might and 1 Sanity. Once in your turn it may run to a room at most 6 spaces away and come back, by doors and stairs that need no roll, and fetch or bring one item that does not slow it. An explorer it takes from or gives to has to agree.
card-girl = Girl
card-girl-text = Companion. Get her: gain 1 Sanity and 1 Knowledge. Lose her: lose 1 Sanity and 1 Knowledge.
card-holy-symbol = Holy Symbol
card-holy-symbol-text = Get it: gain 2 Sanity. Lose it: lose 2 Sanity.
card-madman = Madman
card-madman-text = Companion. Get him: gain 2 Might, lose 1 Sanity. Lose him: lose 2 Might, gain 1 Sanity.
card-mask = Mask
card-mask-text = Once in your turn you may make a Sanity roll. 4+: put it on (gain 2 Knowledge, lose 2 Sanity) or take it off (gain 2 Sanity, lose 2 Knowledge). 0-3: nothing. If you lose it, it comes off first.
card-medallion = Medallion
card-medallion-text = The Pentagram Chamber, the Crypt and the Graveyard do nothing to you.
card-ring = Ring
card-ring-text = You may attack with Sanity whoever has Sanity: both sides roll Sanity, and the damage is mental. Not together with a weapon.
card-skull = Skull
card-skull-text = Each time you would take mental damage, you may take all of it as physical damage.
card-spear = Spear
card-spear-text = Weapon: 2 more dice on a Might attack.
card-spirit-board = Spirit Board
card-spirit-board-text = Once in your turn, before you move, you may look at the top tile of the room stack. After the haunt has begun this draws monsters: the traitor may move any of them 1 space closer to you; without a traitor all of them come.

## Events

card-a-moment-of-hope = A Moment of Hope
card-a-moment-of-hope-text = Blessing token in this room: from now on heroes in it roll 1 more die on trait rolls.
card-angry-being = Angry Being
card-angry-being-text = Speed roll. 5+: gain 1 Speed. 2-4: 1 die of mental damage. 0-1: 1 die of mental damage and 1 die of physical damage.
card-bloody-vision = Bloody Vision
card-bloody-vision-text = Sanity roll. 4+: gain 1 Sanity. 2-3: lose 1 Sanity. 0-1: attack somebody in your room or an adjacent one, if you can; an explorer before a monster, the one with the lowest Might.
card-burning-man = Burning Man
card-burning-man-text = Sanity roll. 4+: gain 1 Sanity. 2-3: go to the Entrance Hall. 0-1: 1 die of physical damage, then 1 die of mental damage.
card-closet-door = Closet Door
card-closet-door-text = Closet token in this room. Once per turn an explorer here may roll 2 dice to open it. 4: draw an item. 2-3: draw an event. 0-1: draw an event, and the token is removed.
card-creepy-crawlies = Creepy Crawlies
card-creepy-crawlies-text = Sanity roll. 5+: gain 1 Sanity. 1-4: lose 1 Sanity. 0: lose 2 Sanity.
card-creepy-puppet = Creepy Puppet
card-creepy-puppet-text = The puppet attacks you with Might 4; the player on your right rolls. If it hurts you, whoever has the Spear gains 2 Might, unless that is you.
card-debris = Debris
card-debris-text = Speed roll. 3+: gain 1 Speed. 1-2: 1 die of physical damage, keep this card, you are buried. 0: 2 dice of physical damage, keep this card, you are buried. Buried, you can do nothing but try to get free. Once per turn each explorer in your room, you too, may make a Might roll; 4 or more frees you. After 3 failures you are free at the start of your next turn.
card-disquieting-sounds = Disquieting Sounds
card-disquieting-sounds-text = Roll 6 dice. At least as many as omens drawn so far: gain 1 Sanity. Fewer: 1 die of mental damage.
card-drip-drip-drip = Drip... Drip... Drip...
card-drip-drip-drip-text = Drip token in this room: from now on explorers in it roll 1 die fewer on trait rolls, at least 1.
card-footsteps = Footsteps
card-footsteps-text = Roll 1 die, in the Chapel 2. 4: you and the nearest explorer gain 1 Might. 3: you gain 1 Might, the nearest explorer loses 1 Sanity. 2: lose 1 Sanity. 1: lose 1 Speed. 0: every explorer loses 1 from a trait of their choice.
card-funeral = Funeral
card-funeral-text = Sanity roll. 4+: gain 1 Sanity. 2-3: lose 1 Sanity. 0-1: lose 1 Sanity and 1 Might, and go to the Graveyard or the Crypt if either is found.
card-grave-dirt = Grave Dirt
card-grave-dirt-text = Might roll. 4+: gain 1 Might. 0-3: keep this card; take 1 physical damage at the start of each of your turns. It ends when an item raises a trait of yours, or when you end a turn in the Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio or Tower.
card-groundskeeper = Groundskeeper
card-groundskeeper-text = Knowledge roll, in the Gardens with 2 dice fewer. 4+: draw an item. 0-3: he attacks you with Might 4; the player on your right rolls.
card-hanged-men = Hanged Men
card-hanged-men-text = One roll for each of your traits. 2+: nothing. 0-1: lose 1 from that trait. If all four are 2 or more, gain 1 in a trait of your choice.
card-hideous-shriek = Hideous Shriek
card-hideous-shriek-text = Every explorer makes a Sanity roll. 4+: nothing. 1-3: 1 die of mental damage. 0: 2 dice of mental damage.
card-image-in-the-mirror-give = Image in the Mirror
card-image-in-the-mirror-give-text = Shuffle one of your item cards into the item deck and gain 1 Knowledge. If you have none, this goes to the next explorer on your left who has.
card-image-in-the-mirror-receive = Image in the Mirror (mirrored)
card-image-in-the-mirror-receive-text = Draw an item.
card-it-is-meant-to-be = It Is Meant to Be
card-it-is-meant-to-be-text = Choose. Either look at the top 3 of the rooms, items, omens or events and put them back in any order. Or roll 4 dice and keep this card: once, instead of a roll of yours, that number is the result, but never more than the roll could give.
card-jonahs-turn = Jonah's Turn
card-jonahs-turn-text = If somebody has the Puzzle Box, they discard it and draw an item, and you gain 1 Sanity. Otherwise take 1 die of mental damage.
card-lights-out = Lights Out
card-lights-out-text = Keep this card: you can move only 1 space per turn. It ends when you end a turn with another explorer in your room or in the Furnace Room, or as soon as you have the Candle.
card-locked-safe = Locked Safe
card-locked-safe-text = Safe token in this room. Once per turn an explorer here may make a Knowledge roll. 5+: draw 2 items, and the token is removed. 2-4: 1 die of physical damage. 0-1: 2 dice of physical damage.
card-mists-from-the-walls = Mists from the Walls
card-mists-from-the-walls-text = Every explorer in the basement makes a Sanity roll. 4+: nothing. 1-3: 1 die of mental damage, 2 dice in a room with an event symbol. 0: 1 die of mental damage, 3 dice in a room with an event symbol.
card-mystic-slide = Mystic Slide
card-mystic-slide-text = Slide token in this room, and a Might roll. 5+: go to any room on a floor below. 0-4: fall into a new basement room and take 1 die of physical damage. Later any explorer here may take the slide with the same roll, once per turn, at no space. If you are in the basement, this goes to the next explorer on your left who is not.
card-night-view = Night View
card-night-view-text = Knowledge roll. 5+: gain 1 Knowledge. 0-4: nothing.
card-phone-call = Phone Call
card-phone-call-text = Roll 2 dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1-2: 1 die of mental damage. 0: 2 dice of physical damage.
card-possession = Possession
card-possession-text = Choose a trait and roll it. 4+: gain 1 in a trait of your choice. 0-3: that trait drops to its lowest value above the skull; if it is there already, another one does.
card-revolving-wall = Revolving Wall
card-revolving-wall-text = Wall Switch token on a wall without a door or in a corner of this room. You go through, into a new room if nothing lies there. Later an explorer on either side may make a Knowledge roll once per turn. 3+: through it, at no space. 0-2: no way through.
card-rotten = Rotten
card-rotten-text = Sanity roll. 5+: gain 1 Sanity. 2-4: lose 1 Might. 1: lose 1 Might and 1 Speed. 0: lose 1 from each trait.
card-secret-passage = Secret Passage
card-secret-passage-text = Secret Passage token here, and a second one in another room. Roll 3 dice. 6: on any floor. 4-5: on the upper floor. 2-3: on the ground floor. 0-1: in the basement. You may go through at once, even without movement left; later it is 1 space.
card-secret-stairs = Secret Stairs
card-secret-stairs-text = Secret Stairs token here, and a second one in a room on another floor; 1 space between them. You may go at once, even without movement left; if you do so this turn, draw an event there.
card-shrieking-wind = Shrieking Wind
card-shrieking-wind-text = Every explorer in the Gardens, Graveyard, Patio, Tower or Balcony or at a window to the outside makes a Might roll. 5+: nothing. 3-4: 1 die of physical damage. 1-2: 1 die of mental damage. 0: 1 die of physical damage, and 1 item of yours is blown to the Entrance Hall.
card-silence = Silence
card-silence-text = Every explorer in the basement makes a Sanity roll. 4+: nothing. 1-3: 1 die of mental damage. 0: 2 dice of mental damage.
card-skeletons = Skeletons
card-skeletons-text = Skeletons token in this room, and 1 die of mental damage for you. Once per turn an explorer here may search them with a Sanity roll. 5+: draw an item, and the token is removed. 0-4: 1 die of mental damage.
card-smoke = Smoke
card-smoke-text = Smoke token in this room: from now on explorers in it roll 2 dice fewer on trait rolls, at least 1, and nobody sees into, out of or through it.
card-something-hidden = Something Hidden
card-something-hidden-text = You may make a Knowledge roll. 4+: draw an item. 0-3: lose 1 Sanity.
card-something-slimy = Something Slimy
card-something-slimy-text = Speed roll. 4+: gain 1 Speed. 1-3: lose 1 Might. 0: lose 1 Might and 1 Speed.
card-spider = Spider
card-spider-text = Speed or Sanity roll, as you choose. 4+: gain 1 in that trait. 1-3: 1 die of physical damage. 0: 2 dice of physical damage.
card-the-beckoning = The Beckoning
card-the-beckoning-text = Every explorer in the Gardens, Graveyard, Tower or Balcony or at a window to the outside makes a Sanity roll. 3+: nothing. 0-2: jump to the Patio and take 1 die of physical damage. A Patio not yet found is searched for and placed.
card-the-lost-one = The Lost One
card-the-lost-one-text = Knowledge roll. 5+: gain 1 Knowledge. 0-4: lost; roll 3 dice. 6: go to the Entrance Hall. 4-5: go to the Upper Landing. 2-3: into a new room on the upper floor. 0-1: into a new room in the basement.
card-the-voice = The Voice
card-the-voice-text = Knowledge roll. 4+: draw an item. 0-3: nothing.
card-the-walls = The Walls
card-the-walls-text = Draw the next room tile, place it on a floor it fits, and go there.
card-webs = Webs
card-webs-text = Might roll. 4+: gain 1 Might. 0-3: you are stuck and keep this card. Stuck, you can do nothing but try to get free. Once per turn each explorer in your room, you too, may make a Might roll; 4 or more frees you, and whoever fails moves no more this turn. After 3 failures you are free at the start of your next turn.
card-what-the = What the...?
card-what-the-text = This room and everything in it moves to another open doorway, on this floor if there is one.
card-whoops = Whoops!
card-whoops-text = One of your item cards, picked at random, is discarded.

## Item tokens of haunts

card-corpse = Corpse
card-root-1 = Root 1
card-root-2 = Root 2
card-root-3 = Root 3
card-silver-bullets = Silver Bullets
card-plant-spray = Plant Spray
card-paint-1 = Paint 1
card-paint-2 = Paint 2
card-paint-3 = Paint 3
card-paint-4 = Paint 4
card-paint-5 = Paint 5
card-paint-6 = Paint 6
card-paint-7 = Paint 7
card-body-1 = Body 1
card-body-2 = Body 2
card-body-3 = Body 3
card-body-4 = Body 4
card-body-5 = Body 5
card-body-6 = Body 6
card-shield = Shield
card-antique-armor = Antique Armor
card-haunt-candle-1 = Candle token 1
card-haunt-candle-2 = Candle token 2
card-haunt-candle-3 = Candle token 3
card-haunt-candle-4 = Candle token 4
card-haunt-candle-5 = Candle token 5
card-haunt-candle-6 = Candle token 6
card-haunt-candle-7 = Candle token 7
card-haunt-candle-8 = Candle token 8
card-haunt-candle-9 = Candle token 9
card-haunt-candle-10 = Candle token 10
card-haunt-candle-11 = Candle token 11
card-haunt-candle-12 = Candle token 12
card-haunt-candle-13 = Candle token 13
card-haunt-candle-14 = Candle token 14
card-haunt-candle-15 = Candle token 15
card-haunt-candle-16 = Candle token 16
card-haunt-candle-17 = Candle token 17
card-haunt-candle-18 = Candle token 18
card-haunt-candle-19 = Candle token 19
card-haunt-candle-20 = Candle token 20
card-ingredient-1 = Ingredient 1
card-ingredient-2 = Ingredient 2
card-ingredient-3 = Ingredient 3
card-ingredient-4 = Ingredient 4
card-ingredient-5 = Ingredient 5
card-ingredient-6 = Ingredient 6
card-ingredient-7 = Ingredient 7
card-ingredient-8 = Ingredient 8
card-ingredient-9 = Ingredient 9
card-ingredient-10 = Ingredient 10
card-ingredient-11 = Ingredient 11
card-ingredient-12 = Ingredient 12
card-ingredient-13 = Ingredient 13
card-torch-1 = Torch 1
card-torch-2 = Torch 2
card-torch-3 = Torch 3
card-torch-4 = Torch 4
card-torch-5 = Torch 5
card-torch-6 = Torch 6
card-torch-7 = Torch 7
card-torch-8 = Torch 8
card-torch-9 = Torch 9
card-torch-10 = Torch 10
card-torch-11 = Torch 11
card-torch-12 = Torch 12
card-parachute-1 = Parachute 1
card-parachute-2 = Parachute 2
card-parachute-3 = Parachute 3
card-key-1 = Key 1
card-key-2 = Key 2
card-key-3 = Key 3
card-key-4 = Key 4
card-key-5 = Key 5
card-key-6 = Key 6
card-key-7 = Key 7
card-key-8 = Key 8
card-key-9 = Key 9
card-key-10 = Key 10
card-key-11 = Key 11
card-key-12 = Key 12
card-rowboat = Rowboat
card-holy-seal-1 = Holy Seal 1
card-holy-seal-2 = Holy Seal 2
card-holy-seal-3 = Holy Seal 3
card-holy-seal-4 = Holy Seal 4
card-holy-seal-5 = Holy Seal 5
card-serum = Serum
card-herb-1 = Herb 1
card-herb-2 = Herb 2
card-herb-3 = Herb 3
card-herb-4 = Herb 4
card-herb-5 = Herb 5
card-herb-6 = Herb 6
card-herb-7 = Herb 7
card-herb-8 = Herb 8
card-herb-9 = Herb 9
card-herb-10 = Herb 10
card-herb-11 = Herb 11
card-herb-12 = Herb 12
card-herb-13 = Herb 13
card-herb-14 = Herb 14
card-herb-15 = Herb 15
card-herb-16 = Herb 16
card-herb-17 = Herb 17
card-herb-18 = Herb 18
card-herb-19 = Herb 19
card-herb-20 = Herb 20
card-time-bomb-1 = Time Bomb 1
card-time-bomb-2 = Time Bomb 2
card-time-bomb-3 = Time Bomb 3
card-time-bomb-4 = Time Bomb 4
card-time-bomb-5 = Time Bomb 5
card-clue-1 = Clue 1
card-clue-2 = Clue 2
card-clue-3 = Clue 3
card-clue-4 = Clue 4
card-clue-5 = Clue 5
card-clue-6 = Clue 6
card-clue-7 = Clue 7
card-clue-8 = Clue 8
card-clue-9 = Clue 9
card-clue-10 = Clue 10
card-clue-11 = Clue 11
card-clue-12 = Clue 12
card-clue-13 = Clue 13
card-clue-14 = Clue 14
card-clue-15 = Clue 15
card-clue-16 = Clue 16
card-clue-17 = Clue 17
card-clue-18 = Clue 18
card-clue-19 = Clue 19
card-clue-20 = Clue 20

## Haunts

haunt-haunt-0 = None
haunt-haunt-1 = The Mummy Walks
haunt-haunt-2 = The Séance
haunt-haunt-3 = Frog-Leg Stew
haunt-haunt-4 = The Web of Destiny
haunt-haunt-5 = I Was a Teenage Lycanthrope
haunt-haunt-6 = The Floating Eye
haunt-haunt-7 = Carnivorous Ivy
haunt-haunt-8 = Wail of the Banshee
haunt-haunt-9 = The Dance of Death
haunt-haunt-10 = Family Gathering
haunt-haunt-11 = Let Them In
haunt-haunt-12 = Fleshwalkers
haunt-haunt-13 = Perchance to Dream
haunt-haunt-14 = The Stars Are Right
haunt-haunt-15 = Here There Be Dragons
haunt-haunt-16 = The Phantom's Embrace
haunt-haunt-17 = A Breath of Wind
haunt-haunt-18 = United We Stand
haunt-haunt-19 = A Friend for the Ages
haunt-haunt-20 = Ghost Bride
haunt-haunt-21 = House of the Living Dead
haunt-haunt-22 = The Abyss Gazes Back
haunt-haunt-23 = Tentacled Horror
haunt-haunt-24 = Fly Away Home
haunt-haunt-25 = Voodoo
haunt-haunt-26 = Pay the Piper
haunt-haunt-27 = Amok Flesh
haunt-haunt-28 = Ring of King Solomon
haunt-haunt-29 = Frankenstein's Legacy
haunt-haunt-30 = Tomb of Dracula
haunt-haunt-31 = Airborne
haunt-haunt-32 = Lost
haunt-haunt-33 = An Invocation of Darkness
haunt-haunt-34 = Guillotines
haunt-haunt-35 = Small Change
haunt-haunt-36 = Better with Friends
haunt-haunt-37 = Checkmate
haunt-haunt-38 = Hellbeasts
haunt-haunt-39 = The Heir
haunt-haunt-40 = Buried Alive
haunt-haunt-41 = Invisible Traitor
haunt-haunt-42 = Comes the Hero
haunt-haunt-43 = The Star-Sickness
haunt-haunt-44 = Death Doth Find Us All
haunt-haunt-45 = Tick, Tick, Tick
haunt-haunt-46 = The Feast
haunt-haunt-47 = Worm Ouroboros
haunt-haunt-48 = Stacked Like Cordwood
haunt-haunt-49 = You Wear It Well
haunt-haunt-50 = Treasure Hunt

## What can be chosen

verb-walk = Go to the { $room }
verb-climb = Take the stairs to the { $room }
verb-passage = Take the secret way to the { $room }
verb-explore = Explore to the { $direction }
verb-cross = Cross to the other side
verb-fall = Drop through the hole
verb-jump = Jump down to the Ballroom
verb-clamber = Climb up to the { $room }
verb-try = { $token_word ->
    [closet] Open the closet
    [safe] Try to open the safe
    [skeletons] Search the skeletons
    [slide] Take the slide
    [wall_switch] Press the switch in the wall
   *[other] Try your luck: { $token }
}
verb-use = { $card_word ->
    [it_is_meant_to_be] Take the number that was meant to be
   *[other] Use the { $card }
}
verb-give = Give the { $card } to { $figure }
verb-drop = Drop the { $card }
verb-take = Pick up the { $card }
verb-attack = Attack { $figure }
verb-attack-with = Attack { $figure } with the { $card }
verb-throw = Throw the Dynamite into the { $room }
verb-free = Try to free { $figure }
verb-reveal = Show that you are the traitor
verb-search-stairs = Search for the Stairs from Basement
verb-end-turn = End the turn
verb-act = Act with { $figure }
verb-end-monster-turn = End the monsters' turn
verb-yes = Yes
verb-no = No
verb-ready = Ready
verb-be = { $character }
verb-turn-tile = { $rotation ->
    [0] As it was drawn
    [1] Turned a quarter to the right
    [2] Turned upside down
   *[other] Turned a quarter to the left
}
verb-attach = { $direction_word ->
    [north] North door of the { $room }
    [east] East door of the { $room }
    [south] South door of the { $room }
   *[west] West door of the { $room }
}
verb-relay = { $room }: { $direction } of the { $room2 }{ $rotation ->
    [0] { "" }
    [1] , turned right
    [2] , upside down
   *[other] , turned left
}
verb-stay = Leave it as it is
verb-to-room = The { $room }
verb-to-side = { $side ->
    [0] The near side
   *[other] The far side
}
verb-to-wall = The { $wall }
verb-split = { $number ->
    [0] None
   *[other] { $number }
}
verb-pick-trait = { $trait }
verb-pick-card = { $card }
verb-pick-figure = { $figure }
verb-pick-deck = { $symbol_word ->
    [item] The item cards
    [omen] The omen cards
   *[event] The event cards
}
verb-pick-stack = The room tiles
verb-pick-tile = { $room }
verb-steal = Take the { $card } instead
verb-hurt = Deal the damage
verb-roll = Roll
verb-name-result = The result is { $result }
verb-reroll = { $dice_mask ->
    [0] { $card }: roll no dice again
    [1] { $card }: roll die 1 again
    [2] { $card }: roll die 2 again
    [3] { $card }: roll dice 1 and 2 again
    [4] { $card }: roll die 3 again
    [5] { $card }: roll dice 1 and 3 again
    [6] { $card }: roll dice 2 and 3 again
    [7] { $card }: roll dice 1, 2 and 3 again
    [8] { $card }: roll die 4 again
    [9] { $card }: roll dice 1 and 4 again
    [10] { $card }: roll dice 2 and 4 again
    [11] { $card }: roll dice 1, 2 and 4 again
    [12] { $card }: roll dice 3 and 4 again
    [13] { $card }: roll dice 1, 3 and 4 again
    [14] { $card }: roll dice 2, 3 and 4 again
    [15] { $card }: roll dice 1, 2, 3 and 4 again
    [16] { $card }: roll die 5 again
    [17] { $card }: roll dice 1 and 5 again
    [18] { $card }: roll dice 2 and 5 again
    [19] { $card }: roll dice 1, 2 and 5 again
    [20] { $card }: roll dice 3 and 5 again
    [21] { $card }: roll dice 1, 3 and 5 again
    [22] { $card }: roll dice 2, 3 and 5 again
    [23] { $card }: roll dice 1, 2, 3 and 5 again
    [24] { $card }: roll dice 4 and 5 again
    [25] { $card }: roll dice 1, 4 and 5 again
    [26] { $card }: roll dice 2, 4 and 5 again
    [27] { $card }: roll dice 1, 2, 4 and 5 again
    [28] { $card }: roll dice 3, 4 and 5 again
    [29] { $card }: roll dice 1, 3, 4 and 5 again
    [30] { $card }: roll dice 2, 3, 4 and 5 again
    [31] { $card }: roll dice 1, 2, 3, 4 and 5 again
    [32] { $card }: roll die 6 again
    [33] { $card }: roll dice 1 and 6 again
    [34] { $card }: roll dice 2 and 6 again
    [35] { $card }: roll dice 1, 2 and 6 again
    [36] { $card }: roll dice 3 and 6 again
    [37] { $card }: roll dice 1, 3 and 6 again
    [38] { $card }: roll dice 2, 3 and 6 again
    [39] { $card }: roll dice 1, 2, 3 and 6 again
    [40] { $card }: roll dice 4 and 6 again
    [41] { $card }: roll dice 1, 4 and 6 again
    [42] { $card }: roll dice 2, 4 and 6 again
    [43] { $card }: roll dice 1, 2, 4 and 6 again
    [44] { $card }: roll dice 3, 4 and 6 again
    [45] { $card }: roll dice 1, 3, 4 and 6 again
    [46] { $card }: roll dice 2, 3, 4 and 6 again
    [47] { $card }: roll dice 1, 2, 3, 4 and 6 again
    [48] { $card }: roll dice 5 and 6 again
    [49] { $card }: roll dice 1, 5 and 6 again
    [50] { $card }: roll dice 2, 5 and 6 again
    [51] { $card }: roll dice 1, 2, 5 and 6 again
    [52] { $card }: roll dice 3, 5 and 6 again
    [53] { $card }: roll dice 1, 3, 5 and 6 again
    [54] { $card }: roll dice 2, 3, 5 and 6 again
    [55] { $card }: roll dice 1, 2, 3, 5 and 6 again
    [56] { $card }: roll dice 4, 5 and 6 again
    [57] { $card }: roll dice 1, 4, 5 and 6 again
    [58] { $card }: roll dice 2, 4, 5 and 6 again
    [59] { $card }: roll dice 1, 2, 4, 5 and 6 again
    [60] { $card }: roll dice 3, 4, 5 and 6 again
    [61] { $card }: roll dice 1, 3, 4, 5 and 6 again
    [62] { $card }: roll dice 2, 3, 4, 5 and 6 again
    [63] { $card }: roll dice 1, 2, 3, 4, 5 and 6 again
    [64] { $card }: roll die 7 again
    [65] { $card }: roll dice 1 and 7 again
    [66] { $card }: roll dice 2 and 7 again
    [67] { $card }: roll dice 1, 2 and 7 again
    [68] { $card }: roll dice 3 and 7 again
    [69] { $card }: roll dice 1, 3 and 7 again
    [70] { $card }: roll dice 2, 3 and 7 again
    [71] { $card }: roll dice 1, 2, 3 and 7 again
    [72] { $card }: roll dice 4 and 7 again
    [73] { $card }: roll dice 1, 4 and 7 again
    [74] { $card }: roll dice 2, 4 and 7 again
    [75] { $card }: roll dice 1, 2, 4 and 7 again
    [76] { $card }: roll dice 3, 4 and 7 again
    [77] { $card }: roll dice 1, 3, 4 and 7 again
    [78] { $card }: roll dice 2, 3, 4 and 7 again
    [79] { $card }: roll dice 1, 2, 3, 4 and 7 again
    [80] { $card }: roll dice 5 and 7 again
    [81] { $card }: roll dice 1, 5 and 7 again
    [82] { $card }: roll dice 2, 5 and 7 again
    [83] { $card }: roll dice 1, 2, 5 and 7 again
    [84] { $card }: roll dice 3, 5 and 7 again
    [85] { $card }: roll dice 1, 3, 5 and 7 again
    [86] { $card }: roll dice 2, 3, 5 and 7 again
    [87] { $card }: roll dice 1, 2, 3, 5 and 7 again
    [88] { $card }: roll dice 4, 5 and 7 again
    [89] { $card }: roll dice 1, 4, 5 and 7 again
    [90] { $card }: roll dice 2, 4, 5 and 7 again
    [91] { $card }: roll dice 1, 2, 4, 5 and 7 again
    [92] { $card }: roll dice 3, 4, 5 and 7 again
    [93] { $card }: roll dice 1, 3, 4, 5 and 7 again
    [94] { $card }: roll dice 2, 3, 4, 5 and 7 again
    [95] { $card }: roll dice 1, 2, 3, 4, 5 and 7 again
    [96] { $card }: roll dice 6 and 7 again
    [97] { $card }: roll dice 1, 6 and 7 again
    [98] { $card }: roll dice 2, 6 and 7 again
    [99] { $card }: roll dice 1, 2, 6 and 7 again
    [100] { $card }: roll dice 3, 6 and 7 again
    [101] { $card }: roll dice 1, 3, 6 and 7 again
    [102] { $card }: roll dice 2, 3, 6 and 7 again
    [103] { $card }: roll dice 1, 2, 3, 6 and 7 again
    [104] { $card }: roll dice 4, 6 and 7 again
    [105] { $card }: roll dice 1, 4, 6 and 7 again
    [106] { $card }: roll dice 2, 4, 6 and 7 again
    [107] { $card }: roll dice 1, 2, 4, 6 and 7 again
    [108] { $card }: roll dice 3, 4, 6 and 7 again
    [109] { $card }: roll dice 1, 3, 4, 6 and 7 again
    [110] { $card }: roll dice 2, 3, 4, 6 and 7 again
    [111] { $card }: roll dice 1, 2, 3, 4, 6 and 7 again
    [112] { $card }: roll dice 5, 6 and 7 again
    [113] { $card }: roll dice 1, 5, 6 and 7 again
    [114] { $card }: roll dice 2, 5, 6 and 7 again
    [115] { $card }: roll dice 1, 2, 5, 6 and 7 again
    [116] { $card }: roll dice 3, 5, 6 and 7 again
    [117] { $card }: roll dice 1, 3, 5, 6 and 7 again
    [118] { $card }: roll dice 2, 3, 5, 6 and 7 again
    [119] { $card }: roll dice 1, 2, 3, 5, 6 and 7 again
    [120] { $card }: roll dice 4, 5, 6 and 7 again
    [121] { $card }: roll dice 1, 4, 5, 6 and 7 again
    [122] { $card }: roll dice 2, 4, 5, 6 and 7 again
    [123] { $card }: roll dice 1, 2, 4, 5, 6 and 7 again
    [124] { $card }: roll dice 3, 4, 5, 6 and 7 again
    [125] { $card }: roll dice 1, 3, 4, 5, 6 and 7 again
    [126] { $card }: roll dice 2, 3, 4, 5, 6 and 7 again
    [127] { $card }: roll dice 1, 2, 3, 4, 5, 6 and 7 again
    [128] { $card }: roll die 8 again
    [129] { $card }: roll dice 1 and 8 again
    [130] { $card }: roll dice 2 and 8 again
    [131] { $card }: roll dice 1, 2 and 8 again
    [132] { $card }: roll dice 3 and 8 again
    [133] { $card }: roll dice 1, 3 and 8 again
    [134] { $card }: roll dice 2, 3 and 8 again
    [135] { $card }: roll dice 1, 2, 3 and 8 again
    [136] { $card }: roll dice 4 and 8 again
    [137] { $card }: roll dice 1, 4 and 8 again
    [138] { $card }: roll dice 2, 4 and 8 again
    [139] { $card }: roll dice 1, 2, 4 and 8 again
    [140] { $card }: roll dice 3, 4 and 8 again
    [141] { $card }: roll dice 1, 3, 4 and 8 again
    [142] { $card }: roll dice 2, 3, 4 and 8 again
    [143] { $card }: roll dice 1, 2, 3, 4 and 8 again
    [144] { $card }: roll dice 5 and 8 again
    [145] { $card }: roll dice 1, 5 and 8 again
    [146] { $card }: roll dice 2, 5 and 8 again
    [147] { $card }: roll dice 1, 2, 5 and 8 again
    [148] { $card }: roll dice 3, 5 and 8 again
    [149] { $card }: roll dice 1, 3, 5 and 8 again
    [150] { $card }: roll dice 2, 3, 5 and 8 again
    [151] { $card }: roll dice 1, 2, 3, 5 and 8 again
    [152] { $card }: roll dice 4, 5 and 8 again
    [153] { $card }: roll dice 1, 4, 5 and 8 again
    [154] { $card }: roll dice 2, 4, 5 and 8 again
    [155] { $card }: roll dice 1, 2, 4, 5 and 8 again
    [156] { $card }: roll dice 3, 4, 5 and 8 again
    [157] { $card }: roll dice 1, 3, 4, 5 and 8 again
    [158] { $card }: roll dice 2, 3, 4, 5 and 8 again
    [159] { $card }: roll dice 1, 2, 3, 4, 5 and 8 again
    [160] { $card }: roll dice 6 and 8 again
    [161] { $card }: roll dice 1, 6 and 8 again
    [162] { $card }: roll dice 2, 6 and 8 again
    [163] { $card }: roll dice 1, 2, 6 and 8 again
    [164] { $card }: roll dice 3, 6 and 8 again
    [165] { $card }: roll dice 1, 3, 6 and 8 again
    [166] { $card }: roll dice 2, 3, 6 and 8 again
    [167] { $card }: roll dice 1, 2, 3, 6 and 8 again
    [168] { $card }: roll dice 4, 6 and 8 again
    [169] { $card }: roll dice 1, 4, 6 and 8 again
    [170] { $card }: roll dice 2, 4, 6 and 8 again
    [171] { $card }: roll dice 1, 2, 4, 6 and 8 again
    [172] { $card }: roll dice 3, 4, 6 and 8 again
    [173] { $card }: roll dice 1, 3, 4, 6 and 8 again
    [174] { $card }: roll dice 2, 3, 4, 6 and 8 again
    [175] { $card }: roll dice 1, 2, 3, 4, 6 and 8 again
    [176] { $card }: roll dice 5, 6 and 8 again
    [177] { $card }: roll dice 1, 5, 6 and 8 again
    [178] { $card }: roll dice 2, 5, 6 and 8 again
    [179] { $card }: roll dice 1, 2, 5, 6 and 8 again
    [180] { $card }: roll dice 3, 5, 6 and 8 again
    [181] { $card }: roll dice 1, 3, 5, 6 and 8 again
    [182] { $card }: roll dice 2, 3, 5, 6 and 8 again
    [183] { $card }: roll dice 1, 2, 3, 5, 6 and 8 again
    [184] { $card }: roll dice 4, 5, 6 and 8 again
    [185] { $card }: roll dice 1, 4, 5, 6 and 8 again
    [186] { $card }: roll dice 2, 4, 5, 6 and 8 again
    [187] { $card }: roll dice 1, 2, 4, 5, 6 and 8 again
    [188] { $card }: roll dice 3, 4, 5, 6 and 8 again
    [189] { $card }: roll dice 1, 3, 4, 5, 6 and 8 again
    [190] { $card }: roll dice 2, 3, 4, 5, 6 and 8 again
    [191] { $card }: roll dice 1, 2, 3, 4, 5, 6 and 8 again
    [192] { $card }: roll dice 7 and 8 again
    [193] { $card }: roll dice 1, 7 and 8 again
    [194] { $card }: roll dice 2, 7 and 8 again
    [195] { $card }: roll dice 1, 2, 7 and 8 again
    [196] { $card }: roll dice 3, 7 and 8 again
    [197] { $card }: roll dice 1, 3, 7 and 8 again
    [198] { $card }: roll dice 2, 3, 7 and 8 again
    [199] { $card }: roll dice 1, 2, 3, 7 and 8 again
    [200] { $card }: roll dice 4, 7 and 8 again
    [201] { $card }: roll dice 1, 4, 7 and 8 again
    [202] { $card }: roll dice 2, 4, 7 and 8 again
    [203] { $card }: roll dice 1, 2, 4, 7 and 8 again
    [204] { $card }: roll dice 3, 4, 7 and 8 again
    [205] { $card }: roll dice 1, 3, 4, 7 and 8 again
    [206] { $card }: roll dice 2, 3, 4, 7 and 8 again
    [207] { $card }: roll dice 1, 2, 3, 4, 7 and 8 again
    [208] { $card }: roll dice 5, 7 and 8 again
    [209] { $card }: roll dice 1, 5, 7 and 8 again
    [210] { $card }: roll dice 2, 5, 7 and 8 again
    [211] { $card }: roll dice 1, 2, 5, 7 and 8 again
    [212] { $card }: roll dice 3, 5, 7 and 8 again
    [213] { $card }: roll dice 1, 3, 5, 7 and 8 again
    [214] { $card }: roll dice 2, 3, 5, 7 and 8 again
    [215] { $card }: roll dice 1, 2, 3, 5, 7 and 8 again
    [216] { $card }: roll dice 4, 5, 7 and 8 again
    [217] { $card }: roll dice 1, 4, 5, 7 and 8 again
    [218] { $card }: roll dice 2, 4, 5, 7 and 8 again
    [219] { $card }: roll dice 1, 2, 4, 5, 7 and 8 again
    [220] { $card }: roll dice 3, 4, 5, 7 and 8 again
    [221] { $card }: roll dice 1, 3, 4, 5, 7 and 8 again
    [222] { $card }: roll dice 2, 3, 4, 5, 7 and 8 again
    [223] { $card }: roll dice 1, 2, 3, 4, 5, 7 and 8 again
    [224] { $card }: roll dice 6, 7 and 8 again
    [225] { $card }: roll dice 1, 6, 7 and 8 again
    [226] { $card }: roll dice 2, 6, 7 and 8 again
    [227] { $card }: roll dice 1, 2, 6, 7 and 8 again
    [228] { $card }: roll dice 3, 6, 7 and 8 again
    [229] { $card }: roll dice 1, 3, 6, 7 and 8 again
    [230] { $card }: roll dice 2, 3, 6, 7 and 8 again
    [231] { $card }: roll dice 1, 2, 3, 6, 7 and 8 again
    [232] { $card }: roll dice 4, 6, 7 and 8 again
    [233] { $card }: roll dice 1, 4, 6, 7 and 8 again
    [234] { $card }: roll dice 2, 4, 6, 7 and 8 again
    [235] { $card }: roll dice 1, 2, 4, 6, 7 and 8 again
    [236] { $card }: roll dice 3, 4, 6, 7 and 8 again
    [237] { $card }: roll dice 1, 3, 4, 6, 7 and 8 again
    [238] { $card }: roll dice 2, 3, 4, 6, 7 and 8 again
    [239] { $card }: roll dice 1, 2, 3, 4, 6, 7 and 8 again
    [240] { $card }: roll dice 5, 6, 7 and 8 again
    [241] { $card }: roll dice 1, 5, 6, 7 and 8 again
    [242] { $card }: roll dice 2, 5, 6, 7 and 8 again
    [243] { $card }: roll dice 1, 2, 5, 6, 7 and 8 again
    [244] { $card }: roll dice 3, 5, 6, 7 and 8 again
    [245] { $card }: roll dice 1, 3, 5, 6, 7 and 8 again
    [246] { $card }: roll dice 2, 3, 5, 6, 7 and 8 again
    [247] { $card }: roll dice 1, 2, 3, 5, 6, 7 and 8 again
    [248] { $card }: roll dice 4, 5, 6, 7 and 8 again
    [249] { $card }: roll dice 1, 4, 5, 6, 7 and 8 again
    [250] { $card }: roll dice 2, 4, 5, 6, 7 and 8 again
    [251] { $card }: roll dice 1, 2, 4, 5, 6, 7 and 8 again
    [252] { $card }: roll dice 3, 4, 5, 6, 7 and 8 again
    [253] { $card }: roll dice 1, 3, 4, 5, 6, 7 and 8 again
    [254] { $card }: roll dice 2, 3, 4, 5, 6, 7 and 8 again
   *[other] { $card }: roll all 8 dice again
}
verb-keep-roll = Keep the roll
verb-row = The row of the { $room }
verb-open-front-door = Open the front door with { $trait }
verb-go-out-of-house = Go out of the house
verb-exorcise-in = Exorcise in the { $room } with { $trait }
verb-exorcise-with = Exorcise with the { $card } and { $trait }

## What is asked

prompt-cast = Which explorer do you play?
prompt-turn = It is the turn of { $subject }. What now?
prompt-turn-tile = { $subject } finds a new room. How does the tile lie?
prompt-attach = At which open doorway does { $subject } place the room?
prompt-relay = Every tile left would close this floor. Does { $subject } lay one room anew, or step back?
prompt-elevator = The Mystic Elevator moves with { $subject }. Where does it stop?
prompt-draw = Does { $subject } draw a card for this room?
prompt-accept-card = Does { $subject } let the card take effect?
prompt-before-roll = { $subject } is about to roll. With a card?
prompt-after-roll = { $subject } has rolled. Roll any dice again?
prompt-name-result = The Angel Feather: which result does { $subject } name?
prompt-skull = Mental damage for { $subject }: take all of it as physical damage, by the Skull?
prompt-split-physical = How many steps does { $subject } lose from Might? Speed loses the rest.
prompt-split-mental = How many steps does { $subject } lose from Sanity? Knowledge loses the rest.
prompt-lose-trait = From which trait does { $subject } lose a step?
prompt-accept-gift = { $subject } offers you an item. Do you take it?
prompt-spoils = { $subject } is beaten. Deal the damage, or take an item instead?
prompt-side = On which side of the barrier does { $subject } arrive?
prompt-landing = In which basement room does { $subject } land?
prompt-showing = At any moment { $subject } may turn up its token and be the traitor in the open.
prompt-hazard = This room is about to harm { $subject }. A traitor who shows it is spared. Is it shown?
prompt-card-hazard = This card is about to take effect. A traitor who shows it may refuse the card. Is { $subject } the traitor, and shows it?
prompt-next-row = That haunt has been played before. Which of these rooms, all equally near, counts next for { $subject }?
prompt-row = This room is not on the chart of haunts. Which row counts for { $subject }?
prompt-next-omen = That haunt has been played before. Which omen of { $subject } counts next?
prompt-ready = Read your side's page. Is { $subject } ready?
prompt-monsters = The monsters' turn. Which of them acts next?
prompt-monster = { $subject } acts. What now?
prompt-toward = { $subject } comes closer. Which way?
prompt-gain-trait = In which trait does { $subject } gain a step?
prompt-roll-trait = Which trait does { $subject } roll?
prompt-try-event = Does { $subject } dare the roll?
prompt-nearest = Which of the explorers nearest to { $subject } is it?
prompt-part-with = Which item does { $subject } part with?
prompt-go-to = To which room does { $subject } go?
prompt-bloody-vision = Bloody Vision: whom does { $subject } attack, and with what?
prompt-meant-to-be = It Is Meant to Be: does { $subject } roll and keep the number, or look at the top 3 of a stack?
prompt-next-tile = Which of these tiles does { $subject } want to come up next?
prompt-next-card = Which of these cards does { $subject } want to come up next?
prompt-wall-switch = Revolving Wall: at which wall or corner does { $subject } find the switch?
prompt-other-end = Where does the secret way that { $subject } has found come out?
prompt-follow-way = Does { $subject } follow the secret way at once?
prompt-push-whom = The Dark Dice: whom does { $subject } move out of the room?
prompt-push-where = The Dark Dice: into which room is { $subject } moved?
prompt-heal-whom = Whom does { $subject } treat?
prompt-heal-trait = Which trait of { $subject } is healed?
prompt-pick-pocket = The Gloves: which item does { $subject } take?
prompt-dog-item = The Dog runs for { $subject }. Which item does it carry?
prompt-dog-to = Where, or to whom, does the Dog of { $subject } carry it?
prompt-dog-asks = The Dog of { $subject } would take an item from you. Do you give it?
prompt-dog-brings = The Dog of { $subject } brings you an item. Do you take it?
prompt-search-deck = The Crystal Ball: through which deck does { $subject } look?
prompt-put-on-top = The Crystal Ball: which card does { $subject } put on top?
prompt-mask = Does { $subject } put the Mask on, or take it off if it is on?
prompt-summon = Who is moved 1 space closer to { $subject }?
prompt-prey = Whom does { $subject } attack?
prompt-quarry = Whom does { $subject } go after?
prompt-collapse = Which room collapses next? { $subject } chooses.
prompt-jump-out = Into which room does { $subject } jump to safety?

## What dice are rolled for

purpose-might = Might
purpose-speed = Speed
purpose-sanity = Sanity
purpose-knowledge = Knowledge
purpose-fight-might = Might in a fight
purpose-fight-speed = Speed in a fight
purpose-fight-sanity = Sanity in a fight
purpose-fight-knowledge = Knowledge in a fight
purpose-haunt = haunt roll
purpose-damage = damage
purpose-pace = steps
purpose-gain = steps upwards
purpose-elevator = the elevator’s floor
purpose-bottle = the Bottle
purpose-dark-dice = the Dark Dice
purpose-closet-door = the Closet Door
purpose-disquieting-sounds = Disquieting Sounds
purpose-footsteps = Footsteps
purpose-it-is-meant-to-be = It Is Meant to Be
purpose-phone-call = the Phone Call
purpose-secret-passage = the Secret Passage
purpose-the-lost-one = The Lost One
purpose-age = the years that pass
purpose-air = the air
purpose-bomb = the bomb
purpose-chess = the game of chess
purpose-collapse = the rooms that collapse
purpose-collar = the collar
purpose-coming = how many come
purpose-doll = the doll
purpose-flight = the way of flying
purpose-growth = whether it grows on
purpose-hideout = the hiding place
purpose-latching = holding fast
purpose-suffocation = the air that is used up
purpose-sunrise = the sunrise
purpose-web = the strength of the web

## What is told

notice-plays = Seat { $seat } plays { $character }.
notice-turn-starts = The turn of { $figure } begins.
notice-moved = { $figure } enters the { $room }.
notice-put = { $figure } is brought to the { $room }.
notice-discovered = { $floor_word ->
    [basement] { $figure } discovers the { $room } in the basement.
    [ground] { $figure } discovers the { $room } on the ground floor.
   *[upper] { $figure } discovers the { $room } on the upper floor.
}
notice-passed-over = A tile for { $back } is passed over.
notice-set-aside = The { $room } fits nowhere and is set aside.
notice-stack-renewed = The discarded room tiles are shuffled and make a new stack.
notice-rolled = { $needed ->
    [0] { $figure } rolls { $dice_word } ({ $purpose }): { $result }.
   *[other] { $figure } rolls { $dice_word } ({ $purpose }): { $result }, needed { $needed }.
}
notice-about-to-roll = { $needed ->
    [0] { $figure } is about to roll ({ $purpose }), dice: { $number }.
   *[other] { $figure } is about to roll ({ $purpose }), dice: { $number }, needed: { $needed }.
}
notice-named = { $figure } does not roll: the result is { $result }.
notice-gained = { $figure } gains { $number } { $trait }.
notice-lost = { $figure } loses { $number } { $trait }.
notice-damaged = { $figure } takes { $number } { $damage } damage.
notice-drew = { $figure } draws a card: { $card }.
notice-got = { $figure } gets the { $card }.
notice-discarded = Discarded: { $card }.
notice-dropped = { $figure } leaves the { $card } behind.
notice-gave = { $figure } gives the { $card } to { $to }.
notice-stole = { $figure } takes the { $card } from { $victim }.
notice-refused-gift = { $figure } says no, and does not take the { $card }.
notice-used = { $card_word ->
    [it_is_meant_to_be] { $figure } takes the number of { $card }.
   *[other] { $figure } uses the { $card }.
}
notice-token-placed = A token lies in the { $room } now: { $token }.
notice-token-removed = A token is gone from the { $room }: { $token }.
notice-elevator-moved = { $floor_word ->
    [basement] The Mystic Elevator stops in the basement.
    [ground] The Mystic Elevator stops on the ground floor.
   *[upper] The Mystic Elevator stops on the upper floor.
}
notice-room-laid = { $floor_word ->
    [basement] The { $room } now lies in the basement.
    [ground] The { $room } now lies on the ground floor.
   *[upper] The { $room } now lies on the upper floor.
}
notice-side-taken = { $side ->
    [0] { $figure } crosses to the near side.
   *[other] { $figure } crosses to the far side.
}
notice-attacked = { $figure } attacks { $target } with { $trait }.
notice-fought = The fight: { $result } for { $figure }, { $against } for { $target }.
notice-stunned = { $figure } is stunned.
notice-recovered = { $figure } stirs again.
notice-died = { $figure } is dead.
notice-haunt-rolled = { $omens ->
    [one] Haunt roll of { $figure }: { $result }, with one omen.
   *[other] Haunt roll of { $figure }: { $result }, with { $omens } omens.
}
notice-haunt-begins = The haunt begins, and { $figure } has woken it: { $haunt }.
notice-traitor-is = { $figure } is the traitor.
notice-nobody-is-traitor = There is no traitor, for now.
notice-traitor-hidden = One of you is the traitor, and only the traitor knows.
notice-role-shown = { $team_word ->
    [traitor] { $figure } is the traitor.
   *[heroes] { $figure } was a hero all along.
}
notice-your-role = { $team_word ->
    [traitor] You are the traitor.
   *[heroes] You are a hero.
}
notice-peeked-tile = You see the { $room }.
notice-peeked-card = You see a card: { $card }.
notice-freed = { $figure } is free.
notice-left-house = { $figure } is out of the house.
notice-room-lost = The { $room } is gone.
notice-monster-came = { $figure } appears in the { $room }.
notice-monster-gone = { $figure } is gone.
notice-turned = { $figure } has gone over to the other side.
notice-track = The track stands at { $number }.
notice-success = { $team_word ->
    [traitor] { $number ->
        [one] The traitor's side has one success.
       *[other] The traitor's side has { $number } successes.
    }
   *[heroes] { $number ->
        [one] The heroes have one success.
       *[other] The heroes have { $number } successes.
    }
}
notice-front-door-opened = { $figure } has opened the front door.
notice-turned-up = The { $card } has turned up in the { $room }.
notice-exorcised-in = The exorcism of { $figure } in the { $room } has worked.
notice-exorcised-with = The exorcism of { $figure } with the { $card } has worked.
notice-won = { $team_word ->
    [traitor] The traitor's side has won.
   *[heroes] The heroes have won.
}
