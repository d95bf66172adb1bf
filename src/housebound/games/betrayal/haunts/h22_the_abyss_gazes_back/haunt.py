"""Haunt 22, The Abyss Gazes Back. The house is swallowed room by room; an exorcism can stop it."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import end_movement, offer_yes_no, receive_event
from housebound.games.betrayal.components import SYMBOL
from housebound.games.betrayal.figures.belongings import discard_held, holds
from housebound.games.betrayal.figures.damage import BY_CARD, settle_skull
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import advance_track, heroes_in_house, living_heroes
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.collapse import (
    beside_ruins,
    choose_collapse,
    collapse,
    edge_rooms,
    has_begun,
    joined_to_ruin,
    jump_out,
    near_ruin,
    next_floor,
    occupied,
    perish_in_ruins,
)
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.sources import (
    EXORCISM,
    Exorcising,
    exorcism_goal,
    shown_exorcism,
)
from housebound.games.betrayal.house.decks import fetch_card, in_deck
from housebound.games.betrayal.house.plan import floor_of, rooms_in_house, rooms_on
from housebound.games.betrayal.numbers import Figure, Seat
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_next_room
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    DREW,
    EVENT,
    FIGURES,
    NO,
    OMEN,
    PICK_CARD,
    PURPOSES,
    ROOMS,
    TRAITOR,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, set_of

HOLY_SYMBOL = CARDS["holy_symbol"]
SECRET_CARDS = (CARDS["secret_stairs"], CARDS["secret_passage"])
DICE = {3: 2, 4: 3}
"""H22-ABYSS-3. T -> dice for the number of rooms; 0 and 1: none, 2: one room, 5 and more: `MOST_DICE`."""
MOST_DICE = 4
ABYSS_OPENS = NoticeKind("abyss_opens", room=ROOMS)
ABYSS_SATED = NoticeKind("abyss_sated", figure=FIGURES)


class AbyssData(HauntData):
    """The Abyss room, the sources used, and whose sacrifice keeps the house from collapsing, until when."""

    __slots__ = ("abyss", "own_turn_ends", "quiet", "used_cards", "used_rooms")

    abyss: int
    used_rooms: int
    used_cards: int
    quiet: int  # the seat whose sacrifice holds the house together, -1 nobody's
    own_turn_ends: int  # ends of that seat's turns still to come before the rooms go on collapsing


class TheAbyssGazesBack(Exorcising[AbyssData]):
    """H22-KNOW-1, H22-KNOW-2: each side reads its own page."""

    number = 22
    sources = EXORCISM  # H22-HEROES-1, H22-HEROES-2, H22-HEROES-3

    def fresh_data(self, g: House) -> AbyssData:
        """H22-SETUP-5. No token has been placed."""
        data = AbyssData()
        data.abyss = -1
        data.used_rooms = data.used_cards = 0
        data.quiet = -1
        data.own_turn_ends = 0
        return data

    def set_up(self, g: House[AbyssData]) -> Script[None]:
        """H22-SETUP-1, H22-SETUP-2, H22-SETUP-3, H22-SETUP-4. An empty basement room, or the next tile."""
        rooms = [r for r in rooms_on(g, BASEMENT) if SYMBOL[r] in (OMEN, EVENT) and not occupied(g, r)]
        if rooms:
            room = yield from choose_room(g, g.traitor, g.traitor, rooms, "abyss", "H22-SETUP-2")
        else:
            room = yield from fetch_next_room(g, g.traitor, BASEMENT)
        if room < 0:  # every tile lies in the house already
            room = yield from choose_room(g, g.traitor, g.traitor, edge_rooms(g, BASEMENT), "abyss", "H22-SETUP-3")
        g.data.abyss = room
        g.tell(EVERYONE, ABYSS_OPENS, room)
        g.track = 0

    # -- the traitor's events

    def replace_draw(self, g: House[AbyssData], seat: Seat, symbol: int) -> Script[bool]:
        """H22-TRAITOR-2. In the basement the traitor may take Secret Stairs or Secret Passage instead of an event."""
        if symbol != EVENT or g.team[seat] != TRAITOR or floor_of(g, g.room[seat]) != BASEMENT:
            return False
        cards = [card for card in SECRET_CARDS if in_deck(g, card)]
        if not cards:
            return False

        def offers(_: House[AbyssData], __: int, ask: Ask) -> None:
            ask.options.append(NO)
            ask.options += [PICK_CARD(card) for card in cards]

        option: Option = yield Decision(seat, "abyss_event", offers, "H22-TRAITOR-2", g.word[seat])
        if option is NO:
            return False
        card = option.args[0]
        fetch_card(g, card)
        end_movement(g, seat)
        g.tell(EVERYONE, DREW, g.word[seat], card)
        yield from receive_event(g, seat, card)
        return True

    # -- timeline

    def on_turn_end(self, g: House[AbyssData], seat: Seat) -> Script[None]:
        """H22-ABYSS-1, H22-ABYSS-2, H22-TRAITOR-1. Each living hero, and the traitor (HC-11); then T + 1."""
        if seat == g.traitor:
            yield from self._collapse_by_track(g, seat)
            advance_track(g, g.track + 1)
        elif g.fate[seat] == IN_HOUSE:
            yield from self._collapse_by_track(g, seat)
        _wear_off(g, seat)

    def _collapse_by_track(self, g: House[AbyssData], seat: Seat) -> Script[None]:
        """H22-ABYSS-1, H22-ABYSS-3, H22-HEROES-4. As many rooms as the track says, unless the abyss is sated."""
        if g.track == 0:
            if seat == g.traitor:
                yield from collapse(g, g.data.abyss, jump_out)
            return
        if g.track == 1 or g.data.quiet >= 0 or (yield from _sacrifice(g, seat)):
            return
        if g.track == 2:
            count = 1
        else:
            count = yield from fixed_roll(g, seat, DICE.get(g.track, MOST_DICE), PURPOSES["collapse"])
        for _ in range(count):
            yield from _collapse_one(g, seat)

    def sent_nowhere(self, g: House[AbyssData], figure: Figure) -> Script[None]:
        """H22-ABYSS-7. Whoever is sent into a collapsed room, or onto a floor with no room left, dies."""
        return perish_in_ruins(g, figure)

    # -- winning

    def winner(self, g: House[AbyssData]) -> int:
        """H22-WIN-1. P tokens, and a hero is alive. All dead (H22-WIN-2) is for the rulebook (BET-WIN-6)."""
        return super().winner(g) if living_heroes(g) else CARRY_ON

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[AbyssData], seat: Seat) -> dict[str, Any]:
        data = g.data
        return {
            "abyss": ROOMS.words[data.abyss] if data.abyss >= 0 else "",
            **shown_exorcism(g, seat, data),
            "quiet": name_of(g, data.quiet) if data.quiet >= 0 else "",
        }

    def goals(self, g: House[AbyssData], seat: Seat) -> list[Goal]:
        danger = _goal_is_not(g)
        if g.team[seat] == TRAITOR:
            goals = [Goal(targets=tuple(heroes_in_house(g)), avoid=danger)]
        else:
            goals = [exorcism_goal(g, seat, EXORCISM, g.data), Goal(avoid=danger)]
        if g.fate[seat] == IN_HOUSE and has(danger, g.room[seat]):
            goals.insert(0, Goal(rooms=set_of(rooms_in_house(g)) & ~danger))
        return goals


def _floor_in_turn(g: House[AbyssData]) -> int:
    """H22-ABYSS-4, H22-ABYSS-8. Basement first, then ground, then upper floor; -1: nothing is left."""
    return next_floor(g, range(3))


def _goal_is_not(g: House[AbyssData]) -> int:
    """For the general bot: the rooms that can go next, as everybody sees them."""
    if g.track == 0:
        return just(g.data.abyss) if g.data.abyss >= 0 else 0
    floor = _floor_in_turn(g)
    return set_of(room for room in rooms_on(g, floor) if near_ruin(g, room)) if floor >= 0 else 0


def _collapse_one(g: House[AbyssData], seat: Seat) -> Script[None]:
    """H22-ABYSS-4, H22-ABYSS-5, H22-ABYSS-6. Whose turn ends chooses; where a new floor begins, the traitor does."""
    floor = _floor_in_turn(g)
    if floor < 0:
        return
    if has_begun(g, floor):
        room = yield from choose_collapse(g, seat, beside_ruins(g, floor))
    else:
        room = yield from choose_collapse(g, g.traitor, edge_rooms(g, floor))
    yield from collapse(g, room, jump_out)


def _sacrifice(g: House[AbyssData], seat: Seat) -> Script[bool]:
    """H22-HEROES-4, H22-HEROES-5. A hero beside the abyss discards the Holy Symbol: nothing collapses for a while."""
    if g.team[seat] == TRAITOR or not holds(g, seat, HOLY_SYMBOL) or not joined_to_ruin(g, g.room[seat]):
        return False
    option: Option = yield Decision(seat, "sacrifice_symbol", offer_yes_no, "H22-HEROES-4", g.word[seat])
    if option is NO:
        return False
    discard_held(g, seat, HOLY_SYMBOL)
    g.data.quiet = seat
    g.data.own_turn_ends = 2  # this one, and the one of the next turn
    g.tell(EVERYONE, ABYSS_SATED, g.word[seat])
    yield from settle_skull(g, seat, BY_CARD)
    return True


def _wear_off(g: House[AbyssData], seat: Seat) -> None:
    """H22-HEROES-4. The end of a turn of whoever made the sacrifice: after that of the next, rooms collapse again."""
    if g.data.quiet != seat:
        return
    g.data.own_turn_ends -= 1
    if not g.data.own_turn_ends:
        g.data.quiet = -1
