"""Terrorscape: one hidden killer, three victims, two boards."""

from housebound.games.terrorscape.seen.view_types import TerrorscapeView as View

__all__ = ["View"]
