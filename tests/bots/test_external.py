"""Programs as players: the line protocol, and every way in which a program can lose its seat."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest

import housebound
from housebound.bots.external import ExternalPlayer, LostSeat, Program
from housebound.bots.match import GuestPlayer, HousePlayer, Match, play_out
from housebound.bots.random import RandomBot
from housebound.kernel.errors import BadSetting, HouseboundError
from tests.terminal.house import install_pantry

EXAMPLE = Path(housebound.__file__).parents[2] / "docs" / "example_bot.py"


@pytest.fixture(autouse=True)
def pantry(monkeypatch: pytest.MonkeyPatch) -> None:
    install_pantry(monkeypatch)


def command(path: Path) -> str:
    return f'"{sys.executable}" "{path}"'


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """A program whose `answer(message)` is this code; it says ready by itself."""

    def write(answer: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(
            "import json, os, sys, time\n"
            "def answer(message):\n" + textwrap.indent(textwrap.dedent(answer), "    ") + "\nfor line in sys.stdin:\n"
            "    message = json.loads(line)\n"
            "    if message['type'] == 'hello':\n"
            "        print(json.dumps({'type': 'ready'}), flush=True)\n"
            "    elif message['type'] == 'ask':\n"
            "        said = answer(message)\n"
            "        print(said if isinstance(said, str) else json.dumps(said), flush=True)\n",
            encoding="utf-8",
        )
        return command(path)

    return write


class Recorded:
    """A line that remembers what it was sent and takes the first option."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, line: bytes) -> None:
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        self.sent.append(json.loads(line))

    def receive(self, limit: float) -> bytes:
        last = self.sent[-1]
        if last["type"] == "hello":
            return b'{"type": "ready"}'
        return json.dumps({"type": "choose", "id": last["id"], "option": last["options"][0]}).encode()

    def close(self) -> None:
        self.sent.append({"type": "closed"})


def played_out(line: Recorded, seat: int, seed: int = 4) -> housebound.Table:
    table = housebound.new("pantry", 3, seed=seed)
    guest = GuestPlayer("guest", line, 5.0, print)
    play_out(table, [guest if n == seat else HousePlayer(RandomBot()) for n in range(3)])
    guest.close()
    assert guest.lost is None
    return table


def test_a_game_over_the_protocol_has_its_messages_in_order() -> None:
    line = Recorded()
    table = played_out(line, seat=1)
    kinds = [message["type"] for message in line.sent]
    assert kinds[0] == "hello"
    assert set(kinds[1:-2]) == {"ask"}
    assert kinds[-2:] == ["over", "closed"]
    hello, over = line.sent[0], line.sent[-2]
    assert (hello["game"], hello["seat"], hello["seats"], hello["limit"]) == ("pantry", 1, 3, 5.0)
    assert hello["settings"] == {"candles": 3}
    assert "seed" not in hello
    assert table.result is not None
    assert tuple(over["result"]["winners"]) == table.result.winners


def test_a_bot_is_told_each_notice_of_its_seat_once() -> None:
    line = Recorded()
    table = played_out(line, seat=1)
    told = [notice["n"] for message in line.sent if message["type"] == "ask" for notice in message["notices"]]
    assert told == list(range(len(told)))
    assert 0 < len(told) <= len(table.notices(1))


def test_a_bot_is_sent_what_its_seat_sees() -> None:
    line = Recorded()
    played_out(line, seat=2)
    asked = [message for message in line.sent if message["type"] == "ask"]
    assert all(message["view"]["seat"] == 2 for message in asked)
    assert all(message["view"]["asked"][0]["options"] == message["options"] for message in asked)


def lost_by(answer_command: str, limit: float = 20.0) -> tuple[str, list[str]]:
    """Why this program lost its seat in a match, and what was said; the match goes on to its end."""
    said: list[HouseboundError] = []
    match = Match(housebound.game("pantry"), [answer_command, "random"], 2, {}, limit=limit, said=said.append)
    try:
        for nth in range(2):
            assert match.play(nth, seed=nth).over
    finally:
        match.close()
    assert [score.games for score in match.scores] == [2, 2]
    return str(match.scores[0].lost or ""), [str(one) for one in said]


def test_the_example_of_the_manual_plays_and_keeps_its_seat() -> None:
    assert lost_by(command(EXAMPLE)) == ("", [])


def test_the_example_is_as_short_as_the_manual_says() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 32


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("return 'hello there'", "did not answer with one line of JSON, but with b'hello there"),
        ("return [1]", 'it was to answer {"type": "choose", …}'),
        ("return {'type': 'ready'}", 'it was to answer {"type": "choose", …}'),
        ("return {'type': 'choose', 'id': 99, 'option': 'wait'}", "it answered decision 99, and was asked decision"),
        ("return {'type': 'choose', 'id': message['id'], 'option': 3}", "its option must be a text, such as 'bid(0)'"),
        ("return {'type': 'choose', 'id': message['id'], 'option': 'fly'}", "makes no sense: 'fly' is no verb"),
        ("return {'type': 'choose', 'id': message['id'], 'option': 'wait'}", "wait, which is not allowed: PAN-BID-1"),
        ("raise SystemExit(7)", "it has ended with exit code 7"),
        ("raise RuntimeError('dizzy')", "RuntimeError: dizzy"),
    ],
)
def test_nonsense_and_crashes_lose_the_seat_and_the_table_goes_on(written: Any, answer: str, why: str) -> None:
    lost, said = lost_by(written(answer))
    assert why in lost
    assert len(said) == 1
    assert "loses seat 1" in said[0]
    assert "Random play goes on in its place." in said[0]


def test_whoever_takes_too_long_loses_the_seat(written: Any) -> None:
    lost, _ = lost_by(written("time.sleep(600)"), limit=2.0)
    assert "longer than its limit of 2 s" in lost


def test_whoever_is_never_ready_loses_the_seat(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    lost, _ = lost_by(command(path), limit=0.5)
    assert "longer than its limit of 0.5 s" in lost


@pytest.mark.parametrize(
    "manners",
    ["time.sleep(600)", "sys.stdin.read()"],
    ids=["ignores every request to end", "ends when asked to, but leaves a child behind"],
)
def test_a_program_and_what_it_started_always_end(tmp_path: Path, manners: str) -> None:
    ids = tmp_path / "ids"
    path = tmp_path / "stubborn.py"
    path.write_text(
        "import os, signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], stdin=subprocess.DEVNULL)\n"
        f"open({str(ids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "print('up', flush=True)\n"
        f"{manners}\n",
        encoding="utf-8",
    )
    program = Program(command(path))
    assert program.receive(20.0) == b"up"
    program.close()
    for number in ids.read_text(encoding="utf-8").split():
        assert ended(int(number))


def ended(number: int) -> bool:
    """Whether this process is gone, or dead and only waiting to be collected."""
    for _ in range(50):
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False)
        if not state.stdout.strip() or state.stdout.strip().startswith("Z"):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize(("text", "why"), [("no-such-program", "cannot start"), ('"', "cannot read"), (" ", "empty")])
def test_a_program_that_cannot_be_started_is_said_at_once(text: str, why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        Match(housebound.game("pantry"), ["random", text], 2, {}, limit=1.0, said=print)


def test_a_flood_without_a_line_end_is_no_answer(written: Any) -> None:
    lost, _ = lost_by(written("return 'x' * 3_000_000"))
    assert "did not answer with one line of JSON, but with b'xxx" in lost


def test_losing_is_told_to_the_other_side() -> None:
    line = Recorded()
    ExternalPlayer(line, 1.0).lose("because")
    assert line.sent == [{"type": "lost", "why": "because"}, {"type": "closed"}]


class Sitter(HousePlayer):
    """Remembers where it sat."""

    def __init__(self) -> None:
        super().__init__(RandomBot())
        self.seats: list[int] = []

    def begin(self, table: housebound.Table, seat: int) -> None:
        self.seats.append(seat)


def test_seats_turn_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sitters: list[Sitter] = []

    def sit_down(*_: object) -> Sitter:
        sitters.append(Sitter())
        return sitters[-1]

    monkeypatch.setattr("housebound.bots.match.sit_down", sit_down)
    match = Match(housebound.game("pantry"), ["one", "two", "three"], 3, {}, limit=1.0, said=print)
    for nth in range(3):
        match.play(nth, seed=1)
    match.close()
    assert [sorted(sitter.seats) for sitter in sitters] == [[0, 1, 2]] * 3
    assert [score.games for score in match.scores] == [3, 3, 3]


def test_an_early_end_of_input_is_the_end_of_the_seat() -> None:
    program = Program(f'"{sys.executable}" -c ""')
    with pytest.raises(LostSeat, match="it has ended with exit code 0"):
        program.receive(20.0)
    with pytest.raises(LostSeat, match="it has ended"):
        program.receive(20.0)
    program.close()
