"""Death and what is left behind (Death, Belongings of the dead, Hidden traitor)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import drop_everything
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.house.decks import discard
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.state import DEAD, OUTSIDE, TURN_OVER, House, changed
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import (
    CARDS,
    DIED,
    FIRST_OBJECT,
    LEFT_HOUSE,
    NO,
    REVEAL,
    ROLE_SHOWN,
    TRAITOR,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

SHOW: Final = REVEAL()


def die(g: House, seat: Seat, cause: int, killer: Figure = -1) -> Script[None]:
    """BET-DEATH-1, BET-DEATH-2, HC-29. The figure leaves the house; if it was its turn, the turn is over.

    BET-DEATH-3, BET-DEATH-4: the haunt says what becomes of a hero, or of a traitor that dies at the start.

    BET-LOOT-1, BET-LOOT-2: its belongings stay in the room. BET-HIDDEN-7: its role token is turned up.
    """
    g.tell(EVERYONE, DIED, g.word[seat])
    if g.haunt.loses_belongings(g, seat, cause):
        discard_everything(g, seat)
    else:
        drop_everything(g, seat)
    g.fate = changed(g.fate, seat, DEAD)
    g.failures = changed(g.failures, seat, -1)
    if g.acting == seat:
        g.did |= TURN_OVER
    if g.role[seat]:
        _turn_up(g, seat)
    yield from g.haunt.on_death(g, seat, cause, killer)
    g.room[seat] = -1
    check_win(g)


def discard_everything(g: House, seat: Seat) -> None:
    """The belongings of the dead leave play."""
    cards = g.held[seat]
    g.held[seat] = 0
    for card in card_numbers(cards):
        g.gained.pop(card, None)
        if card >= FIRST_OBJECT:
            g.gone |= just(card)
        else:
            discard(g, card)
    if has(cards, CARDS["mask"]):
        g.worn = False


def show_role(g: House, seat: Seat) -> None:
    """BET-HIDDEN-5, HC-26. A living traitor turns up its token: that alone can end the game, in mid-act too."""
    _turn_up(g, seat)
    check_win(g)


def _turn_up(g: House, seat: Seat) -> None:
    """BET-HIDDEN-5, BET-HIDDEN-7. A role token is turned up; the traitor's makes its side known to all.

    BET-TRAITOR-1, BET-HIDDEN-6: with that it has the traitor's powers, and nothing restrains it any more.
    """
    g.reveal(EVERYONE)
    traitor = g.role[seat] == 1
    g.tell(EVERYONE, ROLE_SHOWN, g.word[seat], TRAITOR if traitor else 0)
    if not traitor:
        return
    order = g.haunt.turn_order(g)
    g.role_known = True
    g.traitor = seat
    g.team = changed(g.team, seat, TRAITOR)
    release(g, seat)
    _keep_place(g, order)


def _keep_place(g: House, order: tuple[int, ...]) -> None:
    """BET-ORDER-12. The monster turn has changed its place in the order; nobody gets two turns in this round for it."""
    moved = g.haunt.turn_order(g)
    place = order[min(g.order_at, len(order) - 1)]
    g.order_at = len(moved) - 1 if place == MONSTER_TURN else moved.index(place)


def escapes_by_showing(g: House, seat: Seat, prompt: str) -> Script[bool]:
    """BET-HIDDEN-5, BET-HIDDEN-6. Whether a hidden traitor turns up its token now, to escape what is about to happen.

    Everybody is asked: not asking would tell who the traitor is.
    """
    option: Option = yield Decision(seat, prompt, _offer_escape, "BET-HIDDEN-6", g.word[seat])
    if option is NO:
        return False
    show_role(g, seat)
    return True


def _offer_escape(g: House, seat: Seat, ask: Ask) -> None:
    ask.options.append(NO)
    offer_showing(g, seat, ask)


def offer_showing(g: House, seat: Seat, ask: Ask) -> None:
    """BET-HIDDEN-5, BET-HIDDEN-8. Only the traitor may turn up its token while it lives."""
    if g.role[seat] == 1:
        ask.options.append(SHOW)
    else:
        ask.bar(SHOW, "BET-HIDDEN-8")


def leave_game(g: House, seat: Seat) -> None:
    """The explorer is out of the game with all that it has, alive or not: nobody sees any of it again."""
    g.gone |= g.held[seat]
    for card in card_numbers(g.held[seat]):
        g.gained.pop(card, None)
    if has(g.held[seat], CARDS["mask"]):
        g.worn = False
    if has(g.held[seat], CARDS["music_box"]):
        g.box_open = False
    g.held[seat] = 0
    g.failures = changed(g.failures, seat, -1)
    leave_house(g, seat)


def leave_house(g: House, seat: Seat) -> None:
    """HC-13. The explorer is out of the house: alive, with its cards, and nothing can affect it."""
    g.fate = changed(g.fate, seat, OUTSIDE)
    g.room[seat] = -1
    if g.acting == seat:
        g.did |= TURN_OVER
    g.tell(EVERYONE, LEFT_HOUSE, g.word[seat])
    check_win(g)
