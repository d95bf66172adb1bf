"""Haunt 45, Tick, Tick, Tick. Every hero carries a bomb; the traitor sits still, with the trigger and a bigger one."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import (
    from_pile,
    get_card,
    holder_of,
    holds,
    lose_card,
    pile_with,
)
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die, discard_everything
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import advance_track, explorers_inside, heroes_in_house, living_heroes
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import end
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.consent import agrees
from housebound.games.betrayal.haunts.parts.conversion import be_no_more
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.decks import fetch_card
from housebound.games.betrayal.house.plan import side_adjacent
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, spot_at
from housebound.games.betrayal.state import DEAD, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    DIED,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MYSTIC_ELEVATOR,
    PURPOSES,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

DEFUSE = VERBS.verb("defuse", FIGURES, rule="H45-HEROES-1")
DEFUSED = NoticeKind("bomb_defused", figure=FIGURES)
REFUSED = NoticeKind("defusing_refused", figure=FIGURES)
EXPLODED = NoticeKind("bomb_exploded", figure=FIGURES)
BIG_BOMB = NoticeKind("big_bomb_exploded")

BOMBS = tuple(CARDS[f"time_bomb_{n}"] for n in range(1, 6))
ALL_BOMBS = set_of(BOMBS)
DYNAMITE, MADMAN = CARDS["dynamite"], CARDS["madman"]
DEFUSE_TARGET, MADMAN_TARGET, GOES_OFF = 7, 5, 2  # H45-HEROES-1, H45-HEROES-2
BLAST_RESULT, BIG_BOMB_TIME = 8, 12  # H45-TIME-3, H45-TIME-2


class BombData(HauntData):
    """H45-HEROES-3. Who has refused in this turn to have its bomb defused by somebody else, as bits of seats."""

    __slots__ = ("refused",)

    refused: int


class TickTickTick(Haunt[BombData]):
    """H45-KNOW-1, H45-KNOW-2: each side reads its own page.

    H45-TRAITOR-4, H45-HEROES-4: attacks are those of the rulebook. H45-WIN-2: no hero is left (BET-WIN-6).
    """

    number = 45

    def fresh_data(self, g: House) -> BombData:
        data = BombData()
        data.refused = 0
        return data

    def set_up(self, g: House[BombData]) -> Script[None]:
        """H45-SETUP-1, H45-SETUP-2, H45-SETUP-3, H45-SETUP-4. The Dynamite, from wherever it is; a bomb each."""
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

    def may_move(self, g: House[BombData], figure: Figure) -> str:
        """H45-TRAITOR-1. The traitor stays in the room where it stood when the haunt started."""
        return "H45-TRAITOR-1" if figure == g.traitor else ""

    def can_be_moved(self, g: House[BombData], figure: Figure) -> bool:
        """H45-TRAITOR-1. Nor does any effect move it."""
        return figure != g.traitor

    def can_ride(self, g: House[BombData], figure: Figure) -> bool:
        """H45-TRAITOR-2. A Mystic Elevator with the traitor in it no longer moves."""
        return g.room[g.traitor] != MYSTIC_ELEVATOR

    def more_targets(self, g: House[BombData], figure: Figure) -> tuple[int, ...]:
        """H45-TRAITOR-3. The traitor may use the Dynamite in its own room too."""
        return (g.room[figure],) if figure == g.traitor else ()

    def dynamite_hits(self, g: House[BombData], thrower: Figure, victim: Figure) -> bool:
        """H45-TRAITOR-3. Its own does nothing to it."""
        return not victim == thrower == g.traitor

    # -- bombs

    def may_part(self, g: House[BombData], figure: Figure, card: Card) -> str:
        """H45-BOMB-1. Time Bombs cannot be dropped, given or stolen."""
        return "H45-BOMB-1" if card in BOMBS else ""

    def on_enter(self, g: House[BombData], figure: Figure, room: Room) -> Script[None]:
        """H45-BOMB-3. Whoever carries an active bomb into the traitor's room or beside it explodes at once."""
        if has_bomb(g, figure) and _in_range(g, room):
            return _explode(g, figure)
        return NOTHING

    def elevator_moved(self, g: House[BombData]) -> Script[None]:
        """H45-BOMB-4. Being moved beside the traitor in the Mystic Elevator counts as entering."""
        if not _in_range(g, MYSTIC_ELEVATOR):
            return
        for seat in range(g.rules.seats):
            if g.room[seat] == MYSTIC_ELEVATOR and g.fate[seat] == IN_HOUSE and has_bomb(g, seat):
                yield from _explode(g, seat)

    def loses_belongings(self, g: House[BombData], seat: Seat, cause: int) -> bool:
        """H45-BOMB-2, H45-HEROES-2. An explosion leaves nothing: the only cause of this kind here."""
        return cause == BY_HAUNT

    def on_death(self, g: House[BombData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H45-BOMB-1. Whoever dies in another way takes its bomb along: nobody can pick it up."""
        spot = spot_at(g.room[seat], g.side[seat])
        for bomb in card_numbers(g.piles.get(spot, 0) & ALL_BOMBS):
            from_pile(g, bomb, spot)
            g.gone |= just(bomb)
        return NOTHING

    # -- defusing

    def on_turn_start(self, g: House[BombData], seat: Seat) -> Script[None]:
        """H45-HEROES-3. In every turn everybody may be asked anew."""
        g.data.refused = 0
        return NOTHING

    def offer(self, g: House[BombData], figure: Figure, ask: Ask) -> None:
        """H45-HEROES-1. Defuse one's own bomb, or that of another hero in the same room who agrees."""
        if g.team[figure] == TRAITOR:
            return
        for seat in heroes_in_house(g):
            offer_task(g, DEFUSE(g.word[seat]), ask, _no_defusing(g, figure, seat))

    def perform(self, g: House[BombData], figure: Figure, option: Option) -> Script[None]:
        """H45-HEROES-1, H45-HEROES-2. Knowledge 7+, or 5+ with the Madman: it is gone. 2 or less: it goes off."""
        seat = g.word.index(option.args[0])
        if seat != figure and not (yield from agrees(g, seat, figure, "let_defuse", REFUSED)):
            return
        target = MADMAN_TARGET if holds(g, figure, MADMAN) else DEFUSE_TARGET
        result = yield from task_roll(g, figure, KNOWLEDGE, needed=target)
        if g.fate[figure] != IN_HOUSE or not has_bomb(g, seat):
            return
        if result >= target:
            _lose_bomb(g, seat)
            g.tell(EVERYONE, DEFUSED, g.word[seat])
        elif result <= GOES_OFF:
            yield from _explode(g, seat, spare_traitor=False)

    # -- timeline

    def on_turn_end(self, g: House[BombData], seat: Seat) -> Script[None]:
        """H45-TIME-1, H45-TIME-2, H45-TIME-3, H45-WIN-3. End of each traitor turn: T + 1.

        At 12 the Big Bomb explodes; else the dice may set off the next bomb.
        """
        if seat != g.traitor:
            return
        advance_track(g, g.track + 1)
        if g.track >= BIG_BOMB_TIME:
            g.tell(EVERYONE, BIG_BOMB)
            end(g, self.team_seats(g, TRAITOR), "BET-WIN-1")
        bearer = _next_bearer(g)
        if bearer < 0:
            return
        if (yield from fixed_roll(g, seat, g.track + len(living_heroes(g)), PURPOSES["bomb"])) >= BLAST_RESULT:
            yield from _explode(g, bearer)

    # -- winning

    def winner(self, g: House[BombData]) -> int:
        """H45-WIN-1. The traitor is dead and a hero is alive."""
        if g.fate[g.traitor] == DEAD and living_heroes(g):
            return self.team_seats(g, HEROES)
        return CARRY_ON

    def aftermath(self, g: House[BombData]) -> None:
        """H45-TIME-2. The Big Bomb leaves nobody and nothing."""
        if g.track >= BIG_BOMB_TIME:
            for seat in explorers_inside(g):
                g.tell(EVERYONE, DIED, g.word[seat])
                discard_everything(g, seat)
                be_no_more(g, seat)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[BombData], seat: Seat) -> dict[str, Any]:
        bearers = names_of(g, (s for s in range(g.rules.seats) if has_bomb(g, s)))
        return {"bombs": bearers, "armed": _armed(g) if seat == g.traitor else ""}

    def check(self, g: House[BombData]) -> None:
        assert not any(cards & ALL_BOMBS for cards in g.piles.values()), "a Time Bomb lies about"
        assert not has_bomb(g, g.traitor), "the traitor has a Time Bomb"

    def goals(self, g: House[BombData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(verbs=("throw",), targets=tuple(heroes_in_house(g)))]
        able = [s for s in heroes_in_house(g) if _skilled(g, s)]
        defuse = (DEFUSE.name,) if _skilled(g, seat) else ()
        if not has_bomb(g, seat):
            return [Goal(verbs=defuse, targets=(g.traitor,))]
        hands = rooms_of(g, able) if not defuse else 0
        return [Goal(verbs=defuse, rooms=hands, avoid=_range(g), explore=True)]


def has_bomb(g: House[BombData], seat: Seat) -> bool:
    """Whether the explorer carries an active Time Bomb."""
    return g.held[seat] & ALL_BOMBS != 0


def _skilled(g: House[BombData], seat: Seat) -> bool:
    """For the general bot: whether a try at a bomb is likelier to help than to kill, or there is no time left."""
    dice = value(g, seat, KNOWLEDGE)
    return dice >= (4 if holds(g, seat, MADMAN) else 5) or g.track >= BIG_BOMB_TIME - 3


def _no_defusing(g: House[BombData], seat: Seat, bearer: Seat) -> str:
    """H45-HEROES-1, H45-HEROES-3. The rule by which this hero cannot work on that one's bomb; empty: it can."""
    if g.room[bearer] != g.room[seat] or not has_bomb(g, bearer):
        return "H45-HEROES-1"
    if across(g, bearer, seat):
        return "BET-BARRIER-7"
    return "H45-HEROES-3" if has(g.data.refused, bearer) else ""


def _lose_bomb(g: House[BombData], seat: Seat) -> None:
    bombs = g.held[seat] & ALL_BOMBS
    g.held[seat] &= ~bombs
    g.gone |= bombs


def _armed(g: House[BombData]) -> bool:
    """H45-BOMB-5. The trigger works from the end of the first traitor turn on."""
    return g.track > 0


def _range(g: House[BombData]) -> int:
    """H45-BOMB-3, HC-4. The traitor's room and the rooms side-adjacent to it, as bits."""
    room = g.room[g.traitor]
    return set_of((room, *side_adjacent(g, room)))


def _in_range(g: House[BombData], room: Room) -> bool:
    return _armed(g) and has(_range(g), room)


def _next_bearer(g: House[BombData]) -> int:
    """H45-TIME-3. The nearest living hero to the traitor's left with an active bomb; -1: nobody has one."""
    order = clockwise(g, g.traitor + 1)
    return next((seat for seat in order if g.fate[seat] == IN_HOUSE and has_bomb(g, seat)), -1)


def _explode(g: House[BombData], seat: Seat, spare_traitor: bool = True) -> Script[None]:
    """H45-BOMB-2, H45-HEROES-2, H45-WIN-2. This hero and every other hero in the room die with all they carry.

    `spare_traitor` is off when a bomb goes off under somebody's hands: then the traitor dies too, last, so that it wins
    if no hero is left.
    """
    g.tell(EVERYONE, EXPLODED, g.word[seat])
    room = g.room[seat]
    order = [seat, *(s for s in range(g.rules.seats) if s not in (seat, g.traitor)), g.traitor]
    for victim in order:
        if g.room[victim] == room and g.fate[victim] == IN_HOUSE and (victim != g.traitor or not spare_traitor):
            yield from die(g, victim, BY_HAUNT)
