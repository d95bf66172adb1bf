"""Panic: what the card does to each character (Insane cards, R25-PANIC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from housebound.games.room25.complex import (
    face_up_blue,
    is_colour,
    occupants,
    occupied,
    replace,
    swap,
)
from housebound.games.room25.entering import enter, leave, why_closed
from housebound.games.room25.locks import lock_room
from housebound.games.room25.state import OUT, House
from housebound.games.room25.words import (
    ADJACENT,
    ADRENALINE_LOST,
    ALICE,
    BRUCE,
    EMMETT,
    FRANK,
    GO,
    JENNIFER,
    KEVIN,
    MAX,
    MOVED,
    SARAH,
    SWAP,
    YELLOW,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced


def panic(g: House, c: int) -> Script[None]:
    """R25-PANIC-1. Not a super-power: it works in the Central Room too. Alice keeps calm (R25-PANIC-9, R25-ALICE-8)."""
    effect = _PANIC.get(c)
    if effect is not None:
        script = effect(g, c)
        if script is not None:
            yield from script


def adjacent_yellow(g: House, c: int) -> list[int]:
    """R25-EVENT-6. Adjacent face-up yellow rooms that this character may enter."""
    return [
        space
        for space in ADJACENT[g.where[g.tile[c]]]
        if is_colour(g, g.at[space], YELLOW) and not why_closed(g, c, g.at[space])
    ]


def _moved_by_panic(g: House, c: int, tile: int) -> bool:
    """R25-PANIC-10, R25-ALICE-9. Neither Alice nor anybody invisible, and nobody into a room closed to it."""
    protected = c == ALICE and g.rules.powers
    return not protected and not g.invisible[c] and not why_closed(g, c, tile)


def _frank(g: House, c: int) -> None:
    """R25-PANIC-2. His Adrenaline token is gone, a committed one too."""
    if g.adrenaline[c] != OUT:
        g.adrenaline[c] = OUT
        g.tell(EVERYONE, ADRENALINE_LOST, c)


def _jennifer(g: House, c: int) -> Script[None]:
    """R25-PANIC-3. In a yellow room: all from around rush to her, leaving together, entering in turn order."""
    here = g.tile[c]
    if not is_colour(g, here, YELLOW):
        return
    around = {g.at[space] for space in ADJACENT[g.where[here]]}
    rushing = [other for other in g.queue if g.tile[other] in around and _moved_by_panic(g, other, here)]
    yield from _enter_one_by_one(g, rushing, here)


def _enter_one_by_one(g: House, characters: Sequence[int], tile: int) -> Script[None]:
    """R25-SHRED-4. They leave at the same moment and come in in turn order."""
    origin = {c: g.where[g.tile[c]] for c in characters}
    by_room: dict[int, list[int]] = {}
    for c in characters:
        by_room.setdefault(g.tile[c], []).append(c)
    for together in by_room.values():
        leave(g, together)
    for c in characters:
        if g.tile[c] >= 0:
            g.tell(EVERYONE, MOVED, c, g.where[tile])
            yield from enter(g, [c], tile, origin[c])


def _kevin(g: House, c: int) -> Script[None]:
    """R25-PANIC-4. He swaps two adjacent rooms that are not face-up blue; occupied ones must be taken first."""
    decision = Decision(g.owner[c], "panic_swap", _offer_panic_swap, rule="R25-PANIC-4", subject=c)
    decision.state = g
    if not decision.options:
        return
    choice: Option = yield from forced(g, decision)
    swap(g, choice.args[0], choice.args[1])


def _offer_panic_swap(g: House, seat: int, ask: Ask) -> None:
    spaces = [to for to in ADJACENT[g.where[g.tile[ask.subject]]] if not face_up_blue(g, g.at[to])]
    wanted = min(2, sum(1 for space in spaces if occupied(g, g.at[space])))
    for i, one in enumerate(spaces):
        for two in spaces[i + 1 :]:
            if occupied(g, g.at[one]) + occupied(g, g.at[two]) < wanted:
                ask.bar(SWAP(one, two), "R25-PANIC-4")
            else:
                ask.options.append(SWAP(one, two))


def _emmett(g: House, c: int) -> Script[None]:
    """R25-PANIC-5. He locks himself in; not in a blue room, nor in one locked already."""
    tile = g.tile[c]
    if not face_up_blue(g, tile) and not g.locked[tile]:
        yield from lock_room(g, tile, g.owner[c])


def _max(g: House, c: int) -> Script[None]:
    """R25-PANIC-6. He drags all others along to one yellow room; choices and effects as with Carry."""
    if not adjacent_yellow(g, c):
        return
    space = g.where[g.tile[c]]
    to = yield from _choose_yellow(g, c, "R25-PANIC-6")
    others = [o for o in occupants(g, g.tile[c]) if o != c and _moved_by_panic(g, o, g.at[to])]
    group = [c, *others]
    for one in group:
        g.tell(EVERYONE, MOVED, one, to)
    leave(g, group)
    yield from enter(g, group, g.at[to], space)


def _choose_yellow(g: House, c: int, rule: str) -> Script[int]:
    def offer(g: House, seat: int, ask: Ask) -> None:
        ask.options += [GO[space] for space in _panic_targets(g, c)]

    choice = yield from forced(g, Decision(g.owner[c], "yellow", offer, rule=rule, subject=c))
    return choice.args[0]


def _panic_targets(g: House, c: int) -> list[int]:
    """Max goes himself; Bruce only pushes, so the room need not let him in."""
    if c == MAX:
        return adjacent_yellow(g, c)
    spaces = ADJACENT[g.where[g.tile[c]]]
    return [space for space in spaces if is_colour(g, g.at[space], YELLOW)]


def _sarah(g: House, c: int) -> None:
    """R25-PANIC-7. Her room is replaced by one of her Empty Rooms, if she has one left."""
    tile = g.tile[c]
    if g.empties[c] and not face_up_blue(g, tile):
        g.empties[c] -= 1
        replace(g, tile)


def _bruce(g: House, c: int) -> Script[None]:
    """R25-PANIC-8. He pushes all others of his room into one yellow room."""
    if not _panic_targets(g, c):
        return
    to = yield from _choose_yellow(g, c, "R25-PANIC-8")
    others = [o for o in occupants(g, g.tile[c]) if o != c and _moved_by_panic(g, o, g.at[to])]
    yield from _enter_one_by_one(g, others, g.at[to])


_PANIC: dict[int, Callable[[House, int], Script[None] | None]] = {
    FRANK: _frank,
    JENNIFER: _jennifer,
    KEVIN: _kevin,
    EMMETT: _emmett,
    MAX: _max,
    SARAH: _sarah,
    BRUCE: _bruce,
}
