"""Haunt 31, Airborne."""
