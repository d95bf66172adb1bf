"""The page under a path of a site: behind a proxy that takes the path off, and behind one that leaves it there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import visitor
from tests.browser.playing import answer, table_link
from tests.server.processes import serving
from tests.server.proxies import PATH, proxying


@pytest.mark.parametrize(("strips", "root"), [(True, ""), (False, PATH)])
def test_a_game_is_played_under_a_path_of_a_site(browser: Browser, tmp_path: Path, strips: bool, root: str) -> None:
    served = serving(f"sqlite:///{tmp_path / 'club.db'}", tmp_path, 1, "--root-path", root)
    with served as (server,), proxying(server.port, strips=strips) as (proxy, url), visitor(browser) as page:
        page.goto(table_link(url, "room25", 4)[0])
        expect(page.get_by_role("button", name=re.compile("^List"))).to_be_visible()
        assert answer(page)
        page.goto(f"{url}#/host/room25")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_label("Seat 2").select_option("person")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", name="The table is open")).to_be_visible()
        assert page.get_by_label("Seat 2").input_value().startswith(f"{url}#/t/")
        assert all(path.startswith(f"{PATH}/") for path in proxy.asked), proxy.asked
        assert server.faults() == []
