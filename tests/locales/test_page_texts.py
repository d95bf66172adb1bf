"""What only the browser's boards say: every text that they ask for is there, and none that they never ask for."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from housebound import locales
from housebound.games.room25.words import CHARACTERS, ROOMS
from housebound.games.terrorscape.words import LOCATIONS
from housebound.locales.wording import message_id

BOARDS = Path(__file__).parents[2] / "client" / "src" / "boards"
GAMES = ("betrayal", "room25", "terrorscape")
PUT_TOGETHER: dict[str, set[str]] = {
    "betrayal": {
        *(f"house-{what}-{floor}" for what in ("floor", "tab") for floor in ("basement", "ground", "upper")),
        *(f"house-part-{side}" for side in ("heroes", "traitor")),
        *(f"house-stairs-{way}" for way in ("up", "down")),
    },
    "room25": {
        *(f"{message_id('room', room)}-text" for room in ROOMS.words),
        *(f"power-{name}{end}" for name in CHARACTERS.words for end in ("", "-text")),
        *(f"board-laid-{state}" for state in ("played", "now", "ahead")),
        *(f"board-adrenaline-{state}" for state in ("held", "committed")),
        *(f"board-role-{role}" for role in ("prisoner", "guard")),
    },
    "terrorscape": {f"place-{location}" for location in LOCATIONS.words},
}
"""Messages whose ids a board puts together from words of the game."""


def messages(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def page_texts(game: str) -> set[str]:
    """The messages of the files that only the page reads."""
    files = (f"{game}-page", f"{game}-story")
    return {name for path in locales.sources(game, "en") if path.stem in files for name in messages(path)}


def retold(game: str) -> set[str]:
    """The page's own ways to say what every client says: one for a kind of notice that there is."""
    names = {name for path in locales.sources(game, "en") for name in messages(path)}
    return {name for name in names if name.startswith("said-") and f"notice-{name[5:]}" in names}


def source(game: str) -> str:
    files = [path for folder in (game, "shared") for path in sorted((BOARDS / folder).glob("*.*"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


def literal(game: str) -> set[str]:
    """Whole ids of messages that stand in the source; those of a choice between two as well."""
    return set(re.findall(r'"((?:board|house|note|state|headline)(?:-[a-z0-9]+)+)"', source(game)))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_missing(game: str) -> None:
    known = {name for path in locales.sources(game, "en") for name in messages(path)}
    asked = set(re.findall(r'words\.say\(\s*"([\w-]+)"', source(game)))
    assert sorted((asked | literal(game) | PUT_TOGETHER[game]) - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_unused(game: str) -> None:
    assert sorted(page_texts(game) - literal(game) - PUT_TOGETHER[game] - retold(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_said_twice(game: str) -> None:
    ids = Counter(name for path in locales.sources(game, "en") for name in messages(path))
    assert [name for name, times in ids.items() if times > 1] == []
