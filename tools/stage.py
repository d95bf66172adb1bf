"""Moments of games on the running page: for pictures and for measurements."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Playwright

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.table import Table


class Scene(NamedTuple):
    """A moment of a game that bots have played: from so many events on, as soon as `seat` has something to choose."""

    game: str
    seats: int
    seed: int
    events: int
    seat: int = 0
    level: str = "sensible"

    @property
    def tape(self) -> str:
        game = registry.find(self.game)
        table = Table(game, self.seats, seed=self.seed)
        player = bots.bot(game, self.level)
        while not table.over:
            asked = [one for one in table.pending if one.seat == self.seat]
            if len(table.tape) >= self.events and asked and len(asked[0].options) > 2:
                return table.save_text()
            decision = table.pending[0]
            table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
        raise SystemExit(f"{self}: the game is over before that")

    def open(self, url: str, company: bool = False) -> str:
        """The link of the seat at a new table that stands there; bots have the other seats (`company`), or nobody."""
        opened = _post(f"{url}api/tapes", {"tape": self.tape})
        if company:
            for seat in range(self.seats):
                if seat != self.seat:
                    _post(f"{url}api/tables/{opened['table']}/bot", {"level": "", "seat": seat}, opened["host"])
        return f"{url}#/t/{opened['table']}/{opened['tokens'][str(self.seat)]}"


def _post(url: str, body: dict[str, object], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@contextmanager
def served() -> Iterator[str]:
    """Where a new server with the built page listens, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [str(Path(sys.executable).parent / "housebound"), "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found is not None, "the server does not say where it listens"
            yield found[0]
        finally:
            server.kill()
            server.wait()


_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What the system calls it. The first one is the same browser without windows: it costs half as much to run."""


def chromium(playwright: Playwright, *arguments: str) -> Browser:
    """The system's own."""
    path = next((found for name in _BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        raise SystemExit("no Chromium on this machine: make browser")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *arguments])
