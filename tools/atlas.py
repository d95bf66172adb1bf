"""What a million games say: every game, haunt, rulebook and mode, played by bots, and answers to what players ask.

`python -m tools.atlas --games 1000000 --into FOLDER` is for the night, best with the compiled program; stopped, the
same command goes on. It writes a file for each study, `report.html` and `index.md` with the answers in figures; what
surprised us is written by people, between the marks that are kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from housebound.kernel import registry
from housebound.locales import speech
from housebound.study import running
from housebound.study.plan import Study, sweep
from housebound.study.playing import Played
from housebound.study.report.chapters import Chapter, chapters
from housebound.study.report.figure import Figure
from housebound.study.report.page import page

SEED = 20_000


class Planned(NamedTuple):
    """One study of the atlas: its name, its game, what is fixed and what is varied, and its part of all games."""

    name: str
    game: str
    fixed: dict[str, str]
    varied: dict[str, Sequence[str]]
    part: float


_RULEBOOKS = ("default", "ru", "pl", "it")
STUDIES = (
    *(
        Planned(f"betrayal-{book}", "betrayal", {"rulebook": book, "date": "10-31"}, {"seats": "3456"}, 0.07)
        for book in _RULEBOOKS
    ),
    Planned(
        "betrayal-haunts",
        "betrayal",
        {"date": "10-31"},
        {"haunt": [str(n) for n in range(1, 51)], "seats": "3456"},
        0.3,
    ),
    Planned("room25-suspicion", "room25", {"mode": "suspicion"}, {"seats": "45678"}, 0.08),
    Planned("room25-team", "room25", {"mode": "team"}, {"seats": "468"}, 0.03),
    Planned("room25-competition", "room25", {"mode": "competition"}, {"seats": "234"}, 0.03),
    Planned(
        *(
            "room25-cooperation",
            "room25",
            {"mode": "cooperation"},
            {"level": ("normal", "insane"), "seats": "23456"},
            0.03,
        )
    ),
    Planned("room25-solo", "room25", {"mode": "solo"}, {"level": ("normal", "insane")}, 0.03),
    Planned(
        *("terrorscape", "terrorscape", {}, {"killer": ("butcher", "ghost", "maniac"), "seats": "234"}, 0.14),
    ),
    Planned("terrorscape-crossroads", "terrorscape", {"crossroads": "true"}, {"seats": "4"}, 0.04),
    Planned("terrorscape-plan", "terrorscape", {"plan": "true"}, {"seats": "234"}, 0.04),
)


class Question(NamedTuple):
    """What players ask, and the figures that answer it: the chapter's name and the figure's."""

    asked: str
    figures: tuple[tuple[str, str], ...]


QUESTIONS = (
    Question("Which haunts are hardest?", (("betrayal-haunts", "by-haunt"),)),
    Question(
        "Does the first player win more?",
        (("betrayal-default", "seats"), ("room25-suspicion", "seats"), ("terrorscape", "seats")),
    ),
    Question(
        "Which omen is to be feared?", (("betrayal-default", "by-haunt_omen"), ("betrayal-default", "had-had-heroes"))
    ),
    Question(
        "Does the Polish rulebook favour the traitor more than the Italian?",
        tuple((f"betrayal-{book}", "sides") for book in _RULEBOOKS),
    ),
    Question("When does the haunt begin?", (("betrayal-default", "spread-haunt_round"),)),
    Question(
        "How hard is each mode of Room 25?",
        tuple((one.name, "sides") for one in STUDIES if one.game == "room25"),
    ),
    Question("What kills in Room 25?", (("room25-suspicion", "death-causes"),)),
    Question("Which killer is the worst?", (("terrorscape", "by-killer"),)),
    Question("How do victims get away?", (("terrorscape", "endings-way"),)),
)
BEGIN, END = "<!-- by hand -->", "<!-- /by hand -->"
HEAD = """# What {games} games say

{games} games of every kind, haunt, rulebook and mode, played by the sensible bots; the same with every plot is
`docs/atlas/report.html`. **All of this measures our bots, not people.** They never talk, they keep no grudge, and where
a haunt asks for a plan that all share, they are worse at it than you. `python -m tools.atlas --games {asked}` plays it
again.

"""


def study_of(planned: Planned, games: int) -> Study:
    """The study of a plan, with its part of all games."""
    game = registry.find(planned.game)
    cells = sweep(game, None, dict(planned.fixed), ("sensible",), planned.varied)
    return Study(planned.game, cells, max(1, round(games * planned.part / len(cells))), SEED)


def play_all(games: int, into: Path, cores: int | None) -> list[Path]:
    """The files of all studies, those that are there already as they are."""
    files: list[Path] = []
    with Progress(console=Console(stderr=True)) as bar:
        for planned in STUDIES:
            out = into / f"{planned.name}.parquet"
            files.append(out)
            if out.exists() and running.begun(out) is None:
                continue
            study = study_of(planned, games)
            task = bar.add_task(planned.name, total=study.total)

            def count(played: Played, before: bool, task: object = task) -> bool:
                bar.advance(task, len(played.rows))  # type: ignore[arg-type]
                return True

            running.run(study, out, into / "failed", count, cores)
    return files


def _games_of(made: Sequence[Chapter]) -> int:
    """How many games the chapters tell of; a comparison of two tells of none that stand nowhere else."""
    return sum(
        int(re.sub(r"\D", "", chapter.about.split(" ")[0]) or 0) for chapter in made if " and " not in chapter.title
    )


def answers(made: Sequence[Chapter], asked: int, by_hand: str) -> str:
    """The page: each question with its figures, and what people wrote about them."""
    figures = {(chapter.name, figure.name): figure for chapter in made for figure in chapter.figures}
    parts = [HEAD.format(games=f"{_games_of(made):,}", asked=asked), f"{BEGIN}\n{by_hand}\n{END}\n"]
    for question in QUESTIONS:
        parts.append(f"## {question.asked}\n")
        for where in question.figures:
            if where in figures:
                parts.append(f"*{where[0]}.* {figures[where].caption}\n\n{_table(figures[where])}\n")
    return "\n".join(parts)


def _table(figure: Figure) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (figure.head, ["---"] * len(figure.head), *figure.rows)]
    return "\n".join(lines)


def kept_by_hand(path: Path) -> str:
    """What people wrote between the marks of an earlier page."""
    if not path.exists():
        return "What surprised us is still to be written."
    return path.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0].strip()


def main(
    games: Annotated[int, typer.Option(min=100, help="How many games in all, about.")] = 1_000_000,
    into: Annotated[Path, typer.Option(help="The folder of its files.")] = Path("docs/atlas"),
    cores: Annotated[int | None, typer.Option(min=1, help="How many processes play.")] = None,
) -> None:
    into.mkdir(parents=True, exist_ok=True)
    made = list(chapters(play_all(games, into, cores), "en"))
    (into / "report.html").write_text(page(f"What {_games_of(made):,} games say", made, speech()), encoding="utf-8")
    readme = into / "index.md"
    readme.write_text(answers(made, games, kept_by_hand(readme)), encoding="utf-8")
    Console().print(f"Written to {into}.")


if __name__ == "__main__":
    typer.run(main)
