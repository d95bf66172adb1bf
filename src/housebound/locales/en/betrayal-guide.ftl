# The guided first game: what to do, and why, in two sentences a step.

guide-explore = You are Zoe, and the house is dark: nobody knows what is behind its doors. Explore the one to the north of the Foyer; what lies there is turned up as you enter.
guide-turn-tile = The Organ Room. Turn the tile as you like, as long as a door of it meets the one you came through.
guide-end-turn = Its sign was an event: you rolled Knowledge, 5 or more was needed, and you are cleverer now. A card ends the way for this turn, so end it, and watch the others.
guide-walk = Your turn again, with 4 spaces of Speed. Walk back to the Foyer: there is another door.
guide-explore-omen = Explore to the south. Sooner or later somebody has to find the omens.
guide-turn-dining-room = The Dining Room, with an omen. Lay it down and take what comes.
guide-haunt-roll = Something has bitten at you, and you were quicker. End your turn: after an omen you roll six dice, and less than the number of omens wakes the haunt.
guide-ready = It has come: Brandon is the traitor, and from now on the two sides are against each other. This is your side's page, which Brandon never sees; read it, then say that you are ready.
guide-back = Bats, and the organ drives them off. Go back the way you came, to the Foyer first.
guide-organ-room = On into the Organ Room. Ox is there already.
guide-organ = Start the organ: three dice for your Might, and 5 or more is needed. What a haunt lets you do stands among your choices.
guide-organ-started = It groans, and breathes. One such roll a turn is all you have: end your turn, and let Ox try to play it.
guide-attack = Ox was no musician, and a Bat has come at you. Attack it: your Might against its Might, and the higher sum wins.
guide-play = Gone. Now play the organ: Knowledge 5 or more for somebody who loves music, and that is you.
guide-closing = The house is quiet. Explore together, until one of you is no friend any more: fifty haunts wait for you, and in most of them somebody at the table is the traitor.
