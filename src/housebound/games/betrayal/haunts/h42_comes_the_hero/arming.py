"""Haunt 42: where the traitor gets its weapon from."""

from __future__ import annotations

from housebound.games.betrayal.components import WEAPONS, card_numbers
from housebound.games.betrayal.haunts.parts.fetched_cards import take_from_stack
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CARDS, ITEM, OMEN, PICK_DECK, STAY
from housebound.kernel.script import Ask, Decision, Option, Script
from housebound.kernel.sets import has

NO_WEAPON = -1


def find_weapon(g: House) -> Script[None]:
    """H42-SETUP-3. The traitor searches a stack, and if that holds no weapon, the other one, if it likes."""
    stacks = [ITEM, OMEN]
    while stacks:

        def offers(_: House, __: int, ask: Ask, stacks: list[int] = stacks) -> None:
            ask.options += [PICK_DECK(symbol) for symbol in stacks]
            if len(stacks) == 1:
                ask.options.append(STAY)

        option: Option = yield Decision(g.traitor, "weapon_stack", offers, "H42-SETUP-3", g.word[g.traitor])
        if option is STAY:
            return
        card = first_weapon(g, option.args[0])
        if card != NO_WEAPON:
            take_from_stack(g, g.traitor, card)
            return
        stacks = [symbol for symbol in stacks if symbol != option.args[0]]


def first_weapon(g: House, symbol: int) -> int:
    """H42-SETUP-3. The weapon that comes first from the top of a stack."""
    for card, _ in g.deck_top[symbol]:
        if has(WEAPONS, card):
            return card
    somewhere = card_numbers(g.deck[symbol] & WEAPONS)
    if somewhere:
        return somewhere[0] if len(somewhere) == 1 else g.chance.pick(somewhere, CARDS)
    return next((card for card in g.deck_bottom[symbol] if has(WEAPONS, card)), NO_WEAPON)
