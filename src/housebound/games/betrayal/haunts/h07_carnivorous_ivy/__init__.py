"""Haunt 7, Carnivorous Ivy."""
