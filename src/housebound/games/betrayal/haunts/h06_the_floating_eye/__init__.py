"""Haunt 6, The Floating Eye."""
