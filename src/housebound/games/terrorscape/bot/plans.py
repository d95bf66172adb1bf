"""What the sensible victims make of their plans (Variant: There is a plan!)."""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.terrorscape.cards.plans import PASSES
from housebound.games.terrorscape.components import PLAN
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, SYMBOL
from housebound.games.terrorscape.numbers import Location, Plan, Victim
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    BLUEPRINT,
    BUZZER,
    GRAVEYARD_HERBS,
    HOMEMADE_RADIO,
    MASTER_KEY,
    MOLOTOV,
    OLD_CHEST,
    PORTAL,
    QUIET_REPAIR,
    SHARED_KNOWLEDGE,
    SURVEY,
    TOOLBOX,
    TUNNELS,
    WOUNDED,
)
from housebound.kernel.script import Decision, Option

STEP_WORTH: Final = {
    MASTER_KEY: 4.0,
    BLUEPRINT: 3.0,
    SHARED_KNOWLEDGE: 3.0,
    GRAVEYARD_HERBS: 3.0,
    QUIET_REPAIR: 2.5,
    SURVEY: 2.0,
    OLD_CHEST: 2.0,
    MOLOTOV: 2.0,
    TUNNELS: 1.5,
    HOMEMADE_RADIO: 1.5,
    BUZZER: 1.0,
    PORTAL: 1.0,
}
"""What a step of a plan is worth: half as much again once the plan is begun."""


def plan_sites(sight: Sight, victim: Victim, healing: float, key: float) -> list[tuple[Location, float]]:
    """Locations where a plan can be brought forward, or used once it is complete, and what that is worth to her."""
    if sight.plan_spent:
        return []
    if not sight.plan_ready:
        steps = [(plan, next_step(sight, plan)) for plan in sight.plans]
        return [(SYMBOL[step], step_worth(sight, plan)) for plan, step in steps if step in SYMBOL]
    if sight.marked == GRAVEYARD_HERBS and sight.condition(victim) == WOUNDED:
        return [(SYMBOL["occult"], healing)]
    if sight.marked == MASTER_KEY and sight.bottom_card and TOOLBOX in (sight.held(victim) or ()):
        return [(MAIN_ENTRANCE, key)]
    return []


def next_step(sight: Sight, plan: Plan) -> str:
    """TER-PLAN-3."""
    return PLAN[plan].steps[sight.steps_done if plan == sight.marked else 0]


def step_worth(sight: Sight, plan: Plan) -> float:
    return STEP_WORTH[plan] * (1.5 if plan == sight.marked else 1.0)


def check_plan(sight: Sight, decision: Decision, rng: Random) -> Option:
    """TER-PLAN-3. Go on with the plan that is begun; begin the better one, but give up nothing for it."""
    steps = [option for option in decision.options if option is not PASSES]
    if sight.steps_done:
        steps = [option for option in steps if option.args[0] == sight.marked]
    return max(steps, key=lambda option: STEP_WORTH[option.args[0]], default=PASSES)
