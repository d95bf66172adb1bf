"""A running server with the built page, and a real browser: Chromium of the system, through Playwright."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from housebound.server.pages import PAGE
from tools.stage import chromium

LIMIT = 60_000
"""Milliseconds that anything may take: the machine may be busy."""

_PLENTY = [
    word for limit in ("tables_per_hour", "requests", "requests_spare") for word in ("--limit", f"{limit}=10000")
]
"""All tests come from one address, faster than people do."""

expect.set_options(timeout=LIMIT)


class Server:
    """`housebound serve` in a process of its own. It can be ended and started again on the same port and file."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self._options = options
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        database = f"sqlite:///{self._folder / 'tables.db'}"
        command = [
            str(Path(sys.executable).parent / "housebound"),
            "serve",
            "--port",
            str(self._port),
            "--database",
            database,
        ]
        self._process = subprocess.Popen(
            [*command, "--pace", "0", "--grace", "0", *_PLENTY, *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        patience = Timer(LIMIT / 1000, self._process.kill)  # a line that never comes would be waited for without end
        patience.start()
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        patience.cancel()
        assert found is not None, "the server does not say where it listens"
        self._port = int(found[1])

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").is_file(), "the page is not built: make page"
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as one:
        yield one


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        one = chromium(playwright)
        yield one
        one.close()


@contextmanager
def visitor(
    browser: Browser,
    width: int = 1280,
    height: int = 800,
    named: str | None = "",
    pace: str = "at_once",
    first: bool = False,
    locale: str = "en-GB",
) -> Iterator[Page]:
    """A browser of somebody's own, with nothing remembered but these wishes. Faults of the page fail the test.

    `named`: what they are called, empty if they would not say; None: nobody has asked them yet.
    `pace`: how fast others' moves are shown.
    `first`: it is their first game, and hints come; else they know them.
    `locale`: the language that their browser wishes for.
    """
    size = {"width": width, "height": height}
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale=locale)  # type: ignore[arg-type]
    context.set_default_timeout(LIMIT)
    # who has said what they are called is not asked again
    wishes = json.dumps(json.dumps({"pace": pace} if named is None else {"pace": pace, "name": named}))
    context.add_init_script(f"localStorage['housebound.wishes'] ??= {wishes}")
    if not first:
        context.add_init_script('localStorage[\'housebound.coach\'] ??= \'["secret", "choice", "reveal", "undo"]\'')
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == [], faults


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with visitor(browser) as one:
        yield one
