"""Haunt 28, Ring of King Solomon. A portal opens, and the Demon Lord comes through it with his Demons.

They walk to the nearest hero and must attack. Whoever carries the Ring can win control of a Demon, and two defeats of
the Lord by carriers of the Ring destroy him: then the heroes win. The traitor's side wins when all heroes are dead.

Decided here, where the text is silent: a Demon that was stunned when it came under control misses its controller's next
turn instead of the monsters' one. Several controlled Demons act in the order in which control of them was won. A hero
who wins with the Ring against a Demon takes control and cannot stun it instead. The traitor's explorer may attack a
controlled Demon, as any opponent. The count of defeats is the heroes' own: the traitor sees the Lord stunned.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import EVENT_ROOMS
from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.figures.roster import (
    add_monster,
    explorers_inside,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.figures.stunned import recover_from_turn
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR, at_least, gaps
from housebound.games.betrayal.haunts.parts.forced_moves import hunt_nearest
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import name_of, names_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.monster_turn import begin_monster, next_monster
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import COUNT, FIGURES, HEROES, MIGHT, SANITY, TRAITOR
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Script
from housebound.kernel.sets import just

DEMON_OBEYS = NoticeKind("demon_obeys", figure=FIGURES, hero=FIGURES)
DEMON_FREE = NoticeKind("demon_free", figure=FIGURES)
LORD_DEFEATED = NoticeKind("demon_lord_defeated", number=COUNT)

LORD, FIRST_DEMON = range(2)
"""The kinds of monsters, in the order of the content file: behind the Lord each Demon is a kind of its own."""
MOST_DEMONS = 4  # H28-SETUP-3
FAR_ENOUGH = 4  # H28-SETUP-2
RING_BONUS = 2  # H28-LORD-4
DEFEATS = 2  # H28-LORD-6


class SolomonData(HauntData):
    """`defeats`: of the Lord by carriers of the Ring; `controlled`: Demons, in the order in which they were won.

    `ready`: those of them that act after the hero in this turn.
    """

    __slots__ = ("controlled", "defeats", "ready")

    defeats: int
    controlled: tuple[int, ...]
    ready: tuple[int, ...]


class RingOfKingSolomon(Haunt[SolomonData]):
    """H28-KNOW-1, H28-KNOW-2: each side reads its own page. H28-SETUP-1, H28-TRAITOR-1: the traitor goes on as it was.

    H28-DEMON-1, H28-DEMON-2, H28-DEMON-3, H28-DEMON-4, H28-LORD-1: their numbers stand in the content.
    H28-HEROES-1: whoever is beaten is stunned, as the rulebook says.
    """

    number = 28
    own_rolls = True  # H28-DEMON-6

    # -- beginning

    def fresh_data(self, g: House) -> SolomonData:
        data = SolomonData()
        data.defeats = 0
        data.controlled = ()
        data.ready = ()
        return data

    def set_up(self, g: House[SolomonData]) -> Script[None]:
        """H28-SETUP-2, H28-SETUP-3. Out of the portal come the Lord and a Demon for each hero, four at most."""
        room = yield from choose_room(g, g.traitor, g.traitor, portal_rooms(g), "portal_room", "H28-SETUP-2")
        lord = yield from bring_monster(g, LORD, room)
        for n in range(min(g.rules.seats - 1, MOST_DEMONS)):
            add_monster(g, FIRST_DEMON + n, room, g.side[lord])

    def on_turn_start(self, g: House[SolomonData], seat: Seat) -> Script[None]:
        """H28-CONTROL-2, HC-23. Which Demons act after this hero; the heroes cannot do without the Ring."""
        turn_up_cards(g, seat, (RING,))
        g.data.ready = self.controlled(g) if holds(g, seat, RING) else ()
        return NOTHING

    # -- who obeys whom

    def controlled(self, g: House[SolomonData]) -> tuple[int, ...]:
        """H28-CONTROL-4. The Demons that obey the Ring: none, unless a hero carries it."""
        demons: tuple[int, ...] = g.data.controlled
        return demons if demons and master(g) >= 0 else ()

    def side_of(self, g: House[SolomonData], figure: Figure) -> int:
        """H28-CONTROL-3. Whoever obeys the Ring is one of the heroes' side."""
        return HEROES if figure in self.controlled(g) else super().side_of(g, figure)

    def controller(self, g: House[SolomonData], figure: Figure) -> int:
        """H28-CONTROL-4."""
        return master(g) if figure in self.controlled(g) else super().controller(g, figure)

    def laid_down(self, g: House[SolomonData], card: Card) -> None:
        """H28-CONTROL-5. Dropped, or left by the dead."""
        if card == RING:
            self._set_free(g)

    def given(self, g: House[SolomonData], giver: Figure, receiver: Figure, card: Card) -> Script[None]:
        """H28-CONTROL-4, H28-CONTROL-5. Another hero commands now, in turns of its own; the traitor commands nobody."""
        if card == RING:
            g.data.ready = ()
            if g.team[receiver] == TRAITOR:
                self._set_free(g)
        return NOTHING

    def stolen(self, g: House[SolomonData], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """H28-CONTROL-5. Taken by the traitor or a Demon."""
        if card == RING and master(g) < 0:
            self._set_free(g)
        return NOTHING

    def _set_free(self, g: House[SolomonData]) -> None:
        """H28-CONTROL-5. The Ring is out of the heroes' hands: whoever has it next must win control anew."""
        for demon in g.data.controlled:
            g.tell(EVERYONE, DEMON_FREE, g.word[demon])
        g.data.controlled = g.data.ready = ()

    # -- the turns of the Demons

    def acts_in_monster_turn(self, g: House[SolomonData], figure: Figure) -> bool:
        """H28-CONTROL-2."""
        return figure not in self.controlled(g)

    def must_act(self, g: House[SolomonData], figure: Figure) -> str:
        """H28-DEMON-5."""
        return "H28-DEMON-5"

    def before_monster(self, g: House[SolomonData], figure: Figure) -> Script[bool]:
        """H28-DEMON-5, H28-CONTROL-2. Whoever is free goes for the nearest hero; others are moved by their master."""
        if figure in self.controlled(g):
            return False
        yield from hunt_nearest(g, figure, heroes_in_house(g))
        return True

    def on_turn_end(self, g: House[SolomonData], seat: Seat) -> Script[None]:
        """H28-CONTROL-2. After the hero, the Demons act that it has had under control since the turn began."""
        for demon in g.data.ready:
            if demon not in g.data.ready:
                return  # the Ring was lost on the way
            if not g.stunned[demon]:
                yield from begin_monster(g, demon)
                while g.acting == demon:
                    acts = next_monster(g)
                    assert acts is not None, "a Demon that acts has something to do"
                    yield from acts
            recover_from_turn(g, demon)

    # -- the Ring

    def may_hold(self, g: House[SolomonData], figure: Figure, card: Card) -> str:
        """H28-DEMON-7. Of all items a Demon or the Lord can take the Ring alone, and by force alone."""
        return "" if card == RING else super().may_hold(g, figure, card)

    def can_handle_items(self, g: House[SolomonData], figure: Figure) -> bool:
        """H28-DEMON-8."""
        return figure < FIRST_MONSTER

    def may_steal(self, g: House[SolomonData], attack: Attack) -> bool:
        """H28-DEMON-7, H28-HEROES-2."""
        return True

    def drops_when_stunned(self, g: House[SolomonData], figure: Figure) -> bool:
        """H28-DEMON-8."""
        return False

    # -- fighting

    def is_immune_to_speed(self, g: House[SolomonData], figure: Figure) -> bool:
        """H28-LORD-2."""
        return _is_lord(g, figure)

    def dynamite_hits(self, g: House[SolomonData], thrower: Figure, victim: Figure) -> bool:
        """H28-CONTROL-3. No Demon is stunned by its own side."""
        harmless = victim >= FIRST_MONSTER and not self.opponents(g, thrower, victim)
        return not harmless and super().dynamite_hits(g, thrower, victim)

    def attack_bonus(self, g: House[SolomonData], attack: Attack, defending: bool) -> int:
        """H28-LORD-4. With the Ring and Sanity against the Lord: 2 more for the hero."""
        bonus = attack.card == RING and not defending and _is_lord(g, attack.target)
        return RING_BONUS if bonus else 0

    def attack_won(self, g: House[SolomonData], attack: Attack) -> Script[bool]:
        """H28-CONTROL-1. A Sanity attack with the Ring: the Demon obeys whoever carries it."""
        target = attack.target
        if attack.card != RING or target < FIRST_MONSTER or _is_lord(g, target):
            return False
        g.data.controlled += (target,)
        g.tell(EVERYONE, DEMON_OBEYS, g.word[target], g.word[attack.attacker])
        return True
        yield

    def hurt_monster(
        self, g: House[SolomonData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H28-LORD-3, H28-LORD-4, H28-LORD-5, H28-LORD-6, H28-LORD-7. What a defeat does to the Lord.

        By a carrier of the Ring, attacking or attacked, the first one stuns him; by others all do.
        """
        if attack is None or not _is_lord(g, figure):
            return False
        victor = attack.opponent_of(figure)
        if victor >= FIRST_MONSTER or not holds(g, victor, RING):
            return False
        g.data.defeats += 1
        g.tell(self.team_seats(g, HEROES), LORD_DEFEATED, g.data.defeats)
        if g.data.defeats < DEFEATS:
            return False
        remove_monster(g, figure)
        return True
        yield

    # -- winning

    def winner(self, g: House[SolomonData]) -> int:
        """H28-WIN-1. The death of all heroes (H28-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.defeats >= DEFEATS else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[SolomonData], seat: Seat) -> dict[str, Any]:
        """Everybody sees who obeys; the heroes keep the count of the Lord's defeats."""
        obeying = {"obeying": names_of(g, self.controlled(g))}
        return {**obeying, "lord_defeats": g.data.defeats} if self.true_side(g, seat) == HEROES else obeying

    def check(self, g: House[SolomonData]) -> None:
        controlled = g.data.controlled
        assert len(set(controlled)) == len(controlled), "a Demon obeys twice"
        assert all(g.kind[demon] >= FIRST_DEMON for demon in controlled), "the Lord obeys nobody"
        assert set(g.data.ready) <= set(controlled), "a Demon is ready that obeys nobody"
        assert not controlled or master(g) >= 0, "nobody commands the Demons"

    # -- for the general bot

    def goals(self, g: House[SolomonData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            owner = holder_of(g, RING)
            first = (owner,) if owner in heroes_in_house(g) else ()
            return [Goal(targets=first, cards=(RING,)), Goal(targets=tuple(heroes_in_house(g)), cards=(RING,))]
        lord = sole_monster(g, LORD)
        if lord < 0:
            return []  # it is still being set up
        enemies = tuple(figure for figure in monsters(g) if figure not in self.controlled(g))
        if g.acting >= FIRST_MONSTER:
            return [Goal(targets=(*enemies, g.traitor))]
        if holds(g, seat, RING):
            return self._goals_with_ring(g, seat, lord, enemies)
        spared = () if g.stunned[lord] else (lord,)
        owner = holder_of(g, RING)
        careful = Goal(cards=(RING,), spare=spared, avoid=rooms_of(g, spared), explore=True)
        if owner >= FIRST_MONSTER or (owner >= 0 and g.team[owner] == TRAITOR):
            return [Goal(targets=(owner,), cards=(RING,))]  # the Ring has to come back
        if owner >= 0 and champion(g) == seat:
            return [Goal(rooms=just(g.room[owner]), spare=spared), careful]
        return [careful]

    def _goals_with_ring(self, g: House[SolomonData], seat: Seat, lord: int, enemies: tuple[int, ...]) -> list[Goal]:
        """The best of the heroes fights the Lord; another brings the Ring there. Demons on the way are made to obey."""
        best = "attack_with(ring,demon_lord)"
        if value(g, seat, MIGHT) > value(g, seat, SANITY) + RING_BONUS:
            best = "attack(demon_lord)"
        commands = tuple(f"attack_with(ring,{name_of(g, demon)})" for demon in enemies if demon != lord)
        other = champion(g)
        if other == seat:
            return [Goal(verbs=(best,)), Goal(verbs=commands), Goal(targets=(lord,))]
        hand_over = Goal(rooms=just(g.room[other]), verbs=(f"give(ring,{name_of(g, other)})",))
        return [hand_over, Goal(verbs=(best, *commands), avoid=just(g.room[lord]))]


def champion(g: House[SolomonData]) -> int:
    """The hero who would fight the Lord best with the Ring; for a small difference it is not worth the way."""
    heroes = heroes_in_house(g)
    owner = holder_of(g, RING)
    strength = {hero: max(value(g, hero, MIGHT), value(g, hero, SANITY) + RING_BONUS) for hero in heroes}
    best = max(heroes, key=lambda hero: strength[hero])
    return owner if owner in strength and strength[owner] + 1 >= strength[best] else best


def master(g: House[SolomonData]) -> int:
    """The hero who carries the Ring, or -1."""
    owner = holder_of(g, RING)
    return owner if 0 <= owner < FIRST_MONSTER and g.team[owner] == HEROES else -1


def _is_lord(g: House[SolomonData], figure: Figure) -> bool:
    return figure >= FIRST_MONSTER and g.kind[figure] == LORD


def portal_rooms(g: House[SolomonData]) -> list[int]:
    """H28-SETUP-2. Unoccupied rooms with an event, 4 or more from every explorer, or the farthest; else any room."""
    occupied = [g.room[seat] for seat in explorers_inside(g)]
    gap = gaps(g, occupied)
    empty = [room for room in rooms_in_house(g) if room not in occupied]
    events = [room for room in empty if room in EVENT_ROOMS]
    return at_least(gap, FAR_ENOUGH, events) or at_least(gap, INFINITELY_FAR, empty)
