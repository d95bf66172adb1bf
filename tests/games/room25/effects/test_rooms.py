"""The rooms: every kind is entered once, and laws of what they hide and draw."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from housebound.games.room25.figures.entering import EFFECTS
from housebound.games.room25.state import House
from housebound.games.room25.words import ROOMS, TOKENS
from housebound.kernel.position import Scenario, set_up
from housebound.kernel.table import Table


def table_of(given: dict[str, Any], seats: int = 4, **options: Any) -> Table:
    options = {"reminders": False, **options}
    return set_up(Scenario("", ("R25-ENTER-1",), "room25", seats, options, None, given, (), {}))


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


# -- every kind of room

ENTERED: dict[str, tuple[str, dict[str, Any]]] = {
    "room25": ("2 look", {"remaining": 5}),
    "key": ("2 look", {"complex.B2": "empty", "key_turned": True}),
    "empty": ("2 look", {}),
    "vision": ("0 see", {}),
    "moving": ("0 exchange", {}),
    "control": ("0 shift", {}),
    "tunnel": ("2 look", {"characters.max.at": "A5"}),
    "robot": ("2 look", {"robots.robot_1.at": "B2"}),
    "regeneration": ("2 look", {"complex.B2": "empty", "characters.frank.at": "C3"}),
    "vortex": ("2 look", {"characters.max.at": "C3"}),
    "dark": ("2 look", {}),
    "cold": ("2 look", {}),
    "prison": ("2 look", {}),
    "mirror": ("2 look", {"characters.max.adrenaline": "out", "characters.max.second": "none"}),
    "event": ("card", {}),
    "jamming": ("2 look", {}),
    "rotating": ("2 look", {"complex.B2": "rotating|"}),
    "illusion": ("0 illusion", {}),
    "acid": ("2 look", {"characters.kevin.at": "out"}),
    "flooded": ("2 look", {"complex.B2": "flooded!", "characters.max.flood": 2}),
    "trap": ("2 look", {"characters.max.trap": True}),
    "mortal": ("2 look", {"characters.max.at": "out", "characters.max.second": "none"}),
    "time_machine": ("2 look", {"complex.B2": "empty", "remaining": 7}),
    "shredder": ("2 look", {}),
    "paranoia": (
        "2 look",
        {
            "characters.max.stack": list(TOKENS.words),
            "characters.max.paranoid": True,
            "characters.max.second": "none",
        },
    ),
}
"""Max walks into B2, where Kevin stands; Frank is eliminated: what is asked next, and what it did to them."""

WATCHED = (
    *("complex.B2", "remaining", "key_turned", "robots.robot_1.at"),
    *(f"characters.{name}.at" for name in ("max", "kevin", "frank")),
    *(f"characters.max.{fact}" for fact in ("adrenaline", "second", "flood", "trap", "paranoid", "stack")),
)


@pytest.mark.rule("R25-ENTER-1", "R25-EMPTY-1")
@pytest.mark.parametrize("room", ROOMS.words[1:])
def test_every_room_does_its_own_thing_and_nothing_else(room: str) -> None:
    table = table_of(
        {
            "remaining": 8,
            "complex": {"B1": "empty", "B2": room, "A5": "tunnel"},
            "robots": {"robot_1": {"home": "B2"} if room == "robot" else "reserve"},
            "characters": {
                "max": {"at": "B1", "first": "move", "second": "control"},
                "kevin": "B2",
                "sarah": {"at": "C3", "first": "look"},
                "frank": "out",
            },
        },
        seats=6,
        mode="team",
    )
    table.choose(0, "move(B2)")
    asked, changes = ENTERED[room]
    expected: dict[str, Any] = {
        **{"complex.B2": room, "remaining": 8, "key_turned": False, "robots.robot_1.at": "reserve"},
        **{"characters.max.at": "B2", "characters.kevin.at": "B2", "characters.frank.at": "out"},
        **{"characters.max.adrenaline": "held", "characters.max.second": "control", "characters.max.flood": 0},
        **{"characters.max.trap": False, "characters.max.paranoid": False, "characters.max.stack": []},
        **changes,
    }
    position = table.game.position(table.state)
    assert {path: _at(position, path) for path in WATCHED} == expected
    waiting = [f"{seat} {prompt}" for seat, prompt in table.waiting]
    assert (waiting or [table.needs.domain.name if table.needs else ""]) == [asked]


def _at(data: Any, path: str) -> Any:
    for part in path.split("."):
        data = data[part]
    return data


@pytest.mark.rule("R25-EMPTY-1", "R25-DARK-1", "R25-COLD-2", "R25-PRISON-1", "R25-JAM-1", "R25-SHRED-1")
def test_rooms_that_do_nothing_on_entry() -> None:
    silent = {word for i, word in enumerate(ROOMS.words) if i not in EFFECTS}
    assert silent == {"central", "empty", "dark", "cold", "prison", "jamming", "shredder"}


# -- laws


@pytest.mark.rule("R25-PARANOIA-1", "R25-PARANOIA-2")
@given(st.sets(st.sampled_from(TOKENS.words)), st.sets(st.sampled_from(TOKENS.words)))
def test_any_token_of_the_stack_can_be_on_top_and_no_other(lost: set[str], played: set[str]) -> None:
    max_ = {"at": "B1", "first": "move", "lost": sorted(lost), "played": sorted(played)}
    table = table_of({"complex": {"B1": "empty", "B2": "paranoia"}, "characters": {"max": max_}})
    table.choose(0, "move(B2)")
    left = [token for token in TOKENS.words if token not in lost]
    assert (list(table.needs.words) if table.needs else []) == left
    if left:
        table.enter(left[-1])
        assert house(table).stack[house(table).queue[0]] == sum(1 << TOKENS[token] for token in left[:-1])


@pytest.mark.rule("R25-KEVIN-1")
@pytest.mark.parametrize("slot", ["first", "second"])
def test_which_hack_kevin_means_nobody_else_can_tell(slot: str) -> None:
    def sent(plan: str) -> list[bytes]:
        kevin = {"at": "B1", slot: plan}
        given = {"complex": {"B1": "empty"}, "characters": {"max": {"first": "look"}, "kevin": kevin}}
        table = table_of(given)
        return [table.sent(seat) for seat in (0, 1, 2, 3)]

    one, other = sent("hack_complex"), sent("hack_robot")
    assert one[1] != other[1], "Kevin's own player sees it"
    assert one[:1] + one[2:] == other[:1] + other[2:]


@pytest.mark.rule("R25-VISION-1")
@given(st.sampled_from(ROOMS.words[3:]), st.sampled_from(ROOMS.words[3:]))
def test_what_a_vision_shows_only_its_player_sees(one: str, other: str) -> None:
    def sent(room: str) -> list[bytes]:
        table = table_of(
            {
                "complex": {"B1": "empty", "B2": "vision", "E4": f"({one if room == 'one' else other})"},
                "characters": {"max": {"at": "B1", "first": "move"}, "kevin": {"second": "look"}},
                # whatever is not at E4 is still in the bag, so that the composition tells nothing
                "bag": {"room25": 1, (other if room == "one" else one): 1},
            }
        )
        table.choose(0, "move(B2)")
        table.choose(0, "see(E4)")
        return [table.sent(seat) for seat in range(4)]

    first, second = sent("one"), sent("other")
    assert first[1:] == second[1:]
    assert (first[0] == second[0]) == (one == other)


@pytest.mark.rule("R25-CHAMBER-2")
def test_a_control_chamber_can_always_shift_something() -> None:
    """One Control token per line blocks one way only, so the case "everything is blocked" cannot come up."""
    ways = {"row": ("left", "right"), "col": ("up", "down")}
    for bits in (0, 0b10101010, 0b01010101, 0b11111111):
        lines = ["row_1", "row_2", "row_4", "row_5", "col_A", "col_B", "col_D", "col_E"]
        arrows = {line: ways[line[:3]][bits >> i & 1] for i, line in enumerate(lines)}
        table = table_of(
            {
                "complex": {"B1": "empty", "B2": "control"},
                "arrows": arrows,
                "characters": {"max": {"at": "B1", "first": "move"}},
            }
        )
        table.choose(0, "move(B2)")
        assert [option.name for option in table.pending[0].options] == [
            f"shift({line},{way})" for line, way in arrows.items()
        ]
