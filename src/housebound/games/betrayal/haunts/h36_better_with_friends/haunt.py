"""Haunt 36, Better with Friends. The house sinks into a swamp, and there is one Rowboat, in the Attic.

All living heroes together must reach it, or bring it, to the Balcony or the Tower. The traitor wants them to drown, or
hacks the boat to pieces. The water does not touch the traitor.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import discard_held, holder_of, holds, pile_with, put_in_pile, spot_of
from housebound.games.betrayal.figures.damage import ARMOR, BY_HAUNT, damage_points
from housebound.games.betrayal.figures.death import leave_house
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.roster import advance_track, heroes_in_house, laid_out, living_heroes
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.barrier_sides import is_at
from housebound.games.betrayal.haunts.parts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_one_of, turn_up_rooms
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.house.plan import distances, floor_of, in_house, open_doorways
from housebound.games.betrayal.numbers import Card, Figure, Floor, Room, Seat, room_at, spot_at
from housebound.games.betrayal.state import HAS_ATTACKED, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
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
from housebound.kernel.sets import has, just

HACK = VERBS.verb("hack_rowboat", rule="H36-BOAT-3")()
STOP_FLOOD = VERBS.verb("stop_flood", rule="H36-MEDALLION-1")()
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
"""H36-WIN-1. Where the heroes get into the boat."""
HACK_TARGET, HITS_TO_SINK = 3, 5  # H36-BOAT-3, H36-BOAT-4
DRY, PARTIAL, FULL = range(3)
"""How high the water stands on a floor."""
HINDERED = (0, 2, 4)
"""H36-FLOOD-1, H36-FLOOD-2. Level -> spaces fewer."""
DROWNING = 2
"""H36-FLOOD-2. The damage of a fully flooded floor."""


class FloodData(HauntData):
    __slots__ = ("drowning", "hindered", "hits", "kept", "stopped", "used_medallion")

    kept: bool  # the Rowboat waits for the Attic to enter the house (HC-8)
    hits: int
    hindered: int  # spaces fewer for the hero whose turn it is
    drowning: int  # the seat that the water is hurting right now, -1 nobody
    stopped: bool  # the next advance of the track is skipped
    used_medallion: bool


class BetterWithFriends(WithHeavyObjects[FloodData]):
    """H36-KNOW-1, H36-KNOW-3, H36-KNOW-4: each side reads its own page. H36-SETUP-1: the traitor is an explorer."""

    number = 36
    heavy = just(ROWBOAT)  # H36-BOAT-1

    # -- beginning

    def fresh_data(self, g: House) -> FloodData:
        """H36-SETUP-2, H36-SETUP-3. The Rowboat waits for the Attic, and nobody has hit it."""
        data = FloodData()
        data.kept = not is_about(g, ROWBOAT)
        data.hits = 0
        data.hindered = 0
        data.drowning = -1
        data.stopped = False
        data.used_medallion = False
        return data

    def set_up(self, g: House[FloodData]) -> Script[None]:
        """H36-SETUP-2, H36-SETUP-4. The Rowboat in the Attic, if that is there; T = 0."""
        advance_track(g, 0)
        return self.room_added(g, ATTIC) if in_house(g, ATTIC) else NOTHING

    def room_added(self, g: House[FloodData], room: Room) -> Script[None]:
        """H36-SETUP-2, HC-8. The Rowboat comes with the Attic."""
        if room == ATTIC and g.data.kept:
            g.data.kept = False
            put_in_pile(g, ROWBOAT, spot_at(ATTIC))
            g.tell(EVERYONE, BOAT_IN, ATTIC)
        return NOTHING

    # -- the water

    def on_turn_start(self, g: House[FloodData], seat: Seat) -> Script[None]:
        """H36-FLOOD-1, H36-FLOOD-2, H36-FLOOD-4, H36-FLOOD-5. What the water does, by the floor where a turn begins.

        HC-23: before that, rooms that nobody can discover any more are fetched.
        """
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

    def card_off(self, g: House[FloodData], figure: Figure, card: Card) -> bool:
        """H36-FLOOD-2. Nothing prevents or reduces what the water does."""
        return card == ARMOR and laid_out(g) and figure == g.data.drowning

    def allowance(self, g: House[FloodData], figure: Figure, spaces: int) -> int:
        """H36-FLOOD-3. At least 1 space is left."""
        return max(1, spaces - g.data.hindered) if figure == g.active and g.data.hindered else spaces

    def on_turn_end(self, g: House[FloodData], seat: Seat) -> Script[None]:
        """H36-WATER-1, H36-MEDALLION-1. End of each traitor turn: the water rises, and everybody hears how far."""
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

    def may_hold(self, g: House[FloodData], figure: Figure, card: Card) -> str:
        """H36-BOAT-2. The traitor neither picks it up nor steals it."""
        if card == ROWBOAT and self.side_of(g, figure) == TRAITOR:
            return "H36-BOAT-2"
        return super().may_hold(g, figure, card)

    def offer(self, g: House[FloodData], figure: Figure, ask: Ask) -> None:
        """H36-BOAT-3, H36-MEDALLION-1. A blow at the Rowboat, or the Medallion for the water."""
        if g.team[figure] == TRAITOR:
            within_reach = is_at(g, figure, boat_spot(g))
            ask.offer(HACK, unless=attack_spent(g) if within_reach else "H36-BOAT-3")
        elif holds(g, figure, MEDALLION):
            ask.offer(STOP_FLOOD, unless=self._not_now(g, figure))

    def _not_now(self, g: House[FloodData], seat: Seat) -> str:
        """H36-MEDALLION-1, H36-MEDALLION-2, BET-ITEM-9. The rule by which the Medallion does not stop the water now."""
        if g.data.used_medallion:
            return "H36-MEDALLION-2"
        if level_of(g, floor_of(g, g.room[seat])) == DRY:
            return "H36-MEDALLION-1"
        return "BET-ITEM-9" if has(g.used, MEDALLION) else ""

    def perform(self, g: House[FloodData], figure: Figure, option: Option) -> Script[None]:
        return self._hack(g, figure) if option is HACK else self._stop_flood(g, figure)

    def _hack(self, g: House[FloodData], seat: Seat) -> Script[None]:
        """H36-BOAT-3, H36-BOAT-4. Might 3 or more, the attack of this turn; the fifth hit sinks it."""
        g.did |= HAS_ATTACKED
        if (yield from trait_roll(g, seat, MIGHT, needed=HACK_TARGET, openly=False)) >= HACK_TARGET:
            g.data.hits += 1
            g.tell(EVERYONE, BOAT_HIT, g.word[seat], g.data.hits)
            if g.data.hits == HITS_TO_SINK:
                g.tell(EVERYONE, BOAT_LOST)

    def _stop_flood(self, g: House[FloodData], seat: Seat) -> Script[None]:
        """H36-MEDALLION-1, H36-MEDALLION-2. The Medallion is discarded; the track stays where it is once."""
        g.data.used_medallion = True
        g.data.stopped = True
        g.tell(EVERYONE, FLOOD_STOPPED, g.word[seat])
        discard_held(g, seat, MEDALLION)
        return NOTHING

    # -- winning

    def on_enter(self, g: House[FloodData], figure: Figure, room: Room) -> Script[None]:
        """H36-WIN-1, HC-26. Whoever comes to the others is off with them, before anything else happens in that room."""
        check_win(g)
        return NOTHING

    def winner(self, g: House[FloodData]) -> int:
        """H36-WIN-1, H36-WIN-2, H36-WIN-3. Boat or heroes are lost; or all that live are at the boat."""
        dead = g.rules.seats - 1 - len(living_heroes(g))
        if g.data.hits >= HITS_TO_SINK or 2 * dead > g.rules.seats - 1:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if _all_aboard(g) else CARRY_ON

    def rule_met(self, g: House[FloodData]) -> str:
        """H36-WIN-2, H36-WIN-3. More than half are dead, or the Rowboat is disabled."""
        return "H36-WIN-3" if g.data.hits >= HITS_TO_SINK else super().rule_met(g)

    def aftermath(self, g: House[FloodData]) -> None:
        """H36-WIN-1. Whoever lives rows away."""
        if not g.winners & self.team_seats(g, HEROES):
            return
        g.tell(EVERYONE, ROWED_AWAY, room_at(boat_spot(g)))
        for seat in heroes_in_house(g):
            leave_house(g, seat)

    # -- what each side knows

    def shown(self, g: House[FloodData], seat: Seat) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "half_flooded": [FLOORS.words[floor] for floor in range(3) if level_of(g, floor) == PARTIAL],
            "flooded": [FLOORS.words[floor] for floor in range(3) if level_of(g, floor) == FULL],
            "flood_stopped": bool(g.data.stopped),
            "rowboat_hits": g.data.hits,
        }
        if self.true_side(g, seat) == TRAITOR:  # H36-KNOW-2
            shown["rowboat_hits_needed"] = HITS_TO_SINK
        return shown

    def check(self, g: House[FloodData]) -> None:
        assert g.data.kept != is_about(g, ROWBOAT), "the Rowboat is lost or doubled"
        assert not has(g.held[g.traitor], ROWBOAT), "the traitor carries the Rowboat"
        assert 0 <= g.data.hits <= HITS_TO_SINK, "hits on the Rowboat"
        assert g.data.used_medallion or not g.data.stopped, "nobody has stopped the water"

    # -- for the general bot

    def goals(self, g: House[FloodData], seat: Seat) -> list[Goal]:
        boat = room_at(boat_spot(g))
        if g.team[seat] == TRAITOR:
            hunt = Goal(targets=tuple(heroes_in_house(g)))
            return [Goal(rooms=just(boat), verbs=(HACK.name,)), hunt] if boat >= 0 else [hunt]
        up = Goal(rooms=sum({just(room) for room, _ in open_doorways(g, UPPER)}), verbs=("explore",), explore=True)
        goals = [Goal(verbs=(STOP_FLOOD.name,))]
        jetty = self._goal_jetty(g, boat)
        if boat < 0 or (jetty < 0 and holder_of(g, ROWBOAT) != seat):
            goals.append(up)
        elif holder_of(g, ROWBOAT) < 0 and boat not in JETTIES and seat == _goal_fetcher(g, boat):
            goals.append(Goal(rooms=just(boat), cards=(ROWBOAT,)))
        else:
            goals.append(Goal(rooms=just(jetty)) if jetty >= 0 else up)
        return goals

    def _goal_jetty(self, g: House[FloodData], boat: int) -> int:
        """The room to meet in: where the boat lies, or the one nearest to it; -1: there is none yet."""
        there = [room for room in JETTIES if in_house(g, room)]
        if boat < 0 or not there:
            return -1
        far = distances(g, boat)
        return min(there, key=lambda room: far[room] if far[room] >= 0 else len(ROOMS))


def level_of(g: House[FloodData], floor: Floor) -> int:
    """H36-WATER-2, H36-WATER-3, H36-WATER-4, H36-WATER-5, H36-WATER-6, H36-WATER-7. How high the water stands.

    In the basement from T = 1 on, on the ground floor from 3, on the upper floor from 5.
    """
    return min(max(g.track - 2 * floor, DRY), FULL)


def boat_spot(g: House[FloodData]) -> int:
    """Where the Rowboat is, carried or lying; negative: not in the house."""
    carrier = holder_of(g, ROWBOAT)
    return spot_of(g, carrier) if carrier >= 0 else pile_with(g, ROWBOAT)


def _all_aboard(g: House[FloodData]) -> bool:
    """H36-WIN-1. Whether every living hero is in one room of the two, and the Rowboat with them."""
    room = room_at(boat_spot(g))
    return room in JETTIES and all(g.room[seat] == room for seat in living_heroes(g))


def _goal_fetcher(g: House[FloodData], room: Room) -> int:
    """For the general bot: the hero who fetches the boat."""
    far = distances(g, room)
    heroes = [seat for seat in heroes_in_house(g) if far[g.room[seat]] >= 0]
    return min(heroes, key=lambda seat: far[g.room[seat]], default=-1)
