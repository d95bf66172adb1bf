"""Haunt 26, Pay the Piper."""
