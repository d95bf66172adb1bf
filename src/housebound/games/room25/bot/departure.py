"""Leaving together: who comes in, who waits and who plays Control when Room 25 is found."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.bot.edges import SHIFTS_TO_EDGE
from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.plans import ways
from housebound.games.room25.bot.scene import Scene
from housebound.games.room25.numbers import Character, Plan, Token
from housebound.games.room25.state import HELD
from housebound.games.room25.words import (
    ALICE,
    CONTROL,
    EMMETT,
    FRANK,
    JENNIFER,
    LOOK,
    MOVE,
    NONE,
    POWER,
    PUSH,
    SARAH,
    SUSPICION,
)
from housebound.kernel.sets import has

QUIET_POWERS: Final = (SARAH, FRANK, ALICE, EMMETT, JENNIFER)
"""Whose super-power puts nobody out of Room 25; Jennifer's may even fetch somebody in."""


def may_leave(outlook: Outlook) -> bool:
    """Room 25 is open to all and nothing but people is missing."""
    out = outlook.exit_tile
    return out >= 0 and outlook.sight.up[out] and not outlook.needs_key and not outlook.guard


def outside(outlook: Outlook, scene: Scene) -> list[Character]:
    """Our people who are not in Room 25 yet."""
    return [c for c in outlook.friends if scene.tile[c] != outlook.exit_tile]


def is_a_step_away(outlook: Outlook, scene: Scene, c: Character) -> bool:
    """One Move brings the character into Room 25."""
    return scene.where[outlook.exit_tile] in ways(outlook, scene, c)


def departure(outlook: Outlook, scene: Scene, c: Character) -> tuple[Plan, Plan] | None:
    """The program of somebody who can leave this round; None: it is not time yet.

    Whoever is a step away comes in first. Those inside lay Control alone, so that they can still choose when to
    play it: the first one to do so with everybody inside takes all of them out.
    """
    if not may_leave(outlook):
        return None
    missing = outside(outlook, scene)
    late = [m for m in missing if not is_a_step_away(outlook, scene, m)]
    if len(late) > _tolerated(outlook) or c in late:
        return None
    steers = not has(outlook.sight.lost[c], CONTROL)
    if c in missing:
        return (MOVE, CONTROL if steers else NONE)
    return (CONTROL if steers else _harmless(outlook, c), NONE)


def _harmless(outlook: Outlook, c: Character) -> Token:
    """A token whose use puts nobody out of Room 25, as far as there is one."""
    lost = outlook.sight.lost[c]
    quiet = (LOOK, POWER) if c in QUIET_POWERS else (LOOK,)
    return next((token for token in (*quiet, PUSH) if not has(lost, token)), MOVE)


def _tolerated(outlook: Outlook) -> int:
    """How many may be left behind: in the last round of Suspicion one of those who are still trusted."""
    if outlook.mode == SUSPICION and outlook.last_round:
        gone = len(outlook.queue) - len(outlook.living)
        return max(0, 1 - gone)
    return 0


def helmsmen(outlook: Outlook, scene: Scene, farthest: float) -> list[Character]:
    """Of those inside, the ones who may steer Room 25 towards the others: the last to act, more if the way is long."""
    inside = [c for c in outlook.queue if scene.tile[c] == outlook.exit_tile and c in outlook.friends]
    steering = [c for c in inside if not has(outlook.sight.lost[c], CONTROL)]
    wanted = max(1, int((farthest - 2.0) / 1.5))
    return steering[-wanted:]


# -- together: somebody must be able to play the last Control, and Penalties take that token from most


def is_last_helmsman(outlook: Outlook, c: Character) -> bool:
    """Whether nobody else will be able to play Control: neither with the token nor with Adrenaline (R25-ADREN-5)."""
    sight = outlook.sight
    steering = [m for m in outlook.living if not has(sight.lost[m], CONTROL)]
    reserve = [m for m in outlook.living if sight.adrenaline[m] == HELD]
    return not steering and reserve == [c]


def needs_more_helmsmen(outlook: Outlook, scene: Scene) -> bool:
    """Everybody can be inside this round, and the tokens alone do not push Room 25 out."""
    if not may_leave(outlook) or any(not is_a_step_away(outlook, scene, m) for m in outside(outlook, scene)):
        return False
    steering = [m for m in outlook.living if not has(outlook.sight.lost[m], CONTROL)]
    return len(steering) <= SHIFTS_TO_EDGE[scene.where[outlook.exit_tile]]
