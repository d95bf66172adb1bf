"""What each seat is shown, and imagining what it cannot see."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

import msgspec

from housebound.games.room25.complex.plan import chances, put_back_into_bag, take_from_bag
from housebound.games.room25.components import CARDS
from housebound.games.room25.figures.endings import escape_succeeds
from housebound.games.room25.figures.programming import ALL_TOKENS, programs, tokens_of
from housebound.games.room25.numbers import Character, Plan, Seat, Tile
from housebound.games.room25.seen.sight import HIDDEN_PLAN, Sight
from housebound.games.room25.state import PASS_1, PASS_2, PASS_3, PHASES, House
from housebound.games.room25.words import (
    AXES,
    CHARACTERS,
    GUARD,
    KEVIN,
    LINES,
    MODES,
    NONE,
    PLANS,
    PRISONER,
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
from housebound.kernel.sets import has, less, members_of


class RoomView(msgspec.Struct, frozen=True):
    """A space of the Complex. `room` is empty if this seat does not know what lies there."""

    space: str
    room: str
    up: bool
    no_entry: bool
    locked: bool
    corridor: str
    characters: tuple[str, ...]
    robots: tuple[str, ...]
    reminders: tuple[str, ...]


class CharacterView(msgspec.Struct, frozen=True):
    """A character in play. A slot is empty, "hidden", or the plan that lies in it. `space` is empty when eliminated."""

    character: str
    seat: int
    space: str
    slots: tuple[str, str]
    single: bool
    played: tuple[str, ...]
    lost: tuple[str, ...]
    adrenaline: str
    free: bool
    one_action: bool
    resting: bool
    paranoid: bool
    stack: tuple[str, ...]
    invisible: bool
    reminder_laid: bool
    empty_rooms: int
    in_trap: bool
    drowning: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: the role is empty while it is secret to this seat, or where there are no roles; so is the team."""

    seat: int
    characters: tuple[str, ...]
    role: str
    role_shown: bool
    team: str = ""


class Room25View(msgspec.Struct, frozen=True):
    """Everything one seat may see of a game of Room 25."""

    seat: int
    mode: str
    level: str
    phase: str
    round: int
    remaining: int
    acting: str
    token: str
    rooms: tuple[RoomView, ...]
    queue: tuple[str, ...]
    characters: tuple[CharacterView, ...]
    seats: tuple[SeatView, ...]
    arrows: dict[str, str]
    key_turned: bool
    robots_in_reserve: int
    unseen: dict[str, int]
    deck: int
    discard: tuple[str, ...]
    displayed: tuple[str, ...]
    fast: tuple[str, ...]


def view(sight: Sight) -> Room25View:
    rules = sight.rules
    in_pass = sight.phase in (PASS_1, PASS_2, PASS_3) and sight.turn >= 0
    plan = sight.shown if in_pass else NONE
    return Room25View(
        seat=sight.seat,
        mode=MODES[rules.mode],
        level=("", "normal", "insane")[rules.level],
        phase=PHASES[sight.phase],
        round=sight.round,
        remaining=sight.remaining,
        acting=CHARACTERS.words[sight.queue[sight.turn]] if in_pass else "",
        token=PLANS.words[plan] if plan != NONE else "",
        rooms=_rooms(sight),
        queue=_characters(sight.queue),
        characters=_every_character(sight),
        seats=_seats(sight),
        arrows={LINES.words[line]: WAYS.words[way] for line, way in enumerate(sight.arrow) if way >= 0},
        key_turned=sight.key_turned,
        robots_in_reserve=sum(1 for tile in sight.robot_tile if tile < 0),
        unseen={ROOMS.words[kind]: n for kind, n in enumerate(sight.unseen()) if n},
        deck=sight.deck_size,
        discard=tuple(CARDS.words[card] for card in sight.discard),  # R25-TALK-6
        displayed=tuple(CARDS.words[card] for card in sight.displayed),
        fast=_characters([c for c in sight.queue if has(sight.fast, c)]),
    )


def _characters(characters: list[Character]) -> tuple[str, ...]:
    return tuple([CHARACTERS.words[c] for c in characters])


def _rooms(sight: Sight) -> tuple[RoomView, ...]:
    here = _grouped(sight.queue, sight.tile, CHARACTERS)
    marked = _grouped(sight.queue, sight.reminder, CHARACTERS)
    robots = _grouped(range(sight.robots), sight.robot_tile, ROBOTS)
    up, no_entry, locked, corridor = sight.up, sight.no_entry, sight.locked, sight.corridor
    kinds = sight.kinds()
    rooms = []
    for space, tile in enumerate(sight.at):
        kind = kinds[tile]
        axis = corridor[tile]
        if kind == UNDECIDED and tile not in marked:
            rooms.append(_UNKNOWN[space])
            continue
        rooms.append(
            RoomView(
                SPACES.words[space],
                ROOMS.words[kind] if kind != UNDECIDED else "",
                up[tile],
                no_entry[tile],
                locked[tile],
                AXES.words[axis] if axis >= 0 else "",
                here.get(tile, ()),
                robots.get(tile, ()),
                marked.get(tile, ()),
            )
        )
    return tuple(rooms)


_UNKNOWN = tuple(RoomView(space, "", False, False, False, "", (), (), ()) for space in SPACES.words)
"""A face-down room that the seat does not know: nobody stands in it, and no token but a reminder can lie on it."""


def _grouped(things: Iterable[int], place: list[int], domain: Domain) -> dict[int, tuple[str, ...]]:
    """The things on each tile (or the characters of each seat), in words."""
    found: dict[int, tuple[str, ...]] = {}
    for thing in things:
        where = place[thing]
        if where >= 0:
            found[where] = (*found.get(where, ()), domain.words[thing])
    return found


def _every_character(sight: Sight) -> tuple[CharacterView, ...]:
    """All characters in the order of the queue; the columns are looked up once, for a view must be cheap."""
    owner, tile, where, single = sight.owner, sight.tile, sight.where, sight.single
    played, lost, adrenaline, free = sight.played, sight.lost, sight.adrenaline, sight.free
    one_action, resting, paranoid, stack = sight.one_action, sight.resting, sight.paranoid, sight.stack
    invisible, reminder, empties, trap, flood = sight.invisible, sight.reminder, sight.empties, sight.trap, sight.flood
    return tuple(
        [
            CharacterView(
                character=CHARACTERS.words[c],
                seat=owner[c],
                space=SPACES.words[where[tile[c]]] if tile[c] >= 0 else "",
                slots=(_slot(sight.plan(c, 0)), _slot(sight.plan(c, 1))),
                single=single[c],
                played=_TOKEN_SETS[played[c]],
                lost=_TOKEN_SETS[lost[c]],
                adrenaline=_ADRENALINE[adrenaline[c]],
                free=free[c],
                one_action=one_action[c],
                resting=resting[c],
                paranoid=paranoid[c],
                stack=_TOKEN_SETS[stack[c]],
                invisible=invisible[c],
                reminder_laid=reminder[c] >= 0,
                empty_rooms=empties[c],
                in_trap=trap[c],
                drowning=flood[c],
            )
            for c in sight.queue
        ]
    )


def _slot(plan: Plan) -> str:
    if plan == HIDDEN_PLAN:
        return "hidden"
    return "" if plan == NONE else PLANS.words[plan]


_TOKEN_SETS = tuple(tuple(TOKENS.words[token] for token in members_of(tokens)) for tokens in range(ALL_TOKENS + 1))
_ADRENALINE = ("out", "held", "committed")


def _seats(sight: Sight) -> tuple[SeatView, ...]:
    led = _grouped(sight.queue, sight.owner, CHARACTERS)
    seats = []
    for seat in range(sight.rules.seats):
        role = sight.role(seat)
        seats.append(
            SeatView(
                seat=seat,
                characters=led.get(seat, ()),
                role=ROLES.words[role] if role >= 0 else "",
                role_shown=sight.role_shown(seat),
                team="AB"[seat % 2] if sight.rules.mode == TEAM else "",  # R25-SETUP-10
            )
        )
    return tuple(seats)


# -- imagination


def resample(g: House, seat: Seat, rng: Random) -> None:
    """Draw anew what this seat cannot know, as likely as it is: tiles, roles, and what lies face-down in slots."""
    _resample_tiles(g, seat, rng)
    if any(role >= 0 for role in g.role):
        _resample_roles(g, seat, rng)
    for c in g.queue:
        if g.owner[c] != seat and (g.first[c] != NONE or g.second[c] != NONE):
            _resample_program(g, c, rng)


def _unknown_tiles(g: House, seat: Seat) -> list[Tile]:
    """Tiles that somebody has seen, but not this seat. What nobody has seen is not decided and need not be imagined."""
    return [t for t in range(25) if g.kind[t] != UNDECIDED and not g.up[t] and not has(g.seen[t], seat)]


def _resample_tiles(g: House, seat: Seat, rng: Random) -> None:
    unknown = _unknown_tiles(g, seat)
    for tile in unknown:
        put_back_into_bag(g, tile)
    for tile in unknown:
        take_from_bag(g, tile, rng.choices(range(len(ROOMS)), chances(g, tile))[0])


def _resample_roles(g: House, seat: Seat, rng: Random) -> None:
    """Any deal of the secret role tiles, the spare ones included, that fits every escape that did not happen."""
    secret = [s for s in range(g.rules.seats) if not g.role_shown[s] and s != seat]
    spares = sum(g.spare_role)
    guards = sum(1 for s in secret if g.role[s] == GUARD) + g.spare_role[GUARD]
    deals = [deal for deal in combinations(range(len(secret) + spares), guards) if _fits(g, secret, deal)]
    deal = rng.choice(deals)
    for i, s in enumerate(secret):
        g.role[s] = GUARD if i in deal else PRISONER
    spare_guards = sum(1 for i in deal if i >= len(secret))
    g.spare_role = [spares - spare_guards, spare_guards]


def _fits(g: House, secret: list[Seat], deal: tuple[int, ...]) -> bool:
    if not g.facts:
        return True
    roles = g.role.copy()
    for i, s in enumerate(secret):
        roles[s] = GUARD if i in deal else PRISONER
    return not any(escape_succeeds(roles, mover, inside, allowed) for mover, inside, allowed in g.facts)


def _resample_program(g: House, c: Character, rng: Random) -> None:
    """Any program with as many tokens that the character can still have laid: what it played is known."""
    both = g.first[c] != NONE and g.second[c] != NONE
    tokens = less(tokens_of(g, c), g.played[c])
    fitting = [p for p in programs(tokens, c == KEVIN, not both, False) if (p.args[1] != NONE) == both]
    one, two, _ = rng.choice(fitting).args
    if both:
        g.first[c], g.second[c] = one, two
    elif g.first[c] != NONE:
        g.first[c] = one
    else:
        g.second[c] = one


def hidden(g: House, seat: Seat) -> dict[str, object]:
    """Each thing this seat cannot know, with its true value."""
    secrets: dict[str, object] = {f"tile {tile}": g.kind[tile] for tile in _unknown_tiles(g, seat)}
    for s in range(g.rules.seats):
        if g.role[s] >= 0 and not g.role_shown[s] and s != seat:
            secrets[f"role {s}"] = g.role[s]
    for c in g.queue:
        if g.owner[c] != seat:
            if g.first[c] != NONE:
                secrets[f"first {CHARACTERS.words[c]}"] = g.first[c]
            if g.second[c] != NONE:
                secrets[f"second {CHARACTERS.words[c]}"] = g.second[c]
    return secrets
