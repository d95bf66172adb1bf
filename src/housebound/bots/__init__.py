"""Players that are programs: random ones, a game's own, and external ones over the line protocol."""

from __future__ import annotations

from typing import Any

from housebound.bots.random import RandomBot
from housebound.bots.stream import stream_for
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Bot, Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table

__all__ = ["RandomBot", "answer", "bot", "levels", "usual"]

RANDOM = "random"


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can sit down to this game."""
    return (RANDOM, *(level for level in game.bots if level != RANDOM))


def bot(game: Game[Any], level: str) -> Bot:
    """The bot of this level for this game."""
    if level == RANDOM:
        return RandomBot()
    if level not in game.bots:
        raise BadSetting(f"{game.name} has no bot {level!r}; it has: {', '.join(levels(game))}")
    return game.bot(level)


def usual(game: Game[Any]) -> str:
    """The level that sits down when nobody says which."""
    return "sensible" if "sensible" in game.bots else RANDOM


def answer(table: Table, decision: Decision, player: Bot) -> Option:
    """What this bot chooses, from a stream of its own that depends on the table and the decision alone.

    So a resumed game goes on as it would have, and nothing that thinks moves the table's dice.
    """
    rng = stream_for(f"{table.seed}/{decision.seat}/{decision.id}")
    return player.choose(table.game.sight(table.state, decision.seat), decision, rng)
