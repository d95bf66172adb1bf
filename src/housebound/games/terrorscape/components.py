"""Components: the facts of the content files as the rules ask for them (TER-COMP).

TER-COMP-1, TER-COMP-3, TER-COMP-4: noise tokens never run out; dossiers and deduction tokens are a player's own notes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from housebound.games.terrorscape.content_files import content
from housebound.games.terrorscape.numbers import Card, CardType, Item
from housebound.games.terrorscape.words import ABILITIES, CARDS, ITEMS, KILLERS, PLANS, VICTIMS
from housebound.kernel.script import Domain

# -- items

_items = content("items")


def _deck(back: str) -> tuple[int, ...]:
    return tuple(int(_items[word]["copies"][back]) for word in ITEMS.words)


EQUIPMENT = _deck("equipment")
"""TER-SETUP-5, TER-ITEM-10. Item -> copies with a magnifier on the back: 32 cards."""
SEARCH_CARDS = _deck("search")
"""TER-SETUP-6. Item -> copies with a black key on the back: 10 cards."""
BOTTOM_CARD = _deck("search_bottom").index(1)
"""TER-SETUP-6. The single card with the coloured key, which is a Key."""
COPIES = tuple(sum(_items[word]["copies"].values()) for word in ITEMS.words)
"""TER-ITEM-9. 45 cards in all."""
HAS_NOISE = tuple(bool(_items[word].get("noise")) for word in ITEMS.words)
"""TER-ITEM-11."""
STAYS = tuple(bool(_items[word].get("keep")) for word in ITEMS.words)
"""TER-ITEM-3. The infinity symbol."""
OWNER = tuple(VICTIMS[_items[word]["owner"]] if "owner" in _items[word] else -1 for word in ITEMS.words)
"""TER-EXCHANGE-4. Who alone can use the card, -1 anybody."""
DEFENCE = tuple(int(_items[word].get("defence", 0)) for word in ITEMS.words)
"""TER-ITEM-21. What it adds to a defence."""

# -- victims

COLOUR = tuple(str(content("victims")[word]["colour"]) for word in VICTIMS.words)
"""TER-SETUP-1. Every victim has one fixed colour."""
SLOTS = tuple(int(content("victims")[word]["slots"]) for word in VICTIMS.words)
"""TER-ITEM-1."""
STARTING_ITEMS = tuple(tuple(ITEMS[item] for item in content("victims")[word]["start"]) for word in VICTIMS.words)
"""TER-SETUP-9."""

# -- killers

INSTANT, BOOST, LONG_TERM, ATTACK = range(4)
TYPES = Domain("type", ["instant", "boost", "long_term", "attack"])
START_HAND, HAND_LIMIT, DRAWN_PER_TURN, BASIC_ACTIONS, HIGHEST_LEVEL, HIGHEST_STRENGTH = 2, 5, 3, 2, 5, 10
REPELLED_DISCARD = 2
"""TER-ATTACK-8. Cards that a repelled attack costs the killer."""
REST = -1
"""The cost of a card for which the whole remaining hand is discarded."""

Effect = Mapping[str, Any]


class KillerCard(msgspec.Struct, frozen=True):
    """TER-KCARD-1. A kind of card of one killer."""

    copies: int
    types: frozenset[CardType]
    cost: int
    locked: int
    effects: tuple[Effect, ...]
    attack_effects: tuple[Effect, ...]

    @property
    def on_reveal(self) -> tuple[Effect, ...]:
        """TER-STEALTH-5. What happens when the killer reveals himself, if this is a card of stealth."""
        return tuple(effect for part in self.effects for effect in part.get("on_reveal", ()))


def _card(facts: Mapping[str, Any]) -> KillerCard:
    return KillerCard(
        copies=facts["copies"],
        types=frozenset(TYPES[word] for word in facts["types"]),
        cost=REST if facts["cost"] == "rest" else facts["cost"],
        locked=facts.get("locked", 0),
        effects=tuple(facts["effects"]),
        attack_effects=tuple(facts.get("attack_effects", ())),
    )


_killers = content("killers")
KILLER_CARDS: tuple[Mapping[Card, KillerCard], ...] = tuple(
    {CARDS[word]: _card(facts) for word, facts in _killers[killer]["cards"].items()} for killer in KILLERS.words
)
"""TER-KILLER-1, TER-KILLER-2, TER-KILLER-3. Killer -> the kinds of his 13 cards."""
STRENGTH_AT = tuple(tuple(_killers[killer]["strength"]) for killer in KILLERS.words)
"""Killer -> strength at the levels 1 to 5."""
LEVEL_EFFECTS: tuple[Mapping[int, Effect], ...] = tuple(
    {int(level): effect for level, effect in _killers[killer]["levels"].items()} for killer in KILLERS.words
)
LOCKED_CARD = tuple(next(card for card, facts in cards.items() if facts.locked) for cards in KILLER_CARDS)

# -- plans and abilities


class PlanCard(msgspec.Struct, frozen=True):
    """One of the twelve plans: what must hold step by step, and what its use costs."""

    steps: tuple[str, ...]
    once: bool
    discard: tuple[Item, ...]


PLAN = tuple(
    PlanCard(tuple(facts["steps"]), facts["once"], tuple(ITEMS[item] for item in facts["discard"]))
    for facts in (content("plans")[word] for word in PLANS.words)
)
VICTIM_ABILITIES = tuple(i for i, word in enumerate(ABILITIES.words) if content("abilities")[word]["side"] == "victim")
KILLER_ABILITIES = tuple(i for i, word in enumerate(ABILITIES.words) if content("abilities")[word]["side"] == "killer")
ABILITY_COST = tuple(int(content("abilities")[word].get("cost", 0)) for word in ABILITIES.words)
ABILITY_LEVELS = tuple(tuple(content("abilities")[word].get("levels", ())) for word in ABILITIES.words)
DIFFICULTIES = {"off": (0, 0), "easy": (0, 0), "normal": (2, 1), "hard": (4, 2), "nightmare": (6, 3)}
"""TER-ABIL-1. Difficulty -> abilities that the killer is dealt, and that he keeps."""
