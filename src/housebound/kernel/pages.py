"""What there is to read besides the board: a secret page, the texts of cards, what rooms do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from housebound.kernel.game import Speech


class Page(NamedTuple):
    """One page: its title and its paragraphs, one a line.

    `name` stays the same as long as it says the same. A page that is `urgent` is shown as soon as somebody may read it.
    """

    name: str
    title: str
    text: str
    urgent: bool = False


def described(kind: str, words: Iterable[str], speech: Speech) -> list[str]:
    """Each of these words with the text that stands on it, once; those without a text are left out.

    A language says what stands on something in the message `<kind>-<word>-text`.
    """
    lines = []
    for word in dict.fromkeys(words):
        name = f"{kind}-{word}".replace("_", "-")
        text = speech.say(f"{name}-text")
        if text != f"{name}-text":
            lines.append(f"{speech.say(name)}: {text}")
    return lines
