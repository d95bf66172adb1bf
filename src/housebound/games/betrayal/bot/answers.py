"""How the sensible player answers the smaller questions: for each prompt the rule that decides it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from housebound.games.betrayal.bot import cards, places
from housebound.games.betrayal.bot.fights import best_attack, health
from housebound.games.betrayal.bot.weights import FRAIL
from housebound.games.betrayal.components import VALUES
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    HURT,
    NO,
    PAIR,
    PICK_TRAIT,
    READY,
    REVEAL,
    ROLL,
    STAY,
    STEAL,
    YES,
)
from housebound.kernel.script import Decision, Option

Answer = Callable[[Sight, Decision, Random], Option]

_LAST_STEP: Final = 3.0
"""What it is worth that a trait is not on its lowest number: the next loss would kill."""


def _always(wanted: Option) -> Answer:
    def answer(sight: Sight, decision: Decision, rng: Random) -> Option:
        return wanted if wanted in decision.options else decision.options[0]

    return answer


def _any(sight: Sight, decision: Decision, rng: Random) -> Option:
    """It is all the same to us."""
    return rng.choice(decision.options)


def _unless_frail(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A risk is taken by whoever can stand it."""
    seat = decision.seat
    weakest = min(sight.clip[seat * 4 : seat * 4 + 4])
    return NO if weakest < 1 or health(sight, seat) <= FRAIL else YES


# -- traits


def _left(sight: Sight, seat: int, trait: int, clip: int) -> float:
    """What a trait is worth with its clip there; on the skull it is death."""
    if clip < 0:
        return -100.0
    return VALUES[sight.character[seat] * 4 + trait][clip] + (0.0 if clip == 0 else _LAST_STEP)


def _damage_to_share(decision: Decision, room_one: int, room_other: int) -> range:
    """How much damage it may be: what is offered says it, unless each trait could take all of it."""
    shares = [option.args[0] for option in decision.options]
    if max(shares) < room_one:
        return range(max(shares), max(shares) + 1)
    if min(shares) > 0:
        return range(min(shares) + room_other, min(shares) + room_other + 1)
    return range(room_one, max(room_one, room_other) + 1)


def _split(kind: int) -> Answer:
    """Share damage so that most is left, and no trait on its last step."""

    def answer(sight: Sight, decision: Decision, rng: Random) -> Option:
        seat = decision.seat
        one, other = PAIR[kind]
        first, second = sight.clip[seat * 4 + one], sight.clip[seat * 4 + other]
        damage = _damage_to_share(decision, first + 1, second + 1)

        def left(option: Option) -> float:
            mine = option.args[0]
            kept = _left(sight, seat, one, first - mine) * len(damage)
            return kept + sum(_left(sight, seat, other, second - (steps - mine)) for steps in damage)

        return max(decision.options, key=left)

    return answer


def _gain_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A gain goes to the trait that is nearest to the skull."""
    return min(decision.options, key=lambda option: sight.clip[decision.seat * 4 + option.args[0]])


def _lose_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A loss is taken where it costs least."""
    seat = decision.seat

    def kept(option: Option) -> tuple[float, int]:
        trait = option.args[0]
        clip = sight.clip[seat * 4 + trait]
        return _left(sight, seat, trait, clip) - _left(sight, seat, trait, clip - 1), -clip

    return min(decision.options, key=kept)


def _best_trait(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A roll is made with the most dice."""
    return max(decision.options, key=lambda option: sight.value(decision.seat, option.args[0]))


# -- fights


def _spoils(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Take from an opponent what a goal needs, otherwise hurt."""
    wanted = {card for goal in sight.goals() for card in goal.cards}
    for option in decision.options:
        if option.verb is STEAL and option.args[0] in wanted:
            return option
    return HURT


def _strike(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The attack that promises most; where there must be one, the first."""
    figure = sight.acting if sight.acting >= 0 else decision.seat
    everybody = (Goal(targets=tuple(range(len(sight.room)))),)
    return best_attack(sight, figure, decision.options, list(everybody)) or decision.options[0]


def _only_if_it_pays(sight: Sight, decision: Decision, rng: Random) -> Option:
    """A role token is turned up when the haunt asks for it, not before."""
    return next((option for option in decision.options if option.verb is not REVEAL), decision.options[0])


# -- everything else


def by_goal(sight: Sight, decision: Decision) -> Option | None:
    """What a goal of the haunt names, if anything."""
    for goal in sight.goals() if sight.haunt_begun else []:
        for name in goal.verbs:
            for option in decision.options:
                if name in (option.verb.name, option.name):
                    return option
    return None


def considered(sight: Sight, decision: Decision, rng: Random) -> Option | None:
    """The answer of a rule: the haunt's, the prompt's, or that of the kind of question; None if there is none."""
    answer = ANSWERS.get(decision.prompt)
    if answer is not None:
        return answer(sight, decision, rng)
    option = by_goal(sight, decision)
    if option is not None:
        return option
    late = AFTER_GOALS.get(decision.prompt)
    if late is not None:
        return late(sight, decision, rng)
    if all(option.verb is PICK_TRAIT for option in decision.options):
        return _best_trait(sight, decision, rng)
    return None


def otherwise(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The answer of a rule; whatever comes, for a question that nobody has thought of."""
    return considered(sight, decision, rng) or rng.choice(decision.options)


ANSWERS: Final[dict[str, Answer]] = {
    "collapse": places.not_mine,
    "split_physical": _split(0),
    "split_mental": _split(1),
    "lose_trait": _lose_trait,
    "gain_trait": _gain_trait,
    "spoils": _spoils,
    "before_roll": cards.before_roll,
    "after_roll": cards.after_roll,
    "name_result": cards.name_result,
    "accept_gift": cards.accept_gift,
    "accept_card": _always(NO),
    "draw": _always(YES),
    "hazard": _always(NO),
    "card_hazard": _always(NO),
    "skull": cards.skull,
    "heal_whom": cards.heal_whom,
    "heal_trait": cards.heal_trait,
    "cast": _any,
    "ready": _always(READY),
}
"""Questions of the rulebook, which a haunt's goals do not touch."""

AFTER_GOALS: Final[dict[str, Answer]] = {
    # the house
    "turn_tile": _any,
    "wall_switch": _any,
    "relay": _always(STAY),
    "attach": places.attach,
    "side": places.first,
    "clue_side": _any,
    "other_end": places.on_my_way,
    "follow_way": _always(YES),
    "go_to": places.on_my_way,
    "landing": places.on_my_way,
    "row": _any,
    "facing": _any,
    "push_where": places.on_my_way,
    # cards
    "try_event": _unless_frail,
    "meant_to_be": _always(ROLL),
    "part_with": cards.worst_card,
    "pick_pocket": cards.best_card,
    "next_card": cards.best_card,
    "next_tile": _any,
    "next_omen": _any,
    "keep_one": cards.best_card,
    "search_deck": places.first,
    "put_on_top": cards.best_card,
    "snatch_item": cards.best_card,
    "steal_what": cards.best_card,
    "dog_item": cards.best_card,
    "dog_to": places.dog_to,
    "dog_brings": cards.take_it,
    "dog_asks": cards.let_go,
    "mask": _always(NO),
    "summon": places.first,
    "nearest": places.weakest,
    "push_whom": places.weakest,
    "bloody_vision": _strike,
    "roll_trait": _best_trait,
    "showing": _only_if_it_pays,
    # monsters and where things begin
    "quarry": places.weakest,
    "prey": places.weakest,
    "toward": places.first,
    "rat_room": places.near_prey,
    "zombie_room": places.near_prey,
    "root_room": places.near_prey,
    "arm_room": places.near_prey,
    "portal_room": places.near_prey,
    "tomb": places.near_prey,
    "monsters_laboratory": places.near_prey,
    "mummy_appears": places.near_prey,
    "ghost_returns": places.near_prey,
    "raven_room": places.near_prey,
    "phantom_room": places.near_prey,
    "abyss": places.near_prey,
    "girl_room": places.near_me,
    "hide": places.far_from_prey,
    "arms_room": places.far_from_prey,
    "paint_room": places.far_from_prey,
    "ritual_room": places.near_me,
    "place_clue": places.near_me,
    "take_clue": places.near_me,
    "leave_chamber": places.near_me,
    "drive_back": places.far_from_me,
    "push_traitor": places.far_from_me,
    "exchange_with": places.first,
    "board_moves": places.weakest,
    "board_step": _always(STAY),
    # single questions of haunts
    "take_key": _always(YES),
    "draw_three": _always(YES),
    "fetch_medical_kit": _always(YES),
    "let_defuse": _always(YES),
    "take_corpse": _always(YES),
    "steal_frog": _always(YES),
    "accept_frog": _always(YES),
    "puzzle_box": _always(YES),
    "pull_again": _always(YES),
    "part_with_ball": _always(YES),
    "sacrifice_symbol": _always(NO),
    "abyss_event": places.first,
    "burn_item": cards.let_burn,
    "escort": _always(NO),
    "escort_step": _always(STAY),
    "wedding_gift": cards.best_card,
    "weapon_stack": places.first,
    "which_cursed_weapon": cards.best_card,
    "name_heir": places.strongest,
    "call_hero": places.weakest,
    "pull_hero": places.weakest,
    "who_rolls": places.first,
    "phantom_fight": _strike,
    "pulled_attack": _strike,
    "struggle": _strike,
    "banshee_way": places.first,
    "banshee_leap": places.near_prey,
}
"""Questions whose answer a haunt may name among the verbs of its goals; these are for when it does not."""
