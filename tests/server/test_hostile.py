"""Hostile messages: whatever comes over a WebSocket, nothing breaks and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from housebound.kernel import registry
from housebound.kernel.errors import HouseboundError
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.server.app import Options
from housebound.server.limits import Limits
from housebound.server.live import Live
from housebound.server.messages import Choose, Done, Failed, Ping, ToClient, ToServer, encoder
from tests.server.conftest import hosting
from tests.server.mirror import LIMITS, Gone, Side, Wire
from tests.server.visitors import House, database

EXAMPLES, SHAPELESS, WELL_FORMED = 62, 9, 14
"""With eight variants of what has no shape more than 10,000 messages in all, from a seat and from a spectator."""
TAGS = ["sit", "choose", "undo", "propose_back", "say", "note", "why_not", "ping", "state", "done", "", "__class__"]
FIELDS = ["token", "decision", "option", "ref", "agree", "channel", "text", "place", "type", "seat", "self", ""]

NASTY: list[str | bytes] = [
    "[" * 10_000,
    '{"type":' * 2000,
    '{"type": "say", "channel": "table", "text": "\\ud800"}',
    '{"type": "ping", "ref": "\\udfff"}',
    '{"type": "ping", "ref": "\ud800"}',
    '{"type": "ping", "type": "undo"}',
    '{"type": "choose", "decision": 1e400, "option": "x"}',
    '{"type": "choose", "decision": ' + "9" * 5000 + ', "option": "x"}',
    '{"type": "say", "channel": "table", "text": "' + "x" * 20_000 + '"}',
    "x" * 20_000,
    b"\xff\xfe\x00",
    b"",
    "",
    "null",
    "NaN",
    "{}",
    "[]",
    '"sit"',
]

numbers = st.one_of(
    st.integers(),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 10**400, -1, 0]),
    st.floats(allow_nan=True, allow_infinity=True),
)
words = st.one_of(
    st.text(max_size=40),
    st.text(st.characters(categories=["Cc", "Cf", "Co", "Zl", "Zp"]), max_size=20),
    st.sampled_from(["table", "team", "A1", "pick(max)", "move(A1)", "\x00", "../..", "'; drop table moves; --", "%s"]),
    st.sampled_from(["<script>", "{{7*7}}", "${jndi:ldap://x}", "\u202e", "\ufeff", "a" * 600, "((((", "pick(" * 50]),
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, words),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=8,
)
shapes = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6).flatmap(
    lambda fields: st.sampled_from(TAGS).map(lambda tag: {"type": tag, **fields})
)
documents = st.one_of(values, shapes).map(lambda value: json.dumps(value, default=str))
shapeless = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    documents,
    documents,
)
well_formed = st.one_of(
    st.builds(lambda number, option: {"type": "choose", "decision": number, "option": option}, st.integers(), words),
    st.builds(lambda number: {"type": "why_not", "decision": number}, st.integers()),
    st.builds(lambda token: {"type": "sit", "token": token}, words),
    st.builds(lambda place, text: {"type": "note", "place": f"no {place}", "text": text}, words, words),
    st.builds(lambda channel, text: {"type": "say", "channel": f"no {channel}", "text": text}, words, words),
    st.builds(lambda text: {"type": "say", "channel": "table", "text": text}, st.sampled_from(["", "\x00", "x" * 501])),
    st.just({"type": "undo"}),
).map(json.dumps)
"""Read well, but refused: from a seat that is not asked, with nothing to take back."""
from_lookers = st.one_of(
    well_formed,
    st.builds(lambda text: json.dumps({"type": "say", "channel": "table", "text": text}), st.text(max_size=20)),
    st.sampled_from(['{"type": "propose_back"}', '{"type": "note", "place": "A1", "text": "x"}']),
)
"""What a seat could rightly say besides."""


def variants(message: str | bytes) -> list[str | bytes]:
    """The message, and others that are almost it."""
    raw = message if isinstance(message, bytes) else message.encode(errors="surrogatepass")
    text = raw.decode("latin-1")
    return [
        message,
        raw,
        raw[: len(raw) // 2],
        raw + raw,
        text.encode("utf-16"),
        b"[" + raw + b"]",
        b'{"type":"choose","decision":' + raw + b',"option":"x"}',
        text.replace("type", "TYPE").replace("0", "-0.5"),
    ]


class Target:
    """A table in memory, with somebody at it who must not be disturbed."""

    def __init__(self, eye: int) -> None:
        table = Table(registry.find("room25"), 2, {"mode": "competition"}, seed=12)
        self.side = Side(table, eye)

    def standing(self) -> tuple[Any, ...]:
        hosted, store = self.side.hosted, self.side.store
        return (
            hosted.table.save_text(),
            hosted.n,
            hosted.talk.copy(),
            hosted.record,
            hosted.version,
            store.records.copy(),
            [*store.moves["mirror"]],
            hosted.table.sent(0),
            hosted.table.sent(1),
        )


def is_obeyed(message: str | bytes) -> bool:
    """Whether a seat that sends this would rightly be obeyed: then it is no attack."""
    try:
        read: Any = msgspec.json.decode(message, type=ToServer)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    name = type(read).__name__
    if name == "Say":
        return bool(read.channel == "table")
    return name in ("ProposeBack", "Note")


async def attack(eye: int, messages: list[str | bytes], counts: Counter[str]) -> None:
    target = Target(eye)
    side = target.side
    await side.settle()
    before = target.standing()
    for message in messages:
        if eye != SPECTATOR and is_obeyed(message):
            continue
        side.wire.feed(message)
        counts["messages"] += 1
    side.wire.feed(encoder.encode(Ping("still there")))
    while not side.task.done() and not (side.wire.sent and b"still there" in side.wire.sent[-1]):
        await asyncio.sleep(0)
    assert not side.task.done(), side.task  # nothing of this is worth the connection
    answers = [msgspec.json.decode(one, type=ToClient) for one in side.wire.sent]
    assert answers[-1] == Done("still there")
    for answer in answers:
        if isinstance(answer, Failed):
            counts[answer.code] += 1
            assert answer.code
            assert answer.sentence
    assert target.standing() == before
    await side.close()
    assert isinstance(side.task.exception(), Gone)


@pytest.mark.parametrize(("eye", "sensible"), [(1, well_formed), (SPECTATOR, from_lookers)])
def test_no_message_breaks_a_connection_or_changes_a_table(eye: int, sensible: st.SearchStrategy[str]) -> None:
    """Seat 1 is not asked: nothing that it sends may count."""
    counts: Counter[str] = Counter()

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(
        st.lists(shapeless, min_size=SHAPELESS, max_size=SHAPELESS),
        st.lists(sensible, min_size=WELL_FORMED, max_size=WELL_FORMED),
    )
    def run(without_shape: list[str | bytes], with_shape: list[str]) -> None:
        messages = [variant for message in without_shape for variant in variants(message)]
        asyncio.run(attack(eye, [*messages, *with_shape], counts))

    run()
    assert counts["messages"] >= 5000, counts
    assert counts["bad-message"] > 1000, counts
    assert counts["not-asked"] > 50 or counts["spectator"] > 200, counts


@pytest.mark.parametrize("message", NASTY, ids=lambda message: str(message)[:30])
@pytest.mark.parametrize("eye", [1, SPECTATOR])
def test_what_others_have_choked_on_is_answered(eye: int, message: str | bytes) -> None:
    counts: Counter[str] = Counter()
    asyncio.run(attack(eye, variants(message), counts))
    assert counts["messages"] > 5
    assert counts.total() > counts["messages"]


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(st.one_of(shapeless, well_formed))
def test_no_first_message_opens_more_than_it_should(first: str | bytes) -> None:
    """A connection that does not say who it is, or says it wrongly, is closed with an error."""

    async def run() -> None:
        target = Target(1)
        await target.side.settle()
        before = target.standing()
        wire = Wire()
        wire.feed(first)
        task = asyncio.create_task(Live(target.side.hosted, wire, LIMITS).run())
        for _ in range(20):
            await asyncio.sleep(0)
        if task.done():
            assert isinstance(task.exception(), HouseboundError)
            assert wire.sent == []
        else:  # an empty token is a spectator's
            assert msgspec.json.decode(wire.sent[0])["view"]["seat"] == SPECTATOR
            wire.feed(b"gone")
            await asyncio.gather(task, return_exceptions=True)
        assert target.standing() == before
        await target.side.close()

    asyncio.run(run())


async def test_the_whole_server_takes_it_too(tmp_path: Path) -> None:
    """The same through routing, sockets and the database."""
    async with hosting(Options(database(tmp_path), limits=Limits(rate=1e9, spare=1e9))) as house:
        await attack_house(house)


async def attack_house(house: House) -> None:
    opened = await house.open(seats=2)
    hosted = await house.hosted(opened.table)
    guest = await house.sit(opened.table, opened.tokens[1])
    before = (hosted.table.save_text(), hosted.n, hosted.record, await house.club.store.rows(opened.table))
    hostile: list[str | bytes] = []

    @settings(max_examples=30, database=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(st.one_of(shapeless, well_formed), min_size=10, max_size=10))
    def collect(several: list[str | bytes]) -> None:
        hostile.extend(one for one in [*several, *NASTY] if not is_obeyed(one))

    collect()
    for message in hostile:
        guest.send_raw(message)
        await asyncio.sleep(0)
    await guest.quiet()
    assert guest.closed is None
    assert len(guest.all(Failed)) > 100
    assert (hosted.table.save_text(), hosted.n, hosted.record, await house.club.store.rows(opened.table)) == before
    first = await house.sit(opened.table, opened.tokens[0])
    await first.do(Choose(first.asked[0].id, first.asked[0].options[0]))
