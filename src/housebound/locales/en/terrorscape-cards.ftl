# Terrorscape: the names of cards and boards, and what stands on them, in English.
#
# Item cards speak to their holder, killer cards to the killer. Every text names first when the card can be used; a killer
# card then says what it costs in other cards of the hand.

## Victims: in sentences, in full, and the board

victim-marco = Marco
victim-marco-name = Marco Carven
victim-marco-text = 3 slots. Starts with the First-Aid Kit. Well Equipped, special action: take an Adrenaline or a Sedative from the discard pile.
victim-johnson = Johnson
victim-johnson-name = Johnson Nispel
victim-johnson-text = Roomy Bag: 6 slots, or no limit by setting. Engineer: a Toolbox places 3 gears in his hands, not 2.
victim-sofia = Sophia
victim-sofia-name = Sophia Scott
victim-sofia-text = 3 slots. Starts with the Camera. Observant, special action: go from one end of a secret passage to the other. With the Flashlight it is an extra action, as often as she likes.
victim-anna = Anna
victim-anna-name = Anna Kubrick
victim-anna-text = 3 slots. Unnoticed: she is never named when the killer Senses. Cautious: her own searches make no noise; equipment does.
victim-william = William
victim-william-name = William Hooper
victim-william-text = 3 slots. Tenacious: defence +1 when he applies no item. Sprint, special action: move 1 to 3 steps, then noise where he ends.

## Items

item-key = Key
item-key-text = Noise when drawn. Keep it, and it stays on the roof, in nobody's slot, for the whole team: 5 open an exit. At the crossroads it stays with its finder, who needs only 3.
item-toolbox = Toolbox
item-toolbox-text = Noise when drawn. Special action at the transmitter: repair with 2 gears instead of 1, Johnson with 3. As with any repair there is noise, the team has one per round, and none while the killer is seen there. Then discard this.
item-whisky = Whisky Bottle
item-whisky-text = Extra action: noise in an adjacent location, whether or not the way is barricaded. Then discard this.
item-hatchet = Hatchet
item-hatchet-text = Defence +1. Or as an extra action: remove a barricade from a passage of your location; the killer is told which. Then discard this.
item-herbs = Healing Herbs
item-herbs-text = Special action: heal one wounded victim in your location, perhaps yourself; noise in your location. Then discard this.
item-fertiliser = Mineral Fertiliser
item-fertiliser-text = Defence +2. Then discard this.
item-revolver = Revolver
item-revolver-text = Nothing without a Cartridge Box. With one in the same inventory: defence +4. The box is discarded, this stays.
item-ammo = Cartridge Box
item-ammo-text = Nothing without a Revolver. With one in the same inventory: defence +4. Then discard this; only the Revolver is kept.
item-adrenaline = Adrenaline
item-adrenaline-text = Extra action: move 1 step. Then discard this.
item-sedative = Sedative
item-sedative-text = Extra action: remove all your fear tokens. Then discard this.
item-firecracker = Firecracker
item-firecracker-text = Special action: a firecracker token where the killer is, or was last seen. Until noise is next removed every location counts as having noise, and the killer is not told where you made any, nor where somebody panics. Then discard this.
item-amulet = Ancient Amulet
item-amulet-text = Noise when drawn. When you would be wounded outside an encounter you may discard this instead. It stops no attack, no wound at the start of an encounter, and no death outright.
item-short-sword = Short Sword
item-short-sword-text = Defence +1. It stays.
item-long-sword = Long Sword
item-long-sword-text = Noise when drawn. Defence +3, but the killer draws 1 card before the roll. It stays.
item-building-plan = Building Plan
item-building-plan-text = While a victim holds it, the secret exit is a way out too, with the same Keys; at the crossroads for its holder only. It stays.
item-flashlight = Flashlight
item-flashlight-text = Special action: go from one end of a secret passage to the other. For Sophia it is an extra action. It stays.
item-trap = Trap
item-trap-text = Special action, if no trap lies in the house: the trap token lies in your location, unknown to the killer. The next defence there has +2 and uses it up. Then discard this.
item-first-aid-kit = First-Aid Kit
item-first-aid-kit-text = Marco only. Special action: heal one victim in his location who is wounded or afraid, perhaps himself, and remove all fear tokens of that victim. No noise. Then discard this.
item-camera = Camera
item-camera-text = Sophia only. Extra action: noise in her location. Then discard this.

## Killers: the board, and what each level brings

killer-butcher = Butcher
killer-butcher-text = Strength 5, from level 2 on 6. Cards: 3 Pursue, 3 Board Up, 2 Scent, 2 Chainsaw, 1 Frenzy, 1 Nowhere to Run. Locked: Violent Rage.
killer-butcher-level-2 = Strength 6.
killer-butcher-level-3 = Violent Rage joins your hand.
killer-butcher-level-4 = Chainsaw can be played as an instant card too.
killer-butcher-level-5 = When an encounter begins, every victim in it is wounded before the first attack.
killer-ghost = Ghost Maid
killer-ghost-text = Strength 3, or 2 by setting. When an encounter begins, every victim in it gets Fear. Cards: 2 Pursue, 3 Scent, 2 Wail, 2 Rush By, 1 Trail of Dread, 2 Vanish. Locked: Life Drain.
killer-ghost-level-2 = After Rush By you may discard 2 cards to Search.
killer-ghost-level-3 = When a victim panics you may discard 3 cards to wound that victim.
killer-ghost-level-4 = Life Drain joins your hand.
killer-ghost-level-5 = When an encounter begins, after your Fear, every victim in it is wounded before the first attack.
killer-maniac = Maniac
killer-maniac-text = Strength 4, from level 4 on 6. Cards: 4 Pursue, 1 Scent, 2 Deduction, 1 Warning Letter, 3 Stalk, 1 Lurking Threat. Locked: Death Blossom.
killer-maniac-level-2 = If the free Search after revealing yourself finds somebody: strength +3 until the end of the turn.
killer-maniac-level-3 = Death Blossom joins your hand.
killer-maniac-level-4 = Strength 6, and at once up to 4 barricades anywhere.
killer-maniac-level-5 = When an encounter begins, every victim in it is wounded before the first attack.

## Killer cards

card-pursue = Pursue
card-pursue-text = Instant, free. Move 1 step.
card-board-up = Board Up
card-board-up-text = Long-term, free. Barricade 1 passage of your location.
card-scent = Scent
card-scent-text = Instant, free. Sense in 1 zone: the team names everybody in it, but never Anna.
card-chainsaw = Chainsaw
card-chainsaw-text = Boost, costs 2; from level 4 also instant. Fear to everybody within radius 1. Then move 0 or 1 step. Then everybody in your location is named and wounded, without a defence.
card-frenzy = Frenzy
card-frenzy-text = Instant, costs 2. Barricade 1 passage of your location. Strength +2 until the end of the turn.
card-nowhere-to-run = Nowhere to Run
card-nowhere-to-run-text = Long-term, costs 4. Barricade every passage of your location.
card-violent-rage = Violent Rage
card-violent-rage-text = Boost, costs 1; locked until level 3. Move 1 or 2 steps, then Search. If there is no encounter and this move took away a barricade, do it again.
card-wail = Wail
card-wail-text = Instant, free. Fear to everybody within radius 1.
card-rush-by = Rush By
card-rush-by-text = Boost, free. Move 1 to 4 steps. Then Fear, once each, to everybody where you began and in every location you entered. From level 2 you may then discard 2 cards to Search.
card-trail-of-dread = Trail of Dread
card-trail-of-dread-text = Instant, costs 1. The team tells the location of everybody who has a fear token, even Anna.
card-vanish = Vanish
card-vanish-text = Long-term, costs 1. Stealth, 0 to 2 steps. When you reveal yourself, before the free Search: Fear to everybody within radius 1.
card-life-drain = Life Drain
card-life-drain-text = Boost, costs the rest of your hand; locked until level 4. Everybody who has a fear token is wounded, without a defence.
card-deduction = Deduction
card-deduction-text = Instant, costs 1. Sense in 2 locations adjacent to each other: one answer for both, and never Anna.
card-warning-letter = Warning Letter
card-warning-letter-text = Instant, costs 1. Fear to every victim.
card-stalk = Stalk
card-stalk-text = Long-term or attack, free. Long-term: Stealth, 0 to 2 steps. Attack: strength +1 for this attack.
card-lurking-threat = Lurking Threat
card-lurking-threat-text = Long-term, costs 1. Stealth, 0 to 2 steps. When you reveal yourself, before the free Search: Fear to 1 victim of your choice, wherever that victim is.
card-death-blossom = Death Blossom
card-death-blossom-text = Long-term, costs 2; locked until level 3. Stealth, 0 to 2 steps. When you reveal yourself, before the free Search: everybody within radius 1 is killed outright, or by setting only wounded.

## Plans: their steps, and what they are good for

plan-blueprint = Wiring Diagram
plan-blueprint-text = Steps: Library, Shed, Library. Every repair places 1 gear more.
plan-homemade-radio = Home-made Radio
plan-homemade-radio-text = Steps: Library, Living Room, Library, Shed. Once, special action anywhere: discard 3 Toolboxes, and all gears are in place; noise in your location. Neither a repair this round nor the killer prevents it. Impossible once the rescue service is called.
plan-quiet-repair = Careful Hands
plan-quiet-repair-text = Steps: Living Room, Shed, Living Room. A repair with a Toolbox makes no noise.
plan-buzzer = Buzzer
plan-buzzer-text = Steps: with the killer, with the killer, Shed. Once, special action: discard a Toolbox and put the plan token in your location. From then on any victim may make noise there as an extra action, once per round for the team.
plan-survey = Site Survey
plan-survey-text = Steps: Garden, all together. Once, extra action: move 1 or 2 steps.
plan-tunnels = Map of the Tunnels
plan-tunnels-text = Steps: Graveyard, Library, Library. The four ends of the secret passages are joined. Special action of any victim: go from one end to any other. For Sophia with the Flashlight it is an extra action.
plan-portal = Hidden Portal
plan-portal-text = Steps: Garden, Graveyard, Graveyard, Library. The team wins if all victims are in the Graveyard when a round begins and hold between them the Building Plan, the Flashlight and the Ancient Amulet. No Keys are needed.
plan-molotov = Fire Bottle
plan-molotov-text = Steps: Shed, Shed. In a defence you may discard a Whisky Bottle for +2, besides the one item allowed. The bottle counts as an item: hands are no longer bare.
plan-master-key = Master Key
plan-master-key-text = Steps: Shed, Shed, Library, Library. Once, special action in the Main Hall: discard a Toolbox and lay the Key from under the search deck on the roof. No noise. Impossible once that Key is drawn.
plan-shared-knowledge = Shared Knowledge
plan-shared-knowledge-text = Steps: all apart, all apart, all together. Once, at this moment: a victim of your choice draws a card of the search deck and keeps or discards it. Its noise counts, even for Anna. Nothing if the deck is empty.
plan-graveyard-herbs = Graveyard Herbs
plan-graveyard-herbs-text = Steps: Graveyard, Graveyard. Once, extra action in the Graveyard: heal one victim there who is wounded or afraid, and remove all fear tokens of that victim. No noise.
plan-old-chest = Old Chest
plan-old-chest-text = Steps: Library, Graveyard. Once, special action anywhere: discard the Ancient Amulet and draw 3 cards of the search deck; keep as many as you like and can carry. Noise once if any card has the symbol, even for Anna.

## Abilities of victims

ability-martial-arts = Martial Arts
ability-martial-arts-text = Defence +1 when you apply no item; for William that makes +2.
ability-headlong-flight = Headlong Flight
ability-headlong-flight-text = Your main action Move is 1 to 3 steps if it starts within radius 1 of a killer who is not in stealth.
ability-fearless = Fearless
ability-fearless-text = With your main action Move you also remove 1 of your fear tokens.
ability-first-aid = First Aid
ability-first-aid-text = Once, special action: heal another victim in your location. No noise.
ability-survivor-instinct = Survivor's Instinct
ability-survivor-instinct-text = After an encounter you may flee 1 or 2 steps. If you flee, remove all your fear tokens.
ability-encouragement = Encouragement
ability-encouragement-text = Special action: every other victim, near or far, removes 1 fear token.
ability-quiet-find = Quiet Find
ability-quiet-find-text = Once, when you receive equipment: these cards make no noise.
ability-decoy = Decoy
ability-decoy-text = Once, extra action: noise in any location.
ability-stroke-of-luck = Stroke of Luck
ability-stroke-of-luck-text = If every die of your defence shows 0, the attack is repelled.
ability-quick-reaction = Quick Reaction
ability-quick-reaction-text = Once, extra action: move 1 step.

## Abilities of the killer

ability-deadly-blow = Deadly Blow
ability-deadly-blow-text = Strength +1 at every level.
ability-hidden-bolts = Hidden Bolts
ability-hidden-bolts-text = Once, at any moment of your turn outside an encounter: barricade 2 passages anywhere.
ability-ambush = Ambush
ability-ambush-text = Once, before the first round: begin at level 2 with all it brings. You have no turn in round 1, and draw no cards in it.
ability-intimidation = Intimidation
ability-intimidation-text = On reaching level 3, 4 and 5: Fear to 1 victim of your choice.
ability-cunning-jailer = Cunning Jailer
ability-cunning-jailer-text = On reaching level 2 and 4: barricade 1 passage anywhere.
ability-aura-of-dread = Aura of Dread
ability-aura-of-dread-text = At the end of a turn without an encounter, unless you are in stealth: Fear to everybody in your location.
ability-nightmare = Nightmare
ability-nightmare-text = Once, before the first round: Fear to every victim.
ability-swift = Swift
ability-swift-text = At the start of your turn, before instant cards, you may discard 2 cards to move 1 step; one use per turn.
ability-keen-ear = Keen Ear
ability-keen-ear-text = At the start of your turn, before instant cards, you may discard 1 card to Sense in 1 location that has noise; one use per turn.
ability-terror = Reign of Terror
ability-terror-text = Each time a victim is wounded and the game goes on: Fear to every victim.
