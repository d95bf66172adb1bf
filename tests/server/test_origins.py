"""Pages of other sites: they may look at what all may see, and neither change anything nor connect."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from housebound.server.app import Options
from tests.server.conftest import hosting
from tests.server.processes import serving
from tests.server.visitors import House, database

WANTED = json.dumps({"game": "room25", "seats": 4})
OWN = [
    {},
    {"Origin": "http://test"},
    {"Origin": "https://TEST"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://club.example"},  # a proxy has changed the host
    {"Sec-Fetch-Site": "none"},
]
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "http://test.evil.example"},
    {"Origin": "http://test:8025"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "https://other.test"},
]


async def status(house: House, headers: dict[str, str], kind: str = "text/plain") -> tuple[int, str]:
    answer = await house.http.post("/api/tables", content=WANTED, headers={"Content-Type": kind, **headers})
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/json"])
async def test_no_table_is_opened_by_a_page_of_another_site(house: House, kind: str) -> None:
    for headers in FOREIGN:
        assert await status(house, headers, kind) == (403, "foreign-origin"), headers
    assert await house.club.store.latest(1) == []


async def test_own_pages_and_programs_open_tables(house: House) -> None:
    for headers in OWN:
        assert await status(house, headers) == (201, ""), headers


async def test_every_site_may_read_what_all_may(house: House) -> None:
    answer = await house.http.get("/api/games", headers=FOREIGN[0])
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers  # a browser shows it to nobody


@pytest.mark.parametrize("allowed", ["https://evil.example", "https://EVIL.example/", "*"])
async def test_whoever_runs_the_server_may_let_a_site_in(tmp_path: Path, allowed: str) -> None:
    async with hosting(Options(database(tmp_path), workers=1, origins=("https://one.example", allowed))) as house:
        assert await status(house, FOREIGN[0]) == (201, "")
        worse, _ = await status(house, {"Origin": "https://worse.example"})
        assert worse == (201 if allowed == "*" else 403)


async def test_a_foreign_page_does_not_connect(tmp_path: Path) -> None:
    allow = ("--allow-origin", "https://friend.example")
    with serving(database(tmp_path), tmp_path, 1, *allow) as (server,):
        table, _ = await server.open_table("room25", 4)
        for origin in (None, server.url, "https://friend.example"):
            async with connect(server.live(table), origin=origin) as live:  # type: ignore[arg-type]
                await live.send('{"type": "sit"}')
                assert '"type":"state"' in str(await live.recv())
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.live(table), origin="https://evil.example")  # type: ignore[arg-type]
        assert server.faults() == []
