# Betrayal: monsters that seize heroes and drag them home, in more than one haunt.

prompt-struggle = { $subject_cap } ti tiene in una morsa. Lotti a mani nude, o resti inerte fino alla fine del turno?
notice-dragged-home = { $captor_cap } ha portato { $figure_art } nella tana. Non c’è più nulla da fare.
