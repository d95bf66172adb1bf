"""The Complex as a seat sees it, read from its view: what is known of each room, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from housebound.games.room25.components import COLOUR, SET_ASIDE
from housebound.games.room25.numbers import Character, Colour, Room, Seat, Space
from housebound.games.room25.seen.view_types import CharacterView, Room25View
from housebound.games.room25.words import (
    AXES,
    CHARACTERS,
    COOPERATION,
    EXIT_ZONES,
    GREEN,
    KEY,
    LINES,
    MODES,
    MORTAL,
    NONE,
    PLANS,
    PRISON,
    RED,
    ROBOTS,
    ROOM_25,
    ROOMS,
    SOLO,
    SPACES,
    TIME_MACHINE,
    TOKENS,
    UNDECIDED,
    WAYS,
    YELLOW,
)

HIDDEN: Final = -2
"""Something lies in a slot, and this seat cannot see what."""
WARNED: Final = 0.8
"""How deadly an unknown room is taken to be where a friend has laid a reminder."""
CLOSED: Final = 1e6
"""The cost of a step into a room that cannot be entered, or that kills."""
_STEP: Final[Mapping[Colour, float]] = {GREEN: 1.0, YELLOW: 1.6, RED: 2.5}
_UNKNOWN_STEP: Final = 1.8
_UNKNOWN_DEATH: Final = 4.0

_ROOM: Final = {word: n for n, word in enumerate(ROOMS.words)} | {"": UNDECIDED}
_SPACE: Final = {word: n for n, word in enumerate(SPACES.words)} | {"": -1}
_CHARACTER: Final = {word: n for n, word in enumerate(CHARACTERS.words)}
_PLAN: Final = {word: n for n, word in enumerate(PLANS.words)} | {"": NONE, "hidden": HIDDEN}
_TOKEN: Final = {word: n for n, word in enumerate(TOKENS.words)}
_AXIS: Final = {word: n for n, word in enumerate(AXES.words)} | {"": -1}
_ROBOT: Final = {word: n for n, word in enumerate(ROBOTS.words)}
_LINE: Final = {word: n for n, word in enumerate(LINES.words)}
_WAY: Final = {word: n for n, word in enumerate(WAYS.words)}
_MODE: Final = {word: n for n, word in enumerate(MODES)}


class Ground:
    """What a view says, by numbers. A room is named by the space where it lies in the view."""

    def __init__(self, view: Room25View) -> None:
        self.view = view
        self.mode = _MODE[view.mode]
        self.together = self.mode in (COOPERATION, SOLO)
        self.last_round = view.remaining == 1
        self.needs_key = self.together and not view.key_turned
        rooms = view.rooms
        self.kind: list[Room] = [_ROOM[room.room] for room in rooms]
        self.up = [room.up for room in rooms]
        self.no_entry = [room.no_entry for room in rooms]
        self.locked = [room.locked for room in rooms]
        self.corridor = [_AXIS[room.corridor] for room in rooms]
        self.warned = [self.together and bool(room.reminders) for room in rooms]
        self.robots: list[Space] = [-1] * len(ROBOTS)
        for space, room in enumerate(rooms):
            for robot in room.robots:
                self.robots[_ROBOT[robot]] = space
        self._read_people(view)
        self.arrow: dict[int, int] = {_LINE[line]: _WAY[way] for line, way in view.arrows.items()}
        self.exit: Space = self.kind.index(ROOM_25) if ROOM_25 in self.kind else -1
        self.key: Space = self.kind.index(KEY) if KEY in self.kind and self.needs_key else -1
        self._reckon(view.unseen)

    # -- people

    def _read_people(self, view: Room25View) -> None:
        count = len(CHARACTERS)
        self.queue: list[Character] = [_CHARACTER[name] for name in view.queue]
        self.seen: list[CharacterView | None] = [None] * count
        self.owner: list[Seat] = [-1] * count
        self.stands: list[Space] = [-1] * count
        self.lost: list[frozenset[int]] = [frozenset()] * count
        self.plans: list[tuple[int, int]] = [(NONE, NONE)] * count
        self.trapped = [False] * count
        self.drowning = [0] * count
        self.invisible = [False] * count
        for one in view.characters:
            c = _CHARACTER[one.character]
            self.seen[c] = one
            self.owner[c] = one.seat
            self.stands[c] = _SPACE[one.space]
            self.lost[c] = frozenset([_TOKEN[token] for token in one.lost])
            self.plans[c] = (_PLAN[one.slots[0]], _PLAN[one.slots[1]])
            self.trapped[c] = one.in_trap
            self.drowning[c] = one.drowning
            self.invisible[c] = one.invisible
        self.fast = frozenset([_CHARACTER[name] for name in view.fast])
        sides = [self._is_ours(c, view) for c in self.queue]
        self.ours = [c for c, ours in zip(self.queue, sides, strict=True) if ours]
        """The characters that win and lose with this seat, as far as it is open."""
        self.others = [c for c, ours in zip(self.queue, sides, strict=True) if not ours]
        self.may_leave_some = self.last_round and not self.together
        """R25-TEAM-3, R25-COMPETE-3. Whether those who live can go without the dead."""

    def _is_ours(self, c: Character, view: Room25View) -> bool:
        owner = self.owner[c]
        if owner == view.seat or self.together:
            return True
        team = {seat.seat: seat.team for seat in view.seats}
        return bool(team.get(owner)) and team.get(owner) == team.get(view.seat)

    # -- rooms

    def _reckon(self, unseen: Mapping[str, int]) -> None:
        """R25-ZONE-4. What unknown rooms are likely to be, on the inner cross and in the Exit Zones."""
        left = [0] * len(ROOMS)
        for word, n in unseen.items():
            left[_ROOM[word]] = n
        unknown = [space for space in range(25) if self.kind[space] == UNDECIDED]
        places = sum(1 for space in unknown if space in EXIT_ZONES) or 1
        aside = [n if SET_ASIDE[kind] else 0 for kind, n in enumerate(left)]
        others = sum(left) - sum(aside) or 1
        share = max(0.0, (places - sum(aside)) / places) / others
        self.inner = [(n - a) / others for n, a in zip(left, aside, strict=True)]
        self.outer = [min(1.0, a / places) + (n - a) * share for n, a in zip(left, aside, strict=True)]
        self.death = [0.0] * 25
        """How likely it kills to walk in."""
        self.sought = [0.0] * 25
        """How likely it is a room that is still looked for."""
        self.cost = [1.0] * 25
        """What a step into it takes on a longer way: unknown rooms want a look first."""
        for space in range(25):
            self._reckon_room(space)

    def _reckon_room(self, space: Space) -> None:
        kind = self.kind[space]
        if kind == UNDECIDED:
            chances = self.outer if space in EXIT_ZONES else self.inner
            death = chances[MORTAL] + (chances[TIME_MACHINE] if self.last_round else 0.0)
            self.death[space] = max(death, WARNED) if self.warned[space] else death
            self.sought[space] = chances[ROOM_25] * (self.exit < 0) + chances[KEY] * (self.needs_key and self.key < 0)
            self.cost[space] = _UNKNOWN_STEP + _UNKNOWN_DEATH * self.death[space]
        elif kind == MORTAL or (kind == TIME_MACHINE and self.last_round):
            self.death[space] = 1.0
            self.cost[space] = CLOSED
        else:
            self.cost[space] = 4.0 if kind == PRISON else _STEP.get(COLOUR[kind], 1.0)
        if self.no_entry[space] or self.locked[space]:
            self.cost[space] = CLOSED

    def likely(self, space: Space) -> list[float]:
        """How likely an unknown room is of each kind."""
        return self.outer if space in EXIT_ZONES else self.inner
