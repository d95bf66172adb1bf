"""Haunt 37, Checkmate."""
