"""The report: its figures against counts made by hand, its page without a network, its pictures, its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl
import pytest
import vl_convert
from playwright.sync_api import Browser

import housebound
from housebound.kernel.chronicle import DEATH_ROUNDS, DEATH_SEATS
from housebound.locales import speech
from housebound.locales.figures import plot_numbers
from housebound.study import running
from housebound.study.files import write
from housebound.study.plan import Study, columns_of, sweep
from housebound.study.report.chapters import Chapter, chapters
from housebound.study.report.figure import Figure, finished
from housebound.study.report.page import page, pictures
from housebound.study.report.reading import Reading
from housebound.study.report.shares import by_group, by_side
from housebound.study.report.spread import survival
from tests.browser.conftest import LIMIT, browser  # noqa: F401
from tests.study.test_running import on

GAMES = {"betrayal": "sensible", "room25": "random", "terrorscape": "sensible"}
"""Who plays which: sensible bots where that is quick."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A small study of each game, and a second one of Betrayal by another rulebook."""
    folder = tmp_path_factory.mktemp("studies")
    found: dict[str, Path] = {}
    for name, settings in [*((game, {}) for game in GAMES), ("betrayal", {"rulebook": "ru"})]:
        game = housebound.game(name)
        label = name if not settings else f"{name}-ru"
        found[label] = folder / f"{label}.parquet"
        study = Study(name, sweep(game, 4, settings, (GAMES[name],), {}), 80, 1)
        running.run(study, found[label], folder, on, 1)
    return found


@pytest.fixture(scope="module")
def made(files: dict[str, Path]) -> list[Chapter]:
    return list(chapters(list(files.values()), "en"))


def figure(chapter: Chapter, name: str) -> Figure:
    return next(figure for figure in chapter.figures if figure.name == name)


def test_sides_are_counted_as_by_hand(files: dict[str, Path]) -> None:
    rows = pl.read_parquet(files["betrayal"])
    shown = next(by_side(Reading(files["betrayal"], "en"))).rows
    for side, row in zip(("heroes", "traitor"), shown, strict=False):
        won = sum(side in sides for sides in rows["sides_won"])
        there = sum(side in sides for sides in rows["sides"])
        assert row[:3] == [side, str(won), str(there)]
    nobody = sum(not len(winners) for winners in rows["winners"])
    assert [row for row in shown if row[0] == "nobody"] == ([] if not nobody else [shown[-1]])


def test_groups_are_counted_as_by_hand(files: dict[str, Path]) -> None:
    rows = pl.read_parquet(files["terrorscape"])
    shown = next(one for one in by_group(Reading(files["terrorscape"], "en")) if one.name == "by-killer").rows
    for row in shown:
        mine = [sides for killer, sides in rows.select("killer", "sides_won").iter_rows() if killer in row[0].lower()]
        side = {"killer": "killer", "victims": "team"}[row[1]]
        assert row[2:4] == [str(sum(side in sides for sides in mine)), str(len(mine))]
    assert sum(int(row[3]) for row in shown) == 2 * rows.height


def test_survival_is_that_of_kaplan_and_meier(tmp_path: Path) -> None:
    """Three seats of one side: one falls in round 2, one game is over in round 3, one falls in round 4."""
    room25 = housebound.game("room25")
    columns = columns_of(room25)
    lives = [(0, 5, [0], [2]), (1, 3, [], []), (2, 5, [0], [4])]
    common = {
        "game": "room25",
        "seats": 1,
        "winners": [],
        "sides": ["everybody"],
        "roles": ["prisoner"],
        "sides_won": [],
    }
    rows = [
        [{**common, "number": n, "rounds": rounds, DEATH_SEATS: seats, DEATH_ROUNDS: fell}.get(c.name) for c in columns]
        for n, rounds, seats, fell in lives
    ]
    path = tmp_path / "three.parquet"
    write(path, columns, rows)
    curve = {row[1]: row[2] for row in next(survival(Reading(path, "en"))).rows}
    assert curve == {"0": "100.0%", "2": "66.7%", "3": "66.7%", "4": "0.0%"}


def test_every_chapter_has_the_figures_that_people_ask_for(made: list[Chapter]) -> None:
    names = [{one.name for one in chapter.figures} for chapter in made]
    assert {"sides", "by-haunt", "by-haunt_omen", "endings-why", "seats", "by-explorers"} <= names[0]
    assert {"spread-rounds", "spread-haunt_round", "survival", "death-map", "death-places"} <= names[0]
    assert any(name.startswith("had-") for name in names[0])
    assert {"by-characters", "spread-countdown_left", "death-causes", "death-map", "survival"} <= names[1]
    assert {"by-killer", "endings-way", "spread-encounters", "spread-noises", "spread-level"} <= names[2]
    assert {"compared-sides", "compared-haunt_omen", "compared-length"} <= names[4]
    assert made[4].title.startswith("Betrayal")


def test_all_texts_are_words_and_no_message_is_missing(made: list[Chapter]) -> None:
    for chapter in made:
        for one in chapter.figures:
            for text in (chapter.title, chapter.about, one.title, one.caption, *one.head):
                assert not re.search(r"\b(report|study|column|side|value|setting)-[a-z]|[a-z]_[a-z]|\{", text), text
            for row in one.rows:
                assert len(row) == len(one.head)
                said = row[:-1] if one.name == "endings-why" else row  # a rule may name the variants it goes with
                assert not re.search(r"[a-z]_[a-z]", " ".join(said)), row


def test_every_plot_is_drawn_as_png_and_as_svg(made: list[Chapter], tmp_path: Path) -> None:
    some = [made[4], Chapter("r25", "", "", made[1].figures[:2] + made[1].figures[-2:])]
    count = sum(one.chart is not None for chapter in some for one in chapter.figures)
    assert pictures(some, tmp_path, "png", speech()) == pictures(some, tmp_path, "svg", speech()) == count
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in tmp_path.glob("*.png"))
    assert all("<svg" in path.read_text() for path in tmp_path.glob("*.svg"))


def test_plots_carry_their_data_and_ask_nobody_for_more(made: list[Chapter]) -> None:
    for chapter in made:
        for one in chapter.figures:
            if one.chart is not None:
                spec = finished(one.chart, "en")
                del spec["$schema"]
                assert "http" not in str(spec)


def test_the_page_needs_no_network_and_draws_every_plot(
    made: list[Chapter],
    tmp_path: Path,
    browser: Browser,  # noqa: F811
) -> None:
    path = tmp_path / "report.html"
    path.write_text(page("Five <studies>", made, speech()), encoding="utf-8")
    assert path.stat().st_size < 5_000_000
    plots = sum(one.chart is not None for chapter in made for one in chapter.figures)
    context = browser.new_context(offline=True)
    tab = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.goto(path.as_uri())
    tab.wait_for_function(f"() => document.querySelectorAll('.plot svg.marks').length === {plots}", timeout=LIMIT)
    assert tab.title() == "Five <studies>"
    assert tab.locator("details table").count() == plots
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert wrong == []
    context.close()


def test_plots_and_their_menus_speak_the_readers_language(
    made: list[Chapter],
    tmp_path: Path,
    browser: Browser,  # noqa: F811
) -> None:
    chapter = next(chapter for chapter in made if any(one.chart is not None for one in chapter.figures))
    path = tmp_path / "report.html"
    path.write_text(page("Badania", [chapter], speech(language="pl")), encoding="utf-8")
    tab = browser.new_page()
    tab.goto(path.as_uri())
    menu = tab.locator(".plot details").first
    menu.wait_for(state="attached", timeout=LIMIT)
    say = speech(language="pl").say
    assert menu.get_attribute("title") == say("report-plot-menu")
    menu.locator("summary").click()
    assert tab.locator(".vega-actions").first.locator("a").all_inner_texts() == [
        say("report-plot-svg"),
        say("report-plot-png"),
    ]
    tab.close()


@pytest.mark.parametrize(("language", "written"), [("en", "1,234.5"), ("pl", "1\u00a0234,5"), ("it", "1.234,5")])
def test_numbers_of_plots_are_written_as_the_language_does(language: str, written: str) -> None:
    """As its texts beside them: the plots are drawn with the same signs."""
    signs = plot_numbers(language)
    assert written == f"1{signs['thousands']}234{signs['decimal']}5"
    chart = alt.Chart(alt.InlineData(values=[{"x": 1234.5}])).mark_text().encode(text=alt.Text("x:Q", format=",.1f"))
    assert written in vl_convert.vegalite_to_svg(finished(chart, language))


def _leaves(spec: Any) -> Iterator[dict[str, Any]]:
    """Every single plot in a specification, however it is composed."""
    parts = [part for how in ("layer", "hconcat", "vconcat") for part in spec.get(how, ())]
    if isinstance(spec.get("spec"), dict):
        parts.append(spec["spec"])
    for part in parts:
        yield from _leaves(part)
    if "mark" in spec:
        yield spec


def test_what_colours_tell_apart_shapes_dashes_or_fillings_do_too(made: list[Chapter]) -> None:
    """So a report can be read in black and white: shades of one ink stand for numbers alone."""
    told = 0
    for chapter in made:
        for one in chapter.figures:
            for leaf in _leaves(finished(one.chart, "en")) if one.chart is not None else ():
                encoding = leaf.get("encoding", {})
                colour = encoding.get("color", {})
                if colour.get("type") != "nominal" or leaf["mark"]["type"] in ("rule", "area"):
                    continue
                same = [encoding.get(channel, {}).get("field") for channel in ("shape", "strokeDash")]
                assert colour["field"] in same, (chapter.name, one.name)
                told += 1
    assert told > 3


def test_games_are_compared_by_the_modes_that_a_study_varied(tmp_path: Path) -> None:
    game = housebound.game("room25")
    cells = sweep(game, 4, {}, ("random",), {"mode": ["suspicion", "competition"], "powers": ["true", "false"]})
    path = tmp_path / "modes.parquet"
    running.run(Study("room25", cells, 6, 1), path, tmp_path, on, 1)
    reading = Reading(path, "en")
    shown = {one.name: one for one in by_group(reading)}
    mode = next(column for column in reading.columns if column.name == "option_mode")
    said = {reading.words.value(mode, word): word for word in ("suspicion", "competition")}
    rows = pl.read_parquet(path)
    for row in shown["by-option_mode"].rows:
        mine = rows.filter(pl.col("option_mode") == said[row[0]])
        won = {reading.words.side(side) for sides in mine["sides_won"] for side in sides}
        assert int(row[3]) == mine.height == 12
        assert (row[2] != "0") == (row[1] in won)
    assert "by-option_powers" in shown
