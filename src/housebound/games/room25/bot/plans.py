"""Thinking a program through: what each token could do from here, and which pair of tokens promises most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.room25.bot.judgement import Judgement
from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.scene import Scene, imagined
from housebound.games.room25.bot.weights import W
from housebound.games.room25.complex.plan import WAYS_OF
from housebound.games.room25.numbers import Character, Plan, Space, Tile
from housebound.games.room25.words import (
    ADJACENT,
    ALICE,
    BRUCE,
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
    EMPTY,
    FLOODED,
    FRANK,
    HACK_COMPLEX,
    HACK_ROBOT,
    HIDE,
    JENNIFER,
    KEVIN,
    LOOK,
    LOSE,
    MAX,
    MORTAL,
    MOVE,
    ORDER_MOVE,
    ORDER_PUSH,
    POWER,
    PRISON,
    PUSH,
    RECOVER,
    ROTATING,
    SABOTAGE_ROOM,
    SARAH,
    SWAP,
    THROUGH,
    UNDECIDED,
    column,
    row,
)
from housebound.kernel.script import Option

# -- what a token could do in a scene


def may_enter(outlook: Outlook, scene: Scene, c: Character, tile: Tile) -> bool:
    sight = outlook.sight
    if sight.no_entry[tile] or tile in scene.shut:
        return False
    return not sight.locked[tile] or c == EMMETT


def ways(outlook: Outlook, scene: Scene, c: Character, corridor: bool = True) -> list[Space]:
    """The spaces that a character could go to, or be taken to, from where it stands."""
    tile = scene.tile[c]
    if tile < 0:
        return []
    space = scene.where[tile]
    kind = scene.kinds[tile]
    spaces = ADJACENT[space]
    if kind == ROTATING and corridor and outlook.sight.corridor[tile] >= 0:
        spaces = THROUGH[outlook.sight.corridor[tile]][space]
    if kind == PRISON:
        people = (*scene.tile, *outlook.sight.robot_tile)
        return [to for to in spaces if (to == CENTRE or scene.at[to] in people) and _open(outlook, scene, c, to)]
    return [to for to in spaces if _open(outlook, scene, c, to)]


def _open(outlook: Outlook, scene: Scene, c: Character, space: Space) -> bool:
    return may_enter(outlook, scene, c, scene.at[space])


def _looks(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    tile = scene.tile[c]
    space = scene.where[tile]
    kind = scene.kinds[tile]
    if kind == DARK:
        return []
    ends = ADJACENT[space]
    if kind == ROTATING and outlook.sight.corridor[tile] >= 0:
        ends = THROUGH[outlook.sight.corridor[tile]][space]
    up = outlook.sight.up
    return [DO_LOOK[to] for to in ends if not up[scene.at[to]]]


def _moves(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    return [DO_MOVE[to] for to in ways(outlook, scene, c)]


def _pushes(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    tile = scene.tile[c]
    if scene.kinds[tile] == CENTRAL:
        return []
    options = []
    for other in _company(outlook, scene, c):
        options += [DO_PUSH(other, to) for to in ways(outlook, scene, other)]
    return options


def _company(outlook: Outlook, scene: Scene, c: Character) -> list[Character]:
    invisible = outlook.sight.invisible
    tile = scene.tile[c]
    return [other for other in outlook.living if other != c and scene.tile[other] == tile and not invisible[other]]


def _shifts(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    tile = scene.tile[c]
    if scene.kinds[tile] == CENTRAL:
        return []
    space = scene.where[tile]
    arrow = outlook.sight.arrow
    return [
        DO_SHIFT(line, way)
        for line in (row(space), column(space))
        if line not in CENTRAL_LINES
        for way in WAYS_OF[line]
        if arrow[line] in (-1, way)
    ]


def _calls(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    here = scene.tile[c]
    if scene.kinds[here] == FLOODED:
        return []
    around = [scene.at[to] for to in ADJACENT[scene.where[here]]]
    invisible = outlook.sight.invisible
    return [
        CALL(other)
        for other in outlook.living
        if scene.tile[other] in around and not invisible[other] and may_enter(outlook, scene, other, here)
    ]


def _carries(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    spaces = ways(outlook, scene, c, corridor=False)
    return [CARRY(other, to) for other in _company(outlook, scene, c) for to in spaces]


def _recovers(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    return [RECOVER] if outlook.sight.rules.adrenaline and outlook.sight.adrenaline[c] == 0 else []


def _sabotages(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    blue = scene.kinds[scene.tile[c]] in (0, 1, 2)
    return [SABOTAGE_ROOM] if outlook.sight.empties[c] and not blue else []


def _hides(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    return [HIDE]


def _swaps(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    up = outlook.sight.up
    spaces = ADJACENT[scene.where[scene.tile[c]]]
    free = [to for to in spaces if not (up[scene.at[to]] and scene.kinds[scene.at[to]] in (0, 1, 2))]
    return [SWAP(one, two) for i, one in enumerate(free) for two in free[i + 1 :]]


def _orders(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    sight = outlook.sight
    options: list[Option] = []
    for robot, tile in enumerate(sight.robot_tile):
        if tile < 0:
            continue
        space = scene.where[tile]
        options += [ORDER_MOVE(robot, to) for to in ADJACENT[space] if not sight.no_entry[scene.at[to]]]
        if scene.kinds[tile] not in (0, 1, 2):
            for other in outlook.living:
                if scene.tile[other] == tile and not sight.invisible[other] and other != ALICE:
                    options += [ORDER_PUSH(robot, other, to) for to in ways(outlook, scene, other)]
    return options


def _imitations(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    here = scene.tile[c]
    around = [here, *(scene.at[to] for to in ADJACENT[scene.where[here]])]
    options: list[Option] = []
    for other in outlook.living:
        if other != c and scene.tile[other] in around and (other != FRANK or scene.tile[other] == here):
            options += _IMITATED.get(other, _nothing)(outlook, scene, c)
    return options


def _nothing(outlook: Outlook, scene: Scene, c: Character) -> list[Option]:
    return []


Uses = Callable[[Outlook, Scene, Character], list[Option]]
_POWERS: Final[dict[Character, Uses]] = {
    JENNIFER: _calls,
    MAX: _carries,
    FRANK: _recovers,
    ALICE: _hides,
    SARAH: _sabotages,
    KEVIN: _swaps,
    BRUCE: _imitations,
}
_IMITATED: Final[dict[Character, Uses]] = {
    **{JENNIFER: _calls, MAX: _carries, FRANK: _recovers, ALICE: _hides, SARAH: _sabotages, KEVIN: _orders}
}
_BASIC: Final[dict[Plan, Uses]] = {
    LOOK: _looks,
    MOVE: _moves,
    PUSH: _pushes,
    CONTROL: _shifts,
    HACK_COMPLEX: _swaps,
    HACK_ROBOT: _orders,
}


def uses(outlook: Outlook, scene: Scene, c: Character, plan: Plan) -> list[Option]:
    """What a plan could do from this scene; nothing if it would be lost."""
    if scene.tile[c] < 0:
        return []
    if plan == POWER or plan > POWER:
        if scene.kinds[scene.tile[c]] == CENTRAL:
            return []
        if plan == POWER:
            return _POWERS.get(c, _nothing)(outlook, scene, c)
    return _BASIC[plan](outlook, scene, c)


# -- thinking ahead


def outlook_of(judgement: Judgement, scene: Scene, c: Character, plans: tuple[Plan, ...]) -> float:
    """How good a scene is if the character still plays these plans, each as well as it can."""
    if not plans or scene.tile[c] < 0:
        return judgement.score(scene, c)
    outlook = judgement.outlook
    options = uses(outlook, scene, c, plans[0])
    if not options:
        lost = imagined(outlook, scene, c, LOSE[min(plans[0], POWER)])
        return outlook_of(judgement, lost, c, plans[1:])
    return max(promise(judgement, scene, c, option, plans[1:]) for option in options)


def promise(judgement: Judgement, scene: Scene, c: Character, option: Option, then: tuple[Plan, ...]) -> float:
    """What an option promises, if the character plays `then` afterwards."""
    outlook = judgement.outlook
    if then and option.verb is _LOOK and then[0] == MOVE:
        return _look_then_move(judgement, scene, c, option)
    after = imagined(outlook, scene, c, option)
    value = outlook_of(judgement, after, c, then)
    if then and option.verb is _MOVE:
        tile = scene.at[option.args[0]]
        trap = outlook.trap_chance(tile)
        value += W.sooner if outlook.kinds[tile] != UNDECIDED else 0.0
        if trap and not (c == SARAH and then[0] == POWER):
            value -= trap * outlook.life  # the next token cannot be Move again
    return value


def _look_then_move(judgement: Judgement, scene: Scene, c: Character, option: Option) -> float:
    """Look where to go: if the room is bearable go there, else somewhere else."""
    outlook = judgement.outlook
    tile = scene.at[option.args[0]]
    if outlook.kinds[tile] != UNDECIDED:
        return outlook_of(judgement, scene, c, (MOVE,))
    seen = imagined(outlook, scene, c, option)
    if seen.tile[c] < 0:
        return judgement.score(seen, c)
    worth = judgement.worth_of_look(seen, c) * 0.5
    seen.looked = -1
    bad = min(0.9, outlook.deadly_chance(tile) + W.bad_look * outlook.nuisance(tile))
    values = []
    for kind in (EMPTY, MORTAL):
        seen.kinds = scene.kinds.copy()
        seen.kinds[tile] = kind
        values.append(outlook_of(judgement, seen, c, (MOVE,)))
    return worth + (1.0 - bad) * values[0] + bad * values[1]


_LOOK: Final = DO_LOOK[0].verb
_MOVE: Final = DO_MOVE[0].verb
