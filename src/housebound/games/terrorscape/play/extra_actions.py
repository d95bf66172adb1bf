"""Extra actions: of items, of plans and of abilities (Victims' turn: actions; Items)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from housebound.games.terrorscape.cards.items import use_up
from housebound.games.terrorscape.cards.plans import use_plan
from housebound.games.terrorscape.components import OWNER
from housebound.games.terrorscape.mansion import ADJACENT, SYMBOL
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.numbers import Victim
from housebound.games.terrorscape.play.harm import calm, heal
from housebound.games.terrorscape.play.main_actions import (
    Act,
    go,
    offer_barricades,
    offer_ways,
    remove_barricade,
    table,
    why_spent,
)
from housebound.games.terrorscape.play.special_actions import (
    offer_hers,
    offer_passages,
    passage_is_free,
    spend_ability,
)
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
from housebound.kernel.sets import members_of

THROWS: Final = table(THROW)
HACKS: Final = table(HACK)
RUNS: Final = table(RUN)
DARTS: Final = table(DART)
LURES: Final = table(LURE)
SURVEYS: Final = table(USE_SURVEY)
GATHERS: Final = table(GATHER_HERBS)
USES: Final = table(USE)
SURVEY_STEPS: Final = 2
EXTRA_ITEMS: Final = {SEDATIVE: "TER-ITEM-18", CAMERA: "TER-ITEM-15"}
"""The items that USE plays as an extra action -> their own rules; the others of that verb are special actions."""


def offer_extra(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-EXTRA-1, TER-EXTRA-2. As many as she likes."""
    if passage_is_free(g, victim):
        offer_passages(g, victim, ask)
    offer_hers(g, victim, ask, _offer_items, _offer_abilities, _offer_plan, EXTRA_ITEMS)


def _offer_abilities(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-ABIL-3. Decoy and Quick Reaction."""
    ability = g.ability[victim]
    if ability not in (DECOY, QUICK_REACTION):
        return
    if why_spent(g, victim):
        for option in LURES[victim] if ability == DECOY else DARTS[victim]:
            ask.bar(option, "TER-ABIL-3")
    elif ability == DECOY:
        ask.options += LURES[victim]
    else:
        offer_ways(g, victim, ask, DARTS[victim], 1, "TER-ABIL-3")


def _offer_items(g: Mansion, victim: Victim, ask: Ask) -> None:
    held = g.held[victim]
    if WHISKY in held:  # TER-ITEM-8: a barricade does not matter
        near = members_of(ADJACENT[g.at[victim]])
        ask.options += [THROWS[victim][there] for there in near]
        if ask.why:
            for there, option in enumerate(THROWS[victim]):
                if there not in near:
                    ask.bar(option, "TER-ITEM-15")
    if HATCHET in held:
        offer_barricades(g, victim, ask, HACKS[victim], "TER-ITEM-16")
    if ADRENALINE in held:
        offer_ways(g, victim, ask, RUNS[victim], 1, "TER-ITEM-18")
    if SEDATIVE in held:
        ask.offer(USES[victim][SEDATIVE], unless="" if g.fear[victim] else "TER-ITEM-18")
    if CAMERA in held:
        ask.offer(USES[victim][CAMERA], unless="" if victim == OWNER[CAMERA] else "TER-EXCHANGE-4")


def _offer_plan(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-PLAN-5. The extra actions that a complete plan gives."""
    plan = g.marked
    if plan == BUZZER and g.buzzer >= 0:
        ask.offer(BUZZ(victim), unless="TER-PLAN-5" if g.buzzed else "")
    elif plan == SURVEY:
        offer_ways(g, victim, ask, SURVEYS[victim], SURVEY_STEPS, "TER-PLAN-5")
    elif plan == GRAVEYARD_HERBS and g.at[victim] == SYMBOL["occult"]:
        for other in living(g):
            if g.at[other] == g.at[victim] and (g.condition[other] == WOUNDED or g.fear[other]):
                ask.options.append(GATHERS[victim][other])


def bar_extra(g: Mansion, victim: Victim, rule: str, ask: Ask) -> None:
    """The extra actions that this victim could perform, but for this rule."""
    extra = Ask(ask.subject, [])
    offer_extra(g, victim, extra)
    for option in extra.options:
        ask.bar(option, rule)


# -- carrying them out


def _throw(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-ITEM-15. The Whisky Bottle: noise in an adjacent location."""
    use_up(g, victim, WHISKY)
    make_noise(g, option.args[1])
    return NOTHING


def _hack(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-ITEM-16. The Hatchet: a barricade of her location is removed, and told."""
    use_up(g, victim, HATCHET)
    remove_barricade(g, victim, option.args[1])
    return NOTHING


def _run(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-ITEM-18. Adrenaline: one step."""
    use_up(g, victim, ADRENALINE)
    go(g, victim, option.args[1])
    return NOTHING


def use_extra_item(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-ITEM-15, TER-ITEM-18. Sophia's Camera, the Sedative."""
    item = option.args[1]
    use_up(g, victim, item)
    if item == CAMERA:
        make_noise(g, g.at[victim])
    else:
        calm(g, victim)
    return NOTHING


def _buzz(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """Buzzer: once per round for the team, noise where the plan token lies."""
    g.buzzed = True
    make_noise(g, g.buzzer)
    return NOTHING


def _use_survey(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    use_plan(g, victim)
    go(g, victim, option.args[1])
    return NOTHING


def _gather_herbs(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    use_plan(g, victim)
    heal(g, option.args[1])
    calm(g, option.args[1])
    return NOTHING


def _lure(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    spend_ability(g, victim)
    make_noise(g, option.args[1])
    return NOTHING


def _dart(g: Mansion, victim: Victim, option: Option) -> Script[None]:
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
