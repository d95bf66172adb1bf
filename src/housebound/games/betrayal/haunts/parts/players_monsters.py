"""Part: explorers that have become monsters, moved by their players in turns of their own (CONVERT, HC-12).

A haunt with this part is a `PlayersMonsters` and keeps `risen` in its data: seat -> the monster that it has become, -1
none. The explorer itself is not in the house any more.
"""

from __future__ import annotations

from typing import Protocol

from typing_extensions import TypeVar

from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.haunts.parts.names import named_pairs
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import FOR_PACE, SPEED

NOT_RISEN = -1


class HasRisen(Kept, Protocol):
    """`risen`: seat -> the monster as which its player goes on."""

    risen: list[int]


R = TypeVar("R", bound=HasRisen, covariant=True)  # noqa: PLC0105


def nobody_risen() -> list[int]:
    return [NOT_RISEN] * FIRST_MONSTER


class PlayersMonsters(Haunt[R]):
    """Whose monster is whose, and when it acts."""

    def figure_of(self, g: House[R], seat: Seat) -> int:
        return g.data.risen[seat] if g.data.risen[seat] != NOT_RISEN else seat

    def takes_turn(self, g: House[R], seat: Seat) -> bool:
        """Whoever lives, and whoever has risen and is not stunned (BET-STUN-2)."""
        monster = g.data.risen[seat]
        return not g.stunned[monster] if monster != NOT_RISEN else super().takes_turn(g, seat)

    def controller(self, g: House[R], figure: Figure) -> int:
        risen: list[int] = g.data.risen
        return risen.index(figure) if figure >= FIRST_MONSTER and figure in risen else super().controller(g, figure)

    def acts_in_monster_turn(self, g: House[R], figure: Figure) -> bool:
        return figure not in g.data.risen

    def roll_movement(self, g: House[R], seat: Seat) -> bool:
        """Dice say how far the monster of whoever's turn it is can go. False: none acts for this player."""
        if not self.takes_turn(g, seat) or g.acting < FIRST_MONSTER:
            return False
        g.allowance = throw(g, g.acting, self.trait_of(g, g.acting, SPEED), FOR_PACE)
        return True


def shown_risen(g: House[HasRisen]) -> dict[str, str]:
    """Explorer -> the monster that it has become."""
    return named_pairs(g, ((seat, monster) for seat, monster in enumerate(g.data.risen) if monster != NOT_RISEN))
