"""Part: one after another, clockwise round the table (BET-TURN-8)."""

from __future__ import annotations

from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.state import House


def clockwise(g: House, first: int) -> list[int]:
    """All seats, from this one on."""
    seats = g.rules.seats
    return [(first + n) % seats for n in range(seats)]


def heroes_clockwise(g: House) -> list[int]:
    """The heroes in the house, from the traitor's left."""
    heroes = heroes_in_house(g)
    return [seat for seat in clockwise(g, g.traitor + 1) if seat in heroes]
