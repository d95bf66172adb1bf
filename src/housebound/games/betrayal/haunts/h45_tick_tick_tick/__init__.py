"""Haunt 45, Tick, Tick, Tick."""
