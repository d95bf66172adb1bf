"""Part: a setup that takes something from explorers, and kills nobody by that."""

from __future__ import annotations

from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.state import SETTING_UP, SKULL, House


class HarmlessSetup(Haunt):
    """Until the first turn begins no trait falls to the skull: every explorer stays in play."""

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        return 0 if g.phase == SETTING_UP else SKULL
