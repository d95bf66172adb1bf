"""Part: the traitor hands a monster what it carries (MONSTER_ITEMS). The verb is the haunt's."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.cards.handling import ARMOR
from housebound.games.betrayal.components import ITEM_BITS, TRADABLE, card_numbers
from housebound.games.betrayal.figures.belongings import get_card, lose_card, note_use, spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.numbers import Card, CardSet, Figure, Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import GAVE
from housebound.kernel.script import EVERYONE, Ask, Script, Verb
from housebound.kernel.sets import has

HANDED_OVER: Final = TRADABLE & ITEM_BITS


def offer_handing_over(
    g: House, seat: Seat, monster: Figure, verb: Verb, ask: Ask, cards: CardSet = HANDED_OVER
) -> None:
    """Any of these cards, in the traitor's own turn, where both stand; not to a stunned one (BET-MONSTER-16)."""
    if monster < 0 or spot_of(g, monster) != spot_of(g, seat):
        return
    for card in card_numbers(g.held[seat] & cards):
        why = "BET-MONSTER-16" if g.stunned[monster] else "BET-ITEM-9" if has(g.used, card) else ""
        if card == ARMOR and g.rules.armor_trade == "forbidden":
            why = "BET-ITEM-7"
        ask.offer(verb(card), unless=why)


def hand_over(g: House, seat: Seat, figure: Figure, card: Card) -> Script[None]:
    """BET-ITEM-15. The figure has it now; what the card gave is gone, which can cost the giver's life."""
    note_use(g, card)
    g.tell(EVERYONE, GAVE, g.word[seat], card, g.word[figure])
    lose_card(g, seat, card)
    get_card(g, figure, card)
    yield from settle_skull(g, seat, BY_HAUNT)
