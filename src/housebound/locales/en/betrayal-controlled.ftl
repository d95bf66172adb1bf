# Betrayal: heroes under the other side's control, in more than one haunt.

notice-controlled = { $figure } has no will left and turns to go.
shown-controlled = Under control
