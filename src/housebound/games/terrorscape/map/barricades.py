"""Barricades: laying, taking back and removing them (Barricades)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.mansion import BARRICADE_LIMIT, PASSAGES_OF
from housebound.games.terrorscape.numbers import Passage, Seat
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import BARRED, BARRICADE, LIFT, LIFTED, STOP
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, less, members_of, size_of, without

LAY: Final = BARRICADE.each()
TAKE_BACK: Final = LIFT.each()
STOPS: Final = STOP()


def barricade_here(g: Mansion, count: int) -> Script[None]:
    """TER-BARRICADE-4. Passages of the killer's location, of his choice; nothing if none is free."""
    for _ in range(count):
        if not _free_here(g):
            break
        option: Option = yield Decision(g.rules.killer_seat, "barricade", offer_here, "TER-BARRICADE-1")
        yield from _lay(g, option.args[0])
    g.laid = 0


def barricade_all_here(g: Mansion) -> Script[None]:
    """Every passage of the killer's location."""
    for passage in PASSAGES_OF[g.killer_at]:
        if not has(g.barricades, passage):
            yield from _lay(g, passage)
    g.laid = 0


def barricade_anywhere(g: Mansion, count: int, *, may_stop: bool) -> Script[None]:
    """Passages anywhere on the map, up to `count` of them if he may stop before."""
    offers = offer_anywhere_or_stop if may_stop else offer_anywhere
    for _ in range(count):
        option: Option = yield Decision(g.rules.killer_seat, "barricade", offers, "TER-BARRICADE-1")
        if option is STOPS:
            break
        yield from _lay(g, option.args[0])
    g.laid = 0


def _free_here(g: Mansion) -> list[Passage]:
    return [passage for passage in PASSAGES_OF[g.killer_at] if not has(g.barricades, passage)]


def offer_here(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-BARRICADE-1, TER-BARRICADE-2."""
    for passage in PASSAGES_OF[g.killer_at]:
        ask.offer(LAY[passage], unless="TER-BARRICADE-2" if has(g.barricades, passage) else "")
    if ask.why:
        for passage, option in enumerate(LAY):
            if passage not in PASSAGES_OF[g.killer_at]:
                ask.bar(option, "TER-BARRICADE-4")


def offer_anywhere(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-BARRICADE-1, TER-BARRICADE-2."""
    for passage, option in enumerate(LAY):
        ask.offer(option, unless="TER-BARRICADE-2" if has(g.barricades, passage) else "")


def offer_anywhere_or_stop(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_anywhere(g, seat, ask)
    ask.options.append(STOPS)


def _lay(g: Mansion, passage: Passage) -> Script[None]:
    """TER-BARRICADE-1, TER-BARRICADE-3. Both sides mark it; the eighth token must be taken from elsewhere first.

    There is one elsewhere: no effect lays more than four.
    """
    if size_of(g.barricades) >= BARRICADE_LIMIT:
        option: Option = yield Decision(g.rules.killer_seat, "lift", offer_lifting, "TER-BARRICADE-3")
        lift(g, option.args[0])
    g.barricades |= just(passage)
    g.laid |= just(passage)
    g.tell(EVERYONE, BARRED, passage)


def offer_lifting(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [TAKE_BACK[passage] for passage in members_of(less(g.barricades, g.laid))]


def lift(g: Mansion, passage: Passage) -> None:
    """A barricade returns to the store, and both sides know."""
    g.barricades = without(g.barricades, passage)
    g.tell(EVERYONE, LIFTED, passage)
