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

    >>> import housebound
    >>> {"betrayal", "room25", "terrorscape"} <= set(housebound.game_names())
    True
    """
    return sorted({point.name for point in entry_points(group=GROUP)})


def names_beside() -> list[str]:
    """The names of what goes along with the cardboard of installed games: `find` knows them too.

    >>> "betrayal-haunt" in names_beside()
    True
    """
    return sorted(beside.name for name in names() if (beside := find(name).beside) is not None)


@cache
def find(name: str) -> Game[Any]:
    """The game of this name.

    >>> import housebound
    >>> housebound.game("room25").seats
    (1, 2, 3, 4, 5, 6, 7, 8)
    """
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise UnknownGame("the-entry-point-of-is-which-is-not", name=name, group=GROUP, game=repr(game))
            return game
    for point in entry_points(group=GROUP):
        if name.startswith(f"{point.name}-"):
            beside = find(point.name).beside
            if beside is not None and beside.name == name:
                return beside
    raise UnknownGame("no-game-is-installed-there-are", name=repr(name), known=", ".join(names()))
