"""Robots: orders, what they do, and what destroys them (Robots, Robot Room)."""

from __future__ import annotations

from housebound.games.room25.complex.plan import face_up_blue, is_colour, occupants, reveal
from housebound.games.room25.figures.elimination import eliminate
from housebound.games.room25.figures.entering import close, go, why_not_go
from housebound.games.room25.numbers import Character, Robot, Seat, Space, Tile
from housebound.games.room25.state import HOME_GONE, House
from housebound.games.room25.words import (
    ACID,
    ADJACENT,
    ALICE,
    ANSWER,
    CORRIDOR,
    EAST_WEST,
    FLOODED,
    NORTH_SOUTH,
    ORDER_MOVE,
    ORDER_PUSH,
    PLACE_ROBOT,
    RED,
    REFUSED,
    ROBOT_DESTROYED,
    ROBOT_MOVED,
    ROBOT_PLACED,
    ROBOT_PUSHED,
    ROTATING,
    SHREDDER,
    THROUGH,
    TURN,
    row,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced, possible
from housebound.kernel.sets import just

# -- orders


def offer_orders(g: House, giver: Character, ask: Ask) -> None:
    """R25-ROBOT-4, R25-ROBOT-5. Move or Push, for any robot in the Complex; what cannot be done is not offered."""
    for r in range(g.robots):
        if g.robot_tile[r] < 0:
            continue
        space = g.where[g.robot_tile[r]]
        for to in ADJACENT[space]:
            ask.offer(ORDER_MOVE(r, to), unless=_why_no_robot_move(g, r, space, to))
        _offer_pushes(g, r, space, ask)


def _why_no_robot_move(g: House, r: Robot, space: Space, to: Space) -> str:
    """R25-ROBOT-6, R25-ROBOT-7. Locks do not stop a robot, No-Entry does; a corridor binds it (R25-ROBOT-13)."""
    if g.no_entry[g.at[to]]:
        return "R25-ROBOT-7"
    if not through_corridor(g, space, to):
        return "R25-ROBOT-13"
    return ""


def through_corridor(g: House, space: Space, to: Space) -> bool:
    """Whether a robot in `space` can reach `to` if a Rotating Room binds it (variant robot_in_rotating)."""
    here = g.at[space]
    return g.kind[here] != ROTATING or not g.rules.robot_bound or to in THROUGH[g.corridor[here]][space]


def _offer_pushes(g: House, r: Robot, space: Space, ask: Ask) -> None:
    """R25-ROBOT-14, R25-ROBOT-15, R25-ROBOT-16, R25-ROBOT-18. Visible characters only, and in no blue room."""
    here = g.at[space]
    for c in occupants(g, here):
        why = ""
        if face_up_blue(g, here):
            why = "R25-ROBOT-15"
        elif g.invisible[c] or (c == ALICE and g.consent_refused):
            why = "R25-ROBOT-18"
        for to in ADJACENT[space]:
            ask.offer(ORDER_PUSH(r, c, to), unless=why or why_not_pushed(g, c, space, to))


def why_not_pushed(g: House, c: Character, space: Space, to: Space) -> str:
    """The rule that keeps a robot from pushing a character to `to`."""
    if not through_corridor(g, space, to):
        return "R25-ROBOT-13"
    return why_not_go(g, c, space, to, by_corridor=False)


def carry_out(g: House, giver: Character, option: Option) -> Script[bool]:
    """Do what was ordered. False: Alice refused, and the giver must think of something else (R25-ROBOT-18)."""
    r = option.args[0]
    if option.verb is ORDER_MOVE:
        space = g.where[g.robot_tile[r]]
        yield from robot_comes(g, r, g.at[option.args[1]], space, g.owner[giver])
        return True
    c, to = option.args[1], option.args[2]
    if not (yield from alice_agrees(g, c, g.owner[giver])):
        g.consent_refused = True
        return False
    g.tell(EVERYONE, ROBOT_PUSHED, r, c, to)
    yield from go(g, [c], g.at[to], g.where[g.tile[c]])
    return True


def alice_agrees(g: House, c: Character, asker: Seat, rule: str = "R25-ALICE-7") -> Script[bool]:
    """R25-ALICE-7, R25-POWER-5. Nobody but Alice is asked; if her own player moves her, that is her consent."""
    if c != ALICE or not g.rules.powers or g.owner[c] == asker:
        return True
    answer: Option = yield Decision(g.owner[c], "consent", _offer_answer, rule=rule, subject=c)
    if answer is ANSWER[0]:
        g.tell(EVERYONE, REFUSED, c)
        return False
    return True


def _offer_answer(g: House, seat: Seat, ask: Ask) -> None:
    ask.options += ANSWER


# -- a robot comes into a room


def robot_comes(g: House, r: Robot, tile: Tile, origin: Space, chooser: Seat) -> Script[None]:
    """R25-ROBOT-8, R25-ROBOT-9. No effect of a room touches a robot, but red rooms destroy it.

    Coming in it also turns a corridor (R25-ROBOT-13), closes a Flooded Chamber (R25-ROBOT-12) or a Shredder
    (R25-ROBOT-10, R25-SHRED-2), and kills whoever is in a Shredder or an Acid Bath (R25-ROBOT-11).
    """
    reveal(g, tile)
    g.robot_tile[r] = tile
    g.tell(EVERYONE, ROBOT_MOVED, r, g.where[tile])
    kind = g.kind[tile]
    if kind == ROTATING:
        yield from turn_corridor(g, tile, origin, chooser)
    if not is_colour(g, tile, RED):
        return
    destroy(g, r)
    if kind in (FLOODED, SHREDDER):
        close(g, tile)
    if kind in (SHREDDER, ACID):
        eliminate(g, occupants(g, tile))


def destroy(g: House, r: Robot) -> None:
    """R25-ROBOT-2. It goes back to the reserve."""
    g.robot_tile[r] = -1
    g.tell(EVERYONE, ROBOT_DESTROYED, r)


def can_return(g: House, r: Robot) -> bool:
    """R25-ROBOT-2, R25-ROBOTROOM-2, R25-SARAH-6. A robot in the reserve needs its Robot Room in the Complex."""
    return g.robot_tile[r] < 0 and g.robot_home[r] != HOME_GONE


def turn_corridor(g: House, tile: Tile, origin: Space, chooser: Seat) -> Script[None]:
    """R25-ROTATE-1, R25-ROTATE-3, R25-ROTATE-4. One exit faces where the newcomer came from, or is chosen."""
    space = g.where[tile]
    if origin in ADJACENT[space]:
        axis = EAST_WEST if row(origin) == row(space) else NORTH_SOUTH
    else:
        choice: Option = yield Decision(chooser, "corridor", _offer_axes, rule="R25-ROTATE-4")
        axis = choice.args[0]
    g.corridor[tile] = axis
    g.tell(EVERYONE, CORRIDOR, space, axis)


def _offer_axes(g: House, seat: Seat, ask: Ask) -> None:
    ask.options += TURN


# -- the Robot Room


def robot_room(g: House, c: Character, tile: Tile) -> Script[None]:
    """R25-ROBOTROOM-3. An order can push somebody into a Robot Room: so one leads to the next, but never in circles."""
    began, here = g.ordered, just(g.robot_home.index(tile) * 8 + c)
    if began & here:
        return
    g.ordered = began | here
    yield from place_or_order(g, c, tile)
    if not began:
        g.ordered = 0


def place_or_order(g: House, c: Character, tile: Tile) -> Script[None]:
    """R25-ROBOTROOM-1, R25-ROBOT-3. Put this room's robot in, or order any robot; one of the two must be done."""
    g.consent_refused = False
    while True:
        decision = Decision(g.owner[c], "robot_room", _offer_robot_room, rule="R25-ROBOTROOM-1", subject=c)
        if not possible(g, decision):
            return
        option = yield from forced(g, decision)
        if option is PLACE_ROBOT:
            place(g, g.robot_home.index(tile), tile)
            return
        if (yield from carry_out(g, c, option)):
            return


def _offer_robot_room(g: House, seat: Seat, ask: Ask) -> None:
    tile = g.tile[ask.subject]
    own = g.robot_home.index(tile)
    in_play = g.robot_tile[own] >= 0 or (g.rules.robot_none_in_house and any(t >= 0 for t in g.robot_tile))
    ask.offer(PLACE_ROBOT, unless="R25-ROBOTROOM-1" if in_play else "")
    offer_orders(g, ask.subject, ask)


def place(g: House, r: Robot, tile: Tile) -> None:
    """A robot comes into play."""
    g.robot_tile[r] = tile
    g.tell(EVERYONE, ROBOT_PLACED, r, g.where[tile])
