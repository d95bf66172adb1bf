"""Part: a seat names one of several figures, where there is more than one."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import PICK_FIGURE
from housebound.kernel.script import EVERYONE, Ask, Decision, Script, forced


def pick_figure(
    g: House, seat: Seat, figures: Sequence[int], prompt: str, rule: str, subject: int, to: int = EVERYONE
) -> Script[int]:
    """One of these figures. `subject`: the figure it is about; `to`: who learns the answer."""

    def offers(g: House, _: int, ask: Ask) -> None:
        ask.options += [PICK_FIGURE(g.word[figure]) for figure in figures]

    option = yield from forced(g, Decision(seat, prompt, offers, rule, g.word[subject], to=to))
    return g.word.index(option.args[0])
