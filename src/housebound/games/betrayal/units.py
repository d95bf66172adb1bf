"""What comes next: the script of the next small unit of play."""

from __future__ import annotations

from housebound.games.betrayal.pilot import by_itself
from housebound.games.betrayal.play.any_moment import with_showing
from housebound.games.betrayal.play.rounds import STEPS
from housebound.games.betrayal.seen.screen import watched
from housebound.games.betrayal.state import CASTING, House
from housebound.kernel.script import Script


def next_unit(g: House) -> Script[None] | None:
    """BET-GEN-2. Before a haunt that was chosen by hand, the house explores itself."""
    script = STEPS[g.phase](g)
    if script is None:
        return None
    haunt = g.haunt
    if not haunt.started:
        return by_itself(g, script) if g.rules.haunt and g.phase != CASTING else script
    if g.role[0] and haunt.is_hidden(g):
        return with_showing(g, script)
    return script if haunt.hiding is None else watched(g, haunt.hiding, script)
