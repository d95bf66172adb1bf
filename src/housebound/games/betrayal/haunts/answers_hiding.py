"""What the engine asks a haunt in which figures hide from some of the players, and the rulebook's answers.

(Secrecy.) All of this is asked only of a haunt that `hides_figures`: by the rulebook everybody sees every figure and
whatever it does.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunts.answers_cards import Handling
from housebound.games.betrayal.state import House
from housebound.kernel.script import EVERYONE, Decision, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Hiding(Handling):
    """Who sees where a figure is, what it does, and what became of it."""

    hides_figures: ClassVar[bool] = False
    """Whether a figure can ever be out of sight."""

    def sees(self, g: House, seat: int, figure: int) -> bool:
        """Whether this seat (or a spectator) knows where the figure is."""
        return True

    def follows(self, g: House, seat: int, figure: int) -> bool:
        """Whether this seat (or a spectator) has seen all that the figure did in this turn."""
        return self.sees(g, seat, figure)

    def spot(self, g: House, figure: int) -> int:
        """Where the figure is, though it may be off the board; -1 nowhere."""
        return g.room[figure] * 2 + g.side[figure] if g.room[figure] >= 0 else -1

    def clips(self, g: House, seat: int) -> list[int]:
        """The places of all clips, as far as this seat (or a spectator) has seen them move."""
        return g.clip

    def blessings(self, g: House, seat: int) -> tuple[int, ...]:
        """Explorer -> rooms whose once-per-game gain it has had, as far as this seat (or a spectator) knows."""
        return g.blessed

    def onlookers(self, g: House) -> int:
        """Who sees what is being done now, as an audience."""
        return EVERYONE

    def act_begins(self, g: House) -> None:
        """Somebody is about to do the next thing."""

    def chosen(self, g: House, decision: Decision, option: Option) -> None:
        """Somebody has chosen, and nothing of it has been done yet."""

    def steps_out(self, g: House) -> None:
        """Somebody else has to be asked: whoever acts out of sight comes into view."""

    def act_done(self, g: House, in_view: bool) -> None:
        """Something has been done. `in_view`: it has changed what everybody sees on the table."""
