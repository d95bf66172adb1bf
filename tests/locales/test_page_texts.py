"""What only the browser's boards say: every text that they ask for is there, and none that they never ask for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from housebound import locales
from housebound.games.betrayal.words import SYMBOLS, TOKENS, TRAITS
from housebound.games.room25.components import CARDS
from housebound.games.room25.words import CHARACTERS, ROOMS
from housebound.games.terrorscape.words import KILLERS, LOCATIONS
from housebound.locales.wording import message_id

BOARDS = Path(__file__).parents[2] / "client" / "src" / "boards"
GAMES = ("betrayal", "room25", "terrorscape")
STATES = ["trapped", "drowning", "paranoid", "invisible", "free", "one_action", "resting", "fast", "empty_rooms"]
"""What can be the matter with a character of Room 25, as the board draws it."""
CONDITIONS = ["unhurt", "wounded", "killed", "escaped"]
SIGNS = ["fear", "key", "gear", "rescue", "strength", "stealth"]
"""What stands beside the names of Terrorscape as a sign, and opens its card."""


def looked_up(domain: str, words: Iterable[str]) -> set[str]:
    """The texts of words that open a card of their own."""
    return {message_id(domain, f"{word}_text") for word in words}


def family(card: str) -> str:
    """Event cards of one family share a text."""
    moved = re.fullmatch(r"move_.*?(_double|_another)?", card)
    if moved:
        return f"move{moved[1] or ''}"
    return re.sub(r"^(penalty|unfit_rooms)_.*", r"\1", card)


PUT_TOGETHER: dict[str, set[str]] = {
    "betrayal": {
        *(f"house-{what}-{floor}" for what in ("floor", "tab") for floor in ("basement", "ground", "upper")),
        *(f"house-part-{side}" for side in ("heroes", "traitor")),
        *(f"house-section-{about}" for about in ("goal", "now", "you", "monsters", "others", "rules")),
        *(f"house-stairs-{way}" for way in ("up", "down")),
        *looked_up("trait", TRAITS.words),
        *looked_up("symbol", SYMBOLS.words),
        *looked_up("token", TOKENS.words),
    },
    "room25": {
        *(f"{message_id('room', room)}-text" for room in ROOMS.words),
        *(f"power-{name}{end}" for name in CHARACTERS.words for end in ("", "-text")),
        *(f"board-laid-{state}" for state in ("played", "now", "ahead")),
        *(f"board-adrenaline-{state}" for state in ("held", "committed")),
        *(f"board-role-{role}" for role in ("prisoner", "guard")),
        *looked_up("plan", ["look", "move", "push", "control", "power", "hack_complex", "hack_robot"]),
        *looked_up("plan", ["adrenaline", "hidden"]),
        *looked_up("role", ["prisoner", "guard"]),
        *looked_up("colour", ["blue", "green", "yellow", "red"]),
        *looked_up("state", STATES),
        *(message_id("state-name", state) for state in STATES),
        *(message_id("card-text", family(card)) for card in CARDS.words),
        *(f"board-lost-{why}" for why in ("central", "look", "move", "push", "control", "power")),
        *("robot-text", "names-adrenaline", "names-hidden"),
    },
    "terrorscape": {
        *(f"place-{location}" for location in LOCATIONS.words),
        *looked_up("condition", CONDITIONS),
        *(f"board-way-{killer}" for killer in KILLERS.words),
        *(f"token-{token}" for token in SIGNS),
        *looked_up("token", SIGNS),
    },
}
"""Messages whose ids a board puts together from words of the game."""


def messages(path: Path) -> list[str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def page_texts(game: str) -> set[str]:
    """The messages of the files that only the page reads."""
    files = (f"{game}-page", f"{game}-story", f"{game}-names")
    return {name for path in locales.sources(game, "en") if path.stem in files for name in messages(path)}


def retold(game: str) -> set[str]:
    """The page's own ways to say what every client says: one for a kind of notice, or for a question, that there is."""
    names = {name for path in locales.sources(game, "en") for name in messages(path)}
    said = {name for name in names if name.startswith("said-") and f"notice-{name[5:]}" in names}
    return said | {name for name in names if name.startswith("asked-") and f"prompt-{name[6:]}" in names}


def source(game: str) -> str:
    files = [path for folder in (game, "shared") for path in sorted((BOARDS / folder).glob("*.*"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


def literal(game: str) -> set[str]:
    """Whole ids of messages that stand in the source; those of a choice between two as well."""
    return set(re.findall(r'"((?:board|house|note|state|headline|names)(?:-[a-z0-9]+)+)"', source(game)))


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
