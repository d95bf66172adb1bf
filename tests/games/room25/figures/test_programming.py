"""Programming phase and Communication: what is laid face-down or seen in secret stays secret."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.room25.state import PROGRAMMING, House
from housebound.games.room25.words import PLANS, ROOMS, VERBS
from housebound.kernel.position import Scenario, set_up
from housebound.kernel.script import Option
from housebound.kernel.table import Table

SEATS = 4


def programming_table(seed: int) -> Table:
    """A table of four in the programming phase of some round."""
    table = housebound.new("room25", SEATS, seed=seed, reminders=False)
    rng = Random(seed)
    rounds = rng.randrange(1, 4)
    while not table.over:
        g = table.state
        assert isinstance(g, House)
        if g.phase == PROGRAMMING and g.round >= rounds and len(table.pending) == SEATS:
            break
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def in_secret(program: Option) -> tuple[bool, bool]:
    """What everybody may see of a program: whether there is a second token, and whether Adrenaline is committed."""
    return program.args[1] != PLANS["none"], bool(program.args[2])


@pytest.mark.rule("R25-PROG-1", "R25-PROG-7", "R25-TALK-3")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 5_000), st.data())
def test_nobody_learns_what_was_programmed_from_what_is_sent(seed: int, data: st.DataObject) -> None:
    """The last in the queue programs one thing or another: until it is turned up nobody else gets another byte."""
    one, other = programming_table(seed), programming_table(seed)
    if one.over:
        return
    g = one.state
    assert isinstance(g, House)
    last = g.owner[g.queue[-1]]
    decision = next(d for d in one.pending if d.seat == last)
    if decision.prompt != "program":
        return
    this = data.draw(st.sampled_from(decision.options))
    that = data.draw(st.sampled_from([p for p in decision.options if in_secret(p) == in_secret(this)]))
    one.choose(last, this)
    other.choose(last, that)
    onlookers = [seat for seat in range(SEATS) if seat != last] + [housebound.SPECTATOR]
    assert [one.sent(seat) for seat in onlookers] == [other.sent(seat) for seat in onlookers]
    assert one.view(last) == other.view(last) or this is not that

    rng = Random(seed)
    for table in (one, other):
        for asked in list(table.pending):
            table.choose(asked.seat, asked.options[0], asked.id)
    assert [one.sent(seat) for seat in onlookers] == [other.sent(seat) for seat in onlookers]
    # and through the first pass, as long as it is not the turn of the last
    while not one.over and one.pending[0].seat != last:
        pick = rng.randrange(len(one.pending[0].options))
        for table in (one, other):
            table.choose(table.pending[0].seat, table.pending[0].options[pick])
        if one.over or one.pending[0].seat == last:
            break
        assert [one.sent(seat) for seat in onlookers] == [other.sent(seat) for seat in onlookers]


@pytest.mark.rule("R25-PROG-1")
@settings(max_examples=20, deadline=None)
@given(st.integers(0, 5_000))
def test_all_are_asked_at_once_and_may_change_their_minds_until_the_last_has_answered(seed: int) -> None:
    table = programming_table(seed)
    if table.over:
        return
    first = table.pending[0]
    table.choose(first.seat, first.options[0], first.id)
    table.choose(first.seat, first.options[-1], first.id)
    assert len(table.pending) == SEATS - 1
    assert [(decision.seat, option) for decision, option in table.answered] == [(first.seat, first.options[-1])]


def after_a_look(room: str) -> Table:
    """Max, of seat 0, has just looked at B1 and seen this room."""
    given_position = {
        "complex": {"B2": "empty", "B1": f"({room})"},
        "bag": {"room25": 1, "mortal": int(room != "mortal"), "dark": int(room != "dark"), "empty": 20},
        "characters": {"max": {"at": "B2", "first": "look", "second": "move"}, "kevin": {"first": "push"}},
    }
    table = set_up(
        Scenario("look", (), "room25", SEATS, {}, None, given_position, ("0 look(B1)",), {}),
    )
    table.choose(0, "look(B1)")
    table.choose(0, "done")
    return table


@pytest.mark.rule("R25-TALK-1", "R25-LOOK-1")
def test_a_room_seen_is_shown_and_named_to_nobody_else() -> None:
    """The player who saw it may speak of it; the game itself passes nothing on, and no choice can name a room."""
    mortal, dark = after_a_look("mortal"), after_a_look("dark")
    assert mortal.sent(0) != dark.sent(0)
    for seat in (1, 2, 3, housebound.SPECTATOR):
        assert mortal.sent(seat) == dark.sent(seat)
    assert not [verb.name for verb in VERBS.verbs if ROOMS in verb.domains]
    assert [channel.speakers & 1 for channel in mortal.game.talk(mortal.state)] == [1]


@pytest.mark.rule("R25-TALK-2")
def test_what_is_said_binds_nobody() -> None:
    """Whatever was seen, and whatever is said about it, everybody may do the same; nobody is ever asked to speak."""
    mortal, dark = after_a_look("mortal"), after_a_look("dark")
    for table in (mortal, dark):
        before = msgspec.json.encode(table.game.position(table.state))
        assert table.game.talk(table.state)[0].speakers == 0b1111
        assert msgspec.json.encode(table.game.position(table.state)) == before
        table.choose(1, "lose(push)")
    assert [o.name for o in mortal.pending[0].options] == [o.name for o in dark.pending[0].options]
    assert "move(B1)" in [o.name for o in mortal.pending[0].options]


@pytest.mark.rule("R25-TALK-3")
def test_players_may_talk_while_they_program_but_cannot_show_tokens() -> None:
    table = programming_table(3)
    channels = table.game.talk(table.state)
    assert [(channel.name, channel.speakers) for channel in channels] == [("table", 0b1111)]
    decision = table.pending[0]
    program = next(o for o in decision.options if o.name.startswith("program(look,move,no"))
    table.choose(decision.seat, program, decision.id)
    for seat in range(SEATS):
        board = table.view(seat).board
        for character in board.characters:
            assert character.slots == ("", ""), "nothing lies open before all have programmed"
        answers = [asked.answer for asked in table.view(seat).asked]
        assert answers == ([program.name] if seat == decision.seat else [""])


@pytest.mark.rule("R25-SETUP-14")
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 5_000))
def test_a_starting_clue_is_for_one_player(seed: int) -> None:
    """Whoever did not look there learns nothing of the room from what is sent, and the clue is theirs alone."""
    table = housebound.new("room25", SEATS, seed=seed)
    while table.pending[0].prompt == "pick":
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    seat = table.pending[0].seat
    table.choose(seat, "clue(C2)")
    for other in range(SEATS):
        assert bool(table.view(other).board.rooms[7].room) == (other == seat)
        saw = [notice for _, notice in table.notices(other) if notice.kind.name == "saw"]
        assert len(saw) == (other == seat)
