"""The transmitter and the rescue service (Main action 5, Transmitter and rescue service)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import draw_search, keep_all, search_deck_empty
from housebound.games.terrorscape.cards.plans import works
from housebound.games.terrorscape.mansion import TRANSMITTER
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.numbers import Victim
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import BLUEPRINT, GEARS, JOHNSON, QUIET_REPAIR, TRANSMITTING
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import less

GEARS_NEEDED: Final = 5
"""TER-REPAIR-6."""
FIRST_CELL: Final = 5
"""TER-RESCUE-1, TER-RESCUE-2. The track is 5, 4, 3, 2, 1 and the exit, which is 0 here."""


def why_no_repair(g: Mansion, victim: Victim) -> str:
    """The rule that forbids this victim to repair now, empty if none does. TER-STEALTH-4: in stealth he is nowhere."""
    if g.at[victim] != TRANSMITTER:
        return "TER-REPAIR-1"
    if g.repaired:
        return "TER-REPAIR-3"
    if g.gears >= GEARS_NEEDED:
        return "TER-REPAIR-6"
    if g.killer_at == TRANSMITTER and g.stealth_card < 0:  # TER-REPAIR-7: nobody sees him in stealth
        return "TER-REPAIR-4"
    return ""


def repair(g: Mansion, victim: Victim, *, toolbox: bool = False) -> Script[None]:
    """TER-REPAIR-1, TER-REPAIR-2, TER-REPAIR-5, TER-VICTIM-2. One gear; with a Toolbox two, Johnson three."""
    gears = (3 if victim == JOHNSON else 2) if toolbox else 1
    if works(g, BLUEPRINT):
        gears += 1
    if not (toolbox and works(g, QUIET_REPAIR)):
        make_noise(g, TRANSMITTER)
    g.repaired = True
    placed = min(gears, GEARS_NEEDED - g.gears)
    place_gears(g, victim, placed)
    if g.rules.crossroads:
        yield from _search_after_repair(g, victim, placed)


def place_gears(g: Mansion, victim: Victim, placed: int) -> None:
    """TER-REPAIR-6, TER-RESCUE-1, TER-RESCUE-5. The fifth gear calls the rescue service."""
    g.gears += placed
    g.tell(g.rules.team, GEARS, victim, g.gears)
    if g.gears >= GEARS_NEEDED:
        everyone = EVERYONE if g.rules.rescue_public else g.rules.team
        g.reveal(less(everyone, g.rules.team))
        g.rescue = FIRST_CELL
        g.tell(everyone, TRANSMITTING)


def _search_after_repair(g: Mansion, victim: Victim, cards: int) -> Script[None]:
    """TER-CROSS-5. As many cards of the search deck as gears were really placed, all of them kept."""
    for _ in range(cards):
        if not search_deck_empty(g) and draw_search(g, victim):
            make_noise(g, g.at[victim])
    yield from keep_all(g, victim)
