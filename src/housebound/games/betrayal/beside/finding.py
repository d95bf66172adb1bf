"""Which haunt has begun on somebody's own table, and who the traitor is, from what they say (Revealing the haunt).

Nothing is asked that does not decide: the explorers only where the list names one or compares their ages, a trait only
where it compares that one, and only of those who can be meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from housebound.games.betrayal.components import AGE, CHARACTER_CARD, OMEN_ROOMS, TRACK
from housebound.games.betrayal.haunt.registry import haunt_numbered
from housebound.games.betrayal.haunt.revealing import CHART, first_of
from housebound.games.betrayal.presets import BOOKS, PRESETS
from housebound.games.betrayal.words import CARDS, CHARACTERS, FIRST_EVENT, FIRST_OMEN, ROOMS, TRAITS
from housebound.kernel.beside import Fact, Found
from housebound.kernel.errors import BadPosition
from housebound.kernel.form import Form, one_of, seat, word
from housebound.kernel.form import number as a_number
from housebound.kernel.given import Given, read_position
from housebound.kernel.vocabulary import Domain

RULEBOOKS: Final = ("default", *BOOKS)
MOST: Final = 8
"""The highest number on any track."""
_OMENS: Final = Domain("card", CARDS.words[FIRST_OMEN:FIRST_EVENT])
_ROWS: Final = Domain("room", tuple(ROOMS.words[room] for room in OMEN_ROOMS))

ASKS: Final = Form(
    fields=(
        word("omen", _OMENS),
        word("room", ROOMS),
        word("nearest", _ROWS),
        seat("revealer"),
        one_of("rulebook", "value-rulebook", RULEBOOKS),
        word("players.*.explorer", CHARACTERS),
        *(a_number(f"players.*.{trait}", 0, MOST) for trait in TRAITS.words),
    ),
    first="BET-REVEAL-1",
)

_AGES: Final = {"oldest": True, "youngest": False}
_TRAITS: Final = {"highest": True, "lowest": False}


class Said:
    """What people have said so far; -1: nothing of it."""

    def __init__(self, seats: int, given: Given) -> None:
        self.seats = seats
        self.rulebook = RULEBOOKS[given.one_of("rulebook", RULEBOOKS, RULEBOOKS[0])]
        self.omen = _in_box(given.word("omen", _OMENS), _OMENS, CARDS)
        self.room = given.word("room", ROOMS)
        self.nearest = _in_box(given.word("nearest", _ROWS), _ROWS, ROOMS)
        self.revealer = given.number("revealer", -1, -1, seats - 1)
        self.explorers = [-1] * seats
        self.traits = [[-1] * len(TRAITS) for _ in range(seats)]
        self._read_players(given)

    def _read_players(self, given: Given) -> None:
        players = given.take("players", [])
        if not isinstance(players, list) or len(players) > self.seats:
            raise given.bad("a-list-of-words-is-wanted", key="players", value=repr(players))
        for player, facts in enumerate(players):
            one = Given(f"players.{player}", facts, given)
            self.explorers[player] = one.word("explorer", CHARACTERS)
            self.traits[player] = [one.number(trait, -1, -1, MOST) for trait in TRAITS.words]
            one.finish()
        self._check_cards()

    def _check_cards(self) -> None:
        """BET-SETUP-3."""
        cards: dict[str, int] = {}
        for player, who in enumerate(self.explorers):
            if who < 0:
                continue
            if CHARACTER_CARD[who] in cards:
                words = {"word": CHARACTERS.words[who], "other": CHARACTERS.words[cards[CHARACTER_CARD[who]]]}
                error = BadPosition("position-and-are-on-one-card-bet-setup", **words)
                error.place = f"players.{player}.explorer"
                raise error
            cards[CHARACTER_CARD[who]] = who

    @property
    def row(self) -> int:
        """BET-REVEAL-1, BET-REVEAL-3. The room of the chart; -1: it is not known yet."""
        return self.room if self.room in CHART else self.nearest

    @property
    def missing(self) -> tuple[str, ...]:
        """What has to be said before anything can be looked up."""
        asks = {"omen": self.omen < 0, "room": self.room < 0, "revealer": self.revealer < 0}
        asks["nearest"] = self.room >= 0 > self.row
        return tuple(key for key, is_missing in asks.items() if is_missing)


def _in_box(number: int, among: Domain, domain: Domain) -> int:
    return domain[among.words[number]] if number >= 0 else -1


class Traitor:
    """BET-REVEAL-4, BET-REVEAL-8. The seat that the list beside the chart means, by steps; or what it asks yet."""

    def __init__(self, said: Said, rule: dict[str, Any]) -> None:
        self.said = said
        self.asks: list[str] = []
        self.facts: list[Fact] = []
        self.seat = self._by(rule)

    def _by(self, rule: dict[str, Any]) -> int:
        said, kind = self.said, rule["rule"]
        if kind == "revealer":
            return self._is(said.revealer, "revealer")
        if kind == "left_of_revealer":
            return self._is((said.revealer + 1) % said.seats, "left-of-revealer")
        if kind == "character":
            return self._character(rule)
        others = [one for one in range(said.seats) if not (rule.get("except_revealer") and one == said.revealer)]
        if kind in _AGES:
            self._ask(others, "explorer", said.explorers)
            return self._first(others, lambda one: AGE[said.explorers[one]], _AGES[kind], kind, {})
        if kind in _TRAITS:
            trait = TRAITS[rule["trait"]]
            self._ask(others, rule["trait"], [said.traits[one][trait] for one in range(said.seats)])
            named = {"trait": rule["trait"]}
            return self._first(others, lambda one: said.traits[one][trait], _TRAITS[kind], kind, named)
        rule_id = "BET-HIDDEN-1" if kind == "hidden" else "BET-REVEAL-4"
        self.facts.append(Fact(kind.replace("_", "-"), rule_id))
        return -1

    def _is(self, one: int, why: str) -> int:
        self.facts.append(Fact(why, "BET-REVEAL-4", {"seat": one}))
        return one

    def _character(self, rule: dict[str, Any]) -> int:
        """BET-REVEAL-8. X if that explorer is in play, otherwise what else the list says."""
        explorers, named = self.said.explorers, {"character": rule["character"]}
        who = CHARACTERS[rule["character"]]
        if who in explorers:
            self.facts.append(Fact("character", "BET-REVEAL-8", {**named, "seat": explorers.index(who)}))
            return explorers.index(who)
        self._ask(range(self.said.seats), "explorer", explorers)
        if self.asks:
            return -1
        self.facts.append(Fact("no-character", "BET-REVEAL-8", dict(named)))
        return self._by(rule["otherwise"])

    def _ask(self, seats: Sequence[int], key: str, known: Sequence[int]) -> None:
        self.asks += [f"players.{one}.{key}" for one in seats if known[one] < 0]

    def _first(
        self, others: Sequence[int], value: Callable[[int], int], most: bool, kind: str, named: dict[str, str | int]
    ) -> int:
        """BET-REVEAL-6, BET-REVEAL-7. Of several that fit the revealer, else whoever sits closest to the left."""
        if self.asks:
            return -1
        said = self.said
        values = {one: value(one) for one in others}
        chosen = first_of(values, most, said.revealer, said.seats)
        self.facts.append(Fact(kind, "BET-REVEAL-8", {**named, "seat": chosen, "number": values[chosen]}))
        if list(values.values()).count(values[chosen]) > 1:
            tie = ("tie-revealer", "BET-REVEAL-6") if chosen == said.revealer else ("tie-left", "BET-REVEAL-7")
            self.facts.append(Fact(*tie, {"seat": chosen}))
        return chosen


def find_out(seats: int, said: Mapping[str, Any]) -> Found:
    """BET-REVEAL-1 to BET-REVEAL-8: the haunt by the chart, and the traitor by the list beside it."""
    return read_position(said, lambda given: _found(Said(seats, given)))


def _found(said: Said) -> Found:
    if missing := said.missing:
        return Found(missing)
    number = CHART[said.row][said.omen]
    cell = {"card": CARDS.words[said.omen], "room": ROOMS.words[said.row], "haunt": f"haunt_{number}"}
    facts = [Fact("cell", "BET-REVEAL-1" if said.row == said.room else "BET-REVEAL-3", {**cell, "number": number})]
    traitor = Traitor(said, haunt_numbered(number).traitor_rule)
    if traitor.asks:
        return Found(tuple(traitor.asks), tuple(facts))
    swaps = PRESETS[said.rulebook]["haunt_repick"] == "stack_swap"
    again = Fact("played", "BET-REPICK-3" if swaps else "BET-REPICK-4")
    return Found(
        facts=(*facts, *traitor.facts, again),
        settings={"rulebook": said.rulebook, "haunt": number, "traitor": traitor.seat},
        position=_position(said, number, traitor.seat),
    )


def _position(said: Said, number: int, traitor: int) -> dict[str, Any]:
    """BET-PREP-3. For an editor: both sides are about to read; a hidden traitor is dealt when the haunt is revealed.

    HC-2: the haunt room is where the revealer is, so it need not be said: it is known as soon as the house is laid.
    """
    explorers = {CHARACTERS.words[who]: _explorer(said, one, who) for one, who in enumerate(said.explorers) if who >= 0}
    omen = {"omen_card": CARDS.words[said.omen], "omen_room": ROOMS.words[said.row]}
    begun = {**omen, "active": said.revealer, "explorers": explorers}
    if haunt_numbered(number).traitor_rule["rule"] == "hidden":
        return {"phase": "revealing", **begun}
    return {"phase": "preparing", "haunt": number, "revealer": said.revealer, "traitor": traitor, **begun}


def _explorer(said: Said, one: int, who: int) -> dict[str, Any]:
    """As far as it is known: the seat, the omen just drawn, and a number that stands on the track."""
    facts: dict[str, Any] = {"seat": one}
    for trait, word_of_it in enumerate(TRAITS.words):
        value = said.traits[one][trait]
        if value in TRACK[who * 4 + trait]:
            facts[word_of_it] = TRACK[who * 4 + trait].index(value)
    if one == said.revealer:
        facts["cards"] = [CARDS.words[said.omen]]
    return facts
