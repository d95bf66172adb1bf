"""Who may speak to whom (What each side knows, Preparing the haunt).

What is said is up to the players (BET-SECRET-3, BET-SECRET-5); only where it can be said is a rule.
"""

from __future__ import annotations

from housebound.games.betrayal.state import PREPARING, House
from housebound.games.betrayal.words import HEROES
from housebound.kernel.game import Channel
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import set_of


def channels(g: House) -> list[Channel]:
    """BET-SECRET-8, BET-HIDDEN-10. Everybody hears everybody, and nobody may go aside.

    BET-PREP-4: only while the haunt is prepared the heroes confer out of the hearing of a traitor that is known.
    """
    table = (1 << g.rules.seats) - 1
    if g.haunt.traitor_unknown(g):
        return [Channel("table", table, EVERYONE, "BET-HIDDEN-10")]
    everybody = Channel("table", table, EVERYONE, "BET-SECRET-8")
    if g.phase != PREPARING or g.traitor < 0:
        return [everybody]
    heroes = set_of(seat for seat in range(g.rules.seats) if g.team[seat] == HEROES)
    return [everybody, Channel("heroes", heroes, heroes, "BET-PREP-4")]
