"""Haunt 48, Stacked Like Cordwood."""
