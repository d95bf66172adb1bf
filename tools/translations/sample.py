"""A sample for a second reader: texts drawn at random from everything that a language has, each beside its English."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from tools.translations.reading import ENGLISH, HOME, messages, rule_text, rules
from tools.translations.stamps import Key


def texts(language: str, home: Path = HOME) -> dict[Key, str]:
    """Every message and every rule of a language as it stands in its file, without its name."""
    said = {key: one.source.removeprefix(f"{one.name} =").strip() for key, one in messages(language, home).items()}
    return said | {key: rule_text(rule) for key, rule in rules(language, home).items()}


def drawn(language: str, number: int, seed: int, home: Path = HOME) -> Iterator[tuple[Key, str, str]]:
    """File and name, English, translation: every text as likely as any other, the same for the same seed."""
    ours, theirs = texts(ENGLISH, home), texts(language, home)
    keys = sorted(ours.keys() & theirs.keys())
    for key in sorted(random.Random(seed).sample(keys, min(number, len(keys)))):
        yield key, ours[key], theirs[key]


def show_sample(language: str, number: int, seed: int) -> None:
    for place, ((file, name), english, translation) in enumerate(drawn(language, number, seed), start=1):
        print(f"{place}. {file}: {name}\n  en: {_indented(english)}\n  {language}: {_indented(translation)}\n")


def _indented(text: str) -> str:
    return text.replace("\n", "\n      ")
