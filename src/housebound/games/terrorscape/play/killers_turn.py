"""The killer's turn in its steps (The round; Killer's turn; Stealth)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from housebound.games.terrorscape.cards.killer_hand import choose_discards, hand_size, has_ability
from housebound.games.terrorscape.components import (
    ABILITY_COST,
    BASIC_ACTIONS,
    BOOST,
    DRAWN_PER_TURN,
    INSTANT,
    KILLER_ABILITIES,
    LONG_TERM,
)
from housebound.games.terrorscape.figures.killer_moves import GOES, come_out, move_killer, offer_steps, step
from housebound.games.terrorscape.figures.senses import search_here, sense_noise
from housebound.games.terrorscape.mansion import STEPS
from housebound.games.terrorscape.map.barricades import barricade_anywhere
from housebound.games.terrorscape.map.noise import noisy
from housebound.games.terrorscape.numbers import Ability, Seat
from housebound.games.terrorscape.play.harm import frighten_area
from housebound.games.terrorscape.play.killer_cards import (
    PLAYS,
    cards_of_type,
    carry_out,
    facts,
    offer_cards,
    play_card,
)
from housebound.games.terrorscape.play.killer_deck import draw_cards
from housebound.games.terrorscape.state import (
    BOOSTED,
    CALLED_KEEN_EAR,
    CALLED_SWIFT,
    DRAWING,
    ENCOUNTERED,
    FREE_SEARCH,
    INSTANT_CARDS,
    KILLER_END,
    KILLER_START_STEP,
    LONG_TERM_STEP,
    MAIN_STEP,
    REVEALING,
    ROUND_START,
    Mansion,
)
from housebound.games.terrorscape.words import (
    AMBUSH,
    AURA_OF_DREAD,
    CALL_ON,
    GO,
    HIDDEN_BOLTS,
    KEEN_EAR,
    KILLER_ABILITY,
    PASS,
    PLAY,
    SEARCH_HERE,
    SWIFT,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, less

PASSES: Final = PASS()
SEARCHES: Final = SEARCH_HERE()
CALLS: Final = CALL_ON.each()

# -- reveal


def reveal(g: Mansion) -> Script[None]:
    """TER-KTURN-1, TER-ROUND-4. A killer in stealth must come out now; with Ambush the first turn is skipped."""
    if g.round == 1 and has(g.killer_abilities, AMBUSH):
        g.phase = ROUND_START
        return NOTHING
    g.did = 0
    g.basic_left = BASIC_ACTIONS
    if g.stealth_card >= 0:
        return _come_out_and_search(g)
    g.phase = KILLER_START_STEP
    g.path = just(g.killer_at)
    return NOTHING


def _come_out_and_search(g: Mansion) -> Script[None]:
    """TER-STEALTH-5, TER-STEALTH-6. The card's effects on revealing, then one free Search."""
    card = g.stealth_card
    come_out(g)
    yield from carry_out(g, card, facts(g, card).on_reveal)
    g.did |= FREE_SEARCH
    g.phase = KILLER_START_STEP
    search_here(g)
    if not g.did & ENCOUNTERED:
        g.did = less(g.did, FREE_SEARCH)


# -- abilities at the start


def begin_turn(g: Mansion) -> Script[None]:
    """TER-ABIL-3. Swift and Keen Ear, each once per turn, before instant cards."""
    if not _callable(g):
        g.phase = INSTANT_CARDS
        return NOTHING
    return _call_on_one(g)


def _callable(g: Mansion) -> list[Ability]:
    ready = []
    if has_ability(g, SWIFT) and not g.did & CALLED_SWIFT and hand_size(g) >= ABILITY_COST[SWIFT]:
        ready.append(SWIFT)
    if has_ability(g, KEEN_EAR) and not g.did & CALLED_KEEN_EAR and noisy(g) and hand_size(g) >= ABILITY_COST[KEEN_EAR]:
        ready.append(KEEN_EAR)
    return ready


def _call_on_one(g: Mansion) -> Script[None]:
    option: Option = yield Decision(g.rules.killer_seat, "start_of_turn", offer_start, "TER-ABIL-3")
    if option is PASSES:
        g.phase = INSTANT_CARDS
        return
    ability = option.args[0]
    g.tell(EVERYONE, KILLER_ABILITY, ability)
    if ability == HIDDEN_BOLTS:
        yield from _hidden_bolts(g)
        return
    g.did |= CALLED_SWIFT if ability == SWIFT else CALLED_KEEN_EAR
    yield from choose_discards(g, ABILITY_COST[ability])
    if ability == SWIFT:
        yield from move_killer(g, 1, 1)
    else:
        yield from sense_noise(g)


def offer_start(g: Mansion, seat: Seat, ask: Ask) -> None:
    ready = _callable(g)
    ask.options += [CALLS[ability] for ability in ready]
    _offer_bolts(g, ask, ready)
    ask.options.append(PASSES)
    _bar_basic_actions(g, ask)


def _offer_bolts(g: Mansion, ask: Ask, ready: Sequence[Ability] = ()) -> None:
    """Hidden Bolts may be called on at any moment of his turn outside an encounter; `ready` are others that may be.

    TER-ABIL-3: what else he has kept works when its card says, or is turned over.
    """
    if has_ability(g, HIDDEN_BOLTS):
        ask.options.append(CALLS[HIDDEN_BOLTS])
    if ask.why:
        for ability in KILLER_ABILITIES:
            kept = has(g.killer_abilities, ability)
            if kept and ability not in ready and not (ability == HIDDEN_BOLTS and has_ability(g, ability)):
                ask.bar(CALLS[ability], "TER-ABIL-3")


def _bar_basic_actions(g: Mansion, ask: Ask) -> None:
    """TER-KTURN-3. They belong to the main step."""
    if ask.why:
        for place, _ in STEPS[g.killer_at]:
            ask.bar(GOES[place], "TER-KTURN-3")
        ask.bar(SEARCHES, "TER-KTURN-3")


def _hidden_bolts(g: Mansion) -> Script[None]:
    g.killer_spent |= just(HIDDEN_BOLTS)
    yield from barricade_anywhere(g, 2, may_stop=False)


# -- cards and basic actions


def instant_cards(g: Mansion) -> Script[None]:
    """TER-KTURN-2. Any number, one after another."""
    option: Option = yield Decision(g.rules.killer_seat, "instant", offer_instants, "TER-KTURN-2")
    if option is PASSES:
        g.phase = MAIN_STEP
        return
    yield from _play_or_call(g, option)


def offer_instants(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_cards(g, INSTANT, ask)
    _offer_bolts(g, ask)
    ask.options.append(PASSES)
    _bar_basic_actions(g, ask)


def _play_or_call(g: Mansion, option: Option) -> Script[None]:
    if option.verb is PLAY:
        return play_card(g, option.args[0])
    g.tell(EVERYONE, KILLER_ABILITY, HIDDEN_BOLTS)
    return _hidden_bolts(g)


def main_step(g: Mansion) -> Script[None]:
    """TER-KTURN-3, TER-KTURN-4. One boost card, or two basic actions: Move × 1 or Search."""
    if not g.basic_left or g.did & BOOSTED:
        g.phase = LONG_TERM_STEP
        return
    option: Option = yield Decision(g.rules.killer_seat, "main_step", offer_main_step, "TER-KTURN-3")
    if option is PASSES:
        g.phase = LONG_TERM_STEP
    elif option.verb is GO:
        g.basic_left -= 1
        step(g, option.args[0])
    elif option is SEARCHES:
        g.basic_left -= 1
        search_here(g)
    else:
        if option.verb is PLAY:
            g.did |= BOOSTED
        yield from _play_or_call(g, option)


def offer_main_step(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_steps(g, seat, ask)
    ask.options.append(SEARCHES)
    if g.basic_left == BASIC_ACTIONS:
        offer_cards(g, BOOST, ask)
    elif ask.why:
        for card, _ in cards_of_type(g.killer, g.level, BOOST):
            if g.hand[card]:
                ask.bar(PLAYS[card], "TER-KTURN-3")
    _offer_bolts(g, ask)
    ask.options.append(PASSES)


def long_term(g: Mansion) -> Script[None]:
    """TER-KTURN-5. One long-term planning card, since there was no encounter."""
    option: Option = yield Decision(g.rules.killer_seat, "long_term", offer_long_term, "TER-KTURN-5")
    if option is not PASSES:
        yield from _play_or_call(g, option)
    if option is PASSES or option.verb is PLAY:
        g.phase = KILLER_END


def offer_long_term(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_cards(g, LONG_TERM, ask)
    _offer_bolts(g, ask)
    ask.options.append(PASSES)
    _bar_basic_actions(g, ask)


# -- the end of the turn


def end_of_turn(g: Mansion) -> Script[None]:
    """TER-ABIL-3. Aura of Dread: fear to everybody in his location, unless he is in stealth."""
    if has_ability(g, AURA_OF_DREAD) and g.stealth_card < 0:
        yield from frighten_area(g, just(g.killer_at))
    g.phase = DRAWING


def draw_three(g: Mansion) -> Script[None]:
    """TER-KTURN-6, TER-KTURN-8. Three cards; then bonuses end and the next round begins."""
    yield from draw_cards(g, DRAWN_PER_TURN)
    g.bonus = 0
    g.found = 0
    g.phase = ROUND_START


KILLERS_STEPS: Final = {
    REVEALING: reveal,
    KILLER_START_STEP: begin_turn,
    INSTANT_CARDS: instant_cards,
    MAIN_STEP: main_step,
    LONG_TERM_STEP: long_term,
    KILLER_END: end_of_turn,
    DRAWING: draw_three,
}
