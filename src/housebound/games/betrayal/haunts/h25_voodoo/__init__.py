"""Haunt 25, Voodoo."""
