"""What an answer would do to a stand, and what a token could be used for from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.room25.complex.plan import WAYS_OF
from housebound.games.room25.numbers import Character, Plan, Space
from housebound.games.room25.prospects.stand import Stand, enter, kill, shift, swap
from housebound.games.room25.words import (
    ACID,
    ADJACENT,
    CALL,
    CARRY,
    CENTRAL,
    CENTRAL_LINES,
    CENTRE,
    CONTROL,
    DARK,
    DO_LOOK,
    DO_MOVE,
    DO_PUSH,
    DO_SHIFT,
    EMMETT,
    EXCHANGE,
    FLOODED,
    GO,
    HACK_COMPLEX,
    HACK_ROBOT,
    JENNIFER,
    KEVIN,
    KEY,
    LOOK,
    MAX,
    MOVE,
    ORDER_MOVE,
    ORDER_PUSH,
    POWER,
    PRISON,
    PUSH,
    ROOM_25,
    SACRIFICE,
    SEE,
    SHREDDER,
    SWAP,
    THROUGH,
    TUNNEL_TO,
    column,
    row,
)
from housebound.kernel.script import Option, Verb

# -- what an answer does


def _look(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    stand.looked = stand.lay[args[0]]


def _move(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    enter(stand, (c,), stand.lay[args[0]])


def _push(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    enter(stand, (args[0],), stand.lay[args[1]])


def _shift(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    shift(stand, c, args[0], args[1])


def _call(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    enter(stand, (args[0],), stand.stands[c])


def _carry(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    enter(stand, (c, args[0]), stand.lay[args[1]])


def _swap(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    swap(stand, args[0], args[1])


def _exchange(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    swap(stand, stand.space(c), args[0])


def _tunnel(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    stand.stands[c] = stand.lay[args[0]]


def _sacrifice(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    kill(stand, args[0])


def _order_move(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    """A robot shows what lies where it goes, and is the end of whoever is in a Shredder or an Acid Bath there."""
    room = stand.lay[args[1]]
    stand.looked = room
    if stand.ground.kind[room] in (SHREDDER, ACID):
        for other, place in enumerate(stand.stands):
            if place == room:
                kill(stand, other)


def _order_push(stand: Stand, c: Character, args: tuple[int, ...]) -> None:
    enter(stand, (args[1],), stand.lay[args[2]])


Deed = Callable[[Stand, Character, tuple[int, ...]], None]
DEEDS: Final[dict[Verb, Deed]] = {
    DO_LOOK[0].verb: _look,
    SEE[0].verb: _look,
    DO_MOVE[0].verb: _move,
    GO[0].verb: _move,
    DO_PUSH: _push,
    DO_SHIFT: _shift,
    CALL: _call,
    CARRY: _carry,
    SWAP: _swap,
    EXCHANGE[0].verb: _exchange,
    TUNNEL_TO[0].verb: _tunnel,
    SACRIFICE[0].verb: _sacrifice,
    ORDER_MOVE: _order_move,
    ORDER_PUSH: _order_push,
}
"""Verbs that are not here change nothing that can be told beforehand."""
ACTIONS: Final = frozenset(
    [DO_LOOK[0].verb, DO_MOVE[0].verb, DO_PUSH, DO_SHIFT, CALL, CARRY, SWAP, ORDER_MOVE, ORDER_PUSH]
)


def done(stand: Stand, c: Character, option: Option) -> Stand:
    """The stand after an answer. Whoever is in a Trap and acts must leave it by that."""
    deed = DEEDS.get(option.verb)
    if deed is None or c < 0 or stand.stands[c] < 0:
        return stand
    after = stand.copy()
    deed(after, c, option.args)
    if option.verb in ACTIONS and stand.trapped[c] and after.trapped[c] and after.stands[c] == stand.stands[c]:
        kill(after, c)
    return after


# -- what a token can be used for


def _open(stand: Stand, c: Character, space: Space) -> bool:
    ground, room = stand.ground, stand.lay[space]
    return not ground.no_entry[room] and (not ground.locked[room] or c == EMMETT)


def _ends(stand: Stand, c: Character) -> tuple[Space, ...]:
    space, room = stand.space(c), stand.stands[c]
    axis = stand.ground.corridor[room]
    return THROUGH[axis][space] if axis >= 0 else ADJACENT[space]


def ways_out(stand: Stand, c: Character) -> list[Space]:
    """Where a character could go from where it stands."""
    room = stand.stands[c]
    if room < 0:
        return []
    spaces = [to for to in _ends(stand, c) if _open(stand, c, to)]
    if stand.ground.kind[room] == PRISON:
        people = (*stand.stands, *stand.ground.robots)
        return [to for to in spaces if to == CENTRE or stand.lay[to] in people]
    return spaces


def _looks(stand: Stand, c: Character) -> list[Option]:
    if stand.ground.kind[stand.stands[c]] == DARK:
        return []
    up = stand.ground.up
    return [DO_LOOK[to] for to in _ends(stand, c) if not up[stand.lay[to]]]


def _moves(stand: Stand, c: Character) -> list[Option]:
    return [DO_MOVE[to] for to in ways_out(stand, c)]


def _company(stand: Stand, c: Character) -> list[Character]:
    room, invisible = stand.stands[c], stand.ground.invisible
    return [o for o in stand.ground.queue if o != c and stand.stands[o] == room and not invisible[o]]


def _pushes(stand: Stand, c: Character) -> list[Option]:
    if stand.ground.kind[stand.stands[c]] == CENTRAL:
        return []
    return [DO_PUSH(other, to) for other in _company(stand, c) for to in ways_out(stand, other)]


def _shifts(stand: Stand, c: Character) -> list[Option]:
    if stand.ground.kind[stand.stands[c]] == CENTRAL:
        return []
    space, arrow = stand.space(c), stand.ground.arrow
    return [
        DO_SHIFT(line, way)
        for line in (row(space), column(space))
        if line not in CENTRAL_LINES
        for way in WAYS_OF[line]
        if arrow.get(line, way) == way
    ]


def _calls(stand: Stand, c: Character) -> list[Option]:
    here = stand.stands[c]
    if stand.ground.kind[here] == FLOODED:
        return []
    around = [stand.lay[to] for to in ADJACENT[stand.space(c)]]
    people = [o for o in stand.ground.queue if stand.stands[o] in around and not stand.ground.invisible[o]]
    return [CALL(other) for other in people if other != c]


def _carries(stand: Stand, c: Character) -> list[Option]:
    spaces = [to for to in ADJACENT[stand.space(c)] if _open(stand, c, to)]
    return [CARRY(other, to) for other in _company(stand, c) for to in spaces]


def _swaps(stand: Stand, c: Character) -> list[Option]:
    ground = stand.ground
    blue = (CENTRAL, ROOM_25, KEY)
    around = ADJACENT[stand.space(c)]
    free = [to for to in around if not (ground.up[stand.lay[to]] and ground.kind[stand.lay[to]] in blue)]
    return [SWAP(one, two) for i, one in enumerate(free) for two in free[i + 1 :]]


def _nothing(stand: Stand, c: Character) -> list[Option]:
    return []


Uses = Callable[[Stand, Character], list[Option]]
_USES: Final[dict[Plan, Uses]] = {
    LOOK: _looks,
    MOVE: _moves,
    PUSH: _pushes,
    CONTROL: _shifts,
    HACK_COMPLEX: _swaps,
    HACK_ROBOT: _nothing,
}
_POWERS: Final[dict[Character, Uses]] = {JENNIFER: _calls, MAX: _carries, KEVIN: _swaps}


def uses(stand: Stand, c: Character, plan: Plan) -> list[Option]:
    """What a plan could do from this stand, as far as it moves anything."""
    room = stand.stands[c]
    if room < 0 or (plan >= POWER and stand.ground.kind[room] == CENTRAL):
        return []
    if plan == POWER:
        return _POWERS.get(c, _nothing)(stand, c)
    return _USES[plan](stand, c)
