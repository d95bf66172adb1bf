"""The sensible killer in positions where it is plain what he should do."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.bot.hunt import Hunt
from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import ENDS, MAIN_ENTRANCE
from housebound.games.terrorscape.words import LOCATIONS, PASSAGES, SOPHIA
from housebound.kernel.table import Table
from tests.games.terrorscape.bot.test_bot import answer, answers, go_on, position
from tests.games.terrorscape.tables import mansion_of

FAR = {"at": "G4", "could_be": ["G4"]}


def hunted(phase: str, killer: dict[str, Any], victims: dict[str, Any], **more: Any) -> Table:
    """A table in the killer's turn. Who is not named stands in the Greenhouse (G4), and he knows it."""
    others = {name: FAR for name in ("marco", "anna", "johnson")[: 3 - len(victims)] if name not in victims}
    given = {"phase": phase, "round": 5, "killer": killer, "victims": {**victims, **others}, **more}
    return position(given)


def at(place: str, **more: Any) -> dict[str, Any]:
    """Somebody of whom he knows where she is."""
    return {"at": place, "could_be": [place], **more}


def guessed(place: str, *others: str, **more: Any) -> dict[str, Any]:
    """Somebody who may be in several places."""
    return {"at": place, "could_be": [place, *others], **more}


# -- searching


def test_he_searches_where_he_is_sure() -> None:
    table = hunted("main_step", {"killer": "butcher", "at": "B2"}, {"sofia": at("B2")})
    assert answers(table, "main_step") == {"search_here"}


def test_he_goes_next_door_and_searches_there() -> None:
    table = hunted("main_step", {"killer": "butcher", "at": "B2"}, {"sofia": at("B1")})
    assert answers(table, "main_step") == {"go(B1)"}
    table.choose(0, "go(B1)")
    assert answers(table, "main_step") == {"search_here"}


def test_he_follows_the_noise() -> None:
    victims = {name: {"at": "B3", "could_be": "anywhere"} for name in ("sofia", "marco", "anna")}
    table = hunted("main_step", {"killer": "maniac", "at": "B2"}, victims, house={"noise": ["B3"], "heard": ["B3"]})
    assert answers(table, "main_step") == {"go(B3)"}


def test_he_hunts_the_wounded_first() -> None:
    victims = {"sofia": at("B1"), "marco": at("B3", condition="wounded"), "anna": at("G4")}
    table = hunted("main_step", {"killer": "butcher", "at": "B2"}, victims)
    assert answers(table, "main_step") == {"go(B3)"}


def test_he_does_not_search_where_he_knows_that_nobody_is() -> None:
    table = hunted("main_step", {"killer": "butcher", "at": "R3"}, {"sofia": at("B1"), "anna": at("B1")})
    assert "search_here" not in answers(table, "main_step")


def test_he_thinks_of_where_they_saw_him_when_they_chose_their_places() -> None:
    """Nobody works next door to him; but when they chose, he was not next door yet."""

    def chance_at_b4(path: list[str]) -> float:
        killer = {"killer": "butcher", "at": "B3", "path": path}
        table = hunted("main_step", killer, {"sofia": guessed("B4", "B2", "B5", "R3")})
        return Hunt(TERRORSCAPE.sight(mansion_of(table), 0)).chances[SOPHIA][LOCATIONS["B4"]]

    assert chance_at_b4(["R1", "B2", "B3"]) > 2 * chance_at_b4(["B3"])


# -- cards


def test_pursue_brings_somebody_into_reach() -> None:
    killer = {"killer": "butcher", "at": "R2", "hand": ["pursue"]}
    table = hunted("instant_cards", killer, {"sofia": at("B1", condition="wounded")})
    assert answers(table, "instant") == {"play(pursue)"}
    table.choose(0, "play(pursue)")
    assert answers(table, "move_killer") == {"go(R1)"}


def test_pursue_is_kept_when_two_basic_actions_will_do() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["pursue"]}
    table = hunted("instant_cards", killer, {"sofia": at("B1", condition="wounded")})
    assert answers(table, "instant") == {"pass"}


def test_the_chainsaw_is_for_those_he_is_sure_of() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["chainsaw", "board_up", "nowhere_to_run"]}
    table = hunted("main_step", killer, {"sofia": at("B1"), "anna": at("B1")})
    assert answers(table, "main_step") == {"play(chainsaw)"}
    table.choose(0, "play(chainsaw)")
    table.choose(0, "discard(board_up)")
    table.choose(0, "discard(nowhere_to_run)")
    assert answers(table, "move_killer") == {"go(B1)"}


def test_the_chainsaw_is_not_for_an_empty_house() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["chainsaw", "board_up", "nowhere_to_run"]}
    victims = {name: at("G3") for name in ("sofia", "anna", "marco")}
    assert "play(chainsaw)" not in answers(hunted("main_step", killer, victims), "main_step")


def test_frenzy_when_somebody_is_within_reach_and_not_else() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["frenzy", "board_up", "nowhere_to_run"]}
    near = hunted("instant_cards", killer, {"sofia": at("B1")})
    far = hunted("instant_cards", killer, {"sofia": at("B4")})
    assert answers(near, "instant") == {"play(frenzy)"}
    assert answers(far, "instant") == {"pass"}


def test_life_drain_for_the_afraid() -> None:
    killer = {"killer": "ghost", "at": "R1", "level": 4, "hand": ["life_drain", "scent"]}
    afraid = hunted("main_step", killer, {"sofia": at("B4", fear=1, condition="wounded")})
    calm = hunted("main_step", killer, {"sofia": at("B4", condition="wounded")})
    assert answers(afraid, "main_step") == {"play(life_drain)"}
    assert "play(life_drain)" not in answers(calm, "main_step")


def test_the_wail_where_it_is_heard() -> None:
    killer = {"killer": "ghost", "at": "R1", "hand": ["wail"]}
    assert answers(hunted("instant_cards", killer, {"sofia": at("B1")}), "instant") == {"play(wail)"}
    assert answers(hunted("instant_cards", killer, {"sofia": at("B4")}), "instant") == {"pass"}


def test_rush_by_frightens_on_its_way() -> None:
    killer = {"killer": "ghost", "at": "R1", "hand": ["rush_by"]}
    table = hunted("main_step", killer, {"sofia": at("B3"), "anna": at("B4")})
    assert answers(table, "main_step") == {"play(rush_by)"}
    table.choose(0, "play(rush_by)")
    way = go_on(table, lambda table: table.pending[0].prompt != "move_killer")
    assert {"go(B3)", "go(B4)"} <= set(way)


def test_a_panic_is_paid_for() -> None:
    killer = {"killer": "ghost", "at": "R1", "level": 3, "hand": ["wail", "scent", "scent", "pursue"]}
    table = hunted("instant_cards", killer, {"sofia": at("B1", fear=2)})
    table.choose(0, "play(wail)")
    assert answers(table, "wound_the_panicked") == {"pay"}


def test_life_drain_is_not_paid_away_for_what_it_does_itself() -> None:
    killer = {"killer": "ghost", "at": "R1", "level": 4, "hand": ["wail", "scent", "pursue", "life_drain"]}
    for condition, wanted in (("unhurt", "pass"), ("wounded", "pay")):
        table = hunted("instant_cards", killer, {"sofia": at("B1", fear=2, condition=condition)})
        table.choose(0, "play(wail)")
        assert answers(table, "wound_the_panicked") == {wanted}


def test_the_ghost_maid_keeps_what_a_panic_costs() -> None:
    """Scent is free, but three cards are the price of a wound and somebody is afraid already."""
    killer = {"killer": "ghost", "at": "R1", "level": 3, "hand": ["wail", "scent", "scent", "pursue"]}
    unknown = {"at": "B4", "could_be": "anywhere", "fear": 1}
    table = hunted("instant_cards", killer, dict.fromkeys(("sofia", "marco", "johnson"), unknown))
    assert "play(scent)" not in answers(table, "instant")


def test_trail_of_dread_finds_the_afraid() -> None:
    killer = {"killer": "ghost", "at": "R1", "hand": ["trail_of_dread", "scent"]}
    afraid = hunted("instant_cards", killer, {"sofia": {"at": "B4", "could_be": "anywhere", "fear": 1}})
    assert answers(afraid, "instant") == {"play(trail_of_dread)"}
    known = hunted("instant_cards", killer, {"sofia": at("B4", fear=1)})
    assert answers(known, "instant") == {"pass"}


def test_the_least_useful_card_pays() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["chainsaw", "violent_rage", "pursue", "nowhere_to_run"]}
    table = hunted("main_step", {**killer, "level": 3}, {"sofia": at("B1"), "anna": at("B1")})
    table.choose(0, "play(chainsaw)")
    assert answers(table, "discard") == {"discard(nowhere_to_run)"}


def test_an_attack_card_where_it_makes_a_difference() -> None:
    killer = {"killer": "maniac", "at": "B1", "hand": ["stalk"]}
    table = hunted("main_step", killer, {"sofia": at("B1")})
    table.choose(0, "search_here")
    assert answers(table, "attack_card") == {"play(stalk)"}
    strong = hunted("main_step", {**killer, "bonus": 6}, {"sofia": at("B1")})
    strong.choose(0, "search_here")
    assert answers(strong, "attack_card") == {"pass"}


# -- asking


def test_scent_asks_about_a_zone_in_doubt() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["scent"]}
    table = hunted("instant_cards", killer, {"sofia": guessed("B1", "R2")})
    assert answers(table, "instant") == {"play(scent)"}
    table.choose(0, "play(scent)")
    assert answers(table, "sense_zone") <= {"sense_zone(red)", "sense_zone(blue)"}


def test_scent_is_kept_when_nothing_is_in_doubt() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["scent"]}
    assert answers(hunted("instant_cards", killer, {"sofia": at("B4")}), "instant") == {"pass"}


def test_scent_does_not_look_for_anna() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["scent"]}
    victims = {"anna": {"at": "B4", "could_be": "anywhere"}, "marco": at("G4"), "johnson": at("G4")}
    assert answers(hunted("instant_cards", killer, victims), "instant") == {"pass"}


def test_deduction_asks_about_two_locations_in_doubt() -> None:
    killer = {"killer": "maniac", "at": "R1", "hand": ["deduction", "scent", "stalk"]}
    table = hunted("instant_cards", killer, {"sofia": guessed("B1", "R2", "B2", "R3")})
    table.choose(0, "play(deduction)")
    table.choose(0, "discard(scent)")
    pairs = answers(table, "sense_pair")
    assert all(set(pair[11:-1].split(",")) & {"B1", "R2", "B2", "R3"} for pair in pairs)


# -- the house


@pytest.mark.parametrize("start", ["G5", "B4", "R5", "G4"])
def test_with_five_keys_on_the_roof_he_guards_the_main_entrance(start: str) -> None:
    """He knows nothing of where they are, but where they must come to."""
    victims = {name: {"at": "G3", "could_be": "anywhere"} for name in ("sofia", "marco", "johnson")}
    table = hunted("main_step", {"killer": "butcher", "at": start}, victims, team={"keys": 5})
    go_on(table, lambda table: table.pending[0].prompt != "main_step")
    door = STEPS_BETWEEN[MAIN_ENTRANCE]
    assert door[mansion_of(table).killer_at] < door[LOCATIONS[start]]


def test_with_five_keys_barricades_are_laid_around_the_main_entrance() -> None:
    victims = {name: {"at": "R5", "could_be": "anywhere"} for name in ("sofia", "marco", "johnson")}
    pile = {"pursue": 4, "scent": 1, "deduction": 2, "warning_letter": 1, "stalk": 3, "lurking_threat": 1}
    killer = {"killer": "maniac", "at": "G5", "level": 3, "deck": [], "pile": {**pile, "death_blossom": 1}}
    table = hunted("drawing", killer, victims, team={"keys": 5})
    assert table.pending[0].prompt == "barricade"
    for _ in range(3):
        option = answer(table, table.pending[0])
        assert MAIN_ENTRANCE in ENDS[PASSAGES[option.words[0]]]
        table.choose(0, option)


def test_board_up_is_played_where_it_is_in_their_way() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["board_up"]}
    victims = {name: {"at": "R5", "could_be": ["R5", "R2", "G4", "G1"]} for name in ("sofia", "marco", "johnson")}
    table = hunted("long_term", killer, victims, team={"keys": 5})
    assert answers(table, "long_term") == {"play(board_up)"}
    table.choose(0, "play(board_up)")
    assert answers(table, "barricade") == {"barricade(R1-R2)"}


def test_he_takes_back_the_barricade_that_is_least_in_their_way() -> None:
    killer = {"killer": "butcher", "at": "R1", "hand": ["board_up"]}
    victims = {name: {"at": "R5", "could_be": ["R5", "R2", "R3"]} for name in ("sofia", "marco", "johnson")}
    closed = ["R1-R3", "R2-R3", "B1-R1", "B2-R1", "B5-R3", "R2-R5", "G3-G4"]
    table = hunted("long_term", killer, victims, team={"keys": 5}, house={"barricades": closed})
    table.choose(0, "play(board_up)")
    table.choose(0, "barricade(R1-R2)")
    assert answers(table, "lift") <= {"lift(G3-G4)", "lift(B1-R1)", "lift(B2-R1)"}


def test_he_goes_out_of_sight_if_he_can_and_comes_out_where_somebody_is() -> None:
    killer = {"killer": "maniac", "at": "R1", "hand": ["stalk", "scent"]}
    victims = {name: at("R2") for name in ("sofia", "marco", "johnson")}
    table = hunted("long_term", killer, victims)
    assert answers(table, "long_term") == {"play(stalk)"}
    table.choose(0, "play(stalk)")
    chosen = [answer(table, table.pending[0], seed).name for seed in range(40)]
    assert chosen.count("slip_to(R2)") > 20
