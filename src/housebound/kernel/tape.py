"""Tapes: a whole game as a text file. Header, then choices and chance outcomes in order.

::

    housebound tape 1
    game: room25
    seats: 4
    seed: 7
    mode: suspicion

    0 clue(C2)            # seat 0 chooses; what follows a # is a comment
    ~room trap            # chance: a word of the domain "room"
    1.1 program(move,look,no)   # seat 1's second decision of the same question
    2 walk(foyer) (attic) ~dice 21 wait   # a row of choices and chance: see tape_rows

Everything is written by name, so a tape survives versions; what no longer fits stops the load with its step.
"""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from housebound.kernel import notebook, registry
from housebound.kernel.chance import Event, Outcome
from housebound.kernel.errors import BadSetting, BadTape, UnknownWord
from housebound.kernel.game import Game
from housebound.kernel.script import EVERYONE, Domain, Vocabulary
from housebound.kernel.settings import Settings, Value
from housebound.kernel.streams import read_seed
from housebound.kernel.tape_rows import in_rows, one_by_one

if TYPE_CHECKING:
    from housebound.kernel.table import Table

FIRST_LINE: Final = "housebound tape 1"
_CHOICE: Final = re.compile(r"(\d+)(?:\.(\d+))? (\S+)")
_HEADERS: Final = ("game", "version", "seats", "seed", "undone", "position", "result", "notes")


def write(table: Table) -> str:
    lines = [FIRST_LINE, f"game: {table.game.name}", f"version: {table.game.version}", f"seats: {table.seats}"]
    lines.append(f"seed: {'people' if table.seed is None else table.seed}")
    if any(table.undone):
        alike = len(set(table.undone)) == 1
        lines.append(f"undone: {table.undone[0] if alike else ' '.join(map(str, table.undone))}")
    needed = _needed(table.game, table.seats, tuple(table.settings.items()))
    lines += [f"{name}: {json.dumps(table.settings[name])}" for name in needed]
    if table.origin is not None:
        lines.append(f"position: {json.dumps(table.game.position(table.origin), ensure_ascii=False)}")
    if notes := notebook.written(table.notes):
        lines.append(f"notes: {notes}")
    if table.result is not None:
        winners = " ".join(str(seat) for seat in table.result.winners) or "nobody"
        lines.append(f"result: {winners} ({table.result.why})")
    lines.append("")
    lines += in_rows(table.tape)
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=64)
def _needed(game: Game[Any], seats: int, settings: tuple[tuple[str, Value], ...]) -> tuple[str, ...]:
    """The settings that a tape must say: the game itself completes them to the others, as it did when it began."""
    wanted = dict(settings)
    said: Settings = {}
    completed = _completed(game, seats, said)
    for setting in game.settings:
        if setting.fleeting or completed.get(setting.name) != wanted[setting.name]:
            said[setting.name] = wanted[setting.name]
            completed = _completed(game, seats, said)
    return tuple(said if completed == wanted else wanted)


def _completed(game: Game[Any], seats: int, said: Settings) -> Settings:
    """What the game makes of these settings; nothing, if they do not go together without others."""
    try:
        return game.settle(seats, said)
    except BadSetting:
        return {}


def read_event(line: str, game: Game[Any], step: int = -1) -> Event:
    """One line of a tape as an event."""
    try:
        if line.startswith("~"):
            name, *words = line[1:].split() or [""]
            domain = game.domains.get(name)
            if domain is None:
                raise UnknownWord("domain", name, tuple(game.domains))
            return Outcome(domain, tuple(domain[word] for word in words), EVERYONE)
        match = _CHOICE.fullmatch(line)
        if match is None:
            raise BadTape("cannot-read-line-of-tape", step, line=repr(line))
        return (int(match[1]), int(match[2] or 0), game.vocabulary.read(match[3]))
    except UnknownWord as error:
        raise BadTape(error.message, step, **error.details) from None


def parse(text: str) -> tuple[dict[str, str], list[str]]:
    """Header and event lines of a tape's text, every event in a line of its own."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadTape("this-is-no-tape-its-first-line-must", line=repr(FIRST_LINE))
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon:
            raise BadTape("header-line-is-not-name-value", number=at + 1, line=repr(lines[at]))
        header[key.strip()] = value.strip()
        at += 1
    bare = (line.partition("#")[0].strip() for line in lines[at:])
    return header, [one for line in bare if line for one in one_by_one(line)]


def load_text(
    text: str,
    *,
    length: int | None = None,
    listening: bool = True,
    searchable: bool = True,
    game: Game[Any] | None = None,
) -> Table:
    """The table that a tape's text describes; `length`: only its first events; `game`: one that is not installed.

    >>> import housebound
    >>> housebound.load_text("housebound tape 1\\ngame: room25\\nseats: 4\\nseed: 7\\n\\n")
    <Table of room25: 4 seats, 0 choices, waiting for seat 1>
    """
    from housebound.kernel.table import Table

    header, lines = parse(text)
    game = _game_of(header, game)
    settings = {key: _value(key, value) for key, value in header.items() if key not in _HEADERS}
    events = [read_event(line, game, step) for step, line in enumerate(lines[:length], 1)]
    seats = _whole("seats", header["seats"])
    game.refuse_files(settings)
    complete = game.settle(seats, settings)
    laid = header.get("position")
    by_people = header["seed"] == "people"
    table = Table(
        game,
        seats,
        complete,
        seed=None if by_people else read_seed(header["seed"]),
        people_roll=by_people,
        undone=_undone(header.get("undone", "0"), seats),
        origin=None if laid is None else game.from_position(seats, complete, _position(laid)),
        tape=events,
        listening=listening,
        searchable=searchable,
    )
    if "notes" in header:
        table.notes = notebook.read(header["notes"], game, seats)
    return table


def unpickled(text: str, listening: bool, searchable: bool) -> Table:
    """The table that was pickled as this tape."""
    return load_text(text, listening=listening, searchable=searchable)


def _game_of(header: dict[str, str], game: Game[Any] | None) -> Game[Any]:
    """The game of a tape whose header says all that it must: the one that is given, or the installed one."""
    for key in ("game", "seats", "seed"):
        if key not in header:
            raise BadTape("the-header-has-no-line", key=key)
    if game is None:
        return registry.find(header["game"])
    if game.name != header["game"]:
        raise BadTape("this-is-a-tape-of-not-of", other=header["game"], game=game.name)
    return game


def load(path: str | Path) -> Table:
    """The table saved in a file.

    >>> import housebound
    >>> housebound.load("no-such.tape")
    Traceback (most recent call last):
        ...
    FileNotFoundError: [Errno 2] No such file or directory: 'no-such.tape'
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadTape("is-not-text-no-tape", path=path) from None
    return load_text(text)


def save(text: str, path: Path) -> None:
    """Write whole or not at all: an interruption never leaves half a tape where a good one was.

    A link stays one, and what is no file, such as /dev/stdout, is written to and not replaced.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        error.filename, error.filename2 = str(path), None  # whoever saves knows of no other file
        raise


def domains_of(vocabulary: Vocabulary, *more: Domain) -> dict[str, Domain]:
    """All domains of a vocabulary, and more, by name."""
    found = {domain.name: domain for verb in vocabulary.verbs for domain in verb.domains}
    found.update({domain.name: domain for domain in more})
    return found


def _value(key: str, value: str) -> str | int | bool:
    try:
        parsed: object = json.loads(value)
    except ValueError:
        return value
    if isinstance(parsed, str | int | bool):
        return parsed
    raise BadTape("header-is-no-setting", key=key, value=repr(value))


def _position(value: str) -> dict[str, Any]:
    try:
        parsed: object = json.loads(value)
    except ValueError as error:
        raise BadTape("header-position", error=error) from None
    if not isinstance(parsed, dict):
        raise BadTape("header-position-is-no-position", value=repr(value))
    return parsed


def _undone(value: str, seats: int) -> list[int]:
    """How often each seat saw choices taken back: one number for all, or one for each."""
    times = [_whole("undone", word) for word in value.split()]
    if len(times) == 1:
        return times * seats
    if len(times) != seats:
        raise BadTape("header-undone-is-neither-one-number-nor", value=repr(value), seats=seats)
    return times


def _whole(key: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadTape("header-is-no-whole-number", key=key, value=repr(value)) from None
