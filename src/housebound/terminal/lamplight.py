"""The look: night, lamplight, old paper."""

from __future__ import annotations

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

from housebound.terminal.choices import Ink

GROUND = "#16100c"
PAPER = "#e4d6bf"
LAMP = "#f0b35a"
FADED = "#9a8a76"

LAMPLIGHT = Theme(
    name="lamplight",
    dark=True,
    primary=LAMP,
    secondary="#8fb0cf",
    accent=LAMP,
    warning="#e0a458",
    error="#e0685a",
    success="#9cc28a",
    foreground=PAPER,
    background=GROUND,
    surface="#1d1510",
    panel="#261b14",
    boost="#2e2118",
    variables={"footer-key-foreground": LAMP, "footer-description-foreground": FADED, "border": "#4a3828"},
)

INK = Ink(lamp=LAMP, paper=PAPER, faded=FADED, ground=GROUND)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


_NORMAL = ("#2a1f17", "#d9655a", "#8fb87a", "#dcae5c", "#7fa4c9", "#b08cc9", "#7fb5ae", "#cfc0a8")
_BRIGHT = ("#7d6e5d", "#ee8375", "#aed69a", "#f3cb7d", "#a3c3e2", "#cba9e3", "#a0d2cb", "#f2e7d5")
WARM_ANSI = TerminalTheme(_rgb(GROUND), _rgb(PAPER), [_rgb(c) for c in _NORMAL], [_rgb(c) for c in _BRIGHT])
"""The named colours that games draw with, so that they sit well on the dark brown."""
