"""Reading the killer of a position: who and where he is, his cards, and what he has done in his turn."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.components import (
    BASIC_ACTIONS,
    DIFFICULTIES,
    HAND_LIMIT,
    HIGHEST_LEVEL,
    HIGHEST_STRENGTH,
    KILLER_ABILITIES,
    KILLER_CARDS,
    LOCKED_CARD,
)
from housebound.games.terrorscape.figures.killer_moves import MOST_UNSEEN
from housebound.games.terrorscape.mansion import KILLER_START, WITHIN
from housebound.games.terrorscape.state import (
    ATTACKING,
    CASTING,
    CHOOSING,
    DEALING,
    ENCOUNTERED,
    ENCOUNTERING,
    FLIGHT,
    INSTANT_CARDS,
    KILLER_START_STEP,
    MAIN_STEP,
    Mansion,
)
from housebound.games.terrorscape.words import ABILITIES, BUTCHER, CARDS, KILLERS, LOCATIONS, PASSAGES
from housebound.kernel.given import Given
from housebound.kernel.script import Domain
from housebound.kernel.sets import has, size_of

DID: Final = ("encountered", "free_search", "called_swift", "called_keen_ear", "boosted", "broke_through")
"""The bits of `did`, in words."""
DEEDS: Final = Domain("deed", DID)


def read_killer(g: Mansion, given: Given) -> None:
    """The killer; without a word about him he is the table's, or the Butcher, and at his start."""
    facts = given.part("killer", "killer")
    _read_who(g, facts)
    g.level = facts.number("level", 1, 1, HIGHEST_LEVEL)
    g.bonus = facts.number("bonus", 0, 0, HIGHEST_STRENGTH)
    g.attack_bonus = facts.number("attack_bonus", 0, 0, HIGHEST_STRENGTH)
    _read_place(g, facts)
    _read_cards(g, facts)
    _read_abilities(g, facts)
    _read_turn(g, facts)
    facts.finish()


def _read_who(g: Mansion, facts: Given) -> None:
    """TER-TEAM-7. As the table has settled; before casting is over he is nobody yet."""
    settled = g.rules.killer
    default = -1 if g.phase == CASTING else settled if settled >= 0 else BUTCHER
    g.killer = facts.word("killer", KILLERS, default)
    if (g.killer < 0) != (g.phase == CASTING):
        raise facts.bad("is-chosen-in-the-phase-casting-and-known")
    if g.killer >= 0 and settled >= 0 and g.killer != settled:
        raise facts.bad("but-this-table-plays-with", word=KILLERS.words[g.killer], other=KILLERS.words[settled])


def _read_place(g: Mansion, facts: Given) -> None:
    """TER-STEALTH-1. In stealth he is at most two steps from where he was last seen; else everybody sees him."""
    g.stealth_card = facts.word("stealth", CARDS)
    default = LOCATIONS[facts.left["last_known"]] if facts.left.get("last_known") else KILLER_START
    g.killer_at = facts.word("at", LOCATIONS, default)
    g.last_known = facts.word("last_known", LOCATIONS, g.killer_at)
    if g.killer_at < 0 or g.last_known < 0:
        raise facts.bad("is-always-somewhere-at-and-last-known-cannot")
    at, seen = LOCATIONS.words[g.killer_at], LOCATIONS.words[g.last_known]
    if g.stealth_card < 0:
        if g.killer_at != g.last_known:
            raise facts.bad("is-at-and-was-last-seen-at-but", place=at, seen=seen)
        return
    card = KILLER_CARDS[g.killer].get(g.stealth_card)
    if card is None or not any(effect["op"] == "stealth" for effect in card.effects):
        raise facts.bad("stealth-a-card-of-stealth-of-his-own", word=CARDS.words[g.stealth_card])
    if not has(WITHIN[MOST_UNSEEN][g.last_known], g.killer_at):
        raise facts.bad("is-at-more-than-steps-from-where-he", place=at, most_unseen=MOST_UNSEEN, seen=seen)


# -- cards


def _read_cards(g: Mansion, facts: Given) -> None:
    """TER-SETUP-11. Each of his 13 cards is in one place; those of which nothing is said are in his deck.

    If the deck is given, they lie in his discard pile instead. A card by which he is in stealth was shown.
    """
    named = [key for key in ("hand", "deck", "pile", "shown", "paying") if facts.left.get(key)]
    if g.phase <= DEALING:
        if named:
            raise facts.bad("has-no-before-the-cards-are-dealt", named=named[0])
        for key in ("hand", "deck", "pile", "shown", "paying"):
            facts.take(key, None)
        g.locked = facts.flag("locked", True)
        return
    deck_given, pile_given = "deck" in facts, "pile" in facts
    g.hand, g.deck = facts.copies("hand", CARDS), facts.copies("deck", CARDS)
    g.paying = facts.word("paying", CARDS)
    _read_pile(g, facts)
    locked = LOCKED_CARD[g.killer]
    aside = g.level < KILLER_CARDS[g.killer][locked].locked
    g.locked = facts.flag("locked", aside and not (g.hand[locked] or g.deck[locked] or g.pile[locked]))
    for card, word in enumerate(CARDS.words):
        kind = KILLER_CARDS[g.killer].get(card)
        copies = kind.copies if kind is not None else 0
        there = g.hand[card] + g.deck[card] + g.pile[card] + (g.paying == card) + (g.locked and card == locked)
        if there > copies:
            raise facts.bad(
                "has-of-there-are-in-the-cards-of", there=there, word=word, copies=copies, other=KILLERS.words[g.killer]
            )
        if not deck_given:
            g.deck[card] += copies - there
        elif not pile_given:
            g.pile[card] += copies - there
        elif there < copies:
            raise facts.bad("deck-and-pile-leave-some-out", there=there, word=word, copies=copies)
    if sum(g.hand) > HAND_LIMIT + 1:  # one more while he chooses what goes for the locked card (TER-KCARD-8)
        raise facts.bad("has-cards-in-hand-at-most-are-allowed", hand=sum(g.hand), hand_limit=HAND_LIMIT)


def _read_pile(g: Mansion, facts: Given) -> None:
    """What the team saw him play lies in the pile, unless that was turned into a new deck since."""
    stealth = [g.stealth_card] if g.stealth_card >= 0 else []
    pile_given = "pile" in facts
    g.pile = facts.copies("pile", CARDS)
    default = [card for card in stealth if g.pile[card] or not pile_given]
    g.shown = tuple(sorted(facts.words("shown", CARDS) if "shown" in facts else default))
    for card in dict.fromkeys(g.shown):
        if not pile_given:
            g.pile[card] = g.shown.count(card)
        elif g.shown.count(card) > g.pile[card]:
            raise facts.bad("has-shown-which-must-then-lie-in-his", word=CARDS.words[card])


# -- abilities, and his turn


def _read_abilities(g: Mansion, facts: Given) -> None:
    """TER-ABIL-1, TER-ABIL-2."""
    g.killer_abilities = facts.set_of("abilities", ABILITIES)
    g.killer_spent = facts.set_of("abilities_spent", ABILITIES)
    g.killer_dealt = tuple(facts.words("abilities_dealt", ABILITIES))
    for ability, word in enumerate(ABILITIES.words):
        keeps = has(g.killer_abilities, ability)
        if (keeps or ability in g.killer_dealt) and ability not in KILLER_ABILITIES:
            raise facts.bad("cannot-have-it-is-an-ability-of-victims", word=word)
        if has(g.killer_spent, ability) and not keeps:
            raise facts.bad("has-spent-which-is-none-of-his-abilities", word=word)
    dealt, kept = DIFFICULTIES[g.rules.abilities]
    if size_of(g.killer_abilities) > kept or len(g.killer_dealt) > dealt:
        raise facts.bad(
            "has-too-many-abilities-with-abilities-he-keeps", abilities=g.rules.abilities, kept=kept, dealt=dealt
        )

    missing = kept - size_of(g.killer_abilities) - len(g.killer_dealt)
    if g.phase == CHOOSING and missing > 0:
        raise facts.bad("has-too-few-abilities-to-choose-in-the")


def _read_turn(g: Mansion, facts: Given) -> None:
    """What he has done in his turn; nothing, unless something is said."""
    begun = g.phase in (KILLER_START_STEP, INSTANT_CARDS, MAIN_STEP)
    g.basic_left = facts.number("basic_left", BASIC_ACTIONS if begun else 0, 0, BASIC_ACTIONS)
    met = g.phase in (ENCOUNTERING, ATTACKING, FLIGHT)
    g.did = facts.set_of("did", DEEDS, ENCOUNTERED if met else 0)
    g.path = facts.set_of("path", LOCATIONS)
    g.laid = facts.set_of("laid", PASSAGES)
