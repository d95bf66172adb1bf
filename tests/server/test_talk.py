"""Talk goes where the rules let it go: nobody else gets a byte."""

from __future__ import annotations

from pathlib import Path
from random import Random

from housebound.kernel.script import SPECTATOR
from housebound.server.app import Options
from housebound.server.hosted import PAGE
from housebound.server.limits import Limits
from housebound.server.messages import Choose, Earlier, Say, Talk
from tests.server.conftest import hosting
from tests.server.visitors import Guest, House, database


async def everybody(house: House, game: str, seats: int, **wanted: object) -> list[Guest]:
    """Guests on all seats, and a spectator at the end."""
    opened = await house.open(game, seats, **wanted)
    guests = await house.sit_all(opened)
    return [*guests, await house.sit(opened.table)]


async def all_quiet(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.quiet()


async def test_what_is_said_at_the_table_is_heard_by_everybody(house: House) -> None:
    guests = await everybody(house, "room25", 4)
    await guests[2].do(Say("table", "  good\nevening\t\x07 "))
    await guests[0].do(Say("table", "and to you"))
    await all_quiet(guests)
    for guest in guests:
        assert guest.talk == [(2, "table", "good\nevening"), (0, "table", "and to you")]
        assert [said.n for talk in guest.all(Talk) for said in talk.said] == [0, 1]


async def test_a_team_is_heard_by_its_team_alone(house: House) -> None:
    guests = await everybody(house, "room25", 4, settings={"mode": "team", "team_talk": "private"})
    before = [len(guest.raw) for guest in guests]
    for n in range(5):
        await guests[n % 2 * 2].do(Say("team_a", f"secret number {n}"))
    hearers, others = (guests[0], guests[2]), (guests[1], guests[3], guests[4])
    for guest in hearers:
        await guest.quiet()
        assert [text for _, _, text in guest.talk] == [f"secret number {n}" for n in range(5)]
    for guest in others:
        assert len(guest.raw) == before[guests.index(guest)]  # not a byte, not even of something else
        assert (await guest.fail(Say("team_a", "what?"))).code in ("no-such-channel", "spectator")
        assert not any("secret number" in raw for raw in guest.raw)


async def test_what_others_say_in_private_does_not_show_in_the_numbers(house: House) -> None:
    guests = await everybody(house, "terrorscape", 4)
    await guests[1].do(Say("team", "he comes"))
    await guests[2].do(Say("team", "run"))
    await guests[3].do(Say("table", "who is there"))
    await guests[0].do(Say("table", "nobody"))
    await all_quiet(guests)
    numbers = {guest.view.seat: [said.n for talk in guest.all(Talk) for said in talk.said] for guest in guests}
    assert numbers == {0: [0, 1], 1: [0, 1, 2, 3], 2: [0, 1, 2, 3], 3: [0, 1, 2, 3], SPECTATOR: [0, 1]}


async def test_a_channel_that_one_does_not_hear_is_as_if_it_were_not_there(house: House) -> None:
    guests = await everybody(house, "terrorscape", 4)
    hidden = await guests[0].fail(Say("team", "boo"))
    nothing = await guests[0].fail(Say("nothing", "boo"))
    assert hidden.code == nothing.code == "no-such-channel"
    assert hidden.sentence == nothing.sentence.replace("nothing", "team")
    assert hidden.sentence == "there is no channel 'team' for you now; there are: table"


async def test_where_nobody_may_speak_the_rule_is_named(house: House) -> None:
    guests = await everybody(house, "room25", 4, settings={"mode": "team", "team_talk": "none"})
    refused = await guests[0].fail(Say("table", "psst"))
    assert refused.code == "silent"
    assert "R25-TALK-4" in refused.sentence
    assert guests[1].talk == []


async def test_the_heroes_confer_while_the_haunt_is_prepared_and_what_was_said_stays_theirs(house: House) -> None:
    """A channel that opens and closes in the middle of a game."""
    opened = await house.open("betrayal", 3, seed=2)
    hosted = await house.hosted(opened.table)
    rng = Random(2)
    names: set[str] = set()
    for _ in range(3000):
        names = {channel.name for channel in hosted.table.game.talk(hosted.table.state)}
        if "heroes" in names or hosted.table.over:
            break
        decision = rng.choice(hosted.table.pending)
        await hosted.choose(decision.seat, rng.choice(decision.options), decision.id)
    assert "heroes" in names
    heroes = next(one for one in hosted.table.game.talk(hosted.table.state) if one.name == "heroes").hearers
    guests = await house.sit_all(opened)
    seats = [seat for seat in range(3) if heroes >> seat & 1]
    traitor = next(guest for guest in guests if guest.view.seat not in seats)
    assert seats
    await guests[seats[0]].do(Say("heroes", "the attic, then"))
    assert (await traitor.fail(Say("heroes", "where?"))).code == "no-such-channel"
    while "heroes" in {channel.name for channel in hosted.table.game.talk(hosted.table.state)}:
        decision = hosted.table.pending[0]
        await hosted.choose(decision.seat, decision.options[0], decision.id)
    assert (await guests[seats[0]].fail(Say("heroes", "again"))).code == "no-such-channel"
    await traitor.quiet()
    assert not any("attic, then" in raw for raw in traitor.raw)
    hero, back = (
        await house.sit(opened.table, opened.tokens[seats[0]]),
        await house.sit(opened.table, opened.tokens[traitor.view.seat]),
    )
    await hero.until(lambda one: one.talk)
    assert hero.talk == [(seats[0], "heroes", "the attic, then")]
    await back.quiet()
    assert back.talk == []


async def test_who_comes_back_hears_again_what_was_said(house: House) -> None:
    guests = await everybody(house, "terrorscape", 4)
    await guests[1].do(Say("team", "quiet"))
    await guests[0].do(Say("table", "hello"))
    await all_quiet(guests)
    opened = house.guests[0]
    table = next(iter(house.club.tables))
    assert opened.talk == [(0, "table", "hello")]
    looker = await house.sit(table)
    await looker.until(lambda one: one.talk)
    assert looker.talk == [(0, "table", "hello")]
    assert [said.n for talk in looker.all(Talk) for said in talk.said] == [0]


async def test_talk_is_said_over_http_too(house: House) -> None:
    opened = await house.open()
    guest = await house.sit(opened.table, opened.tokens[1])
    body = {"channel": "table", "text": "from afar"}
    answer = await house.post(f"/api/tables/{opened.table}/say", body, opened.tokens[0])
    assert answer.status_code == 204
    await guest.until(lambda one: one.talk)
    assert guest.talk == [(0, "table", "from afar")]
    for token in ("", opened.host):
        refused = await house.post(f"/api/tables/{opened.table}/say", body, token)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


async def test_talk_is_no_move_and_outlives_an_undo(house: House) -> None:
    opened = await house.open("betrayal", 3)
    guests = await house.sit_all(opened)
    await guests[0].choose()
    await guests[1].do(Say("table", "no, wait"))
    await guests[0].quiet()
    assert guests[0].state.may_undo == ""
    answer = await house.post(f"/api/tables/{opened.table}/undo", token=opened.tokens[0])
    assert answer.status_code == 200
    asked = answer.json()["view"]["asked"][0]
    await guests[0].do(Choose(asked["id"], asked["options"][2]))
    again = await house.sit(opened.table, opened.tokens[2])
    await again.until(lambda one: one.talk)
    assert again.talk == [(1, "table", "no, wait")]


async def test_a_newcomer_hears_the_last_page_and_earlier_ones_when_it_asks(tmp_path: Path) -> None:
    async with hosting(Options(database(tmp_path), workers=1, limits=Limits(spare=1e9, talk_spare=1e9))) as house:
        opened = await house.open("terrorscape", 4)
        killer, victim = [await house.sit(opened.table, opened.tokens[seat]) for seat in (0, 1)]
        for n in range(PAGE + 30):
            await victim.do(Say("team", f"whisper {n}"))
            await victim.do(Say("table", f"aloud {n}"))
        for seat, heard in ((0, PAGE + 30), (1, 2 * (PAGE + 30))):
            late = await house.sit(opened.table, opened.tokens[seat])
            await late.quiet()
            (last,) = late.all(Talk)
            assert [said.n for said in last.said] == list(range(heard - PAGE, heard))
            await late.do(Earlier(last.said[0].n))
            await late.do(Earlier(10))
            await late.do(Earlier(-5))
            pages = late.all(Talk)[1:]
            first = max(0, heard - 2 * PAGE)
            assert [said.n for said in pages[0].said] == list(range(first, heard - PAGE))
            assert [said.n for said in pages[1].said] == list(range(10))
            assert pages[2].said == ()
            assert any("whisper" in said.text for said in pages[0].said) == (seat == 1)
        assert [text for _, _, text in killer.talk] == [f"aloud {n}" for n in range(PAGE + 30)]


async def test_a_spectator_hears_earlier_talk_too(house: House) -> None:
    opened = await house.open()
    guest = await house.sit(opened.table, opened.tokens[0])
    await guest.do(Say("table", "hello"))
    looker = await house.sit(opened.table)
    await looker.do(Earlier(1))
    assert [text for _, _, text in looker.talk] == ["hello", "hello"]


async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    limits = Limits(talk=4, talk_rate=0.001, talk_spare=3.0)
    async with hosting(Options(database(tmp_path), workers=1, limits=limits)) as house:
        opened = await house.open()
        guests = await house.sit_all(opened)
        again = await house.sit(opened.table, opened.tokens[0])  # the seat counts, not the connection
        for guest in (guests[0], again, guests[0]):
            await guest.do(Say("table", "and"))
        assert (await again.fail(Say("table", "and"))).code == "too-fast"
        assert (
            await house.post(f"/api/tables/{opened.table}/say", {"channel": "table", "text": "and"}, opened.tokens[0])
        ).status_code == 429
        await guests[1].do(Say("table", "who talks so much?"))
        hosted = await house.hosted(opened.table)
        hosted.talking.clear()
        await again.do(Say("table", "I do"))
        hosted.talking.clear()
        assert (await again.fail(Say("table", "still"))).code == "too-much"
        await guests[1].do(Say("table", "at last"))
