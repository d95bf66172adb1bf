"""HEAD wherever there is GET; a house under a path of its site, behind a proxy that takes it off or does not."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from housebound.server.app import Options
from tests.server.conftest import hosting
from tests.server.processes import serving
from tests.server.proxies import PATH, proxying
from tests.server.visitors import House, database


async def test_head_is_answered_as_get_is_without_the_body(house: House) -> None:
    opened = await house.open()
    paths = ["/", "/health", "/metrics", "/docs", "/docs/openapi.json", "/api/games", "/api/tables", "/nothing"]
    for path in [*paths, f"/api/tables/{opened.table}", f"/api/tables/{opened.table}/view", "/api/nothing"]:
        wanted, head = await house.get(path), await house.http.head(path)
        assert head.status_code == wanted.status_code, path
        assert head.content == b""
        assert head.headers == wanted.headers, path
    assert (await house.http.head(f"/api/tables/{opened.table}/choose")).status_code == 405


async def test_head_over_a_real_connection(tmp_path: Path) -> None:
    with serving(database(tmp_path), tmp_path) as (server,), httpx.Client(base_url=server.url) as client:
        for _ in range(2):  # and it goes on with the next one
            head = client.head("/api/games")
            assert (head.status_code, head.content) == (200, b"")
            assert int(head.headers["content-length"]) > 0 or "content-encoding" in head.headers
            assert client.get("/api/games").json()
        assert server.faults() == []


@pytest.mark.parametrize("root", [PATH, f"{PATH}/", PATH.strip("/")])
async def test_a_path_before_all_others(tmp_path: Path, root: str) -> None:
    async with hosting(Options(database(tmp_path), workers=1, root_path=root)) as house:
        for prefix in ("", PATH):
            assert (await house.get(f"{prefix}/api/games")).status_code == 200
            assert (await house.get(f"{prefix}/docs")).status_code == 200
        assert (await house.get(f"{PATH}x/api/games")).status_code == 404
        moved = await house.get(PATH)
        assert (moved.status_code, moved.headers["location"]) == (308, f"{PATH}/")


@pytest.mark.parametrize(("strips", "root"), [(True, ""), (True, PATH), (False, PATH)])
async def test_behind_a_proxy_programs_play_as_anywhere(tmp_path: Path, strips: bool, root: str) -> None:
    served = serving(database(tmp_path), tmp_path, 1, "--root-path", root)
    with served as (server,), proxying(server.port, strips=strips) as (_, url):
        async with httpx.AsyncClient(timeout=60.0) as client:
            opened = (await client.post(f"{url}api/tables", json={"game": "room25", "seats": 4})).json()
            docs = await client.get(f"{url}docs")
            assert 'href="docs/openapi.json"' in docs.text
            assert (await client.get(f"{url}docs/openapi.json")).status_code == 200
        live = f"{url.replace('http', 'ws', 1)}api/tables/{opened['table']}/live"
        async with connect(live, max_size=None) as socket:
            await socket.send('{"type": "sit"}')
            assert '"type":"state"' in str(await socket.recv())
