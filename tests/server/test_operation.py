"""What whoever runs a server relies on: headers, health, metrics, errors of one shape, logs that tell no secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn

from housebound.commands import serve as serving
from housebound.kernel import registry
from housebound.kernel.table import Table
from housebound.kernel.tape import parse
from housebound.server import logs
from housebound.server.app import HEADERS, Options
from housebound.server.errors import outdated
from housebound.server.messages import Choose, Note, ProposeBack, Say, Undo
from housebound.server.signs import Pulse
from housebound.server.tokens import fingerprint
from housebound.server.trouble import Unavailable
from tests.server.conftest import hosting
from tests.server.visitors import House, database, play_on, wait_until


async def answers_of_all_kinds(house: House) -> list[httpx.Response]:
    opened = await house.open()
    table = f"/api/tables/{opened.table}"
    return [
        await house.get("/"),
        await house.get("/health"),
        await house.get("/metrics"),
        await house.get("/docs"),
        await house.get("/docs/openapi.json"),
        await house.get("/api/games"),
        await house.get("/api/nothing"),
        await house.get("/nothing/at/all"),
        await house.http.delete("/api/tables"),
        await house.http.post("/api/tables", content=b"{nonsense"),
        await house.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}),
        await house.post("/api/tables", {"game": "chess", "seats": 1}),
        await house.get(f"{table}/view"),
        await house.get(f"{table}/view", since="soon"),
        await house.get(f"{table}/tape"),
        await house.post(f"{table}/leave"),
        await house.post(f"{table}/say", {"channel": "table", "text": "hello"}, opened.tokens[0]),
        await house.http.get(f"{table}/view", headers={"Authorization": "Basic abc"}),
    ]


async def test_every_answer_has_the_headers(house: House) -> None:
    for answer in await answers_of_all_kinds(house):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer.request.url
        assert "set-cookie" not in answer.headers
        assert "server" not in answer.headers


async def test_every_error_has_a_code_and_a_sentence(house: House) -> None:
    errors = [answer for answer in await answers_of_all_kinds(house) if answer.status_code >= 400]
    assert {answer.status_code for answer in errors} >= {400, 401, 403, 404, 405}
    for answer in errors:
        if answer.request.url.path == "/":  # the page is not built in a bare checkout
            continue
        said = answer.json()
        assert set(said) == {"code", "sentence", "rules", "about"}, answer.request.url
        assert said["code"]
        assert len(said["sentence"]) > 5
        if answer.status_code == 405:
            assert said["sentence"] == f"{answer.request.method} is not for this address: /docs says what is"


async def test_what_nobody_expected_is_said_in_the_same_shape(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = await house.open()

    def fail(_: Table, __: int) -> None:
        raise KeyError("a hidden card")

    monkeypatch.setattr(Table, "view", fail)
    answer = await house.get(f"/api/tables/{opened.table}/view")
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "card" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
    guest = await house.sit(opened.table, opened.tokens[0])
    assert [(one.code, guest.closed) for one in guest.heard] == [("fault", 4000)]


async def test_health_is_the_databases(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await house.get("/health")).json()["status"] == "ok"

    beats = 0

    async def beat() -> None:
        nonlocal beats
        beats += 1
        raise Unavailable("gone fishing")

    monkeypatch.setattr(house.club.store, "_looked", 0.0)
    monkeypatch.setattr(house.club.store, "_beat", beat)
    for _ in range(20):
        answer = await house.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
    assert beats < 20  # who asks again at once hears what is known


async def test_health_does_not_hide_behind_what_it_was_a_moment_ago(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = house.club.store
    assert (await house.get("/health")).status_code == 200

    async def beat() -> None:
        raise store.trouble.failed(OSError("no room"))

    monkeypatch.setattr(store, "_beat", beat)
    store.trouble.failed(OSError("no room"))  # a move, just now
    assert (await house.get("/health")).status_code == 503


async def test_metrics_count_tables_connections_moves_and_failures(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, metrics_for=("192.0.2.1",))) as house:
        assert {name: count for name, count in (await metrics(house)).items() if name.startswith("housebound_")} == {
            "housebound_info": 1,
            "housebound_tables_in_memory": 0,
            "housebound_connections": 0,
            "housebound_moves_total": 0,
            "housebound_store_failures_total": 0,
            "housebound_bot_failures_total": 0,
            "housebound_loop_delay_seconds": 0,
        }
        opened = await house.open(seats=2)
        guests = await house.sit_all(opened)
        await house.sit(opened.table)
        await play_on(guests, Random(1), moves=7)
        counts = await metrics(house)
        assert counts["housebound_tables_in_memory"] == 1
        assert counts["housebound_connections"] == 3
        assert counts["housebound_moves_total"] == 7


async def metrics(house: House) -> dict[str, float]:
    """Read as Prometheus reads it."""
    answer = await house.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    kinds: dict[str, str] = {}
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            name, value = re.sub(r"\{.*\}", "", line).split(" ")
            assert kinds[name] == ("counter" if name.endswith("_total") else "gauge")
            found[name] = float(value)
    return found


async def test_metrics_tell_what_the_process_uses(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, metrics_for=("192.0.2.1",))) as house:
        told = await metrics(house)
        assert 0 < told["process_open_fds"] < told["process_max_fds"]
        assert told["process_resident_memory_bytes"] > 1 << 24
        assert told["process_cpu_seconds_total"] > 0
        assert told["process_start_time_seconds"] <= time.time()


async def test_a_loop_that_is_held_up_is_seen() -> None:
    pulse = Pulse()
    feeling = asyncio.create_task(pulse.feel())
    await asyncio.sleep(0.01)
    time.sleep(1.0)  # nobody gets an answer meanwhile
    await wait_until(lambda: pulse.latest > 0)
    assert pulse.latest > 0.3
    feeling.cancel()


async def test_a_process_is_ready_when_its_games_are_loaded_and_its_database_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry.find.cache_clear()
    answer = await house.get("/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    for name in registry.names():
        registry.find(name)
    assert (await house.get("/ready")).json()["status"] == "ready"

    async def unwell() -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(house.club.store, "check_up", unwell)
    assert (await house.get("/ready")).status_code == 503


async def test_metrics_are_not_for_players(house: House) -> None:
    """On a quiet server the number of moves would show what is decided behind a screen."""
    answer = await house.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you")
    assert Options().metrics_for == ("127.0.0.1", "::1")


# -- logs


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server writes to its log, set up as it sets it up itself."""
    root = logging.getLogger()
    handlers, level = root.handlers.copy(), root.level
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    logs.set_up_logs(logging.DEBUG)
    for name in ("aiosqlite", "httpx", "httpcore", "hypothesis"):  # not ours, and not heard at the level we run with
        monkeypatch.setattr(logging.getLogger(name), "disabled", True)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)


async def test_logs_hold_no_token_no_talk_and_nothing_hidden(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: set[str] = set()
    async with hosting(Options(database(tmp_path), workers=1)) as house:
        for game, seats in (("room25", 4), ("betrayal", 3), ("terrorscape", 4)):
            opened = await house.open(game, seats, bots={str(seats - 1): "random"}, name="Salon Violet", seed=987654321)
            secrets |= {opened.host, *opened.tokens.values(), "987654321", "Salon Violet", "wise words", "my guess"}
            guests = await house.sit_all(opened)
            for guest in guests:
                await guest.do(Say("table", "wise words"))
                await guest.ask(Say("nowhere", "wise words"))
                await guest.ask(Note("A1", "my guess"))
                await guest.ask(Undo())
                await guest.ask(Choose(99, "wise words"))
                guest.send_raw('{"type": "say", "text": "wise words"')
            for _ in range(4):
                await some_moves(guests, 8)
                for guest in guests:
                    await guest.do(ProposeBack())
            await house.sit(opened.table, opened.tokens[0][::-1])
            await house.get(f"/api/tables/{opened.table}/view", opened.tokens[0][::-1])
            secrets.add(opened.tokens[0][::-1])
            hosted = await house.hosted(opened.table)
            lines = {line for line in parse(hosted.table.save_text())[1] if "(" in line}
            secrets |= {line.split()[-1] for line in lines if len(line) > 8}
        await trouble(house, opened.table, opened.tokens[0], monkeypatch)
    text = written.getvalue()
    secrets |= {fingerprint(secret) for secret in secrets}
    assert [secret for secret in secrets if secret in text] == []
    said = [json.loads(line) for line in text.splitlines()]  # every line is one object
    assert all({"at", "level", "logger", "message"} <= set(line) for line in said)
    messages = {line["message"] for line in said}
    assert {"a bot's choice was not taken", "a request failed", "a table could not be looked after"} <= messages


async def some_moves(guests: list[Any], moves: int) -> None:
    """People's choices, whenever a bot lets them."""
    for _ in range(moves):
        for guest in guests:
            await guest.quiet()
        ready = next((guest for guest in guests if guest.asked), None)
        if ready is not None:
            await ready.ask(Choose(ready.asked[0].id, ready.asked[0].options[-1]))


async def trouble(house: House, table: str, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong goes into the log: a failing view, a table that cannot be read, a move that does not fit."""
    hosted = await house.hosted(table)
    view = hosted.view

    def fail(seat: int) -> None:
        raise KeyError(repr(view(seat)))

    with monkeypatch.context() as broken:
        broken.setattr(hosted, "view", fail)
        await house.get(f"/api/tables/{table}/view", token)

    async def refuse(*_: Any, **__: Any) -> None:
        raise outdated(3)

    with monkeypatch.context() as broken:
        broken.setattr(house.club.store, "rows", refuse)
        broken.setattr(house.club.store, "append", refuse)
        bot = await house.open("room25", 2, bots={"0": "random", "1": "random"})
        away = await house.hosted(bot.table)
        away.stale = True
        await wait_until(lambda: not away.stale or _said("could not be looked after"))
        await wait_until(lambda: _said("a bot's choice was not taken"))


def _said(words: str) -> bool:
    handler = logging.getLogger().handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    return words in handler.stream.getvalue()


async def test_a_servers_logs_are_what_it_set_up(tmp_path: Path, written: io.StringIO) -> None:
    """Making the application does not put other logs in their place."""
    async with hosting(Options(database(tmp_path), workers=1)):
        logging.getLogger("housebound.server").warning("hello", extra={"table": "T", "why": "W", "token": "secret"})
    line = json.loads(written.getvalue().splitlines()[-1])
    assert (line["level"], line["message"], line["table"], line["why"]) == ("warning", "hello", "T", "W")
    assert "secret" not in written.getvalue()


def test_an_exception_is_logged_without_its_words(written: io.StringIO) -> None:
    try:
        try:
            raise KeyError("the hidden card")
        except KeyError as error:
            raise ValueError("what somebody said") from error
    except ValueError:
        logging.getLogger("housebound.server").exception("trouble")
    line = json.loads(written.getvalue())
    assert line["exception"][-1] == "ValueError"
    assert "KeyError" in line["exception"]
    assert "test_operation.py" in str(line["exception"])
    assert "hidden card" not in str(line)
    assert "somebody said" not in str(line)


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize(
    ("host", "certificate", "warned"),
    [("127.0.0.1", None, False), ("localhost", None, False), ("0.0.0.0", None, True), ("0.0.0.0", "c.pem", False)],
)
def test_a_server_beyond_this_machine_without_tls_is_warned_of(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    host: str,
    certificate: str | None,
    warned: bool,
) -> None:
    ran: list[uvicorn.Config] = []
    listener = socket.create_server(("127.0.0.1", 0))
    monkeypatch.setattr("housebound.commands.serve.socket.create_server", lambda *_, **__: listener)
    monkeypatch.setattr("housebound.commands.serve._see_certificate", lambda *_: None)  # here it is but a name
    monkeypatch.setattr("uvicorn.Server.run", lambda server, **_: ran.append(server.config))
    serving.serve(host=host, port=0, database=database(tmp_path), certificate=certificate, key=None)
    listener.close()
    assert ("without TLS" in capsys.readouterr().err) is warned
    assert ran[0].access_log is False  # addresses and paths of visitors are nobody's business
    assert ran[0].ssl_certfile == certificate
    always_tls = [name for name, _ in ran[0].headers if name == "Strict-Transport-Security"]
    assert bool(always_tls) is (certificate is not None)


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize(
    ("given", "path"), [("games", "/games"), ("/games/house/", "/games/house"), ("/", ""), ("", "")]
)
def test_a_path_of_a_site_may_be_written_with_or_without_its_strokes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, given: str, path: str
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    monkeypatch.setattr("housebound.server.addresses._found", lambda _: ["192.0.2.7"])
    serving.serve(port=0, database=database(tmp_path), root_path=given)
    assert re.search(rf"http://192\.0\.2\.7:\d+{path}/\s", capsys.readouterr().out)
