"""The sensible killer's turn: which card he plays, and what he does in his main step (Killer's turn)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from housebound.games.terrorscape.bot.barricades import worth_of_closing
from housebound.games.terrorscape.bot.hunt import CHAINSAW, PURSUE, RUSH_STEPS, WAIL, Hunt
from housebound.games.terrorscape.bot.senses import best_pair_news, wants_news
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.mansion import ADJACENT, PASSAGES_OF, WITHIN
from housebound.games.terrorscape.numbers import Card, Location
from housebound.games.terrorscape.play.harm import MOST_FEAR, OVERFLOW_COST, OVERFLOW_LEVEL
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.state import BOOSTED, MAIN_STEP
from housebound.games.terrorscape.words import (
    CALL_ON,
    CARDS,
    GHOST,
    GO,
    HIDDEN_BOLTS,
    KEEN_EAR,
    PASS,
    PLAY,
    SEARCH_HERE,
    STOP,
    SWIFT,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has, members_of, size_of

SCENT: Final = CARDS["scent"]
FRENZY: Final = CARDS["frenzy"]
DEDUCTION: Final = CARDS["deduction"]
TRAIL: Final = CARDS["trail_of_dread"]
LETTER: Final = CARDS["warning_letter"]
BOARD_UP: Final = CARDS["board_up"]
NOWHERE_TO_RUN: Final = CARDS["nowhere_to_run"]
STEALTH: Final = tuple(CARDS[word] for word in ("death_blossom", "vanish", "lurking_threat", "stalk"))
"""Cards of stealth, the best first."""
PASSES: Final = PASS()
SEARCHES: Final = SEARCH_HERE()
STOPS: Final = STOP()
PLAYS: Final = PLAY.each()
CALLS: Final = CALL_ON.each()
GOES: Final = GO.each()


# -- the start of the turn, and instant cards


def start_of_turn(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Keen Ear when there is noise in doubt, Swift when one step more brings somebody into reach."""
    hunt = Hunt(sight)
    options = decision.options
    if CALLS[KEEN_EAR] in options and hunt.cards >= 3 and wants_news(hunt):
        return CALLS[KEEN_EAR]
    if CALLS[SWIFT] in options and hunt.cards >= 3:
        farther, nearer = hunt.turn_from(hunt.here, 1, 2), hunt.turn_from(hunt.here, 0, 2)
        if farther - nearer > 3 * W.card:
            return CALLS[SWIFT]
    return _bolts_or_pass(hunt, decision)


def _bolts_or_pass(hunt: Hunt, decision: Decision) -> Option:
    """Hidden Bolts when the end is near: for the Keys, or for the level."""
    late = hunt.sight.roof_keys >= 4 or hunt.sight.level >= 4
    return CALLS[HIDDEN_BOLTS] if late and CALLS[HIDDEN_BOLTS] in decision.options else PASSES


def instant(sight: Sight, decision: Decision, rng: Random) -> Option:
    """First what brings news, then what brings fear, then steps, and strength when he is sure to use it."""
    hunt = Hunt(sight)
    options = decision.options
    for card, wanted in _INSTANTS:
        if PLAYS[card] in options and (card in _FRIGHTENING or _can_spare_one(hunt)) and wanted(hunt):
            return PLAYS[card]
    return _bolts_or_pass(hunt, decision)


def _can_spare_one(hunt: Hunt) -> bool:
    """The Ghost Maid keeps what a panic costs, and a card to bring it about, once somebody is afraid."""
    sight = hunt.sight
    if sight.killer != GHOST or sight.level < OVERFLOW_LEVEL:
        return True
    return hunt.cards > OVERFLOW_COST + 1 or not any(sight.fear(victim) for victim in hunt.living)


def _wants_trail(hunt: Hunt) -> bool:
    return any(hunt.sight.fear(victim) and hunt.unsure(victim) for victim in hunt.living)


def _wants_deduction(hunt: Hunt) -> bool:
    return hunt.cards >= 3 and best_pair_news(hunt) > W.wants_deduction


def _wants_wail(hunt: Hunt) -> bool:
    """Where it reaches most: perhaps some steps of Pursue from here."""
    now = hunt.fright_around(hunt.here)
    later = max(hunt.best_wail(hunt.here, steps) - W.card * steps for steps in range(hunt.hand[PURSUE] + 1))
    return now >= W.wants_wail and now >= later - 1e-9


def _wants_letter(hunt: Hunt) -> bool:
    """Always with cards to spare; at once if it makes somebody panic."""
    return hunt.cards >= 3 or any(hunt.sight.fear(victim) == MOST_FEAR for victim in hunt.living)


def _wants_saw(hunt: Hunt) -> bool:
    """The Chainsaw as an instant card, without giving up the main step."""
    return max(hunt.saw(place) for place in members_of(WITHIN[1][hunt.here])) >= W.wants_saw


def _wants_pursuit(hunt: Hunt) -> bool:
    return hunt.with_pursuits(hunt.here, hunt.hand[PURSUE], 2)[1] > 0


def _wants_frenzy(hunt: Hunt) -> bool:
    """When somebody is within reach of the two basic actions and two more strength make a difference."""
    stronger = hunt.attacks(hunt.sight.strength + 2)
    return max(stronger[place] - hunt.prey[place] for place in members_of(WITHIN[1][hunt.here])) >= W.wants_frenzy


_FRIGHTENING: Final = (WAIL, LETTER, CHAINSAW)
_INSTANTS: Final[tuple[tuple[Card, Callable[[Hunt], bool]], ...]] = (
    (TRAIL, _wants_trail),
    (SCENT, wants_news),
    (DEDUCTION, _wants_deduction),
    (WAIL, _wants_wail),
    (LETTER, _wants_letter),
    (CHAINSAW, _wants_saw),
    (PURSUE, _wants_pursuit),
    (FRENZY, _wants_frenzy),
)


# -- the main step, and moving


def main_step(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Search, go on, or a boost card: whatever promises most."""
    hunt = Hunt(sight)
    best, highest = PASSES, hunt.post[hunt.here]
    for option in decision.options:
        value = _worth_of_main(hunt, option, sight.basic_left)
        if value > highest + 1e-9:
            best, highest = option, value
    return best


def _worth_of_main(hunt: Hunt, option: Option, basic: int) -> float:
    here, post = hunt.here, hunt.post
    if option.verb is GO:
        return hunt.outlook(option.args[0], 0, basic - 1) - 0.01
    if option is SEARCHES:
        then = max(post[near] for near in members_of(ADJACENT[here])) if basic > 1 else 0.0
        return hunt.prey[here] + post[here] + hunt.missing(here) * max(0.0, then - post[here]) - 0.015
    if option.verb is PLAY:
        return hunt.boost(option.args[0], here, 0)
    return 0.0


def move(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A step of Pursue or Swift, of the Chainsaw, of Violent Rage, or of Rush By."""
    hunt = Hunt(sight)
    may_stop = STOPS in decision.options
    boosting = sight.phase == MAIN_STEP and bool(sight.did & BOOSTED)
    if boosting and sight.killer == GHOST:
        return _rush_on(hunt, may_stop)
    if may_stop and size_of(sight.path) == 1:
        return _towards(hunt, lambda place: hunt.saw(place) + hunt.post[place], stop=True)
    if boosting:
        if may_stop:
            return _towards(hunt, lambda place: hunt.prey[place] + hunt.post[place], stop=True)
        return _towards(hunt, lambda place: hunt.outlook(place, 1, 1))
    return _towards(hunt, lambda place: hunt.with_pursuits(place, hunt.hand[PURSUE], 2)[0])


def _towards(hunt: Hunt, value: Callable[[Location], float], *, stop: bool = False) -> Option:
    """The adjacent location of the highest value, or here if he may stop and that is as good."""
    best, highest = (STOPS, value(hunt.here)) if stop else (STOPS, -1.0)
    for near in members_of(ADJACENT[hunt.here]):
        worth = value(near)
        if worth > highest + 1e-9:
            best, highest = GOES[near], worth
    return best


def _rush_on(hunt: Hunt, may_stop: bool) -> Option:
    path = hunt.sight.path
    left = max(1, RUSH_STEPS + 1 - size_of(path))
    _, ahead = hunt.rush(hunt.here, path, left)
    if ahead >= 0:
        return GOES[ahead]
    return STOPS if may_stop else _towards(hunt, lambda place: hunt.fright[place] + hunt.post[place])


# -- long-term planning


def long_term(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Out of sight if he can; else a barricade where it is in their way."""
    options = decision.options
    for card in STEALTH:
        if PLAYS[card] in options:
            return PLAYS[card]
    hunt = Hunt(sight)
    free = [passage for passage in PASSAGES_OF[hunt.here] if not has(sight.barricades, passage)]
    if PLAYS[NOWHERE_TO_RUN] in options and len(free) > 1 and worth_of_closing(hunt, free) > W.wants_nowhere_to_run:
        return PLAYS[NOWHERE_TO_RUN]
    worth = max((worth_of_closing(hunt, (passage,)) for passage in free), default=0.0)
    if PLAYS[BOARD_UP] in options and worth > W.wants_board_up:
        return PLAYS[BOARD_UP]
    return _bolts_or_pass(hunt, decision)
