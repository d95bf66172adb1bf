"""Reading a position of Room 25: a state from words, with a sensible default for what they do not say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    PHASES,
    House,
    empty_house,
)
from housebound.games.room25.words import (
    CHARACTERS,
    GUARD,
    LINES,
    MODES,
    PLANS,
    ROBOT_ROOM,
    ROBOTS,
    ROLES,
    ROOMS,
    SPACES,
    SUSPICION,
    TOKENS,
    WAYS,
)
from housebound.kernel.errors import BadPosition, HouseboundError
from housebound.kernel.script import EVERYONE, Domain
from housebound.kernel.sets import first, set_of


def from_position(rules: Rules, given: Mapping[str, Any]) -> House:
    """A state from a position. Raises BadPosition with what is wrong."""
    given = dict(given)
    try:
        g = _read(rules, given)
    except BadPosition:
        raise
    except (HouseboundError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadPosition(f"position: {error}") from None
    if given:
        raise BadPosition(f"position: unknown key {next(iter(given))!r}")
    return g


def _read(rules: Rules, given: dict[str, Any]) -> House:
    g = empty_house(rules)
    g.phase = PHASES.index(given.pop("phase", "pass_1"))
    g.round = given.pop("round", 1)
    g.remaining = given.pop("remaining", ROUNDS[MODES[rules.mode], rules.seats])
    g.cards_due = given.pop("cards_due", 0)
    g.shown = PLANS[given.pop("shown", "none")]
    g.key_turned = given.pop("key_turned", False)
    read_complex(g, given.pop("complex", {}), occupied(given))
    read_bag(g, given.pop("bag", {}))
    for word, n in given.pop("gone", {}).items():
        g.gone[ROOMS[word]] = n
    for space, seats in given.pop("seen", {}).items():
        g.seen[g.at[SPACES[space]]] = EVERYONE if seats == "all" else _audience(seats, g.rules.seats)
    for line, way in given.pop("arrows", {}).items():
        g.arrow[LINES[line]] = WAYS[way]
    _read_characters(g, given)
    _read_roles(g, given)
    _read_robots(g, given.pop("robots", {}))
    _read_cards(g, given)
    g.fast = _set(CHARACTERS, given.pop("fast", []))
    g.clock = given.pop("clock", g.clock)
    g.winners = _audience(given.pop("winners", []), 0)
    g.why = given.pop("why", "")
    return g


def _audience(seats: list[Seat], everybody: int) -> SeatSet:
    """A set of seats; all of them together are everyone, for what all have seen a spectator has seen too."""
    named = set_of(seats)
    return EVERYONE if everybody and named == first(everybody) else named


def _set(domain: Domain, words: list[str]) -> int:
    return set_of(domain[word] for word in words)


def _read_characters(g: House, given: dict[str, Any]) -> None:
    told: dict[str, Any] = dict(given.pop("characters", {}))
    in_play = IN_PLAY[MODES[g.rules.mode], g.rules.seats]
    names = list(told)
    if PHASES[g.phase] not in ("build", "deal", "picking"):
        names += [name for name in CHARACTERS.words if name not in told][: max(0, in_play - len(told))]
    if len(names) > in_play:
        raise BadPosition(f"position: {len(names)} characters, but this table has {in_play}")
    taken = [told[name]["seat"] for name in names if isinstance(told.get(name), dict) and "seat" in told[name]]
    free_seats = [seat for lap in range(in_play // g.rules.seats) for seat in range(g.rules.seats)]
    for seat in taken:
        if seat not in free_seats:
            raise BadPosition(f"position: seat {seat} has too many characters")
        free_seats.remove(seat)
    for name in names:
        facts = told.get(name, {})
        facts = {"at": facts} if isinstance(facts, str) else dict(facts)
        seat = facts.pop("seat") if "seat" in facts else free_seats.pop(0)
        _read_character(g, CHARACTERS[name], seat, facts)
    front = given.pop("queue", [])
    g.queue = [CHARACTERS[name] for name in [*front, *(name for name in names if name not in front)]]
    g.seat_order = given.pop("seat_order", list(range(g.rules.seats)))
    turn, last = given.pop("turn", ""), given.pop("last_turn", "")
    g.turn = 0 if g.phase <= CLUES else -1
    if turn or last:
        g.turn = g.queue.index(CHARACTERS[turn or last]) - (1 if turn else 0)


def _read_character(g: House, c: Character, seat: Seat, facts: dict[str, Any]) -> None:
    g.owner[c] = seat
    at = facts.pop("at", "C3")
    if at != "out":
        put(g, c, g.at[SPACES[at]])
    g.arrival[c] = facts.pop("arrival", g.arrival[c])
    g.first[c] = PLANS[facts.pop("first", "none")]
    g.second[c] = PLANS[facts.pop("second", "none")]
    g.single[c] = facts.pop("single", False)
    g.played[c] = _set(TOKENS, facts.pop("played", []))
    g.lost[c] = _set(TOKENS, facts.pop("lost", []))
    held = ADRENALINE[HELD if g.rules.adrenaline else 0]
    g.adrenaline[c] = ADRENALINE.index(facts.pop("adrenaline", held))
    g.free[c] = facts.pop("free", False)
    g.one_action[c] = facts.pop("one_action", False)
    g.resting[c] = facts.pop("resting", False)
    g.stack[c] = _set(TOKENS, facts.pop("stack", []))
    g.paranoid[c] = facts.pop("paranoid", g.stack[c] != 0)
    g.invisible[c] = facts.pop("invisible", False)
    reminder = facts.pop("reminder", "")
    g.reminder[c] = g.at[SPACES[reminder]] if reminder else -1
    g.empties[c] = facts.pop("empty_rooms", STARTING_EMPTY_ROOMS[c] if g.rules.powers else 0)
    g.trap[c] = facts.pop("trap", False)
    g.flood[c] = facts.pop("flood", 0)
    if facts:
        raise BadPosition(f"position: {CHARACTERS.words[c]} has an unknown key {next(iter(facts))!r}")


def _read_roles(g: House, given: dict[str, Any]) -> None:
    roles = given.pop("roles", None)
    dealt = PHASES[g.phase] not in ("build", "deal")
    if g.rules.mode == SUSPICION and (roles or dealt):
        seats = g.rules.seats
        usual = role_tiles(seats, g.rules.guards, extra_tile=False)
        words = roles or ["prisoner"] * usual[0] + ["guard"] * usual[GUARD]
        if len(words) != seats:
            raise BadPosition(f"position: {len(words)} roles for {seats} seats")
        g.role = [ROLES[word] for word in words]
    for seat in given.pop("roles_shown", []):
        g.role_shown[seat] = True
    g.spare_role = given.pop("spare_roles", [0, 0])
    g.facts = [(mover, inside, allowed) for mover, inside, allowed in given.pop("failed_escapes", [])]


def _read_robots(g: House, given: Mapping[str, Any]) -> None:
    rooms = [tile for tile in range(25) if g.kind[tile] == ROBOT_ROOM]
    g.robots = max(len(given), len(rooms) + g.aside[ROBOT_ROOM])
    g.robot_tile = [-1] * g.robots
    g.robot_home = [HOME_UNKNOWN] * g.robots
    for r, tile in enumerate(t for t in rooms if g.up[t]):
        g.robot_home[r] = tile
    for name, facts in given.items():
        r = ROBOTS[name]
        facts = {"at": facts} if isinstance(facts, str) else facts
        at, home = facts.get("at", "reserve"), facts.get("home", "")
        g.robot_tile[r] = -1 if at == "reserve" else g.at[SPACES[at]]
        if home:
            words = {"unknown": HOME_UNKNOWN, "gone": HOME_GONE}
            g.robot_home[r] = words[home] if home in words else g.at[SPACES[home]]


def _read_cards(g: House, given: dict[str, Any]) -> None:
    g.discard = [CARDS[word] for word in given.pop("discard", [])]
    g.displayed = [CARDS[word] for word in given.pop("displayed", [])]
    insane = g.rules.level == INSANE or g.rules.insane_cards
    g.deck = [facts.copies if insane or not facts.insane else 0 for facts in CARD]
    for card in g.discard + g.displayed:
        g.deck[card] -= 1
    deck = given.pop("deck", None)
    if deck is not None:
        g.deck = [deck.get(word, 0) for word in CARDS.words]
