"""The mansion drawn as text: 15 locations, the ways between them, and in each who and what is there.

A location is two lines: its code and name, and below them figures on the left, signs on the right. Where they stand is
a scheme that keeps neighbours together; the ways are drawn from the map itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from housebound.games.terrorscape.mansion import (
    ENDS,
    MAIN_ENTRANCE,
    OTHER_END,
    PATHS,
    SEARCHABLE,
    SECRET_EXIT,
    TRANSMITTER,
)
from housebound.games.terrorscape.seen.view_types import TerrorscapeView, VictimView
from housebound.games.terrorscape.words import LOCATIONS, PASSAGES
from housebound.kernel.game import Speech
from housebound.kernel.sets import has

# The lamp is for me and for now, cold blue for the unknown, red for danger.
LAMP: Final = "bold bright_yellow"
LIT: Final = "bold black on bright_yellow"
DANGER: Final = "bold red"
COLD: Final = "bold bright_blue"
QUIET: Final = "dim"
ZONE_INK: Final = {"R": "bold black on red", "B": "bold black on bright_blue", "G": "bold black on green"}

KILLER: Final = "☠"
GUESS: Final = "?"
DEAD: Final = "†"
NOISE: Final = "!"
FADED_NOISE: Final = "(!)"
FIRECRACKER: Final = "✶"
TRAP: Final = "^"
BUZZER: Final = "¤"
EXIT: Final = "⌂"
RADIO: Final = "≈"
SEARCH: Final = "○"
SECRET: Final = "~"
BARRICADE: Final = "#"

CELL: Final = 11
GAP: Final = 2
MARGIN: Final = 1
_COLUMN: Final = CELL + GAP
_ROW: Final = 3
"""Two lines for a location and one for the ways to the next row."""
SPOTS: Final = {
    **{"B1": (0, 0), "B2": (1, 0), "B3": (2, 0), "B4": (3, 0)},
    **{"R1": (0, 1), "R3": (1, 1), "B5": (2, 1), "G5": (3, 1)},
    **{"R2": (0, 2), "R5": (1, 2), "R4": (2, 2)},
    **{"G1": (0, 3), "G2": (1, 3), "G4": (2, 3), "G3": (3, 3)},
}
"""Location -> its column and row in the scheme."""
MOST_MARKED: Final = 10
"""Places: whoever may be in more of them is marked in none."""
_LAST_ROW: Final = max(row for _, row in SPOTS.values())
HEIGHT: Final = _ROW * (_LAST_ROW + 1)


def said(speech: Speech, kind: str, word: str) -> str:
    return speech.say(f"{kind}-{word}".replace("_", "-"))


class Sheet:
    """Pieces of text, each at a place of its own."""

    def __init__(self, height: int) -> None:
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        self._rows[y].append((x, text))

    def lines(self) -> list[Text]:
        lines = []
        for row in self._rows:
            line = Text()
            for x, text in sorted(row, key=lambda piece: piece[0]):
                line.append(" " * (x - len(line)))
                line.append_text(text)
            lines.append(line)
        return lines


def draw_map(view: TerrorscapeView, speech: Speech) -> list[Text]:
    """The whole mansion."""
    sheet = Sheet(HEIGHT)
    for passage, (a, b) in enumerate(ENDS):
        blocked = PASSAGES.words[passage] in view.barricades
        _draw_way(sheet, LOCATIONS.words[a], LOCATIONS.words[b], path=False, blocked=blocked)
    for a, b in PATHS:
        _draw_way(sheet, LOCATIONS.words[a], LOCATIONS.words[b], path=True, blocked=False)
    for word, (column, row) in SPOTS.items():
        x, y = MARGIN + column * _COLUMN, row * _ROW
        sheet.put(x, y, Text(f"{word} {said(speech, 'tile', word)}"[:CELL].ljust(CELL), style=ZONE_INK[word[0]]))
        sheet.put(x, y + 1, _contents(view, word, speech))
    return sheet.lines()


# -- ways


def _draw_way(sheet: Sheet, one: str, other: str, *, path: bool, blocked: bool) -> None:
    for x, y, sign in way(one, other, path=path):
        sheet.put(x, y, Text(BARRICADE, style=DANGER) if blocked else Text(sign))


def way(one: str, other: str, *, path: bool) -> list[tuple[int, int, str]]:
    """The letters of a way, where they stand: level, upright, slanting, or below the last row."""
    (c1, r1), (c2, r2) = sorted((SPOTS[one], SPOTS[other]), key=lambda spot: (spot[1], spot[0]))
    level, upright = "┄┊" if path else "─│"
    if r1 == r2:
        if c2 - c1 == 1:
            return [(MARGIN + c1 * _COLUMN + CELL + n, r1 * _ROW, level) for n in range(GAP)]
        return _below(_middle(c1), _middle(c2), r1 * _ROW + 2, level)
    if c1 == c2:
        return [(_middle(c1), y, upright) for y in range(r1 * _ROW + 2, r2 * _ROW)]
    slant = "╲" if c2 > c1 else "╱"
    return [(MARGIN + min(c1, c2) * _COLUMN + CELL + (slant == "╱"), r1 * _ROW + 2, slant)]


def _middle(column: int) -> int:
    return MARGIN + column * _COLUMN + CELL // 2


def _below(start: int, end: int, y: int, level: str) -> list[tuple[int, int, str]]:
    return [(start, y, "└"), *((x, y, level) for x in range(start + 1, end)), (end, y, "┘")]


# -- who and what is in a location


def _contents(view: TerrorscapeView, word: str, speech: Speech) -> Text:
    """Figures on the left, signs on the right, written as roomily as they fit; what never changes goes first."""
    for letters, gap, fixed in ((2, " ", True), (2, " ", False), (2, "", False), (1, "", False)):
        figures = Text(gap).join(_figures(view, word, speech, letters))
        tokens, always = _tokens(view, word), Text(_fixed_signs(word) if fixed else "", style=QUIET)
        signs = Text(gap).join(part for part in (tokens, always) if part)
        free = CELL - len(figures) - len(signs)
        if free >= (1 if figures and signs else 0):
            break
    line = figures + Text(" " * max(free, 0)) + signs
    line.truncate(CELL)
    return line


def _figures(view: TerrorscapeView, word: str, speech: Speech, letters: int) -> list[Text]:
    figures = [Text(sign, style=DANGER) for sign in _killer_signs(view, word)]
    for victim in view.victims:
        if victim.at == word:
            name = said(speech, "initials", victim.victim)[:letters]
            dead = victim.condition == "killed"
            figures.append(Text(DEAD + name if dead else name, style=victim_style(view, victim)))
    guesses = guessed(view, word, speech)
    return [*figures, Text(guesses, style=COLD)] if guesses else figures


def _killer_signs(view: TerrorscapeView, word: str) -> list[str]:
    """He himself, in brackets while he is in stealth and these are his eyes; and where he was last seen."""
    killer = view.killer
    if not killer.in_stealth:
        return [KILLER] if killer.at == word else []
    signs = [f"({KILLER})"] if killer.at == word else []
    return [*signs, KILLER + GUESS] if killer.last_known == word else signs


def victim_style(view: TerrorscapeView, victim: VictimView) -> str:
    if victim.condition == "killed":
        return QUIET
    if acts(view, victim):
        return LIT
    return LAMP if victim.seat == view.seat else "bold"


def acts(view: TerrorscapeView, victim: VictimView) -> bool:
    return view.phase == "actions" and view.team is not None and view.team.acting == victim.victim


def guessed(view: TerrorscapeView, word: str, speech: Speech) -> str:
    """Who may be here by the killer's notes, for eyes that do not see the victims; nobody else is shown.

    A capital: she can be nowhere else. Somebody who may be almost anywhere is not shown at all.
    """
    letters = ""
    for victim in view.victims:
        if not victim.at and word in victim.could_be and is_narrowed_down(victim):
            letter = said(speech, "initials", victim.victim)[0]
            letters += letter if len(victim.could_be) == 1 else letter.lower()
    return letters + GUESS if letters else ""


def is_narrowed_down(victim: VictimView) -> bool:
    """Whether it helps to mark the places where she may be."""
    return 0 < len(victim.could_be) <= MOST_MARKED


def _tokens(view: TerrorscapeView, word: str) -> Text:
    tokens = Text()
    if word in view.noise and not view.firecracker:
        tokens.append(NOISE, style=LAMP)
    elif word in view.last_noise and len(view.last_noise) < len(LOCATIONS):
        tokens.append(FADED_NOISE, style=QUIET)
    if view.firecracker == word:
        tokens.append(FIRECRACKER, style=LAMP)
    if view.team is not None:
        tokens.append(TRAP if view.team.trap == word else "", style="magenta")
        tokens.append(BUZZER if view.team.buzzer == word else "", style="magenta")
    return tokens


def _fixed_signs(word: str) -> str:
    """What the location is, and where a secret passage from it leads."""
    place = LOCATIONS[word]
    sign = EXIT if place in (MAIN_ENTRANCE, SECRET_EXIT) else RADIO if place == TRANSMITTER else ""
    sign += SEARCH if has(SEARCHABLE, place) else ""
    return sign + (SECRET + LOCATIONS.words[OTHER_END[place]] if place in OTHER_END else "")


def signs_in(view: TerrorscapeView, drawn: Iterable[Text]) -> list[str]:
    """The signs that this map shows, by their names."""
    contents = "".join(line.plain for line in drawn)
    present = {
        "passage": True,
        "path": True,
        "barricade": bool(view.barricades),
        "killer": not view.killer.in_stealth,
        "killer-unseen": f"({KILLER})" in contents,
        "killer-last-seen": KILLER + GUESS in contents,
        "guess": any(not victim.at and is_narrowed_down(victim) for victim in view.victims),
        "dead": DEAD in contents,
        "noise": NOISE in contents.replace(FADED_NOISE, ""),
        "faded-noise": FADED_NOISE in contents,
        "firecracker": FIRECRACKER in contents,
        "trap": TRAP in contents,
        "buzzer": BUZZER in contents,
        "exit": True,
        "transmitter": True,
        "search": True,
        "secret": True,
    }
    return [name for name, there in present.items() if there]
