"""The English texts of Betrayal's cards and rooms say what their facts say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound import locales
from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.words import CARDS, FIRST_OBJECT, TRAITS
from housebound.locales.wording import message_id

ENGLISH = locales.speech("betrayal")
FACTS: dict[str, Any] = {**content("items"), **content("omens"), **content("events")}
TALKATIVE = {
    *("entrance_hall", "foyer", "basement_landing", "ballroom", "coal_chute", "gallery", "collapsed_room"),
    "mystic_elevator",
    *(
        room
        for room, facts in content("rooms").items()
        if facts["windows"] or facts.keys() & {"outside", "stairs", "barrier", "ending", "leaving"}
    ),
}
"""The rooms that do something or are something to a card, and have a text that says so."""


BAND = re.compile(r"(\d+)(?:(\+)|-(\d+))?: ")


def bands_said(text: str) -> list[tuple[int, int | None, str]]:
    """The result table that a text spells out: lowest, highest (None: open), and what happens."""
    found = list(BAND.finditer(text))
    starts = [*(band.start() for band in found), len(text)]
    return [
        (int(band[1]), None if band[2] else int(band[3] or band[1]), text[band.end() : starts[n + 1]])
        for n, band in enumerate(found)
    ]


def bands_of(facts: dict[str, Any]) -> list[dict[str, Any]]:
    tables = [facts, facts.get("second_roll", {}), facts.get("room_roll", {})]
    return [band for table in tables for band in table.get("bands", ())]


@pytest.mark.parametrize("card", CARDS.words[:FIRST_OBJECT])
def test_a_card_says_its_result_table(card: str) -> None:
    """The bands with their bounds, and in each the steps, dice and traits it gives or takes."""
    text = ENGLISH.say(message_id("card", card, "text"))
    said, facts = bands_said(text), bands_of(FACTS[card])
    assert [band[:2] for band in said] == [(band["min"], band.get("max")) for band in facts]
    for (_, _, clause), band in zip(said, facts, strict=True):
        for act in band["do"]:
            for piece in pieces(act):
                assert piece in clause, (card, piece, clause)


TRAIT_SAID = {
    "each": "each trait",
    "any": "a trait of your choice",
    "rolled": "that trait",
    "physical": "Might or Speed",
    "mental": "Sanity or Knowledge",
}


def pieces(act: dict[str, Any]) -> list[str]:
    """What the clause of a band must contain for one of its operations."""
    kind = act["op"]
    if kind in ("gain", "lose") and "who" not in act and act["trait"] in TRAITS.words:
        return [kind, f"{act['n']} {ENGLISH.say(message_id('trait', act['trait']))}"]
    if kind in ("gain", "lose") and "who" not in act:
        return [kind, str(act["n"]), TRAIT_SAID[act["trait"]]]
    if kind == "damage" and "dice" in act:
        return [f"{act['dice']} di", act["kind"]]
    if kind == "damage":
        return [f"{act['points']} {act['kind']} damage"]
    if kind == "draw":
        return ["draw", act["deck"]]
    return {"none": [], "remove": ["removed"], "keep": ["keep"], "go": []}.get(kind, [])


@pytest.mark.parametrize("card", CARDS.words[:FIRST_OBJECT])
def test_a_card_says_what_it_gives_and_takes(card: str) -> None:
    text, facts = ENGLISH.say(message_id("card", card, "text")), FACTS[card]
    assert text[0].isupper()
    assert text.endswith(".")
    for act in (*facts.get("on_gain", ()), *facts.get("on_lose", ()), *facts.get("on_stolen", ())):
        for piece in pieces(act):
            assert piece in text, (card, piece)
    if "attack" in facts and "extra_dice" in facts["attack"]:
        assert f"{facts['attack']['extra_dice']} more di" in text
        assert ENGLISH.say(message_id("trait", facts["attack"]["trait"])) in text
    assert text.startswith("Weapon") == facts.get("weapon", False)
    assert text.startswith("Companion") == facts.get("companion", False)
    if facts.get("one_use"):
        assert "discard" in text
    roll = facts.get("roll") or facts.get("room_roll") or {}
    if "trait" in roll:
        assert f"{ENGLISH.say(message_id('trait', roll['trait']))} roll" in text
    if "dice" in roll and card != "footsteps":
        assert re.search(rf"\b[Rr]oll {roll['dice']} di", text)


@pytest.mark.parametrize("room", sorted(TALKATIVE))
def test_a_room_says_its_numbers(room: str) -> None:
    text, facts = ENGLISH.say(message_id("room", room, "text")), content("rooms")[room]
    for part in ("barrier", "leaving"):
        if part in facts:
            assert f"{ENGLISH.say(message_id('trait', facts[part]['trait']))} roll of {facts[part]['target']}+" in text
    if "leaving" in facts:
        assert f"lose 1 {ENGLISH.say(message_id('trait', facts['leaving']['lose']))}" in text
    if "gain" in facts.get("ending", {}):
        assert f"gain 1 {ENGLISH.say(message_id('trait', facts['ending']['gain']))}" in text
    if "damage" in facts.get("ending", {}):
        assert f"{facts['ending']['points']} {facts['ending']['damage']} damage" in text
    assert ("Open air." in text) == facts.get("outside", False)
    assert (" window." in text) == bool(facts["windows"])
