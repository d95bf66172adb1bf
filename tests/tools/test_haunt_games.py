"""Games of two checkouts: a process that plays along comes to the same end as one that thinks alone."""

from __future__ import annotations

from pathlib import Path

from tools.haunt_games import Elsewhere, Here, play
from tools.haunts import interval


def test_a_checkout_against_itself_plays_the_same_game() -> None:
    here, there = Here(), Elsewhere(Path(__file__).parents[2])
    for seed in range(2):
        alone = play(30, seed, (here, here))
        assert play(30, seed, (there, here)) == alone
        assert play(30, seed, (here, there)) == alone
    there.close()


def test_an_interval_holds_its_share_and_narrows() -> None:
    low, high = interval(30, 100)
    assert low < 30 < high
    closer_low, closer_high = interval(3000, 10_000)
    assert low < closer_low < 30 < closer_high < high
