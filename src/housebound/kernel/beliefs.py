"""Beliefs: what a seat imagines, as likely as what others have done makes it.

`Game.resample` draws anything that a seat cannot rule out, alike. Here several such worlds are drawn, each is weighed
by how likely what the seat has seen would have been in it (`Game.inference`), and one is taken by these weights. What
others have laid face-down in it is what they would lay there (`Game.lay_anew`).

It sees nothing that the seat cannot: the weights are made of the seat's sight, and are put on imagined worlds alone.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from housebound.kernel.game import Bot, Game

TRIES: Final = 12
"""Worlds that are weighed for one that is imagined."""


def believe(game: Game[Any], state: Any, seat: int, rng: Random, others: Bot) -> None:
    """Overwrite in place what this seat cannot know, if the other players are of this kind."""
    weigh = game.inference(game.sight(state, seat))
    if weigh is None:
        game.resample(state, seat, rng)
    else:
        seeds = [rng.getrandbits(64) for _ in range(TRIES)]
        weights = []
        for seed in seeds:
            world = state.copy()
            game.resample(world, seat, Random(seed))
            weights.append(weigh(world))
        likely = rng.choices(seeds, weights)[0] if any(weights) else seeds[0]
        game.resample(state, seat, Random(likely))
    game.lay_anew(state, seat, others, rng)
