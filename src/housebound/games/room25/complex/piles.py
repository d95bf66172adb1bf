"""Which pile people draw from at a physical table, and how much is left of it."""

from __future__ import annotations

from housebound.games.room25.complex.composition import build_order
from housebound.games.room25.components import CARDS
from housebound.games.room25.state import BUILD, House
from housebound.games.room25.words import COLOURS, ROLES, ROOMS, UNDECIDED
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.piles import Pile


def pile(g: House, need: NeedOutcome, in_a_row: int) -> Pile | None:
    """R25-BUILD-8, R25-ZONE-4, R25-SETUP-13. None: it comes from no pile, as who is first does."""
    if need.domain is ROOMS:
        return _free_tile(g, in_a_row) if g.phase == BUILD else _laid_tile(g)
    if need.domain is CARDS:
        return Pile("events", sum(g.deck))
    if need.domain is ROLES:
        return Pile("roles", sum(g.spare_role), in_a_row + 1, g.rules.seats)
    return None


def _free_tile(g: House, drawn: int) -> Pile | None:
    """One of the tiles that fill the Complex up, colour by colour."""
    order = build_order(g.rules)
    if drawn >= len(order):
        return None
    colour, left = order[drawn]
    return Pile(f"free-{COLOURS.words[colour]}", left, drawn + 1, len(order))


def _laid_tile(g: House) -> Pile:
    """A tile that lies face-down, and that nobody has looked at. In which zone it lies could tell what is left."""
    return Pile("face-down", sum(kind == UNDECIDED for kind in g.kind))
