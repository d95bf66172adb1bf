"""Haunt 33, An Invocation of Darkness. Out of the Book the traitor reads the name of an Elder God.

The heroes win when the Book is destroyed, also after the God has come, or when the traitor is killed before that. The
traitor's side wins when all heroes are dead.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import BOOK, destroy, holder_of, holds, pile_with
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import fixed_roll, throw_all, trait_roll
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.conversion import raise_to_start
from housebound.games.betrayal.haunts.parts.fetched_rooms import fetch_one_of
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.parts.tasks import succeed
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Figure, Seat, Trait
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CHAPEL,
    FIGHTING,
    FIGURES,
    FOR_GAIN,
    FURNACE_ROOM,
    HEROES,
    KNOWLEDGE,
    ROOMS,
    SPEED,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has

INVOKE = VERBS.verb("invoke", rule="H33-RITUAL-1")()
DESTROY_BOOK = VERBS.verb("destroy_book", rule="H33-HEROES-2")()
PORTAL_OPENS = NoticeKind("portal_opens", room=ROOMS)
BOOK_DESTROYED = NoticeKind("book_destroyed", figure=FIGURES, room=ROOMS)

RITUAL_ROOMS = (CHAPEL, ROOMS["pentagram_chamber"])
FIRES = (FURNACE_ROOM, ROOMS["chasm"])
"""H33-HEROES-2. Where the Book can be destroyed."""
INVOKE_TARGET, TOKENS_NEEDED = 5, 5  # H33-RITUAL-1, H33-RITUAL-4
GIFT_DICE = 2  # H33-SETUP-2
NOT_YET = -1


class InvocationData(HauntData):
    """`tokens`: of the ritual; `begun`: its first roll has been made; `came`: the round of the summoning, or NOT_YET;
    `burnt`: the Book is destroyed.
    """

    __slots__ = ("begun", "burnt", "came", "tokens")

    tokens: int
    begun: bool
    came: int
    burnt: bool


class AnInvocationOfDarkness(Haunt[InvocationData]):
    """H33-KNOW-1, H33-KNOW-3, H33-KNOW-4: each side reads its own page. H33-SETUP-1: the God is no monster yet.

    H33-HEROES-1, H33-HEROES-3, H33-GOD-4, H33-GOD-5: theft, damage, and what monsters carry are the rulebook's.
    """

    number = 33

    # -- beginning

    def fresh_data(self, g: House) -> InvocationData:
        data = InvocationData()
        data.tokens = 0
        data.begun = False
        data.came = NOT_YET
        data.burnt = False
        return data

    def set_up(self, g: House[InvocationData]) -> Script[None]:
        """H33-SETUP-2, H33-SETUP-4. The traitor grows; the heroes lay a room for the ritual, if there is none."""
        raise_to_start(g, g.traitor)
        for trait in range(4):
            gain(g, g.traitor, trait, (yield from fixed_roll(g, g.traitor, GIFT_DICE, FOR_GAIN)))
        if not any(in_house(g, room) for room in RITUAL_ROOMS):
            yield from self._fetch_ritual_room(g)

    def _fetch_ritual_room(self, g: House[InvocationData]) -> Script[None]:
        """H33-SETUP-4. One of the two, then among the doorways that are farthest from the traitor for that tile."""
        rooms = [room for room in RITUAL_ROOMS if has(g.unseen, room)]
        return fetch_one_of(g, first_hero(g), rooms, "ritual_room", "H33-SETUP-4", far_from=g.room[g.traitor])

    def turn_order(self, g: House[InvocationData]) -> tuple[int, ...]:
        """H33-SETUP-3. The traitor has an extra turn before the first round."""
        order = super().turn_order(g)
        return (g.traitor, *order) if g.round == 1 else order

    def on_turn_start(self, g: House[InvocationData], seat: Seat) -> Script[None]:
        """HC-23. The Book, and a room where it can be destroyed, must be to be had."""
        turn_up_cards(g, seat, (BOOK,))
        if g.team[seat] == HEROES and g.fate[seat] == IN_HOUSE:
            yield from turn_up_one_of(g, FIRES)

    # -- the ritual, and the Book

    def offer(self, g: House[InvocationData], figure: Figure, ask: Ask) -> None:
        """H33-RITUAL-1, H33-HEROES-2. The traitor reads, the heroes destroy."""
        if figure >= FIRST_MONSTER:
            return
        if g.team[figure] == TRAITOR:
            ask.offer(INVOKE, unless=self._cannot_invoke(g, figure))
        else:
            able = holds(g, figure, BOOK) and g.room[figure] in FIRES
            ask.offer(DESTROY_BOOK, unless=cannot_pay_space(g, figure) if able else "H33-HEROES-2")

    def _cannot_invoke(self, g: House[InvocationData], seat: Seat) -> str:
        """H33-RITUAL-1, H33-RITUAL-2. In a room for it, for a space; the first time with the Book in hand."""
        if g.room[seat] not in RITUAL_ROOMS:
            return "H33-RITUAL-1"
        return cannot_pay_space(g, seat) if g.data.begun or holds(g, seat, BOOK) else "H33-RITUAL-2"

    def perform(self, g: House[InvocationData], figure: Figure, option: Option) -> Script[None]:
        """H33-HEROES-2, H33-RITUAL-1, H33-RITUAL-2, H33-RITUAL-3. Either costs a space."""
        g.spent += 1
        if option is DESTROY_BOOK:
            destroy(g, figure, BOOK)
            g.data.burnt = True
            g.tell(EVERYONE, BOOK_DESTROYED, g.word[figure], g.room[figure])
            return
        g.data.begun = True
        if (yield from trait_roll(g, figure, KNOWLEDGE, needed=INVOKE_TARGET, openly=False)) < INVOKE_TARGET:
            return
        g.data.tokens += 1
        succeed(g, TRAITOR, g.data.tokens)
        if g.data.tokens == TOKENS_NEEDED:
            yield from self._open_portal(g, figure)

    def _open_portal(self, g: House[InvocationData], seat: Seat) -> Script[None]:
        """H33-RITUAL-4. The traitor's explorer dies, its belongings lie there, and the Elder God stands in the room."""
        room = g.room[seat]
        g.tell(EVERYONE, PORTAL_OPENS, room)
        g.data.came = g.round
        add_monster(g, 0, room)
        yield from die(g, seat, BY_HAUNT)

    # -- the Elder God

    def trait_of(self, g: House[InvocationData], figure: Figure, trait: Trait) -> int:
        """H33-GOD-1. Its Speed is the number of players."""
        return g.rules.seats if trait == SPEED else super().trait_of(g, figure, trait)

    def monster_combat_roll(self, g: House[InvocationData], attack: Attack, figure: Figure, dice: int) -> int:
        """H33-GOD-2, HC-30. Twelve dice are twelve dice."""
        return throw_all(g, figure, dice, FIGHTING + attack.trait)

    def acts_in_monster_turn(self, g: House[InvocationData], figure: Figure) -> bool:
        """H33-GOD-3. From the monster turn of the next round on."""
        return bool(g.round > g.data.came)

    # -- winning

    def winner(self, g: House[InvocationData]) -> int:
        """H33-WIN-1, H33-WIN-2. The death of all heroes (H33-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        early = g.fate[g.traitor] == DEAD and g.data.tokens < TOKENS_NEEDED
        return self.team_seats(g, HEROES) if early or g.data.burnt else CARRY_ON

    def rule_met(self, g: House[InvocationData]) -> str:
        """H33-WIN-1, H33-WIN-2. The Book is destroyed, or the traitor died in time."""
        early = g.winners & self.team_seats(g, HEROES) and not g.data.burnt
        return "H33-WIN-2" if early else super().rule_met(g)

    # -- what each side knows

    def shown(self, g: House[InvocationData], seat: Seat) -> dict[str, Any]:
        """H33-KNOW-2. All see the tokens; how many are needed the traitor alone."""
        shown = {"invocation_tokens": g.data.tokens}
        return {**shown, "invocation_needed": TOKENS_NEEDED} if self.true_side(g, seat) == TRAITOR else shown

    def check(self, g: House[InvocationData]) -> None:
        data: InvocationData = g.data
        assert data.begun or not data.tokens, "tokens without a roll"
        assert 0 <= data.tokens <= TOKENS_NEEDED, "too many tokens"
        assert len(monsters(g)) == (data.came != NOT_YET) == (data.tokens == TOKENS_NEEDED), "the God has come or not"
        assert not data.burnt or has(g.gone, BOOK), "the Book is destroyed and about"

    # -- for the general bot

    def goals(self, g: House[InvocationData], seat: Seat) -> list[Goal]:
        return self._invokers_goals(g, seat) if g.team[seat] == TRAITOR else self._burners_goals(g, seat)

    def _invokers_goals(self, g: House[InvocationData], seat: Seat) -> list[Goal]:
        """Read, and before that get the Book; the God goes for whoever has it, and for the others."""
        heroes = tuple(heroes_in_house(g))
        if g.acting >= FIRST_MONSTER:
            return [Goal(targets=tuple(hero for hero in heroes if holds(g, hero, BOOK)) or heroes)]
        if g.data.begun or holds(g, seat, BOOK):
            rooms = laid(g, RITUAL_ROOMS)
            return [Goal(rooms=rooms, verbs=("invoke",), cards=(BOOK,))]
        return [Goal(targets=(holder_of(g, BOOK),) if holder_of(g, BOOK) in heroes else (), cards=(BOOK,))]

    def _burners_goals(self, g: House[InvocationData], seat: Seat) -> list[Goal]:
        """The Book into the fire; whoever has not got it goes for it, or for the traitor."""
        danger = rooms_of(g, monsters(g))
        fires = laid(g, FIRES)
        if holds(g, seat, BOOK):
            return [Goal(rooms=fires, verbs=("destroy_book",), avoid=danger, explore=not fires)]
        if pile_with(g, BOOK) >= 0:
            return [Goal(cards=(BOOK,), avoid=danger)]
        targets = (g.traitor,) if g.fate[g.traitor] == IN_HOUSE else ()
        return [Goal(targets=targets, cards=(BOOK,), avoid=danger, explore=not fires)]
