# Haunt 25, Voodoo.

haunt-25-title = Voodoo

haunt-25-story =
    Behind the mask there was a drawer, and in the drawer there were scraps: hair from your brush, a button that you missed
    last week, a thread from the sleeve you are wearing. Somebody has been sewing. One of you is humming over the needles,
    and far away, in some other room of this house, something very small has just begun to hurt.

haunt-25-heroes =
    The traitor has made a doll of each of you and hidden it in a dangerous place. After each of the traitor's turns the
    track advances, and then every doll that is left does its work on its hero; the further the track, the worse.

    You feel something of the place where your doll lies. Each of you has been given a hint, and can hear it again at any
    time.

    Search: in any room, Knowledge 2+. If it succeeds, the traitor must say truthfully whether a doll is here, and whose.
    One such roll in a turn. You can find anybody's doll.

    Destroy: you can destroy your own doll, and no other, in the room where it has been found, and need no roll for it.
    If somebody else has found it, you need not search.

    In this haunt nobody has to stop in a newly discovered room. You draw its card only if your movement ends there, or if
    you search there: then you draw first.

    A dead hero's doll is destroyed.

    You win when all dolls are destroyed and at least half of those who began as heroes are alive.

haunt-25-traitor =
    For each hero choose a different doll and a room for it. If exactly one of a doll's two rooms is in the house, it must be
    that one; if both are or neither is, it is yours to choose. The hero is given a hint that names neither. The dolls
    cannot be moved afterwards. Only if its room can no longer be discovered, a doll is in its other room, if the house has
    that one; else it is destroyed. The heroes will try to find and destroy them.

    At the end of each turn of yours the track advances by 1. Then each doll that is left works on its hero:

    - Wax, in the Furnace Room or the Kitchen: 1 physical damage.
    - China, on the Balcony or in the Tower: 4 dice; below the track, the hero dies.
    - Stone, in the Underground Lake or the Graveyard: the hero rolls Might; below the track, 1 is lost from each of the
    four traits.
    - Glass, in the Pentagram Chamber or the Chapel: 1 mental damage.
    - Rag, in the Gardens or the Conservatory: the hero rolls Knowledge; below the track, 2 physical damage.

    When a hero asks in the right way whether a doll is in a room, you must tell the truth. The dolls go on working when you
    are dead. You act and attack as usual, and you need not stop in a newly discovered room either.

    You win when more than half of those who began as heroes are dead.

haunt-25-heroes-win =
    The last stitch gives. What falls out is sawdust, and a little hair, and a sound like a sigh. All at once nothing hurts.
    You sit on the floor among the rags, and somebody begins to laugh and cannot stop, and somebody else looks around for
    the needle.

haunt-25-traitor-win =
    You put the dolls back on their shelf, in a row, with their heads all to one side. Upstairs it has become quiet. There is
    still some thread on the reel. You think of your landlord, and of a girl who once laughed at you in school, and lick the
    end of it, and hold the needle up against the light.

verb-search-for-doll = Search for a doll
verb-destroy-doll = Destroy your doll
verb-stop-and-draw = Stay here and draw the card

prompt-hide-doll = Where do you hide the doll of { $subject }? The room decides which doll it is.

notice-doll-found = The doll of { $figure } is here, in the { $room }.
notice-no-doll-here = There is no doll in the { $room }.
notice-doll-stirs = Somewhere in the house the doll of { $figure } stirs.
notice-doll-destroyed = The doll of { $figure } is destroyed.
notice-hint-of-heat = { $figure } feels the glow of embers on the skin, and smells wax.
notice-hint-of-fall = { $figure } feels the ground far, far below, and nothing in between.
notice-hint-of-mud = { $figure } tastes cold mud, and cannot get enough air.
notice-hint-of-presence = { $figure } feels watched by something that is worshipped, and is not good.
notice-hint-of-thorns = { $figure } feels thorns through the cloth, and wet soil beneath.
shown-hint-of-heat = Feels heat and flame
shown-hint-of-fall = Feels a long fall
shown-hint-of-mud = Feels suffocation in mud
shown-hint-of-presence = Feels an unholy presence
shown-hint-of-thorns = Feels thorns and soil
shown-dolls = Dolls and where they lie
shown-dolls-here = Doll
shown-dolls-destroyed = Dolls destroyed
