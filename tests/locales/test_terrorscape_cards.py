"""The English texts of Terrorscape's cards and boards say what their facts say."""

from __future__ import annotations

import re

import pytest

from housebound import locales
from housebound.games.terrorscape.components import (
    ABILITY_COST,
    ABILITY_LEVELS,
    COPIES,
    DEFENCE,
    HAS_NOISE,
    KILLER_CARDS,
    LEVEL_EFFECTS,
    LOCKED_CARD,
    OWNER,
    PLAN,
    REST,
    SLOTS,
    STARTING_ITEMS,
    STAYS,
    STRENGTH_AT,
    TYPES,
    Effect,
    KillerCard,
)
from housebound.games.terrorscape.content_files import content
from housebound.games.terrorscape.mansion import (
    MAIN_ENTRANCE,
    OTHER_END,
    SEARCHABLE,
    SECRET_EXIT,
    SYMBOL,
    TRANSMITTER,
)
from housebound.games.terrorscape.words import ABILITIES, CARDS, ITEMS, KILLERS, LOCATIONS, PLANS, REVOLVER, VICTIMS
from housebound.kernel.script import Domain
from housebound.locales.wording import message_id

ENGLISH = locales.speech("terrorscape")


def name(domain: Domain, index: int) -> str:
    return ENGLISH.say(message_id(domain.name, domain.words[index]))


def without_code(place: int) -> str:
    return name(LOCATIONS, place).split(" (")[0]


def text(domain: Domain, index: int, part: str = "text") -> str:
    return ENGLISH.say(message_id(domain.name, domain.words[index], part))


@pytest.mark.parametrize("domain", [VICTIMS, ITEMS, KILLERS, CARDS, PLANS, ABILITIES], ids=lambda domain: domain.name)
def test_texts_are_sentences_of_their_own(domain: Domain) -> None:
    said = [text(domain, i) for i in range(len(domain))]
    assert len(set(said)) == len(said)
    for one in said:
        assert one[0].isupper() or one[0].isdigit()
        assert one.endswith(".")
        assert "  " not in one


# -- items


@pytest.mark.parametrize("item", range(len(COPIES)), ids=ITEMS.words)
def test_an_item_says_its_signs(item: int) -> None:
    """The noise symbol, the infinity symbol, the owner and the defence that it gives."""
    said = text(ITEMS, item)
    assert said.startswith("Noise when drawn.") == HAS_NOISE[item]
    assert bool(re.search(r"\bstays\b", said)) == STAYS[item]
    assert ("discard this" in said) == (not STAYS[item])
    owner = [name(VICTIMS, OWNER[item])] if OWNER[item] >= 0 else []
    assert re.findall(r"^(\w+) only\.", said) == owner
    given = re.search(r"[Dd]efence \+(\d)", said)
    adds = DEFENCE[item] or (DEFENCE[ITEMS["ammo"]] if item == REVOLVER else 0)
    assert (int(given[1]) if given else 0) == adds


SPECIAL_ITEMS = {"toolbox", "herbs", "firecracker", "flashlight", "trap", "first_aid_kit"}
EXTRA_ITEMS = {"whisky", "hatchet", "adrenaline", "sedative", "camera"}


def test_an_item_says_what_kind_of_action_it_is() -> None:
    assert {ITEMS.words[i] for i in range(len(ITEMS)) if "Special action" in text(ITEMS, i)} == SPECIAL_ITEMS
    extra = {ITEMS.words[i] for i in range(len(ITEMS)) if re.search("[Ee]xtra action", text(ITEMS, i))}
    assert extra == EXTRA_ITEMS | {"flashlight"}


# -- victims and locations


@pytest.mark.parametrize("victim", range(len(SLOTS)), ids=VICTIMS.words)
def test_a_victim_says_her_slots_and_what_she_starts_with(victim: int) -> None:
    said = text(VICTIMS, victim)
    assert f"{SLOTS[victim]} slots" in said
    start = [name(ITEMS, item) for item in STARTING_ITEMS[victim]]
    assert re.findall(r"Starts with the ([\w -]+)\.", said) == start
    assert text(VICTIMS, victim, "name").startswith(name(VICTIMS, victim))


def test_locations_say_what_they_are() -> None:
    for place, word in enumerate(LOCATIONS.words):
        said = text(LOCATIONS, place) if ENGLISH.knows(message_id("location", word, "text")) else ""
        assert ("search" in said) == bool(SEARCHABLE >> place & 1)
        assert ("main entrance" in said) == (place == MAIN_ENTRANCE)
        assert ("secret exit" in said) == (place == SECRET_EXIT)
        assert ("transmitter" in said) == (place == TRANSMITTER)
        symbols = [symbol.capitalize() for symbol, where in SYMBOL.items() if where == place]
        assert re.findall(r"(\w+): plans are worked on here", said) == symbols
        other = [without_code(OTHER_END[place])] if place in OTHER_END else []
        assert re.findall(r"secret passage to the ([\w ]+)\.", said) == other


# -- killers and their cards


@pytest.mark.parametrize("killer", range(len(KILLERS)), ids=KILLERS.words)
def test_a_killer_says_strength_and_deck(killer: int) -> None:
    said = text(KILLERS, killer)
    strength = STRENGTH_AT[killer]
    assert said.startswith(f"Strength {strength[0]},")
    for level in range(2, 6):
        grows = strength[level - 1] != strength[level - 2]
        assert (f"from level {level} on {strength[level - 1]}" in said) == grows
        assert (f"Strength {strength[level - 1]}" in text(KILLERS, killer, f"level_{level}")) == grows
    deck = ", ".join(f"{card.copies} {name(CARDS, i)}" for i, card in KILLER_CARDS[killer].items() if not card.locked)
    assert f"Cards: {deck}. Locked: {name(CARDS, LOCKED_CARD[killer])}." in said


@pytest.mark.parametrize("killer", range(len(KILLERS)), ids=KILLERS.words)
def test_a_level_says_what_it_brings(killer: int) -> None:
    for level, effect in LEVEL_EFFECTS[killer].items():
        said = text(KILLERS, killer, f"level_{level}")
        match effect["op"]:
            case "unlock":
                assert said == f"{name(CARDS, CARDS[effect['card']])} joins your hand."
                assert KILLER_CARDS[killer][CARDS[effect["card"]]].locked == level
            case "add_type":
                assert name(CARDS, CARDS[effect["card"]]) in said
                assert effect["type"] in said
                assert f"from level {level} also {effect['type']}" in text(CARDS, CARDS[effect["card"]])
            case "add_effect":
                (then,) = effect["effects"]
                assert f"you may discard {then['cards']} cards to Search" in said
                assert f"From level {level} you may then discard {then['cards']} cards" in text(CARDS, CARDS["rush_by"])
            case "overflow_wound":
                assert f"discard {effect['cards']} cards" in said
            case "reveal_encounter_strength":
                assert f"strength +{effect['amount']} until the end of the turn" in said
            case "barricades_now":
                assert f"up to {effect['count']} barricades anywhere" in said
            case "encounter_wound":
                assert "every victim in it is wounded before the first attack" in said
            case other:
                assert other == "strength_table"


CARDS_OF_ALL = [(killer, card) for killer, cards in enumerate(KILLER_CARDS) for card in cards]


@pytest.mark.parametrize(("killer", "card"), CARDS_OF_ALL, ids=str)
def test_a_card_says_when_at_what_cost_and_what(killer: int, card: int) -> None:
    facts = KILLER_CARDS[killer][card]
    said = text(CARDS, card)
    head, body = said.split(". ", 1)
    assert head == _head(facts, "; from level 4 also instant" if CARDS.words[card] == "chainsaw" else "")
    at = 0
    for effect in (*facts.effects, *facts.attack_effects):
        for piece in _pieces(effect):
            assert piece in body[at:], (piece, said)
            at = body.index(piece, at)


def _head(facts: KillerCard, more: str) -> str:
    kinds = " or ".join(TYPES.words[kind].replace("_", "-") for kind in sorted(facts.types)).capitalize()
    cost = "costs the rest of your hand" if facts.cost == REST else f"costs {facts.cost}" if facts.cost else "free"
    return f"{kinds}, {cost}{more}" + (f"; locked until level {facts.locked}" if facts.locked else "")


def _pieces(effect: Effect) -> list[str]:
    """What a card's text must contain for one of its effects, in this order."""
    match effect["op"]:
        case "move":
            least, most = effect["min"], effect["max"]
            steps = f"{least}" if least == most else f"{least} or {most}" if most == least + 1 else f"{least} to {most}"
            return [f"ove {steps} step"]
        case "search":
            return ["Search"]
        case "sense":
            return [{"zone": "Sense in 1 zone", "two_adjacent": "Sense in 2 locations adjacent"}[effect["scope"]]]
        case "fear":
            return ["Fear", _scope(effect)]
        case "wound":
            return [_scope(effect), "wounded, without a defence"]
        case "kill":
            return [_scope(effect), "killed outright"]
        case "locate":
            return [_scope(effect)]
        case "barricade":
            return [
                "every passage of your location"
                if effect["count"] == "all"
                else f"{effect['count']} passage of your location"
            ]
        case "strength":
            until = {"end_of_turn": "until the end of the turn", "this_attack": "for this attack"}[effect["until"]]
            return [f"trength +{effect['amount']} {until}"]
        case "stealth":
            revealing = [piece for part in effect["on_reveal"] for piece in _pieces(part)]
            steps = f"Stealth, {effect['min']} to {effect['max']} steps"
            return [steps, *(["When you reveal yourself, before the free Search:"] if revealing else []), *revealing]
        case other:
            assert other == "repeat_if"
            return ["no encounter", "barricade", "again"]


def _scope(effect: Effect) -> str:
    return {
        "radius": f"everybody within radius {effect.get('n')}",
        "all": "every victim",
        "one_any": "1 victim of your choice",
        "path": "everybody where you began and in every location you entered",
        "here": "verybody in your location",
        "afraid": "verybody who has a fear token",
    }[effect["scope"]]


# -- plans and abilities


STEP_SAID = {"killer": "with the killer", "together": "all together", "apart": "all apart"}


@pytest.mark.parametrize("plan", range(len(PLAN)), ids=PLANS.words)
def test_a_plan_says_its_steps_and_its_price(plan: int) -> None:
    facts, said = PLAN[plan], text(PLANS, plan)
    steps = [STEP_SAID.get(step) or without_code(SYMBOL[step]) for step in facts.steps]
    assert said.startswith(f"Steps: {', '.join(steps)}. ")
    assert bool(re.search(r"\. Once, ", said)) == facts.once
    if facts.discard:
        item = name(ITEMS, facts.discard[0])
        price = f"discard {len(facts.discard)} {item}es" if len(facts.discard) > 1 else f" {item}"
        assert "discard" in said
        assert price in said


@pytest.mark.parametrize("ability", range(len(ABILITIES)), ids=ABILITIES.words)
def test_an_ability_says_how_often_at_what_cost_and_when(ability: int) -> None:
    said = text(ABILITIES, ability)
    assert said.startswith("Once, ") == bool(content("abilities")[ABILITIES.words[ability]]["once"])
    cost = re.search(r"discard (\d) cards?", said)
    assert (int(cost[1]) if cost else 0) == ABILITY_COST[ability]
    reached = re.search(r"^On reaching level ([\d, and]+):", said)
    assert tuple(map(int, re.findall(r"\d", reached[1] if reached else ""))) == ABILITY_LEVELS[ability]
