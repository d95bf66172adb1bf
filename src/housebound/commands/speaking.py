"""The language of a command: `--language`, which may stand anywhere, else the environment's; and what is said in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

import typer

from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.locales import ENGLISH, FRAME, FluentSpeech, known, speech, wished

COMMANDS = "commands"
"""The files of what commands say, beside those of the frame."""
OPTION = "--language"
VARIABLE = "HOUSEBOUND_LANGUAGE"

_spoken = [ENGLISH]


def settle(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> list[str]:
    """The arguments without `--language`, which is spoken from now on. What comes after `--` is not looked at.

    >>> settle(["rules", "room25", "--language", "pl", "push"], {})
    ['rules', 'room25', 'push']
    >>> language()
    'pl'
    """
    _spoken[:] = [wished(environment)]
    left, given = _apart(arguments)
    wanted = given if given is not None else environment.get(VARIABLE)
    if wanted:
        _spoken[:] = [known(wanted)]
    return left


def _apart(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    left: list[str] = []
    given = None
    rest = iter(arguments)
    for one in rest:
        if one == "--":
            left += [one, *rest]
        elif one == OPTION:
            given = next(rest, None)
            if given is None:
                raise BadSetting("language-needs-a-name")
        elif one.startswith(f"{OPTION}="):
            given = one.partition("=")[2]
        else:
            left.append(one)
    return left, given


def language() -> str:
    """The language that this command speaks."""
    return _spoken[0]


def tell(error: HouseboundError) -> None:
    """What went wrong on the way, beside what the command prints."""
    typer.echo(error.in_language(language()), err=True)


def say(message: str, **details: str | int) -> str:
    """A text of the commands, or of the frame where they have none of their own."""
    return _words(message).say(message, **details)


def knows(message: str) -> bool:
    return _words(message).knows(message)


def _words(message: str) -> FluentSpeech:
    own = speech(COMMANDS, language())
    return own if own.knows(message) else speech(FRAME, language())
