"""What the sensible player does in a turn: its own explorer's, or a monster's."""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.bot.cards import hand_over, help_with, pick_up
from housebound.games.betrayal.bot.fights import PRICE, best_attack
from housebound.games.betrayal.bot.ways import destinations, spots_of, step
from housebound.games.betrayal.bot.weights import DEAR
from housebound.games.betrayal.numbers import Figure, spot_at
from housebound.games.betrayal.play.attack import EXTRA_DICE
from housebound.games.betrayal.seen.routes import FAR
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import ACT, ATTACH, END_TURN, RESCUE
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has


def next_monster(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Every monster acts, in any order."""
    ready = [option for option in decision.options if option.verb is ACT]
    return rng.choice(ready) if ready else decision.options[-1]


def act(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The best thing to do now.

    Trapped monsters are helped first; then what costs nothing (help, things that lie about, a gift), the goal at hand,
    a fight that pays, a step on the way, or the end of the turn.
    """
    options = decision.options
    rescue = next((option for option in options if option.verb is RESCUE), None)
    if rescue is not None:
        return rescue
    figure = sight.acting
    goals = sight.goals() if sight.haunt_begun else []
    option = (
        help_with(sight, figure, options, goals)
        or pick_up(sight, options, goals)
        or at_goal(sight, figure, options, goals, rng)
        or hand_over(sight, figure, options, goals)
        or best_attack(sight, figure, options, goals)
        or step(sight, figure, options, goals, rng)
    )
    return option or _stop(options, rng)


def _stop(options: list[Option], rng: Random) -> Option:
    ends = [option for option in options if option.verb is END_TURN]
    return ends[0] if ends else rng.choice(options)


def at_goal(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """What a goal names, where it is to be done."""
    here = sight.room[figure]
    for goal in goals:
        if not goal.verbs or (goal.rooms and not has(goal.rooms, here)):
            continue
        wanted = [option for option in options if option.verb.name in goal.verbs or option.name in goal.verbs]
        if wanted:
            return _likeliest(sight, figure, wanted, rng)
    return None


def _likeliest(sight: Sight, figure: Figure, options: list[Option], rng: Random) -> Option:
    """Of several ways to do the same, the one with most dice: by its trait, or by the weapon that it is done with."""
    rng.shuffle(options)
    return max(options, key=lambda option: _dice_named(sight, figure, option))


def _dice_named(sight: Sight, figure: Figure, option: Option) -> float:
    dice = 0.0
    for domain, arg in zip(option.verb.domains, option.args, strict=True):
        if domain.name == "trait":
            dice += sight.value(figure, arg)
        elif domain.name == "card" and arg in EXTRA_DICE:
            dice += EXTRA_DICE[arg] - (DEAR if arg in PRICE else 0)
    return dice


def ride(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The elevator goes where the way to the goal is shortest from."""
    figure = sight.acting if sight.acting >= 0 else decision.seat
    places = [option for option in decision.options if option.verb is ATTACH]
    wanted = destinations(sight, figure, sight.goals() if sight.haunt_begun else [])
    far = sight.far_to(figure, spots_of(wanted[0][0]) if wanted and wanted[0][0] else sight.doorway_spots())
    rng.shuffle(places)
    return min(places, key=lambda option: min(far.get(spot_at(option.args[0], side), FAR) for side in (0, 1)))
