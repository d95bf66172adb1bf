"""Haunt 10, Family Gathering: its setup, and games from its start to its end. Single rules: scenarios h10_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h10_family_gathering.haunt import CALLED_HOME, MADMAN, MADMAN_CARD, ZOMBIE
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import ROOMS, TRACK
from housebound.kernel.chance import Chance
from housebound.kernel.script import Ended
from housebound.kernel.sets import has, just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, setting_up, standing

HAUNT = 10


@pytest.mark.rule("H10-SETUP-1", "H10-SETUP-2", "H10-SETUP-3", "H10-SETUP-4", "H10-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_madman_takes_the_traitors_place_and_the_family_comes(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == DEAD
    assert has(g.gone, MADMAN_CARD)
    assert len(monsters(g, MADMAN)) == 1
    rooms = [g.room[figure] for figure in monsters(g, ZOMBIE)]
    assert len(rooms) == seats
    assert len(set(rooms)) == seats
    omens = [room for room in OMEN_ROOMS if g.square[room] >= 0]
    assert len(set(rooms) & set(omens)) == min(seats, len(omens))
    assert all(room in omens or room not in EVENT_ROOMS for room in rooms)
    assert g.track == 0


@pytest.mark.rule("H10-SETUP-4")
def test_in_a_small_house_each_quiet_room_gets_its_zombie_before_any_gets_two() -> None:
    g = setting_up(HAUNT, seats=6, revealer=2, explorers=TRIO)
    carry_out(g, g.haunt.set_up(g))
    rooms = [g.room[figure] for figure in monsters(g, ZOMBIE)]
    assert len(rooms) == 6
    assert set(rooms[:5]) == set(rooms_in_house(g))


@pytest.mark.rule("H10-SETUP-2")
def test_losing_the_madman_kills_nobody() -> None:
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": {"room": "foyer", "cards": ["madman"], "might": 1}}
    g = setting_up(HAUNT, explorers=explorers)
    next(g.haunt.set_up(g))
    ox = BETRAYAL.position(g)["explorers"]["ox_bellows"]
    assert (ox["fate"], ox["might"], ox["sanity"]) == ("in_house", 0, 3)


@pytest.mark.rule("H10-SETUP-5")
def test_everybody_is_told_that_the_track_begins_at_0() -> None:
    g = setting_up(HAUNT, revealer=2, explorers=TRIO)
    g.notices = []
    carry_out(g, g.haunt.set_up(g))
    assert [repr(notice) for notice in g.notices if notice.kind is TRACK] == ["track(number=0)"]


@pytest.mark.rule("H10-SETUP-1", "H10-SETUP-3")
def test_what_the_traitor_owned_lies_where_the_madman_stands() -> None:
    explorers = {"zoe_ingstrom": {"room": "gallery", "cards": ["madman", "axe"]}}
    g = setting_up(HAUNT, house={"gallery": "upper_landing.north"}, explorers=explorers)
    next(g.haunt.set_up(g))  # the first question: a room for the second Zombie
    after = BETRAYAL.position(g)
    assert after["piles"] == {"gallery": ["axe"]}
    assert after["gone"] == ["madman"]
    assert after["monsters"]["madman"]["room"] == "gallery"
    assert after["monsters"]["zombie_1"]["room"] == "gallery"


@pytest.mark.rule("H10-TRAP-4")
def test_no_card_moves_a_trapped_zombie() -> None:
    g = begin(HAUNT, 3, 0)
    first, second, _ = monsters(g, ZOMBIE)
    g.data.trapped = [first]
    g.data.used = just(ROOMS["attic"])
    for zombie in (first, second):
        g.room[zombie] = ROOMS["grand_staircase"]
        list(put_into(g, zombie, ROOMS["foyer"]))
    assert ROOMS.words[g.room[first]] == "grand_staircase"
    assert ROOMS.words[g.room[second]] == "foyer"


def family(**zombies: Any) -> House[Any]:
    """The Zombies as they are said to be, and a trap beside the Foyer."""
    given: dict[str, Any] = {
        "house": {"library": "foyer.north"},
        "explorers": TRIO,
        "monsters": {"madman": "foyer", **zombies},
    }
    return standing(HAUNT, revealer=2, **given)


@pytest.mark.rule("H10-TRAP-2")
def test_a_stunned_zombie_does_not_roll_wherever_it_is_put() -> None:
    g = family(zombie_1={"room": "foyer", "stunned": 1})
    (zombie,) = monsters(g, ZOMBIE)
    g.notices = []
    carry_out(g, put_into(g, zombie, ROOMS["library"]))
    assert g.room[zombie] == ROOMS["library"]
    assert CALLED_HOME not in [notice.kind for notice in g.notices]


@pytest.mark.rule("H10-WIN-1", "HC-26")
def test_the_last_trap_ends_the_game_at_once() -> None:
    g = family(zombie_1="foyer", zombie_2="foyer", zombie_3="foyer")
    last, *others = monsters(g, ZOMBIE)
    g.data.trapped = others
    g.chance = Chance(Random(1), [])  # 3 dice show less than 4
    with pytest.raises(Ended):
        carry_out(g, put_into(g, last, ROOMS["library"]))


@pytest.mark.rule("H10-KNOW-1", "H10-KNOW-2")
def test_each_side_knows_of_the_traps_and_only_the_heroes_where_they_are() -> None:
    heroes, traitor = pages(HAUNT)
    assert "The Madman and his Zombies want to kill you" in heroes
    assert "trap all Zombies in special rooms" in traitor
    for room in ("Master Bedroom", "Chapel", "Conservatory", "Game Room", "Library", "Attic"):
        assert room in heroes
        assert room not in traitor


@pytest.mark.rule("H10-ZOMBIE-1", "H10-MADMAN-1")
def test_the_heroes_do_not_see_the_numbers_of_the_monsters() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(5, 3, 5, -1), (6, 2, 2, 3)} if look.traitor else {()})
        assert look.haunt.shown == {"trapped": [], "madman_damage": 0, "pursued": {}}


def test_sensible_players_trap_zombies() -> None:
    assert max(len(g.data.trapped) for g in sensible_games(HAUNT, range(12)).ends) >= 2
