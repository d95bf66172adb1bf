"""Haunt 28, Ring of King Solomon."""
