# Betrayal: haunt 23.

haunt-23-title = Tentacled Horror
haunt-23-story =
    The ball has been cloudy all evening, and now something moves in it. You wipe it with your sleeve, and understand that it is not in the glass; it is under the floor, and very close, and the ball only made it look small.
    Somebody beside you goes down through the boards without a word, feet first, the way a cork goes down when a fish has taken the line.
haunt-23-heroes =
    One of you is dead already. Under the house lies a thing with many Tentacles. Each Tentacle is an Arm, which stays where it is, and a Sucker with the same number, which comes for you. It does not wound: it takes hold and drags you to its Arm. Whoever is held in the room of the matching Arm when the monsters' turn begins dies. The Tentacles grow stronger as time goes by.
    Nobody knows where the creature's Head is. You win when the Head has been hit three times and at least one of you lives.
    Find the Head: holding the Crystal Ball, anywhere, its Knowledge roll. With 4 or more roll 4 dice: 0 Larder, 1 Kitchen, 2 Organ Room, 3 Chasm, 4-5 Underground Lake, 6 Conservatory, 7 Crypt, 8 Furnace Room. The Head is there; a room that is missing is added to the house. Then discard the Crystal Ball. With less, the card punishes you as it says. One such roll in your turn.
    Hit the Head: a Might attack in its room. If you win, it is one hit. If you lose, you are hurt as usual. If the Head attacks one of you and loses, that is one hit too. Dynamite thrown into its room is one hit.
    Attack a Sucker: if you win, it is stunned, lets go of its captive, who stays where they are, and goes back to its Arm.
    Whoever is captured drops all items, keeps companions, and can do nothing but attack the Sucker in each own turn, with bare hands. If you win you are free and your turn goes on, but every room that you enter in it costs 2 spaces. If not, you take no damage and the turn is over.
    The Spirit Board does nothing to Suckers. A Sucker in the Mystic Elevator stops it.
haunt-23-traitor =
    Your explorer is dead, and what it had stays in its room. Put one Arm for each player, at most one in a room, into these rooms, and its Sucker with it: Furnace Room, Conservatory, Organ Room, Underground Lake, Gardens, Chasm. If there are too few of them in the house, add missing ones; if there are too many, choose. The track begins at 1.
    You win when all heroes are dead. The heroes look for the creature's Head, to kill it. Where it is, nobody knows yet.
    In your turn the track goes up by 1, and nothing else happens. An Arm never moves, neither attacks nor is attacked, and slows nobody. A Sucker, by the number on the track:
    1-2: Speed 2, Might 4, Sanity 7. 3-4: Speed 3, Might 5, Sanity 7. 5-7: Speed 3, Might 7, Sanity 7. 8 and more: Speed 4, Might 8, Sanity 8. One movement roll for all Suckers that hold nobody.
    A Sucker that wins a Might attack does no damage: it captures the hero, who drops all items there. In the next monsters' turns it drags its captive 2 spaces toward its Arm, without a roll. It does not attack meanwhile, and no other Sucker attacks the captive. When a monsters' turn begins, every captive in the room of the matching Arm dies, and that Tentacle is gone with it.
    A Sucker that is beaten is stunned, lets go, and goes back to its Arm.
    The Head, once it is found: Might 6. It does not move. In each monsters' turn it may attack one hero in its room. It is never hurt or stunned: each time it is beaten, also in an attack of its own, a token is put into its room.
    The Spirit Board does nothing to Suckers. A Sucker in the Mystic Elevator stops it for everybody.
haunt-23-heroes-win = At the third blow the eye closes, and all through the house the arms let go, one after the other, of whatever they were holding: banisters, curtains, each other. Then the sound of a great deal of water going away. Nobody looks into the hole.
haunt-23-traitor-win = There is room for everybody down here. It is dark, and it rocks you a little, and it has waited such a long time for company. Far above, somebody puts the ball back into its box.

prompt-arm-room = In which room does an Arm come up? { $subject } chooses.
verb-find-head = Look for the Head in the Crystal Ball (Knowledge 4+)
notice-head-in = { $figure } is in the { $room }.
shown-tentacle-arms = Arms
shown-head-hits = Hits on the Head
shown-head-hits-needed = Hits needed
