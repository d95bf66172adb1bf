"""Betrayal at House on the Hill: the whole rulebook, every tile and card, and haunts."""
