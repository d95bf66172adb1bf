"""Whom the effects of rooms touch, and the effects of leaving a room and of ending a turn in one.

(Gallery and other rooms, Junk Room, Crypt and Furnace Room, The traitor's new powers, Hidden traitor.)
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import DAMAGE_AT_END, GAIN_AT_END, LEAVING
from housebound.games.betrayal.figures.belongings import holds
from housebound.games.betrayal.figures.damage import BY_ROOM, damage_points, lose
from housebound.games.betrayal.figures.death import escapes_by_showing, show_role
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, House, changed
from housebound.games.betrayal.words import CARDS, KIND_OF, PHYSICAL, ROOMS, TRAITOR
from housebound.kernel.script import EVERYONE, NOTHING, Script
from housebound.kernel.sets import has, just

HINDRANCE: Final = 0
DAMAGE: Final = 1
"""BET-ROOM-1. The two classes of harmful effects."""
MEDALLION: Final = CARDS["medallion"]
MEDALLION_ROOMS: Final = frozenset(ROOMS[word] for word in ("pentagram_chamber", "crypt", "graveyard"))


def touches(g: House, figure: Figure, harm: int, kind: int = PHYSICAL) -> Script[bool]:
    """Whether a harmful effect of a room is applied to this figure. `kind`: the traits that it is about.

    BET-TRAITOR-2, BET-TRAITOR-3: the traitor ignores hindrances, and damage by variant traitor_rooms. BET-MONSTER-8:
    monsters ignore hindrances, and the damage of falls by variant monster_rooms. BET-HIDDEN-6: a hidden traitor has to
    be revealed for it.
    """
    if figure >= FIRST_MONSTER:
        return harm == DAMAGE and g.rules.monster_rooms == "ignore_nondamaging"
    if g.haunt.spared_by_rooms(g, figure, kind):
        return False
    spared = harm == HINDRANCE or g.rules.traitor_rooms == "ignore_harmful"
    if g.team[figure] == TRAITOR:
        return not spared
    if not g.haunt.is_hidden(g) or not spared:
        return True
    if g.rules.hidden_traitor_hazard == "must_reveal":
        g.reveal(EVERYONE)
        if g.role[figure] == 1:
            show_role(g, figure)
            return False
        return True
    return not (yield from escapes_by_showing(g, figure, "hazard"))


def leave_room(g: House, figure: Figure) -> Script[None]:
    """BET-JUNK-1, BET-JUNK-2, BET-ROOM-3.

    Whatever makes an explorer leave, it rolls where its room demands it, and goes all the same.
    """
    room = g.room[figure]
    if figure < FIRST_MONSTER and LEAVING[room] is not None:
        return _roll_and_leave(g, figure, room)
    return NOTHING if g.haunt.plain_entering else g.haunt.on_leave(g, figure, room)


def _roll_and_leave(g: House, seat: Seat, room: Room) -> Script[None]:
    yield from _exit_roll(g, seat, room)
    yield from g.haunt.on_leave(g, seat, room)


def _exit_roll(g: House, seat: Seat, room: Room) -> Script[None]:
    facts = LEAVING[room]
    assert facts is not None
    trait, target, lost = facts
    if g.haunt.room_text_off(g, seat, room) or immune(g, seat, room):
        return
    if not (yield from touches(g, seat, HINDRANCE, KIND_OF[trait])):
        return
    say_deed(g, seat, "leave_room")
    passed = (yield from trait_roll(g, seat, trait, needed=target)) >= target
    if not passed:
        yield from lose(g, seat, lost, 1, BY_ROOM)
    feats = g.haunt.feats
    if feats is not None:
        yield from feats.exit_rolled(g, seat, room, passed)


def immune(g: House, seat: Seat, room: Room) -> bool:
    """The Medallion: the texts of three rooms do not apply to whoever carries it."""
    return room in MEDALLION_ROOMS and holds(g, seat, MEDALLION) and not g.haunt.card_off(g, seat, MEDALLION)


ENDING_ROOMS: Final = frozenset(r for r in range(len(ROOMS)) if GAIN_AT_END[r] >= 0 or DAMAGE_AT_END[r] >= 0)
"""The rooms that do something to whoever ends a turn there."""


def end_in_room(g: House, seat: Seat) -> Script[None]:
    """BET-TURN-6, BET-MOVE-15, BET-ROOM-2, BET-CRYPT-1, BET-CRYPT-2. The room in which an explorer's turn ends."""
    room = g.room[seat]
    if g.haunt.room_text_off(g, seat, room):
        return NOTHING
    trait = GAIN_AT_END[room]
    if trait >= 0:  # BET-MONSTER-9: monsters never come here
        if not has(g.blessed[seat], room):
            g.blessed = changed(g.blessed, seat, g.blessed[seat] | just(room))
            gain(g, seat, trait, 1)
        return NOTHING
    if DAMAGE_AT_END[room] >= 0 and not immune(g, seat, room):
        return _hurt_by_room(g, seat, DAMAGE_AT_END[room])
    return NOTHING


def _hurt_by_room(g: House, seat: Seat, kind: int) -> Script[None]:
    if (yield from touches(g, seat, DAMAGE, kind)):
        yield from damage_points(g, seat, kind, 1, BY_ROOM)
