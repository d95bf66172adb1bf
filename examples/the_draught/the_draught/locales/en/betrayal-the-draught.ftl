# Haunt 51, The Draught.

haunt-51-title = The Draught

haunt-51-story =
    Somewhere below a door has been left open, and it was not one of you who opened it. The house draws a long breath.
    One candle after another leans over and is gone. In the Entrance Hall a lantern is still burning, as if it had been
    told to wait for you.

haunt-51-heroes =
    Something cold goes through the rooms and wants every light out. Warm the house again.

    The Lantern lies in the Entrance Hall. Whoever carries it into the Furnace Room may roll Knowledge 4+ there, once a
    turn; each success puts a coal on the fire. Half as many coals as there are players, rounded up, are enough.

    You win when the fire has all its coals.

haunt-51-traitor =
    The Draught stands beside you: Speed 4, Might 4, Sanity 3. When it defeats a hero who carries the Lantern, the hero
    drops the Lantern instead of being hurt. Neither of you touches that thing yourselves. If the Furnace Room is not in
    the house, you lay it.

    You win when all heroes are dead.

haunt-51-heroes-win =
    The fire takes. Pipes knock in the walls like a heart that had stopped, and upstairs a door falls shut, politely.

haunt-51-traitor-win =
    It is dark now, and very quiet. You can feel it breathing out at last, and you hold your hands into it as others do
    over a stove.

figure-draught = Draught
card-lantern = Lantern
verb-kindle-furnace = Kindle the furnace
shown-coals = Coals on the fire
