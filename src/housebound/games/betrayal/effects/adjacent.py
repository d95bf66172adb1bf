"""Next door: the places beside a figure into which an effect may move it (Movement, Barrier rooms)."""

from __future__ import annotations

from housebound.games.betrayal.house.plan import annex_ways, secret_ways, side_of_door, split_by_barrier, stairs
from housebound.games.betrayal.numbers import Figure, Seat, room_at, side_at, spot_at
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import TO_SIDE
from housebound.kernel.script import Ask, Decision, Option, Script


def near(g: House, seat: Seat) -> list[int]:
    """BET-BARRIER-7. The explorers in the seat's room that it can reach there, itself among them."""
    room, side = g.room[seat], g.side[seat]
    apart = split_by_barrier(g, room)
    return [
        other
        for other in range(g.rules.seats)
        if g.room[other] == room and g.fate[other] == IN_HOUSE and (not apart or g.side[other] == side)
    ]


def adjacent_spots(g: House, figure: Figure) -> list[int]:
    """BET-MOVE-18, BET-BARRIER-2. The spots joined to the figure's by a door, stairs or a passage that it can use."""
    room = g.room[figure]
    bound = figure < FIRST_MONSTER and split_by_barrier(g, room)
    spots = [
        spot_at(beyond, side_of_door(g, beyond, direction ^ 2))
        for direction, beyond in enumerate(g.door[room * 4 : room * 4 + 4])
        if beyond >= 0 and not (bound and side_of_door(g, room, direction) != g.side[figure])
    ]
    up = stairs(g, room)
    if up >= 0:
        spots.append(up * 2)
    if g.annex:
        spots += [beside * 2 for beside in annex_ways(g, room)]
    if g.haunt.uses_secret_ways(g, figure):
        spots += [theirs for ours, theirs in secret_ways(g, room) if not bound or side_at(ours) == g.side[figure]]
    return [spot for spot in dict.fromkeys(spots) if not g.haunt.barred(g, figure, room_at(spot))]


def choose_spot(g: House, seat: Seat, figure: Figure, spots: list[int], prompt: str, rule: str) -> Script[int]:
    """A seat chooses one of these spots: the room, and the side only where both can be had."""
    rooms = list(dict.fromkeys(room_at(spot) for spot in spots))
    room = yield from choose_room(g, seat, figure, rooms, prompt, rule)
    return (yield from choose_side_among(g, seat, figure, [spot for spot in spots if room_at(spot) == room]))


def choose_side_among(g: House, seat: Seat, figure: Figure, spots: list[int]) -> Script[int]:
    """BET-BARRIER-2. One of the spots of a room: a choice only where ways lead to both of its sides."""
    if len(spots) == 1:
        return spots[0]

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [TO_SIDE(side_at(spot)) for spot in spots]

    option: Option = yield Decision(seat, "side", offers, "BET-BARRIER-2", g.word[figure])
    return spots[0] & ~1 | option.args[0]
