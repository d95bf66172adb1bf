"""Refusals of the server: a code for programs, a sentence for people, and the rule where one refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from housebound.kernel.errors import (
    BadNote,
    BadPosition,
    BadSetting,
    BadTape,
    CannotUndo,
    HouseboundError,
    NotAsked,
    OffTheGuide,
    Refused,
    UnknownGame,
    UnknownWord,
)
from housebound.locales import ENGLISH

FAULT = 500
"""The status of what is nobody's fault but ours."""


class RuleSaid(msgspec.Struct, frozen=True):
    """A rule that refused something, with its text."""

    id: str
    text: str


class ErrorSaid(msgspec.Struct, frozen=True):
    """What went wrong: `code` never changes its meaning, `sentence` says what to do."""

    code: str
    sentence: str
    rules: tuple[RuleSaid, ...] = ()
    about: str = ""
    """The option that is wrong, where it is one: `seats`, or a setting of the game."""


class ServerError(HouseboundError):
    """Something the server does not do. `status` is the HTTP status it is answered with."""

    def __init__(
        self,
        code: str,
        message: str,
        status: int = 400,
        rules: Sequence[RuleSaid] = (),
        about: str = "",
        **details: object,
    ) -> None:
        super().__init__(message, **details)
        self.code = code
        self.status = status
        self.rules = tuple(rules)
        self.about = about

    def said_in(self, language: str) -> ErrorSaid:
        """As it is sent to somebody who reads this language."""
        return ErrorSaid(self.code, self.in_language(language), self.rules, self.about)

    @property
    def said(self) -> ErrorSaid:
        return self.said_in(ENGLISH)


class SaidElsewhere(ServerError):
    """What another process has refused, which has said it in every language."""

    def __init__(self, code: str, sentences: Mapping[str, str], status: int) -> None:
        super().__init__(code, sentences[ENGLISH], status)
        self._sentences = sentences

    def in_language(self, language: str) -> str:
        return self._sentences[language]


_CODES: tuple[tuple[type[HouseboundError], str, int], ...] = (
    (NotAsked, "not-asked", 409),
    (OffTheGuide, "off-the-guide", 409),
    (CannotUndo, "cannot-undo", 409),
    (UnknownGame, "unknown-game", 404),
    (BadTape, "bad-tape", 400),
    (BadPosition, "bad-position", 400),
    (BadNote, "bad-note", 400),
    (UnknownWord, "unknown-word", 400),
)


def said(error: HouseboundError) -> ServerError:
    """An error of the kernel as the server says it."""
    if isinstance(error, ServerError):
        return error
    if isinstance(error, Refused):
        rules = [RuleSaid(rule.id, rule.text) for rule in error.rules]
        return ServerError("refused", error.message, 409, rules, "", **error.details)
    if isinstance(error, BadSetting):
        return ServerError("bad-setting", error.message, 400, (), error.about, **error.details)
    for kind, code, status in _CODES:
        if isinstance(error, kind):
            return ServerError(code, error.message, status, (), "", **error.details)
    return ServerError("bad-request", error.message, 400, (), "", **error.details)


def outdated(step: int) -> ServerError:
    where = f"step {step}" if step else "the beginning"
    return ServerError("outdated", f"{where} of this table does not fit the rules any more: open a new table", 409)


def fault() -> ServerError:
    sentence = "something failed that should not: nothing has changed, and the fault is in the log"
    return ServerError("fault", sentence, FAULT)


def no_such_table(table: str) -> ServerError:
    return ServerError("no-such-table", f"there is no table {table!r} here: check the link, or open a new table", 404)


def put_out() -> ServerError:
    return ServerError("put-out", "the host has put you out of this table", 403)


def not_your_seat() -> ServerError:
    return ServerError("not-your-seat", "this needs the secret link of the seat: open that link and try again", 403)
