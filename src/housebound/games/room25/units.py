"""What comes next: the script of the next small unit of play."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.play.rounds import ROUND_STEPS
from housebound.games.room25.play.setup import SETUP_STEPS
from housebound.games.room25.state import OVER, PICKING, House
from housebound.kernel.script import NOTHING, Script

STEPS: Final = tuple((SETUP_STEPS | ROUND_STEPS)[phase] for phase in range(OVER))
"""Phase -> its next step: the script of what may ask somebody, or None when the phase has moved on by itself."""


def next_unit(g: House) -> Script[None] | None:
    """R25-ROUND-1. Setup, then round after round until somebody wins or the countdown ends."""
    while (phase := g.phase) != OVER:
        script = STEPS[phase](g)
        if script is not None:
            return script
        if g.phase <= PICKING:
            return NOTHING  # laying out and dealing are units of their own: nobody need replay them to think
    return None
