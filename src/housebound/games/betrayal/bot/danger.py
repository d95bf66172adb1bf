"""Where it is dangerous, and the way out of it: for heroes who cannot fight what is after them."""

from __future__ import annotations

from housebound.games.betrayal.bot import weights
from housebound.games.betrayal.bot.chances import at_least
from housebound.games.betrayal.bot.fights import are_enemies, pace, threat
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE
from housebound.games.betrayal.words import CLIMB, EXPLORE, PASSAGE, WALK
from housebound.kernel.script import Option
from housebound.kernel.sets import just

_PLAIN = (WALK, CLIMB, PASSAGE)


def hunters(sight: Sight, seat: Seat) -> list[Figure]:
    """The enemies who are about and can strike."""
    about = [
        monster
        for monster in sight.monsters()
        if not sight.stunned[monster] and sight.room[monster] >= 0 and are_enemies(sight, seat, monster)
    ]
    return about + [
        other
        for other in range(sight.rules.seats)
        if sight.fate[other] == IN_HOUSE and sight.room[other] >= 0 and are_enemies(sight, seat, other)
    ]


def held_rooms(sight: Sight, seat: Seat, wanted: set[Figure]) -> int:
    """The rooms (bits) of enemies whom nobody wants to meet: they strike, and they slow whoever passes."""
    rooms = 0
    for enemy in hunters(sight, seat):
        if enemy not in wanted and threat(sight, enemy, seat) > weights.DANGER:
            rooms |= just(sight.room[enemy])
    return rooms


class Dangers:
    """Who may come to whom before its next turn, and what that may cost.

    `bold`: what the hero is after is worth any danger on the way.
    """

    __slots__ = ("_bold", "_comers", "here")

    def __init__(self, sight: Sight, seat: Seat, *, bold: bool = False) -> None:
        self._bold = bold
        self.here = sight.room[seat]
        near = sight.distances(self.here)
        self._comers: list[tuple[list[int], int, bool, float]] = []
        known: dict[Room, list[int]] = {}
        for enemy in hunters(sight, seat):
            room, reach = sight.room[enemy], pace(sight, enemy)
            if not 0 <= near[room] <= 2 * reach + sight.spaces_left():
                continue
            harm = threat(sight, enemy, seat)
            if harm > weights.DANGER:
                if room not in known:
                    known[room] = sight.distances(room)
                self._comers.append((known[room], reach, enemy >= FIRST_MONSTER, harm))

    def stake(self, room: Room, further: int = 0) -> float:
        """The share of its health that somebody there may lose; `further`: so many spaces behind that room."""
        lost = 0.0
        for far, reach, rolls, harm in self._comers:
            away = far[room]
            if away >= 0:
                lost += harm * (at_least(reach, away + further) if rolls else float(away + further <= reach))
        return lost

    def step_away(self, steps: list[Option]) -> Option | None:
        """A step to where less is at stake, if anything is at stake here."""
        if not self._comers:
            return None
        best, least = None, self.stake(self.here) - weights.RETREAT_GAIN
        for option in steps:
            if option.verb in _PLAIN and least > 0:
                stake = self.stake(option.args[0])
                if stake < least:
                    best, least = option, stake
        return best

    def forbids(self, option: Option) -> bool:
        """Whether this step leads into what a careful person does not walk into for a way that is still long."""
        if self._bold or not self._comers:
            return False
        if option.verb is EXPLORE:
            stake = self.stake(self.here, 1)
        elif option.verb in _PLAIN:
            stake = self.stake(option.args[0])
        else:
            return False
        return stake > weights.RISK and stake > self.stake(self.here) + weights.RETREAT_GAIN
