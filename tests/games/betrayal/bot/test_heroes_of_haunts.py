"""What sensible heroes do in single haunts: who shoots from where, and where it goes afterwards."""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.bot.player import Sensible
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import HAS_ATTACKED, House
from housebound.games.betrayal.words import CARDS
from tests.games.betrayal.haunts.positions import give_to, standing, table_at


def choice(g: House[Any]) -> str:
    """What the sensible player does in the turn that is being played."""
    decision = table_at(g).pending[0]
    assert isinstance(decision.state, House)
    return Sensible().choose(Sight(decision.state, decision.seat), decision, Random(1)).name


# -- haunt 5, I Was a Teenage Lycanthrope

ROW = {"dusty_hallway": "foyer.north", "creaky_hallway": "dusty_hallway.north"}
SILVER = (CARDS["revolver"], CARDS["silver_bullets"])
SHOT = "attack_with(revolver,madame_zostra)"


def werewolf(zoe: str, wolf: str) -> House[Any]:
    """Zoe has to act; Madame Zostra is the Werewolf."""
    where = {"zoe_ingstrom": zoe, "ox_bellows": "entrance_hall", "madame_zostra": wolf}
    return standing(5, house=ROW, explorers=where, revealer=2, traitor=2, active=0)


def test_whoever_has_the_silver_shoots_from_another_room_and_goes_away() -> None:
    """It once went into the Werewolf's room after the shot, to be bitten there."""
    g = werewolf("foyer", "creaky_hallway")
    for half in SILVER:
        give_to(g, 0, half)
    assert choice(g) == SHOT
    g.did |= HAS_ATTACKED
    assert choice(g) in ("walk(entrance_hall)", "walk(grand_staircase)")


def test_it_steps_back_from_a_werewolf_before_it_shoots_unless_it_is_held_fast() -> None:
    g = werewolf("dusty_hallway", "dusty_hallway")
    for half in SILVER:
        give_to(g, 0, half)
    assert choice(g) in ("walk(foyer)", "walk(creaky_hallway)")
    g.spent = 3  # of 4 spaces, and it takes two to get out
    assert choice(g) == SHOT


def test_the_slower_one_brings_its_half_of_the_silver_to_the_quicker_one() -> None:
    g = werewolf("foyer", "creaky_hallway")
    revolver, bullets = SILVER
    give_to(g, 0, revolver)
    give_to(g, 1, bullets)
    assert choice(g) == "walk(entrance_hall)"
    g = standing(
        5,
        explorers={
            "zoe_ingstrom": {"room": "foyer", "speed": 0},
            "ox_bellows": "foyer",
            "madame_zostra": "upper_landing",
        },
        revealer=2,
        traitor=2,
        active=0,
    )
    give_to(g, 0, revolver)
    give_to(g, 1, bullets)
    assert choice(g) == "give(revolver,ox_bellows)"


def test_whoever_knows_little_tries_what_is_near() -> None:
    """Each half of the silver has rooms of its own: nobody passes one of them to look for the other half first."""
    rooms = {"junk_room": "upper_landing.north", "furnace_room": "basement_landing.north"}
    for start, first in (("upper_landing", "walk(junk_room)"), ("basement_landing", "walk(furnace_room)")):
        where = {"zoe_ingstrom": start, "ox_bellows": "foyer", "madame_zostra": "entrance_hall"}
        assert choice(standing(5, house=rooms, explorers=where, revealer=2, traitor=2, active=0)) == first


# -- haunt 47, Worm Ouroboros


def test_whoever_has_the_skull_crosses_to_the_head_that_is_on_the_other_side() -> None:
    chasm = {"chasm": "basement_landing.east"}
    where = {"zoe_ingstrom": "chasm", "ox_bellows": "foyer"}
    heads = {"ouroboros_head_1": "chasm/1", "ouroboros_head_2": "chasm/1"}
    g = standing(47, house=chasm, explorers=where, monsters=heads, revealer=2, traitor=2, active=0)
    assert choice(g) != "cross"
    give_to(g, 0, CARDS["skull"])
    assert choice(g) == "cross"
