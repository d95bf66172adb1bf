"""Haunt 9, The Dance of Death."""
