"""Haunt 24, Fly Away Home. Bats pour in through every opening and fasten on the heroes; an organ drives them off.

The heroes win when the Bats have been driven off and none is left on any hero; the traitor's side, whose explorer is
dead from the start, when all heroes are.

A Bat on a hero is a figure in the hero's room that goes where the hero goes and does nothing but bite.

Decided here, where the text is silent: Bats for which there is no entry room of their own go to any entry room. After
it has tried to latch on, a Bat does no more in this turn. Heroes fight Bats with whatever they like, by the numbers of
the table; one that hangs on somebody cannot be shot at from another room, and the Dynamite does not hurt it. A fall
does nothing to a Bat. One that comes in needs its first space for that, also where monsters can always move one.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import ATTACK_ON
from housebound.games.betrayal.cards_in_hand import spot_of
from housebound.games.betrayal.components import HOBBIES, IS_OUTSIDE, WINDOWS
from housebound.games.betrayal.damage import BY_HAUNT, damage_points
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import throw
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.actions import offer_unless
from housebound.games.betrayal.haunts.arrivals import bring_monster, choose_one_each
from housebound.games.betrayal.haunts.far_away import nearest_first
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.names import named_pairs
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import rooms_of
from housebound.games.betrayal.haunts.taken_along import TakingAlong, stand_with
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    ROOMS,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

START_ORGAN = VERBS.verb("start_organ")()
PLAY_ORGAN = VERBS.verb("play_organ")()
LATCH_ON = VERBS.verb("latch_on", FIGURES)
BATS_COME = NoticeKind("bats_come", number=COUNT)
LATCHED = NoticeKind("bat_latched", figure=FIGURES, hero=FIGURES)
DRIVEN_OFF = NoticeKind("bats_driven_off", figure=FIGURES)

ORGAN_ROOM = ROOMS["organ_room"]
ROOSTS = (
    [ROOMS[word] for word in ("tower", "attic")],
    [ROOMS[word] for word in ("chasm", "catacombs")],
)
"""From each pair of rooms the first Bats come, if one of them is in the house."""
BATS_PER_ROOST = 3
ENTRIES = tuple(
    room
    for room in range(len(ROOMS))
    if IS_OUTSIDE[room] or WINDOWS[room] or room in (ROOMS["chasm"], ROOMS["conservatory"], ENTRANCE_HALL)
)
"""HC-5. The rooms by which Bats come in; false windows count too."""
START_TARGET = 5
PLAY_TARGET, MUSICIANS_TARGET = 6, 5
LATCHES = 2
SILENT, STARTED, PLAYED = range(3)


class BatData(HauntData):
    """`organ`: how far it is; `host`: Bat -> the hero on whom it hangs; `new`: those that came in this monster turn."""

    __slots__ = ("host", "new", "organ")

    organ: int
    host: dict[int, int]
    new: list[int]


class FlyAwayHome(TakingAlong):
    number = 24

    # -- beginning

    def fresh_data(self, g: House) -> BatData:
        data = BatData()
        data.organ = SILENT
        data.host = {}
        data.new = []
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor's explorer is dead, and the first Bats stir. The heroes: there is an Organ Room."""
        yield from die(g, g.traitor, BY_HAUNT)
        for pair in ROOSTS:
            rooms = [room for room in pair if in_house(g, room)]
            if rooms:
                room = yield from choose_room(g, g.traitor, g.traitor, rooms, "roost", "BET-GEN-5")
                for _ in range(BATS_PER_ROOST):
                    yield from bring_monster(g, 0, room)
        yield from fetch_room(g, first_hero(g), ORGAN_ROOM)

    # -- the monster turn

    def on_monster_turn_start(self, g: House) -> Script[None]:
        """1. As many as P dice say, as far as there are any, each by another way while there is one."""
        g.data.new = []
        if g.data.organ == PLAYED:
            return
        rolled = throw(g, g.traitor, g.rules.seats)
        number = min(rolled, self.kinds[0].count - len(monsters(g)))
        g.tell(EVERYONE, BATS_COME, number)
        entries = [room for room in ENTRIES if in_house(g, room)]
        free = list(entries)
        for left in range(number, 0, -1):
            if free:
                room = yield from choose_one_each(g, g.traitor, free, left, "bat_entry")
            else:
                room = yield from choose_room(g, g.traitor, g.traitor, entries, "bat_entry", "BET-GEN-5")
            if room in free:
                free.remove(room)
            bat = yield from bring_monster(g, 0, room)
            g.acted &= ~(1 << bat)
            g.data.new.append(bat)

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        """2. Entering has used one space."""
        g.spent = int(figure in g.data.new)
        return False
        yield

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        return figure not in g.data.host

    def attack_traits(self, g: House, figure: int) -> tuple[int, ...]:
        return () if figure >= FIRST_MONSTER else super().attack_traits(g, figure)

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return figure < FIRST_MONSTER and super().slows(g, figure, mover)

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            ask.options += [
                LATCH_ON(g.word[hero]) for hero in heroes_in_house(g) if spot_of(g, hero) == spot_of(g, figure)
            ]
        elif g.data.organ != PLAYED:
            here = "" if g.room[figure] == ORGAN_ROOM else "BET-GEN-5"
            started = g.data.organ == STARTED
            offer_task(g, PLAY_ORGAN if started else START_ORGAN, ask, here)
            offer_unless("BET-GEN-5", START_ORGAN if started else PLAY_ORGAN, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is START_ORGAN:
            if (yield from task_roll(g, figure, MIGHT)) >= START_TARGET:
                g.data.organ = STARTED
                succeed(g, HEROES, g.data.organ)
        elif option is PLAY_ORGAN:
            result = yield from task_roll(g, figure, KNOWLEDGE)
            if result >= (MUSICIANS_TARGET if loves_music(g, figure) else PLAY_TARGET):
                self._drive_off(g, figure)
        else:
            self._latch(g, figure, g.word.index(option.args[0]))

    def _drive_off(self, g: House, seat: int) -> None:
        """All free Bats leave the game, and no more enter."""
        g.data.organ = PLAYED
        g.tell(EVERYONE, DRIVEN_OFF, g.word[seat])
        for bat in free_bats(g):
            remove_monster(g, bat)

    def _latch(self, g: House, bat: int, seat: int) -> None:
        """3. One die; on a 2 it hangs on the hero. The hero does not roll."""
        g.did |= TURN_OVER
        if throw(g, bat, 1) == LATCHES:
            g.data.host[bat] = seat
            g.tell(EVERYONE, LATCHED, g.word[bat], g.word[seat])

    # -- Bats on heroes

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """They bite, all at once."""
        bats = bats_on(g, seat)
        return damage_points(g, seat, PHYSICAL, len(bats), BY_HAUNT) if bats else NOTHING

    def allowance(self, g: House, figure: int, spaces: int) -> int:
        """Each costs a hero one space; one space is always left."""
        return max(spaces - len(bats_on(g, figure)), min(spaces, 1)) if figure < FIRST_MONSTER else spaces

    def bring_along(self, g: House, figure: int) -> None:
        for bat in bats_on(g, figure):
            stand_with(g, bat, figure)

    def can_be_moved(self, g: House, figure: int) -> bool:
        return figure not in g.data.host

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if target in g.data.host and g.room[attacker] != g.room[target]:
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim not in g.data.host

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """A Bat that is beaten returns to the supply."""
        if attack is not None:
            g.data.host.pop(figure, None)
            remove_monster(g, figure)
            check_win(g)
        return True
        yield

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """Those that hung on the dead are free in that room, or gone if the others are."""
        self.bring_along(g, seat)
        for bat in bats_on(g, seat):
            del g.data.host[bat]
            if g.data.organ == PLAYED:
                remove_monster(g, bat)
        return NOTHING

    # -- winning

    def winner(self, g: House) -> int:
        return self.team_seats(g, HEROES) if g.data.organ == PLAYED and not g.data.host else CARRY_ON

    # -- what everybody sees

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """Which Bat hangs on whom. What the organ is for shows when it is heard; the heroes know it before."""
        shown: dict[str, Any] = {"bats_on": named_pairs(g, sorted(g.data.host.items()))}
        side = self.true_side(g, seat)
        if side == HEROES or g.data.organ >= STARTED:
            shown["organ_started"] = g.data.organ >= STARTED
        if side == HEROES or g.data.organ == PLAYED:
            shown["bats_driven_off"] = g.data.organ == PLAYED
        if side == TRAITOR:
            shown["bats_left"] = self.kinds[0].count - len(monsters(g))
        return shown

    def check(self, g: House) -> None:
        for bat, hero in g.data.host.items():
            assert g.kind[bat] == 0, "a Bat that is gone hangs on somebody"
            assert g.fate[hero] == IN_HOUSE, "a Bat hangs on the dead"
            assert spot_of(g, bat) == spot_of(g, hero), "a Bat is not where its hero is"
        assert g.data.organ != PLAYED or not free_bats(g), "a free Bat that has heard the organ"
        assert not any(g.stunned), "Bats are killed, not stunned"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            heroes = heroes_in_house(g)
            rooms = [room for room in ENTRIES if in_house(g, room)]
            entries = nearest_first(g, rooms, (g.room[hero] for hero in heroes))
            return [Goal(verbs=("latch_on", *entries), targets=tuple(heroes))]
        swat = Goal(verbs=tuple(ATTACK_ON[g.word[bat]].name for bat in self._to_swat(g, seat)))
        if g.data.organ == PLAYED:
            bitten = rooms_of(g, g.data.host.values())
            return [swat, Goal(rooms=bitten)]
        return [Goal(rooms=1 << ORGAN_ROOM, verbs=("start_organ", "play_organ")), swat]

    def _to_swat(self, g: House, seat: int) -> list[int]:
        """One's own Bats first, then those on others here, then those that fly."""
        if g.fate[seat] != IN_HOUSE:
            return []
        here = [bat for bat in monsters(g) if spot_of(g, bat) == spot_of(g, seat)]
        return sorted(here, key=lambda bat: (g.data.host.get(bat, FIRST_MONSTER) != seat, bat not in g.data.host, bat))


def free_bats(g: House) -> list[int]:
    return [bat for bat in monsters(g) if bat not in g.data.host]


def bats_on(g: House, figure: int) -> list[int]:
    """The Bats that hang on this hero."""
    return [bat for bat, hero in g.data.host.items() if hero == figure]


def loves_music(g: House, seat: int) -> bool:
    """HC-21. Whether one of the explorer's hobbies is music of some kind."""
    return any("music" in hobby for hobby in HOBBIES[g.character[seat]])


present(FlyAwayHome)
