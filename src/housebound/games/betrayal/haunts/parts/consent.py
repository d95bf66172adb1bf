"""Part: somebody is asked whether it lets something be done to it, once in a turn.

A haunt with this part keeps `refused` in its data: seats that have said no in this turn, as bits.
"""

from __future__ import annotations

from typing import Protocol

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.haunt_data import Kept
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import YES
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Decision, Option, Script
from housebound.kernel.sets import just


class HasRefusals(Kept, Protocol):
    """`refused`: who has refused, as bits."""

    refused: int


def agrees(g: House[HasRefusals], seat: Seat, asker: Seat, prompt: str, refusal: NoticeKind) -> Script[bool]:
    """BET-TURN-7. Whether this explorer agrees; if not, all are told."""
    option: Option = yield Decision(seat, prompt, offer_yes_no, "BET-TURN-7", g.word[asker])
    if option is YES:
        return True
    g.data.refused |= just(seat)
    g.tell(EVERYONE, refusal, g.word[seat])
    return False
