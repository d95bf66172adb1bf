"""The page on a phone's home screen: the manifest and the icons, wherever on its site the house is."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from housebound.server import pages
from housebound.server.app import Options
from tests.server.conftest import hosting
from tests.server.visitors import database

CLIENT = Path(__file__).parents[2] / "client"


def test_the_page_names_its_manifest_and_its_icon() -> None:
    head = (CLIENT / "index.html").read_text(encoding="utf-8")
    for rel, file in (("manifest", "manifest.webmanifest"), ("apple-touch-icon", "icon-192.png")):
        assert re.search(rf'<link rel="{rel}" href="/{file}" />', head)
        assert (CLIENT / "public" / file).is_file()


async def test_the_manifest_and_its_icons_are_served_and_lead_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", CLIENT / "public")
    async with hosting(Options(database=database(tmp_path))) as house:
        answer = await house.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "./", "./")
        for icon in manifest["icons"]:
            assert "/" not in icon["src"], "beside the manifest, also below another path"
            picture = await house.get(f"/{icon['src']}")
            assert picture.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                assert "x".join(map(str, struct.unpack(">II", picture.content[16:24]))) == icon["sizes"]
