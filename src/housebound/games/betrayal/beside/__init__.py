"""Only the haunt: for people who explore with cardboard alone."""
