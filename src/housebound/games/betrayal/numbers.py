"""What the numbers of the state say, and how places are written as numbers.

A spot is a room and a side of it: only barrier rooms have a side 1. Whoever reads or changes a spot does it with the
words of this module, and a set with those of `kernel.sets`. Raw bits stand only here, in the state, in `components`, in
the rooms of the house, and where a figure looks for its steps and handles its cards, which happens at every act
(`moving`, `toward`, `turn`, `monster_turn`, `entering`, `handling`, `belongings`, `companions`): the fastest way.
"""

from __future__ import annotations

Seat = int
"""A place at the table, and the explorer of whoever sits there."""
Figure = int
"""Whoever can stand in a room: an explorer by its seat, or from FIRST_MONSTER on a monster."""
Room = int
Spot = int
Side = int
"""A side of a barrier, or a side of the haunt."""
Floor = int
Card = int
"""A card, or an object that a haunt brings along."""
Token = int
Trait = int
CardSet = int
RoomSet = int
SeatSet = int


def room_at(spot: Spot) -> Room:
    """The room of a spot; of no spot (-1) no room (-1)."""
    return spot >> 1


def side_at(spot: Spot) -> Side:
    """The side of its room on which a spot lies."""
    return spot & 1


def spot_at(room: Room, side: Side = 0) -> Spot:
    """The spot on this side of a room."""
    return room * 2 + side
