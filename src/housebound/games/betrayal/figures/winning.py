"""Winning (Winning). Tested after every change (HC-26)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.roster import any_hero_lives
from housebound.games.betrayal.state import MONSTERS, OVER, PREPARING, REVEALING, House
from housebound.games.betrayal.words import HEROES, TRAITOR, WON
from housebound.kernel.script import EVERYONE, Ended
from housebound.kernel.sets import has

NOBODY_WINS: Final = -1
SETTLED_OR_UNREADY: Final = frozenset({OVER, REVEALING, PREPARING})


def check_win(g: House) -> None:
    """BET-WIN-1, BET-WIN-2, BET-WIN-3. Whoever has completed the goals of its text wins, and the game ends at once.

    BET-WIN-4: the winners' last page can be read by everybody then. BET-WIN-6: no hero is left.
    """
    haunt = g.haunt
    if not haunt.started or g.phase in SETTLED_OR_UNREADY:
        return
    winners = haunt.winner(g)
    alive = any_hero_lives(g)
    if winners:
        if winners > 0:
            winners = _one_side(g, winners, alive)
        if winners:
            end(g, winners, "BET-WIN-1")
    if not alive:
        winners = g.haunt.no_hero_left(g)
        if winners:
            end(g, winners, "BET-WIN-6")


def _one_side(g: House, winners: int, hero_lives: bool) -> int:
    """BET-WIN-2, BET-WIN-5. Dead heroes do not win; of two sides at once that one wins whose turn it is."""
    traitors = g.haunt.team_seats(g, TRAITOR)
    if not hero_lives:
        return winners & traitors
    if winners & traitors and winners & ~traitors:
        traitors_turn = g.phase == MONSTERS or has(traitors, g.active)
        return winners & traitors if traitors_turn else winners & ~traitors
    return winners


def end(g: House, winners: int, why: str) -> None:
    """BET-WIN-1, BET-WIN-4, BET-SECRET-9.

    The game is over at once, whatever was going on, and nothing is secret any more.
    """
    g.reveal(EVERYONE)
    g.winners = 0 if winners == NOBODY_WINS else winners
    g.why = why
    g.phase = OVER
    g.haunt.aftermath(g)
    if g.winners:
        side = TRAITOR if g.winners & g.haunt.team_seats(g, TRAITOR) else HEROES
        g.tell(EVERYONE, WON, side)
    raise Ended
