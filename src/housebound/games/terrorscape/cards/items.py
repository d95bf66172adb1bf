"""Item cards: inventories, slots, Keys, the discard pile, and dealing with cards just drawn (Items)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.components import BOTTOM_CARD, HAS_NOISE, SLOTS, STAYS
from housebound.games.terrorscape.figures.team import behind_screen
from housebound.games.terrorscape.numbers import Item, Seat, Victim
from housebound.games.terrorscape.state import Mansion, outsiders
from housebound.games.terrorscape.words import (
    DREW_ITEM,
    ITEMS,
    JOHNSON,
    KEEP,
    KEEP_NONE,
    KEPT,
    KEY,
    KEY_LAID,
    OWN_KEY,
    THREW_AWAY,
    THROW_AWAY,
    USED,
)
from housebound.kernel.script import EVERYONE, Ask, Option, Script

KEEPING: Final = KEEP.each()
THROWING: Final = THROW_AWAY.each()
NONE_KEPT: Final = KEEP_NONE()
UNLIMITED: Final = 45


def slots(g: Mansion, victim: Victim) -> int:
    """TER-ITEM-1, TER-VICTIM-2."""
    if victim == JOHNSON and g.rules.johnson_slots == "unlimited":
        return UNLIMITED
    return SLOTS[victim]


def add(g: Mansion, victim: Victim, item: Item) -> None:
    """A card joins an inventory."""
    g.held[victim] = tuple(sorted((*g.held[victim], item)))


def remove(g: Mansion, victim: Victim, item: Item) -> None:
    """A card leaves an inventory."""
    held = list(g.held[victim])
    held.remove(item)
    g.held[victim] = tuple(held)


def throw_away(g: Mansion, victim: Victim, item: Item) -> None:
    """TER-ITEM-6, TER-ITEM-7. To the discard pile, which the killer never sees; only where a rule says so."""
    remove(g, victim, item)
    g.discard[item] += 1


def use_up(g: Mansion, victim: Victim, item: Item) -> None:
    """TER-ITEM-3, TER-ITEM-4, TER-EXTRA-2, TER-SPECIAL-2. A used card is discarded, without the infinity symbol."""
    g.tell(g.rules.team, USED, victim, item)
    if not STAYS[item]:
        throw_away(g, victim, item)


def search_deck_empty(g: Mansion) -> bool:
    """TER-SEARCH-3."""
    return not g.bottom_card and not any(g.search)


def draw_search(g: Mansion, victim: Victim) -> bool:
    """TER-SEARCH-4. The top card of the search deck, the coloured key last. Whether it has the noise symbol."""
    if any(g.search):
        item = g.chance.draw(g.search, ITEMS, g.rules.team)
    else:
        item = BOTTOM_CARD
        g.bottom_card = False
    return _look_at(g, victim, item)


def draw_equipment(g: Mansion, victim: Victim) -> bool:
    """The top card of the equipment deck. Whether it has the noise symbol."""
    return _look_at(g, victim, g.chance.draw(g.equipment, ITEMS, g.rules.team))


def _look_at(g: Mansion, victim: Victim, item: Item) -> bool:
    g.looker = victim
    g.looked = (*g.looked, item)
    g.tell(g.rules.team, DREW_ITEM, victim, item)
    return HAS_NOISE[item]


def look_through(g: Mansion, victim: Victim, most: int, rule: str) -> Script[None]:
    """TER-SEARCH-4, TER-EQUIP-2. Keep up to `most` of the cards just drawn; the rest is discarded."""
    seat = g.controller[victim]
    for _ in range(most):
        if not g.looked:
            break
        option: Option = yield behind_screen(g, seat, "keep", offer_keeping, rule, victim)
        if option is NONE_KEPT:
            break
        yield from keep(g, victim, option.args[0])
    for item in g.looked:
        g.discard[item] += 1
        g.tell(g.rules.team, THREW_AWAY, victim, item)
    g.looked = ()
    g.looker = -1


def offer_keeping(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [KEEPING[item] for item in dict.fromkeys(g.looked)]
    ask.options.append(NONE_KEPT)


def keep_all(g: Mansion, victim: Victim) -> Script[None]:
    """TER-CROSS-5. All cards just drawn are kept, within the slots."""
    while g.looked:
        yield from keep(g, victim, g.looked[0])
    g.looker = -1


def keep(g: Mansion, victim: Victim, item: Item) -> Script[None]:
    """TER-SEARCH-5, TER-ITEM-5, TER-EQUIP-7. A Key is laid on the roof, anything else joins the inventory."""
    looked = list(g.looked)
    looked.remove(item)
    g.looked = tuple(looked)
    if item == KEY:
        lay_key(g, victim)
    else:
        add(g, victim, item)
        g.tell(g.rules.team, KEPT, victim, item)
        yield from fit_slots(g, victim)


def lay_key(g: Mansion, victim: Victim) -> None:
    """TER-ITEM-5, TER-CROSS-3. To the roof, where both sides see it; at the crossroads she keeps it to herself."""
    if g.rules.crossroads:
        g.own_keys[victim] += 1
        g.tell(g.rules.team, OWN_KEY, victim, g.own_keys[victim])
        return
    g.reveal(outsiders(g))
    g.roof_keys += 1
    g.tell(EVERYONE, KEY_LAID, g.roof_keys)


def fit_slots(g: Mansion, victim: Victim) -> Script[None]:
    """TER-ITEM-2. Too many cards: she chooses which to discard, the new one perhaps."""
    while len(g.held[victim]) > slots(g, victim):
        option: Option = yield behind_screen(
            g, g.controller[victim], "throw_away", offer_throwing, "TER-ITEM-2", victim
        )
        throw_away(g, victim, option.args[0])
        g.tell(g.rules.team, THREW_AWAY, victim, option.args[0])


def offer_throwing(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [THROWING[item] for item in dict.fromkeys(g.held[ask.subject])]
