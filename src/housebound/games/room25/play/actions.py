"""The four basic actions: Look, Move, Push, Control. What each may do now, and doing it."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.complex.plan import WAYS_OF, see, shift, why_no_shift
from housebound.games.room25.figures.endings import try_escape
from housebound.games.room25.figures.entering import all_ways_open, go, why_not_go
from housebound.games.room25.numbers import Character
from housebound.games.room25.state import House
from housebound.games.room25.words import (
    ADJACENT,
    ALICE,
    BRUCE,
    CENTRAL,
    CENTRAL_LINES,
    DARK,
    DO_LOOK,
    DO_MOVE,
    DO_PUSH,
    DO_SHIFT,
    LOOKED,
    MOVED,
    PUSHED,
    ROTATING,
    SUSPICION,
    THROUGH,
    column,
    row,
)
from housebound.kernel.script import EVERYONE, Ask, Option, Script, only
from housebound.kernel.sets import has

# -- Look


def offer_look(g: House, c: Character, ask: Ask) -> None:
    """R25-LOOK-1, R25-LOOK-2, R25-LOOK-3. Adjacent face-down rooms, not in the dark, only through corridor ends."""
    here = g.tile[c]
    space = g.where[here]
    kind = g.kind[here]
    ends = THROUGH[g.corridor[here]][space] if kind == ROTATING else ADJACENT[space]
    if kind != DARK:
        ask.options += [DO_LOOK[to] for to in ends if not g.up[g.at[to]]]
    if ask.why:
        for to in ADJACENT[space]:
            if kind == DARK:
                ask.bar(DO_LOOK[to], "R25-DARK-1")
            elif to not in ends:
                ask.bar(DO_LOOK[to], "R25-ROTATE-2")
            elif g.up[g.at[to]]:
                ask.bar(DO_LOOK[to], "R25-LOOK-1")


def look(g: House, c: Character, option: Option) -> None:
    """R25-LOOK-1, R25-LOOK-4. Only this player sees the room; nothing is set off."""
    space = option.args[0]
    g.tell(EVERYONE, LOOKED, c, space)
    see(g, g.at[space], only(g.owner[c]))
    g.learnt = True


# -- Move


def offer_move(g: House, c: Character, ask: Ask) -> None:
    """R25-MOVE-1, R25-MOVE-3, R25-MOVE-4. Adjacent rooms that this character may enter from where it is."""
    space = g.where[g.tile[c]]
    if all_ways_open(g, g.tile[c]):
        ask.options += _MOVES[space]
        return
    for to in ADJACENT[space]:
        ask.offer(DO_MOVE[to], unless=why_not_go(g, c, space, to, by_corridor=True))


_MOVES: Final = tuple([DO_MOVE[to] for to in ADJACENT[space]] for space in range(25))
"""The moves to all adjacent spaces."""


def move(g: House, c: Character, option: Option) -> Script[None]:
    """R25-MOVE-1."""
    to = option.args[0]
    g.tell(EVERYONE, MOVED, c, to)
    return go(g, [c], g.at[to], g.where[g.tile[c]])


# -- Push


def offer_push(g: House, c: Character, ask: Ask) -> None:
    """R25-PUSH-1, R25-PUSH-2, R25-PUSH-3, R25-PUSH-5, R25-PUSH-6. Another visible character, to where it may go."""
    here = g.tile[c]
    if g.kind[here] == CENTRAL and not ask.why:
        return
    for other in g.queue:
        if g.tile[other] == here and other != c:
            _offer_push_of(g, c, other, ask)


def _offer_push_of(g: House, c: Character, other: Character, ask: Ask) -> None:
    here = g.tile[c]
    space = g.where[here]
    barred = ""
    if g.kind[here] == CENTRAL:
        barred = "R25-PUSH-2"
    elif g.invisible[other] and not sees_through(g, c, other):
        barred = "R25-PUSH-3"
    elif all_ways_open(g, here):
        ask.options += _PUSHES[other][space]
        return
    for to in ADJACENT[space]:
        ask.offer(DO_PUSH(other, to), unless=barred or why_not_go(g, other, space, to, by_corridor=True))


_PUSHES: Final = tuple(tuple([DO_PUSH(c, to) for to in ADJACENT[space]] for space in range(25)) for c in range(8))
"""The pushes of each character to all adjacent spaces."""


def sees_through(g: House, c: Character, other: Character) -> bool:
    """R25-BRUCE-9. To Alice an invisible Bruce stays visible."""
    return c == ALICE and other == BRUCE


def push(g: House, c: Character, option: Option) -> Script[None]:
    """R25-PUSH-1, R25-PUSH-4. The pusher stays; what the room asks is asked of the pushed character's player."""
    other, to = option.args
    g.tell(EVERYONE, PUSHED, c, other, to)
    if g.rules.mode == SUSPICION:
        g.pushes.append((g.owner[c], g.owner[other], g.tile[other], g.at[to]))
    return go(g, [other], g.at[to], g.where[g.tile[other]])


# -- Control


def offer_control(g: House, c: Character, ask: Ask) -> None:
    """R25-CONTROL-1, R25-CONTROL-4, R25-CONTROL-6, R25-CONTROL-9. The own row or column, either way."""
    space = g.where[g.tile[c]]
    if not ask.why and g.arrow[row(space)] == g.arrow[column(space)] == -1:
        ask.options += _FREE_SHIFTS[space]
        return
    for line, way, option in _SHIFTS[space]:
        ask.offer(option, unless=why_no_shift(g, line, way))


_SHIFTS: Final = tuple(
    [(line, way, DO_SHIFT(line, way)) for line in (row(space), column(space)) for way in WAYS_OF[line]]
    for space in range(25)
)
"""Every shift of a space's row and column."""
_FREE_SHIFTS: Final = tuple([option for line, _, option in shifts if line not in CENTRAL_LINES] for shifts in _SHIFTS)
"""Those that are legal where no Control token lies at either."""


def control(g: House, c: Character, option: Option) -> None:
    """R25-CONTROL-1, R25-CONTROL-5, R25-ESCAPE-6. Shift the line, twice under Acceleration (R25-SPEED-1).

    Each step may be an escape; one Control token is laid at the line.
    """
    line, way = option.args
    before = g.where[g.exit_tile] if g.exit_tile >= 0 else -1
    for _ in range(2 if has(g.fast, c) else 1):
        try_escape(g, c, line, way)
        shift(g, line, way)
    g.arrow[line] = way
    if before >= 0 and g.rules.mode == SUSPICION and g.where[g.exit_tile] != before:
        g.steerings.append((g.owner[c], before, g.where[g.exit_tile]))
