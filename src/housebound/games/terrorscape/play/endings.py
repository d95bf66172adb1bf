"""How a game ends (End of the game, and the ends of the crossroads variant)."""

from __future__ import annotations

from typing import NoReturn

from housebound.games.terrorscape.numbers import SeatSet
from housebound.games.terrorscape.state import OVER, Mansion, living
from housebound.games.terrorscape.words import ESCAPED, GAME_OVER, KILLED
from housebound.kernel.script import EVERYONE, Ended
from housebound.kernel.sets import just


def team_wins(g: Mansion, why: str) -> NoReturn:
    """TER-END-1, TER-END-2, TER-END-3."""
    _end(g, g.rules.team, why)


def killer_wins(g: Mansion, why: str) -> NoReturn:
    """TER-END-4, TER-END-5."""
    _end(g, g.rules.hunter, why)


def end_at_crossroads(g: Mansion, why: str, *, rescued: bool = False, deck_empty: bool = False) -> NoReturn:
    """TER-CROSS-8, TER-CROSS-9. Who escaped or is rescued wins; the killer wins by two kills or the empty deck."""
    winners = 0
    for victim in g.trio:
        if g.condition[victim] == ESCAPED or (rescued and victim in living(g)):
            winners |= just(g.controller[victim])
    killed = sum(g.condition[victim] == KILLED for victim in g.trio)
    if killed >= 2 or deck_empty:
        winners |= g.rules.hunter
    _end(g, winners, why)


def _end(g: Mansion, winners: SeatSet, why: str) -> NoReturn:
    """TER-END-6, TER-INFO-8. At this very moment, and then everything is revealed."""
    g.reveal(EVERYONE)
    g.winners = winners
    g.why = why
    g.phase = OVER
    g.tell(EVERYONE, GAME_OVER)
    raise Ended
