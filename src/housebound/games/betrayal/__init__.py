"""Betrayal at House on the Hill: the whole rulebook, every tile and card, and haunts."""

from housebound.games.betrayal.seen.view_types import BetrayalView as View

__all__ = ["View"]
