"""Composition of the Complex: by table, ready-made, or from a file of the players' own.

A file is TOML: a table `[tiles]` with the number of each kind of room, and perhaps `[free]` with further tiles
per colour that are drawn from what is left of the stock::

    [tiles]
    central = 1
    room25 = 1
    mortal = 2

    [free]
    green = 6
    yellow = 8
    red = 7

As a setting a composition of one's own is one line: ``custom central=1 room25=1 mortal=2 green+6 yellow+8 red+7``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from housebound.games.room25.components import COLOUR, COMPLEXES, COPIES, TABLES
from housebound.games.room25.numbers import Colour, Room
from housebound.games.room25.rules import Rules
from housebound.games.room25.state import INSANE, House
from housebound.games.room25.words import (
    CENTRAL,
    COLOURS,
    COOPERATION,
    KEY,
    MODES,
    ROOM_25,
    ROOMS,
    SOLO,
    SUSPICION,
    VORTEX,
)
from housebound.kernel.errors import BadSetting, Either, HouseboundError

Composition = tuple[dict[Room, int], dict[Colour, int]]
"""Tiles that are in, by kind, and how many more of each colour are drawn."""


class Misfit(BadSetting):
    """What is wrong with a composition, and where in a file it stands: a table, and perhaps one of its keys."""

    def __init__(self, table: str, entry: str, what: str, **details: object) -> None:
        self.table = table
        self.entry = entry
        self.what = HouseboundError(what, **details)
        super().__init__("complex-misfit", what=self.what)


def table_name(rules: Rules) -> str:
    """R25-BUILD-3, R25-BUILD-4, R25-BUILD-5, R25-BUILD-6, R25-BUILD-7. The proposal for mode, Guards and level."""
    if rules.mode == SUSPICION:
        return "suspicion_1_guard" if rules.guards == 1 else "suspicion_2_guards"
    if rules.mode in (COOPERATION, SOLO):
        return f"{MODES[rules.mode]}_{'insane' if rules.level == INSANE else 'normal'}"
    return "competition_team"


@cache
def composition(rules: Rules) -> Composition:
    """R25-SETUP-1, R25-BUILD-2. What the Complex is made of."""
    if rules.complex == "table":
        facts: dict[str, Any] = TABLES[table_name(rules)]
        return _kinds(facts["fixed"]), {COLOURS[word]: n for word, n in facts["free"].items() if n}
    if rules.complex in COMPLEXES:
        return _kinds(COMPLEXES[rules.complex]["tiles"]), {}
    return parse_custom(rules.complex)


def stock(rules: Rules) -> list[int]:
    """The tiles that exist, less what the mode does not use: R25-BUILD-9, R25-BUILD-10, R25-SOLO-5."""
    left = list(COPIES)
    for word, n in TABLES[table_name(rules)]["removed"].items():
        left[ROOMS[word]] -= n
    return left


def build(g: House) -> list[int]:
    """R25-BUILD-1, R25-BUILD-8, R25-BUILD-13. The 25 tiles by kind; free ones are drawn at random from the stock."""
    fixed, free = composition(g.rules)
    tiles = [0] * len(ROOMS)
    for kind, n in fixed.items():
        tiles[kind] = n
    for colour, n in free.items():
        spare = list(_spare(g.rules, colour))
        for _ in range(n):
            kind = g.chance.pick(spare, ROOMS)
            spare.remove(kind)
            tiles[kind] += 1
    return tiles


@cache
def build_order(rules: Rules) -> tuple[tuple[Colour, int], ...]:
    """Each free tile in the order in which they are drawn: its colour, and how many of that are left to draw from."""
    _, free = composition(rules)
    return tuple((colour, len(_spare(rules, colour)) - nth) for colour, n in free.items() for nth in range(n))


@cache
def _spare(rules: Rules, colour: Colour) -> tuple[Room, ...]:
    """The tiles of a colour that are left of the stock when the fixed ones are in."""
    fixed, _ = composition(rules)
    kinds = [kind for kind in range(len(ROOMS)) if COLOUR[kind] == colour]
    return tuple(kind for kind in kinds for _ in range(stock(rules)[kind] - fixed.get(kind, 0)))


# -- compositions of one's own


_PART: Final = re.compile(r"(\w+)([=+])([0-9]+)")


def parse_custom(line: str) -> Composition:
    """A composition written as a setting."""
    tiles: dict[str, Any] = {}
    free: dict[str, Any] = {}
    for part in line.removeprefix("custom").split():
        match = _PART.fullmatch(part)
        if match is None:
            raise BadSetting("complex-cannot-read-write-kind-number-or", part=repr(part))
        word, sign, number = match.groups()
        counts = tiles if sign == "=" else free
        if word in counts:
            raise BadSetting("complex-stands-twice", word=word)
        counts[word] = int(number)
    _check_words(tiles, free)
    return _kinds(tiles), {COLOURS[word]: n for word, n in free.items()}


FILE_ENDING: Final = ".toml"


def read_file(path: Path, rules: Rules) -> str:
    """The setting that a composition file stands for at a table with these rules.

    Errors name the file, the line and what is wrong.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSetting("complex-cannot-read", path=path, why=error) from None
    except UnicodeDecodeError:
        raise BadSetting("complex-is-not-a-text-file", path=path) from None
    try:
        line = _as_setting(tomllib.loads(text))
        check_composition(replace(rules, complex=line))
    except tomllib.TOMLDecodeError as error:
        raise BadSetting("complex-file", path=path, error=error) from None
    except Misfit as misfit:
        number = _line_of(text, misfit.table, misfit.entry)
        raise BadSetting("complex-file-line", path=path, number=number, what=misfit.what) from None
    return line


def _as_setting(data: dict[str, Any]) -> str:
    for key in data:
        if key not in ("name", "tiles", "free"):
            raise Misfit(key, "", "unknown-key-known-are-tiles-free-and-name", key=repr(key))
    tiles, free = data.get("tiles"), data.get("free", {})
    if not isinstance(tiles, dict):
        raise Misfit("tiles", "", "there-must-be-a-table-tiles-with-the")
    if not isinstance(free, dict):
        raise Misfit("free", "", "free-must-be-a-table-free-with-the")
    _check_words(tiles, free)
    fixed = [f"{word}={n}" for word, n in tiles.items()]
    drawn = [f"{word}+{n}" for word, n in free.items()]
    return " ".join(["custom", *fixed, *drawn])


_WORD: Final = r"\s*(\"[^\"]*\"|'[^']*'|[\w-]+)\s*"
_HEADER: Final = re.compile(rf"\s*\[+{_WORD}\]")
_KEY: Final = re.compile(rf"{_WORD}(?:\.{_WORD})?=")


def _line_of(text: str, table: str, key: str) -> int:
    """The line of a key, or else of its table, or else the first."""
    found: dict[tuple[str, str], int] = {}
    current = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            current = header[1].strip("\"'")
            found.setdefault((current, ""), number)
        elif match := _KEY.match(line):
            one, two = (match[1].strip("\"'"), (match[2] or "").strip("\"'"))
            found.setdefault((current, one) if current else (one, two), number)
            found.setdefault((current or one, ""), number)
    return found.get((table, key), found.get((table, ""), 1))


def _check_words(tiles: dict[str, Any], free: dict[str, Any]) -> None:
    """Only kinds and colours that there are, in whole numbers, and no more of a kind than exist: R25-BUILD-11."""
    for word, n in tiles.items():
        if word not in ROOMS.words:
            raise Misfit("tiles", word, "is-no-kind-of-room-kinds-are", word=repr(word), known=", ".join(ROOMS.words))
        _check_number("tiles", word, n)
        copies = COPIES[ROOMS[word]]
        if n > copies:
            raise Misfit("tiles", word, "there-are-only-so-many-tiles", word=word, n=n, copies=copies)
    for word, n in free.items():
        if word not in COLOURS.words[1:]:
            raise Misfit("free", word, "is-no-colour-to-draw-from-write-green", word=repr(word))
        _check_number("free", word, n)


def _check_number(table: str, word: str, n: object) -> None:
    if type(n) is not int or n < 0:
        raise Misfit(table, word, "must-be-a-whole-number-of-tiles", word=word, n=repr(n))


@cache
def check_composition(rules: Rules) -> None:
    """R25-BUILD-1, R25-BUILD-10, R25-BUILD-11, R25-SOLO-5. Raise BadSetting unless it can be laid out."""
    if rules.complex in COMPLEXES:
        modes = COMPLEXES[rules.complex]["modes"]
        if MODES[rules.mode] not in modes:
            raise BadSetting(
                "complex-is-for-not-for", complex=rules.complex, known=Either(modes), mode=MODES[rules.mode]
            )
    fixed, free = composition(rules)
    for kind in (CENTRAL, ROOM_25):
        if fixed.get(kind, 0) != 1:
            word = ROOMS.words[kind]
            raise Misfit("tiles", word, "exactly-one-must-be-in-it-r-build", word=word)
    _check_stock(rules, fixed, free)
    total = sum(fixed.values()) + sum(free.values())
    if total != 25:
        raise Misfit("tiles", "", "a-composition-has-tiles-this-one-r-build", total=total)


def _check_stock(rules: Rules, fixed: dict[Room, int], free: dict[Colour, int]) -> None:
    """The mode's stock must hold what is wanted."""
    mode = MODES[rules.mode]
    left = stock(rules)
    if left[KEY] and not fixed.get(KEY):
        raise Misfit("tiles", "key", "the-key-room-must-be-in-it-in", mode=mode)
    for kind, n in fixed.items():
        if n > left[kind]:
            rule = {KEY: "R25-BUILD-10", VORTEX: "R25-BUILD-9"}.get(kind, "R25-SOLO-5")
            word = ROOMS.words[kind]
            raise Misfit("tiles", word, "mode-uses-only", word=word, n=n, mode=mode, left=left[kind], rule=rule)
    for colour, n in free.items():
        spare = sum(left[k] - fixed.get(k, 0) for k in range(len(ROOMS)) if COLOUR[k] == colour)
        if n > spare:
            word = COLOURS.words[colour]
            raise Misfit("free", word, "only-tiles-are-left-to-draw-r-build", word=word, n=n, spare=spare)


def _kinds(tiles: dict[str, int]) -> dict[Room, int]:
    return {ROOMS[word]: n for word, n in tiles.items() if n}
