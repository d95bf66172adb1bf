"""Whoever is in the house: what they are, hold, suffer, and when they fall."""
