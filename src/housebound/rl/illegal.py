"""What an environment does with an answer that is not legal."""

from __future__ import annotations

from enum import Enum

from housebound.kernel.errors import BadSetting


class Illegal(Enum):
    """Three ways; `info["refused"]` says why in each, with the rule."""

    LOSE = "lose"
    """The game is over, and whoever answered has lost it."""
    RANDOM = "random"
    """A legal answer, drawn from a stream of the environment's own, stands in for it."""
    RAISE = "raise"
    """An error; nothing has changed."""


def illegal_way(wanted: str) -> Illegal:
    """The way of this name.

    >>> illegal_way("lose")
    <Illegal.LOSE: 'lose'>
    """
    try:
        return Illegal(wanted)
    except ValueError:
        raise BadSetting(f"illegal = {wanted!r}: must be one of {', '.join(way.value for way in Illegal)}") from None
