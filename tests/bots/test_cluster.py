"""A tournament on a local Ray cluster: the same games as here."""

from __future__ import annotations

import pytest

from housebound.bots.tournament import Finished, Plan, play_all
from housebound.kernel.errors import BadSetting

PLAN = Plan("terrorscape", 2, {}, ("random", "beginner"), games=3, seed=5)


def played(cores: int, cluster: str | None) -> list[Finished]:
    found = play_all(PLAN, list(range(PLAN.total)), cores, print, cluster)
    return sorted(found, key=lambda one: one.nth)


def test_a_tournament_on_a_cluster_is_the_tournament_here() -> None:
    here = played(1, None)
    assert len(here) == PLAN.total
    assert played(2, "ray") == here


def test_what_no_cluster_can_play_is_refused() -> None:
    with pytest.raises(BadSetting, match="write ray, or ray=ADDRESS"):
        played(1, "slurm")
    with pytest.raises(BadSetting, match="programs of your own"):
        list(play_all(Plan("terrorscape", 2, {}, ("random", "./mine.py"), 1, 1), [0], 1, print, "ray"))
