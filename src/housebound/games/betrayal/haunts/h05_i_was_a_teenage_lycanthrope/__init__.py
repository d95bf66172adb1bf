"""Haunt 5, I Was a Teenage Lycanthrope."""
