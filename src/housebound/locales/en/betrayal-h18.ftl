# Haunt 18, United We Stand.

haunt-18-title = United We Stand

haunt-18-story =
    The bite has closed without a scar. Your friend turns the arm this way and that in the lamplight, smiling, and then lays
    the same hand on the stair rail, and the oak comes away like bread. Hungry, says a voice that has a crowd in it. There is
    so much room in here. Come, and be with us.

haunt-18-heroes =
    What was your friend wants to kill you. Blows, bullets and blades do nothing to it; only burning down the house can
    destroy it. The Stairs from Basement are in the house now.

    The furnace: in the Furnace Room roll Knowledge 5+ to overheat it. At the end of the next turn of the hero who did that,
    the Furnace Room burns, and everyone in it dies.

    The fire: from then on every living hero, in the house or out of it, and the traitor too, must burn one more room at the
    end of each turn. Everyone in it dies. A room can burn if it shares a side with a burned room, door or not. The fire also
    climbs between the Stairs from Basement and the Foyer, the Coal Chute and the Basement Landing, the Collapsed Room and the
    room below it, the Grand Staircase and the Upper Landing. If no room can burn, nothing happens. The Foyer, the Entrance
    Hall and the Grand Staircase burn one by one; when all three are gone, the house falls in, and everyone inside dies.
    Burned rooms are closed for ever, and whoever is sent into one dies.

    The front door: in the Entrance Hall roll Knowledge 4+ or Might 4+. A success opens it; you then draw an event card, and
    your turn is over. From the next turn on heroes may leave from the Entrance Hall for 1 space. Outside you do nothing but
    burn a room at the end of your turn.

    The rolls for furnace and door: one a turn for each of you.

    Fighting: an attack with Might or Speed does the traitor no harm, though you can still steal. If you win a Sanity attack
    with the Ring, you drive the traitor through doors, 1 room for each point of difference. Dynamite in its room does it no
    harm, but always makes it miss its next turn.

    You win when the traitor is dead, in whatever way, and at least one of you is alive.

haunt-18-traitor =
    You are more than one now. Your Might is 5, your Speed is the number of players plus 1. These are plain numbers: no card
    changes them, though weapons still add their dice. Sanity, Knowledge and everything you carry stay as they are.

    Moving: at the start of your turn you roll as many dice as your Speed; that is how far you go, at least 1 space.

    Your flesh: no physical damage hurts you, except a burning house. An attack that you lose does nothing to you. If a hero
    wins a Sanity attack on you with the Ring, you take no damage, but the hero drives you through doors, 1 room for each
    point. Dynamite in your room does you no harm either, but you always miss your next turn.

    Absorbing: each hero that you kill gives you 1 Might and costs you 1 Speed, which never falls below 1.

    The heroes want to destroy you with fire and to leave by the front door. Whoever is out can be pulled back, instead of your
    attack: in the Entrance Hall, in an outside room, or in a room with a window against which no tile lies. Roll Might. The
    strongest hero outside rolls Might too and adds 1 for each other hero outside. If your result is higher, choose one of them:
    that hero is in your room, and you attack at once. Then you may pull again, until you fail.

    The front door: in the Entrance Hall roll Might 4+ or Knowledge 4+, one such roll a turn. A success opens it for you and
    ends your turn. On a later turn you may leave for 1 space, but only after you have killed two heroes.

    You win when you have killed at least two heroes and leave by the front door, or when no more than one hero is still
    alive, whatever killed the others.

haunt-18-heroes-win =
    The roof goes in with a sigh, and for a moment the sparks stand above it in the shape of somebody with too many arms. Then
    the wind takes them apart. You count yourselves, aloud, by name, and you do it again all the way to the road.

haunt-18-traitor-win =
    It is warm in here. Everyone has found a place. Now and then somebody remembers a name, and says it, and all the mouths say
    it together until nobody knows any longer whose it was.

prompt-burn = Which room burns next?
prompt-push-traitor = Through which door is { $subject } driven?
prompt-pull-hero = Which hero does { $subject } drag back into the house?
prompt-pull-again = Does { $subject } reach out once more?
prompt-pulled-attack = How is { $subject } attacked?

verb-overheat-furnace = Overheat the furnace (Knowledge)
verb-pull-back = Pull a hero back into the house (Might)

notice-furnace-overheated = { $figure } has overheated the furnace. The pipes begin to scream.
notice-room-burns = The { $room } burns.
notice-burnt-house-falls = The house falls in on itself.
notice-hero-absorbed = { $figure } has become part of the traitor.
notice-pulled-back = { $figure } is dragged back, into the { $room }.
notice-pull-failed = { $figure } reaches out and catches nothing.
notice-traitor-dazed = { $figure } is not hurt, but misses the next turn.
shown-traitor-might = The traitor's Might
shown-traitor-speed = The traitor's Speed
shown-heroes-absorbed = Heroes absorbed
shown-furnace-overheated-by = The furnace was overheated by
shown-front-door-open-to-traitor = The front door is open to the traitor
