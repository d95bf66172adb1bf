"""Event cards and their tokens after the haunt has begun: traitor, hidden traitor, monsters, and the dead.

The haunt here is one that changes nothing of the rulebook. Brandon is seat 0, Zoe seat 1, Heather seat 2.
"""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.effects.event_attacks import bloody_vision
from housebound.games.betrayal.effects.event_nearest import spaces_from
from housebound.games.betrayal.figures.roster import add_monster
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.finer_places import FinerPlaces
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.state import MONSTERS, House, changed
from housebound.games.betrayal.words import CARDS, DICE, ITEM, MIGHT, ROOMS, TRAITOR
from housebound.kernel.chance import Chance, Outcome
from housebound.kernel.errors import Refused
from housebound.kernel.script import EVERYONE
from housebound.kernel.table import Table

BRANDON, ZOE = 0, 1
EXPLORERS = {"brandon_jaspers": "dusty_hallway", "zoe_ingstrom": "dusty_hallway", "heather_granville": "entrance_hall"}
HOUSE = {"dusty_hallway": "foyer.north", "creaky_hallway": "dusty_hallway.north"}


class Plain(Haunt):
    """The rulebook and nothing else, with the two Aliens of this haunt for monsters: Might 6, Speed 4."""

    number = 6


def house(token: str = "", traitor: int = -1, options: dict[str, Any] | None = None, **given: Any) -> House[Any]:
    """Three explorers in a haunt, a token where Brandon is, and perhaps a known traitor."""
    tokens = [{"token": token, "room": "dusty_hallway"}] if token else []
    position = {"house": HOUSE, "explorers": EXPLORERS, "tokens": tokens, **given}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, options or {}), position)
    g.haunt = Plain()
    if traitor >= 0:
        g.traitor = traitor
        g.team = changed(g.team, traitor, TRAITOR)
    return g


def play(g: House[Any], *steps: str, options: dict[str, Any] | None = None) -> Table:
    """A table on which this has been done: `0 try(safe)`, or what people rolled."""
    table = Table(BETRAYAL, 3, options or {}, people_roll=True, origin=g)
    for step in steps:
        if step.startswith("~"):
            table.enter(step[1:])
        else:
            seat, _, words = step.partition(" ")
            table.choose(int(seat), words)
    return table


def state(table: Table) -> House[Any]:
    assert isinstance(table.state, House)
    return table.state


def written(table: Table, key: str) -> Any:
    """What the position of the table says."""
    return BETRAYAL.position(state(table))[key]


def explorer(table: Table) -> dict[str, Any]:
    brandon: dict[str, Any] = written(table, "explorers")["brandon_jaspers"]
    return brandon


def asked(table: Table) -> list[str]:
    return [f"{seat} {prompt}" for seat, prompt in table.waiting]


def dice_wanted(table: Table) -> int:
    assert table.needs is not None
    return len(table.needs.words[0])


# -- tokens that change rolls


@pytest.mark.rule("BET-ROOM-4", "BET-TRAITOR-2")
@pytest.mark.parametrize(
    ("token", "hero", "traitor"),
    [("blessing", 4, 3), ("drip", 2, 3), ("smoke", 1, 3)],
    ids=["blessing", "drip", "smoke"],
)
def test_the_traitor_has_no_part_in_a_token(token: str, hero: int, traitor: int) -> None:
    """The Blessing is for heroes; Drip and Smoke hinder everybody but the traitor. Knowledge 3, so three dice."""
    two = [{"token": token, "room": "dusty_hallway"}, {"token": "safe", "room": "dusty_hallway"}]
    assert dice_wanted(play(house(tokens=two), "0 try(safe)")) == hero
    assert dice_wanted(play(house(traitor=BRANDON, tokens=two), "0 try(safe)")) == traitor


# -- tokens that can be tried


@pytest.mark.rule("BET-ROOM-5", "BET-TRAITOR-2")
@pytest.mark.parametrize(
    ("token", "rolled"), [("safe", "~000"), ("skeletons", "~0000")], ids=["the safe", "the skeletons"]
)
def test_damage_of_a_token_passes_the_traitor_by(token: str, rolled: str) -> None:
    """The traitor rolls like everybody else; only the damage is left out, and only by that variant."""
    spared = play(house(token, traitor=BRANDON), f"0 try({token})", rolled)
    assert asked(spared) == ["0 turn"]
    kept = {"traitor_rooms": "ignore_nondamaging"}
    hurt = play(house(token, traitor=BRANDON, options=kept), f"0 try({token})", rolled, options=kept)
    assert dice_wanted(hurt) == (2 if token == "safe" else 1)
    assert dice_wanted(play(house(token), f"0 try({token})", rolled)) == (2 if token == "safe" else 1)


@pytest.mark.rule("BET-ROOM-5")
def test_the_traitor_finds_what_is_in_the_safe() -> None:
    table = play(house("safe", traitor=BRANDON, items=["axe", "dynamite"]), "0 try(safe)", "~221")
    assert explorer(table)["cards"] == ["axe", "dynamite"]


@pytest.mark.rule("BET-ROOM-5")
def test_the_traitor_slides_without_harm() -> None:
    g = house("slide", traitor=BRANDON, stack=["storeroom", "vault"])
    table = play(g, "0 try(slide)", "~0000", "0 attach(basement_landing,west)", "~axe")
    assert explorer(table)["room"] == "storeroom"
    assert asked(table) == ["0 turn"]
    assert explorer(table)["might"] == 3


@pytest.mark.rule("BET-HIDDEN-6", "BET-ROOM-5")
def test_every_explorer_is_asked_whether_it_hides_from_the_damage() -> None:
    """With a hidden traitor the question alone tells nothing: the heroes are asked too, and have one answer."""
    for role in (1, 2):
        g = house("safe")
        g.role = (role, 3 - role, 3, *g.role[3:])
        table = play(g, "0 try(safe)", "~000")
        assert asked(table) == ["0 hazard"]
        assert len(table.pending[0].options) == (2 if role == 1 else 1)
    shown = play(_hidden("safe"), "0 try(safe)", "~000", "0 reveal")
    assert asked(shown) == ["0 turn"]
    assert explorer(shown)["team"] == "traitor"


def _hidden(token: str) -> House[Any]:
    """Brandon is a traitor of whom nobody knows."""
    g = house(token)
    g.role = (1, 2, 3, *g.role[3:])
    return g


# -- the Revolving Wall


def walled(**given: Any) -> House[Any]:
    switch = [{"token": "wall_switch", "room": "dusty_hallway", "to": "entrance_hall"}]
    return house(tokens=switch, **given)


@pytest.mark.rule("BET-TRAITOR-3", "BET-ROOM-4")
def test_the_traitor_goes_through_the_wall_without_a_roll() -> None:
    table = play(walled(traitor=BRANDON), "0 try(wall_switch)")
    assert explorer(table)["room"] == "entrance_hall"
    assert dice_wanted(play(walled(), "0 try(wall_switch)")) == 3


class HallIsBarred(Plain):
    def barred(self, g: House[Any], figure: int, room: int) -> str:
        return "BET-GEN-5" if room == ROOMS["entrance_hall"] else ""


@pytest.mark.rule("BET-GEN-5")
def test_the_wall_leads_nobody_where_the_haunt_forbids_it() -> None:
    g = walled()
    g.haunt = HallIsBarred()
    with pytest.raises(Refused) as refused:
        play(g, "0 try(wall_switch)")
    assert [rule.id for rule in refused.value.rules] == ["BET-GEN-5"]


@pytest.mark.rule("BET-GEN-5", "BET-CARD-5")
def test_a_way_is_not_followed_where_the_haunt_forbids_it() -> None:
    """The Secret Passage is laid; only the question whether to use it at once is left out."""
    g = house("closet", events=["secret_passage"])
    g.haunt = HallIsBarred()
    table = play(g, "0 try(closet)", "~11", "~110", "0 to_room(entrance_hall)")
    assert asked(table) == ["0 turn"]
    assert written(table, "tokens")[1]["to"] == "entrance_hall"


@pytest.mark.rule("BET-HIDDEN-6")
def test_a_hidden_traitor_rolls_at_the_wall() -> None:
    """A roll that is tried by choice meets no effect: nobody is asked to reveal anything."""
    g = walled()
    g.role = (1, 2, 3, *g.role[3:])
    assert dice_wanted(play(g, "0 try(wall_switch)")) == 3


def in_monster_turn(g: House[Any], room: str) -> int:
    """An Alien of Zoe's acts, with three spaces left."""
    g.traitor = ZOE
    g.team = changed(g.team, ZOE, TRAITOR)
    monster = add_monster(g, 0, ROOMS[room])
    g.phase, g.active, g.acting, g.allowance, g.moved_kinds = MONSTERS, ZOE, monster, 3, (3,)
    g.acted = 0
    return monster


@pytest.mark.rule("BET-MONSTER-13")
def test_monsters_go_through_the_wall_without_a_roll() -> None:
    g = walled()
    monster = in_monster_turn(g, "entrance_hall")
    table = play(g, "1 try(wall_switch)")
    assert state(table).room[monster] == ROOMS["dusty_hallway"]
    assert state(table).spent == 0


@pytest.mark.rule("BET-ROOM-5")
@pytest.mark.parametrize("token", ["closet", "safe", "skeletons", "slide"])
def test_monsters_try_nothing_for_a_gain(token: str) -> None:
    g = house(token)
    in_monster_turn(g, "dusty_hallway")
    table = play(g)
    with pytest.raises(Refused) as refused:
        table.choose(1, f"try({token})")
    assert [rule.id for rule in refused.value.rules] == ["BET-ROOM-5"]


@pytest.mark.rule("BET-MONSTER-12")
@pytest.mark.parametrize("token", ["secret_passage", "secret_stairs"])
def test_monsters_use_secret_ways_by_variant(token: str) -> None:
    way = [{"token": token, "room": "dusty_hallway", "to": "upper_landing"}]
    g = house(tokens=way)
    in_monster_turn(g, "dusty_hallway")
    assert "passage(upper_landing)" in [option.name for option in play(g).pending[0].options]
    closed = {"monster_secret_ways": "no"}
    g = house(tokens=way, options=closed)
    in_monster_turn(g, "dusty_hallway")
    with pytest.raises(Refused) as refused:
        play(g, "1 passage(upper_landing)", options=closed)
    assert [rule.id for rule in refused.value.rules] == ["BET-MONSTER-12"]


# -- drawing events


@pytest.mark.rule("BET-TRAITOR-6", "BET-TRAITOR-7")
def test_the_traitor_may_refuse_an_event() -> None:
    """Before any die is rolled; then nothing of it happens, and the card is discarded."""
    g = house("closet", traitor=BRANDON, events=["creepy_crawlies"])
    refused = play(g, "0 try(closet)", "~11", "0 no")
    assert asked(refused) == ["0 turn"]
    assert written(refused, "event_discard") == ["creepy_crawlies"]
    assert explorer(refused)["sanity"] == 3
    g = house("closet", traitor=BRANDON, events=["creepy_crawlies"])
    assert dice_wanted(play(g, "0 try(closet)", "~11", "0 yes")) == 4


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
def test_an_event_ends_with_the_death_of_its_drawer() -> None:
    """Angry Being kills with its mental die: no physical die is rolled any more, and the card is discarded."""
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "sanity": 0, "knowledge": 0}}
    g = house("closet", explorers=weak, events=["angry_being"])
    table = play(g, "0 try(closet)", "~11", "~0000", "~1", "0 split(1)")
    assert explorer(table)["fate"] == "dead"
    assert asked(table) == ["1 turn"]
    assert written(table, "event_discard") == ["angry_being"]


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
def test_the_dead_are_not_buried() -> None:
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "might": 0, "speed": 1}}
    g = house("closet", explorers=weak, events=["debris"])
    table = play(g, "0 try(closet)", "~11", "~0000", "~22")
    assert explorer(table)["fate"] == "dead"
    assert (explorer(table)["cards"], explorer(table)["failures"]) == ([], -1)
    assert written(table, "event_discard") == ["debris"]


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
def test_whoever_pays_the_idol_with_its_life_does_not_meet_the_event() -> None:
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "sanity": 0, "cards": ["idol"]}}
    g = house("closet", explorers=weak, events=["webs"])
    table = play(g, "0 try(closet)", "~11", "0 use(idol)")
    assert explorer(table)["fate"] == "dead"
    assert written(table, "event_discard") == ["webs"]


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
def test_a_closet_goes_even_if_its_event_kills() -> None:
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "sanity": 0}}
    table = play(house("closet", explorers=weak, events=["creepy_crawlies"]), "0 try(closet)", "~00", "~000")
    assert explorer(table)["fate"] == "dead"
    assert written(table, "tokens") == []


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
@pytest.mark.parametrize("card", ["it_is_meant_to_be", "possession", "secret_passage", "the_lost_one", "bloody_vision"])
def test_the_idol_can_cost_the_life_of_whoever_rolls_for_an_event(card: str) -> None:
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "sanity": 0, "cards": ["idol"]}}
    first = {"it_is_meant_to_be": ("0 roll",), "possession": ("0 pick_trait(might)",)}.get(card, ())
    table = play(house("closet", explorers=weak, events=[card]), "0 try(closet)", "~11", *first, "0 use(idol)")
    assert explorer(table)["fate"] == "dead"
    assert asked(table) == ["1 turn"]
    assert written(table, "event_discard") == [card]
    assert [token["token"] for token in written(table, "tokens")] == ["closet"]


@pytest.mark.rule("BET-CARD-5", "BET-DEATH-1")
def test_hanged_men_roll_no_more_for_the_dead() -> None:
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "might": 0}}
    table = play(house("closet", explorers=weak, events=["hanged_men"]), "0 try(closet)", "~11", "~00")
    assert explorer(table)["fate"] == "dead"
    assert asked(table) == ["1 turn"]


@pytest.mark.rule("BET-ITEM-15", "BET-DEATH-1")
@pytest.mark.parametrize("card", ["image_in_the_mirror_give", "whoops"])
def test_losing_the_amulet_to_an_event_can_kill(card: str) -> None:
    """The Amulet takes 3 from each trait; in the mirror no Knowledge is gained then."""
    weak = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "might": 2, "cards": ["amulet_of_the_ages"]}}
    table = play(house("closet", explorers=weak, events=[card]), "0 try(closet)", "~11")
    assert explorer(table)["fate"] == "dead"
    assert explorer(table)["knowledge"] == -1


@pytest.mark.rule("BET-CARD-5")
def test_an_item_given_to_the_mirror_is_in_its_deck() -> None:
    held = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "cards": ["dynamite"]}}
    table = play(house("closet", explorers=held, events=["image_in_the_mirror_give"]), "0 try(closet)", "~11")
    assert state(table).deck[ITEM] >> CARDS["dynamite"] & 1


# -- Bloody Vision


class Apart(FinerPlaces):
    """Nobody is together with anybody."""

    def together(self, g: House[Any], one: int, other: int) -> bool:
        return False


class Unarmed(Plain):
    def uses_items(self, g: House[Any], figure: int) -> bool:
        return False


@pytest.mark.rule("BET-CARD-5", "BET-GEN-5")
def test_bloody_vision_keeps_to_what_the_haunt_allows() -> None:
    armed = {**EXPLORERS, "brandon_jaspers": {"room": "dusty_hallway", "cards": ["axe"]}}
    g = house(explorers=armed, resolving=["bloody_vision"])
    for haunt, rolls in ((Plain(places=Apart()), "0000"), (Unarmed(), "0000 2211 222")):
        g.haunt = haunt
        alone(g, BRANDON, *rolls.split())
    assert value(g, BRANDON, MIGHT) == 4


def alone(g: House[Any], seat: int, *rolls: str) -> None:
    """Bloody Vision for this seat and nothing else: these rolls and no question."""
    g.chance = Chance(None, [Outcome(DICE, (DICE[word],), EVERYONE) for word in rolls])
    script = bloody_vision(g, seat, CARDS["bloody_vision"])
    with pytest.raises(StopIteration):
        next(script)
    assert g.chance.at == len(rolls)


@pytest.mark.rule("BET-ATTACK-1")
def test_an_attack_out_of_turn_is_not_the_attack_of_the_turn() -> None:
    """Zoe lashes out at Brandon in Brandon's turn: he may still attack, and has if he had."""
    for did in ([], ["has_attacked"]):
        g = house(did=did)
        before = g.did
        alone(g, ZOE, "00000", "111", "1110")
        assert g.did == before


@pytest.mark.rule("BET-ATTACK-10", "BET-CARD-5")
def test_bloody_vision_turns_on_ones_own_side_before_monsters() -> None:
    g = house("closet", events=["bloody_vision"])
    add_monster(g, 0, ROOMS["dusty_hallway"])
    table = play(g, "0 try(closet)", "~11", "~0000")
    assert dice_wanted(table) == 4  # Zoe is the only explorer there: the attack has begun
    alone = {**EXPLORERS, "zoe_ingstrom": "entrance_hall"}
    g = house("closet", events=["bloody_vision"], explorers=alone)
    first, second = add_monster(g, 0, ROOMS["dusty_hallway"]), add_monster(g, 0, ROOMS["creaky_hallway"])
    table = play(g, "0 try(closet)", "~11", "~0000")
    assert [option.name for option in table.pending[0].options] == ["attack(alien_1)", "attack(alien_2)"]
    table.choose(0, "attack(alien_2)")
    for rolled in ("2222", "000000"):
        table.enter(rolled)
    assert (state(table).stunned[first], bool(state(table).stunned[second])) == (0, True)


@pytest.mark.rule("BET-TURN-3", "BET-CARD-5")
def test_bloody_vision_is_the_attack_of_the_turn() -> None:
    """Whoever has attacked in this turn cannot attack again; whoever is made to attack has attacked."""
    g = house("closet", events=["bloody_vision"], did=["has_attacked"])
    assert asked(play(g, "0 try(closet)", "~11", "~0000")) == ["0 turn"]
    table = play(house("closet", events=["bloody_vision"]), "0 try(closet)", "~11", "~0000", "~2100", "~210")
    assert "has_attacked" in written(table, "did")


# -- nearest


@pytest.mark.rule("BET-CARD-5")
def test_distances_go_by_ways_that_can_be_used_now() -> None:
    """Doors and stairs cost a space each, a fall none; a barrier that demands a roll is no way."""
    rooms = {
        **HOUSE,
        "coal_chute": "entrance_hall.south",
        "chasm": "basement_landing.east@0",
        "larder": "chasm.east@1",
    }
    g = house(house=rooms)
    far = {ROOMS.words[spot >> 1] + f"/{spot & 1}": spaces for spot, spaces in spaces_from(g, BRANDON).items()}
    assert far["foyer/0"] == 1
    assert far["upper_landing/0"] == 3
    assert far["coal_chute/0"] == far["basement_landing/0"] == 3
    near = 1 if "chasm/1" in far else 0
    assert far[f"chasm/{near}"] == 4
    assert f"chasm/{1 - near}" not in far
    assert "larder/0" not in far
    g.team = changed(g.team, BRANDON, TRAITOR)
    assert spaces_from(g, BRANDON)[ROOMS["larder"] * 2] == 5


@pytest.mark.rule("BET-CARD-5", "BET-BARRIER-11")
def test_falls_and_secret_ways_count_too() -> None:
    """Down through the Collapsed Room and from the Gallery at no cost; a passage on the far side of a barrier not."""
    rooms = {
        **HOUSE,
        "collapsed_room": "dusty_hallway.east",
        "gallery": "upper_landing.north",
        "ballroom": "entrance_hall.south",
        "crypt": "basement_landing.north",
        "chasm": "basement_landing.east@0",
        "larder": "basement_landing.west@1",
    }
    passage = [{"token": "secret_passage", "room": "chasm/0", "to": "foyer"}]
    g = house(house=rooms, tokens=passage, below="crypt", collapsed_met=True)
    far = spaces_from(g, BRANDON)
    assert far[ROOMS["collapsed_room"] * 2] == far[ROOMS["crypt"] * 2] == 1
    assert far[ROOMS["chasm"] * 2 + 1] == 3  # by the Crypt
    assert far[ROOMS["chasm"] * 2] == 2  # by the passage in the Foyer
    g.room[BRANDON] = ROOMS["larder"]
    far = spaces_from(g, BRANDON)
    assert far[ROOMS["chasm"] * 2 + 1] == 2
    assert ROOMS["foyer"] * 2 not in far
    g.room[BRANDON] = ROOMS["upper_landing"]
    assert spaces_from(g, BRANDON)[ROOMS["ballroom"] * 2] == 1


@pytest.mark.rule("BET-CARD-5", "BET-ROOM-4")
def test_the_traitor_counts_ways_that_ask_nothing_of_it() -> None:
    """Secret ways for everybody; the Revolving Wall, at no cost, only for whoever needs no roll."""
    tokens = [
        {"token": "wall_switch", "room": "dusty_hallway", "to": "basement_landing"},
        {"token": "secret_stairs", "room": "creaky_hallway", "to": "upper_landing"},
    ]
    g = house(tokens=tokens)
    assert spaces_from(g, BRANDON)[ROOMS["upper_landing"] * 2] == 2
    assert ROOMS["basement_landing"] * 2 not in spaces_from(g, BRANDON)
    g.team = changed(g.team, BRANDON, TRAITOR)
    assert spaces_from(g, BRANDON)[ROOMS["basement_landing"] * 2] == 0
