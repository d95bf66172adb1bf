"""The game as it is played: rounds, turns, and everything done in them."""
