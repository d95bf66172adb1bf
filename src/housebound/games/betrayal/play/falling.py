"""The Collapsed Room and the Gallery: ways down (Collapsed Room, Gallery and other rooms)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.damage import BY_ROOM, damage_dice
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.house.plan import rooms_on
from housebound.games.betrayal.house.tokens import place_token
from housebound.games.betrayal.numbers import Figure, Room, Seat, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.play.discovering import land_in_new_room
from housebound.games.betrayal.play.entering import ON_ENTER, choose_side, put_into
from housebound.games.betrayal.play.room_effects import DAMAGE, HINDRANCE, touches
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT,
    BELOW_COLLAPSED_ROOM,
    COLLAPSED_ROOM,
    FALL,
    JUMP,
    PHYSICAL,
    SPEED,
    TO_ROOM,
)
from housebound.kernel.script import Ask, Decision, Script, forced
from housebound.kernel.sets import just

FALLING: Final = FALL()
JUMPING: Final = JUMP()
FALL_TARGET: Final = 5
"""BET-COLLAPSE-1. The Speed roll printed on the Collapsed Room."""


def collapsed_room(g: House, figure: Figure, discovering: bool) -> Script[None]:
    """BET-COLLAPSE-1. One explorer has to roll, and falls on a failure; who, depends on variant collapsed_roller."""
    if figure >= FIRST_MONSTER or g.collapsed_met:
        return
    if g.rules.collapsed_roller == "discoverer" and not discovering:
        g.collapsed_met = True
        return
    g.collapsed_met = True
    if not (yield from touches(g, figure, HINDRANCE)):
        return
    say_deed(g, figure, "keep_footing")
    held = (yield from trait_roll(g, figure, SPEED, needed=FALL_TARGET)) >= FALL_TARGET
    if not _still_here(g, figure):
        return  # it has paid for an Idol with its life
    feats = g.haunt.feats
    if feats is not None:
        yield from feats.fall_rolled(g, figure, held)
    if not held:
        yield from fall(g, figure)


ON_ENTER[COLLAPSED_ROOM] = collapsed_room


def offer_falling(g: House, figure: Figure, ask: Ask) -> None:
    """BET-COLLAPSE-2, BET-COLLAPSE-10, BET-GALLERY-1. Going down is open while the figure may still move.

    It is a step like any other: nobody goes down to where the haunt lets nobody walk.
    """
    room = g.room[figure]
    option, landing = (FALLING, room_at(g.below)) if room == COLLAPSED_ROOM else (JUMPING, BALLROOM)
    rule = g.haunt.room_text_off(g, figure, room) or _nothing_below(g, room)
    if rule or (not g.haunt.open_rooms and (rule := g.haunt.barred(g, figure, landing))):
        ask.bar(option, rule)
    else:
        ask.options.append(option)


def _nothing_below(g: House, room: Room) -> str:
    """The rule if there is no room to land in."""
    if room == COLLAPSED_ROOM:
        return "" if _leads_somewhere(g) else "HC-20"
    return "" if g.square[BALLROOM] >= 0 else "BET-GALLERY-1"


def _leads_somewhere(g: House) -> bool:
    """HC-20. Whether there is still a room below the Collapsed Room to land in."""
    return g.square[room_at(g.below)] >= 0 if g.below >= 0 else bool(rooms_on(g, BASEMENT))


def fall(g: House, figure: Figure) -> Script[None]:
    """BET-COLLAPSE-4, BET-COLLAPSE-5, BET-COLLAPSE-6. Down through the floor, at no cost of spaces."""
    if figure >= FIRST_MONSTER or g.haunt.may_discover(g, figure):
        yield from _monster_falls(g, figure)
    elif g.below >= 0:
        yield from put_into(g, figure, room_at(g.below), side_at(g.below))
    else:
        # in a room that it discovers it is hurt before it draws the card
        if (yield from land_in_new_room(g, figure, just(BASEMENT), _mark_landing, _hurt_by_drop)):
            return
        yield from _choose_landing(g, figure)
    yield from _hurt_by_drop(g, figure)


def _hurt_by_drop(g: House, figure: Figure) -> Script[None]:
    """BET-COLLAPSE-3, BET-GALLERY-1. A die of physical damage, by choice or not."""
    if _still_here(g, figure) and (yield from touches(g, figure, DAMAGE)):
        yield from damage_dice(g, figure, PHYSICAL, 1, BY_ROOM)


def _choose_landing(g: House, seat: Seat) -> Script[None]:
    """BET-COLLAPSE-7. No basement tile is left for the first to fall: it lands in a room that is in play."""
    room = yield from choose_room(g, seat, seat, rooms_on(g, BASEMENT), "landing", "BET-COLLAPSE-7")
    side = yield from choose_side(g, seat, room)
    if room >= 0:
        _mark_landing(g, spot_at(room, side))
    yield from put_into(g, seat, room, side)


def _mark_landing(g: House, spot: Spot) -> None:
    """BET-COLLAPSE-6, BET-BARRIER-11. Everybody who falls later lands here."""
    g.below = spot
    place_token(g, BELOW_COLLAPSED_ROOM, spot)


def _monster_falls(g: House, figure: Figure) -> Script[None]:
    """BET-COLLAPSE-8, BET-MONSTER-11. A monster goes down to the landing, or to a basement room of its choice."""
    if g.below >= 0:
        yield from put_into(g, figure, room_at(g.below), side_at(g.below))
        return
    seat = g.haunt.controller(g, figure)
    room = yield from choose_room(g, seat, figure, rooms_on(g, BASEMENT), "landing", "BET-COLLAPSE-8")
    side = yield from choose_side(g, figure, room)
    if g.rules.collapsed_by_monster == "fixes_landing":
        _mark_landing(g, spot_at(room, side))
    yield from put_into(g, figure, room, side)


def choose_room(g: House, seat: Seat, figure: Figure, rooms: list[int], prompt: str, rule: str) -> Script[int]:
    """A seat chooses one of these rooms; -1: there is none (HC-20)."""
    if not rooms:
        return -1

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [TO_ROOM(room) for room in rooms]

    option = yield from forced(g, Decision(seat, prompt, offers, rule, g.word[figure]))
    return option.args[0]


def jump(g: House, figure: Figure) -> Script[None]:
    """BET-GALLERY-1, BET-GALLERY-2. From the Gallery down into the Ballroom, at no cost of spaces."""
    yield from put_into(g, figure, BALLROOM)
    yield from _hurt_by_drop(g, figure)
    feats = g.haunt.feats
    if feats is not None and _still_here(g, figure):
        yield from feats.jumped(g, figure)


def _still_here(g: House, figure: Figure) -> bool:
    return g.room[figure] >= 0 and (figure >= FIRST_MONSTER or g.fate[figure] == IN_HOUSE)
