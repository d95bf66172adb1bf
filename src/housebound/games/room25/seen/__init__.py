"""What each seat sees: sight, view, text, and imagining the rest."""
