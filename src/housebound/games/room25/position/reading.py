"""Reading a position of Room 25: a state from words, with a sensible default for what they do not say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from housebound.games.room25.components import CARD, CARDS, IN_PLAY, ROUNDS, STARTING_EMPTY_ROOMS
from housebound.games.room25.figures.entering import put
from housebound.games.room25.numbers import Character, Seat, SeatSet
from housebound.games.room25.play.setup import role_tiles
from housebound.games.room25.position.tiles import occupied, read_bag, read_complex
from housebound.games.room25.position.writing import ADRENALINE
from housebound.games.room25.rules import Rules
from housebound.games.room25.state import (
    CLUES,
    HELD,
    HOME_GONE,
    HOME_UNKNOWN,
    INSANE,
    OUT,
    PHASES,
    House,
    empty_house,
)
from housebound.games.room25.words import (
    CHARACTERS,
    GUARD,
    LINES,
    MODES,
    NONE,
    PLANS,
    PRISONER,
    ROBOT_ROOM,
    ROBOTS,
    ROLES,
    ROOMS,
    SPACES,
    SUSPICION,
    TOKENS,
    WAYS,
)
from housebound.kernel.given import Given, read_position
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import first, set_of

MANY: Final = 10**6


def from_position(rules: Rules, position: Mapping[str, Any]) -> House:
    """A state from a position. Raises BadPosition with what is wrong."""
    return read_position(position, lambda given: _read(rules, given))


def _read(rules: Rules, given: Given) -> House:
    g = empty_house(rules)
    g.phase = given.one_of("phase", PHASES, "pass_1")
    g.round = given.number("round", 1, 0, MANY)
    g.remaining = given.number("remaining", ROUNDS[MODES[rules.mode], rules.seats], 0, MANY)
    g.cards_due = given.number("cards_due", 0, 0, MANY)
    g.shown = given.word("shown", PLANS, NONE)
    g.key_turned = given.flag("key_turned")
    read_complex(g, given.take("complex", {}), occupied(given.left))
    bag = given.copies("bag", ROOMS)
    g.gone = given.copies("gone", ROOMS)
    read_bag(g, bag)
    for space, seats in given.table("seen").items():
        g.seen[g.at[SPACES[space]]] = EVERYONE if seats == "all" else _audience(seats, g.rules.seats)
    for line, way in given.table("arrows").items():
        g.arrow[LINES[line]] = WAYS[way]
    _read_characters(g, given)
    _read_roles(g, given)
    _read_robots(g, given)
    _read_cards(g, given)
    g.fast = given.set_of("fast", CHARACTERS)
    g.clock = given.number("clock", g.clock, 0, MANY)
    g.winners = set_of(given.numbers("winners", 0, rules.seats - 1))
    g.why = given.take("why", "")
    return g


def _audience(seats: list[Seat], everybody: int) -> SeatSet:
    """A set of seats; all of them together are everyone, for what all have seen a spectator has seen too."""
    named = set_of(seats)
    return EVERYONE if named == first(everybody) else named


def _read_characters(g: House, given: Given) -> None:
    told = given.parts("characters", "at")
    in_play = IN_PLAY[MODES[g.rules.mode], g.rules.seats]
    names = list(told)
    if PHASES[g.phase] not in ("build", "deal", "picking"):
        names += [name for name in CHARACTERS.words if name not in told][: max(0, in_play - len(told))]
    if len(names) > in_play:
        raise given.bad("characters-but-this-table-has", count=len(names), in_play=in_play)
    free_seats = [seat for lap in range(in_play // g.rules.seats) for seat in range(g.rules.seats)]
    seats: dict[str, Seat] = {name: facts.take("seat") for name, facts in told.items() if "seat" in facts}
    for seat in seats.values():
        if seat not in free_seats:
            raise given.bad("seat-has-too-many-characters", seat=seat)
        free_seats.remove(seat)
    for name in names:
        seat = seats[name] if name in seats else free_seats.pop(0)
        _read_character(g, CHARACTERS[name], seat, told.get(name, Given(name, {})))
    _read_order(g, given, [CHARACTERS[name] for name in names])


def _read_order(g: House, given: Given, characters: list[Character]) -> None:
    """Who plays after whom, and whose turn it is."""
    front = given.words("queue", CHARACTERS)
    g.queue = [*front, *(c for c in characters if c not in front)]
    g.seat_order = given.numbers("seat_order", 0, g.rules.seats - 1, range(g.rules.seats))
    turn, last = given.word("turn", CHARACTERS), given.word("last_turn", CHARACTERS)
    g.turn = 0 if g.phase <= CLUES else -1
    if turn >= 0:
        g.turn = g.queue.index(turn) - 1
    elif last >= 0:
        g.turn = g.queue.index(last)


def _read_character(g: House, c: Character, seat: Seat, facts: Given) -> None:
    g.owner[c] = seat
    at = facts.take("at", "C3")
    if at != "out":
        put(g, c, g.at[SPACES[at]])
    g.arrival[c] = facts.number("arrival", g.arrival[c], 0, MANY)
    g.first[c] = facts.word("first", PLANS, NONE)
    g.second[c] = facts.word("second", PLANS, NONE)
    g.single[c] = facts.flag("single")
    g.played[c] = facts.set_of("played", TOKENS)
    g.lost[c] = facts.set_of("lost", TOKENS)
    g.adrenaline[c] = facts.one_of("adrenaline", ADRENALINE, ADRENALINE[HELD if g.rules.adrenaline else OUT])
    g.free[c] = facts.flag("free")
    g.one_action[c] = facts.flag("one_action")
    g.resting[c] = facts.flag("resting")
    g.stack[c] = facts.set_of("stack", TOKENS)
    g.paranoid[c] = facts.flag("paranoid", g.stack[c] != 0)
    g.invisible[c] = facts.flag("invisible")
    reminder = facts.word("reminder", SPACES)
    g.reminder[c] = g.at[reminder] if reminder >= 0 else -1
    g.empties[c] = facts.number("empty_rooms", STARTING_EMPTY_ROOMS[c] if g.rules.powers else 0, 0, MANY)
    g.trap[c] = facts.flag("trap")
    g.flood[c] = facts.number("flood", 0, 0, MANY)
    facts.finish()


def _read_roles(g: House, given: Given) -> None:
    roles = given.words("roles", ROLES)
    dealt = PHASES[g.phase] not in ("build", "deal")
    if g.rules.mode == SUSPICION and (roles or dealt):
        seats = g.rules.seats
        usual = role_tiles(seats, g.rules.guards, extra_tile=False)
        g.role = roles or [PRISONER] * usual[PRISONER] + [GUARD] * usual[GUARD]
        if len(g.role) != seats:
            raise given.bad("roles-for-seats", count=len(g.role), seats=seats)
    for seat in given.numbers("roles_shown", 0, g.rules.seats - 1):
        g.role_shown[seat] = True
    g.spare_role = given.numbers("spare_roles", 0, MANY, (0, 0))
    g.killings = [(by, whom) for by, whom in given.take("killings", [])]
    g.pushes = [
        (by, whom, g.at[SPACES[out_of]], g.at[SPACES[into]]) for by, whom, out_of, into in given.take("pushes", [])
    ]
    g.steerings = [(by, SPACES[before], SPACES[after]) for by, before, after in given.take("steerings", [])]
    g.facts = [(mover, inside, allowed) for mover, inside, allowed in given.take("failed_escapes", [])]


def _read_robots(g: House, given: Given) -> None:
    told = given.parts("robots", "at")
    rooms = [tile for tile in range(25) if g.kind[tile] == ROBOT_ROOM]
    g.robots = max(len(told), len(rooms) + g.aside[ROBOT_ROOM])
    g.robot_tile = [-1] * g.robots
    g.robot_home = [HOME_UNKNOWN] * g.robots
    for r, tile in enumerate(t for t in rooms if g.up[t]):
        g.robot_home[r] = tile
    for name, facts in told.items():
        r = ROBOTS[name]
        at, home = facts.take("at", "reserve"), facts.take("home", "")
        facts.finish()
        g.robot_tile[r] = -1 if at == "reserve" else g.at[SPACES[at]]
        if home:
            words = {"unknown": HOME_UNKNOWN, "gone": HOME_GONE}
            g.robot_home[r] = words[home] if home in words else g.at[SPACES[home]]


def _read_cards(g: House, given: Given) -> None:
    g.discard = given.words("discard", CARDS)
    g.displayed = given.words("displayed", CARDS)
    if "deck" in given:
        g.deck = given.copies("deck", CARDS)
        return
    insane = g.rules.level == INSANE or g.rules.insane_cards
    g.deck = [facts.copies if insane or not facts.insane else 0 for facts in CARD]
    for card in g.discard + g.displayed:
        g.deck[card] -= 1
