"""Play by chance: what races, searches and the check of every game do most, so it is compiled with the kernel."""

from __future__ import annotations

from random import Random

from housebound.kernel.table import Table


def play_out(table: Table, rng: Random, most: int = -1) -> tuple[int, int]:
    """Whoever is asked chooses at random, until the game is over or after `most` decisions (-1: no limit).

    How often somebody was asked, and how often there was more than one answer.

    >>> import housebound
    >>> table = housebound.new("room25", seats=4, seed=7)
    >>> asked, choices = play_out(table, Random(1))
    >>> table.over and asked >= choices
    True
    """
    decisions = choices = 0
    random = rng.random
    while not table.over and decisions != most:
        decision = table.pending[0]
        options = decision.offered or decision.offer()
        count = len(options)
        decisions += 1
        if count > 1:
            choices += 1
            table.take_offered(decision, options[int(random() * count)])
        else:
            table.take_offered(decision, options[0])
    return decisions, choices
