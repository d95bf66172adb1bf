"""Reading the house, the stack and the tokens of a position."""

from __future__ import annotations

import re
from typing import Any

from housebound.games.betrayal.components import BACK, BACK_FLOORS, DOORS, FLOORS_OF, LOOSE_TILES, START_ROOMS, SYMBOL
from housebound.games.betrayal.house.laying import lay_beside, orientations
from housebound.games.betrayal.house.plan import STEP, lay_start, lift_tile, put_tile, square_on, turn_over, turned
from housebound.games.betrayal.house.stack import backs_above, lift_from_under
from housebound.games.betrayal.house.tokens import note_rooms
from housebound.games.betrayal.numbers import Room, room_at
from housebound.games.betrayal.position.places import audience, room_in_house, spot_in_house, spot_named
from housebound.games.betrayal.state import OPEN, House
from housebound.games.betrayal.words import (
    BACKS,
    BELOW_COLLAPSED_ROOM,
    DIRECTIONS,
    FLOORS,
    ROOMS,
    TOKENS,
    VAULT,
    VAULT_EMPTY,
)
from housebound.kernel.errors import BadPosition
from housebound.kernel.given import Given
from housebound.kernel.sets import has, just, set_of

ANY_FLOOR = BACKS["any_floor"]
_PLACE = re.compile(
    r"(?:(?P<room>\w+)\.(?P<way>\w+)|(?P<floor>\w+):(?P<dx>-?\d+),(?P<dy>-?\d+)|beside (?P<beside>\w+))"
    r"(?:@(?P<turns>[0-3]))?"
)


def read_house(g: House, given: Given) -> None:
    """BET-SETUP-6. The starting tiles, less what is lost, and the tiles attached to them in the given order."""
    lay_start(g)
    g.lost = given.set_of("lost", ROOMS)
    for room in START_ROOMS:
        if has(g.lost, room):
            lift_tile(g, room)
    for word, place in given.table("house").items():
        given.read("house", word)
        _lay(g, ROOMS[word], place)
    for word, place in given.table("ruins").items():
        given.read("ruins", word)
        _lay_ruin(g, ROOMS[word], place)
    in_house = [room for room, square in enumerate(g.square) if square >= 0]
    plain = set_of(room for room in in_house if SYMBOL[room] < 0)  # nobody draws for a room without a symbol
    g.drawn_for = plain | given.set_of("drawn_for", ROOMS, set_of(in_house))
    g.vault_open = given.flag("vault_open")
    g.collapsed_met = given.flag("collapsed_met")


def _lay(g: House, room: Room, place: str) -> None:
    word = ROOMS.words[room]
    match = _match(word, place)
    if has(g.lost, room):
        raise BadPosition("position-is-lost-and-in-the-house", word=word)
    if room in START_ROOMS:
        lift_tile(g, room)
    elif g.square[room] >= 0:
        raise BadPosition("position-is-in-the-house-twice", word=word)
    turns = int(match["turns"]) if match["turns"] else -1
    if match["room"]:
        _attach(g, room, match["room"], match["way"], turns)
    elif match["beside"]:
        lay_beside(g, room, just(FLOORS[match["beside"]]))
    else:
        put_tile(g, room, _square(g, word, match), max(turns, 0))


def _match(word: str, place: str) -> re.Match[str]:
    match = _PLACE.fullmatch(place)
    if match is None:
        raise BadPosition("position-write-its-place-like-foyer-north-or", word=word, place=repr(place))
    return match


def _square(g: House, word: str, match: re.Match[str]) -> int:
    """The empty square that a place names."""
    if match["room"]:
        beside = room_in_house(g, match["room"], f"the neighbour of {word}")
        square = g.square[beside] + STEP[DIRECTIONS[match["way"]]]
    else:
        square = square_on(FLOORS[match["floor"]], int(match["dx"]), int(match["dy"]))
    if square in g.at:
        raise BadPosition("position-cannot-be-at-something-lies-there", word=word, place=match[0])
    return square


def _lay_ruin(g: House, room: Room, place: str) -> None:
    """HC-20. Where a room has collapsed its tile lies face down."""
    word = ROOMS.words[room]
    if g.square[room] >= 0:
        if room not in START_ROOMS:
            raise BadPosition("position-has-collapsed-and-is-in-the-house", word=word)
        lift_tile(g, room)
    match = _match(word, place)
    put_tile(g, room, _square(g, word, match), int(match["turns"] or 0))
    turn_over(g, room)
    g.lost |= just(room)


def _attach(g: House, room: Room, beside: str, way: str, turns: int) -> None:
    """At an open doorway of a room; turned as given, else in the first legal way (BET-EXPLORE-5, BET-EXPLORE-7)."""
    word, direction = ROOMS.words[room], DIRECTIONS[way]
    at = room_in_house(g, beside, f"the doorway of {word}")
    if g.door[at * 4 + direction] != OPEN:
        raise BadPosition("position-cannot-lie-of-there-is-no-open", word=word, way=way, beside=beside)
    square = g.square[at] + STEP[direction]
    if not has(FLOORS_OF[room], square >> 12):
        raise BadPosition("position-is-no-room-of-the-floor", word=word, floor=FLOORS.words[square >> 12])
    fits = [r for r in range(4) if has(turned(DOORS[room], r), direction ^ 2)]
    if turns >= 0:
        if turns not in fits:
            raise BadPosition(
                "position-has-no-door-towards-it-has-turned", word=word, turns=turns, beside=beside, fits=fits
            )
    else:
        legal = orientations(g, room, square, direction ^ 2, may_close=False)
        turns = (legal or orientations(g, room, square, direction ^ 2, may_close=True))[0]
    put_tile(g, room, square, turns)


# -- the stack


def read_stack(g: House, given: Given) -> None:
    """BET-SETUP-7. Every loose tile that is neither in the house nor lost; nobody knows more than what is said."""
    loose = set_of([room for room in LOOSE_TILES if g.square[room] < 0])
    g.unseen = loose & ~g.lost
    seen = given.table("seen_tiles")
    placed: set[int] = set()
    g.top_tiles = tuple(_tile(g, word, placed, seen, []) for word in given.take("stack", []))
    g.under = tuple(
        (-1 - BACKS[word], 0) if word in BACKS.words else _tile(g, word, placed, seen, "all")
        for word in given.take("under", [])
    )
    g.known_discard = tuple(_tile(g, word, placed, seen, "all") for word in given.take("discarded", []))
    if seen:
        raise given.bad("seen-tiles-names-which-is-nowhere-to-be", seen=next(iter(seen)))
    _count_backs(g, given)
    top = given.take("top_back", None)
    if top is None:
        g.top_back = _usual_top(g)
    else:
        g.top_back = BACKS[top] if top else -1
    if g.top_tiles and g.top_back != BACK[g.top_tiles[0][0]]:
        raise given.bad("top-back-is-not-the-back-of", top=repr(top), room=ROOMS.words[g.top_tiles[0][0]])


def _tile(g: House, word: str, placed: set[int], seen: dict[str, Any], usual: Any) -> tuple[int, int]:
    tile = ROOMS[word]
    if not has(g.unseen, tile):
        raise BadPosition("position-cannot-be-in-the-stack-or-its", word=word)
    if tile in placed:
        raise BadPosition("position-is-in-the-stack-or-its-discard", word=word)
    placed.add(tile)
    return tile, audience(seen.pop(word, usual))


def _count_backs(g: House, given: Given) -> None:
    """How many tiles with each back are in the stack and in its discard pile, and for which floors any is left."""
    discarded, stacked = [0] * len(BACKS), [0] * len(BACKS)
    for tile, _ in g.known_discard:
        discarded[BACK[tile]] += 1
    for word, n in given.table("discarded_backs").items():
        discarded[BACKS[word]] += n
    for tile in LOOSE_TILES:
        if has(g.unseen, tile):
            stacked[BACK[tile]] += 1
    for back in range(len(BACKS)):
        stacked[back] -= discarded[back]
        if stacked[back] < 0:
            raise given.bad("discarded-has-more-tiles-with-the-back-than", back=BACKS.words[back])
        if stacked[back] or discarded[back]:
            g.findable |= BACK_FLOORS[back]
    g.stacked, g.discarded = tuple(stacked), tuple(discarded)


def _usual_top(g: House) -> int:
    """The back on top if nothing is said: that of the first known tile, else any_floor, else the first there is."""
    if g.top_tiles:
        return BACK[g.top_tiles[0][0]]
    free = backs_above(g)
    if free[ANY_FLOOR]:
        return ANY_FLOOR
    for back, n in enumerate(free):
        if n:
            return back
    return lift_from_under(g)


# -- tokens


def read_tokens(g: House, given: Given) -> None:
    """Square tokens, and what they stand for: an open Vault and a settled landing have theirs (BET-VAULT-5)."""
    for facts in given.take("tokens", []):
        entry = Given("a token", facts)
        token = TOKENS[entry.take("token", "")]
        word = TOKENS.words[token]
        other_end = entry.take("to", "")
        spot = spot_in_house(g, entry.take("room", ""), word)
        g.tokens += ((token, spot, spot_in_house(g, other_end, word) if other_end else -1),)
        entry.finish()
    below = given.take("below", "")
    if below:
        gone = has(g.lost, ROOMS[below.partition("/")[0]])  # nobody lands there any more
        g.below = spot_named(below) if gone else spot_in_house(g, below, "below")
    there = {token for token, _, _ in g.tokens}
    if g.below >= 0 and g.square[room_at(g.below)] >= 0 and BELOW_COLLAPSED_ROOM not in there:
        g.tokens += ((BELOW_COLLAPSED_ROOM, g.below, -1),)
    if g.vault_open and VAULT_EMPTY not in there and g.square[VAULT] >= 0:
        g.tokens += ((VAULT_EMPTY, VAULT * 2, -1),)
    note_rooms(g)
