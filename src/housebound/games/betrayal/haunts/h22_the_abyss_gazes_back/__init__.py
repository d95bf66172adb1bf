"""Haunt 22, The Abyss Gazes Back."""
