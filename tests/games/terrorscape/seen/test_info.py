"""Who knows what (TER-INFO): what is behind the screen never reaches the other side, nor a spectator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from housebound.games.terrorscape.components import BOTTOM_CARD
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import EVERYWHERE
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.state import ACTIONS, ANNOUNCING, FLIGHT, OVER, ROUND_START, Mansion, living
from housebound.games.terrorscape.words import CARDS, ITEMS, LOCATIONS, PLANS
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import Position, any_table, at, choose_anything, do, mansion_of

# -- changes behind the screen, in any state


def shown(g: Mansion, seat: int) -> bytes:
    return msgspec.json.encode(TERRORSCAPE.view(TERRORSCAPE.sight(g, seat)))


def copy_of(g: Mansion) -> Mansion:
    other = Mansion.__new__(Mansion)
    other.copy_from(g)
    other.notices = None
    return other


def states(seed: int) -> Iterator[Mansion]:
    """Moments of a random game that is not over, with settings of all kinds."""
    rng = Random(seed)
    table = any_table(rng)
    while not table.over:
        choose_anything(table, rng)
        g = mansion_of(table)
        if g.phase not in (OVER, ROUND_START) and g.trio and g.at[g.trio[0]] >= 0 and rng.random() < 0.2:
            yield g


def _move_a_victim(g: Mansion, rng: Random) -> None:
    for victim in living(g):
        g.at[victim] = rng.randrange(len(LOCATIONS))


def _deal_other_items(g: Mansion, rng: Random) -> None:
    for victim in living(g):
        g.held[victim] = tuple(sorted(rng.choices(range(1, len(ITEMS)), k=rng.randrange(4))))


def _place_gears(g: Mansion, rng: Random) -> None:
    g.gears = (g.gears + rng.randrange(1, 5)) % 5
    g.repaired = not g.repaired


def _set_a_trap(g: Mansion, rng: Random) -> None:
    g.trap = rng.randrange(len(LOCATIONS))


def _make_noise(g: Mansion, rng: Random) -> None:
    g.noise |= rng.randrange(EVERYWHERE) | 1 << rng.randrange(len(LOCATIONS))


def _shrink_the_decks(g: Mansion, rng: Random) -> None:
    g.equipment = [0] * len(ITEMS)
    g.search = [1] * len(ITEMS)
    g.bottom_card = not g.bottom_card
    g.discard = [rng.randrange(3) for _ in ITEMS.words]


def _look_at_cards(g: Mansion, rng: Random) -> None:
    g.looked = (BOTTOM_CARD, rng.randrange(len(ITEMS)))
    g.looker = g.equipped = g.trio[0]


def _exchange(g: Mansion, rng: Random) -> None:
    g.exchanging = (g.trio[0], rng.randrange(len(ITEMS)), g.trio[1])
    g.passed = (rng.randrange(len(ITEMS)),)


def _act(g: Mansion, rng: Random) -> None:
    g.acted ^= 1 << rng.choice(g.trio)
    g.begun ^= 1 << rng.choice(g.trio)
    g.acting = rng.choice(g.trio)
    if ACTIONS <= g.phase <= ANNOUNCING:
        g.phase = rng.randrange(ACTIONS, ANNOUNCING + 1)


def _flee(g: Mansion, rng: Random) -> None:
    g.fleeing ^= 1 << rng.choice(g.trio)
    g.naming ^= 1 << rng.choice(g.trio)


def _plan(g: Mansion, rng: Random) -> None:
    g.plans = (rng.randrange(len(PLANS)), rng.randrange(len(PLANS)))
    g.marked, g.steps_done = g.plans[0], 2
    g.plan_ready, g.plan_spent = not g.plan_ready, not g.plan_spent
    g.buzzer, g.buzzed = rng.randrange(len(LOCATIONS)), not g.buzzed


def _change_abilities(g: Mansion, rng: Random) -> None:
    for victim in g.trio:
        g.victim_dealt[victim] = (rng.randrange(10),)
        if not g.shown_abilities >> victim & 1:
            g.ability[victim] = rng.randrange(10)


def _find_keys(g: Mansion, rng: Random) -> None:
    for victim in g.trio:
        g.own_keys[victim] += 1 + rng.randrange(2)


BEHIND_THE_SCREEN: list[Callable[[Mansion, Random], None]] = [
    _move_a_victim,
    _deal_other_items,
    _place_gears,
    _set_a_trap,
    _make_noise,
    _shrink_the_decks,
    _look_at_cards,
    _exchange,
    _act,
    _flee,
    _plan,
    _change_abilities,
    _find_keys,
]


@pytest.mark.rule("TER-INFO-3", "TER-NOISE-1", "TER-FLIGHT-3", "TER-PLAN-6", "TER-ABIL-2", "TER-CROSS-3")
@pytest.mark.parametrize("change", BEHIND_THE_SCREEN, ids=lambda change: change.__name__)
def test_what_changes_on_the_teams_board_shows_to_the_team_alone(change: Callable[[Mansion, Random], None]) -> None:
    rng = Random(change.__name__)
    noticed = 0
    for seed in range(8):
        for g in states(seed):
            other = copy_of(g)
            change(other, rng)
            assert shown(other, g.rules.killer_seat) == shown(g, g.rules.killer_seat)
            assert shown(other, SPECTATOR) == shown(g, SPECTATOR)
            noticed += shown(other, g.rules.team_seats[0]) != shown(g, g.rules.team_seats[0])
    assert noticed > 20, "the team sees what has changed"


def _other_cards(g: Mansion, rng: Random) -> None:
    g.hand = [rng.randrange(2) for _ in CARDS.words]
    g.deck = [rng.randrange(3) for _ in CARDS.words]
    g.pile = [rng.randrange(3) for _ in CARDS.words]


def _slip_away(g: Mansion, rng: Random) -> None:
    if g.stealth_card >= 0:
        g.killer_at = rng.randrange(len(LOCATIONS))


def _deal_the_killer(g: Mansion, rng: Random) -> None:
    g.killer_dealt = (rng.randrange(10, 20), rng.randrange(10, 20))


@pytest.mark.rule("TER-INFO-2", "TER-INFO-4", "TER-ABIL-2")
@pytest.mark.parametrize("change", [_other_cards, _slip_away, _deal_the_killer], ids=lambda change: change.__name__)
def test_what_changes_on_the_killers_board_shows_to_him_alone(change: Callable[[Mansion, Random], None]) -> None:
    rng = Random(change.__name__)
    noticed = 0
    for seed in range(24):
        for g in states(seed):
            other = copy_of(g)
            change(other, rng)
            for seat in (*g.rules.team_seats, SPECTATOR):
                assert shown(other, seat) == shown(g, seat)
            noticed += shown(other, g.rules.killer_seat) != shown(g, g.rules.killer_seat)
    assert noticed > 20


# -- turns that the killer cannot tell apart

GIVEN: Position = {
    "killer": {"killer": "butcher", "at": "G5", "hand": []},
    "victims": {
        "marco": {"at": "R2", "items": ["trap", "adrenaline"]},
        "anna": {"at": "R2", "items": ["flashlight"]},
        "sofia": {"at": "B1", "items": ["camera", "toolbox", "whisky"]},
    },
    "team": {"gears": 1, "discard": ["sedative"]},
}
EQUIPMENT = ["2 done", "1 name(anna)", "~item ammo", "~item ammo", "1 keep(ammo)"]
SILENT_TURNS = [
    ["1 calm(marco)", "1 calm(anna)", "2 calm(sofia)"],
    ["1 move(marco,R5)", "1 move(anna,G2)", "2 move(sofia,B5)"],
    [
        "1 give(marco,adrenaline,anna)",
        "1 run(anna,G1)",
        "1 move(anna,R2)",
        "1 use(marco,trap)",
        "2 secret_passage(sofia,G2)",
    ],
    ["1 search(anna)", "~item key", "1 keep_none", "1 recover(marco,sedative)", "2 calm(sofia)"],
    [
        "1 search(anna)",
        "~item toolbox",
        "1 keep(toolbox)",
        "1 search(marco)",
        "~item hatchet",
        "1 keep(hatchet)",
        "2 calm(sofia)",
    ],
    ["1 swap(anna,flashlight,marco,trap)", "1 calm(marco)", "1 use(anna,trap)", "2 move(sofia,R1)"],
]
NOISE_IN_B1 = [
    ["1 calm(marco)", "1 calm(anna)", "2 repair(sofia)"],
    ["1 calm(marco)", "1 search(anna)", "~item key", "1 keep_none", "2 use(sofia,toolbox)"],
    ["1 move(marco,G1)", "1 move(anna,R1)", "2 use(sofia,camera)", "2 secret_passage(sofia,G2)"],
    ["1 calm(marco)", "1 calm(anna)", "2 move(sofia,R1)", "2 throw(sofia,B1)"],
]


def turn(steps: list[str]) -> Table:
    table = at(GIVEN | {"victims": _seated(GIVEN["victims"])}, 3)
    for step in steps:
        do(table, [step])
        assert not table.view(0).asked
        assert not table.view(0).waiting, "the killer does not see who is asked"
        assert not table.view(SPECTATOR).waiting
    return table


def _seated(victims: Position) -> Position:
    return {word: facts | {"seat": 2 if word == "sofia" else 1} for word, facts in victims.items()}


@pytest.mark.rule("TER-INFO-3", "TER-INFO-9", "TER-MOVE-3", "TER-EXCHANGE-2", "TER-SEARCH-7", "TER-ITEM-12")
def test_silent_turns_are_all_alike() -> None:
    before = turn([])
    ends = []
    for steps in SILENT_TURNS:
        acted = turn(steps)
        for eye in (0, SPECTATOR):
            assert acted.sent(eye) == before.sent(eye), "nothing at all was sent"
        do(acted, EQUIPMENT)
        ends.append((acted.sent(0), acted.sent(SPECTATOR)))
    assert len(set(ends)) == 1


@pytest.mark.rule("TER-NOISE-1", "TER-NOISE-2", "TER-INFO-9", "TER-REPAIR-2")
def test_noise_is_noise_whoever_made_it_and_how() -> None:
    before = turn([])
    ends = []
    for steps in NOISE_IN_B1:
        acted = turn(steps)
        for eye in (0, SPECTATOR):
            assert acted.sent(eye) == before.sent(eye)
        do(acted, EQUIPMENT)
        assert "noise_at(location=B1)" in [repr(notice) for _, notice in acted.notices(0)]
        ends.append((acted.sent(0), acted.sent(SPECTATOR)))
    assert len(set(ends)) == 1


@pytest.mark.rule("TER-EQUIP-2", "TER-INFO-3")
def test_what_equipment_brings_is_not_sent() -> None:
    choices = [
        ["1 name(anna)", "~item ammo", "~item ammo", "1 keep(ammo)"],
        ["1 name(marco)", "~item herbs", "~item whisky", "1 keep_none"],
        ["1 name(sofia)", "~item building_plan", "~item short_sword", "2 keep(short_sword)", "2 throw_away(camera)"],
    ]
    ends = []
    for steps in choices:
        table = turn([*SILENT_TURNS[0], "2 done", *steps[:-1]])
        do(table, steps[-1:])
        ends.append((table.sent(0), table.sent(SPECTATOR)))
    assert len(set(ends)) == 1


@pytest.mark.rule("TER-FLIGHT-3", "TER-INFO-3")
def test_nobody_learns_who_fled_or_where() -> None:
    given: Position = {
        "phase": "flight",
        "killer": {"killer": "butcher", "at": "R2", "hand": []},
        "victims": {"anna": "R2", "marco": "R2", "sofia": "B1"},
    }
    cards = ["~card pursue", "~card scent", "~card scent"]
    ends = []
    for steps in (
        ["1 stay(anna)", "1 stay(marco)"],
        ["1 flee(anna,G1)", "1 stay(marco)"],
        ["1 flee(marco,R5)", "1 flee(anna,R1)"],
    ):
        table = at(given)
        do(table, [*steps, *cards])
        ends.append((table.sent(0), table.sent(SPECTATOR)))
    assert len(set(ends)) == 1


# -- a law of every game: the killer hears nothing of the team's turn but what is public

PUBLIC = {"calmed", "healed", "opened", "key_laid", "transmitting", "firecracker_lit", "ability_used"}


@pytest.mark.rule("TER-INFO-1", "TER-INFO-3", "TER-INFO-9")
@pytest.mark.parametrize("seed", range(16))
def test_behind_the_screen_only_public_facts_are_told(seed: int) -> None:
    rng = Random(seed)
    table = any_table(rng)
    while not table.over:
        g = mansion_of(table)
        eye = g.rules.killer_seat
        begun = g.phase in (ACTIONS, ANNOUNCING, FLIGHT) and all(not d.known >> eye & 1 for d in table.pending)
        before, fire, heard = table.view(eye), g.firecracker, len(table.notices(eye))
        choose_anything(table, rng)
        g = mansion_of(table)
        if not begun or g.phase not in (ACTIONS, ANNOUNCING) or g.round == 0 or table.over:
            continue
        told = {notice.kind.name for _, notice in table.notices(eye)[heard:]}
        if g.round != before.board.round:
            continue
        allowed = PUBLIC | ({"noise_at"} if g.rules.unblock_noise else set())
        assert told <= allowed
        if not told and g.firecracker == fire:
            assert table.view(eye) == before


@pytest.mark.rule("TER-INFO-9")
@pytest.mark.parametrize("seed", range(6))
def test_the_killer_is_never_told_of_a_card_outside_an_attack(seed: int) -> None:
    """Of items he hears in a defence only; of places of victims only where a rule demands it."""
    rng = Random(seed)
    table = any_table(rng)
    while not table.over:
        choose_anything(table, rng)
    eye = mansion_of(table).rules.killer_seat
    for watcher in (eye, SPECTATOR):
        for _, notice in table.notices(watcher):
            if "item" in notice.words():
                assert notice.kind.name == "applies"
            if {"victim", "location"} <= set(notice.words()):
                assert notice.kind.name in {"panic_at", "located"}


# -- what the killer has learned cannot be taken back

OPEN_ACTS = [
    ["1 calm(william)"],
    ["1 heal(william,herbs,anna)"],
    ["1 unblock(anna,R1-R2)"],
    ["1 hack(anna,R1-R2)"],
    ["1 use(marco,firecracker)"],
    ["1 use(marco,toolbox)"],
    ["1 search(anna)", "~item key", "1 keep(key)"],
]
SECRET_ACTS = [
    ["1 calm(anna)"],
    ["1 move(anna,G1)"],
    ["1 sprint(william,G1)"],
    ["1 give(anna,hatchet,william)"],
    ["1 give(anna,hatchet,william)", "1 calm(anna)"],
]


def acted_in_the_gallery(steps: list[str], gears: int) -> Table:
    victims = {
        "william": {"at": "R2", "fear": 1, "items": ["herbs"]},
        "anna": {"at": "R2", "condition": "wounded", "items": ["hatchet"]},
        "marco": {"at": "B1", "items": ["firecracker", "toolbox"]},
    }
    table = at({"victims": victims, "house": {"barricades": ["R1-R2"]}, "team": {"gears": gears}})
    do(table, steps)
    return table


@pytest.mark.rule("TER-INFO-1", "TER-UNBLOCK-2")
@pytest.mark.parametrize("steps", OPEN_ACTS, ids=lambda steps: str(steps[-1]))
def test_what_the_killer_has_seen_is_not_taken_back(steps: list[str]) -> None:
    assert acted_in_the_gallery(steps, gears=3).why_no_undo(1) == "something has been revealed since"


@pytest.mark.rule("TER-NOISE-1")
def test_an_announcement_is_not_taken_back() -> None:
    table = turn(SILENT_TURNS[0])
    do(table, EQUIPMENT)
    assert table.why_no_undo(1) == "something has been revealed since"


@pytest.mark.rule("TER-INFO-3")
@pytest.mark.parametrize("steps", [*SECRET_ACTS, ["1 use(marco,toolbox)"]], ids=lambda steps: str(steps[-1]))
def test_what_nobody_else_has_seen_may_be_taken_back(steps: list[str]) -> None:
    assert acted_in_the_gallery(steps, gears=2).why_no_undo(1) == ""


@pytest.mark.rule("TER-NOISE-3")
def test_where_noise_lies_no_second_token_is_laid_and_nobody_is_told_again() -> None:
    g = mansion_of(at({"house": {"noise": ["B2"]}}, killer="butcher"))
    told = len(g.notices or ())
    make_noise(g, LOCATIONS["B2"])
    assert len(g.notices or ()) == told
    make_noise(g, LOCATIONS["R1"])
    assert len(g.notices or ()) == told + 1
    assert g.noise == 1 << LOCATIONS["B2"] | 1 << LOCATIONS["R1"]
