"""Positions of Betrayal: a state in words, to write by hand, to compare with, and to begin a table from.

`position` writes everything; what a position that is read does not say gets a sensible default.

A spot is a room, or `chasm/1` for the far side of a barrier room. A tile of the house is where it was attached,
`foyer.north`, and how it is turned, `@1`; where no doors lead to it, its square counted from the middle of its floor,
`ground:2,-1@1`, or `beside ground@0` (HC-6); `ruins` are the squares of rooms that have collapsed (HC-20). Traits are
places on the track, 0 to 7, and -1 is the skull. Who knows a tile or a card that lies hidden stands in `seen_tiles`
and `seen_cards`: seats, or `all`.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import BACK, FLOORS_OF, START_ROOMS, SYMBOL, card_numbers
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.house.plan import RUIN, lay_start, square_on
from housebound.games.betrayal.numbers import Figure, Room, Seat, Spot, Token, room_at, side_at
from housebound.games.betrayal.play.turn import FIRST_RESCUE_BIT, FIRST_TOKEN_BIT
from housebound.games.betrayal.position.reading import DID, HALTED_BY
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.state import CASTING, FATES, FIRST_MONSTER, PHASES, House, empty_house
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    DIRECTIONS,
    FIGURES,
    FLOORS,
    ROOMS,
    SIDE_NAMES,
    TOKENS,
    TRAITS,
)
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has, members_of


def _start_squares() -> tuple[int, ...]:
    g = empty_house(Rules(seats=3), EXPLORATION)
    lay_start(g)
    return tuple(g.square)


START_SQUARES = _start_squares()
"""Room -> its square if it is on a starting tile, else -1."""


def position(g: House) -> dict[str, Any]:
    """The whole state in words."""
    return {
        "phase": PHASES[g.phase],
        "round": g.round,
        "turns": g.turns,
        "first_seat": g.first_seat,
        **_turn(g),
        **({} if g.phase == CASTING else _board(g)),
        "explorers": {CHARACTERS.words[g.character[s]]: _explorer(g, s) for s in _cast_seats(g)},
        **_cards(g),
        **_haunt(g),
        "monsters": {FIGURES.words[g.word[figure]]: _monster(g, figure) for figure in monsters(g)},
        "winners": _seats(g, g.winners),
        "why": g.why,
    }


# -- words


def _seats(g: House, audience: int) -> list[int]:
    return [seat for seat in range(g.rules.seats) if has(audience, seat)]


def _known(g: House, audience: int) -> list[int] | str:
    return "all" if audience == EVERYONE else _seats(g, audience)


def _rooms(bits: int) -> list[str]:
    return [ROOMS.words[room] for room in card_numbers(bits)]


def _names(bits: int) -> list[str]:
    return [CARDS.words[card] for card in card_numbers(bits)]


def _room(room: Room) -> str:
    return ROOMS.words[room] if room >= 0 else ""


def _spot(spot: Spot) -> str:
    return "" if spot < 0 else ROOMS.words[room_at(spot)] + ("/1" if side_at(spot) else "")


# -- the turn


def _turn(g: House) -> dict[str, Any]:
    """Whose turn it is, and what has been done in it."""
    return {
        "active": g.active,
        "acting": _figure(g, g.acting),
        "spent": g.spent,
        "allowance": g.allowance,
        "did": [deed for bit, deed in enumerate(DID) if has(g.did, bit)],
        "halted_by": _halted_by(g),
        "used": _names(g.used),
        "tries": [_attempt(g, bit) for bit in card_numbers(g.tries)],
        "stepped_from": _spot(g.stepped_from),
        "omens_now": g.omens_now,
        "omen_card": CARDS.words[g.omen_card] if g.omen_card >= 0 else "",
        "omen_room": _room(g.omen_room),
        "omens_drawn": g.omens_drawn,
    }


def _halted_by(g: House) -> str:
    """Why movement is over; empty: it is not."""
    return next((word for word, rule in HALTED_BY.items() if rule == g.halted_by), g.halted_by)


def _figure(g: House, figure: Figure) -> str:
    """The acting figure; empty: nobody acts, the explorer is not chosen yet, or the monster is gone."""
    if figure < 0 or (g.character[figure] if figure < FIRST_MONSTER else g.kind[figure]) < 0:
        return ""
    return FIGURES.words[g.word[figure]]


def _attempt(g: House, bit: int) -> str:
    if bit < FIRST_TOKEN_BIT:
        return ROOMS.words[bit]
    if bit < FIRST_RESCUE_BIT:
        return TOKENS.words[bit - FIRST_TOKEN_BIT]
    return CHARACTERS.words[g.character[bit - FIRST_RESCUE_BIT]]


# -- the house


def _board(g: House) -> dict[str, Any]:
    """Everything that is laid out once the explorers are chosen."""
    return {
        "lost": _rooms(g.lost),
        "house": _house(g),
        "ruins": {
            ROOMS.words[RUIN - there]: f"{_square(square)}@{g.rotation[RUIN - there]}"
            for square, there in g.at.items()
            if there <= RUIN
        },
        "drawn_for": [word for word in _rooms(g.drawn_for) if SYMBOL[ROOMS[word]] >= 0],
        **_stack(g),
        "tokens": [_token(*entry) for entry in g.tokens],
        "below": _spot(g.below),
        "collapsed_met": g.collapsed_met,
        "vault_open": g.vault_open,
    }


def _house(g: House) -> dict[str, str]:
    """Every tile but the starting ones, in an order in which each can be attached to one before it."""
    placed = [room for room in START_ROOMS if g.square[room] == START_SQUARES[room]]
    house: dict[str, str] = {}
    for room in placed:  # grows while we go
        for direction in range(4):
            other = g.door[room * 4 + direction]
            if other >= 0 and other not in placed and has(FLOORS_OF[other], g.square[other] >> 12):
                where = f"{ROOMS.words[room]}.{DIRECTIONS.words[direction]}"
                house[ROOMS.words[other]] = f"{where}@{g.rotation[other]}"
                placed.append(other)
    apart = [room for room, square in enumerate(g.square) if square >= 0 and room not in placed]
    for room in sorted(apart, key=lambda room: g.square[room]):
        square = g.square[room]
        beside = f"beside {FLOORS.words[square >> 12]}"
        house[ROOMS.words[room]] = f"{beside if has(g.annex, room) else _square(square)}@{g.rotation[room]}"
    return house


def _square(square: int) -> str:
    """A square, counted from the middle of its floor."""
    floor = square >> 12
    dy, dx = divmod(square - square_on(floor) + 32, 64)
    return f"{FLOORS.words[floor]}:{dx - 32},{dy}"


def _stack(g: House) -> dict[str, Any]:
    known = [(tile, seats) for tile, seats in (*g.top_tiles, *g.under, *g.known_discard) if tile >= 0]
    unknown = list(g.discarded)
    for tile, _ in g.known_discard:
        unknown[BACK[tile]] -= 1
    return {
        "stack": [ROOMS.words[tile] for tile, _ in g.top_tiles],
        "top_back": BACKS.words[g.top_back] if g.top_back >= 0 else "",
        "under": [ROOMS.words[tile] if tile >= 0 else BACKS.words[-1 - tile] for tile, _ in g.under],
        "discarded": [ROOMS.words[tile] for tile, _ in g.known_discard],
        "discarded_backs": {BACKS.words[back]: n for back, n in enumerate(unknown) if n},
        "seen_tiles": {ROOMS.words[tile]: _known(g, seats) for tile, seats in known},
    }


def _token(token: Token, spot: Spot, other_end: int) -> dict[str, str]:
    words = {"token": TOKENS.words[token], "room": _spot(spot)}
    return words if other_end < 0 else {**words, "to": _spot(other_end)}


# -- figures


def _cast_seats(g: House) -> list[int]:
    return [seat for seat in range(g.rules.seats) if g.character[seat] >= 0]


def _explorer(g: House, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "room": _room(g.room[seat]),
        "side": g.side[seat],
        **{word: g.clip[seat * 4 + trait] for trait, word in enumerate(TRAITS.words)},
        "cards": _names(g.held[seat]),
        "fate": FATES[g.fate[seat]],
        "team": SIDE_NAMES.words[g.team[seat]],
        "role": g.role[seat],
        "failures": g.failures[seat],
        "came_by": _spot(g.came_by[seat]),
        "blessed": _rooms(g.blessed[seat]),
        "bonus_set": g.bonus_set[seat],
        "skip_turn": g.skip_turn[seat],
        "stunned": g.stunned[seat],
        "figure": FIGURES.words[g.word[seat]],
    }


def _monster(g: House, figure: Figure) -> dict[str, Any]:
    return {
        "number": figure,
        "kind": g.haunt.kinds[g.kind[figure]].id,
        "room": _room(g.room[figure]),
        "side": g.side[figure],
        "stunned": g.stunned[figure],
        "cards": _names(g.held[figure]),
        "came_by": _spot(g.came_by[figure]),
        "acted": bool(has(g.acted, figure)),
    }


# -- cards


def _cards(g: House) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for symbol, name in enumerate(("item", "omen", "event")):
        words[f"{name}s"] = [CARDS.words[card] for card, _ in g.deck_top[symbol]]
        words[f"{name}s_under"] = [CARDS.words[card] for card in g.deck_bottom[symbol]]
        words[f"{name}_discard"] = _names(g.discard[symbol])
    return {
        **words,
        "seen_cards": {CARDS.words[card]: _known(g, seats) for top in g.deck_top for card, seats in top},
        "gone": _names(g.gone),
        "piles": {_spot(spot): _names(cards) for spot, cards in g.piles.items()},
        "waiting": {_spot(spot): _names(cards) for spot, cards in g.waiting.items()},
        "gained": {CARDS.words[card]: list(steps) for card, steps in g.gained.items()},
        "resolving": [CARDS.words[card] for card in g.resolving],
        "worn": g.worn,
        "box_open": g.box_open,
        "fate_number": g.fate_number,
    }


# -- the haunt


def _haunt(g: House) -> dict[str, Any]:
    return {
        "haunt": g.haunt.number,
        "revealer": g.revealer,
        "haunt_room": _room(g.haunt_room),
        "traitor": g.traitor,
        "role_known": g.role_known,
        "assailants": list(members_of(g.assailants)),
        "track": g.track,
        "order_at": g.order_at,
        "side_rode": g.side_rode,
        "monster_spaces": g.monster_spaces,
        "moved_kinds": {kind.id: n for kind, n in zip(g.haunt.kinds, g.moved_kinds, strict=False) if n >= 0},
        "monsters_begun": g.acted != 0,
        "monsters_done": g.acted < 0,
        "data": {} if g.data is None else {field: _plain(getattr(g.data, field)) for field in g.data.fields()},
    }


def _plain(value: Any) -> Any:
    """A haunt's own value as a file can hold it."""
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(_plain(item) for item in value)
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value
