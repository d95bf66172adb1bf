"""The Bell and the Spirit Board: figures come one space closer to whoever used the card."""

from __future__ import annotations

from housebound.games.betrayal.effects.adjacent import adjacent_spots, choose_spot
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.house.plan import distances
from housebound.games.betrayal.numbers import Card, Figure, Seat, Spot, room_at, side_at
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import fall, jump
from housebound.games.betrayal.play.toward import far_for, ways_of
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    GALLERY,
    HEROES,
    PICK_FIGURE,
    STAY,
)
from housebound.kernel.script import Ask, Decision, Option, Script, forced


def bring_heroes(g: House, seat: Seat, card: Card) -> Script[None]:
    """The user moves any number of unimpeded heroes 1 space closer: heroes as everybody knows them."""
    heroes = [other for other in range(g.rules.seats) if g.haunt.side_of(g, other) == HEROES]
    yield from _bring(g, seat, card, heroes, mover=seat, all_of_them=False)


def draw_monsters(g: House, seat: Seat, card: Card) -> Script[None]:
    """The traitor may move any number of monsters 1 space closer; if nobody is known as the traitor, all move.

    BET-HIDDEN-1: to ask a hidden traitor would tell who it is.
    """
    if g.traitor >= 0:
        yield from _bring(g, seat, card, monsters(g), mover=g.traitor, all_of_them=False)
        return
    player = g.haunt.monster_player(g)
    yield from _bring(g, seat, card, monsters(g), mover=player if player >= 0 else seat, all_of_them=True)


def _bring(g: House, seat: Seat, card: Card, figures: list[int], mover: Figure, all_of_them: bool) -> Script[None]:
    """BET-TURN-8. One figure after the other, in the order the mover likes; each by a shortest way."""
    left = list(figures)

    def offers(g: House, _: int, ask: Ask) -> None:
        ask.options += [PICK_FIGURE(g.word[figure]) for figure in _able(g, left, seat, card)]
        if not all_of_them:
            ask.options.append(STAY)

    while g.fate[seat] == IN_HOUSE and _able(g, left, seat, card):
        decision = Decision(mover, "summon", offers, "BET-GEN-4", g.word[seat])
        option: Option = (yield from forced(g, decision)) if all_of_them else (yield decision)
        if option is STAY:
            return
        figure = g.word.index(option.args[0])
        left.remove(figure)
        spots = _spots_closer(g, figure, seat, card, {})
        yield from _come(g, figure, (yield from choose_spot(g, mover, figure, spots, "toward", "BET-GEN-4")))


def _able(g: House, figures: list[int], seat: Seat, card: Card) -> list[int]:
    """Those of these figures that can come closer."""
    far: Far = {}
    return [figure for figure in figures if _spots_closer(g, figure, seat, card, far)]


Far = dict[int, dict[int, int]]
"""Figure -> how far each room is for it: monsters that go by the same ways share one entry."""


def _spots_closer(g: House, figure: Figure, seat: Seat, card: Card, far_of: Far) -> list[int]:
    """The spots 1 space away and nearer to the seat's explorer; none if it is there, held fast or cut off.

    `far_of` is filled in as distances become known.
    """
    haunt = g.haunt
    if g.room[figure] < 0 or not haunt.heeds(g, figure, card):
        return []
    if haunt.may_move(g, figure) or not haunt.can_be_moved(g, figure):
        return []
    if figure >= FIRST_MONSTER:
        return [] if g.stunned[figure] else _monster_spots(g, figure, g.room[seat], far_of)
    if g.failures[figure] >= 0:
        return []
    far = distances(g, g.room[seat])  # HC-3: the same both ways
    return [spot for spot in adjacent_spots(g, figure) if 0 <= far[room_at(spot)] < far[g.room[figure]]]


def _monster_spots(g: House, figure: Figure, goal: int, far_of: Far) -> list[int]:
    """Closer by a way that the monster may use itself, shafts included (BET-MONSTER-10).

    Not up the Coal Chute: with one space it could only slide back (BET-MONSTER-11).
    """
    room = g.room[figure]
    alike = FIRST_MONSTER if g.haunt.plain_steps else figure
    far = far_of.get(alike) or far_of.setdefault(alike, far_for(g, figure, [goal]))
    if not far.get(room):
        return []
    doors = adjacent_spots(g, figure)
    spots = list(doors)
    for there in ways_of(g, figure, room):
        if all(room_at(spot) != there for spot in doors):
            spots.append(g.below if room == COLLAPSED_ROOM and there == room_at(g.below) else there * 2)
    return [
        spot
        for spot in dict.fromkeys(spots)
        if far.get(room_at(spot), far[room]) < far[room]
        and not (room == BASEMENT_LANDING and room_at(spot) == COAL_CHUTE)
    ]


def _come(g: House, figure: Figure, spot: Spot) -> Script[None]:
    """BET-MOVE-16, BET-MOVE-17. Moved by an effect: at no cost, and it enters the room."""
    shaft = spot not in adjacent_spots(g, figure)
    if shaft and g.room[figure] == COLLAPSED_ROOM and spot == g.below:
        return fall(g, figure)
    if shaft and g.room[figure] == GALLERY and room_at(spot) == BALLROOM:
        return jump(g, figure)
    return put_into(g, figure, room_at(spot), side_at(spot))
