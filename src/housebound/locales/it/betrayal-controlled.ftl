# Betrayal: heroes under the other side's control, in more than one haunt.

notice-controlled = { $figure_cap } non ha più volontà e si volta per andarsene.
shown-controlled = Sotto controllo
