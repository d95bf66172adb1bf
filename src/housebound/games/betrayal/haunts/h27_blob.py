"""Haunt 27, Amok Flesh: the Blob, how it grows, and what becomes of whoever it touches."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.death import discard_everything
from housebound.games.betrayal.dice import throw
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.conversion import be_no_more, go_over
from housebound.games.betrayal.haunts.figures import add_monster, monsters
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.room_bits import laid
from housebound.games.betrayal.house import annex_ways, in_house, joined, neighbours, stairs, wall_ways
from housebound.games.betrayal.state import IN_HOUSE, House, changed
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    FIGURES,
    GALLERY,
    HEROES,
    ROOMS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE

EXAMINE = VERBS.verb("examine_blob")()
SEARCH = VERBS.verb("search_ingredient")()
THROW = VERBS.verb("throw_ingredient")()
BLOB_GROWS = NoticeKind("blob_grows", room=ROOMS)
ENGULFED = NoticeKind("engulfed", figure=FIGURES)

INGREDIENTS = sum(1 << card for card, word in enumerate(CARDS.words) if word.startswith("ingredient_"))
SEARCH_ROOMS = sum(
    1 << ROOMS[word]
    for word in (
        *("attic", "conservatory", "furnace_room", "gardens", "library", "research_laboratory"),
        *("operating_laboratory", "junk_room", "kitchen", "larder", "storeroom", "vault", "wine_cellar"),
    )
)
BLOB_SPACES = 2
GROWS_ON = 2  # the face of the die that lets it grow once more


class BlobData(HauntData):
    """The Blob's rooms and those lost to it; the heroes' work against it."""

    __slots__ = ("exams", "grown", "isolated", "known", "main", "origin", "risen", "searched", "thrown")

    origin: int
    grown: bool  # it has grown for the first time
    main: int  # rooms of the main Blob, as bits
    isolated: int  # rooms with a token that is not linked to it yet, as bits
    risen: list[int]  # see `players_monsters`
    exams: int
    known: bool  # its weakness
    searched: int  # rooms that have given an ingredient, as bits
    thrown: int


def blob_rooms(g: House) -> int:
    rooms: int = g.data.main | g.data.isolated
    return rooms


def beside_blob(g: House, room: int) -> bool:
    """Whether a door or stairs, no special passage, join the room to one with a Blob token."""
    return any(blob_rooms(g) >> other & 1 for other in by_door_or_stairs(g, room))


def by_door_or_stairs(g: House, room: int) -> list[int]:
    up = stairs(g, room)
    return [*joined(g, room), *([up] if up >= 0 else []), *(annex_ways(g, room) if g.annex else ())]


def one_step(g: House, room: int) -> list[int]:
    """Where the Blob gets from a room: every way but the Slide, shafts up and down."""
    rooms = [*neighbours(g, room), *[there >> 1 for _, there in wall_ways(g, room)]]
    for one, other in ((COAL_CHUTE, BASEMENT_LANDING), (GALLERY, BALLROOM), (COLLAPSED_ROOM, g.below >> 1)):
        if room in (one, other) and other >= 0:
            rooms.append(one ^ other ^ room)
    return [there for there in rooms if in_house(g, there)]


def search_rooms(g: House) -> int:
    """The search rooms in the house that are neither used nor lost to the Blob, as bits."""
    rooms = SEARCH_ROOMS & ~g.data.searched & ~blob_rooms(g)
    return laid(g, card_numbers(rooms))


# -- growth


def grow(g: House) -> None:
    """The monster turn: tokens where Blob-people stand, one step for the main Blob, and more if the die says so."""
    data = g.data
    for figure in monsters(g):
        _cover(g, g.room[figure], main=False)
    if not data.grown:
        data.grown = True
        _cover(g, data.origin, main=True)
        _spread(g)
        return
    _spread(g)
    while throw(g, g.traitor, 1) == GROWS_ON:
        _spread(g)


def _spread(g: House) -> None:
    """A token in every room one step away from the main Blob. Whoever is there is engulfed, clockwise (BET-TURN-8)."""
    _link(g)
    edge = {there for room in card_numbers(g.data.main) for there in one_step(g, room)}
    for room in sorted(edge):
        _cover(g, room, main=True)
    _link(g)
    for seat in clockwise(g, g.traitor):
        if g.fate[seat] == IN_HOUSE and blob_rooms(g) >> g.room[seat] & 1:
            engulf(g, seat)


def _cover(g: House, room: int, main: bool) -> None:
    data = g.data
    if not blob_rooms(g) >> room & 1:
        g.tell(EVERYONE, BLOB_GROWS, room)
        if not main:
            data.isolated |= 1 << room
    if main:
        data.main |= 1 << room
        data.isolated &= ~(1 << room)


def _link(g: House) -> None:
    """Isolated tokens one step away from the main Blob belong to it, and those one step away from them."""
    linked = True
    while linked:
        linked = False
        for room in card_numbers(g.data.isolated):
            if any(g.data.main >> there & 1 for there in one_step(g, room)):
                _cover(g, room, main=True)
                linked = True


# -- contact


def engulf(g: House, seat: int) -> None:
    """HC-12. The explorer is a Blob-person: all it had is discarded, and ingredients go back to the supply.

    In its own turn it goes on as one.
    """
    room, side = g.room[seat], g.side[seat]
    g.tell(EVERYONE, ENGULFED, g.word[seat])
    g.held[seat] &= ~INGREDIENTS
    discard_everything(g, seat)
    if g.team[seat] == HEROES:
        go_over(g, seat)
    g.failures = changed(g.failures, seat, -1)
    be_no_more(g, seat)
    g.data.risen[seat] = add_monster(g, 0, room, side)
    if g.acting == seat:
        g.acting = g.data.risen[seat]
        g.allowance = BLOB_SPACES
    check_win(g)
