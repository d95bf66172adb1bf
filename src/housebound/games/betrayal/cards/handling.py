"""What can be done with items: use, give, drop, pick up (Items and omens)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from housebound.games.betrayal.components import DROPPABLE, ITEM_BITS, OMEN_BITS, TRADABLE, card_numbers
from housebound.games.betrayal.figures.belongings import from_pile, get_card, lay_down, lose_card, note_use
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.house.plan import company, in_room, split_by_barrier
from housebound.games.betrayal.numbers import Card, Figure, spot_at
from housebound.games.betrayal.state import (
    DROPPING,
    FIRST_MONSTER,
    HAS_DROPPED,
    HAS_GIVEN,
    HAS_TAKEN,
    IN_HOUSE,
    TAKING,
    House,
)
from housebound.games.betrayal.words import (
    CARDS,
    DROP,
    DROPPED,
    GAVE,
    GIVE,
    NO,
    REFUSED_GIFT,
    TAKE,
    USE,
    USED,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, members_of, set_of

ARMOR: Final = CARDS["armor"]
NOT_ITEMS: Final = OMEN_BITS & ~ITEM_BITS
"""BET-ITEM-3, BET-ITEM-8. The Bite and the companions."""
USE_OF: Final = USE.each()
DROP_OF: Final = DROP.each()
TAKE_OF: Final = TAKE.each()


class CardUse:
    """A card's text that its owner may apply by choice, in its own turn (BET-ITEM-10)."""

    __slots__ = ("do", "may")

    def __init__(self, may: Callable[[House, int], str], do: Callable[[House, int], Script[None]]) -> None:
        self.may = may
        """The rule that forbids it now; empty: it is open."""
        self.do = do


USES: Final[dict[int, CardUse]] = {}
"""Card -> its use; filled in by the modules of the cards."""


def offer_items(g: House, figure: Figure, ask: Ask, alone: bool = False) -> None:
    """BET-ITEM-1, BET-ITEM-2, BET-ITEM-4, BET-ITEM-6.

    Everything the figure may do with what it holds and what lies here. `alone`: nobody else is known to be here.

    BET-ITEM-8, BET-COMPANION-1: companions are no items, so none of this is open for them.
    """
    haunt, cards, piles = g.haunt, g.held[figure], g.piles
    plain = haunt.plain_handling
    if cards:
        usable = cards & _with_a_use()
        if usable:
            _offer_uses(g, figure, usable, ask)
        held = cards & (ITEM_BITS | NOT_ITEMS if ask.why else ITEM_BITS)
        if held and (plain or haunt.can_handle_items(g, figure)):
            if not alone:
                _offer_gifts(g, figure, held, ask)
            if plain or in_room(g, figure):
                _offer_drops(g, figure, held, ask)
    if piles and (plain or (haunt.can_handle_items(g, figure) and in_room(g, figure))):
        room = g.room[figure]
        pile = piles.get(room * 2 + g.side[figure], 0)
        if pile:
            _offer_pile(g, figure, pile, ask)
        if ask.why and split_by_barrier(g, room):
            for card in card_numbers(g.piles.get(spot_at(room, 1) - g.side[figure], 0)):
                ask.bar(TAKE_OF[card], "BET-BARRIER-13")


@cache
def _with_a_use() -> int:
    """The cards that can be used by choice, when all modules have entered theirs."""
    return set_of(USES)


def _offer_uses(g: House, figure: Figure, usable: int, ask: Ask) -> None:
    """BET-ITEM-2, BET-ITEM-9, BET-CARD-6. Each card once per turn, at any moment of one's own turn."""
    able = g.haunt.uses_items(g, figure)
    for card in members_of(usable):
        if not able:
            ask.bar(USE_OF[card], "BET-ITEM-1")
            continue
        if g.used >> card & 1:
            ask.bar(USE_OF[card], "BET-ITEM-9")
            continue
        why = "BET-GEN-6" if g.haunt.card_off(g, figure, card) else USES[card].may(g, figure)
        if why:
            ask.bar(USE_OF[card], why)
        else:
            ask.options.append(USE_OF[card])


def act_is_open(g: House, done: int) -> str:
    """BET-ITEM-4. Whether one of the three kinds of acts is still open, by variant item_actions; the rule if not."""
    if g.rules.item_actions == "one_of":
        others = (HAS_GIVEN | HAS_DROPPED | HAS_TAKEN | DROPPING | TAKING) & ~_WHILE[done]
        return "BET-ITEM-4" if g.did & (others | done) else ""
    return "BET-ITEM-4" if g.did & done else ""


_WHILE: Final = {HAS_GIVEN: 0, HAS_DROPPED: DROPPING, HAS_TAKEN: TAKING}
"""Act done -> the act still going on: several items may be laid down, or taken, in one act."""


def _offer_gifts(g: House, figure: Figure, held: int, ask: Ask) -> None:
    """BET-ITEM-4, BET-ITEM-7, BET-BARRIER-7. One item for an explorer in the room that agrees to take it."""
    closed = act_is_open(g, HAS_GIVEN)
    if closed and not ask.why:
        return
    others = [other for other in company(g, figure) if other < FIRST_MONSTER and g.fate[other] == IN_HOUSE]
    if not others:
        return
    here, side = g.room[figure], g.side[figure]
    apart = g.haunt.places is None and split_by_barrier(g, here)
    for card in members_of(held):
        why = closed or why_it_stays(g, figure, card, giving=True)
        for seat in others:
            if apart and g.side[seat] != side:
                ask.bar(GIVE(card, g.word[seat]), "BET-BARRIER-7")
            elif why or g.haunt.may_hold(g, seat, card):
                ask.bar(GIVE(card, g.word[seat]), why or g.haunt.may_hold(g, seat, card))
            else:
                ask.options.append(GIVE(card, g.word[seat]))


def why_it_stays(g: House, figure: Figure, card: Card, giving: bool) -> str:
    """BET-ITEM-7, BET-ITEM-8, BET-ITEM-9, BET-ITEM-17. The rule by which this card stays where it is."""
    if not (TRADABLE if giving else DROPPABLE) >> card & 1:
        return "BET-ITEM-17" if has(ITEM_BITS, card) else "BET-ITEM-8"
    if card == ARMOR and giving and g.rules.armor_trade == "forbidden":
        return "BET-ITEM-7"
    if g.used >> card & 1:
        return "BET-ITEM-9"
    return g.haunt.may_part(g, figure, card)


def _offer_drops(g: House, figure: Figure, held: int, ask: Ask) -> None:
    """BET-ITEM-4, BET-ITEM-5. As many as one likes, in one act."""
    closed = act_is_open(g, HAS_DROPPED)
    if not ask.why:
        if closed:
            return
        if g.haunt.plain_handling:
            for card in members_of(held & DROPPABLE & ~g.used):
                ask.options.append(DROP_OF[card])
            return
    for card in members_of(held):
        why = closed or why_it_stays(g, figure, card, giving=False)
        if why:
            ask.bar(DROP_OF[card], why)
        else:
            ask.options.append(DROP_OF[card])


def _offer_pile(g: House, figure: Figure, pile: int, ask: Ask) -> None:
    """BET-ITEM-4, BET-ITEM-5, BET-MONSTER-15. As many as one likes from the pile, in one act."""
    closed = act_is_open(g, HAS_TAKEN)
    if closed and not ask.why:
        return
    for card in members_of(pile):
        why = closed or ("BET-ITEM-9" if g.used >> card & 1 else "") or g.haunt.may_hold(g, figure, card)
        if why:
            ask.bar(TAKE_OF[card], why)
        else:
            ask.options.append(TAKE_OF[card])


def close_acts(g: House, verb: object) -> None:
    """BET-ITEM-4. Whatever else is done ends the act of laying down or of picking up."""
    if g.did & DROPPING and verb is not DROP:
        g.did = g.did & ~DROPPING | HAS_DROPPED
    if g.did & TAKING and verb is not TAKE:
        g.did = g.did & ~TAKING | HAS_TAKEN


def use_item(g: House, figure: Figure, card: Card) -> Script[None]:
    """BET-ITEM-10. Apply the text of a card by choice."""
    note_use(g, card)
    g.tell(EVERYONE, USED, g.word[figure], card)
    yield from USES[card].do(g, figure)


def give(g: House, figure: Figure, card: Card, word: int) -> Script[None]:
    """BET-ITEM-4, BET-ITEM-15, BET-TURN-7. The other explorer may agree or refuse."""
    receiver = g.word.index(word)
    g.did |= HAS_GIVEN

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += (TAKE_OF[card], NO)

    option: Option = yield Decision(receiver, "accept_gift", offers, "BET-ITEM-4", g.word[figure])
    if option is NO:
        g.tell(EVERYONE, REFUSED_GIFT, word, card)
        return
    note_use(g, card)
    g.tell(EVERYONE, GAVE, g.word[figure], card, word)
    lose_card(g, figure, card)
    get_card(g, receiver, card)
    yield from g.haunt.given(g, figure, receiver, card)
    if figure < FIRST_MONSTER:
        yield from settle_skull(g, figure, BY_CARD)


def drop(g: House, figure: Figure, card: Card) -> Script[None]:
    """BET-ITEM-5, BET-ITEM-15. Lay an item down in the room."""
    g.did |= DROPPING
    note_use(g, card)
    g.tell(EVERYONE, DROPPED, g.word[figure], card)
    lay_down(g, figure, card, spot_at(g.room[figure], g.side[figure]))
    if figure < FIRST_MONSTER:
        yield from settle_skull(g, figure, BY_CARD)
    yield from g.haunt.dropped(g, figure, card)


def take(g: House, figure: Figure, card: Card) -> Script[None]:
    """BET-ITEM-5, BET-ITEM-15. Pick an item up from the pile here."""
    g.did |= TAKING
    note_use(g, card)
    from_pile(g, card, spot_at(g.room[figure], g.side[figure]))
    get_card(g, figure, card)
    yield from g.haunt.taken(g, figure, card)
