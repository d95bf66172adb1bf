"""Haunt 29, Frankenstein's Legacy. The traitor's Monster walks to the nearest hero, and fears nothing but fire.

The heroes win when the Monster is dead: by as many Torch hits as there are players, or pushed down the Tower or into
the Chasm. The traitor's side wins when all heroes are dead.

Decided here, where the text is silent: taking a Torch from a fire is not the picking up of BET-ITEM-9, so that it can
be thrown in the same turn; one taken from a pile cannot. Torches never run out: should all tokens be in the house, one
that lies about has burnt down and is the next to be taken. The limit of one binds heroes; the traitor may pick Torches
up. In a barrier room a Torch is thrown through the doors of one's own side, and across the barrier where the variant
barrier_contact lets ranged attacks pass.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import from_pile, get_card, lose_card, note_use, pile_with, spot_of
from housebound.games.betrayal.figures.roster import (
    advance_track,
    heroes_in_house,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR, refuge, spaces_left
from housebound.games.betrayal.haunts.parts.forced_moves import hunt_nearest
from housebound.games.betrayal.haunts.parts.objects import unfound
from housebound.games.betrayal.haunts.parts.one_each import one_is_enough
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import distances, in_house, joined
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.dynamite import rooms_in_reach
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    FURNACE_ROOM,
    HEROES,
    MIGHT,
    ROOMS,
    SPEED,
    TRAITOR,
    UPPER,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

TAKE_TORCH = VERBS.verb("take_torch", rule="H29-HEROES-1")()
THROW_TORCH = VERBS.verb("throw_torch", rule="H29-HEROES-3")()
PUSH = VERBS.verb("push_monster", rule="H29-HEROES-6")()
TORCH_HIT = NoticeKind("torch_hit", figure=FIGURES, number=COUNT)
TORCH_OUT = NoticeKind("torch_out", card=CARDS)
MONSTER_FALLS = NoticeKind("monster_falls", figure=FIGURES, room=ROOMS)

TORCHES = tuple(card for card, word in enumerate(CARDS.words) if word.startswith("torch_"))
ALL_TORCHES = set_of(TORCHES)
LABORATORIES = [ROOMS["research_laboratory"], ROOMS["operating_laboratory"]]
FIRES = (ROOMS["charred_room"], FURNACE_ROOM, ROOMS["pentagram_chamber"], ROOMS["kitchen"])  # H29-HEROES-1
DEPTHS = (ROOMS["tower"], ROOMS["chasm"])  # H29-HEROES-6
PUSH_TARGET = 6
MONSTER_BONUS = 2  # H29-MONSTER-2
PATIENCE = 10
"""Rounds that a sensible hero waits at a fire for a Monster that may not find the way."""


class LegacyData(HauntData):
    """`slain`: the Monster is dead."""

    __slots__ = ("slain",)

    slain: bool


class FrankensteinsLegacy(Haunt[LegacyData]):
    """H29-KNOW-1, H29-KNOW-2: each side reads its own page. H29-MONSTER-1: the Monster's numbers stand in the content.

    H29-SETUP-1, H29-TRAITOR-1: the traitor goes on as it was. H29-MONSTER-5, H29-HEROES-7: as for every monster, the
    rulebook says so.
    """

    number = 29
    monsters_immune_to_speed = True  # H29-MONSTER-3

    # -- beginning

    def fresh_data(self, g: House) -> LegacyData:
        data = LegacyData()
        data.slain = False
        return data

    def set_up(self, g: House[LegacyData]) -> Script[None]:
        """H29-SETUP-2, H29-SETUP-3, H29-SETUP-4. The Monster lies in a laboratory, which may have to be fetched."""
        present_ones = [room for room in LABORATORIES if in_house(g, room)]
        rooms = present_ones or LABORATORIES
        rule = "H29-SETUP-2" if present_ones else "H29-SETUP-3"
        room = yield from choose_room(g, g.traitor, g.traitor, rooms, "monsters_laboratory", rule)
        if not present_ones:
            yield from fetch_room(g, g.traitor, room, just(UPPER))
        yield from bring_monster(g, 0, room)
        advance_track(g, 0)

    # -- the Monster

    def must_act(self, g: House[LegacyData], figure: Figure) -> str:
        """H29-MONSTER-4."""
        return "H29-MONSTER-4"

    def before_monster(self, g: House[LegacyData], figure: Figure) -> Script[bool]:
        """H29-MONSTER-4. Nobody moves it otherwise."""
        yield from hunt_nearest(g, figure, heroes_in_house(g))
        return True

    def attack_bonus(self, g: House[LegacyData], attack: Attack, defending: bool) -> int:
        """H29-MONSTER-2. It adds 2 when it attacks, not when it defends."""
        return MONSTER_BONUS if attack.attacker >= FIRST_MONSTER and not defending else 0

    # -- what heroes do

    def offer(self, g: House[LegacyData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        torch = torch_of(g, figure)
        ask.offer(TAKE_TORCH, unless="" if g.room[figure] in FIRES and torch < 0 else "H29-HEROES-1")
        ask.offer(THROW_TORCH, unless=self._no_throw(g, figure, torch))
        offer_task(g, PUSH, ask, self._no_push(g, figure))

    def _no_throw(self, g: House[LegacyData], seat: Seat, torch: Card) -> str:
        """H29-HEROES-3, H29-HEROES-8. The rule by which this hero cannot throw its Torch now; empty: it can."""
        if torch < 0 or not _in_reach(g, seat, the_monster(g)):
            return "H29-HEROES-3"
        return attack_spent(g) or ("BET-ITEM-9" if has(g.used, torch) else "")

    def _no_push(self, g: House[LegacyData], seat: Seat) -> str:
        """H29-HEROES-6, H29-HEROES-8. The rule by which this hero cannot push the Monster here; empty: it can."""
        beside_it = g.room[seat] in DEPTHS and spot_of(g, the_monster(g)) == spot_of(g, seat)
        return "" if beside_it else "H29-HEROES-6"

    def perform(self, g: House[LegacyData], figure: Figure, option: Option) -> Script[None]:
        """H29-HEROES-1, H29-HEROES-3, H29-HEROES-6."""
        if option is TAKE_TORCH:
            get_card(g, figure, self._next_torch(g))
        elif option is THROW_TORCH:
            note_use(g, torch_of(g, figure))
            yield from make_attack(g, Attack(figure, the_monster(g), SPEED, ranged=True))
        elif (yield from task_roll(g, figure, MIGHT, needed=PUSH_TARGET)) >= PUSH_TARGET:
            g.tell(EVERYONE, MONSTER_FALLS, g.word[the_monster(g)], g.room[the_monster(g)])
            self._slay(g)

    def _next_torch(self, g: House[LegacyData]) -> int:
        """H29-SETUP-4, BET-COMP-9. A token that is not in the house, or else one that lies in some pile."""
        spare = unfound(g, ALL_TORCHES)
        if spare:
            return spare[0]
        burnt = next(torch for torch in TORCHES if pile_with(g, torch) >= 0)
        from_pile(g, burnt, pile_with(g, burnt))
        return burnt

    # -- a thrown Torch

    def attack_won(self, g: House[LegacyData], attack: Attack) -> Script[bool]:
        """H29-HEROES-4, H29-WIN-1. A Torch hit: it is noted on the track and does not stun."""
        if not _is_throw(attack):
            return False
        self._put_out(g, attack.attacker)
        advance_track(g, g.track + 1)
        g.tell(EVERYONE, TORCH_HIT, g.word[attack.target], g.track)
        if g.track >= g.rules.seats:
            self._slay(g)
        return True
        yield

    def attack_lost(self, g: House[LegacyData], attack: Attack) -> Script[bool]:
        """H29-HEROES-5. The Torch is lost, and nobody is hurt. (On a tie the thrower keeps it.)"""
        if _is_throw(attack):
            self._put_out(g, attack.attacker)
        return False
        yield

    def stolen(self, g: House[LegacyData], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """H29-TRAITOR-2. A Torch that the traitor takes by force is destroyed at once."""
        if has(ALL_TORCHES, card) and g.team[thief] == TRAITOR:
            lose_card(g, thief, card)
            g.tell(EVERYONE, TORCH_OUT, card)
        return NOTHING

    def _put_out(self, g: House[LegacyData], seat: Seat) -> None:
        torch = torch_of(g, seat)
        lose_card(g, seat, torch)
        g.tell(EVERYONE, TORCH_OUT, torch)

    def _slay(self, g: House[LegacyData]) -> None:
        g.data.slain = True
        remove_monster(g, the_monster(g))

    def may_hold(self, g: House[LegacyData], figure: Figure, card: Card) -> str:
        """H29-HEROES-2, HC-14. One Torch for each hero."""
        hero = figure < FIRST_MONSTER and g.team[figure] == HEROES
        return (one_is_enough(g, figure, card, ALL_TORCHES) if hero else "") or super().may_hold(g, figure, card)

    # -- winning

    def winner(self, g: House[LegacyData]) -> int:
        """H29-WIN-1. The death of all heroes (H29-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.slain else CARRY_ON

    # -- what is seen, and what is worth doing

    def shown(self, g: House[LegacyData], seat: Seat) -> dict[str, Any]:
        """Everybody counts the hits; only the heroes know how many it takes."""
        hits = {"torch_hits": g.track}
        return {**hits, "torch_hits_needed": g.rules.seats} if self.true_side(g, seat) == HEROES else hits

    def check(self, g: House[LegacyData]) -> None:
        heroes = [seat for seat in range(g.rules.seats) if g.team[seat] == HEROES]
        assert all((g.held[seat] & ALL_TORCHES).bit_count() <= 1 for seat in heroes), "two Torches in one hand"
        assert g.data.slain or g.track < g.rules.seats, "the Monster lives on"

    def goals(self, g: House[LegacyData], seat: Seat) -> list[Goal]:
        monster = the_monster(g)
        if monster < 0:
            return []  # it is still being set up, or dead
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        lair, fire = g.room[monster], meeting_fire(g)
        act = Goal(verbs=("push_monster", "throw_torch", "take_torch"), spare=(monster,), avoid=just(lair))
        left = spaces_left(g, seat)
        if g.did & HAS_ATTACKED:
            return [act, Goal(rooms=refuge(g, g.room[seat], left, [lair]))]  # hit and run
        mine = distances(g, g.room[seat])
        if torch_of(g, seat) >= 0 and (0 <= mine[lair] <= left + 1 or g.round > PATIENCE or fire < 0):
            return [act, Goal(rooms=set_of(joined(g, lair)))]
        return [act, Goal(rooms=just(fire) if fire >= 0 else 0, cards=TORCHES, explore=fire < 0)]


def the_monster(g: House[LegacyData]) -> int:
    return sole_monster(g)


def meeting_fire(g: House[LegacyData]) -> int:
    """The fire to which all heroes have the shortest way together, not the one at which the Monster stands; or -1."""
    far = [distances(g, g.room[hero]) for hero in heroes_in_house(g)]
    fires = [room for room in FIRES if in_house(g, room)]
    lair = g.room[the_monster(g)]
    away = [room for room in fires if room != lair] or fires
    return min(away, key=lambda room: sum(n[room] if n[room] >= 0 else INFINITELY_FAR for n in far), default=-1)


def torch_of(g: House[LegacyData], figure: Figure) -> int:
    """The Torch that the figure carries, or -1."""
    torches = g.held[figure] & ALL_TORCHES
    return card_numbers(torches)[0] if torches else -1


def _is_throw(attack: Attack) -> bool:
    return attack.trait == SPEED and attack.target >= FIRST_MONSTER


def _in_reach(g: House[LegacyData], seat: Seat, monster: Figure) -> bool:
    """BET-BARRIER-7. In the same room, or in one joined by a door."""
    room = g.room[monster]
    if g.room[seat] != room:
        return room in rooms_in_reach(g, seat)
    return not across(g, seat, monster) or g.rules.barrier_contact == "ranged_only"
