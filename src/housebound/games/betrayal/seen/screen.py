"""What is done out of sight: decisions of which only some may know, and what gives away whoever makes them (Secrecy).

For haunts in which a figure hides. The rules themselves know nothing of it: a unit of their play is run behind a
screen, and the haunt's `hiding` says at each step who looks on.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.haunt.hiding import Hiding
from housebound.games.betrayal.state import House
from housebound.kernel.script import Decision, Script
from housebound.kernel.sets import has


def watched(g: House, hiding: Hiding, script: Script[None]) -> Script[None]:
    """Run a unit of play. What it asks is known to those who look on; what it changes on the table, to everybody."""
    hiding.act_begins(g)
    table = on_the_table(g)
    answer: Any = None
    while True:
        try:
            question = script.send(answer)
        except StopIteration:
            break
        table = _look(g, hiding, table)
        if not isinstance(question, Decision):
            answer = yield question
            continue
        if not has(g.onlookers, question.seat):
            hiding.steps_out(g)
        question.known &= g.onlookers
        question.to &= g.onlookers
        answer = yield question
        hiding.chosen(g, question, answer)
    _look(g, hiding, table)


def _look(g: House, hiding: Hiding, before: tuple[object, ...]) -> tuple[object, ...]:
    """Something may have changed in view of all; what lies on the table now."""
    now = on_the_table(g)
    hiding.act_done(g, now != before)
    return now


def on_the_table(g: House) -> tuple[object, ...]:
    """BET-SECRET-6. What everybody sees and a figure can change where it is: rooms, tokens, cards, who lives."""
    return (
        *(g.square, g.rotation, g.lost, g.drawn_for, g.tokens, g.below, g.vault_open),
        *(g.stacked, g.discarded, g.top_back, g.omens_drawn, g.fate_number),
        *(tuple(g.held), tuple(sorted(g.piles.items())), tuple(sorted(g.waiting.items())), tuple(g.discard)),
        *(tuple(cards.bit_count() for cards in g.deck), g.gone, g.resolving, g.worn, g.box_open),
        *(g.used, g.fate, g.failures, g.skip_turn),
    )
