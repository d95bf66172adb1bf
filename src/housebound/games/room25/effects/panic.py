"""Panic: what the card does to each character (Insane cards, R25-PANIC)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from housebound.games.room25.complex.locks import lock_room
from housebound.games.room25.complex.plan import (
    face_up_blue,
    is_colour,
    occupants,
    occupied,
    replace,
    swap,
)
from housebound.games.room25.figures.entering import enter, leave, why_closed
from housebound.games.room25.numbers import Character, Seat, Space, Tile
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
from housebound.kernel.script import EVERYONE, Ask, Decision, Script, forced, possible


def panic(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-1. Not a super-power: it works in the Central Room too. False: nothing happened.

    Alice keeps calm (R25-PANIC-9, R25-ALICE-8).
    """
    if c == ALICE:
        return False
    effect = _PANIC[c](g, c)
    return effect if isinstance(effect, bool) else (yield from effect)


def adjacent_yellow(g: House, c: Character) -> list[Space]:
    """R25-EVENT-6. Adjacent face-up yellow rooms that this character may enter."""
    return [
        space
        for space in ADJACENT[g.where[g.tile[c]]]
        if is_colour(g, g.at[space], YELLOW) and not why_closed(g, c, g.at[space])
    ]


def offer_yellow(g: House, c: Character, ask: Ask) -> None:
    """R25-EVENT-6. One of those rooms; a closed one is barred by the token on it."""
    for space in ADJACENT[g.where[g.tile[c]]]:
        if is_colour(g, g.at[space], YELLOW):
            ask.offer(GO[space], unless=why_closed(g, c, g.at[space]))


def _moved_by_panic(g: House, c: Character, tile: Tile) -> bool:
    """R25-PANIC-10, R25-ALICE-9. Neither Alice nor anybody invisible, and nobody into a room closed to it."""
    protected = c == ALICE and g.rules.powers
    return not protected and not g.invisible[c] and not why_closed(g, c, tile)


def _frank(g: House, c: Character) -> bool:
    """R25-PANIC-2. His Adrenaline token is gone, a committed one too."""
    if g.adrenaline[c] == OUT:
        return False
    g.adrenaline[c] = OUT
    g.tell(EVERYONE, ADRENALINE_LOST, c)
    return True


def _jennifer(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-3. In a yellow room: all from around rush to her, leaving together, entering in turn order."""
    here = g.tile[c]
    if not is_colour(g, here, YELLOW):
        return False
    around = {g.at[space] for space in ADJACENT[g.where[here]]}
    rushing = [other for other in g.queue if g.tile[other] in around and _moved_by_panic(g, other, here)]
    yield from _enter_one_by_one(g, rushing, here)
    return bool(rushing)


def _enter_one_by_one(g: House, characters: Sequence[Character], tile: Tile) -> Script[None]:
    """R25-SHRED-4. They leave at the same moment and come in in turn order.

    R25-PANIC-10: if one of them, coming in, has the room locked, the others stay where they are.
    """
    origin = {c: g.where[g.tile[c]] for c in characters}
    by_room: dict[Tile, list[Character]] = {}
    for c in characters:
        by_room.setdefault(g.tile[c], []).append(c)
    for together in by_room.values():
        leave(g, together)
    for c in characters:
        if g.tile[c] >= 0 and not why_closed(g, c, tile):
            g.tell(EVERYONE, MOVED, c, g.where[tile])
            yield from enter(g, [c], tile, origin[c])


def _kevin(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-4. He swaps two adjacent rooms that are not face-up blue; occupied ones must be taken first."""
    decision = Decision(g.owner[c], "panic_swap", _offer_panic_swap, rule="R25-PANIC-4", subject=c)
    if not possible(g, decision):
        return False
    choice = yield from forced(g, decision)
    swap(g, choice.args[0], choice.args[1])
    return True


def _offer_panic_swap(g: House, seat: Seat, ask: Ask) -> None:
    spaces = ADJACENT[g.where[g.tile[ask.subject]]]
    movable = [space for space in spaces if not face_up_blue(g, g.at[space])]
    taken = {space for space in movable if occupied(g, g.at[space])}
    for i, one in enumerate(spaces):
        for two in spaces[i + 1 :]:
            both = one in movable and two in movable
            legal = both and (one in taken) + (two in taken) >= min(2, len(taken))
            ask.offer(SWAP(one, two), unless="" if legal else "R25-PANIC-4")


def _emmett(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-5. He locks himself in; not in a blue room, nor in one locked already."""
    tile = g.tile[c]
    if face_up_blue(g, tile) or g.locked[tile]:
        return False
    yield from lock_room(g, tile, g.owner[c])
    return True


def _max(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-6. He drags all others along to one yellow room; choices and effects as with Carry."""
    if not adjacent_yellow(g, c):
        return False
    space = g.where[g.tile[c]]
    to = yield from _choose_yellow(g, c, offer_yellow, "R25-PANIC-6")
    group = [c, *_swept_along(g, c, to)]
    for one in group:
        g.tell(EVERYONE, MOVED, one, to)
    leave(g, group)
    yield from enter(g, group, g.at[to], space)
    return True


def _swept_along(g: House, c: Character, to: Space) -> list[Character]:
    """The others of the room whom the Panic of Max or Bruce moves to `to`."""
    return [other for other in occupants(g, g.tile[c]) if other != c and _moved_by_panic(g, other, g.at[to])]


def _choose_yellow(g: House, c: Character, offers: Callable[[House, Character, Ask], None], rule: str) -> Script[Space]:
    def offer(g: House, seat: Seat, ask: Ask) -> None:
        offers(g, c, ask)

    choice = yield from forced(g, Decision(g.owner[c], "yellow", offer, rule=rule, subject=c))
    return choice.args[0]


def _sarah(g: House, c: Character) -> bool:
    """R25-PANIC-7. Her room is replaced by one of her Empty Rooms, if she has one left."""
    tile = g.tile[c]
    if not g.empties[c] or face_up_blue(g, tile):
        return False
    g.empties[c] -= 1
    replace(g, tile)
    return True


def _bruce(g: House, c: Character) -> Script[bool]:
    """R25-PANIC-8. He pushes all others of his room into one yellow room."""
    if not _yellow_for_others(g, c):
        return False
    to = yield from _choose_yellow(g, c, _offer_yellow_for_others, "R25-PANIC-8")
    yield from _enter_one_by_one(g, _swept_along(g, c, to), g.at[to])
    return True


def _yellow_for_others(g: House, c: Character) -> list[Space]:
    """R25-EVENT-6, R25-ENTER-3. Adjacent yellow rooms that somebody whom he pushes may enter; he himself need not."""
    spaces = ADJACENT[g.where[g.tile[c]]]
    return [space for space in spaces if is_colour(g, g.at[space], YELLOW) and _swept_along(g, c, space)]


def _offer_yellow_for_others(g: House, c: Character, ask: Ask) -> None:
    """R25-PANIC-10. A yellow room into which nobody can be pushed is none to push them into."""
    open_to_some = _yellow_for_others(g, c)
    for space in ADJACENT[g.where[g.tile[c]]]:
        if is_colour(g, g.at[space], YELLOW):
            ask.offer(GO[space], unless="" if space in open_to_some else "R25-PANIC-10")


_PANIC: Final[dict[Character, Callable[[House, Character], Script[bool] | bool]]] = {
    FRANK: _frank,
    JENNIFER: _jennifer,
    KEVIN: _kevin,
    EMMETT: _emmett,
    MAX: _max,
    SARAH: _sarah,
    BRUCE: _bruce,
}
