"""Red rooms: deadly. The Shredder works when somebody leaves: `entering.leave`."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.room25.complex.plan import face_down, occupants, replace, swap
from housebound.games.room25.effects.safe_rooms import offer_exchange
from housebound.games.room25.figures.elimination import eliminate
from housebound.games.room25.figures.endings import is_last_round
from housebound.games.room25.figures.entering import close, effect_of, enter
from housebound.games.room25.figures.programming import tokens_of
from housebound.games.room25.numbers import Character, Seat, Space, Tile
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    ACID,
    FLOODED,
    ILLUSION,
    MORTAL,
    NONE,
    PARANOIA,
    PARANOID,
    SACRIFICE,
    TIME_LOST,
    TIME_MACHINE,
    TRAP,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced


@effect_of(ILLUSION)
def illusion_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-ILLUSION-1, R25-ILLUSION-2. It changes places with a hidden room, and the newcomers are in that one.

    Others who stood in the Illusion Chamber travel with its tile (R25-ILLUSION-3).
    """
    if not face_down(g):
        return
    c = group[0]
    choice = yield from forced(g, Decision(g.owner[c], "illusion", _offer_illusion, rule="R25-ILLUSION-1", subject=c))
    hidden = g.at[choice.args[0]]
    swap(g, g.where[tile], choice.args[0])
    yield from enter(g, group, hidden, -1)


def _offer_illusion(g: House, seat: Seat, ask: Ask) -> None:
    offer_exchange(g, "R25-ILLUSION-1", ask)


@effect_of(ACID)
def acid_bath(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> Script[None]:
    """R25-ACID-1, R25-JENNIFER-4. The first to have come dies when a second one comes.

    Of two who come together the carrier chooses (R25-MAX-3), also when somebody had been there (R25-MAX-8).
    """
    before = [c for c in occupants(g, tile) if c not in group]
    if before:
        eliminate(g, [min(before, key=lambda c: g.arrival[c])])
    if len(group) > 1:

        def offer(g: House, seat: Seat, ask: Ask) -> None:
            ask.options += [SACRIFICE[c] for c in group]

        choice: Option = yield Decision(g.owner[group[0]], "acid", offer, rule="R25-MAX-3", subject=group[0])
        eliminate(g, [choice.args[0]])


@effect_of(FLOODED)
def flooded_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-FLOOD-1, R25-FLOOD-2. It closes behind them, and they have until the end of the next round."""
    close(g, tile)
    for c in group:
        g.flood[c] = 2


@effect_of(TRAP)
def trap(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-TRAP-1. Out again with the next action, or dead."""
    for c in group:
        g.trap[c] = True


@effect_of(MORTAL)
def mortal_chamber(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-MORTAL-1."""
    eliminate(g, group)


@effect_of(TIME_MACHINE)
def time_machine(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-TIME-1, R25-TIME-2, R25-TIME-3. A round is lost, or in the last one who enters; then the room is empty."""
    replace(g, tile)
    if is_last_round(g):
        eliminate(g, group)
    else:
        g.remaining -= 1
        g.tell(EVERYONE, TIME_LOST, g.remaining)


@effect_of(PARANOIA)
def paranoia_room(g: House, group: Sequence[Character], tile: Tile, origin: Space) -> None:
    """R25-PARANOIA-1, R25-PARANOIA-7, R25-PARANOIA-9. All tokens not lost go into a stack; its top is played."""
    for c in group:
        g.stack[c] = tokens_of(g, c)
        g.paranoid[c] = True
        g.first[c] = g.second[c] = NONE
        g.single[c] = False
        g.tell(EVERYONE, PARANOID, c)
