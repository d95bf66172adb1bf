"""How the sensible killer answers the smaller questions of his cards, of encounters and of the setup."""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.terrorscape.bot.barricades import worth_of_closing, worth_of_opening
from housebound.games.terrorscape.bot.hunt import (
    CHAINSAW,
    LIFE_DRAIN,
    PURSUE,
    RUSH_BY,
    RUSH_COST,
    STALK,
    VIOLENT_RAGE,
    WAIL,
    Hunt,
)
from housebound.games.terrorscape.bot.killer import (
    BOARD_UP,
    DEDUCTION,
    FRENZY,
    LETTER,
    NOWHERE_TO_RUN,
    PASSES,
    PLAYS,
    SCENT,
    STOPS,
    TRAIL,
)
from housebound.games.terrorscape.bot.odds import fails
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.mansion import ADJACENT
from housebound.games.terrorscape.play.harm import OVERFLOW_COST
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.state import INSTANT_CARDS
from housebound.games.terrorscape.words import (
    AMBUSH,
    AURA_OF_DREAD,
    CARDS,
    CUNNING_JAILER,
    DEADLY_BLOW,
    HIDDEN_BOLTS,
    INTIMIDATION,
    KEEN_EAR,
    NIGHTMARE,
    PAY,
    SWIFT,
    TERROR,
    WOUNDED,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has, members_of

PAYS: Final = PAY()
VANISH: Final = CARDS["vanish"]
LURKING_THREAT: Final = CARDS["lurking_threat"]
DEATH_BLOSSOM: Final = CARDS["death_blossom"]
KEEPS: Final = {
    DEATH_BLOSSOM: 9.0,
    LIFE_DRAIN: 9.0,
    VIOLENT_RAGE: 6.0,
    CHAINSAW: 6.0,
    VANISH: 5.0,
    STALK: 5.0,
    LURKING_THREAT: 4.5,
    PURSUE: 4.0,
    RUSH_BY: 4.0,
    SCENT: 3.5,
    WAIL: 3.5,
    LETTER: 3.0,
    TRAIL: 3.0,
    DEDUCTION: 2.5,
    FRENZY: 2.5,
    BOARD_UP: 2.0,
    NOWHERE_TO_RUN: 1.0,
}
"""What a card is worth in the hand; a second one of its kind half of that."""
LIKED: Final = (
    *(DEADLY_BLOW, TERROR, NIGHTMARE, SWIFT, AURA_OF_DREAD, KEEN_EAR, INTIMIDATION, AMBUSH),
    *(HIDDEN_BOLTS, CUNNING_JAILER),
)
"""Abilities in the order in which they are kept."""


def discard(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The least useful card pays."""
    hand = sight.hand
    assert hand is not None
    return min(decision.options, key=lambda option: KEEPS[option.args[0]] / hand[option.args[0]])


def frighten(sight: Sight, decision: Decision, rng: Random) -> Option:
    hunt = Hunt(sight)
    return max(
        decision.options, key=lambda option: hunt.worth_of_fear(option.args[0]) + 0.1 * hunt.unsure(option.args[0])
    )


def barricade(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Where it is most in their way; no more than that if he may stop."""
    hunt = Hunt(sight)
    best, highest = decision.options[0], float("-inf")
    for option in decision.options:
        worth = 0.0 if option is STOPS else worth_of_closing(hunt, option.args)
        if worth > highest + 1e-9:
            best, highest = option, worth
    return best


def lift(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The one that is least in their way."""
    hunt = Hunt(sight)
    return min(decision.options, key=lambda option: worth_of_opening(hunt, option.args[0]))


def slip_away(sight: Sight, decision: Decision, rng: Random) -> Option:
    """To where somebody is likely to come, by chance not always the likeliest: they think of that too."""
    hunt = Hunt(sight)
    soon = hunt.soon(hunt.here)

    def value(option: Option) -> float:
        place = option.args[0]
        around = sum(soon[near] for near in members_of(ADJACENT[place]))
        return soon[place] + W.comes_out_beside * around

    weights = [value(option) ** W.boldness + 1e-6 for option in decision.options]
    return rng.choices(decision.options, weights)[0]


def pay_to_search(sight: Sight, decision: Decision, rng: Random) -> Option:
    hunt = Hunt(sight)
    return PAYS if hunt.prey[hunt.here] > RUSH_COST * W.card else PASSES


def wound_the_panicked(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A wound is worth three cards, unless Life Drain is one of them and would wound her as well."""
    hand = sight.hand
    assert hand is not None
    drains = hand[LIFE_DRAIN] and sum(hand) == OVERFLOW_COST and sight.phase == INSTANT_CARDS
    return PASSES if drains and sight.condition(decision.subject) != WOUNDED else PAYS


def attack_card(sight: Sight, decision: Decision, rng: Random) -> Option:
    """One more strength, where that is likely to make the difference."""
    if PLAYS[STALK] not in decision.options:
        return PASSES
    waiting = [victim for victim in sight.living() if has(sight.found, victim) and not has(sight.attacked, victim)]
    strength = sight.strength
    gain = max(fails(sight.fear(victim), strength + 1) - fails(sight.fear(victim), strength) for victim in waiting)
    return PLAYS[STALK] if gain > 0.05 else PASSES


def choose_killer(sight: Sight, decision: Decision, rng: Random) -> Option:
    """TER-SETUP-14. They win about equally often, and the team, which chooses at the same time, should not know."""
    return rng.choice(decision.options)


def keep_ability(sight: Sight, decision: Decision, rng: Random) -> Option:
    return min(decision.options, key=lambda option: LIKED.index(option.args[0]))
