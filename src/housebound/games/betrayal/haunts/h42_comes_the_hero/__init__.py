"""Haunt 42, Comes the Hero."""
