"""What the words on the command line mean, and what is said when they mean nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from housebound.kernel.counting import seat_meant
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import Value

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", show_default="default-usual-number")]
Seed = Annotated[int | None, typer.Option("--seed", show_default="default-random")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]
Language = Annotated[str, typer.Option("--language", envvar="HOUSEBOUND_LANGUAGE", show_default=True)]
SaveAs = Annotated[Path | None, typer.Option("--save", metavar="FILE")]


def settings_of(given: Sequence[str] | None, by: str = "--option") -> dict[str, Value]:
    """The game's options as given on the command line; the game itself checks them.

    >>> settings_of(["mode=solo"])
    {'mode': 'solo'}
    """
    settings: dict[str, Value] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadSetting("write-it-as-name-value", by=by, text=repr(text))
        if name in settings:
            raise BadSetting("is-given-twice", by=by, name=name)
        settings[name.strip()] = value.strip()
    return settings


def seats_for(game: Game[Any], seats: int | None, settings: dict[str, Value]) -> int:
    """The seats given, or four, or as near to four as these options allow."""
    if seats is not None:
        game.settle(seats, settings)
        return seats
    return game.usual_seats(settings)


def seats_listed(text: str, seats: int) -> tuple[int, ...]:
    """Seats as people count them, such as `1,3`; `none` or nothing: no seat.

    >>> seats_listed("1,3", 4)
    (0, 2)
    """
    if text.strip() in ("", "none"):
        return ()
    listed: list[int] = []
    for word in text.split(","):
        if not word.strip().isdecimal():
            raise BadSetting("is-no-seat-write-seats-as-here-they", word=repr(word.strip()), seats=seats)
        if (seat := seat_meant(int(word), seats)) not in listed:
            listed.append(seat)
    return tuple(listed)


def saves() -> Path:
    """The folder where tables are saved when nobody says where."""
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("housebound"))
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "housebound"


def save_file(given: Path | None, name: str, ending: str = "tape") -> Path:
    """The file that a table or a tournament is saved in; its folder exists when this returns."""
    path = given if given is not None else saves() / f"{name}-{datetime.now():%Y%m%d-%H%M%S}.{ending}"
    if path.is_dir():
        raise BadSetting("is-a-folder-save-wants-a-file", path=path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting("cannot-save-in-choose-another-place-with-save", parent=path.parent, why=error) from None
    return path


def tape_text(path: Path) -> str:
    """The text of a tape on disk."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSetting("is-not-text-no-tape", path=path) from None
    except OSError as error:
        raise BadSetting("cannot-read", path=path, why=error) from None
