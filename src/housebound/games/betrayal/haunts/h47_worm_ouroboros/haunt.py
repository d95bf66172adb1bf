"""Haunt 47, Worm Ouroboros. A worm with two Heads creeps through the house, and its Body stays in every room it leaves.

The traitor is its first victim. A hero with the Skull can work a spell on each Head; from then on it can be hit. The
heroes win when both Heads are destroyed, the traitor's side when the 16th Body is laid, or when all heroes are dead.

Decided here, where the text is silent: in a barrier room a Body lies on the side from which the Head left, and slows
heroes on that side. The spell needs the Head on the hero's side of a barrier; it is no use of the Skull in the sense of
BET-ITEM-9. Whatever else would stun a Head (a fall) does nothing to it. How many Bodies the worm needs stands on the
traitor's page alone, how many hits a Head on the heroes' one.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import COMPANIONS, card_numbers
from housebound.games.betrayal.figures.belongings import discard_held, holds, pile_with, spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, SKULL_CARD
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.barrier_sides import is_at
from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR, gaps, refuge, spaces_left
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import name_of, names_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at
from housebound.games.betrayal.play.attack import ARMED, EXTRA_DICE, TRAIT_OF
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.play.moving import slowing
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, HAS_TASKED, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    COUNT,
    FIGURES,
    HEROES,
    MIGHT,
    MYSTIC_ELEVATOR,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

CAST = VERBS.verb("work_worm_spell", FIGURES, rule="H47-HEROES-2")
BODY_LAID = NoticeKind("ouroboros_body_laid", room=ROOMS, number=COUNT)
SPELLED = NoticeKind("head_spelled", figure=FIGURES)
HEAD_HIT = NoticeKind("head_hit", figure=FIGURES, number=COUNT)

HEADS = 2
BODIES_NEEDED = 16  # H47-SETUP-3
SPELL_TARGET = 5  # H47-HEROES-2
WEAKENED = 5
"""H47-HEAD-1. The Might of a Head after the spell."""
STRONG, RETREAT = 4, 4
"""Dice with which a sensible hero fights a Head, and spaces that it runs away from one."""


class WormData(HauntData):
    """`bodies`: the spots of Bodies; `spelled`: Heads as bits; `hits`: Head -> hits; `destroyed`: how many Heads."""

    __slots__ = ("bodies", "destroyed", "hits", "spelled")

    bodies: list[int]
    spelled: int
    hits: dict[int, int]
    destroyed: int


class WormOuroboros(Haunt[WormData]):
    """H47-KNOW-1, H47-KNOW-2: each side reads its own page. H47-HEAD-1, H47-HEAD-8: as content and rulebook say.

    H47-HEROES-1: the Skull is an item like any other. H47-WIN-3: no hero is left (BET-WIN-6).
    """

    number = 47
    monsters_immune_to_speed = True  # H47-HEAD-2
    own_rolls = True  # H47-HEAD-4

    # -- beginning

    def fresh_data(self, g: House) -> WormData:
        data = WormData()
        data.bodies = []
        data.spelled = data.destroyed = 0
        data.hits = {}
        return data

    def set_up(self, g: House[WormData]) -> Script[None]:
        """H47-SETUP-1, H47-SETUP-2, H47-SETUP-3. The traitor's explorer is dead.

        What it had lies in the haunt room, where both Heads are now.

        Its companions are discarded, as the Bite is in any death (BET-LOOT-5).
        """
        victim, room = g.traitor, g.haunt_room
        side = g.side[victim] if g.room[victim] == room else (yield from choose_side(g, victim, room))
        for card in card_numbers(g.held[victim] & COMPANIONS):
            discard_held(g, victim, card)
        g.room[victim], g.side[victim] = room, side
        yield from die(g, victim, BY_HAUNT)
        for _ in range(HEADS):
            add_monster(g, 0, room, side)

    def on_turn_start(self, g: House[WormData], seat: Seat) -> Script[None]:
        """HC-23. The heroes cannot do without the Skull."""
        turn_up_cards(g, seat, (SKULL_CARD,))
        return NOTHING

    # -- how Heads move

    def may_discover(self, g: House[WormData], figure: Figure) -> str:
        """H47-HEAD-6. Heads discover rooms; for a monster nobody draws, and nothing ends its movement."""
        return ""

    def uses_secret_ways(self, g: House[WormData], figure: Figure) -> bool:
        """H47-HEAD-7. No secret ways for Heads, in no book."""
        return figure < FIRST_MONSTER

    def barred(self, g: House[WormData], figure: Figure, room: Room) -> str:
        """H47-HEAD-7. Nor the Mystic Elevator."""
        return "H47-HEAD-7" if room == MYSTIC_ELEVATOR and figure >= FIRST_MONSTER else ""

    def slows(self, g: House[WormData], figure: Figure, mover: Figure) -> bool:
        """H47-HEAD-5, H47-BODY-3. Heroes do not hold a Head up; it holds up heroes."""
        return mover < FIRST_MONSTER and super().slows(g, figure, mover)

    # -- the Body

    def on_leave(self, g: House[WormData], figure: Figure, room: Room) -> Script[None]:
        """H47-BODY-1, H47-BODY-2. A Head leaves a room: a Body stays there, if none is there yet."""
        if figure >= FIRST_MONSTER and not any(room_at(spot) == room for spot in g.data.bodies):
            g.data.bodies.append(spot_of(g, figure))
            g.tell(EVERYONE, BODY_LAID, room, len(g.data.bodies))
            check_win(g)
        return NOTHING

    def step_cost(self, g: House[WormData], figure: Figure, there: int) -> int:
        """H47-HEAD-5, H47-BODY-3. It is the room that is left that counts."""
        return self.cheapest_step(g, figure)

    def cheapest_step(self, g: House[WormData], figure: Figure) -> int:
        """H47-BODY-3, BET-PASS-1, BET-PASS-2. A Body in the room that is left slows heroes as one more opponent."""
        if figure >= FIRST_MONSTER or not _lies_with(g, figure):
            return 1
        return 2 if g.rules.opponent_cost == "each" or not slowing(g, figure) else 1

    # -- fighting

    def trait_of(self, g: House[WormData], figure: Figure, trait: Trait) -> int:
        """H47-HEAD-1. Weaker after the spell."""
        return WEAKENED if trait == MIGHT and has(g.data.spelled, figure) else super().trait_of(g, figure, trait)

    def may_attack(self, g: House[WormData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H47-HEAD-3. Not before the spell."""
        if target >= FIRST_MONSTER and not has(g.data.spelled, target):
            return "H47-HEAD-3"
        return super().may_attack(g, attacker, target, trait, card)

    def hurt_monster(
        self, g: House[WormData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H47-HEROES-4, H47-HEROES-5, H47-HEAD-2, H47-HEAD-3. A lost fight is a hit after the spell, else nothing."""
        if attack is not None and has(g.data.spelled, figure):
            hits = g.data.hits.get(figure, 0) + 1
            g.data.hits[figure] = hits
            g.tell(EVERYONE, HEAD_HIT, g.word[figure], hits)
            if hits >= hits_needed(g):
                g.data.destroyed += 1
                remove_monster(g, figure)
                check_win(g)
        return True
        yield

    # -- the spell

    def offer(self, g: House[WormData], figure: Figure, ask: Ask) -> None:
        """H47-HEROES-2, H47-HEROES-3. A spell on each Head, by a hero in its room who has the Skull."""
        if figure >= FIRST_MONSTER:
            return
        for head in monsters(g):
            if has(g.data.spelled, head):
                ask.bar(CAST(g.word[head]), "H47-HEROES-3")
            else:
                able = spot_of(g, head) == spot_of(g, figure) and holds(g, figure, SKULL_CARD)
                offer_task(g, CAST(g.word[head]), ask, "" if able else "H47-HEROES-2")

    def perform(self, g: House[WormData], figure: Figure, option: Option) -> Script[None]:
        """H47-HEROES-2. The spell itself."""
        if (yield from task_roll(g, figure, SANITY, needed=SPELL_TARGET)) >= SPELL_TARGET:
            head = g.word.index(option.args[0])
            g.data.spelled |= just(head)
            g.tell(EVERYONE, SPELLED, g.word[head])

    def _unspelled(self, g: House[WormData]) -> list[int]:
        return [head for head in monsters(g) if not has(g.data.spelled, head)]

    # -- winning

    def winner(self, g: House[WormData]) -> int:
        """H47-WIN-1, H47-WIN-2. Both Heads are destroyed, or the worm is whole."""
        if g.data.destroyed == HEADS:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if len(g.data.bodies) >= BODIES_NEEDED else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[WormData], seat: Seat) -> dict[str, Any]:
        data = g.data
        shown: dict[str, Any] = {
            "ouroboros_bodies": [ROOMS.words[room_at(spot)] for spot in data.bodies],
            "spelled_heads": names_of(g, card_numbers(data.spelled)),
            "worm_hits": {name_of(g, head): hits for head, hits in sorted(data.hits.items())},
        }
        side = self.true_side(g, seat)
        if side == HEROES:
            shown["worm_hits_needed"] = hits_needed(g)
        elif side == TRAITOR:
            shown["bodies_needed"] = BODIES_NEEDED
        return shown

    def check(self, g: House[WormData]) -> None:
        data = g.data
        rooms = [room_at(spot) for spot in data.bodies]
        assert len(rooms) == len(set(rooms)) <= BODIES_NEEDED, "two Bodies in one room"
        assert all(g.square[room] >= 0 for room in rooms), "a Body outside of the house"
        assert all(has(data.spelled, head) for head in data.hits), "a Head was hit before the spell"
        done = sum(hits >= hits_needed(g) for hits in data.hits.values())
        assert done == data.destroyed, "a Head lives on, or is lost"

    # -- for the general bot

    def goals(self, g: House[WormData], seat: Seat) -> list[Goal]:
        if not monsters(g):
            return []  # it is still being set up
        return self._head_goals(g) if g.team[seat] == TRAITOR else self._hero_goals(g, seat)

    def _head_goals(self, g: House[WormData]) -> list[Goal]:
        """Into new rooms, or those without a Body; whoever is in the room is attacked first."""
        if g.acting < FIRST_MONSTER:
            return []
        here = g.room[g.acting]
        prey = tuple(hero for hero in heroes_in_house(g) if g.room[hero] == here)
        if prey and not g.did & HAS_ATTACKED:
            return [Goal(targets=prey)]
        covered = {room_at(spot) for spot in g.data.bodies} | {here}
        free = set_of(room for room in rooms_in_house(g) if room not in covered)
        return [Goal(verbs=("explore",)), Goal(rooms=free)]

    def _hero_goals(self, g: House[WormData], seat: Seat) -> list[Goal]:
        """The Skull to each Head in turn; the strong hit what is under the spell; nobody stays where a Head is."""
        asleep, heads = self._unspelled(g), rooms_of(g, monsters(g))
        struck = [head for head in monsters(g) if head not in asleep]
        fight = [Goal(verbs=("attack_with",)), Goal(verbs=("attack",))] if self._is_strong(g, seat) else []
        if g.acting == seat and g.did & (HAS_TASKED | HAS_ATTACKED):
            left = min(spaces_left(g, seat), RETREAT)
            away = refuge(g, g.room[seat], left, card_numbers(heads))
            return [*fight, Goal(spare=tuple(monsters(g))), Goal(rooms=away)]
        if asleep and holds(g, seat, SKULL_CARD):
            return [Goal(verbs=("work_worm_spell",)), *fight, Goal(rooms=rooms_of(g, asleep), targets=tuple(asleep))]
        if asleep and seat == self._fetcher(g):
            return [*fight, Goal(cards=(SKULL_CARD,))]
        if struck and fight:
            return [*fight, Goal(rooms=rooms_of(g, struck), targets=tuple(struck))]
        return [Goal(spare=tuple(monsters(g)), avoid=heads, explore=True)]

    def _is_strong(self, g: House[WormData], seat: Seat) -> bool:
        """Whether a sensible hero fights: with Might and weapons, or because there is not much time."""
        arms = [EXTRA_DICE[card] for card in ARMED if holds(g, seat, card) and TRAIT_OF[card] == MIGHT]
        return value(g, seat, MIGHT) + max(arms, default=0) >= STRONG

    def _fetcher(self, g: House[WormData]) -> int:
        """Who should get the Skull that lies somewhere: a strong mind that is not far away; -1: it lies nowhere."""
        spot = pile_with(g, SKULL_CARD)
        if spot < 0:
            return -1
        far = gaps(g, [room_at(spot)])
        near = [hero for hero in heroes_in_house(g) if far[g.room[hero]] < INFINITELY_FAR] or heroes_in_house(g)
        return max(near, key=lambda hero: 2 * value(g, hero, SANITY) - far[g.room[hero]], default=-1)


def hits_needed(g: House[WormData]) -> int:
    """H47-HEROES-5."""
    return (g.rules.seats + 1) // 2


def _lies_with(g: House[WormData], figure: Figure) -> bool:
    """H47-BODY-3. Whether a Body lies in the figure's room, on its side."""
    return any(is_at(g, figure, spot) for spot in g.data.bodies)
