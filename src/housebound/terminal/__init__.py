"""Playing at a terminal: one small client for every game, on the game's own text."""
