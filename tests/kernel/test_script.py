"""Words, options, decisions and the scripts that yield them."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.kernel.chance import Outcome
from housebound.kernel.errors import UnknownWord
from housebound.kernel.script import (
    EVERYONE,
    NOBODY,
    SPECTATOR,
    Ask,
    Decision,
    Domain,
    Option,
    Script,
    Vocabulary,
    all_of,
    any_of,
    forced,
    numbers,
    only,
    possible,
)
from housebound.kernel.state import State
from housebound.kernel.table import Table
from tests.kernel.scripted import (
    BLUE,
    COLOURS,
    GREEN,
    PAIR,
    PASS,
    RED,
    SEATS,
    TAKE,
    WORDS,
    Ledger,
    Scripted,
    colour,
    ledger,
)

words = st.text("abcdefgh_0123456789", min_size=1, max_size=6)
domains = st.builds(Domain, words, st.lists(words, min_size=1, max_size=5, unique=True).map(tuple))


# -- domains


def test_a_domain_is_read_both_ways() -> None:
    assert COLOURS["green"] == 1
    assert COLOURS.words[1] == "green"
    assert len(COLOURS) == 3
    assert repr(COLOURS) == "<Domain colour: 3 words>"


def test_a_word_outside_its_domain_says_what_there_is() -> None:
    with pytest.raises(UnknownWord, match="'pink' is no colour; known: red, green, blue") as caught:
        COLOURS["pink"]
    assert caught.value.known == ("red", "green", "blue")


def test_long_domains_are_not_listed_whole() -> None:
    with pytest.raises(UnknownWord, match=r"known: 0, 1, .*, 11, …$"):
        numbers("many", 12)["x"]
    with pytest.raises(UnknownWord, match=r"known: 0, 1, .*, 11$"):
        numbers("many", 11)["x"]


def test_numbers_go_up_to_the_last() -> None:
    assert numbers("n", 3).words == ("0", "1", "2", "3")


def test_a_domain_has_no_word_twice() -> None:
    with pytest.raises(ValueError, match="domain x has a word twice"):
        Domain("x", ["a", "b", "a"])


@pytest.mark.parametrize("word", ["", "two words", "a,b", "(a", "a)", "#1", "tab\t"])
def test_words_can_be_written_on_a_tape(word: str) -> None:
    with pytest.raises(ValueError, match="cannot be written on a tape"):
        Domain("x", [word])


# -- options


def test_options_exist_once_and_are_compared_by_identity() -> None:
    assert PAIR(1, 2) is PAIR(1, 2)
    assert PAIR(1, 2) is not PAIR(2, 1)
    assert TAKE[2] is BLUE
    assert WORDS.read("take(blue)") is BLUE


def test_an_option_knows_its_name_and_its_words() -> None:
    option = PAIR(COLOURS["blue"], 3)
    assert option.name == repr(option) == str(option) == "pair(blue,3)"
    assert option.words == ("blue", "3")
    assert option.args == (2, 3)
    assert (PASS.name, PASS.words, PASS.args) == ("pass", (), ())


def test_options_are_numbered_one_after_the_other() -> None:
    assert [RED.id, GREEN.id, BLUE.id, PASS.id, PAIR(0, 0).id, PAIR(2, 3).id] == [0, 1, 2, 3, 4, 15]
    assert WORDS.size == 16
    assert [verb.name for verb in WORDS.verbs] == ["take", "pass", "pair"]


@given(st.integers(0, WORDS.size - 1))
def test_every_number_is_one_option_and_every_name_too(number: int) -> None:
    option = WORDS.numbered(number)
    assert option.id == number
    assert WORDS.read(option.name) is option
    assert pickle.loads(pickle.dumps(option)) is option


@given(st.lists(st.lists(domains, max_size=3), min_size=1, max_size=4))
def test_numbers_fit_any_vocabulary(verbs: list[list[Domain]]) -> None:
    vocabulary = Vocabulary("drawn", __name__)
    for n, arguments in enumerate(verbs):
        vocabulary.verb(f"verb_{n}", *arguments)
    seen = [vocabulary.numbered(number) for number in range(vocabulary.size)]
    assert [option.id for option in seen] == list(range(vocabulary.size))
    assert len({option.name for option in seen}) == vocabulary.size
    assert [option for verb in vocabulary.verbs for option in verb.each()] == seen
    assert all(vocabulary.read(option.name) is option for option in seen)


@pytest.mark.parametrize("number", [16, 17, 1000, -1])
def test_a_number_beyond_the_last_is_refused(number: int) -> None:
    with pytest.raises(UnknownWord, match="0 to 15"):
        WORDS.numbered(number)


@pytest.mark.parametrize("args", [(3, 0), (0, 4), (-1, 0), (0, -1)])
def test_arguments_outside_their_domain_are_refused(args: tuple[int, int]) -> None:
    with pytest.raises(UnknownWord):
        PAIR(*args)


@pytest.mark.parametrize("args", [(), (1,), (1, 2, 3)])
def test_a_verb_wants_all_its_arguments(args: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="zip"):
        PAIR(*args)


@pytest.mark.parametrize("text", ["pair(red,1)", "pair( red , 1 )", " pair(red,1) ", "pair (red,1)"])
def test_names_are_read_with_room_to_breathe(text: str) -> None:
    assert WORDS.read(text) is PAIR(0, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fly(red)", "'fly' is no verb; known: take, pass, pair"),
        ("take(pink)", "'pink' is no colour"),
        ("take", r"'take' is no option; known: take\(colour\)"),
        ("take(red,green)", r"known: take\(colour\)"),
        ("pass(red)", "known: pass"),
        ("pair(red)", r"known: pair\(colour,seat\)"),
        ("take(red", "is no option"),
        ("", "is no option"),
        ("take(red))", "is no option"),
    ],
)
def test_names_that_make_no_sense_say_what_would(text: str, says: str) -> None:
    with pytest.raises(UnknownWord, match=says):
        WORDS.read(text)


def test_a_verb_is_declared_once() -> None:
    vocabulary = Vocabulary("twice", __name__)
    vocabulary.verb("go")
    with pytest.raises(ValueError, match="go is declared twice in twice"):
        vocabulary.verb("go", COLOURS)


def test_an_option_is_unpickled_where_its_game_is_not_loaded_yet() -> None:
    program = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).name)"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(PAIR(1, 1)), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == "pair(green,1)"


def test_verbs_and_vocabularies_show_themselves() -> None:
    assert repr(PAIR) == "<Verb pair>"
    assert PAIR.domains == (COLOURS, SEATS)


# -- audiences


def test_audiences_are_sets_of_seats() -> None:
    assert only(3) == 8
    assert EVERYONE >> 5 & 1
    assert EVERYONE >> SPECTATOR & 1
    assert not only(3) >> SPECTATOR & 1
    assert not NOBODY >> 0 & 1


# -- decisions


def decided(blue: bool) -> Decision:
    decision = colour(1)
    decision.state = Scripted().new(2, {})
    decision.state.blue = blue
    return decision


def test_options_are_computed_when_asked_for_and_again_when_forgotten() -> None:
    decision = decided(blue=False)
    assert decision.options == [RED, GREEN]
    decision.state.blue = True
    assert decision.options == [RED, GREEN]
    decision.forget()
    assert decision.options == [RED, GREEN, BLUE]


def test_barred_options_come_with_their_rule() -> None:
    assert decided(blue=False).barred == [(BLUE, "SCR-PLAY-2")]
    assert decided(blue=True).barred == []


def test_why_not_names_the_rule_that_bars_or_else_the_decisions_own() -> None:
    decision = decided(blue=False)
    assert decision.why_not(RED) == []
    assert decision.why_not(BLUE) == ["SCR-PLAY-2"]
    assert decision.why_not(PASS) == ["SCR-PLAY-1"]


def test_barring_costs_nothing_unless_somebody_asked_why() -> None:
    quiet, curious = Ask(3, []), Ask(3, [], True, [])
    for ask in (quiet, curious):
        ask.bar(RED, "SCR-PLAY-1")
    assert (quiet.why, quiet.barred) == (False, None)
    assert (curious.why, curious.barred) == (True, [(RED, "SCR-PLAY-1")])
    assert quiet.subject == 3


def test_offers_know_what_a_decision_is_about() -> None:
    def offer(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options.append(TAKE[ask.subject])
        ask.bar(PASS, f"about {ask.subject}")

    decision = Decision(0, "about", offer, rule="SCR-PLAY-1", subject=2)
    decision.state = State.__new__(State)
    assert decision.options == [BLUE]
    assert decision.barred == [(PASS, "about 2")]
    assert repr(decision) == "<Decision: seat 0 about>"


@pytest.mark.parametrize("asking", [all_of, any_of])
def test_asking_nobody_is_an_error_and_not_a_game_that_stands_still(asking: object) -> None:
    assert callable(asking)
    with pytest.raises(ValueError, match="nobody would ever answer"):
        asking([])


# -- forced


def test_a_step_with_one_outcome_is_carried_out_by_itself() -> None:
    def only_blue(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options += [BLUE] if g.blue else [RED, GREEN]

    def unit(g: Ledger) -> Script[None]:
        for g.blue in (True, False):
            option: Option = yield from forced(g, Decision(0, "step", only_blue, rule="SCR-PLAY-1"))
            g.log.append(option.name)

    table = Table(Scripted(unit), 1, seed=1)
    assert ledger(table).log == ["take(blue)"]
    assert table.pending[0].options == [RED, GREEN]
    table.choose(0, GREEN)
    assert ledger(table).log == ["take(blue)", "take(green)"]
    assert [event[2] for event in table.tape if not isinstance(event, Outcome)] == [GREEN]


def test_a_forced_question_knows_the_table_it_is_asked_at() -> None:
    def unit(g: Ledger) -> Script[None]:
        g.blue = True
        yield from forced(g, colour(0))

    table = Table(Scripted(unit), 1, seed=1)
    assert table.pending[0].options == [RED, GREEN, BLUE]
    assert table.pending[0].state is table.state


def test_interned_options_are_the_same_object_everywhere() -> None:
    def unit(g: Ledger) -> Script[None]:
        option: Option = yield colour(0)
        g.blue = option is RED

    table = Table(Scripted(unit), 1, seed=1)
    table.choose(0, "take(red)")
    assert ledger(table).blue


def test_a_rule_that_asks_for_the_impossible_can_be_passed_over() -> None:
    def nothing(g: Ledger, seat: int, ask: Ask) -> None:
        ask.bar(RED, "SCR-PLAY-1")

    def something(g: Ledger, seat: int, ask: Ask) -> None:
        ask.options.append(RED)

    assert not possible(None, Decision(0, "take", nothing, "SCR-PLAY-1"))
    assert possible(None, Decision(0, "take", something, "SCR-PLAY-1"))
