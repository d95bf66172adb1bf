"""Words: what lies open for all, and the pages that only one side of a haunt may read."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from housebound import locales
from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.server.opening import Opened
from housebound.server.texts import texts_of
from tests.server.visitors import House

SIDES = ("heroes", "traitor")


def ids(texts: list[str]) -> set[str]:
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


async def open_words(house: House, game: str) -> set[str]:
    return ids((await house.get(f"/api/games/{game}/words")).json()["texts"])


async def own_words(house: House, opened: Opened, token: str) -> set[str]:
    answer = await house.get(f"/api/tables/{opened.table}/words", token)
    assert answer.status_code == 200, answer.text
    return ids(answer.json()["texts"])


@cache
def in_the_haunt(number: int, seed: int = 3) -> str:
    """The tape of a game in which this haunt has begun and both sides have their pages."""
    table = Table(registry.find("betrayal"), 4, {"haunt": number}, seed=seed)
    chooser = Chooser(Random(seed))
    for _ in range(3000):
        if any("heroes" in page for seat in range(4) for page in pages(table, seat)):
            return table.save_text()
        chooser.move(table)
    raise AssertionError("the haunt does not begin")


def pages(table: Table, seat: int) -> tuple[str, ...]:
    haunt = table.view(seat).board.haunt
    return () if haunt is None else haunt.page


async def haunted(house: House, number: int = 1) -> tuple[Opened, Any]:
    answer = (await house.post("/api/tapes", {"tape": in_the_haunt(number)})).json()
    opened = Opened(answer["table"], answer["host"], {int(seat): token for seat, token in answer["tokens"].items()})
    return opened, await house.hosted(opened.table)


@pytest.mark.parametrize("game", ["betrayal", "room25", "terrorscape"])
def test_the_texts_are_taken_apart_as_fluent_does_it(game: str) -> None:
    for path in locales.sources(game, "en"):
        assert ids([path.read_text(encoding="utf-8")])
    together = "\n".join(text for _, text in locales.messages(game, "en"))
    whole = "\n".join(path.read_text(encoding="utf-8") for path in locales.sources(game, "en"))
    assert {name for name, _ in locales.messages(game, "en")} == ids([together]) == ids([whole])


@pytest.mark.rule("BET-SECRET-1", "BET-SECRET-2", "BET-SECRET-4")
async def test_nobody_reads_the_pages_of_haunts_in_the_words_of_the_game(house: House) -> None:
    found = await open_words(house, "betrayal")
    assert not [message for message in found if message.startswith("haunt-") and message.split("-")[1].isdigit()]
    assert not found & {"verb-banish-mummy", "verb-hand-to-mummy"}
    assert {"verb-walk", "prompt-girl-room", "over-nobody"} <= found


async def test_other_games_have_nothing_to_hide(house: House) -> None:
    for game in ("room25", "terrorscape"):
        assert await open_words(house, game) == {name for name, _ in locales.messages(game, "en")}


@pytest.mark.rule("BET-SECRET-1", "BET-SECRET-2")
async def test_a_seat_reads_its_own_sides_pages_and_no_other(house: House) -> None:
    opened, hosted = await haunted(house)
    traitor = hosted.table.view(0).board.haunt.traitor
    for seat in range(4):
        found = await own_words(house, opened, opened.tokens[seat])
        own, other = ("traitor", "heroes") if seat == traitor else ("heroes", "traitor")
        assert set(pages(hosted.table, seat)) <= found
        assert f"haunt-1-{own}" in found
        assert f"haunt-1-{other}" not in found
        assert ("verb-hand-to-mummy" in found, "verb-banish-mummy" in found) == (seat == traitor, seat != traitor)
        assert not [message for message in found if message.startswith("haunt-2-")]
    looker = await own_words(house, opened, "")
    assert "haunt-1-story" in looker
    assert not looker & {"haunt-1-heroes", "haunt-1-traitor", "haunt-1-heroes-win"}


async def test_before_a_haunt_there_is_nothing_to_read(house: House) -> None:
    opened = await house.open("betrayal", 3, mine=[0])
    assert await own_words(house, opened, opened.tokens[0]) == set()
    refused = await house.get(f"/api/tables/{opened.table}/words", "x" * 24)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    answer = await house.get(f"/api/tables/{opened.table}/words", opened.tokens[0], language="xx")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-language")


@pytest.mark.rule("BET-SECRET-9")
async def test_everybody_reads_both_pages_when_it_is_over(house: House) -> None:
    opened, hosted = await haunted(house)
    chooser = Chooser(Random(9))
    while not hosted.table.over:
        chooser.move(hosted.table)
    for token in ("", *opened.tokens.values()):
        found = await own_words(house, opened, token)
        assert {"haunt-1-heroes", "haunt-1-traitor", "haunt-1-heroes-win", "haunt-1-traitor-win"} <= found
        assert {"verb-banish-mummy", "verb-hand-to-mummy"} <= found


@pytest.mark.parametrize("seed", range(12))
def test_whatever_a_seat_is_offered_has_words_that_it_may_read(seed: int) -> None:
    """In random haunts: an option without its words would show its bare name."""
    game = registry.find("betrayal")
    rng = Random(f"words {seed}")
    table = Table(game, 4, {"haunt": rng.randrange(1, 51)}, seed=seed)
    chooser = Chooser(rng)
    for _ in range(1500):
        if table.over:
            break
        for decision in table.pending:
            for option in decision.options:
                message = f"verb-{option.verb.name}".replace("_", "-")
                assert game.may_read(table.state, decision.seat, message), (decision.prompt, message)
        for eye in (*range(4), SPECTATOR):
            assert all(game.may_read(table.state, eye, message) for message in pages(table, eye))
        chooser.move(table)


@pytest.mark.rule("BET-SECRET-4")
async def test_the_open_rulebook_has_no_page_of_a_haunt(house: House) -> None:
    found = [rule["id"] for rule in (await house.get("/api/games/betrayal/rules")).json()]
    assert not [rule for rule in found if rule[0] == "H" and rule[1:3].isdigit()]


def test_texts_are_those_that_are_wanted() -> None:
    assert texts_of("betrayal", "en", lambda message: message == "haunt-1-title") == (
        "haunt-1-title = The Mummy Walks",
    )
