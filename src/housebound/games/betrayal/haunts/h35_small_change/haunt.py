"""Haunt 35, Small Change. Everybody has shrunk, and the traitor has let in Cats.

The heroes want to leave in a Toy Airplane (`toy_airplane`); doorways have become spaces (`doorways`, `places`).
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, living_heroes, monsters
from housebound.games.betrayal.haunts.h35_small_change.data import SmallData
from housebound.games.betrayal.haunts.h35_small_change.doorways import (
    NO_DOORWAY,
    room_space,
    rooms_beside,
    space_of,
    step_toward,
)
from housebound.games.betrayal.haunts.h35_small_change.places import SmallPlaces
from housebound.games.betrayal.haunts.h35_small_change.toy_airplane import (
    FLYING,
    PLANE_SPACES,
    PLANE_STATES,
    SEARCH_ROOMS,
    UNFOUND,
    at_plane,
    fall_out,
    is_aboard,
    is_exit,
    is_flying,
    offer_plane,
    perform_with_plane,
    plane_space,
    take_off,
)
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.captives import (
    FREE,
    Capturing,
    break_free,
    captive_of,
    capture,
    is_captured,
    nobody_captured,
    shown_captives,
)
from housebound.games.betrayal.haunts.parts.names import name_of, names_of
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import REVOLVER, RING
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, OUTSIDE, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    FIGURES,
    GALLERY,
    HEROES,
    MYSTIC_ELEVATOR,
    ROOMS,
    TRAITOR,
    VAULT,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

SWALLOWED = NoticeKind("swallowed", figure=FIGURES, captor=FIGURES)

CAT = 0
CATS = 2
MANY = 5  # players, for whom there are two of them
NO_USE = (COLLAPSED_ROOM, MYSTIC_ELEVATOR, GALLERY, ROOMS["gymnasium"], VAULT)
"""H35-SMALL-4. Rooms that do nothing for anybody who is small."""
DYNAMITE = CARDS["dynamite"]
EVERY_TRAIT = (0, 1, 2, 3)


class SmallChange(Capturing[SmallData]):
    """H35-KNOW-1, H35-KNOW-2, H35-KNOW-3, H35-KNOW-4: each side reads its own page.

    H35-SETUP-1, H35-SMALL-1: explorers and their cards are the rulebook's. H35-CAT-1: numbers stand in the content.
    H35-CAT-5: a captor that is stunned lets go.
    """

    number = 35

    def __init__(self) -> None:
        super().__init__(places=SmallPlaces())

    # -- beginning

    def fresh_data(self, g: House) -> SmallData:
        """H35-SETUP-3. Nobody knows where the plane is."""
        data = SmallData()
        data.doorway = [NO_DOORWAY] * (FIRST_MONSTER + CATS)
        data.plane = UNFOUND
        data.plane_room, data.plane_side, data.plane_doorway = -1, 0, NO_DOORWAY
        data.aboard = 0
        data.pilot = -1
        data.swatted = 0
        data.captor = nobody_captured()
        data.eaten = 0
        data.gliding = False
        return data

    def set_up(self, g: House[SmallData]) -> Script[None]:
        """H35-SETUP-2. A Cat in the Entrance Hall; with five or six players another one in the haunt room (HC-8)."""
        add_monster(g, CAT, ENTRANCE_HALL)
        if g.rules.seats >= MANY:
            yield from bring_monster(g, CAT, g.haunt_room)

    # -- movement

    def may_move(self, g: House[SmallData], figure: Figure) -> str:
        """H35-CAT-3, H35-PLANE-3, H35-PLANE-5. Who sits in the plane stays there, but for its pilot in the air."""
        if figure >= FIRST_MONSTER:
            return "H35-CAT-3" if captive_of(g, figure) >= 0 else ""
        if not is_aboard(g, figure):
            return super().may_move(g, figure)
        if g.data.plane == FLYING:
            return "" if g.data.pilot == figure else "H35-PLANE-5"
        return "H35-PLANE-3"

    def can_be_moved(self, g: House[SmallData], figure: Figure) -> bool:
        """HC-15. Nor can an effect move the captured, their captors, or those in the air."""
        if figure >= FIRST_MONSTER:
            return captive_of(g, figure) < 0
        return super().can_be_moved(g, figure) and not is_flying(g, figure)

    def allowance(self, g: House[SmallData], figure: Figure, spaces: int) -> int:
        """H35-PLANE-4. The plane's spaces in place of the pilot's own."""
        return PLANE_SPACES if is_flying(g, figure) else spaces

    def on_leave(self, g: House[SmallData], figure: Figure, room: Room) -> Script[None]:
        """Whoever goes elsewhere is in no doorway, and in no plane."""
        g.data.doorway[figure] = NO_DOORWAY
        if figure < FIRST_MONSTER and not g.data.gliding:
            fall_out(g, figure)
        return NOTHING

    def slows(self, g: House[SmallData], figure: Figure, mover: Figure) -> bool:
        """H35-PLANE-4. Nobody slows those in the air, nor do they."""
        return not is_flying(g, figure) and not is_flying(g, mover) and super().slows(g, figure, mover)

    def room_text_off(self, g: House[SmallData], figure: Figure, room: Room) -> str:
        """H35-DOOR-3, H35-SMALL-4, H35-PLANE-12. Not in a doorway, not for the small, not in the air."""
        if g.data.doorway[figure] != NO_DOORWAY and room == g.room[figure]:
            return "H35-DOOR-3"
        if figure < FIRST_MONSTER and room in NO_USE:
            return "H35-SMALL-4"
        return "H35-PLANE-12" if is_flying(g, figure) else ""

    def can_ride(self, g: House[SmallData], figure: Figure) -> bool:
        """H35-SMALL-4, H35-CAT-6. The Mystic Elevator moves for Cats alone."""
        return figure >= FIRST_MONSTER

    # -- no cards

    def replace_draw(self, g: House[SmallData], seat: Seat, symbol: int) -> Script[bool]:
        """H35-SMALL-2. No explorer draws cards of any kind."""
        return True
        yield

    def discovered(self, g: House[SmallData], seat: Seat, room: Room) -> Script[bool]:
        """H35-SMALL-2. A room with a symbol ends the discoverer's turn."""
        if SYMBOL[room] >= 0:
            g.drawn_for |= just(room)
            if seat == g.acting:
                g.did |= TURN_OVER
        return True
        yield

    def card_off(self, g: House[SmallData], figure: Figure, card: Card) -> bool:
        """H35-TRAITOR-1. The traitor cannot attack explorers, not with the Dynamite either."""
        return card == DYNAMITE and figure < FIRST_MONSTER and g.team[figure] == TRAITOR

    # -- turns

    def on_turn_start(self, g: House[SmallData], seat: Seat) -> Script[None]:
        """H35-CAT-7, H35-PLANE-2. A captive tries to break free; a started plane takes off with its pilot's turn."""
        if is_captured(g, seat):
            return break_free(g, seat, EVERY_TRAIT)
        take_off(g, seat)
        return NOTHING

    def on_monster_turn_start(self, g: House[SmallData]) -> Script[None]:
        """H35-CAT-4, H35-TRAITOR-4. Whoever was captured before and is still held is swallowed."""
        g.data.swatted = 0
        for cat in monsters(g):
            seat = captive_of(g, cat)
            if seat >= 0:
                g.tell(EVERYONE, SWALLOWED, g.word[seat], g.word[cat])
                g.data.eaten += 1
                yield from die(g, seat, BY_HAUNT, cat)

    # -- actions

    def offer(self, g: House[SmallData], figure: Figure, ask: Ask) -> None:
        offer_plane(g, figure, ask)

    def perform(self, g: House[SmallData], figure: Figure, option: Option) -> Script[None]:
        return perform_with_plane(g, figure, option)

    # -- attacks

    def may_attack(self, g: House[SmallData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H35-TRAITOR-1, H35-CAT-3, H35-PLANE-11. Revolver and Ring alone reach the air; captives are left alone."""
        if attacker < FIRST_MONSTER and g.team[attacker] == TRAITOR:
            return "H35-TRAITOR-1"
        if attacker >= FIRST_MONSTER and captive_of(g, attacker) >= 0:
            return "H35-CAT-3"
        if is_captured(g, target):
            return "HC-15"
        if card not in (REVOLVER, RING) and (is_flying(g, attacker) or is_flying(g, target)):
            return "H35-PLANE-11"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House[SmallData], attack: Attack) -> Script[bool]:
        """H35-CAT-2, H35-PLANE-10. A Cat that wins captures the hero, out of a plane on the ground too; no damage."""
        if attack.attacker < FIRST_MONSTER:
            return False
        fall_out(g, attack.target)
        capture(g, attack.attacker, attack.target)
        return True
        yield

    def on_death(self, g: House[SmallData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H35-PLANE-9. The dead are in no plane, no doorway and no jaws."""
        fall_out(g, seat)
        g.data.doorway[seat] = NO_DOORWAY
        return super().on_death(g, seat, cause, killer)

    # -- the end

    def winner(self, g: House[SmallData]) -> int:
        """H35-WIN-1, H35-WIN-2, H35-WIN-3. Half of the heroes out; more than half eaten; too few left for that."""
        heroes = g.rules.seats - 1
        half = (heroes + 1) // 2
        alive = living_heroes(g)
        if sum(g.fate[seat] == OUTSIDE for seat in alive) >= half:
            return self.team_seats(g, HEROES)
        if 2 * g.data.eaten > heroes or len(alive) < half:
            return self.team_seats(g, TRAITOR)
        return CARRY_ON

    def rule_met(self, g: House[SmallData]) -> str:
        """H35-WIN-2, H35-WIN-3. Cats have eaten more than half, or too few are left for half to get away."""
        few = g.winners & self.team_seats(g, TRAITOR) and 2 * g.data.eaten <= g.rules.seats - 1
        return "H35-WIN-3" if few else super().rule_met(g)

    # -- what is seen, and what is worth doing

    def shown(self, g: House[SmallData], seat: Seat) -> dict[str, Any]:
        """Doorways, captives and the plane, as they stand on the table."""
        data: SmallData = g.data
        standing = [f for f, room in enumerate(g.room) if room >= 0 and data.doorway[f] != NO_DOORWAY]
        return {
            "doorways": {name_of(g, f): [ROOMS.words[room] for room in rooms_beside(g, f)] for f in standing},
            "captives": shown_captives(g),
            "plane": PLANE_STATES[data.plane],
            "plane_room": ROOMS.words[data.plane_room] if data.plane != UNFOUND else "",
            "aboard": names_of(g, card_numbers(data.aboard)),
            "pilot": name_of(g, data.pilot) if data.pilot >= 0 else "",
        }

    def check(self, g: House[SmallData]) -> None:
        super().check(g)
        data: SmallData = g.data
        for seat in card_numbers(data.aboard):
            assert g.fate[seat] != IN_HOUSE or at_plane(g, seat), "aboard, and elsewhere"
            assert data.captor[seat] == FREE, "aboard and captured"
        assert (data.pilot >= 0) == (data.plane > 1), "a plane without pilot flies"

    def goals(self, g: House[SmallData], seat: Seat) -> list[Goal]:
        """Steps are named one by one: a room that holds somebody may still be a doorway away from it."""
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g, g.acting)
        data: SmallData = g.data
        cats = {space_of(g, cat) for cat in monsters(g) if not g.stunned[cat]}
        if data.plane == UNFOUND:
            rooms = laid(g, SEARCH_ROOMS)
            steps = step_toward(g, seat, {room_space(g, room) for room in card_numbers(rooms)}, shunned=cats)
            here = g.room[seat] >= 0 and has(rooms, g.room[seat])
            return [Goal(verbs=("search_for_plane", *steps), explore=not steps and not here)]
        left = [s for s in heroes_in_house(g) if not is_aboard(g, s)]
        if is_flying(g, seat):
            exits = {room_space(g, room) for room in rooms_in_house(g) if is_exit(g, room)}
            steps = step_toward(g, seat, {space_of(g, s) for s in left} if left else exits)
            return [Goal(verbs=("pick_up_hero", "fly_away")), Goal(verbs=steps, explore=not steps)]
        holders = tuple(cat for cat in monsters(g) if captive_of(g, cat) >= 0)
        goals = [Goal(targets=holders), Goal(verbs=("start_plane",)), Goal(verbs=("board_plane",))]
        if not is_aboard(g, seat):
            steps = step_toward(g, seat, {plane_space(g)}, shunned=cats)
            goals.append(Goal(verbs=steps, explore=not steps and not at_plane(g, seat)))
        return goals

    def _traitor_goals(self, g: House[SmallData], figure: Figure) -> list[Goal]:
        """The plane out of the air; and the Cats after whoever they can reach."""
        goals = [Goal(verbs=("swat_plane",))]
        if figure < FIRST_MONSTER:
            if g.data.plane == FLYING and g.room[figure] >= 0:
                goals.append(Goal(verbs=step_toward(g, figure, {plane_space(g)})))
            return goals
        prey = [s for s in heroes_in_house(g) if not is_captured(g, s)]
        spaces = {space_of(g, s) for s in prey}
        steps = step_toward(g, figure, spaces)
        if not steps and in_house(g, MYSTIC_ELEVATOR):  # no way on foot: a Cat can ride
            steps = step_toward(g, figure, {room_space(g, MYSTIC_ELEVATOR)}) or ("walk",)
        return [*goals, Goal(targets=tuple(prey)), Goal(verbs=steps)]
