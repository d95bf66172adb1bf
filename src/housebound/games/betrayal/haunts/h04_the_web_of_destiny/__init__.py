"""Haunt 4, The Web of Destiny."""
