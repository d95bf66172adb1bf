# Betrayal: haunt 11.

haunt-11-title = Let Them In
haunt-11-story =
    All evening the madman has gone from window to window, breathing on the panes and drawing faces there. Nobody noticed that the faces stayed when the breath was gone.
    They are very patient, out there in the rain. They only want somebody to turn the latch. And one of you has gone to help him.
haunt-11-heroes =
    The traitor and the Madman are letting Specters into the house. A Specter that is still outside does nothing, and nothing can be done to it. Once it is inside it attacks your Sanity, and no blow or bullet touches it.
    You win when as many exorcisms have succeeded as there were players at the start, or when every Specter has been banished, one by one.
    Exorcism, one roll for each of you per turn. With Sanity, 5 or more: in the Chapel, the Crypt or the Pentagram Chamber, or carrying the Holy Symbol or the Ring. With Knowledge, 5 or more: in the Library or the Research Laboratory, or carrying the Book or the Crystal Ball. Each room and each card serves once; a failure uses up nothing.
    With the Ring you may attack a Specter in your room that is inside, Sanity against Sanity. If you win, it is banished for good; if you lose, you take mental damage. A Specter that attacks you and loses is stunned.
    The Madman can be fought like anybody, and is stunned when he is beaten.
haunt-11-traitor =
    They have asked so nicely. The heroes know an exorcism that would drive them off again. You win when all heroes are dead.
    You keep your explorer, without the Madman as a companion: he stands beside you. A Specter lies face down in the Entrance Hall and in every room with a window that looks outside: the Bedroom, the Chapel, the Dining Room, the Grand Staircase, the Master Bedroom. Such a room that enters the house later gets one too. If a room comes to lie against the window, whoever waits there is gone.
    You, or the Madman, let in the Specter of the room where you stand: that takes 1 space. It may move and attack in the monster turn of the same round.
    The Specters: Speed 4, Sanity 6, nothing else. They attack with Sanity and do mental damage.
    The Madman: Speed 7, Might 7, Sanity 7. In each monster turn he goes to the nearest Specter that is outside and lets it in, and on to the next if he can, before any Specter moves. When none is outside he may look for more windows: he discovers rooms, 1 space each, where you like; nobody draws for them, and they do nothing to him. He attacks only when all Specters are inside: nobody is left outside, and no window can still be found.
haunt-11-heroes-win = The last of them goes out backwards, through the glass, without breaking it. On every pane in the house there is the mark of a hand, on the inside. You draw the curtains, and sit in the middle of the room until it is light.
haunt-11-traitor-win = Every window stands open, and the rain comes in, and nobody minds. There is such a crowd on the stairs. They have made room for you too: you feel it on your shoulder, light and cold, the first of many hands.

verb-let-specter-in = Let the Specter in
notice-specter-comes-in = The latch turns in the { $room }. { $figure } is inside.
notice-specter-banished = { $figure } is banished.
shown-specters-outside = Still outside
shown-specters-banished = Specters banished
