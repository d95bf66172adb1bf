"""The house: its rooms, how they join, and the stacks beside it."""
