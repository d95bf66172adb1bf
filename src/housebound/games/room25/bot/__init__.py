"""A sensible player."""
