"""Part of a haunt in which figures hide from some of the players, and what the engine asks it (Secrecy).

By the rulebook everybody sees every figure and whatever it does: so it is here, too, where a haunt says nothing else.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure, Seat, spot_at
from housebound.games.betrayal.state import House
from housebound.kernel.script import EVERYONE, Decision, Option
from housebound.kernel.state import Immutable


@mypyc_attr(allow_interpreted_subclasses=True)
class Hiding(Immutable, Generic[D]):
    """Who sees where a figure is, what it does, and what became of it."""

    __slots__ = ()

    def sees(self, g: House[D], seat: Seat, figure: Figure) -> bool:
        """Whether this seat (or a spectator) knows where the figure is."""
        return True

    def follows(self, g: House[D], seat: Seat, figure: Figure) -> bool:
        """Whether this seat (or a spectator) has seen all that the figure did in this turn."""
        return self.sees(g, seat, figure)

    def spot(self, g: House[D], figure: Figure) -> int:
        """Where the figure is, though it may be off the board; -1 nowhere."""
        return spot_at(g.room[figure], g.side[figure]) if g.room[figure] >= 0 else -1

    def clips(self, g: House[D], seat: Seat) -> list[int]:
        """The places of all clips, as far as this seat (or a spectator) has seen them move."""
        return g.clip

    def blessings(self, g: House[D], seat: Seat) -> tuple[int, ...]:
        """Explorer -> rooms whose once-per-game gain it has had, as far as this seat (or a spectator) knows."""
        return g.blessed

    def onlookers(self, g: House[D]) -> int:
        """Who sees what is being done now, as an audience."""
        return EVERYONE

    def act_begins(self, g: House[D]) -> None:
        """Somebody is about to do the next thing."""

    def chosen(self, g: House[D], decision: Decision, option: Option) -> None:
        """Somebody has chosen, and nothing of it has been done yet."""

    def steps_out(self, g: House[D]) -> None:
        """Somebody else has to be asked: whoever acts out of sight comes into view."""

    def act_done(self, g: House[D], in_view: bool) -> None:
        """Something has been done. `in_view`: it has changed what everybody sees on the table."""
