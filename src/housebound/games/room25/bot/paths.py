"""Ways through the house: how many actions it takes from every space to where somebody wants to be."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.weights import NEVER
from housebound.games.room25.numbers import Space, Tile
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


def distances(outlook: Outlook, at: list[Tile], goals: Iterable[tuple[Space, float]], blind: bool) -> list[float]:
    """The price of the best way from every space to the goals: pairs of a space and what is still to pay there.

    `blind`: for somebody who cannot look before stepping into an unknown room.
    """
    prices = outlook.blind_prices if blind else outlook.prices
    in_the_dark = outlook.blind_prices
    kinds = outlook.kinds
    sight = outlook.sight
    occupied = sight.tile
    far = [LOST] * 25
    heap = sorted((price, space) for space, price in goals if price < LOST)
    for price, space in heap:
        far[space] = min(far[space], price)
    vortices = [space for space in range(25) if kinds[at[space]] == VORTEX]
    tunnels = [space for space in range(25) if kinds[at[space]] == TUNNEL and sight.up[at[space]]]
    while heap:
        price, space = heappop(heap)
        if price > far[space]:
            continue
        for door in _doors(space, vortices, tunnels):
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


def _doors(space: Space, vortices: list[Space], tunnels: list[Space]) -> list[Space]:
    """Where to step in so as to come to a space: there, or at the other end of a Tunnel or a Vortex."""
    if space == CENTRE:
        return [space, *vortices]
    if len(tunnels) > 1 and space in tunnels:
        return [other for other in tunnels if other != space]
    return [] if space in vortices else [space]
