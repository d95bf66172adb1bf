"""Reading positions: the table, the turn, the cards (see `position` for the form).

The house and its stack are read by `house`, figures and the haunt by `figures`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from housebound.games.betrayal.components import GAINS, OMEN_BITS, card_numbers
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.play.monster_turn import NOBODY_ACTS
from housebound.games.betrayal.play.turn import FIRST_RESCUE_BIT, FIRST_TOKEN_BIT
from housebound.games.betrayal.position.figures import (
    figure_named,
    read_explorers,
    read_haunt,
    read_haunt_data,
    read_monsters,
)
from housebound.games.betrayal.position.house import read_house, read_stack, read_tokens
from housebound.games.betrayal.position.places import Cards, audience, spot_in_house, spot_named
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.state import (
    CASTING,
    FIRST_MONSTER,
    HALTED,
    MONSTERS,
    PHASES,
    PREPARING,
    SETTING_UP,
    House,
    changed,
    empty_house,
)
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import CARDS, CHARACTERS, FIRST_EVENT, ROOMS, SPEED, SYMBOLS, TOKENS
from housebound.kernel.given import Given, read_position
from housebound.kernel.script import Domain
from housebound.kernel.sets import set_of

DID = (
    *("has_attacked", "has_ridden", "has_tasked", "has_given", "dropping", "has_dropped", "taking", "has_taken"),
    *("has_moved", "halted", "no_attack", "retreat", "turn_over", "left_room", "taken_back"),
)
"""The bits of `did`, in words."""
DEEDS = Domain("deed", DID)
HALTED_BY = {"card": "BET-MOVE-5", "barrier": "BET-BARRIER-6", "webs": "BET-GEN-4"}
"""Why movement is over, in words; what a haunt has ended is named by the haunt's rule."""
NO_LIMIT = 99


def from_position(rules: Rules, position: Mapping[str, Any]) -> House:
    """A state from a position. Raises BadPosition with what is wrong."""
    return read_position(position, lambda given: _read(rules, given))


def _read(rules: Rules, given: Given) -> House:
    g = empty_house(rules, EXPLORATION)
    g.phase = given.one_of("phase", PHASES, "turn")
    cards = Cards()
    if g.phase != CASTING:
        read_house(g, given)
        read_stack(g, given)
    read_explorers(g, given, cards)
    read_haunt(g, given)
    read_monsters(g, given, cards)
    if g.phase != CASTING:
        read_tokens(g, given)
    _read_cards(g, given, cards)
    read_haunt_data(g, given)
    _read_turn(g, given)
    _read_order(g, given)
    g.winners = set_of(given.numbers("winners", 0, rules.seats - 1))
    g.why = given.take("why", "")
    return g


def _read_cards(g: House, given: Given, cards: Cards) -> None:
    """BET-SETUP-5. Decks, piles and what lies open; a card of which nothing is said is in its deck."""
    seen = given.table("seen_cards")
    for symbol, name in enumerate(SYMBOLS.words):
        top = cards.of_deck(symbol, given.words(f"{name}s", CARDS), f"{name}s")
        known = tuple((card, audience(seen.pop(CARDS.words[card], []))) for card in top)
        g.deck_top = changed(g.deck_top, symbol, known)
        under = cards.of_deck(symbol, given.words(f"{name}s_under", CARDS), f"{name}s_under")
        g.deck_bottom = changed(g.deck_bottom, symbol, tuple(under))
        g.discard[symbol] = set_of(cards.of_deck(symbol, given.words(f"{name}_discard", CARDS), f"{name}_discard"))
    if seen:
        raise given.bad("seen-cards-names-which-is-not-on-top", seen=next(iter(seen)))
    g.gone = cards.put_all(given.words("gone", CARDS), "gone")
    for key, spots in (("piles", g.piles), ("waiting", g.waiting)):
        for place, words in given.table(key).items():
            spot = spot_in_house(g, place, f"a pile of {key}")
            spots[spot] = cards.put_all([CARDS[word] for word in words], f"{key}.{place}")
    g.resolving = tuple(cards.of_deck(2, given.words("resolving", CARDS), "resolving"))
    g.deck = [cards.left_in_deck(symbol) for symbol in range(3)]
    g.worn = given.flag("worn")
    g.box_open = given.flag("box_open")
    g.fate_number = given.number("fate_number", -1, -1, NO_LIMIT)
    _read_gained(g, given)


def _read_gained(g: House, given: Given) -> None:
    """BET-ITEM-12. What cards in hand gave at once: all they can give, unless something else is said."""
    if "gained" in given:
        g.gained = {CARDS[word]: tuple(steps) for word, steps in given.table("gained").items()}
        return
    for seat in range(g.rules.seats):
        for card in card_numbers(g.held[seat]):
            if card < FIRST_EVENT and any(GAINS[card]):
                g.gained[card] = GAINS[card]


def _read_turn(g: House, given: Given) -> None:
    """Whose turn it is and what has been done in it; nothing, unless something is said."""
    seats = g.rules.seats
    default = g.haunt.monster_player(g) if g.phase == MONSTERS else 0
    g.active = given.number("active", max(default, 0), 0, seats - 1)
    g.first_seat = given.number("first_seat", g.active, 0, seats - 1)
    g.turns = given.number("turns", 0, 0, 10**6)
    _read_acting(g, given)
    g.spent = given.number("spent", 0, 0, NO_LIMIT)
    g.did = given.set_of("did", DEEDS)
    g.halted_by = _halted_by(g, given)
    g.used = given.set_of("used", CARDS)
    g.tries = set_of([_attempt(g, given, word) for word in given.take("tries", [])])
    g.stepped_from = spot_named(given.take("stepped_from", ""))
    out_of_deck = OMEN_BITS & ~g.deck[1] & ~set_of([*(card for card, _ in g.deck_top[1]), *g.deck_bottom[1]])
    g.omens_drawn = given.number("omens_drawn", out_of_deck.bit_count(), 0, NO_LIMIT)
    g.omens_now = given.number("omens_now", 0, 0, NO_LIMIT)
    g.omen_card = given.word("omen_card", CARDS)
    g.omen_room = given.word("omen_room", ROOMS)


def _halted_by(g: House, given: Given) -> str:
    """The rule by which movement is over, if it is."""
    why: str = given.take("halted_by", "card" if g.did & HALTED else "")
    if why in g.haunt.rulebook or not why:
        return why
    if why not in HALTED_BY:
        raise given.bad("halted-by-known-and-the-rules-of-the", why=repr(why), known=", ".join(HALTED_BY))
    return HALTED_BY[why]


def _read_acting(g: House, given: Given) -> None:
    """The acting figure: by default the active seat's, nobody yet in a monster turn."""
    named = "acting" in given
    word = given.take("acting", "")
    if word:
        g.acting = figure_named(g, word)
    elif g.phase == MONSTERS or (named and g.phase != CASTING):
        g.acting = NOBODY_ACTS
    else:
        g.acting = g.haunt.figure_of(g, g.active)
    _read_movement(g, given)


def _read_movement(g: House, given: Given) -> None:
    """How far the acting figure may go, and what was rolled for each kind; if nothing is told, its Speed was."""
    told = "moved_kinds" in given
    kinds = given.part("moved_kinds")
    g.moved_kinds = tuple(kinds.number(kind.id, -1, -1, 99) for kind in g.haunt.kinds)
    kinds.finish()
    monster = g.acting >= FIRST_MONSTER
    rolled = g.moved_kinds[g.kind[g.acting]] if monster else -1
    if monster and rolled < 0 and "allowance" not in given:
        rolled = g.haunt.trait_of(g, g.acting, SPEED)
    g.allowance = given.number("allowance", rolled, -1, NO_LIMIT)
    if monster and g.phase == MONSTERS and not told:
        g.moved_kinds = changed(g.moved_kinds, g.kind[g.acting], g.allowance)


def _attempt(g: House, given: Given, word: str) -> int:
    """A bit of `tries`: a barrier room, a token, or an explorer that somebody tried to free."""
    if word in ROOMS.words:
        return ROOMS[word]
    if word in TOKENS.words:
        return FIRST_TOKEN_BIT + TOKENS[word]
    if word in CHARACTERS.words and CHARACTERS[word] in g.character:
        return FIRST_RESCUE_BIT + g.character.index(CHARACTERS[word])
    raise given.bad("tries-has-a-room-a-token-or-an", word=repr(word))


def _read_order(g: House, given: Given) -> None:
    """BET-ORDER-1, BET-ORDER-3. Whose place in the round it is: the active seat's, or the monsters'."""
    begun = g.haunt.started and g.phase not in (PREPARING, SETTING_UP)
    g.round = given.number("round", int(begun), 0, 10**6)
    place = MONSTER_TURN if g.phase == MONSTERS else g.active
    order = g.haunt.turn_order(g) if g.haunt.started else ()
    g.order_at = given.number("order_at", order.index(place) if place in order else 0, 0, NO_LIMIT)
    g.side_rode = given.flag("side_rode")
    g.monster_spaces = given.number("monster_spaces", 0, 0, NO_LIMIT)
