# The guided first game: what to do, and why, in two sentences a step.

guide-search = You play all three victims; four of five Keys are found, and the killer sees none of you. Let Marco search the Gallery: it is one of three rooms where Keys may lie.
guide-keep = The fifth Key, but Keys clink: the noise in the Gallery will be told to the killer. Take it all the same, it is what you came for.
guide-whisky = He will run after noise, so give him another one to choose from. Let Sophia throw her Whisky Bottle into the Ballroom, next to her.
guide-calm = Each of you does one main action a round. Sophia is afraid, and each fear takes a die from her defence: let her calm down.
guide-anna = All three must stand in the Main Hall at the start of a round to leave. Send Anna there now; walking makes no noise.
guide-done = All three have acted. Say so, and one of you gets equipment.
guide-equip = Somebody draws two cards and keeps one. Name Anna: she will be the first whom he can meet.
guide-equip-keep = A Short Sword adds 1 to a defence. Keep it; then the killer hears the noise and moves.
guide-gather = He has chosen the wrong noise, and searched the Ballroom. Bring Marco to the Main Hall while he is there.
guide-gather-sofia = Sophia too, to the Main Hall. Three together are easier to find, but only together can you leave.
guide-wait = Anna is where she should be, but everybody has to do something. Let her breathe: removing fear is always possible.
guide-done-again = That is the turn. Nobody has made a sound.
guide-equip-again = Equipment once more. Name whom you like.
guide-equip-again-keep = Keep what you like. When the deck of equipment is empty the killer has won, so do not dawdle in a real game.
guide-defender = He has come, searched and found you. You say who faces him: Anna, who holds the sword.
guide-defend = Four dice, plus 1 for the sword, against his strength of 5. Use it: one wound can be borne, a second one kills, and one dead victim ends the game.
guide-stay = Repelled! After a fight everybody who was found may flee one room. Do not: the round is over, and the door is here.
guide-stay-others = Stay, all of you. The doors are tried at the start of your turn, with five Keys and everybody present.
guide-stay-last = And the last one stays. Then the round begins.
guide-closing = The door is open, and you are out. Keys, noise and nerve; the other way is the transmitter, and next time the killer thinks for himself.
