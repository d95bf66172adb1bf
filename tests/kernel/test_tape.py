"""Tapes: a whole game as text."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.kernel import tape as tapes
from housebound.kernel.chance import Outcome
from housebound.kernel.check.alike import difference
from housebound.kernel.check.sample import Chooser
from housebound.kernel.errors import BadPosition, BadSetting, BadTape, CannotUndo, UnknownGame
from housebound.kernel.script import Script, all_of
from housebound.kernel.table import Table
from housebound.kernel.tape import domains_of, load_text, parse, read_event
from housebound.kernel.tape_rows import written
from tests.kernel.cellar import CARDS, CELLAR, Cellar
from tests.kernel.scripted import COLOURS, DIE, GREEN, RED, WORDS, Ledger, Scripted, ask_each, colour, ledger


def rolling(g: Ledger) -> Script[None]:
    while len(g.log) < 6:
        g.log.append(str(g.chance.roll(DIE)))
        yield colour(0)


def middle(seed: int = 7) -> Table:
    table = Table(Scripted(rolling), 2, seed=seed)
    table.choose(0, RED)
    table.choose(0, GREEN)
    return table


def test_a_tape_is_readable() -> None:
    table = Table(Scripted(rolling), 2, seed=7)
    table.choose(0, GREEN)
    assert table.save_text().splitlines() == [
        "housebound tape 1",
        "game: scripted",
        "version: 1",
        "seats: 2",
        "seed: 7",
        "",
        f"~die {ledger(table).log[0]}",
        f"0 take(green) ~die {ledger(table).log[1]}",
    ]


def test_settings_are_written_where_they_are_not_the_usual_ones() -> None:
    table = Table(CELLAR, 2, {"rounds": 1, "title": "A # title: with signs", "quick": False}, seed=1)
    header, _ = parse(table.save_text())
    assert header == {
        "game": "cellar",
        "version": "1",
        "seats": "2",
        "seed": "1",
        "rounds": "1",
        "title": '"A # title: with signs"',
    }
    assert load_text(table.save_text(), game=CELLAR).settings == table.settings


def test_the_result_is_written_for_people_to_read() -> None:
    table = Table(Scripted(ask_each(0)), 1, seed=1)
    assert "result" not in table.save_text()
    table.choose(0, RED)
    assert "result: 0 (SCR-PLAY-1)" in table.save_text().splitlines()


def test_a_loaded_game_goes_on_with_the_same_dice() -> None:
    table = middle()
    again = load_text(table.save_text(), game=table.game)
    assert difference(again.state, table.state) == ""
    for _ in range(4):
        for one in (table, again):
            one.choose(0, RED)
    assert again.save_text() == table.save_text()


def test_a_tape_that_ends_before_its_dice_rolls_them_alike() -> None:
    table = middle()
    text = table.save_text()
    cut = text.rsplit("~", 1)[0]
    assert load_text(cut, game=table.game).save_text() == text


def test_only_the_first_events_may_be_loaded() -> None:
    table = middle()
    again = load_text(table.save_text(), length=2, game=table.game)
    assert [event[2] for event in again.tape if not isinstance(event, Outcome)] == [RED]
    assert load_text(table.save_text(), length=0, game=table.game).waiting == [(0, "colour")]


def test_a_tape_can_be_loaded_without_ears_and_memory() -> None:
    again = load_text(middle().save_text(), game=Scripted(rolling), listening=False, searchable=False)
    assert again.state.notices is None
    with pytest.raises(CannotUndo):
        again.clone()


def test_what_follows_a_hash_is_a_comment_and_empty_lines_do_not_count() -> None:
    table = Table(Scripted(asked_in_turn), 2, seed=7)
    table.choose(0, RED)
    table.choose(0, GREEN)
    text = table.save_text()
    commented = text.replace("0 take(red) (green)", "\n# the first choice\n  0 take(red)  (green) # red, of course\n\n")
    assert commented != text
    assert load_text(commented, game=Scripted(asked_in_turn)).save_text() == text


def test_a_changed_secret_answer_is_on_the_tape_and_so_is_a_seats_second_decision() -> None:
    def unit(g: Ledger) -> Script[None]:
        yield all_of([colour(0), colour(0), colour(1)])

    table = Table(Scripted(unit), 2, seed=1)
    for option in (RED, GREEN, GREEN):
        table.choose(0, option)
    lines = table.save_text().splitlines()
    assert lines[-3:] == ["0 take(red)", "0.1 take(green)", "0 take(green)"]
    again = load_text(table.save_text(), game=table.game)
    assert [answer for _, answer in again.answered] == [GREEN, GREEN]


def asked_in_turn(g: Ledger) -> Script[None]:
    for seat in (0, 0, 0, 1, 0, 0):
        g.log.append((yield colour(seat)).name)


def test_what_one_seat_chooses_in_a_row_stands_in_one_line_and_no_verb_twice() -> None:
    table = Table(Scripted(asked_in_turn), 2, seed=1)
    for seat, option in ((0, RED), (0, GREEN), (0, RED), (1, RED), (0, GREEN)):
        table.choose(seat, option)
    lines = table.save_text().splitlines()
    assert lines[-3:] == ["0 take(red) (green) (red)", "1 take(red)", "0 take(green)"]
    again = load_text(table.save_text(), game=table.game)
    assert ledger(again).log == ledger(table).log
    assert again.save_text() == table.save_text()


def test_a_choice_in_the_middle_of_a_row_is_a_step_by_itself() -> None:
    """As on the tapes of before, where every choice had a line of its own."""
    header = "housebound tape 1\ngame: scripted\nseats: 2\nseed: 1\n\n"
    in_a_row, apart = header + "0 take(red) (green)  take(red)\n", header + "0 take(red)\n0 take(green)\n0 take(red)\n"
    game = Scripted(asked_in_turn)
    assert parse(in_a_row)[1] == parse(apart)[1] == ["0 take(red)", "0 take(green)", "0 take(red)"]
    assert load_text(in_a_row, game=game).sent(0) == load_text(apart, game=game).sent(0)
    assert load_text(in_a_row, game=game, length=2).tape == load_text(apart, game=game).tape[:2]
    with pytest.raises(BadTape, match=r"step 2: take\(blue\) is not allowed"):
        load_text(header + "0 take(red) (blue) (red)\n", game=game)
    for nonsense in ("0 (red)", "0 take(red) ((green)", "0 take(red) green)", "0.1 take(red) (green)"):
        with pytest.raises(BadTape, match="step 1: "):
            load_text(header + nonsense + "\n", game=game)


def test_what_comes_up_meanwhile_stands_in_the_row_and_no_domain_twice() -> None:
    table = middle()
    first, second, third = ledger(table).log
    assert table.save_text().splitlines()[-2:] == [f"~die {first}", f"0 take(red) ~die {second} (green) ~ {third}"]
    assert parse(table.save_text())[1] == [
        f"~die {first}",
        "0 take(red)",
        f"~die {second}",
        "0 take(green)",
        f"~die {third}",
    ]


def test_an_outcome_of_several_words_is_one_outcome_as_on_the_tapes_of_before() -> None:
    header = "housebound tape 1\ngame: scripted\nseats: 2\nseed: 1\n\n"
    assert parse(header + "~die 1 2 3\n~die 4 ~ 5 ~coin head\n")[1] == ["~die 1 2 3", "~die 4", "~die 5", "~coin head"]


@given(seed=st.integers(0, 10**6))
def test_rows_say_the_same_as_single_lines(seed: int) -> None:
    table = Table(CELLAR, 2, seed=seed)
    chooser = Chooser(Random(seed))
    while not table.over:
        chooser.move(table)
        assert parse(table.save_text())[1] == [written(event) for event in table.tape]


# -- files


def test_a_table_is_saved_in_a_file_and_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "evening.tape"
    table = middle()
    table.save(path)
    assert path.read_text(encoding="utf-8") == table.save_text()
    table.choose(0, RED)
    table.save(str(path))
    assert path.read_text(encoding="utf-8") == table.save_text()
    assert [file.name for file in tmp_path.iterdir()] == ["evening.tape"]


def test_an_interrupted_save_leaves_the_old_tape_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.tape"
    table = middle()
    table.save(path)
    old = path.read_text(encoding="utf-8")
    table.choose(0, RED)

    def interrupted(source: object, target: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        table.save(path)
    assert path.read_text(encoding="utf-8") == old


def test_a_file_that_is_not_text_is_no_tape(tmp_path: Path) -> None:
    path = tmp_path / "picture.tape"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadTape, match="is not text: no tape"):
        tapes.load(path)


def test_load_finds_the_game_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "evening.tape"
    middle().save(path)
    with pytest.raises(UnknownGame, match="no game 'scripted' is installed"):
        tapes.load(path)


# -- bad tapes


HEADER = "housebound tape 1\ngame: scripted\nseats: 2\nseed: 7\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this is no tape: its first line must be 'housebound tape 1'"),
        ("housebound tape 2\n", "this is no tape"),
        ("housebound tape 1\ngame scripted\n", "header line 2: 'game scripted' is not 'name: value'"),
        ("housebound tape 1\nseats: 2\nseed: 1\n", "the header has no line 'game: …'"),
        ("housebound tape 1\ngame: scripted\nseed: 1\n", "the header has no line 'seats: …'"),
        ("housebound tape 1\ngame: scripted\nseats: 2\n", "the header has no line 'seed: …'"),
        (HEADER.replace("seats: 2", "seats: two"), "header seats: 'two' is no whole number"),
        (HEADER.replace("seed: 7", "seed: seven"), "header seed: 'seven' is no whole number"),
        (HEADER + "undone: often\n", "header undone: 'often' is no whole number"),
        (HEADER + "position: {\n", "header position: "),
        (HEADER + "position: [1]\n", r"header position: '\[1\]' is no position"),
        (HEADER + "rounds: [1]\n", r"header rounds: '\[1\]' is no setting"),
        (HEADER + "\n~die 3\nnonsense\n", "step 2: cannot read 'nonsense': want 'SEAT option' or '~domain word'"),
        (HEADER + "\n~die 3\n0 fly\n", "step 2: 'fly' is no verb"),
        (HEADER + "\n~dice 3\n", "step 1: 'dice' is no domain"),
        (HEADER + "\n~\n", "step 1: '' is no domain"),
        (HEADER + "\n~die 9\n", "step 1: '9' is no die"),
        (HEADER + "\n~die\n", "step 1: die  cannot come up here"),
        (HEADER + "\n0 take(red)\n", r"step 1: the rules want an outcome of die, the tape has take\(red\)"),
        (HEADER + "\n~die 3\n0 take(blue)\n", r"step 2: take\(blue\) is not allowed: SCR-PLAY-2"),
        (HEADER + "\n~die 3\n0 pass\n", "step 2: pass is not allowed: SCR-PLAY-1"),
        (HEADER + "\n~die 3\n~die 3\n", "step 2: an outcome of die is on the tape, but none is wanted"),
        (HEADER.replace("scripted", "cellar"), "this is a tape of cellar, not of scripted"),
    ],
)
def test_a_bad_tape_says_what_is_wrong_and_where(text: str, says: str) -> None:
    with pytest.raises(BadTape, match=says):
        load_text(text, game=Scripted(rolling))


def test_settings_of_a_tape_are_checked() -> None:
    with pytest.raises(BadSetting, match="scripted has no option 'colour'"):
        load_text(HEADER + "colour: red\n", game=Scripted(rolling))
    with pytest.raises(BadSetting, match="scripted is for 1, 2 or 3 seats, not 9"):
        load_text(HEADER.replace("seats: 2", "seats: 9"), game=Scripted(rolling))


def test_a_position_that_the_game_cannot_read_is_refused() -> None:
    with pytest.raises(BadPosition, match="scripted reads no positions yet"):
        load_text(HEADER + "position: {}\n", game=Scripted(rolling))


# -- positions


def test_a_game_from_a_position_is_saved_with_it_and_undone_to_it() -> None:
    given = {"cards": ["ghost", "rat"], "candles": [1, 0]}
    origin = CELLAR.from_position(2, CELLAR.settle(2, {}), given)
    table = Table(CELLAR, 2, origin=origin, seed=4)
    assert table.pending[0].barred[0][1] == "CEL-BID-2"
    table.choose(0, "bid(1)")
    table.choose(1, "bid(2)")
    again = load_text(table.save_text(), game=CELLAR)
    assert difference(again.state, table.state) == ""
    assert again.origin is not None
    table.rewind(0)
    assert CELLAR.position(origin) == {**given, "round": 0}
    assert table.view(0).board == Table(CELLAR, 2, origin=origin, seed=4).view(0).board


# -- events


@pytest.mark.parametrize("line", ["0 take(red)", "2.1 pair(blue,3)", "11 pass", "~die 5", "~colour red red green"])
def test_events_are_read_as_they_are_written(line: str) -> None:
    assert written(read_event(line, Scripted())) == line


def test_domains_are_found_by_name() -> None:
    assert domains_of(WORDS, DIE)["colour"] is COLOURS
    assert domains_of(WORDS, DIE)["die"] is DIE
    assert domains_of(WORDS, CARDS)["card"] is CARDS


# -- any game at all


@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 4]), length=st.integers(0, 40))
def test_any_table_is_loaded_as_it_was_saved(seed: int, seats: int, length: int) -> None:
    table = Table(CELLAR, seats, {"rounds": 3}, seed=seed)
    chooser = Chooser(Random(seed))
    for _ in range(length):
        if not table.over:
            chooser.move(table)
    text = table.save_text()
    again = load_text(text, game=CELLAR)
    assert again.save_text() == text
    assert difference(again.state, table.state) == ""
    assert [again.sent(seat) for seat in range(seats)] == [table.sent(seat) for seat in range(seats)]
    audiences = [(event.domain.name, event.to) for event in table.tape if isinstance(event, Outcome)]
    assert [(event.domain.name, event.to) for event in again.tape if isinstance(event, Outcome)] == audiences


@given(seed=st.integers(0, 10**6), line=st.integers(0, 60), noise=st.text(max_size=20))
def test_a_damaged_tape_is_refused_or_is_another_good_one(seed: int, line: int, noise: str) -> None:
    table = Table(CELLAR, 2, seed=seed)
    chooser = Chooser(Random(seed))
    while not table.over:
        chooser.move(table)
    lines = table.save_text().splitlines()
    lines[line % len(lines)] = noise
    try:
        again = load_text("\n".join(lines), game=CELLAR)
    except (BadTape, BadSetting, BadPosition):
        return
    assert isinstance(again.state, Cellar)
    CELLAR.check(again.state)
