"""Part: captured heroes (HC-15). A monster that wins its attack holds the hero instead of wounding it.

A haunt that captures is a `Capturing` and keeps `captor` in its data: seat -> the figure that holds it, -1 nobody.
"""

from __future__ import annotations

from typing import Protocol

from typing_extensions import TypeVar

from housebound.games.betrayal.figures.damage import pick_trait
from housebound.games.betrayal.figures.dice import say_deed, throw, trait_roll
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.haunts.parts.names import named_pairs
from housebound.games.betrayal.haunts.parts.taken_along import TakingAlong
from housebound.games.betrayal.house.plan import together
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.words import FIGURES, FREED
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Script

CAPTURED = NoticeKind("captured", figure=FIGURES, captor=FIGURES)
STILL_HELD = NoticeKind("still_held", figure=FIGURES, captor=FIGURES)
FREE = -1


class HasCaptives(Kept, Protocol):
    """`captor`: whose captive each seat is."""

    captor: list[int]


C = TypeVar("C", bound=HasCaptives, covariant=True)  # noqa: PLC0105


def nobody_captured() -> list[int]:
    return [FREE] * FIRST_MONSTER


def is_captured(g: House[HasCaptives], figure: Figure) -> bool:
    return figure < FIRST_MONSTER and g.data.captor[figure] != FREE


def captive_of(g: House[HasCaptives], captor: Figure) -> int:
    """The seat that this figure holds, or -1."""
    held: list[int] = g.data.captor
    return held.index(captor) if captor in held else -1


def capture(g: House[HasCaptives], captor: Figure, seat: Seat) -> None:
    """HC-15. The captor holds one hero and its turn is over."""
    g.data.captor[seat] = captor
    g.tell(EVERYONE, CAPTURED, g.word[seat], g.word[captor])
    if g.acting == captor:
        g.did |= TURN_OVER


def let_go(g: House[HasCaptives], captor: Figure) -> None:
    """HC-15. The captor is stunned, killed or removed: whom it held is free where it is."""
    seat = captive_of(g, captor)
    if seat >= 0:
        g.data.captor[seat] = FREE
        g.tell(EVERYONE, FREED, g.word[seat])


def break_free(g: House[HasCaptives], seat: Seat, traits: tuple[int, ...]) -> Script[None]:
    """At the start of its turn a captive and its captor roll a trait that the captive names.

    The captive is free if its result is higher, and takes its turn; the captor is not stunned by this. If not, its turn
    is over.
    """
    captor = g.data.captor[seat]
    trait = yield from pick_trait(g, seat, [t for t in traits if value(g, captor, t) != LACKING], "break_free", "HC-15")
    say_deed(g, seat, "break_free")
    result = yield from trait_roll(g, seat, trait)
    defence = throw(g, captor, value(g, captor, trait), trait)
    if g.fate[seat] != IN_HOUSE:
        return
    if result > defence:
        let_go(g, captor)
    else:
        g.did |= TURN_OVER
        g.tell(EVERYONE, STILL_HELD, g.word[seat], g.word[captor])


class Capturing(TakingAlong[C]):
    """What holds for captives of every kind; a haunt whose captors move says how they are taken along."""

    def on_stun(self, g: House[C], figure: Figure) -> Script[None]:
        let_go(g, figure)
        return NOTHING

    def on_death(self, g: House[C], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        g.data.captor[seat] = FREE
        return NOTHING

    def may_move(self, g: House[C], figure: Figure) -> str:
        return "HC-15" if is_captured(g, figure) else ""

    def can_be_moved(self, g: House[C], figure: Figure) -> bool:
        return not is_captured(g, figure)

    def slows(self, g: House[C], figure: Figure, mover: Figure) -> bool:
        return not is_captured(g, figure) and super().slows(g, figure, mover)

    def may_hold(self, g: House[C], figure: Figure, card: Card) -> str:
        """The captured neither give nor take."""
        return "HC-15" if is_captured(g, figure) else super().may_hold(g, figure, card)

    def check(self, g: House[C]) -> None:
        held = [captor for captor in g.data.captor if captor != FREE]
        assert len(held) == len(set(held)), "a captor holds two heroes"
        for seat, captor in enumerate(g.data.captor):
            assert captor == FREE or together(g, seat, captor), "a captive is elsewhere"


def shown_captives(g: House[HasCaptives]) -> dict[str, str]:
    """Captive -> captor."""
    return named_pairs(g, ((seat, captor) for seat, captor in enumerate(g.data.captor) if captor != FREE))
