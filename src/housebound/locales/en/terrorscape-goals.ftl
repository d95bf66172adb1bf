# The goal card: who I am, how my side wins, what else ends the game.

goal-victims = You are one of three victims locked in a mansion with somebody who wants you dead. He does not see where you are; noise tells him.
goal-victims-win = Collect five Keys and meet in the Main Hall; or repair the transmitter with five gears and last until help comes.
goal-victims-ends = You lose when one of you is killed, or when there is no equipment left to take.
goal-crossroads-victims = You are a victim in a mansion with a killer, and from now on everybody thinks of herself first.
goal-crossroads-victims-win = Be in the Main Hall with three Keys of your own; or be alive when help comes for the transmitter.
goal-crossroads-victims-ends = You lose when you are killed, or when there is no equipment left to take.
goal-killer = You are the killer. The victims are hidden from you: listen.
goal-butcher = You are the Butcher: strong, loud and straight ahead. You do not see the victims; listen.
goal-ghost = You are the Ghost Maid: weak of hand, and whoever meets you is afraid. You do not see the victims; listen.
goal-maniac = You are the Maniac: you come out of nowhere. You do not see the victims; listen.
goal-killer-win = Find a victim and kill her: noise, questions and your cards tell where they are. The first wound does not kill.
goal-killer-ends = You lose when the victims escape with five Keys, or when help arrives for the transmitter.
goal-crossroads-killer-win = Kill two of the victims, or let their equipment run out. Noise, questions and your cards tell where they are.
goal-crossroads-killer-ends = You lose when fewer than two have died and nobody is left in the house.

## Hints of a first game

coach-choice = What glows can be chosen. Victims search for Keys and stay quiet; the killer listens for noise.
coach-secret = There is a screen between killer and victims. What you see here, the other side does not.
