"""The text board: it fits, it says everything, it reads well without colours, and it knows nothing but the view."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest
from rich.text import Text

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import ENDS, PATHS, SECRET_ENDS
from housebound.games.terrorscape.seen import text, text_map
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.seen.view import view
from housebound.games.terrorscape.seen.view_types import TerrorscapeView
from housebound.games.terrorscape.state import PHASES, Mansion
from housebound.games.terrorscape.words import (
    ABILITIES,
    CARDS,
    ITEMS,
    KILLERS,
    LOCATIONS,
    PASSAGES,
    PLANS,
    VICTIMS,
)
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table
from housebound.locales import speech

ENGLISH = speech("terrorscape")
KILLER, TEAM = 0, 1
NAMELESS = re.compile(r"\b(board|tile|initials|phase|location|victim|item|card|plan|ability|killer|condition)-\w")


def place(given: dict[str, Any], seats: int = 4, **settings: Any) -> Mansion:
    return TERRORSCAPE.from_position(seats, TERRORSCAPE.settle(seats, settings), given)


def seen(g: object, seat: int) -> TerrorscapeView:
    assert isinstance(g, Mansion)
    return view(Sight(g, seat))


def plain(g: object, seat: int) -> str:
    """The board as it reads without markup."""
    return Text.from_markup(text.draw(seen(g, seat), ENGLISH)).plain


def words(g: object, seat: int) -> str:
    """What stands below the map, in one line."""
    return " ".join(" ".join(plain(g, seat).split("\n")[1 + text_map.HEIGHT :]).split())


def inside(drawn: str, word: str) -> str:
    """What stands in a location."""
    lines = drawn.split("\n")
    row = next(n for n, line in enumerate(lines) if re.search(rf"\b{word} {tile(word)}", line))
    at = re.search(rf"\b{word} {tile(word)}", lines[row])
    assert at is not None
    return lines[row + 1].ljust(text.WIDTH)[at.start() : at.start() + text_map.CELL]


def tile(word: str) -> str:
    return re.escape(ENGLISH.say(f"tile-{word}"))


# -- every view of whole games


@pytest.mark.parametrize("seed", range(8))
def test_it_fits_and_every_word_is_known(seed: int) -> None:
    """At decisions of random games of all kinds; and it says nothing that the view does not."""
    rng = Random(seed)
    seats, settings = TERRORSCAPE.variety(rng)
    table = Table(TERRORSCAPE, seats, settings, seed=seed, searchable=True, listening=False)
    n = 0
    while not table.over:
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
        n += 1
        if n % 5 and not table.over:
            continue
        seat = rng.choice([*range(seats), SPECTATOR])
        shown = seen(table.state, seat)
        markup = text.draw(shown, ENGLISH)
        drawn = Text.from_markup(markup).plain
        assert max(len(line) for line in drawn.split("\n")) <= text.WIDTH
        assert "…" not in drawn
        assert not NAMELESS.search(drawn)
        wire = msgspec.json.decode(msgspec.json.encode(shown), type=TerrorscapeView)
        assert text.draw(wire, ENGLISH) == markup
        if not table.over:
            assert text.draw(seen(table.imagine(seat, rng).state, seat), ENGLISH) == markup


def test_there_is_no_house_before_it_is_dealt() -> None:
    for phase in ("casting", "sharing", "dealing"):
        drawn = plain(place({"phase": phase}), TEAM)
        assert "B1" not in drawn
        assert drawn.startswith("Before the first round: ")
    assert "Marco" in plain(place({"phase": "dealing"}), TEAM)


# -- the map


def test_every_location_has_its_own_spot() -> None:
    assert set(text_map.SPOTS) == set(LOCATIONS.words)
    assert len(set(text_map.SPOTS.values())) == len(LOCATIONS)
    for word in LOCATIONS.words:
        assert len(f"{word} {ENGLISH.say(f'tile-{word}')}") <= text_map.CELL


THE_MANSION = """
 B1 Living  ──B2 Dining  ──B3 Kitchen ──B4 Store
        ≈~G2                                      ○
      │      ╱           ╲                   │
 R1 MainHall──R3 Corridor──B5 Ballroom  G5 Garden
 Ma Jo So  ⌂                       ~G5  ☠      ⌂~B5
      │      ╱                  │            ┊
 R2 Gallery ──R5 Library ──R4 Study          ┊
           ○                                 ┊
      │                  ╲                   ┊
 G1 BackPath┄┄G2 Graves    G4 Greenhs ──G3 Shed
                      ~B1            ○
                   └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
"""


def test_the_mansion_as_it_is_drawn() -> None:
    lines = plain(place({}), TEAM).split("\n")[1 : 1 + text_map.HEIGHT]
    assert [line.rstrip() for line in lines] == THE_MANSION.strip("\n").split("\n")


def test_ways_never_cross_locations_or_each_other() -> None:
    """Every passage and every path is drawn with letters of its own, next to both its ends."""
    taken: dict[tuple[int, int], str] = {}
    for column, row in text_map.SPOTS.values():
        x = text_map.MARGIN + column * (text_map.CELL + text_map.GAP)
        for dx in range(text_map.CELL):
            for dy in range(2):
                taken[x + dx, row * 3 + dy] = "a location"
    for a, b in (*ENDS, *PATHS):
        one, other = LOCATIONS.words[a], LOCATIONS.words[b]
        letters = text_map.way(one, other, path=(a, b) in PATHS)
        assert letters
        for x, y, _ in letters:
            assert (x, y) not in taken, f"{one}-{other} crosses {taken[x, y]}"
            taken[x, y] = f"{one}-{other}"
        for word in (one, other):
            assert any(_touches(x, y, word) for x, y, _ in letters), f"{one}-{other} does not reach {word}"


def _touches(x: int, y: int, word: str) -> bool:
    column, row = text_map.SPOTS[word]
    left, top = text_map.MARGIN + column * (text_map.CELL + text_map.GAP), row * 3
    beside_it = left - text_map.GAP <= x <= left + text_map.CELL + text_map.GAP - 1
    return beside_it and top - 1 <= y <= top + 2


@pytest.mark.parametrize("passage", PASSAGES.words)
def test_a_barricade_shows_on_its_passage_and_in_words(passage: str) -> None:
    free, barred = plain(place({}), SPECTATOR), plain(place({"house": {"barricades": [passage]}}), SPECTATOR)
    a, b = passage.split("-")
    where = {(x, y) for x, y, _ in text_map.way(a, b, path=False)}
    lines = zip(free.split("\n")[1 : 1 + text_map.HEIGHT], barred.split("\n")[1 : 1 + text_map.HEIGHT], strict=True)
    changed = {
        (x, y)
        for y, (before, after) in enumerate(lines)
        for x, (one, other) in enumerate(zip(before, after, strict=True))
        if one != other and other == text_map.BARRICADE
    }
    assert changed == where
    assert f"Barricades: {passage}." in barred
    assert "# barricade" in barred
    assert "#" not in free


def test_what_a_location_is_stands_in_it() -> None:
    drawn = plain(place({"killer": {"at": "R4"}}), SPECTATOR)
    assert inside(drawn, "B1").strip() == "≈~G2"
    assert inside(drawn, "G5").strip() == "⌂~B5"
    assert inside(drawn, "R2").strip() == "○"
    for a, b in SECRET_ENDS:
        assert f"~{LOCATIONS.words[b]}" in inside(drawn, LOCATIONS.words[a])
        assert f"~{LOCATIONS.words[a]}" in inside(drawn, LOCATIONS.words[b])


def test_a_crowd_fits_into_one_location() -> None:
    g = place(
        {
            "killer": {"killer": "ghost", "stealth": "vanish", "at": "B1"},
            "victims": {"marco": "B1", "anna": "B1", "sofia": "B1"},
            "house": {"noise": ["B1"], "trap": "B1"},
            "plan": {"marked": "buzzer", "ready": True, "buzzer": "B1"},
        },
        plan=True,
    )
    assert inside(plain(g, TEAM), "B1") == "☠?MAS   !^¤"


# -- both sides of the screen

CHASE: dict[str, Any] = {
    "phase": "main_step",
    "round": 4,
    "killer": {
        "killer": "ghost",
        "at": "B2",
        "level": 2,
        "hand": ["wail", "wail", "trail_of_dread"],
        "pile": ["scent", "vanish"],
        "shown": ["scent"],
    },
    "victims": {
        "anna": {"at": "B2", "fear": 1, "items": ["hatchet", "herbs"], "could_be": ["B2"]},
        "marco": {"at": "R2", "condition": "wounded", "items": ["ammo"], "could_be": ["R2", "R3"]},
        "sofia": {"at": "G3", "items": [], "could_be": "anywhere"},
    },
    "house": {"noise": ["R2"], "last_heard": ["B4"], "trap": "G1", "barricades": ["B1-B2"]},
    "team": {"keys": 3, "gears": 2, "discard": ["whisky", "whisky"]},
}


def test_the_killers_board() -> None:
    g = place(CHASE)
    drawn, said = plain(g, KILLER), words(g, KILLER)
    assert drawn.startswith("Round 4: the killer hunts\n")
    assert inside(drawn, "B2").strip() == "☠ A?"
    assert inside(drawn, "R2").split() == ["m?", "!", "○"]
    assert inside(drawn, "R3").strip() == "m?"
    assert inside(drawn, "G3").strip() == ""
    assert inside(drawn, "B4").split() == ["(!)", "○"]
    assert "☠ Ghost Maid, you: Dining Room (B2), level 2, strength 3" in said
    assert "Hand: 2 × Wail, Trail of Dread (costs 1)" in said
    assert "Killer's deck: 7 cards. Discarded: Scent, Vanish. Life Drain joins at level 4." in said
    assert "Anna, seat 2: unhurt, 1 fear, should be in the Dining Room (B2)" in said
    assert "Marco, seat 3: wounded, may be in R2 R3" in said
    assert "Sophia, seat 4: unhurt, may be anywhere" in said
    assert "Keys: 3 of 5." in said
    assert "Noise: R2. Noise last round: B4. Barricades: B1-B2." in said


def test_the_killer_sees_nothing_behind_the_screen() -> None:
    said = plain(place(CHASE), KILLER)
    for secret in ("Hatchet", "Herbs", "Cartridge", "gears", "Whisky", "equipment", "trap", "^", "Gallery (R2)"):
        assert secret not in said


def test_the_teams_board() -> None:
    g = place(CHASE)
    drawn, said = plain(g, TEAM), words(g, TEAM)
    assert inside(drawn, "B2").strip() == "☠ An"
    assert inside(drawn, "R2").split() == ["Ma", "!", "○"]
    assert inside(drawn, "G3").strip() == "So"
    assert inside(drawn, "G1").strip() == "^"
    assert "Keys: 3 of 5. Transmitter: 2 of 5 gears." in said
    assert "An Anna, you: Dining Room (B2), unhurt, 1 fear has Hatchet, Healing Herbs" in said
    assert "Ma Marco, seat 3: Gallery (R2), wounded has Cartridge Box" in said
    assert "☠ Ghost Maid: Dining Room (B2), level 2, strength 3 has played Scent" in said
    assert "The trap lies in the Back Path (G1)." in said
    assert "Discarded: 2 × Whisky Bottle" in said


def test_the_team_sees_no_cards_of_the_killer() -> None:
    said = plain(place(CHASE), TEAM)
    for secret in ("Wail", "Trail", "Vanish", "Hand", "deck"):
        assert secret not in said


def test_a_spectator_sees_what_both_sides_see() -> None:
    said = plain(place(CHASE), SPECTATOR)
    for secret in ("Hatchet", "gears", "Whisky", "Wail", "Vanish", "you"):
        assert secret not in said
    assert "has played Scent" in said


def test_what_these_eyes_need_most_comes_first() -> None:
    g = place(CHASE)
    assert words(g, KILLER).index("☠ Ghost") < words(g, KILLER).index("Anna")
    assert words(g, TEAM).index("An Anna") < words(g, TEAM).index("☠ Ghost")


def test_a_killer_in_stealth() -> None:
    g = place({"killer": {"killer": "ghost", "stealth": "vanish", "at": "B3", "last_known": "B2"}})
    team, killer = plain(g, TEAM), plain(g, KILLER)
    assert (inside(team, "B3").strip(), inside(team, "B2").strip()) == ("", "☠?")
    assert (inside(killer, "B3").strip(), inside(killer, "B2").strip()) == ("(☠)", "☠?")
    assert "out of sight, last seen in the Dining Room (B2)" in words(g, TEAM)
    assert "Kitchen" not in words(g, TEAM)
    assert "unseen in the Kitchen (B3), last seen in the Dining Room (B2)" in words(g, KILLER)


def test_where_she_may_be_is_said_the_shorter_way() -> None:
    few, many = list(LOCATIONS.words[:7]), list(LOCATIONS.words[:13])
    g = place({"victims": {"marco": {"at": "R1", "could_be": few}, "anna": {"at": "R1", "could_be": many}}})
    said = words(g, KILLER)
    assert "may be in " + " ".join(few) in said
    assert "may be anywhere but " + " ".join(LOCATIONS.words[13:]) in said
    drawn = plain(g, KILLER)
    assert "m" in inside(drawn, "R2")
    assert "a" not in inside(drawn, "R2")


def test_noise_everywhere() -> None:
    g = place({"phase": "main_step", "house": {"firecracker": "G5", "noise": ["B1"], "last_heard": LOCATIONS.words}})
    for seat in (KILLER, TEAM, SPECTATOR):
        drawn, said = plain(g, seat), words(g, seat)
        assert "✶" in inside(drawn, "G5")
        assert "!" not in "".join(drawn.split("\n")[1 : 1 + text_map.HEIGHT])
        assert "A firecracker: noise everywhere. Noise everywhere last round." in said


def test_noise_not_yet_announced_is_the_teams_alone() -> None:
    g = place({"house": {"noise": ["B1"]}})
    assert "!" in inside(plain(g, TEAM), "B1")
    assert "!" not in inside(plain(g, KILLER), "B1")
    assert "Noise" not in words(g, KILLER)


# -- the course of a turn


def test_who_acts_and_who_has_acted() -> None:
    g = place({"victims": {"marco": {"acted": True}, "anna": {}}, "team": {"acting": "anna"}})
    drawn = plain(g, TEAM)
    assert "\n Ma Marco, you: Main Hall (R1), unhurt, acted\n" in drawn
    assert "\n►An Anna, seat 3: Main Hall (R1), unhurt\n" in drawn
    assert "►" not in plain(g, KILLER)
    assert "acted" not in plain(g, KILLER)


def test_an_encounter_is_open_to_all() -> None:
    g = place(
        {
            "phase": "attack",
            "killer": {"at": "R1"},
            "encounter": {"attacked": ["marco", "sofia"], "defender": "sofia", "defence": ["hatchet"]},
        }
    )
    for seat in (KILLER, TEAM, SPECTATOR):
        said = words(g, seat)
        assert "Encounter: Marco, Johnson, Sophia. Attacked already: Marco. Sophia defends with Hatchet." in said
    g = place({"phase": "flight", "killer": {"at": "R1"}, "victims": {"marco": "R1", "anna": "R2"}})
    assert "Main Hall (R1), unhurt, may flee" in words(g, TEAM)
    assert "flee" not in words(g, KILLER)


def test_cards_in_the_hands_of_somebody() -> None:
    g = place({"team": {"looked": ["key", "toolbox"], "looker": "marco"}})
    assert "Marco looks at: Key, Toolbox" in words(g, TEAM)
    assert "looks at" not in words(g, KILLER)
    exchange = {"from": "marco", "item": "first_aid_kit", "to": "sofia"}
    assert "Marco offers Sophia: First-Aid Kit" in words(place({"team": {"exchanging": exchange}}), TEAM)
    exchange["back"] = "camera"
    assert "Marco offers Sophia: First-Aid Kit for Camera" in words(place({"team": {"exchanging": exchange}}), TEAM)


def test_plans() -> None:
    g = place({"plan": {"dealt": ["buzzer", "survey"], "marked": "buzzer"}}, plan=True)
    said = words(g, TEAM)
    assert "Plan Buzzer, 1 of 3 steps; ahead: with the killer, Shed (G3)" in said
    assert "Plan Site Survey, 0 of 2 steps; ahead: Garden (G5), all together" in said
    assert "Plan" not in words(g, KILLER)
    ready = {"marked": "buzzer", "ready": True, "buzzer": "R3"}
    said = words(place({"plan": ready}, plan=True), TEAM)
    assert "Plan Buzzer: complete" in said
    assert "The Buzzer stands in the Corridor (R3)." in said
    assert "Plan Buzzer: used up" in words(place({"plan": {**ready, "spent": True}}, plan=True), TEAM)


def test_abilities() -> None:
    g = place(
        {
            "killer": {"abilities": ["swift", "hidden_bolts"], "abilities_spent": ["hidden_bolts"]},
            "victims": {"marco": {"ability": "decoy", "ability_spent": True}, "anna": {"ability": "fearless"}},
        },
        abilities="hard",
    )
    assert "ability: Decoy (used)" in words(g, TEAM)
    assert "ability: Fearless" in words(g, TEAM)
    assert "Killer's abilities: Hidden Bolts (used), Swift" in words(g, TEAM)
    assert "Fearless" not in words(g, KILLER)
    dealt = {word: {"abilities_dealt": ["decoy", "fearless"]} for word in ("marco", "anna", "sofia")}
    killer = {"abilities_dealt": ["swift", "terror"]}
    g = place({"phase": "choosing", "victims": dealt, "killer": killer}, abilities="normal")
    assert words(g, TEAM).count("to choose from: Decoy, Fearless") == 3
    assert "Killer's abilities to choose from: Swift, Reign of Terror" in words(g, KILLER)
    assert "Swift" not in words(g, TEAM)


def test_the_crossroads() -> None:
    victims = {
        "marco": {"at": "B4", "condition": "killed"},
        "anna": {"keys": 2},
        "sofia": {"condition": "escaped"},
    }
    g = place({"victims": victims}, crossroads=True)
    team, killer = words(g, TEAM), words(g, KILLER)
    assert inside(plain(g, KILLER), "B4").split() == ["†Ma", "○"]
    assert "Marco, you: Storeroom (B4), dead" in team
    assert "Sophia, seat 4: escaped" in team
    assert "2 Keys, first player" in team
    assert "Keys" not in killer


def test_the_rescue_service() -> None:
    assert "Rescue is 3 rounds away." in words(place({"team": {"rescue": 3}}), KILLER)
    assert "Rescue comes next round." in words(place({"team": {"rescue": 1}}), SPECTATOR)
    hidden = place({"team": {"rescue": 3}}, rescue_public=False)
    assert "Rescue" not in words(hidden, KILLER)
    assert "Rescue is 3 rounds away." in words(hidden, TEAM)
    assert "5 gears, repaired this round" in words(place({"team": {"gears": 1, "repaired": True}}), TEAM)


def test_when_it_is_over_everything_is_open() -> None:
    g = place({**CHASE, "phase": "over", "why": "TER-WOUND-2", "winners": [0]})
    for seat in (KILLER, TEAM, SPECTATOR):
        said = words(g, seat)
        assert "Shed (G3)" in said
        assert "2 × Wail" in said


def test_the_key_explains_every_sign_of_the_map() -> None:
    """And none that is not there."""
    g = place(CHASE)
    said = words(g, KILLER)
    for meaning in ("☠ killer", "m? may be here", "! noise", "(!) last round's noise", "# barricade", "⌂ exit"):
        assert meaning in said
    for meaning in ("^ trap", "† dead", "✶ firecracker", "¤ Buzzer", "unseen"):
        assert meaning not in said
    assert "^ trap" in words(g, TEAM)
    assert "may be here" not in words(g, TEAM)


def test_the_headline_names_the_step_that_people_are_in() -> None:
    for phase in PHASES[PHASES.index("round_start") : PHASES.index("encounter")]:
        headline = plain(place({"phase": phase, "round": 2}), TEAM).split("\n")[0]
        assert headline.startswith("Round 2: ")
    late = plain(place({"phase": "plan_check", "round": 2}), TEAM)
    assert late.startswith("Round 2: plans\n")


# -- words


@pytest.mark.parametrize(
    ("kind", "domain"),
    [
        *(("tile", LOCATIONS), ("initials", VICTIMS), ("location", LOCATIONS), ("victim", VICTIMS)),
        *(("item", ITEMS), ("card", CARDS), ("killer", KILLERS), ("plan", PLANS), ("ability", ABILITIES)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_word_has_its_message(kind: str, domain: Any) -> None:
    for word in domain.words:
        assert ENGLISH.knows(f"{kind}-{word}".replace("_", "-"))


def test_initials_are_two_letters_and_their_first_ones_differ() -> None:
    initials = [ENGLISH.say(f"initials-{word}") for word in VICTIMS.words]
    assert all(len(letters) == 2 for letters in initials)
    assert len({letters[0] for letters in initials}) == len(VICTIMS)
