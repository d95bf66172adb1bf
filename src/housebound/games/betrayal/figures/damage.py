"""Damage: how many steps, of which kind, on which traits (Damage), and what a clip on the skull means (Death)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.figures.belongings import holds
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import DAMAGE_ROLL, roll, throw
from housebound.games.betrayal.figures.stunned import stun
from housebound.games.betrayal.figures.traits import lower, on_skull
from housebound.games.betrayal.numbers import Figure, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import (
    CARDS,
    DAMAGED,
    FOR_DAMAGE,
    MENTAL,
    NO,
    PAIR,
    PHYSICAL,
    PICK_TRAIT,
    SPLIT,
    YES,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced

ARMOR: Final = CARDS["armor"]
SKULL_CARD: Final = CARDS["skull"]
BY_ROOM: Final = 0
BY_CARD: Final = 1
BY_ATTACK: Final = 2
BY_HAUNT: Final = 3
"""What caused damage or a loss; a fifth cause is `cards_in_hand.BY_HAND`."""


def damage_dice(
    g: House, figure: Figure, kind: int, dice: int, cause: int, attack: Attack | None = None
) -> Script[None]:
    """BET-DAMAGE-4. Damage given in dice: whoever is hurt rolls them; a sum of 0 is no damage."""
    if figure < FIRST_MONSTER:
        steps = yield from roll(g, figure, dice, DAMAGE_ROLL)
    else:
        steps = throw(g, figure, dice, FOR_DAMAGE)
    yield from damage(g, figure, kind, steps, cause, attack, -1 if attack is None else attack.attacker)


def damage_points(
    g: House, figure: Figure, kind: int, points: int, cause: int, attack: Attack | None = None
) -> Script[None]:
    """BET-DAMAGE-5. Damage given as a plain number: so many steps, or so many dice, by variant flat_damage."""
    if g.rules.flat_damage == "dice":
        return damage_dice(g, figure, kind, points, cause, attack)
    return damage(g, figure, kind, points, cause, attack, -1 if attack is None else attack.attacker)


def damage(
    g: House, figure: Figure, kind: int, steps: int, cause: int, attack: Attack | None = None, killer: Figure = -1
) -> Script[None]:
    """BET-DAMAGE-1, BET-DAMAGE-2, BET-DAMAGE-6. A figure takes damage: steps on the two traits of its kind.

    BET-STUN-1: a monster is stunned instead.
    """
    if figure >= FIRST_MONSTER:
        if steps > 0 and not (yield from g.haunt.hurt_monster(g, figure, kind, steps, attack)):
            yield from stun(g, figure)
        return
    kind, steps = g.haunt.filter_damage(g, figure, kind, steps, cause)
    if steps <= 0 or g.fate[figure] != IN_HOUSE or g.haunt.unhurt(g, figure, cause, killer):
        return
    if kind == MENTAL and holds(g, figure, SKULL_CARD) and not g.haunt.card_off(g, figure, SKULL_CARD):
        # the Skull: all of it as physical damage instead
        option: Option = yield Decision(figure, "skull", _offer_yes_no, "BET-GEN-4", g.word[figure])
        kind = PHYSICAL if option is YES else MENTAL
    if kind == PHYSICAL and holds(g, figure, ARMOR) and not g.haunt.card_off(g, figure, ARMOR):
        steps -= 1
        if not steps:
            return
    g.tell(EVERYONE, DAMAGED, g.word[figure], kind, min(steps, 40))
    yield from _split(g, figure, kind, steps, cause, killer)


def _offer_yes_no(_: House, __: int, ask: Ask) -> None:
    ask.options += (YES, NO)


def _split(g: House, seat: Seat, kind: int, steps: int, cause: int, killer: Figure) -> Script[None]:
    """BET-DAMAGE-3. The player of the damaged explorer shares the steps between the two traits."""
    one, other = PAIR[kind]
    fixed = g.haunt.takes_split(g, seat, kind, steps, cause, killer)
    if fixed is None:
        room_one = _room_below(g, seat, one, cause)
        room_other = _room_below(g, seat, other, cause)
        # BET-DAMAGE-7, BET-DAMAGE-8: steps go where they have effect; what neither can take is lost
        least = max(0, min(steps - room_other, room_one))
        most = min(steps, room_one)

        def offers(_: House, __: int, ask: Ask) -> None:
            ask.options += [SPLIT(n) for n in range(least, most + 1)]

        option = yield from forced(g, Decision(seat, f"split_{_KIND[kind]}", offers, "BET-DAMAGE-3", g.word[seat]))
        fixed = option.args[0], steps - option.args[0]
    lower(g, seat, one, fixed[0], cause)
    lower(g, seat, other, fixed[1], cause)
    yield from settle_skull(g, seat, cause, killer)
    if g.fate[seat] == IN_HOUSE:
        yield from g.haunt.hurt(g, seat, kind, steps, killer)


_KIND: Final = ("physical", "mental")


def _room_below(g: House, seat: Seat, trait: Trait, cause: int) -> int:
    """How many steps the trait can still fall."""
    return max(0, g.clip[seat * 4 + trait] - g.haunt.lowest(g, seat, trait, cause))


def lose(g: House, seat: Seat, trait: Trait, steps: int, cause: int) -> Script[None]:
    """BET-TRAIT-9. A named trait falls; this is no damage and cannot be shared."""
    if g.fate[seat] != IN_HOUSE:
        return NOTHING
    lower(g, seat, trait, steps, cause)
    return settle_skull(g, seat, cause)


def lose_of_choice(
    g: House, seat: Seat, traits: tuple[int, ...], steps: int, cause: int, prompt: str = "lose_trait"
) -> Script[None]:
    """So many steps are lost, each from one of these traits, the owner's choice.

    Steps without effect are not offered.
    """
    for _ in range(steps):
        able = [t for t in traits if g.clip[seat * 4 + t] > g.haunt.lowest(g, seat, t, cause)]
        if not able or g.fate[seat] != IN_HOUSE:
            return
        trait = yield from pick_trait(g, seat, able, prompt, "BET-TRAIT-9")
        yield from lose(g, seat, trait, 1, cause)


def pick_trait(g: House, seat: Seat, traits: list[int] | tuple[int, ...], prompt: str, rule: str) -> Script[int]:
    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_TRAIT(trait) for trait in traits]

    option: Option = yield from forced(g, Decision(seat, prompt, offers, rule, g.word[seat]))
    return option.args[0]


def settle_skull(g: House, seat: Seat, cause: int, killer: Figure = -1) -> Script[None]:
    """BET-TRAIT-5, BET-DEATH-1. Whoever has a trait on the skull dies at once, unless the haunt says otherwise."""
    if g.fate[seat] != IN_HOUSE or not on_skull(g, seat):
        return NOTHING
    return _meet_skull(g, seat, cause, killer)


def _meet_skull(g: House, seat: Seat, cause: int, killer: Figure) -> Script[None]:
    if not (yield from g.haunt.on_skull(g, seat, cause, killer)):
        yield from die(g, seat, cause, killer)


def to_lowest(g: House, seat: Seat, trait: Trait, cause: int) -> None:
    """A trait drops to its lowest value above the skull."""
    lower(g, seat, trait, g.clip[seat * 4 + trait], cause)
