"""Positions: a state written by hand, and read."""
