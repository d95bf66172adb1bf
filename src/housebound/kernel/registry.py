"""Games by name. A game lives in any package that declares it under the entry point `housebound.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from housebound.kernel.errors import UnknownGame
from housebound.kernel.game import Game

GROUP: Final = "housebound.games"


def names() -> list[str]:
    """The names of all installed games.

    >>> {"betrayal", "room25", "terrorscape"} <= set(names())
    True
    """
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find(name: str) -> Game[Any]:
    """The game of this name.

    >>> find("room25").seats
    (1, 2, 3, 4, 5, 6, 7, 8)
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise UnknownGame(f"the entry point {name} of {GROUP} is {game!r}, which is not a Game")
            return game
    raise UnknownGame(f"no game {name!r} is installed; there are: {', '.join(names())}")
