"""Terrorscape: one hidden killer, three victims, two boards."""
