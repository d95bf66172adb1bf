"""Haunt 11, Let Them In."""
