# Haunt 32, Lost.

haunt-32-title = Lost

haunt-32-story =
    Somebody has played a chord that the organ does not have. The windows show a sky with three moons in it, all of them full,
    and where the corridor was there is a plain of grey grass, lying down and getting up again without wind. The air tastes of
    pennies. It is beautiful, whispers the one who pressed the keys, and breathes it in. You cannot.

haunt-32-heroes =
    The traitor has brought the house to another world. Most of its rooms are gone; you will have to discover them again. The
    air here kills you slowly, and only the great organ can take you home.

    The air: at the start of your turn you roll 2 dice and lose that many steps, from any of your traits, shared as you like.
    This can kill you.

    The organ: in the Organ Room roll Knowledge and add everything that helps. With 3 players you need 15, with 4 players 16,
    with 5 players 18, with 6 players 20.
    Add 1 for each room with an omen symbol in the house.
    Add 2 if Music is among your hobbies.
    Add 2 for each clue that has been found, whoever found it.
    Add 2 while the Madman is in the Organ Room, and 2 while the Book is: with one of you, or lying there.

    Three clues, each found once. The music books: in the Library roll Knowledge 5+. The trophies: in the Game Room roll Sanity
    5+. The planet that can be sighted from the Tower: roll Knowledge 5+ there, on either side.

    These rolls: one a turn for each of you.

    You win when a roll at the organ is high enough. If all of you die, you have lost.

haunt-32-traitor =
    You have brought the house to another world, and its air is sweet to you. It hurts the heroes at the start of each of their
    turns. Your explorer stays in play, and may attack as always.

    All rooms leave the house but the starting tiles and those in which somebody is. They are shuffled into the stack with the
    discarded ones, to be discovered again. If the Organ Room is not there, attach it to a starting tile of your choice. Then
    join each room that is left to the starting tile of its floor, beginning with your own and going clockwise round the table.

    The heroes want to start the machine in the Organ Room again, and to go home. You can spoil it: in the Chapel, the Game
    Room, the Research Laboratory, the Operating Laboratory and the Pentagram Chamber, once in each, roll Knowledge 4+. One such
    roll a turn. Each success puts one of your five tokens there, and each token takes 3 from every roll that the heroes make at
    the organ.

    You win when all heroes are dead.

haunt-32-heroes-win =
    The last pipe speaks, so low that you hear it with your teeth. The moons go out one after the other. Then there is rain on
    the windows, plain wet rain, and you stand in it with your mouths open until you cannot drink any more.

haunt-32-traitor-win =
    The grass comes in over the sills and has a look at them, one by one. It is gentle with them. You sit down at the organ
    again. There is a fourth moon, you think, if one only finds the right key.

prompt-lose-to-air = The air burns { $subject }. Which trait gives a step?

verb-play-homeward = Play the organ to go home (Knowledge)
verb-seek-clue = Look for the clue in the { $room }
verb-sabotage = Spoil the machine in the { $room } (Knowledge)

notice-house-torn-away = The house is torn away. Most of its rooms are gone.
notice-air-burns = { $figure } breathes the air of this world and loses { $number } in all.
notice-homeward-played = { $figure } plays the organ: { $result }.
notice-homeward-clue-found = { $figure } has found the clue in the { $room }.
notice-machine-spoilt = { $figure } has spoilt the machine in the { $room }. Every roll at the organ loses 3.
shown-clue-rooms = Clues found in
shown-clue-rooms-here = A clue was found here
shown-spoilt-rooms = The machine is spoilt in
shown-spoilt-rooms-here = The machine is spoilt
shown-organ-bonus = You would add at the organ
shown-organ-needed = The organ needs
