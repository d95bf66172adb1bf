"""Houses for tests: laid out at random, tile by tile, by the rules of discovering."""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.components import FLOORS_OF
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.house.laying import doorways_for, orientations
from housebound.games.betrayal.house.plan import STEP, put_tile
from housebound.games.betrayal.play.discovering import find_tile
from housebound.games.betrayal.play.setup import be, lay_out
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.state import House, empty_house
from housebound.kernel.chance import Chance

CAST = (0, 2, 4, 6, 8, 10)
"""One explorer of each card."""


def empty_table(seats: int = 4, seed: int = 0, **rules: str) -> House[Any]:
    """A table just laid out, nobody has moved yet."""
    g = empty_house(Rules(seats=seats, date="10-31", **rules), EXPLORATION)  # type: ignore[arg-type]
    g.chance = Chance(Random(seed), [])
    for seat in range(seats):
        be(g, seat, CAST[seat])
    lay_out(g)
    return g


def random_house(seed: int, tiles: int) -> House[Any]:
    """A house with so many rooms more than the five it begins with, or as many as fit."""
    g = empty_table(seed=seed)
    rng = Random(seed)
    for _ in range(tiles):
        tile = find_tile(g, 7, lambda t, last: bool(doorways_for(g, t, FLOORS_OF[t], last)))
        if tile < 0:
            break
        places = doorways_for(g, tile, FLOORS_OF[tile], may_close=False) or doorways_for(g, tile, FLOORS_OF[tile], True)
        room, direction = rng.choice(places)
        square = g.square[room] + STEP[direction]
        turns = orientations(g, tile, square, direction ^ 2, False) or orientations(
            g, tile, square, direction ^ 2, True
        )
        put_tile(g, tile, square, rng.choice(turns))
    return g
