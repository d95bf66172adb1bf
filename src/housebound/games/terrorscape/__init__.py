"""Terrorscape: one hidden killer, three victims, two boards."""

from housebound.games.terrorscape.seen.view import TerrorscapeView as View

__all__ = ["View"]
