"""What can go wrong at a table, each with what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from housebound.kernel.rulebook import Rule


class HouseboundError(Exception):
    """The base of every error that is about the caller's input, not about a fault in the program."""


class UnknownWord(HouseboundError):
    """A word that is not in its domain."""

    def __init__(self, domain: str, word: str, known: Sequence[str]) -> None:
        self.domain = domain
        self.word = word
        self.known = tuple(known)
        super().__init__(f"{word!r} is no {domain}; known: {some_of(self.known)}")


def some_of(words: Sequence[str]) -> str:
    """The first of a list of words: who wrote another one sees what is meant."""
    return ", ".join(words[:12]) + (", …" if len(words) > 12 else "")


class BadSetting(HouseboundError):
    """A game option that does not exist, has an impossible value, or does not go with another one."""


class Refused(HouseboundError):
    """An option that is not legal now. Carries the rules that refuse it; the table is as it was."""

    def __init__(self, option: str, rules: Sequence[Rule]) -> None:
        self.option = option
        self.rules = tuple(rules)
        why = "; ".join(f"{rule.id}: {rule.text}" for rule in self.rules)
        super().__init__(f"{option} is not allowed now — {why}")


class NotAsked(HouseboundError):
    """An answer to a decision that is not pending: late, doubled, withdrawn, or another seat's."""


class CannotUndo(HouseboundError):
    """Undo would cross revealed information, a visible chance outcome or another seat's move."""


class BadTape(HouseboundError):
    """A tape that cannot be read, or that the rules no longer allow; says the step."""

    def __init__(self, message: str, step: int = -1) -> None:
        self.step = step
        super().__init__(message if step < 0 else f"step {step}: {message}")


class BadNote(HouseboundError):
    """A note that cannot be written: too long, too many, or nowhere to put it."""


class BadPosition(HouseboundError):
    """A position or scenario file that does not make sense; says where."""


class UnknownGame(HouseboundError):
    """No game of that name is installed."""


class ScriptFailed(Exception):
    """A rule's script raised. The table is back before the choice; `tape` shows how to get here again."""

    def __init__(self, message: str, tape: str) -> None:
        self.tape = tape
        super().__init__(message)
