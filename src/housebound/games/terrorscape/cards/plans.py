"""There is a plan! (TER-PLAN): dealing two plans, checking off their steps, and whether one works."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import draw_search, look_through, search_deck_empty
from housebound.games.terrorscape.components import PLAN
from housebound.games.terrorscape.figures.team import behind_screen, leader, team_names
from housebound.games.terrorscape.mansion import SYMBOL
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.numbers import Plan, Seat, Victim
from housebound.games.terrorscape.state import Mansion, living
from housebound.games.terrorscape.words import (
    AMULET,
    BUILDING_PLAN,
    CHECK_OFF,
    FLASHLIGHT,
    PASS,
    PLAN_DEALT,
    PLAN_READY,
    PLAN_STEP,
    PLAN_USED,
    PLANS,
    PORTAL,
    SHARED_KNOWLEDGE,
)
from housebound.kernel.script import Ask, Option, Script
from housebound.kernel.sets import set_of

CHECKING: Final = CHECK_OFF.each()
PASSES: Final = PASS()
DEALT: Final = 2


def deal_plans(g: Mansion) -> None:
    """TER-PLAN-1. Two of the twelve, face up to the team only."""
    bag = [1] * len(PLANS)
    for _ in range(DEALT):
        plan = g.chance.draw(bag, PLANS, g.rules.team)
        g.plans = (*g.plans, plan)
        g.tell(g.rules.team, PLAN_DEALT, plan)


def works(g: Mansion, plan: Plan) -> bool:
    """TER-PLAN-5. Whether this plan is complete and not used up."""
    return g.plan_ready and g.marked == plan and not g.plan_spent


def use_plan(g: Mansion, victim: Victim) -> None:
    """TER-PLAN-5. The complete plan is used; one marked once is used up."""
    g.tell(g.rules.team, PLAN_USED, g.marked, victim)
    if PLAN[g.marked].once:
        g.plan_spent = True


def holds_now(g: Mansion, step: str) -> bool:
    """TER-PLAN-2, TER-PLAN-7. Whether the condition of a step is met at this moment."""
    where = [g.at[victim] for victim in living(g)]
    if step == "killer":
        return g.stealth_card < 0 and g.killer_at in where
    if step == "together":
        return len(set(where)) == 1
    if step == "apart":
        return len(set(where)) == len(where)
    return SYMBOL[step] in where


def next_step(g: Mansion, plan: Plan) -> str:
    """TER-PLAN-3. The next open step of a plan: its first, unless it has the progress token."""
    return PLAN[plan].steps[g.steps_done if plan == g.marked else 0]


def check_plans(g: Mansion) -> Script[None]:
    """TER-PLAN-2. The team may check off one step."""
    if g.plan_ready:
        return
    option: Option = yield behind_screen(g, leader(g), "plan", offer_checking, "TER-PLAN-2")
    if option is PASSES:
        return
    plan = option.args[0]
    if plan != g.marked:
        g.marked, g.steps_done = plan, 0
    g.steps_done += 1
    g.tell(g.rules.team, PLAN_STEP, plan, g.steps_done)
    if g.steps_done == len(PLAN[plan].steps):
        yield from _complete(g, plan)


def offer_checking(g: Mansion, seat: Seat, ask: Ask) -> None:
    for plan in g.plans:
        ask.offer(CHECKING[plan], unless="" if holds_now(g, next_step(g, plan)) else "TER-PLAN-2")
    ask.options.append(PASSES)


def _complete(g: Mansion, plan: Plan) -> Script[None]:
    """TER-PLAN-4, TER-PLAN-8. The other plan leaves the game."""
    g.plan_ready = True
    g.plans = (plan,)
    g.tell(g.rules.team, PLAN_READY, plan)
    if plan == SHARED_KNOWLEDGE and not search_deck_empty(g):
        g.naming = set_of(living(g))
        victim = yield from team_names(g, "who_draws", "TER-PLAN-5", open_to_all=False)
        g.naming = 0
        use_plan(g, victim)
        if draw_search(g, victim):
            make_noise(g, g.at[victim])
        yield from look_through(g, victim, 1, "TER-PLAN-5")


def portal_opens(g: Mansion) -> bool:
    """The Hidden Portal: all victims at the occult symbol, with Building Plan, Flashlight and Amulet between them."""
    if not works(g, PORTAL):
        return False
    together = all(g.at[victim] == SYMBOL["occult"] for victim in living(g))
    between_them = {item for victim in living(g) for item in g.held[victim]}
    return together and between_them >= {BUILDING_PLAN, FLASHLIGHT, AMULET}
