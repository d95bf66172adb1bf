"""Haunt 20, Ghost Bride."""
