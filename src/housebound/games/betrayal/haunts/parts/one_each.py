"""Part: objects of which nobody carries a second one (HC-14)."""

from __future__ import annotations

from housebound.games.betrayal.numbers import Card, Figure
from housebound.games.betrayal.state import House
from housebound.kernel.sets import has


def one_is_enough(g: House, figure: Figure, card: Card, objects: int) -> str:
    """The rule by which the figure cannot get another of these objects (bits of cards); empty: it can get this card."""
    return "HC-14" if has(objects, card) and g.held[figure] & objects else ""


def nobody_has_two(g: House, objects: int) -> bool:
    return all((cards & objects).bit_count() <= 1 for cards in g.held)
