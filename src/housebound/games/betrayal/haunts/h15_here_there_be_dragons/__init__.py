"""Haunt 15, Here There Be Dragons."""
