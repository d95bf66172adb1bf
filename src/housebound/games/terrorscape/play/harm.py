"""What the killer does to victims, and what it gives him: fear, panic, wounds, kills, levels.

One rule of these can lead to any other: a level brings fear, fear panic, panic a wound, a wound fear to all, a kill at
the crossroads a level.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import throw_away
from housebound.games.terrorscape.cards.killer_hand import (
    choose_discards,
    hand_size,
    has_ability,
    keep_hand_limit,
    strength,
)
from housebound.games.terrorscape.components import ABILITY_LEVELS, HIGHEST_LEVEL, LEVEL_EFFECTS, LOCKED_CARD
from housebound.games.terrorscape.figures.team import behind_screen, keep_first_player_in_house, team_names
from housebound.games.terrorscape.map.barricades import barricade_anywhere
from housebound.games.terrorscape.map.whereabouts import answered, known_at
from housebound.games.terrorscape.numbers import LocationSet, Seat, Victim, VictimSet
from housebound.games.terrorscape.play.endings import end_at_crossroads, killer_wins
from housebound.games.terrorscape.state import Mansion, count_living, in_house, living, outsiders, those_at
from housebound.games.terrorscape.words import (
    ACCEPT,
    AFRAID,
    AMULET,
    CALMED,
    CARD_DRAWN,
    CUNNING_JAILER,
    DECLINE,
    FRIGHTEN,
    GHOST,
    HEALED,
    INTIMIDATION,
    KILL,
    KILLED,
    LEVEL,
    PANIC,
    PANIC_AT,
    PASS,
    PAY,
    SAVED_BY_AMULET,
    STRENGTH,
    TERROR,
    UNHURT,
    WOUND,
    WOUNDED,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, set_of

MOST_FEAR: Final = 2
"""TER-FEAR-2."""
OVERFLOW_LEVEL: Final = 3
OVERFLOW_COST: Final = 3
"""TER-KILLER-2. From which level the Ghost Maid may turn a panic into a wound, and for how many cards."""
PAYS: Final = PAY()
PASSES: Final = PASS()
ACCEPTS: Final = ACCEPT()
DECLINES: Final = DECLINE()
FRIGHTENING: Final = FRIGHTEN.each()

# -- fear


def frighten_area(g: Mansion, area: LocationSet) -> Script[None]:
    """TER-FEAR-6, TER-FEAR-7, TER-KEYWORD-8. Fear to everybody in these locations, Anna too, in seating order."""
    g.reveal(outsiders(g))
    hit = those_at(g, area)
    answered(g, area, hit)
    yield from frighten(g, hit)


def frighten(g: Mansion, victims: VictimSet) -> Script[None]:
    """TER-FEAR-6. One fear each, one after another in seating order."""
    for victim in g.trio:
        if has(victims, victim) and in_house(g, victim):
            yield from _frighten_one(g, victim)


def frighten_all(g: Mansion) -> Script[None]:
    yield from frighten(g, set_of(living(g)))


def frighten_chosen(g: Mansion, rule: str) -> Script[None]:
    """Fear to one victim of the killer's choice, wherever she is."""
    option: Option = yield Decision(g.rules.killer_seat, "frighten", offer_frightening, rule)
    yield from frighten(g, just(option.args[0]))


def offer_frightening(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [FRIGHTENING[victim] for victim in living(g)]


def _frighten_one(g: Mansion, victim: Victim) -> Script[None]:
    """TER-FEAR-1, TER-FEAR-2, TER-FEAR-4, TER-FEAR-8. A token on the roof, or panic instead of a third."""
    if g.fear[victim] < MOST_FEAR:
        g.fear[victim] += 1
        g.tell(EVERYONE, AFRAID, victim, g.fear[victim])
        return
    panic(g, victim)
    # TER-FEAR-9: what follows a panic is settled before the next fear
    if g.killer == GHOST and g.level >= OVERFLOW_LEVEL and hand_size(g) >= OVERFLOW_COST:
        option: Option = yield Decision(g.rules.killer_seat, "wound_the_panicked", offer_to_pay, "TER-KILLER-2", victim)
        if option is PAYS:
            yield from choose_discards(g, OVERFLOW_COST)
            yield from wound(g, victim, in_encounter=False)


def offer_to_pay(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += (PAYS, PASSES)


def panic(g: Mansion, victim: Victim) -> None:
    """TER-FEAR-5, TER-FEAR-9, TER-ITEM-14. Noise where she is, told at once with her name; firecrackers hide where."""
    g.reveal(outsiders(g))
    if g.firecracker >= 0:
        g.tell(EVERYONE, PANIC, victim)
        return
    place = g.at[victim]
    g.noise |= just(place)
    g.heard |= just(place)
    known_at(g, victim, place)
    g.tell(EVERYONE, PANIC_AT, victim, place)


def calm(g: Mansion, victim: Victim, tokens: int = MOST_FEAR) -> None:
    """TER-CALM-1, TER-INFO-1. Tokens leave the roof, where both sides see it."""
    if g.fear[victim]:
        g.reveal(outsiders(g))
        g.fear[victim] = max(0, g.fear[victim] - tokens)
        g.tell(EVERYONE, CALMED, victim)


# -- wounds


def wound_several(g: Mansion, victims: VictimSet, *, in_encounter: bool) -> Script[None]:
    """TER-KILLER-7. One after another in the order the team chooses."""
    g.reveal(outsiders(g))
    g.naming = victims
    while g.naming:
        victim = yield from team_names(g, "wounded_next", "TER-KILLER-7", open_to_all=False)
        if in_house(g, victim):
            yield from wound(g, victim, in_encounter=in_encounter)


def wound(g: Mansion, victim: Victim, *, in_encounter: bool) -> Script[None]:
    """TER-WOUND-1, TER-WOUND-2. The tile is turned; the second wound kills."""
    g.reveal(outsiders(g))
    if not in_encounter and AMULET in g.held[victim]:
        saved = yield from _use_amulet(g, victim)
        if saved:
            return
    if g.condition[victim] == WOUNDED:
        yield from kill(g, victim, "TER-WOUND-2")
        return
    g.condition[victim] = WOUNDED
    g.tell(EVERYONE, WOUND, victim)
    if has_ability(g, TERROR):
        yield from frighten_all(g)


def _use_amulet(g: Mansion, victim: Victim) -> Script[bool]:
    """TER-ITEM-20. The team may discard the amulet instead of taking a wound outside an encounter."""
    option: Option = yield behind_screen(g, g.controller[victim], "use_amulet", offer_amulet, "TER-ITEM-20", victim)
    g.reveal(outsiders(g))
    if option is DECLINES:
        return False
    throw_away(g, victim, AMULET)
    g.tell(g.rules.team, SAVED_BY_AMULET, victim)
    return True


def offer_amulet(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.offer(ACCEPTS, unless="" if AMULET in g.held[ask.subject] else "TER-ITEM-20")
    ask.options.append(DECLINES)


def kill(g: Mansion, victim: Victim, why: str) -> Script[None]:
    """TER-END-4, TER-CROSS-6, TER-CROSS-11. The killer wins; at the crossroads he gains a level and others play on."""
    g.reveal(outsiders(g))
    g.condition[victim] = KILLED
    count_living(g)
    g.tell(EVERYONE, KILL, victim)
    if not g.rules.crossroads:
        killer_wins(g, why)
    known_at(g, victim, g.at[victim])
    g.fear[victim] = 0
    if not living(g):
        end_at_crossroads(g, "TER-CROSS-9")
    keep_first_player_in_house(g)
    yield from gain_level(g)


def heal(g: Mansion, victim: Victim) -> None:
    """TER-KEYWORD-6, TER-INFO-1. The tile is turned back, where both sides see it."""
    if g.condition[victim] == WOUNDED:
        g.reveal(outsiders(g))
        g.condition[victim] = UNHURT
        g.tell(EVERYONE, HEALED, victim)


# -- levels


def gain_level(g: Mansion) -> Script[None]:
    """TER-KCARD-5, TER-KCARD-7. One level with all its effects, at most the fifth."""
    if g.level >= HIGHEST_LEVEL:
        return
    g.level += 1
    g.tell(EVERYONE, LEVEL, g.level)
    g.tell(EVERYONE, STRENGTH, strength(g))
    effect = LEVEL_EFFECTS[g.killer].get(g.level, {})
    match effect.get("op"):
        case "unlock":
            yield from _unlock(g)
        case "barricades_now":
            yield from barricade_anywhere(g, effect["count"], may_stop=True)
    if has_ability(g, INTIMIDATION) and g.level in ABILITY_LEVELS[INTIMIDATION]:
        yield from frighten_chosen(g, "TER-ABIL-3")
    if has_ability(g, CUNNING_JAILER) and g.level in ABILITY_LEVELS[CUNNING_JAILER]:
        yield from barricade_anywhere(g, 1, may_stop=False)


def _unlock(g: Mansion) -> Script[None]:
    """TER-KCARD-8. The locked card joins the hand."""
    g.locked = False
    g.hand[LOCKED_CARD[g.killer]] += 1
    g.tell(g.rules.hunter, CARD_DRAWN, LOCKED_CARD[g.killer])
    yield from keep_hand_limit(g)
