"""What people read of the page before it has its texts, each in their own language: the server puts it there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from housebound.locales import languages, speech
from housebound.locales.wrong import ERRORS
from housebound.server import manual_pages, pages
from tests.server.visitors import House

CLIENT = Path(__file__).parents[2] / "client"


@pytest.mark.parametrize("language", languages())
async def test_the_page_comes_in_the_language_that_the_browser_wishes_for(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(pages, "PAGE", CLIENT)
    say = speech(language=language).say
    answer = await house.http.get("/", headers={"Accept-Language": f"eo, {language}-XX;q=0.9"})
    assert "Accept-Language" in answer.headers["vary"]
    assert f'<html lang="{language}">' in answer.text
    assert f'<meta name="description" content="{say("page-motto")}" />' in answer.text
    assert f"<noscript>{say('page-needs-scripts')}</noscript>" in answer.text
    assert re.search("%[a-z-]+%", answer.text) is None


async def test_it_brings_what_to_say_if_the_server_does_not_answer_any_more_in_every_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have chosen another language than the browser wishes for."""
    monkeypatch.setattr(pages, "PAGE", CLIENT)
    found = re.findall('<meta name="no-answer" lang="(..)" content="([^"]+)">', (await house.get("/")).text)
    assert dict(found) == {one: speech(language=one).say("page-no-answer") for one in languages()}


@pytest.mark.parametrize("language", languages())
async def test_a_phone_is_told_what_it_installs_in_its_language(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(pages, "PAGE", CLIENT / "public")
    answer = await house.http.get("/manifest.webmanifest", headers={"Accept-Language": language})
    said = json.loads(answer.text)
    assert (said["lang"], said["description"]) == (language, speech(language=language).say("page-motto"))


@pytest.mark.parametrize("language", languages())
async def test_what_is_not_built_says_so_in_the_language_of_whoever_asks(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    monkeypatch.setattr(manual_pages, "MANUAL", tmp_path)
    for path, message in (("/", "page-not-built"), ("/manual/", "manual-not-built")):
        answer = await house.http.get(path, headers={"Accept-Language": language})
        assert (answer.status_code, answer.text) == (503, f"{speech(ERRORS, language).say(message)}\n")
