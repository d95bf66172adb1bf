"""Composition of the Complex: the tables, the ready-made ones, and files of the players' own."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.room25.complex.composition import read_file
from housebound.games.room25.components import COLOUR, COMPLEXES, COPIES, SEASON_2
from housebound.games.room25.game import ROOM25, resolve
from housebound.games.room25.state import House
from housebound.games.room25.words import COLOURS, ROOMS
from housebound.kernel.errors import BadSetting
from housebound.kernel.settings import Value

SEEDS = st.integers(min_value=0, max_value=10**6)


def tiles(seats: int, seed: int = 0, **options: Value) -> dict[str, int]:
    """The 25 tiles of a table that has just begun, by kind."""
    state = housebound.Table(ROOM25, seats, options, seed=seed).state
    assert isinstance(state, House)
    counts = [aside + other for aside, other in zip(state.aside, state.others, strict=True)]
    for kind in state.kind:
        if kind >= 0:
            counts[kind] += 1
    return {ROOMS.words[kind]: n for kind, n in enumerate(counts) if n}


def by_colour(counts: dict[str, int]) -> dict[str, int]:
    found = dict.fromkeys(COLOURS.words, 0)
    for word, n in counts.items():
        found[COLOURS.words[COLOUR[ROOMS[word]]]] += n
    return found


def at_least(counts: dict[str, int], **wanted: int) -> bool:
    return all(counts.get(word, 0) >= n for word, n in wanted.items())


# -- the tables


@pytest.mark.rule("R25-BUILD-3", "R25-ROLE-2")
@settings(max_examples=20, deadline=None)
@given(seats=st.sampled_from([4, 5]), seed=SEEDS)
def test_suspicion_with_one_guard(seats: int, seed: int) -> None:
    counts = tiles(seats, seed)
    assert by_colour(counts) == {"blue": 2, "green": 5, "yellow": 8, "red": 10}
    assert at_least(counts, jamming=1, mortal=2, time_machine=1)


@pytest.mark.rule("R25-BUILD-4", "R25-ROLE-2")
@settings(max_examples=20, deadline=None)
@given(seats=st.sampled_from([5, 6, 7, 8]), seed=SEEDS)
def test_suspicion_with_two_guards(seats: int, seed: int) -> None:
    counts = tiles(seats, seed, guards=2)
    assert by_colour(counts) == {"blue": 2, "green": 7, "yellow": 8, "red": 8}
    assert at_least(counts, regeneration=1, robot=1, jamming=1, mortal=1, shredder=2)


@pytest.mark.rule("R25-BUILD-5")
@settings(max_examples=20, deadline=None)
@given(table=st.sampled_from([("team", 4), ("team", 8), ("competition", 2), ("competition", 4)]), seed=SEEDS)
def test_team_and_competition(table: tuple[str, int], seed: int) -> None:
    mode, seats = table
    counts = tiles(seats, seed, mode=mode)
    assert by_colour(counts) == {"blue": 2, "green": 6, "yellow": 7, "red": 10}
    assert at_least(counts, regeneration=1, prison=2, mortal=2)


@pytest.mark.rule("R25-BUILD-6", "R25-BUILD-10")
@settings(max_examples=20, deadline=None)
@given(table=st.sampled_from([("cooperation", 2), ("cooperation", 5), ("solo", 1)]), seed=SEEDS)
def test_short_track_at_the_normal_level(table: tuple[str, int], seed: int) -> None:
    mode, seats = table
    counts = tiles(seats, seed, mode=mode, level="normal")
    assert by_colour(counts) == {"blue": 3, "green": 4, "yellow": 7, "red": 11}
    assert at_least(counts, key=1, tunnel=2, robot=1, empty=1, rotating=2, mortal=2, time_machine=1)


@pytest.mark.rule("R25-BUILD-7", "R25-BUILD-10")
@settings(max_examples=20, deadline=None)
@given(table=st.sampled_from([("cooperation", 2), ("cooperation", 5), ("solo", 1)]), seed=SEEDS)
def test_short_track_at_the_insane_level(table: tuple[str, int], seed: int) -> None:
    mode, seats = table
    counts = tiles(seats, seed, mode=mode, level="insane")
    assert by_colour(counts) == {"blue": 3, "green": 3, "yellow": 7, "red": 12}
    assert at_least(counts, key=1, tunnel=2, robot=1, rotating=2, mortal=2, time_machine=1, paranoia=1)


ALL_TABLES = st.sampled_from(
    [("suspicion", 4), ("suspicion", 8), ("team", 6), ("competition", 3), ("cooperation", 4), ("solo", 1)]
)


@pytest.mark.rule("R25-BUILD-1", "R25-BUILD-10", "R25-BUILD-11")
@settings(max_examples=40, deadline=None)
@given(table=ALL_TABLES, level=st.sampled_from(["normal", "insane"]), seed=SEEDS)
def test_every_drawn_complex_is_made_of_tiles_that_exist(table: tuple[str, int], level: str, seed: int) -> None:
    mode, seats = table
    counts = tiles(seats, seed, mode=mode, level=level)
    assert sum(counts.values()) == 25
    assert counts["central"] == counts["room25"] == 1
    assert counts.get("key", 0) == (1 if mode in ("cooperation", "solo") else 0)
    assert all(n <= COPIES[ROOMS[word]] for word, n in counts.items())


@pytest.mark.rule("R25-BUILD-9", "R25-SOLO-5")
@settings(max_examples=40, deadline=None)
@given(mode=st.sampled_from(["cooperation", "solo"]), level=st.sampled_from(["normal", "insane"]), seed=SEEDS)
def test_tiles_out_of_the_stock(mode: str, level: str, seed: int) -> None:
    counts = tiles(1 if mode == "solo" else 4, seed, mode=mode, level=level)
    assert counts.get("vortex", 0) <= 1
    if mode == "solo":
        assert "jamming" not in counts
        assert "mirror" not in counts


@pytest.mark.rule("R25-BUILD-8", "R25-BUILD-13")
def test_free_tiles_are_drawn_at_random_tile_by_tile() -> None:
    """Five of eleven yellow tiles that are left: each is in with 5/11, so a kind with two copies twice as often."""
    found = [tiles(2, seed, mode="cooperation") for seed in range(600)]
    average = {word: sum(counts.get(word, 0) for counts in found) / 600 for word in ROOMS.words}
    for word, copies in {"vortex": 1, "dark": 2, "cold": 2, "prison": 2, "mirror": 1, "event": 2, "jamming": 1}.items():
        assert average[word] == pytest.approx(copies * 5 / 11, rel=0.2)
    for word, copies in {"illusion": 1, "acid": 2, "flooded": 2, "trap": 2, "shredder": 2, "paranoia": 1}.items():
        assert average[word] == pytest.approx(copies * 8 / 10, rel=0.2)


@pytest.mark.rule("R25-BUILD-13")
def test_the_host_may_pick_every_tile() -> None:
    line = (
        "custom central=1 room25=1 empty=8 dark=2 cold=2 trap=2 flooded=2 acid=2 vortex=2 mortal=1 vision=1 control=1"
    )
    assert tiles(4, complex=line) == {
        **{"central": 1, "room25": 1, "empty": 8, "dark": 2, "cold": 2, "trap": 2},
        **{"flooded": 2, "acid": 2, "vortex": 2, "mortal": 1, "vision": 1, "control": 1},
    }


# -- the ready-made ones


@pytest.mark.rule("R25-BUILD-1", "R25-BUILD-2", "R25-BUILD-11")
@pytest.mark.parametrize("name", COMPLEXES)
def test_every_ready_made_complex_can_be_played(name: str) -> None:
    """Worked example 27 is among them: the lists of the examples, with the one Paranoia Room there is."""
    for mode in COMPLEXES[name]["modes"]:
        seats = 1 if mode == "solo" else 4
        counts = tiles(seats, mode=mode, complex=name)
        assert counts == COMPLEXES[name]["tiles"]
        assert sum(counts.values()) == 25
        assert counts["central"] == counts["room25"] == 1
        assert all(n <= COPIES[ROOMS[word]] for word, n in counts.items())


def test_a_ready_made_complex_is_for_its_modes() -> None:
    with pytest.raises(BadSetting, match="house_solo_normal is for solo, not for suspicion"):
        housebound.new("room25", seats=4, complex="house_solo_normal")


@pytest.mark.rule("R25-BUILD-12")
@pytest.mark.parametrize("name", ["base_beginner", "base_expert_suspicion", "base_expert_competition"])
def test_base_game_complexes_have_no_tile_of_season_2(name: str) -> None:
    counts = COMPLEXES[name]["tiles"]
    assert all(n <= COPIES[ROOMS[word]] - SEASON_2[ROOMS[word]] for word, n in counts.items())


@pytest.mark.rule("R25-BUILD-12")
@pytest.mark.parametrize("name", COMPLEXES)
def test_no_ready_made_complex_has_both_vortexes_and_both_mortal_chambers(name: str) -> None:
    counts = COMPLEXES[name]["tiles"]
    assert counts.get("vortex", 0) < 2 or counts.get("mortal", 0) < 2


# -- files of one's own

GOOD = """\
name = "Ours"

[tiles]
central = 1
room25 = 1
vision = 1
mortal = 2

[free]
green = 5
yellow = 8
red = 7
"""

SOLO = """\
[tiles]
central = 1
room25 = 1
key = 1
mortal = 2
[free]
green = 5
yellow = 6
red = 9
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "ours.toml"
    path.write_text(text, encoding="utf-8")
    return path


def read(path: Path, mode: str = "suspicion") -> str:
    seats = 1 if mode == "solo" else 4
    return read_file(path, resolve(seats, {s.name: s.default for s in ROOM25.settings} | {"mode": mode}))


def refusal(folder: Path, text: str, mode: str = "suspicion") -> str:
    path = write(folder, text)
    with pytest.raises(BadSetting) as refused:
        housebound.new("room25", seats=1 if mode == "solo" else 4, mode=mode, complex=str(path))
    message = str(refused.value)
    assert message.startswith(f"complex: {path}")
    return message.removeprefix(f"complex: {path}")


@pytest.mark.rule("R25-BUILD-2")
def test_a_good_file(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    assert read(path) == "custom central=1 room25=1 vision=1 mortal=2 green+5 yellow+8 red+7"
    counts = tiles(4, complex=str(path))
    assert by_colour(counts) == {"blue": 2, "green": 6, "yellow": 8, "red": 9}
    assert at_least(counts, vision=1, mortal=2)


@pytest.mark.rule("R25-BUILD-2")
def test_a_table_remembers_the_composition_not_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    table = housebound.new("room25", seats=4, seed=1, complex=str(path))
    path.unlink()
    saved = tmp_path / "evening.tape"
    table.save(saved)
    again = housebound.load(saved)
    assert again.settings["complex"] == "custom central=1 room25=1 vision=1 mortal=2 green+5 yellow+8 red+7"
    assert again.sent(0) == table.sent(0)


def test_a_file_without_free_tiles(tmp_path: Path) -> None:
    fixed = COMPLEXES["base_beginner"]["tiles"]
    path = write(tmp_path, "[tiles]\n" + "\n".join(f"{word} = {n}" for word, n in fixed.items()))
    assert tiles(4, complex=str(path)) == fixed


def instead(old: str, new: str, text: str = GOOD) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


BAD_FILES = {
    "empty": ("", "line 1: there must be a table [tiles]"),
    "tiles no table": ("\ntiles = 25", "line 2: there must be a table [tiles]"),
    "free no table": ("[tiles]\n[[free]]\nred = 1", "line 2: free must be a table [free]"),
    "unknown key": ("tile = 3\n" + GOOD, "line 1: unknown key 'tile'"),
    "unknown table": (GOOD + "[more]", "line 13: unknown key 'more'"),
    "unknown room": (instead("vision", "kitchen"), "line 6: 'kitchen' is no kind of room"),
    "a colour as a room": (instead("vision", "red"), "line 6: 'red' is no kind of room"),
    "a room as a colour": (instead("red", "mortal"), "line 12: 'mortal' is no colour to draw from"),
    "blue is not drawn": (instead("red", "blue"), "line 12: 'blue' is no colour to draw from"),
    "negative": (instead("mortal = 2", "mortal = -1"), "line 7: mortal = -1: must be a whole number"),
    "half": (instead("mortal = 2", "mortal = 1.5"), "line 7: mortal = 1.5: must be a whole number"),
    "yes or no": (instead("mortal = 2", "mortal = true"), "line 7: mortal = True: must be a whole number"),
    "text": (instead("red = 7", 'red = "all"'), "line 12: red = 'all': must be a whole number"),
    "negative colour": (instead("yellow = 8", "yellow = -8"), "line 11: yellow = -8: must be a whole number"),
    "more than two": (instead("mortal = 2", "mortal = 3"), "line 7: mortal = 3: there are only 2 (R25-BUILD-11)"),
    "more than one": (instead("vision = 1", "vision = 2"), "line 6: vision = 2: there is only 1 (R25-BUILD-11)"),
    "more than left": (instead("red = 7", "red = 12"), "line 12: red = 12: only 11 red tiles are left to draw"),
    "too few": (instead("red = 7", "red = 6"), "line 3: a composition has 25 tiles, this one 24 (R25-BUILD-1)"),
    "too many": (instead("red = 7", "red = 8"), "line 3: a composition has 25 tiles, this one 26 (R25-BUILD-1)"),
    "no Central Room": (instead("central = 1\n", ""), "line 3: exactly one central must be in it"),
    "no Room 25": (instead("room25 = 1", "room25 = 0"), "line 5: exactly one room25 must be in it"),
    "a Key Room": (instead("vision", "key"), "line 6: key = 1: suspicion uses only 0 (R25-BUILD-10)"),
    "inline table": ("tiles = { central = 1, room25 = 1, mortal = 9 }", "line 1: mortal = 9: there are only 2"),
    "dotted keys": ("tiles.central = 1\ntiles.mortal = 9", "line 2: mortal = 9: there are only 2"),
    "a key of both": ('[free]\n"red" = 23\n[tiles]\ncentral = 1\n"red" = 1', "line 5: 'red' is no kind of room"),
}


@pytest.mark.rule("R25-BUILD-1", "R25-BUILD-10", "R25-BUILD-11")
@pytest.mark.parametrize(("text", "error"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, text: str, error: str) -> None:
    assert refusal(tmp_path, text).startswith(f", {error}")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[tiles\ncentral = 1", 1),
        (instead("mortal = 2", "mortal = two"), 7),
        (instead("mortal = 2", "mortal = 2\nmortal = 1"), 8),
    ],
    ids=["no bracket", "no value", "a key twice"],
)
def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    assert f"(at line {line}," in refusal(tmp_path, text)


BAD_FOR_MODE = {
    "no Key Room": (GOOD, "cooperation", "line 3: the Key Room must be in it in cooperation: key = 1 (R25-BUILD-10)"),
    "two Vortexes": (
        instead("mortal", "vortex", SOLO),
        "cooperation",
        "line 5: vortex = 2: cooperation uses only 1 (R25-BUILD-9)",
    ),
    "Jamming Room": (
        instead("mortal = 2", "jamming = 1", SOLO),
        "solo",
        "line 5: jamming = 1: solo uses only 0 (R25-SOLO-5)",
    ),
    "Mirror Room": (
        instead("mortal = 2", "mirror = 1", SOLO),
        "solo",
        "line 5: mirror = 1: solo uses only 0 (R25-SOLO-5)",
    ),
}


@pytest.mark.rule("R25-BUILD-9", "R25-BUILD-10", "R25-SOLO-5")
@pytest.mark.parametrize(("text", "mode", "error"), BAD_FOR_MODE.values(), ids=BAD_FOR_MODE)
def test_a_file_that_does_not_go_with_the_mode(tmp_path: Path, text: str, mode: str, error: str) -> None:
    assert refusal(tmp_path, text, mode) == f", {error}"


@pytest.mark.rule("R25-SOLO-5", "R25-BUILD-9")
def test_the_same_file_is_good_where_the_mode_allows_it(tmp_path: Path) -> None:
    path = write(tmp_path, SOLO.replace("mortal = 2", "jamming = 1\nmirror = 1"))
    assert at_least(tiles(4, mode="cooperation", complex=str(path)), jamming=1, mirror=1)
    assert tiles(1, mode="solo", complex=str(write(tmp_path, SOLO)))["key"] == 1


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"cannot read .*none.toml: No such file"):
        read(tmp_path / "none.toml")


def test_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadSetting, match="is not a text file"):
        read(path)


def test_a_name_that_is_neither_known_nor_a_file() -> None:
    with pytest.raises(BadSetting, match="complex = 'castle': write table"):
        housebound.new("room25", seats=4, complex="castle")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("custom central=1 room25=1 mortal", "cannot read 'mortal'"),
        ("custom central=1=2", "cannot read 'central=1=2'"),
        ("custom mortal=-1", "cannot read 'mortal=-1'"),
        ("custom mortal=1 mortal=2", "mortal stands twice"),
        ("custom red+1 red+2", "red stands twice"),
        ("custom kitchen=1", "'kitchen' is no kind of room"),
        ("custom purple+1", "'purple' is no colour"),
        ("custom mortal=3", "mortal = 3: there are only 2"),
        ("custom central=1 room25=1 green+5 yellow+8 red+9", "a composition has 25 tiles, this one 24"),
    ],
)
def test_a_bad_line_is_refused(line: str, error: str) -> None:
    with pytest.raises(BadSetting) as refused:
        housebound.new("room25", seats=4, complex=line)
    assert str(refused.value).startswith(f"complex: {error}")


@pytest.mark.rule("R25-BUILD-11")
@settings(max_examples=60, deadline=None)
@given(data=st.data(), seed=SEEDS)
def test_free_tiles_count_those_already_named(data: st.DataObject, seed: int) -> None:
    """Whatever a file names of a colour, the drawn ones never make more copies than there are."""
    red = [word for word in ROOMS.words if COLOURS.words[COLOUR[ROOMS[word]]] == "red"]
    named = {word: data.draw(st.integers(0, COPIES[ROOMS[word]]), label=word) for word in red}
    total = sum(named.values())
    drawn = data.draw(st.integers(0, 13 - total), label="drawn") if total < 13 else 0
    parts = ["custom central=1 room25=1", *(f"{word}={n}" for word, n in named.items()), f"red+{drawn}"]
    rest = 23 - total - drawn
    parts += [f"yellow+{min(13, rest)}", f"green+{rest - min(13, rest)}"]
    counts = tiles(4, seed, complex=" ".join(parts))
    assert all(named[word] <= counts.get(word, 0) <= COPIES[ROOMS[word]] for word in red)
