"""Behind a screen: what only some may know to be decided changes not one byte of what the others are sent."""

from __future__ import annotations

import pytest

from housebound.kernel.check import check_game
from housebound.kernel.errors import BadTape, NotAsked
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision, Option, Script, all_of, any_of, only
from housebound.kernel.seat_view import Waiting
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.kernel.cellar import BIDDING, OPENING, OVER, STAY, SWAP, SWAPPED, WIND, offer_swap
from tests.kernel.conspiracy import CONSPIRACY, TEAM, WHISPERED, WHISPERING, Conspiracy, ConspiracyGame, state_of
from tests.kernel.scripted import GREEN, NOTED, RED, Ledger, Scripted, ask_each, colour, offer_colours

PAIR = only(1) | only(2)
"""Who sits behind the screen of the scripted games: seats 1 and 2 of three."""


def veiled(seat: int, known: int = PAIR) -> Decision:
    return Decision(seat, "plot", offer_colours, rule="SCR-PLAY-1", to=known, known=known)


def plotting(*seats: int) -> Scripted:
    """Seat 0 chooses, these seats choose out of its sight, and seat 0 is asked again."""

    def plot(g: Ledger) -> Script[None]:
        for seat in seats:
            option: Option = yield veiled(seat)
            g.secrets[seat] += option.args[0]
            g.tell(PAIR, NOTED, option.args[0])

    return Scripted(ask_each(0), plot, ask_each(0, 0))


def behind_the_screen(*seats: int) -> Table:
    table = Table(plotting(*seats), 3, seed=1)
    table.choose(0, RED)
    return table


# -- what is sent


def test_only_its_audience_knows_that_somebody_is_asked() -> None:
    table = behind_the_screen(1, 2)
    assert table.view(1).waiting == table.view(2).waiting == (Waiting(1, "plot", -1),)
    assert table.view(0).waiting == table.view(SPECTATOR).waiting == ()
    assert [asked.prompt for asked in table.view(1).asked] == ["plot"]


def test_an_answer_that_can_still_be_changed_is_nobody_elses_business_either() -> None:
    def plot(g: Ledger) -> Script[None]:
        yield all_of([veiled(1), veiled(2)])

    table = Table(Scripted(plot), 3, seed=1)
    before = table.sent(0)
    table.choose(1, RED)
    assert table.view(2).waiting == (Waiting(2, "plot", -1), Waiting(1, "plot", -1, answered=True))
    assert table.view(0).waiting == ()
    assert table.sent(0) == before


@pytest.mark.parametrize("eye", [0, SPECTATOR])
def test_what_is_decided_behind_the_screen_changes_no_byte_on_this_side(eye: int) -> None:
    table = behind_the_screen(1, 2, 2, 1)
    before = table.sent(eye)
    for seat, option in ((1, RED), (2, GREEN), (2, RED)):
        table.choose(seat, option)
        assert table.sent(eye) == before
    assert len(table.notices(1)) == 3


def test_how_often_others_were_asked_does_not_show_in_the_number_of_the_next_decision() -> None:
    sent = set()
    for seats in ((), (1,), (1, 2, 2), (2,) * 9):
        table = behind_the_screen(*seats)
        for seat in seats:
            table.choose(seat, GREEN)
        sent.add(table.sent(0))
    assert len(sent) == 1


# -- undo


def test_undo_says_nothing_of_what_happens_behind_the_screen() -> None:
    table = behind_the_screen(1, 2)
    for seat in (1, 2):
        assert table.why_no_undo(0) == table.why_no_undo(SPECTATOR) == "something has happened since"
        table.choose(seat, RED)
    assert table.why_no_undo(0) == table.why_no_undo(SPECTATOR) == "something has happened since"
    assert table.why_no_undo(1) == "somebody else has chosen since"
    table.choose(0, RED)
    assert table.why_no_undo(0) == ""
    assert table.why_no_undo(1) == table.why_no_undo(SPECTATOR) == "somebody else has chosen since"


def test_undo_says_nothing_of_it_when_nobody_else_has_chosen_anything() -> None:
    table = Table(Scripted(*plotting(1, 1).units[1:]), 3, seed=1)
    said = set()
    for _ in range(2):
        said.add(table.why_no_undo(0))
        table.choose(1, RED)
    assert said == {"something has happened since"}


def test_a_choice_that_all_may_know_of_can_be_taken_back_though_another_was_asked_in_secret() -> None:
    def race(g: Ledger) -> Script[None]:
        yield any_of([colour(0), veiled(1)])

    table = Table(Scripted(race, ask_each(0)), 3, seed=1)
    assert table.why_no_undo(0) == "something has happened since"
    table.choose(0, RED)
    assert table.why_no_undo(0) == ""
    table.undo(0)
    table.choose(1, RED)
    assert table.why_no_undo(0) == "something has happened since"


def test_what_is_taken_back_behind_the_screen_changes_no_byte_on_this_side() -> None:
    table = behind_the_screen(1, 1, 2)
    before = table.sent(0)
    table.choose(1, RED)
    late = table.pending[0].id
    table.undo(1)
    assert table.undone == (0, 1, 1)
    assert table.sent(0) == before
    with pytest.raises(NotAsked):
        table.choose(1, RED, late)
    for seat in (1, 1, 2):
        table.choose(seat, RED)
    straight = behind_the_screen(1, 1, 2)
    for seat in (1, 1, 2):
        straight.choose(seat, RED)
    assert table.sent(0) == straight.sent(0)


def test_who_was_asked_since_is_asked_by_another_number() -> None:
    """Seat 0 saw a question come and go: what it answers too late must not fit the next one."""
    table = behind_the_screen(1)
    table.choose(1, RED)
    late = table.pending[0].id
    table.undo(1)
    assert table.undone == (1, 1, 1)
    table.choose(1, GREEN)
    with pytest.raises(NotAsked):
        table.choose(0, RED, late)


def test_a_table_that_was_undone_behind_the_screen_is_loaded_with_its_numbers() -> None:
    table = behind_the_screen(2, 1)
    table.choose(2, RED)
    table.undo(2)
    text = table.save_text()
    assert "\nundone: 0 1 1\n" in text
    again = load_text(text, game=table.game)
    assert again.undone == table.undone
    for eye in (0, 1, 2, SPECTATOR):
        assert again.sent(eye) == table.sent(eye)
        assert again.why_no_undo(eye) == table.why_no_undo(eye)
    with pytest.raises(BadTape, match="'0 1' is neither one number nor 3"):
        load_text(text.replace("undone: 0 1 1", "undone: 0 1"), game=table.game)


@pytest.mark.parametrize("question", ["one", "all"])
def test_who_does_not_sit_at_the_table_cannot_be_asked(question: str) -> None:
    def unit(g: Ledger) -> Script[None]:
        yield colour(3) if question == "one" else all_of([colour(0), colour(3)])

    with pytest.raises(ValueError, match="seat 3, asked for colour, does not sit at this table"):
        Table(Scripted(unit), 3, seed=1)


# -- check_game


def failures(game: ConspiracyGame) -> dict[str, str]:
    """Check -> what it said first."""
    found: dict[str, str] = {}
    for failure in check_game(game, tables=40).failures:
        found.setdefault(failure.check, failure.message)
    return found


def test_a_game_with_a_screen_passes() -> None:
    report = check_game(CONSPIRACY, tables=60)
    assert report.ok, report
    assert report.longest_game > 3 * (4 + 2 + 1)  # bids, a swap, and more than one whisper each time


class CountsInTheOpen(ConspiracyGame):
    def whisper(self, g: Conspiracy) -> Script[None]:
        yield from super().whisper(g)
        g.announced += 1


class TellsAll(ConspiracyGame):
    def whisper(self, g: Conspiracy) -> Script[None]:
        yield from super().whisper(g)
        if g.phase == WHISPERING:
            g.tell(EVERYONE, SWAPPED, 0)


class RollsInTheOpen(ConspiracyGame):
    def whisper(self, g: Conspiracy) -> Script[None]:
        yield from super().whisper(g)
        if g.phase == WHISPERING:
            g.chance.roll(WIND)


class EndsUnannounced(ConspiracyGame):
    def announce(self, g: Conspiracy) -> None:
        g.winners = [0, 1]
        g.phase = OVER


class GoesOnUnannounced(ConspiracyGame):
    """The others are asked again: so they know that the whispering is over, and nobody has said so."""

    def announce(self, g: Conspiracy) -> None:
        g.bids[:] = [-1] * len(g.bids)
        g.whispers = 0
        g.round += 1
        g.phase = BIDDING if g.round < g.rounds else OPENING
        if g.phase == OPENING:
            g.reveal(EVERYONE)
            g.bids[:] = [0] * len(g.bids)


class TellsBeforeItReveals(ConspiracyGame):
    def announce(self, g: Conspiracy) -> None:
        g.tell(EVERYONE, WHISPERED, g.whispers)
        super().announce(g)


class ScreenFallsDown(ConspiracyGame):
    def ask(self, g: Conspiracy, seat: int) -> Decision:
        known = EVERYONE if g.whispers else TEAM
        return Decision(seat, "whisper", offer_swap, rule="CEL-SWAP-1", to=TEAM, known=known)


LEAKS = [
    (CountsInTheOpen(), "sent[0]['board']['announced']"),
    (TellsAll(), "sent[1]"),
    (RollsInTheOpen(), "an outcome of wind is seen on this side of a screen"),
    (EndsUnannounced(), "sent[0]"),
    (GoesOnUnannounced(), "sent[0]"),
    (TellsBeforeItReveals(), "'whispered(times="),
    (ScreenFallsDown(), "sent[0]['waiting']"),
]


@pytest.mark.parametrize(("game", "says"), LEAKS, ids=lambda value: type(value).__name__)
def test_a_screen_that_lets_something_through_is_found(game: ConspiracyGame, says: str) -> None:
    found = failures(game)
    assert set(found) == {"forward"}, found
    assert says in found["forward"]


class AsksWhoMayNotKnow(ConspiracyGame):
    def ask(self, g: Conspiracy, seat: int) -> Decision:
        return Decision(seat, "whisper", offer_swap, rule="CEL-SWAP-1", known=only(1 - seat))


def test_who_is_asked_must_be_among_those_who_may_know_it() -> None:
    found = failures(AsksWhoMayNotKnow())
    assert set(found) == {"play"}, found
    assert "seat 0, asked for whisper, is not among those who may know of it" in found["play"]


def test_the_whispering_goes_on_until_it_is_announced() -> None:
    table = Table(CONSPIRACY, 3, seed=4)
    before = []
    while state_of(table.state).phase != WHISPERING:
        table.choose(table.pending[0].seat, table.pending[0].options[-1])
    while state_of(table.state).phase == WHISPERING:
        before.append(table.sent(2))
        table.choose(0, SWAP if len(before) < 3 else STAY)
    assert len(set(before)) == 1
    assert table.sent(2) != before[0]
    assert [notice.kind.name for _, notice in table.notices(2)][:1] == ["whispered"]
