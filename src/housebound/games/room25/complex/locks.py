"""Locking tokens: two in all, laid by Emmett, by the card Access Denied and by Emmett's Panic (Closed rooms)."""

from __future__ import annotations

from housebound.games.room25.complex.plan import face_up_blue
from housebound.games.room25.components import LOCKING_TOKENS
from housebound.games.room25.numbers import Character, Seat, Tile
from housebound.games.room25.state import House
from housebound.games.room25.words import ADJACENT, EMMETT, LOCK, LOCKED, UNLOCK, UNLOCKED
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script


def offer_lock(g: House, c: Character, ask: Ask, rule: str = "R25-EMMETT-5") -> None:
    """R25-EMMETT-5, R25-EMMETT-7, R25-DENY-1. An adjacent face-up room, not blue, not locked yet, occupied or not."""
    for space in ADJACENT[g.where[g.tile[c]]]:
        tile = g.at[space]
        why = "R25-EMMETT-7" if g.locked[tile] else rule if not g.up[tile] or face_up_blue(g, tile) else ""
        ask.offer(LOCK(space), unless=why)


def lock_room(g: House, tile: Tile, placer: Seat) -> Script[None]:
    """R25-BAR-8, R25-EMMETT-6, R25-DENY-2. Lay a Locking token; with both on the board, one of them is moved.

    Emmett's player chooses which, whoever causes it; without a living Emmett the placer does (R25-DEATH-6).
    """
    if sum(g.locked) >= LOCKING_TOKENS:
        emmett = g.owner[EMMETT] >= 0 and g.tile[EMMETT] >= 0
        chooser = g.owner[EMMETT] if emmett else placer
        choice: Option = yield Decision(chooser, "unlock", _offer_unlock, rule="R25-BAR-8")
        g.locked[g.at[choice.args[0]]] = False
        g.tell(EVERYONE, UNLOCKED, choice.args[0])
    g.locked[tile] = True
    g.tell(EVERYONE, LOCKED, g.where[tile])


def _offer_unlock(g: House, seat: Seat, ask: Ask) -> None:
    ask.options += [UNLOCK[space] for space, tile in enumerate(g.at) if g.locked[tile]]
