"""What goes along with the cardboard of each haunt: its setup, tokens and numbers, for those who may know them."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import TRACK
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import EXPLORATION
from housebound.games.betrayal.haunt.registry import haunt_numbered
from housebound.games.betrayal.haunt.revealing import traitor_by
from housebound.games.betrayal.play.setup import be
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.state import FIRST_MONSTER, empty_house
from housebound.games.betrayal.words import TRAITS
from housebound.kernel.beside import LINES, TALLIES, Beside, Sheet, Tally
from housebound.kernel.check import check_game
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.locales import speech
from tests.locales.test_beside import STEPS

ALL = range(1, 51)
SAY = speech("betrayal").say


def beside() -> Beside:
    assert BETRAYAL.beside is not None
    return BETRAYAL.beside


def sheet_of(haunt: int) -> Sheet:
    game = beside()
    known = haunt_numbered(haunt)
    has_traitor = known.begins_with_traitor and known.traitor_rule["rule"] != "hidden"
    return game.sheet(4, game.settle(4, {"haunt": haunt, "traitor": 2 if has_traitor else -1}))


def test_it_keeps_to_the_laws_of_every_game() -> None:
    report = check_game(beside(), tables=30)
    assert report.ok, str(report)


@pytest.mark.parametrize("haunt", ALL)
def test_a_checklist_is_the_setup_that_the_side_may_read_and_fits_its_notebook(haunt: int) -> None:
    sheet, rules = sheet_of(haunt), {rule.id: rule for rule in beside().rulebook}
    for side in sheet.sides:
        assert 0 < len(side.lines) <= LINES
        assert len(side.tallies) <= TALLIES
        assert len(side.lines) + len(side.tallies) <= 60
        for line in side.lines:
            assert (
                not rules[line].readers
                or side.name in (rules[line].readers, "everybody")
                or rules[line].readers == "everybody"
            )
    listed = {line for side in sheet.sides for line in side.lines if line[1:3].isdigit()}
    assert listed == {rule.id for rule in haunt_numbered(haunt).rulebook if "-SETUP-" in rule.id}
    assert len(sheet.shared) <= TALLIES


def read_by(haunt: int, side: str) -> str:
    """All that a side may read of the haunt, in English."""
    rules = [
        rule.text
        for rule in haunt_numbered(haunt).rulebook
        if side == "everybody" or rule.readers in (side, "everybody")
    ]
    page = "heroes" if side == "everybody" else side
    return " ".join([SAY(f"haunt-{haunt}-{page}"), *rules]).lower()


def named_in(tally: Tally, text: str) -> bool:
    """Whether a token's name stands there, in one number or the other."""
    name = re.sub(r" \d+$", "", SAY(f"{tally.domain}-{tally.word}".replace("_", "-"))).lower()
    return any(word.rstrip("sy") in text for word in (name, name.split()[-1]))


@pytest.mark.rule("BET-SECRET-6")
@pytest.mark.rule("BET-SECRET-10")
@pytest.mark.parametrize("haunt", ALL)
def test_no_counter_names_what_its_readers_are_not_told(haunt: int) -> None:
    sheet = sheet_of(haunt)
    for side in sheet.sides:
        text = read_by(haunt, side.name)
        for tally in (*sheet.shared, *side.tallies):
            if tally.domain == "tally":
                continue
            assert named_in(tally, text), (side.name, tally)
            assert not tally.trait or re.search(rf"\b{tally.start}\b", text), (side.name, tally)
    if len(sheet.sides) > 1:
        assert not any(tally.trait for tally in sheet.shared)


@pytest.mark.rule("BET-COMP-7")
@pytest.mark.parametrize("haunt", ALL)
def test_the_track_is_there_where_the_haunt_moves_it_and_is_shown_as_the_haunt_shows_it(haunt: int) -> None:
    known, sheet = haunt_numbered(haunt), sheet_of(haunt)
    code = "".join(path.read_text(encoding="utf-8") for path in known.home.glob("*.py"))
    shared = any(tally.word == "track" for tally in sheet.shared)
    own = [side.name for side in sheet.sides if any(tally.word == "track" for tally in side.tallies)]
    hidden = not known._plain("track_hidden")
    assert (shared, own) == ("g.track" in code and not hidden, ["traitor"] if hidden else [])


def test_spectators_and_sides_see_nothing_of_the_other_in_random_games() -> None:
    game = beside()
    for seed in range(20):
        rng = Random(seed)
        seats, settings = game.variety(rng)
        table = Table(game, seats, settings, seed=seed)
        while not table.over:
            state: Any = table.state
            for seat in (*range(seats), SPECTATOR):
                side = table.view(seat).board.side
                shown = {line for line in table.view(seat).board.lines if line[1:3].isdigit()}
                assert shown <= {rule.id for rule in game.rules_for(state, seat)}
                assert side or not shown
            decision = rng.choice(table.pending)
            table.choose(decision.seat, rng.choice(decision.options), decision.id)


@pytest.mark.rule("BET-REVEAL-6")
@pytest.mark.rule("BET-REVEAL-7")
@pytest.mark.rule("BET-REVEAL-8")
def test_the_traitor_is_the_one_whom_the_game_itself_would_name() -> None:
    """With the same explorers and the same numbers, whatever the haunt."""
    chart = BETRAYAL.reference().charts[0].cells
    cells = {cell: (room, omen) for room, row in chart.items() for omen, cell in row.items()}
    rng = Random(5)
    for _ in range(300):
        seats, (cell, (room, omen)) = rng.choice((3, 4, 5, 6)), rng.choice(sorted(cells.items()))
        house = empty_house(Rules(seats=seats), EXPLORATION)
        for seat, who in enumerate(rng.sample(range(0, 12, 2), seats)):
            be(house, seat, who + rng.randrange(2))
        house.clip = [rng.randrange(8) for _ in range(4 * FIRST_MONSTER)]
        house.revealer = rng.randrange(seats)
        players = [_player(house.character[seat], house.clip[seat * 4 : seat * 4 + 4]) for seat in range(seats)]
        said = {"omen": omen, "room": room, "revealer": house.revealer, "players": players}
        answer = beside().find_out(seats, said)
        assert {fact.name for fact in answer.facts} <= set(STEPS)
        rule = haunt_numbered(int(cell.removeprefix("haunt_"))).traitor_rule
        assert answer.settings["traitor"] == (-1 if rule["rule"] == "hidden" else traitor_by(house, rule)), (said, rule)


def _player(who: int, clips: list[int]) -> dict[str, object]:
    values = {word: TRACK[who * 4 + trait][clips[trait]] for trait, word in enumerate(TRAITS.words)}
    return {"explorer": BETRAYAL.domains["character"].words[who], **values}
