"""Positions of Room 25: a state in words, to write by hand, to compare with, and to begin a table from.

The Complex is a grid of 25 cells (or a table from spaces to cells). A cell is a kind of room, face-up; in brackets it
lies face-down; ``.`` is a face-down room that nobody knows. Behind it: ``!`` No-Entry, ``#`` Locking, ``-`` or ``|``
the corridor of a Rotating Room. A face-down tile that is far from where it was laid says so in front: ``x`` Exit
Zone, ``i`` inner cross. `turn` names the next character to play in a pass, `last_turn` the one that played last.
What a position does not say gets a sensible default.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from housebound.games.room25.components import CARDS
from housebound.games.room25.numbers import Character, Robot, Seat, SeatSet, Tile, TokenSet
from housebound.games.room25.state import HOME_GONE, HOME_UNKNOWN, PHASES, House
from housebound.games.room25.words import (
    CHARACTERS,
    EXIT_ZONES,
    LINES,
    PLANS,
    ROBOTS,
    ROLES,
    ROOMS,
    SPACES,
    TOKENS,
    UNDECIDED,
    WAYS,
)
from housebound.kernel.sets import has, members_of

ADRENALINE: Final = ("out", "held", "committed")


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
        "killings": [list(killing) for killing in g.killings],
        "pushes": [[by, whom, _space(g, out_of), _space(g, into)] for by, whom, out_of, into in g.pushes],
        "steerings": [[by, SPACES.words[before], SPACES.words[after]] for by, before, after in g.steerings],
        "robots": {ROBOTS.words[r]: _robot(g, r) for r in range(g.robots)},
        "deck": {CARDS.words[card]: n for card, n in enumerate(g.deck) if n},
        "discard": [CARDS.words[card] for card in g.discard],
        "displayed": [CARDS.words[card] for card in g.displayed],
        "fast": _names(members_of(g.fast)),
        "clock": g.clock,
        "winners": _seats(g, g.winners),
        "why": g.why,
    }


def _space(g: House, tile: Tile) -> str:
    return SPACES.words[g.where[tile]]


def _acting_word(g: House) -> str:
    in_pass = PHASES[g.phase] in ("pass_1", "pass_2", "adrenaline_pass")
    return CHARACTERS.words[g.queue[g.turn]] if in_pass and g.turn >= 0 else ""


def _names(characters: Iterable[Character]) -> list[str]:
    return [CHARACTERS.words[c] for c in characters]


def _seats(g: House, audience: SeatSet) -> list[Seat]:
    return [seat for seat in range(g.rules.seats) if has(audience, seat)]


def _partly_seen(g: House, tile: Tile) -> bool:
    return not g.up[tile] and g.kind[tile] != UNDECIDED


def _bag(g: House) -> list[int]:
    return [aside + other for aside, other in zip(g.aside, g.others, strict=True)]


def _cell(g: House, tile: Tile) -> str:
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


def _character(g: House, c: Character) -> dict[str, Any]:
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


def _tokens(tokens: TokenSet) -> list[str]:
    return [TOKENS.words[token] for token in members_of(tokens)]


def _robot(g: House, r: Robot) -> dict[str, str]:
    home = g.robot_home[r]
    words = {HOME_UNKNOWN: "unknown", HOME_GONE: "gone"}
    return {
        "at": SPACES.words[g.where[g.robot_tile[r]]] if g.robot_tile[r] >= 0 else "reserve",
        "home": words[home] if home < 0 else SPACES.words[g.where[home]],
    }
