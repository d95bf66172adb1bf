"""What can go wrong at a table, each with what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from housebound.kernel.rulebook import Rule


class HouseboundError(Exception):
    """The base of every error that is about the caller's input, not about a fault in the program.

    >>> import housebound
    >>> try:
    ...     housebound.new("ludo")
    ... except housebound.HouseboundError as error:
    ...     print(type(error).__name__)
    UnknownGame
    """


class UnknownWord(HouseboundError):
    """A word that is not in its domain.

    >>> import housebound
    >>> housebound.new("room25", seed=7).choose(1, "pick(ann)")
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.UnknownWord: 'ann' is no character; known: alice, jennifer, max, kevin, frank, emmett, \
sarah, bruce
    """

    def __init__(self, domain: str, word: str, known: Sequence[str]) -> None:
        self.domain = domain
        self.word = word
        self.known = tuple(known)
        super().__init__(f"{word!r} is no {domain}; known: {some_of(self.known)}")


def some_of(words: Sequence[str]) -> str:
    """The first of a list of words: who wrote another one sees what is meant."""
    return ", ".join(words[:12]) + (", …" if len(words) > 12 else "")


class BadSetting(HouseboundError):
    """A game option that does not exist, has an impossible value, or does not go with another one.

    `about` is its name: where a form shows what is wrong.

    >>> import housebound
    >>> housebound.new("terrorscape", seats=9)
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.BadSetting: terrorscape is for 2, 3 or 4 seats, not 9
    """

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about = about


class Refused(HouseboundError):
    """An option that is not legal now. Carries the rules that refuse it; the table is as it was.

    >>> import housebound
    >>> table = housebound.new("room25", seed=7)
    >>> table.choose(1, "pick(max)")
    >>> try:
    ...     table.choose(2, "pick(max)")
    ... except housebound.Refused as refused:
    ...     print([rule.id for rule in refused.rules])
    ['R25-SETUP-16']
    """

    def __init__(self, option: str, rules: Sequence[Rule]) -> None:
        self.option = option
        self.rules = tuple(rules)
        why = "; ".join(f"{rule.id}: {rule.text}" for rule in self.rules)
        super().__init__(f"{option} is not allowed now — {why}")


class NotAsked(HouseboundError):
    """An answer to a decision that is not pending: late, doubled, withdrawn, or another seat's.

    >>> import housebound
    >>> housebound.new("room25", seed=7).choose(0, "pick(max)")
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.NotAsked: seat 0 is not asked anything now
    """


class CannotUndo(HouseboundError):
    """Undo would cross revealed information, a visible chance outcome or another seat's move.

    >>> import housebound
    >>> housebound.new("room25", seed=7).undo(1)
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.CannotUndo: nothing has been chosen yet
    """


class BadTape(HouseboundError):
    """A tape that cannot be read, or that the rules no longer allow; says the step.

    >>> import housebound
    >>> housebound.load_text("housebound tape 1\\ngame: room25\\nseats: 4\\nseed: 7\\n\\n0 wait\\n")
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.BadTape: step 1: the rules want an outcome of room, the tape has wait
    """

    def __init__(self, message: str, step: int = -1) -> None:
        self.step = step
        super().__init__(message if step < 0 else f"step {step}: {message}")


class BadNote(HouseboundError):
    """A note that cannot be written: too long, too many, or nowhere to put it.

    >>> import housebound
    >>> housebound.new("room25", seed=7).note(9, "A1", "a trap?")
    Traceback (most recent call last):
        ...
    housebound.kernel.errors.BadNote: seat 9 does not sit at this table and has no notebook
    """


class BadPosition(HouseboundError):
    """A position or scenario file that does not make sense; says where.

    >>> import housebound
    >>> room25 = housebound.game("room25")
    >>> try:
    ...     room25.from_position(4, room25.settle(4, {}), {"weather": "fog"})
    ... except housebound.BadPosition as error:
    ...     print("weather" in str(error))
    True
    """


class OffTheGuide(HouseboundError):
    """A legal choice, but not the one that the guide of a guided game is about to explain.

    >>> import housebound
    >>> issubclass(housebound.OffTheGuide, housebound.HouseboundError)
    True
    """


class UnknownGame(HouseboundError):
    """No game of that name is installed.

    >>> import housebound
    >>> try:
    ...     housebound.game("ludo")
    ... except housebound.UnknownGame as error:
    ...     print("no game 'ludo' is installed" in str(error))
    True
    """


class ScriptFailed(Exception):
    """A rule's script raised. The table is back before the choice; `tape` shows how to get here again.

    >>> ScriptFailed("a rule failed", tape="housebound tape 1").tape
    'housebound tape 1'
    """

    def __init__(self, message: str, tape: str) -> None:
        self.tape = tape
        super().__init__(message)
