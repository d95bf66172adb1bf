"""How the sensible player answers the smaller questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import HAS_TASKED
from housebound.games.betrayal.words import (
    HURT,
    KEEP_ROLL,
    NO,
    PAIR,
    PICK_TRAIT,
    REROLL,
    ROLL,
    STEAL,
    USE,
    YES,
)
from housebound.kernel.script import Decision, Option

Answer = Callable[[Sight, Decision, Random], Option]


def _always(wanted: Option) -> Answer:
    def answer(sight: Sight, decision: Decision, rng: Random) -> Option:
        return wanted if wanted in decision.options else rng.choice(decision.options)

    return answer


def _take_it(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A gift is welcome."""
    return next(option for option in decision.options if option is not NO)


def _split(kind: int) -> Answer:
    """Share damage so that the lower of the two traits stays as high as possible."""

    def answer(sight: Sight, decision: Decision, rng: Random) -> Option:
        seat = decision.seat
        one, other = (sight.clip[seat * 4 + trait] for trait in PAIR[kind])
        steps = max(option.args[0] for option in decision.options)

        def left(option: Option) -> tuple[int, int]:
            low, high = sorted((one - option.args[0], other - steps + option.args[0]))
            return low, high

        return max(decision.options, key=left)

    return answer


def _lowest_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A gain goes to the trait that is nearest to the skull."""
    return min(decision.options, key=lambda option: sight.clip[decision.seat * 4 + option.args[0]])


def _highest_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A loss is taken where most is left."""
    return max(decision.options, key=lambda option: sight.clip[decision.seat * 4 + option.args[0]])


def _spoils(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Take from an opponent what a goal needs, otherwise hurt."""
    wanted = {card for goal in sight.goals() for card in goal.cards}
    for option in decision.options:
        if option.verb is STEAL and option.args[0] in wanted:
            return option
    return HURT


def _before_roll(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Cards that are used up are kept for the tasks of a haunt."""
    cards = [option for option in decision.options if option.verb is USE]
    return cards[0] if cards and sight.haunt_begun and sight.did & HAS_TASKED else ROLL


def _after_roll(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Roll a blank again where that is to be had for nothing: high results are nearly always better."""
    again = [option for option in decision.options if option.verb is REROLL]
    return again[0] if again and sight.haunt_begun else KEEP_ROLL


def _spare_myself(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A room falls in: not mine."""
    here = sight.room[decision.seat]
    return rng.choice([option for option in decision.options if option.args[0] != here] or decision.options)


def otherwise(sight: Sight, decision: Decision, rng: Random) -> Option:
    """What a goal of the haunt names, if anything; the best trait for a roll; else whatever comes."""
    for goal in sight.goals() if sight.haunt_begun else []:
        for name in goal.verbs:
            for option in decision.options:
                if name in (option.verb.name, option.name):
                    return option
    if all(option.verb is PICK_TRAIT for option in decision.options):
        return max(decision.options, key=lambda option: sight.value(decision.seat, option.args[0]))
    return rng.choice(decision.options)


ANSWERS: dict[str, Answer] = {
    "collapse": _spare_myself,
    "split_physical": _split(0),
    "split_mental": _split(1),
    "lose_trait": _highest_trait,
    "gain_trait": _lowest_trait,
    "spoils": _spoils,
    "before_roll": _before_roll,
    "after_roll": _after_roll,
    "accept_gift": _take_it,
    "accept_card": _always(NO),
    "draw": _always(YES),
    "hazard": _always(NO),
    "card_hazard": _always(NO),
    "skull": _always(NO),
}
