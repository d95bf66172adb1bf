"""Insane cards: the ten other kinds. Panic has a module of its own (Insane cards)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from housebound.games.room25.complex.locks import lock_room, offer_lock
from housebound.games.room25.complex.plan import (
    is_colour,
    occupied,
    replace,
    robots_in,
    turn_down,
)
from housebound.games.room25.components import CARD, COLOUR, Card
from housebound.games.room25.effects.panic import adjacent_yellow, offer_yellow, panic
from housebound.games.room25.effects.safe_rooms import through_tunnel
from housebound.games.room25.figures.elimination import eliminate
from housebound.games.room25.figures.entering import go, transport
from housebound.games.room25.figures.robots import (
    alice_agrees,
    can_return,
    destroy,
    place,
    robot_comes,
    turn_corridor,
    why_not_pushed,
)
from housebound.games.room25.numbers import Character, Robot, Seat, Space
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    ADJACENT,
    ALICE,
    BLUE,
    CENTRE,
    CORRIDOR,
    GO,
    GREEN,
    LOCK,
    MOVED,
    RED,
    REMINDER_BACK,
    ROBOT_PUSHED,
    ROTATING,
    SOLO,
    SPACES,
    TAKE_ROBOT,
    TUNNEL,
    YELLOW,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced, possible
from housebound.kernel.sets import just

CardEffect = Callable[[House, Card, Sequence[Character]], "Script[bool] | bool"]
"""What a card does: state, card, whoever drew it in an Event Room (nobody: it is a card of the level)."""


def first_character(g: House) -> Character:
    """R25-EVENT-7. The living character nearest the front of the queue."""
    return next(c for c in g.queue if g.tile[c] >= 0)


def _stands_for_first(g: House, group: Sequence[Character]) -> Character:
    """R25-EVENTROOM-2. In an Event Room whoever entered stands in for the first character."""
    return group[0] if group else first_character(g)


def power_cut(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-POWERCUT-1. All robots are destroyed; every face-up green room becomes an Empty Room."""
    robots = [r for r in range(g.robots) if g.robot_tile[r] >= 0]
    green = [tile for tile in range(25) if is_colour(g, tile, GREEN)]
    for r in robots:
        destroy(g, r)
    for tile in green:
        replace(g, tile)
    return bool(robots or green)


def radio_jamming(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-SILENCE-1 is kept by `talk`. R25-SILENCE-2: in Solo all reminder tokens leave the board."""
    if g.rules.mode == SOLO:
        for c in g.queue:
            if g.reminder[c] >= 0:
                g.reminder[c] = -1
                g.tell(EVERYONE, REMINDER_BACK, c)
    return True


def rewind(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-REWIND-1. Back to the Central Room with what was programmed; Alice does not care (R25-ALICE-8)."""
    centre = g.at[CENTRE]
    touched = [c for c in group or [first_character(g)] if not (c == ALICE and g.rules.powers) and g.tile[c] != centre]
    for c in touched:
        transport(g, [c], centre)
    return bool(touched)


def robot(g: House, card: Card, group: Sequence[Character]) -> Script[bool]:
    """R25-DROID-1, R25-DROID-2, R25-DROID-3. A robot comes to the first character and pushes it into a yellow room."""
    c = _stands_for_first(g, group)
    here = g.tile[c]
    if COLOUR[g.kind[here]] in (RED, BLUE):
        return False
    in_play = [r for r in range(g.robots) if g.robot_tile[r] >= 0]
    choices = in_play or [r for r in range(g.robots) if can_return(g, r)]
    if not choices:
        return False

    def offer(g: House, seat: Seat, ask: Ask) -> None:
        ask.options += [TAKE_ROBOT[r] for r in choices]

    choice = yield from forced(g, Decision(g.owner[c], "take_robot", offer, rule="R25-DROID-2", subject=c))
    r = choice.args[0]
    stays = g.robot_tile[r] == here
    if not in_play:
        place(g, r, here)
        if g.kind[here] == ROTATING:
            yield from turn_corridor(g, here, -1, g.owner[c])
    elif not stays:
        yield from robot_comes(g, r, here, g.where[g.robot_tile[r]], g.owner[c])
    pushed = yield from _push_to_yellow(g, c, r)
    return pushed or not stays


def _push_to_yellow(g: House, c: Character, r: Robot) -> Script[bool]:
    """R25-DROID-3, R25-EVENT-8. A robot's push, bound by Prison and corridor; the invisible stay, Alice may refuse."""
    if g.invisible[c] or not _yellow_by_push(g, c) or not (yield from alice_agrees(g, c, -1)):
        return False

    choice = yield from forced(g, Decision(g.owner[c], "yellow", _offer_yellow_push, rule="R25-DROID-3", subject=c))
    g.tell(EVERYONE, ROBOT_PUSHED, r, c, choice.args[0])
    yield from go(g, [c], g.at[choice.args[0]], g.where[g.tile[c]])
    return True


def _yellow_by_push(g: House, c: Character) -> list[Space]:
    space = g.where[g.tile[c]]
    return [to for to in adjacent_yellow(g, c) if not why_not_pushed(g, c, space, to)]


def _offer_yellow_push(g: House, seat: Seat, ask: Ask) -> None:
    c = ask.subject
    space = g.where[g.tile[c]]
    for to in ADJACENT[space]:
        if is_colour(g, g.at[to], YELLOW):
            ask.offer(GO[to], unless=why_not_pushed(g, c, space, to))


def time_bomb(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-BOMB-1, R25-BOMB-2. The second one on display kills whoever is in a red room."""
    shown = sum(1 for other in g.displayed if CARD[other].kind == "time_bomb")
    if shown < 2:
        return True
    touched = group or [c for c in g.queue if g.tile[c] >= 0]
    victims = [c for c in touched if is_colour(g, g.tile[c], RED)]
    eliminate(g, victims)
    return bool(victims)


def access_denied(g: House, card: Card, group: Sequence[Character]) -> Script[bool]:
    """R25-DENY-1, R25-DENY-2. The first character's player locks an adjacent room."""
    c = _stands_for_first(g, group)
    decision = Decision(g.owner[c], "lock", _offer_lock, rule="R25-DENY-1", subject=c)
    if not possible(g, decision):
        return False
    choice = yield from forced(g, decision)
    yield from lock_room(g, g.at[choice.args[0]], g.owner[c])
    return True


def _offer_lock(g: House, seat: Seat, ask: Ask) -> None:
    offer_lock(g, ask.subject, ask, "R25-DENY-1")
    if ask.why:
        near = ADJACENT[g.where[g.tile[ask.subject]]]
        for space in range(len(SPACES)):
            if space not in near:
                ask.bar(LOCK(space), "R25-DENY-1")


def unfit_rooms(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-UNFIT-1, R25-UNFIT-2, R25-UNFIT-3. Rooms of a colour with nobody in them turn face-down, closed ones not."""
    deserted = [t for t in range(25) if is_colour(g, t, card.colour) and not occupied(g, t) and not g.no_entry[t]]
    for tile in deserted:
        turn_down(g, tile)
    return bool(deserted)


def chaos(g: House, card: Card, group: Sequence[Character]) -> Script[bool]:
    """R25-CHAOS-1, R25-CHAOS-2, R25-CHAOS-3. Corridors turn, robots scatter characters, Tunnels swallow them."""
    happened = _turn_corridors(g)
    touched = group[:1] or [c for c in g.queue if g.tile[c] >= 0]
    beside_robots = [c for c in touched if robots_in(g, g.tile[c])]
    in_tunnels = {c: g.tile[c] for c in touched if g.kind[g.tile[c]] == TUNNEL}
    for c in beside_robots:
        if g.tile[c] >= 0 and adjacent_yellow(g, c):
            yield from _flee_to_yellow(g, c)
            happened = True
    for c, tile in in_tunnels.items():
        if g.tile[c] == tile and (yield from through_tunnel(g, [c])):
            happened = True
    return happened


def _turn_corridors(g: House) -> bool:
    """R25-CHAOS-1. Every face-up Rotating Room is turned by 90 degrees."""
    rotating = [tile for tile in range(25) if g.kind[tile] == ROTATING and g.up[tile]]
    for tile in rotating:
        g.corridor[tile] = 1 - g.corridor[tile]
        g.tell(EVERYONE, CORRIDOR, g.where[tile], g.corridor[tile])
    return bool(rotating)


def _flee_to_yellow(g: House, c: Character) -> Script[None]:
    """R25-CHAOS-2, R25-EVENT-5, R25-EVENT-6, R25-EVENT-8."""
    choice: Option = yield from forced(g, Decision(g.owner[c], "yellow", _offer_flight, rule="R25-CHAOS-2", subject=c))
    g.tell(EVERYONE, MOVED, c, choice.args[0])
    yield from go(g, [c], g.at[choice.args[0]], g.where[g.tile[c]])


def _offer_flight(g: House, seat: Seat, ask: Ask) -> None:
    offer_yellow(g, ask.subject, ask)


def acceleration(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-SPEED-1, R25-SPEED-2. Control actions shift by two this round: everybody's, or the enterer's."""
    for c in group[:1] or g.queue:
        g.fast |= just(c)
    return True


def panic_card(g: House, card: Card, group: Sequence[Character]) -> Script[bool]:
    """R25-PANIC-1. The first character loses its head."""
    return panic(g, _stands_for_first(g, group))


INSANE_CARDS: Final[dict[str, CardEffect]] = {
    "power_cut": power_cut,
    "radio_jamming": radio_jamming,
    "rewind": rewind,
    "robot": robot,
    "time_bomb": time_bomb,
    "access_denied": access_denied,
    "unfit_rooms": unfit_rooms,
    "chaos": chaos,
    "acceleration": acceleration,
    "panic": panic_card,
}
"""Kind of card -> what it does; False if that came to nothing (R25-EVENT-4)."""
