# The guided first game: what to do, and why, in two sentences a step.

guide-program = You are Alice, a Prisoner, in the middle of twenty-five rooms; everybody lays two actions face-down. Lay Look first and Move second: look before you leap.
guide-look = Your Look comes up: choose an unknown room beside yours, to the east or to the south. Only you will see what it is.
guide-seen = A Mortal Chamber: whoever enters dies at once. Red kills, yellow hinders, green is safe; carry on, and do not go there.
guide-move = The second pass: your Move. Go north to C2, where Kevin and Frank are; in a room that is turned up there are no surprises.
guide-move-other = You could, but alone and into the unknown is how people die here. Go to C2 for now.
guide-program-push = A new round, and Max has followed you; one of you is a Guard who wants you to stay. Lay Push first and Move second: better he goes into the unknown than you.
guide-push = Everybody else has acted; now Push. Send Max east or north into a room that he does not choose, and see what it is.
guide-follow = Kevin has found Room 25: the way out, at B1. Move after him to B2; only what lies beside you can be reached in one step.
guide-program-control = The last round. Lay Move first, to enter Room 25, and Control second: Control slides a whole row or column by one room.
guide-enter = Frank is in Room 25, and so is Kevin. Move in to B1; every Prisoner must be inside when it leaves.
guide-control = Now Control: push column B up. Room 25 lies at the edge, so it leaves the Complex with all of you in it, and Max stays behind.
guide-closing = Out. Look, Move, Push, Control: that is the whole game; now play it with people, or bots, whose roles you do not know.
