"""The manual under /manual: its own files and no others, and no page that tells one side of a haunt too much."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.server import manual_pages
from housebound.server.app import Options
from housebound.server.pages import PAGE
from tests.server.conftest import hosting
from tests.server.proxies import PATH
from tests.server.visitors import House, database


@pytest.fixture
def manual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A manual of four pages."""
    folder = tmp_path / "manual"
    for name in ("index.html", "closed.html", "rules/haunts/index.html", "rules/haunts/h01.html", "notes.exe"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"this is {name}")
    (folder / "source/src/haunts/h01_mummy").mkdir(parents=True)
    (folder / "source/src/haunts/h01_mummy/index.html").write_text("secret")
    (tmp_path / "beside.html").write_text("not yours")
    monkeypatch.setattr(manual_pages, "MANUAL", folder)
    return folder


async def test_it_is_served_and_offered_by_the_page(house: House, manual: Path) -> None:
    answer = await house.get("/manual/")
    assert (answer.status_code, answer.text) == (200, "this is index.html")
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src" not in answer.headers["content-security-policy"], "pages of the manual are as strict as others"
    if (PAGE / "index.html").is_file():
        assert '<link rel="help" href="manual/">' in (await house.get("/")).text


async def test_without_its_stroke_it_moves_beside_itself(tmp_path: Path, manual: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, root_path=PATH)) as house:
        for prefix in ("", PATH):
            answer = await house.get(f"{prefix}/manual")
            assert (answer.status_code, answer.headers["location"]) == (308, "manual/")
            assert (await house.get(f"{prefix}/manual/")).status_code == 200


@pytest.mark.parametrize(
    ("page", "where"),
    [
        ("rules/haunts/h01.html", "../../closed.html"),
        ("source/src/haunts/h01_mummy/index.html", "../../../../closed.html"),
    ],
)
async def test_the_pages_of_haunts_are_kept_shut(house: House, manual: Path, page: str, where: str) -> None:
    answer = await house.get(f"/manual/{page}")
    assert (answer.status_code, answer.headers["location"], answer.content) == (303, where, b"")
    assert (await house.get("/manual/rules/haunts/index.html")).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "../beside.html",
        "..%2fbeside.html",
        "rules/../../beside.html",
        "notes.exe",
        "rules",
        "a%00.html",
        "x" * 300 + ".html",
    ],
)
async def test_nothing_else_is_sent(house: House, manual: Path, path: str) -> None:
    answer = await house.get(f"/manual/{path}")
    assert answer.status_code == 404
    assert "not yours" not in answer.text


async def test_where_it_is_not_built_it_says_how_and_nobody_offers_it(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manual_pages, "MANUAL", tmp_path / "nowhere")
    answer = await house.get("/manual/")
    assert (answer.status_code, "make docs" in answer.text) == (503, True)
    assert 'rel="help"' not in (await house.get("/")).text
