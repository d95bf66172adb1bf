"""The item cards that are used by choice, and what the two daggers demand before an attack.

What the other item cards do by themselves stands with the rule they change: dice.py (Adrenaline Shot, Angel Feather,
Candle, Idol, Lucky Stone, Rabbit's Foot), damage.py (Armor), attack.py (Axe, Revolver), dynamite.py, cards_in_hand.py
(Amulet of the Ages, what is gained and lost), entering.py (an open Music Box).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from housebound.games.betrayal.cards.handling import USES, CardUse
from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.adjacent import adjacent_spots, choose_spot, near
from housebound.games.betrayal.effects.steps import GO, apply, band, best, choose_card, raise_trait
from housebound.games.betrayal.effects.summons import bring_heroes, draw_monsters
from housebound.games.betrayal.figures.belongings import discard_held
from housebound.games.betrayal.figures.damage import BY_CARD, damage_dice
from housebound.games.betrayal.figures.dice import card_purpose, fixed_roll, trait_roll
from housebound.games.betrayal.figures.traits import LACKING, start_of, value
from housebound.games.betrayal.numbers import Card, Figure, Seat, room_at, side_at
from housebound.games.betrayal.play.attack import BEFORE_ATTACK, steal, stealable
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    CARDS,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    PICK_FIGURE,
    PICK_TRAIT,
    SANITY,
    SPEED,
    STAY,
    TRAITOR,
)
from housebound.kernel.script import Ask, Decision, Option, Script, forced
from housebound.kernel.sets import has

BELL: Final = CARDS["bell"]
BOTTLE: Final = CARDS["bottle"]
DARK_DICE: Final = CARDS["dark_dice"]
SALVE: Final = CARDS["healing_salve"]
KIT: Final = CARDS["medical_kit"]
SALTS: Final = CARDS["smelling_salts"]
BOX: Final = CARDS["music_box"]
GLOVES: Final = CARDS["pickpockets_gloves"]
PUZZLE: Final = CARDS["puzzle_box"]
BLOOD_DAGGER: Final = CARDS["blood_dagger"]
SACRIFICIAL_DAGGER: Final = CARDS["sacrificial_dagger"]
BELL_TARGET: Final = 5


def facts(card: Card) -> dict[str, Any]:
    return CARD_FACTS[card]


def after_haunt(g: House, seat: Seat) -> str:
    """BET-GEN-4. The card says: only after the haunt has started."""
    return "" if g.haunt.started else "BET-GEN-4"


def at_any_time(g: House, seat: Seat) -> str:
    return ""


# -- Bell, Bottle, Dark Dice


def ring(g: House, seat: Seat) -> Script[None]:
    """Bell: Sanity 5 or more calls heroes, less calls monsters (unless the traitor rings)."""
    result = yield from trait_roll(g, seat, SANITY, needed=BELL_TARGET)
    if result >= BELL_TARGET:
        yield from bring_heroes(g, seat, BELL)
    elif g.haunt.side_of(g, seat) != TRAITOR:
        yield from draw_monsters(g, seat, BELL)


def drink(g: House, seat: Seat) -> Script[None]:
    """Bottle: 3 dice say what is in it. The empty bottle is discarded whatever it does."""
    result = yield from fixed_roll(g, seat, facts(BOTTLE)["roll"]["dice"], card_purpose(BOTTLE))
    discard_held(g, seat, BOTTLE)
    yield from apply(g, seat, band(facts(BOTTLE)["bands"], result), BOTTLE)


PUSHES_SOMEBODY: Final = 5


def cast_dark_dice(g: House, seat: Seat) -> Script[None]:
    """Dark Dice: 3 dice, and only a 0 takes them away."""
    result = yield from fixed_roll(g, seat, facts(DARK_DICE)["roll"]["dice"], card_purpose(DARK_DICE))
    if result == PUSHES_SOMEBODY:
        yield from _push_another(g, seat)
    else:
        yield from apply(g, seat, band(facts(DARK_DICE)["bands"], result), DARK_DICE)


def _push_another(g: House, seat: Seat) -> Script[None]:
    """Another explorer in the room is moved into an adjacent one; nothing happens to whoever is alone."""
    others = [other for other in near(g, seat) if other != seat and adjacent_spots(g, other)]
    if not others:
        return
    other = yield from choose_explorer(g, seat, others, "push_whom")
    spot = yield from choose_spot(g, seat, other, adjacent_spots(g, other), "push_where", "BET-MOVE-18")
    yield from put_into(g, other, room_at(spot), side_at(spot))


def _to_an_explorer(g: House, seat: Seat) -> Script[None]:
    """To the room of any explorer that is not known as a traitor."""
    rooms = [
        g.room[other]
        for other in range(g.rules.seats)
        if other != seat and g.fate[other] == IN_HOUSE and g.team[other] != TRAITOR
    ]
    if rooms:
        room = yield from choose_room(g, seat, seat, sorted(set(rooms)), "go_to", "BET-MOVE-16")
        yield from put_into(g, seat, room)


def _next_door(g: House, seat: Seat) -> Script[None]:
    """BET-MOVE-18. At once into an adjacent room, at no cost."""
    spots = adjacent_spots(g, seat)
    if spots:
        spot = yield from choose_spot(g, seat, seat, spots, "go_to", "BET-MOVE-18")
        yield from put_into(g, seat, room_at(spot), side_at(spot))


GO["any_explorer_not_revealed_traitor"] = _to_an_explorer
GO["adjacent_room"] = _next_door


# -- Healing Salve, Medical Kit, Smelling Salts


def choose_explorer(g: House, seat: Seat, explorers: Sequence[int], prompt: str) -> Script[int]:
    """A seat chooses one of these explorers; the figure's number."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_FIGURE(g.word[explorer]) for explorer in explorers]

    option = yield from forced(g, Decision(seat, prompt, offers, "BET-GEN-4", g.word[seat]))
    return g.word.index(option.args[0])


def below_start(g: House, seat: Seat, traits: Sequence[int]) -> list[int]:
    """The traits whose clip is below its starting value and can be raised."""
    return [
        trait
        for trait in traits
        if g.clip[seat * 4 + trait] < start_of(g, seat, trait) and not g.haunt.frozen(g, seat, trait)
    ]


def _anybody_hurt(g: House, seat: Seat, traits: Sequence[int]) -> str:
    return "" if any(below_start(g, other, traits) for other in near(g, seat)) else "BET-GEN-4"


def _restore(g: House, seat: Seat, card: Card, traits: Sequence[int]) -> Script[None]:
    """The explorer of the user's choice has these traits raised to their starting values, at least one of them."""
    hurt = [other for other in near(g, seat) if below_start(g, other, traits)]
    patient = yield from choose_explorer(g, seat, hurt, "heal_whom")
    discard_held(g, seat, card)
    yield from _mend(g, seat, patient, card, traits, len(traits), whole=True)


def _mend(
    g: House, seat: Seat, patient: int, card: Card, traits: Sequence[int], times: int, whole: bool
) -> Script[None]:
    """So many times a trait below its start is raised, by a step or wholly; after the first time one may stop."""
    for n in range(times):
        hurt = below_start(g, patient, traits)
        if not hurt:
            return

        def offers(_: House, __: int, ask: Ask, hurt: list[int] = hurt, first: bool = n == 0) -> None:
            ask.options += [PICK_TRAIT(trait) for trait in hurt]
            if not first:
                ask.options.append(STAY)

        option: Option = yield from forced(g, Decision(seat, "heal_trait", offers, "BET-GEN-4", g.word[patient]))
        if option is STAY:
            return
        trait = option.args[0]
        start = start_of(g, patient, trait)
        raise_trait(g, patient, trait, start - g.clip[patient * 4 + trait] if whole else 1, card, start)


def apply_salve(g: House, seat: Seat) -> Script[None]:
    return _restore(g, seat, SALVE, (MIGHT, SPEED))


def sniff_salts(g: House, seat: Seat) -> Script[None]:
    return _restore(g, seat, SALTS, (KNOWLEDGE,))


def use_kit(g: House, seat: Seat) -> Script[None]:
    """Medical Kit: a Knowledge roll says how many steps of Might and Speed are regained, never above the start."""
    patient = yield from choose_explorer(g, seat, near(g, seat), "heal_whom")
    result = yield from trait_roll(g, seat, KNOWLEDGE)
    for op in band(facts(KIT)["bands"], result):
        if op["op"] == "gain" and g.fate[patient] == IN_HOUSE:
            yield from _mend(g, seat, patient, KIT, (MIGHT, SPEED), op["n"], whole=False)


# -- Music Box, Pickpocket's Gloves, Puzzle Box


def turn_box(g: House, seat: Seat) -> Script[None]:
    """Music Box: it is opened or closed."""
    g.box_open = not g.box_open
    return
    yield


def pockets(g: House, seat: Seat) -> list[int]:
    """BET-BARRIER-7, BET-ITEM-17. What the Gloves can reach: items of others here that can be stolen."""
    return [card for other in near(g, seat) if other != seat for card in stealable(g, seat, other)]


def pick_pocket(g: House, seat: Seat) -> Script[None]:
    """Pickpocket's Gloves: they are discarded, and one item of another explorer here changes hands, agreed or not."""
    discard_held(g, seat, GLOVES)
    card = yield from choose_card(g, seat, pockets(g, seat), "pick_pocket", "BET-GEN-4")
    victim = next(other for other in near(g, seat) if has(g.held[other], card))
    yield from steal(g, seat, victim, card, BY_CARD)


def solve_puzzle(g: House, seat: Seat) -> Script[None]:
    """Puzzle Box: Knowledge 6 or more opens it."""
    result = yield from trait_roll(g, seat, KNOWLEDGE, needed=best(facts(PUZZLE)["bands"]))
    yield from apply(g, seat, band(facts(PUZZLE)["bands"], result), PUZZLE, KNOWLEDGE)


USES.update(
    {
        BELL: CardUse(after_haunt, ring),
        BOTTLE: CardUse(after_haunt, drink),
        DARK_DICE: CardUse(at_any_time, cast_dark_dice),
        SALVE: CardUse(lambda g, seat: _anybody_hurt(g, seat, (MIGHT, SPEED)), apply_salve),
        KIT: CardUse(at_any_time, use_kit),
        BOX: CardUse(at_any_time, turn_box),
        GLOVES: CardUse(lambda g, seat: "" if pockets(g, seat) else "BET-GEN-4", pick_pocket),
        PUZZLE: CardUse(at_any_time, solve_puzzle),
        SALTS: CardUse(lambda g, seat: _anybody_hurt(g, seat, (KNOWLEDGE,)), sniff_salts),
    }
)


# -- the daggers


def pay_blood(g: House, attacker: Figure) -> Script[bool]:
    """Blood Dagger: the attack costs 1 Speed. BET-TRAIT-8: a monster's numbers do not change."""
    if attacker < FIRST_MONSTER:
        yield from apply(g, attacker, facts(BLOOD_DAGGER)["attack"]["cost"], BLOOD_DAGGER)
    return True


def master_dagger(g: House, attacker: Figure) -> Script[bool]:
    """Sacrificial Dagger: a Knowledge roll before the attack, which may cost a mental trait or the attack itself."""
    if value(g, attacker, KNOWLEDGE) == LACKING:
        return True
    result = yield from trait_roll(g, attacker, KNOWLEDGE, needed=best(facts(SACRIFICIAL_DAGGER)["bands"]))
    ops = band(facts(SACRIFICIAL_DAGGER)["bands"], result)
    stays_hand = any(op["op"] == "no_attack_this_turn" for op in ops)
    if attacker < FIRST_MONSTER:
        yield from apply(g, attacker, ops, SACRIFICIAL_DAGGER, KNOWLEDGE)
    elif stays_hand:
        yield from damage_dice(g, attacker, PHYSICAL, ops[0]["dice"], BY_CARD)
    return not stays_hand


BEFORE_ATTACK[BLOOD_DAGGER] = pay_blood
BEFORE_ATTACK[SACRIFICIAL_DAGGER] = master_dagger
