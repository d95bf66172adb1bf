"""Attacks: who may attack whom and with what, and what comes of it (Attack, Ranged attacks, Stealing, Weapons)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.components import CARD_FACTS, ITEM_BITS, STEALABLE, card_numbers
from housebound.games.betrayal.figures.belongings import get_card, lose_card, note_use
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage, damage_dice, settle_skull
from housebound.games.betrayal.figures.dice import COMBAT_ROLL, roll, throw
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.house.plan import company, in_sight, split_by_barrier, together
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, IN_HOUSE, NO_ATTACK, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import (
    ATTACK,
    ATTACK_WITH,
    ATTACKED,
    CARDS,
    FIGHTING,
    FOUGHT,
    HURT,
    MIGHT,
    PHYSICAL,
    STEAL,
    STOLE,
    TRAITS,
    VAULT,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, members_of, set_of

REVOLVER: Final = CARDS["revolver"]
RING: Final = CARDS["ring"]
BLOOD_DAGGER: Final = CARDS["blood_dagger"]
ARMED: Final = tuple(CARDS[word] for word in ("axe", "blood_dagger", "revolver", "sacrificial_dagger", "ring", "spear"))
"""BET-WEAPON-1. The weapons, and the Ring, which lets one attack with Sanity."""
REVOLVER_BIT: Final = just(REVOLVER)
ARMED_BITS: Final = set_of(ARMED)
TRAIT_OF: Final = {card: TRAITS[CARD_FACTS[card]["attack"]["trait"]] for card in ARMED}
EXTRA_DICE: Final = {card: int(CARD_FACTS[card]["attack"].get("extra_dice", 0)) for card in ARMED}

ATTACK_ON: Final = ATTACK.each()

BEFORE_ATTACK: Final[dict[int, Callable[[House, int], Script[bool]]]] = {}
"""Card -> what its text demands before the attack; False: there is no attack. Filled in by the modules of the cards."""


def offer_attacks(g: House, figure: Figure, ask: Ask, alone: bool = False) -> None:
    """BET-ATTACK-1, BET-ATTACK-7, BET-ATTACK-10, BET-TURN-3. Every attack that the figure may make now.

    `alone`: nobody else is known to be in its room, so that only a shot can reach anybody.
    BET-WEAPON-4: by hand, or with what it holds. BET-STUN-5: a stunned monster is a target like any other.
    """
    armed = g.held[figure] & ARMED_BITS
    if alone and not armed & REVOLVER_BIT:
        return
    haunt = g.haunt
    rule = _no_attack(g)
    if rule and not ask.why:
        return
    targets = company(g, figure)
    apart = haunt.places is None and split_by_barrier(g, g.room[figure])
    for target in targets:
        if apart and g.side[target] != g.side[figure]:
            if ask.why:
                ask.bar(ATTACK(g.word[target]), cut_off(target))
            continue
        for trait in haunt.attack_traits(g, figure):
            _offer(g, figure, target, trait, -1, rule, ask)
    if armed and haunt.uses_items(g, figure):
        _offer_armed(g, figure, targets, armed, rule, ask)


def _no_attack(g: House) -> str:
    if not g.haunt.started:
        return "BET-TURN-3"
    if g.did & HAS_ATTACKED:
        return "BET-ATTACK-1"
    return "BET-GEN-4" if g.did & NO_ATTACK else ""


def _offer_armed(g: House, figure: Figure, targets: list[int], armed: int, rule: str, ask: Ask) -> None:
    """BET-WEAPON-3, BET-RANGED-1, BET-RANGED-5. Attacks with a weapon in hand, or with the Ring."""
    room, places = g.room[figure], g.haunt.places
    apart = places is None and split_by_barrier(g, room)
    for card in members_of(armed):
        if g.haunt.card_off(g, figure, card):
            continue
        why = rule or ("BET-ITEM-9" if has(g.used, card) else "")
        for target in targets:
            across = apart and g.side[target] != g.side[figure]
            if across and not (card == REVOLVER and g.rules.barrier_contact == "ranged_only"):
                ask.bar(option_of(g, target, card), cut_off(target))
                continue
            _offer(g, figure, target, TRAIT_OF[card], card, why, ask)
        if card == REVOLVER and places is not None:
            for target in places.in_range(g, figure):
                _offer(g, figure, target, TRAIT_OF[card], card, why, ask)
        elif card == REVOLVER:
            seen = in_sight(g, room) if not _walled_in(g, figure) else []
            for target, where in enumerate(g.room):
                if where in seen and not _walled_in(g, target):
                    _offer(g, figure, target, TRAIT_OF[card], card, why, ask)
                elif ask.why and where not in (-1, room) and g.haunt.opponents(g, figure, target):
                    ask.bar(option_of(g, target, card), "BET-RANGED-2" if where not in seen else "BET-RANGED-3")


def cut_off(target: Figure) -> str:
    """BET-BARRIER-7, BET-BARRIER-12. The rule by which somebody on the other side of a barrier is out of reach."""
    return "BET-BARRIER-7" if target < FIRST_MONSTER else "BET-BARRIER-12"


def _walled_in(g: House, figure: Figure) -> bool:
    """BET-RANGED-3. Behind the door of a closed Vault nobody sees or is seen."""
    return g.side[figure] == 1 and g.room[figure] == VAULT and not g.vault_open


def _offer(g: House, attacker: Figure, target: Figure, trait: Trait, card: Card, rule: str, ask: Ask) -> None:
    if target < FIRST_MONSTER and g.fate[target] != IN_HOUSE:
        return
    why = rule or g.haunt.may_attack(g, attacker, target, trait, card)
    if not why and target >= FIRST_MONSTER and value(g, target, trait) == LACKING:
        why = "BET-ATTACK-7"
    option = option_of(g, target, card)
    if why:
        ask.bar(option, why)
    elif option not in ask.options:
        ask.options.append(option)


def option_of(g: House, target: Figure, card: Card) -> Option:
    """The option that stands for an attack: by hand (with a trait of the haunt's), or with a card."""
    return ATTACK_WITH(card, g.word[target]) if card >= 0 else ATTACK_ON[g.word[target]]


def attack_of(g: House, figure: Figure, option: Option) -> Attack:
    """The attack that an option stands for."""
    if option.verb is ATTACK:
        target = g.word.index(option.args[0])
        traits = [t for t in g.haunt.attack_traits(g, figure) if value(g, target, t) != LACKING]
        return Attack(figure, target, traits[0])
    card, word = option.args
    target = g.word.index(word)
    apart = g.haunt.places is None and split_by_barrier(g, g.room[figure]) and g.side[target] != g.side[figure]
    return Attack(figure, target, TRAIT_OF[card], card, ranged=apart or not together(g, figure, target))


def make_attack(g: House, attack: Attack) -> Script[None]:
    """BET-ATTACK-2, BET-ATTACK-5, BET-WEAPON-2. Both sides roll the same trait; the attacker adds its weapon's dice."""
    g.did |= HAS_ATTACKED
    if attack.card >= 0 and not (yield from raise_weapon(g, attack.attacker, attack.card)):
        return
    g.tell(EVERYONE, ATTACKED, g.word[attack.attacker], g.word[attack.target], attack.trait)
    if g.role[0] and not g.role_known and attack.attacker < FIRST_MONSTER and attack.target < FIRST_MONSTER:
        g.assailants |= just(attack.attacker)
    yield from fight(g, attack)


def raise_weapon(g: House, attacker: Figure, card: Card) -> Script[bool]:
    """BET-WEAPON-2, BET-ITEM-9. A weapon is used, with what its card demands first; False: there is no attack."""
    note_use(g, card)
    if card in BEFORE_ATTACK and not (yield from BEFORE_ATTACK[card](g, attacker)):
        return False
    return attacker >= FIRST_MONSTER or g.fate[attacker] == IN_HOUSE


def fight(g: House, attack: Attack) -> Script[None]:
    """The rolls of an attack, and what follows from them. HC-10: only the strictly higher result wins."""
    attacker, target = attack.attacker, attack.target
    attack.result = yield from _combat_roll(g, attack, attacker, extra_dice(g, attack))
    attack.result += g.haunt.attack_bonus(g, attack, False)
    if _is_dead(g, attacker):
        return
    attack.defence = yield from _combat_roll(g, attack, target, g.haunt.attack_dice(g, attack, True))
    attack.defence += g.haunt.attack_bonus(g, attack, True)
    if _is_dead(g, target):
        return
    g.tell(EVERYONE, FOUGHT, g.word[attacker], min(attack.result, 40), g.word[target], min(attack.defence, 40))
    if attack.difference > 0:
        yield from _won(g, attack)
    elif attack.difference < 0:
        yield from _lost(g, attack)
    yield from g.haunt.fight_over(g, attack)


def extra_dice(g: House, attack: Attack) -> int:
    """BET-WEAPON-2. The attacker's dice besides those of its trait: of its weapon, and what the haunt gives."""
    return (EXTRA_DICE[attack.card] if attack.card >= 0 else 0) + g.haunt.attack_dice(g, attack, False)


def _is_dead(g: House, figure: Figure) -> bool:
    """Whether the figure is gone before the blow: the Idol can cost its owner's life."""
    return figure < FIRST_MONSTER and g.fate[figure] != IN_HOUSE


def _combat_roll(g: House, attack: Attack, figure: Figure, extra: int) -> Script[int]:
    """BET-ATTACK-4. Dice equal to the trait, and more; no trait roll."""
    if figure < FIRST_MONSTER:
        return (yield from roll(g, figure, extra, COMBAT_ROLL, attack.trait))
    dice = value(g, figure, attack.trait) + extra
    return g.haunt.monster_combat_roll(g, attack, figure, dice)


def _won(g: House, attack: Attack) -> Script[None]:
    """BET-ATTACK-3, BET-ATTACK-8.

    The target takes the difference, unless the attacker steals or the haunt says otherwise.
    """
    if (yield from g.haunt.attack_won(g, attack)):
        return
    kind = g.haunt.damage_from(g, attack, attack.target)
    loot = _loot(g, attack, kind)
    if loot:

        def offers(_: House, __: int, ask: Ask) -> None:
            ask.options.append(HURT)
            ask.options += [STEAL(card) for card in loot]

        seat = g.haunt.controller(g, attack.attacker)
        option: Option = yield Decision(seat, "spoils", offers, "BET-STEAL-1", g.word[attack.target])
        if option is not HURT:
            yield from steal(g, attack.attacker, attack.target, option.args[0])
            return
    yield from damage(g, attack.target, kind, attack.difference, BY_ATTACK, attack, attack.attacker)


def _loot(g: House, attack: Attack, kind: int) -> list[int]:
    """BET-STEAL-1, BET-STEAL-2, BET-STEAL-3, BET-STEAL-7. What the winner may take instead of dealing the damage."""
    if attack.difference < 2 or attack.ranged or not g.haunt.may_steal(g, attack):
        return []
    if kind != PHYSICAL and g.rules.steal_damage == "physical":
        return []
    return stealable(g, attack.attacker, attack.target)


def stealable(g: House, thief: Figure, victim: Figure) -> list[int]:
    """BET-ITEM-17, BET-STEAL-6. What can be taken from somebody by force."""
    able = (STEALABLE & ITEM_BITS | g.haunt.also_stealable(g, thief, victim)) & ~g.haunt.never_stolen(g)
    return [
        card
        for card in card_numbers(g.held[victim] & able)
        if not g.haunt.may_part(g, victim, card) and not g.haunt.may_hold(g, thief, card) and not has(g.used, card)
    ]


def steal(g: House, thief: Figure, victim: Figure, card: Card, cause: int = BY_ATTACK) -> Script[None]:
    """BET-STEAL-5, BET-ITEM-15. The item changes hands at once, and no other action is made with it this turn."""
    note_use(g, card)
    g.tell(EVERYONE, STOLE, g.word[thief], card, g.word[victim])
    lose_card(g, victim, card)
    get_card(g, thief, card)
    if victim < FIRST_MONSTER:
        yield from settle_skull(g, victim, cause, thief)
        if card == BLOOD_DAGGER and g.fate[victim] == IN_HOUSE:
            yield from damage_dice(g, victim, PHYSICAL, 2, cause)
    yield from g.haunt.stolen(g, thief, victim, card)


def _lost(g: House, attack: Attack) -> Script[None]:
    """BET-ATTACK-3, BET-RANGED-4, BET-STUN-6, BET-STEAL-4.

    The attacker takes the difference, if the target can hit back.
    """
    if (yield from g.haunt.attack_lost(g, attack)):
        return
    if attack.ranged or g.stunned[attack.target]:
        return
    kind = g.haunt.damage_from(g, attack, attack.attacker)
    yield from damage(g, attack.attacker, kind, -attack.difference, BY_ATTACK, attack, attack.target)


def unseen_attack(g: House, seat: Seat, might: int) -> Script[int]:
    """A card attacks: the player on the right rolls for it, the explorer defends with Might.

    Returns the damage dealt.
    """
    right = (seat - 1) % g.rules.seats
    result = throw(g, right, might, FIGHTING + MIGHT)
    defence = yield from roll(g, seat, 0, COMBAT_ROLL, MIGHT)
    if result <= defence:
        return 0
    yield from damage(g, seat, PHYSICAL, result - defence, BY_ATTACK)
    return result - defence
