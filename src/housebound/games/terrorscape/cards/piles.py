"""Which deck people draw from at a physical table, and how much is left of it."""

from __future__ import annotations

from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import CARDS, ITEMS
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.piles import Pile


def pile(g: Mansion, need: NeedOutcome) -> Pile | None:
    """TER-SETUP-5, TER-SETUP-6, TER-SETUP-11. None: it comes from no deck, or it is not plain from which."""
    if need.domain is CARDS:
        return Pile("killer", sum(g.deck))
    if need.domain is ITEMS:
        decks = [Pile(name, sum(deck)) for name, deck in _item_decks(g) if _in(deck) == need.possible]
        return decks[0] if len(decks) == 1 else None
    return None


def _item_decks(g: Mansion) -> tuple[tuple[str, list[int]], ...]:
    return ("search", g.search), ("equipment", g.equipment)


def _in(deck: list[int]) -> tuple[int, ...]:
    """The kinds of cards that a deck holds."""
    return tuple(item for item, copies in enumerate(deck) if copies)
