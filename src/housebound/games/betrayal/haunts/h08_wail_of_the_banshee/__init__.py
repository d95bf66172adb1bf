"""Haunt 8, Wail of the Banshee."""
