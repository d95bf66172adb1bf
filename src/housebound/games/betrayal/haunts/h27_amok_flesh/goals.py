"""Haunt 27, Amok Flesh: what the heroes are after, for the general bot.

Work beside the Blob and be gone before it grows; look for what hurts it where it is not.
"""

from __future__ import annotations

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.haunts.h27_amok_flesh.blob import (
    EXAMINE,
    INGREDIENTS,
    SEARCH,
    THROW,
    beside_blob,
    blob_rooms,
    one_step,
    search_rooms,
)
from housebound.games.betrayal.haunts.h27_amok_flesh.data import BlobData
from housebound.games.betrayal.haunts.parts.far_away import gaps, within
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.house.plan import joined
from housebound.games.betrayal.numbers import Seat, room_at
from housebound.games.betrayal.play.moving import spaces
from housebound.games.betrayal.state import HALTED, HAS_TASKED, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import ROOMS
from housebound.kernel.sets import has, just, set_of

SAFE = 3
"""Steps from the Blob that are likely enough to be one turn's rest: it may grow more than once."""
RETREAT = 2
"""Spaces to keep for the way back."""


def hero_goals(g: House[BlobData], seat: Seat) -> list[Goal]:
    here, left = g.room[seat], _spaces_left(g, seat)
    closed = blob_rooms(g)
    people = rooms_of(g, monsters(g))
    gap = gaps(g, card_numbers(_blob_soon(g) | people))
    tasked = g.active == seat and bool(g.did & HAS_TASKED)
    work = _work(g, seat, left, tasked)
    if work:
        return [Goal(rooms=_edge(g), verbs=(work,), avoid=closed)]
    reachable = set_of(within(g, here, len(ROOMS), closed))
    larders = set_of(room for room in card_numbers(search_rooms(g) & reachable) if gap[room] > 1 or room == here)
    search = Goal(rooms=larders, verbs=(SEARCH.name,), cards=_lying(g, reachable), avoid=closed, explore=not larders)
    searches = g.data.known and not tasked
    if searches and larders & set_of(within(g, here, left, closed)):
        return [search]
    if gap[here] < SAFE:
        hideout = _hideout(g, here, left, gap)
        if not has(hideout, here):
            return [Goal(rooms=hideout, avoid=closed)]
        nearer = set_of(room for room, far in enumerate(gap) if far < gap[here])
        return [Goal(explore=True, avoid=closed | nearer)]
    if searches and not g.held[seat] & INGREDIENTS:
        return [search]
    if g.data.known and not g.held[seat] & INGREDIENTS:
        return [Goal(rooms=just(here))]
    waiting = set_of(room for room in card_numbers(reachable) if gap[room] == SAFE)
    return [Goal(rooms=waiting, avoid=closed, explore=not waiting)]


def _lying(g: House[BlobData], reachable: int) -> tuple[int, ...]:
    """The ingredients that lie where they can be had."""
    return tuple(card_numbers(sum(c & INGREDIENTS for spot, c in g.piles.items() if has(reachable, room_at(spot)))))


def _hideout(g: House[BlobData], here: int, left: int, gap: list[int]) -> int:
    """Where to spend the night, as bits: far enough from the Blob, and with room to flee farther tomorrow."""
    closed = blob_rooms(g)
    tomorrow = closed | set_of(room for room, far in enumerate(gap) if far <= 1)
    worth = {
        room: (min(gap[room], SAFE), len(within(g, room, len(ROOMS), tomorrow)), gap[room])
        for room in within(g, here, left, closed)
    }
    best = max(worth.values())
    return set_of(room for room in worth if worth[room] == best)


def _blob_soon(g: House[BlobData]) -> int:
    """The rooms of the Blob, or those where it will be after its first growth, as bits."""
    return blob_rooms(g) or set_of((g.data.origin, *one_step(g, g.data.origin)))


def _spaces_left(g: House[BlobData], seat: Seat) -> int:
    if g.active != seat:
        return spaces(g, seat)
    return 0 if g.did & HALTED else max(0, spaces(g, seat) - g.spent)


def _work(g: House[BlobData], seat: Seat, left: int, tasked: bool) -> str:
    """What the hero can do beside the Blob in this turn and get away again; empty: nothing."""
    here = g.room[seat]
    ready = (g.held[seat] & INGREDIENTS & ~g.used).bit_count()
    if ready:
        last = g.data.thrown + ready >= g.rules.seats  # then there is nothing to run from any more
        reach = left - (ready if last else RETREAT)
        return THROW.name if beside_blob(g, here) or _reaches_edge(g, here, reach) else ""
    if g.data.known or tasked:
        return ""
    return EXAMINE.name if beside_blob(g, here) or _reaches_edge(g, here, left - RETREAT) else ""


def _reaches_edge(g: House[BlobData], here: int, left: int) -> bool:
    edge = _edge(g)
    return any(has(edge, room) for room in within(g, here, max(left, 0), blob_rooms(g)))


def _edge(g: House[BlobData]) -> int:
    """The rooms from which the Blob can be examined and fed, as bits."""
    blob = blob_rooms(g)
    rooms = {there for room in card_numbers(blob) for there in joined(g, room)}
    return set_of(room for room in rooms if not has(blob, room))
