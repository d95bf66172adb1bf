"""What can be measured of a stand: how far, how deadly, how near to the way out; and what tokens make of it at best."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.numbers import Character, Plan, coordinates
from housebound.games.room25.prospects.deeds import done, uses
from housebound.games.room25.prospects.ground import Ground
from housebound.games.room25.prospects.stand import Stand, can_leave, present
from housebound.games.room25.prospects.ways import FARTHEST, TO_EDGE, Ways
from housebound.games.room25.words import ADJACENT, CENTRE, LOOK, MOVE, UNDECIDED
from housebound.kernel.script import Option

MEASURES: Final = (
    *("escaped", "i_die", "ours_die", "others_die", "i_far", "ours_far", "farthest", "i_inside", "ours_inside"),
    *("others_far", "others_inside", "edge", "leaving", "key", "found", "look_sought", "look_death", "look_detour"),
    *("risk", "trapped", "drowning", "with_ours", "with_others", "beside_unknown", "central", "crowd", "wasted"),
)
"""What is measured of every stand."""
FAR: Final = tuple(MEASURES.index(name) for name in ("i_far", "ours_far", "farthest", "others_far", "edge"))
"""Of these the change is written: how much nearer an answer brings."""

# How ways of using tokens are compared: in steps.
_ESCAPE: Final = 100.0
_DEATH: Final = 14.0
_OTHERS_DEATH: Final = 5.0
_OTHERS_FAR: Final = 0.35
_LOOK: Final = 0.25
_SOUGHT: Final = 3.0
_ON_THE_WAY: Final = 0.8
_DETOUR: Final = 0.4
_EDGE: Final = 0.6
_RISK: Final = 2.0
_OUTSIDE: Final = 1.0
_TRAPPED: Final = 1.5
_DROWNING: Final = 5.0


class Measuring:
    """Measures the stands of one ground, for the character that a question is about."""

    def __init__(self, ground: Ground, subject: Character) -> None:
        self.ground = ground
        self.subject = subject
        self.ways = Ways(ground)
        self.now = present(ground)
        self._best: dict[tuple[Plan, ...], Stand] = {}

    # -- what is measured

    def measures(self, stand: Stand) -> list[float]:
        """One number for each of `MEASURES`."""
        ground, c = self.ground, self.subject
        out = ground.exit
        ours = [o for o in ground.ours if ground.stands[o] >= 0]
        others = [o for o in ground.others if ground.stands[o] >= 0]
        lay = tuple(stand.lay)
        here = stand.stands[c] if c >= 0 else -1
        far = [self._far(stand, lay, o) for o in ours]
        mine = self._far(stand, lay, c) if here >= 0 else FARTHEST
        away = [self._far(stand, lay, o) for o in others] if out >= 0 else []
        space = lay.index(here) if here >= 0 else -1
        sought, death, detour = self._look(stand, lay)
        edge = TO_EDGE[lay.index(out)] if out >= 0 else 4
        return [
            float(stand.escaped),
            stand.dead[c] if c >= 0 else 0.0,
            sum([stand.dead[o] for o in ours]),
            sum([stand.dead[o] for o in others]),
            mine / 5.0,
            sum(far) / 10.0,
            max(far, default=0.0) / 5.0,
            float(out >= 0 and here == out),
            sum([stand.stands[o] == out for o in ours]) / 4.0 if out >= 0 else 0.0,
            sum(away) / len(away) / 5.0 if away else 2.0,
            sum([stand.stands[o] == out for o in others]) / 4.0 if out >= 0 else 0.0,
            edge / 2.0,
            float(edge == 0 and can_leave(stand)),
            float(stand.key),
            stand.found,
            sought,
            death,
            detour,
            stand.risk,
            float(c >= 0 and stand.trapped[c]),
            (0.0, 1.0, 0.5)[stand.drowning[c]] if c >= 0 else 0.0,
            sum([stand.stands[o] == here for o in ours if o != c]) / 2.0 if here >= 0 else 0.0,
            sum([stand.stands[o] == here for o in others]) / 2.0 if here >= 0 else 0.0,
            sum([ground.kind[lay[to]] == UNDECIDED for to in ADJACENT[space]]) / 4.0 if space >= 0 else 0.0,
            float(space == CENTRE),
            self._crowd(stand, lay, space),
            stand.wasted / 2.0,
        ]

    def _far(self, stand: Stand, lay: tuple[int, ...], c: Character) -> float:
        room = stand.stands[c]
        if room < 0:
            return FARTHEST
        return self.ways.of(lay, c, self.subject)[lay.index(room)]

    def _look(self, stand: Stand, lay: tuple[int, ...]) -> tuple[float, float, float]:
        """Of the room looked at: how likely it is sought, how deadly, and how far from the way; 0 if nothing is new."""
        room, ground = stand.looked, self.ground
        if room < 0 or ground.kind[room] != UNDECIDED:
            return 0.0, 0.0, 0.0
        return ground.sought[room], ground.death[room], max(-1.0, min(2.0, self._detour(stand, lay) / 3.0))

    def _detour(self, stand: Stand, lay: tuple[int, ...]) -> float:
        c, room = self.subject, stand.looked
        if c < 0 or stand.stands[c] < 0:
            return 3.0
        far = self.ways.of(lay, c, c)
        return far[lay.index(room)] + self.ground.cost[room] - far[lay.index(stand.stands[c])]

    def _crowd(self, stand: Stand, lay: tuple[int, ...], space: int) -> float:
        """How near the nearest other one of ours is, while there is something to be looked for apart."""
        if space < 0:
            return 0.0
        y, x = coordinates(space)
        places = [coordinates(lay.index(stand.stands[o])) for o in self._friends(stand)]
        return max([1.0 / (1 + abs(y - b) + abs(x - a)) for b, a in places], default=0.0)

    def _friends(self, stand: Stand) -> list[Character]:
        return [o for o in self.ground.ours if o != self.subject and stand.stands[o] >= 0]

    # -- which way of using a token is the best one

    def worth(self, stand: Stand) -> float:
        """How good a stand looks, in steps: only to compare what one token, or two, could do."""
        if stand.escaped:
            return _ESCAPE
        ground = self.ground
        lay = tuple(stand.lay)
        out = ground.exit
        value = -_RISK * stand.risk + 0.5 * _SOUGHT * stand.found
        for c in ground.ours:
            if ground.stands[c] < 0:
                continue
            dead = stand.dead[c]
            value -= _DEATH * dead
            if stand.stands[c] >= 0:
                value -= (1.0 - dead) * (self._far(stand, lay, c) + (_OUTSIDE if stand.stands[c] != out else 0.0))
            value -= _TRAPPED * stand.trapped[c] + _DROWNING * (stand.drowning[c] == 1)
        for c in ground.others:
            if ground.stands[c] >= 0:
                value += _OTHERS_DEATH * stand.dead[c]
                if out >= 0 and stand.stands[c] >= 0:
                    value += _OTHERS_FAR * self._far(stand, lay, c)
        if out >= 0:
            value -= _EDGE * TO_EDGE[lay.index(out)]
        if stand.looked >= 0 and ground.kind[stand.looked] == UNDECIDED:
            value += _LOOK + _SOUGHT * ground.sought[stand.looked]
            value += max(0.0, _ON_THE_WAY - _DETOUR * self._detour(stand, lay))
        return value

    def after(self, option: Option) -> Stand:
        """The stand after an answer."""
        return done(self.now, self.subject, option)

    def best_of(self, plans: tuple[Plan, ...]) -> Stand:
        """The best that these tokens, one after the other, could make of what is now."""
        best = self._best.get(plans)
        if best is None:
            best = self._best[plans] = self.best(self.now, plans)
        return best

    def best(self, stand: Stand, plans: tuple[Plan, ...]) -> Stand:
        """The best that these tokens could make of a stand."""
        if not plans or self.subject < 0 or stand.stands[self.subject] < 0:
            return stand
        options = uses(stand, self.subject, plans[0])
        if not options:
            idle = stand.copy()
            idle.wasted += 1
            return self.best(idle, plans[1:])
        found, highest = stand, float("-inf")
        for option in options:
            after = self.best(done(stand, self.subject, option), plans[1:])
            worth = self.worth(after)
            if worth > highest:
                found, highest = after, worth
        return found


def follows(first: Plan) -> tuple[Plan, ...]:
    """What may well be played after a token, where the second one is still to be picked."""
    return tuple(plan for plan in (LOOK, MOVE) if plan != first)
