"""Setting up: explorers, starting tiles, stack, and who begins (Setup)."""

from __future__ import annotations

from housebound.games.betrayal.components import BIRTHDAY, CHARACTER_CARD, START_ROOMS
from housebound.games.betrayal.figures.traits import set_to_start
from housebound.games.betrayal.house.plan import lay_start
from housebound.games.betrayal.house.stack import build_stack
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.play.turn import begin
from housebound.games.betrayal.state import TURN_START, House, changed
from housebound.games.betrayal.words import BE, CHARACTERS, PLAYS
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import set_of


def cast(g: House) -> Script[None]:
    """BET-SETUP-2, BET-SETUP-3. The next seat takes a character card and chooses one of its sides."""
    seat = next(s for s in range(g.rules.seats) if g.character[s] < 0)
    option: Option = yield Decision(seat, "cast", offer_characters, "BET-SETUP-2")
    be(g, seat, option.args[0])
    g.tell(EVERYONE, PLAYS, seat, option.args[0])
    if seat == g.rules.seats - 1:
        lay_out(g)


def offer_characters(g: House, seat: Seat, ask: Ask) -> None:
    """BET-SETUP-3. A card belongs to one player, so the two explorers of one card are never both in play."""
    taken = {CHARACTER_CARD[character] for character in g.character if character >= 0}
    for character in range(len(CHARACTERS)):
        if CHARACTER_CARD[character] in taken:
            ask.bar(BE(character), "BET-SETUP-3")
        else:
            ask.options.append(BE(character))


def be(g: House, seat: Seat, character: int) -> None:
    """BET-SETUP-4, BET-SETUP-8, BET-GEN-1. One explorer for this seat, with its clips at the green values."""
    g.character = changed(g.character, seat, character)
    g.word = changed(g.word, seat, character)
    set_to_start(g, seat)


def lay_out(g: House) -> None:
    """BET-SETUP-6, BET-SETUP-7, BET-SETUP-8, BET-TURN-1. Tiles, stack, figures in the Entrance Hall, the first turn.

    BET-SETUP-1: no haunt is looked at before one starts. BET-SETUP-9: the dice are common to all.
    """
    lay_start(g)
    g.drawn_for = set_of(START_ROOMS)
    build_stack(g)
    g.first_seat = first_player(g)
    g.phase = TURN_START
    begin(g, g.first_seat)


def first_player(g: House) -> int:
    """BET-SETUP-10, BET-SETUP-11. The explorer with the next birthday from the date of play.

    A tie goes to the earlier seat.
    """
    month, day = (int(n) for n in g.rules.date.split("-"))

    def days_ahead(seat: Seat) -> int:
        born_month, born_day = BIRTHDAY[g.character[seat]]
        return (born_month * 31 + born_day - month * 31 - day) % (12 * 31)

    return min(range(g.rules.seats), key=days_ahead)
