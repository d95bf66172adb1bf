"""The text board: it fits, it says everything, it reads well without colours, and it knows nothing but the view."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from rich.text import Text

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.seen import text
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.seen.text_house import COLD, DANGER, LAMP, LIT, mark
from housebound.games.betrayal.seen.view import BetrayalView, view
from housebound.games.betrayal.state import OVER, House
from housebound.games.betrayal.words import CHARACTERS, ROOMS, TRAITS
from housebound.kernel.script import SPECTATOR
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.locales import speech
from housebound.locales.wording import message_id

ENGLISH = speech("betrayal")
MUMMY, GUILLOTINES = 1, 34
WIDTHS = (text.WIDTH, 80, 120)


class Untold:
    """English, but for the pages of haunts, which are told by their ids."""

    language = "en"

    def say(self, message: str, **details: str | int) -> str:
        return message if message.startswith("haunt-") else ENGLISH.say(message, **details)

    def forms(self, message: str) -> dict[str, str]:
        return {}


def place(seats: int = 3, **position: Any) -> House[Any]:
    return BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31"}), position)


def seen(g: object, seat: int) -> BetrayalView:
    assert isinstance(g, House)
    return view(Sight(g, seat))


def plain(shown: BetrayalView, width: int = text.WIDTH) -> str:
    """The board as it reads without markup."""
    return Text.from_markup(text.draw(shown, Untold(), width)).plain


# -- every view of whole games


@pytest.mark.parametrize(("haunt", "seats"), [(0, 6), (MUMMY, 5), (GUILLOTINES, 4)])
def test_it_fits_and_every_word_is_known(haunt: int, seats: int) -> None:
    """At decisions of random games, on narrow and on wide windows; and it says nothing that the view does not."""
    settings: dict[str, Value] = {"haunt": haunt, "date": "10-31"}
    table = Table(BETRAYAL, seats, BETRAYAL.settle(seats, settings), seed=haunt, searchable=True, listening=False)
    rng = Random(haunt)
    for n in range(300):
        if table.over:
            break
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
        if n % 6:
            continue
        seat = rng.choice([*range(seats), SPECTATOR])
        shown = seen(table.state, seat)
        for width in WIDTHS:
            drawn = plain(shown, width)
            assert max(len(line) for line in drawn.split("\n")) <= width
            for kind in ("board-", "short-", "initials-", "track-", "room-", "card-", "figure-", "token-", "back-"):
                assert kind not in drawn
            assert "…" not in drawn.replace("(…)", "")
        drawn = text.draw(shown, ENGLISH)
        wire = msgspec.json.decode(msgspec.json.encode(shown), type=BetrayalView)
        assert text.draw(wire, ENGLISH) == drawn
        assert text.draw(seen(table.imagine(seat, rng).state, seat), ENGLISH) == drawn


def test_nothing_is_drawn_before_everybody_has_an_explorer() -> None:
    table = Table(BETRAYAL, 3, BETRAYAL.settle(3, {"date": "10-31"}), seed=0, searchable=False, listening=False)
    head, doing, traits, *explorers = plain(seen(table.state, 0)).splitlines()
    assert (head, doing) == ("Exploration: no omen drawn yet", "choosing explorers")
    assert traits.split() == ["Might", "Speed", "Sanity", "Knowl."]
    assert len(explorers) == len(CHARACTERS)
    assert "Ox Bellows                    5      4      3      3" in explorers


def test_whoever_is_taken_is_marked_while_explorers_are_chosen() -> None:
    table = Table(BETRAYAL, 3, BETRAYAL.settle(3, {"date": "10-31"}), seed=0, searchable=False, listening=False)
    taken = table.pending[0].options[0]
    table.choose(table.pending[0].seat, taken)
    drawn = text.Board(seen(table.state, 0), speech("betrayal"), text.WIDTH).lines()
    assert [len(line.spans) for line in drawn[3:]] == [1] + [0] * (len(CHARACTERS) - 1)


# -- one view with everything in it


def everything() -> House[Any]:
    return place(
        6,
        haunt=MUMMY,
        revealer=0,
        traitor=1,
        round=3,
        track=4,
        spent=1,
        did=["has_attacked"],
        used=["axe"],
        house={
            "gardens": "foyer.north",
            "patio": "entrance_hall.north",
            "dining_room": "foyer.south",
            "chapel": "gardens.north",
            "tower": "upper_landing.east",
            "balcony": "upper_landing.north",
            "chasm": "basement_landing.south",
            "vault": "basement_landing.west",
            "stairs_from_basement": "basement_landing.north",
            "crypt": "chasm.south",
        },
        explorers={
            "ox_bellows": {"room": "foyer", "might": 0, "cards": ["axe", "mask"]},
            "zoe_ingstrom": {"room": "gardens", "team": "traitor", "cards": ["ring"]},
            "vivian_lopez": {"room": "chasm", "side": 1, "failures": 1},
            "jenny_leclerc": {"fate": "dead"},
            "father_rhinehardt": {"room": "vault", "side": 1},
            "brandon_jaspers": {"room": "foyer", "sanity": -1},
        },
        monsters={"mummy": {"room": "foyer", "stunned": 1}},
        piles={"patio": ["bell"], "chasm/1": ["book"]},
        waiting={"crypt": ["dog"]},
        tokens=[{"token": "secret_passage", "room": "chapel", "to": "crypt"}, {"token": "slide", "room": "tower"}],
        worn=True,
        fate_number=3,
        stack=["attic"],
        seen_tiles={"attic": [0]},
        items=["armor"],
        seen_cards={"armor": [0]},
    )


def without_data(shown: BetrayalView) -> BetrayalView:
    """A view with nothing of the haunt's own."""
    assert shown.haunt
    return msgspec.structs.replace(shown, haunt=msgspec.structs.replace(shown.haunt, shown={}))


EVERYTHING_DRAWN = """\
Haunt 1: haunt-1-title, round 3, track at 4
► Your turn: Ox Bellows, 3 spaces left, has
  attacked, used: Axe
UPPER FLOOR          GROUND FLOOR
┌───??───┐                    ┌───┄┄───┐
│Balcony │                    │Chapel  │
│        │                    │*       │
├───  ───┼────────┐           ├───  ───┼───??───┐
│Landing │Tower   │           │Gardens │Patio   │
?↓        *       ?           │ZI      │$       ?
└───??───┴────────┘  ┌────────┼───  ───┼───  ───┤
                     │GrStairs│Foyer   │Entrance│
                     │↑        OB BJ            │
                     │        │(Mu) ↓  │        │
                     └───┄┄───┼───  ───┼───??───┘
                              │Dining  │
                              ┊        ?
                              └────────┘
BASEMENT
         ┌────────┐
         │Stairs  │
         │↑       │
┌────────┼───  ───┤
│Vault   │Landing │
│¦ FR             ?
└────────┼───  ───┤
         │Chasm   │
         │VL ¦ $  │
         ├───  ───┤
         │Crypt   │
         │*&      │
         └────────┘
Signs: ? unexplored door, ┄ window, ↑↓ stairs,
  * token, $ cards, & companion, ¦ barrier,
  (…) stunned
►OB Ox Bellows: you, Foyer, hero
    Might [4]5 5 6 6 7 8 8  Speed  2 2 2 3[4]5 5 6
    Sanity 2 2[3]4 5 5 6 7  Knowl. 2 2[3]3 5 5 6 6
    has Axe, Mask (worn)
 ZI Zoe Ingstrom: seat 2, Gardens, TRAITOR
    Might  2 2 3[3]4 4 6 7  Speed  4 4 4[4]5 6 8 8
    Sanity 3 4[5]5 6 6 7 8  Knowl. 1 2[3]4 4 5 5 5
    has Ring
 VL Vivian Lopez: seat 3, Chasm (north side), hero,
    caught, 1 try failed
    Might  2 2[2]4 4 5 6 6  Speed  3 4 4[4]4 6 7 8
    Sanity 4 4[4]5 6 7 8 8  Knowl. 4 5 5[5]5 6 6 7
 JL Jenny LeClerc: seat 4, dead, hero
 FR Father Rhinehardt: seat 5, Vault (inside), hero
    Might  1 2[2]4 4 5 5 7  Speed  2 3[3]4 5 6 7 7
    Sanity 3 4 5 5[6]7 7 8  Knowl. 1 3 3[4]5 6 6 8
 BJ Brandon Jaspers: seat 6, Foyer, hero
    Might  2 3 3[4]5 6 6 7  Speed  3 4[4]4 5 6 7 8
    Sanity☠3 3 3 4 5 6 7 8  Knowl. 1 3[3]5 5 6 6 7
MONSTERS
Mummy: Mu Foyer, stunned
Lying about: Chasm (north side): Book; Crypt: Dog
  waits; Patio: Bell
Tokens: Secret Passage between Chapel and Crypt;
  Slide in Tower (east side)
It Is Meant to Be: a roll of 3 is noted.
32 tiles left, the top one for the upper floor. You
  know the top tiles: Attic. Cards left: 20 items, 9
  omens, 45 events. You know the top of the deck of
  items: Armor."""


def test_a_full_table_of_six() -> None:
    assert plain(without_data(seen(everything(), 0))) == EVERYTHING_DRAWN


def test_a_number_that_the_haunt_puts_in_the_place_of_a_track_stands_alone() -> None:
    """Haunt 18: the traitor's Might is 5 and its Speed 4 for three players, wherever the clips are."""
    explorers = {"ox_bellows": {"might": 7, "speed": 0}, "zoe_ingstrom": {}, "jenny_leclerc": {}}
    g = place(haunt=18, traitor=0, explorers=explorers)
    lines = [line for line in plain(seen(g, 1), 80).splitlines() if "Might" in line and "Speed" in line]
    traitor, hero = lines[0], lines[1]
    assert traitor.split() == ["Might", "[5]", "Speed", "[4]"]
    assert len(traitor.rstrip()) < len(hero.rstrip())
    assert hero.count("[") == 2
    assert len(hero.split()) > 8


def test_on_a_wide_window_floors_and_tracks_stand_side_by_side() -> None:
    lines = plain(seen(everything(), 0), 120).split("\n")
    assert lines[2].split() == ["UPPER", "FLOOR", "GROUND", "FLOOR", "BASEMENT"]
    tracks = next(line for line in lines if "Knowl." in line)
    assert tracks.split() == [
        *("Might", "[4]5", "5", "6", "6", "7", "8", "8", "Speed", "2", "2", "2", "3[4]5", "5", "6"),
        *("Sanity", "2", "2[3]4", "5", "5", "6", "7", "Knowl.", "2", "2[3]3", "5", "5", "6", "6"),
    ]


def test_the_traitor_reads_other_numbers_and_another_page() -> None:
    mine, theirs = (plain(without_data(seen(everything(), seat))) for seat in (1, SPECTATOR))
    assert "Mummy (Might 8 Speed 3 Sanity 5): Mu Foyer, stunned" in mine
    assert "Mummy: Mu Foyer, stunned" in theirs
    pages = [BETRAYAL.pages(seen(everything(), seat), Untold())[0] for seat in (0, 1, SPECTATOR)]
    texts = ["haunt-1-story\n\nhaunt-1-heroes", "haunt-1-story\n\nhaunt-1-traitor", "haunt-1-story"]
    assert [page.text for page in pages] == texts
    assert all(page.urgent for page in pages)
    assert "You know" not in mine + theirs


def test_colours_say_what_letters_say() -> None:
    drawn = Text.from_markup(text.draw(seen(everything(), 2), ENGLISH))
    styles = {(drawn.plain[span.start : span.end], str(span.style)) for span in drawn.spans}
    assert ("OB", LIT) in styles
    assert ("VL", LAMP) in styles
    assert ("BJ", "bold") in styles
    assert ("??", COLD) in styles
    assert (" ZI Zoe Ingstrom: seat 2, Gardens, TRAITOR", DANGER) in styles
    assert ("[4]", DANGER) in styles


def test_one_who_acts_is_marked_until_it_is_over() -> None:
    g = everything()
    assert "\n►OB" in plain(seen(g, 0))
    g.phase, g.winners = OVER, 1 << 1
    assert text.ACTING not in plain(seen(g, 0))
    assert "it is over" in plain(seen(g, 0))


# -- what the rest of the signs mean


def test_a_secret_side_is_told_to_its_owner_only() -> None:
    explorers = {
        name: {"room": "foyer", "role": n + 1} for n, name in enumerate(("ox_bellows", "zoe_ingstrom", "jenny_leclerc"))
    }
    g = place(haunt=GUILLOTINES, revealer=0, explorers=explorers)
    assert "OB Ox Bellows: you, Foyer, (secretly TRAITOR)" in plain(seen(g, 0))
    assert "ZI Zoe Ingstrom: you, Foyer, (secretly hero)" in plain(seen(g, 1))
    assert "secretly" not in plain(seen(g, SPECTATOR))
    assert "round 1, the traitor is hidden" in plain(seen(g, 0), 80)


def test_a_crowd_makes_its_room_higher() -> None:
    names = ("ox_bellows", "zoe_ingstrom", "vivian_lopez", "jenny_leclerc", "father_rhinehardt", "brandon_jaspers")
    lines = plain(seen(place(6, explorers=dict.fromkeys(names, "entrance_hall")), 0)).split("\n")
    at = next(n for n, line in enumerate(lines) if "Entrance" in line)
    assert lines[at].count("│Entrance│") == 1
    assert "OB ZI VL│" in lines[at + 1]
    assert "│JL FR BJ│" in lines[at + 2]


def test_a_floor_that_is_too_wide_has_smaller_rooms() -> None:
    house = {"dusty_hallway": "entrance_hall.north"}
    halls = ["dusty_hallway", "creaky_hallway", "junk_room", "charred_room", "collapsed_room"]
    house |= {room: f"{before}.east" for before, room in pairwise(halls)}
    lines = plain(seen(place(house=house), 0)).split("\n")
    row = next(line for line in lines if "Creaky" in line)
    assert len(row.rstrip()) <= text.WIDTH
    assert [name for name in row.replace("│", " ").split() if name.isalpha()][-5:] == [
        *("Dusty", "Creaky"),
        *("Junk", "Charre", "Collap"),
    ]


def test_collapsed_rooms_lie_in_ruins() -> None:
    g = place(house={"attic": "upper_landing.north"}, ruins={"balcony": "upper:1,0"})
    drawn = plain(seen(g, 0))
    assert "│Balcony │" in drawn
    assert "░░ collapsed" in drawn
    assert "x│" not in drawn.split("GROUND")[0].split("Attic")[0]


def test_what_a_haunt_shows_is_told_in_words() -> None:
    shown = seen(everything(), 0)
    assert shown.haunt
    data = {"coffin_room": "foyer", "burned": ["attic", "crypt"], "steps": 3, "sealed": True, "nothing": []}
    told = plain(msgspec.structs.replace(shown, haunt=msgspec.structs.replace(shown.haunt, shown=data)))
    assert "Coffin room: Foyer\nBurned: Attic, Crypt\nSteps: 3\nSealed: Yes" in told
    assert "Nothing" not in told


@pytest.mark.parametrize(
    ("figure", "stunned", "sign"),
    [
        *(("mummy", False, "Mu"), ("zombie_12", False, "Zo12"), ("zombie_lord", False, "Zl")),
        ("blob_person_2", True, "(Bp2)"),
    ],
)
def test_monsters_have_marks_of_their_own(figure: str, stunned: bool, sign: str) -> None:
    monster = msgspec.structs.replace(seen(everything(), 0).monsters[0], figure=figure, stunned=stunned)
    assert mark(monster, ENGLISH) == sign


class Bracketed:
    """A language whose words look like markup."""

    language = "en"

    def say(self, message: str, **details: str | int) -> str:
        return f"[red]{message}"

    def forms(self, message: str) -> dict[str, str]:
        return {}


def test_what_is_said_is_never_taken_for_markup() -> None:
    assert Text.from_markup(text.draw(seen(everything(), 0), Bracketed())).plain.startswith("[red]board-haunt")


@pytest.mark.parametrize(
    ("kind", "words", "longest"), [("short", ROOMS, 8), ("initials", CHARACTERS, 2), ("track", TRAITS, 6)]
)
def test_short_words_are_short(kind: str, words: Any, longest: int) -> None:
    for word in words.words:
        message = message_id(kind, word)
        assert ENGLISH.say(message) != message
        assert len(ENGLISH.say(message)) <= longest


def test_no_two_explorers_have_the_same_initials() -> None:
    assert len({ENGLISH.say(message_id("initials", who)) for who in CHARACTERS.words}) == len(CHARACTERS)
