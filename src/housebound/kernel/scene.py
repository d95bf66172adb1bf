"""Scenes: moments of a game, written as positions are, for the page that shows how it is played.

A game keeps them as `content/scenes.toml`::

    [[scene]]
    name = "push"                             # the page says `howto-push-title` and `howto-push` beside it
    seats = 4
    seat = 0                                  # through whose eyes
    options = { mode = "suspicion" }
    given = { characters = { max = { at = "B3", first = "push" }, kevin = "B3" } }
    when = ["0 push(kevin,C3)"]               # what has happened since, if anything
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from housebound.kernel.errors import BadPosition
from housebound.kernel.game import Game
from housebound.kernel.guide import read_content
from housebound.kernel.position import Scenario, set_up, take_step
from housebound.kernel.seat_view import TableView
from housebound.kernel.settings import Value


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One moment, and whose eyes see it."""

    name: str
    seats: int
    seat: int
    given: dict[str, Any] = {}
    options: dict[str, Value] = {}
    when: tuple[str, ...] = ()

    def view(self, game: Game[Any]) -> TableView:
        table = set_up(Scenario(self.name, (), game.name, self.seats, self.options, None, self.given, self.when, {}))
        for step in self.when:
            if difference := take_step(table, step):
                raise BadPosition("scene-differs", name=self.name, game=game.name, step=step, difference=difference)
        return table.view(self.seat)


class _Scenes(msgspec.Struct, forbid_unknown_fields=True):
    scene: tuple[Scene, ...] = ()


@cache
def scenes_of(game: Game[Any]) -> tuple[Scene, ...]:
    """The scenes that a game brings along, in order; none if it has no such page."""
    found = read_content(game, "scenes", _Scenes)
    return () if found is None else found.scene
