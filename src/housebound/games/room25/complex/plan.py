"""The Complex: its tiles, what is known of them, and how they move (Colours, Zones, Control, Entering)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from housebound.games.room25.components import COLOUR, SET_ASIDE, SET_ASIDE_KINDS
from housebound.games.room25.numbers import Character, Colour, Line, Robot, Room, SeatSet, Space, Tile, Way
from housebound.games.room25.state import HOME_GONE, HOME_UNKNOWN, PASS_1, PASS_2, PASS_3, House
from housebound.games.room25.words import (
    BLUE,
    CENTRAL_LINES,
    DOWN,
    EMPTY,
    EXIT_ZONES,
    KEY,
    LEFT,
    ON_LINE,
    REMINDER_BACK,
    REPLACED,
    REVEALED,
    RIGHT,
    ROBOT_ROOM,
    ROOM_25,
    ROOMS,
    SAW,
    SHIFTED,
    SWAPPED,
    TURNED_DOWN,
    UNDECIDED,
    UP,
)
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import less, set_of

# -- who and what is where


def occupants(g: House, tile: Tile) -> list[Character]:
    """The characters on a tile, in turn order (R25-ROUND-5). Robots are none of them (R25-ROBOT-20)."""
    places = g.tile
    return [c for c in g.queue if places[c] == tile]


def robots_in(g: House, tile: Tile) -> list[Robot]:
    return [r for r in range(g.robots) if g.robot_tile[r] == tile]


def occupied(g: House, tile: Tile) -> bool:
    """R25-ROBOT-17, R25-ROBOT-19, R25-ALICE-4. Whether anybody is there; a robot counts, and the invisible do."""
    return tile in g.tile or tile in g.robot_tile


def face_down(g: House) -> list[Space]:
    """The spaces of all face-down rooms (R25-COLOUR-5)."""
    up = g.up
    return [space for space, tile in enumerate(g.at) if not up[tile]]


def is_colour(g: House, tile: Tile, colour: Colour) -> bool:
    """R25-COLOUR-4. A face-down room has no known colour."""
    return g.up[tile] and COLOUR[g.kind[tile]] == colour


def face_up_blue(g: House, tile: Tile) -> bool:
    return is_colour(g, tile, BLUE)


def acting(g: House) -> Character:
    """The character whose turn it is in a pass, else -1."""
    return g.queue[g.turn] if g.phase in (PASS_1, PASS_2, PASS_3) else -1


def audience(g: House, characters: Iterable[Character]) -> SeatSet:
    """The players of these characters."""
    return set_of(g.owner[c] for c in characters)


# -- deciding, seeing, revealing


def decide(g: House, tile: Tile, to: SeatSet) -> Room:
    """Let chance say what a face-down tile is."""
    kind = g.chance.weigh(chances(g, tile), ROOMS, to)
    take_from_bag(g, tile, kind)
    g.seen[tile] = to
    return kind


def chances(g: House, tile: Tile) -> list[int]:
    """How likely an undecided tile is of each kind: R25-ZONE-4, R25-ZONE-5.

    Twelve of the tiles that were not set aside went to the inner cross; the set-aside ones lie on the Exit
    Zones among those left over. So an undecided Exit Zone tile is any set-aside one, or, in as many places as
    the set-aside ones leave free, any other.
    """
    if tile not in EXIT_ZONES:
        return g.others
    places_for_others = g.exit_left - sum(g.aside)
    others = sum(g.others) or 1
    weights = [n * places_for_others for n in g.others]
    for kind in SET_ASIDE_KINDS:
        weights[kind] += g.aside[kind] * others
    return weights


def take_from_bag(g: House, tile: Tile, kind: Room) -> None:
    """An undecided tile is decided."""
    _count(g, tile, kind, -1)
    g.kind[tile] = kind


def put_back_into_bag(g: House, tile: Tile) -> None:
    """A decided tile is undecided again: only imagination does that."""
    _count(g, tile, g.kind[tile], 1)
    g.kind[tile] = UNDECIDED


def _count(g: House, tile: Tile, kind: Room, step: int) -> None:
    if tile in EXIT_ZONES:
        g.exit_left += step
    else:
        g.inner_left += step
    bag_of(g, kind)[kind] += step


def bag_of(g: House, kind: Room) -> list[int]:
    """R25-ZONE-4. The bag of undecided tiles that a kind belongs to: those set aside, or the others."""
    aside = SET_ASIDE[kind] and not (kind == KEY and g.rules.key_room_anywhere)
    return g.aside if aside else g.others


def see(g: House, tile: Tile, seats: SeatSet) -> None:
    """These players secretly see a face-down room; it stays as it is (R25-LOOK-1, R25-LOOK-4)."""
    if g.kind[tile] == UNDECIDED:
        decide(g, tile, seats)
    else:
        g.reveal(less(seats, g.seen[tile]))
        g.seen[tile] |= seats
    g.tell(seats, SAW, g.where[tile], g.kind[tile])


def reveal(g: House, tile: Tile) -> None:
    """R25-ENTER-1, R25-COLOUR-6. Turn a room face-up; reminder tokens on it go back (R25-REMIND-2)."""
    if g.up[tile]:
        return
    if g.kind[tile] == UNDECIDED:
        decide(g, tile, EVERYONE)
    elif g.seen[tile] != EVERYONE:
        g.reveal(EVERYONE)
        g.seen[tile] = EVERYONE
    g.up[tile] = True
    g.tell(EVERYONE, REVEALED, g.where[tile], g.kind[tile])
    kind = g.kind[tile]
    if kind == ROOM_25:
        g.exit_tile = tile
    elif kind == ROBOT_ROOM:
        _give_robot(g, tile)
    if tile in g.reminder:
        _give_reminders_back(g, tile)


def _give_reminders_back(g: House, tile: Tile) -> None:
    for c in g.queue:
        if g.reminder[c] == tile:
            g.reminder[c] = -1
            g.tell(EVERYONE, REMINDER_BACK, c)
            if c == acting(g):
                g.learnt = True  # it may be laid again before this turn is over


def _give_robot(g: House, tile: Tile) -> None:
    """R25-ROBOT-1. Every Robot Room has a robot of its own: one without a room yet, from the reserve if possible."""
    if tile in g.robot_home:
        return
    homeless = [r for r in range(g.robots) if g.robot_home[r] == HOME_UNKNOWN]
    in_reserve = [r for r in homeless if g.robot_tile[r] < 0]
    g.robot_home[(in_reserve or homeless)[0]] = tile


def turn_down(g: House, tile: Tile) -> None:
    """A room is turned face-down; everybody still knows it. Tokens on it go back: R25-BAR-9, R25-UNFIT-2."""
    g.up[tile] = False
    g.locked[tile] = False
    g.corridor[tile] = -1
    g.tell(EVERYONE, TURNED_DOWN, g.where[tile])


def replace(g: House, tile: Tile) -> None:
    """R25-ENTER-7. An Empty Room takes the tile's place; everybody on it stays and nobody enters (R25-ENTER-5).

    Deadlines of the old room end with it: R25-TRAP-3, R25-FLOOD-3, R25-SARAH-5.
    """
    old = g.kind[tile]
    g.gone[old] += 1
    g.kind[tile] = EMPTY
    g.no_entry[tile] = False
    g.locked[tile] = False
    g.corridor[tile] = -1
    if old == ROBOT_ROOM:
        g.robot_home[g.robot_home.index(tile)] = HOME_GONE
    for c in occupants(g, tile):
        g.trap[c] = False
        g.flood[c] = 0
    g.tell(EVERYONE, REPLACED, g.where[tile])


# -- moving tiles


def swap(g: House, one: Space, two: Space) -> None:
    """Two spaces exchange their tiles with everything on them, closed rooms too (R25-BAR-6).

    Nobody enters or leaves: R25-ENTER-5, R25-ROTATE-6.
    """
    at = g.at
    at[one], at[two] = at[two], at[one]
    g.where[at[one]] = one
    g.where[at[two]] = two
    g.tell(EVERYONE, SWAPPED, one, two)


def why_no_shift(g: House, line: Line, way: Way) -> str:
    """The rule that forbids a shift, empty if none does. It binds every shift alike: R25-CONTROL-7."""
    if line in CENTRAL_LINES:
        return "R25-CONTROL-4"
    arrow = g.arrow[line]
    return "" if arrow < 0 or arrow == way else "R25-CONTROL-6"


def shift(g: House, line: Line, way: Way) -> None:
    """R25-CONTROL-1, R25-CONTROL-2, R25-CONTROL-3. The whole line moves one space; the last tile comes round.

    Being carried along sets nothing off (R25-CONTROL-8), and closed rooms move like any other (R25-BAR-6).
    """
    a, b, c, d, e = ON_LINE[line] if way in (LEFT, UP) else ON_LINE[line][::-1]
    at, where = g.at, g.where
    at[a], at[b], at[c], at[d], at[e] = at[b], at[c], at[d], at[e], at[a]
    for space in (a, b, c, d, e):
        where[at[space]] = space
    g.tell(EVERYONE, SHIFTED, line, way)


WAYS_OF: Final = tuple((LEFT, RIGHT) if line < 5 else (UP, DOWN) for line in range(10))
"""A row goes left or right, a column up or down."""


def pushed_out(line: Line, way: Way) -> Space:
    """The space whose tile the shift pushes past the edge."""
    return ON_LINE[line][0 if way in (LEFT, UP) else 4]
