"""Haunt 3, Frog-Leg Stew: whom spells reach."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.haunts.h03_frog_leg_stew.data import StewData
from housebound.games.betrayal.house.plan import in_sight, split_by_barrier
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import VAULT

WITCH, CAT = range(2)
"""The kinds of monsters, in the order of the content file."""


def within_reach(g: House[StewData], caster: int) -> list[int]:
    """H03-SPELL-1, H03-SPELL-2. The explorers in the caster's room, on its side, and in line of sight."""
    rooms = in_sight(g, g.room[caster])
    walls = spot_at(VAULT, 1) if split_by_barrier(g, VAULT) else -1
    return [
        seat
        for seat in range(g.rules.seats)
        if seat != caster
        and g.fate[seat] == IN_HOUSE
        and (
            spot_of(g, seat) == spot_of(g, caster)
            or (g.room[seat] in rooms and walls not in (spot_of(g, seat), spot_of(g, caster)))
        )
    ]
