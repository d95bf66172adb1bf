"""Stunned monsters (Stunned monsters)."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import drop_everything
from housebound.games.betrayal.numbers import Figure
from housebound.games.betrayal.state import MONSTERS, House, changed
from housebound.games.betrayal.words import RECOVERED, STUNNED
from housebound.kernel.script import EVERYONE, NOTHING, Script


def stun(g: House, figure: Figure) -> Script[None]:
    """BET-STUN-1, BET-STUN-2, BET-STUN-8, BET-ATTACK-9. The token is turned to its S side; the next turn is missed.

    BET-STUN-4: from now on it slows nobody. BET-STUN-7: whatever the haunt makes of damage, an effect that stuns comes
    here. BET-MONSTER-16: what it carries falls into a pile. BET-STUN-3: stunned in its own turn it misses the next.
    """
    if g.stunned[figure]:
        return NOTHING
    in_its_turn = g.phase == MONSTERS if g.haunt.acts_in_monster_turn(g, figure) else g.acting == figure
    g.stunned = changed(g.stunned, figure, 2 if in_its_turn else 1)
    g.tell(EVERYONE, STUNNED, g.word[figure])
    if g.held[figure] and g.haunt.drops_when_stunned(g, figure):
        drop_everything(g, figure)
    return g.haunt.on_stun(g, figure)


def recover(g: House) -> None:
    """BET-STUN-3. At the end of a monster turn the monsters that missed it are turned back."""
    if not any(g.stunned):
        return
    for figure, stunned in enumerate(g.stunned):
        if stunned and g.haunt.acts_in_monster_turn(g, figure):
            recover_from_turn(g, figure)


def recover_from_turn(g: House, figure: Figure) -> None:
    """BET-STUN-3. The turn in which a monster acts is over: if it missed it, it is turned back."""
    if g.stunned[figure] == 1:
        g.tell(EVERYONE, RECOVERED, g.word[figure])
    g.stunned = changed(g.stunned, figure, max(0, g.stunned[figure] - 1))
