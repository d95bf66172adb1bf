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

from housebound.games.betrayal.effects.omens import BALL_TARGET, CRYSTAL_BALL, pay_for_gazing
from housebound.games.betrayal.figures.belongings import discard_held, holds, note_use
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import add_monster, advance_track, heroes_in_house, monsters, sole_monster
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import choose_one_each
from housebound.games.betrayal.haunts.parts.captives import captive_of, is_captured, nobody_captured, shown_captives
from housebound.games.betrayal.haunts.parts.draggers import (
    Dragging,
    add_pair,
    home_room,
    shown_homes,
)
from housebound.games.betrayal.haunts.parts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Figure, Room, Seat, Trait, room_at, side_at
from housebound.games.betrayal.play.attack import ARMED, EXTRA_DICE, TRAIT_OF
from housebound.games.betrayal.play.entering import choose_side, put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    GIVE,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PURPOSES,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

FIND_HEAD = VERBS.verb("find_head", rule="H23-HEROES-1")()
HEAD_IN = NoticeKind("head_in", figure=FIGURES, room=ROOMS)

SUCKER, HEAD = range(2)
"""The kinds of monsters, in the order of the content file."""
ARM_ROOMS = tuple(
    ROOMS[word] for word in ("furnace_room", "conservatory", "organ_room", "underground_lake", "gardens", "chasm")
)
"""H23-SETUP-2."""
HEAD_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("larder", "kitchen", "organ_room", "chasm", "underground_lake", "underground_lake"),
        *("conservatory", "crypt", "furnace_room"),
    )
)
"""H23-HEROES-2. Result of the 4 dice -> the room of the Head."""
HEAD_DICE = 4
HITS_NEEDED = 3  # H23-SETUP-6, H23-WIN-1
GROWTH = ((8, (8, 4, 8, -1)), (5, (7, 3, 7, -1)), (3, (5, 3, 7, -1)), (0, (4, 2, 7, -1)))
"""H23-SUCKER-1, H23-SUCKER-2, H23-SUCKER-3, H23-SUCKER-4. From this number of the track on: a Sucker's numbers.

Might, Speed, Sanity, Knowledge.
"""
SLIMY_STEP = 2  # H23-HEROES-6
NOBODY = -1


class HorrorData(HauntData):
    """`captor`, `home`: see `captives` and `draggers`; `hits`: on the Head; `slimy`: who broke free in this turn."""

    __slots__ = ("captor", "hits", "home", "slimy")

    captor: list[int]
    home: dict[int, int]
    hits: int
    slimy: int


class TentacledHorror(Dragging[HorrorData]):
    """H23-KNOW-1, H23-KNOW-2, H23-KNOW-3: each side reads its own page. H23-HEAD-1: the Head stands in the content.

    Suckers capture and drag, and captives struggle, as all `draggers` do: H23-SUCKER-5, H23-SUCKER-6, H23-SUCKER-7,
    H23-SUCKER-8, H23-SUCKER-9, H23-SUCKER-10, H23-SUCKER-11, H23-SUCKER-13, H23-SUCKER-14, H23-HEROES-7.
    H23-ARM-1: an Arm is no figure, but the home of a Sucker. H23-HEAD-3: the Head attacks like any monster.
    """

    number = 23

    # -- beginning

    def fresh_data(self, g: House) -> HorrorData:
        data = HorrorData()
        data.captor = nobody_captured()
        data.home = {}
        data.hits = 0
        data.slimy = NOBODY
        return data

    def set_up(self, g: House[HorrorData]) -> Script[None]:
        """H23-SETUP-1, H23-SETUP-2, H23-SETUP-3, H23-SETUP-4, H23-SETUP-5. The traitor's steps.

        A dead explorer, and P Tentacles, one in each of the listed rooms; missing rooms are fetched.
        """
        yield from die(g, g.traitor, BY_HAUNT)
        players = g.rules.seats
        while len(there := [room for room in ARM_ROOMS if in_house(g, room)]) < players:
            missing = [room for room in ARM_ROOMS if room not in there]
            room = yield from choose_room(g, g.traitor, g.traitor, missing, "arm_room", "H23-SETUP-3")
            yield from fetch_room(g, g.traitor, room)
        for left in range(players, 0, -1):
            room = yield from choose_one_each(g, g.traitor, there, left, "arm_room", "H23-SETUP-2")
            there.remove(room)
            yield from add_pair(g, room)
        advance_track(g, 1)

    # -- the clock

    def on_turn_end(self, g: House[HorrorData], seat: Seat) -> Script[None]:
        """H23-TIME-1. The traitor turn does nothing but advance the track."""
        if seat == g.traitor:
            advance_track(g, g.track + 1)
        elif seat == g.data.slimy:
            g.data.slimy = NOBODY
        return NOTHING

    def trait_of(self, g: House[HorrorData], figure: Figure, trait: Trait) -> int:
        """H23-SUCKER-1, H23-SUCKER-2, H23-SUCKER-3, H23-SUCKER-4. Suckers grow with time, the Head does not."""
        if g.kind[figure] == HEAD:
            return super().trait_of(g, figure, trait)
        return next(traits for since, traits in GROWTH if g.track >= since)[trait]

    def on_turn_start(self, g: House[HorrorData], seat: Seat) -> Script[None]:
        """HC-23. The heroes need the Crystal Ball until the Head is found."""
        if the_head(g) < 0:
            turn_up_cards(g, seat, (CRYSTAL_BALL,))
        return super().on_turn_start(g, seat)

    # -- Suckers

    def on_stun(self, g: House[HorrorData], figure: Figure) -> Script[None]:
        """H23-SUCKER-12, H23-HEROES-6. It lets go of its hero, who stays, and goes to its Arm.

        Whoever broke free by itself is slow in this turn.
        """
        seat = captive_of(g, figure)
        if seat >= 0 and seat == g.acting:
            g.data.slimy = seat
        yield from super().on_stun(g, figure)
        yield from put_into(g, figure, home_room(g, figure), side_at(g.data.home[figure]))

    def step_cost(self, g: House[HorrorData], figure: Figure, there: int) -> int:
        """H23-HEROES-6. Whoever broke free in this turn pays double."""
        return SLIMY_STEP if figure == g.data.slimy else 1

    def cheapest_step(self, g: House[HorrorData], figure: Figure) -> int:
        return SLIMY_STEP if figure == g.data.slimy else 1

    # -- the Head

    def may_move(self, g: House[HorrorData], figure: Figure) -> str:
        """H23-HEAD-2. The Head stays where it is, captives where they are held."""
        return "H23-HEAD-2" if g.kind[figure] == HEAD else super().may_move(g, figure)

    def hurt_monster(
        self, g: House[HorrorData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H23-HEAD-4, H23-HEROES-5. Whoever beats the Head, in whose attack ever, puts a token there instead."""
        if g.kind[figure] != HEAD:
            return False
        self._hit_head(g)
        return True
        yield

    def dynamite_thrown(self, g: House[HorrorData], thrower: Figure, room: Room) -> Script[None]:
        """H23-HEAD-5. The Head has no Speed to roll with: it is always hit."""
        head = the_head(g)
        if head >= 0 and g.room[head] == room:
            self._hit_head(g)
        return NOTHING

    def _hit_head(self, g: House[HorrorData]) -> None:
        g.data.hits = min(g.data.hits + 1, HITS_NEEDED)
        succeed(g, HEROES, g.data.hits)
        check_win(g)

    # -- actions

    def offer(self, g: House[HorrorData], figure: Figure, ask: Ask) -> None:
        if figure < FIRST_MONSTER:
            offer_task(g, FIND_HEAD, ask, self._no_search(g, figure))

    def _no_search(self, g: House[HorrorData], seat: Seat) -> str:
        """H23-HEROES-1. The rule by which this hero cannot look for the Head now; empty: it can."""
        if not holds(g, seat, CRYSTAL_BALL) or the_head(g) >= 0:
            return "H23-HEROES-1"
        return "BET-ITEM-9" if has(g.used, CRYSTAL_BALL) else ""

    def perform(self, g: House[HorrorData], figure: Figure, option: Option) -> Script[None]:
        """H23-HEROES-1, H23-HEROES-2, H23-HEROES-3, H23-HEROES-4. The roll of the Crystal Ball.

        4 or more shows where the Head is, and the card is discarded.
        """
        note_use(g, CRYSTAL_BALL)
        result = yield from task_roll(g, figure, KNOWLEDGE, needed=BALL_TARGET)
        if result < BALL_TARGET:
            yield from pay_for_gazing(g, figure, result)
            return
        room = HEAD_ROOMS[(yield from fixed_roll(g, figure, HEAD_DICE, PURPOSES["hideout"]))]
        yield from fetch_room(g, g.traitor, room)
        side = yield from choose_side(g, figure, room)
        head = add_monster(g, HEAD, room, side)
        g.tell(EVERYONE, HEAD_IN, g.word[head], room)
        discard_held(g, figure, CRYSTAL_BALL)

    # -- winning

    def winner(self, g: House[HorrorData]) -> int:
        """H23-WIN-1, H23-WIN-2. The death of all heroes (H23-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.hits >= HITS_NEEDED else CARRY_ON

    # -- what each side sees, and what is worth doing

    def shown(self, g: House[HorrorData], seat: Seat) -> dict[str, Any]:
        shown = {"tentacle_arms": shown_homes(g), "captives": shown_captives(g), "head_hits": g.data.hits}
        return {**shown, "head_hits_needed": HITS_NEEDED} if self.true_side(g, seat) == HEROES else shown

    def check(self, g: House[HorrorData]) -> None:
        super().check(g)
        arms = list(g.data.home.values())
        assert len({room_at(spot) for spot in arms}) == len(arms), "two Arms in one room"
        assert all(room_at(spot) in ARM_ROOMS for spot in arms), "an Arm where nothing reaches up"
        assert sorted(g.data.home) == monsters(g, SUCKER), "a Sucker without an Arm"
        assert the_head(g) >= 0 or not g.data.hits, "hits on a Head that nobody has found"
        assert the_head(g) < 0 or g.room[the_head(g)] in HEAD_ROOMS, "the Head is where no dice put it"
        assert g.data.slimy in (NOBODY, g.active), "slime on somebody whose turn it is not"

    def goals(self, g: House[HorrorData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(hero for hero in heroes_in_house(g) if not is_captured(g, hero)))]
        if is_captured(g, seat):
            return [Goal(verbs=("attack",))]
        holding = tuple(sucker for sucker in g.data.home if captive_of(g, sucker) >= 0)
        loose = [g.room[sucker] for sucker in g.data.home if captive_of(g, sucker) < 0 and not g.stunned[sucker]]
        head = the_head(g)
        if head < 0:
            return self._gazing_goals(g, seat, holding, set_of(loose))
        lair = g.room[head]
        if g.did & HAS_ATTACKED:  # hit and run
            return [Goal(rooms=refuge(g, g.room[seat], spaces_left(g, seat), [lair, *loose]))]
        throw = Goal(verbs=(f"throw({ROOMS.words[lair]})",))
        blow = Goal(rooms=just(lair), verbs=_attacks_on(g, seat, head), targets=(head,))
        if _might(g, seat) >= FIGHTER or seat == max(heroes_in_house(g), key=lambda hero: (_might(g, hero), -hero)):
            return [throw, blow]
        arms = Goal(cards=MIGHT_WEAPONS, avoid=set_of(loose), explore=True)
        return [throw, Goal(targets=holding), arms]

    def _gazing_goals(self, g: House[HorrorData], seat: Seat, holding: tuple[int, ...], danger: int) -> list[Goal]:
        """Whoever sees best gazes into the Crystal Ball; the others keep away and look for weapons."""
        find = Goal(verbs=(FIND_HEAD.name,), cards=(CRYSTAL_BALL,), avoid=danger)
        arms = Goal(targets=holding, cards=MIGHT_WEAPONS, avoid=danger, explore=True)
        if not holds(g, seat, CRYSTAL_BALL):
            return [find, arms]
        free = [hero for hero in heroes_in_house(g) if not is_captured(g, hero)]
        seer = max(free, key=lambda hero: (_sees(g, hero), hero == seat), default=seat)
        if seer == seat or (g.clip[seat * 4 + SANITY] > 0 and _sees(g, seer) < _sees(g, seat) + WORTH_THE_WAY):
            return [find, arms]
        hand = Goal(rooms=just(g.room[seer]), verbs=(GIVE(CRYSTAL_BALL, g.word[seer]).name,), avoid=danger)
        return [hand, find] if g.clip[seat * 4 + SANITY] > 0 else [hand]


def _sees(g: House[HorrorData], hero: Seat) -> int:
    """For the general bot: how good a hero is at gazing; one whose next failure may be the last is not."""
    return value(g, hero, KNOWLEDGE) if g.clip[hero * 4 + SANITY] > 0 else -1


def _might(g: House[HorrorData], hero: Seat) -> int:
    """For the general bot: the dice of a hero's best attack on the Head."""
    armed = [EXTRA_DICE[card] for card in MIGHT_WEAPONS if holds(g, hero, card)]
    return value(g, hero, MIGHT) + max(armed, default=0)


FIGHTER = 5
"""For the general bot: the dice with which one goes to the Head; who has fewer looks for a weapon first."""
WORTH_THE_WAY = 2
"""For the general bot: so much better must somebody see before the Crystal Ball is carried there."""
MIGHT_WEAPONS = tuple(card for card in ARMED if TRAIT_OF[card] == MIGHT)


def _attacks_on(g: House[HorrorData], seat: Seat, head: int) -> tuple[str, ...]:
    """The names of the best attacks on the Head that this hero has: it has to be done, whatever comes of it."""
    word = name_of(g, head)
    armed = [card for card in ARMED if holds(g, seat, card) and TRAIT_OF[card] == MIGHT]
    return tuple(f"attack_with({CARDS.words[card]},{word})" for card in armed) or (f"attack({word})",)


def the_head(g: House[HorrorData]) -> int:
    """The Head's number, or -1: nobody has found it."""
    return sole_monster(g, HEAD)
