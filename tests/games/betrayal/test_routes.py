"""Ways for whoever plans: the quick search agrees with a plain one in every position of real games."""

from __future__ import annotations

from random import Random

import pytest

from housebound import bots
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.house.plan import split_by_barrier
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.seen.routes import far_to, ways_from
from housebound.games.betrayal.state import House
from housebound.kernel.sets import has
from housebound.kernel.table import Table


def _plainly(g: House, figure: int, goals: set[int], avoid: int) -> dict[int, int]:
    """The same by going over all ways again and again until nothing gets shorter."""
    ways = {
        spot: ways_from(g, figure, spot)
        for room, square in enumerate(g.square)
        if square >= 0 and (room == g.room[figure] or not has(avoid, room))
        for spot in (room * 2, spot_at(room, 1))[: 2 if split_by_barrier(g, room) else 1]
    }
    far = dict.fromkeys(goals, 0)
    changed = True
    while changed:
        changed = False
        for spot, there in ways.items():
            for beyond, price in there:
                if beyond in far and far[beyond] + price < far.get(spot, 999):
                    far[spot] = far[beyond] + price
                    changed = True
    return far


@pytest.mark.parametrize("number", [0, 3, 8, 12, 20, 27, 35, 41, 44, 49])
def test_the_quick_way_is_the_shortest(number: int) -> None:
    rng = Random(number)
    for seed in range(2):
        table = Table(BETRAYAL, 4, {"haunt": number} if number else {}, seed=seed, searchable=False)
        player = bots.bot(BETRAYAL, "sensible")
        while not table.over:
            decision = table.pending[0]
            g = table.state
            assert isinstance(g, House)
            if decision.prompt in ("turn", "monster") and g.room[g.acting] >= 0 and rng.random() < 0.1:
                rooms = [room for room, square in enumerate(g.square) if square >= 0]
                goals = {rng.choice(rooms) * 2 for _ in range(2)}
                avoid = sum(1 << room for room in rng.sample(rooms, 2))
                quick = far_to(g, g.acting, goals, avoid)
                assert {room_at(spot) for spot in quick} >= {room_at(spot) for spot in goals}
                assert quick == _plainly(g, g.acting, goals, avoid)
            table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
