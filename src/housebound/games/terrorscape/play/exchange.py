"""Exchange of item cards, and taking from a body (TER-EXCHANGE; TER-CROSS-6)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import add, remove, slots
from housebound.games.terrorscape.figures.team import behind_screen
from housebound.games.terrorscape.numbers import Item, Seat, Victim
from housebound.games.terrorscape.state import Mansion, in_house, living
from housebound.games.terrorscape.words import ACCEPT, DECLINE, DECLINED, GAVE, GIVE, KEY, KILLED, SWAP, TAKE
from housebound.kernel.script import Ask, Option, Script

ACCEPTS: Final = ACCEPT()
DECLINES: Final = DECLINE()
EXCHANGES: Final = frozenset({GIVE, SWAP, TAKE})


def offer_exchanges(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-EXCHANGE-1, TER-EXCHANGE-3. Gifts and swaps with whoever is in the same location.

    TER-EXTRA-5: a card that has just changed hands stays where it is until somebody has acted.
    """
    place = g.at[victim]
    if g.at.count(place) == 1 and not ask.why:
        return
    for other in g.trio:
        if other == victim:
            continue
        if g.at[other] != place:
            _bar_giving(g, victim, other, ask)
        elif g.condition[other] == KILLED:
            _offer_taking(g, victim, other, ask)
        elif in_house(g, other):
            if ask.why:
                ask.bar(GIVE(victim, KEY, other), "TER-EXCHANGE-4")
            _offer_giving(g, victim, other, ask)


def _bar_giving(g: Mansion, victim: Victim, other: Victim, ask: Ask) -> None:
    if ask.why:
        for item in dict.fromkeys(g.held[victim]):
            ask.bar(GIVE(victim, item, other), "TER-EXCHANGE-1")


def _may_pass(g: Mansion, item: Item) -> bool:
    """Whether a copy of the card has not changed hands since somebody last acted."""
    if item not in g.passed:
        return True
    return g.passed.count(item) < sum(g.held[victim].count(item) for victim in living(g))


def _offer_giving(g: Mansion, victim: Victim, other: Victim, ask: Ask) -> None:
    has_room = len(g.held[other]) < slots(g, other)
    theirs = dict.fromkeys(g.held[other])
    for item in dict.fromkeys(g.held[victim]):
        if not _may_pass(g, item):
            ask.bar(GIVE(victim, item, other), "TER-EXTRA-5")
            continue
        ask.offer(GIVE(victim, item, other), unless="" if has_room else "TER-EXCHANGE-3")
        ask.options += [SWAP(victim, item, other, back) for back in theirs if back != item and _may_pass(g, back)]


def _offer_taking(g: Mansion, victim: Victim, body: Victim, ask: Ask) -> None:
    """TER-CROSS-6. From a body, its Keys too."""
    if g.own_keys[body]:
        ask.options.append(TAKE(victim, KEY, body))
    has_room = len(g.held[victim]) < slots(g, victim)
    for item in dict.fromkeys(g.held[body]):
        ask.offer(TAKE(victim, item, body), unless="" if has_room else "TER-EXCHANGE-3")


def exchange(g: Mansion, option: Option) -> Script[None]:
    """TER-EXCHANGE-2, TER-CROSS-10. The other player must agree; it costs nothing and makes no noise."""
    if option.verb is TAKE:
        _take_from_body(g, *option.args)
        return
    victim, item, other = option.args[:3]
    g.passed = (*g.passed, item, *option.args[3:])
    if g.controller[victim] != g.controller[other]:
        g.exchanging = option.args
        answer: Option = yield behind_screen(
            g, g.controller[other], "exchange", offer_consent, "TER-EXCHANGE-2", victim
        )
        g.exchanging = ()
        if answer is DECLINES:
            g.tell(g.rules.team, DECLINED, other)
            return
    _hand_over(g, *option.args)


def _hand_over(g: Mansion, victim: Victim, item: Item, other: Victim, back: Item = -1) -> None:
    remove(g, victim, item)
    if back >= 0:
        remove(g, other, back)
        add(g, victim, back)
        g.tell(g.rules.team, GAVE, other, back, victim)
    add(g, other, item)
    g.tell(g.rules.team, GAVE, victim, item, other)


def offer_consent(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += (ACCEPTS, DECLINES)


def _take_from_body(g: Mansion, victim: Victim, item: Item, body: Victim) -> None:
    if item == KEY:
        g.own_keys[body] -= 1
        g.own_keys[victim] += 1
    else:
        remove(g, body, item)
        add(g, victim, item)
    g.tell(g.rules.team, GAVE, body, item, victim)
