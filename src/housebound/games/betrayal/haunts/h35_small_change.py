"""Haunt 35, Small Change. Everybody has shrunk, and the traitor has let in Cats.

The heroes want to leave in a Toy Airplane (`h35_toy_airplane`); doorways have become spaces (`h35_doorways`).
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import REVOLVER, RING
from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.haunts.captives import (
    FREE,
    Capturing,
    break_free,
    captive_of,
    capture,
    is_captured,
    nobody_captured,
    shown_captives,
)
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, living_heroes, monsters
from housebound.games.betrayal.haunts.h35_doorways import (
    NO_DOORWAY,
    offer_doorways,
    room_space,
    rooms_beside,
    space_of,
    spaces_in_sight,
    step_toward,
    take_small_step,
)
from housebound.games.betrayal.haunts.h35_toy_airplane import (
    FLYING,
    PLANE_SPACES,
    PLANE_STATES,
    SEARCH_ROOMS,
    UNFOUND,
    SmallData,
    at_plane,
    fall_out,
    fly,
    is_aboard,
    is_exit,
    is_flying,
    offer_flight,
    offer_plane,
    perform_with_plane,
    plane_space,
    take_off,
)
from housebound.games.betrayal.haunts.names import name_of, names_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house, rooms_in_house
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, OUTSIDE, TURN_OVER, House
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

SWALLOWED = NoticeKind("swallowed", figure=FIGURES, captor=FIGURES)

CAT = 0
CATS = 2
NO_USE = (COLLAPSED_ROOM, MYSTIC_ELEVATOR, GALLERY, ROOMS["gymnasium"], VAULT)
"""Rooms that do nothing for anybody who is small."""
DYNAMITE = CARDS["dynamite"]
EVERY_TRAIT = (0, 1, 2, 3)


class SmallChange(Capturing):
    number = 35

    # -- beginning

    def fresh_data(self, g: House) -> SmallData:
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

    def set_up(self, g: House) -> Script[None]:
        """A Cat in the Entrance Hall; with five or six players another one in the haunt room."""
        add_monster(g, CAT, ENTRANCE_HALL)
        if g.rules.seats >= 5:
            add_monster(g, CAT, g.haunt_room if in_house(g, g.haunt_room) else g.room[g.revealer])
        return NOTHING

    # -- where everybody is

    def together(self, g: House, one: int, other: int) -> bool:
        return space_of(g, one) == space_of(g, other)

    def in_room(self, g: House, figure: int) -> bool:
        return bool(g.data.doorway[figure] == NO_DOORWAY)

    def in_range(self, g: House, figure: int) -> list[int]:
        seen = spaces_in_sight(g, figure)
        return [other for other, room in enumerate(g.room) if room >= 0 and space_of(g, other) in seen]

    def throw_rooms(self, g: House, figure: int, beside: list[int]) -> list[int]:
        return beside if self.in_room(g, figure) else rooms_beside(g, figure)

    # -- movement

    def can_move(self, g: House, figure: int) -> bool:
        """Not captured, not holding anybody, and not sitting in the plane, unless as its pilot in the air."""
        if figure >= FIRST_MONSTER:
            return captive_of(g, figure) < 0
        flies = g.data.plane == FLYING and g.data.pilot == figure
        return super().can_move(g, figure) and (not is_aboard(g, figure) or bool(flies))

    def can_be_moved(self, g: House, figure: int) -> bool:
        """HC-15. Nor can an effect move the captured, their captors, or those in the air."""
        if figure >= FIRST_MONSTER:
            return captive_of(g, figure) < 0
        return super().can_be_moved(g, figure) and not is_flying(g, figure)

    def allowance(self, g: House, figure: int, spaces: int) -> int:
        return PLANE_SPACES if is_flying(g, figure) else spaces

    def offer_steps(self, g: House, figure: int, ask: Ask) -> None:
        if is_flying(g, figure):
            offer_flight(g, figure, ask)
        else:
            offer_doorways(g, figure, ask)

    def take_step(self, g: House, figure: int, option: Option) -> Script[None] | None:
        if is_flying(g, figure):
            return self._fly(g, figure, option)
        return take_small_step(g, figure, option)

    def _fly(self, g: House, pilot: int, option: Option) -> Script[None]:
        g.data.gliding = True
        yield from fly(g, pilot, option)
        g.data.gliding = False

    def on_leave(self, g: House, figure: int, room: int) -> Script[None]:
        """Whoever goes elsewhere is in no doorway, and in no plane."""
        g.data.doorway[figure] = NO_DOORWAY
        if figure < FIRST_MONSTER and not g.data.gliding:
            fall_out(g, figure)
        return NOTHING

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """Nobody slows those in the air, nor do they."""
        return not is_flying(g, figure) and not is_flying(g, mover) and super().slows(g, figure, mover)

    def room_text_off(self, g: House, figure: int, room: int) -> bool:
        """A doorway is in neither room; the air touches no floor; some rooms do nothing for the small."""
        if g.data.doorway[figure] != NO_DOORWAY and room == g.room[figure]:
            return True
        return figure < FIRST_MONSTER and (room in NO_USE or is_flying(g, figure))

    def can_ride(self, g: House, figure: int) -> bool:
        return figure >= FIRST_MONSTER

    # -- no cards

    def replace_draw(self, g: House, seat: int, symbol: int) -> Script[bool]:
        """No explorer draws cards of any kind."""
        return True
        yield

    def discovered(self, g: House, seat: int, room: int) -> Script[bool]:
        """A room with a symbol ends the discoverer's turn."""
        if SYMBOL[room] >= 0:
            g.drawn_for |= 1 << room
            if seat == g.acting:
                g.did |= TURN_OVER
        return True
        yield

    def card_off(self, g: House, figure: int, card: int) -> bool:
        """The traitor cannot attack explorers, not with the Dynamite either."""
        return card == DYNAMITE and figure < FIRST_MONSTER and g.team[figure] == TRAITOR

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """A captive tries to break free; a started plane takes off with its pilot's turn."""
        if is_captured(g, seat) and g.fate[seat] == IN_HOUSE:
            return break_free(g, seat, EVERY_TRAIT)
        take_off(g, seat)
        return NOTHING

    def on_monster_turn_start(self, g: House) -> Script[None]:
        """Whoever was captured before and is still held is swallowed."""
        g.data.swatted = 0
        for cat in monsters(g):
            seat = captive_of(g, cat)
            if seat >= 0:
                g.tell(EVERYONE, SWALLOWED, g.word[seat], g.word[cat])
                g.data.eaten += 1
                yield from die(g, seat, BY_HAUNT, cat)

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        offer_plane(g, figure, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        return perform_with_plane(g, figure, option)

    # -- attacks

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """The traitor attacks nobody; the air is reached only by Revolver and Ring; captives are left alone."""
        if attacker < FIRST_MONSTER and g.team[attacker] == TRAITOR:
            return "BET-GEN-5"
        if is_captured(g, target) or (attacker >= FIRST_MONSTER and captive_of(g, attacker) >= 0):
            return "HC-15"
        if card not in (REVOLVER, RING) and (is_flying(g, attacker) or is_flying(g, target)):
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """HC-15. A Cat that wins captures the hero; no damage."""
        if attack.attacker < FIRST_MONSTER:
            return False
        fall_out(g, attack.target)
        capture(g, attack.attacker, attack.target)
        return True
        yield

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """The dead are in no plane, no doorway and no jaws."""
        fall_out(g, seat)
        g.data.doorway[seat] = NO_DOORWAY
        return super().on_death(g, seat, cause, killer)

    # -- the end

    def winner(self, g: House) -> int:
        """Half of the heroes out of the house; or more than half eaten, or too few left for that."""
        heroes = g.rules.seats - 1
        half = (heroes + 1) // 2
        alive = living_heroes(g)
        if sum(g.fate[seat] == OUTSIDE for seat in alive) >= half:
            return self.team_seats(g, HEROES)
        if 2 * g.data.eaten > heroes or len(alive) < half:
            return self.team_seats(g, TRAITOR)
        return CARRY_ON

    # -- what is seen, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
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

    def check(self, g: House) -> None:
        super().check(g)
        data: SmallData = g.data
        for seat in card_numbers(data.aboard):
            assert g.fate[seat] != IN_HOUSE or at_plane(g, seat), "aboard, and elsewhere"
            assert data.captor[seat] == FREE, "aboard and captured"
        assert (data.pilot >= 0) == (data.plane > 1), "a plane without pilot flies"

    def goals(self, g: House, seat: int) -> list[Goal]:
        """Steps are named one by one: a room that holds somebody may still be a doorway away from it."""
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g, g.acting)
        data: SmallData = g.data
        cats = {space_of(g, cat) for cat in monsters(g) if not g.stunned[cat]}
        if data.plane == UNFOUND:
            rooms = laid(g, SEARCH_ROOMS)
            steps = step_toward(g, seat, {room_space(g, room) for room in card_numbers(rooms)}, shunned=cats)
            here = g.room[seat] >= 0 and rooms >> g.room[seat] & 1
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

    def _traitor_goals(self, g: House, figure: int) -> list[Goal]:
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


present(SmallChange)
