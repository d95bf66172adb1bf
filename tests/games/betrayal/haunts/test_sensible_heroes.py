"""What sensible heroes do in single haunts: who fetches what, who gives what to whom, and with which hand."""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.bot.player import Sensible
from housebound.games.betrayal.haunts.h34_guillotines.keys import KEY_OF
from housebound.games.betrayal.haunts.h43_the_star_sickness.goals import hero_goals
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import CARDS, ROOMS
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.positions import give_to, standing, table_at

KITCHEN = {"kitchen": "foyer.north"}


def choice(g: House[Any]) -> str:
    """What the sensible player does in the turn that is being played."""
    decision = table_at(g).pending[0]
    assert isinstance(decision.state, House)
    return Sensible().choose(Sight(decision.state, decision.seat), decision, Random(1)).name


# -- haunt 34, Guillotines

COLLARED = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "madame_zostra": "entrance_hall"}


def collars(house: dict[str, str] | None = None, **more: Any) -> House[Any]:
    """Zoe has to act; everybody wears a collar, and Madame Zostra is the traitor, which nobody else knows."""
    g = standing(34, house=house or KITCHEN, explorers=COLLARED, revealer=2, active=0, **more)
    g.role = changed(changed(changed(g.role, 0, 2), 1, 3), 2, 1)
    g.data.collar = [1, 2, 3, 0, 0, 0]
    return g


def test_one_key_is_given_to_whoever_has_the_other() -> None:
    g = collars()
    crypt, attic = (KEY_OF[ROOMS[room]] for room in ("crypt", "attic"))
    give_to(g, 0, crypt)
    assert not choice(g).startswith("give")
    give_to(g, 1, attic)
    assert choice(g) == f"give({CARDS.words[crypt]},ox_bellows)"


def test_whoever_has_struck_somebody_gets_no_key() -> None:
    g = collars()
    give_to(g, 0, KEY_OF[ROOMS["crypt"]])
    give_to(g, 1, KEY_OF[ROOMS["attic"]])
    g.assailants = just(1)
    assert not choice(g).startswith("give")


def test_nobody_is_cut_open_for_a_key_that_is_hardly_to_be_had() -> None:
    """Four rolls at once: once heroes went there, and lost their blood, while other rooms were still unknown."""
    laboratory = {"operating_laboratory": "upper_landing.north"}
    g = collars(laboratory)
    g.room[0] = ROOMS["operating_laboratory"]
    g.data.keys = just(ROOMS["operating_laboratory"])
    assert choice(g) != "try_for_key"


def test_a_key_is_tried_for_where_one_stands_even_if_it_is_another_ones_share() -> None:
    g = collars({"junk_room": "foyer.north"})
    g.room[0] = g.room[1] = ROOMS["junk_room"]
    g.data.keys = just(ROOMS["junk_room"])
    assert choice(g) == "try_for_key"


# -- haunt 43, The Star-Sickness


def test_one_fetches_herbs_and_the_others_work_in_the_laboratory() -> None:
    house = {"research_laboratory": "upper_landing.north", "gardens": "foyer.north", "dusty_hallway": "foyer.south"}
    seats = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "madame_zostra": "dusty_hallway"}
    going = []
    for active in range(3):
        g = standing(43, house=house, explorers=seats, revealer=2, active=active)
        going.append([goal.rooms for goal in hero_goals(g, active) if goal.rooms])
    garden, laboratory = just(ROOMS["gardens"]), just(ROOMS["research_laboratory"])
    assert going == [[garden], [laboratory], [laboratory]]


# -- haunt 4, The Web of Destiny

WEBBED = {"zoe_ingstrom": "furnace_room", "ox_bellows": "furnace_room", "madame_zostra": {"fate": "dead"}}


def webbed(**more: Any) -> House[Any]:
    """Ox hangs in the web; Zoe is free. Of three players the traitor's explorer is dead."""
    house = {"furnace_room": "basement_landing.north"}
    more = {"explorers": WEBBED, "monsters": {"spider": "basement_landing"}, **more}
    return standing(4, house=house, revealer=1, traitor=2, track=3, **more)


def test_the_web_is_torn_with_the_best_weapon_at_hand() -> None:
    """Once it was any hand or blade."""
    g = webbed(active=1)
    for card in ("axe", "spear"):
        give_to(g, 1, CARDS[card])
    assert choice(g) == "tear_web_with(spear)"


def test_as_long_as_nobody_has_a_cure_the_free_look_for_one() -> None:
    g = webbed(active=0, monsters={"spider": "furnace_room"})
    seeking = g.haunt.goals(g, 0)
    assert any(goal.explore for goal in seeking)
    assert not any(goal.rooms for goal in seeking)
    give_to(g, 0, CARDS["medical_kit"])
    assert g.haunt.goals(g, 0)[0].rooms == just(ROOMS["furnace_room"])


def test_when_the_eggs_are_gone_somebody_waits_at_the_front_door() -> None:
    g = webbed(active=0)
    g.data.eggs = False
    assert not any(goal.rooms == just(ROOMS["entrance_hall"]) for goal in g.haunt.goals(g, 0))
    g.data.web = 2
    assert any(goal.rooms == just(ROOMS["entrance_hall"]) for goal in g.haunt.goals(g, 0))
