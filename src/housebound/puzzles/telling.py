"""What a puzzle asks, and how it came out, in words."""

from __future__ import annotations

from collections.abc import Sequence

from housebound.kernel import registry
from housebound.kernel.game import Speech
from housebound.kernel.script import Option
from housebound.locales import wording
from housebound.puzzles import SURVIVE, Puzzle


def question(puzzle: Puzzle, speech: Speech) -> str:
    """What is to be done, whatever comes up."""
    if puzzle.question == SURVIVE:
        return speech.say("puzzle-survive", who=_who(puzzle, speech))
    return speech.say("puzzle-win", choices=puzzle.within)


def left(puzzle: Puzzle, choices: int, speech: Speech) -> str:
    """How many choices are left; nothing where the round ends by itself."""
    return "" if puzzle.question == SURVIVE else speech.say("puzzle-left", choices=choices)


def lost(puzzle: Puzzle, option: Option, keys: Sequence[Option], speech: Speech) -> str:
    """After which choice it can no longer be forced, and what would have kept it."""
    details = {"option": option.name, "keys": ", ".join(key.name for key in keys)}
    if puzzle.question == SURVIVE:
        return speech.say("puzzle-survive-lost", **details, who=_who(puzzle, speech))
    return speech.say("puzzle-lost", **details)


def _who(puzzle: Puzzle, speech: Speech) -> str:
    """Who is to survive, as people say it."""
    subjects = registry.find(puzzle.game).subjects
    assert subjects is not None
    return str(wording.word(subjects, subjects[puzzle.who], speech))
