"""Players that are programs: random ones, a game's own, one that searches, and external ones over the line protocol."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from housebound.bots import agents
from housebound.bots.agents import Seeing
from housebound.bots.beginner import Beginner
from housebound.bots.budget import Budget
from housebound.bots.perspective import Perspective
from housebound.bots.random import RandomBot
from housebound.bots.searching import USUAL, Searching
from housebound.bots.stream import stream_for
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Bot, Game
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table

__all__ = ["AnyBot", "RandomBot", "answer", "asked_of", "bot", "levels", "searches", "usual"]

AnyBot = Bot | Searching | Seeing
"""One that chooses by what its seat sees, as a Sight or as a view, or one that also imagines."""

RANDOM: Final = "random"
BEGINNER: Final = "beginner"
SENSIBLE: Final = "sensible"
SEARCHING: Final = "searching"
ALSO_CALLED: Final = {"normal": SENSIBLE, "hard": SEARCHING}
"""What people call the levels."""


def levels(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can sit down to this game, from the weakest on."""
    own = tuple(level for level in game.bots if level != RANDOM)
    trained = agents.names(game)
    return (RANDOM, BEGINNER, *own, SEARCHING, *trained) if SENSIBLE in own else (RANDOM, *own, *trained)


def bot(game: Game[Any], level: str) -> AnyBot:
    """The bot of this level for this game. One that searches may be given a budget: `searching:500ms`, `hard:200`."""
    name, colon, budget = level.partition(":")
    name = ALSO_CALLED.get(name, name)
    if name not in levels(game) or (colon and name != SEARCHING):
        names = ", ".join(levels(game))
        raise BadSetting("has-no-bot-it-has", game=game.name, level=repr(level), names=names)
    if name == RANDOM:
        return RandomBot()
    if name == BEGINNER:
        return Beginner(game.bot(SENSIBLE))
    if name == SEARCHING:
        return Searching(game.bot(SENSIBLE), Budget.read(budget) if colon else USUAL)
    if name in agents.names(game):
        return agents.agent(game, name)
    return game.bot(name)


def usual(game: Game[Any]) -> str:
    """The level that sits down when nobody says which."""
    return SENSIBLE if SENSIBLE in game.bots else RANDOM


def searches(level: str) -> bool:
    """Whether this bot can only sit at a table that can be imagined."""
    name = level.partition(":")[0]
    return ALSO_CALLED.get(name, name) == SEARCHING


def answer(table: Table, decision: Decision, player: AnyBot) -> Option:
    """What this bot chooses, from a stream of its own that depends on the table and the decision alone.

    So a resumed game goes on as it would have, and nothing that thinks moves the table's dice.
    """
    return asked_of(player, table, decision, stream_for(f"{table.seed}/{decision.seat}/{decision.id}"))


def asked_of(player: AnyBot, table: Table, decision: Decision, rng: Random) -> Option:
    """What this bot chooses: by what its seat sees, and one that searches by what its seat can imagine."""
    if isinstance(player, Searching):
        return player.think(Perspective(table, decision), rng)
    if isinstance(player, Seeing):
        return player.choose_seeing(table.view(decision.seat), decision, rng)
    return player.choose(table.game.sight(table.state, decision.seat), decision, rng)
