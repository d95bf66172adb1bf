"""What the sensible player does with cards: take, use, hand over, keep for later."""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.betrayal.bot.fights import are_enemies, health
from housebound.games.betrayal.bot.weights import FRAIL
from housebound.games.betrayal.components import START, WEAPONS, card_numbers
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.attack import EXTRA_DICE
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, HAS_TASKED, IN_HOUSE
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    CARDS,
    FREE,
    GIVE,
    KEEP_ROLL,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    NO,
    REROLL,
    ROLL,
    SANITY,
    SPEED,
    TAKE,
    USE,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has

_HEALS: Final = {
    CARDS["healing_salve"]: (MIGHT, SPEED),
    CARDS["medical_kit"]: (MIGHT, SPEED),
    CARDS["smelling_salts"]: (KNOWLEDGE,),
}
_PUZZLE_BOX: Final = CARDS["puzzle_box"]
_GLOVES: Final = CARDS["pickpockets_gloves"]
_SALVE: Final = CARDS["healing_salve"]
_IDOL: Final = CARDS["idol"]
_FEATHER: Final = CARDS["angel_feather"]
_STONE: Final = CARDS["lucky_stone"]
_FOOT: Final = CARDS["rabbits_foot"]
_DANGEROUS: Final = frozenset({CARDS["amulet_of_the_ages"], CARDS["holy_symbol"], CARDS["book"], CARDS["bell"]})
"""Whoever gives these away loses by it."""


# -- in a turn


def help_with(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal]) -> Option | None:
    """Free whoever is held fast, heal whoever is hurt, open what may hold something good."""
    if figure >= FIRST_MONSTER:
        return None
    for option in options:
        if option.verb is FREE and not are_enemies(sight, figure, sight.word.index(option.args[0])):
            return option
        if option.verb is USE and _is_useful(sight, figure, option.args[0], goals):
            return option
    return None


def _is_useful(sight: Sight, seat: Seat, card: Card, goals: list[Goal]) -> bool:
    traits = _HEALS.get(card)
    if traits is None:
        return card == _PUZZLE_BOX or (card == _GLOVES and _has_foe_here(sight, seat))
    if any(card in goal.cards for goal in goals):
        return False  # it is needed for something else, and is used once in a turn
    lost = 2 if card == _SALVE else 1
    return any(_hurt(sight, friend, traits) >= lost for friend in friends_here(sight, seat))


def _has_foe_here(sight: Sight, seat: Seat) -> bool:
    return any(
        are_enemies(sight, seat, other)
        for other in range(sight.rules.seats)
        if sight.fate[other] == IN_HOUSE and sight.room[other] == sight.room[seat]
    )


def _hurt(sight: Sight, seat: Seat, traits: tuple[int, ...]) -> int:
    """How many steps below their start these traits are."""
    start = sight.character[seat] * 4
    return sum(max(0, START[start + t] - sight.clip[seat * 4 + t]) for t in traits)


def friends_here(sight: Sight, seat: Seat) -> list[Seat]:
    """The explorer itself and those with it who are known to be on its side."""
    side, room = sight.side_of(seat), sight.room[seat]
    return [
        other
        for other in range(sight.rules.seats)
        if other == seat
        or (sight.fate[other] == IN_HOUSE and sight.room[other] == room and sight.side_of(other) == side)
    ]


def pick_up(sight: Sight, options: list[Option], goals: list[Goal]) -> Option | None:
    """Take what lies here: what a goal needs first."""
    left = {card for goal in goals for card in goal.leave}
    lying = [option for option in options if option.verb is TAKE and option.args[0] not in left]
    if not lying:
        return None
    wanted = {card for goal in goals for card in goal.cards}
    needed = [option for option in lying if option.args[0] in wanted]
    return (needed or lying)[0]


def hand_over(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal]) -> Option | None:
    """A second weapon, or one that a better fighter misses, changes hands."""
    if figure >= FIRST_MONSTER or not sight.haunt_begun:
        return None
    wanted = {card for goal in goals for card in goal.cards}
    mine = sight.held[figure] & WEAPONS
    for option in options:
        if option.verb is not GIVE:
            continue
        card, friend = option.args[0], sight.word.index(option.args[1])
        if not has(WEAPONS, card) or card in wanted or card in _DANGEROUS:
            continue
        if sight.side_of(friend) != sight.side_of(figure) or sight.held[friend] & WEAPONS:
            continue
        spare = mine.bit_count() > 1 and card == min(card_numbers(mine), key=lambda one: EXTRA_DICE[one])
        better = sight.value(friend, MIGHT) > sight.value(figure, MIGHT) + 1
        if (spare or better) and health(sight, friend) > FRAIL:
            return option
    return None


# -- questions about cards


def accept_gift(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A gift is welcome, unless a goal says to leave such things."""
    gift = next(option for option in decision.options if option.verb is TAKE)
    left = {card for goal in sight.goals() for card in goal.leave} if sight.haunt_begun else set()
    return next(option for option in decision.options if option is not gift) if gift.args[0] in left else gift


def heal_whom(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The friend who has least left; the enemy never, if there is anybody else."""
    seat = decision.seat

    def need(option: Option) -> tuple[bool, int]:
        other = sight.word.index(option.args[0])
        return are_enemies(sight, seat, other), health(sight, other) - 4 * _hurt(sight, other, (MIGHT, SPEED))

    return min(decision.options, key=need)


def heal_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """What is lowest is raised; nobody stops halfway."""
    seat = sight.word.index(decision.subject)
    able = [option for option in decision.options if option.args]
    return min(able, key=lambda option: sight.clip[seat * 4 + option.args[0]])


def before_roll(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Cards that are used up are for the tasks of a haunt, and for a fight that may be the last."""
    seat = decision.seat
    if not sight.haunt_begun:
        return ROLL
    mine = sight.acting == seat
    task = mine and bool(sight.did & HAS_TASKED) and not sight.did & HAS_ATTACKED
    fight = bool(sight.did & HAS_ATTACKED)
    last = fight and not mine and health(sight, seat) <= 2 * FRAIL
    for option in decision.options:
        if option.verb is not USE:
            continue
        card = option.args[0]
        if card == _IDOL:
            if (task or fight) and sight.clip[seat * 4 + SANITY] >= FRAIL - 1:
                return option
        elif task or last or (card == _FEATHER and mine and fight):
            return option
    return ROLL


def after_roll(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Roll the lowest dice again where that is to be had: high results are nearly always better.

    The dice are named from the highest face to the lowest, single ones among the others, so the last single die is one
    with the lowest face, and as many of them as there are stand as far from the end as it stands from the beginning.
    """
    foot = [option for option in decision.options if option.verb is REROLL and option.args[0] == _FOOT]
    if foot:
        return foot[-1] if len(foot) > 1 else KEEP_ROLL
    stone = [option for option in decision.options if option.verb is REROLL and option.args[0] == _STONE]
    single = [at for at, option in enumerate(stone) if option.args[1].bit_count() == 1]
    if len(single) < 2 or not sight.did & (HAS_TASKED | HAS_ATTACKED):
        return KEEP_ROLL
    lowest = stone[len(stone) - single[-1] - 1]
    return lowest if lowest.args[1].bit_count() >= 2 else KEEP_ROLL


def name_result(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The highest: it was kept for a roll that had to be good."""
    return max(decision.options, key=lambda option: option.args[0])


def skull(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Mental damage becomes physical where the body has more to lose than the mind."""
    seat = decision.seat
    yes, no = decision.options
    return yes if health(sight, seat) > health(sight, seat, MENTAL) + 1 else no


def is_for(card: Card, sight: Sight) -> bool:
    """Whether a goal of this seat names the card."""
    return sight.haunt_begun and any(card in goal.cards for goal in sight.goals())


VALUE: Final[dict[int, float]] = {
    **{card: 3.0 + extra for card, extra in EXTRA_DICE.items()},
    **{CARDS[word]: 5.0 for word in ("armor", "amulet_of_the_ages", "holy_symbol", "book")},
    **{CARDS[word]: 4.5 for word in ("medical_kit", "healing_salve", "angel_feather", "idol")},
    **{CARDS[word]: 4.0 for word in ("adrenaline_shot", "lucky_stone", "rabbits_foot", "dynamite", "candle")},
    **{CARDS[word]: 1.0 for word in ("music_box", "dark_dice", "bottle", "bell")},
}
"""What a card is worth where nothing else speaks for it; 2 for those that are not named."""


def worth(card: Card, sight: Sight) -> float:
    """What a card is worth to this seat: a goal's card most."""
    return VALUE.get(card, 2.0) + (10.0 if is_for(card, sight) else 0.0)


def best_card(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Of several cards to be had, the most valuable."""
    named = [option for option in decision.options if option.args]
    return max(named, key=lambda option: worth(option.args[0], sight)) if named else decision.options[0]


def worst_card(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Of several cards to part with, the least valuable."""
    named = [option for option in decision.options if option.args]
    return min(named, key=lambda option: worth(option.args[0], sight)) if named else decision.options[0]


def take_it(sight: Sight, decision: Decision, rng: Random) -> Option:
    """What is brought is welcome."""
    return next((option for option in decision.options if option is not NO), decision.options[0])


def let_go(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A friend may have what no goal of ours needs."""
    asks = sight.word.index(decision.subject) if decision.subject in sight.word else decision.seat
    gift = next((option for option in decision.options if option is not NO), NO)
    friend = sight.haunt_begun and sight.side_of(asks) == sight.side_of(decision.seat)
    return gift if friend and gift.args and not is_for(gift.args[0], sight) else NO


def let_burn(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Things may burn rather than their owner: the least valuable first, and nothing that a goal needs."""
    least = worst_card(sight, decision, rng)
    if not least.args or is_for(least.args[0], sight) or health(sight, decision.seat) > 2 * FRAIL:
        return NO if NO in decision.options else least
    return least
