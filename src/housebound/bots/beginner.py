"""A player who is new to the game: sees the obvious, overlooks the rest, and makes of that what a sensible one would.

Its mistakes are a person's. What the board offers most of, steps above all, it sees; what stands on a card, in a room
or on a page of rules it forgets every other time; and of many places it never looks at all. It does nothing that
makes no sense to it.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from housebound.bots.perspective import preferred
from housebound.kernel.game import Bot
from housebound.kernel.script import Decision, Option

FORGOTTEN: Final = 0.5
"""How likely it does not think of a kind of action that is not the usual one."""
OVERLOOKED: Final = 0.25
"""How likely it does not look at one of several options."""


class Beginner:
    """Sits down with a sensible head and half an eye."""

    def __init__(self, policy: Bot) -> None:
        self._policy = policy

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        noticed = _noticed(options, rng)
        if len(noticed) == 1:
            return noticed[0]
        return preferred(self._policy, sight, decision, noticed, rng) or noticed[0]


def _noticed(options: list[Option], rng: Random) -> list[Option]:
    """What it sees of these, in their order; at least one."""
    kinds = Counter(option.verb for option in options)
    usual = max(kinds.values())
    thought_of = {verb for verb, count in kinds.items() if count == usual or rng.random() >= FORGOTTEN}
    noticed = [option for option in options if option.verb in thought_of and rng.random() >= OVERLOOKED]
    return noticed or [options[int(rng.random() * len(options))]]
