"""Haunt 30, Tomb of Dracula: its setup, and games from its start to its end. Single rules: scenarios h30_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import GAINS, TOP
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.far_away import gaps
from housebound.games.betrayal.haunts.figures import living_heroes, monsters
from housebound.games.betrayal.haunts.h30_tomb_of_dracula import FAR_ENOUGH, GIRL, TOMBS
from housebound.games.betrayal.haunts.h30_vampires import BRIDE, DRACULA, is_vampire
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import HEROES, ROOMS, TO_ROOM, TRAITOR
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 30


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_dracula_lies_far_away_and_the_girl_is_his_bride(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    (dracula,), (bride,) = monsters(g, DRACULA), monsters(g, BRIDE)
    tombs = [room for room in TOMBS if g.square[room] >= 0]
    gap = gaps(g, g.room[:seats])
    empty = [room for room, square in enumerate(g.square) if square >= 0 and room not in g.room[:seats]]
    if tombs:
        assert g.room[dracula] in tombs
    else:
        assert g.room[dracula] in empty
        assert gap[g.room[dracula]] >= min(FAR_ENOUGH, max(gap[room] for room in empty))
    assert g.room[bride] in g.room[:seats]
    assert not any(cards >> GIRL & 1 for cards in g.held)
    assert g.track == 0
    assert [seat for seat in range(seats) if is_vampire(g, seat)] == [g.traitor]


def set_up(explorers: dict[str, Any], house: dict[str, str], **given: Any) -> tuple[House, list[str]]:
    """A table of 3 in which seat 2 is the traitor; where Dracula could lie. He lies in the first of these rooms."""
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 2, "house": house, "explorers": explorers, **given}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    setup = g.haunt.set_up(g)
    offered: list[str] = []
    try:
        decision: Any = next(setup)
        decision.state = g
        offered = [option.name for option in decision.options]
        setup.send(TO_ROOM(decision.options[0].args[0]))
    except StopIteration:
        pass
    return g, offered


def setup_of(**given: Any) -> tuple[dict[str, Any], list[str]]:
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": {"room": "gallery", "cards": ["girl"]}, "jenny_leclerc": given}
    house = {"gallery": "upper_landing.north", "crypt": "basement_landing.west", "graveyard": "entrance_hall.north"}
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 2, "house": house, "explorers": explorers}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    setup = g.haunt.set_up(g)
    decision: Any = next(setup)
    decision.state = g
    offered = [option.name for option in decision.options]
    with pytest.raises(StopIteration):
        setup.send(TO_ROOM(ROOMS["graveyard"]))
    return BETRAYAL.position(g), offered


def test_the_traitor_chooses_between_crypt_and_graveyard_and_rises_by_a_step() -> None:
    after, offered = setup_of(room="foyer", might=2, speed=3, sanity=TOP, knowledge=0)
    assert offered == ["to_room(crypt)", "to_room(graveyard)"]
    traitor = after["explorers"]["jenny_leclerc"]
    assert (traitor["might"], traitor["speed"], traitor["sanity"], traitor["knowledge"]) == (3, 4, TOP, 1)
    assert after["monsters"]["dracula"]["room"] == "graveyard"


def test_the_girl_is_discarded_with_what_she_gave_and_the_bride_stands_there() -> None:
    after, _ = setup_of(room="foyer")
    ox = after["explorers"]["ox_bellows"]
    assert after["omen_discard"] == ["girl"]
    assert ox["cards"] == []
    assert (ox["sanity"], ox["knowledge"]) == (2 - GAINS[GIRL][2], 2 - GAINS[GIRL][3])
    assert after["monsters"]["bride"]["room"] == "gallery"


def test_without_a_tomb_he_lies_as_far_away_as_the_house_allows() -> None:
    """Foyer 1, staircase 2, upper landing 3; the basement landing cannot be reached at all, which is farther."""
    where = {"zoe_ingstrom": "entrance_hall", "ox_bellows": "entrance_hall", "jenny_leclerc": "entrance_hall"}
    g, _ = set_up(where, {})
    assert BETRAYAL.position(g)["monsters"]["dracula"]["room"] == "basement_landing"
    g, _ = set_up({**where, "ox_bellows": "basement_landing"}, {})
    assert BETRAYAL.position(g)["monsters"]["dracula"]["room"] == "upper_landing"
    house = {"attic": "upper_landing.west", "bedroom": "upper_landing.east"}
    g, offered = set_up({**where, "ox_bellows": "basement_landing"}, house)
    assert offered == ["to_room(attic)", "to_room(bedroom)"]


def test_without_a_girl_the_bride_stands_by_the_traitor() -> None:
    g, _ = set_up({"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": "upper_landing"}, {})
    assert BETRAYAL.position(g)["monsters"]["bride"]["room"] == "upper_landing"


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-30-traitor" if traitor else "haunt-30-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(8, 5, 6, -1), (4, 4, 4, -1)} if traitor else {()})


def test_nothing_is_hidden_in_its_goals() -> None:
    assert goals_of_a_game(HAUNT, 4, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert not g.winners or g.winners >> g.traitor & 1 or living_heroes(g)


def test_sensible_vampires_dominate_and_the_sun_rises_on_some() -> None:
    winners, sun, turned, tried = set(), 0, 0, 0
    for seed in range(16):
        g, chosen = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        winners |= {HEROES if g.winners & g.haunt.team_seats(g, HEROES) else TRAITOR}
        sun += g.data.sun
        turned += sum(g.team[seat] == TRAITOR and g.fate[seat] == IN_HOUSE for seat in range(g.rules.seats)) > 1
        tried += chosen["dominate"]
    assert winners == {HEROES, TRAITOR}
    assert sun
    assert tried > turned > 0
