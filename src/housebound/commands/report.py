"""To look at a study: one page with plots, pictures of them, or text in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from housebound.commands.extras import needing
from housebound.commands.page import Grid, Page
from housebound.commands.speaking import language
from housebound.kernel.errors import BadSetting
from housebound.locales import FRAME, FluentSpeech, speech

Files = Annotated[list[Path], typer.Argument(metavar="FILE…")]
Pictures = Annotated[Path | None, typer.Option(metavar="DIR")]


def report(
    files: Files,
    *,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    png: Pictures = None,
    svg: Pictures = None,
    title: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Make a report of studies: who wins, how long it takes, who dies where, and how sure all that is.

    Example: housebound report games.parquet --out report.html
    """
    with needing("study", "needed-for-a-report"):
        from housebound.study.report.chapters import chapters
        from housebound.study.report.page import page, pictures
    if out is not None and out.suffix.lower() not in ("", ".html", ".htm"):
        raise BadSetting("a-report-is-a-page", path=out)
    words = speech(FRAME, language())
    made = list(chapters(files, language()))
    if out is not None:
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(page(title or words.say("report-title"), made, words), encoding="utf-8")
        except OSError as error:
            raise BadSetting("cannot-write", path=out, why=error) from None
        typer.echo(words.say("report-written", file=str(out)))
    for folder, kind in ((png, "png"), (svg, "svg")):
        if folder is not None:
            typer.echo(words.say("report-drawn", count=pictures(made, folder, kind, words), folder=str(folder)))
    if out is None and png is None and svg is None:
        _print(made, words)


def _print(made: list[Any], words: FluentSpeech) -> None:
    console = Page()
    console.print(words.say("report-note"))
    for chapter in made:
        console.rule(chapter.title)
        console.print(chapter.about)
        for figure in chapter.figures:
            grid = Grid(
                *figure.head, title=figure.title, caption=figure.caption, title_justify="left", caption_justify="left"
            )
            for row in figure.rows:
                grid.add_row(*row)
            console.print(grid)
