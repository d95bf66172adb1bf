"""What went wrong, said in a language: errors hold the id of a message and what it needs (`kernel/errors.py`)."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from typing import cast

from fluent.runtime.types import fluent_number

from housebound.kernel import registry
from housebound.kernel.errors import Either, HouseboundError
from housebound.kernel.rulebook import Rule
from housebound.locales import FluentSpeech, languages, speech, translated
from housebound.locales.figures import one_of

ERRORS = "errors"
"""The files of what errors say; they are not sent to pages, which are told whole sentences."""
_IMPOSSIBLE = 10**15


def sentence(error: HouseboundError, language: str) -> str:
    """An error as a sentence in this language. What was raised as a sentence is said as it stands."""
    words = speech(ERRORS, language)
    if not words.knows(error.message):
        return error.message
    return words.say(error.message, **{name: _shown(detail, words) for name, detail in error.details.items()})


def in_every_language(error: HouseboundError) -> dict[str, str]:
    """For whoever reads it elsewhere: the sentence by language."""
    return {language: error.in_language(language) for language in languages()}


def _shown(detail: object, words: FluentSpeech) -> str | int:
    if isinstance(detail, HouseboundError):
        return detail.in_language(words.language)
    if isinstance(detail, OSError):
        return _trouble(detail, words)
    if isinstance(detail, Either):
        return one_of(detail.words, words.language)
    if isinstance(detail, tuple):
        return "; ".join(str(_shown(one, words)) for one in detail)
    if isinstance(detail, Rule):
        return f"{detail.id}: {text_of(detail, words.language)}"
    if isinstance(detail, int) and not isinstance(detail, bool):
        return _counted(detail)
    return str(detail)


def _counted(number: int) -> str | int:
    """A number for a sentence: step 1234, not step 1,234. Whatever no number here can be is shown by its beginning,
    because anybody may send it."""
    if abs(number) < _IMPOSSIBLE:
        return cast("int", fluent_number(number, useGrouping=False))
    return f"{str(number)[:16]}…"


def _trouble(error: OSError, words: FluentSpeech) -> str:
    """What the machine says; the common ones are said in the reader's language."""
    wanted = f"system-{errno.errorcode.get(error.errno or 0, '').lower()}"
    return words.say(wanted) if words.knows(wanted) else error.strerror or str(error)


def text_of(rule: Rule, language: str) -> str:
    """A rule in this language, whichever game it is of."""
    return next(_readings(rule, language), rule.text)


def _readings(rule: Rule, language: str) -> Iterator[str]:
    for name in registry.names() if language != "en" else ():
        game = registry.find(name)
        if rule.id in game.rulebook and game.rulebook[rule.id].text == rule.text:
            yield translated(game.rulebook, name, language)[rule.id].text
