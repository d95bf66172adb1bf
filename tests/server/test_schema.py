"""The HTTP interface under schemathesis: whatever is sent to it, no 500, and no table changes without its token."""

from __future__ import annotations

import itertools
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.core.result import Ok

from housebound.server.app import HEADERS, Options, create_app
from housebound.server.club import Club
from housebound.server.limits import Limits
from housebound.server.tokens import new_token
from tests.server.visitors import PATIENCE, SEED, bearer, database

WANTED = {"game": "room25", "seats": 2, "mine": [0], "seed": SEED, "settings": {"mode": "competition"}}


class Served:
    """A server on a free port of this machine, in a thread of its own, with a table that must not change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        limits = Limits(tables_per_hour=1_000_000, requests_spare=1e9)
        self.app = create_app(Options(database(folder), workers=1, budget=60.0, limits=limits, club=True))
        config = uvicorn.Config(self.app, host="127.0.0.1", port=0, log_config=None, access_log=False)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.answers: Counter[int] = Counter()

    def start(self) -> None:
        self.thread.start()
        waiting = threading.Event()
        for _ in range(int(PATIENCE * 100)):
            if self.server.started or not self.thread.is_alive():
                break
            waiting.wait(0.01)
        assert self.server.started
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.opened = self.http.post("/api/tables", json={**WANTED, "watched": False}).json()
        self.other = self.http.post("/api/tables", json=WANTED).json()
        self.before = self.standing()

    def standing(self) -> tuple[Any, ...]:
        """All there is of the table, in memory and in the database."""
        club: Club = self.app.state["club"]
        hosted = club.tables[self.opened["table"]]
        with sqlite3.connect(self.folder / "club.db") as stored:
            tables = stored.execute("SELECT * FROM tables WHERE id = ?", [hosted.id]).fetchall()
            moves = stored.execute("SELECT * FROM moves WHERE table_id = ?", [hosted.id]).fetchall()
        stored.close()
        assert len(tables) == 1
        return hosted.table.save_text(), hosted.n, hosted.record, hosted.talk.copy(), tables, moves

    def ask(self, case: Case[Any]) -> Any:
        """Send it, and look at the answer as at any answer."""
        answer = case.call(base_url=str(self.http.base_url))
        self.answers[answer.status_code] += 1
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            said = answer.json()
            assert said["code"]
            assert said["sentence"]
        for name, value in HEADERS.items():
            assert answer.headers[name.lower()] == [value]
        return answer

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("schema"))
    served.start()
    yield served
    served.stop()


def each_operation(served: Served, examples: int, test: Callable[[Case[Any]], None]) -> int:
    """Run a test with cases of every operation that the interface says it has; how many operations there are."""
    schema = schemathesis.openapi.from_dict(served.http.get("/docs/openapi.json").json())
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:
        some = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
        some(given(operation.as_strategy())(test))()
    return len(operations)


def test_nothing_breaks_and_nothing_changes_without_a_token(served: Served) -> None:
    """Once as it was made up; and at a table that exists, with tokens that do not fit it."""
    strangers = itertools.cycle([new_token(), served.other["tokens"]["0"], served.other["host"]])

    def test(case: Case[Any]) -> None:
        served.ask(case)
        if "table" not in case.path_parameters:
            return
        case.path_parameters["table"] = served.opened["table"]
        public = case.method == "GET" and case.path.endswith("{table}")
        for token in ("", next(strangers)):
            case.headers["authorization"] = f"Bearer {token}" if token else ""
            status = served.ask(case).status_code
            assert status in (200, 400) if public else 400 <= status < 500
        assert served.standing() == served.before

    assert each_operation(served, 12, test) >= 18
    assert served.answers[403] > 100, served.answers
    assert served.answers[200] > 10, served.answers


def test_nothing_breaks_with_a_token_that_fits(served: Served) -> None:
    """At tables of its own, which it may spoil."""

    def test(case: Case[Any]) -> None:
        if "table" in case.path_parameters:
            opened = served.http.post("/api/tables", json={**WANTED, "listed": True}).json()
            case.path_parameters["table"] = opened["table"]
            case.headers.update(bearer(opened["tokens"]["0"]))
        elif isinstance(case.body, dict) and "game" in case.body:
            case.body |= {"game": "room25", "seats": 2}
        elif "name" in case.path_parameters:
            case.path_parameters["name"] = "terrorscape"
        served.ask(case)

    each_operation(served, 12, test)
    assert served.http.get("/health").status_code == 200
    assert served.standing() == served.before
