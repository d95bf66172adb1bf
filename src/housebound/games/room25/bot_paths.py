"""Ways through the house: how many actions it takes from every space to where somebody wants to be."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from housebound.games.room25.bot_outlook import NEVER, Outlook
from housebound.games.room25.words import (
    ADJACENT,
    CENTRE,
    DARK,
    PRISON,
    ROTATING,
    THROUGH,
    TUNNEL,
    VORTEX,
)

LOST: Final = 14.0
"""How far away something is that no way leads to."""


def _shifts_to_edge(space: int) -> int:
    """How many shifts bring a room to a space from which the next shift pushes it out along its line."""
    y, x = divmod(space, 5)
    along_column = min(y, 4 - y) if x != 2 else 9
    along_row = min(x, 4 - x) if y != 2 else 9
    return min(along_column, along_row)


def _edge_table() -> tuple[int, ...]:
    """With one turn allowed: out of a central line first, along the other one."""
    best = [_shifts_to_edge(space) for space in range(25)]
    for space in range(25):
        for to in ADJACENT[space]:
            same_row = to // 5 == space // 5
            line_moves = space // 5 != 2 if same_row else space % 5 != 2
            if line_moves:
                best[space] = min(best[space], _shifts_to_edge(to) + 1)
    return tuple(best)


SHIFTS_TO_EDGE: Final = _edge_table()
"""How many shifts Room 25 needs, from each space, until the next one can push it out (R25-ESCAPE-2)."""


def distances(outlook: Outlook, at: list[int], goals: Iterable[tuple[int, float]], blind: bool) -> list[float]:
    """The price of the best way from every space to the goals: pairs of a space and what is still to pay there.

    `blind`: for somebody who cannot look before stepping into an unknown room.
    """
    prices = outlook.blind_prices if blind else outlook.prices
    in_the_dark = outlook.blind_prices
    kinds = outlook.kinds
    sight = outlook.sight
    up = sight.up
    occupied = sight.tile
    far = [LOST] * 25
    heap: list[tuple[float, int]] = []
    for space, price in goals:
        if price < far[space]:
            far[space] = price
            heap.append((price, space))
    heap.sort()
    vortices = [space for space in range(25) if kinds[at[space]] == VORTEX]
    tunnels = [space for space in range(25) if kinds[at[space]] == TUNNEL and up[at[space]]]
    while heap:
        price, space = heappop(heap)
        if price > far[space]:
            continue
        doors: list[int]
        if space == CENTRE:
            doors = [space, *vortices]
        elif len(tunnels) > 1 and space in tunnels:
            doors = [other for other in tunnels if other != space]
        elif space in vortices:
            continue
        else:
            doors = [space]
        for door in doors:
            step = price + prices[at[door]]
            if step >= NEVER:
                continue
            for origin in ADJACENT[door]:
                if step >= far[origin]:
                    continue
                tile = at[origin]
                kind = kinds[tile]
                total = step
                if kind == DARK:
                    total = price + in_the_dark[at[door]]
                elif kind == PRISON and door != CENTRE and at[door] not in occupied:
                    total += 4.0
                elif kind == ROTATING and tile in occupied and door not in THROUGH[sight.corridor[tile]][origin]:
                    continue
                if total < far[origin]:
                    far[origin] = total
                    heappush(heap, (total, origin))
    return far
