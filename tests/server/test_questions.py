"""May I…? What people ask at a table is answered among the first that the page finds, in every language."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from housebound.kernel import registry
from housebound.locales import languages
from tests.server.visitors import House

CLIENT = Path(__file__).parents[2] / "client"
ASKING = Path(__file__).with_name("asking.mjs")
QUESTIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("questions.toml").read_text())["question"]
GAMES = ("betrayal", "room25", "terrorscape")
FIRST = 3
ANSWERED = 27
"""Of thirty."""


async def shelf(house: House, info: dict[str, Any], language: str) -> dict[str, Any]:
    """What the page fetches of a game before anybody asks."""
    name = info["name"]

    async def fetched(what: str) -> Any:
        answer = await house.get(f"/api/games/{name}/{what}", language=language)
        assert answer.status_code == 200, answer.text
        return answer.json()

    return {
        "info": info,
        "rules": await fetched("rules"),
        "reference": await fetched("reference"),
        "words": await fetched("words"),
    }


@pytest.mark.parametrize("language", languages())
async def test_most_questions_are_answered_among_the_first_that_are_found(
    house: House, tmp_path: Path, language: str
) -> None:
    games = (await house.get("/api/games")).json()
    shelves = [await shelf(house, info, language) for info in games if info["name"] in GAMES]
    frame = (await house.get("/api/words", language=language)).json()
    file = tmp_path / "asked.json"
    asked = [question[language] for question in QUESTIONS]
    file.write_bytes(msgspec.json.encode({"frame": frame, "shelves": shelves, "questions": asked}))
    said = subprocess.run(["node", ASKING, file, str(FIRST)], cwd=CLIENT, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(said.stdout)
    missed = [
        (question[language], question["answers"], ids)
        for question, ids in zip(QUESTIONS, found, strict=True)
        if not set(question["answers"]) & set(ids)
    ]
    assert len(QUESTIONS) - len(missed) >= ANSWERED, missed


def test_what_answers_a_question_is_there() -> None:
    assert len(QUESTIONS) == 30
    games = [registry.find(name) for name in GAMES]
    there = {rule.id for game in games for rule in game.rulebook}
    there |= {f"{thing.domain} {thing.word}" for game in games for thing in game.reference().things}
    assert not {answer for question in QUESTIONS for answer in question["answers"]} - there
