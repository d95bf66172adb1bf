"""Playing killer cards: paying for one and carrying out its effects (Killer cards, hand and level; Stealth)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from housebound.games.terrorscape.cards.killer_hand import choose_discards, discard, hand_size, strength
from housebound.games.terrorscape.components import (
    KILLER_CARDS,
    LEVEL_EFFECTS,
    REST,
    TYPES,
    Effect,
    KillerCard,
)
from housebound.games.terrorscape.figures.killer_moves import move_killer, slip_away
from housebound.games.terrorscape.figures.senses import (
    locate_afraid,
    name_everybody_here,
    search_here,
    sense_pair,
    sense_zone,
)
from housebound.games.terrorscape.mansion import WITHIN
from housebound.games.terrorscape.map.barricades import barricade_all_here, barricade_here
from housebound.games.terrorscape.map.whereabouts import answered
from housebound.games.terrorscape.numbers import Card, CardType, Killer
from housebound.games.terrorscape.play.harm import (
    frighten_all,
    frighten_area,
    frighten_chosen,
    kill,
    offer_to_pay,
    wound_several,
)
from housebound.games.terrorscape.state import (
    BROKE_THROUGH,
    ENCOUNTERED,
    Mansion,
    all_but_killer,
    in_house,
    living,
    outsiders,
    those_at,
)
from housebound.games.terrorscape.words import CARD_PLAYED, CARDS, PAY, PLAY, STRENGTH
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, set_of

RUSH_BY: Final = CARDS["rush_by"]
DEATH_BLOSSOM: Final = CARDS["death_blossom"]
PAYS: Final = PAY()
PLAYS: Final = PLAY.each()


def facts(g: Mansion, card: Card) -> KillerCard:
    return KILLER_CARDS[g.killer][card]


@cache
def cards_of_type(killer: Killer, level: int, kind: CardType) -> tuple[tuple[Card, int], ...]:
    """TER-KCARD-1, TER-KILLER-1. The cards that can be played as this type at a level, each with its cost.

    The Butcher's Chainsaw is from level 4 on an instant card too.
    """
    more = LEVEL_EFFECTS[killer].items()
    added = {
        CARDS[effect["card"]]
        for needed, effect in more
        if level >= needed and effect["op"] == "add_type" and TYPES[effect["type"]] == kind
    }
    return tuple(
        (card, facts.cost) for card, facts in KILLER_CARDS[killer].items() if kind in facts.types or card in added
    )


def _level_brings(g: Mansion, op: str) -> Effect | None:
    """What a level that the killer has reached brings, if it is this."""
    for level, effect in LEVEL_EFFECTS[g.killer].items():
        if effect["op"] == op and g.level >= level:
            return effect
    return None


def playable(g: Mansion, kind: CardType) -> list[Card]:
    """TER-KCARD-2. The cards of the hand that can be played as this type now, with enough others to pay for them."""
    hand = g.hand
    others = sum(hand) - 1
    return [card for card, cost in cards_of_type(g.killer, g.level, kind) if hand[card] and cost <= others]


def offer_cards(g: Mansion, kind: CardType, ask: Ask) -> None:
    """TER-KCARD-1, TER-KCARD-2. The cards that can be played as this type now."""
    cards = playable(g, kind)
    for card in cards:
        ask.options.append(PLAYS[card])
    if ask.why:
        of_type = dict(cards_of_type(g.killer, g.level, kind))
        for card, copies in enumerate(g.hand):
            if copies and card not in cards:
                ask.bar(PLAYS[card], "TER-KCARD-2" if card in of_type else "TER-KCARD-1")


def show_and_pay(g: Mansion, card: Card) -> Script[None]:
    """TER-KCARD-2, TER-INFO-4. He shows the card, discards its cost unseen, then discards the card itself."""
    g.reveal(all_but_killer(g))
    g.hand[card] -= 1
    g.paying = card
    g.tell(EVERYONE, CARD_PLAYED, card)
    cost = facts(g, card).cost
    if cost == REST:
        for other, copies in enumerate(g.hand):
            for _ in range(copies):
                discard(g, other)
    elif cost:
        yield from choose_discards(g, cost)
    g.paying = -1
    g.pile[card] += 1
    g.shown = tuple(sorted((*g.shown, card)))


def play_card(g: Mansion, card: Card) -> Script[None]:
    """TER-KCARD-1, TER-KCARD-2. Shown, paid, and carried out from left to right."""
    yield from show_and_pay(g, card)
    effects = facts(g, card).effects
    again = True
    while again:
        again = False
        yield from carry_out(g, card, effects)
        if g.did & ENCOUNTERED:
            return  # TER-KTURN-7: an encounter ends the rest of the card
        again = _repeats(g, effects)
    extra = _level_brings(g, "add_effect")
    if card == RUSH_BY and extra is not None:
        yield from carry_out(g, card, extra["effects"])


def _repeats(g: Mansion, effects: Iterable[Effect]) -> bool:
    """Violent Rage: once more if the move removed a barricade and nobody was found."""
    return bool(g.did & BROKE_THROUGH) and any(effect["op"] == "repeat_if" for effect in effects)


def carry_out(g: Mansion, card: Card, effects: Iterable[Effect]) -> Script[None]:
    """TER-KCARD-3. Effect after effect; what is impossible is skipped, and an encounter ends them."""
    for effect in effects:
        yield from _EFFECTS[effect["op"]](g, card, effect)
        if g.did & ENCOUNTERED:
            return


def _move(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    return move_killer(g, effect["min"], effect["max"])


def _search(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    search_here(g)
    return NOTHING


def _sense(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    return sense_zone(g) if effect["scope"] == "zone" else sense_pair(g)


def _fear(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    """TER-KEYWORD-7, TER-KEYWORD-8. Measured from where he is now; on the path from where he has been."""
    match effect["scope"]:
        case "radius":
            return frighten_area(g, WITHIN[effect["n"]][g.killer_at])
        case "path":
            return frighten_area(g, g.path)
        case "all":
            return frighten_all(g)
        case _:
            return frighten_chosen(g, "TER-FEAR-1")


def _barricade(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    if effect["count"] == "all":
        return barricade_all_here(g)
    return barricade_here(g, effect["count"])


def _strength(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    """TER-KTURN-8, TER-ATTACK-10. Until the end of the turn, or for this attack."""
    if effect["until"] == "this_attack":
        g.attack_bonus += effect["amount"]
    else:
        g.bonus += effect["amount"]
    g.tell(EVERYONE, STRENGTH, strength(g))
    return NOTHING


def _wound(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    """TER-KILLER-5, TER-KILLER-6. Wounds by a card are no encounter; before the Chainsaw everybody here is named."""
    if effect["scope"] == "afraid":
        victims = set_of(victim for victim in living(g) if g.fear[victim])
    else:
        name_everybody_here(g)
        victims = g.found
        g.found = 0
    return wound_several(g, victims, in_encounter=False)


def _wound_around(g: Mansion, effect: Effect) -> Script[None]:
    """TER-KILLER-3. Death Blossom in its milder form."""
    area = WITHIN[effect["n"]][g.killer_at]
    g.reveal(outsiders(g))
    victims = those_at(g, area)
    answered(g, area, victims)
    return wound_several(g, victims, in_encounter=False)


def _kill(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    """TER-KILLER-3. Death Blossom: everybody within its radius is killed outright."""
    if g.rules.death_blossom == "wound":
        yield from _wound_around(g, effect)
        return
    area = WITHIN[effect["n"]][g.killer_at]
    g.reveal(outsiders(g))
    victims = those_at(g, area)
    answered(g, area, victims)
    for victim in g.trio:
        if has(victims, victim) and in_house(g, victim):
            yield from kill(g, victim, "TER-KILLER-3")


def _locate(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    locate_afraid(g)
    return NOTHING


def _stealth(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    return slip_away(g, card, effect["max"])


def _pay_then(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    """TER-KILLER-2. After Rush By the Ghost Maid may pay cards to Search."""
    if hand_size(g) < effect["cards"]:
        return
    option: Option = yield Decision(g.rules.killer_seat, "pay_to_search", offer_to_pay, "TER-KILLER-2")
    if option is PAYS:
        yield from choose_discards(g, effect["cards"])
        yield from carry_out(g, card, effect["then"])


def _repeat(g: Mansion, card: Card, effect: Effect) -> Script[None]:
    return NOTHING  # looked at when the card is through, see play_card


_EFFECTS: Final[dict[str, Callable[[Mansion, Card, Effect], Script[None]]]] = {
    "move": _move,
    "search": _search,
    "sense": _sense,
    "fear": _fear,
    "barricade": _barricade,
    "strength": _strength,
    "wound": _wound,
    "kill": _kill,
    "locate": _locate,
    "stealth": _stealth,
    "pay_then": _pay_then,
    "repeat_if": _repeat,
}
