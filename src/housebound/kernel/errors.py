"""What can go wrong at a table, each with what to do about it.

An error is raised with the id of a message (`errors*.ftl` in each language's folder) and what that message needs to
be said; `str(error)` says it in English, `error.in_language("pl")` in a person's own language. A game from another
package may raise a whole sentence instead, which is then said as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from housebound.kernel.rulebook import Rule

Voice = Callable[["HouseboundError", str], str]
"""Says an error in a language."""
_voices: list[Voice] = []


def speak_with(voice: Voice) -> None:
    """From now on errors are said by this voice: the kernel has no texts of its own."""
    _voices[:] = [voice]


class HouseboundError(Exception):
    """The base of every error that is about the caller's input, not about a fault in the program.

    `details` are what the message is said with: words, numbers, other errors, rules.

    >>> import housebound
    >>> try:
    ...     housebound.new("ludo")
    ... except housebound.HouseboundError as error:
    ...     print(type(error).__name__)
    UnknownGame
    """

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details

    def in_language(self, language: str) -> str:
        """What went wrong, as a sentence in this language."""
        return _voices[0](self, language) if _voices else f"{self.message} {self.details}"

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.details), dict(self.__dict__)


def _again(kind: type[HouseboundError], message: str, details: dict[str, object]) -> HouseboundError:
    """An error that comes from another process: it says the same."""
    error = kind.__new__(kind)
    HouseboundError.__init__(error, message, **details)
    return error


class Either:
    """Words of which one is meant: "a, b or c"."""

    __slots__ = ("words",)

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)


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
        super().__init__("is-no-known", part=repr(word), domain=domain, known=some_of(self.known))


class Differs(HouseboundError):
    """What a scenario expects of a table and does not find there.

    >>> import housebound
    >>> print(housebound.Differs("differs-asked-less", seat=2, number=1))
    seat 2 is not asked anything
    """


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

    def __init__(self, message: str, about: str = "", **details: object) -> None:
        super().__init__(message, **details)
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
        super().__init__("is-not-allowed-now", option=option, why=self.rules)


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

    def __init__(self, message: str, step: int = -1, **details: object) -> None:
        self.step = step
        if step < 0:
            super().__init__(message, **details)
        else:
            super().__init__("at-step", step=step, what=HouseboundError(message, **details))


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

    place: str = ""
    """The key that was being read, with those above it: `explorers.zoe_ingstrom.might`; empty if it is not known."""


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
