"""The sensible player: it is legal, knows no more than its seat, does what the position asks for, and wins."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from housebound import Table
from housebound.bots import RandomBot
from housebound.games.room25.bot.player import Sensible
from housebound.games.room25.game import ROOM25
from housebound.games.room25.state import House
from housebound.games.room25.words import GUARD
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value

Who = Callable[[Table, int], bool]
"""Whether a seat is played by the sensible player; the others play at random."""

MODES: list[tuple[int, dict[str, Value]]] = [
    (4, {"mode": "suspicion"}),
    (6, {"mode": "suspicion"}),
    (5, {"mode": "suspicion", "role_deal": "extra_tile", "insane_cards": True}),
    (6, {"mode": "suspicion", "powers": False, "adrenaline": False}),
    (6, {"mode": "team"}),
    (3, {"mode": "competition"}),
    (4, {"mode": "cooperation"}),
    (2, {"mode": "cooperation", "level": "insane"}),
    (4, {"mode": "cooperation", "key_room_zone": "anywhere"}),
    (1, {"mode": "solo"}),
    (1, {"mode": "solo", "level": "insane", "solo_programming": "full"}),
]


def everybody(table: Table, seat: int) -> bool:
    return True


def nobody(table: Table, seat: int) -> bool:
    return False


def even_seats(table: Table, seat: int) -> bool:
    return seat % 2 == 0


def house(table: Table) -> House:
    assert isinstance(table.state, House)
    return table.state


def guards(table: Table, seat: int) -> bool:
    return house(table).role[seat] == GUARD


def prisoners(table: Table, seat: int) -> bool:
    return not guards(table, seat)


def play(seats: int, seed: int, who: Who, **options: Value) -> Table:
    """A whole game."""
    table = Table(ROOM25, seats, options, seed=seed, listening=False, searchable=False)
    rng = Random(seed)
    while not table.over:
        decision = table.pending[0]
        bot = Sensible() if who(table, decision.seat) else RandomBot()
        table.choose(decision.seat, bot.choose(ROOM25.sight(house(table), decision.seat), decision, rng), decision.id)
    return table


def wins(games: int, seats: int, who: Who, winner: int | None = None, **options: Value) -> int:
    """In how many games somebody (or a certain seat) has won."""
    results = [play(seats, seed, who, **options).result for seed in range(games)]
    return sum(1 for r in results if r is not None and (r.winners if winner is None else winner in r.winners))


def won_by(games: int, who: Who) -> tuple[int, int]:
    """In how many games of Suspicion with 6 seats the Prisoners won, and in how many the Guards."""
    escaped = 0
    for seed in range(games):
        result = play(6, seed, who, mode="suspicion").result
        assert result is not None
        escaped += result.why in ("R25-SUSPICION-1", "R25-SUSPICION-2")
    return escaped, games - escaped


def position(seats: int, mode: str, **given: Any) -> Table:
    """A table that begins in the middle of a game."""
    options = ROOM25.settle(seats, {"mode": mode})
    return Table(ROOM25, seats, options, seed=1, origin=ROOM25.from_position(seats, options, given))


def asked(table: Table, prompt: str) -> Decision:
    decision = table.pending[0]
    assert decision.prompt == prompt
    return decision


def answer(table: Table, decision: Decision, seed: int = 1) -> Option:
    return Sensible().choose(ROOM25.sight(house(table), decision.seat), decision, Random(seed))


def answers(table: Table, prompt: str) -> set[str]:
    """Everything it might answer, whatever its stream."""
    decision = asked(table, prompt)
    return {answer(table, decision, seed).name for seed in range(20)}


# -- always


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_plays_every_mode_to_the_end_and_only_legally(seats: int, options: dict[str, Value]) -> None:
    for seed in range(4):
        assert play(seats, seed, everybody, **options).result is not None


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_knows_no_more_than_its_seat(seats: int, options: dict[str, Value]) -> None:
    """The same choice in every world that its seat cannot tell from the true one."""
    for seed in range(2):
        table = Table(ROOM25, seats, options, seed=seed, listening=False)
        rng = Random(seed)
        while not table.over:
            at = rng.randrange(len(table.pending))
            decision = table.pending[at]
            choice = answer(table, decision, seed)
            world = table.imagine(decision.seat, rng)
            assert answer(world, world.pending[at], seed) is choice, decision
            # now and then something odd, so that the house gets into states a sensible table would not reach
            table.choose(decision.seat, rng.choice(decision.options) if rng.random() < 0.3 else choice, decision.id)


def test_the_same_sight_and_stream_give_the_same_choice() -> None:
    table = Table(ROOM25, 4, {"mode": "cooperation"}, seed=5)
    while not table.over:
        decision = table.pending[0]
        first, second = answer(table, decision, 3), answer(table, decision, 3)
        assert first is second
        table.choose(decision.seat, first, decision.id)


# -- staying alive


@pytest.mark.parametrize("mode", ["suspicion", "team", "cooperation"])
def test_it_never_walks_into_a_room_it_has_seen_to_be_mortal(mode: str) -> None:
    table = position(
        4,
        mode,
        complex={"C2": "empty", "B2": "(mortal)", "D2": "(mortal)", "C1": "paranoia"},
        seen={"B2": [0], "D2": [0]},
        characters={"alice": {"at": "C2", "first": "move"}},
    )
    while table.pending[0].seat == 0 and answer(table, table.pending[0]).name in ("remind", "mark(B2)", "mark(D2)"):
        table.choose(0, answer(table, table.pending[0]))  # together it warns the others first
    assert answers(table, "move") <= {"move(C1)", "move(C3)"}


def test_it_enters_no_acid_bath_with_a_friend_in_it() -> None:
    table = position(
        4,
        "cooperation",
        complex={"B2": "empty", "B1": "acid", "A2": "paranoia", "B3": "mortal", "C2": "cold"},
        characters={"max": {"at": "B2", "first": "move"}, "kevin": "B1", "frank": "C3", "sarah": "C3"},
    )
    assert not answers(table, "move") & {"move(B1)", "move(B3)"}


def test_it_does_not_leave_a_friend_behind_in_a_shredder() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"B2": "shredder", "B1": "empty", "A2": "empty", "B3": "empty", "C2": "empty"},
        characters={"max": "B2", "kevin": "B2", "frank": "C3", "sarah": "C3"},
    )
    programs = answers(table, "program")
    first = {program.split("(")[1].split(",")[0] for program in programs}
    assert "move" not in first  # to carry the friend out and to go on then is fine


def test_out_of_a_trap_with_the_very_next_action() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"B2": "trap", "B1": "empty", "A2": "empty", "B3": "empty", "C2": "empty"},
        characters={"max": {"at": "B2", "trap": True}, "kevin": "C3", "frank": "C3", "sarah": "C3"},
    )
    assert all(program.startswith("program(move,") for program in answers(table, "program"))


def test_out_of_a_flooded_room_before_the_round_is_over() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"B2": "flooded!", "B1": "empty", "A2": "empty", "B3": "empty", "C2": "empty"},
        characters={"max": {"at": "B2", "flood": 1}, "kevin": "C3", "frank": "C3", "sarah": "C3"},
    )
    assert all("move" in program for program in answers(table, "program"))


def test_sarah_sabotages_the_trap_she_cannot_leave() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"B2": "trap", "B1": "mortal", "A2": "mortal", "B3": "flooded!", "C2": "flooded!"},
        characters={"sarah": {"at": "B2", "trap": True}, "kevin": "C3", "frank": "C3", "max": "C3"},
    )
    assert all(program.startswith("program(power,") for program in answers(table, "program"))


def test_together_a_deadly_room_is_marked() -> None:
    table = position(
        4,
        "cooperation",
        complex={"C2": "empty", "B2": "(mortal)", "C1": "empty"},
        seen={"B2": [0]},
        characters={"max": {"at": "C2", "first": "look"}},
    )
    assert answers(table, "look") == {"remind"}
    table.choose(0, "remind")
    assert answers(table, "remind") == {"mark(B2)"}


@pytest.mark.parametrize("marked", [False, True])
def test_together_a_friends_mark_is_heeded(marked: bool) -> None:
    table = position(
        4,
        "cooperation",
        remaining=2,
        complex={"B1": "empty", "A1": "(key)", "C1": "prison", "B2": "paranoia"},
        seen={"A1": [1]},
        characters={"max": {"at": "B1", "first": "move"}, "kevin": {"reminder": "A1" if marked else ""}},
    )
    assert ("move(A1)" in answers(table, "move")) != marked


def test_an_illusion_leads_to_a_hidden_room_that_is_known_to_be_safe() -> None:
    table = position(
        4,
        "cooperation",
        complex={"C2": "empty", "C1": "illusion", "A4": "(empty)", "E4": "(mortal)"},
        seen={"A4": [0], "E4": [0]},
        bag={"room25": 1, "key": 1, "mortal": 1, "trap": 2, "paranoia": 1},
        characters={"max": {"at": "C2", "first": "move"}},
    )
    table.choose(0, "move(C1)")
    assert answers(table, "illusion") == {"exchange(A4)"}


# -- getting out

INSIDE: dict[str, Any] = dict.fromkeys(("alice", "jennifer", "max", "kevin"), "A1")
OUT_OF_A1 = {"shift(row_1,left)", "shift(col_A,up)"}


@pytest.mark.parametrize("mode", ["suspicion", "team", "cooperation"])
def test_it_takes_the_escape_when_it_can(mode: str) -> None:
    table = position(
        4,
        mode,
        complex={"A1": "room25"},
        key_turned=mode == "cooperation",
        characters={**INSIDE, "alice": {"at": "A1", "first": "control"}},
        **({"roles": ["prisoner", "prisoner", "prisoner", "guard"]} if mode == "suspicion" else {}),
    )
    assert answers(table, "control") <= OUT_OF_A1
    table.choose(0, answer(table, table.pending[0]))
    assert table.over
    assert table.result is not None
    assert 0 in table.result.winners


def test_in_competition_both_of_a_players_characters_leave() -> None:
    table = position(
        2,
        "competition",
        complex={"A2": "room25"},
        characters={"max": {"at": "A2", "first": "control", "seat": 0}, "alice": {"at": "A2", "seat": 0}},
    )
    assert answers(table, "control") == {"shift(row_2,left)"}


def test_all_inside_lay_control() -> None:
    table = position(4, "cooperation", phase="events", complex={"A1": "room25"}, key_turned=True, characters=INSIDE)
    assert {program.split(",")[0] for program in answers(table, "program")} == {"program(control"}


def test_somebody_a_step_away_comes_in_first_and_those_inside_wait() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"A1": "room25", "B1": "empty"},
        key_turned=True,
        characters={**INSIDE, "kevin": "B1"},
    )
    for decision in list(table.pending):
        table.choose(decision.seat, answer(table, decision), decision.id)
    while not table.over:
        decision = table.pending[0]
        table.choose(decision.seat, answer(table, decision), decision.id)
    assert table.result is not None
    assert table.result.winners == (0, 1, 2, 3)
    assert table.result.rounds == 1


def test_jennifer_calls_the_missing_one() -> None:
    table = position(
        4,
        "cooperation",
        complex={"A1": "room25", "B1": "prison"},
        key_turned=True,
        characters={**INSIDE, "jennifer": {"at": "A1", "first": "power"}, "kevin": "B1"},
    )
    assert answers(table, "power") == {"call(kevin)"}


def test_max_carries_a_friend_into_room_25() -> None:
    table = position(
        4,
        "cooperation",
        complex={"A1": "room25", "B1": "empty", "C1": "empty", "B2": "empty"},
        key_turned=True,
        characters={"max": {"at": "B1", "first": "power"}, "kevin": "B1", "frank": "A1", "alice": "A1"},
    )
    assert answers(table, "power") == {"carry(kevin,A1)"}


def test_whoever_knows_the_key_room_beside_goes_there_at_once() -> None:
    table = position(
        4,
        "cooperation",
        phase="events",
        complex={"B2": "empty", "B1": "(key)"},
        seen={"B1": [0]},
        characters={"max": "B2", "kevin": "C3", "frank": "C3", "sarah": "C3"},
    )
    assert all(program.startswith("program(move,") for program in answers(table, "program"))


# -- Guards


def test_a_guard_pushes_into_a_mortal_chamber_and_a_prisoner_does_not() -> None:
    def table(role: str) -> Table:
        others = ["guard", "prisoner", "prisoner"] if role == "prisoner" else ["prisoner"] * 3
        return position(
            4,
            "suspicion",
            round=5,
            complex={"B2": "empty", "B1": "(mortal)", "A2": "empty", "C2": "empty", "B3": "empty"},
            seen={"B1": [0]},
            roles=[role, *others],
            characters={"max": {"at": "B2", "first": "push"}, "kevin": "B2"},
        )

    assert answers(table("guard"), "push") == {"push(kevin,B1)"}
    assert "push(kevin,B1)" not in answers(table("prisoner"), "push")


def test_a_guard_in_room_25_steers_it_away_from_the_edge() -> None:
    table = position(
        4,
        "suspicion",
        remaining=6,
        complex={"A2": "room25", "A1": "empty", "B2": "empty", "A3": "empty"},
        roles=["guard", "prisoner", "prisoner", "prisoner"],
        characters={"max": {"at": "A2", "first": "control"}, "kevin": "A2", "frank": "A2", "sarah": "A2"},
    )
    assert answers(table, "control") <= {"shift(row_2,right)", "shift(col_A,down)"}


def test_a_guard_shows_the_role_late_but_not_early() -> None:
    def table(remaining: int) -> Table:
        return position(
            4,
            "suspicion",
            remaining=remaining,
            complex={"C2": "empty"},
            roles=["guard", "prisoner", "prisoner", "prisoner"],
            characters={"max": {"at": "C2", "first": "look"}},
        )

    assert answers(table(3), "look") == {"reveal_guard"}
    assert "reveal_guard" not in answers(table(9), "look")


# -- strength, with wide margins: chance must not break the build


def test_together_it_escapes_where_random_play_never_does() -> None:
    assert wins(40, 4, everybody, mode="cooperation") >= 6
    assert wins(40, 4, nobody, mode="cooperation") <= 1


def test_alone_it_escapes_often() -> None:
    assert wins(30, 1, everybody, mode="solo") >= 12


def test_in_suspicion_both_sides_win_a_share() -> None:
    escaped, held = won_by(40, everybody)
    assert escaped >= 4
    assert held >= 10


def test_in_suspicion_it_beats_random_play_on_either_side() -> None:
    against_random_guards, _ = won_by(20, prisoners)
    against_sensible_guards, _ = won_by(20, everybody)
    assert against_random_guards >= 12
    assert against_sensible_guards <= against_random_guards - 4
    assert won_by(20, nobody)[0] <= 1


@pytest.mark.parametrize(("mode", "seats"), [("team", 4), ("competition", 2)])
def test_it_beats_random_opponents(mode: str, seats: int) -> None:
    sensible = wins(30, seats, even_seats, winner=0, mode=mode)
    random = wins(30, seats, even_seats, winner=1, mode=mode)
    assert sensible >= 15
    assert random <= 5
