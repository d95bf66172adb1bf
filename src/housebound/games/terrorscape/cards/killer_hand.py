"""The killer's hand: its size, its limit, paying with it, and his strength (Killer cards, hand and level)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.components import HAND_LIMIT, HIGHEST_STRENGTH, STRENGTH_AT
from housebound.games.terrorscape.numbers import Ability, Card, Seat
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import CARD_LOST, DEADLY_BLOW, DISCARD, GHOST
from housebound.kernel.script import Ask, Decision, Option, Script
from housebound.kernel.sets import has, less

DISCARDING: Final = DISCARD.each()


def has_ability(g: Mansion, ability: Ability) -> bool:
    """TER-ABIL-3. Whether the killer has kept this ability and can still use it."""
    return g.killer_abilities != 0 and has(less(g.killer_abilities, g.killer_spent), ability)


def hand_size(g: Mansion) -> int:
    return sum(g.hand)


def discard(g: Mansion, card: Card) -> None:
    """TER-INFO-4. From hand to pile, unseen by the team."""
    g.hand[card] -= 1
    g.pile[card] += 1
    g.tell(g.rules.hunter, CARD_LOST, card)


def choose_discards(g: Mansion, count: int) -> Script[None]:
    """TER-KCARD-2. Other cards of the hand as a cost, of his choice."""
    for _ in range(count):
        option: Option = yield Decision(
            g.rules.killer_seat, "discard", offer_discards, "TER-KCARD-2", to=g.rules.hunter
        )
        discard(g, option.args[0])


def offer_discards(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [DISCARDING[card] for card, copies in enumerate(g.hand) if copies]


def keep_hand_limit(g: Mansion) -> Script[None]:
    """TER-KCARD-8. More than five cards after the locked card joined: one of his choice goes."""
    while hand_size(g) > HAND_LIMIT:
        option: Option = yield Decision(
            g.rules.killer_seat, "discard", offer_discards, "TER-KCARD-8", to=g.rules.hunter
        )
        discard(g, option.args[0])


def strength(g: Mansion) -> int:
    """TER-KCARD-9, TER-KTURN-8, TER-ATTACK-10. The value for killer and level with all bonuses in force, at most 10."""
    base = g.rules.ghost_strength if g.killer == GHOST else STRENGTH_AT[g.killer][g.level - 1]
    blow = has(g.killer_abilities, DEADLY_BLOW)
    return min(HIGHEST_STRENGTH, base + blow + g.bonus + g.attack_bonus)
