"""Haunt 47, Worm Ouroboros."""
