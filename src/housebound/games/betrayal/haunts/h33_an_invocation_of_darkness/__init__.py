"""Haunt 33, An Invocation of Darkness."""
