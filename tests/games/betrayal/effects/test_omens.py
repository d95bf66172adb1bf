"""Omen cards in the haunt: each row of each card's table, each limit, secret looks, companions.

What omens do before the haunt is in the scenarios omens_*.toml.
"""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import LOOSE_TILES
from housebound.games.betrayal.effects.companions import SPOTS, Reach, fetchable
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CARDS, ROOMS
from housebound.kernel.script import NOTHING, Script, only
from housebound.kernel.sets import just
from tests.games.betrayal.houses import empty_table
from tests.games.betrayal.plain_haunt import (
    BEFORE,
    HAUNTED,
    HERE,
    HOUSE,
    NO_TRAITOR,
    B,
    Plain,
    X,
    differences,
    given,
    make_present,
    places,
    table_of,
)


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


# -- Crystal Ball

BALL: dict[str, Any] = {"sanity": 3, "cards": ["crystal_ball"]}
GAZE = ("0 use(crystal_ball)", "~dice 220")


def test_crystal_ball_only_after_the_haunt_has_started() -> None:
    assert not differences(given(BEFORE, BALL), (), {"refused": ["0 use(crystal_ball) BET-GEN-4"]})


@pytest.mark.parametrize(("dice", "sanity"), [("210", 2), ("100", 2), ("000", 1)])
def test_crystal_ball_3_or_less_costs_sanity(dice: str, sanity: int) -> None:
    then = {"asked": ["0 turn"], "state": places(sanity=sanity), "refused": ["0 use(crystal_ball) BET-ITEM-9"]}
    assert not differences(given(HAUNTED, BALL), ("0 use(crystal_ball)", f"~dice {dice}"), then)


@pytest.mark.rule("BET-DEATH-1")
def test_crystal_ball_can_kill() -> None:
    then = {"state": {f"explorers.{B}.fate": "dead"}}
    assert not differences(given(HAUNTED, {**BALL, "sanity": 0}), ("0 use(crystal_ball)", "~dice 100"), then)


@pytest.mark.rule("BET-SECRET-7")
def test_crystal_ball_4_or_more_puts_a_card_of_a_deck_on_its_top_in_secret() -> None:
    start = given(HAUNTED, BALL, items=["axe"], items_under=["armor"])
    assert not differences(
        start, GAZE, {"asked": ["0 search_deck"], "options": ["pick_deck(item)", "pick_deck(event)"]}
    )
    steps = (*GAZE, "0 pick_deck(item)")
    choice = {"asked": ["0 put_on_top"], "offers": ["pick_card(axe)", "pick_card(armor)", "pick_card(bottle)"]}
    assert not differences(start, steps, {**choice, "offers_not": ["pick_card(rotten)", "pick_card(crystal_ball)"]})
    then = {
        "asked": ["0 turn"],
        "state": {"items": ["bottle"], "items_under": [], "seen_cards": {"bottle": [0]}},
        "told": {"0": ["peeked_card(card=bottle)"]},
        "not_told": {"1": ["peeked_card(card=bottle)"], "spectator": ["peeked_card(card=bottle)"]},
    }
    assert not differences(start, (*steps, "0 pick_card(bottle)"), then)
    event = (*GAZE, "0 pick_deck(event)", "0 pick_card(rotten)")
    assert not differences(start, event, {"state": {"events": ["rotten"], "items": ["axe"]}})


@pytest.mark.rule("BET-SECRET-7")
def test_crystal_ball_only_its_user_learns_which_card_was_chosen() -> None:
    table = table_of(given(HAUNTED, BALL))
    table.choose(0, "use(crystal_ball)")
    table.enter("222")
    table.choose(0, "pick_deck(item)")
    assert table.pending[0].to == only(0)
    table.choose(0, "pick_card(bottle)")
    boards = {table.imagine(1).state.deck_top[0][0][0] for _ in range(60)}  # type: ignore[attr-defined]
    assert len(boards) > 5
    assert {table.imagine(0).state.deck_top[0] == table.state.deck_top[0] for _ in range(10)} == {True}  # type: ignore[attr-defined]


# -- Spirit Board

BOARD: dict[str, Any] = {"cards": ["spirit_board"]}


def test_spirit_board_lets_the_traitor_move_monsters_closer() -> None:
    start = given(HAUNTED, BOARD, stack=["kitchen"], monsters={"zombie_1": "foyer", "zombie_2": "foyer"})
    asked = {"asked": ["2 summon"], "options": ["pick_figure(zombie_1)", "pick_figure(zombie_2)", "stay"]}
    assert not differences(start, ("0 use(spirit_board)",), {**asked, "told": {"0": ["peeked_tile(room=kitchen)"]}})
    both = ("0 use(spirit_board)", "2 pick_figure(zombie_2)", "2 pick_figure(zombie_1)")
    then = {
        "asked": ["0 turn"],
        "state": {"monsters.zombie_1.room": "dusty_hallway", "monsters.zombie_2.room": "dusty_hallway"},
    }
    assert not differences(start, both, then)
    one = ("0 use(spirit_board)", "2 pick_figure(zombie_2)", "2 stay")
    left = {"state": {"monsters.zombie_1.room": "foyer", "monsters.zombie_2.room": "dusty_hallway"}}
    assert not differences(start, one, left)


def test_spirit_board_of_the_traitor_draws_what_the_traitor_likes() -> None:
    start = given({**HAUNTED, "active": 2}, ox=BOARD, stack=["kitchen"], monsters={"zombie_1": "foyer"})
    assert not differences(start, ("2 use(spirit_board)",), {"asked": ["2 summon"]})
    stayed = {"asked": ["2 turn"], "state": {"monsters.zombie_1.room": "foyer"}}
    assert not differences(start, ("2 use(spirit_board)", "2 stay"), stayed)


def test_spirit_board_without_a_traitor_draws_every_monster() -> None:
    start = given(NO_TRAITOR, BOARD, stack=["kitchen"], monsters={"evil_twin_1": "foyer"})
    then = {"asked": ["0 turn"], "state": {"monsters.evil_twin_1.room": "dusty_hallway"}}
    assert not differences(start, ("0 use(spirit_board)",), then)


@pytest.mark.rule("BET-EXPLORE-14")
def test_spirit_board_looks_at_the_stack_formed_anew() -> None:
    rest = [ROOMS.words[tile] for tile in LOOSE_TILES if ROOMS.words[tile] not in HOUSE]
    steps = ("0 use(spirit_board)", "~back upper", "~room attic")
    told = {"told": {"0": ["peeked_tile(room=attic)"]}, "asked": ["0 turn"]}
    assert not differences(given(HAUNTED, BOARD, discarded=rest, top_back=""), steps, told)
    found = {**HOUSE, **dict.fromkeys(rest, "")}
    nothing = given(HAUNTED, BOARD, lost=list(found)[2:])
    assert not differences(nothing, (), {"refused": ["0 use(spirit_board) BET-GEN-4"]})


# -- Ring, Skull, Mask


@pytest.mark.rule("BET-ATTACK-5", "BET-ATTACK-6")
def test_ring_attacks_with_sanity_and_deals_mental_damage() -> None:
    start = given(HAUNTED, {"cards": ["ring"]}, ox=HERE)
    steps = (f"0 attack_with(ring,{X})", "~dice 1000", "~dice 000", "2 split(1)")
    assert not differences(start, steps, {"state": {f"explorers.{X}.sanity": 1, f"explorers.{X}.knowledge": 2}})
    lost = (f"0 attack_with(ring,{X})", "~dice 0000", "~dice 100", "0 split(0)")
    assert not differences(start, lost, {"state": places(sanity=3, knowledge=1)})


@pytest.mark.rule("BET-ATTACK-7")
def test_ring_needs_an_opponent_with_sanity() -> None:
    mindless = {"haunt": 29, "revealer": 0, "traitor": 2}
    start = given(mindless, {"cards": ["ring"]}, monsters={"frankensteins_monster": "dusty_hallway"})
    then = {
        "offers": ["attack(frankensteins_monster)"],
        "refused": ["0 attack_with(ring,frankensteins_monster) BET-ATTACK-7"],
    }
    assert not differences(start, (), then)
    zombie = given(HAUNTED, {"cards": ["ring"]}, monsters={"zombie_1": "dusty_hallway"})
    stunned = {"state": {"monsters.zombie_1.stunned": 1}}
    assert not differences(zombie, ("0 attack_with(ring,zombie_1)", "~dice 1000", "~dice 00"), stunned)


def minded(*cards: str) -> dict[str, Any]:
    """Ox attacks Brandon's mind with the Ring."""
    return given({**HAUNTED, "active": 2}, {"cards": list(cards)}, ox={**HERE, "cards": ["ring"]})


GRASP = (f"2 attack_with(ring,{B})", "~dice 210", "~dice 0000")


@pytest.mark.rule("BET-ITEM-11")
def test_skull_takes_mental_damage_as_physical_all_or_nothing() -> None:
    assert not differences(minded("skull"), GRASP, {"asked": ["0 skull"], "options": ["yes", "no"]})
    physical = {"state": places(might=2, speed=0, sanity=3, knowledge=2)}
    assert not differences(minded("skull"), (*GRASP, "0 yes", "0 split(1)"), physical)
    mental = {"state": places(might=3, speed=2, sanity=1, knowledge=1)}
    assert not differences(minded("skull"), (*GRASP, "0 no", "0 split(2)"), mental)


def test_armor_reduces_what_the_skull_made_physical() -> None:
    then = {"told": {"1": [f"damaged(figure={B}, damage=physical, number=2)"]}}
    assert not differences(minded("skull", "armor"), (*GRASP, "0 yes"), then)
    mental = {"told": {"1": [f"damaged(figure={B}, damage=mental, number=3)"]}}
    assert not differences(minded("skull", "armor"), (*GRASP, "0 no"), mental)


def test_skull_is_not_asked_about_physical_damage_or_plain_losses() -> None:
    struck = given({**HAUNTED, "active": 2}, {"cards": ["skull"]}, ox=HERE)
    assert not differences(struck, (f"2 attack({B})", "~dice 10000", "~dice 0000"), {"asked": ["0 split_physical"]})
    start = given(HAUNTED, {**BALL, "cards": ["crystal_ball", "skull"]})
    assert not differences(
        start, ("0 use(crystal_ball)", "~dice 000"), {"asked": ["0 turn"], "state": places(sanity=1)}
    )


@pytest.mark.rule("BET-DEATH-1")
def test_mask_can_kill_on_going_on_and_on_coming_off() -> None:
    dead = {"state": {f"explorers.{B}.fate": "dead", "worn": False, "piles.dusty_hallway": ["mask"]}}
    on = given(HAUNTED, {"sanity": 1, "cards": ["mask"]})
    assert not differences(on, ("0 use(mask)", "~dice 220", "0 yes"), dead)
    off = given({**HAUNTED, "worn": True}, {"knowledge": 1, "cards": ["mask"]})
    assert not differences(off, ("0 use(mask)", "~dice 2200", "0 yes"), dead)


@pytest.mark.rule("BET-STEAL-5", "BET-ITEM-15")
def test_a_worn_mask_that_is_stolen_comes_off_first() -> None:
    start = given({**HAUNTED, "worn": True}, ox={**HERE, "cards": ["mask"]})
    then = {"state": {"worn": False, f"explorers.{X}.sanity": 4, f"explorers.{X}.knowledge": 0, **places(sanity=3)}}
    assert not differences(start, (f"0 attack({X})", "~dice 2000", "~dice 00000", "0 steal(mask)"), then)


# -- Bite and companions

FIND = ("0 explore(east)", "~back any_floor")


def finding(omen: str, base: dict[str, Any], **brandon: Any) -> dict[str, Any]:
    """Brandon is about to discover the Abandoned Room and to draw this omen."""
    return given(base, brandon, stack=["abandoned_room"], omens=[omen])


@pytest.mark.rule("BET-TRAITOR-6", "BET-TRAITOR-7")
def test_a_traitor_may_skip_the_attack_of_the_bite_by_variant() -> None:
    base = {"haunt": 21, "revealer": 1, "traitor": 0}
    assert not differences(finding("bite", base), FIND, {"asked": ["0 accept_card"]})
    skipped = {"asked": ["0 turn"], "state": {f"explorers.{B}.cards": ["bite"]}}
    assert not differences(finding("bite", base), (*FIND, "0 no"), skipped)
    bitten = {"asked": ["0 split_physical"]}
    assert not differences(finding("bite", base), (*FIND, "0 yes", "~dice 2222", "~dice 2210"), bitten)
    assert not differences(finding("bite", base), FIND, {"wants": "dice"}, traitor_cards="none")


@pytest.mark.rule("BET-DEATH-1")
def test_the_bite_and_the_madman_can_kill() -> None:
    bitten = {"state": {f"explorers.{B}.fate": "dead", "omen_discard": ["bite"]}}
    start = finding("bite", HAUNTED, might=0)
    assert not differences(start, (*FIND, "~dice 2100", "~dice 00", "0 split(1)"), bitten)
    mad = {"state": {f"explorers.{B}.fate": "dead", "waiting.abandoned_room": ["madman"]}}
    assert not differences(finding("madman", HAUNTED, sanity=0), FIND, mad)


@pytest.mark.rule("BET-COMPANION-2")
def test_a_companion_cannot_be_attacked() -> None:
    start = given(HAUNTED, ox={**HERE, "cards": ["dog", "girl", "madman"]})
    table = table_of(start)
    attacks = [option.name for option in table.pending[0].options if option.verb.name.startswith("attack")]
    assert attacks == [f"attack({X})"]


@pytest.mark.rule("BET-LOOT-2", "BET-LOOT-3", "BET-LOOT-4", "BET-COMPANION-3")
def test_a_companion_of_the_dead_waits_for_the_next_to_enter() -> None:
    start = given({**HAUNTED, "active": 2}, {"might": 0, "cards": ["girl", "axe"]}, {"room": "foyer"}, HERE)
    blow = (f"2 attack({B})", "~dice 21000", "~dice 00", "2 hurt", "0 split(1)")
    waits = {
        "state": {
            "waiting.dusty_hallway": ["girl"],
            "piles.dusty_hallway": ["axe"],
            f"explorers.{X}.cards": [],
            f"explorers.{B}.fate": "dead",
        }
    }
    assert not differences(start, blow, waits)
    # Ox, who is in the room already, gets her only by coming back
    back = (*blow, "2 walk(foyer)", "2 walk(dusty_hallway)")
    then = {"state": {f"explorers.{X}.cards": ["girl"], f"explorers.{X}.sanity": 3, f"explorers.{X}.knowledge": 3}}
    assert not differences(start, back, then)


@pytest.mark.rule("BET-COMPANION-3")
def test_opponents_do_not_slow_the_dog() -> None:
    start = given(
        HAUNTED,
        {"room": "entrance_hall", "cards": ["dog"]},
        {"room": "basement_landing"},
        piles={"creaky_hallway": ["axe"]},
        monsters={"zombie_1": "foyer", "zombie_2": "foyer", "zombie_3": "dusty_hallway"},
    )
    fetched = {"state": {f"explorers.{B}.cards": ["axe", "dog"]}}
    assert not differences(start, ("0 use(dog)", f"0 pick_figure({B})"), fetched)


@pytest.mark.rule("BET-ITEM-15", "BET-DEATH-1")
def test_the_dog_fetches_nothing_from_an_explorer_who_is_nowhere() -> None:
    g = empty_table(seats=3)
    g.held[1] = just(CARDS["axe"])
    everywhere = Reach([0] * SPOTS, list(range(SPOTS)), [()] * SPOTS)
    assert fetchable(g, 0, everywhere) == [CARDS["axe"]]
    g.room[1] = -1
    assert fetchable(g, 0, everywhere) == []


def test_what_the_dog_carries_away_can_kill_its_owner() -> None:
    start = given(HAUNTED, {"sanity": 1, "cards": ["dog", "holy_symbol"]})
    dead = {"state": {f"explorers.{B}.fate": "dead", "piles.foyer": ["holy_symbol"], "waiting.dusty_hallway": ["dog"]}}
    assert not differences(start, ("0 use(dog)", "0 to_room(foyer)"), dead)


@pytest.mark.rule("BET-ITEM-5")
@pytest.mark.parametrize("lying", [False, True])
def test_a_haunt_hears_of_what_the_dog_lays_down(monkeypatch: pytest.MonkeyPatch, lying: bool) -> None:
    heard: list[tuple[int, str]] = []

    class Listening(Plain):
        def dropped(self, g: House[Any], figure: int, card: int) -> Script[None]:
            heard.append((figure, CARDS.words[card]))
            return NOTHING

    monkeypatch.setitem(PRESENT, 21, Listening())
    axe: tuple[list[str], dict[str, Any]] = (["dog"], {"creaky_hallway": ["axe"]}) if lying else (["dog", "axe"], {})
    start = given(HAUNTED, {"cards": axe[0]}, piles=axe[1])
    assert not differences(start, ("0 use(dog)", "0 to_room(foyer)"), {"state": {"piles": {"foyer": ["axe"]}}})
    assert heard == [(0, "axe")]
