"""Part: monsters with prescribed behaviour: whom they must attack, whom they must follow (FORCED_AI).

Three behaviours, each with its parameters:

- *must attack*: `must_attack` is the rule by which a monster in a room with prey may not stop;
- *toward*: `chase` moves a monster toward one of the heroes named, its controller's choice, by HC-3; `hunt_nearest` is
  the whole turn of one that goes for the nearest and must attack;
- *by sight*: `hunt_by_sight` lets a monster roam until it sees somebody. The haunt keeps `pursued` in its data: a
  monster's number -> the seat that it goes after.
"""

from __future__ import annotations

from typing import Final, Protocol

from housebound.games.betrayal.figures.roster import explorers_inside
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.house.plan import distances, in_sight, split_by_barrier
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.barriers import CROSSING
from housebound.games.betrayal.play.moving import STEPS, offer_steps, take_step
from housebound.games.betrayal.play.toward import move_toward, steps_toward
from housebound.games.betrayal.play.turn import END, offer_wall_switch, try_token
from housebound.games.betrayal.state import HALTED, HAS_ATTACKED, NO_ATTACK, TURN_OVER, House
from housebound.games.betrayal.terms import Attack
from housebound.kernel.script import Ask, Decision, Option, Script, forced
from housebound.kernel.sets import has

FORCED: Final = "HC-3"
"""The rule behind every duty of a monster: the haunt's text is followed."""
FAR: Final = 99


# -- must attack


class HasQuarry(Kept, Protocol):
    """`pursued`: monster -> the hero it pursues."""

    pursued: dict[int, int]


def prey(g: House, figure: Figure) -> list[int]:
    """The explorers that the monster can attack by hand where it stands."""
    return [seat for seat in attackable_here(g, figure) if not across(g, figure, seat)]


def attackable_here(g: House, figure: Figure) -> list[int]:
    """The explorers in its room that the monster may attack, on either side of a barrier."""
    room = g.room[figure]
    here = [seat for seat in explorers_inside(g) if g.room[seat] == room]
    return [seat for seat in here if _trait_against(g, figure, seat) >= 0]


def _trait_against(g: House, figure: Figure, seat: Seat) -> int:
    """The trait with which the monster may attack this explorer; -1: none."""
    for trait in g.haunt.attack_traits(g, figure):
        if value(g, seat, trait) != LACKING and not g.haunt.may_attack(g, figure, seat, trait, -1):
            return trait
    return -1


def may_cross(g: House, figure: Figure) -> bool:
    """BET-BARRIER-8, BET-BARRIER-12. Whether the barrier of its room is still open to the monster in this turn."""
    room = g.room[figure]
    return split_by_barrier(g, room) and not has(g.tries, room) and not g.did & HALTED


def must_attack(g: House, figure: Figure, rule: str) -> str:
    """The rule, if the monster may not stop yet: there is somebody in its room whom it has to attack by it."""
    if g.did & (HAS_ATTACKED | NO_ATTACK):
        return ""
    return rule if prey(g, figure) or (may_cross(g, figure) and attackable_here(g, figure)) else ""


def attack_prey(g: House, figure: Figure) -> Script[None]:
    """The monster attacks one of the explorers here, its controller's choice; nobody, if there is none."""
    targets = prey(g, figure)
    if not targets or g.did & (HAS_ATTACKED | NO_ATTACK | TURN_OVER):
        return
    target = yield from pick_hero(g, figure, targets, "prey")
    yield from make_attack(g, Attack(figure, target, _trait_against(g, figure, target)))


def pick_hero(g: House, figure: Figure, seats: list[int], prompt: str) -> Script[int]:
    """HC-3, HC-27. The monster's controller names one of these explorers."""
    return pick_figure(g, g.haunt.controller(g, figure), seats, prompt, FORCED, figure)


# -- toward


def chase(g: House, figure: Figure, seats: list[int], by_chance: bool = False) -> Script[None]:
    """HC-3. The monster moves toward one of these heroes, and to its side of a barrier.

    Its controller chooses among equal ways, or chance does.
    """
    quarry = yield from pick_hero(g, figure, seats, "quarry")
    yield from move_toward(g, figure, [g.room[quarry]], by_chance)
    if across(g, figure, quarry) and may_cross(g, figure) and not g.haunt.may_move(g, figure):
        yield from take_step(g, figure, CROSSING)


def hunt_nearest(g: House, figure: Figure, seats: list[int]) -> Script[None]:
    """The whole turn of a monster that must go for the nearest of these heroes, and attack if it can."""
    if not prey(g, figure):
        yield from chase(g, figure, nearest(g, figure, seats))
    if not g.stunned[figure]:
        yield from attack_prey(g, figure)


# -- by sight


def in_view(g: House, figure: Figure) -> list[int]:
    """BET-RANGED-2. The opponents that the monster sees: in its room, or along a straight row of doors."""
    rooms = {g.room[figure], *in_sight(g, g.room[figure])}
    return [seat for seat in explorers_inside(g) if g.room[seat] in rooms and g.haunt.opponents(g, figure, seat)]


def hunt_by_sight(g: House[HasQuarry], figure: Figure) -> Script[None]:
    """The whole turn of a monster that follows whom it sees.

    It attacks as soon as it is in a room with somebody, and that ends its turn. Whoever sees nobody is moved freely.
    """
    _look_around(g, figure)
    while g.room[figure] >= 0 and not g.stunned[figure] and not g.did & TURN_OVER:
        if not g.haunt.acts_in_monster_turn(g, figure):
            return
        if prey(g, figure):
            yield from attack_prey(g, figure)
            return
        option = yield from _next_step(g, figure)
        if option is None:
            return
        if option.verb in STEPS:
            yield from take_step(g, figure, option)
        else:
            yield from try_token(g, figure, option)


def _look_around(g: House[HasQuarry], figure: Figure) -> None:
    """At the start of its turn it forgets the hero that it followed, if a nearer one is in view or that one is not."""
    old = g.data.pursued.get(figure, -1)
    seen = in_view(g, figure)
    if old >= 0 and (old not in seen or old not in nearest(g, figure, seen)):
        del g.data.pursued[figure]


def nearest(g: House, figure: Figure, seats: list[int]) -> list[int]:
    """HC-3. Those of these explorers that are nearest."""
    far = distances(g, g.room[figure])
    gap = {seat: far[g.room[seat]] if far[g.room[seat]] >= 0 else FAR for seat in seats}
    return [seat for seat in seats if gap[seat] == min(gap.values())]


def _next_step(g: House[HasQuarry], figure: Figure) -> Script[Option | None]:
    """A step toward the hero that it follows, or any; None: it is done."""
    seen = in_view(g, figure)
    if not seen:
        g.data.pursued.pop(figure, None)
        return (yield from _roam(g, figure))
    quarry = g.data.pursued.get(figure, -1)
    if quarry < 0:
        quarry = yield from pick_hero(g, figure, nearest(g, figure, seen), "quarry")
        g.data.pursued[figure] = quarry
    if across(g, figure, quarry):
        return CROSSING if may_cross(g, figure) else None
    if not steps_toward(g, figure, [g.room[quarry]]):
        return None

    def offers(g: House, _: int, ask: Ask) -> None:
        ask.options += steps_toward(g, figure, [g.room[quarry]])

    seat = g.haunt.controller(g, figure)
    return (yield from forced(g, Decision(seat, "toward", offers, FORCED, g.word[figure])))


def _roam(g: House, figure: Figure) -> Script[Option | None]:
    """BET-MONSTER-2. Its controller moves it freely, one step at a time, or leaves it."""

    def offers(g: House, _: int, ask: Ask) -> None:
        offer_steps(g, figure, ask)
        offer_wall_switch(g, figure, ask)
        ask.options.append(END)

    seat = g.haunt.controller(g, figure)
    option = yield from forced(g, Decision(seat, "monster", offers, "BET-MONSTER-2", g.word[figure]))
    return None if option is END else option
