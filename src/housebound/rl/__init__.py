"""Doors for programs that learn: encodings, PettingZoo, Gymnasium, OpenSpiel, and an environment of plain text.

`docs/research.md` describes them. They need `pip install 'housebound[rl]'`; importing this package makes the Gymnasium
environments known.
"""

from __future__ import annotations

from housebound.commands.extras import needing

with needing("rl", "a learning environment"):
    from housebound.rl.observing import Observer
    from housebound.rl.puzzles import PuzzleEnv
    from housebound.rl.single import SeatEnv, register
    from housebound.rl.text import TextEnv
    from housebound.rl.words import Lexicon

__all__ = ["Lexicon", "Observer", "PuzzleEnv", "SeatEnv", "TextEnv"]
register()
