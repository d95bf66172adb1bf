"""Part: captured heroes (HC-15). A monster that wins its attack holds the hero instead of wounding it.

A haunt that captures keeps `captor` in its data: seat -> the figure that holds it, -1 nobody.
"""

from __future__ import annotations

from housebound.games.betrayal.damage import pick_trait
from housebound.games.betrayal.dice import throw, trait_roll
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.traits import LACKING, value
from housebound.games.betrayal.words import FIGURES, FREED
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script

CAPTURED = NoticeKind("captured", figure=FIGURES, captor=FIGURES)
STILL_HELD = NoticeKind("still_held", figure=FIGURES, captor=FIGURES)
FREE = -1


def nobody_captured() -> list[int]:
    return [FREE] * FIRST_MONSTER


def is_captured(g: House, figure: int) -> bool:
    return figure < FIRST_MONSTER and g.data.captor[figure] != FREE


def captive_of(g: House, captor: int) -> int:
    """The seat that this figure holds, or -1."""
    held: list[int] = g.data.captor
    return held.index(captor) if captor in held else -1


def capture(g: House, captor: int, seat: int) -> None:
    """HC-15. The captor holds one hero and its turn is over."""
    g.data.captor[seat] = captor
    g.tell(EVERYONE, CAPTURED, g.word[seat], g.word[captor])
    if g.acting == captor:
        g.did |= TURN_OVER


def let_go(g: House, captor: int) -> None:
    """HC-15. The captor is stunned, killed or removed: whom it held is free where it is."""
    seat = captive_of(g, captor)
    if seat >= 0:
        g.data.captor[seat] = FREE
        g.tell(EVERYONE, FREED, g.word[seat])


def break_free(g: House, seat: int, traits: tuple[int, ...]) -> Script[None]:
    """At the start of its turn a captive and its captor roll a trait that the captive names.

    The captive is free if its result is higher, and takes its turn; the captor is not stunned by this. If not, its turn
    is over.
    """
    captor = g.data.captor[seat]
    trait = yield from pick_trait(g, seat, [t for t in traits if value(g, captor, t) != LACKING], "break_free", "HC-15")
    result = yield from trait_roll(g, seat, trait)
    defence = throw(g, captor, value(g, captor, trait))
    if g.fate[seat] != IN_HOUSE:
        return
    if result > defence:
        let_go(g, captor)
    else:
        g.did |= TURN_OVER
        g.tell(EVERYONE, STILL_HELD, g.word[seat], g.word[captor])
