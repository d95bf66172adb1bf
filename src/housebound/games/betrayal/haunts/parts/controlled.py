"""Part: heroes under the other side's control, who walk where they are called (CONTROL, HC-3).

A haunt with this part is a `Controlling` and keeps `controlled` in its data: seats as bits. In its own turn such a hero
is moved by `walk`, and does nothing else: it makes no rolls, draws, gets and uses no cards, and nothing that rooms do
to explorers touches it. It is nobody's obstacle, and nobody is one to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol

from typing_extensions import TypeVar

from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.toward import move_toward
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import FIGURES
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import has, just

CONTROLLED = NoticeKind("controlled", figure=FIGURES)


class HasControlled(Kept, Protocol):
    """`controlled`: the seats that are controlled, as bits."""

    controlled: int


C = TypeVar("C", bound=HasControlled, covariant=True)  # noqa: PLC0105


def is_controlled(g: House[HasControlled], figure: Figure) -> bool:
    return figure < FIRST_MONSTER and laid_out(g) and bool(has(g.data.controlled, figure))


def take_control(g: House[HasControlled], seat: Seat) -> None:
    g.data.controlled |= just(seat)
    g.tell(EVERYONE, CONTROLLED, g.word[seat])


def walk(g: House, seat: Seat, rooms: Iterable[int]) -> Script[None]:
    """HC-3. The turn of a controlled hero: its full Speed, by a shortest way; it stays if it is held or has none."""
    if g.failures[seat] < 0:
        yield from move_toward(g, seat, list(rooms))


class Controlling(Haunt[C]):
    """What a controlled hero cannot do, and what does not happen to it."""

    control_rule: ClassVar[str]
    """The haunt's rule by which a hero is controlled."""

    def takes_turn(self, g: House[C], seat: Seat) -> bool:
        """It is moved at the start of its turn, and that is all."""
        return super().takes_turn(g, seat) and not is_controlled(g, seat)

    def controller(self, g: House[C], figure: Figure) -> int:
        return g.traitor if is_controlled(g, figure) else super().controller(g, figure)

    def slows(self, g: House[C], figure: Figure, mover: Figure) -> bool:
        return not is_controlled(g, figure) and not is_controlled(g, mover) and super().slows(g, figure, mover)

    def spared_by_rooms(self, g: House[C], figure: Figure, kind: int) -> bool:
        return is_controlled(g, figure)

    def can_ride(self, g: House[C], figure: Figure) -> bool:
        return not is_controlled(g, figure)

    def may_discover(self, g: House[C], figure: Figure) -> str:
        return self.control_rule if is_controlled(g, figure) else super().may_discover(g, figure)

    def hears_music(self, g: House[C], figure: Figure) -> bool:
        return not is_controlled(g, figure)

    def heeds(self, g: House[C], figure: Figure, card: Card) -> bool:
        return not is_controlled(g, figure)

    def may_hold(self, g: House[C], figure: Figure, card: Card) -> str:
        return self.control_rule if is_controlled(g, figure) else super().may_hold(g, figure, card)

    def can_handle_items(self, g: House[C], figure: Figure) -> bool:
        return not is_controlled(g, figure)
