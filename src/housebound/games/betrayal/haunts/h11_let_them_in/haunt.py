"""Haunt 11, Let Them In. Specters wait at the windows, and the traitor and a Madman let them in, one by one.

A Specter lies face down while it is outside: nothing touches it and it touches nobody. The heroes win by P exorcisms,
or when they have banished every Specter, one by one, with the Ring; the traitor's side when all heroes are dead.

Decided here where the text is silent: whoever opens must be able to move still, as for a step; while the Madman has a
window to open, he acts before the Specters; if no way leads him to one he may roam, but neither explores nor attacks;
how far he explores is the traitor's choice; a window that he discovers he opens at once, if he has a space left; falls
do not hurt him (he ignores what rooms do). A Specter is not put back when a window that had become false is free again.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import WINDOWS, card_numbers
from housebound.games.betrayal.figures.belongings import holds
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.set_aside import set_aside_companion
from housebound.games.betrayal.haunts.parts.sources import (
    EXORCISM,
    Exorcising,
    exorcism_goal,
    shown_exorcism,
)
from housebound.games.betrayal.haunts.parts.still_to_come import doorways_toward, may_come
from housebound.games.betrayal.house.laying import open_floors
from housebound.games.betrayal.house.plan import distances, faces_outside, in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.toward import far_for, move_toward
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

LET_IN = VERBS.verb("let_specter_in", rule="H11-WINDOW-3")()
COMES_IN = NoticeKind("specter_comes_in", figure=FIGURES, room=ROOMS)
BANISHED = NoticeKind("specter_banished", figure=FIGURES)

MADMAN_CARD, RING = CARDS["madman"], CARDS["ring"]
SPECTER, MADMAN = range(2)
"""The kinds of monsters, in the order of the content file."""
WINDOW_ROOMS = set_of(room for room, windows in enumerate(WINDOWS) if windows)
"""HC-5."""
FAR = len(ROOMS)


class SpecterData(HauntData):
    """`outside`: Specters that lie face down; `banished`: how many were, one by one."""

    __slots__ = ("banished", "outside", "used_cards", "used_rooms")

    outside: list[int]
    banished: int
    used_rooms: int
    used_cards: int


class LetThemIn(Exorcising[SpecterData]):
    """H11-KNOW-1, H11-KNOW-2: each side has its page. H11-SPECTER-1, H11-MADMAN-1: numbers stand in the content.

    H11-SETUP-4, H11-HEROES-1, H11-HEROES-2, H11-HEROES-3, H11-WIN-1: the usual exorcism, with the usual `sources`.
    """

    number = 11
    harmless_setup = True  # H11-SETUP-2

    # -- beginning

    def fresh_data(self, g: House) -> SpecterData:
        data = SpecterData()
        data.outside = []
        data.banished = 0
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House[SpecterData]) -> Script[None]:
        """H11-SETUP-1, H11-SETUP-2, H11-SETUP-3. The Madman is no companion any more.

        Specters wait at the front door and at every window.
        """
        set_aside_companion(g, MADMAN_CARD)
        add_monster(g, MADMAN, g.room[g.traitor], g.side[g.traitor])
        self._wait(g, ENTRANCE_HALL)
        for room in card_numbers(WINDOW_ROOMS):
            self._wait_at_window(g, room)
        return NOTHING

    # -- outside

    def _wait(self, g: House[SpecterData], room: Room) -> None:
        g.data.outside.append(add_monster(g, SPECTER, room))

    def _wait_at_window(self, g: House[SpecterData], room: Room) -> None:
        """H11-SETUP-3, H11-WINDOW-1, HC-5. False windows do not count."""
        if has(WINDOW_ROOMS, room) and in_house(g, room) and faces_outside(g, room):
            self._wait(g, room)

    def room_added(self, g: House[SpecterData], room: Room) -> Script[None]:
        """H11-WINDOW-1, HC-8. One comes to a new window; another may have become false by the new room."""
        self._wait_at_window(g, room)
        self._leave_false_windows(g)
        return NOTHING

    def elevator_moved(self, g: House[SpecterData]) -> Script[None]:
        """H11-WINDOW-2. The elevator may lie against a window now."""
        self._leave_false_windows(g)
        return NOTHING

    def _leave_false_windows(self, g: House[SpecterData]) -> None:
        """H11-WINDOW-2, H11-WIN-2, HC-26. Whoever waits at a false window is gone; it may have been the last."""
        for specter in list(g.data.outside):
            room = g.room[specter]
            if room != ENTRANCE_HALL and not faces_outside(g, room):
                g.data.outside.remove(specter)
                remove_monster(g, specter)
                check_win(g)

    def is_outside(self, g: House[SpecterData], figure: Figure) -> bool:
        """H11-SPECTER-3. Whether the figure is a Specter that lies face down."""
        return figure in g.data.outside

    def _windows(self, g: House[SpecterData]) -> list[int]:
        """The rooms where somebody can be let in."""
        return [g.room[specter] for specter in g.data.outside]

    def _may_come_later(self, g: House[SpecterData]) -> int:
        """The rooms with windows that could still be discovered, as bits."""
        floors = open_floors(g)
        return set_of(room for room in card_numbers(WINDOW_ROOMS) if may_come(g, room, floors))

    def _all_inside(self, g: House[SpecterData]) -> bool:
        """H11-MADMAN-4. Whether nobody waits outside, and nobody will."""
        return not g.data.outside and not self._may_come_later(g)

    # -- letting them in

    def offer(self, g: House[SpecterData], figure: Figure, ask: Ask) -> None:
        """H11-WINDOW-3. The traitor and the Madman open; heroes exorcise (H11-HEROES-1, H11-HEROES-2)."""
        super().offer(g, figure, ask)
        opens = self.side_of(g, figure) == TRAITOR and g.kind[figure] != SPECTER
        if opens and g.room[figure] in self._windows(g):
            ask.offer(LET_IN, unless=cannot_pay_space(g, figure))

    def perform(self, g: House[SpecterData], figure: Figure, option: Option) -> Script[None]:
        if option is LET_IN:
            self._let_in(g, figure)
            return NOTHING
        return super().perform(g, figure, option)

    def _let_in(self, g: House[SpecterData], figure: Figure) -> None:
        """H11-WINDOW-3. For 1 space the Specter here is turned face up; it acts in the monster turn of this round."""
        g.spent += 1
        specter = next(specter for specter in g.data.outside if g.room[specter] == g.room[figure])
        g.data.outside.remove(specter)
        g.acted &= ~(just(specter))
        g.tell(EVERYONE, COMES_IN, g.word[specter], g.room[specter])

    # -- the Madman

    def must_act(self, g: House[SpecterData], figure: Figure) -> str:
        """H11-MADMAN-2, H11-MADMAN-3. He may not be left while there is a window to open or to look for."""
        if g.kind[figure] != MADMAN or self._all_inside(g):
            return ""
        return "H11-MADMAN-2" if g.data.outside else "H11-MADMAN-3"

    def acts_in_monster_turn(self, g: House[SpecterData], figure: Figure) -> bool:
        """H11-SPECTER-3, H11-MADMAN-2. A Specter does when it is inside, and when the Madman has opened what he can."""
        if g.kind[figure] == MADMAN:
            return True
        return not self.is_outside(g, figure) and not (g.data.outside and self._madman_to_come(g))

    def _madman_to_come(self, g: House[SpecterData]) -> bool:
        (madman,) = monsters(g, MADMAN)
        return not has(g.acted, madman) and not g.stunned[madman]

    def before_monster(self, g: House[SpecterData], figure: Figure) -> Script[bool]:
        """H11-MADMAN-2. He goes to the nearest window and opens, and to the next; then he explores or roams."""
        if g.kind[figure] != MADMAN:
            return False
        while not cannot_pay_space(g, figure):
            rooms = self._nearest_windows(g, figure)
            if not rooms:
                return False
            if g.room[figure] in rooms:
                self._let_in(g, figure)
                continue
            here, spent = g.room[figure], g.spent
            yield from move_toward(g, figure, rooms)
            if (g.room[figure], g.spent) == (here, spent):
                return True  # something holds him up
        return bool(g.data.outside)

    def _nearest_windows(self, g: House[SpecterData], figure: Figure) -> list[int]:
        """H11-MADMAN-2, HC-3. The nearest of the rooms with somebody outside to which a way leads him."""
        far = distances(g, g.room[figure])
        gaps = {room: far[room] if far[room] >= 0 else FAR for room in self._windows(g)}
        gaps = {room: gap for room, gap in gaps.items() if g.room[figure] in far_for(g, figure, [room])}
        return [room for room, gap in gaps.items() if gap == min(gaps.values())]

    def may_discover(self, g: House[SpecterData], figure: Figure) -> str:
        """H11-MADMAN-2, H11-MADMAN-3. The Madman does when nobody is outside and windows may still be found."""
        if figure < FIRST_MONSTER or g.kind[figure] != MADMAN:
            return super().may_discover(g, figure)
        if g.data.outside:
            return "H11-MADMAN-2"
        return "" if self._may_come_later(g) else "H11-MADMAN-3"

    def room_explored(self, g: House[SpecterData], figure: Figure, room: Room) -> Script[None]:
        """H11-MADMAN-3. A window that he has found he opens at once."""
        if figure >= FIRST_MONSTER and g.room[figure] in self._windows(g) and not cannot_pay_space(g, figure):
            self._let_in(g, figure)
        return NOTHING

    # -- fighting

    def attack_traits(self, g: House[SpecterData], figure: Figure) -> tuple[int, ...]:
        """H11-SPECTER-2. Specters attack with Sanity."""
        return (SANITY,) if g.kind[figure] == SPECTER else super().attack_traits(g, figure)

    def may_attack(self, g: House[SpecterData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H11-SPECTER-2, H11-SPECTER-3, H11-MADMAN-4. No blow or bullet touches a Specter, nothing one outside."""
        if self.is_outside(g, target):
            return "H11-SPECTER-3"
        if g.kind[target] == SPECTER and trait != SANITY:
            return "H11-SPECTER-2"
        if g.kind[attacker] == MADMAN and not self._all_inside(g):
            return "H11-MADMAN-4"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House[SpecterData], attack: Attack) -> Script[bool]:
        """H11-HEROES-4. With the Ring, the only way to attack a Specter, it is banished for good.

        H11-MADMAN-5, H11-SPECTER-4: whatever else is defeated fares as usual.
        """
        if g.kind[attack.target] != SPECTER:
            return False
        g.data.banished += 1
        g.tell(EVERYONE, BANISHED, g.word[attack.target])
        remove_monster(g, attack.target)
        return True
        yield

    def hurt_monster(
        self, g: House[SpecterData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H11-MADMAN-3. Where falls hurt monsters (BET-MONSTER-8) they do not hurt the Madman."""
        return attack is None and g.kind[figure] == MADMAN
        yield

    def slows(self, g: House[SpecterData], figure: Figure, mover: Figure) -> bool:
        """H11-SPECTER-3. Whoever is outside slows nobody."""
        return not self.is_outside(g, figure) and super().slows(g, figure, mover)

    def can_be_moved(self, g: House[SpecterData], figure: Figure) -> bool:
        """H11-SPECTER-3. Not by the Bell and not by the Spirit Board."""
        return not self.is_outside(g, figure)

    # -- winning

    def winner(self, g: House[SpecterData]) -> int:
        """H11-WIN-1, H11-WIN-2. The death of all heroes (H11-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        wiped_out = g.data.banished > 0 and not monsters(g, SPECTER)
        return self.team_seats(g, HEROES) if wiped_out else super().winner(g)

    def rule_met(self, g: House[SpecterData]) -> str:
        """H11-WIN-1, H11-WIN-2. The exorcism is complete, or every Specter was banished for itself."""
        return "H11-WIN-2" if g.winners & self.team_seats(g, HEROES) and not super().winner(g) else super().rule_met(g)

    # -- what everybody sees

    def shown(self, g: House[SpecterData], seat: Seat) -> dict[str, Any]:
        return {
            "specters_outside": names_of(g, sorted(g.data.outside)),
            "specters_banished": g.data.banished,
            **shown_exorcism(g, seat, g.data),
        }

    def check(self, g: House[SpecterData]) -> None:
        super().check(g)
        rooms = self._windows(g)
        assert len(set(rooms)) == len(rooms), "one Specter waits at each window"
        assert all(room == ENTRANCE_HALL or has(WINDOW_ROOMS, room) for room in rooms), "a Specter without a window"
        assert all(g.kind[specter] == SPECTER for specter in g.data.outside), "only Specters wait outside"

    # -- for the general bot

    def goals(self, g: House[SpecterData], seat: Seat) -> list[Goal]:
        windows = set_of(self._windows(g))
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g, windows)
        inside = tuple(specter for specter in monsters(g, SPECTER) if not self.is_outside(g, specter))
        return [
            exorcism_goal(g, seat, EXORCISM, g.data),
            Goal(targets=inside if holds(g, seat, RING) else ()),
        ]

    def _traitor_goals(self, g: House[SpecterData], windows: int) -> list[Goal]:
        hunt = Goal(targets=tuple(heroes_in_house(g)))
        if g.acting >= FIRST_MONSTER and g.kind[g.acting] == SPECTER:
            return [hunt]
        if g.acting < FIRST_MONSTER:
            return [Goal(rooms=windows, verbs=(LET_IN.name,)), hunt] if windows else [hunt]
        doors = doorways_toward(g, card_numbers(self._may_come_later(g)))
        return [Goal(rooms=doors, verbs=("explore",)), hunt] if doors else [hunt]
