"""What may be done at any moment, whoever's turn it is: a hidden traitor turns up its token (Hidden traitor)."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.death import offer_showing, show_role
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.kernel.script import Decision, Script, meanwhile


def with_showing(g: House, script: Script[None]) -> Script[None]:
    """BET-HIDDEN-5. Run a unit of play in which a hidden traitor may reveal itself whenever somebody else is asked.

    Every seat is given the decision, and only the traitor has something to choose there: nobody sees that it could.
    """
    answer: Any = None
    while True:
        try:
            question = script.send(answer)
        except StopIteration:
            return
        while isinstance(question, Decision) and g.haunt.is_hidden(g):
            seat, answer = yield meanwhile(question, _showings(g, question.seat))
            if seat == question.seat:
                break
            show_role(g, seat)
            question.forget()
        else:
            answer = yield question


def _showings(g: House, asked: int) -> list[Decision]:
    others = [seat for seat in range(g.rules.seats) if seat != asked and g.fate[seat] == IN_HOUSE]
    return [Decision(seat, "showing", offer_showing, "BET-HIDDEN-5", g.word[seat]) for seat in others]
