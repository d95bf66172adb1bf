"""How the sensible player moves: toward what it is after, around whom it does not want to meet, into the unknown."""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.betrayal.bot.danger import Dangers, held_rooms
from housebound.games.betrayal.bot.fights import are_enemies, health
from housebound.games.betrayal.bot.weights import WEAK_PREY
from housebound.games.betrayal.components import DAMAGE_AT_END, GAIN_AT_END, WEAPONS, card_numbers
from housebound.games.betrayal.numbers import Card, Figure, Seat, room_at, spot_at
from housebound.games.betrayal.seen.routes import FAR
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import FIRST_MONSTER, HALTED, HAS_RIDDEN, IN_HOUSE
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    BALLROOM,
    BASEMENT_LANDING,
    CLAMBER,
    CLIMB,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CROSS,
    EXPLORE,
    FALL,
    HEROES,
    JUMP,
    MYSTIC_ELEVATOR,
    PASSAGE,
    TRAITOR,
    TRY,
    WALK,
    WALL_SWITCH,
)
from housebound.kernel.script import Option
from housebound.kernel.sets import has, just

_STEPS: Final = frozenset({WALK, CLIMB, PASSAGE, CLAMBER})
_LEAPS: Final = frozenset({EXPLORE, CROSS, FALL, JUMP})
THROUGH_WALL: Final = TRY(WALL_SWITCH)
BLESSED_ROOMS: Final = tuple(room for room, trait in enumerate(GAIN_AT_END) if trait >= 0)
"""Chapel, Gymnasium, Larder, Library: each raises a trait of whoever ends a turn there, once."""
NEARBY: Final = 6
"""How far before the haunt somebody goes for that."""


def step(sight: Sight, figure: Figure, options: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """A step toward the first goal that can be reached; without one, toward the enemy or the unknown."""
    steps = [option for option in options if option.verb in _STEPS or option.verb in _LEAPS or option is THROUGH_WALL]
    if not steps:
        return None
    if figure < FIRST_MONSTER and sight.haunt_begun and sight.side_of(figure) == HEROES:
        return _careful_step(sight, figure, steps, goals, rng)
    here = sight.room[figure]
    shunned = rooms_to_avoid(goals)
    for rooms, _ in destinations(sight, figure, goals):
        if not rooms:
            option = _explore(sight, figure, steps, shunned, rng)
            if option is not None:
                return option
            continue
        if has(rooms, here):  # this is the place to be, on one side or the other
            return _cross_to(sight, figure, steps, goals)
        option = toward(sight, figure, steps, spots_of(rooms), shunned, rng)
        if option is not None:
            return option
    if figure < FIRST_MONSTER and _wants_to_explore(sight, figure, goals):
        return _explore(sight, figure, steps, shunned, rng)
    return None


def _careful_step(sight: Sight, hero: Seat, steps: list[Option], goals: list[Goal], rng: Random) -> Option | None:
    """A hero's step: not through rooms that others hold, and not into danger for a way that is still long.

    Where nothing more can be done in this turn it does not wait for what is coming.
    """
    dangers = Dangers(sight, hero, bold=any(goal.bold for goal in goals))
    shunned = rooms_to_avoid(goals)
    held = held_rooms(sight, hero, {target for goal in goals for target in goal.targets})
    for rooms, stays in destinations(sight, hero, goals):
        if not rooms:
            option = _to_arms_or_unknown(sight, hero, steps, goals, shunned | held, dangers, rng)
            if option is not None:
                return option
            continue
        if has(rooms, dangers.here):
            across = _cross_to(sight, hero, steps, goals)
            return across if across is not None or stays else dangers.step_away(steps)
        spots = spots_of(rooms)
        option = None
        if held & ~rooms:
            option = toward(sight, hero, steps, spots, shunned | held & ~rooms, rng, known_ways_only=True)
        if option is None:
            option = toward(sight, hero, steps, spots, shunned, rng)
        if option is not None:
            arrives = option.args and option.verb in _STEPS and has(rooms, option.args[0])
            return option if arrives or not dangers.forbids(option) else dangers.step_away(steps)
    option = _to_arms_or_unknown(sight, hero, steps, goals, shunned | held, dangers, rng)
    return option if option is not None else dangers.step_away(steps)


def _to_arms_or_unknown(
    sight: Sight, hero: Seat, steps: list[Option], goals: list[Goal], avoid: int, dangers: Dangers, rng: Random
) -> Option | None:
    """Toward a weapon that lies about, for somebody who has none; or into the unknown; not into danger."""
    arms = _arms_lying(sight, hero, goals)
    if arms:
        option = toward(sight, hero, steps, spots_of(arms), avoid, rng, known_ways_only=True)
        if option is not None and not dangers.forbids(option):
            return option
    if not _wants_to_explore(sight, hero, goals):
        return None
    option = _explore(sight, hero, steps, avoid, rng)
    return option if option is None or not dangers.forbids(option) else dangers.step_away(steps)


def _cross_to(sight: Sight, figure: Figure, steps: list[Option], goals: list[Goal]) -> Option | None:
    """To the other side of the barrier, if whom we are after stands there, or what we want lies there."""
    crossings = [option for option in steps if option.verb is CROSS]
    if not crossings:
        return None
    prey = {target for goal in goals for target in goal.targets} or set(range(sight.rules.seats))
    here, side = sight.room[figure], sight.side[figure]
    lying = sight.piles.get(spot_at(here, 1 - side), 0)
    if any(has(lying, card) for goal in goals for card in goal.cards):
        return crossings[0]
    across = any(
        target < len(sight.room) and sight.room[target] == here and sight.side[target] != side for target in prey
    )
    return crossings[0] if across else None


def rooms_to_avoid(goals: list[Goal]) -> int:
    """Rooms to keep out of, as bits."""
    avoid = 0
    for goal in goals:
        avoid |= goal.avoid
    return avoid


def destinations(sight: Sight, figure: Figure, goals: list[Goal]) -> list[tuple[int, bool]]:
    """Sets of rooms worth going to, best first; and whether one stays there, whatever comes.

    None at all (0) stands for the unknown: what a goal wants has to be found before the next one's turn comes.
    """
    if not sight.haunt_begun:
        return []
    places: list[tuple[int, bool]] = []
    for goal in goals:
        rooms = goal.rooms
        for card in goal.cards:
            rooms |= _where_card(sight, card)
        if goal.targets:
            rooms |= _easiest(sight, figure, goal.targets)
        if rooms:
            places.append((rooms, bool(goal.targets) or not goal.verbs))
        elif goal.explore and figure < FIRST_MONSTER:
            places.append((0, False))
    if figure >= FIRST_MONSTER or (sight.my_side == TRAITOR and not goals):
        prey = _prey(sight, figure)
        if prey:
            places.append((prey, True))
    return places


def _where_card(sight: Sight, card: Card) -> int:
    """The room where a wanted card lies in a pile, as a bit."""
    for spot, cards in sight.piles.items():
        if has(cards, card):
            return just(room_at(spot))
    return 0


def _arms_lying(sight: Sight, hero: Seat, goals: list[Goal]) -> int:
    """The rooms, as bits, where a weapon lies, for somebody who has none."""
    if sight.held[hero] & WEAPONS or not sight.piles:
        return 0
    left = {card for goal in goals for card in goal.leave}
    rooms = 0
    for spot, cards in sight.piles.items():
        if any(card not in left for card in card_numbers(cards & WEAPONS)):
            rooms |= just(room_at(spot))
    return rooms


def _easiest(sight: Sight, figure: Figure, targets: tuple[int, ...]) -> int:
    """The rooms of these figures; of several explorers, of whoever is near and weak."""
    about = [target for target in targets if target < len(sight.room) and sight.room[target] >= 0]
    here = sight.room[figure]
    if len(about) < 2 or here < 0 or any(target >= FIRST_MONSTER for target in about):
        rooms = 0
        for target in about:
            rooms |= just(sight.room[target])
        return rooms
    far = sight.distances(here)

    def effort(target: Figure) -> float:
        away = far[sight.room[target]]
        return (away if away >= 0 else FAR) + WEAK_PREY * health(sight, target)

    least = min(effort(target) for target in about)
    rooms = 0
    for target in about:
        if effort(target) <= least or far[sight.room[target]] <= 1:
            rooms |= just(sight.room[target])
    return rooms


def _prey(sight: Sight, figure: Figure) -> int:
    """The rooms where opponents are."""
    foes = tuple(
        seat
        for seat in range(sight.rules.seats)
        if sight.fate[seat] == IN_HOUSE and sight.room[seat] >= 0 and are_enemies(sight, figure, seat)
    )
    return _easiest(sight, figure, foes)


def toward(
    sight: Sight,
    figure: Figure,
    steps: list[Option],
    goals: set[int],
    avoid: int,
    rng: Random,
    known_ways_only: bool = False,
) -> Option | None:
    """The step that leaves the cheapest way to any of these spots; None if none of them brings us nearer.

    Where there is no way one is looked for, unless only `known_ways_only` will do.
    """
    far = sight.far_to(figure, goals, avoid)
    here = far.get(spot_at(sight.room[figure], sight.side[figure]), FAR)
    best: list[Option] = []
    best_far = here
    for option in steps:
        distance = after(sight, figure, option, far, avoid)
        if distance < best_far:
            best, best_far = [option], distance
        elif distance == best_far and best:
            best.append(option)
    if best:
        return rng.choice(best)
    if here < FAR and here > 0 and sight.room[figure] == MYSTIC_ELEVATOR and not sight.did & HAS_RIDDEN:
        return _out_of_elevator(steps, avoid, rng)
    return _find_a_way(sight, figure, steps, avoid, rng) if here == FAR and not known_ways_only else None


def _out_of_elevator(steps: list[Option], avoid: int, rng: Random) -> Option | None:
    """BET-ELEVATOR-1. Out, to come in again: the elevator moves for whoever enters it."""
    out = [option for option in steps if option.verb is WALK and not has(avoid, option.args[0])]
    return rng.choice(out) if out else None


def after(sight: Sight, figure: Figure, option: Option, far: dict[int, int], avoid: int) -> int:
    """How far the goal is once this step is taken."""
    if option.verb is CROSS:
        return far.get((spot_at(sight.room[figure], sight.side[figure])) ^ 1, FAR)
    if option.verb is FALL:
        return far.get(sight.below if sight.below >= 0 else BASEMENT_LANDING * 2, FAR)
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
    nearer = [option for option in steps if after(sight, figure, option, far, avoid) < here]
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
    if not sight.haunt_begun:
        fresh = _fresh_blessings(sight, figure)
        if spot_at(sight.room[figure], sight.side[figure]) in fresh:
            return None  # the turn ends here, where a trait rises
        blessing = _to_blessing(sight, figure, steps, fresh, rng)
        if blessing is not None:
            return blessing
    discoveries = [option for option in steps if option.verb is EXPLORE]
    if discoveries:
        return rng.choice(discoveries)
    doorways = {spot for spot in sight.doorway_spots() if not has(avoid, room_at(spot))}
    option = toward(sight, figure, steps, doorways, avoid, rng)
    if option is None or sight.spaces_left() > 1:
        return option
    if option.args and option.verb in _STEPS and DAMAGE_AT_END[option.args[0]] >= 0:
        return None
    return option


def _fresh_blessings(sight: Sight, figure: Figure) -> set[int]:
    """Where a trait of this figure would still rise at the end of a turn."""
    return {
        spot_at(room, 0) for room in BLESSED_ROOMS if sight.square[room] >= 0 and not has(sight.blessed[figure], room)
    }


def _to_blessing(sight: Sight, figure: Figure, steps: list[Option], fresh: set[int], rng: Random) -> Option | None:
    """A step to a room that raises a trait, if this turn can end there."""
    if not fresh:
        return None
    far = sight.far_to(figure, fresh)
    here = far.get(spot_at(sight.room[figure], sight.side[figure]), FAR)
    if here > min(sight.spaces_left(), NEARBY):
        return None
    nearer = [option for option in steps if option.verb in _STEPS and after(sight, figure, option, far, 0) < here]
    return rng.choice(nearer) if nearer else None
