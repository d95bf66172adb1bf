"""`make notations`: what can be said on tapes and in scenarios, game by game, written into docs/notations.md.

Verbs and prompts are read from the games themselves, their meaning from the Fluent files; the keys of a position from
positions of random games, their meaning from `tools/notations/GAME.toml`. A test sees that the page is as it should be.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from housebound.kernel import registry
from housebound.kernel.game import Game
from housebound.kernel.script import Verb
from housebound.kernel.table import Table
from housebound.locales import FluentSpeech, sources, speech
from housebound.locales.wording import message_id

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "notations.md"
KEYS = Path(__file__).parent / "notations"
GAMES = ("betrayal", "room25", "terrorscape")
BEGIN, END = "<!-- games -->", "<!-- /games -->"
_GAMES_LOOKED_AT = 12
_DECISIONS = 400


def written() -> str:
    """The page with the part about the games made anew."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + "\n".join(_game(registry.find(name)) for name in GAMES) + END + after


def _game(game: Game[Any]) -> str:
    words = speech(game.name)
    lines = [f"## {words.say('title') if words.knows('title') else game.name}: its words", ""]
    lines += ["### Choices", "", "| option | what it says | rule |", "| --- | --- | --- |"]
    lines += [f"| `{_shape(verb)}` | {_label(verb, words)} | {verb.rule} |" for verb in game.vocabulary.verbs]
    lines += ["", "### Questions", "", "| prompt | what is asked |", "| --- | --- |"]
    lines += [f"| `{prompt}` | {text} |" for prompt, text in sorted(_prompts(game))]
    lines += ["", "### Positions", "", "| key | what it says |", "| --- | --- |"]
    lines += [f"| `{key}` | {text} |" for key, text in _keys(game)]
    return "\n".join([*lines, "", ""])


def _shape(verb: Verb) -> str:
    return f"{verb.name}({','.join(domain.name for domain in verb.domains)})" if verb.domains else verb.name


def _label(verb: Verb, words: FluentSpeech) -> str:
    """How people read it, with the names of its arguments for what they are."""
    wanted = message_id("verb", verb.name)
    details = {domain.name: f"‹{domain.name}›" for domain in verb.domains}
    return _plain(words.say(wanted, **details)) if words.knows(wanted) else ""


def _prompts(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Every prompt that has words: there is one for each."""
    words = speech(game.name)
    for path in sources(game.name, "en"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, Message) or not entry.id.name.startswith("prompt-"):
                continue
            name = entry.id.name
            yield name.removeprefix("prompt-").replace("-", "_"), _plain(words.say(name, subject="‹somebody›"))


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", r"\|")


def _keys(game: Game[Any]) -> list[tuple[str, str]]:
    return list(meanings_of(game.name).items())


def meanings_of(name: str) -> dict[str, str]:
    """Key -> what it says, keys of tables with the table's name before them."""
    found: dict[str, str] = {}
    for key, value in tomllib.loads((KEYS / f"{name}.toml").read_text(encoding="utf-8")).items():
        found |= {f"{key}.{part}": text for part, text in value.items()} if isinstance(value, dict) else {key: value}
    return found


def keys_of(game: Game[Any]) -> set[str]:
    """Every key that a position of this game has been seen to have, in some random games."""
    tables = {key.partition(".")[0] for key in meanings_of(game.name) if "." in key}
    found: set[str] = set()
    for seed in range(_GAMES_LOOKED_AT):
        seats, settings = game.variety(Random(seed))
        table, rng = Table(game, seats, settings, seed=seed, listening=False, searchable=False), Random(seed)
        for n in range(_DECISIONS):
            if table.over:
                break
            if n % 20 == 0:
                found |= set(_paths(game.position(table.state), tables))
            decision = table.pending[0]
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return found


def _paths(position: dict[str, Any], tables: set[str]) -> Iterator[str]:
    for key, value in position.items():
        if key not in tables:
            yield key
            continue
        rows = list(value.values()) if value and all(isinstance(row, dict) for row in value.values()) else [value]
        for row in rows:
            yield from (f"{key}.{part}" for part in row)


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
