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

from housebound.games.betrayal.components import HOBBIES
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage_points
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster, choose_one_each
from housebound.games.betrayal.haunts.parts.far_away import nearest_first
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.parts.names import named_pairs
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.taken_along import TakingAlong, stand_with
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import faces_outside, in_house, is_outside, rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.play.attack import ATTACK_ON
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    PURPOSES,
    ROOMS,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import just, without

START_ORGAN = VERBS.verb("start_organ", rule="H24-HEROES-1")()
PLAY_ORGAN = VERBS.verb("play_organ", rule="H24-HEROES-2")()
LATCH_ON = VERBS.verb("latch_on", FIGURES, rule="H24-BAT-9")
BATS_COME = NoticeKind("bats_come", number=COUNT)
LATCHED = NoticeKind("bat_latched", figure=FIGURES, hero=FIGURES)
DRIVEN_OFF = NoticeKind("bats_driven_off", figure=FIGURES)

ORGAN_ROOM = ROOMS["organ_room"]
ROOSTS = (
    [ROOMS[word] for word in ("tower", "attic")],
    [ROOMS[word] for word in ("chasm", "catacombs")],
)
"""H24-SETUP-2. From each pair of rooms the first Bats come, if one of them is in the house."""
BATS_PER_ROOST = 3
ALWAYS_OPEN = (ROOMS["chasm"], ROOMS["conservatory"], ENTRANCE_HALL)
"""H24-BAT-6. Rooms by which Bats come in, besides those outside and those with windows."""
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


class FlyAwayHome(TakingAlong[BatData]):
    """H24-KNOW-1, H24-KNOW-2: each side reads its own page. H24-BAT-1: the Bats' numbers stand in the content."""

    number = 24

    # -- beginning

    def fresh_data(self, g: House) -> BatData:
        data = BatData()
        data.organ = SILENT
        data.host = {}
        data.new = []
        return data

    def set_up(self, g: House[BatData]) -> Script[None]:
        """H24-SETUP-1, H24-SETUP-2, H24-SETUP-3, H24-SETUP-4. First the traitor's steps, then the heroes'.

        The traitor's explorer is dead, and the first Bats stir. There is an Organ Room.
        """
        yield from die(g, g.traitor, BY_HAUNT)
        for pair in ROOSTS:
            rooms = [room for room in pair if in_house(g, room)]
            if rooms:
                room = yield from choose_room(g, g.traitor, g.traitor, rooms, "roost", "H24-SETUP-2")
                for _ in range(BATS_PER_ROOST):
                    yield from bring_monster(g, 0, room)
        yield from fetch_room(g, first_hero(g), ORGAN_ROOM)

    # -- the monster turn

    def on_monster_turn_start(self, g: House[BatData]) -> Script[None]:
        """H24-BAT-5, H24-BAT-7, H24-HEROES-3. As many as P dice say, each by another way while there is one."""
        g.data.new = []
        if g.data.organ == PLAYED:
            return
        rolled = throw(g, g.traitor, g.rules.seats, PURPOSES["coming"])
        number = min(rolled, self.kinds[0].count - len(monsters(g)))
        g.tell(EVERYONE, BATS_COME, number)
        entries = entry_rooms(g)
        free = list(entries)
        for left in range(number, 0, -1):
            if free:
                room = yield from choose_one_each(g, g.traitor, free, left, "bat_entry", "H24-BAT-7")
            else:
                room = yield from choose_room(g, g.traitor, g.traitor, entries, "bat_entry", "H24-BAT-7")
            if room in free:
                free.remove(room)
            bat = yield from bring_monster(g, 0, room)
            g.acted = without(g.acted, bat)
            g.data.new.append(bat)

    def before_monster(self, g: House[BatData], figure: Figure) -> Script[bool]:
        """H24-BAT-8. Entering has used one space."""
        g.spent = int(figure in g.data.new)
        return False
        yield

    def acts_in_monster_turn(self, g: House[BatData], figure: Figure) -> bool:
        """H24-BAT-10. Whoever hangs on a hero is done."""
        return figure not in g.data.host

    def attack_traits(self, g: House[BatData], figure: Figure) -> tuple[int, ...]:
        """H24-BAT-9. Bats latch on instead of attacking."""
        return () if figure >= FIRST_MONSTER else super().attack_traits(g, figure)

    def slows(self, g: House[BatData], figure: Figure, mover: Figure) -> bool:
        """H24-BAT-2."""
        return figure < FIRST_MONSTER and super().slows(g, figure, mover)

    # -- actions

    def offer(self, g: House[BatData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            ask.options += [
                LATCH_ON(g.word[hero]) for hero in heroes_in_house(g) if spot_of(g, hero) == spot_of(g, figure)
            ]
        elif g.data.organ != PLAYED:
            self._offer_organ(g, figure, ask)

    def _offer_organ(self, g: House[BatData], seat: Seat, ask: Ask) -> None:
        """H24-HEROES-1, H24-HEROES-2. It is started once, and then played."""
        here = g.room[seat] == ORGAN_ROOM
        started = g.data.organ == STARTED
        offer_task(g, START_ORGAN, ask, "" if here and not started else "H24-HEROES-1")
        offer_task(g, PLAY_ORGAN, ask, "" if here and started else "H24-HEROES-2")

    def perform(self, g: House[BatData], figure: Figure, option: Option) -> Script[None]:
        if option is START_ORGAN:
            if (yield from task_roll(g, figure, MIGHT, needed=START_TARGET)) >= START_TARGET:
                g.data.organ = STARTED
                succeed(g, HEROES, g.data.organ)
        elif option is PLAY_ORGAN:
            target = MUSICIANS_TARGET if loves_music(g, figure) else PLAY_TARGET
            if (yield from task_roll(g, figure, KNOWLEDGE, needed=target)) >= target:
                self._drive_off(g, figure)
        else:
            self._latch(g, figure, g.word.index(option.args[0]))

    def _drive_off(self, g: House[BatData], seat: Seat) -> None:
        """H24-HEROES-3. All free Bats leave the game, and no more enter."""
        g.data.organ = PLAYED
        g.tell(EVERYONE, DRIVEN_OFF, g.word[seat])
        for bat in free_bats(g):
            remove_monster(g, bat)

    def _latch(self, g: House[BatData], bat: int, seat: Seat) -> None:
        """H24-BAT-9. One die; on a 2 it hangs on the hero. The hero does not roll."""
        g.did |= TURN_OVER
        if throw(g, bat, 1, PURPOSES["latching"], needed=LATCHES) == LATCHES:
            g.data.host[bat] = seat
            g.tell(EVERYONE, LATCHED, g.word[bat], g.word[seat])

    # -- Bats on heroes

    def on_turn_start(self, g: House[BatData], seat: Seat) -> Script[None]:
        """H24-BAT-11. They bite, all at once."""
        bats = bats_on(g, seat)
        return damage_points(g, seat, PHYSICAL, len(bats), BY_HAUNT) if bats else NOTHING

    def allowance(self, g: House[BatData], figure: Figure, spaces: int) -> int:
        """H24-BAT-12. Each costs a hero one space; one space is always left."""
        return max(spaces - len(bats_on(g, figure)), min(spaces, 1)) if figure < FIRST_MONSTER else spaces

    def bring_along(self, g: House[BatData], figure: Figure) -> None:
        """H24-BAT-10. They go where their hero goes."""
        for bat in bats_on(g, figure):
            stand_with(g, bat, figure)

    def can_be_moved(self, g: House[BatData], figure: Figure) -> bool:
        return figure not in g.data.host

    def may_attack(self, g: House[BatData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H24-HEROES-4, H24-HEROES-5. One that hangs on somebody is attacked in its room alone."""
        if target in g.data.host and g.room[attacker] != g.room[target]:
            return "H24-HEROES-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[BatData], thrower: Figure, victim: Figure) -> bool:
        """H24-HEROES-5."""
        return victim not in g.data.host

    def hurt_monster(
        self, g: House[BatData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H24-BAT-3, H24-BAT-4. A Bat that is beaten returns to the supply."""
        if attack is not None:
            g.data.host.pop(figure, None)
            remove_monster(g, figure)
            check_win(g)
        return True
        yield

    def on_death(self, g: House[BatData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H24-BAT-13. Those that hung on the dead are free in that room, or gone if the others are."""
        self.bring_along(g, seat)
        for bat in bats_on(g, seat):
            del g.data.host[bat]
            if g.data.organ == PLAYED:
                remove_monster(g, bat)
        return NOTHING

    # -- winning

    def winner(self, g: House[BatData]) -> int:
        """H24-WIN-1. The death of all heroes (H24-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.organ == PLAYED and not g.data.host else CARRY_ON

    # -- what everybody sees

    def shown(self, g: House[BatData], seat: Seat) -> dict[str, Any]:
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

    def check(self, g: House[BatData]) -> None:
        for bat, hero in g.data.host.items():
            assert g.kind[bat] == 0, "a Bat that is gone hangs on somebody"
            assert g.fate[hero] == IN_HOUSE, "a Bat hangs on the dead"
            assert spot_of(g, bat) == spot_of(g, hero), "a Bat is not where its hero is"
        assert g.data.organ != PLAYED or not free_bats(g), "a free Bat that has heard the organ"
        assert not any(g.stunned), "Bats are killed, not stunned"

    # -- for the general bot

    def goals(self, g: House[BatData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            heroes = heroes_in_house(g)
            entries = nearest_first(g, entry_rooms(g), (g.room[hero] for hero in heroes))
            return [Goal(verbs=("latch_on", *entries), targets=tuple(heroes))]
        swat = Goal(verbs=tuple(ATTACK_ON[g.word[bat]].name for bat in self._to_swat(g, seat)))
        if g.data.organ == PLAYED:
            bitten = rooms_of(g, g.data.host.values())
            return [swat, Goal(rooms=bitten)]
        return [Goal(rooms=just(ORGAN_ROOM), verbs=("start_organ", "play_organ")), swat]

    def _to_swat(self, g: House[BatData], seat: Seat) -> list[int]:
        """One's own Bats first, then those on others here, then those that fly."""
        if g.fate[seat] != IN_HOUSE:
            return []
        here = [bat for bat in monsters(g) if spot_of(g, bat) == spot_of(g, seat)]
        return sorted(here, key=lambda bat: (g.data.host.get(bat, FIRST_MONSTER) != seat, bat not in g.data.host, bat))


def entry_rooms(g: House[BatData]) -> list[int]:
    """H24-BAT-6, HC-5. The rooms by which Bats come in; a false window is no way."""
    return [room for room in rooms_in_house(g) if is_outside(room) or room in ALWAYS_OPEN or faces_outside(g, room)]


def free_bats(g: House[BatData]) -> list[int]:
    return [bat for bat in monsters(g) if bat not in g.data.host]


def bats_on(g: House[BatData], figure: Figure) -> list[int]:
    """The Bats that hang on this hero."""
    return [bat for bat, hero in g.data.host.items() if hero == figure]


def loves_music(g: House[BatData], seat: Seat) -> bool:
    """HC-21. Whether one of the explorer's hobbies is music of some kind."""
    return any("music" in hobby for hobby in HOBBIES[g.character[seat]])
