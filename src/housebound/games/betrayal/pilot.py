"""A house that explores itself: how a table comes straight to a haunt that was chosen by hand.

The explorers take real turns by the real rules. Where somebody would choose, chance does, and prefers to discover.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.state import HALTED, House
from housebound.games.betrayal.words import CLIMB, COUNT, CROSS, END_TURN, EXPLORE, FREE, PASSAGE, WALK
from housebound.kernel.script import AllOf, AnyOf, Decision, Option, Question, Script

_ROAM: Final = (WALK, CLIMB, PASSAGE, CROSS, FREE)
"""What brings somebody on: behind a barrier may be the last open doorway, and whoever is held fast goes nowhere."""


def by_itself(g: House, script: Script[None]) -> Script[None]:
    """Run a script and answer whatever it asks."""
    answer: Option | None = None
    while True:
        try:
            question: Question = script.send(answer)
        except StopIteration:
            return
        assert not isinstance(question, AllOf | AnyOf), "the exploration never asks several seats at once"
        answer = _answer(g, question)
    yield


def _answer(g: House, decision: Decision) -> Option:
    """An open doorway if there is one, else a step somewhere; then the end of the turn. Any other question.

    Anything.
    """
    decision.state = g
    options = decision.options
    if decision.prompt == "turn":
        discoveries = [option for option in options if option.verb is EXPLORE]
        steps = [option for option in options if option.verb in _ROAM]
        ends = [option for option in options if option.verb is END_TURN]
        options = discoveries or steps or ends
        if g.did & HALTED:
            options = ends or options
    if len(options) == 1:
        return options[0]
    return options[g.chance.pick(range(min(len(options), len(COUNT))), COUNT)]
