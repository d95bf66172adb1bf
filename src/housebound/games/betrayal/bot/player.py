"""A sensible player of Betrayal.

It explores, gathers what is useful, and in a haunt goes after its side's goals as the haunt names them, fights when it
pays and looks after itself. It remembers nothing between choices but what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from housebound.games.betrayal.bot.answers import otherwise
from housebound.games.betrayal.bot.turn import act, next_monster, ride
from housebound.games.betrayal.seen.sight import Sight
from housebound.kernel.script import Decision, Option


class Sensible:
    """Plays an explorer, a hero, a traitor and the traitor's monsters."""

    def choose(self, sight: Sight, decision: Decision, rng: Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return _BY_PROMPT.get(decision.prompt, otherwise)(sight, decision, rng)


_BY_PROMPT: dict[str, Callable[[Sight, Decision, Random], Option]] = {
    "turn": act,
    "monster": act,
    "monsters": next_monster,
    "elevator": ride,
}
