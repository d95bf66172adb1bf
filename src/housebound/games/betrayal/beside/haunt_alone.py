"""Only the haunt, as what goes along with cardboard: each side's page, its setup, its numbers, and the track.

Hidden roles are dealt with the tokens of the box (BET-HIDDEN-2), so nobody's device knows them and none can tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

from housebound.games.betrayal.beside.finding import ASKS, RULEBOOKS, find_out
from housebound.games.betrayal.content_files import haunt_facts
from housebound.games.betrayal.haunt.haunt import EVERYBODY, Haunt
from housebound.games.betrayal.haunt.registry import PRESENT, haunt_numbered
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.seen import pages
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import OVER, PREPARING, House, empty_house
from housebound.games.betrayal.words import CARDS, FIGURES, SIDE_NAMES, TRAITOR, TRAITS
from housebound.kernel.beside import Beside, Found, Kept, Paper, Sheet, Side, Tally
from housebound.kernel.errors import BadSetting
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.settings import Setting, Settings, Value

_NOBODY: Final = "nobody"
_COUNTED: Final = "tally"
"""The domain of what no other domain names."""
_SETUP: Final = "-SETUP-"
_DEALING: Final = "BET-HIDDEN-2"
_FIRST_TURN: Final = {"traitor": "BET-ORDER-1", "hidden": "BET-ORDER-8", "none": "BET-ORDER-9"}
"""Who begins, by whether there is a traitor to be seen: the last line of every checklist."""


class HauntAlone(Beside):
    """BET-SECRET-1, BET-SECRET-2, BET-SECRET-9, HC-22. The laws of the pages are those of the whole game."""

    name = "betrayal-haunt"
    part_of = "betrayal"
    seats = (3, 4, 5, 6)
    settings = (
        Setting("rulebook", RULEBOOKS[0], RULEBOOKS, "BET-GEN-9", "by whose rules the chart was read"),
        Setting("haunt", 12, (), "BET-REVEAL-1", "the number of the haunt"),
        Setting("traitor", -1, (), "BET-REVEAL-4", "the seat of the traitor; -1: nobody's, or hidden"),
    )
    asks = ASKS

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """BET-REVEAL-4, BET-HIDDEN-4. A traitor is somebody's seat, if the haunt begins with one that all know."""
        settled = super().settle(seats, given)
        number, traitor = int(settled["haunt"]), int(settled["traitor"])
        if number not in PRESENT:
            raise BadSetting("haunt-there-is-none-write-to-play-from", "haunt", haunt=number, more="")
        lowest, highest = (0, seats - 1) if _begins_with_traitor(haunt_numbered(number)) else (-1, -1)
        if not lowest <= traitor <= highest:
            raise BadSetting("traitor-is-a-seat-or-nobody", "traitor", traitor=traitor, low=lowest, high=highest)
        return settled

    def variety(self, rng: Random) -> tuple[int, Settings]:
        seats, number = rng.choice(self.seats), rng.choice(sorted(PRESENT))
        traitor = rng.randrange(seats) if _begins_with_traitor(haunt_numbered(number)) else -1
        return seats, self.settle(seats, {"haunt": number, "traitor": traitor})

    def find_out(self, seats: int, said: Mapping[str, Any]) -> Found:
        return find_out(seats, said)

    def sheet(self, seats: int, settings: Settings) -> Sheet:
        number, traitor = int(settings["haunt"]), int(settings["traitor"])
        haunt = haunt_numbered(number)
        sides = tuple(_side(haunt, name) for name in _sides_of(haunt))
        return Sheet(
            title=f"haunt-haunt-{number}",
            number=number,
            sides=sides,
            start=tuple(int(seat == traitor) for seat in range(seats)),
            shared=_shared(haunt),
            endings=(*_winners(haunt), _NOBODY),
            rule="BET-SECRET-9",
        )

    def papers(self, g: Kept, seat: int) -> tuple[Paper, ...]:
        page = pages.page_of(Sight(_house(g), seat))
        if g.outcome >= 0 and g.sheet.endings[g.outcome] != _NOBODY:
            page = (*page, f"haunt-{g.sheet.number}-{g.sheet.endings[g.outcome]}-win")
        return tuple(Paper(*one) for one in zip(page, pages.sections_of(page), strict=True))

    def rules_for(self, g: Kept, seat: int) -> Rulebook:
        """BET-SECRET-4, HC-22. As at a table that is kept whole."""
        house = _house(g)
        own = [rule for rule in house.haunt.rulebook if house.haunt.may_read(house, seat, rule.id)]
        return Rulebook([*self.rulebook.general, *own])

    def lies_open(self, message: str) -> bool:
        return pages.lies_open(message)

    def may_read(self, g: Kept, seat: int, message: str) -> bool:
        return pages.lies_open(message) or pages.may_read(Sight(_house(g), seat), message)


def _begins_with_traitor(haunt: Haunt) -> bool:
    """Whether everybody knows from the start who the traitor is."""
    return haunt.begins_with_traitor and haunt.traitor_rule["rule"] != "hidden"


def _sides_of(haunt: Haunt) -> tuple[str, ...]:
    """BET-PREP-7, BET-HIDDEN-4. Whoever reads the same page; all of them, if it is open to all."""
    return (EVERYBODY,) if haunt.open_to_all else tuple(SIDE_NAMES.words)


def _winners(haunt: Haunt) -> tuple[str, ...]:
    """The sides that can win: where there is never a traitor, the heroes alone."""
    ends = _facts(haunt).get("ends", {})
    alone = haunt.traitor_rule["rule"] == "none" and "nobody" in ends
    return SIDE_NAMES.words[:1] if alone else tuple(SIDE_NAMES.words)


def _house(g: Kept) -> House:
    """A house with nothing in it but the haunt and its sides: whom the haunt is asked about, who may read what."""
    house = empty_house(_rules(len(g.sides)), haunt_numbered(g.sheet.number))
    house.phase = PREPARING
    house.revealer = 0
    if len(g.sheet.sides) > 1:
        house.team = (*g.sides, *house.team[len(g.sides) :])
        house.traitor = g.sheet.start.index(TRAITOR) if TRAITOR in g.sheet.start else -1
    if g.outcome >= 0:
        house.phase = OVER
    return house


@cache
def _rules(seats: int) -> Rules:
    return Rules(seats=seats)


# -- what is set up, and what is counted


def _side(haunt: Haunt, name: str) -> Side:
    read = (name, EVERYBODY) if name != EVERYBODY else (*SIDE_NAMES.words, EVERYBODY)
    lines = [rule.id for rule in haunt.rulebook if _SETUP in rule.id and rule.readers in read]
    kind = haunt.traitor_rule["rule"]
    if kind == "hidden" and haunt.deals_roles:
        lines.insert(0, _DEALING)
    begins = "hidden" if kind == "hidden" else "traitor" if haunt.begins_with_traitor else "none"
    tallies = (Tally(_COUNTED, "own"), *_track(haunt, name), *_numbers(haunt, name), *_tokens(haunt, name))
    return Side(name, (*lines, _FIRST_TURN[begins]), tallies if name != EVERYBODY else tuple(_numbers(haunt, name)))


def _shared(haunt: Haunt) -> tuple[Tally, ...]:
    """BET-SECRET-6. What lies before everybody: the track, and how many of a token there are."""
    return (*_track(haunt, EVERYBODY), *_tokens(haunt, ""))


def _track(haunt: Haunt, name: str) -> list[Tally]:
    """BET-COMP-7. Where it begins is said by a line of the setup."""
    known = _facts(haunt).get("track", "")
    return [Tally(_COUNTED, "track")] if known == name else []


def _tokens(haunt: Haunt, known: str) -> list[Tally]:
    """Tokens of which there can be several, or which are made, named on the pages of this side alone; none: on both."""
    facts = _facts(haunt)
    found = []
    for kind, domain in (("monsters", FIGURES), ("objects", CARDS)):
        for token in facts.get(kind, ()):
            several = token["count"] > 1
            if token.get("known", "") == known and (several or kind == "objects"):
                word = token["id"] if token["id"] in domain.words else f"{token['id']}_1"
                found.append(Tally(domain.name, word, several=several))
    return found


def _numbers(haunt: Haunt, name: str) -> list[Tally]:
    """BET-SECRET-10. The traits of monsters, for the side that is told them."""
    found = []
    for token, kind in zip(_facts(haunt).get("monsters", ()), haunt.kinds, strict=True):
        if name not in (token.get("numbers", SIDE_NAMES.words[TRAITOR]), EVERYBODY):
            continue
        for trait, value in enumerate(kind.traits):
            if value >= 0:
                word = FIGURES.words[kind.first_word]
                found.append(Tally(FIGURES.name, word, TRAITS.words[trait], value, token["count"] > 1))
    return found


def _facts(haunt: Haunt) -> dict[str, Any]:
    return haunt_facts().get(str(haunt.number), {})
