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
from housebound.kernel.game import Game, Value

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `housebound games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.", show_default="a usual number")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice.", show_default="random")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Language = Annotated[str, typer.Option("--language", help="The language of the texts.")]
SaveAs = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the table is saved as it goes on.")]


def settings_of(given: Sequence[str] | None) -> dict[str, Value]:
    """The game's options as given on the command line; the game itself checks them.

    >>> settings_of(["mode=solo"])
    {'mode': 'solo'}
    """
    settings: dict[str, Value] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadSetting(f"--option {text!r}: write it as NAME=VALUE")
        if name in settings:
            raise BadSetting(f"--option {name} is given twice")
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
            raise BadSetting(f"{word.strip()!r} is no seat: write seats as 1,3; here they are 1 to {seats}")
        if (seat := seat_meant(int(word), seats)) not in listed:
            listed.append(seat)
    return tuple(listed)


def saves() -> Path:
    """The folder where tables are saved when nobody says where."""
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("housebound"))
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "housebound"


def save_file(given: Path | None, game: str) -> Path:
    """The file a table is saved in; its folder exists when this returns."""
    path = given if given is not None else saves() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.tape"
    if path.is_dir():
        raise BadSetting(f"{path} is a folder; --save wants a file")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"cannot save in {path.parent}: {error.strerror}; choose another place with --save") from None
    return path


def tape_text(path: Path) -> str:
    """The text of a tape on disk."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSetting(f"{path} is not text: no tape") from None
    except OSError as error:
        raise BadSetting(f"cannot read {path}: {error.strerror}") from None
