"""Haunt 9, The Dance of Death. A fiddle plays in the Ballroom, and one hero after another goes there to dance.

Nobody is a traitor at first. A hero whom the music overcomes turns (HC-12), and all who have turned are one side, which
wins when the Holy Symbol is destroyed or no hero is left. The heroes win by P banishings in the Pentagram Chamber.

Decided here where the text is silent: from the Gallery the shortest way into the Ballroom is the jump, and a lured hero
takes it; whether it tries a barrier is its own choice; the Collapsed Room is open to it only if the landing is nearer.
Whoever carries the Holy Symbol, hero or not, cannot give or drop it. Who turns is healed of a Knowledge on the skull
too. The traitors' weapons for Might do not serve them; the Revolver and the Ring do. If all heroes die before one has
turned, nobody has won.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import holder_of, holds, pile_with
from housebound.games.betrayal.figures.damage import BY_HAUNT, lose
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.conversion import go_over, raise_to_start
from housebound.games.betrayal.haunts.parts.depths import depths_goal, ends_turn_in_depths
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.moving import offer_steps
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.play.toward import far_for
from housebound.games.betrayal.state import IN_HOUSE, SKULL, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    BALLROOM,
    CARDS,
    CLIMB,
    CROSS,
    FALL,
    FIGURES,
    HEROES,
    JUMP,
    MIGHT,
    PASSAGE,
    ROOMS,
    SANITY,
    SPEED,
    STAIRS_FROM_BASEMENT,
    TRAITOR,
    VERBS,
    WALK,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import just

BANISH = VERBS.verb("banish_fiddler", rule="H09-BANISH-1")()
LURED = NoticeKind("lured", figure=FIGURES)
ROOTED = NoticeKind("cannot_stop_dancing", figure=FIGURES)
DESTROYED = NoticeKind("holy_symbol_destroyed", figure=FIGURES, room=ROOMS)

HOLY_SYMBOL = CARDS["holy_symbol"]
PENTAGRAM_CHAMBER = ROOMS["pentagram_chamber"]
LURE_TARGET, DANCE_TARGET, BANISH_TARGET = 4, 3, 5
STEPS = (WALK.name, CLIMB.name, PASSAGE.name, JUMP.name, FALL.name)
NOBODY = -1
FAR = len(ROOMS)


class DanceData(HauntData):
    """Banishings, and who in this turn is `lured` to the Ballroom or `rooted` to the spot (seats, -1 nobody).

    `far`: while somebody is lured, room -> spaces to the Ballroom. `destroyed`: the Holy Symbol is.
    """

    __slots__ = ("destroyed", "far", "lured", "rooted", "tokens")

    tokens: int
    destroyed: bool
    lured: int
    rooted: int
    far: dict[int, int]


class TheDanceOfDeath(Haunt[DanceData]):
    """H09-KNOW-1, H09-KNOW-2: who has turned reads both pages. H09-FIDDLER-1: there is no monster in the house.

    H09-TRAITOR-5: sides are the teams, as the rulebook has it. H09-SYMBOL-2: so are piles. H09-TRAITOR-2: who turns
    loses nothing.
    """

    number = 9
    monster_turn = False  # H09-SETUP-1

    # -- beginning

    def fresh_data(self, g: House) -> DanceData:
        data = DanceData()
        data.tokens = 0
        data.destroyed = False
        data.lured = data.rooted = NOBODY
        data.far = {}
        return data

    def set_up(self, g: House[DanceData]) -> Script[None]:
        """H09-SETUP-2. The revealer brings in the rooms that are needed."""
        yield from fetch_room(g, g.revealer, STAIRS_FROM_BASEMENT)
        yield from fetch_room(g, g.revealer, PENTAGRAM_CHAMBER, far_from=g.room[g.revealer])
        yield from fetch_room(g, g.revealer, BALLROOM)

    # -- the music

    def on_turn_start(self, g: House[DanceData], seat: Seat) -> Script[None]:
        """H09-LURE-1, H09-TRAITOR-2, HC-23. The lure for heroes without the Holy Symbol.

        For those who have turned, be it just now, the dance in their legs.
        """
        turn_up_cards(g, seat, (HOLY_SYMBOL,))
        if g.fate[seat] != IN_HOUSE:
            return
        if g.team[seat] == HEROES and not holds(g, seat, HOLY_SYMBOL):
            yield from self._lure(g, seat)
        if g.team[seat] == TRAITOR:
            yield from self._dance(g, seat)

    def _lure(self, g: House[DanceData], seat: Seat) -> Script[None]:
        """H09-LURE-1, H09-LURE-2, H09-LURE-3. A failure turns a hero in the Ballroom, and leads another one there."""
        say_deed(g, seat, "resist_lure")
        result = yield from trait_roll(g, seat, SANITY, needed=LURE_TARGET, openly=False)
        if result >= LURE_TARGET or g.team[seat] == TRAITOR or g.fate[seat] != IN_HOUSE:
            return
        if g.room[seat] == BALLROOM:
            self._turn(g, seat)
            return
        yield from lose(g, seat, SANITY, 1, BY_HAUNT)
        if g.team[seat] == HEROES:
            g.data.far = far_for(g, seat, [BALLROOM])
            g.data.lured = seat
            g.tell(EVERYONE, LURED, g.word[seat])

    def _dance(self, g: House[DanceData], seat: Seat) -> Script[None]:
        """H09-TRAITOR-3. Might 3 or more, or it stays where it is and loses 1 Might."""
        say_deed(g, seat, "stop_dancing")
        if (yield from trait_roll(g, seat, MIGHT, needed=DANCE_TARGET, openly=False)) >= DANCE_TARGET or g.fate[
            seat
        ] != IN_HOUSE:
            return
        g.data.rooted = seat
        g.tell(EVERYONE, ROOTED, g.word[seat])
        yield from lose(g, seat, MIGHT, 1, BY_HAUNT)

    def _turn(self, g: House[DanceData], seat: Seat) -> None:
        """H09-TRAITOR-1. One more dancer, with no trait below its start."""
        go_over(g, seat)
        raise_to_start(g, seat)
        if g.data.lured == seat:
            self._let_go(g)
        check_win(g)

    def on_skull(self, g: House[DanceData], seat: Seat, cause: int, killer: Figure) -> Script[bool]:
        """H09-LURE-6, H09-TRAITOR-6. A hero whose Sanity is gone dances; one that has turned dies of it."""
        if g.team[seat] == TRAITOR or g.clip[seat * 4 + SANITY] != SKULL:
            return False
        self._turn(g, seat)
        return True
        yield

    def _let_go(self, g: House[DanceData]) -> None:
        g.data.lured = g.data.rooted = NOBODY
        g.data.far = {}

    def on_turn_end(self, g: House[DanceData], seat: Seat) -> Script[None]:
        """H09-TRAITOR-7. A traitor that ends its turn in the depths with the Holy Symbol has destroyed it."""
        self._let_go(g)
        if ends_turn_in_depths(g, seat, HOLY_SYMBOL, DESTROYED):
            g.data.destroyed = True
        return NOTHING

    # -- where the music lets one go

    def may_move(self, g: House[DanceData], figure: Figure) -> str:
        """H09-TRAITOR-3. The dance keeps it on the spot."""
        return "H09-TRAITOR-3" if figure == g.data.rooted else ""

    def may_discover(self, g: House[DanceData], figure: Figure) -> str:
        """H09-LURE-3. The way leads through discovered rooms only."""
        return self.barred(g, figure, -1) if figure == g.data.lured else super().may_discover(g, figure)

    def barred(self, g: House[DanceData], figure: Figure, room: Room) -> str:
        """H09-LURE-3, H09-LURE-4, H09-LURE-5. Who is lured goes nearer to the Ballroom with each step (HC-3).

        H09-TRAITOR-3: who is rooted goes nowhere, not even through a Revolving Wall.
        """
        if figure != g.data.lured:
            return self.may_move(g, figure)
        far: dict[int, int] = g.data.far
        here = far.get(g.room[figure], FAR)
        if far.get(room, FAR) < here:
            return ""
        return "H09-LURE-4" if here == 0 else "H09-LURE-5" if here == FAR else "H09-LURE-3"

    def may_stop(self, g: House[DanceData], figure: Figure) -> str:
        """H09-LURE-4. The walk takes the full Speed, and ends in the Ballroom."""
        if figure != g.data.lured or g.failures[figure] >= 0:
            return ""
        steps = Ask(figure, [])
        offer_steps(g, figure, steps)
        return "H09-LURE-4" if any(step.verb is not CROSS for step in steps.options) else ""

    # -- fighting and the Holy Symbol

    def attack_traits(self, g: House[DanceData], figure: Figure) -> tuple[int, ...]:
        """H09-TRAITOR-4. Those who have turned attack with Speed."""
        return (SPEED,) if self.side_of(g, figure) == TRAITOR else super().attack_traits(g, figure)

    def may_attack(self, g: House[DanceData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H09-TRAITOR-4. They make no Might attacks."""
        if trait == MIGHT and self.side_of(g, attacker) == TRAITOR:
            return "H09-TRAITOR-4"
        return super().may_attack(g, attacker, target, trait, card)

    def may_part(self, g: House[DanceData], figure: Figure, card: Card) -> str:
        """H09-SYMBOL-1. It is neither given nor dropped, which its bearer could only do when it acts; only stolen."""
        return "H09-SYMBOL-1" if card == HOLY_SYMBOL and figure == g.acting else ""

    # -- banishing

    def offer(self, g: House[DanceData], figure: Figure, ask: Ask) -> None:
        """H09-BANISH-1. In the Pentagram Chamber, with the Holy Symbol in a hero's hands there."""
        if g.team[figure] == TRAITOR or g.room[figure] != PENTAGRAM_CHAMBER:
            return
        bearer = holder_of(g, HOLY_SYMBOL)
        near = bearer in heroes_in_house(g) and g.room[bearer] == PENTAGRAM_CHAMBER
        offer_task(g, BANISH, ask, "" if near else "H09-BANISH-1")

    def perform(self, g: House[DanceData], figure: Figure, option: Option) -> Script[None]:
        """H09-BANISH-1. Sanity 5 or more puts one of the tokens there."""
        if (yield from task_roll(g, figure, SANITY, needed=BANISH_TARGET)) >= BANISH_TARGET:
            g.data.tokens += 1
            succeed(g, HEROES, g.data.tokens)

    # -- winning

    def winner(self, g: House[DanceData]) -> int:
        """H09-SETUP-3, H09-WIN-1, H09-WIN-2. That no hero is left (H09-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.tokens >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.destroyed else CARRY_ON

    # -- what everybody sees

    def shown(self, g: House[DanceData], seat: Seat) -> dict[str, Any]:
        return {
            "banishings": g.data.tokens,
            "lured": name_of(g, g.data.lured) if g.data.lured >= 0 else "",
        }

    def check(self, g: House[DanceData]) -> None:
        assert 0 <= g.data.tokens <= g.rules.seats, "more banishings than are needed"
        assert g.data.lured == NOBODY or g.team[g.data.lured] == HEROES, "only heroes are lured"
        assert g.data.rooted == NOBODY or g.team[g.data.rooted] == TRAITOR, "only traitors dance on the spot"

    # -- for the general bot

    def goals(self, g: House[DanceData], seat: Seat) -> list[Goal]:
        bearer, heroes = holder_of(g, HOLY_SYMBOL), heroes_in_house(g)
        chase = Goal(targets=(bearer,) if bearer >= 0 else (), cards=(HOLY_SYMBOL,))
        if g.team[seat] == TRAITOR:
            if bearer == seat:
                return [depths_goal(g)]
            return [chase if bearer in heroes or pile_with(g, HOLY_SYMBOL) >= 0 else Goal(targets=tuple(heroes))]
        chamber = just(PENTAGRAM_CHAMBER)
        banish = Goal(rooms=chamber, verbs=(BANISH.name,), avoid=0 if bearer == seat else just(BALLROOM))
        led = [Goal(verbs=STEPS)] if g.data.lured == seat else []  # wherever the music leads
        return [banish if bearer in heroes else chase, *led]
