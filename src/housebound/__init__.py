"""Housebound: games of being locked in a house with someone who wants you dead.

>>> import housebound
>>> table = housebound.new("room25", seats=4, seed=7)
>>> while not table.over:
...     decision = table.pending[0]
...     table.choose(decision.seat, decision.options[0])
>>> table.result is not None
True
"""

from __future__ import annotations

from housebound.kernel import errors
from housebound.kernel.errors import (
    BadNote,
    BadPosition,
    BadSetting,
    BadTape,
    CannotUndo,
    Differs,
    HouseboundError,
    NotAsked,
    OffTheGuide,
    Refused,
    ScriptFailed,
    UnknownGame,
    UnknownWord,
)
from housebound.kernel.registry import find as game
from housebound.kernel.registry import names as game_names
from housebound.kernel.script import SPECTATOR
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.kernel.tape import load, load_text

__all__ = [
    "SPECTATOR",
    "BadNote",
    "BadPosition",
    "BadSetting",
    "BadTape",
    "CannotUndo",
    "Differs",
    "HouseboundError",
    "NotAsked",
    "OffTheGuide",
    "Refused",
    "ScriptFailed",
    "Table",
    "UnknownGame",
    "UnknownWord",
    "game",
    "game_names",
    "load",
    "load_text",
    "new",
]
__version__ = "0.1.0"


def _say(error: HouseboundError, language: str) -> str:
    from housebound.locales.wrong import sentence  # texts are read when the first error is said, and not before

    return sentence(error, language)


errors.speak_with(_say)


def new(
    name: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    people_roll: bool = False,
    listening: bool = True,
    searchable: bool = True,
    **settings: Value,
) -> Table:
    """A new table of the game `name`; `settings` are that game's own options.

    Who does not say how many seats gets four, or as near to four as the settings allow.

    >>> new("room25", seed=7)
    <Table of room25: 4 seats, 0 choices, waiting for seat 1>
    >>> new("room25", mode="solo").seats
    1
    """
    found = game(name)
    return Table(
        found,
        found.usual_seats(settings) if seats is None else seats,
        settings,
        seed=seed,
        people_roll=people_roll,
        listening=listening,
        searchable=searchable,
    )
