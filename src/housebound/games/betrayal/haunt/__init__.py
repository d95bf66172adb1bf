"""The haunt in general: its roll, its revealing, and what the engine asks of it."""
