"""Which deck or stack people draw from at a physical table, and how much is left of it."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import symbol_of
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import BACKS, CARDS, ROOMS, SYMBOLS
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.piles import Pile


def pile(g: House[Any], need: NeedOutcome) -> Pile | None:
    """BET-SETUP-5, BET-SETUP-7. None: it comes from no pile, as a roll does, or a card out of somebody's hand."""
    if need.domain is CARDS:
        symbol = symbol_of(need.possible[0])
        in_deck = all(g.deck[symbol] >> card & 1 for card in need.possible)
        return Pile(f"deck-{SYMBOLS.words[symbol]}", g.deck[symbol].bit_count()) if in_deck else None
    if need.domain in (ROOMS, BACKS):
        return Pile("stack", sum(g.stacked))
    return None
