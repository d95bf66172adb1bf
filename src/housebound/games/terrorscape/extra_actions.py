"""Extra actions: of items, of plans and of abilities (Victims' turn: actions; Items)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from housebound.games.terrorscape.components import OWNER
from housebound.games.terrorscape.harm import calm, heal
from housebound.games.terrorscape.items import use_up
from housebound.games.terrorscape.main_actions import (
    Act,
    go,
    has_ability,
    offer_barricades,
    offer_or_bar,
    offer_ways,
    remove_barricade,
    table,
)
from housebound.games.terrorscape.mansion import ADJACENT, SYMBOL
from housebound.games.terrorscape.noise import make_noise
from housebound.games.terrorscape.plans import use_plan
from housebound.games.terrorscape.special_actions import offer_passages, passage_is_free, spend_ability
from housebound.games.terrorscape.state import Mansion, living
from housebound.games.terrorscape.words import (
    ADRENALINE,
    BUZZ,
    BUZZER,
    CAMERA,
    DART,
    DECOY,
    GATHER_HERBS,
    GRAVEYARD_HERBS,
    HACK,
    HATCHET,
    LURE,
    QUICK_REACTION,
    RUN,
    SEDATIVE,
    SURVEY,
    THROW,
    USE,
    USE_SURVEY,
    WHISKY,
    WOUNDED,
)
from housebound.kernel.script import NOTHING, Ask, Option, Script, Verb

THROWS: Final = table(THROW)
HACKS: Final = table(HACK)
RUNS: Final = table(RUN)
DARTS: Final = table(DART)
LURES: Final = table(LURE)
SURVEYS: Final = table(USE_SURVEY)
GATHERS: Final = table(GATHER_HERBS)
USES: Final = table(USE)
SURVEY_STEPS: Final = 2
EXTRA_ITEMS: Final = frozenset({SEDATIVE, CAMERA})
"""The items that USE plays as an extra action; the others of that verb are special actions."""


def offer_extra(g: Mansion, victim: int, ask: Ask) -> None:
    """TER-EXTRA-1, TER-EXTRA-2. As many as she likes."""
    if passage_is_free(g, victim):
        offer_passages(g, victim, ask)
    if g.held[victim]:
        _offer_items(g, victim, ask)
    if g.ability[victim] >= 0:
        _offer_abilities(g, victim, ask)
    if g.plan_ready and not g.plan_spent:
        _offer_plan(g, victim, ask)


def _offer_abilities(g: Mansion, victim: int, ask: Ask) -> None:
    """TER-ABIL-3. Decoy and Quick Reaction."""
    if has_ability(g, victim, DECOY):
        ask.options += LURES[victim]
    elif has_ability(g, victim, QUICK_REACTION):
        offer_ways(g, victim, ask, DARTS[victim], 1, "TER-ABIL-3")


def _offer_items(g: Mansion, victim: int, ask: Ask) -> None:
    held, place = g.held[victim], g.at[victim]
    if WHISKY in held:  # TER-ITEM-8: a barricade does not matter
        for there, option in enumerate(THROWS[victim]):
            offer_or_bar(ask, option, "" if ADJACENT[place] >> there & 1 else "TER-ITEM-15")
    if HATCHET in held:
        offer_barricades(g, victim, ask, HACKS[victim], "TER-ITEM-16")
    if ADRENALINE in held:
        offer_ways(g, victim, ask, RUNS[victim], 1, "TER-ITEM-18")
    if SEDATIVE in held:
        offer_or_bar(ask, USES[victim][SEDATIVE], "" if g.fear[victim] else "TER-ITEM-18")
    if CAMERA in held:
        offer_or_bar(ask, USES[victim][CAMERA], "" if victim == OWNER[CAMERA] else "TER-EXCHANGE-4")


def _offer_plan(g: Mansion, victim: int, ask: Ask) -> None:
    """TER-PLAN-5. The extra actions that a complete plan gives."""
    plan = g.marked
    if plan == BUZZER and g.buzzer >= 0:
        if g.buzzed:
            ask.bar(BUZZ(victim), "TER-PLAN-5")
        else:
            ask.options.append(BUZZ(victim))
    elif plan == SURVEY:
        offer_ways(g, victim, ask, SURVEYS[victim], SURVEY_STEPS, "TER-PLAN-5")
    elif plan == GRAVEYARD_HERBS and g.at[victim] == SYMBOL["occult"]:
        for other in living(g):
            if g.at[other] == g.at[victim] and (g.condition[other] == WOUNDED or g.fear[other]):
                ask.options.append(GATHERS[victim][other])


# -- carrying them out


def _throw(g: Mansion, victim: int, option: Option) -> Script[None]:
    """TER-ITEM-15. The Whisky Bottle: noise in an adjacent location."""
    use_up(g, victim, WHISKY)
    make_noise(g, option.args[1])
    return NOTHING


def _hack(g: Mansion, victim: int, option: Option) -> Script[None]:
    """TER-ITEM-16. The Hatchet: a barricade of her location is removed, and told."""
    use_up(g, victim, HATCHET)
    remove_barricade(g, victim, option.args[1])
    return NOTHING


def _run(g: Mansion, victim: int, option: Option) -> Script[None]:
    """TER-ITEM-18. Adrenaline: one step."""
    use_up(g, victim, ADRENALINE)
    go(g, victim, option.args[1])
    return NOTHING


def use_extra_item(g: Mansion, victim: int, option: Option) -> Script[None]:
    """TER-ITEM-15, TER-ITEM-18. Sophia's Camera, the Sedative."""
    item = option.args[1]
    use_up(g, victim, item)
    if item == CAMERA:
        make_noise(g, g.at[victim])
    else:
        calm(g, victim)
    return NOTHING


def _buzz(g: Mansion, victim: int, option: Option) -> Script[None]:
    """Buzzer: once per round for the team, noise where the plan token lies."""
    g.buzzed = True
    make_noise(g, g.buzzer)
    return NOTHING


def _use_survey(g: Mansion, victim: int, option: Option) -> Script[None]:
    use_plan(g, victim)
    go(g, victim, option.args[1])
    return NOTHING


def _gather_herbs(g: Mansion, victim: int, option: Option) -> Script[None]:
    use_plan(g, victim)
    heal(g, option.args[1])
    calm(g, option.args[1])
    return NOTHING


def _lure(g: Mansion, victim: int, option: Option) -> Script[None]:
    spend_ability(g, victim)
    make_noise(g, option.args[1])
    return NOTHING


def _dart(g: Mansion, victim: int, option: Option) -> Script[None]:
    spend_ability(g, victim)
    go(g, victim, option.args[1])
    return NOTHING


EXTRA_ACTS: Final[Mapping[Verb, Act]] = {
    THROW: _throw,
    HACK: _hack,
    RUN: _run,
    BUZZ: _buzz,
    USE_SURVEY: _use_survey,
    GATHER_HERBS: _gather_herbs,
    LURE: _lure,
    DART: _dart,
}
