"""When the sensible player fights, whom, and with what."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.bot import weights
from housebound.games.betrayal.bot.chances import MOST, Outcome, fight
from housebound.games.betrayal.numbers import Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import BLOOD_DAGGER, EXTRA_DICE, TRAIT_OF
from housebound.games.betrayal.seen.sight import UNKNOWN, Sight
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    ATTACK,
    ATTACK_WITH,
    CARDS,
    HEROES,
    KIND_OF,
    MENTAL,
    MIGHT,
    PAIR,
    PHYSICAL,
    SPEED,
    THROW,
)
from housebound.kernel.script import Option

_SACRIFICIAL_DAGGER: Final = CARDS["sacrificial_dagger"]
PRICE: Final = {BLOOD_DAGGER: weights.BLOOD_COST, _SACRIFICIAL_DAGGER: weights.DAGGER_COST}


def best_attack(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal]) -> Option | None:
    """The attack that promises most, if it promises more than it costs."""
    targets = {target for goal in goals for target in goal.targets}
    spared = {target for goal in goals for target in goal.spare}
    best, most = None, 0.0
    for option in options:
        verb = option.verb
        if verb is ATTACK or verb is ATTACK_WITH:
            target = sight.word.index(option.args[-1])
            if target in spared or (target not in targets and not are_enemies(sight, figure, target)):
                continue
            promise = _promise(sight, figure, option, target, target in targets)
        elif verb is THROW:
            promise = _blast(sight, figure, option.args[0])
        else:
            continue
        if promise > most:
            best, most = option, promise
    return best


def are_enemies(sight: Sight, figure: Figure, other: Figure) -> bool:
    """Whether these two are known to be on different sides; whoever may be a friend is none."""
    one, two = sight.side_of(figure), sight.side_of(other)
    return one != two and UNKNOWN not in (one, two) and sight.opponents(figure, other)


def _promise(sight: Sight, figure: Figure, option: Option, target: Figure, wanted: bool) -> float:
    """What an attack is worth: the win by its likelihood, less what a defeat may cost."""
    card = option.args[0] if option.verb is ATTACK_WITH else -1
    trait = TRAIT_OF[card] if card >= 0 else sight.attack_trait(figure, target)
    extra = EXTRA_DICE[card] if card >= 0 else 0
    outcome = fight(dice(sight, figure, trait) + extra, dice(sight, target, trait))
    kind = MENTAL if KIND_OF[trait] == MENTAL else PHYSICAL
    gain = outcome.win * (weights.TARGET_WORTH if wanted else _worth(sight, target))
    if target < FIRST_MONSTER:
        gain += weights.KILL_WORTH * min(1.0, outcome.dealt / health(sight, target, kind))
    at_risk = not sight.stunned[target] and sight.room[target] == sight.room[figure]
    cost = _risk(sight, figure, kind, outcome) if at_risk else 0.0
    return gain - cost - (PRICE.get(card, 0.0) if figure < FIRST_MONSTER else 0.0)


def _worth(sight: Sight, target: Figure) -> float:
    if target < FIRST_MONSTER:
        return weights.EXPLORER_WORTH
    return 0.0 if sight.stunned[target] else weights.MONSTER_WORTH


def _risk(sight: Sight, figure: Figure, kind: int, outcome: Outcome) -> float:
    if figure >= FIRST_MONSTER:
        return weights.STUN_COST
    fear = weights.HERO_FEAR if sight.side_of(figure) == HEROES else weights.TRAITOR_FEAR
    return fear * outcome.taken / health(sight, figure, kind)


def _blast(sight: Sight, figure: Figure, room: Room) -> float:
    """What Dynamite in that room is worth: never where a friend is."""
    promise = 0.0
    for other, where in enumerate(sight.room):
        if where != room or (other < FIRST_MONSTER and sight.fate[other] != IN_HOUSE):
            continue
        if not are_enemies(sight, figure, other):
            return 0.0
        promise += 2 * _worth(sight, other)
    return promise


def dice(sight: Sight, figure: Figure, trait: Trait) -> int:
    """How many dice somebody rolls, as far as this seat knows."""
    value = sight.value(figure, trait)
    return min(weights.UNKNOWN_DICE if value == UNKNOWN else max(value, 0), MOST)


def health(sight: Sight, seat: Seat, kind: int = PHYSICAL) -> int:
    """How many steps of damage of this kind kill an explorer."""
    one, other = PAIR[kind]
    clips = sight.clip
    return max(1, clips[seat * 4 + one] + clips[seat * 4 + other] + 1)


def threat(sight: Sight, enemy: Figure, seat: Seat) -> float:
    """The share of its health that this enemy's attack may cost an explorer."""
    armed = 0
    if enemy < FIRST_MONSTER:
        armed = max((EXTRA_DICE[card] for card in EXTRA_DICE if sight.held[enemy] >> card & 1), default=0)
    outcome = fight(dice(sight, enemy, MIGHT) + armed, dice(sight, seat, MIGHT))
    return min(1.0, outcome.dealt / health(sight, seat))


def pace(sight: Sight, enemy: Figure) -> int:
    """How many spaces an enemy may go: an explorer its Speed, a monster a roll of so many dice."""
    value = sight.value(enemy, SPEED)
    return weights.UNKNOWN_SPEED if value == UNKNOWN else max(value, 0)
