"""What can be looked up without a table: everything in the box, and nothing that stands on a haunt's pages."""

from __future__ import annotations

import msgspec
import pytest

from housebound.kernel import registry
from housebound.kernel.reference import Reference
from housebound.locales import messages
from housebound.locales.wording import message_id
from tests.server.visitors import House

GAMES = ("betrayal", "room25", "terrorscape")


async def reference(house: House, name: str) -> Reference:
    answer = await house.get(f"/api/games/{name}/reference")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Reference)


@pytest.mark.parametrize("name", GAMES)
async def test_every_thing_has_a_name_and_something_to_say(house: House, name: str) -> None:
    found, known = await reference(house, name), dict(messages(name, "en"))
    for thing in found.things:
        assert (thing.name or message_id(thing.domain, thing.word)) in known, thing
        assert thing.printed or any(text in known for text in thing.texts), thing
    assert len({(thing.domain, thing.word) for thing in found.things}) == len(found.things)


@pytest.mark.rule("BET-SECRET-1")
@pytest.mark.rule("BET-SECRET-4")
async def test_nothing_of_a_page_that_only_one_side_may_read(house: House) -> None:
    game = registry.find("betrayal")
    found = await reference(house, "betrayal")
    texts = [
        text for thing in found.things for text in (thing.name, message_id(thing.domain, thing.word), *thing.texts)
    ]
    assert all(game.lies_open(text) for text in texts if text)
    brought_by_haunts = [word for word in game.domains["card"].words if "haunt" in word]
    assert brought_by_haunts
    assert not {thing.word for thing in found.things} & set(brought_by_haunts)


@pytest.mark.rule("BET-REVEAL-1")
@pytest.mark.rule("BET-GEN-9")
async def test_the_chart_has_every_haunt_and_the_books_say_every_variant(house: House) -> None:
    found = await reference(house, "betrayal")
    (chart,) = found.charts
    words = {message_id(chart.cell, word) for cells in chart.cells.values() for word in cells.values()}
    assert words == {f"haunt-haunt-{number}" for number in range(1, 51)}
    known = dict(messages("betrayal", "en"))
    assert words <= set(known)
    assert set(found.books) == {"ru", "pl", "it"}
    settings = {setting.name: setting for setting in registry.find("betrayal").settings}
    for says in found.books.values():
        for option, value in says.items():
            assert value in settings[option].values
            assert settings[option].rule in registry.find("betrayal").rulebook
    assert found.books["ru"]["armor_trade"] != found.books["pl"]["armor_trade"]


async def test_a_game_that_is_not_there_has_none(house: House) -> None:
    answer = await house.get("/api/games/chess/reference")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
