"""Haunt 18, United We Stand. Nothing of flesh or steel hurts the traitor, who grows with every hero it takes in.

Only fire does: the heroes overheat the furnace, and from there the house burns down, room by room, with whoever is
inside. Whoever has got out can be dragged back through a window.

Decided here where the text is silent: fire kills for nobody, so that only deaths by the traitor's attacks and Dynamite
feed it. The traitor draws no event card for the front door. A room that lies beside the house burns with the starting
room of its floor, and the other way round. The Sanity attack moves the traitor exactly so many rooms, as long as a door
leads on; each of them is entered. Mental damage that the Skull turns into physical damage does nothing to the traitor.
Lights Out still holds it to one space. The pull is a trait roll on both sides, and what is carried outside does not
help there. The Furnace Room burns alone at the end of its turn; one more room a turn comes after that.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import attack_of, make_attack, offer_attacks
from housebound.games.betrayal.cards_in_hand import LIGHTS_OUT, holds
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import FIXED_ROLL, roll, trait_roll
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.collapse import collapse, perish_in_ruins, ways_out
from housebound.games.betrayal.haunts.figures import heroes_in_house, living_heroes
from housebound.games.betrayal.haunts.front_door import GO_OUT, OPEN_DOOR, go_out, is_open, offer_leaving, offer_opening
from housebound.games.betrayal.haunts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.h18_fire import LAST_ROOMS, burnable, fire_is_out, spreading
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import first_hero, turn_up_rooms
from housebound.games.betrayal.haunts.picks import pick_figure
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import (
    direction_between,
    faces_outside,
    in_house,
    is_outside,
    open_doorways,
    rooms_in_house,
    side_of_door,
)
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import (
    DEAD,
    HAS_ATTACKED,
    IN_HOUSE,
    OUTSIDE,
    House,
    changed,
)
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    BASEMENT,
    ENTRANCE_HALL,
    FIGURES,
    FURNACE_ROOM,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    NO,
    PHYSICAL,
    ROOMS,
    SANITY,
    SPEED,
    STAIRS_FROM_BASEMENT,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced

OVERHEAT = VERBS.verb("overheat_furnace")()
PULL = VERBS.verb("pull_back")()
OVERHEATED = NoticeKind("furnace_overheated", figure=FIGURES)
BURNS = NoticeKind("room_burns", room=ROOMS)
HOUSE_FALLS = NoticeKind("burnt_house_falls")
ABSORBED = NoticeKind("hero_absorbed", figure=FIGURES)
PULLED = NoticeKind("pulled_back", figure=FIGURES, room=ROOMS)
SLIPPED = NoticeKind("pull_failed", figure=FIGURES)
DAZED = NoticeKind("traitor_dazed", figure=FIGURES)

FURNACE_TARGET, DOOR_TARGET = 5, 4
DOOR_TRAITS = (KNOWLEDGE, MIGHT)
FIRST_MIGHT, LOWEST_SPEED, KILLS_TO_LEAVE = 5, 1, 2
NOBODY = -1


class FireData(HauntData):
    __slots__ = ("ablaze", "door", "kills", "spaces", "stoker", "turn_ends")

    kills: int  # heroes that the traitor has killed
    spaces: int  # the traitor's movement in this turn
    stoker: int  # the seat that overheated the furnace, NOBODY not yet
    turn_ends: int  # ends of that seat's turns until the Furnace Room burns
    door: int  # see `front_door`
    ablaze: bool  # a room is burning right now: all who are in it die before anybody has won


class UnitedWeStand(Haunt):
    number = 18

    # -- beginning

    def fresh_data(self, g: House) -> FireData:
        data = FireData()
        data.kills = 0
        data.spaces = LOWEST_SPEED
        data.stoker = NOBODY
        data.turn_ends = 0
        data.door = 0
        data.ablaze = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (heroes) 1. The Stairs from Basement are in the house."""
        yield from fetch_room(g, first_hero(g), STAIRS_FROM_BASEMENT)

    # -- the traitor's body

    def explorers_trait(self, g: House, seat: int, trait: int, number: int) -> int:
        """Might 5 and Speed P + 1, with each hero absorbed one more and one less."""
        if seat != g.traitor or g.data is None:
            return number
        if trait == MIGHT:
            return FIRST_MIGHT + int(g.data.kills)
        return max(LOWEST_SPEED, g.rules.seats + 1 - g.data.kills) if trait == SPEED else number

    def frozen(self, g: House, seat: int, trait: int) -> bool:
        """They are plain numbers, no steps that a card could move."""
        return seat == g.traitor and trait in (MIGHT, SPEED)

    def allowance(self, g: House, figure: int, spaces: int) -> int:
        if figure != g.traitor:
            return spaces
        return min(g.data.spaces, 1) if holds(g, figure, LIGHTS_OUT) else int(g.data.spaces)

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """The traitor rolls its movement, at least 1. HC-23: a Furnace Room that cannot be found any more is there."""
        if seat == g.traitor:
            if not g.skip_turn[seat] and g.fate[seat] == IN_HOUSE:
                dice = value(g, seat, SPEED)
                g.data.spaces = max(1, (yield from roll(g, seat, dice, FIXED_ROLL)))
        elif g.data.stoker == NOBODY and heroes_in_house(g):
            yield from turn_up_rooms(g, (FURNACE_ROOM,))

    def filter_damage(self, g: House, seat: int, kind: int, steps: int, cause: int) -> tuple[int, int]:
        return (kind, 0) if seat == g.traitor and kind == PHYSICAL else (kind, steps)

    def takes_split(self, g: House, seat: int, kind: int, steps: int, cause: int, by: int) -> tuple[int, int] | None:
        """What the Skull has made physical has no effect, however it would be shared."""
        return (steps, 0) if seat == g.traitor and kind == PHYSICAL else None

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """An attack lost by the traitor has no effect on it."""
        return attack.attacker == g.traitor
        yield

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """The Ring drives the traitor through doors, a room for each point."""
        if attack.target != g.traitor or attack.trait != SANITY:
            return False
        for _ in range(attack.difference):
            room = g.room[g.traitor]
            rooms = ways_out(g, g.traitor, room) if g.fate[g.traitor] == IN_HOUSE else []
            there = yield from choose_room(g, attack.attacker, g.traitor, rooms, "push_traitor", "BET-GEN-5")
            if there < 0:
                break
            yield from put_into(g, g.traitor, there, side_of_door(g, there, direction_between(g, there, room)))
        return True

    def dynamite_hurts(self, g: House, thrower: int, victim: int) -> Script[bool]:
        """The traitor is not hurt, but misses its next turn."""
        if victim != g.traitor:
            return False
        g.skip_turn = changed(g.skip_turn, victim, True)
        g.tell(EVERYONE, DAZED, g.word[victim])
        return True
        yield

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if killer == g.traitor and g.team[seat] == HEROES:
            g.data.kills += 1
            g.tell(EVERYONE, ABSORBED, g.word[seat])
        return NOTHING

    # -- dragging heroes back into the house

    def _offer_pull(self, g: House, ask: Ask) -> None:
        if not _heroes_outside(g):
            return
        why = "" if _opens_outward(g, g.room[g.traitor]) else "HC-5"
        offer_unless(attack_spent(g) or why, PULL, ask)

    def _pull(self, g: House) -> Script[None]:
        """Might against the strongest outside, and 1 for each of the others; again and again until it fails."""
        traitor, option = g.traitor, PULL
        while option is PULL:
            g.did |= HAS_ATTACKED
            outside = _heroes_outside(g)
            strongest = max(outside, key=lambda seat: value(g, seat, MIGHT))
            result = yield from trait_roll(g, traitor, MIGHT)
            if g.fate[traitor] != IN_HOUSE:
                return
            against = (yield from trait_roll(g, strongest, MIGHT)) + len(outside) - 1
            if result <= against:
                g.tell(EVERYONE, SLIPPED, g.word[traitor])
                return
            hero = yield from pick_figure(g, traitor, outside, "pull_hero", "BET-GEN-5", traitor)
            yield from self._drag_in(g, hero)
            if not _heroes_outside(g) or g.fate[traitor] != IN_HOUSE:
                return
            option = yield Decision(traitor, "pull_again", _offer_again, "BET-GEN-5", g.word[traitor])

    def _drag_in(self, g: House, seat: int) -> Script[None]:
        """The hero is in the traitor's room, and is attacked at once."""
        traitor = g.traitor
        g.fate = changed(g.fate, seat, IN_HOUSE)
        g.tell(EVERYONE, PULLED, g.word[seat], g.room[traitor])
        yield from put_into(g, seat, g.room[traitor], g.side[traitor])
        if g.room[seat] != g.room[traitor]:
            return

        def offers(g: House, _: int, ask: Ask) -> None:
            ways = Ask(traitor, [])
            offer_attacks(g, traitor, ways)
            ask.options += [option for option in ways.options if option.args[-1] == g.word[seat]]

        g.did &= ~HAS_ATTACKED  # this one belongs to the pull
        option = yield from forced(g, Decision(traitor, "pulled_attack", offers, "BET-GEN-5", g.word[seat]))
        yield from make_attack(g, attack_of(g, traitor, option))

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if g.team[figure] == TRAITOR:
            self._offer_pull(g, ask)
        elif g.data.stoker == NOBODY:
            offer_task(g, OVERHEAT, ask, "" if g.room[figure] == FURNACE_ROOM else "BET-GEN-5")
        offer_opening(g, figure, DOOR_TRAITS, ask)
        bound = g.team[figure] == TRAITOR and g.data.kills < KILLS_TO_LEAVE
        offer_leaving(g, figure, ask, "BET-GEN-5" if bound else "")

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is PULL:
            yield from self._pull(g)
        elif option is OVERHEAT:
            if (yield from task_roll(g, figure, KNOWLEDGE)) >= FURNACE_TARGET and g.fate[figure] == IN_HOUSE:
                g.data.stoker = figure
                g.data.turn_ends = 2  # that of this turn, and that of the next
                g.tell(EVERYONE, OVERHEATED, g.word[figure])
        elif option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET, draws=g.team[figure] == HEROES)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)

    # -- the fire

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """HC-11. First the Furnace Room; then every living hero and the traitor burn a room at the end of each turn."""
        if fire_is_out(g):
            if seat == g.traitor or g.fate[seat] != DEAD:
                room = yield from choose_room(g, seat, seat, burnable(g), "burn", "HC-20")
                if room >= 0:
                    yield from self._burn(g, room)
        elif g.data.stoker == seat:
            g.data.turn_ends -= 1
            if not g.data.turn_ends:
                yield from self._burn(g, FURNACE_ROOM)

    def _burn(self, g: House, room: int) -> Script[None]:
        """HC-20. Everybody in the room dies; with the last of three rooms everybody in the house."""
        g.data.ablaze = True
        g.tell(EVERYONE, BURNS, room)
        yield from collapse(g, room)
        if not any(in_house(g, last) for last in LAST_ROOMS):
            g.tell(EVERYONE, HOUSE_FALLS)
            for seat in range(g.rules.seats):
                if g.fate[seat] == IN_HOUSE:
                    yield from die(g, seat, BY_HAUNT)
        g.data.ablaze = False
        check_win(g)

    def sent_nowhere(self, g: House, figure: int) -> Script[None]:
        """Whoever an effect sends into a burned room dies."""
        return perish_in_ruins(g, figure)

    # -- winning

    def winner(self, g: House) -> int:
        """The traitor is dead, and a hero is not. The traitor: gone after two kills, or only one hero is left."""
        if g.data.ablaze:
            return CARRY_ON
        heroes = living_heroes(g)
        if g.fate[g.traitor] == DEAD and heroes:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.fate[g.traitor] == OUTSIDE or len(heroes) <= 1 else CARRY_ON

    # -- what everybody sees

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        data = g.data
        return {
            "traitor_might": value(g, g.traitor, MIGHT),
            "traitor_speed": value(g, g.traitor, SPEED),
            "heroes_absorbed": data.kills,
            "furnace_overheated_by": FIGURES.words[g.word[data.stoker]] if data.stoker != NOBODY else "",
            "front_door_open": is_open(g, HEROES),
            "front_door_open_to_traitor": is_open(g, TRAITOR),
        }

    def check(self, g: House) -> None:
        data = g.data
        dead = sum(g.fate[seat] == DEAD and seat != g.traitor for seat in range(g.rules.seats))
        assert data.kills <= dead, "more heroes absorbed than dead"
        assert data.turn_ends == 0 or data.stoker != NOBODY, "nobody has overheated the furnace"
        assert not g.lost or fire_is_out(g), "a room has burned before the Furnace Room"
        assert data.kills >= KILLS_TO_LEAVE or g.fate[g.traitor] != OUTSIDE, "the traitor has left too early"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        danger = _in_danger(g)
        burn = Goal(verbs=tuple(TO_ROOM(room).name for room in self._best_to_burn(g, seat)), avoid=danger)
        flee = Goal(rooms=sum(1 << room for room in rooms_in_house(g)) & ~danger)
        here = g.room[seat]
        goals = self._goals_of_traitor(g) if g.team[seat] == TRAITOR else self._goals_of_hero(g, seat)
        return [*([flee] if here >= 0 and danger >> here & 1 else ()), *goals, burn]

    def _goals_of_traitor(self, g: House) -> list[Goal]:
        """Hunt whoever is inside; with two in the belly away; drag back whoever got out."""
        windows = sum(1 << room for room in rooms_in_house(g) if _opens_outward(g, room))
        pull = Goal(rooms=windows, verbs=(PULL.name,))
        inside = heroes_in_house(g)
        leave = Goal(rooms=1 << ENTRANCE_HALL, verbs=(GO_OUT.name, OPEN_DOOR.name))
        hunt = Goal(targets=tuple(inside))
        if g.data.kills >= KILLS_TO_LEAVE:
            return [leave, hunt, pull]
        return [Goal(verbs=(PULL.name,)), hunt] if inside else [pull]

    def _goals_of_hero(self, g: House, seat: int) -> list[Goal]:
        """Light the fire, open the door, and out, but not before the fire is lit."""
        door = Goal(rooms=1 << ENTRANCE_HALL, verbs=(OPEN_DOOR.name,))
        if g.data.stoker != NOBODY:
            return [Goal(rooms=1 << ENTRANCE_HALL, verbs=(GO_OUT.name, OPEN_DOOR.name))]
        if in_house(g, FURNACE_ROOM):
            light = Goal(rooms=1 << FURNACE_ROOM, verbs=(OVERHEAT.name,))
        else:
            doorways = sum({1 << room for room, _ in open_doorways(g, BASEMENT)})
            light = Goal(rooms=doorways, verbs=("explore",), explore=True)
        porter = min(heroes_in_house(g), key=lambda hero: (value(g, hero, KNOWLEDGE), hero), default=seat)
        return [door, light] if seat == porter and not is_open(g, HEROES) else [light]

    def _best_to_burn(self, g: House, seat: int) -> list[int]:
        """Rooms to burn, best first: enemies' rooms, then for heroes the way to the last rooms, for the traitor away.

        While heroes are inside, they keep the last rooms for them.
        """
        rooms = burnable(g)
        ours = {g.room[other] for other in range(g.rules.seats) if g.team[other] == g.team[seat]}
        theirs = {g.room[other] for other in range(g.rules.seats) if g.team[other] != g.team[seat]}
        far = spreading(g)
        forward = g.team[seat] == HEROES
        inside = bool(heroes_in_house(g))

        def cost(room: int) -> tuple[int, int, int]:
            kept = forward and inside and room in LAST_ROOMS
            return 2 * (room in ours) + kept, -(room in theirs), far.get(room, 99) if forward else -far.get(room, 99)

        return sorted(rooms, key=cost)


def _heroes_outside(g: House) -> list[int]:
    return [seat for seat in living_heroes(g) if g.fate[seat] == OUTSIDE]


def _opens_outward(g: House, room: int) -> bool:
    """HC-5. The Entrance Hall, an outside room, or one with a window that is not false."""
    return room == ENTRANCE_HALL or is_outside(room) or faces_outside(g, room)


def _offer_again(_: House, __: int, ask: Ask) -> None:
    ask.options += (PULL, NO)


def _in_danger(g: House) -> int:
    """The rooms that can burn at the end of somebody's turn, as bits."""
    if g.data.stoker != NOBODY and not fire_is_out(g):
        return 1 << FURNACE_ROOM
    return sum(1 << room for room in burnable(g))


present(UnitedWeStand)
