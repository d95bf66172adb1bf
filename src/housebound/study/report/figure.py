"""One figure of a report: a plot, the same as a table, and a sentence that says how to read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair as alt
import msgspec

from housebound.locales import figures
from housebound.locales.figures import plot_numbers
from housebound.study.words import Words

INK = "#1f1d1a"
PALE = "#d9d3c7"
INKS = [INK, "#a8492a", "#8395a5", "#c9a227", "#4d6b50", "#7a5c86", "#b58863", "#5a5a5a"]
"""In this order they also differ when printed in grey, and shapes say the same once more."""
SHAPES = ["circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "triangle-right", "triangle-left"]
DASHES = [[1, 0], [6, 3], [2, 2], [8, 2, 2, 2], [4, 4], [1, 3], [10, 3], [3, 1]]
WIDTH = 560
BAND = 22
"""Pixels for each line of a plot with words on the left."""
PERCENT = ".0%"


class Figure(msgspec.Struct):
    """What is shown. `chart` may be missing where a table says it better."""

    name: str
    """For files and links: `haunts-by-side`."""
    title: str
    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    chart: Any = None


def data(rows: Sequence[dict[str, Any]]) -> alt.InlineData:
    """Rows inside the plot itself: the page needs nothing from anywhere."""
    return alt.InlineData(values=list(rows))


def finished(chart: Any, language: str) -> dict[str, Any]:
    """A plot as Vega-Lite has it, in the dress of this house and with numbers as the language writes them."""
    dressed = (
        chart.configure(font="Georgia, 'Liberation Serif', serif", background="#ffffff")
        .configure_view(stroke=None)
        .configure_axis(
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=280, gridColor="#e6e2da"
        )
        .configure_legend(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", symbolSize=90, labelLimit=280)
        .configure_header(labelFontSize=13, titleFontSize=12, labelFontWeight="bold")
    )
    spec: dict[str, Any] = dressed.to_dict()
    spec["config"]["locale"] = {"number": plot_numbers(language)}
    return spec


def percent(share: float, words: Words) -> str:
    """A share as people write it: 12.3%, or 12,3%."""
    return figures.percent(share, words.language, 1)


def between(low: float, high: float, words: Words) -> str:
    """An interval of shares."""
    return f"{percent(low, words)} – {percent(high, words)}"
