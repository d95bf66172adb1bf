"""Positions of Betrayal: what is written is what is read, and nonsense is refused with what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.betrayal import state
from housebound.games.betrayal.components import GAINS
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.house.laying import lay_beside
from housebound.games.betrayal.house.plan import lift_tile, put_tile, turn_over
from housebound.games.betrayal.position.reading import DID
from housebound.games.betrayal.state import FIRST_MONSTER, House, changed
from housebound.games.betrayal.words import CARDS, GROUND, ROOMS, SPEED, TOKENS, TRAITOR
from housebound.kernel.check.alike import fields
from housebound.kernel.errors import BadPosition
from housebound.kernel.script import EVERYONE
from housebound.kernel.table import Table

SETTINGS = BETRAYAL.settle(4, {"date": "10-31"})
Position = dict[str, Any]


def read(position: Position, seats: int = 4, **given_settings: Any) -> House[Any]:
    return BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31", **given_settings}), position)


def again(g: House[Any]) -> House[Any]:
    """The state after it was written to a file and read."""
    written = json.loads(json.dumps(BETRAYAL.position(g)))
    return BETRAYAL.from_position(g.rules.seats, SETTINGS, written)


def random_table(seed: int, length: int, haunt: int = 0) -> Table:
    rng = Random(seed)
    seats, given_settings = BETRAYAL.variety(rng)
    given_settings["haunt"] = haunt
    table = Table(BETRAYAL, seats, given_settings, seed=seed)
    for _ in range(length):
        if table.over:
            break
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    return table


def house_of(table: Table) -> House[Any]:
    g = table.state
    assert isinstance(g, House)
    return g


# -- what is written is what is read

DERIVED_OR_FORGOTTEN = {
    "rules",  # settings of the table, no part of a position
    "haunt",  # the same object
    "data",  # compared field by field
    "rotation",  # of tiles that are not in the house
    "drawn_for",  # of rooms without a symbol that are not in the house
    "laid",  # matters while a tile is being laid, and a position is written between two units
    "kind",  # figures that have left play keep no traces
    "word",
    "room",
    "side",
    "came_by",
    "held",
    "stunned",
    "moved_kinds",  # empty, or not rolled for any kind
    "acted",  # of monsters that have left play
    "acting",  # a monster that has left play acts no more
    "square",  # beside the house, gaps are closed
    "at",
}


def assert_same(g: House[Any], other: House[Any]) -> None:
    """Equal in words, and column by column where a column holds nothing but what a position says."""
    written = BETRAYAL.position(g)
    assert BETRAYAL.position(other) == written
    if g.phase == state.CASTING:
        return
    for field in fields(g):
        if field not in DERIVED_OR_FORGOTTEN:
            assert getattr(other, field) == getattr(g, field), field
    assert other.haunt is g.haunt
    if not g.annex:
        assert other.square == g.square
        assert other.at == g.at
    for field in () if g.data is None else fields(g.data):
        assert getattr(other.data, field) == getattr(g.data, field), field
    for figure in range(len(other.kind)):
        assert other.kind[figure] == g.kind[figure]
        if figure >= FIRST_MONSTER and g.kind[figure] < 0:
            continue
        for column in ("room", "side", "came_by", "held", "stunned", "word"):
            assert getattr(other, column)[figure] == getattr(g, column)[figure], (column, figure)


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 400))
def test_a_written_exploration_is_read_back(seed: int, length: int) -> None:
    table = random_table(seed, length)
    written = json.loads(json.dumps(BETRAYAL.position(house_of(table))))
    assert_same(house_of(table), BETRAYAL.from_position(table.seats, table.settings, written))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(PRESENT)), st.integers(0, 10_000), st.integers(0, 150))
def test_a_written_haunt_is_read_back(haunt: int, seed: int, length: int) -> None:
    table = random_table(seed, length, haunt)
    written = json.loads(json.dumps(BETRAYAL.position(house_of(table))))
    assert_same(house_of(table), BETRAYAL.from_position(table.seats, table.settings, written))


def test_a_table_from_a_position_is_saved_and_loaded() -> None:
    g = read({"house": {"kitchen": "foyer.north"}, "explorers": {"zoe_ingstrom": "kitchen"}})
    table = Table(BETRAYAL, 4, SETTINGS, people_roll=True, origin=g)
    table.choose(0, "walk(foyer)")
    loaded = housebound.load_text(table.save_text())
    assert BETRAYAL.position(house_of(loaded)) == BETRAYAL.position(house_of(table))
    assert BETRAYAL.position(house_of(loaded))["explorers"]["zoe_ingstrom"]["room"] == "foyer"


def test_tiles_that_no_door_leads_to_are_read_back() -> None:
    """Tiles beside the house (HC-6), collapsed rooms (HC-20), and rooms that hang together with nothing."""
    g = read({"house": {"kitchen": "foyer.north", "library": "kitchen.east", "crypt": "basement_landing.north"}})
    square = g.square[ROOMS["library"]]
    lift_tile(g, ROOMS["library"])
    g.unseen &= ~(1 << ROOMS["patio"] | 1 << ROOMS["gardens"])
    g.stacked = changed(g.stacked, 1, g.stacked[1] - 2)
    put_tile(g, ROOMS["library"], square - 2 * 64, g.rotation[ROOMS["library"]])
    lay_beside(g, ROOMS["patio"], 1 << GROUND)
    lay_beside(g, ROOMS["gardens"], 1 << GROUND)
    turn_over(g, ROOMS["crypt"])
    turn_over(g, ROOMS["grand_staircase"])
    g.lost |= 1 << ROOMS["crypt"] | 1 << ROOMS["grand_staircase"]
    written = BETRAYAL.position(g)
    assert written["house"]["library"].startswith("ground:")
    assert written["house"]["patio"] == "beside ground@0"
    assert set(written["ruins"]) == {"crypt", "grand_staircase"}
    other = again(g)
    assert BETRAYAL.position(other) == written
    assert other.at == g.at
    assert other.door == g.door
    assert other.annex == g.annex


def test_ruins_can_be_written_beside_a_room() -> None:
    g = read({"ruins": {"crypt": "basement_landing.north"}})
    assert g.lost == 1 << ROOMS["crypt"]
    assert g.door[ROOMS["basement_landing"] * 4] == state.WALL
    assert not g.unseen >> ROOMS["crypt"] & 1


# -- what can be said


def test_explorers_in_words() -> None:
    g = read(
        {
            "house": {"chasm": "basement_landing.east", "kitchen": "foyer.north@1"},
            "explorers": {
                "zoe_ingstrom": {"room": "chasm", "side": 1, "might": 0, "cards": ["axe", "dog"], "came_by": "foyer"},
                "ox_bellows": "kitchen",
                "vivian_lopez": {"failures": 2, "blessed": ["library"], "skip_turn": True},
            },
            "active": 1,
            "spent": 2,
            "did": ["halted", "has_attacked"],
            "halted_by": "barrier",
            "used": ["axe"],
            "tries": ["chasm", "closet", "vivian_lopez"],
        }
    )
    assert g.room[:4] == [ROOMS["chasm"], ROOMS["kitchen"], ROOMS["entrance_hall"], ROOMS["entrance_hall"]]
    assert g.side[0] == 1
    assert g.clip[0] == 0
    assert g.held[0] == 1 << CARDS["axe"] | 1 << CARDS["dog"]
    assert g.gained == {CARDS["dog"]: GAINS[CARDS["dog"]]}
    assert g.came_by[0] == ROOMS["foyer"] * 2
    assert g.failures[:4] == (-1, -1, 2, -1)
    assert g.skip_turn[2]
    assert g.acting == 1
    assert g.did == state.HALTED | state.HAS_ATTACKED
    assert g.halted_by == "BET-BARRIER-6"
    assert g.used == 1 << CARDS["axe"]
    assert [bit for bit in range(80) if g.tries >> bit & 1] == [
        ROOMS["chasm"],
        len(ROOMS) + TOKENS["closet"],
        len(ROOMS) + 12 + 2,
    ]
    assert g.rotation[ROOMS["kitchen"]] == 1
    assert g.omens_drawn == 1
    assert_same(g, again(g))


def test_a_seat_not_named_plays_somebody_free() -> None:
    g = read({"explorers": {"ox_bellows": "foyer"}})
    assert g.character[0] == 1
    assert len({character // 2 for character in g.character[:4]}) == 4
    named = read({"explorers": {"ox_bellows": {"seat": 2, "room": "foyer"}, "zoe_ingstrom": "foyer"}})
    assert [named.room[seat] for seat in range(4)].count(ROOMS["foyer"]) == 2
    assert named.character[2] == 1
    assert named.character[0] == 7


def test_stack_and_decks_in_words() -> None:
    g = read(
        {
            "house": {"kitchen": "foyer.north"},
            "stack": ["vault", "crypt"],
            "discarded": ["attic"],
            "discarded_backs": {"any_floor": 2},
            "items": ["axe", "bell"],
            "omens": ["book"],
            "seen_cards": {"book": [1]},
            "event_discard": ["webs"],
            "events_under": ["silence"],
            "piles": {"kitchen": ["candle"]},
            "waiting": {"foyer": ["dog"]},
            "gone": ["madman"],
        }
    )
    assert [tile for tile, _ in g.top_tiles] == [ROOMS["vault"], ROOMS["crypt"]]
    assert all(known == 0 for _, known in g.top_tiles)
    assert g.known_discard == ((ROOMS["attic"], EVERYONE),)
    assert sum(g.discarded) == 3
    assert sum(g.stacked) == 42 - 1 - 3
    assert g.deck_top[0] == ((CARDS["axe"], 0), (CARDS["bell"], 0))
    assert g.deck_top[1] == ((CARDS["book"], 2),)
    assert not g.deck[0] >> CARDS["candle"] & 1
    assert g.piles == {ROOMS["kitchen"] * 2: 1 << CARDS["candle"]}
    assert g.waiting == {ROOMS["foyer"] * 2: 1 << CARDS["dog"]}
    assert g.discard[2] == 1 << CARDS["webs"]
    assert g.omens_drawn == 2
    BETRAYAL.check(g)
    assert_same(g, again(g))


def test_tokens_in_words() -> None:
    g = read(
        {
            "house": {"chasm": "basement_landing.east", "vault": "upper_landing.north"},
            "tokens": [{"token": "secret_passage", "room": "foyer", "to": "chasm/1"}],
            "below": "chasm/1",
            "vault_open": True,
        }
    )
    passage = (TOKENS["secret_passage"], ROOMS["foyer"] * 2, ROOMS["chasm"] * 2 + 1)
    assert g.tokens[0] == passage
    assert {token for token, _, _ in g.tokens[1:]} == {TOKENS["below_collapsed_room"], TOKENS["vault_empty"]}
    assert g.token_rooms == 1 << ROOMS["foyer"] | 1 << ROOMS["chasm"] | 1 << ROOMS["vault"]
    BETRAYAL.check(g)


def test_without_a_stack_the_top_tile_may_be_of_any_floor() -> None:
    g = read({})
    assert g.top_back == 6
    assert read({"top_back": "upper"}).top_back == 2
    assert read({"under": ["crypt", "upper"]}).under == ((ROOMS["crypt"], EVERYONE), (-3, 0))


def test_every_bit_of_a_turn_has_its_word() -> None:
    for bit, word in enumerate(DID):
        assert getattr(state, word.upper()) == 1 << bit
    assert len(DID) == state.TAKEN_BACK.bit_length()


def test_casting_is_read_back() -> None:
    table = random_table(3, 2)
    assert house_of(table).phase == state.CASTING
    written = BETRAYAL.position(house_of(table))
    other = BETRAYAL.from_position(table.seats, table.settings, written)
    assert other.character == house_of(table).character
    assert BETRAYAL.position(other) == written


# -- haunts


def with_traitor() -> int:
    """A present haunt whose traitor is known and which has monsters."""
    return next(
        n
        for n, h in sorted(PRESENT.items())
        if h.traitor_rule["rule"] not in ("none", "hidden", "none_at_first") and h.kinds
    )


def test_a_haunt_in_words() -> None:
    number = with_traitor()
    kind = PRESENT[number].kinds[0]
    monster = kind.id if kind.count == 1 else f"{kind.id}_1"
    g = read(
        {
            "haunt": number,
            "revealer": 1,
            "traitor": 2,
            "monsters": {monster: {"room": "foyer", "stunned": 1}},
            "explorers": {"zoe_ingstrom": {"fate": "dead"}},
            "active": 2,
            "round": 3,
            "track": 2,
        }
    )
    assert g.haunt is PRESENT[number]
    assert g.team[:4] == (0, 0, TRAITOR, 0)
    assert g.room[0] == -1
    assert g.room[FIRST_MONSTER] == ROOMS["foyer"]
    assert g.stunned[FIRST_MONSTER] == 1
    assert g.kind[FIRST_MONSTER] == 0
    assert g.round == 3
    assert g.haunt.turn_order(g)[g.order_at] == 2
    assert_same(g, again(g))


def test_a_monster_turn_in_words() -> None:
    number = with_traitor()
    kind = PRESENT[number].kinds[0]
    monster = kind.id if kind.count == 1 else f"{kind.id}_1"
    given_position: Position = {"phase": "monsters", "haunt": number, "traitor": 2, "monsters": {monster: "foyer"}}
    g = read(given_position)
    assert g.acting == -1
    assert g.haunt.turn_order(g)[g.order_at] == -1
    assert g.active == g.haunt.monster_player(g)
    acting = read({**given_position, "acting": monster})
    assert acting.acting == FIRST_MONSTER
    assert acting.allowance == acting.haunt.trait_of(acting, FIRST_MONSTER, SPEED)
    assert acting.moved_kinds[0] == acting.allowance
    assert read({**given_position, "acting": monster, "allowance": 7}).moved_kinds[0] == 7
    unrolled = read({**given_position, "acting": monster, "allowance": 7, "moved_kinds": {}})
    assert (unrolled.allowance, unrolled.moved_kinds[0]) == (7, -1)


# -- nonsense


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"cellar": 1}, "unknown key 'cellar'"),
        ({"phase": "lunch"}, "phase = 'lunch'; known: casting"),
        ({"active": 4}, "active = 4: a number from 0 to 3"),
        ({"did": ["slept"]}, "did names 'slept', which is no deed; known: has_attacked"),
        ({"did": ["halted"], "halted_by": "hunger"}, "halted_by = 'hunger'; known: card, barrier, webs"),
        ({"tries": ["zoe_ingstrom_2"]}, "tries has 'zoe_ingstrom_2'"),
        ({"acting": "mummy"}, "mummy is not in play"),
        ({"house": {"cellar": "foyer.north"}}, "'cellar' is no room"),
        ({"house": {"kitchen": "foyer"}}, "write its place like foyer.north"),
        ({"house": {"kitchen": "foyer.up"}}, "'up' is no direction"),
        ({"house": {"kitchen": "attic.north"}}, "attic, which is not in the house"),
        ({"house": {"kitchen": "entrance_hall.east"}}, "there is no open doorway"),
        ({"house": {"attic": "foyer.north"}}, "attic is no room of the ground floor"),
        ({"house": {"chasm": "basement_landing.east@1"}}, "chasm@1 has no door towards basement_landing"),
        ({"house": {"kitchen": "ground:0,0"}}, "something lies there already"),
        ({"house": {"kitchen": "foyer.north"}, "lost": ["kitchen"]}, "kitchen is lost and in the house"),
        ({"house": {"kitchen": "foyer.north"}, "stack": ["kitchen"]}, "kitchen cannot be in the stack"),
        ({"stack": ["vault"], "discarded": ["vault"]}, "vault is in the stack or its discard pile twice"),
        ({"stack": ["vault"], "top_back": "ground"}, "not the back of vault"),
        ({"discarded_backs": {"ground": 20}}, "more tiles with the back ground"),
        ({"seen_tiles": {"vault": [0]}}, "seen_tiles names vault"),
        ({"explorers": {"nobody": "foyer"}}, "'nobody' is no character"),
        ({"explorers": {"zoe_ingstrom": "kitchen"}}, "zoe_ingstrom is in kitchen, which is not in the house"),
        ({"explorers": {"zoe_ingstrom": {"mood": 1}}}, "zoe_ingstrom has an unknown key 'mood'"),
        ({"explorers": {"zoe_ingstrom": {"might": 8}}}, "zoe_ingstrom might = 8: a number from -1 to 7"),
        ({"explorers": {"zoe_ingstrom": {"side": 1}}}, "entrance_hall has no such side"),
        ({"explorers": {"zoe_ingstrom": {"figure": ""}}}, "zoe_ingstrom needs a figure"),
        ({"explorers": {"zoe_ingstrom": {"fate": "asleep"}}}, "fate = 'asleep'; known"),
        ({"explorers": {"zoe_ingstrom": "foyer", "missy_dubourde": "foyer"}}, "are on one card"),
        ({"explorers": {"zoe_ingstrom": {"seat": 7}}}, "seat 7, which is taken or not at this table"),
        ({"explorers": {"zoe_ingstrom": {"cards": ["axe"]}}, "items": ["axe"]}, "axe is both in"),
        ({"items": ["book"]}, "book in items is no item card"),
        ({"piles": {"attic": ["axe"]}}, "attic, which is not in the house"),
        ({"piles": {"foyer/1": ["axe"]}}, "foyer has no such side"),
        ({"seen_cards": {"axe": [0]}}, "seen_cards names axe"),
        ({"tokens": [{"token": "slide", "room": "foyer", "colour": 1}]}, "a token has an unknown key 'colour'"),
        ({"haunt": 51}, "does not exist; there are 1 to 50"),
        ({"monsters": {"mummy": "foyer"}}, "mummy is no monster of haunt 0"),
        ({"data": {"doom": 1}}, "data has an unknown key 'doom'"),
        ({"worn": 1}, "true or false is wanted"),
        ({"house": ["kitchen"]}, "keys and values are wanted"),
        ({"items": "axe"}, "a list of words is wanted"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_nonsense_is_refused(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read(position)
