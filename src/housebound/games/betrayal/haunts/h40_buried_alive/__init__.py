"""Haunt 40, Buried Alive."""
