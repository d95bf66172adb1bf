# Betrayal: monsters that seize heroes and drag them home, in more than one haunt.

prompt-struggle = { $subject } holds you fast. Fight it with bare hands, or hang limp until the turn is over?
notice-dragged-home = { $captor } has brought { $figure } home. There is nothing more to be done.
