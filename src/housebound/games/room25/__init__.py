"""Room 25 with Season 2: five modes, one complex, a way out that moves."""

from housebound.games.room25.seen.view_types import Room25View as View

__all__ = ["View"]
