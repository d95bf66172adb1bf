"""Nothing is lost, doubled or in two places: what holds at every decision (TER-COMP, TER-ITEM-9)."""

from __future__ import annotations

from housebound.games.terrorscape.cards.items import slots
from housebound.games.terrorscape.components import COPIES, HAND_LIMIT, HIGHEST_LEVEL, KILLER_CARDS, LOCKED_CARD
from housebound.games.terrorscape.mansion import BARRICADE_LIMIT, EVERYWHERE
from housebound.games.terrorscape.play.harm import MOST_FEAR
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.state import DEALING, OVER, Mansion
from housebound.games.terrorscape.words import CARDS, ESCAPED, EVERY_VICTIM, ITEMS, KEY
from housebound.kernel.sets import less, size_of


def check(g: Mansion) -> None:
    """Raise AssertionError if the state is not one that the rules can lead to."""
    assert 0 <= g.phase <= OVER
    if g.phase <= DEALING:
        return
    _check_items(g)
    _check_killer_cards(g)
    _check_victims(g)
    _check_tokens(g)


def _check_items(g: Mansion) -> None:
    """TER-ITEM-9. 45 item cards, each in one place."""
    for item in range(len(ITEMS)):
        held = sum(cards.count(item) for cards in g.held)
        keys = g.roof_keys + sum(g.own_keys) + g.bottom_card if item == KEY else 0
        total = g.equipment[item] + g.search[item] + g.discard[item] + g.gone[item] + g.looked.count(item) + held + keys
        assert total == COPIES[item], f"{total} of {ITEMS.words[item]}, there are {COPIES[item]}"
        assert g.equipment[item] >= 0 <= g.search[item]
        assert g.discard[item] >= 0 <= g.gone[item]
    assert g.looker >= 0 or not g.looked, "cards are looked at by somebody"


def _check_killer_cards(g: Mansion) -> None:
    """TER-SETUP-11. 13 cards of one killer, each in one place."""
    for card in range(len(CARDS)):
        facts = KILLER_CARDS[g.killer].get(card)
        copies = facts.copies if facts is not None else 0
        aside = g.locked and card == LOCKED_CARD[g.killer]
        total = g.hand[card] + g.deck[card] + g.pile[card] + aside + (g.paying == card)
        assert total == copies, f"{total} of {CARDS.words[card]}, there are {copies}"
    assert sum(g.hand) <= HAND_LIMIT + 1
    assert all(g.shown.count(card) <= g.pile[card] for card in g.shown), "what was shown lies in the pile"
    assert 1 <= g.level <= HIGHEST_LEVEL


def _check_victims(g: Mansion) -> None:
    for victim in EVERY_VICTIM:
        away = victim not in g.trio or g.condition[victim] == ESCAPED
        assert (g.at[victim] < 0) == away
        assert 0 <= g.fear[victim] <= MOST_FEAR
        assert KEY not in g.held[victim], "Keys are never in an inventory"
        assert list(g.held[victim]) == sorted(g.held[victim])
        one_more = victim in (g.looker, g.acting, g.equipped)
        assert len(g.held[victim]) <= slots(g, victim) + one_more
        if not away:
            assert 0 < g.could[victim] <= EVERYWHERE, "she is somewhere, as far as the killer knows"


def _check_tokens(g: Mansion) -> None:
    assert size_of(g.barricades) <= BARRICADE_LIMIT
    assert 0 <= g.gears <= GEARS_NEEDED
    assert (g.gears == GEARS_NEEDED) == (g.rescue >= 0)
    assert less(g.heard, g.noise) == 0, "what was announced was placed"
    if g.stealth_card < 0:
        assert g.killer_at == g.last_known
