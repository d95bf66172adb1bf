"""What the sensible player does in a turn: its own explorer's, or a monster's."""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.components import DAMAGE_AT_END, START, card_numbers
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait, room_at, spot_at
from housebound.games.betrayal.play.attack import EXTRA_DICE, TRAIT_OF
from housebound.games.betrayal.seen.routes import FAR
from housebound.games.betrayal.seen.sight import UNKNOWN, Sight
from housebound.games.betrayal.state import FIRST_MONSTER, HALTED, IN_HOUSE
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    ACT,
    ATTACH,
    ATTACK,
    ATTACK_WITH,
    BALLROOM,
    BASEMENT_LANDING,
    CARDS,
    CLAMBER,
    CLIMB,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CROSS,
    END_TURN,
    EXPLORE,
    FALL,
    FREE,
    JUMP,
    KNOWLEDGE,
    MIGHT,
    MYSTIC_ELEVATOR,
    PASSAGE,
    RESCUE,
    SPEED,
    TAKE,
    TRAITOR,
    TRY,
    USE,
    WALK,
    WALL_SWITCH,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import has, just

UNKNOWN_DICE = 5
"""What a monster is taken to roll while its numbers are the other side's secret."""
_STEPS = (WALK, CLIMB, PASSAGE, CLAMBER)
_LEAPS = (EXPLORE, CROSS, FALL, JUMP)
THROUGH_WALL = TRY(WALL_SWITCH)
_HEALING = {
    CARDS["healing_salve"]: (MIGHT, SPEED),
    CARDS["medical_kit"]: (MIGHT, SPEED),
    CARDS["smelling_salts"]: (KNOWLEDGE,),
}
_ALWAYS_WORTH_USING = frozenset({CARDS["puzzle_box"], CARDS["pickpockets_gloves"]})


def next_monster(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Every monster acts, in any order."""
    ready = [option for option in decision.options if option.verb is ACT]
    return rng.choice(ready) if ready else decision.options[-1]


def act(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The best thing to do now.

    Trapped monsters are helped first; then the goal at hand, a fight that pays, help, a step on the way, or the end of
    the turn.
    """
    options = decision.options
    rescue = next((option for option in options if option.verb is RESCUE), None)
    if rescue is not None:
        return rescue
    figure = sight.acting
    goals = sight.goals() if sight.haunt_begun else []
    here = sight.room[figure]
    for goal in goals:
        if goal.rooms and not has(goal.rooms, here):
            continue
        wanted = [option for option in options if option.verb.name in goal.verbs or option.name in goal.verbs]
        if wanted:
            return _likeliest(sight, figure, wanted, rng)
    for choose in (_fight, _help, _pick_up, _step):
        option = choose(sight, figure, options, goals, rng)
        if option is not None:
            return option
    return _stop(options, rng)


def _stop(options: list[Option], rng: Random) -> Option:
    ends = [option for option in options if option.verb is END_TURN]
    return ends[0] if ends else rng.choice(options)


def _likeliest(sight: Sight, figure: Figure, options: list[Option], rng: Random) -> Option:
    """Of several ways to do the same, the one with the trait that has most dice."""
    rng.shuffle(options)
    return max(options, key=lambda option: _dice_named(sight, figure, option))


def _dice_named(sight: Sight, figure: Figure, option: Option) -> int:
    for domain, arg in zip(option.verb.domains, option.args, strict=True):
        if domain.name == "trait":
            return sight.value(figure, arg)
    return 0


# -- fighting


def _fight(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """Attack if it pays: a goal's target on even terms, anybody else with an edge; monsters have little to lose."""
    targets = {target for goal in goals for target in goal.targets}
    spared = {target for goal in goals for target in goal.spare}
    best, best_edge = None, -FAR
    for option in options:
        if option.verb is not ATTACK and option.verb is not ATTACK_WITH:
            continue
        target = sight.word.index(option.args[-1])
        if target in spared:
            continue
        edge = _edge(sight, figure, option, target)
        needed = -1 if figure >= FIRST_MONSTER else 0 if target in targets else 1
        if edge >= needed and edge + 2 * (target in targets) > best_edge:
            best, best_edge = option, edge + 2 * (target in targets)
    return best


def _edge(sight: Sight, figure: Figure, option: Option, target: Figure) -> int:
    """How many dice the attacker rolls more than the target."""
    card = option.args[0] if option.verb is ATTACK_WITH else -1
    trait = TRAIT_OF[card] if card >= 0 else sight.attack_trait(figure, target)
    mine = dice(sight, figure, trait) + (EXTRA_DICE[card] if card >= 0 else 0)
    theirs = dice(sight, target, trait)
    stunned = 2 if target < len(sight.stunned) and sight.stunned[target] else 0
    return min(mine, 8) - min(theirs, 8) - stunned


def dice(sight: Sight, figure: Figure, trait: Trait) -> int:
    value = sight.value(figure, trait)
    return UNKNOWN_DICE if value == UNKNOWN else max(value, 0)


# -- looking after oneself and others


def _help(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """Free whoever is held fast, heal whoever is hurt, open what may hold something good."""
    if figure >= FIRST_MONSTER:
        return None
    for option in options:
        if option.verb is FREE:
            return option
        if option.verb is USE and _is_useful(sight, figure, option.args[0]):
            return option
    return None


def _is_useful(sight: Sight, seat: Seat, card: Card) -> bool:
    traits = _HEALING.get(card)
    if traits is None:
        return card in _ALWAYS_WORTH_USING
    start = sight.character[seat] * 4
    return any(sight.clip[seat * 4 + t] < START[start + t] - 1 for t in traits)


def _pick_up(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """Take what lies here: what a goal needs first."""
    left = {card for goal in goals for card in goal.leave}
    lying = [option for option in options if option.verb is TAKE and option.args[0] not in left]
    if not lying:
        return None
    wanted = {card for goal in goals for card in goal.cards}
    needed = [option for option in lying if option.args[0] in wanted]
    return (needed or lying)[0]


# -- moving


def _step(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """A step toward the first goal that can be reached; without one, toward the enemy or the unknown."""
    steps = [option for option in options if option.verb in _STEPS or option.verb in _LEAPS or option is THROUGH_WALL]
    if not steps:
        return None
    here = sight.room[figure]
    avoid = _shunned(sight, figure, goals)
    for rooms in _destinations(sight, figure, goals):
        if has(rooms, here):
            return _cross_to(sight, figure, steps, goals)  # this is the place to be, on one side or the other
        option = _toward(sight, figure, steps, spots_of(rooms), avoid, rng)
        if option is not None:
            return option
    if figure < FIRST_MONSTER and _wants_to_explore(sight, figure, goals):
        return _explore(sight, figure, steps, avoid, rng)
    return None


def _cross_to(sight: Sight, figure: Figure, steps: list[Option], goals: list[Goal]) -> Option | None:
    """To the other side of the barrier, if whom we are after stands there."""
    crossings = [option for option in steps if option.verb is CROSS]
    if not crossings:
        return None
    prey = {target for goal in goals for target in goal.targets} or set(range(sight.rules.seats))
    here, side = sight.room[figure], sight.side[figure]
    across = any(
        target < len(sight.room) and sight.room[target] == here and sight.side[target] != side for target in prey
    )
    return crossings[0] if across else None


def ride(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The elevator goes where the way to the goal is shortest from."""
    figure = sight.acting if sight.acting >= 0 else decision.seat
    places = [option for option in decision.options if option.verb is ATTACH]
    wanted = _destinations(sight, figure, sight.goals() if sight.haunt_begun else [])
    far = sight.far_to(figure, spots_of(wanted[0]) if wanted else sight.doorway_spots())
    rng.shuffle(places)
    return min(places, key=lambda option: min(far.get(spot_at(option.args[0], side), FAR) for side in (0, 1)))


def _shunned(sight: Sight, figure: Figure, goals: list[Goal]) -> int:
    """Rooms to keep out of, as bits."""
    avoid = 0
    for goal in goals:
        avoid |= goal.avoid
    return avoid


def _destinations(sight: Sight, figure: Figure, goals: list[Goal]) -> list[int]:
    """Sets of rooms worth going to, best first."""
    if not sight.haunt_begun:
        return []
    places = []
    for goal in goals:
        rooms = goal.rooms
        for card in goal.cards:
            rooms |= _where_card(sight, figure, card)
        for target in goal.targets:
            if target < len(sight.room) and sight.room[target] >= 0:
                rooms |= just(sight.room[target])
        if rooms:
            places.append(rooms)
    if figure >= FIRST_MONSTER or (sight.my_side == TRAITOR and not goals):
        prey = _prey(sight, figure)
        if prey:
            places.append(prey)
    return places


def _where_card(sight: Sight, figure: Figure, card: Card) -> int:
    """The room where a wanted card lies in a pile, as a bit."""
    for spot, cards in sight.piles.items():
        if has(cards, card):
            return just(room_at(spot))
    return 0


def _prey(sight: Sight, figure: Figure) -> int:
    """The rooms where opponents are."""
    rooms = 0
    for seat in range(sight.rules.seats):
        if sight.fate[seat] == IN_HOUSE and sight.room[seat] >= 0 and sight.opponents(figure, seat):
            rooms |= just(sight.room[seat])
    return rooms


def _toward(
    sight: Sight, figure: Figure, steps: list[Option], goals: set[int], avoid: int, rng: Random
) -> Option | None:
    """The step that leaves the cheapest way to any of these spots; None if none of them brings us nearer."""
    far = sight.far_to(figure, goals, avoid)
    here = far.get(spot_at(sight.room[figure], sight.side[figure]), FAR)
    best: list[Option] = []
    best_far = here
    for option in steps:
        distance = _after(sight, figure, option, far, avoid)
        if distance < best_far:
            best, best_far = [option], distance
        elif distance == best_far and best:
            best.append(option)
    if best:
        return rng.choice(best)
    return _find_a_way(sight, figure, steps, avoid, rng) if here == FAR else None


def _after(sight: Sight, figure: Figure, option: Option, far: dict[int, int], avoid: int) -> int:
    """How far the goal is once this step is taken."""
    if option.verb is CROSS:
        return far.get((spot_at(sight.room[figure], sight.side[figure])) ^ 1, FAR)
    if option.verb is FALL:
        return far.get(sight.below, FAR) if sight.below >= 0 else FAR
    if option.verb is JUMP:
        return far.get(BALLROOM * 2, FAR)
    if option is THROUGH_WALL:
        return min(far.get(there, FAR) for there in sight.beyond_walls(figure))
    if option.verb not in _STEPS:
        return FAR
    room = option.args[0]
    if room == COAL_CHUTE and option.verb is not CLAMBER:
        return far.get(BASEMENT_LANDING * 2, FAR)
    distance = far.get(sight.arrival(figure, room), FAR)
    return FAR if has(avoid, room) and distance > 0 else distance


def _find_a_way(sight: Sight, figure: Figure, steps: list[Option], avoid: int, rng: Random) -> Option | None:
    """There is no way yet: unknown rooms, holes and the elevator may become one."""
    hopes = {MYSTIC_ELEVATOR * 2} if sight.square[MYSTIC_ELEVATOR] >= 0 and sight.can_ride(figure) else set()
    if figure < FIRST_MONSTER:
        ways = [option for option in steps if option.verb in (EXPLORE, FALL, JUMP)]
        if ways:
            return rng.choice(ways)
        hopes |= {spot for spot in sight.doorway_spots() if not has(avoid, room_at(spot))}
        hopes |= {COLLAPSED_ROOM * 2} if sight.square[COLLAPSED_ROOM] >= 0 else set()
    far = sight.far_to(figure, hopes, avoid)
    here = far.get(spot_at(sight.room[figure], sight.side[figure]), FAR)
    nearer = [option for option in steps if _after(sight, figure, option, far, avoid) < here]
    return rng.choice(nearer) if nearer else None


def spots_of(rooms: int) -> set[int]:
    """Both sides of these rooms (bits)."""
    return {spot_at(room, side) for room in card_numbers(rooms) for side in (0, 1)}


def _wants_to_explore(sight: Sight, figure: Figure, goals: list[Goal]) -> bool:
    """Before the haunt always; in it, whoever has nothing better.

    Somebody needs a room or a card, or there is no goal.
    """
    if not sight.haunt_begun:
        return True
    return not goals or any(goal.explore for goal in goals)


def _explore(sight: Sight, figure: Figure, steps: list[Option], avoid: int, rng: Random) -> Option | None:
    """Through an open doorway, or toward the nearest one; not to end in a room that hurts."""
    if sight.did & HALTED:
        return None
    discoveries = [option for option in steps if option.verb is EXPLORE]
    if discoveries:
        return rng.choice(discoveries)
    doorways = {spot for spot in sight.doorway_spots() if not has(avoid, room_at(spot))}
    option = _toward(sight, figure, steps, doorways, avoid, rng)
    if option is None or sight.spaces_left() > 1:
        return option
    if option.args and option.verb in _STEPS and DAMAGE_AT_END[option.args[0]] >= 0:
        return None
    return option
