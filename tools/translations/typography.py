"""How a language sets its lines: quotes, dashes, apostrophes, and the spaces at which no line may break.

Each glossary says it for its language; here a program sees to it. `python -m tools.translations pl --spaces` puts the
spaces right wherever they are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from tools.translations.reading import HOME

CODE = re.compile(r"`[^`]*`|\bvariant \w+ = [^:;]*")
"""What is typed, and so stands as it is in every language."""
_JOINED = "\u00a0"
_HEAD = re.compile(r"^(?:#+ |- \*\*\S+\*\* — |  - |[\w-]+ = |\s*\.[\w-]+ = |\s*\*?\[\w+\] )?")
"""What a line begins with before its text."""
_NAME = re.compile(r"([a-z][\w-]*) =")
_COLUMNS = re.compile(r"\S {2,}\S")
"""A line of columns: what one may type, and what it does."""
WORDS_OF_SEARCH = frozenset({"page-look-up-idle", "page-look-up-same"})
"""Messages that nobody reads: words for the search, with blanks between them."""


class Setting(msgspec.Struct, frozen=True):
    """How one language does it."""

    quoted: str
    """A quotation, with whatever quotes stand inside it."""
    foreign: str
    """Dashes and apostrophes of other languages."""
    joins: tuple[str, ...] = ()
    """Where a plain space has to be one at which no line breaks."""


SETTINGS: Mapping[str, Setting] = {
    "ru": Setting("«[^«»]*»", r"\s–\s", (r"\S —", r"(?<![\w-])\d+ (?!или|при|над|под|без|для)[а-яё]{3,}")),
    "pl": Setting("„[^„”]*”", "—", (r"\S –", r"(?<![\w’$.{-])[aiouwzAIOUWZ] (?=[\w„({])")),
    "it": Setting("«[^«»]*»", r"—|\w'\w"),
}


def of_text(text: str, language: str) -> Iterator[str]:
    """What is set otherwise than the language sets it."""
    bare = CODE.sub("", text)
    if '"' in bare:
        yield 'straight quotes (")'
    if "..." in bare:
        yield "three full stops instead of …"
    if re.search(r"\S - \S", bare):
        yield "a hyphen instead of a dash"
    if (setting := SETTINGS.get(language)) is None:
        return
    if found := re.search("[«»„“”]", re.sub(setting.quoted, "", bare)):
        yield f"{found[0]} is no quote of this language, or stands alone"
    if found := re.search(setting.foreign, bare):
        yield f"{found[0]!r} is not how this language writes it"


def joined(line: str, language: str) -> str:
    """A line of a file with the spaces that its language wants."""
    head = (_HEAD.match(line) or [""])[0]
    text = line[len(head) :]
    if _COLUMNS.search(text) or (setting := SETTINGS.get(language)) is None:
        return line
    for pattern in setting.joins:
        text = re.sub(pattern, lambda found: found[0].replace(" ", _JOINED), text)
    return head + text


def wrong_spaces(language: str, home: Path = HOME) -> Iterator[tuple[Path, int, str, str]]:
    """Every line that may break where it must not: file, number, the line, and how it should be."""
    for path in sorted([*(home / language).glob("*.ftl"), *(home / language).glob("*-rules.md")]):
        name = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            name = found[1] if (found := _NAME.match(line)) else name
            is_read = name not in WORDS_OF_SEARCH and not (path.suffix == ".ftl" and line.startswith("#"))
            if is_read and (right := joined(line, language)) != line:
                yield path, number, line, right


def of_spaces(language: str, home: Path = HOME) -> Iterator[str]:
    for path, number, line, right in wrong_spaces(language, home):
        at = next(i for i, (one, other) in enumerate(zip(line, right, strict=True)) if one != other)
        yield f"{path.name}: line {number} may break at …{line[max(0, at - 12) : at + 12]}… (--spaces mends it)"


def set_spaces(language: str, home: Path = HOME) -> int:
    """Put the spaces right in every file of a language; how many lines were not."""
    wrong = list(wrong_spaces(language, home))
    for path in {path for path, _, _, _ in wrong}:
        lines = path.read_text(encoding="utf-8").splitlines()
        for _, number, _, right in (one for one in wrong if one[0] == path):
            lines[number - 1] = right
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(wrong)
