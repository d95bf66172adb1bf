"""Haunt 45, Tick, Tick, Tick. Every hero carries a bomb; the traitor sits still, with the trigger and a bigger one."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import (
    from_pile,
    get_card,
    holder_of,
    holds,
    lose_card,
    pile_with,
)
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.decks import fetch_card
from housebound.games.betrayal.dice import FIXED_ROLL, roll
from housebound.games.betrayal.haunts.barrier_sides import across
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.consent import agrees
from housebound.games.betrayal.haunts.figures import advance_track, heroes_in_house, living_heroes
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.names import names_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits, rooms_of
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.house import side_adjacent
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.winning import end
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MYSTIC_ELEVATOR,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

DEFUSE = VERBS.verb("defuse", FIGURES)
DEFUSED = NoticeKind("bomb_defused", figure=FIGURES)
REFUSED = NoticeKind("defusing_refused", figure=FIGURES)
EXPLODED = NoticeKind("bomb_exploded", figure=FIGURES)
BIG_BOMB = NoticeKind("big_bomb_exploded")

BOMBS = tuple(CARDS[f"time_bomb_{n}"] for n in range(1, 6))
ALL_BOMBS = sum(1 << bomb for bomb in BOMBS)
DYNAMITE, MADMAN = CARDS["dynamite"], CARDS["madman"]
DEFUSE_TARGET, MADMAN_TARGET, GOES_OFF = 7, 5, 2
BLAST_RESULT, BIG_BOMB_TIME = 8, 12


class BombData(HauntData):
    """Who has refused in this turn to have its bomb defused by somebody else, as bits of seats."""

    __slots__ = ("refused",)

    refused: int


class TickTickTick(Haunt):
    number = 45

    def fresh_data(self, g: House) -> BombData:
        data = BombData()
        data.refused = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor) 2, 3: the Dynamite, from wherever it is. Setup (heroes) 1: a Time Bomb each."""
        holder, spot = holder_of(g, DYNAMITE), pile_with(g, DYNAMITE)
        if holder != g.traitor:
            if holder >= 0:
                lose_card(g, holder, DYNAMITE)
            elif spot >= 0:
                from_pile(g, DYNAMITE, spot)
            if holder >= 0 or spot >= 0 or fetch_card(g, DYNAMITE):
                get_card(g, g.traitor, DYNAMITE)
        heroes = [seat for seat in range(g.rules.seats) if seat != g.traitor]
        for seat, bomb in zip(heroes, BOMBS, strict=False):
            get_card(g, seat, bomb)
        g.track = 0
        return NOTHING

    # -- the traitor

    def can_move(self, g: House, figure: int) -> bool:
        """The traitor stays in the room where it stood when the haunt started."""
        return figure != g.traitor

    def can_be_moved(self, g: House, figure: int) -> bool:
        return figure != g.traitor

    def can_ride(self, g: House, figure: int) -> bool:
        """A Mystic Elevator with the traitor in it no longer moves."""
        return g.room[g.traitor] != MYSTIC_ELEVATOR

    def more_targets(self, g: House, figure: int) -> tuple[int, ...]:
        """The traitor may use the Dynamite in its own room too."""
        return (g.room[figure],) if figure == g.traitor else ()

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return not victim == thrower == g.traitor

    # -- bombs

    def may_part(self, g: House, figure: int, card: int) -> str:
        """Time Bombs cannot be dropped, traded or stolen."""
        return "BET-GEN-5" if card in BOMBS else ""

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        """Proximity: whoever carries an active bomb into the traitor's room or beside it explodes at once."""
        if figure < FIRST_MONSTER and has_bomb(g, figure) and _in_range(g, room):
            return _explode(g, figure)
        return NOTHING

    def elevator_moved(self, g: House) -> Script[None]:
        """Being moved beside the traitor in the Mystic Elevator counts as entering."""
        if not _in_range(g, MYSTIC_ELEVATOR):
            return
        for seat in range(g.rules.seats):
            if g.room[seat] == MYSTIC_ELEVATOR and g.fate[seat] == IN_HOUSE and has_bomb(g, seat):
                yield from _explode(g, seat)

    def loses_belongings(self, g: House, seat: int, cause: int) -> bool:
        """An explosion leaves nothing: the only cause of this kind here."""
        return cause == BY_HAUNT

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """Whoever dies in another way takes its bomb along: nobody can pick it up."""
        spot = g.room[seat] * 2 + g.side[seat]
        for bomb in card_numbers(g.piles.get(spot, 0) & ALL_BOMBS):
            from_pile(g, bomb, spot)
            g.gone |= 1 << bomb
        return NOTHING

    # -- defusing

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        g.data.refused = 0
        return NOTHING

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        """Defuse one's own bomb, or that of another hero in the same room who agrees."""
        if figure >= FIRST_MONSTER or g.team[figure] == TRAITOR:
            return
        for seat in heroes_in_house(g):
            if g.room[seat] != g.room[figure] or not has_bomb(g, seat):
                continue
            why = "BET-BARRIER-7" if across(g, seat, figure) else ""
            if g.data.refused >> seat & 1:
                why = "BET-TURN-7"
            offer_task(g, DEFUSE(g.word[seat]), ask, why)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        """Knowledge 7+, or 5+ with the Madman: the bomb is gone. 2 or less: it goes off."""
        seat = g.word.index(option.args[0])
        if seat != figure and not (yield from agrees(g, seat, figure, "let_defuse", REFUSED)):
            return
        result = yield from task_roll(g, figure, KNOWLEDGE)
        if g.fate[figure] != IN_HOUSE or not has_bomb(g, seat):
            return
        if result >= (MADMAN_TARGET if holds(g, figure, MADMAN) else DEFUSE_TARGET):
            _lose_bomb(g, seat)
            g.tell(EVERYONE, DEFUSED, g.word[seat])
        elif result <= GOES_OFF:
            yield from _explode(g, seat, spare_traitor=False)

    # -- timeline

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """End of each traitor turn: T + 1, the Big Bomb at 12, else dice that may set off the next bomb."""
        if seat != g.traitor:
            return
        advance_track(g, g.track + 1)
        if g.track >= BIG_BOMB_TIME:
            g.tell(EVERYONE, BIG_BOMB)
            end(g, self.team_seats(g, TRAITOR), "BET-WIN-1")
        bearer = _next_bearer(g)
        if bearer < 0:
            return
        if (yield from roll(g, seat, g.track + len(living_heroes(g)), FIXED_ROLL)) >= BLAST_RESULT:
            yield from _explode(g, bearer)

    # -- winning

    def winner(self, g: House) -> int:
        """The traitor is dead and a hero is alive. (All heroes dead: BET-WIN-6.)"""
        if g.fate[g.traitor] == DEAD and living_heroes(g):
            return self.team_seats(g, HEROES)
        return CARRY_ON

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        bearers = names_of(g, (s for s in range(g.rules.seats) if has_bomb(g, s)))
        return {"bombs": bearers, "armed": _armed(g) if seat == g.traitor else ""}

    def check(self, g: House) -> None:
        assert not any(cards & ALL_BOMBS for cards in g.piles.values()), "a Time Bomb lies about"
        assert not has_bomb(g, g.traitor), "the traitor has a Time Bomb"

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(verbs=("throw",), targets=tuple(heroes_in_house(g)))]
        able = [s for s in heroes_in_house(g) if _skilled(g, s)]
        defuse = (DEFUSE.name,) if _skilled(g, seat) else ()
        if not has_bomb(g, seat):
            return [Goal(verbs=defuse, targets=(g.traitor,))]
        hands = rooms_of(g, able) if not defuse else 0
        return [Goal(verbs=defuse, rooms=hands, avoid=_range(g), explore=True)]


def has_bomb(g: House, seat: int) -> bool:
    """Whether the explorer carries an active Time Bomb."""
    return g.held[seat] & ALL_BOMBS != 0


def _skilled(g: House, seat: int) -> bool:
    """For the general bot: whether a try at a bomb is likelier to help than to kill, or there is no time left."""
    dice = value(g, seat, KNOWLEDGE)
    return dice >= (4 if holds(g, seat, MADMAN) else 5) or g.track >= BIG_BOMB_TIME - 3


def _lose_bomb(g: House, seat: int) -> None:
    bombs = g.held[seat] & ALL_BOMBS
    g.held[seat] &= ~bombs
    g.gone |= bombs


def _armed(g: House) -> bool:
    """The trigger works from the end of the first traitor turn on."""
    return g.track > 0


def _range(g: House) -> int:
    """HC-4. The traitor's room and the rooms side-adjacent to it, as bits."""
    room = g.room[g.traitor]
    return bits((room, *side_adjacent(g, room)))


def _in_range(g: House, room: int) -> bool:
    return _armed(g) and g.room[g.traitor] >= 0 and bool(_range(g) >> room & 1)


def _next_bearer(g: House) -> int:
    """The nearest living hero to the traitor's left with an active bomb; -1: nobody has one."""
    order = clockwise(g, g.traitor + 1)
    return next((seat for seat in order if g.fate[seat] == IN_HOUSE and has_bomb(g, seat)), -1)


def _explode(g: House, seat: int, spare_traitor: bool = True) -> Script[None]:
    """This hero and every other hero in the room die with all they carry.

    `spare_traitor` is off when a bomb goes off under somebody's hands: then the traitor dies too, last, so that it wins
    if no hero is left.
    """
    g.tell(EVERYONE, EXPLODED, g.word[seat])
    room = g.room[seat]
    order = [seat, *(s for s in range(g.rules.seats) if s not in (seat, g.traitor)), g.traitor]
    for victim in order:
        if g.room[victim] == room and g.fate[victim] == IN_HOUSE and (victim != g.traitor or not spare_traitor):
            yield from die(g, victim, BY_HAUNT)


present(TickTickTick)
