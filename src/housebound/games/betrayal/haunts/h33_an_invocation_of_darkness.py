"""Haunt 33, An Invocation of Darkness. Out of the Book the traitor reads the name of an Elder God.

The heroes win when the Book is destroyed, also after the God has come, or when the traitor is killed before that. The
traitor's side wins when all heroes are dead.

Decided here, where the text is silent: the heroes choose between Chapel and Pentagram Chamber first, and then among the
doorways that are farthest from the traitor for that tile. The extra turn is a turn like any other, without a monster
turn, and stands at the beginning of the first round. A roll of the ritual is a space of movement: it is closed when
movement is over; nobody in the room makes it dearer. Destroying the Book is no use of an item in the sense of
BET-ITEM-9, so that it may be done in the turn in which it was picked up or taken. HC-23 holds for the Book, and for
Furnace Room and Chasm: if neither is there nor can be found, one of them is fetched. The tokens of the ritual are seen
by all; how many are needed, by the traitor alone.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import BOOK, destroy, holder_of, holds, pile_with
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import FIXED_ROLL, roll, throw_all, trait_roll
from housebound.games.betrayal.haunts.actions import cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.conversion import raise_to_start
from housebound.games.betrayal.haunts.fetched_rooms import fetch_one_of
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import first_hero, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.tasks import succeed
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.traits import gain
from housebound.games.betrayal.words import (
    CHAPEL,
    FIGURES,
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

INVOKE = VERBS.verb("invoke")()
DESTROY_BOOK = VERBS.verb("destroy_book")()
PORTAL_OPENS = NoticeKind("portal_opens", room=ROOMS)
BOOK_DESTROYED = NoticeKind("book_destroyed", figure=FIGURES, room=ROOMS)

RITUAL_ROOMS = (CHAPEL, ROOMS["pentagram_chamber"])
FIRES = (FURNACE_ROOM, ROOMS["chasm"])
"""Where the Book can be destroyed."""
INVOKE_TARGET, TOKENS_NEEDED = 5, 5
GIFT_DICE = 2
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


class AnInvocationOfDarkness(Haunt):
    number = 33

    # -- beginning

    def fresh_data(self, g: House) -> InvocationData:
        data = InvocationData()
        data.tokens = 0
        data.begun = False
        data.came = NOT_YET
        data.burnt = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor grows by two dice in each trait; the heroes lay a room for the ritual, if there is none."""
        raise_to_start(g, g.traitor)
        for trait in range(4):
            gain(g, g.traitor, trait, (yield from roll(g, g.traitor, GIFT_DICE, FIXED_ROLL)))
        if not any(in_house(g, room) for room in RITUAL_ROOMS):
            yield from self._fetch_ritual_room(g)

    def _fetch_ritual_room(self, g: House) -> Script[None]:
        rooms = [room for room in RITUAL_ROOMS if g.unseen >> room & 1]
        return fetch_one_of(g, first_hero(g), rooms, "ritual_room", far_from=g.room[g.traitor])

    def turn_order(self, g: House) -> tuple[int, ...]:
        """The traitor has an extra turn before the first round."""
        order = super().turn_order(g)
        return (g.traitor, *order) if g.round == 1 else order

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        turn_up_cards(g, seat, (BOOK,))
        if g.team[seat] == HEROES and g.fate[seat] == IN_HOUSE:
            yield from turn_up_one_of(g, FIRES)

    # -- the ritual, and the Book

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            return
        if g.team[figure] == TRAITOR:
            offer_unless(self._cannot_invoke(g, figure), INVOKE, ask)
        elif holds(g, figure, BOOK):
            near = g.room[figure] in FIRES
            offer_unless(cannot_pay_space(g, figure) if near else "BET-GEN-5", DESTROY_BOOK, ask)

    def _cannot_invoke(self, g: House, seat: int) -> str:
        """In a room for it, for a space; the first time with the Book in hand."""
        if g.room[seat] not in RITUAL_ROOMS or not (g.data.begun or holds(g, seat, BOOK)):
            return "BET-GEN-5"
        return cannot_pay_space(g, seat)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        g.spent += 1
        if option is DESTROY_BOOK:
            destroy(g, figure, BOOK)
            g.data.burnt = True
            g.tell(EVERYONE, BOOK_DESTROYED, g.word[figure], g.room[figure])
            return
        g.data.begun = True
        if (yield from trait_roll(g, figure, KNOWLEDGE)) < INVOKE_TARGET or g.fate[figure] != IN_HOUSE:
            return
        g.data.tokens += 1
        succeed(g, TRAITOR, g.data.tokens)
        if g.data.tokens == TOKENS_NEEDED:
            yield from self._open_portal(g, figure)

    def _open_portal(self, g: House, seat: int) -> Script[None]:
        """The traitor's explorer dies, its belongings lie there, and the Elder God stands in the room."""
        room = g.room[seat]
        g.tell(EVERYONE, PORTAL_OPENS, room)
        g.data.came = g.round
        add_monster(g, 0, room)
        yield from die(g, seat, BY_HAUNT)

    # -- the Elder God

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        return g.rules.seats if trait == SPEED else super().trait_of(g, figure, trait)

    def monster_combat_roll(self, g: House, attack: Attack, figure: int, dice: int) -> int:
        """HC-30. Twelve dice are twelve dice."""
        return throw_all(g, figure, dice)

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        """From the monster turn of the next round on."""
        return bool(g.round > g.data.came)

    # -- winning

    def winner(self, g: House) -> int:
        early = g.fate[g.traitor] == DEAD and g.data.tokens < TOKENS_NEEDED
        return self.team_seats(g, HEROES) if early or g.data.burnt else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        shown = {"invocation_tokens": g.data.tokens}
        return {**shown, "invocation_needed": TOKENS_NEEDED} if self.true_side(g, seat) == TRAITOR else shown

    def check(self, g: House) -> None:
        data: InvocationData = g.data
        assert data.begun or not data.tokens, "tokens without a roll"
        assert 0 <= data.tokens <= TOKENS_NEEDED, "too many tokens"
        assert len(monsters(g)) == (data.came != NOT_YET) == (data.tokens == TOKENS_NEEDED), "the God has come or not"
        assert not data.burnt or g.gone >> BOOK & 1, "the Book is destroyed and about"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        return self._invokers_goals(g, seat) if g.team[seat] == TRAITOR else self._burners_goals(g, seat)

    def _invokers_goals(self, g: House, seat: int) -> list[Goal]:
        """Read, and before that get the Book; the God goes for whoever has it, and for the others."""
        heroes = tuple(heroes_in_house(g))
        if g.acting >= FIRST_MONSTER:
            return [Goal(targets=tuple(hero for hero in heroes if holds(g, hero, BOOK)) or heroes)]
        if g.data.begun or holds(g, seat, BOOK):
            rooms = laid(g, RITUAL_ROOMS)
            return [Goal(rooms=rooms, verbs=("invoke",), cards=(BOOK,))]
        return [Goal(targets=(holder_of(g, BOOK),) if holder_of(g, BOOK) in heroes else (), cards=(BOOK,))]

    def _burners_goals(self, g: House, seat: int) -> list[Goal]:
        """The Book into the fire; whoever has not got it goes for it, or for the traitor."""
        danger = rooms_of(g, monsters(g))
        fires = laid(g, FIRES)
        if holds(g, seat, BOOK):
            return [Goal(rooms=fires, verbs=("destroy_book",), avoid=danger, explore=not fires)]
        if pile_with(g, BOOK) >= 0:
            return [Goal(cards=(BOOK,), avoid=danger)]
        targets = (g.traitor,) if g.fate[g.traitor] == IN_HOUSE else ()
        return [Goal(targets=targets, cards=(BOOK,), avoid=danger, explore=not fires)]


present(AnInvocationOfDarkness)
