"""Positions of Room 25: a state in words, to write by hand, to compare with, and to begin a table from.

The Complex is a grid of 25 cells (or a table from spaces to cells). A cell is a kind of room, face-up; in brackets it
lies face-down; ``.`` is a face-down room that nobody knows. Behind it: ``!`` No-Entry, ``#`` Locking, ``-`` or ``|``
the corridor of a Rotating Room. A face-down tile that is far from where it was laid says so in front: ``x`` Exit
Zone, ``i`` inner cross. `turn` names the next character to play in a pass, `last_turn` the one that played last.
What a position does not say gets a sensible default.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from housebound.games.room25.complex import bag_of
from housebound.games.room25.components import CARD, CARDS, IN_PLAY, ROUNDS, STARTING_EMPTY_ROOMS
from housebound.games.room25.entering import put
from housebound.games.room25.rules import Rules
from housebound.games.room25.setup import role_tiles
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
    CENTRE,
    CHARACTERS,
    COOPERATION,
    EMPTY,
    EXIT_ZONES,
    GUARD,
    KEY,
    LINES,
    MODES,
    PLANS,
    ROBOT_ROOM,
    ROBOTS,
    ROLES,
    ROOM_25,
    ROOMS,
    SOLO,
    SPACES,
    SUSPICION,
    TOKENS,
    UNDECIDED,
    WAYS,
)
from housebound.kernel.errors import BadPosition, HouseboundError
from housebound.kernel.script import EVERYONE, Domain

ADRENALINE: Final = ("out", "held", "committed")
_CELL: Final = re.compile(r"([ix]?)(\.|\(?[a-z_0-9]+\)?)([!#|-]*)")


# -- writing


def position(g: House) -> dict[str, Any]:
    """The whole state in words."""
    return {
        "phase": PHASES[g.phase],
        "round": g.round,
        "remaining": g.remaining,
        "last_turn": _acting_word(g),
        "cards_due": g.cards_due,
        "shown": PLANS.words[g.shown],
        "complex": {SPACES.words[space]: _cell(g, tile) for space, tile in enumerate(g.at)},
        "seen": {SPACES.words[g.where[t]]: _seats(g, g.seen[t]) for t in range(25) if _partly_seen(g, t)},
        "bag": {ROOMS.words[k]: n for k, n in enumerate(_bag(g)) if n},
        "gone": {ROOMS.words[k]: n for k, n in enumerate(g.gone) if n},
        "arrows": {LINES.words[line]: WAYS.words[way] for line, way in enumerate(g.arrow) if way >= 0},
        "key_turned": g.key_turned,
        "queue": _names(g.queue),
        "seat_order": list(g.seat_order),
        "characters": {CHARACTERS.words[c]: _character(g, c) for c in g.queue},
        "roles": [ROLES.words[role] for role in g.role if role >= 0],
        "roles_shown": [seat for seat, shown in enumerate(g.role_shown) if shown],
        "spare_roles": list(g.spare_role),
        "failed_escapes": [list(fact) for fact in g.facts],
        "robots": {ROBOTS.words[r]: _robot(g, r) for r in range(g.robots)},
        "deck": {CARDS.words[card]: n for card, n in enumerate(g.deck) if n},
        "discard": [CARDS.words[card] for card in g.discard],
        "displayed": [CARDS.words[card] for card in g.displayed],
        "fast": _names([c for c in range(8) if g.fast >> c & 1]),
        "clock": g.clock,
        "winners": _seats(g, g.winners),
        "why": g.why,
    }


def _acting_word(g: House) -> str:
    in_pass = PHASES[g.phase] in ("pass_1", "pass_2", "adrenaline_pass")
    return CHARACTERS.words[g.queue[g.turn]] if in_pass and g.turn >= 0 else ""


def _names(characters: list[int]) -> list[str]:
    return [CHARACTERS.words[c] for c in characters]


def _seats(g: House, audience: int) -> list[int]:
    return [seat for seat in range(g.rules.seats) if audience >> seat & 1]


def _partly_seen(g: House, tile: int) -> bool:
    return not g.up[tile] and g.kind[tile] != UNDECIDED


def _bag(g: House) -> list[int]:
    return [aside + other for aside, other in zip(g.aside, g.others, strict=True)]


def _cell(g: House, tile: int) -> str:
    if g.up[tile]:
        word = ROOMS.words[g.kind[tile]]
    else:
        word = "." if g.kind[tile] == UNDECIDED else f"({ROOMS.words[g.kind[tile]]})"
        if (tile in EXIT_ZONES) != (g.where[tile] in EXIT_ZONES):
            word = ("x" if tile in EXIT_ZONES else "i") + word
    if g.no_entry[tile]:
        word += "!"
    if g.locked[tile]:
        word += "#"
    if g.corridor[tile] >= 0:
        word += "|-"[g.corridor[tile]]
    return word


def _character(g: House, c: int) -> dict[str, Any]:
    return {
        "at": SPACES.words[g.where[g.tile[c]]] if g.tile[c] >= 0 else "out",
        "seat": g.owner[c],
        "first": PLANS.words[g.first[c]],
        "second": PLANS.words[g.second[c]],
        "single": g.single[c],
        "played": _tokens(g.played[c]),
        "lost": _tokens(g.lost[c]),
        "adrenaline": ADRENALINE[g.adrenaline[c]],
        "free": g.free[c],
        "one_action": g.one_action[c],
        "resting": g.resting[c],
        "paranoid": g.paranoid[c],
        "stack": _tokens(g.stack[c]),
        "invisible": g.invisible[c],
        "reminder": SPACES.words[g.where[g.reminder[c]]] if g.reminder[c] >= 0 else "",
        "empty_rooms": g.empties[c],
        "trap": g.trap[c],
        "flood": g.flood[c],
        "arrival": g.arrival[c],
    }


def _tokens(bits: int) -> list[str]:
    return [TOKENS.words[token] for token in range(5) if bits >> token & 1]


def _robot(g: House, r: int) -> dict[str, str]:
    home = g.robot_home[r]
    words = {HOME_UNKNOWN: "unknown", HOME_GONE: "gone"}
    return {
        "at": SPACES.words[g.where[g.robot_tile[r]]] if g.robot_tile[r] >= 0 else "reserve",
        "home": words[home] if home < 0 else SPACES.words[g.where[home]],
    }


# -- reading


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
    _read_complex(g, given.pop("complex", {}), _occupied(given))
    _read_bag(g, given.pop("bag", {}))
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
    g.fast = _bits(CHARACTERS, given.pop("fast", []))
    g.clock = given.pop("clock", g.clock)
    g.winners = _audience(given.pop("winners", []), 0)
    g.why = given.pop("why", "")
    return g


def _audience(seats: list[int], everybody: int) -> int:
    """Seats as bits; all of them together are everyone, for what all have seen a spectator has seen too."""
    bits = sum(1 << seat for seat in seats)
    return EVERYONE if everybody and bits == (1 << everybody) - 1 else bits


def _bits(domain: Domain, words: list[str]) -> int:
    return sum(1 << domain[word] for word in words)


def _occupied(given: Mapping[str, Any]) -> set[str]:
    """The spaces on which somebody stands: where nothing else is said, such a room is a face-up Empty Room."""
    figures = [*given.get("characters", {}).values(), *given.get("robots", {}).values()]
    return {figure if isinstance(figure, str) else figure.get("at", "") for figure in figures}


def _read_complex(g: House, given: str | Mapping[str, str], occupied: set[str]) -> None:
    cells = ["."] * 25
    cells[CENTRE] = "central"
    if isinstance(given, str):
        cells = given.split()
        if len(cells) != 25:
            raise BadPosition(f"position: the complex has {len(cells)} cells, not 25")
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


def _parse_cell(space: int, cell: str) -> tuple[bool | None, str, str]:
    """Where the tile was laid (True: Exit Zone, None: it does not matter any more), its word, and its marks."""
    match = _CELL.fullmatch(cell)
    if match is None:
        raise BadPosition(f"position: cannot read the cell {cell!r} at {SPACES.words[space]}")
    front, word, marks = match.groups()
    if front and word[0] not in ".(":
        front, word = "", front + word  # a kind that begins with i or x
    zone = None if word[0] not in ".(" else (space in EXIT_ZONES if not front else front == "x")
    return zone, word, marks


def _number_tiles(g: House, zones: list[bool | None]) -> None:
    """A tile's number is the space it was laid on: give each cell a number of its zone, its own space's if possible."""
    free = set(range(25))
    numbers: dict[int, int] = {CENTRE: CENTRE}
    free.discard(CENTRE)
    for space, zone in enumerate(zones):
        if space != CENTRE and zone is not None and zone == (space in EXIT_ZONES):
            numbers[space] = space
            free.discard(space)
    for space, zone in enumerate(zones):
        if space not in numbers and zone is not None:
            numbers[space] = next((t for t in sorted(free) if (t in EXIT_ZONES) == zone), -1)
            if numbers[space] < 0:
                raise BadPosition("position: more than twelve tiles of one zone")
            free.discard(numbers[space])
    for space in range(25):
        if space not in numbers:
            numbers[space] = space if space in free else min(free)
            free.discard(numbers[space])
    for space, tile in numbers.items():
        g.at[space] = tile
        g.where[tile] = space


def _read_bag(g: House, given: Mapping[str, int]) -> None:
    """What the unknown tiles are: as given, else Room 25 (and the Key Room) if they are nowhere, and Empty Rooms."""
    unknown = [tile for tile in range(25) if g.kind[tile] == UNDECIDED]
    g.exit_left = sum(1 for tile in unknown if tile in EXIT_ZONES)
    g.inner_left = len(unknown) - g.exit_left
    bag = {ROOMS[word]: n for word, n in given.items()}
    if not given:
        wanted = [ROOM_25, KEY] if g.rules.mode in (COOPERATION, SOLO) and not g.key_turned else [ROOM_25]
        bag = {kind: 1 for kind in wanted if kind not in g.kind}
        bag = dict(list(bag.items())[: g.exit_left])
    bag[EMPTY] = bag.get(EMPTY, 0) + len(unknown) - sum(bag.values())
    if bag[EMPTY] < 0:
        raise BadPosition(f"position: the bag holds more than the {len(unknown)} unknown tiles")
    for kind, n in bag.items():
        bag_of(g, kind)[kind] += n


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
    first = given.pop("queue", [])
    g.queue = [CHARACTERS[name] for name in [*first, *(name for name in names if name not in first)]]
    g.seat_order = given.pop("seat_order", list(range(g.rules.seats)))
    turn, last = given.pop("turn", ""), given.pop("last_turn", "")
    g.turn = 0 if g.phase <= CLUES else -1
    if turn or last:
        g.turn = g.queue.index(CHARACTERS[turn or last]) - (1 if turn else 0)


def _read_character(g: House, c: int, seat: int, facts: dict[str, Any]) -> None:
    g.owner[c] = seat
    at = facts.pop("at", "C3")
    if at != "out":
        put(g, c, g.at[SPACES[at]])
    g.arrival[c] = facts.pop("arrival", g.arrival[c])
    g.first[c] = PLANS[facts.pop("first", "none")]
    g.second[c] = PLANS[facts.pop("second", "none")]
    g.single[c] = facts.pop("single", False)
    g.played[c] = _bits(TOKENS, facts.pop("played", []))
    g.lost[c] = _bits(TOKENS, facts.pop("lost", []))
    held = ADRENALINE[HELD if g.rules.adrenaline else 0]
    g.adrenaline[c] = ADRENALINE.index(facts.pop("adrenaline", held))
    g.free[c] = facts.pop("free", False)
    g.one_action[c] = facts.pop("one_action", False)
    g.resting[c] = facts.pop("resting", False)
    g.stack[c] = _bits(TOKENS, facts.pop("stack", []))
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
