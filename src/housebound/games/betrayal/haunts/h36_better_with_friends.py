"""Haunt 36, Better with Friends. The house sinks into a swamp, and there is one Rowboat, in the Attic.

All living heroes together must reach it, or bring it, to the Balcony or the Tower. The traitor wants them to drown, or
hacks the boat to pieces. The water does not touch the traitor.

Decided here where the text is silent: a blow at the Rowboat is a plain Might roll, no weapon helps. Boat and traitor
must be on the same side of a barrier for it; for the escape any side will do. The Medallion stops the water once in the
game, also if the next traitor turn is that of a dead traitor (HC-11), and it cannot be used for that in the turn in
which something else was done with it (BET-ITEM-9). How often the boat has been hit is seen by all, how much it stands
is known to the traitor alone. An Attic, and a Balcony or Tower, that cannot be discovered any more is fetched (HC-23).
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import discard_held, holder_of, holds, pile_with, put_in_pile, spot_of
from housebound.games.betrayal.damage import ARMOR, BY_CARD, BY_HAUNT, damage_points, settle_skull
from housebound.games.betrayal.death import leave_house
from housebound.games.betrayal.dice import trait_roll
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.figures import advance_track, heroes_in_house, living_heroes
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.lost_necessities import turn_up_one_of, turn_up_rooms
from housebound.games.betrayal.haunts.objects import is_about
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.house import distances, floor_of, in_house, open_doorways, split_by_barrier
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    IN_HOUSE,
    House,
)
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    FLOORS,
    HEROES,
    MIGHT,
    PHYSICAL,
    ROOMS,
    TRAITOR,
    UPPER,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

HACK = VERBS.verb("hack_rowboat")()
STOP_FLOOD = VERBS.verb("stop_flood")()
BOAT_IN = NoticeKind("rowboat_lies_in", room=ROOMS)
BOAT_HIT = NoticeKind("rowboat_hit", figure=FIGURES, number=COUNT)
BOAT_LOST = NoticeKind("rowboat_lost")
HALF_FLOODED = NoticeKind("floor_half_flooded", floor=FLOORS)
FLOODED = NoticeKind("floor_flooded", floor=FLOORS)
WATER_STILL = NoticeKind("water_stands_still")
FLOOD_STOPPED = NoticeKind("flood_stopped", figure=FIGURES)
ROWED_AWAY = NoticeKind("rowed_away", room=ROOMS)

ROWBOAT, MEDALLION = CARDS["rowboat"], CARDS["medallion"]
ATTIC = ROOMS["attic"]
JETTIES = (ROOMS["balcony"], ROOMS["tower"])
"""Where the heroes get into the boat."""
HACK_TARGET, HITS_TO_SINK = 3, 5
DRY, PARTIAL, FULL = range(3)
"""How high the water stands on a floor."""
HINDERED = (0, 2, 4)
"""Level -> spaces fewer."""
DROWNING = 2
"""The damage of a fully flooded floor."""


class FloodData(HauntData):
    __slots__ = ("drowning", "hindered", "hits", "kept", "stopped", "used_medallion")

    kept: bool  # the Rowboat waits for the Attic to enter the house (HC-8)
    hits: int
    hindered: int  # spaces fewer for the hero whose turn it is
    drowning: int  # the seat that the water is hurting right now, -1 nobody
    stopped: bool  # the next advance of the track is skipped
    used_medallion: bool


class BetterWithFriends(WithHeavyObjects):
    number = 36
    heavy = 1 << ROWBOAT

    # -- beginning

    def fresh_data(self, g: House) -> FloodData:
        data = FloodData()
        data.kept = not is_about(g, ROWBOAT)
        data.hits = 0
        data.hindered = 0
        data.drowning = -1
        data.stopped = False
        data.used_medallion = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """The Rowboat in the Attic, if that is there; T = 0."""
        advance_track(g, 0)
        return self.room_added(g, ATTIC) if in_house(g, ATTIC) else NOTHING

    def room_added(self, g: House, room: int) -> Script[None]:
        """HC-8."""
        if room == ATTIC and g.data.kept:
            g.data.kept = False
            put_in_pile(g, ROWBOAT, ATTIC * 2)
            g.tell(EVERYONE, BOAT_IN, ATTIC)
        return NOTHING

    # -- the water

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """HC-23. Then what the water does to a hero, by the floor on which the turn begins."""
        g.data.hindered = 0
        if g.team[seat] != HEROES or g.fate[seat] != IN_HOUSE:
            return
        yield from turn_up_rooms(g, (ATTIC,))
        yield from turn_up_one_of(g, JETTIES)
        level = level_of(g, floor_of(g, g.room[seat]))
        g.data.hindered = HINDERED[level]
        if level == FULL:
            g.data.drowning = seat
            yield from damage_points(g, seat, PHYSICAL, DROWNING, BY_HAUNT)
            g.data.drowning = -1

    def card_off(self, g: House, figure: int, card: int) -> bool:
        """Nothing prevents or reduces what the water does."""
        return card == ARMOR and g.data is not None and figure == g.data.drowning

    def allowance(self, g: House, figure: int, spaces: int) -> int:
        """At least 1 space is left."""
        return max(1, spaces - g.data.hindered) if figure == g.active and g.data.hindered else spaces

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """HC-11. End of each traitor turn: the water rises, and everybody hears how far."""
        if seat != g.traitor:
            return NOTHING
        if g.data.stopped:
            g.data.stopped = False
            g.tell(EVERYONE, WATER_STILL)
            return NOTHING
        advance_track(g, g.track + 1)
        floor, full = divmod(g.track - 1, 2)
        if floor <= UPPER:
            g.tell(EVERYONE, FLOODED if full else HALF_FLOODED, floor)
        return NOTHING

    # -- the Rowboat

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """The traitor neither picks it up nor steals it."""
        if card == ROWBOAT and self.side_of(g, figure) == TRAITOR:
            return "BET-GEN-5"
        return super().may_hold(g, figure, card)

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            return
        if g.team[figure] == TRAITOR:
            within_reach = is_about(g, ROWBOAT) and _at_hand(g, figure, boat_spot(g))
            offer_unless(attack_spent(g) if within_reach else "BET-GEN-5", HACK, ask)
        elif holds(g, figure, MEDALLION):
            offer_unless(self._not_now(g, figure), STOP_FLOOD, ask)

    def _not_now(self, g: House, seat: int) -> str:
        """The rule by which the Medallion does not stop the water now."""
        if g.data.used_medallion or level_of(g, floor_of(g, g.room[seat])) == DRY:
            return "BET-GEN-5"
        return "BET-ITEM-9" if g.used >> MEDALLION & 1 else ""

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        return self._hack(g, figure) if option is HACK else self._stop_flood(g, figure)

    def _hack(self, g: House, seat: int) -> Script[None]:
        """Might 3 or more, the attack of this turn; the fifth hit sinks it."""
        g.did |= HAS_ATTACKED
        if (yield from trait_roll(g, seat, MIGHT)) >= HACK_TARGET and g.fate[seat] == IN_HOUSE:
            g.data.hits += 1
            g.tell(EVERYONE, BOAT_HIT, g.word[seat], g.data.hits)
            if g.data.hits == HITS_TO_SINK:
                g.tell(EVERYONE, BOAT_LOST)

    def _stop_flood(self, g: House, seat: int) -> Script[None]:
        """The Medallion is discarded; the track stays where it is once."""
        g.data.used_medallion = True
        g.data.stopped = True
        g.tell(EVERYONE, FLOOD_STOPPED, g.word[seat])
        discard_held(g, seat, MEDALLION)
        yield from settle_skull(g, seat, BY_CARD)

    # -- winning

    def winner(self, g: House) -> int:
        """The traitor: the boat is lost, or more than half of the heroes. The heroes: all of them are at the boat."""
        dead = g.rules.seats - 1 - len(living_heroes(g))
        if g.data.hits >= HITS_TO_SINK or 2 * dead > g.rules.seats - 1:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if _all_aboard(g) else CARRY_ON

    def aftermath(self, g: House) -> None:
        """Whoever lives rows away."""
        if not g.winners & self.team_seats(g, HEROES):
            return
        g.tell(EVERYONE, ROWED_AWAY, boat_spot(g) >> 1)
        for seat in heroes_in_house(g):
            leave_house(g, seat)

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "half_flooded": [FLOORS.words[floor] for floor in range(3) if level_of(g, floor) == PARTIAL],
            "flooded": [FLOORS.words[floor] for floor in range(3) if level_of(g, floor) == FULL],
            "flood_stopped": bool(g.data.stopped),
            "rowboat_hits": g.data.hits,
        }
        if self.true_side(g, seat) == TRAITOR:
            shown["rowboat_hits_needed"] = HITS_TO_SINK
        return shown

    def check(self, g: House) -> None:
        assert g.data.kept != is_about(g, ROWBOAT), "the Rowboat is lost or doubled"
        assert not g.held[g.traitor] >> ROWBOAT & 1, "the traitor carries the Rowboat"
        assert 0 <= g.data.hits <= HITS_TO_SINK, "hits on the Rowboat"
        assert g.data.used_medallion or not g.data.stopped, "nobody has stopped the water"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        boat = boat_spot(g) >> 1
        if g.team[seat] == TRAITOR:
            hunt = Goal(targets=tuple(heroes_in_house(g)))
            return [Goal(rooms=1 << boat, verbs=(HACK.name,)), hunt] if boat >= 0 else [hunt]
        up = Goal(rooms=sum({1 << room for room, _ in open_doorways(g, UPPER)}), verbs=("explore",), explore=True)
        goals = [Goal(verbs=(STOP_FLOOD.name,))]
        jetty = self._jetty(g, boat)
        if boat < 0 or (jetty < 0 and holder_of(g, ROWBOAT) != seat):
            goals.append(up)
        elif holder_of(g, ROWBOAT) < 0 and boat not in JETTIES and seat == _nearest(g, boat):
            goals.append(Goal(rooms=1 << boat, cards=(ROWBOAT,)))
        else:
            goals.append(Goal(rooms=1 << jetty) if jetty >= 0 else up)
        return goals

    def _jetty(self, g: House, boat: int) -> int:
        """The room to meet in: where the boat lies, or the one nearest to it; -1: there is none yet."""
        there = [room for room in JETTIES if in_house(g, room)]
        if boat < 0 or not there:
            return -1
        far = distances(g, boat)
        return min(there, key=lambda room: far[room] if far[room] >= 0 else len(ROOMS))


def level_of(g: House, floor: int) -> int:
    """How high the water stands on a floor: basement from T = 1, ground floor from 3, upper floor from 5."""
    return min(max(g.track - 2 * floor, DRY), FULL)


def boat_spot(g: House) -> int:
    """Where the Rowboat is, carried or lying; negative: not in the house."""
    carrier = holder_of(g, ROWBOAT)
    return spot_of(g, carrier) if carrier >= 0 else pile_with(g, ROWBOAT)


def _at_hand(g: House, figure: int, spot: int) -> bool:
    """BET-BARRIER-13. Whether the spot is in the figure's room, on its side of a barrier."""
    room = g.room[figure]
    return room == spot >> 1 and (g.side[figure] == spot & 1 or not split_by_barrier(g, room))


def _all_aboard(g: House) -> bool:
    """Whether every living hero is in one room of the two, and the Rowboat with them."""
    room = boat_spot(g) >> 1
    return room in JETTIES and all(g.room[seat] == room for seat in living_heroes(g))


def _nearest(g: House, room: int) -> int:
    """For the general bot: the hero who fetches the boat."""
    far = distances(g, room)
    heroes = [seat for seat in heroes_in_house(g) if far[g.room[seat]] >= 0]
    return min(heroes, key=lambda seat: far[g.room[seat]], default=-1)


present(BetterWithFriends)
