"""The encounter: its beginning, attack after attack, and the flight (Encounter)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import throw_away, use_up
from housebound.games.terrorscape.cards.killer_hand import strength
from housebound.games.terrorscape.cards.plans import use_plan, works
from housebound.games.terrorscape.components import ATTACK, DEFENCE, KILLER_CARDS, REPELLED_DISCARD
from housebound.games.terrorscape.figures.team import behind_screen, team_names
from housebound.games.terrorscape.mansion import STEPS, reach
from housebound.games.terrorscape.map.whereabouts import fled
from housebound.games.terrorscape.numbers import Item, Seat, Victim
from housebound.games.terrorscape.play.extra_actions import bar_extra
from housebound.games.terrorscape.play.harm import calm, frighten, wound, wound_several
from housebound.games.terrorscape.play.killer_cards import carry_out, facts, offer_cards, show_and_pay
from housebound.games.terrorscape.play.killer_deck import discard_from_deck, draw_cards
from housebound.games.terrorscape.play.main_actions import has_ability, table, use_ability
from housebound.games.terrorscape.state import (
    ATTACKING,
    DRAWING,
    ENCOUNTERING,
    FLIGHT,
    FREE_SEARCH,
    Mansion,
    all_but_killer,
    in_house,
    outsiders,
)
from housebound.games.terrorscape.words import (
    AMMO,
    APPLIES,
    BARE_HANDS,
    BOTTLE,
    DEFEND_WITH,
    DEFENDS,
    DICE,
    DIE_FACES,
    DIE_WEIGHTS,
    ENCOUNTER,
    FLED,
    FLEE,
    GHOST,
    LONG_SWORD,
    MANIAC,
    MARTIAL_ARTS,
    MOLOTOV,
    PASS,
    REPELLED,
    REVOLVER,
    ROLLED,
    STAY,
    STRENGTH,
    STROKE_OF_LUCK,
    SURVIVOR_INSTINCT,
    TRAP_SPRUNG,
    WHISKY,
    WILLIAM,
)
from housebound.games.terrorscape.words import (
    DEFENCE as DEFENCE_TOTAL,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, any_of
from housebound.kernel.sets import has, just, set_of, without

PASSES: Final = PASS()
WITH: Final = DEFEND_WITH.each()
BARE: Final = BARE_HANDS()
WITH_BOTTLE: Final = BOTTLE()
FLEES: Final = table(FLEE)
STAYS: Final = STAY.each()
BARE_HANDED: Final[tuple[Item, ...]] = ()
"""No item is applied in defence."""
DICE_ROLLED: Final = 4
"""TER-SETUP-3. The team has four dice."""
TRAP_DEFENCE: Final = 2
BOTTLE_DEFENCE: Final = 2
WOUND_LEVEL: Final = 5
"""TER-KILLER-4. From which level everybody is wounded when an encounter begins."""
REVEAL_LEVEL: Final = 2
REVEAL_BONUS: Final = 3
"""TER-KILLER-3. The Maniac's strength in an encounter after revealing himself."""


def begin_encounter(g: Mansion) -> Script[None]:
    """TER-ENCOUNTER-4. Names were given; now bonuses, the Ghost Maid's fear, the level-5 wound, then attacks."""
    g.attacked = 0
    g.phase = ATTACKING
    g.tell(EVERYONE, ENCOUNTER, g.killer_at)
    if g.killer == MANIAC and g.did & FREE_SEARCH and g.level >= REVEAL_LEVEL:
        g.bonus += REVEAL_BONUS
        g.tell(EVERYONE, STRENGTH, strength(g))
    wounds = g.level >= WOUND_LEVEL
    if g.killer == GHOST:
        yield from frighten(g, g.found)  # TER-KILLER-2
    if wounds:
        yield from wound_several(g, g.found, in_encounter=True)


def next_attack(g: Mansion) -> Script[None]:
    """TER-ENCOUNTER-2, TER-ENCOUNTER-3, TER-ATTACK-9. The next victim not yet attacked, or the encounter is over."""
    g.naming = 0
    for victim in g.trio:
        if has(g.found, victim) and not has(g.attacked, victim) and in_house(g, victim):
            g.naming |= just(victim)
    if not g.naming:
        end_encounter(g)
        return NOTHING
    return _attack(g)


def end_encounter(g: Mansion) -> None:
    """TER-FLIGHT-1. Everybody who was in the killer's location may flee."""
    g.fleeing = set_of(victim for victim in g.trio if has(g.found, victim) and in_house(g, victim))
    fled(g, g.fleeing)
    g.phase = FLIGHT


def _attack(g: Mansion) -> Script[None]:
    """TER-ATTACK-12. The five steps in their order, and no way back."""
    g.attack_bonus = 0
    g.defence = BARE_HANDED
    yield from _attack_card(g)
    victim = yield from team_names(g, "defender", "TER-ATTACK-2", open_to_all=True)
    g.reveal(outsiders(g))
    g.naming = 0
    g.defender = victim
    g.attacked |= just(victim)
    g.tell(EVERYONE, DEFENDS, victim)
    yield from _apply_items(g, victim)
    if LONG_SWORD in g.defence:
        yield from draw_cards(g, 1)
    repelled = roll_defence(g, victim)
    if repelled:
        g.tell(EVERYONE, REPELLED, victim)
        yield from discard_from_deck(g, REPELLED_DISCARD)
        end_encounter(g)
    else:
        yield from wound(g, victim, in_encounter=True)
    g.attack_bonus = 0
    g.defender = -1
    g.defence = BARE_HANDED


def _attack_card(g: Mansion) -> Script[None]:
    """TER-ATTACK-1. One attack card; only the Maniac has any, and he is always asked."""
    if not any(ATTACK in card.types for card in KILLER_CARDS[g.killer].values()):
        return
    option: Option = yield Decision(g.rules.killer_seat, "attack_card", offer_attack_cards, "TER-ATTACK-1")
    g.reveal(all_but_killer(g))
    if option is not PASSES:
        card = option.args[0]
        yield from show_and_pay(g, card)
        yield from carry_out(g, card, facts(g, card).attack_effects)


def offer_attack_cards(g: Mansion, seat: Seat, ask: Ask) -> None:
    offer_cards(g, ATTACK, ask)
    ask.options.append(PASSES)


# -- the defence


def _apply_items(g: Mansion, victim: Victim) -> Script[None]:
    """TER-ATTACK-3. One item card of her own, or bare hands; a bottle besides, if the plan for it is complete."""
    option: Option = yield Decision(g.controller[victim], "defend", offer_defence, "TER-ATTACK-3", victim)
    g.reveal(outsiders(g))
    _apply(g, victim, option)
    if option is not BARE and _could_add(g, victim):
        option = yield behind_screen(g, g.controller[victim], "defend_too", offer_second, "TER-ATTACK-3", victim)
        _apply(g, victim, option)


def _could_add(g: Mansion, victim: Victim) -> bool:
    """Fire Bottle: a Whisky Bottle for +2, in addition to the item that the step allows."""
    return works(g, MOLOTOV) and (WHISKY in g.defence or WHISKY in g.held[victim])


def _apply(g: Mansion, victim: Victim, option: Option) -> None:
    if option is BARE:
        return
    if option is WITH_BOTTLE:
        throw_away(g, victim, WHISKY)
        use_plan(g, victim)
        g.defence = (*g.defence, WHISKY)
        g.tell(EVERYONE, APPLIES, victim, WHISKY)
        return
    item = option.args[0]
    use_up(g, victim, item)
    g.defence = (*g.defence, item)
    g.tell(EVERYONE, APPLIES, victim, item)


def offer_defence(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-ATTACK-3, TER-ATTACK-4, TER-ATTACK-5, TER-ITEM-21."""
    victim = ask.subject
    _offer_items(g, victim, ask)
    if works(g, MOLOTOV) and WHISKY in g.held[victim]:
        ask.options.append(WITH_BOTTLE)
    ask.options.append(BARE)


def _offer_items(g: Mansion, victim: Victim, ask: Ask) -> None:
    held = g.held[victim]
    for item in dict.fromkeys(held):
        if (item == REVOLVER and AMMO not in held) or (item == AMMO and REVOLVER not in held):
            ask.bar(WITH[item], "TER-ATTACK-5")
        elif DEFENCE[item]:
            ask.options.append(WITH[item])


def offer_second(g: Mansion, seat: Seat, ask: Ask) -> None:
    """The bottle after an item, or an item after the bottle."""
    victim = ask.subject
    if WHISKY in g.defence:
        _offer_items(g, victim, ask)
    elif WHISKY in g.held[victim]:
        ask.options.append(WITH_BOTTLE)
    ask.options.append(BARE)


def roll_defence(g: Mansion, victim: Victim) -> bool:
    """TER-ATTACK-6, TER-ATTACK-7, TER-ATTACK-8, TER-FEAR-3. Dice, items, bonuses and the trap against the strength."""
    dice = [g.chance.weigh(DIE_WEIGHTS, DICE) for _ in range(DICE_ROLLED - g.fear[victim])]
    for die in dice:
        g.tell(EVERYONE, ROLLED, victim, die)
    total = sum(DIE_FACES[die] for die in dice) + item_defence(g) + bare_hands_defence(g, victim) + _spring_trap(g)
    g.tell(EVERYONE, DEFENCE_TOTAL, total, strength(g))
    if not g.defence and has_ability(g, victim, MARTIAL_ARTS):
        use_ability(g, victim)
    lucky = has_ability(g, victim, STROKE_OF_LUCK) and not any(dice)
    if lucky and total < strength(g):
        use_ability(g, victim)
    return lucky or total >= strength(g)


def item_defence(g: Mansion) -> int:
    """TER-ITEM-21, TER-ATTACK-4. What the applied items add."""
    return sum(BOTTLE_DEFENCE if item == WHISKY else DEFENCE[item] for item in g.defence)


def bare_hands_defence(g: Mansion, victim: Victim) -> int:
    """TER-ATTACK-11, TER-VICTIM-5. William's and Martial Arts' bonus, without any item applied."""
    if g.defence:
        return 0
    return (victim == WILLIAM) + has_ability(g, victim, MARTIAL_ARTS)


def _spring_trap(g: Mansion) -> int:
    """TER-ATTACK-7. +2 if the trap lies here; the token is used up, whatever the result."""
    g.reveal(outsiders(g))
    if g.trap != g.killer_at:
        return 0
    g.trap = -1
    g.tell(EVERYONE, TRAP_SPRUNG, g.killer_at)
    return TRAP_DEFENCE


# -- the flight


def flee(g: Mansion) -> Script[None]:
    """TER-FLIGHT-1, TER-FLIGHT-3. In any order, each goes one step or stays; the killer is told nothing of it."""
    seats = list(dict.fromkeys(g.controller[victim] for victim in g.trio if has(g.fleeing, victim)))
    if not seats:
        g.reveal(outsiders(g))  # that the flight is over is plain to see
        g.phase = DRAWING
        return
    asked = [behind_screen(g, seat, "flee", offer_flight, "TER-FLIGHT-1") for seat in seats]
    option: Option
    if len(asked) == 1:
        option = yield asked[0]
    else:
        _, option = yield any_of(asked)
    victim = option.args[0]
    g.fleeing = without(g.fleeing, victim)
    if option.verb is FLEE:
        place = option.args[1]
        if g.ability[victim] == SURVIVOR_INSTINCT and (
            g.fear[victim] or place not in reach(g.at[victim], g.barricades, 1)
        ):
            use_ability(g, victim)
        g.at[victim] = place
        g.tell(g.rules.team, FLED, victim, place)
        if g.ability[victim] == SURVIVOR_INSTINCT:
            calm(g, victim)


def offer_flight(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-FLIGHT-1, TER-FLIGHT-2, TER-FLIGHT-4. One step, two with Survivor's Instinct, over ways that are open."""
    for victim in g.trio:
        if not has(g.fleeing, victim) or g.controller[victim] != seat:
            continue
        steps = 2 if g.ability[victim] == SURVIVOR_INSTINCT else 1
        ends = reach(g.at[victim], g.barricades, steps)
        ask.options += [FLEES[victim][place] for place in ends]
        if ask.why:
            for place, _ in STEPS[g.at[victim]]:
                if place not in ends:
                    ask.bar(FLEES[victim][place], "TER-FLIGHT-2")
            bar_extra(g, victim, "TER-FLIGHT-4", ask)
        ask.options.append(STAYS[victim])


ENCOUNTER_STEPS: Final = {ENCOUNTERING: begin_encounter, ATTACKING: next_attack, FLIGHT: flee}
