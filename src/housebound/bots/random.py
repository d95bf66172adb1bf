"""The player that every game has: all options alike."""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.kernel.script import Decision, Option


class RandomBot:
    """Chooses among its options, each as likely as any other."""

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        options = decision.options
        return options[int(rng.random() * len(options))]
