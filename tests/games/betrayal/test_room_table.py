"""The rulebook's table "Room effects by kind of character", cell by cell: what it says is what happens.

Brandon is the hero, Ox the traitor, a Zombie the monster, in a haunt that changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import housebound.games.betrayal
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import House
from housebound.kernel.table import Table
from tests.games.betrayal.plain_haunt import HAUNTED, B, X, given, make_present, table_of

RULEBOOK = Path(housebound.games.betrayal.__file__).parent / "rulebook.md"
HERO, TRAITOR, MONSTER = "hero", "traitor", "monster"
SEAT = {HERO: 0, TRAITOR: 2, MONSTER: 2}
PLACE = {HERO: f"explorers.{B}", TRAITOR: f"explorers.{X}", MONSTER: "monsters.zombie_1"}
HARMFUL, NONDAMAGING = "ignore_harmful", "ignore_nondamaging"


class Who(msgspec.Struct, frozen=True):
    """A column of the table: a kind of character, by a variant."""

    kind: str
    variants: dict[str, str]


COLUMNS = {
    "explorer, hero": Who(HERO, {}),
    "traitor, ignore_harmful": Who(TRAITOR, {"traitor_rooms": HARMFUL}),
    "traitor, ignore_nondamaging": Who(TRAITOR, {"traitor_rooms": NONDAMAGING}),
    "monster, ignore_harmful": Who(MONSTER, {"monster_rooms": HARMFUL}),
    "monster, ignore_nondamaging": Who(MONSTER, {"monster_rooms": NONDAMAGING}),
}


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


# -- one figure in one room


class Scene:
    """A character of this kind in a room, about to act; or in a room while somebody else acts."""

    def __init__(self, who: Who, room: str, house: dict[str, str], options: dict[str, str], **more: Any) -> None:
        self.who = who.kind
        here: dict[str, Any] = {"room": room, **more.pop("holding", {})}
        base: dict[str, Any] = {**HAUNTED, "active": SEAT[who.kind]}
        figures: dict[str, Any] = {}
        if who.kind == MONSTER:
            base = {**HAUNTED, "active": 2, "phase": "monsters", "acting": "zombie_1", "allowance": 6}
            figures["monsters"] = {"zombie_1": {"room": room}}
        else:
            figures[{HERO: "brandon", TRAITOR: "ox"}[who.kind]] = here
        figures["zoe"] = more.pop("zoe", {"room": "grand_staircase"})
        base |= more.pop("turn", {})
        for name in ("brandon", "ox"):
            figures.setdefault(name, {"room": "grand_staircase"})
        self.table: Table = table_of(given(base, house=house, **figures, **more), **who.variants, **options)

    def play(self, *steps: str) -> Scene:
        """Choices of whoever is asked, and dice."""
        for step in steps:
            if step.startswith("~"):
                self.table.enter(step[1:])
            else:
                self.table.choose(self.table.pending[0].seat, step)
        return self

    @property
    def dice(self) -> int:
        """How many dice are to be rolled now."""
        return len(self.table.needs.words[0]) if self.table.needs is not None else 0

    @property
    def asked(self) -> str:
        return self.table.waiting[0][1] if self.table.waiting else ""

    def offers(self, *options: str) -> bool:
        return {*options} <= {option.name for option in self.table.pending[0].options}

    def __getitem__(self, fact: str) -> Any:
        """A fact of the character's, as a position tells it."""
        facts: Any = self.state
        for part in PLACE[self.who].split("."):
            facts = facts[part]
        return facts[fact]

    @property
    def state(self) -> dict[str, Any]:
        state = self.table.state
        assert isinstance(state, House)
        return BETRAYAL.position(state)


def neither(scene: Scene) -> str:
    """What happened is none of the words that the table has for it."""
    return f"asked: {scene.asked!r}, dice: {scene.dice}, in the {scene['room']}"


# -- probes: each does the thing, and says in the table's words what came of it

Probe = Callable[[Who], str]


def barrier(room: str, at: str) -> Probe:
    def probe(who: Who) -> str:
        scene = Scene(who, room, {room: at}, {}).play("cross")
        if scene.dice:
            return "rolls"
        return "passes" if scene["side"] == 1 else neither(scene)

    return probe


def vault(who: Who) -> str:
    scene = Scene(who, "vault", {"vault": "upper_landing.north"}, {}).play("cross")
    if scene.dice:
        return "rolls"
    through = scene["side"] == 1 and not scene.state["vault_open"] and not scene["cards"]
    return "passes the barrier, takes nothing" if through else neither(scene)


def leaving(room: str, at: str) -> Probe:
    def probe(who: Who) -> str:
        beside = at.partition(".")[0]
        scene = Scene(who, room, {room: at}, {}).play(f"walk({beside})")
        if scene.dice:
            return "rolls"
        return "passes" if scene["room"] == beside else neither(scene)

    return probe


def revolving_wall(who: Who) -> str:
    switch = {"token": "wall_switch", "room": "foyer", "to": "upper_landing"}
    scene = Scene(who, "foyer", {}, {}, tokens=[switch]).play("try(wall_switch)")
    if scene.dice:
        return "rolls"
    return "passes" if scene["room"] == "upper_landing" else neither(scene)


def elevator(who: Who) -> str:
    scene = Scene(who, "foyer", {"mystic_elevator": "foyer.south"}, {}).play("walk(mystic_elevator)")
    if scene.dice:
        return "rolls"
    anywhere = ("stay", "attach(basement_landing,north)", "attach(entrance_hall,south)", "attach(upper_landing,west)")
    return "chooses" if scene.asked == "elevator" and scene.offers(*anywhere) else neither(scene)


def elevator_drops(who: Who) -> str:
    """Zoe comes into the elevator and rolls 0; her own die shows 0."""
    hers = {"active": 1, "phase": "turn", "acting": "zoe_ingstrom", "allowance": -1}
    scene = Scene(who, "mystic_elevator", {"mystic_elevator": "foyer.south"}, {}, turn=hers, zoe={"room": "foyer"})
    scene.play("walk(mystic_elevator)", "~00", "attach(basement_landing,east)", "~0")
    if scene.dice == 1:
        return "damage"
    return "none" if scene.table.waiting == [(1, "turn")] else neither(scene)


def ending(room: str, at: str) -> Probe:
    def probe(who: Who) -> str:
        scene = Scene(who, room, {room: at}, {})
        seat = scene.table.pending[0].seat
        scene.play("end_turn")
        if scene.asked.startswith("split"):
            return "damage"
        unhurt = who.kind != MONSTER or not scene["stunned"]
        return "none" if unhurt and (not scene.asked or scene.table.pending[0].seat != seat) else neither(scene)

    return probe


def first_in_collapsed_room(who: Who) -> str:
    options = {"collapsed_roller": "first_to_enter"}
    scene = Scene(who, "foyer", {"collapsed_room": "foyer.south"}, options).play("walk(collapsed_room)")
    if scene.dice:
        return "rolls"
    return "may skip it" if scene["room"] == "collapsed_room" and scene.offers("fall") else neither(scene)


def dropping(room: str, step: str, below: str) -> Probe:
    house = {"collapsed_room": "upper_landing.south", "gallery": "upper_landing.north", "ballroom": "foyer.south"}

    def probe(who: Who) -> str:
        def drop(*dice: str) -> Scene:
            return Scene(who, room, house, {}, below="basement_landing", collapsed_met=True).play(step, *dice)

        scene = drop()
        if scene["room"] != below or scene.dice > 1:
            return neither(scene)
        if not scene.dice:
            return "none" if who.kind != MONSTER or not scene["stunned"] else neither(scene)
        if who.kind == MONSTER:
            stunned = [bool(drop(f"~{die}")["stunned"]) for die in range(3)]
            return "stunned on a die of 1 or 2" if stunned == [False, True, True] else f"stunned: {stunned}"
        return "damage" if drop("~2").asked == "split_physical" else neither(drop("~2"))

    return probe


def coal_chute(who: Who) -> str:
    scene = Scene(who, "foyer", {"coal_chute": "foyer.south"}, {}).play("walk(coal_chute)")
    return "slides" if scene["room"] == "basement_landing" else neither(scene)


def fewer_dice(token: str) -> Probe:
    """Sanity rolls: explorers with the Mask, the monster where the Music Box plays."""

    def probe(who: Who) -> str:
        tokens = [{"token": token, "room": "foyer"}]
        if who.kind == MONSTER:
            music = {"box_open": True, "piles": {"foyer": ["music_box"]}, "tokens": tokens}
            turn = {"acting": "", "allowance": -1}
            scene = Scene(who, "foyer", {}, {}, turn=turn, **music).play("act(zombie_1)", "~00")
            sanity = 2
        else:
            scene = Scene(who, "foyer", {}, {}, holding={"cards": ["mask"]}, tokens=tokens).play("use(mask)")
            sanity = {HERO: 4, TRAITOR: 3}[who.kind]
        if not 0 < scene.dice <= sanity:
            return neither(scene)
        return "yes" if scene.dice < sanity else "no"

    return probe


def raising(room: str, at: str, trait: str) -> Probe:
    def probe(who: Who) -> str:
        scene = Scene(who, room, {room: at}, {})
        before = scene[trait] if who.kind != MONSTER else 0
        scene.play("end_turn")
        gained = any("gained" in repr(notice) for _, notice in scene.table.notices(0))
        if who.kind == MONSTER:
            return "gains" if gained else "nothing"
        return "gains" if gained and scene[trait] == before + 1 else neither(scene)

    return probe


PROBES: dict[str, dict[str, Probe]] = {
    "barrier of Chasm, Catacombs, Tower": {
        "chasm": barrier("chasm", "basement_landing.east@2"),
        "catacombs": barrier("catacombs", "basement_landing.south@0"),
        "tower": barrier("tower", "upper_landing.east@2"),
    },
    "opening the Vault": {"vault": vault},
    "roll on leaving (Attic, Graveyard, Junk Room, Pentagram Chamber), Revolving Wall": {
        "attic": leaving("attic", "upper_landing.north"),
        "graveyard": leaving("graveyard", "foyer.south"),
        "junk_room": leaving("junk_room", "foyer.south"),
        "pentagram_chamber": leaving("pentagram_chamber", "basement_landing.north"),
        "revolving_wall": revolving_wall,
    },
    "elevator: destination": {"mystic_elevator": elevator},
    "elevator: damage when somebody else enters and rolls 0": {"mystic_elevator": elevator_drops},
    "Crypt, Furnace Room at the end of a turn": {
        "crypt": ending("crypt", "basement_landing.north"),
        "furnace_room": ending("furnace_room", "basement_landing.north"),
    },
    "Collapsed Room: the first Speed roll": {"collapsed_room": first_in_collapsed_room},
    "Collapsed Room, Gallery: going down": {
        "collapsed_room": dropping("collapsed_room", "fall", "basement_landing"),
        "gallery": dropping("gallery", "jump", "ballroom"),
    },
    "Coal Chute": {"coal_chute": coal_chute},
    "fewer dice through Drip or Smoke": {"drip": fewer_dice("drip"), "smoke": fewer_dice("smoke")},
    "rooms that raise a trait": {
        "chapel": raising("chapel", "foyer.south", "sanity"),
        "gymnasium": raising("gymnasium", "upper_landing.north", "speed"),
        "larder": raising("larder", "basement_landing.north", "might"),
        "library": raising("library", "foyer.south", "knowledge"),
    },
}


def table_of_the_rulebook() -> dict[str, dict[str, str]]:
    """Effect -> column -> what the rulebook says happens."""
    _, _, chapter = RULEBOOK.read_text(encoding="utf-8").partition("### Room effects by kind of character")
    rows = [line.strip("| ").split(" | ") for line in chapter.partition("\n## ")[0].splitlines() if line[:1] == "|"]
    columns = rows[0][1:]
    return {row[0]: dict(zip(columns, row[1:], strict=True)) for row in rows[2:]}


TABLE = table_of_the_rulebook()


@pytest.mark.rule("BET-ROOM-1")
def test_every_row_and_column_of_the_table_is_tried() -> None:
    assert list(TABLE) == list(PROBES)
    assert all(list(row) == list(COLUMNS) for row in TABLE.values())


@pytest.mark.rule(
    *("BET-ROOM-1", "BET-ROOM-3", "BET-ROOM-4", "BET-ROOM-5", "BET-TRAITOR-2", "BET-TRAITOR-3", "BET-TRAITOR-5"),
    *("BET-MONSTER-8", "BET-MONSTER-9", "BET-MONSTER-13", "BET-CRYPT-1", "BET-CRYPT-2", "BET-VAULT-3", "BET-CHUTE-3"),
)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("effect", "where"), [(effect, where) for effect in PROBES for where in PROBES[effect]])
def test_cell(effect: str, where: str, column: str) -> None:
    assert PROBES[effect][where](COLUMNS[column]) == TABLE[effect][column]
