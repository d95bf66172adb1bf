"""Main action 3: special actions of victims, items, plans and abilities (Main action 3, Items, Victims' advantages)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from housebound.games.terrorscape.cards.items import (
    add,
    draw_search,
    fit_slots,
    lay_key,
    look_through,
    search_deck_empty,
    throw_away,
    use_up,
)
from housebound.games.terrorscape.cards.plans import use_plan, works
from housebound.games.terrorscape.components import PLAN
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, OTHER_END
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.numbers import Item, Location, Victim
from housebound.games.terrorscape.play.harm import calm, heal
from housebound.games.terrorscape.play.main_actions import (
    Act,
    go,
    offer_ways,
    table,
    use_ability,
    why_spent,
)
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED, place_gears, repair, why_no_repair
from housebound.games.terrorscape.state import Mansion, living, outsiders
from housebound.games.terrorscape.words import (
    ADRENALINE,
    BUZZER,
    ENCOURAGE,
    ENCOURAGEMENT,
    FINISH_REPAIR,
    FIRECRACKER,
    FIRECRACKER_LIT,
    FIRST_AID,
    FIRST_AID_FOR,
    FIRST_AID_KIT,
    FLASHLIGHT,
    HEAL,
    HERBS,
    HOMEMADE_RADIO,
    KEPT,
    MARCO,
    MASTER_KEY,
    OLD_CHEST,
    OPEN_CHEST,
    OPEN_WITH_MASTER_KEY,
    PLACE_BUZZER,
    PLAN_USED,
    RECOVER,
    SECRET_PASSAGE,
    SEDATIVE,
    SOPHIA,
    SPRINT,
    TOOLBOX,
    TRAP,
    TUNNELS,
    USE,
    VICTIMS,
    WILLIAM,
    WOUNDED,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script, Verb
from housebound.kernel.sets import has, just

RECOVERS: Final = table(RECOVER)
SPRINTS: Final = table(SPRINT)
PASSES_TO: Final = table(SECRET_PASSAGE)
USES: Final = table(USE)
HEALS: Final = table(HEAL)
AIDS: Final = table(FIRST_AID_FOR)
ENCOURAGES: Final = ENCOURAGE.each()
Offer = Callable[[Mansion, Victim, Ask], None]
SPRINT_STEPS: Final = 3
CHEST_CARDS: Final = 3


def offer_special(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-SPECIAL-1, TER-SPECIAL-3. Only what can be carried out whole."""
    if victim == MARCO:
        for item in (ADRENALINE, SEDATIVE):
            ask.offer(RECOVERS[MARCO][item], unless="" if g.discard[item] else "TER-VICTIM-1")
    elif victim == WILLIAM:
        offer_ways(g, victim, ask, SPRINTS[WILLIAM], SPRINT_STEPS, "TER-VICTIM-5")
    if not passage_is_free(g, victim):
        offer_passages(g, victim, ask)
    offer_hers(g, victim, ask, _offer_items, _offer_abilities, _offer_plan, _RULE_OF_ITEM)


_RULE_OF_ITEM: Final = {TOOLBOX: "TER-REPAIR-5", TRAP: "TER-ITEM-12", FIRECRACKER: "TER-ITEM-13"}
"""The items that USE plays as a special action -> their own rules."""


def offer_hers(
    g: Mansion, victim: Victim, ask: Ask, items: Offer, abilities: Offer, plan: Offer, rules: Mapping[Item, str]
) -> None:
    """TER-SPECIAL-1, TER-EXTRA-1. What she can do by what she has: her items, her ability, the plan of the team.

    Items that she does not hold are not hers to use: their own rules say what for.
    """
    if g.held[victim]:
        items(g, victim, ask)
    if g.ability[victim] >= 0:
        abilities(g, victim, ask)
    if g.plan_ready and not g.plan_spent:
        plan(g, victim, ask)
    if ask.why:
        for item, rule in rules.items():
            if item not in g.held[victim]:
                ask.bar(USES[victim][item], rule)


def passage_is_free(g: Mansion, victim: Victim) -> bool:
    """TER-VICTIM-3. With a Flashlight Sophia's way through secret passages is an extra action."""
    return victim == SOPHIA and FLASHLIGHT in g.held[victim]


def offer_passages(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-VICTIM-3, TER-ITEM-19, TER-MAP-8. From one end to the other; with the Map of the Tunnels to any other end.

    TER-EXTRA-5: at no cost to each of them once, so that a turn comes to its end.
    """
    ends = _passage_ends(g, victim)
    been = g.emerged if passage_is_free(g, victim) else 0
    for end in ends:
        ask.offer(PASSES_TO[victim][end], unless="TER-EXTRA-5" if has(been, end) else "")
    if ask.why:
        for end in OTHER_END:
            if end not in ends:
                ask.bar(PASSES_TO[victim][end], "TER-MAP-8")


def _passage_ends(g: Mansion, victim: Victim) -> tuple[Location, ...]:
    """Where secret passages lead this victim from where she is."""
    here = g.at[victim]
    if here not in OTHER_END:
        return ()
    if works(g, TUNNELS):
        return tuple(end for end in OTHER_END if end != here)
    return (OTHER_END[here],) if victim == SOPHIA or FLASHLIGHT in g.held[victim] else ()


def _offer_items(g: Mansion, victim: Victim, ask: Ask) -> None:
    held = g.held[victim]
    uses = USES[victim]
    if TOOLBOX in held:
        ask.offer(uses[TOOLBOX], unless=why_no_repair(g, victim))
    if TRAP in held:
        ask.offer(uses[TRAP], unless="TER-ITEM-12" if g.trap >= 0 else "")
    if FIRECRACKER in held:
        ask.options.append(uses[FIRECRACKER])
    if HERBS in held:
        for other in living(g):
            if g.at[other] == g.at[victim]:
                option = HEALS[victim][HERBS * len(VICTIMS) + other]
                ask.offer(option, unless="" if g.condition[other] == WOUNDED else "TER-SPECIAL-3")
    if FIRST_AID_KIT in held:
        _offer_kit(g, victim, ask)


def _offer_kit(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-ITEM-17, TER-EXCHANGE-4. Marco alone uses his kit, on whoever is wounded or afraid."""
    for other in living(g):
        if g.at[other] == g.at[victim]:
            option = HEALS[victim][FIRST_AID_KIT * len(VICTIMS) + other]
            needed = g.condition[other] == WOUNDED or g.fear[other]
            ask.offer(option, unless="TER-EXCHANGE-4" if victim != MARCO else "" if needed else "TER-ITEM-17")


def _offer_abilities(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-ABIL-3. First Aid for another victim here; Encouragement."""
    ability = g.ability[victim]
    if ability == FIRST_AID:
        spent = why_spent(g, victim)
        for other in living(g):
            if other != victim:
                needed = g.at[other] == g.at[victim] and g.condition[other] == WOUNDED
                ask.offer(AIDS[victim][other], unless=spent or ("" if needed else "TER-SPECIAL-3"))
    elif ability == ENCOURAGEMENT:
        needed = any(g.fear[other] for other in living(g) if other != victim)
        ask.offer(ENCOURAGES[victim], unless="" if needed else "TER-SPECIAL-3")


def _offer_plan(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-PLAN-5. The special actions that a complete plan gives."""
    held = g.held[victim]
    plan = g.marked
    if plan == HOMEMADE_RADIO:
        missing = "" if held.count(TOOLBOX) >= len(PLAN[plan].discard) else "TER-SPECIAL-3"
        ask.offer(FINISH_REPAIR(victim), unless="TER-REPAIR-6" if g.gears >= GEARS_NEEDED else missing)
    elif plan == BUZZER:
        missing = "" if TOOLBOX in held else "TER-SPECIAL-3"
        ask.offer(PLACE_BUZZER(victim), unless="TER-PLAN-5" if g.buzzer >= 0 else missing)
    elif plan == MASTER_KEY:
        possible = g.at[victim] == MAIN_ENTRANCE and TOOLBOX in held and g.bottom_card
        ask.offer(OPEN_WITH_MASTER_KEY(victim), unless="" if possible else "TER-SPECIAL-3")
    elif plan == OLD_CHEST:
        possible = PLAN[plan].discard[0] in held and not search_deck_empty(g)
        ask.offer(OPEN_CHEST(victim), unless="" if possible else "TER-SPECIAL-3")


# -- carrying them out


def _recover(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-VICTIM-1. Marco takes an Adrenaline or a Sedative back from the discard pile."""
    item = option.args[1]
    g.discard[item] -= 1
    add(g, victim, item)
    g.tell(g.rules.team, KEPT, victim, item)
    return fit_slots(g, victim)


def _sprint(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-VICTIM-5."""
    go(g, victim, option.args[1])
    make_noise(g, option.args[1])
    return NOTHING


def pass_secretly(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-VICTIM-3, TER-ITEM-19."""
    end = option.args[1]
    go(g, victim, end)
    if passage_is_free(g, victim):
        g.emerged |= just(end)
    return NOTHING


def _use(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    item = option.args[1]
    use_up(g, victim, item)
    if item == TOOLBOX:
        return repair(g, victim, toolbox=True)
    if item == TRAP:
        g.trap = g.at[victim]  # TER-ITEM-12: the killer does not learn of it
    else:
        light_firecracker(g)
    return NOTHING


def light_firecracker(g: Mansion) -> None:
    """TER-ITEM-13. In the killer's location as far as it is known; it drowns all noise of this round."""
    g.reveal(outsiders(g))
    g.firecracker = g.last_known
    g.tell(EVERYONE, FIRECRACKER_LIT, g.last_known)


def _heal(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-ITEM-17. Herbs make noise; the kit takes away fear and makes none."""
    _, item, other = option.args
    use_up(g, victim, item)
    heal(g, other)
    if item == HERBS:
        make_noise(g, g.at[victim])
    else:
        calm(g, other)
    return NOTHING


def _finish_repair(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """Home-made Radio: three Toolboxes, anywhere, in any round; noise where she is."""
    _give_for_plan(g, victim)
    make_noise(g, g.at[victim])
    place_gears(g, victim, GEARS_NEEDED - g.gears)
    return NOTHING


def _give_for_plan(g: Mansion, victim: Victim) -> None:
    for item in PLAN[g.marked].discard:
        throw_away(g, victim, item)
    use_plan(g, victim)


def _place_buzzer(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """Buzzer: the plan token lies here from now on. The plan itself is not used up by it."""
    throw_away(g, victim, TOOLBOX)
    g.buzzer = g.at[victim]
    g.tell(g.rules.team, PLAN_USED, BUZZER, victim)
    return NOTHING


def _open_with_master_key(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """Master Key: the card with the coloured key is laid in the key area, without noise."""
    _give_for_plan(g, victim)
    g.bottom_card = False
    lay_key(g, victim)
    return NOTHING


def _open_chest(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """Old Chest: three search cards, as many kept as wanted and fit; noise once if any has the symbol."""
    _give_for_plan(g, victim)
    noisy = False
    for _ in range(CHEST_CARDS):
        if not search_deck_empty(g):
            noisy |= draw_search(g, victim)
    if noisy:
        make_noise(g, g.at[victim])
    yield from look_through(g, victim, CHEST_CARDS, "TER-PLAN-5")


def _first_aid(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    spend_ability(g, victim)
    heal(g, option.args[1])
    return NOTHING


def spend_ability(g: Mansion, victim: Victim) -> None:
    """TER-ABIL-3. The card is turned over."""
    g.spent_abilities |= just(victim)
    use_ability(g, victim)


def _encourage(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    use_ability(g, victim)
    for other in living(g):
        if other != victim:
            calm(g, other, 1)
    return NOTHING


SPECIAL_ACTS: Final[Mapping[Verb, Act]] = {
    RECOVER: _recover,
    SPRINT: _sprint,
    USE: _use,
    HEAL: _heal,
    FINISH_REPAIR: _finish_repair,
    PLACE_BUZZER: _place_buzzer,
    OPEN_WITH_MASTER_KEY: _open_with_master_key,
    OPEN_CHEST: _open_chest,
    FIRST_AID_FOR: _first_aid,
    ENCOURAGE: _encourage,
}
