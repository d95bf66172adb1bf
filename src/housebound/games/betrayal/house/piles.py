"""Which deck or stack people draw from at a physical table, and how much is left of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from housebound.games.betrayal.components import BACK, card_numbers, symbol_of
from housebound.games.betrayal.house.stack import BACK_TILES
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import BACKS, CARDS, ROOMS, SYMBOLS
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.piles import Pile
from housebound.kernel.sets import has


def pile(g: House[Any], need: NeedOutcome) -> Pile | None:
    """BET-SETUP-5, BET-SETUP-7. None: it comes from no pile, as a roll does, or a card out of somebody's hand."""
    if need.domain is CARDS:
        symbol = symbol_of(need.possible[0])
        in_deck = all(g.deck[symbol] >> card & 1 for card in need.possible)
        return Pile(f"deck-{SYMBOLS.words[symbol]}", g.deck[symbol].bit_count()) if in_deck else None
    if need.domain in (ROOMS, BACKS):
        return Pile("stack", sum(g.stacked))
    return None


def may_come_up(g: House[Any], need: NeedOutcome, seat: Seat) -> Sequence[int] | None:
    """What this seat cannot rule out. None: ask the kernel, which offers what can come only if all see it.

    A card that others have looked at lies on top of its deck and is not drawn by chance; a tile with the same back may
    lie anywhere in the stack.
    """
    if need.domain is CARDS and has(need.to, seat):
        return need.possible
    from_stack = need.domain is ROOMS and has(g.unseen, need.possible[0])
    if not from_stack or len({BACK[room] for room in need.possible}) > 1:
        return None
    tiles = g.unseen & BACK_TILES[BACK[need.possible[0]]]
    for tile, known in (*g.top_tiles, *g.under, *g.known_discard):
        if tile >= 0 and has(known, seat):
            tiles &= ~(1 << tile)
    return card_numbers(tiles)
