"""Haunt 14, The Stars Are Right. Cultists carry sacrifices into the Pentagram Chamber until the stars are satisfied.

The heroes win when all Paint in the house has been thrown into the Chamber. The traitor's side wins with 13 points of
sacrifices, or when all heroes are dead.

Decided here, where the text is silent: picking up Paint has no limit, since the text sets none (see `paint`); throwing
it is no use of an item in the sense of BET-ITEM-9.
The sum of the points is shown to all, as every sacrifice is made openly; how many are needed, to the traitor alone. A
companion that the traitor sacrifices leaves the game with what it gave. Where a rulebook forbids to trade the Armor, it
cannot be sacrificed either.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import destroy
from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, TRADABLE, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.actions import cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.bodies import ALL_BODIES, BODIES, leave_body
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.paint import (
    ALL_PAINT,
    PAINTS,
    PICK_UP_PAINT,
    offer_paint,
    paint_about,
    pick_up_paint,
    place_paint,
)
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house, joined
from housebound.games.betrayal.items import ARMOR
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import CARDS, COUNT, FIGURES, HEROES, ROOMS, TRAITOR, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

THROW_PAINT = VERBS.verb("throw_paint")()
SACRIFICE = VERBS.verb("sacrifice", CARDS)
PAINT_THROWN = NoticeKind("paint_thrown", figure=FIGURES, number=COUNT)
SACRIFICED = NoticeKind("sacrificed", figure=FIGURES, card=CARDS, number=COUNT)

CHAMBER = ROOMS["pentagram_chamber"]
PAINT_ROOMS = [ROOMS[word] for word in ("kitchen", "larder", "junk_room", "storeroom", "research_laboratory", "attic")]
BODY_POINTS, COMPANION_POINTS, ITEM_POINTS = 4, 2, 1
POINTS_NEEDED = 13
SACRIFICES = ALL_BODIES | COMPANIONS | TRADABLE & ITEM_BITS & ~ALL_PAINT


class StarsData(HauntData):
    """`points`: of the sacrifices so far; `thrown`: Paint in the Chamber."""

    __slots__ = ("points", "thrown")

    points: int
    thrown: int


class TheStarsAreRight(WithHeavyObjects):
    number = 14
    heavy = ALL_BODIES

    # -- beginning

    def fresh_data(self, g: House) -> StarsData:
        data = StarsData()
        data.points = 0
        data.thrown = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor: P - 1 Cultists in the Chamber. The heroes: Paint in the listed rooms, in turn."""
        for _ in range(g.rules.seats - 1):
            add_monster(g, 0, CHAMBER)
        rooms = [room for room in PAINT_ROOMS if in_house(g, room)]
        if not rooms:
            seat = first_hero(g)
            rooms = [(yield from choose_room(g, seat, seat, PAINT_ROOMS, "paint_room", "BET-GEN-5"))]
            yield from fetch_room(g, seat, rooms[0])
        for n in range(g.rules.seats):
            place_paint(g, PAINTS[n], rooms[n % len(rooms)])

    # -- who carries what

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """Paint is for heroes, corpses for the cult, one for each; a Cultist has no use for a companion."""
        hero = figure < FIRST_MONSTER and g.team[figure] == HEROES
        if ALL_PAINT >> card & 1:
            return one_is_enough(g, figure, card, ALL_PAINT) if hero else "BET-GEN-5"
        if ALL_BODIES >> card & 1:
            return "HC-14" if hero else one_is_enough(g, figure, card, ALL_BODIES)
        return "BET-GEN-5" if figure >= FIRST_MONSTER and COMPANIONS >> card & 1 else ""

    def card_off(self, g: House, figure: int, card: int) -> bool:
        return figure >= FIRST_MONSTER

    def may_steal(self, g: House, attack: Attack) -> bool:
        return True

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        leave_body(g, seat)
        return NOTHING

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] == TRAITOR:
            for card in card_numbers(g.held[figure] & to_give_up(g)):
                offer_unless("" if g.room[figure] == CHAMBER else "BET-GEN-5", SACRIFICE(card), ask)
            return
        offer_paint(g, figure, ask)
        if g.held[figure] & ALL_PAINT:
            beside = g.room[figure] in joined(g, CHAMBER)
            offer_unless(cannot_pay_space(g, figure) if beside else "BET-GEN-5", THROW_PAINT, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is THROW_PAINT:
            self._throw(g, figure)
        elif option.verb is PICK_UP_PAINT:
            pick_up_paint(g, figure, option.args[0])
        else:
            yield from self._sacrifice(g, figure, option.args[0])

    def _throw(self, g: House, seat: int) -> None:
        """It costs 1 space, and the Paint is in the Chamber for good."""
        (paint,) = card_numbers(g.held[seat] & ALL_PAINT)
        g.spent += 1
        destroy(g, seat, paint)
        g.data.thrown += 1
        g.tell(EVERYONE, PAINT_THROWN, g.word[seat], g.data.thrown)

    def _sacrifice(self, g: House, figure: int, card: int) -> Script[None]:
        destroy(g, figure, card)
        g.data.points += points_for(card)
        g.tell(EVERYONE, SACRIFICED, g.word[figure], card, min(g.data.points, 40))
        check_win(g)
        if figure < FIRST_MONSTER:
            yield from settle_skull(g, figure, BY_HAUNT)

    # -- winning

    def winner(self, g: House) -> int:
        if g.data.thrown >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.points >= POINTS_NEEDED else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        shown = {"paint_thrown": g.data.thrown, "sacrifice_points": g.data.points}
        return {**shown, "points_needed": POINTS_NEEDED} if self.true_side(g, seat) == TRAITOR else shown

    def check(self, g: House) -> None:
        assert paint_about(g) + g.data.thrown in (0, g.rules.seats), "Paint is lost or doubled"
        assert nobody_has_two(g, ALL_PAINT), "two pots of Paint in one hand"
        assert nobody_has_two(g, ALL_BODIES), "two corpses on one back"
        assert not any(g.held[figure] & ALL_PAINT for figure in range(FIRST_MONSTER, len(g.held))), "a Cultist paints"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._cult_goals(g, g.acting if g.acting >= 0 else seat)
        if g.held[seat] & ALL_PAINT:
            beside = bits(joined(g, CHAMBER))
            return [Goal(rooms=beside, verbs=("throw_paint",))]
        return [Goal(cards=PAINTS, verbs=("pick_up_paint",))]

    def _cult_goals(self, g: House, figure: int) -> list[Goal]:
        """What is carried goes to the Chamber; corpses are fetched, and things; else there are heroes to be robbed."""
        heroes = heroes_in_house(g)
        give_up = Goal(verbs=("sacrifice",), cards=tuple(card_numbers(to_give_up(g) & ~COMPANIONS)))
        if g.held[figure] & to_give_up(g):
            return [give_up, Goal(rooms=1 << CHAMBER)]
        if not g.held[figure] & ALL_BODIES and any(cards & ALL_BODIES for cards in g.piles.values()):
            return [Goal(cards=BODIES)]
        painters = tuple(hero for hero in heroes if g.held[hero] & ALL_PAINT)
        return [Goal(targets=painters or tuple(heroes), cards=give_up.cards)]


def to_give_up(g: House) -> int:
    """What can be sacrificed: corpses, companions, and whatever items and omens can be traded."""
    return SACRIFICES & ~(1 << ARMOR) if g.rules.armor_trade == "forbidden" else SACRIFICES


def points_for(card: int) -> int:
    """What the stars give for it."""
    if ALL_BODIES >> card & 1:
        return BODY_POINTS
    return COMPANION_POINTS if COMPANIONS >> card & 1 else ITEM_POINTS


present(TheStarsAreRight)
