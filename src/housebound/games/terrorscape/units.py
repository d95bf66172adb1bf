"""What comes next: the script of the next small unit of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.terrorscape.play.encounter import ENCOUNTER_STEPS
from housebound.games.terrorscape.play.killers_turn import KILLERS_STEPS
from housebound.games.terrorscape.play.setup import SETUP_STEPS
from housebound.games.terrorscape.play.victims_turn import VICTIMS_STEPS
from housebound.games.terrorscape.state import OVER, Mansion
from housebound.kernel.script import Script

STEPS: Final[tuple[Callable[[Mansion], Script[None]], ...]] = tuple(
    {**SETUP_STEPS, **VICTIMS_STEPS, **KILLERS_STEPS, **ENCOUNTER_STEPS}[phase] for phase in range(OVER)
)
"""Phase -> the script of its next unit."""


def next_unit(g: Mansion) -> Script[None] | None:
    """TER-ROUND-1, TER-ROUND-3, TER-ROUND-4. Step after step until the game is over."""
    return STEPS[g.phase](g) if g.phase != OVER else None
