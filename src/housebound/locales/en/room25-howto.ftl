# How to play: one page, three pictures.

howto-complex-title = Twenty-five rooms, one way out
howto-complex = You wake up in the middle of a square of rooms, all face-down but the middle one. One of them is Room 25, the exit; others kill. Most of you are Prisoners who want to leave, and somebody may be a Guard who does not want you to.
howto-actions-title = Two actions a round, in secret
howto-actions = Everybody lays two different tokens face-down: Look (see a room beside yours, alone), Move (go there, whatever it is), Push (send somebody there instead) or Control (slide a row or column by one). Then they are turned up one after another. What can be done glows; if your turn comes and it cannot be done, the token is lost.
howto-escape-title = Push it out
howto-escape = Get every Prisoner into Room 25, and at the edge let one of them use Control to push it out of the Complex. Two dead Prisoners, or the end of the countdown, and the Guards have won.
