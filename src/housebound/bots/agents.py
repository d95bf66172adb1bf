"""Trained agents that somebody has brought along: files, introduced by whoever the machine belongs to.

They are bots like any other, under the name of their file. Nobody who comes over the network can name a file: only
agents that were introduced when the program was started can be asked to sit down. Processes that this one starts
know them too, by the environment.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from housebound.commands.extras import needing
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.seat_view import TableView

ENDING: Final = ".zip"
_KNOWN: Final = "HOUSEBOUND_AGENTS"
_NAME: Final = re.compile(r"[A-Za-z][\w-]*")


class Seeing:
    """A player that chooses by its seat's view, as a client would."""

    def choose_seeing(self, view: TableView, decision: Decision, rng: Random) -> Option:
        raise TypeError("a player that sees must say what it chooses")


def introduce(path: str | Path) -> str:
    """Make an agent known to this process and to those that it starts; the name it has from now on."""
    path = Path(path).expanduser().resolve()
    with needing("rl", "a trained agent"):
        from housebound.rl.agent import read_card
    read_card(path)
    if not _NAME.fullmatch(path.stem):
        raise BadSetting("an-agent-file-is-named-like-a-bot", path=path.name)
    before = _introduced()
    if any(other.stem == path.stem and other != path for other in before):
        raise BadSetting("there-are-two-agents-called-name-one-of", name=path.stem)
    if path not in before:
        os.environ[_KNOWN] = os.pathsep.join(map(str, [*before, path]))
    return path.stem


def meant(name: str) -> str:
    """A bot as somebody at this machine calls it: an agent's file is introduced, anything else is a name already.

    >>> meant("sensible")
    'sensible'
    """
    return introduce(name) if name.endswith(ENDING) else name


def _introduced() -> list[Path]:
    return [Path(path) for path in os.environ.get(_KNOWN, "").split(os.pathsep) if path]


def names(game: Game[Any]) -> tuple[str, ...]:
    """The agents of this game that were introduced."""
    return tuple(path.stem for path in _introduced() if _game_of(path) == game.name)


def agent(game: Game[Any], name: str) -> Seeing:
    """The agent of this name."""
    path = next(path for path in _introduced() if path.stem == name)
    return _loaded(path, game)


@cache
def _game_of(path: Path) -> str:
    with needing("rl", "a trained agent"):
        from housebound.rl.agent import read_card
    return read_card(path).game


@cache
def _loaded(path: Path, game: Game[Any]) -> Seeing:
    with needing("rl", "a trained agent"):
        from housebound.rl.agent import load
    return load(path, game)
