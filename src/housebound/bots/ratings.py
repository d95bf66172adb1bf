"""Ratings of a tournament's bots, by openskill: one number for each, from who did better than whom.

In a game of two kinds, that kind did better of whose seats more have won. Where a table of one kind wins or loses as a
whole it has played against the house, which has a rating of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from openskill.models import PlackettLuce

from housebound.bots.tournament import Finished, Standing


class Rating(NamedTuple):
    """`skill` is the model's mean, `doubt` its standard deviation."""

    name: str
    skill: float
    doubt: float


def ratings(standing: Standing, house: str) -> list[Rating]:
    """Whoever has played, from the best on."""
    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in (*standing.plan.names, house)}
    played: set[str] = set()
    for game in sorted(standing.games, key=lambda game: game.nth):
        shares = _shares(standing, game, house)
        if len(shares) < 2:
            continue
        (one, hers), (other, his) = shares.items()
        ranks = [float(hers < his), float(his < hers)]
        (now[one],), (now[other],) = model.rate([[now[one]], [now[other]]], ranks=ranks)
        played |= {one, other}
    found = [Rating(name, rated.mu, rated.sigma) for name, rated in now.items() if name in played]
    return sorted(found, key=lambda rated: -rated.skill)


def _shares(standing: Standing, game: Finished, house: str) -> dict[str, float]:
    """Who played against whom, and how much of each has won; nothing that tells them apart: nobody."""
    names = standing.plan.names
    _, sitting = standing.plan.seating(game.nth)
    kinds = {
        names[who]: sum(seat in game.winners for seat, other in enumerate(sitting) if other == who) / sitting.count(who)
        for who in dict.fromkeys(sitting)
    }
    together = len(game.winners) in (0, len(sitting))
    if len(kinds) == 1:
        return {**kinds, house: 1.0 - next(iter(kinds.values()))} if together else {}
    return {} if together else kinds
