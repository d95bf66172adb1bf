"""Hooks for tests: one that counts, one that fails at a game, one whose process is killed once."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from housebound.kernel.table import Table
from housebound.study import Onlooker, adds

HERE = "tests.study.lookers"
MARK = "HOUSEBOUND_TEST_MARK"
"""Names the file that says that a process was killed."""
BAD_SEED = 11


@adds(turns="int", first_words="texts")
def counting(table: Table) -> Onlooker:
    """How many choices there were, and the first two of them."""
    turns = 0
    first: list[str] = []
    while not table.over:
        step = yield
        turns += 1
        if len(first) < 2:
            first.append(step.option.name)
    return {"turns": turns, "first_words": first}


@adds(never="flag")
def failing(table: Table) -> Onlooker:
    """Fails in the middle of one game."""
    turns = 0
    while not table.over:
        yield
        turns += 1
        if table.seed == BAD_SEED and turns == 3:
            raise RuntimeError("the lamp went out")
    return {"never": False}


@adds(survived="flag")
def deadly(table: Table) -> Onlooker:
    """Kills the process that plays one of the games, once."""
    while not table.over:
        yield
        mark = Path(os.environ[MARK])
        if table.seed == BAD_SEED and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return {"survived": True}


@adds(rounds="int")
def greedy(table: Table) -> Onlooker:
    """Wants a column that is there already."""
    while not table.over:
        yield
    return {"rounds": 0}


def undeclared(table: Table) -> Onlooker:
    """Declares nothing, and so is no hook."""
    while not table.over:
        yield
    return {}
