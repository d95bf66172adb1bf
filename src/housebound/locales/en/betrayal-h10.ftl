# Haunt 10, Family Gathering.

haunt-10-title = Family Gathering

haunt-10-story =
    He was talking to somebody behind you, the madman, and you thought nothing of it. Now they answer. Mother, Father, the
    aunts, the boy who fell from the tower: they are all coming down to dinner, and nobody has told them that they are dead.

haunt-10-heroes =
    The Madman and his Zombies want to kill you. There are as many Zombies as players.

    A Zombie can be trapped in a room that mattered to it in life: the Master Bedroom, the Chapel, the Conservatory, the Game
    Room, the Library, the Attic. Each of these rooms holds one Zombie. Whenever a Zombie enters one that is still free, or
    starts its turn there, it must roll Knowledge 4+; if it fails, it lies there for the rest of the game. It rolls before
    it attacks. A trapped Zombie does nothing, slows nobody and cannot be attacked.

    A Zombie that you beat in a fight is stunned, and a stunned one does not roll. You can also fight the Madman. Physical
    damage does not stun him, it is noted on the track; mental damage stuns him. His death alone does not save you.

    You win when all Zombies are trapped.

haunt-10-traitor =
    Your explorer is dead, and what it owned lies in its room. In its place stands the Madman. Put each Zombie, as many as
    there are players, into a room with an omen symbol, one to a room; those left over go to rooms without an event symbol.
    The heroes want to trap all Zombies in special rooms.

    You win when all heroes are dead.

    The Zombies: Speed 2, Might 6, Sanity 2, Knowledge 3, one movement roll for all. You move a Zombie as you like while it
    sees no hero: in its own room, or along a straight row of doors. As soon as it sees one, it must move toward the nearest
    hero in sight and keeps to that hero for the turn, until it sees nobody. At the start of its turn it turns to a hero in
    sight who is nearer than the one it followed. It attacks as soon as it is in a room with a hero, and that ends its turn.

    The Madman: Speed 3, Might 5, Sanity 5. He moves and attacks as you like. Physical damage does not stun him and is noted
    on the track: at 5 he is dead. Mental damage stuns him.

haunt-10-heroes-win =
    The last of them sits down where she used to sit, and folds her hands, and stays. In the whole house there is no step on
    the stairs. You go on tiptoe all the same. One does not wake a family that has finally come home.

haunt-10-traitor-win =
    There are enough chairs now. Some of the new cousins still have to be held upright, but that will come with time. You
    tap your glass and stand up, and all the faces turn to you, and everybody is so happy to be here.

prompt-zombie-room = The family of { $subject } comes home. Into which room does the next Zombie go?

notice-called-home = { $figure } knows this place: the { $room }.
notice-zombie-trapped = { $figure } stays in the { $room } for good.
shown-trapped = Trapped
shown-madman-damage = Damage of the Madman
shown-pursued = Pursued by sight
