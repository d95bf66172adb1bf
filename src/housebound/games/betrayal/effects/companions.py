"""The Dog's errands. (Companions; the Girl and the Madman do nothing but what they give and take.)

BET-COMPANION-1, BET-COMPANION-3: a companion is a card in its explorer's hands and is where the explorer is; only the
Dog leaves it, and is back before anything else happens. BET-COMPANION-2: it is no figure, so nobody can attack it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from housebound.games.betrayal.cards.handling import act_is_open, why_it_stays
from housebound.games.betrayal.components import BARRIERS, CARD_FACTS, DROPPABLE, ITEM_BITS, card_numbers
from housebound.games.betrayal.effects.adjacent import choose_side_among
from housebound.games.betrayal.effects.steps import choose_card
from housebound.games.betrayal.figures.belongings import (
    from_pile,
    get_card,
    holder_of,
    lose_card,
    note_use,
    pile_with,
    put_in_pile,
    spot_of,
)
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.house.plan import OTHER_END, annex_ways, side_of_door, split_by_barrier, stairs
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Side, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.state import HAS_GIVEN, IN_HOUSE, House
from housebound.games.betrayal.words import (
    CARDS,
    COAL_CHUTE,
    DROPPED,
    GAVE,
    GIVE,
    MYSTIC_ELEVATOR,
    NO,
    PICK_FIGURE,
    REFUSED_GIFT,
    ROOMS,
    SECRET_STAIRS,
    TAKE,
    TO_ROOM,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced
from housebound.kernel.sets import has, set_of

DOG: Final = CARDS["dog"]
RANGE: Final = int(CARD_FACTS[DOG]["fetch"]["range"])
CLOSED_TO_DOGS: Final = (COAL_CHUTE, MYSTIC_ELEVATOR)
WITH_STAIRS: Final = set_of(room for room, other in enumerate(OTHER_END) if other >= 0)
TO_ROOMS: Final = TO_ROOM.each()
SPOTS: Final = 2 * len(ROOMS)
OUT_OF_REACH: Final = -1
LYING: Final = -1
"""Instead of the seat that has an item: it lies in a pile."""


class Reach:
    """What is noted about one errand: how far each spot is from home, those in reach, and the spots next to each.

    And for each spot from which something may be carried, the spots to which it can be, and their rooms.
    """

    __slots__ = ("far", "near", "paths", "places", "rooms")

    def __init__(self, far: list[int], near: list[int], paths: list[Sequence[int] | None]) -> None:
        self.far = far
        self.near = near
        self.paths = paths
        self.places: dict[int, list[int]] = {}
        self.rooms: dict[int, list[Option]] = {}


def reach_of(g: House, seat: Seat) -> Reach:
    """Where the Dog can run from its explorer."""
    paths: list[Sequence[int] | None] = [None] * SPOTS
    far = [OUT_OF_REACH] * SPOTS
    return Reach(far, run(g, seat, spot_of(g, seat), RANGE, paths, far), paths)


def run(g: House, seat: Seat, start: Spot, spaces: int, paths: list[Sequence[int] | None], far: list[int]) -> list[int]:
    """The spots to which the Dog can run from the spot `start` in so many spaces, the nearest first.

    In `far` it is noted for each of them how many spaces it takes.
    """
    far[start] = 0
    reached = [start]
    for spot in reached:  # which grows meanwhile
        further = far[spot] + 1
        if further > spaces:
            break
        for there in paths[spot] or _next_to(g, seat, spot, paths):
            if far[there] == OUT_OF_REACH:
                far[there] = further
                reached.append(there)
    return reached


def _next_to(g: House, seat: Seat, spot: Spot, paths: list[Sequence[int] | None]) -> Sequence[int]:
    """The spots one space from here, which are noted in `paths`."""
    ways = paths[spot]
    if ways is None:
        ways = paths[spot] = _ways(g, seat, spot)
    return ways


def _ways(g: House, seat: Seat, spot: Spot) -> Sequence[int]:
    """Doors and stairs only: no slide, no elevator, no passage, nothing that needs a roll (a barrier does)."""
    room = spot >> 1
    spots = _through_doors(g.door[room * 4 : room * 4 + 4]) if BARRIERS[room] is None else None
    if spots is None:
        spots = _past_barriers(g, room, side_at(spot))
    elif g.haunt.open_rooms and not ((WITH_STAIRS | g.token_rooms) >> room & 1 or g.annex):
        return spots
    spots = list(spots)
    up = stairs(g, room)
    if up >= 0:
        spots.append(up * 2)
    if g.annex:
        spots += [beside * 2 for beside in annex_ways(g, room)]
    if g.token_rooms >> room & 1:
        for token, one_end, other_end in g.tokens:
            if token == SECRET_STAIRS and spot in (one_end, other_end):
                spots.append(other_end if spot == one_end else one_end)
    open_to_all = g.haunt.open_rooms
    return [
        spot
        for spot in spots
        if spot >> 1 not in CLOSED_TO_DOGS and (open_to_all or not g.haunt.barred(g, seat, spot >> 1))
    ]


@lru_cache(maxsize=1 << 14)
def _through_doors(doors: tuple[int, ...]) -> Sequence[int] | None:
    """The spots behind the doors of a room; None: one of them is in a room with a barrier, on one of its sides."""
    beyond = [there for there in doors if there >= 0 and there not in CLOSED_TO_DOGS]
    return None if any(BARRIERS[there] is not None for there in beyond) else tuple(there * 2 for there in beyond)


def _past_barriers(g: House, room: Room, side: Side) -> list[int]:
    """The same, wherever barriers are."""
    bound = split_by_barrier(g, room)
    return [
        beyond * 2 if BARRIERS[beyond] is None else spot_at(beyond, side_of_door(g, beyond, direction ^ 2))
        for direction, beyond in enumerate(g.door[room * 4 : room * 4 + 4])
        if beyond >= 0 and not (bound and side_of_door(g, room, direction) != side)
    ]


# -- what it can carry, and where to


def errand_open(g: House, seat: Seat) -> str:
    """BET-GEN-4. The Dog runs for something: an item that lies somewhere or is in somebody's hands.

    Whether it can reach one is found out by running: this is asked again and again in a turn.
    """
    cards = 0
    for pile in g.piles.values():
        cards |= pile
    for held in g.held[: g.rules.seats]:
        cards |= held
    return "" if cards & ITEM_BITS & DROPPABLE & ~g.used else "BET-GEN-4"


def fetchable(g: House, seat: Seat, reach: Reach) -> list[int]:
    """The items that the Dog can bring from one place or hand to another in this turn."""
    if not g.haunt.can_handle_items(g, seat):
        return []
    cards = g.held[seat]
    for spot in reach.near:
        cards |= g.piles.get(spot, 0)
    for other in range(g.rules.seats):
        if g.fate[other] == IN_HOUSE and spot_of(g, other) in reach.near and g.haunt.can_handle_items(g, other):
            cards |= g.held[other]
    return [
        card
        for card in card_numbers(cards & ITEM_BITS)
        if _goes_next_door(g, seat, card, reach) or destinations(g, seat, card, reach)
    ]


def _source(g: House, card: Card) -> tuple[int, int]:
    """The spot where the item is, and the seat that has it, or LYING."""
    holder = holder_of(g, card)
    return (spot_of(g, holder), holder) if holder >= 0 else (pile_with(g, card), LYING)


def places_for(g: House, seat: Seat, start: int, reach: Reach) -> list[int]:
    """The spots to which the Dog can carry something from `start`.

    It runs at most 6 spaces out and 6 back, by way of both spots; and it does run: not all of it is where it began.
    """
    places = reach.places.get(start)
    if places is None:
        home = reach.far
        if home[start] == 0:
            places = [spot for spot in reach.near if spot != start]
        else:
            left = 2 * RANGE - home[start]
            far = [OUT_OF_REACH] * SPOTS
            onward = run(g, seat, start, left, reach.paths, far)
            places = [spot for spot in onward if home[spot] != OUT_OF_REACH and far[spot] + home[spot] <= left]
        reach.places[start] = places
        reach.rooms[start] = [TO_ROOMS[room] for room in dict.fromkeys([spot >> 1 for spot in places if spot != start])]
    return places


def destinations(g: House, seat: Seat, card: Card, reach: Reach) -> list[Option]:
    """BET-ITEM-9, BET-ITEM-17. Where the Dog can put this item down, and into whose hands it can give it."""
    start, giver = _source(g, card)
    if has(g.used, card) or not g.haunt.dog_carries(g, card):
        return []
    spots = places_for(g, seat, start, reach)
    options: list[Option] = []
    if _may_lie(g, seat, giver, card):
        options += reach.rooms[start]
    for taker in range(g.rules.seats):
        if taker == giver or g.fate[taker] != IN_HOUSE or spot_of(g, taker) not in spots:
            continue
        if g.haunt.can_handle_items(g, taker) and _may_pass(g, seat, giver, taker, card):
            options.append(PICK_FIGURE(g.word[taker]))
    return options


def _goes_next_door(g: House, seat: Seat, card: Card, reach: Reach) -> bool:
    """Whether the Dog can put the item down a space from where it is: then nobody has to run further to find out."""
    if has(g.used, card) or not g.haunt.dog_carries(g, card):
        return False
    start, giver = _source(g, card)
    if not _may_lie(g, seat, giver, card):
        return False
    home = reach.far
    back = 2 * RANGE - home[start] - 1
    return any(there != start and 0 <= home[there] <= back for there in _next_to(g, seat, start, reach.paths))


def _may_lie(g: House, seat: Seat, giver: Figure, card: Card) -> bool:
    """Whether the Dog may put the item down; out of another explorer's hands it comes by being given."""
    if _kept(g, giver, card, giving=False):
        return False
    return giver in (LYING, seat) or not _kept(g, giver, card, giving=True)


def _kept(g: House, giver: Figure, card: Card, giving: bool) -> str:
    """The rule by which its holder keeps the card; what lies in a pile is kept by nobody."""
    return why_it_stays(g, giver, card, giving) if giver != LYING else ""


def _may_pass(g: House, seat: Seat, giver: Figure, taker: int, card: Card) -> bool:
    """BET-ITEM-4. From hand to hand is giving, and counts as the gift of this turn if it is the Dog's owner's own."""
    if g.haunt.may_hold(g, taker, card):
        return False
    if taker != seat and why_it_stays(g, seat if giver == LYING else giver, card, giving=True):
        return False
    if taker == seat and _kept(g, giver, card, giving=True):
        return False
    return giver != seat or not act_is_open(g, HAS_GIVEN)


# -- the errand


def send_dog(g: House, seat: Seat) -> Script[None]:
    """Once per turn the Dog runs up to 6 spaces and back, with one item in all."""
    reach = reach_of(g, seat)
    within_reach = fetchable(g, seat, reach)
    if not within_reach:
        return  # it comes back with nothing
    card = yield from choose_card(g, seat, within_reach, "dog_item", "BET-GEN-4")

    def offers(g: House, _: int, ask: Ask) -> None:
        ask.options += destinations(g, seat, card, reach)

    option: Option = yield from forced(g, Decision(seat, "dog_to", offers, "BET-GEN-4", g.word[seat]))
    start, giver = _source(g, card)
    if option.verb is TO_ROOM:
        spots = [
            spot for spot in places_for(g, seat, start, reach) if room_at(spot) == option.args[0] and spot != start
        ]
        spot = yield from choose_side_among(g, seat, seat, spots)
        if (yield from _lets_go(g, seat, giver, card)):
            yield from _put_down(g, seat, giver, card, spot)
        return
    taker = g.word.index(option.args[0])
    if (yield from _lets_go(g, seat, giver, card)) and (yield from _accepts(g, seat, taker, card)):
        yield from _hand_over(g, seat, giver, taker, card)


def _lets_go(g: House, seat: Seat, giver: Figure, card: Card) -> Script[bool]:
    """BET-ITEM-4, BET-TURN-7. Another explorer gives the item only if it agrees."""
    if giver in (LYING, seat):
        return True

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += (GIVE(card, g.word[seat]), NO)

    if (yield Decision(giver, "dog_asks", offers, "BET-ITEM-4", g.word[seat])) is not NO:
        return True
    g.tell(EVERYONE, REFUSED_GIFT, g.word[giver], card)
    return False


def _accepts(g: House, seat: Seat, taker: int, card: Card) -> Script[bool]:
    """BET-ITEM-4, BET-TURN-7. Another explorer takes the item only if it agrees."""
    if taker == seat:
        return True

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += (TAKE(card), NO)

    if (yield Decision(taker, "dog_brings", offers, "BET-ITEM-4", g.word[seat])) is not NO:
        return True
    g.tell(EVERYONE, REFUSED_GIFT, g.word[taker], card)
    return False


def _pick_up(g: House, giver: Figure, card: Card) -> None:
    """BET-ITEM-9, BET-ITEM-15. The Dog has the item between its teeth."""
    note_use(g, card)
    if giver == LYING:
        from_pile(g, card, pile_with(g, card))
    else:
        lose_card(g, giver, card)


def _put_down(g: House, seat: Seat, giver: Figure, card: Card, spot: Spot) -> Script[None]:
    """BET-ITEM-5. The item lies in a pile."""
    _pick_up(g, giver, card)
    put_in_pile(g, card, spot)
    owner = seat if giver == LYING else giver
    g.tell(EVERYONE, DROPPED, g.word[owner], card)
    if giver != LYING:
        yield from settle_skull(g, giver, BY_CARD)
    yield from g.haunt.dropped(g, owner, card)


def _hand_over(g: House, seat: Seat, giver: Figure, taker: int, card: Card) -> Script[None]:
    """BET-ITEM-15. The item is in other hands, with what it gives and takes."""
    if giver == seat:
        g.did |= HAS_GIVEN
    _pick_up(g, giver, card)
    if giver != LYING:
        g.tell(EVERYONE, GAVE, g.word[giver], card, g.word[taker])
    get_card(g, taker, card)
    if giver == LYING:
        yield from g.haunt.taken(g, taker, card)
        return
    yield from g.haunt.given(g, giver, taker, card)
    yield from settle_skull(g, giver, BY_CARD)
