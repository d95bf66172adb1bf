"""A view drawn as text: for the terminal, playthroughs, text agents and screen readers alike.

It fits 52 columns and 20 rows: a headline, the Complex (25 cells of two lines: the room, then whoever and
whatever is in it), a line per character in turn order, and then what is left to say as far as there are rows.
Markup is rich's; colour never says anything that a letter, a bracket or a sign does not say too.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from housebound.games.room25.components import COLOUR
from housebound.games.room25.seen.view_types import CharacterView, Room25View, RoomView
from housebound.games.room25.words import COLOURS, ROOMS
from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech

WIDTH: Final = 52
HEIGHT: Final = 20
CELL: Final = 9
NAMES: Final = 8

NO_ENTRY: Final = "✗"
LOCKED: Final = "#"
REMINDER: Final = "!"
ACTING: Final = "►"
HIDDEN: Final = "?"
PLAYED: Final = "✓"
CORRIDOR: Final = {"east_west": "═", "north_south": "║"}
ARROW: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
ADRENALINE: Final = {"out": "", "held": "A", "committed": "A!"}
UNKNOWN: Final = ("· · · · ·", " · · · · ")
OUT: Final = "--"

# The lamp is for me and for now, cold blue for the unknown, red for danger.
LAMP: Final = "bold bright_yellow"
LIT: Final = "bold black on bright_yellow"
DANGER: Final = "bold red"
COLD: Final = "blue"
QUIET: Final = "dim"
INK: Final = {"blue": "bright_blue", "green": "green", "yellow": "yellow", "red": "red"}


def draw(view: Room25View, speech: Speech) -> str:
    """The whole view."""
    lines = [_headline(view, speech), *_complex(view, speech)]
    notes = _notes(view, speech)
    lines += _characters(view, speech, HEIGHT - len(lines) - len(notes[:1]))
    for note in notes:
        lines += _folded(note, HEIGHT - len(lines))
    for line in lines:
        line.rstrip()
        line.truncate(WIDTH, overflow="ellipsis")
    return "\n".join(line.markup for line in lines)


def _said(speech: Speech, kind: str, word: str) -> str:
    return speech.say(f"{kind}-{word}".replace("_", "-"))


def _headline(view: Room25View, speech: Speech) -> Text:
    mode = _said(speech, "mode", view.mode)
    if view.level:
        mode = speech.say("headline-level", mode=mode, level=_said(speech, "level", view.level))
    phase = _said(speech, "phase", view.phase)
    return Text(speech.say("headline", mode=mode, remaining=view.remaining, phase=phase), style=LAMP)


def _folded(line: Text, rows: int, indent: int = 2) -> list[Text]:
    """The line broken after commas into at most so many rows; the last may be too long and is cut by `draw`."""
    if rows < 1:
        return []
    cut = line.plain.rfind(", ", indent, WIDTH + 1) + 1
    if line.cell_len <= WIDTH or rows == 1 or not cut:
        return [line]
    head, tail = line.divide([cut])
    return [head, *_folded(Text(" " * indent) + tail[1:], rows - 1, indent)]


# -- the Complex


def _complex(view: Room25View, speech: Speech) -> list[Text]:
    """Column letters, then two lines per row; the arrow of a Control token stands beside its line."""
    lines = [Text("  ") + Text(" ").join(_letter(view, letter) for letter in "ABCDE")]
    for row in range(5):
        rooms = view.rooms[row * 5 : row * 5 + 5]
        arrow = ARROW.get(view.arrows.get(f"row_{row + 1}", ""), " ")
        lines.append(_row(Text(str(row + 1), style="bold"), [_title(room, speech) for room in rooms]))
        lines.append(_row(Text(arrow, style=LAMP), [_contents(room, view, speech) for room in rooms]))
    return lines


def _letter(view: Room25View, letter: str) -> Text:
    arrow = ARROW.get(view.arrows.get(f"col_{letter}", ""), "")
    text = Text.assemble(" " * (CELL // 2), (letter, "bold"), " ", (arrow, LAMP))
    text.pad_right(CELL - len(text))
    return text


def _row(margin: Text, cells: list[Text]) -> Text:
    bar = Text("│", style=QUIET)
    return Text.assemble(margin, bar, *(part for cell in cells for part in (cell, bar)))


def _title(room: RoomView, speech: Speech) -> Text:
    """Colour letter and name; in brackets if face-down but known to this seat; dots if unknown."""
    if not room.room:
        return Text(UNKNOWN[0], style=COLD)
    colour = COLOURS.words[COLOUR[ROOMS[room.room]]]
    letter = _said(speech, "letter", colour)
    name = _said(speech, "short", room.room)[: CELL - 3]
    if room.up:
        return Text(f"{letter} {name}".ljust(CELL), style=f"bold black on {INK[colour]}")
    return Text(f"{letter}({name})".ljust(CELL), style=INK[colour])


def _contents(room: RoomView, view: Room25View, speech: Speech) -> Text:
    """Figures on the left, tokens on the right, written as roomily as they fit."""
    for letters, gap in ((2, " "), (2, ""), (1, "")):
        figures = _figures(room, view, speech, letters, gap)
        tokens = _tokens(room, speech, letters)
        free = CELL - len(figures) - len(tokens)
        if free >= (1 if figures and tokens else 0):
            break
    if not figures and not tokens and not room.room:
        return Text(UNKNOWN[1], style=COLD)
    line = figures + Text(" " * max(free, 0)) + tokens
    line.truncate(CELL, overflow="ellipsis")
    return line


def _figures(room: RoomView, view: Room25View, speech: Speech, letters: int, gap: str) -> Text:
    figures = []
    by_name = {c.character: c for c in view.characters}
    for name in room.characters:
        initials = _said(speech, "character", name)[:letters]
        figures.append(Text(initials, style=_figure_style(by_name[name], view)))
    figures += [Text(f"R{robot[-1]}"[-letters:], style="bold cyan") for robot in room.robots]
    return Text(gap).join(figures)


def _figure_style(c: CharacterView, view: Room25View) -> str:
    if c.character == view.acting:
        return LIT
    if c.seat == view.seat:
        return LAMP
    return "dim italic" if c.invisible else "bold"


def _tokens(room: RoomView, speech: Speech, letters: int) -> Text:
    tokens = Text()
    if room.no_entry:
        tokens.append(NO_ENTRY, style=DANGER)
    if room.locked:
        tokens.append(LOCKED, style=DANGER)
    if room.corridor:
        tokens.append(CORRIDOR[room.corridor], style="bold")
    if room.reminders:
        owners = "".join(_said(speech, "character", name)[:letters] for name in room.reminders)
        tokens.append(REMINDER + owners, style="magenta")
    return tokens


# -- the characters


def _characters(view: Room25View, speech: Speech, rows: int) -> list[Text]:
    """One line each, in turn order; folded while rows are left."""
    slots = {c.character: _slots(c, view, speech) for c in view.characters}
    width = max((len(text) for text in slots.values()), default=0)
    spare = rows - len(view.characters)
    lines: list[Text] = []
    for c in view.characters:
        slot = slots[c.character]
        slot.pad_right(width - len(slot))
        figure = _figure(c, view, slot, speech)
        line = figure + Text(", ").join(_remarks(c, view, speech))
        if not c.space:
            line.stylize(QUIET)
        folded = _folded(line, 1 + max(spare, 0), indent=len(figure))
        spare -= len(folded) - 1
        lines += folded
    return lines


def _figure(c: CharacterView, view: Room25View, slots: Text, speech: Speech) -> Text:
    """Who it is, whose, where, and what it plays."""
    mine = c.seat == view.seat
    acts = c.character == view.acting
    line = Text.assemble((ACTING, LAMP) if acts else " ")
    name = _said(speech, "character", c.character).ljust(_widest(view, speech))
    line.append(name, style=LIT if acts else LAMP if mine else "bold" if c.space else "")
    line.append(f" {(speech.say('you') if mine else f'#{seat_number(c.seat)}')[:3]:<3} {c.space or OUT} ")
    line.append_text(slots)
    if any(other.adrenaline != "out" for other in view.characters):
        line.append(f" {ADRENALINE[c.adrenaline]:<2}", style=LAMP if c.adrenaline == "committed" else "")
    line.append(" ")
    return line


def _widest(view: Room25View, speech: Speech) -> int:
    """Letters of the longest name at the table: names are longer in some languages."""
    return max(NAMES, *(len(_said(speech, "character", one.character)) for one in view.characters))


def _slots(c: CharacterView, view: Room25View, speech: Speech) -> Text:
    """What was played, what is being played, and what still lies there; a token between the slots is in brackets."""
    playing = view.token if c.character == view.acting else ""
    spent = "power" if playing.startswith("hack_") else playing
    parts = [Text(_said(speech, "slot", token) + PLAYED, style=QUIET) for token in c.played if token != spent]
    if playing:
        parts.append(Text(_said(speech, "slot", playing), style=LIT))
    for slot in c.slots:
        if slot:
            word = HIDDEN if slot == "hidden" else _said(speech, "slot", slot)
            parts.append(Text(f"({word})" if c.single else word, style=COLD if slot == "hidden" else LAMP))
    return Text(" ").join(parts)


def _remarks(c: CharacterView, view: Room25View, speech: Speech) -> list[Text]:
    """States and role, the deadly ones first: if a line is too long, its end is what can be done without."""
    remarks: list[tuple[str, str]] = []
    if not c.space:
        remarks.append((speech.say("state-eliminated"), ""))
    if c.in_trap:
        remarks.append((speech.say("state-trapped"), DANGER))
    if c.drowning:
        remarks.append((speech.say("state-drowning", rounds=c.drowning), DANGER))
    if c.paranoid:
        remarks.append((speech.say("state-paranoid", count=len(c.stack)), DANGER))
    remarks += _side(c, view, speech)
    if c.invisible:
        remarks.append((speech.say("state-invisible"), "italic"))
    if c.free and view.mode != "solo":
        remarks.append((speech.say("state-free"), ""))
    if c.one_action:
        remarks.append((speech.say("state-one-action"), "yellow"))
    if c.resting:
        remarks.append((speech.say("state-resting"), ""))
    if c.character in view.fast:
        remarks.append((speech.say("state-fast"), "cyan"))
    if c.lost:
        tokens = " ".join(_said(speech, "slot", token) for token in c.lost)
        remarks.append((speech.say("state-lost", tokens=tokens), "yellow"))
    if c.empty_rooms:
        remarks.append((speech.say("state-empty-rooms", count=c.empty_rooms), "green"))
    return [Text(words, style=style) for words, style in remarks]


def _side(c: CharacterView, view: Room25View, speech: Speech) -> list[tuple[str, str]]:
    """The role as far as this seat knows it, in brackets while it is a secret; or the team (R25-SETUP-10)."""
    seat = view.seats[c.seat]
    if seat.team:
        return [(speech.say("team", team=seat.team), "cyan" if seat.team == "B" else "magenta")]
    if not seat.role:
        return []
    role = _said(speech, "role", seat.role)
    return [(role if seat.role_shown else f"({role})", "red" if seat.role == "guard" else "green")]


# -- what else there is to say


def _notes(view: Room25View, speech: Speech) -> list[Text]:
    notes: list[str] = []
    if view.mode in ("cooperation", "solo"):
        notes.append(speech.say("note-key-turned" if view.key_turned else "note-key-not-turned"))
    if view.displayed:
        cards = ", ".join(_said(speech, "card", card) for card in view.displayed)
        notes.append(speech.say("note-displayed", cards=cards))
    if view.robots_in_reserve:
        notes.append(speech.say("note-robots", count=view.robots_in_reserve))
    rooms = ", ".join(_counted(room, n, speech) for room, n in view.unseen.items())
    unseen = [Text(speech.say("note-unseen", rooms=rooms), style=COLD)] if rooms else []
    return ([Text(" ".join(notes))] if notes else []) + unseen


def _counted(room: str, n: int, speech: Speech) -> str:
    name = _said(speech, "short", room)
    return f"{n} {name}" if n > 1 else name
