"""Haunt 44, Death Doth Find Us All."""
