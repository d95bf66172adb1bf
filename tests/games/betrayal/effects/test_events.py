"""Event cards whose roll alone decides: each result table at both ends of each of its bands (BET-CARD-5).

Brandon (seat 0) stands in the Dusty Hallway with a Closet that holds the event. He rolls 4 dice for Might, Speed and
Sanity and 3 for Knowledge. What is expected is written out here, not read from the content files.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.steps import band
from housebound.games.betrayal.words import EVENT_CARDS, FIRST_EVENT
from housebound.kernel.errors import HouseboundError
from housebound.kernel.position import Scenario, run_case

OPEN_CLOSET = ("0 try(closet)", "~dice 11")
START = {"might": 3, "speed": 2, "sanity": 3, "knowledge": 2}
GIVEN: dict[str, Any] = {
    "house": {"dusty_hallway": "foyer.north"},
    "explorers": {"brandon_jaspers": "dusty_hallway"},
    "tokens": [{"token": "closet", "room": "dusty_hallway"}],
    "items": ["axe", "rabbits_foot"],
}
HALL = {"room": "entrance_hall"}
AXE = {"cards": ["axe"]}

BANDS: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    # Angry Being: 5+ Speed, 2-4 one die mental, 0-1 one die mental and one physical
    ("angry_being", ("~dice 2222",), {"speed": 3}),
    ("angry_being", ("~dice 2210",), {"speed": 3}),
    ("angry_being", ("~dice 2200", "~dice 2", "0 split(1)"), {"sanity": 2, "knowledge": 1}),
    ("angry_being", ("~dice 1100", "~dice 1", "0 split(0)"), {"knowledge": 1}),
    ("angry_being", ("~dice 1000", "~dice 1", "0 split(1)", "~dice 1", "0 split(0)"), {"sanity": 2, "speed": 1}),
    ("angry_being", ("~dice 0000", "~dice 0", "~dice 2", "0 split(2)"), {"might": 1}),
    # Burning Man: 4+ Sanity, 2-3 to the Entrance Hall, 0-1 one die physical, then one mental
    ("burning_man", ("~dice 2200",), {"sanity": 4}),
    ("burning_man", ("~dice 2100",), HALL),
    ("burning_man", ("~dice 2000",), HALL),
    ("burning_man", ("~dice 1000", "~dice 1", "0 split(1)", "~dice 1", "0 split(1)"), {"might": 2, "sanity": 2}),
    ("burning_man", ("~dice 0000", "~dice 2", "0 split(0)", "~dice 0"), {"speed": 0}),
    # Creepy Crawlies: 5+ Sanity, 1-4 lose 1, 0 lose 2
    ("creepy_crawlies", ("~dice 2210",), {"sanity": 4}),
    ("creepy_crawlies", ("~dice 2200",), {"sanity": 2}),
    ("creepy_crawlies", ("~dice 1000",), {"sanity": 2}),
    ("creepy_crawlies", ("~dice 0000",), {"sanity": 1}),
    # Footsteps, one die: 2 lose Sanity, 1 lose Speed, 0 everybody loses one of choice
    ("footsteps", ("~dice 2",), {"sanity": 2}),
    ("footsteps", ("~dice 1",), {"speed": 1}),
    (
        "footsteps",
        ("~dice 0", "0 pick_trait(knowledge)", "1 pick_trait(might)", "2 pick_trait(speed)"),
        {"knowledge": 1},
    ),
    # Funeral: 4+ Sanity, 2-3 lose Sanity, 0-1 lose Sanity and Might (no Graveyard, no Crypt here)
    ("funeral", ("~dice 2200",), {"sanity": 4}),
    ("funeral", ("~dice 2100",), {"sanity": 2}),
    ("funeral", ("~dice 1100",), {"sanity": 2}),
    ("funeral", ("~dice 1000",), {"sanity": 2, "might": 2}),
    ("funeral", ("~dice 0000",), {"sanity": 2, "might": 2}),
    # Groundskeeper: 4+ an item, 0-3 an attack with 4 dice, rolled by the player on the right
    ("groundskeeper", ("~dice 220",), AXE),
    ("groundskeeper", ("~dice 210", "~dice 2222", "~dice 2211", "0 split(1)"), {"might": 2, "speed": 1}),
    ("groundskeeper", ("~dice 000", "~dice 2211", "~dice 2211"), {}),
    ("groundskeeper", ("~dice 000", "~dice 1000", "~dice 2211"), {}),
    # Image in the Mirror, the one that gives
    ("image_in_the_mirror_receive", (), AXE),
    # Night View: 5+ Knowledge
    ("night_view", ("~dice 221",), {"knowledge": 3}),
    ("night_view", ("~dice 220",), {}),
    ("night_view", ("~dice 000",), {}),
    # Phone Call, two dice: 4 Sanity, 3 Knowledge, 1-2 one die mental, 0 two dice physical
    ("phone_call", ("~dice 22",), {"sanity": 4}),
    ("phone_call", ("~dice 12",), {"knowledge": 3}),
    ("phone_call", ("~dice 20", "~dice 1", "0 split(1)"), {"sanity": 2}),
    ("phone_call", ("~dice 10", "~dice 0"), {}),
    ("phone_call", ("~dice 00", "~dice 21", "0 split(3)"), {"might": 0}),
    # Rotten: 5+ Sanity, 2-4 lose Might, 1 lose Might and Speed, 0 lose 1 of each
    ("rotten", ("~dice 2210",), {"sanity": 4}),
    ("rotten", ("~dice 2200",), {"might": 2}),
    ("rotten", ("~dice 1100",), {"might": 2}),
    ("rotten", ("~dice 1000",), {"might": 2, "speed": 1}),
    ("rotten", ("~dice 0000",), {"might": 2, "speed": 1, "sanity": 2, "knowledge": 1}),
    # Something Hidden: who tries finds an item with 4+, and loses Sanity with less
    ("something_hidden", ("0 no",), {}),
    ("something_hidden", ("0 yes", "~dice 220"), AXE),
    ("something_hidden", ("0 yes", "~dice 210"), {"sanity": 2}),
    ("something_hidden", ("0 yes", "~dice 000"), {"sanity": 2}),
    # Something Slimy: 4+ Speed, 1-3 lose Might, 0 lose Might and Speed
    ("something_slimy", ("~dice 2200",), {"speed": 3}),
    ("something_slimy", ("~dice 2100",), {"might": 2}),
    ("something_slimy", ("~dice 1000",), {"might": 2}),
    ("something_slimy", ("~dice 0000",), {"might": 2, "speed": 1}),
    # Spider, Speed or Sanity: 4+ gain 1 in it, 1-3 one die physical, 0 two dice
    ("spider", ("0 pick_trait(speed)", "~dice 2200"), {"speed": 3}),
    ("spider", ("0 pick_trait(sanity)", "~dice 2200"), {"sanity": 4}),
    ("spider", ("0 pick_trait(sanity)", "~dice 2100", "~dice 1", "0 split(1)"), {"might": 2}),
    ("spider", ("0 pick_trait(speed)", "~dice 1000", "~dice 2", "0 split(0)"), {"speed": 0}),
    ("spider", ("0 pick_trait(speed)", "~dice 0000", "~dice 11", "0 split(1)"), {"might": 2, "speed": 1}),
    # The Voice: 4+ an item
    ("the_voice", ("~dice 220",), AXE),
    ("the_voice", ("~dice 210",), {}),
    # The Lost One: 5+ Knowledge, else 3 dice: 6 Entrance Hall, 4-5 Upper Landing
    ("the_lost_one", ("~dice 221",), {"knowledge": 3}),
    ("the_lost_one", ("~dice 220", "~dice 222"), HALL),
    ("the_lost_one", ("~dice 000", "~dice 221"), {"room": "upper_landing"}),
    ("the_lost_one", ("~dice 000", "~dice 220"), {"room": "upper_landing"}),
]


def differences(when: tuple[str, ...], then: dict[str, Any], **given: Any) -> list[HouseboundError]:
    """What is not as expected after these steps; Brandon is where GIVEN puts him, unless something else is said."""
    return run_case(
        Scenario(
            name="event",
            rules=("BET-CARD-5",),
            game="betrayal",
            seats=3,
            options={},
            seed=None,
            given={**GIVEN, **given},
            when=when,
            then=then,
        )
    )


@pytest.mark.rule("BET-CARD-5", "BET-DICE-7", "BET-TRAIT-9", "BET-MOVE-5")
@pytest.mark.parametrize(("card", "steps", "changed"), BANDS, ids=[f"{row[0]} {row[1][0:1]}" for row in BANDS])
def test_a_result_does_what_its_band_says(card: str, steps: tuple[str, ...], changed: dict[str, Any]) -> None:
    """What the band names has changed, nothing else has, the card is discarded, and movement is over."""
    explorer = {"room": "dusty_hallway", "cards": [], "failures": -1, **START, **changed}
    state = {f"explorers.brandon_jaspers.{key}": value for key, value in explorer.items()}
    state |= {"event_discard": [card], "resolving": [], "tries": ["closet"], "tokens": GIVEN["tokens"]}
    then = {"state": state, "asked": ["0 turn"], "offers": ["end_turn"], "offers_not": ["walk(foyer)"]}
    assert differences((*OPEN_CLOSET, *steps), then, events=[card]) == []


TWO, THREE, FOUR, FIVE = 2, 3, 4, 5
UNLIKE = {"room": "gardens", "might": 0, "speed": 0, "sanity": 3, "knowledge": 3}
"""Brandon with as many dice for Might, Speed, Sanity and Knowledge."""
MIGHT_CARDS = ("grave_dirt", "mystic_slide", "shrieking_wind", "webs")
SPEED_CARDS = ("angry_being", "debris", "something_slimy")
SANITY_CARDS = (
    "bloody_vision",
    "burning_man",
    "creepy_crawlies",
    "funeral",
    "hideous_shriek",
    "rotten",
    "the_beckoning",
)
KNOWLEDGE_CARDS = ("night_view", "the_lost_one", "the_voice")
ROLLED = [
    *((card, TWO) for card in MIGHT_CARDS),
    *((card, THREE) for card in SPEED_CARDS),
    *((card, FOUR) for card in SANITY_CARDS),
    *((card, FIVE) for card in KNOWLEDGE_CARDS),
]


@pytest.mark.rule("BET-CARD-5", "BET-DICE-6")
@pytest.mark.parametrize(("card", "dice"), ROLLED)
def test_a_card_rolls_its_own_trait(card: str, dice: int) -> None:
    given = {
        "house": {"gardens": "foyer.north"},
        "explorers": {"brandon_jaspers": UNLIKE},
        "tokens": [{"token": "closet", "room": "gardens"}],
        "events": [card],
    }
    assert differences((*OPEN_CLOSET, "~dice " + "0" * dice), {}, **given) == []


@pytest.mark.rule("BET-ROOM-5", "BET-DICE-6")
@pytest.mark.parametrize(
    ("token", "dice"), [("slide", TWO), ("skeletons", FOUR), ("safe", FIVE), ("wall_switch", FIVE), ("closet", TWO)]
)
def test_a_token_rolls_its_own_trait(token: str, dice: int) -> None:
    """The Closet alone asks for a fixed number of dice."""
    entry = {"token": token, "room": "gardens"} | ({"to": "entrance_hall"} if token == "wall_switch" else {})
    given = {"house": {"gardens": "foyer.north"}, "explorers": {"brandon_jaspers": UNLIKE}, "tokens": [entry]}
    assert differences((f"0 try({token})", "~dice " + "0" * dice), {}, **given) == []


@pytest.mark.rule("BET-CARD-5")
def test_everybody_loses_a_step_of_choice() -> None:
    """Footsteps with a 0 touches the others as well."""
    steps = ("~dice 0", "0 pick_trait(knowledge)", "1 pick_trait(might)", "2 pick_trait(speed)")
    explorers = {"brandon_jaspers": "dusty_hallway", "zoe_ingstrom": "foyer", "heather_granville": "entrance_hall"}
    state = {
        "explorers.brandon_jaspers.knowledge": 1,
        "explorers.zoe_ingstrom.might": 2,
        "explorers.heather_granville.speed": 1,
    }
    given = {"events": ["footsteps"], "explorers": explorers}
    assert differences((*OPEN_CLOSET, *steps), {"state": state}, **given) == []


@pytest.mark.rule("BET-DICE-7", "BET-DICE-2")
def test_result_tables_have_no_gap() -> None:
    """Every result from 0 to what any roll can give finds a band."""
    for number, word in enumerate(EVENT_CARDS):
        facts = CARD_FACTS[FIRST_EVENT + number]
        tables = [
            facts.get("bands"),
            facts.get("room_roll", {}).get("bands"),
            facts.get("second_roll", {}).get("bands"),
        ]
        for bands in tables:
            if bands:
                assert sorted(row["min"] for row in bands)[0] == 0, word
                starts = sorted((row["min"], row.get("max", 16)) for row in bands)
                assert all(high + 1 == low for (_, high), (low, _) in pairwise(starts)), word
                assert all(band(bands, result) for result in range(17)), word
