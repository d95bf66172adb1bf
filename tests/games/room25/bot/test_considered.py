"""No prompt is answered by the dice: the stream decides between equals only."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from housebound import Table
from housebound.games.room25.bot.player import Sensible
from housebound.games.room25.game import ROOM25
from housebound.games.room25.state import House
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
    (6, {"mode": "suspicion", "insane_cards": True}),
    (4, {"mode": "team", "insane_cards": True}),
    (3, {"mode": "competition"}),
    (4, {"mode": "cooperation"}),
    (6, {"mode": "cooperation", "level": "insane"}),
    (1, {"mode": "solo", "level": "insane"}),
]


def count(seats: int, settings: dict[str, Value], games: int, asked: Counter[str], seen: Counter[str]) -> None:
    """For each prompt with a choice, how often it came and how often the stream was asked."""
    for seed in range(games):
        table = Table(ROOM25, seats, settings, seed=seed, listening=False, searchable=False)
        stream = Asked(seed)
        while not table.over:
            decision = table.pending[0]
            assert isinstance(table.state, House)
            stream.asked = False
            option = Sensible().choose(ROOM25.sight(table.state, decision.seat), decision, stream)
            if len(decision.options) > 1:
                seen[decision.prompt] += 1
                asked[decision.prompt] += stream.asked
            table.choose(decision.seat, option, decision.id)


@pytest.fixture(scope="module")
def counted() -> tuple[Counter[str], Counter[str]]:
    asked: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seats, settings in TABLES:
        count(seats, settings, 4, asked, seen)
    return asked, seen


def test_every_prompt_has_an_answer_that_does_not_need_the_dice(counted: tuple[Counter[str], Counter[str]]) -> None:
    asked, seen = counted
    thrown = {prompt: (asked[prompt], n) for prompt, n in seen.items() if n >= 8 and asked[prompt] == n}
    assert not thrown


def test_the_dice_decide_seldom(counted: tuple[Counter[str], Counter[str]]) -> None:
    asked, seen = counted
    assert asked.total() < 0.4 * seen.total()
