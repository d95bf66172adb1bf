"""The Complex of a position: its cells, which tile lies on which space, and what the unknown ones are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from housebound.games.room25.complex.composition import composition
from housebound.games.room25.complex.plan import bag_of
from housebound.games.room25.numbers import Space, Tile
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    CENTRE,
    COOPERATION,
    EMPTY,
    EXIT_ZONES,
    KEY,
    ROOM_25,
    ROOMS,
    SOLO,
    SPACES,
    UNDECIDED,
)
from housebound.kernel.errors import BadPosition
from housebound.kernel.script import EVERYONE

_CELL: Final = re.compile(r"([ix]?)(\.|\(?[a-z_0-9]+\)?)([!#|-]*)")


def occupied(given: Mapping[str, Any]) -> set[str]:
    """The spaces on which somebody stands: where nothing else is said, such a room is a face-up Empty Room."""
    figures = [*given.get("characters", {}).values(), *given.get("robots", {}).values()]
    return {figure if isinstance(figure, str) else figure.get("at", "") for figure in figures}


def read_complex(g: House, given: str | Mapping[str, str], occupied: set[str]) -> None:
    cells = ["."] * 25
    cells[CENTRE] = "central"
    if isinstance(given, str):
        cells = given.split()
        if len(cells) != 25:
            raise BadPosition("position-the-complex-has-cells-not", count=len(cells))
    else:
        for space, cell in given.items():
            cells[SPACES[space]] = cell
    cells = ["empty" if cell == "." and SPACES.words[i] in occupied else cell for i, cell in enumerate(cells)]
    parsed = [_parse_cell(space, cell) for space, cell in enumerate(cells)]
    _number_tiles(g, [zone for zone, _, _ in parsed])
    for place, (_, word, marks) in enumerate(parsed):
        tile = g.at[place]
        g.up[tile] = word[0] not in ".("
        if word != ".":
            g.kind[tile] = ROOMS[word.strip("()")]
        if g.up[tile]:
            g.seen[tile] = EVERYONE
        g.no_entry[tile] = "!" in marks
        g.locked[tile] = "#" in marks
        for axis, mark in enumerate("|-"):
            if mark in marks:
                g.corridor[tile] = axis
        if g.kind[tile] == ROOM_25 and g.up[tile]:
            g.exit_tile = tile


def _parse_cell(space: Space, cell: str) -> tuple[bool | None, str, str]:
    """Where the tile was laid (True: Exit Zone, None: it does not matter any more), its word, and its marks."""
    match = _CELL.fullmatch(cell)
    if match is None:
        raise BadPosition("position-cannot-read-the-cell-at", cell=repr(cell), space=SPACES.words[space])
    front, word, marks = match.groups()
    if front and word[0] not in ".(":
        front, word = "", front + word  # a kind that begins with i or x
    zone = None if word[0] not in ".(" else (space in EXIT_ZONES if not front else front == "x")
    return zone, word, marks


def _number_tiles(g: House, zones: list[bool | None]) -> None:
    """A tile's number is the space it was laid on: give each cell a number of its zone, its own space's if possible."""
    free = set(range(25))
    numbers: dict[Space, Tile] = {CENTRE: CENTRE}
    free.discard(CENTRE)
    for space, zone in enumerate(zones):
        if space != CENTRE and zone is not None and zone == (space in EXIT_ZONES):
            numbers[space] = space
            free.discard(space)
    for space, zone in enumerate(zones):
        if space not in numbers and zone is not None:
            numbers[space] = next((t for t in sorted(free) if (t in EXIT_ZONES) == zone), -1)
            if numbers[space] < 0:
                raise BadPosition("position-more-than-twelve-tiles-of-one-zone")
            free.discard(numbers[space])
    for space in range(25):
        if space not in numbers:
            numbers[space] = space if space in free else min(free)
            free.discard(numbers[space])
    for space, tile in numbers.items():
        g.at[space] = tile
        g.where[tile] = space


def read_bag(g: House, bag: list[int]) -> None:
    """What the unknown tiles are: as given, else what a fixed Complex has left.

    Where the Complex is free: Room 25 (and the Key Room) if they are nowhere, and Empty Rooms.
    """
    unknown = [tile for tile in range(25) if g.kind[tile] == UNDECIDED]
    g.exit_left = sum(1 for tile in unknown if tile in EXIT_ZONES)
    g.inner_left = len(unknown) - g.exit_left
    if not any(bag) and (left := _left_of_fixed(g, len(unknown))):
        bag[:] = left
    if not any(bag):
        wanted = [ROOM_25, KEY] if g.rules.mode in (COOPERATION, SOLO) and not g.key_turned else [ROOM_25]
        for kind in [kind for kind in wanted if kind not in g.kind][: g.exit_left]:
            bag[kind] = 1
    bag[EMPTY] += len(unknown) - sum(bag)
    if bag[EMPTY] < 0:
        raise BadPosition("position-the-bag-holds-more-than-the-unknown", count=len(unknown))
    for kind, n in enumerate(bag):
        bag_of(g, kind)[kind] += n


def _left_of_fixed(g: House, unknown: int) -> list[int]:
    """R25-BUILD-12. The tiles of a ready-made Complex that are neither laid nor gone; none if it was laid otherwise."""
    fixed, free = composition(g.rules)
    if free:
        return []
    left = [fixed.get(kind, 0) - g.gone[kind] for kind in range(len(ROOMS))]
    left[EMPTY] += sum(g.gone)  # R25-COMP-5: what is gone was replaced by an Empty Room from outside
    for kind in g.kind:
        if kind != UNDECIDED:
            left[kind] -= 1
    return left if min(left) >= 0 and sum(left) == unknown else []


def too_many(g: House) -> BadPosition | None:
    """R25-BUILD-12. The first room that a ready-made Complex does not have so often."""
    fixed, free = composition(g.rules)
    if free:
        return None
    left = [fixed.get(kind, 0) - g.gone[kind] for kind in range(len(ROOMS))]
    left[EMPTY] += sum(g.gone)  # R25-COMP-5
    for space, tile in enumerate(g.at):
        kind = g.kind[tile]
        if kind == UNDECIDED:
            continue
        left[kind] -= 1
        if left[kind] < 0:
            wrong = BadPosition("position-too-many-of-this-room", count=fixed.get(kind, 0))
            wrong.place = f"complex.{SPACES.words[space]}"
            return wrong
    return None
