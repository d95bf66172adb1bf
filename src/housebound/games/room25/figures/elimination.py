"""Elimination, and what it tells about roles (Elimination, Roles)."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.room25.complex.plan import acting
from housebound.games.room25.figures.endings import after_eliminations
from housebound.games.room25.numbers import Character, Seat
from housebound.games.room25.state import COMMITTED, HELD, House
from housebound.games.room25.words import (
    ELIMINATED,
    EMMETT,
    GUARD,
    NONE,
    PRISONER,
    ROLE_SHOWN,
    SUSPICION,
    UNLOCKED,
)
from housebound.kernel.script import EVERYONE


def eliminated(g: House) -> list[Character]:
    """The characters in the game but not in the Complex."""
    return [c for c in g.queue if g.tile[c] < 0]


def eliminate(g: House, victims: Sequence[Character]) -> None:
    """R25-ROUND-5, R25-DEATH-4. All victims of one effect, in turn order; dying in a room is not leaving it."""
    if not victims:
        return
    for c in [c for c in g.queue if c in victims]:
        before = eliminated(g)
        by = acting(g)
        _take_out(g, c)
        if g.rules.mode == SUSPICION:
            if by >= 0 and g.owner[by] != g.owner[c]:
                g.killings.append((g.owner[by], g.owner[c]))
            _unmask(g, c, before)
    after_eliminations(g)
    reveal_outsiders(g)


def _take_out(g: House, c: Character) -> None:
    """R25-DEATH-1, R25-DEATH-3, R25-DEATH-6. Its actions are cancelled and its tokens taken back unseen.

    Unspent Adrenaline, Empty Rooms and a reminder token on the board stay its own. The marker stays (R25-DEATH-2).
    """
    g.tile[c] = -1
    g.first[c] = g.second[c] = NONE
    g.single[c] = False
    g.stack[c] = 0
    g.paranoid[c] = False
    g.invisible[c] = False
    g.trap[c] = False
    g.flood[c] = 0
    if g.adrenaline[c] == COMMITTED:
        g.adrenaline[c] = HELD
    g.tell(EVERYONE, ELIMINATED, c)
    if c == EMMETT:
        release_locks(g)


def release_locks(g: House) -> None:
    """R25-EMMETT-8. With Emmett all Locking tokens leave the Complex."""
    for tile in range(25):
        if g.locked[tile]:
            g.locked[tile] = False
            g.tell(EVERYONE, UNLOCKED, g.where[tile])


def _unmask(g: House, c: Character, before: list[Character]) -> None:
    """R25-ROLE-11, R25-ROLE-12, R25-TALK-7. The first keeps its secret; every later one unmasks those before it."""
    g.reveal(EVERYONE)
    for earlier in before:
        show_role(g, g.owner[earlier])
    if any(g.role[g.owner[earlier]] == PRISONER for earlier in before):
        show_role(g, g.owner[c])


def show_role(g: House, seat: Seat) -> None:
    """R25-ROLE-7. A role once shown stays shown."""
    if g.role_shown[seat]:
        return
    g.role_shown[seat] = True
    c = g.owner.index(seat)
    g.reveal(EVERYONE)
    g.tell(EVERYONE, ROLE_SHOWN, c, g.role[seat])


def reveal_outsiders(g: House) -> None:
    """R25-ROLE-10. With more than half of the living in Room 25, all living outside show their roles."""
    if g.rules.mode != SUSPICION or g.exit_tile < 0:
        return
    inside = g.tile.count(g.exit_tile)
    if not inside:
        return
    outside = [c for c in g.queue if g.tile[c] >= 0 and g.tile[c] != g.exit_tile]
    if len(outside) < inside:
        for c in outside:
            show_role(g, g.owner[c])


def is_open_guard(g: House, seat: Seat) -> bool:
    """R25-ROLE-8. A Guard whose role is shown."""
    return g.rules.mode == SUSPICION and g.role_shown[seat] and g.role[seat] == GUARD
