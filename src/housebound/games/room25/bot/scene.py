"""A scene: the house as a player pictures it after an action or two, with what is known of its rooms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.weights import W
from housebound.games.room25.complex.plan import pushed_out
from housebound.games.room25.numbers import Character, Line, Room, Space, Tile, Way, coordinates
from housebound.games.room25.words import (
    ACID,
    CALL,
    CARRY,
    CENTRE,
    DO_LOOK,
    DO_MOVE,
    DO_PUSH,
    DO_SHIFT,
    EMPTY,
    EXCHANGE,
    FLOODED,
    GO,
    HIDE,
    KEY,
    LEFT,
    LOCK,
    MORTAL,
    ON_LINE,
    ORDER_MOVE,
    ORDER_PUSH,
    REACTIVATE,
    RECOVER,
    SABOTAGE_ROBOT,
    SABOTAGE_ROOM,
    SACRIFICE,
    SEE,
    SHREDDER,
    SUSPICION,
    SWAP,
    TIME_MACHINE,
    TRAP,
    TUNNEL,
    TUNNEL_TO,
    UNDECIDED,
    UP,
    VORTEX,
)
from housebound.kernel.script import Option, Verb
from housebound.kernel.sets import has


class Scene:
    """What an action would make of the house. `cost` gathers what it costs besides the change of places."""

    __slots__ = ("at", "cost", "dead", "escaped", "flood", "key", "kinds", "looked", "shut", "tile", "trap", "where")

    at: list[Tile]
    where: list[Space]
    tile: list[Tile]
    kinds: list[Room]
    trap: list[bool]
    flood: list[int]
    shut: list[Tile]
    dead: list[float]
    key: bool
    escaped: bool
    looked: int
    cost: float

    def copy(self) -> Scene:
        new = Scene.__new__(Scene)
        new.at = self.at.copy()
        new.where = self.where.copy()
        new.tile = self.tile.copy()
        new.kinds = self.kinds
        new.trap = self.trap.copy()
        new.flood = self.flood.copy()
        new.shut = self.shut.copy()
        new.dead = self.dead.copy()
        new.key = self.key
        new.escaped = self.escaped
        new.looked = self.looked
        new.cost = self.cost
        return new


def present(outlook: Outlook) -> Scene:
    """The house as it is now."""
    sight = outlook.sight
    scene = Scene.__new__(Scene)
    scene.at = sight.at
    scene.where = sight.where
    scene.tile = sight.tile
    scene.kinds = outlook.kinds
    scene.trap = sight.trap
    scene.flood = sight.flood
    scene.shut = []
    scene.dead = [0.0] * 8
    scene.key = sight.key_turned
    scene.escaped = False
    scene.looked = -1
    scene.cost = 0.0
    return scene


# -- what happens to people


def kill(scene: Scene, c: Character, chance: float = 1.0) -> None:
    scene.dead[c] = 1.0 - (1.0 - scene.dead[c]) * (1.0 - chance)
    if chance == 1.0:
        scene.tile[c] = -1


def leave(scene: Scene, group: Sequence[Character]) -> None:
    """Out of a room; those who stay in a Shredder are done for."""
    tile = scene.tile[group[0]]
    if tile >= 0 and scene.kinds[tile] == SHREDDER:
        scene.shut.append(tile)
        for other, place in enumerate(scene.tile):
            if place == tile and other not in group:
                kill(scene, other)
    for c in group:
        scene.trap[c] = False
        scene.flood[c] = 0


def enter(outlook: Outlook, scene: Scene, group: Sequence[Character], tile: Tile) -> None:
    """Into a room, whose effect is known, or guessed by its chances."""
    leave(scene, group)
    kind = scene.kinds[tile]
    first_there = [c for c, place in enumerate(scene.tile) if place == tile and c not in group]
    for c in group:
        scene.tile[c] = tile
    if kind == UNDECIDED:
        _enter_unknown(outlook, scene, group, tile)
    elif kind == VORTEX:
        for c in group:
            scene.tile[c] = scene.at[CENTRE]
    elif kind == TUNNEL:
        _through_tunnel(outlook, scene, group, tile)
    elif kind == TRAP:
        for c in group:
            scene.trap[c] = True
    elif kind == FLOODED:
        scene.shut.append(tile)
        for c in group:
            scene.flood[c] = 2
    elif kind == MORTAL or (kind == TIME_MACHINE and outlook.last_round):
        for c in group:
            kill(scene, c)
    elif kind == ACID:
        if first_there:
            kill(scene, min(first_there, key=lambda c: outlook.sight.arrival[c]))
        if len(group) > 1:
            kill(scene, group[1])
    elif kind == SHREDDER and first_there:
        scene.cost += W.stuck * max(0.0, outlook.weight[group[0]])
    elif kind == TIME_MACHINE:
        scene.cost += 4.0
    elif kind == KEY:
        scene.key = True


def _enter_unknown(outlook: Outlook, scene: Scene, group: Sequence[Character], tile: Tile) -> None:
    deadly = outlook.deadly_chance(tile)
    for c in group:
        kill(scene, c, min(deadly, 0.99))
        scene.cost += (W.blind_step + outlook.nuisance(tile)) * outlook.weight[c]


def _through_tunnel(outlook: Outlook, scene: Scene, group: Sequence[Character], tile: Tile) -> None:
    """To another face-up Tunnel; if this one was face-down it is up now."""
    up = outlook.sight.up
    ends = [t for t, kind in enumerate(scene.kinds) if kind == TUNNEL and up[t] and t != tile]
    if ends:
        for c in group:
            scene.tile[c] = ends[0]


# -- what happens to the house


def shift(scene: Scene, line: Line, way: Way) -> None:
    spaces = ON_LINE[line]
    tiles = [scene.at[space] for space in spaces]
    tiles = tiles[1:] + tiles[:1] if way in (LEFT, UP) else tiles[-1:] + tiles[:-1]
    for space, tile in zip(spaces, tiles, strict=True):
        scene.at[space] = tile
        scene.where[tile] = space


def swap(scene: Scene, one: Space, two: Space) -> None:
    at = scene.at
    at[one], at[two] = at[two], at[one]
    scene.where[at[one]] = one
    scene.where[at[two]] = two


def escapes(outlook: Outlook, scene: Scene, c: Character, line: Line, way: Way) -> bool:
    """Whether this Control action would get us out, as far as this seat can tell (R25-ESCAPE-1)."""
    tile = outlook.exit_tile
    if tile < 0 or scene.tile[c] != tile or scene.where[tile] != pushed_out(line, way) or outlook.guard:
        return False
    places = scene.tile
    sight = outlook.sight
    if outlook.together:
        return scene.key and all(places[other] == tile for other in outlook.queue)
    if outlook.mode == SUSPICION:
        outside = [
            other
            for other in outlook.queue
            if places[other] != tile and not outlook.takes_for_guard(sight.owner[other])
        ]
        gone = [other for other in outside if places[other] < 0]
        # Of the dead one may have been a Guard: then nobody is missing, and trying costs little.
        return len(outside) <= 1 if outlook.last_round else len(outside) == len(gone) <= 1
    ours = [other for other in outlook.queue if outlook.weight[other] == 1.0]
    living = [other for other in ours if places[other] >= 0]
    complete = len(ours) == len(living) or outlook.last_round
    return complete and all(places[other] == tile for other in living)


# -- options


def _look(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    scene.looked = scene.at[args[0]]


def _move(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    enter(outlook, scene, [c], scene.at[args[0]])


def _push(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    enter(outlook, scene, [args[0]], scene.at[args[1]])


def _control(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    line, way = args
    scene.cost += _upset(outlook, scene, c, line)
    for _ in range(2 if has(outlook.sight.fast, c) else 1):
        scene.escaped = scene.escaped or escapes(outlook, scene, c, line, way)
        shift(scene, line, way)


def _upset(outlook: Outlook, scene: Scene, c: Character, line: Line) -> float:
    """A shift upsets the plans of friends on that line, and of those who stand beside it."""
    cost = 0.0
    for friend in outlook.friends:
        tile = scene.tile[friend]
        if friend != c and tile >= 0 and not (tile == scene.tile[c] == outlook.exit_tile and not outlook.needs_key):
            y, x = coordinates(scene.where[tile])
            place = y if line < 5 else x
            cost += (W.upset, W.upset / 2)[abs(place - line % 5)] if abs(place - line % 5) < 2 else 0.0
    return cost


def _call(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    enter(outlook, scene, [args[0]], scene.tile[c])


def _carry(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    enter(outlook, scene, [c, args[0]], scene.at[args[1]])


def _recover(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    scene.cost -= 0.9


def _reactivate(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    scene.cost += 0.2  # a closed red room harms nobody any more


def _lock(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    """A locked room is out of the way for good: fine for a deadly one, not where anybody may want to go."""
    scene.cost += 0.1 if outlook.prices[scene.at[args[0]]] > 2.0 else 0.6


def _hide(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    """Invisible among people who might push is worth something."""
    company = [o for o in outlook.living if o != c and scene.tile[o] == scene.tile[c] and outlook.weight[o] < 1.0]
    scene.cost -= 0.4 if company else 0.0


def _sabotage_room(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    tile = scene.tile[c]
    scene.kinds = scene.kinds.copy()
    scene.kinds[tile] = EMPTY
    scene.cost += W.spared
    for other, place in enumerate(scene.tile):
        if place == tile:
            scene.trap[other] = False
            scene.flood[other] = 0


def _sabotage_robot(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    scene.cost += 0.1


def _swap(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    swap(scene, args[0], args[1])


def _order_move(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    """A robot reveals where it goes, and is the end of whoever is in a Shredder or an Acid Bath there."""
    tile = scene.at[args[1]]
    if scene.kinds[tile] in (SHREDDER, ACID):
        for other, place in enumerate(scene.tile):
            if place == tile:
                kill(scene, other)
    elif scene.kinds[tile] == UNDECIDED:
        scene.cost -= 0.3 + 2.0 * outlook.sought(tile)


def _order_push(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    enter(outlook, scene, [args[1]], scene.at[args[2]])


def _tunnel_to(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    scene.tile[c] = scene.at[args[0]]


def _sacrifice(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    kill(scene, args[0])


def _exchange(outlook: Outlook, scene: Scene, c: Character, args: tuple[int, ...]) -> None:
    swap(scene, scene.where[scene.tile[c]], args[0])


Deed = Callable[[Outlook, Scene, int, tuple[int, ...]], None]
_DEEDS: Final[dict[Verb, Deed]] = {
    DO_LOOK[0].verb: _look,
    SEE[0].verb: _look,
    DO_MOVE[0].verb: _move,
    GO[0].verb: _move,
    DO_PUSH: _push,
    DO_SHIFT: _control,
    CALL: _call,
    CARRY: _carry,
    RECOVER.verb: _recover,
    REACTIVATE: _reactivate,
    LOCK: _lock,
    HIDE.verb: _hide,
    SABOTAGE_ROOM.verb: _sabotage_room,
    SABOTAGE_ROBOT: _sabotage_robot,
    SWAP: _swap,
    ORDER_MOVE: _order_move,
    ORDER_PUSH: _order_push,
    TUNNEL_TO[0].verb: _tunnel_to,
    SACRIFICE[0].verb: _sacrifice,
    EXCHANGE[0].verb: _exchange,
}
"""What each verb would do to a scene; verbs that are not listed change nothing that a player would count on."""


def imagined(outlook: Outlook, scene: Scene, c: Character, option: Option, action: bool = True) -> Scene:
    """The scene after a choice of character `c`; `action`: it is an action, so a Trap must have been left with it."""
    after = scene.copy()
    deed = _DEEDS.get(option.verb)
    if deed is not None:
        deed(outlook, after, c, option.args)
    if action and scene.trap[c] and after.trap[c] and after.tile[c] == scene.tile[c]:
        kill(after, c)
    return after
