"""Haunt 32, Lost."""
