"""Imagined item cards: what the killer cannot see of decks, inventories and the victims' discard pile.

He knows how many equipment cards have gone, since two go in every round, the Keys on the roof, who has escaped, and the
items of an attack. The rest is dealt anew: which cards were drawn, how many searches there were, who holds what.
"""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.terrorscape.cards.items import slots
from housebound.games.terrorscape.components import COPIES, EQUIPMENT, SEARCH_CARDS, SLOTS, STARTING_ITEMS, STAYS
from housebound.games.terrorscape.numbers import Item
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import AMMO, ESCAPED, ITEMS, KEY, REVOLVER

EQUIPMENT_LIST: Final = tuple(item for item, copies in enumerate(EQUIPMENT) for _ in range(copies) if item != KEY)
SEARCH_LIST: Final = tuple(item for item, copies in enumerate(SEARCH_CARDS) for _ in range(copies) if item != KEY)
EQUIPMENT_KEYS: Final = EQUIPMENT[KEY]
SEARCH_KEYS: Final = SEARCH_CARDS[KEY]
BACKPACKS: Final = tuple(item for items in STARTING_ITEMS for item in items)
KEYS_OF_ONE: Final = 3
"""TER-CROSS-4. Keys that everybody has taken along who has escaped, at least."""
MOST_HELD: Final = max(SLOTS)
"""How many cards anybody is imagined to hold, even without a limit."""


def redraw_items(g: Mansion, rng: Random, *, keep_sizes: bool) -> None:
    """`keep_sizes`: the team is in the middle of its turn; every inventory and every deck keeps its number of cards."""
    if keep_sizes:
        drawn = _redraw_decks(g, rng)
        rng.shuffle(drawn)
        _deal(g, drawn, [len(held) for held in g.held])
        return
    g.gone = _left_in_the_box(g)
    _redraw_keys(g, rng)
    drawn = _redraw_decks(g, rng)
    rng.shuffle(drawn)
    _deal(g, drawn, _imagined_sizes(g, rng, len(drawn)))
    _take_along(g)


def _left_in_the_box(g: Mansion) -> tuple[int, ...]:
    """TER-SETUP-9. The backpack cards of those who do not take part."""
    gone = [0] * len(ITEMS)
    for victim, items in enumerate(STARTING_ITEMS):
        if victim not in g.trio:
            for item in items:
                gone[item] += 1
    return tuple(gone)


def _redraw_keys(g: Mansion, rng: Random) -> None:
    """Which decks the Keys in play came from; at the crossroads also how many there are, and who has them."""
    equipment_left = sum(g.equipment)
    equipment_drawn = sum(EQUIPMENT) - equipment_left
    out = _redraw_own_keys(g, rng, equipment_drawn) if g.rules.crossroads else g.roof_keys
    least = min(EQUIPMENT_KEYS, equipment_drawn, max(0, out - SEARCH_KEYS))
    from_equipment = rng.randint(least, max(least, min(EQUIPMENT_KEYS, equipment_drawn, out)))
    from_search = min(SEARCH_KEYS, out - from_equipment)
    g.bottom_card = out - from_equipment <= SEARCH_KEYS
    keys_left = min(equipment_left, EQUIPMENT_KEYS - from_equipment)
    g.discard[KEY] = EQUIPMENT_KEYS - from_equipment - keys_left
    g.equipment[KEY] = keys_left
    g.search[KEY] = SEARCH_KEYS - from_search
    searched = len(SEARCH_LIST)
    if g.bottom_card:
        most = max(0, len(g.trio) * (g.round - 1) - from_search)  # everybody may have searched in every round
        searched = rng.randint(0, min(searched, most))
    _set_size(g.search, len(SEARCH_LIST) - searched)
    _set_size(g.equipment, equipment_left - keys_left)


def _redraw_own_keys(g: Mansion, rng: Random, equipment_drawn: int) -> int:
    """TER-CROSS-3. Three for everybody who has escaped, perhaps some for those in the house; how many are drawn."""
    most: int = COPIES[KEY] - max(0, EQUIPMENT_KEYS - equipment_drawn)
    left = most
    others = []
    for victim in g.trio:
        g.own_keys[victim] = min(KEYS_OF_ONE, left) if g.condition[victim] == ESCAPED else 0
        left -= g.own_keys[victim]
        if g.condition[victim] != ESCAPED:
            others.append(victim)
    more = rng.randint(0, min(left, max(0, g.round - 1))) if others else 0
    for _ in range(more):
        g.own_keys[rng.choice(others)] += 1
    return most - left + more


def _set_size(deck: list[int], cards: int) -> None:
    """As many cards besides Keys; which ones is settled afterwards."""
    keys = deck[KEY]
    deck[:] = [0] * len(deck)
    deck[KEY] = keys
    deck[KEY + 1] = cards


def _redraw_decks(g: Mansion, rng: Random) -> list[int]:
    """Which cards lie in the two decks; the others, which have been drawn, are returned."""
    gone = list(g.gone)
    gone[KEY] = 0
    drawn: list[Item] = []
    for deck, cards in ((g.equipment, EQUIPMENT_LIST), (g.search, SEARCH_LIST)):
        there = []
        for item in cards:
            if gone[item]:
                gone[item] -= 1  # an escaped victim took it along
            else:
                there.append(item)
        rng.shuffle(there)
        _draw_first(there, g.exchanging[1::2])
        _draw_first(there, _in_the_open(g))
        left = min(len(there), sum(deck) - deck[KEY])
        keys = deck[KEY]
        deck[:] = [0] * len(deck)
        deck[KEY] = keys
        for item in there[:left]:
            deck[item] += 1
        drawn += there[left:]
    drawn += [item for item in BACKPACKS if not gone[item]]
    return drawn


def _draw_first(cards: list[Item], surely: tuple[Item, ...]) -> None:
    """Cards of an exchange that waits for consent, or of an attack, have certainly been drawn: to the list's end."""
    for item in surely:
        if item in cards:
            cards.remove(item)
            cards.append(item)


def _in_the_open(g: Mansion) -> tuple[int, ...]:
    """TER-INFO-9, TER-ATTACK-4. The items applied in this attack; a Cartridge Box needs a Revolver."""
    return (*g.defence, REVOLVER) if AMMO in g.defence else g.defence


def _imagined_sizes(g: Mansion, rng: Random, cards: int) -> list[int]:
    """How many of the drawn cards everybody might hold, or have taken along."""
    sizes = [0] * len(g.held)
    for victim in rng.sample(g.trio, len(g.trio)):
        sizes[victim] = rng.randint(0, min(slots(g, victim), MOST_HELD, cards))
        cards -= sizes[victim]
    return sizes


def _deal(g: Mansion, drawn: list[Item], sizes: list[int]) -> None:
    """The drawn cards to those who hold and look at cards; the rest has been discarded."""
    discarded = [0] * len(ITEMS)
    discarded[KEY] = g.discard[KEY]
    hands: list[list[Item]] = [[] for _ in sizes]
    if g.exchanging:
        victim, item, other, *back = g.exchanging
        for holder, card in ((victim, item), *((other, card) for card in back)):
            if card in drawn:
                drawn.remove(card)
                hands[holder].append(card)
    for item in _in_the_open(g):
        if item in drawn:
            drawn.remove(item)
            if STAYS[item]:
                hands[g.defender].append(item)
            else:
                discarded[item] += 1
    for victim, size in enumerate(sizes):
        while len(hands[victim]) < size and drawn:
            hands[victim].append(drawn.pop())
    g.looked = tuple(item if item == KEY or not drawn else drawn.pop() for item in g.looked)
    g.held[:] = [tuple(sorted(hand)) for hand in hands]
    for item in drawn:
        discarded[item] += 1
    g.discard[:] = discarded


def _take_along(g: Mansion) -> None:
    """TER-CROSS-4. Who has escaped has nothing any more: her cards and Keys are out of the game."""
    gone = list(g.gone)
    for victim in g.trio:
        if g.condition[victim] == ESCAPED:
            for item in g.held[victim]:
                gone[item] += 1
            gone[KEY] += g.own_keys[victim]
            g.held[victim] = ()
            g.own_keys[victim] = 0
    g.gone = tuple(gone)
