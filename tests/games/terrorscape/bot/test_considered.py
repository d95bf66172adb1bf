"""No prompt is answered by the dice but those where the other side must not know: the stream decides between equals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from housebound import Table
from housebound.games.terrorscape.bot.player import Sensible
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.state import Mansion
from housebound.kernel.settings import Value


class Asked(Random):
    """A stream that knows whether it was asked."""

    asked = False

    def random(self) -> float:
        self.asked = True
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.asked = True
        return super().getrandbits(k)


TABLES: list[tuple[int, dict[str, Value]]] = [
    (4, {"killer": "butcher"}),
    (3, {"killer": "ghost", "abilities": "hard"}),
    (4, {"killer": "maniac", "abilities": "nightmare"}),
    (4, {"killer": "ghost", "crossroads": True}),
    (2, {"killer": "maniac", "plan": True}),
]
MIXED = frozenset({"killer", "victims", "slip_away"})
"""What is chosen by chance on purpose: the other side chooses at the same time, or guesses."""


def count(seats: int, settings: dict[str, Value], games: int, asked: Counter[str], seen: Counter[str]) -> None:
    """For each prompt with a choice, how often it came and how often the stream was asked."""
    for seed in range(games):
        table = Table(TERRORSCAPE, seats, settings, seed=seed, listening=False, searchable=False)
        stream = Asked(seed)
        while not table.over:
            decision = table.pending[0]
            assert isinstance(table.state, Mansion)
            stream.asked = False
            option = Sensible().choose(TERRORSCAPE.sight(table.state, decision.seat), decision, stream)
            if len(decision.options) > 1:
                seen[decision.prompt] += 1
                asked[decision.prompt] += stream.asked
            table.choose(decision.seat, option, decision.id)


@pytest.fixture(scope="module")
def counted() -> tuple[Counter[str], Counter[str]]:
    asked: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seats, settings in TABLES:
        count(seats, settings, 6, asked, seen)
    return asked, seen


def test_every_prompt_has_an_answer_that_does_not_need_the_dice(counted: tuple[Counter[str], Counter[str]]) -> None:
    asked, seen = counted
    thrown = {
        prompt: (asked[prompt], n)
        for prompt, n in seen.items()
        if n >= 8 and asked[prompt] == n and prompt not in MIXED
    }
    assert not thrown


def test_the_dice_decide_seldom(counted: tuple[Counter[str], Counter[str]]) -> None:
    asked, seen = counted
    assert asked.total() < 0.4 * seen.total()
