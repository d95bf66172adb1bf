"""Part: figures and rooms by their names, as `shown` gives them to whoever looks on."""

from __future__ import annotations

from collections.abc import Iterable

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import FIGURES, ROOMS


def name_of(g: House, figure: Figure) -> str:
    return FIGURES.words[g.word[figure]]


def names_of(g: House, figures: Iterable[int]) -> list[str]:
    return [name_of(g, figure) for figure in figures]


def named_pairs(g: House, pairs: Iterable[tuple[int, int]]) -> dict[str, str]:
    """Figure -> figure."""
    return {name_of(g, one): name_of(g, other) for one, other in pairs}


def room_names(rooms: int) -> list[str]:
    """The names of these rooms, which are given as bits."""
    return [ROOMS.words[room] for room in card_numbers(rooms)]
