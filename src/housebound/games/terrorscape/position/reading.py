"""Reading positions: the table, the map, plans and encounters (see `position` for the form).

The killer is read by `killer`, the victims and their cards by `team`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from housebound.games.terrorscape.cards.plans import DEALT
from housebound.games.terrorscape.components import PLAN
from housebound.games.terrorscape.mansion import BARRICADE_LIMIT
from housebound.games.terrorscape.position.killer import read_killer
from housebound.games.terrorscape.position.team import MANY, of_the_team, one_of_the_team, read_team, read_victims
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.state import (
    ANNOUNCING,
    ATTACKING,
    DEALING,
    ENCOUNTERING,
    FLIGHT,
    OVER,
    PHASES,
    ROUND_START,
    Mansion,
    empty_mansion,
    those_at,
)
from housebound.games.terrorscape.words import ITEMS, LOCATIONS, PASSAGES, PLANS, VICTIMS
from housebound.kernel.given import Given, read_position
from housebound.kernel.sets import has, just, less, set_of, size_of


def from_position(rules: Rules, position: Mapping[str, Any]) -> Mansion:
    """A state from a position. Raises BadPosition with what is wrong."""
    return read_position(position, lambda given: _read(rules, given))


def _read(rules: Rules, given: Given) -> Mansion:
    g = empty_mansion(rules)
    g.phase = given.one_of("phase", PHASES, "actions")
    g.round = given.number("round", 0 if g.phase <= ROUND_START else 1, 0, MANY)
    read_killer(g, given)
    unsaid = read_victims(g, given)
    read_team(g, given, unsaid)
    _read_house(g, given)
    _read_plan(g, given)
    _read_encounter(g, given)
    _read_end(g, given)
    return g


def _read_house(g: Mansion, given: Given) -> None:
    """What lies on the map. Noise has been announced in the killer's turn, and not before (TER-NOISE-1)."""
    facts = given.part("house")
    g.barricades = facts.set_of("barricades", PASSAGES)
    if size_of(g.barricades) > BARRICADE_LIMIT:
        raise facts.bad("has-barricades-there-are-ter-comp", barricades=size_of(g.barricades), most=BARRICADE_LIMIT)
    g.opened = facts.set_of("opened", PASSAGES)
    g.firecracker = facts.word("firecracker", LOCATIONS)
    g.trap = facts.word("trap", LOCATIONS)
    g.noise = facts.set_of("noise", LOCATIONS)
    announced = g.phase > ANNOUNCING and g.firecracker < 0
    heard_given = "heard" in facts
    g.heard = facts.set_of("heard", LOCATIONS, g.noise if announced else 0)
    if heard_given and less(g.heard, g.noise):
        if g.noise:
            raise facts.bad("has-heard-noise-where-none-is")
        g.noise = g.heard
    g.last_heard = facts.set_of("last_heard", LOCATIONS)
    facts.finish()


def _read_plan(g: Mansion, given: Given) -> None:
    """TER-PLAN-1, TER-PLAN-3, TER-PLAN-4. The plans of the team, and how far it is with one of them."""
    facts = given.part("plan")
    g.marked = facts.word("marked", PLANS)
    g.plans = tuple(facts.words("dealt", PLANS) if "dealt" in facts else [g.marked][: g.marked + 1])
    if g.plans and not g.rules.plan:
        raise facts.bad("names-plans-but-this-table-plays-without-them")
    if len(g.plans) > DEALT or len(set(g.plans)) < len(g.plans):
        raise facts.bad("dealt-must-name-at-most-different-plans", most=DEALT)
    if g.marked >= 0 and g.marked not in g.plans:
        raise facts.bad("marked-which-was-not-dealt", word=PLANS.words[g.marked])
    steps = len(PLAN[g.marked].steps) if g.marked >= 0 else 0
    ready = facts.left.get("ready") is True
    g.steps_done = facts.number("steps_done", steps if ready else int(steps > 0), min(1, steps), steps)
    g.plan_ready = facts.flag("ready", 0 < steps == g.steps_done)
    if g.plan_ready != (0 < steps == g.steps_done):
        raise facts.bad("ready-steps-done-and-marked-do-not-go", steps_done=g.steps_done, steps=steps)
    g.plan_spent = facts.flag("spent")
    g.buzzer = facts.word("buzzer", LOCATIONS)
    g.buzzed = facts.flag("buzzed")
    facts.finish()


def _read_encounter(g: Mansion, given: Given) -> None:
    """TER-ENCOUNTER-4, TER-FLIGHT-1. By default everybody in the killer's location is in it."""
    facts = given.part("encounter")
    here = those_at(g, just(g.killer_at))
    g.found = of_the_team(g, facts, "found", here if g.phase in (ENCOUNTERING, ATTACKING, FLIGHT) else 0)
    g.attacked = of_the_team(g, facts, "attacked")
    g.fleeing = of_the_team(g, facts, "fleeing", here if g.phase == FLIGHT else 0)
    g.defender = one_of_the_team(g, facts, "defender", -1)
    g.defence = tuple(facts.words("defence", ITEMS))
    facts.finish()
    if g.phase not in (ENCOUNTERING, ATTACKING):
        return
    if not g.found:
        raise facts.bad("has-nobody-in-it-put-a-victim-where")
    for victim in g.trio:
        if has(g.found, victim) and g.at[victim] != g.killer_at:
            raise facts.bad("found-who-is-not-where-the-killer-is", word=VICTIMS.words[victim])


def _read_end(g: Mansion, given: Given) -> None:
    g.winners = set_of(given.numbers("winners", 0, g.rules.seats - 1))
    g.why = given.take("why", "")
    if not isinstance(g.why, str) or (g.phase == OVER) != bool(g.why):
        raise given.bad("why-the-rule-that-ended-the-game-in")
    if g.phase <= DEALING and (g.barricades or g.noise or g.heard):
        raise given.bad("the-house-is-empty-before-the-cards-are")
