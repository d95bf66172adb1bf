"""Tables and their clones leave nothing behind for the garbage collector: searches make millions of them."""

from __future__ import annotations

import gc
from random import Random

from housebound.kernel.table import Table
from tests.kernel.cellar import CELLAR


def tables() -> int:
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def test_a_clone_is_gone_as_soon_as_nobody_holds_it() -> None:
    table = Table(CELLAR, 2, seed=1)
    gc.disable()
    try:
        before = tables()
        twin = table.clone(Random(1))
        guess = table.imagine(0, Random(1))
        assert tables() == before + 2
        del twin, guess
        assert tables() == before
    finally:
        gc.enable()
