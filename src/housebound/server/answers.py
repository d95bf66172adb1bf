"""What a process answers that does something long for a visitor (`desk`): what was wanted, or why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec

from housebound.kernel.errors import HouseboundError
from housebound.locales.wrong import in_every_language
from housebound.server.errors import FAULT, fault, said
from housebound.server.logs import whereabouts


class Read(msgspec.Struct, frozen=True, tag="read"):
    """What was wanted, as JSON."""

    body: bytes


class Unread(msgspec.Struct, frozen=True, tag="unread"):
    """What is wrong. `fault`: where it failed, if that is our fault, for the log."""

    code: str
    sentences: dict[str, str]
    status: int
    fault: str = ""


Answer = Union[Read, Unread]  # noqa: UP007 - msgspec reads it at run time


def answered(find: Callable[[], msgspec.Struct]) -> bytes:
    """What this finds, or what is wrong: a process that is asked always answers."""
    answer: Answer
    try:
        answer = Read(msgspec.json.encode(find()))
    except HouseboundError as error:
        refused = said(error)
        answer = Unread(refused.code, in_every_language(refused), refused.status)
    except Exception as error:
        answer = Unread(fault().code, in_every_language(fault()), FAULT, whereabouts(error))
    return msgspec.msgpack.encode(answer)
