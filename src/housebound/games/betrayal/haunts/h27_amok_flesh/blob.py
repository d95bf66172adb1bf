"""Haunt 27, Amok Flesh: the Blob, how it grows, and what becomes of whoever it touches."""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.death import discard_everything
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import add_monster, monsters
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h27_amok_flesh.data import BlobData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.conversion import be_no_more, go_over
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.house.plan import in_house, joined, neighbours, wall_ways
from housebound.games.betrayal.numbers import Room, Seat, room_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    FIGURES,
    GALLERY,
    HEROES,
    PURPOSES,
    ROOMS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has, just, set_of, without

EXAMINE = VERBS.verb("examine_blob", rule="H27-HEROES-1")()
SEARCH = VERBS.verb("search_ingredient", rule="H27-HEROES-3")()
THROW = VERBS.verb("throw_ingredient", rule="H27-HEROES-5")()
BLOB_GROWS = NoticeKind("blob_grows", room=ROOMS)
ENGULFED = NoticeKind("engulfed", figure=FIGURES)

INGREDIENTS = set_of(card for card, word in enumerate(CARDS.words) if word.startswith("ingredient_"))
SEARCH_ROOMS = set_of(
    ROOMS[word]
    for word in (
        *("attic", "conservatory", "furnace_room", "gardens", "library", "research_laboratory"),
        *("operating_laboratory", "junk_room", "kitchen", "larder", "storeroom", "vault", "wine_cellar"),
    )
)
"""H27-HEROES-3."""
BLOB_SPACES = 2  # H27-PERSON-1
GROWS_ON = 2  # H27-BLOB-6: the face of the die that lets it grow once more


def blob_rooms(g: House[BlobData]) -> int:
    rooms: int = g.data.main | g.data.isolated
    return rooms


def beside_blob(g: House[BlobData], room: Room) -> bool:
    """H27-HEROES-1, H27-HEROES-5. Whether a door joins the room to one with a Blob token: no stairs, no passage."""
    return any(has(blob_rooms(g), other) for other in joined(g, room))


def one_step(g: House[BlobData], room: Room) -> list[int]:
    """H27-BLOB-7, H27-BLOB-8. Where the Blob gets from a room: every way but the Slide, shafts up and down."""
    rooms = [*neighbours(g, room), *[room_at(there) for _, there in wall_ways(g, room)]]
    for one, other in ((COAL_CHUTE, BASEMENT_LANDING), (GALLERY, BALLROOM), (COLLAPSED_ROOM, room_at(g.below))):
        if room in (one, other) and other >= 0:
            rooms.append(one ^ other ^ room)
    return [there for there in rooms if in_house(g, there)]


def search_rooms(g: House[BlobData]) -> int:
    """The search rooms in the house that are neither used nor lost to the Blob, as bits."""
    rooms = SEARCH_ROOMS & ~g.data.searched & ~blob_rooms(g)
    return laid(g, card_numbers(rooms))


# -- growth


def grow(g: House[BlobData]) -> None:
    """H27-BLOB-2, H27-BLOB-4, H27-BLOB-5, H27-BLOB-6. The monster turn.

    Tokens where Blob-people stand, one step for the main Blob, and one more if the die says so.
    """
    data = g.data
    for figure in monsters(g):
        _cover(g, g.room[figure], main=False)
    if not data.grown:
        data.grown = True
        _cover(g, data.origin, main=True)
        _spread(g)
        return
    _spread(g)
    if throw(g, g.traitor, 1, PURPOSES["growth"]) == GROWS_ON:
        _spread(g)


def _spread(g: House[BlobData]) -> None:
    """H27-BLOB-5, H27-BLOB-10. A token in every room one step away from the main Blob.

    Whoever is there is engulfed, clockwise (BET-TURN-8), on both sides of a barrier.
    """
    _link(g)
    edge = {there for room in card_numbers(g.data.main) for there in one_step(g, room)}
    for room in sorted(edge):
        _cover(g, room, main=True)
    for seat in clockwise(g, g.traitor):
        if g.fate[seat] == IN_HOUSE and has(blob_rooms(g), g.room[seat]):
            engulf(g, seat)


def _cover(g: House[BlobData], room: Room, main: bool) -> None:
    data = g.data
    if not has(blob_rooms(g), room):
        g.tell(EVERYONE, BLOB_GROWS, room)
        if not main:
            data.isolated |= just(room)
    if main:
        data.main |= just(room)
        data.isolated = without(data.isolated, room)


def _link(g: House[BlobData]) -> None:
    """H27-BLOB-3. Isolated tokens one step away from the main Blob belong to it, and those one step away from them."""
    linked = True
    while linked:
        linked = False
        for room in card_numbers(g.data.isolated):
            if any(has(g.data.main, there) for there in one_step(g, room)):
                _cover(g, room, main=True)
                linked = True


# -- contact


def engulf(g: House[BlobData], seat: Seat) -> None:
    """H27-BLOB-10, H27-HEROES-6, H27-PERSON-4, HC-12. The explorer is a Blob-person.

    All it had is discarded, and ingredients go back to the supply. In its own turn it goes on as one.
    """
    room, side = g.room[seat], g.side[seat]
    g.tell(EVERYONE, ENGULFED, g.word[seat])
    g.held[seat] &= ~INGREDIENTS
    discard_everything(g, seat)
    if g.team[seat] == HEROES:
        go_over(g, seat)
    be_no_more(g, seat)
    g.data.risen[seat] = add_monster(g, 0, room, side)
    if g.acting == seat:
        g.acting = g.data.risen[seat]
        g.allowance = BLOB_SPACES
    check_win(g)
