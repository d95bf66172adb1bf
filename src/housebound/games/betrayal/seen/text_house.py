"""The house drawn as text: floors as floor plans, walls between tiles, and in each tile its name and who is there.

A gap in a wall is a door that leads into a room; what else can be in a wall has a sign.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from housebound.games.betrayal.seen.view_types import BetrayalView, MonsterView, RoomView
from housebound.games.betrayal.words import DIRECTIONS, FLOORS
from housebound.kernel.game import Speech

# The lamp is for me and for now, cold blue for the unknown, red for danger.
LAMP = "bold bright_yellow"
LIT = "bold black on bright_yellow"
DANGER = "bold red"
COLD = "bold bright_blue"
QUIET = "dim"

CELL = 8
"""Letters in a tile; fewer where a floor is too wide."""
GAP = 2
"""Columns between floors that lie side by side."""
UNEXPLORED, FALSE, DOOR = "?", "x", " "
WINDOW = {True: "┄", False: "┊"}
UP, DOWN, TOKEN, PILE, COMPANION, BARRIER, RUBBLE = "↑", "↓", "*", "$", "&", "¦", "░░"
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The four arms of a corner as bits (north, east, south, west) -> its sign."""


def said(speech: Speech, kind: str, word: str) -> str:
    return speech.say(f"{kind}-{word}".replace("_", "-"))


def mark(monster: MonsterView, speech: Speech) -> str:
    """A monster as it stands in a room: two letters and its number, `Zo3`, `Zl`; in brackets while it is stunned."""
    *words, last = said(speech, "figure", monster.figure).split()
    number = last if words and last.isdigit() else ""
    words += [] if number else [last]
    letters = (words[0][0] + words[1][0].lower() if len(words) > 1 else words[0][:2]) + number
    return f"({letters})" if monster.stunned else letters


def draw_house(view: BetrayalView, speech: Speech, width: int) -> list[Text]:
    """The floors from the top down, side by side as long as they fit."""
    contents = _contents(view, speech)
    rows: list[list[list[Text]]] = [[]]
    used = 0
    for floor in reversed(FLOORS.words):
        rooms = [room for room in (*view.rooms, *view.ruins) if room.floor == floor and not room.beside]
        if not rooms:
            continue
        block = FloorPlan(rooms, contents, speech, width).draw(_title(floor, rooms, speech))
        if rows[-1] and used + GAP + len(block[0]) > width:
            rows.append([])
            used = 0
        used += len(block[0]) + (GAP if rows[-1] else 0)
        rows[-1].append(block)
    return [line for row in rows for line in _beside(row)]


def _title(floor: str, rooms: list[RoomView], speech: Speech) -> str:
    wide = floor == "upper" and len({room.x for room in rooms}) > 1
    return said(speech, "board-floor", f"{floor}-wide" if wide else floor)


def _beside(blocks: list[list[Text]]) -> list[Text]:
    """Blocks next to each other, their tops in line."""
    lines = []
    for n in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        for at, block in enumerate(blocks):
            line.append_text(block[n].copy() if n < len(block) else Text(" " * len(block[0])))
            if at + 1 < len(blocks):
                line.append(" " * GAP)
        lines.append(line)
    return lines


# -- who and what is in each room


def _contents(view: BetrayalView, speech: Speech) -> dict[str, list[Text]]:
    """Room -> the words that stand in it: figures first, then signs."""
    sides: dict[tuple[str, int], list[Text]] = {}
    for explorer in view.explorers:
        style = _figure_style(view, explorer.character, explorer.seat == view.seat)
        initials = Text(said(speech, "initials", explorer.character), style=style)
        sides.setdefault((explorer.room, explorer.side), []).append(initials)
    for monster in view.monsters:
        style = LIT if monster.figure == view.turn.acting else "red" if not monster.stunned else QUIET
        sides.setdefault((monster.room, monster.side), []).append(Text(mark(monster, speech), style=style))
    words = {room.room: [Text(RUBBLE, style=QUIET)] for room in view.ruins}
    signs = _signs(view)
    for room in view.rooms:
        words[room.room] = _across(room, sides.get((room.room, 0), []), sides.get((room.room, 1), []))
        if room.room in signs:
            words[room.room].append(Text(signs[room.room], style="magenta"))
    return words


def _across(room: RoomView, near: list[Text], far: list[Text]) -> list[Text]:
    """The figures of a room. In a barrier room its sign parts those in the north or west from those beyond."""
    if not far and not (room.far and near):
        return near.copy()
    first, second = (far, near) if {"north", "west"} & {*room.far} else (near, far)
    return [*first, Text(BARRIER, style=QUIET), *second]


def _figure_style(view: BetrayalView, figure: str, mine: bool) -> str:
    if figure == view.turn.acting:
        return LIT
    return LAMP if mine else "bold"


def _signs(view: BetrayalView) -> dict[str, str]:
    """Room -> stairs, tokens, cards and companions."""
    signs: dict[str, str] = {}

    def put(rooms: Iterable[str], sign: str) -> None:
        for room in rooms:
            if sign not in signs.get(room, ""):
                signs[room] = signs.get(room, "") + sign

    put((lower for lower, _ in view.stairs), UP)
    put((upper for _, upper in view.stairs), DOWN)
    put((token.room for token in view.tokens), TOKEN)
    put((token.to for token in view.tokens if token.to), TOKEN)
    put((pile.room for pile in view.piles if pile.cards), PILE)
    put((pile.room for pile in view.piles if pile.companions), COMPANION)
    return signs


def signs_in(view: BetrayalView) -> list[str]:
    """The signs that this house has, by their names."""
    doors = {door for room in view.rooms for door in room.doors}
    split = {room.room for room in view.rooms if room.far}
    figures = [(e.room, e.side) for e in view.explorers] + [(m.room, m.side) for m in view.monsters]
    present = {
        "open": "open" in doors,
        "false": "false" in doors,
        "window": any(room.windows for room in view.rooms),
        "stairs": bool(view.stairs),
        "token": bool(view.tokens),
        "pile": any(pile.cards for pile in view.piles),
        "waiting": any(pile.companions for pile in view.piles),
        "ruin": bool(view.ruins),
        "barrier": any(room in split or side for room, side in figures),
        "stunned": any(monster.stunned for monster in view.monsters),
    }
    return [name for name, there in present.items() if there]


# -- one floor


class FloorPlan:
    """The tiles of one floor on their squares."""

    def __init__(self, rooms: list[RoomView], contents: dict[str, list[Text]], speech: Speech, width: int) -> None:
        self.at = {(room.x, room.y): room for room in rooms}
        self.columns = range(min(room.x for room in rooms), max(room.x for room in rooms) + 1)
        self.rows = range(min(room.y for room in rooms), max(room.y for room in rooms) + 1)
        self.cell = max(2, min(CELL, (width - 1) // len(self.columns) - 1))
        self.speech = speech
        self.inside = {place: self._inside(room, contents[room.room]) for place, room in self.at.items()}

    def draw(self, title: str) -> list[Text]:
        width = (self.cell + 1) * len(self.columns) + 1
        lines = [Text(title[:width].ljust(width), style="bold")]
        for y in self.rows:
            lines.append(self._border(y))
            lines += self._row(y)
        lines.append(self._border(self.rows.stop))
        return lines

    def _inside(self, room: RoomView, words: list[Text]) -> list[Text]:
        """The name of the room, and below it whoever is there."""
        lines = [Text(self._name(room), style="" if words else QUIET), Text()]
        for word in words:
            if lines[-1] and len(lines[-1]) + 1 + len(word) > self.cell:
                lines.append(Text())
            if lines[-1]:
                lines[-1].append(" ")
            lines[-1].append_text(word)
        for line in lines:
            line.truncate(self.cell, pad=True)
        return lines

    def _name(self, room: RoomView) -> str:
        name = said(self.speech, "room", room.room)
        return name if len(name) <= self.cell else said(self.speech, "short", room.room)

    def _row(self, y: int) -> list[Text]:
        """The lines of a row of tiles, as high as its fullest tile."""
        height = max(len(self.inside[x, y]) for x in self.columns if (x, y) in self.at) if self._any(y) else 2
        lines = []
        for n in range(height):
            line = Text()
            for x in self.columns:
                line.append_text(self._wall(x, y, n))
                inside = self.inside.get((x, y), [])
                line.append_text(inside[n].copy() if n < len(inside) else Text(" " * self.cell))
            line.append_text(self._wall(self.columns.stop, y, n))
            lines.append(line)
        return lines

    def _any(self, y: int) -> bool:
        return any((x, y) in self.at for x in self.columns)

    def _wall(self, x: int, y: int, n: int) -> Text:
        """The wall to the west of a square: its sign stands in the second line."""
        sign = self._sign((x - 1, y), (x, y), _EAST)
        return Text(" ") if not sign else _styled(sign if n == 1 else "│")

    def _border(self, y: int) -> Text:
        """The line above a row of tiles."""
        line = Text()
        for x in self.columns:
            line.append(self._corner(x, y), style=QUIET)
            sign = self._sign((x, y - 1), (x, y), _SOUTH)
            left = (self.cell - 2) // 2
            line.append((" " if not sign else "─") * left, style=QUIET)
            line.append_text(_styled((sign or " ") * 2))
            line.append((" " if not sign else "─") * (self.cell - 2 - left), style=QUIET)
        line.append(self._corner(self.columns.stop, y), style=QUIET)
        return line

    def _corner(self, x: int, y: int) -> str:
        """Where up to four walls meet."""
        here, west, north, both = (
            (x, y) in self.at,
            (x - 1, y) in self.at,
            (x, y - 1) in self.at,
            (x - 1, y - 1) in self.at,
        )
        arms = (north or both), (north or here), (west or here), (west or both)
        return _CORNERS[sum(arm << n for n, arm in enumerate(arms))]

    def _sign(self, one: tuple[int, int], other: tuple[int, int], towards: int) -> str:
        """What is in the wall between two squares, seen from the first; empty if no tile is at either."""
        first, second = self.at.get(one), self.at.get(other)
        flat = towards == _SOUTH
        sides = [(first, towards)] if first else []
        sides += [(second, towards ^ 2)] if second else []
        if not sides:
            return ""
        doors = [room.doors[side] for room, side in sides]
        if "door" in doors:
            return DOOR
        if "open" in doors:
            return UNEXPLORED
        if "false" in doors:
            return FALSE
        room, side = sides[0]
        if len(sides) == 1 and DIRECTIONS.words[side] in room.windows:
            return WINDOW[flat]
        return "─" if flat else "│"


def _styled(sign: str) -> Text:
    return Text(sign, style=COLD if UNEXPLORED in sign else QUIET)
