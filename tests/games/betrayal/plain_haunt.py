"""Haunts that change nothing: the rulebook's answers, with monsters to be moved and attacked.

Cards are tested in these, so that no haunt's own rule stands in the way. Brandon (seat 0) and Zoe (seat 1) are heroes,
Ox (seat 2) is the traitor. Brandon rolls 4 dice for Might, Speed and Sanity and 3 for Knowledge (places 3, 2, 3, 2 on
his tracks), Zoe 3, 4, 5, 3 (places 3, 3, 2, 2), Ox 5, 4, 3, 3 (places 2, 4, 2, 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.kernel.errors import HouseboundError
from housebound.kernel.position import Scenario, run_case, set_up
from housebound.kernel.table import Table


class Plain(Haunt):
    """A traitor with Zombies (Speed 2, Might 5, Sanity 2, no Knowledge)."""

    number = 21


class Mindless(Haunt):
    """A traitor with a monster that has neither Sanity nor Knowledge."""

    number = 29


class Leaderless(Haunt):
    """Nobody is the traitor; seat 1 moves the monsters."""

    number = 12

    def monster_player(self, g: House[Any]) -> int:
        return 1

    def controller(self, g: House[Any], figure: int) -> int:
        return figure if figure < FIRST_MONSTER else 1


def make_present(monkeypatch: pytest.MonkeyPatch) -> None:
    """These haunts are present, in the place of the real ones with their numbers."""
    for haunt in (Plain(), Mindless(), Leaderless()):
        monkeypatch.setitem(PRESENT, haunt.number, haunt)


BEFORE: dict[str, Any] = {}
HAUNTED: dict[str, Any] = {"haunt": 21, "revealer": 0, "traitor": 2}
"""Seats 0 and 1 are heroes, seat 2 is the traitor."""
NO_TRAITOR: dict[str, Any] = {"haunt": 12, "revealer": 2}


def scenario(given: dict[str, Any], when: Sequence[str], then: dict[str, Any], **options: Any) -> Scenario:
    return Scenario("", ("BET-GEN-4",), BETRAYAL.name, 3, options, None, given, tuple(when), then)


def differences(
    given: dict[str, Any], when: Sequence[str], then: dict[str, Any], **options: Any
) -> list[HouseboundError]:
    """Play the steps from the position; what is not as `then` says."""
    return run_case(scenario(given, when, then, **options))


def table_of(given: dict[str, Any], **options: Any) -> Table:
    return set_up(scenario(given, (), {}, **options))


# -- who is where

HOUSE = {"dusty_hallway": "foyer.north", "creaky_hallway": "dusty_hallway.north"}
B, Z, X = "brandon_jaspers", "zoe_ingstrom", "ox_bellows"
HERE = {"room": "dusty_hallway"}


def given(base: dict[str, Any], brandon: Any = None, zoe: Any = None, ox: Any = None, **more: Any) -> dict[str, Any]:
    """A position: Brandon in the Dusty Hallway, the others in the Entrance Hall, unless something else is said."""
    explorers = {
        B: {"room": "dusty_hallway", **(brandon or {})},
        Z: {"room": "entrance_hall", **(zoe or {})},
        X: {"room": "entrance_hall", **(ox or {})},
    }
    return {**base, "house": {**HOUSE, **more.pop("house", {})}, "explorers": explorers, **more}


def places(**traits: int) -> dict[str, int]:
    """Brandon's places on his tracks, as a position says them."""
    return {f"explorers.{B}.{trait}": place for trait, place in traits.items()}
