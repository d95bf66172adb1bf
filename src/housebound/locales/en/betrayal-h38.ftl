# Betrayal: haunt 38.

haunt-38-title = Hellbeasts
haunt-38-story =
    The dog stands in the doorway with its ears flat and will not come in. The wallpaper behind you has gone brown, and a smell of burnt hair comes out of the chimney.
    Then the first of them drops from the flue, folds its wings, and sets fire to the carpet by sitting on it. It looks round, politely, for its friends.
haunt-38-heroes =
    Firebats are coming out of the wall. They cannot attack, and nothing that you do can hurt one; they do not stand in your way either. But they burn: whoever shares a room with them takes physical damage, and the more of them there are the worse it is. The Armor takes only 1 point of it.
    You win when as many exorcisms have succeeded as there were players at the start.
    Exorcism, one roll for each of you per turn. With Sanity, 5 or more: in the Chapel, the Crypt or the Pentagram Chamber, or carrying the Holy Symbol or the Ring. With Knowledge, 5 or more: in the Library or the Research Laboratory, or carrying the Book or the Crystal Ball. Each room and each card serves once; a failure uses up nothing.
haunt-38-traitor =
    They are only looking for somewhere warm. The heroes will look for a way to stop the swarm. You win when all of them are dead.
    You keep your explorer, and the fire does not touch you. The Firebats begin in the room where the haunt began, their roost: 2 of them with three or four players, 3 with five or six.
    The Firebats: Speed 3, nothing else. They neither attack nor are attacked, and do not hold heroes up; heroes hold them up as usual.
    In each monster turn roll 3 dice, once. Every Firebat in the house may move so many spaces. Then put so many new Firebats into the roost. Then they burn: in every room with Firebats and heroes roll one die for each Firebat there, 8 at most, and every hero in the room takes the sum as physical damage. The Armor prevents 1 point of it. There are never more than 20 of them in the house.
haunt-38-heroes-win = They go out one after another, like lamps, and where each of them was a little ash comes down. The dog walks through it, sneezes, and lies down in the warm place on the carpet.
haunt-38-traitor-win = From the hill one can see the whole valley by their light. They have settled along the roof in rows, wing to wing, and the house under them is very quiet and very warm. You hold out your arm, and one comes down to sit.

notice-firebats-burn = The Firebats burn in the { $room }: { $number }.
setting-firebat-supply = How many Firebats there can be (haunt 38)
shown-roost = The roost

figure-firebat-21 = Firebat 21
figure-firebat-22 = Firebat 22
figure-firebat-23 = Firebat 23
figure-firebat-24 = Firebat 24
figure-firebat-25 = Firebat 25
figure-firebat-26 = Firebat 26
figure-firebat-27 = Firebat 27
figure-firebat-28 = Firebat 28
figure-firebat-29 = Firebat 29
figure-firebat-30 = Firebat 30
figure-firebat-31 = Firebat 31
figure-firebat-32 = Firebat 32
figure-firebat-33 = Firebat 33
figure-firebat-34 = Firebat 34
figure-firebat-35 = Firebat 35
figure-firebat-36 = Firebat 36
figure-firebat-37 = Firebat 37
figure-firebat-38 = Firebat 38
figure-firebat-39 = Firebat 39
figure-firebat-40 = Firebat 40
figure-firebat-41 = Firebat 41
figure-firebat-42 = Firebat 42
figure-firebat-43 = Firebat 43
figure-firebat-44 = Firebat 44
figure-firebat-45 = Firebat 45
figure-firebat-46 = Firebat 46
figure-firebat-47 = Firebat 47
figure-firebat-48 = Firebat 48
figure-firebat-49 = Firebat 49
figure-firebat-50 = Firebat 50
figure-firebat-51 = Firebat 51
figure-firebat-52 = Firebat 52
figure-firebat-53 = Firebat 53
figure-firebat-54 = Firebat 54
figure-firebat-55 = Firebat 55
figure-firebat-56 = Firebat 56
figure-firebat-57 = Firebat 57
figure-firebat-58 = Firebat 58
figure-firebat-59 = Firebat 59
figure-firebat-60 = Firebat 60
