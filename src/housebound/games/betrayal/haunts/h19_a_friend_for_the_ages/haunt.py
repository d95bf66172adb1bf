"""Haunt 19, A Friend for the Ages. A portrait in the Gallery keeps the traitor from every harm.

The heroes carry Paint to the Gallery and repaint the portrait, and win with as many good strokes as there were heroes,
or when the traitor is dead. The traitor wins when it has destroyed three pots of Paint, or when all heroes are dead.

Decided here, where the text is silent: what an item of the traitor's own costs it (the Idol, the daggers, the Bottle)
is no event, no room and no damage, so that it is paid. The Dynamite is an attack of whoever throws it: the Amulet of
the Ages must be in that hero's hands. "After moving" in the power of the house's owner: it may be used without a step,
and movement is over then; a tile that would close its floor is not offered (BET-EXPLORE-9). Picking up Paint has no
limit (see `paint`), and neither destroying it nor painting with it is a use in the sense of BET-ITEM-9. A room for
which Paint still waits and which cannot be discovered any more is fetched (HC-23). How much Paint is still kept stands
on the heroes' page alone (HC-8). PARTS.md lets the traitor lay a missing Gallery, the haunt's own text the heroes: they
do.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import FLOORS_OF, TOP, card_numbers
from housebound.games.betrayal.figures.belongings import destroy, holds
from housebound.games.betrayal.figures.damage import BY_CARD, BY_HAUNT, BY_ROOM, damage_dice, pick_trait
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import explorers_inside, heroes_in_house
from housebound.games.betrayal.figures.traits import gain, start_of
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import choose_one_each
from housebound.games.betrayal.haunts.parts.conversion import raise_to_start
from housebound.games.betrayal.haunts.parts.far_away import gaps
from housebound.games.betrayal.haunts.parts.fetched_rooms import fetch_one_of
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero, turn_up_rooms
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
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.state import (
    DEAD,
    HAS_ATTACKED,
    IN_HOUSE,
    SKULL,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    GALLERY,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

REPAINT = VERBS.verb("repaint", rule="H19-HEROES-1")()
DESTROY_PAINT = VERBS.verb("destroy_paint", rule="H19-PAINT-5")()
CALL_ROOM = VERBS.verb("call_room", rule="H19-HOUSE-1")()
REPAINTED = NoticeKind("repainted", figure=FIGURES, number=COUNT)
PAINT_DESTROYED = NoticeKind("paint_destroyed", figure=FIGURES, number=COUNT)
PORTRAIT_LOOKS = NoticeKind("portrait_looks", figure=FIGURES)

AMULET = CARDS["amulet_of_the_ages"]
PAINT_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("attic", "abandoned_room", "collapsed_room", "patio", "statuary_corridor", "storeroom", "wine_cellar"),
    )
)
PAINT_TARGET, GAZE_TARGET = 4, 4
DESTROYED_NEEDED = 3
SPARE_PAINT = 2
"""H19-SETUP-3. There are so many pots more than heroes."""


class PortraitData(HauntData):
    """`placed`: pots that have come into the house; `painted`: Knowledge tokens in the Gallery; `destroyed`: pots.

    `called`: the traitor has called a room into the house in this turn.
    """

    __slots__ = ("called", "destroyed", "painted", "placed")

    placed: int
    painted: int
    destroyed: int
    called: bool


class AFriendForTheAges(Haunt[PortraitData]):
    """H19-KNOW-1, H19-KNOW-2: each side reads its own page. H19-PAINT-4: whoever falls is not there to pick it up."""

    number = 19

    # -- beginning

    def fresh_data(self, g: House) -> PortraitData:
        data = PortraitData()
        data.placed = 0
        data.painted = 0
        data.destroyed = 0
        data.called = False
        return data

    def lays_needed_rooms(self, g: House[PortraitData]) -> int:
        """H19-SETUP-6. The Gallery is laid by the heroes."""
        return first_hero(g)

    def set_up(self, g: House[PortraitData]) -> Script[None]:
        """H19-SETUP-1, H19-SETUP-2, H19-SETUP-3, H19-SETUP-4. The traitor grows strong; the Paint stands in its rooms.

        In those far from everybody first, where there are more of them.
        """
        raise_to_start(g, g.traitor)
        for _ in range(strokes_needed(g)):
            yield from self._grow(g)
        gap = gaps(g, (g.room[seat] for seat in explorers_inside(g)))
        rooms = [room for room in PAINT_ROOMS if in_house(g, room)]
        while rooms and kept_paint(g):
            far = rooms
            if len(rooms) > kept_paint(g):
                far = [room for room in rooms if gap[room] == max(gap[r] for r in rooms)]
            room = yield from choose_one_each(g, first_hero(g), far, kept_paint(g), "paint_waits", "H19-SETUP-4")
            self._place(g, room)
            rooms.remove(room)

    def _grow(self, g: House[PortraitData]) -> Script[None]:
        """H19-SETUP-2. A step for the trait that has grown the fewest steps; those at the top are skipped."""
        seat = g.traitor
        above = {
            trait: g.clip[seat * 4 + trait] - start_of(g, seat, trait)
            for trait in range(4)
            if g.clip[seat * 4 + trait] < TOP
        }
        if above:
            least = [trait for trait, steps in above.items() if steps == min(above.values())]
            gain(g, seat, (yield from pick_trait(g, seat, least, "portrait_gift", "H19-SETUP-2")), 1)

    def _place(self, g: House[PortraitData], room: Room) -> None:
        place_paint(g, PAINTS[g.data.placed], room)
        g.data.placed += 1

    def room_added(self, g: House[PortraitData], room: Room) -> Script[None]:
        """H19-SETUP-5, HC-8. A room for Paint enters the house, by discovery or because the traitor called it."""
        if room in PAINT_ROOMS and kept_paint(g):
            self._place(g, room)
        return NOTHING

    # -- the portrait protects

    def unhurt(self, g: House[PortraitData], seat: Seat, cause: int, by: int) -> bool:
        """H19-PORTRAIT-1, H19-PORTRAIT-2, H19-PORTRAIT-3, H19-PORTRAIT-4. Only the Gallery does, and the Amulet."""
        if seat != g.traitor or cause == BY_HAUNT:
            return False
        return by < 0 or not holds(g, by, AMULET)

    def lowest(self, g: House[PortraitData], seat: Seat, trait: Trait, cause: int) -> int:
        """H19-PORTRAIT-1, H19-PORTRAIT-5. Events and rooms take nothing from the traitor; cards that come and go do."""
        if seat == g.traitor and (cause == BY_ROOM or (cause == BY_CARD and g.resolving)):
            return g.clip[seat * 4 + trait]
        return SKULL

    def on_enter(self, g: House[PortraitData], figure: Figure, room: Room) -> Script[None]:
        """H19-PORTRAIT-6. The traitor comes into the Gallery."""
        return self._look(g) if figure == g.traitor and room == GALLERY else NOTHING

    def on_turn_start(self, g: House[PortraitData], seat: Seat) -> Script[None]:
        """H19-PORTRAIT-6, H19-HOUSE-1. The traitor begins a turn. HC-23: rooms for which Paint waits can be found."""
        if seat != g.traitor:
            return turn_up_rooms(g, PAINT_ROOMS) if kept_paint(g) and g.fate[seat] == IN_HOUSE else NOTHING
        g.data.called = False
        return self._look(g) if g.room[seat] == GALLERY and g.fate[seat] == IN_HOUSE else NOTHING

    def _look(self, g: House[PortraitData]) -> Script[None]:
        """H19-PORTRAIT-6. The traitor has to see itself: Sanity 4+, or a die of mental damage."""
        g.tell(EVERYONE, PORTRAIT_LOOKS, g.word[g.traitor])
        if (yield from trait_roll(g, g.traitor, SANITY, needed=GAZE_TARGET, openly=False)) < GAZE_TARGET:
            yield from damage_dice(g, g.traitor, MENTAL, 1, BY_HAUNT)

    # -- Paint

    def may_hold(self, g: House[PortraitData], figure: Figure, card: Card) -> str:
        """H19-PAINT-1, H19-PAINT-2, HC-14. Everybody may carry a pot, and nobody a second one."""
        return one_is_enough(g, figure, card, ALL_PAINT)

    def dog_carries(self, g: House[PortraitData], card: Card) -> bool:
        """H19-PAINT-3. The Dog fetches everything else."""
        return not has(ALL_PAINT, card)

    def offer(self, g: House[PortraitData], figure: Figure, ask: Ask) -> None:
        """H19-PAINT-1, H19-HEROES-1. Paint to be picked up, and what each side does with it."""
        offer_paint(g, figure, ask)
        carries = bool(g.held[figure] & ALL_PAINT)
        if g.team[figure] == TRAITOR:
            self._offer_to_owner(g, carries, ask)
        else:
            offer_task(g, REPAINT, ask, "" if carries and g.room[figure] == GALLERY else "H19-HEROES-1")

    def _offer_to_owner(self, g: House[PortraitData], carries: bool, ask: Ask) -> None:
        """H19-PAINT-5, H19-HOUSE-1, H19-HOUSE-2. Destroy the pot at hand; call a room, once in the turn."""
        ask.offer(DESTROY_PAINT, unless=attack_spent(g) if carries else "H19-PAINT-5")
        if g.data.called:
            ask.bar(CALL_ROOM, "H19-HOUSE-1")
        else:
            layable = any(is_layable(g, tile) for tile in card_numbers(g.unseen))
            ask.offer(CALL_ROOM, unless="" if layable else "H19-HOUSE-2")

    def perform(self, g: House[PortraitData], figure: Figure, option: Option) -> Script[None]:
        if option is REPAINT:
            yield from self._repaint(g, figure)
        elif option is DESTROY_PAINT:
            g.did |= HAS_ATTACKED
            _use_up(g, figure)
            g.data.destroyed += 1
            g.tell(EVERYONE, PAINT_DESTROYED, g.word[figure], g.data.destroyed)
        elif option is CALL_ROOM:
            yield from self._call_room(g, figure)
        else:
            assert option.verb is PICK_UP_PAINT
            pick_up_paint(g, figure, option.args[0])

    def _repaint(self, g: House[PortraitData], seat: Seat) -> Script[None]:
        """H19-HEROES-1. Knowledge 4+: the Paint is used up, and one stroke is another. Less: it is kept."""
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=PAINT_TARGET)) < PAINT_TARGET or g.fate[seat] != IN_HOUSE:
            return
        _use_up(g, seat)
        g.data.painted += 1
        g.tell(EVERYONE, REPAINTED, g.word[seat], g.data.painted)
        succeed(g, HEROES, g.data.painted)

    def _call_room(self, g: House[PortraitData], seat: Seat) -> Script[None]:
        """H19-HOUSE-1, H19-HOUSE-2, HC-6. Movement is over, and any tile comes that closes no floor."""
        g.data.called = True
        halt(g, "H19-HOUSE-1")
        tiles = [tile for tile in card_numbers(g.unseen) if is_layable(g, tile)]
        return fetch_one_of(g, seat, tiles, "call_which", "H19-HOUSE-1")

    # -- winning

    def winner(self, g: House[PortraitData]) -> int:
        """H19-WIN-1, H19-WIN-2, H19-WIN-3. The death of all heroes (H19-WIN-4) is seen by the rulebook (BET-WIN-6)."""
        if g.data.painted >= strokes_needed(g) or g.fate[g.traitor] == DEAD:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.destroyed >= DESTROYED_NEEDED else CARRY_ON

    def rule_met(self, g: House[PortraitData]) -> str:
        """H19-WIN-1, H19-WIN-2. The portrait is painted, or the traitor is dead."""
        killed = g.winners & self.team_seats(g, HEROES) and g.data.painted < strokes_needed(g)
        return "H19-WIN-2" if killed else super().rule_met(g)

    # -- what each side knows

    def shown(self, g: House[PortraitData], seat: Seat) -> dict[str, Any]:
        """H19-KNOW-1, H19-KNOW-2. All see what has been done; what is still wanted, the side that wants it."""
        shown = {"strokes": g.data.painted, "destroyed_paint": g.data.destroyed}
        side = self.true_side(g, seat)
        if side == HEROES:
            return {**shown, "strokes_needed": strokes_needed(g), "kept_paint": kept_paint(g)}
        return {**shown, "destruction_needed": DESTROYED_NEEDED} if side == TRAITOR else shown

    def check(self, g: House[PortraitData]) -> None:
        data = g.data
        assert data.placed <= strokes_needed(g) + SPARE_PAINT, "more Paint than there is"
        assert paint_about(g) + data.painted + data.destroyed == data.placed, "Paint is lost or doubled"
        assert nobody_has_two(g, ALL_PAINT), "two pots of Paint in one hand"

    # -- for the general bot

    def goals(self, g: House[PortraitData], seat: Seat) -> list[Goal]:
        return self._destroyers_goals(g, seat) if g.team[seat] == TRAITOR else self._painters_goals(g, seat)

    def _painters_goals(self, g: House[PortraitData], seat: Seat) -> list[Goal]:
        if g.held[seat] & ALL_PAINT:
            return [Goal(rooms=just(GALLERY), verbs=("repaint",), spare=(g.traitor,))]
        robbery = self._armed_goals(g, seat)
        fetch = Goal(cards=PAINTS, verbs=("pick_up_paint",), explore=kept_paint(g) > 0)
        return [*robbery, fetch]

    def _armed_goals(self, g: House[PortraitData], seat: Seat) -> list[Goal]:
        """The traitor is worth fighting with the Amulet, or while it has Paint to be taken away again."""
        if holds(g, seat, AMULET) or g.held[g.traitor] & ALL_PAINT:
            return [Goal(targets=(g.traitor,), cards=PAINTS)]
        return [Goal(spare=(g.traitor,))]

    def _destroyers_goals(self, g: House[PortraitData], seat: Seat) -> list[Goal]:
        """Destroy what is at hand; else fetch what stands about or somebody carries; the Gallery is no place to be."""
        heroes = heroes_in_house(g)
        shunned = just(GALLERY)
        if g.held[seat] & ALL_PAINT and not attack_spent(g):
            return [Goal(verbs=("destroy_paint",), avoid=shunned)]
        painters = tuple(hero for hero in heroes if g.held[hero] & ALL_PAINT)
        lying = any(cards & ALL_PAINT for cards in g.piles.values())
        fetch = Goal(cards=PAINTS, verbs=("pick_up_paint",), targets=painters, avoid=shunned)
        if lying or painters:
            return [fetch]
        rooms = tuple(f"pick_tile({ROOMS.words[room]})" for room in PAINT_ROOMS)
        return [Goal(verbs=("call_room", *rooms), targets=tuple(heroes), avoid=shunned)]


def strokes_needed(g: House[PortraitData]) -> int:
    """HC-1. H: the heroes when the haunt began."""
    return g.rules.seats - 1


def kept_paint(g: House[PortraitData]) -> int:
    """HC-8. The pots that wait for their rooms: the heroes' secret."""
    return strokes_needed(g) + SPARE_PAINT - g.data.placed


def is_layable(g: House[PortraitData], tile: int) -> bool:
    """H19-HOUSE-2, BET-EXPLORE-9. Whether the tile can be attached somewhere without closing its floor."""
    return bool(doorways_for(g, tile, FLOORS_OF[tile], may_close=False))


def _use_up(g: House[PortraitData], figure: Figure) -> None:
    (paint,) = card_numbers(g.held[figure] & ALL_PAINT)
    destroy(g, figure, paint)
