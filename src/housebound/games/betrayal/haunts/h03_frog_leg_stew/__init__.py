"""Haunt 3, Frog-Leg Stew."""
