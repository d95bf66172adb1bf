"""`housebound sit`: a program that speaks the line protocol plays a seat of a running server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from housebound.bots.external import Conversation, LostSeat
from housebound.bots.remote import Gone, RemoteSeat, SeatLink
from housebound.kernel.errors import BadSetting
from tests.server.processes import ServerProcess, serving

ROOT = Path(__file__).resolve().parents[2]
HOUSEBOUND = Path(sys.executable).with_name("housebound")
EXAMPLE = f"{sys.executable} {ROOT / 'docs/example_bot.py'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'club.db'}", folder) as servers:
        yield servers[0]


def opened(server: ServerProcess, game: str, seats: int = 4) -> tuple[str, str]:
    """A table with bots in all seats but the first: its id and the link of that seat."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    answer = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": seats, "bots": bots}, timeout=60)
    found = answer.json()
    return found["table"], f"{server.url}/#/t/{found['table']}/{found['tokens']['0']}"


def sit(link: str, bot: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [str(HOUSEBOUND), "sit", link, "--bot", bot, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def info(server: ServerProcess, table: str) -> Any:
    return httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()


@pytest.mark.parametrize("game", ["room25", "terrorscape"])
def test_the_example_bot_plays_to_the_end(server: ServerProcess, game: str) -> None:
    table, link = opened(server, game)
    done = sit(link, EXAMPLE, "--limit", "60")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The game is over. Seats that won: ")
    own = done.stderr.partition("To come back to this seat: ")[2].strip()
    assert SeatLink.read(own).token != SeatLink.read(link).token
    assert SeatLink.read(own).table == table
    assert info(server, table)["over"]
    tape = httpx.get(f"{server.url}/api/tables/{table}/tape", timeout=60).text
    assert "\n0 " in tape, "seat 0 has chosen"


def test_a_bot_that_talks_nonsense_loses_its_seat_to_the_usual_bot(server: ServerProcess, tmp_path: Path) -> None:
    wild = tmp_path / "wild.py"
    text = (ROOT / "docs/example_bot.py").read_text(encoding="utf-8")
    wild.write_text(text.replace("return options[-1]", 'return "fly(away)"'), encoding="utf-8")
    table, link = opened(server, "room25")
    done = sit(link, f"{sys.executable} {wild}", "--limit", "60")
    assert done.returncode == 1
    assert "loses its seat: it chose fly(away), which is not among its options" in done.stderr
    seat = info(server, table)["seats"][0]
    assert seat["stand_in"]
    assert seat["level"] == "sensible"


def test_a_wrong_link_is_refused_with_what_to_do(server: ServerProcess) -> None:
    table, _ = opened(server, "room25")
    done = sit(f"{server.url}/#/t/{table}/guessed", EXAMPLE, "--patience", "0")
    assert done.returncode == 2
    assert "secret link" in done.stderr
    assert "Traceback" not in done.stderr
    with pytest.raises(Gone, match="no table 'nowhere'"):
        play(SeatLink(server.url, "nowhere", "guessed"), Said())


def test_a_server_that_is_not_there_is_waited_for_and_then_given_up() -> None:
    done = sit("http://127.0.0.1:9/#/t/table/token", EXAMPLE, "--patience", "0")
    assert done.returncode == 2
    assert "does not answer" in done.stderr


# -- without a server of ours: what happens on the way


class Said:
    """The other end of a conversation that takes its first option, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.hellos: list[dict[str, Any]] = []
        self.overs: list[dict[str, Any]] = []
        self._next = b""

    def send(self, line: bytes) -> None:
        message = msgspec.json.decode(line)
        match message["type"]:
            case "hello":
                self.hellos.append(message)
                self._next = b'{"type": "ready"}'
            case "ask":
                self.asked.append(message)
                answer = {"type": "choose", "id": message["id"], "option": message["options"][0]}
                self._next = msgspec.json.encode(answer)
            case "over":
                self.overs.append(message)

    def receive(self, limit: float) -> bytes:
        return self._next

    def close(self) -> None:
        """Nothing to end."""


def notice(n: int) -> dict[str, Any]:
    return {"n": n, "kind": "heard", "details": {"word": str(n)}}


def state(told: list[dict[str, Any]], told_from: int = 0, asked: int | None = None, over: bool = False) -> str:
    decision = {"id": asked, "prompt": "go", "subject": -1, "rule": "X-1", "options": ["go", "stay"], "answer": ""}
    result = {"winners": [0], "why": "X-9", "rounds": 1} if over else None
    view = {"seat": 0, "over": over, "result": result, "asked": [] if asked is None else [decision]}
    return msgspec.json.encode({"type": "state", "view": view, "told": told, "told_from": told_from}).decode()


def answer(kind: str, **fields: Any) -> str:
    return msgspec.json.encode({"type": kind, "ref": "1", **fields}).decode()


Script = Callable[[ServerConnection], None]


class ScriptedLink(SeatLink):
    """A link to a table of which only the WebSocket is there."""

    def get(self, path: str) -> Any:
        if path == "/games":
            return [{"name": "stub", "version": "7"}]
        return {"game": "stub", "seats": [{}, {}], "settings": {}}


@contextmanager
def scripted(*scripts: Script) -> Iterator[tuple[SeatLink, list[dict[str, Any]]]]:
    """A server that follows one script a connection; and what it hears."""
    heard: list[dict[str, Any]] = []
    waiting = list(scripts)

    def handle(connection: ServerConnection) -> None:
        heard.append(msgspec.json.decode(connection.recv()))
        script = waiting.pop(0)
        script(connection)

    with serve(handle, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            port = server.socket.getsockname()[1]
            yield ScriptedLink(f"http://127.0.0.1:{port}", "table", "secret"), heard
        finally:
            server.shutdown()
            thread.join()


def play(link: SeatLink, other: Said) -> dict[str, Any]:
    return RemoteSeat(link, Conversation(other, 60.0), 60.0).play()


def test_a_broken_connection_is_made_again_and_nothing_is_told_twice() -> None:
    def breaks(connection: ServerConnection) -> None:
        connection.send(state([notice(0), notice(1)], asked=1))
        connection.recv()  # the choice, which is never acknowledged

    def goes_on(connection: ServerConnection) -> None:
        connection.send(state([notice(0), notice(1), notice(2)], asked=1))
        connection.recv()
        connection.send(state([notice(3)], told_from=3, over=True))
        connection.send(answer("done"))

    other = Said()
    with scripted(breaks, goes_on) as (link, heard):
        assert play(link, other) == {"winners": [0], "why": "X-9", "rounds": 1}
    assert [message["type"] for message in heard] == ["sit", "sit"]
    assert len(other.hellos) == 1
    assert [[one["n"] for one in asked["notices"]] for asked in other.asked] == [[0, 1], [2]]
    assert len(other.overs) == 1


def test_what_was_taken_back_is_told_anew() -> None:
    def undone(connection: ServerConnection) -> None:
        connection.send(state([notice(0), notice(1)], asked=1))
        connection.recv()
        changed = {**notice(1), "kind": "seen"}
        connection.send(state([changed], told_from=1, asked=1_000_001))
        connection.send(answer("done"))
        connection.recv()
        connection.send(state([], told_from=2, over=True))
        connection.send(answer("done"))

    other = Said()
    with scripted(undone) as (link, _):
        play(link, other)
    assert [[one["kind"] for one in asked["notices"]] for asked in other.asked] == [["heard", "heard"], ["seen"]]
    assert [asked["id"] for asked in other.asked] == [1, 1_000_001]


def test_a_late_answer_is_no_harm_and_one_that_was_not_stored_is_sent_again() -> None:
    choices: list[Any] = []

    def refuses(connection: ServerConnection) -> None:
        connection.send(state([], asked=1))
        choices.append(msgspec.json.decode(connection.recv()))
        connection.send(answer("error", code="not-stored", sentence="try again", rules=[]))
        choices.append(msgspec.json.decode(connection.recv()))
        connection.send(answer("error", code="not-asked", sentence="too late", rules=[]))
        connection.send(state([], over=True))

    with scripted(refuses) as (link, _):
        play(link, Said())
    assert [(choice["decision"], choice["option"]) for choice in choices] == [(1, "go"), (1, "go")]


def test_a_refusal_costs_the_seat() -> None:
    def refuses(connection: ServerConnection) -> None:
        connection.send(state([], asked=1))
        connection.recv()
        connection.send(answer("error", code="refused", sentence="X-1 forbids it", rules=[]))

    with scripted(refuses) as (link, _), pytest.raises(LostSeat, match="X-1 forbids it"):
        play(link, Said())


def test_a_reader_that_was_too_slow_comes_back() -> None:
    def shows_the_door(connection: ServerConnection) -> None:
        connection.send(msgspec.json.encode({"type": "error", "code": "too-slow", "sentence": "", "ref": ""}).decode())

    def lets_in(connection: ServerConnection) -> None:
        connection.send(state([], over=True))

    with scripted(shows_the_door, lets_in) as (link, heard):
        play(link, Said())
    assert len(heard) == 2


def test_a_closed_door_is_said() -> None:
    def shows_the_door(connection: ServerConnection) -> None:
        message = {"type": "error", "code": "not-your-seat", "sentence": "open that link", "ref": ""}
        connection.send(msgspec.json.encode(message).decode())

    with scripted(shows_the_door) as (link, _), pytest.raises(Gone, match="open that link"):
        play(link, Said())


def test_links_are_read_as_hosts_hand_them_out() -> None:
    link = SeatLink.read("https://club.example/games/#/t/a-b_c/d-e_f")
    assert link == ("https://club.example/games", "a-b_c", "d-e_f")
    assert link.live == "wss://club.example/games/api/tables/a-b_c/live"
    for wrong in ["", "club.example/#/t/a/b", "ftp://club.example/#/t/a/b", "https://club.example/#/t/a/"]:
        with pytest.raises(BadSetting, match="no link of a seat"):
            SeatLink.read(wrong)
    with pytest.raises(BadSetting, match="several seats"):
        SeatLink.read("https://club.example/#/t/a/b.c")
