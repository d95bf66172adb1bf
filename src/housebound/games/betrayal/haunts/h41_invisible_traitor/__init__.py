"""Haunt 41, Invisible Traitor."""
