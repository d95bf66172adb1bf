"""What each seat sees, what it cannot know, and what it imagines instead (Secrecy)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from housebound.games.betrayal import conservation
from housebound.games.betrayal.components import BACK
from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.hiding import Hiding
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.seen.imagining import hidden, resample
from housebound.games.betrayal.seen.sight import UNKNOWN, Sight
from housebound.games.betrayal.seen.view import BetrayalView, view
from housebound.games.betrayal.state import DEAD, OVER, PREPARING, House, changed
from housebound.games.betrayal.words import CHARACTERS, HEROES, ROOMS, TRAITOR, TRAITS, UPPER
from housebound.kernel.script import SPECTATOR
from housebound.kernel.settings import Value
from housebound.kernel.state import State
from housebound.kernel.table import Table

SEATS = 4
EYES = (*range(SEATS), SPECTATOR)
MUMMY, GUILLOTINES = 1, 34
"""A haunt with a traitor and a monster, and one with a hidden traitor."""
ON_TOP = ["vault", "attic", "larder"]


def place(**position: Any) -> House[Any]:
    return BETRAYAL.from_position(SEATS, BETRAYAL.settle(SEATS, {"date": "10-31"}), position)


def seen(g: State, seat: int) -> BetrayalView:
    assert isinstance(g, House)
    return view(Sight(g, seat))


def imagined(g: House[Any], seat: int, count: int = 200) -> Iterator[House[Any]]:
    """Worlds that the seat believes possible; each is sound and looks the same to it."""
    before = msgspec.json.encode(seen(g, seat))
    for seed in range(count):
        world = g.copy()
        resample(world, seat, Random(seed))
        conservation.check(world)
        assert msgspec.json.encode(seen(world, seat)) == before
        yield world


def top_tiles(g: House[Any]) -> list[str]:
    return [ROOMS.words[tile] for tile, _ in g.top_tiles]


# -- stack and decks


@pytest.mark.rule("BET-SECRET-7")
def test_only_who_looked_knows_the_top_tiles() -> None:
    g = place(stack=ON_TOP, seen_tiles={"vault": [1], "attic": [1, 2], "larder": [1]})
    assert seen(g, 1).stack.top == tuple(ON_TOP)
    assert seen(g, 2).stack.top == ("", "attic", "")
    for seat in (0, 3, SPECTATOR):
        assert seen(g, seat).stack.top == ("", "", "")


@pytest.mark.rule("BET-SECRET-6", "BET-SECRET-7")
def test_a_tile_that_others_looked_at_may_be_any_with_the_back_that_all_can_see() -> None:
    """Of the top tile everybody sees the back; of those below it nobody but the one who looked."""
    g = place(stack=ON_TOP, seen_tiles={tile: [1] for tile in ON_TOP})
    worlds = [top_tiles(world) for world in imagined(g, 0, 2000)]
    alike = {room for room in range(len(ROOMS)) if BACK[room] == BACK[ROOMS["vault"]] and g.unseen >> room & 1}
    assert len(alike) > 1
    assert {world[0] for world in worlds} == {ROOMS.words[room] for room in alike}
    assert {world[1] for world in worlds} == {ROOMS.words[room] for room in range(len(ROOMS)) if g.unseen >> room & 1}


@pytest.mark.rule("BET-SECRET-7")
def test_deeper_tiles_are_as_likely_as_they_are_in_the_stack() -> None:
    g = place(stack=ON_TOP, seen_tiles={tile: [1] for tile in ON_TOP})
    worlds = Counter(BACK[ROOMS[top_tiles(world)[2]]] for world in imagined(g, 0, 4000))
    left = list(g.stacked)
    left[g.top_back] -= 1
    for back, n in enumerate(left):
        expected = 4000 * n / sum(left)
        assert abs(worlds[back] - expected) < 5 * (expected + 1) ** 0.5


@pytest.mark.rule("BET-SECRET-7")
def test_who_looked_imagines_nothing_else() -> None:
    g = place(stack=ON_TOP, seen_tiles={tile: [1] for tile in ON_TOP})
    assert all(top_tiles(world) == ON_TOP for world in imagined(g, 1))
    assert hidden(g, 1) == {}
    assert set(hidden(g, 0)) == {"top tile 0", "top tile 1", "top tile 2"}


@pytest.mark.rule("BET-EXPLORE-4", "BET-SECRET-6")
def test_discarded_tiles_keep_the_back_that_everybody_saw() -> None:
    g = place(discarded=["attic"])
    g.known_discard = changed(g.known_discard, 0, (ROOMS["attic"], 1 << 1))
    assert seen(g, 1).stack.discard == ("attic",)
    assert seen(g, 0).stack.discard == ()
    assert seen(g, 0).stack.discarded == 1
    worlds = {world.known_discard[0][0] for world in imagined(g, 0)}
    assert worlds == {room for room in range(len(ROOMS)) if BACK[room] == BACK[ROOMS["attic"]] and g.unseen >> room & 1}
    assert {world.known_discard[0][0] for world in imagined(g, 1)} == {ROOMS["attic"]}


@pytest.mark.rule("BET-EXPLORE-3", "BET-SECRET-6")
def test_the_bottom_of_the_stack_shows_backs_and_what_was_seen() -> None:
    g = place()
    g.under = ((ROOMS["crypt"], 1 << 2), (-1 - UPPER, 0))
    assert seen(g, 2).stack.bottom == ("crypt", "upper")
    assert seen(g, 0).stack.bottom == ("basement", "upper")
    assert {BACK[world.under[0][0]] for world in imagined(g, 0)} == {BACK[ROOMS["crypt"]]}
    assert len({world.under[0][0] for world in imagined(g, 0)}) > 1
    assert all(world.under == g.under for world in imagined(g, 2))


@pytest.mark.rule("BET-SECRET-7")
def test_only_who_looked_knows_the_top_cards() -> None:
    g = place(items=["axe", "bell"], seen_cards={"axe": [3], "bell": [3]})
    assert seen(g, 3).decks[0].top == ("axe", "bell")
    assert seen(g, 0).decks[0].top == ("", "")
    assert seen(g, 0).decks[0].cards == 22
    worlds = [[card for card, _ in world.deck_top[0]] for world in imagined(g, 0, 1000)]
    assert {world[0] for world in worlds} == set(range(22))
    assert {world[1] for world in worlds} == set(range(22))
    assert all(len(set(world)) == 2 for world in worlds)
    assert all(world.deck_top == g.deck_top for world in imagined(g, 3))
    assert set(hidden(g, 0)) == {"item card 0", "item card 1"}


def test_what_can_only_be_one_thing_is_not_hidden() -> None:
    """The last card of a deck, and the last tile with its back: whoever counts knows them."""
    g = place(omens=["bite"], seen_cards={"bite": [3]})
    under = tuple(card for card in range(g.deck[1].bit_length()) if g.deck[1] >> card & 1)
    g.deck_bottom = changed(g.deck_bottom, 1, under)
    g.deck[1] = 0
    assert hidden(g, 0) == {}
    assert all(world.deck_top == g.deck_top for world in imagined(g, 0, 5))
    g = place(stack=["attic"], seen_tiles={"attic": [1]})
    alike = [room for room in range(len(ROOMS)) if BACK[room] == BACK[ROOMS["attic"]] and g.unseen >> room & 1]
    assert hidden(g, 0)
    for room in alike:
        if room != ROOMS["attic"]:
            g.unseen &= ~(1 << room)
            g.stacked = changed(g.stacked, BACK[room], g.stacked[BACK[room]] - 1)
            g.lost |= 1 << room
    assert hidden(g, 0) == {}


# -- role tokens


def guillotines(**position: Any) -> House[Any]:
    explorers = {
        name: {"room": "foyer", "role": role}
        for name, role in (("ox_bellows", 2), ("zoe_ingstrom", 1), ("vivian_lopez", 4), ("jenny_leclerc", 3))
    }
    return place(haunt=GUILLOTINES, revealer=0, explorers=explorers, **position)


@pytest.mark.rule("BET-HIDDEN-2", "BET-HIDDEN-3")
def test_each_sees_its_own_role_token_only() -> None:
    g = guillotines()
    for seat in range(SEATS):
        shown = seen(g, seat).explorers
        assert [explorer.role for explorer in shown] == [g.role[s] if s == seat else 0 for s in range(SEATS)]
        assert [explorer.team for explorer in shown] == [
            ("traitor" if g.role[s] == 1 else "heroes") if s == seat else "" for s in range(SEATS)
        ]
    assert [explorer.team for explorer in seen(g, SPECTATOR).explorers] == [""] * SEATS


@pytest.mark.rule("BET-HIDDEN-2")
def test_others_may_have_any_of_the_other_tokens() -> None:
    g = guillotines()
    deals = {tuple(world.role[:SEATS]) for world in imagined(g, 0, 300)}
    assert len(deals) == 6
    assert all(deal[0] == 2 for deal in deals)
    assert len({tuple(world.role[:SEATS]) for world in imagined(g, SPECTATOR, 1000)}) == 24
    assert set(hidden(g, 0)) >= {"role 1", "role 2", "role 3"}


@pytest.mark.rule("BET-HIDDEN-7")
def test_the_token_of_the_dead_is_seen_by_all() -> None:
    g = guillotines()
    g.fate, g.room[2] = changed(g.fate, 2, DEAD), -1
    assert seen(g, 0).explorers[2].role == 4
    assert all(world.role[2] == 4 for world in imagined(g, 0))
    assert "role 2" not in hidden(g, 0)
    g.fate, g.room[3] = changed(g.fate, 3, DEAD), -1
    assert "role 1" not in hidden(g, 0), "only one token is left for the last"


@pytest.mark.rule("BET-HIDDEN-5")
def test_a_traitor_that_is_revealed_stays_so() -> None:
    g = guillotines()
    g.role_known, g.traitor, g.team = True, 1, changed(g.team, 1, TRAITOR)
    assert [explorer.team for explorer in seen(g, 0).explorers] == ["heroes", "traitor", "heroes", "heroes"]
    assert all(world.role[1] == 1 for world in imagined(g, 0))


# -- the pages, the numbers of monsters, the end


def mummy(**position: Any) -> House[Any]:
    return place(haunt=MUMMY, revealer=0, traitor=2, monsters={"mummy": "foyer"}, **position)


def pages(g: House[Any], seat: int) -> set[str]:
    haunt = seen(g, seat).haunt
    assert haunt is not None
    return {message.removeprefix(f"haunt-{haunt.number}-") for message in haunt.page}


@pytest.mark.rule("BET-SECRET-1", "BET-SECRET-2", "BET-PREP-1", "BET-PREP-3")
def test_each_side_reads_its_own_page() -> None:
    g = mummy()
    assert pages(g, 2) == {"title", "story", "traitor"}
    for seat in (0, 1, 3):
        assert pages(g, seat) == {"title", "story", "heroes"}
    assert pages(g, SPECTATOR) == {"title", "story"}


@pytest.mark.rule("BET-PREP-4")
def test_the_pages_are_there_while_both_sides_read() -> None:
    g = mummy()
    g.phase, g.data, g.round = PREPARING, None, 0
    assert pages(g, 2) == {"title", "story", "traitor"}
    haunt = seen(g, 0).haunt
    assert haunt is not None
    assert haunt.shown == {}
    assert hidden(g, 0) == {}


def test_whoever_was_converted_has_read_both_pages() -> None:
    g = mummy()
    g.team = changed(g.team, 1, TRAITOR)
    assert pages(g, 1) == {"title", "story", "heroes", "traitor"}
    assert pages(g, 2) == {"title", "story", "traitor"}


@pytest.mark.rule("BET-SECRET-9")
@pytest.mark.parametrize("seat", EYES)
def test_when_it_is_over_everybody_may_read_everything(seat: int) -> None:
    g = mummy()
    g.phase, g.winners = OVER, 1 << 2
    assert pages(g, seat) == {"title", "story", "heroes", "traitor", "traitor-win"}
    g.winners = 0b1011
    assert pages(g, seat) == {"title", "story", "heroes", "traitor", "heroes-win"}


@pytest.mark.rule("BET-PREP-7", "BET-HIDDEN-4")
@pytest.mark.parametrize("seat", EYES)
def test_with_a_hidden_traitor_everybody_reads_the_same_page(seat: int) -> None:
    assert pages(guillotines(), seat) == {"title", "story", "heroes"}


def test_before_the_haunt_there_is_no_page() -> None:
    assert seen(place(), 0).haunt is None


@pytest.mark.rule("BET-SECRET-10")
def test_the_numbers_of_monsters_belong_to_the_side_that_moves_them() -> None:
    g = mummy()
    assert seen(g, 2).monsters[0].traits == PRESENT[MUMMY].kinds[0].traits
    for seat in (0, 1, 3, SPECTATOR):
        assert seen(g, seat).monsters[0].traits == ()
        assert Sight(g, seat).value(6, 0) == UNKNOWN
    g.phase = OVER
    assert seen(g, 0).monsters[0].traits == PRESENT[MUMMY].kinds[0].traits


class Veil(Hiding):
    """The heroes do not see seat 2."""

    def sees(self, g: House[Any], seat: int, figure: int) -> bool:
        return figure != 2 or g.haunt.true_side(g, seat) == TRAITOR


class Unseen(Haunt):
    """A haunt that hides its traitor and its track from the heroes, and has a secret that only the traitor knows."""

    number: ClassVar[int] = MUMMY

    def track_hidden(self, g: House[Any], seat: int) -> bool:
        return self.true_side(g, seat) != TRAITOR

    def secrets(self, g: House[Any]) -> dict[str, object]:
        return {"track": g.track}

    def knows(self, g: House[Any], seat: int, secret: str) -> bool:
        return self.true_side(g, seat) == TRAITOR

    def resample(self, g: House[Any], seat: int, rng: Any) -> None:
        if self.true_side(g, seat) == HEROES:
            g.track = rng.randrange(10)


def test_a_haunt_can_hide_a_figure_and_the_track() -> None:
    g = mummy(active=2, track=4, tries=["chasm"], did=["has_moved"], house={"chasm": "basement_landing.north"})
    g.haunt, g.acting = Unseen(hiding=Veil()), 2
    mine, theirs = seen(g, 2), seen(g, 0)
    assert mine.haunt
    assert theirs.haunt
    assert (mine.haunt.track, theirs.haunt.track) == (4, -1)
    assert (mine.explorers[2].room, theirs.explorers[2].room) == ("entrance_hall", "hidden")
    assert (mine.turn.tried, theirs.turn.tried) == (("chasm",), ())
    assert (mine.turn.did, theirs.turn.did) == (("has_moved",), ())
    assert mine.turn.spaces > 0
    assert theirs.turn.spaces == -1
    assert (hidden(g, 2), hidden(g, 0)) == ({}, {"track": 4})
    assert {world.track for world in imagined(g, 0)} == set(range(10))
    assert {world.track for world in imagined(g, 2)} == {4}


class Frank(Haunt):
    """A haunt that names something and keeps nobody from knowing it."""

    number: ClassVar[int] = MUMMY

    def secrets(self, g: House[Any]) -> dict[str, object]:
        return {"weather": "rain"}


def test_what_a_haunt_hides_from_nobody_is_no_secret() -> None:
    g = mummy()
    g.haunt = Frank()
    assert all(hidden(g, seat) == {} for seat in EYES)


# -- what everybody sees


def test_explorers_are_shown_with_the_starting_places_of_their_cards() -> None:
    cards = {
        who: tuple(content("characters")[who][trait]["start"] for trait in TRAITS.words) for who in CHARACTERS.words
    }
    assert cards["ox_bellows"] == (2, 4, 2, 2)
    table = Table(BETRAYAL, SEATS, BETRAYAL.settle(SEATS, {"date": "10-31"}), seed=1)
    assert {sheet.character: sheet.starts for sheet in seen(table.state, 0).sheets} == cards
    g = place(explorers={"ox_bellows": {"room": "foyer", "might": 5}, "zoe_ingstrom": "foyer"})
    assert all(explorer.starts == cards[explorer.character] for explorer in seen(g, SPECTATOR).explorers)


@pytest.mark.rule("BET-SECRET-6")
def test_the_house_lies_open() -> None:
    g = place(
        house={"chasm": "basement_landing.east", "gardens": "foyer.north", "patio": "entrance_hall.north"},
        explorers={"ox_bellows": {"room": "chasm", "side": 1, "might": 0, "sanity": -1, "cards": ["axe", "dog"]}},
        piles={"gardens": ["bell"], "chasm/1": ["book"]},
        waiting={"foyer": ["girl"]},
        tokens=[{"token": "secret_passage", "room": "gardens", "to": "chasm/1"}, {"token": "slide", "room": "patio"}],
        fate_number=3,
        omens_drawn=5,
    )
    shown = seen(g, SPECTATOR)
    rooms = {room.room: room for room in shown.rooms}
    assert len(rooms) == 8
    assert (rooms["foyer"].floor, rooms["foyer"].x, rooms["foyer"].y) == ("ground", -1, 0)
    assert (rooms["gardens"].x, rooms["gardens"].y) == (-1, -1)
    assert rooms["foyer"].doors == ("door", "door", "open", "door")
    assert rooms["entrance_hall"].doors == ("door", "wall", "open", "door")
    assert rooms["chasm"].doors == ("wall", "open", "wall", "door")
    assert rooms["chasm"].far == ("west",)
    assert rooms["grand_staircase"].windows == ("south",)
    assert shown.stairs == (("grand_staircase", "upper_landing"),)
    ox = shown.explorers[0]
    assert (ox.room, ox.side, ox.fate, ox.cards) == ("chasm", 1, "in_house", ("axe", "dog"))
    assert (ox.clips[0], ox.values[0], ox.tracks[0]) == (0, 4, (4, 5, 5, 6, 6, 7, 8, 8))
    assert (ox.clips[2], ox.values[2]) == (-1, 0)
    assert [(pile.room, pile.side, pile.cards, pile.companions) for pile in shown.piles] == [
        ("foyer", 0, (), ("girl",)),
        ("chasm", 1, ("book",), ()),
        ("gardens", 0, ("bell",), ()),
    ]
    assert [(t.token, t.room, t.side, t.to, t.to_side) for t in shown.tokens] == [
        ("secret_passage", "gardens", 0, "chasm", 1),
        ("slide", "patio", 0, "", 0),
    ]
    assert (shown.noted, shown.omens) == (3, 5)
    assert (shown.stack.tiles, shown.stack.back != "") == (39, True)


@pytest.mark.rule("BET-EXPLORE-7", "BET-SECRET-6")
def test_a_door_that_meets_a_wall_is_false_and_seen_so_from_its_own_side() -> None:
    shown = seen(place(house={"gardens": "foyer.north", "patio": "entrance_hall.north@3"}), 0)
    rooms = {room.room: room for room in shown.rooms}
    assert rooms["patio"].doors[3] == "false"
    assert rooms["gardens"].doors[1] == "wall"


@pytest.mark.rule("BET-CARD-10")
def test_a_tile_tells_its_symbol_and_whether_somebody_still_draws_for_it() -> None:
    g = place(house={"gardens": "foyer.north"})
    g.drawn_for = 0
    assert [(room.symbol, room.drawn) for room in seen(g, 0).rooms if room.room == "gardens"] == [("event", False)]
    g.drawn_for = 1 << ROOMS["gardens"]
    assert [(room.symbol, room.drawn) for room in seen(g, 0).rooms if room.room == "gardens"] == [("event", True)]


@pytest.mark.rule("BET-SECRET-6")
def test_a_turn_is_seen_by_all() -> None:
    g = place(active=1, spent=1, did=["has_attacked"], used=["axe"], tries=["slide"])
    turn = seen(g, 0).turn
    speed = seen(g, 0).explorers[1].values[1]
    assert (turn.seat, turn.acting) == (1, seen(g, 0).explorers[1].character)
    assert turn.spaces == speed - 1
    assert (turn.did, turn.used, turn.tried) == (("has_attacked",), ("axe",), ("slide",))


@pytest.mark.rule("BET-SECRET-6", "BET-SECRET-7")
@pytest.mark.parametrize("haunt", [0, MUMMY, GUILLOTINES])
def test_whole_games_look_alike_in_every_world(haunt: int) -> None:
    """At decisions of random games: a view survives the wire, and no imagined world changes a byte of it."""
    settings: dict[str, Value] = {"haunt": haunt, "date": "10-31", "tile_mismatch": "bottom" if haunt else "discard"}
    table = Table(BETRAYAL, SEATS, BETRAYAL.settle(SEATS, settings), seed=haunt, searchable=True, listening=False)
    rng = Random(haunt)
    looks = 0
    while not table.over and looks < 60:
        for _ in range(5):
            if not table.over:
                decision = rng.choice(table.pending)
                table.choose(decision.seat, rng.choice(decision.options), decision.id)
        for seat in EYES:
            now = seen(table.state, seat)
            sent = msgspec.json.encode(now)
            assert msgspec.json.decode(sent, type=BetrayalView) == now
            world = table.imagine(seat, rng)
            BETRAYAL.check(world.state)  # type: ignore[arg-type]
            assert msgspec.json.encode(seen(world.state, seat)) == sent
        looks += 1
    assert looks > 5
