"""Houses as a position says, and the scripts of haunts carried out in them, question by question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import OPEN, WALL, House
from housebound.kernel.chance import Chance
from housebound.kernel.script import NOTHING, Decision, Option, Script
from housebound.kernel.table import Table

T = TypeVar("T")

Answer = Callable[[Decision], Option]

TRIO = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "madame_zostra": "foyer"}
"""Three explorers, all in the Foyer."""


def standing(haunt: int, seats: int = 3, **given: Any) -> House[Any]:
    """A house in which this haunt is played, as the position says."""
    g = BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31"}), {"haunt": haunt, **given})
    g.chance = Chance(Random(0), [])
    return g


def setting_up(haunt: int, seats: int = 3, **given: Any) -> House[Any]:
    """A house in which this haunt is about to be set up."""
    return standing(haunt, seats, phase="setting_up", **given)


def table_at(g: House[Any], seed: int = 1) -> Table:
    """A table at which play goes on from here."""
    return Table(BETRAYAL, g.rules.seats, {"date": "10-31"}, seed=seed, origin=g)


def first(decision: Decision) -> Option:
    """Whatever is offered first."""
    return decision.options[0]


def last(decision: Decision) -> Option:
    """Whatever is offered last."""
    return decision.options[-1]


def carry_out(g: House[Any], script: Script[Any], answer: Answer = first) -> list[Decision]:
    """Carry a script out to its end; what was asked in it."""
    asked: list[Decision] = []
    if script is NOTHING:
        return asked
    chosen: Option | None = None
    while True:
        try:
            decision = script.send(chosen)
        except StopIteration:
            return asked
        assert isinstance(decision, Decision)
        decision.state = g
        assert decision.options, f"{decision} has no options"
        asked.append(decision)
        chosen = answer(decision)


def asked_first(g: House[Any], script: Script[Any]) -> Decision:
    """The first question of a script, which is left there."""
    decision = next(script)
    assert isinstance(decision, Decision)
    decision.state = g
    return decision


def unasked(script: Script[T]) -> T:
    """Carry out a script in which nobody is asked anything; what it returns."""
    try:
        decision = next(iter(script))
    except StopIteration as end:
        returned: T = end.value
        return returned
    raise AssertionError(f"somebody is asked: {decision}")


def names(decision: Decision) -> list[str]:
    """What was offered, by name."""
    return [option.name for option in decision.options]


def give_to(g: House[Any], seat: int, card: int) -> None:
    """This seat has the card, and no other figure."""
    for figure in range(len(g.held)):
        g.held[figure] &= ~(1 << card)
    g.held[seat] |= 1 << card


def close_all_doors(g: House[Any]) -> None:
    """No room can be discovered any more, on no floor."""
    g.door = tuple(WALL if beyond == OPEN else beyond for beyond in g.door)
    g.doorways = (0, 0, 0)
