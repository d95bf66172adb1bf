"""What each seat is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from housebound.games.room25.components import CARDS
from housebound.games.room25.figures.programming import ALL_TOKENS
from housebound.games.room25.numbers import Axis, Character, Plan, Role, Room, Seat, Space, Tile, TokenSet
from housebound.games.room25.seen.sight import HIDDEN_PLAN, Sight
from housebound.games.room25.seen.view_types import CharacterView, Room25View, RoomView, SeatView
from housebound.games.room25.state import PASS_1, PASS_2, PASS_3, PHASES, PROGRAMMING
from housebound.games.room25.words import (
    AXES,
    CHARACTERS,
    LINES,
    MODES,
    NONE,
    PLANS,
    ROBOTS,
    ROLES,
    ROOMS,
    SPACES,
    TEAM,
    TOKENS,
    UNDECIDED,
    WAYS,
)
from housebound.kernel.script import Domain
from housebound.kernel.sets import has, members_of


def view(sight: Sight) -> Room25View:
    rules = sight.rules
    in_pass = sight.phase in (PASS_1, PASS_2, PASS_3) and sight.turn >= 0
    plan = sight.shown if in_pass else NONE
    kinds = sight.kinds()
    return Room25View(
        seat=sight.seat,
        mode=MODES[rules.mode],
        level=("", "normal", "insane")[rules.level],
        phase=PHASES[sight.phase],
        round=sight.round,
        remaining=sight.remaining,
        acting=CHARACTERS.words[sight.queue[sight.turn]] if in_pass else "",
        token=PLANS.words[plan] if plan != NONE else "",
        rooms=_rooms(sight, kinds),
        queue=_characters(sight.queue),
        characters=_every_character(sight),
        seats=_seats(sight),
        arrows={LINES.words[line]: WAYS.words[way] for line, way in enumerate(sight.arrow) if way >= 0},
        key_turned=sight.key_turned,
        robots_in_reserve=len([tile for tile in sight.robot_tile if tile < 0]),
        unseen={ROOMS.words[kind]: n for kind, n in enumerate(sight.unseen(kinds)) if n},
        deck=sight.deck_size,
        discard=tuple([CARDS.words[card] for card in sight.discard]),  # R25-TALK-6
        displayed=tuple([CARDS.words[card] for card in sight.displayed]),
        fast=_characters([c for c in sight.queue if has(sight.fast, c)]) if sight.fast else (),
        powers=rules.powers,
    )


def _characters(characters: list[Character]) -> tuple[str, ...]:
    return tuple([CHARACTERS.words[c] for c in characters])


def _rooms(sight: Sight, kinds: list[Room]) -> tuple[RoomView, ...]:
    return _every_room(
        tuple(sight.at),
        tuple(kinds),
        tuple(sight.up),
        tuple(sight.no_entry),
        tuple(sight.locked),
        tuple(sight.corridor),
        tuple(sight.queue),
        tuple(sight.tile),
        tuple(sight.reminder),
        tuple(sight.robot_tile),
    )


@lru_cache(maxsize=64)
def _every_room(
    at: tuple[Tile, ...],
    kinds: tuple[Room, ...],
    up: tuple[bool, ...],
    no_entry: tuple[bool, ...],
    locked: tuple[bool, ...],
    corridor: tuple[Axis, ...],
    queue: tuple[Character, ...],
    tiles: tuple[Tile, ...],
    reminders: tuple[Tile, ...],
    robot_tiles: tuple[Tile, ...],
) -> tuple[RoomView, ...]:
    """The rooms, space by space. As long as nobody moves they are those of the view before."""
    here = _grouped(queue, tiles, CHARACTERS)
    marked = _grouped(queue, reminders, CHARACTERS)
    robots = _grouped(range(len(robot_tiles)), robot_tiles, ROBOTS)
    rooms = []
    for space, tile in enumerate(at):
        kind = kinds[tile]
        if kind == UNDECIDED and tile not in marked:
            rooms.append(_UNKNOWN[space])
            continue
        lying = (up[tile], no_entry[tile], locked[tile], corridor[tile])
        rooms.append(_room(space, kind, *lying, here.get(tile, ()), robots.get(tile, ()), marked.get(tile, ())))
    return tuple(rooms)


@lru_cache(maxsize=16_384)
def _room(
    space: Space,
    kind: Room,
    up: bool,
    no_entry: bool,
    locked: bool,
    axis: Axis,
    here: tuple[str, ...],
    robots: tuple[str, ...],
    marked: tuple[str, ...],
) -> RoomView:
    """One room. Few of them change between two views."""
    return RoomView(
        SPACES.words[space],
        ROOMS.words[kind] if kind != UNDECIDED else "",
        up,
        no_entry,
        locked,
        AXES.words[axis] if axis >= 0 else "",
        here,
        robots,
        marked,
    )


_UNKNOWN = tuple(RoomView(space, "", False, False, False, "", (), (), ()) for space in SPACES.words)
"""A face-down room that the seat does not know: nobody stands in it, and no token but a reminder can lie on it."""


def _grouped(things: Iterable[int], place: Sequence[int], domain: Domain) -> dict[int, tuple[str, ...]]:
    """The things on each tile (or the characters of each seat), in words."""
    found: dict[int, tuple[str, ...]] = {}
    for thing in things:
        where = place[thing]
        if where >= 0:
            found[where] = (*found.get(where, ()), domain.words[thing])
    return found


def _every_character(sight: Sight) -> tuple[CharacterView, ...]:
    """All characters in the order of the queue: most of them are as they were in the view before."""
    queue, where = sight.queue, sight.where
    programming = sight.phase == PROGRAMMING
    facts = list(
        zip(
            [where[tile] if tile >= 0 else -1 for tile in sight.tile],
            [tile >= 0 for tile in sight.reminder],
            sight.owner,
            sight.single,
            sight.played,
            sight.lost,
            sight.adrenaline,
            sight.free,
            sight.one_action,
            sight.resting,
            sight.paranoid,
            sight.stack,
            sight.invisible,
            sight.empties,
            sight.trap,
            sight.flood,
            strict=True,
        )
    )
    return tuple(
        [
            _character(c, plan, _futile(sight, c) if programming else (), facts[c])
            for c, plan in zip(queue, sight.plans(), strict=True)
        ]
    )


Facts = tuple[Space, bool, Seat, bool, TokenSet, TokenSet, int, bool, bool, bool, bool, TokenSet, bool, int, bool, int]
"""Of one character, in the order in which `_character` names them."""


@lru_cache(maxsize=16_384)
def _character(c: Character, plan: tuple[Plan, Plan], futile: tuple[str, ...], facts: Facts) -> CharacterView:
    space, reminder_laid, owner, single, played, lost, adrenaline, free = facts[:8]
    one_action, resting, paranoid, stack, invisible, empties, trap, flood = facts[8:]
    return CharacterView(
        character=CHARACTERS.words[c],
        seat=owner,
        space=SPACES.words[space] if space >= 0 else "",
        slots=(_slot(plan[0]), _slot(plan[1])),
        single=single,
        played=_TOKEN_SETS[played],
        lost=_TOKEN_SETS[lost],
        adrenaline=_ADRENALINE[adrenaline],
        free=free,
        one_action=one_action,
        resting=resting,
        paranoid=paranoid,
        stack=_TOKEN_SETS[stack],
        invisible=invisible,
        reminder_laid=reminder_laid,
        empty_rooms=empties,
        in_trap=trap,
        drowning=flood,
        futile=futile,
    )


def _futile(sight: Sight, c: Character) -> tuple[str, ...]:
    return tuple([TOKENS.words[token] for token in sight.futile(c)])


def _slot(plan: Plan) -> str:
    if plan == HIDDEN_PLAN:
        return "hidden"
    return "" if plan == NONE else PLANS.words[plan]


_TOKEN_SETS = tuple(tuple(TOKENS.words[token] for token in members_of(tokens)) for tokens in range(ALL_TOKENS + 1))
_ADRENALINE = ("out", "held", "committed")


def _seats(sight: Sight) -> tuple[SeatView, ...]:
    roles, shown = sight.roles()
    return _every_seat(tuple(sight.queue), tuple(sight.owner), roles, shown, sight.rules.mode == TEAM)


@lru_cache(maxsize=64)
def _every_seat(
    queue: tuple[Character, ...],
    owner: tuple[Seat, ...],
    roles: tuple[Role, ...],
    shown: tuple[bool, ...],
    in_teams: bool,
) -> tuple[SeatView, ...]:
    """The players. Hardly anything of them ever changes."""
    led = _grouped(queue, owner, CHARACTERS)
    return tuple(
        [
            SeatView(
                seat=seat,
                characters=led.get(seat, ()),
                role=ROLES.words[role] if role >= 0 else "",
                role_shown=shown[seat],
                team="AB"[seat % 2] if in_teams else "",  # R25-SETUP-10
            )
            for seat, role in enumerate(roles)
        ]
    )
