"""Blue and green rooms: the way out, and rooms that help (Blue rooms, Green rooms)."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.room25.complex.plan import (
    WAYS_OF,
    acting,
    audience,
    face_down,
    replace,
    see,
    shift,
    swap,
    why_no_shift,
)
from housebound.games.room25.figures.elimination import eliminated
from housebound.games.room25.figures.endings import alarm
from housebound.games.room25.figures.entering import effect_of, put, transport, why_closed
from housebound.games.room25.figures.robots import robot_room
from housebound.games.room25.numbers import Character, Seat, Space, Tile
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    CENTRE,
    CONTROL_CHAMBER,
    DO_SHIFT,
    EXCHANGE,
    KEY,
    KEY_TURNED,
    LINES,
    LOOKED,
    MOVING,
    REGENERATION,
    RETURNED,
    ROBOT_ROOM,
    ROOM_25,
    SEE,
    TUNNEL,
    TUNNEL_TO,
    VISION,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced, possible
from housebound.kernel.sets import has

# -- blue


@effect_of(ROOM_25)
def room_25(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-EXIT-1. The alarm, and nothing else."""
    alarm(g)


@effect_of(KEY)
def key_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-KEY-1, R25-KEY-2. A character turns the key; an Empty Room takes its place."""
    g.key_turned = True
    g.tell(EVERYONE, KEY_TURNED)
    replace(g, tile)


# -- green


@effect_of(VISION)
def vision_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-VISION-1, R25-MAX-3. See any face-down room; whoever was carried in sees the same one."""
    if not face_down(g):
        return
    c = group[0]
    choice = yield from forced(g, Decision(g.owner[c], "see", _offer_face_down_to_see, rule="R25-VISION-1", subject=c))
    space = choice.args[0]
    g.tell(EVERYONE, LOOKED, c, space)
    seats = audience(g, group)
    see(g, g.at[space], seats)
    if acting(g) >= 0 and has(seats, g.owner[acting(g)]):
        g.learnt = True


def _offer_face_down_to_see(g: House, seat: Seat, ask: Ask) -> None:
    ask.options += [SEE[space] for space in face_down(g)]


@effect_of(MOVING)
def moving_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-MOVING-1, R25-MOVING-2. Swap this tile with any face-down room, which stays face-down."""
    if not face_down(g):
        return
    c = group[0]
    choice = yield from forced(g, Decision(g.owner[c], "exchange", _offer_moving, rule="R25-MOVING-1", subject=c))
    swap(g, g.where[tile], choice.args[0])


def _offer_moving(g: House, seat: Seat, ask: Ask) -> None:
    offer_exchange(g, "R25-MOVING-1", ask)


def offer_exchange(g: House, rule: str, ask: Ask) -> None:
    """Any face-down room of the Complex, as the rule of the Chamber says."""
    ask.options += [EXCHANGE[space] for space in face_down(g)]
    if ask.why:
        for option, tile in zip(EXCHANGE, g.at, strict=True):
            if g.up[tile]:
                ask.bar(option, rule)


@effect_of(CONTROL_CHAMBER)
def control_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-CHAMBER-1, R25-CHAMBER-2. Shift any line; never an escape (R25-ESCAPE-4)."""
    c = group[0]
    decision = Decision(g.owner[c], "shift", _offer_any_shift, rule="R25-CHAMBER-1", subject=c)
    if not possible(g, decision):
        return
    choice: Option = yield from forced(g, decision)
    line, way = choice.args
    shift(g, line, way)
    g.arrow[line] = way


def _offer_any_shift(g: House, seat: Seat, ask: Ask) -> None:
    for line in range(len(LINES)):
        for way in WAYS_OF[line]:
            ask.offer(DO_SHIFT(line, way), unless=why_no_shift(g, line, way))


@effect_of(TUNNEL)
def tunnel(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-TUNNEL-1, R25-TUNNEL-2, R25-TUNNEL-3. To another face-up Tunnel, of choice if there are two.

    R25-ENTER-6: whoever comes out of a Tunnel, on foot say, is not sent on.
    """
    if origin < 0 or g.kind[g.at[origin]] != TUNNEL:
        yield from through_tunnel(g, group)


def through_tunnel(g: House, group: Sequence[Character]) -> Script[bool]:
    """The group goes to another face-up Tunnel that all of it may enter (R25-BAR-7). False: there is none."""
    c = group[0]
    if not other_tunnels(g, group):
        return False

    def offer(g: House, seat: Seat, ask: Ask) -> None:
        ask.options += [TUNNEL_TO[g.where[end]] for end in other_tunnels(g, group)]

    choice = yield from forced(g, Decision(g.owner[c], "tunnel", offer, rule="R25-TUNNEL-2", subject=c))
    transport(g, group, g.at[choice.args[0]])
    return True


def other_tunnels(g: House, group: Sequence[Character]) -> list[Tile]:
    here = g.tile[group[0]]
    return [
        tile
        for tile in g.at
        if g.kind[tile] == TUNNEL and g.up[tile] and tile != here and not any(why_closed(g, c, tile) for c in group)
    ]


@effect_of(ROBOT_ROOM)
def enter_robot_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-ROBOTROOM-1. Once for whoever comes in together (R25-MAX-7)."""
    yield from robot_room(g, group[0], tile)


@effect_of(REGENERATION)
def regeneration_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-REGEN-1, R25-REGEN-2, R25-REGEN-5, R25-DEATH-5, R25-ROLE-13. All eliminated come back; the room goes."""
    dead = eliminated(g)
    if not dead:
        return
    for c in dead:
        put(g, c, g.at[CENTRE])
        g.resting[c] = True
        g.tell(EVERYONE, RETURNED, c)
    replace(g, tile)
