"""Haunt 39, The Heir."""
