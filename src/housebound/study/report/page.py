"""A report as one page that needs nothing but itself, and its plots as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import vl_convert

from housebound.kernel.game import Speech
from housebound.study.report.chapters import Chapter
from housebound.study.report.figure import Figure, finished

STYLE = Path(__file__).with_name("page.css")
DRAW = """
for (const place of document.querySelectorAll('.plot')) {
  vegaEmbed(place, JSON.parse(document.getElementById(place.dataset.spec).textContent),
    { actions: { export: true, source: false, compiled: false, editor: false }, renderer: 'svg', i18n: WORDS });
}
"""
MENU = {
    "CLICK_TO_VIEW_ACTIONS": "report-plot-menu",
    "SVG_ACTION": "report-plot-svg",
    "PNG_ACTION": "report-plot-png",
}
"""What the menu beside a plot says, and with which of our texts."""
LIBRARIES = "window.vegaEmbed = vegaEmbed;"
"""What of Vega's libraries the page calls; all that they need comes along."""


def page(title: str, chapters: Sequence[Chapter], speech: Speech) -> str:
    """The whole page: texts, plots, tables, and the program that draws the plots."""
    parts = [
        f'<!doctype html>\n<html lang="{speech.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body><h1>{escape(title)}</h1>",
        f'<p class="note">{escape(speech.say("report-note"))}</p>',
        _contents(chapters, speech),
    ]
    for number, chapter in enumerate(chapters):
        parts.append(f'<section><h2 id="c{number}">{escape(chapter.title)}</h2><p>{escape(chapter.about)}</p>')
        parts += [_figure(figure, f"c{number}-{figure.name}", speech) for figure in chapter.figures]
        parts.append("</section>")
    parts.append(f"<script>{vl_convert.javascript_bundle(LIBRARIES)}</script>")
    words = _in_script({name: speech.say(message) for name, message in MENU.items()})
    parts.append(f"<script>const WORDS = {words};{DRAW}</script></body></html>\n")
    return "\n".join(parts)


def _contents(chapters: Sequence[Chapter], speech: Speech) -> str:
    lines = [f'<nav aria-label="{escape(speech.say("report-contents"))}">']
    for number, chapter in enumerate(chapters):
        links = "".join(
            f'<li><a href="#c{number}-{figure.name}">{escape(figure.title)}</a></li>' for figure in chapter.figures
        )
        lines.append(f'<p><a href="#c{number}">{escape(chapter.title)}</a></p><ol>{links}</ol>')
    return "".join(lines) + "</nav>"


def _figure(figure: Figure, where: str, speech: Speech) -> str:
    caption = f'<figcaption><h3 id="{where}">{escape(figure.title)}</h3>{escape(figure.caption)}</figcaption>'
    head = "".join(f"<th>{escape(cell)}</th>" for cell in figure.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in figure.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    if figure.chart is None:
        return f"<figure>{caption}{table}</figure>"
    spec = _in_script(finished(figure.chart, speech.language))
    plot = f'<div class="plot" role="img" aria-label="{escape(figure.title)}" data-spec="{where}-spec"></div>'
    hidden = f"<details><summary>{escape(speech.say('report-table'))}</summary>{table}</details>"
    return f'<figure>{caption}{plot}<script type="application/json" id="{where}-spec">{spec}</script>{hidden}</figure>'


def _in_script(spec: dict[str, Any]) -> str:
    """JSON that no text in it can break out of."""
    return msgspec.json.encode(spec).decode().replace("<", "\\u003c")


def pictures(chapters: Sequence[Chapter], folder: Path, kind: str, speech: Speech) -> int:
    """Every plot as a file; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = 0
    for chapter in chapters:
        for figure in chapter.figures:
            if figure.chart is not None:
                path = folder / f"{chapter.name}-{figure.name}.{kind}"
                if kind == "png":
                    path.write_bytes(vl_convert.vegalite_to_png(finished(figure.chart, speech.language), scale=2))
                else:
                    path.write_text(
                        vl_convert.vegalite_to_svg(finished(figure.chart, speech.language)), encoding="utf-8"
                    )
                drawn += 1
    return drawn
