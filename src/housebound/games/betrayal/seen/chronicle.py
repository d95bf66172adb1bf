"""What a study keeps of a game of Betrayal: the haunt and how it came, who fell where, and what everybody had."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import START_ROOMS, card_numbers
from housebound.games.betrayal.house.plan import CENTRE
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    DIED,
    DISCOVERED,
    FIRST_EVENT,
    FLOORS,
    HAUNT_BEGINS,
    MOVED,
    PUT,
    ROOMS,
    SIDE_NAMES,
    TRAITOR,
)
from housebound.kernel.chronicle import (
    BY_SEAT,
    DEATH_PLACES,
    DEATH_ROUNDS,
    DEATH_SEATS,
    DEATH_SPOTS,
    GROUP,
    HAD,
    INT,
    INTS,
    MEASURE,
    TEXT,
    TEXTS,
    Cells,
    Column,
    Onlooker,
)
from housebound.kernel.sets import has, members_of
from housebound.kernel.table import Table

COLUMNS: Final = (
    Column("haunt", INT, GROUP, "haunt-*-title"),
    Column("haunt_omen", TEXT, GROUP, "card"),
    Column("haunt_room", TEXT, "", "room"),
    Column("haunt_round", INT, MEASURE),
    Column("haunt_omens", INT, MEASURE),
    Column("revealer", INT),
    Column("traitor", INT),
    Column("explorers", TEXTS, BY_SEAT, "character"),
    Column("rooms_laid", INT, MEASURE),
    Column("held", TEXTS, "", "card"),
    Column("had", TEXTS, HAD, "card"),
    Column(DEATH_SEATS, INTS),
    Column(DEATH_ROUNDS, INTS),
    Column(DEATH_PLACES, TEXTS, "", "room"),
    Column(DEATH_SPOTS, TEXTS, "", "floor"),
)
"""Rounds of deaths are rounds of the haunt; the exploration is round 0, in which nobody dies. `haunt_round` counts the
rounds of the exploration. The traitor is whoever plays for the traitor's side at the end, hidden or not."""
_TOLD_ROOM: Final = (MOVED, PUT, DISCOVERED)
_ITEMS_AND_OMENS: Final = (1 << FIRST_EVENT) - 1


def onlooker(table: Table) -> Onlooker:
    """Looks for omens, deaths and hands at every choice; where somebody fell is where it was last told to be."""
    seats = table.seats
    had = [0] * seats
    deaths: list[tuple[int, int, int]] = []
    omens = begun_in = 0
    g = _house(table)
    rooms = g.room[:seats]
    while not table.over:
        step = yield
        g = _house(table)
        for notice in step.news:
            kind = notice.kind
            if kind in _TOLD_ROOM:
                _note(g, rooms, notice.args[0], notice.args[1])
            elif kind is DIED:
                seat = _seat_of(g, notice.args[0])
                if seat >= 0:
                    deaths.append((seat, g.round, rooms[seat]))
            elif kind is HAUNT_BEGINS:
                omens = g.omens_drawn
                begun_in = g.turns // seats + 1
        for seat in range(seats):
            had[seat] |= g.held[seat]
            if g.room[seat] >= 0:
                rooms[seat] = g.room[seat]
    return _cells(g, seats, had, deaths, omens, begun_in)


def _house(table: Table) -> House:
    g = table.state
    assert isinstance(g, House)
    return g


def _seat_of(g: House, figure: int) -> int:
    """The seat whose explorer it is; -1: it is a monster."""
    words = g.word[:FIRST_MONSTER]
    return words.index(figure) if figure in words else -1


def _note(g: House, rooms: list[int], figure: int, room: int) -> None:
    seat = _seat_of(g, figure)
    if 0 <= seat < len(rooms):
        rooms[seat] = room


def _cells(
    g: House, seats: int, had: list[int], deaths: list[tuple[int, int, int]], omens: int, begun_in: int
) -> Cells:
    begun = g.haunt.started
    traitors = members_of(g.haunt.team_seats(g, TRAITOR)) if begun else ()
    return {
        "haunt": g.haunt.number if begun else None,
        "haunt_omen": CARDS.words[g.omen_card] if begun and g.omen_card >= 0 else None,
        "haunt_room": ROOMS.words[g.haunt_room] if begun and g.haunt_room >= 0 else None,
        "haunt_round": begun_in or None,
        "haunt_omens": omens or None,
        "revealer": g.revealer if begun else None,
        "traitor": traitors[0] if traitors else None,
        "explorers": [CHARACTERS.words[g.character[seat]] for seat in range(seats)],
        "rooms_laid": len([room for room in g.at.values() if room >= 0 and room not in START_ROOMS]),
        "held": [_cards(g.held[seat]) for seat in range(seats)],
        "had": [_cards(cards) for cards in had],
        DEATH_SEATS: [seat for seat, _, _ in deaths],
        DEATH_ROUNDS: [in_round for _, in_round, _ in deaths],
        DEATH_PLACES: [ROOMS.words[room] for _, _, room in deaths],
        DEATH_SPOTS: [_spot(g, room) for _, _, room in deaths],
    }


def _cards(bits: int) -> str:
    return " ".join(CARDS.words[card] for card in card_numbers(bits & _ITEMS_AND_OMENS))


def _spot(g: House, room: int) -> str:
    """The floor and the way from its middle to the room; a room that has left the house has no spot."""
    square = g.square[room]
    if square < 0:
        return ""
    row, column = divmod((square & 0xFFF) - CENTRE + 32, 64)
    return f"{FLOORS.words[square >> 12]} {column - 32} {row}"


def roles(g: House) -> tuple[str, ...]:
    """The traitor, or a hero; before the haunt everybody explores."""
    return sides(g)


def sides(g: House) -> tuple[str, ...]:
    """BET-HIDDEN-3. The true sides, hidden or not."""
    if not g.haunt.started:
        return ()
    traitors = g.haunt.team_seats(g, TRAITOR)
    return tuple(SIDE_NAMES.words[has(traitors, seat)] for seat in range(g.rules.seats))
