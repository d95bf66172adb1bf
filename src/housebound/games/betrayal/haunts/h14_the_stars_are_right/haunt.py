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

from housebound.games.betrayal.cards.handling import ARMOR
from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, TRADABLE, card_numbers
from housebound.games.betrayal.figures.belongings import destroy
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.bodies import ALL_BODIES, BODIES, leave_body
from housebound.games.betrayal.haunts.parts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.parts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.parts.paint import (
    ALL_PAINT,
    PAINTS,
    PICK_UP_PAINT,
    offer_paint,
    paint_about,
    pick_up_paint,
    place_paint,
)
from housebound.games.betrayal.house.plan import in_house, joined
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import CARDS, COUNT, FIGURES, HEROES, ROOMS, TRAITOR, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of, without

THROW_PAINT = VERBS.verb("throw_paint", rule="H14-PAINT-3")()
SACRIFICE = VERBS.verb("sacrifice", CARDS, rule="H14-SACRIFICE-1")
PAINT_THROWN = NoticeKind("paint_thrown", figure=FIGURES, number=COUNT)
SACRIFICED = NoticeKind("sacrificed", figure=FIGURES, card=CARDS, number=COUNT)

CHAMBER = ROOMS["pentagram_chamber"]
PAINT_ROOMS = [ROOMS[word] for word in ("kitchen", "larder", "junk_room", "storeroom", "research_laboratory", "attic")]
BODY_POINTS = 4  # H14-SACRIFICE-2
COMPANION_POINTS = 2  # H14-SACRIFICE-3
ITEM_POINTS = 1  # H14-SACRIFICE-4
POINTS_NEEDED = 13  # H14-WIN-2
SACRIFICES = ALL_BODIES | COMPANIONS | TRADABLE & ITEM_BITS & ~ALL_PAINT


class StarsData(HauntData):
    """`points`: of the sacrifices so far; `thrown`: Paint in the Chamber."""

    __slots__ = ("points", "thrown")

    points: int
    thrown: int


class TheStarsAreRight(WithHeavyObjects[StarsData]):
    """H14-KNOW-1, H14-KNOW-2: each side reads its own page. H14-CULTIST-1: the numbers stand in the content."""

    number = 14
    heavy = ALL_BODIES  # H14-CORPSE-2

    # -- beginning

    def fresh_data(self, g: House) -> StarsData:
        data = StarsData()
        data.points = 0
        data.thrown = 0
        return data

    def set_up(self, g: House[StarsData]) -> Script[None]:
        """H14-SETUP-1, H14-SETUP-2, H14-SETUP-3, H14-SETUP-4. The traitor: P - 1 Cultists in the Chamber.

        The heroes: Paint in the listed rooms, in turn.
        """
        for _ in range(g.rules.seats - 1):
            add_monster(g, 0, CHAMBER)
        rooms = [room for room in PAINT_ROOMS if in_house(g, room)]
        if not rooms:
            seat = first_hero(g)
            rooms = [(yield from choose_room(g, seat, seat, PAINT_ROOMS, "paint_room", "H14-SETUP-4"))]
            yield from fetch_room(g, seat, rooms[0])
        for n in range(g.rules.seats):
            place_paint(g, PAINTS[n], rooms[n % len(rooms)])

    # -- who carries what

    def may_hold(self, g: House[StarsData], figure: Figure, card: Card) -> str:
        """H14-PAINT-1, H14-PAINT-2, H14-CORPSE-2, H14-CULTIST-2. Paint is for heroes, corpses for the cult, one each.

        A Cultist carries items, which it cannot use (BET-ITEM-1), and has no use for a companion.
        """
        hero = figure < FIRST_MONSTER and g.team[figure] == HEROES
        if has(ALL_PAINT, card):
            return one_is_enough(g, figure, card, ALL_PAINT) if hero else "H14-PAINT-1"
        if has(ALL_BODIES, card):
            return "H14-CORPSE-2" if hero else one_is_enough(g, figure, card, ALL_BODIES)
        return "H14-CULTIST-2" if figure >= FIRST_MONSTER and has(COMPANIONS, card) else ""

    def may_steal(self, g: House[StarsData], attack: Attack) -> bool:
        """H14-CULTIST-3. Cultists take things by force."""
        return True

    def on_death(self, g: House[StarsData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H14-CORPSE-1, HC-29. The corpse stays where it fell."""
        leave_body(g, seat)
        return NOTHING

    # -- actions

    def offer(self, g: House[StarsData], figure: Figure, ask: Ask) -> None:
        """H14-SACRIFICE-1, H14-PAINT-2, H14-PAINT-3. The cult gives up what it carries, heroes handle Paint."""
        if self.side_of(g, figure) == TRAITOR:
            for card in card_numbers(g.held[figure]):
                ask.offer(SACRIFICE(card), unless=_no_sacrifice(g, figure, card))
        else:
            offer_paint(g, figure, ask)
            ask.offer(THROW_PAINT, unless=_no_throwing(g, figure))

    def perform(self, g: House[StarsData], figure: Figure, option: Option) -> Script[None]:
        if option is THROW_PAINT:
            self._throw(g, figure)
        elif option.verb is PICK_UP_PAINT:
            pick_up_paint(g, figure, option.args[0])
        else:
            yield from self._sacrifice(g, figure, option.args[0])

    def _throw(self, g: House[StarsData], seat: Seat) -> None:
        """H14-PAINT-3. It costs 1 space, and the Paint is in the Chamber for good."""
        (paint,) = card_numbers(g.held[seat] & ALL_PAINT)
        g.spent += 1
        destroy(g, seat, paint)
        g.data.thrown += 1
        g.tell(EVERYONE, PAINT_THROWN, g.word[seat], g.data.thrown)

    def _sacrifice(self, g: House[StarsData], figure: Figure, card: Card) -> Script[None]:
        """H14-SACRIFICE-1, HC-26. It leaves the game with what it gave, all see it, and the last one ends the game."""
        destroy(g, figure, card)
        g.data.points += points_for(card)
        g.tell(EVERYONE, SACRIFICED, g.word[figure], card, g.data.points)
        check_win(g)
        if figure < FIRST_MONSTER:
            yield from settle_skull(g, figure, BY_HAUNT)

    # -- winning

    def winner(self, g: House[StarsData]) -> int:
        """H14-WIN-1, H14-WIN-2. The death of all heroes (H14-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.thrown >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.points >= POINTS_NEEDED else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[StarsData], seat: Seat) -> dict[str, Any]:
        """H14-KNOW-1. How many points are needed the heroes are not told."""
        shown = {"paint_thrown": g.data.thrown, "sacrifice_points": g.data.points}
        return {**shown, "points_needed": POINTS_NEEDED} if self.true_side(g, seat) == TRAITOR else shown

    def check(self, g: House[StarsData]) -> None:
        assert paint_about(g) + g.data.thrown in (0, g.rules.seats), "Paint is lost or doubled"
        assert nobody_has_two(g, ALL_PAINT), "two pots of Paint in one hand"
        assert nobody_has_two(g, ALL_BODIES), "two corpses on one back"
        assert not any(g.held[figure] & ALL_PAINT for figure in range(FIRST_MONSTER, len(g.held))), "a Cultist paints"

    # -- for the general bot

    def goals(self, g: House[StarsData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._cult_goals(g, g.acting if g.acting >= 0 else seat)
        if g.held[seat] & ALL_PAINT:
            beside = set_of(joined(g, CHAMBER))
            return [Goal(rooms=beside, verbs=("throw_paint",))]
        return [Goal(cards=PAINTS, verbs=("pick_up_paint",))]

    def _cult_goals(self, g: House[StarsData], figure: Figure) -> list[Goal]:
        """What is carried goes to the Chamber; corpses are fetched, and things; else there are heroes to be robbed."""
        heroes = heroes_in_house(g)
        give_up = Goal(verbs=("sacrifice",), cards=tuple(card_numbers(to_give_up(g) & ~COMPANIONS)))
        if g.held[figure] & to_give_up(g):
            return [give_up, Goal(rooms=just(CHAMBER))]
        if not g.held[figure] & ALL_BODIES and any(cards & ALL_BODIES for cards in g.piles.values()):
            return [Goal(cards=BODIES)]
        painters = tuple(hero for hero in heroes if g.held[hero] & ALL_PAINT)
        return [Goal(targets=painters or tuple(heroes), cards=give_up.cards)]


def _no_sacrifice(g: House[StarsData], figure: Figure, card: Card) -> str:
    """The rule by which this cannot be sacrificed now; empty: it can."""
    if not has(to_give_up(g), card):
        return "H14-SACRIFICE-4"
    return "" if g.room[figure] == CHAMBER else "H14-SACRIFICE-1"


def _no_throwing(g: House[StarsData], seat: Seat) -> str:
    """The rule by which this hero cannot throw Paint now; empty: it can."""
    if not g.held[seat] & ALL_PAINT or g.room[seat] not in joined(g, CHAMBER):
        return "H14-PAINT-3"
    return cannot_pay_space(g, seat)


def to_give_up(g: House[StarsData]) -> int:
    """H14-SACRIFICE-4. What can be sacrificed: corpses, companions, and whatever items and omens can be traded."""
    return without(SACRIFICES, ARMOR) if g.rules.armor_trade == "forbidden" else SACRIFICES


def points_for(card: Card) -> int:
    """H14-SACRIFICE-2, H14-SACRIFICE-3, H14-SACRIFICE-4. What the stars give for it."""
    if has(ALL_BODIES, card):
        return BODY_POINTS
    return COMPANION_POINTS if has(COMPANIONS, card) else ITEM_POINTS
