"""The killer's feet: moving in the open, and in stealth (Keywords of the killer; Stealth; TER-BARRICADE-5)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.mansion import PASSAGE_BETWEEN, STEPS, stealthy_reach
from housebound.games.terrorscape.map.barricades import lift
from housebound.games.terrorscape.numbers import Card, Location, Seat
from housebound.games.terrorscape.state import BROKE_THROUGH, Mansion, all_but_killer
from housebound.games.terrorscape.words import GO, KILLER_AT, KILLER_GONE, KILLER_SLIPPED, SLIP_TO, STOP
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, less

GOES: Final = GO.each()
SLIPS: Final = SLIP_TO.each()
STOPS: Final = STOP()


def move_killer(g: Mansion, least: int, most: int) -> Script[None]:
    """TER-KEYWORD-1. Step by step; he may stop once he has gone the least number of steps."""
    g.did = less(g.did, BROKE_THROUGH)
    g.path = just(g.killer_at)
    for n in range(most):
        offers = offer_steps if n < least else offer_steps_or_stop
        option: Option = yield Decision(g.rules.killer_seat, "move_killer", offers, "TER-KEYWORD-1")
        if option is STOPS:
            return
        step(g, option.args[0])


def offer_steps(g: Mansion, seat: Seat, ask: Ask) -> None:
    for place, _ in STEPS[g.killer_at]:
        ask.options.append(GOES[place])


def offer_steps_or_stop(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_steps(g, seat, ask)
    ask.options.append(STOPS)


def step(g: Mansion, place: Location) -> None:
    """TER-BARRICADE-5, TER-KTURN-9. Through a barricade, which he removes; he notices nobody by walking in."""
    passage = PASSAGE_BETWEEN.get((g.killer_at, place), -1)
    if passage >= 0 and has(g.barricades, passage):
        lift(g, passage)
        g.did |= BROKE_THROUGH
    g.killer_at = g.last_known = place
    g.path |= just(place)
    g.tell(EVERYONE, KILLER_AT, place)


def slip_away(g: Mansion, card: Card, most: int) -> Script[None]:
    """TER-STEALTH-1, TER-STEALTH-2, TER-STEALTH-3, TER-INFO-2. Unseen steps; barricades neither stop him nor fall."""
    option: Option = yield Decision(
        g.rules.killer_seat, "slip_away", offer_slipping, "TER-STEALTH-1", to=g.rules.hunter
    )
    g.stealth_card = card
    g.killer_at = option.args[0]
    g.tell(all_but_killer(g), KILLER_GONE, g.last_known)
    g.tell(g.rules.hunter, KILLER_SLIPPED, g.killer_at)


MOST_UNSEEN: Final = 2
"""TER-STEALTH-1. Every stealth card of the three killers is × 0–2."""


def offer_slipping(g: Mansion, seat: Seat, ask: Ask) -> None:
    for place in stealthy_reach(g.killer_at, MOST_UNSEEN):
        ask.options.append(SLIPS[place])


def come_out(g: Mansion) -> None:
    """TER-STEALTH-5. He tells where he is, and his figure is put there."""
    g.reveal(all_but_killer(g))
    g.stealth_card = -1
    g.last_known = g.killer_at
    g.path = just(g.killer_at)
    g.tell(EVERYONE, KILLER_AT, g.killer_at)
