"""Ratings of people, by openskill: who did better than whom, a table at a time.

Sides play each other as teams. Where one has fewer people than another, the house plays on it: what the game gives to
the few is learnt like everybody's rating, so a lone killer who wins is not worth more than victims who do. Where all
are on one side, they play against the house. Bots are rated by their level. Somebody without a name is a newcomer each
time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce
    from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

PERSON: Final = "person"
BOT: Final = "bot"
HOUSE: Final = "house"


class Player(NamedTuple):
    """Somebody with a rating: a person by the name as names are compared, a bot by its level, or the house."""

    kind: str
    known_by: str


class Skill(NamedTuple):
    """The mean and the standard deviation of what somebody is thought to be worth."""

    skill: float
    doubt: float

    @property
    def rating(self) -> float:
        """What they are surely worth."""
        return self.skill - 3 * self.doubt


class Sitting(NamedTuple):
    """A seat of a finished table; a person without a name has an empty one."""

    player: Player
    side: str
    won: bool


_MEAN: Final = 25.0
_DOUBT: Final = _MEAN / 3
NEWCOMER: Final = Skill(_MEAN, _DOUBT)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # only a server with a club page needs it

    return PlackettLuce(mu=_MEAN, sigma=_DOUBT)


class _Team(NamedTuple):
    players: list[Player]
    won: bool
    missing: int
    """How many of the largest team it has less: the house makes up for them."""


def players_at(table: Sequence[Sitting]) -> set[Player]:
    """Everybody whose rating may change by this table, the house included."""
    return {player for team in _teams(table) for player in team.players if player.known_by}


def rated(table: Sequence[Sitting], before: Mapping[Player, Skill]) -> dict[Player, Skill]:
    """The ratings after a table. Nobody's change if nobody did better than anybody."""
    teams = _teams(table)
    if len({team.won for team in teams}) < 2:
        return {}
    given = [[_rating(player, before, team) for player in team.players] for team in teams]
    after = _model().rate(given, ranks=[float(not team.won) for team in teams])
    found: dict[Player, list[Skill]] = defaultdict(list)
    for team, ratings in zip(teams, after, strict=True):
        for player, rating in zip(team.players, ratings, strict=True):
            if player.known_by:
                found[player].append(Skill(rating.mu, rating.sigma))
    return {player: _mean(skills) for player, skills in found.items()}


def _rating(player: Player, before: Mapping[Player, Skill], team: _Team) -> PlackettLuceRating:
    """The house is first thought to be worth as much as those whom it stands for."""
    first = Skill(_MEAN * team.missing, _DOUBT) if player.kind == HOUSE else NEWCOMER
    known = before.get(player, first) if player.known_by else NEWCOMER
    return _model().rating(mu=known.skill, sigma=known.doubt)


def _mean(skills: Sequence[Skill]) -> Skill:
    """Several seats may have had the same kind of bot."""
    return Skill(sum(one.skill for one in skills) / len(skills), sum(one.doubt for one in skills) / len(skills))


def _teams(table: Sequence[Sitting]) -> list[_Team]:
    """The sides, the house where it is needed. A game without sides: everybody plays alone."""
    sides: dict[str, list[Sitting]] = defaultdict(list)
    for seat, one in enumerate(table):
        sides[one.side or f"seat {seat}"].append(one)
    if len(sides) == 1:
        return _against_the_house(table)
    most = max(len(sitting) for sitting in sides.values())
    teams = []
    for side, sitting in sides.items():
        missing = most - len(sitting)
        house = [Player(HOUSE, f"{side} {len(sitting)} of {len(table)}")] if missing else []
        teams.append(_Team([*(one.player for one in sitting), *house], any(one.won for one in sitting), missing))
    return teams


def _against_the_house(table: Sequence[Sitting]) -> list[_Team]:
    won = any(one.won for one in table)
    house = Player(HOUSE, f"against {len(table)}")
    return [_Team([one.player for one in table], won, 0), _Team([house], not won, len(table))]
