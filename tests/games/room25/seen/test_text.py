"""The text board: it fits, it says everything, it reads well without colours, and it knows nothing but the view."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from rich.text import Text

import housebound
from housebound.games.room25.seen import text
from housebound.games.room25.seen.view_types import CharacterView, Room25View, RoomView, SeatView
from housebound.games.room25.words import CHARACTERS, PLANS, SPACES
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.locales.wording import message_id

ENGLISH = speech("room25")
TABLES = [
    ("suspicion", 8),
    ("team", 8),
    ("competition", 4),
    ("cooperation", 6),
    ("solo", 1),
]
"""The modes with the most characters that each of them can have."""


def plain(view: Room25View) -> list[str]:
    """The board as it reads without markup, line by line."""
    return Text.from_markup(text.draw(view, ENGLISH)).plain.split("\n")


def played(mode: str, seats: int, seed: int, searchable: bool = False) -> tuple[Table, Random]:
    table = housebound.new(
        "room25", seats, seed=seed, searchable=searchable, mode=mode, level="insane", insane_cards=True
    )
    return table, Random(seed)


def step(table: Table, rng: Random) -> None:
    decision = rng.choice(table.pending)
    table.choose(decision.seat, rng.choice(decision.options), decision.id)


def board(table: Table, seat: int) -> Room25View:
    view = table.view(seat).board
    assert isinstance(view, Room25View)
    return view


# -- every view of whole games


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_it_fits_at_every_decision(mode: str, seats: int) -> None:
    table, rng = played(mode, seats, 14)
    while not table.over:
        for seat in (table.pending[0].seat, SPECTATOR):
            drawn = Text.from_markup(text.draw(board(table, seat), ENGLISH))
            lines = drawn.split("\n")
            assert len(lines) <= text.HEIGHT
            assert max(line.cell_len for line in lines) <= text.WIDTH
            grid = [line.plain for line in lines[2:12]]
            assert {len(line) for line in grid} == {text.WIDTH}
            assert {tuple(i for i, c in enumerate(line) if c == "│") for line in grid} == {(1, 11, 21, 31, 41, 51)}
        step(table, rng)
    assert len(plain(board(table, SPECTATOR))) <= text.HEIGHT


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_it_says_nothing_that_the_view_does_not(mode: str, seats: int) -> None:
    """A view that came over a wire draws the same, and so does a world that differs in what the seat cannot know."""
    table, rng = played(mode, seats, 5, searchable=True)
    for n in range(60):
        if table.over:
            break
        seat = n % seats
        view = board(table, seat)
        drawn = text.draw(view, ENGLISH)
        assert text.draw(msgspec.json.decode(msgspec.json.encode(view), type=Room25View), ENGLISH) == drawn
        assert text.draw(board(table.imagine(seat, rng), seat), ENGLISH) == drawn
        step(table, rng)


def test_only_my_own_program_is_readable() -> None:
    table, rng = played("suspicion", 8, 3)
    while board(table, 3).phase != "pass_1":
        step(table, rng)
    view = board(table, 3)
    tokens = {ENGLISH.say(message_id("slot", plan)) for plan in PLANS.words}
    for c, line in zip(view.characters, plain(view)[12:], strict=True):
        name, owner, _, *slots = line.lstrip(text.ACTING + " ").split()
        shown = {word.strip("()") for word in slots}
        assert name == ENGLISH.say(message_id("character", c.character))
        assert owner == ("you" if c.seat == 3 else f"#{c.seat + 1}")
        assert bool(shown & tokens) == (c.seat == 3 or c.character == view.acting)
        assert (text.HIDDEN in shown) == (c.seat != 3 and any(c.slots))


# -- one view with everything in it


def a_room(space: str, room: str = "", up: bool = True, **more: object) -> RoomView:
    facts: dict[str, object] = {
        "space": space,
        "room": room,
        "up": up and bool(room),
        "no_entry": False,
        "locked": False,
        "corridor": "",
        "characters": (),
        "robots": (),
        "reminders": (),
    }
    return RoomView(**{**facts, **more})  # type: ignore[arg-type]


def a_character(name: str, seat: int, space: str, **more: object) -> CharacterView:
    facts: dict[str, object] = {
        "character": name,
        "seat": seat,
        "space": space,
        "slots": ("", ""),
        "single": False,
        "played": (),
        "lost": (),
        "adrenaline": "out",
        "free": False,
        "one_action": False,
        "resting": False,
        "paranoid": False,
        "stack": (),
        "invisible": False,
        "reminder_laid": False,
        "empty_rooms": 0,
        "in_trap": False,
        "drowning": 0,
    }
    return CharacterView(**{**facts, **more})  # type: ignore[arg-type]


def a_view(rooms: list[RoomView], characters: list[CharacterView], **more: object) -> Room25View:
    known = {room.space: room for room in rooms}
    seats = max((c.seat for c in characters), default=0) + 1
    facts: dict[str, object] = {
        "seat": 0,
        "mode": "suspicion",
        "level": "",
        "phase": "pass_2",
        "round": 3,
        "remaining": 8,
        "acting": "",
        "token": "",
        "rooms": tuple(known.get(space, a_room(space)) for space in SPACES.words),
        "queue": tuple(c.character for c in characters),
        "characters": tuple(characters),
        "seats": tuple(SeatView(seat, (), "", False) for seat in range(seats)),
        "arrows": {},
        "key_turned": False,
        "robots_in_reserve": 0,
        "unseen": {},
        "deck": 44,
        "discard": (),
        "displayed": (),
        "fast": (),
    }
    return Room25View(**{**facts, **more})  # type: ignore[arg-type]


EVERYTHING = a_view(
    [
        a_room("A1", "trap", characters=("max",)),
        a_room("B1", "flooded", characters=("sarah",), no_entry=True),
        a_room("C1", "shredder", up=False),
        a_room("D1", "room25", up=False, reminders=("kevin",)),
        a_room("A2", "rotating", corridor="east_west", characters=("kevin", "alice"), robots=("robot_2",)),
        a_room("B2", "rotating", corridor="north_south", locked=True),
        a_room("C3", "central", characters=("jennifer",)),
        a_room("E3", reminders=("max", "sarah")),
        a_room("D5", "paranoia", characters=("bruce", "emmett")),
        a_room("E5", "regeneration", robots=("robot_1",)),
    ],
    [
        a_character("kevin", 0, "A2", slots=("", "hack_robot"), adrenaline="held"),
        a_character("alice", 1, "A2", slots=("", "hidden"), played=("look",), adrenaline="committed", invisible=True),
        a_character("max", 2, "A1", slots=("hidden", ""), single=True, in_trap=True),
        a_character("sarah", 3, "B1", drowning=2, lost=("look", "power"), empty_rooms=2),
        a_character("bruce", 4, "D5", paranoid=True, stack=("look", "move", "push")),
        a_character("jennifer", 5, "C3", free=True, one_action=True, played=("push",)),
        a_character("frank", 6, "", adrenaline="held"),
        a_character("emmett", 7, "D5", resting=True),
    ],
    acting="kevin",
    token="control",
    arrows={"row_2": "left", "col_A": "down", "col_E": "up"},
    seats=tuple(
        SeatView(seat, (), {0: "prisoner", 5: "guard"}.get(seat, ""), role_shown=seat == 5) for seat in range(8)
    ),
    fast=("emmett",),
)

EVERYTHING_DRAWN = """\
Suspicion: 8 rounds left, second pass
      A ↓       B         C         D         E ↑
1│R Trap   │R Flood  │R(Shred.)│B(Room25)│· · · · ·│
 │Ma       │Sa      ✗│         │      !Ke│ · · · · │
2│Y Rotate │Y Rotate │· · · · ·│· · · · ·│· · · · ·│
←│KeAlR2  ═│       #║│ · · · · │ · · · · │ · · · · │
3│· · · · ·│· · · · ·│B Centre │· · · · ·│· · · · ·│
 │ · · · · │ · · · · │Je       │ · · · · │    !MaSa│
4│· · · · ·│· · · · ·│· · · · ·│· · · · ·│· · · · ·│
 │ · · · · │ · · · · │ · · · · │ · · · · │ · · · · │
5│· · · · ·│· · · · ·│· · · · ·│R Paran. │G Regen. │
 │ · · · · │ · · · · │ · · · · │Br Em    │R1       │
►Kevin    you A2 Ctrl Robot A  (Prisoner)
 Alice    #2  A2 Look✓ ?    A! invisible
 Max      #3  A1 (?)           trapped
 Sarah    #4  B1               drowning (2), no Loo…
 Bruce    #5  D5               paranoid (3)
 Jennifer #6  C3 Push✓         Guard, free, one act…
 Frank    #7  --            A  dead
 Emmett   #8  D5               resting, fast"""


def test_a_full_table_of_eight() -> None:
    assert "\n".join(plain(EVERYTHING)) == EVERYTHING_DRAWN


def test_colours_say_what_letters_say() -> None:
    drawn = Text.from_markup(text.draw(EVERYTHING, ENGLISH))
    styles = {(drawn.plain[span.start : span.end], str(span.style)) for span in drawn.spans}
    assert ("R Trap   ", "bold black on red") in styles
    assert ("R(Shred.)", "red") in styles
    assert ("G Regen. ", "bold black on green") in styles
    assert ("Y Rotate ", "bold black on yellow") in styles
    assert ("B Centre ", "bold black on bright_blue") in styles
    assert ("· · · · ·", text.COLD) in styles
    assert ("Ke", text.LIT) in styles
    assert ("trapped", text.DANGER) in styles


def test_my_own_characters_stand_in_the_lamplight() -> None:
    mine = a_view([a_room("C3", "central", characters=("max",))], [a_character("max", 0, "C3")])
    theirs = msgspec.structs.replace(mine, seat=1)
    for view, style in ((mine, text.LAMP), (theirs, "bold")):
        drawn = Text.from_markup(text.draw(view, ENGLISH))
        assert {str(span.style) for span in drawn.spans if drawn.plain[span.start : span.end] == "Ma"} == {style}


def test_with_rows_to_spare_nothing_is_cut() -> None:
    sarah = a_character(
        "sarah", 0, "B1", drowning=2, lost=("look", "power"), empty_rooms=2, played=("push",), adrenaline="held"
    )
    view = a_view(
        [],
        [sarah, a_character("max", 1, "C3")],
        mode="cooperation",
        level="insane",
        remaining=1,
        displayed=("time_bomb", "radio_jamming"),
        robots_in_reserve=2,
        unseen={"room25": 1, "empty": 7, "vision": 1, "tunnel": 2, "vortex": 2, "flooded": 2, "mortal": 2},
    )
    lines = plain(view)
    assert lines[0] == "Cooperation (Insane): last round, second pass"
    assert lines[12:] == [
        " Sarah    you B1 Push✓ A  drowning (2),",
        "                          no Look Power, 2 Empty",
        " Max      #2  C3",
        "The key is not turned. On display: Time Bomb,",
        "  Radio Jamming. Robots in reserve: 2.",
        "Unseen: Room25, 7 Empty, Vision, 2 Tunnel, 2 Vortex,",
        "  2 Flood, 2 Mortal",
    ]


def test_the_key_is_told_even_if_characters_have_much_to_tell() -> None:
    talkative = [
        a_character(name, 0, "C3", drowning=2, paranoid=True, lost=("look", "control", "power"), empty_rooms=2)
        for name in CHARACTERS.words[:6]
    ]
    lines = plain(a_view([], talkative, mode="cooperation", level="normal", key_turned=True))
    assert len(lines) == text.HEIGHT
    assert lines[-1] == "The key has turned."


def test_eight_in_one_room_are_all_to_be_seen() -> None:
    centre = a_room("C3", "central", characters=CHARACTERS.words)
    view = a_view([centre], [a_character(name, n, "C3") for n, name in enumerate(CHARACTERS.words)])
    assert plain(view)[7].split("│")[3] == "AJMKFESB "


def test_a_crowd_that_does_not_fit_is_cut_visibly() -> None:
    crowd = a_room("B1", "flooded", characters=CHARACTERS.words, robots=("robot_1",), no_entry=True, locked=True)
    view = a_view([crowd], [a_character(name, n, "B1") for n, name in enumerate(CHARACTERS.words)])
    assert plain(view)[3].split("│")[2] == "AJMKFESB…"


def test_teams_are_told_by_seat() -> None:
    seats = tuple(SeatView(seat, (), "", role_shown=False, team="AB"[seat]) for seat in range(2))
    view = a_view([], [a_character("max", 0, "C3"), a_character("kevin", 1, "C3")], mode="team", seats=seats)
    assert [line.split()[-2:] for line in plain(view)[12:]] == [["Team", "A"], ["Team", "B"]]


def test_kevins_hack_is_lit_once_while_it_is_played() -> None:
    kevin = a_character("kevin", 0, "C3", played=("look", "power"))
    lines = plain(a_view([], [kevin], acting="kevin", token="hack_complex"))
    assert lines[12] == "►Kevin    you C3 Look✓ Rooms"


class Bracketed:
    """A language whose words look like markup."""

    language = "en"

    def say(self, message: str, **details: str | int) -> str:
        return f"[red]{message}"

    def forms(self, message: str) -> dict[str, str]:
        return {}


def test_what_is_said_is_never_taken_for_markup() -> None:
    shown = Text.from_markup(text.draw(EVERYTHING, Bracketed())).plain
    assert shown.startswith("[red]headline")
