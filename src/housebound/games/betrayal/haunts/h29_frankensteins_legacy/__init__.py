"""Haunt 29, Frankenstein's Legacy."""
