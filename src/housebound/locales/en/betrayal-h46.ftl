# Haunt 46, The Feast.

haunt-46-title = The Feast

haunt-46-story =
    The table is laid for more than you are. Somebody has polished the silver, somebody has sharpened it. From the attic
    comes the sound of a lock giving way and of many bare feet, and below in the dining room a row of faces turns up to the
    ceiling, smiling, and tucks in its napkins.

haunt-46-heroes =
    Cannibal Freaks have come to dinner, and one of you has joined them. They grow stronger with every Victim they eat, and
    they would like to eat you too. The Victims have broken out of the Attic, which is brought in if it is not there yet: as
    many as there are heroes, and the first of you in turn order says where they look. They help you no more than children
    would: Speed 2, Might 3, Sanity 3. They attack nobody, and hurt nobody when they defend themselves.

    By themselves: at the start of the first living hero's turn each Victim without a hero in its room goes 2 rooms, straight
    ahead through doors; where that is not possible it turns left to the next exit. It stops where it meets a hero, and waits
    as long as a hero is there. It never leaves the house by itself.

    Escort: if you start your turn in a room with a Victim, your first action may be to lead it. You both move up to 2 spaces,
    free and slowed by nobody, by any way that you could take to a room of the house, or out by the open front door. Then you
    take your normal turn. Several of you may lead the same Victim in one round.

    The front door: in the Entrance Hall roll Knowledge 5+ or Might 5+, one such roll a turn for each of you. A success opens
    it; you then draw an event card, and your turn is over. From the next turn on heroes may leave from the Entrance Hall for
    1 space, and come back for 1 space. Outside nobody can reach you, and you can do nothing but come back.

    Freaks are killed when they are defeated.

    You win when the traitor and all Freaks are dead and one of you lives. You also win when all Victims have escaped and all
    of you are outside, if no Victim and no hero has been killed.

haunt-46-traitor =
    Bring the Dining Room into the house if it is not there, and put as many Cannibal Freaks into it as there are heroes.
    Your own explorer stays in play. The Victims have broken out of the Attic, and the heroes will try to save them.

    Each Freak: Speed 2, Might 4, Sanity 4. A Freak that is defeated is killed, not stunned. You and the Freaks may attack
    Victims too. A defeated Victim is dead and lies where it fell; so does a dead hero. Victims do not slow you, nor you them.

    The feast: you, or a Freak, at the start of a turn in a room with a body and without a living hero, may spend the whole
    turn eating. Each trait goes up by 1, yours by one step. The body is gone.

    Freaks of different Speed roll for their movement separately. Nobody rolls more than 8 dice.

    You win when all heroes are dead, or when all Victims are dead and eaten. Once a single Victim has escaped, only the
    first of these is left to you. You and the Freaks cannot leave the house.

haunt-46-heroes-win =
    Nobody speaks on the way down the hill. Somebody has brought the basket of bread from the table without noticing, and
    after a mile it is passed along the line. Everyone takes a piece. Everyone looks at it for a long time.

haunt-46-traitor-win =
    There is one chair left, and it is yours. They rise when you come in. Under the silver cover something is still warm, and
    you find that you have never in your life been hungry before tonight.

prompt-escort = Does { $subject } lead a Victim?
prompt-escort-step = Where to, with { $subject } at the hand?
prompt-outside = { $subject } is outside. Back into the house?

verb-escort = Lead { $figure }
verb-lead-out = Out of the house with the Victim
verb-return-to-house = Back into the Entrance Hall (1 space)
verb-feast-on-victim = Feast on a Victim (whole turn)
verb-feast-on-hero = Feast on { $figure } (whole turn)

notice-victim-killed = { $figure } is dead and lies in the { $room }.
notice-victim-escaped = { $figure } has escaped.
notice-feasted = { $figure } has eaten, and is stronger for it.
notice-returned-to-house = { $figure } comes back into the house.
shown-victims-facing = The Victims look
shown-corpses = Bodies lie in
shown-corpses-here = A body lies here
shown-victims-eaten = Victims eaten
shown-victims-escaped = Victims escaped
