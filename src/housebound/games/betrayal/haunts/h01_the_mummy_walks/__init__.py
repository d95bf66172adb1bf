"""Haunt 1, The Mummy Walks."""
