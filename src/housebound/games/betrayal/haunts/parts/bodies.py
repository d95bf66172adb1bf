"""Part: the bodies of dead explorers as objects (HC-14, HC-29).

A haunt with bodies leaves one where an explorer dies, says who may carry it, and that it is heavy (see `heavy`).
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.belongings import put_in_pile, spot_of
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import CARDS
from housebound.kernel.sets import set_of

BODIES: Final = tuple(CARDS[f"body_{n + 1}"] for n in range(FIRST_MONSTER))
"""Seat -> the body of its explorer."""
ALL_BODIES: Final = set_of(BODIES)


def leave_body(g: House, seat: Seat) -> None:
    """HC-29. The figure of a dead explorer stays where it fell."""
    put_in_pile(g, BODIES[seat], spot_of(g, seat))
