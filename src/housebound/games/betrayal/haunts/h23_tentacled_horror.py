"""Haunt 23, Tentacled Horror. Something under the house reaches up; its Suckers seize people and drag them to its Arms.

The traitor is its first victim. A hero who gazes into the Crystal Ball can find out where the Head is; the heroes win
when it has been hit three times. The traitor's side wins when all heroes are dead.

Decided here, where the text is silent: a Tentacle's monster is its Sucker; the Arm is a token in its room. Finding the
Head is a use of the Crystal Ball (BET-ITEM-9), besides being a task: no other use of it is made in that turn. The room
is named by 4 dice of the hero, who also chooses the Head's side of a barrier; if the room has to be fetched the traitor
lays it. A Sucker that is stunned at home stays there. The Head slows heroes like any monster, and is not stunned. The
hits are counted openly; how many it takes stands on the heroes' page alone.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import ARMED, TRAIT_OF
from housebound.games.betrayal.cards_in_hand import discard_held, holds, note_use
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import FIXED_ROLL, roll
from housebound.games.betrayal.entering import choose_side, put_into
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.arrivals import choose_one_each
from housebound.games.betrayal.haunts.captives import captive_of, is_captured, nobody_captured, shown_captives
from housebound.games.betrayal.haunts.draggers import (
    Dragging,
    add_pair,
    home_room,
    shown_homes,
)
from housebound.games.betrayal.haunts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.figures import add_monster, advance_track, heroes_in_house, monsters, sole_monster
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.names import name_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.omen_cards import BALL_TARGET, CRYSTAL_BALL, pay_for_gazing
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, IN_HOUSE, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, MIGHT, ROOMS, TRAITOR, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

FIND_HEAD = VERBS.verb("find_head")()
HEAD_IN = NoticeKind("head_in", figure=FIGURES, room=ROOMS)

SUCKER, HEAD = range(2)
"""The kinds of monsters, in the order of the content file."""
ARM_ROOMS = tuple(
    ROOMS[word] for word in ("furnace_room", "conservatory", "organ_room", "underground_lake", "gardens", "chasm")
)
HEAD_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("larder", "kitchen", "organ_room", "chasm", "underground_lake", "underground_lake"),
        *("conservatory", "crypt", "furnace_room"),
    )
)
"""Result of the 4 dice -> the room of the Head."""
HEAD_DICE = 4
HITS_NEEDED = 3
GROWTH = ((8, (8, 4, 8, -1)), (5, (7, 3, 7, -1)), (3, (5, 3, 7, -1)), (0, (4, 2, 7, -1)))
"""From this number on the track on: Might, Speed, Sanity, Knowledge of a Sucker."""
SLIMY_STEP = 2
NOBODY = -1


class HorrorData(HauntData):
    """`captor`, `home`: see `captives` and `draggers`; `hits`: on the Head; `slimy`: who broke free in this turn."""

    __slots__ = ("captor", "hits", "home", "slimy")

    captor: list[int]
    home: dict[int, int]
    hits: int
    slimy: int


class TentacledHorror(Dragging):
    number = 23

    # -- beginning

    def fresh_data(self, g: House) -> HorrorData:
        data = HorrorData()
        data.captor = nobody_captured()
        data.home = {}
        data.hits = 0
        data.slimy = NOBODY
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor's explorer is dead. P Tentacles, one in each of the listed rooms; missing rooms are fetched."""
        yield from die(g, g.traitor, BY_HAUNT)
        players = g.rules.seats
        while len(there := [room for room in ARM_ROOMS if in_house(g, room)]) < players:
            missing = [room for room in ARM_ROOMS if room not in there]
            room = yield from choose_room(g, g.traitor, g.traitor, missing, "arm_room", "BET-GEN-5")
            yield from fetch_room(g, g.traitor, room)
        for left in range(players, 0, -1):
            room = yield from choose_one_each(g, g.traitor, there, left, "arm_room")
            there.remove(room)
            yield from add_pair(g, room)
        advance_track(g, 1)

    # -- the clock

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """The traitor turn does nothing but advance the track."""
        if seat == g.traitor:
            advance_track(g, g.track + 1)
        elif seat == g.data.slimy:
            g.data.slimy = NOBODY
        return NOTHING

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        if g.kind[figure] == HEAD:
            return super().trait_of(g, figure, trait)
        return next(traits for since, traits in GROWTH if g.track >= since)[trait]

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """HC-23. The heroes need the Crystal Ball until the Head is found."""
        if the_head(g) < 0:
            turn_up_cards(g, seat, (CRYSTAL_BALL,))
        return super().on_turn_start(g, seat)

    # -- Suckers

    def on_stun(self, g: House, figure: int) -> Script[None]:
        """It lets go of its hero, who stays, and goes to its Arm. Whoever broke free by itself is slow in this turn."""
        seat = captive_of(g, figure)
        if seat >= 0 and seat == g.acting:
            g.data.slimy = seat
        yield from super().on_stun(g, figure)
        yield from put_into(g, figure, home_room(g, figure), g.data.home[figure] & 1)

    def step_cost(self, g: House, figure: int, there: int) -> int:
        return SLIMY_STEP if figure == g.data.slimy else 1

    def cheapest_step(self, g: House, figure: int) -> int:
        return SLIMY_STEP if figure == g.data.slimy else 1

    # -- the Head

    def can_move(self, g: House, figure: int) -> bool:
        return g.kind[figure] != HEAD and super().can_move(g, figure)

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """Losing an attack that it made does nothing to the Head."""
        if attack.attacker >= FIRST_MONSTER and g.kind[attack.attacker] == HEAD:
            return True
        return (yield from super().attack_lost(g, attack))

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """Whoever beats the Head puts a token there instead of hurting it."""
        if g.kind[figure] != HEAD:
            return False
        self._hit_head(g)
        return True
        yield

    def dynamite_thrown(self, g: House, thrower: int, room: int) -> Script[None]:
        head = the_head(g)
        if head >= 0 and g.room[head] == room:
            self._hit_head(g)
        return NOTHING

    def _hit_head(self, g: House) -> None:
        g.data.hits = min(g.data.hits + 1, HITS_NEEDED)
        succeed(g, HEROES, g.data.hits)
        check_win(g)

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure < FIRST_MONSTER and holds(g, figure, CRYSTAL_BALL) and the_head(g) < 0:
            offer_task(g, FIND_HEAD, ask, "BET-ITEM-9" if g.used >> CRYSTAL_BALL & 1 else "")

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        """The roll of the Crystal Ball: 4 or more shows where the Head is, and the card is discarded."""
        note_use(g, CRYSTAL_BALL)
        result = yield from task_roll(g, figure, KNOWLEDGE)
        if g.fate[figure] != IN_HOUSE:
            return
        if result < BALL_TARGET:
            yield from pay_for_gazing(g, figure, result)
            return
        room = HEAD_ROOMS[(yield from roll(g, figure, HEAD_DICE, FIXED_ROLL))]
        yield from fetch_room(g, g.traitor, room)
        side = yield from choose_side(g, figure, room)
        head = add_monster(g, HEAD, room, side)
        g.tell(EVERYONE, HEAD_IN, g.word[head], room)
        discard_held(g, figure, CRYSTAL_BALL)

    # -- winning

    def winner(self, g: House) -> int:
        return self.team_seats(g, HEROES) if g.data.hits >= HITS_NEEDED else CARRY_ON

    # -- what each side sees, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        shown = {"tentacle_arms": shown_homes(g), "captives": shown_captives(g), "head_hits": g.data.hits}
        return {**shown, "head_hits_needed": HITS_NEEDED} if self.true_side(g, seat) == HEROES else shown

    def check(self, g: House) -> None:
        super().check(g)
        arms = list(g.data.home.values())
        assert len({spot >> 1 for spot in arms}) == len(arms), "two Arms in one room"
        assert all(spot >> 1 in ARM_ROOMS for spot in arms), "an Arm where nothing reaches up"
        assert sorted(g.data.home) == monsters(g, SUCKER), "a Sucker without an Arm"
        assert the_head(g) >= 0 or not g.data.hits, "hits on a Head that nobody has found"
        assert the_head(g) < 0 or g.room[the_head(g)] in HEAD_ROOMS, "the Head is where no dice put it"
        assert g.data.slimy in (NOBODY, g.active), "slime on somebody whose turn it is not"

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(hero for hero in heroes_in_house(g) if not is_captured(g, hero)))]
        if is_captured(g, seat):
            return [Goal(verbs=("attack",))]
        holding = tuple(sucker for sucker in g.data.home if captive_of(g, sucker) >= 0)
        loose = [g.room[sucker] for sucker in g.data.home if captive_of(g, sucker) < 0 and not g.stunned[sucker]]
        head = the_head(g)
        if head < 0:
            danger = bits(loose)
            find = Goal(verbs=(FIND_HEAD.name,), cards=(CRYSTAL_BALL,), avoid=danger)
            return [find, Goal(targets=holding), Goal(explore=True)]
        lair = g.room[head]
        if g.did & HAS_ATTACKED:  # hit and run
            return [Goal(rooms=refuge(g, g.room[seat], spaces_left(g, seat), [lair, *loose]))]
        throw = Goal(verbs=(f"throw({ROOMS.words[lair]})",))
        return [throw, Goal(rooms=1 << lair, verbs=_attacks_on(g, seat, head), targets=(head,))]


def _attacks_on(g: House, seat: int, head: int) -> tuple[str, ...]:
    """The names of the best attacks on the Head that this hero has: it has to be done, whatever comes of it."""
    word = name_of(g, head)
    armed = [card for card in ARMED if holds(g, seat, card) and TRAIT_OF[card] == MIGHT]
    return tuple(f"attack_with({CARDS.words[card]},{word})" for card in armed) or (f"attack({word})",)


def the_head(g: House) -> int:
    """The Head's number, or -1: nobody has found it."""
    return sole_monster(g, HEAD)


present(TentacledHorror)
