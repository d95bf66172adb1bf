"""Haunt 13, Perchance to Dream. The traitor sleeps, and its Nightmares want to get out into the world.

The heroes wake the dreamer with the Holy Symbol at its side. The traitor's side wins when so many Nightmares have left
the house by windows and open-air rooms as it counted in secret at the beginning.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, card_numbers
from housebound.games.betrayal.figures.belongings import destroy, holder_of, holds, spot_of
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, laid_out, monsters, remove_monster
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.conversion import lay_down_belongings
from housebound.games.betrayal.haunts.parts.fetched_rooms import fetch_one_of
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import has_window, in_house, is_outside
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.play.moving import slowing
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_MOVED,
    MONSTERS,
    OVER,
    SKULL,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    MENTAL,
    MIGHT,
    ROOMS,
    SANITY,
    TRAITOR,
    TRAITS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

WAKE = VERBS.verb("wake_dreamer", TRAITS, rule="H13-WAKE-1")
ESCAPE = VERBS.verb("nightmare_escapes", rule="H13-NIGHTMARE-6")()
SLEEPS = NoticeKind("dreamer_sleeps", figure=FIGURES)
ESCAPED = NoticeKind("nightmare_escaped", figure=FIGURES, room=ROOMS, number=COUNT)
NEEDED = NoticeKind("escapes_needed", number=COUNT)

HOLY_SYMBOL = CARDS["holy_symbol"]
WAKE_TRAITS, WAKE_TARGET = (SANITY, MIGHT), 5
ESCAPE_ROOMS = tuple(
    room
    for room in range(len(ROOMS))
    if has_window(room) or is_outside(room) or room in (ENTRANCE_HALL, ROOMS["conservatory"])
)
"""H13-SETUP-3, HC-5. Windows, false ones too, the open air, the Conservatory and the front door."""


class DreamData(HauntData):
    """`needed`: E, the traitor's secret; `marked`: rooms with an escape marker, as bits; `woken`: wake tokens.

    `asleep`: the body sleeps and nothing changes it any more.
    """

    __slots__ = ("asleep", "marked", "needed", "woken")

    needed: int
    marked: int
    woken: int
    asleep: bool


class PerchanceToDream(Haunt[DreamData]):
    """H13-KNOW-1, H13-KNOW-2: each side reads its own page. H13-NIGHTMARE-1: the numbers stand in the content."""

    number = 13

    # -- beginning

    def fresh_data(self, g: House) -> DreamData:
        """H13-SETUP-4. What is in the house now counts, and what the setup fetches: that makes P."""
        data = DreamData()
        data.needed = max(g.rules.seats, len(_escape_rooms(g)))
        data.marked = 0
        data.woken = 0
        data.asleep = False
        return data

    def set_up(self, g: House[DreamData]) -> Script[None]:
        """H13-SETUP-1, H13-SETUP-2, H13-SETUP-3. The body sleeps, P Nightmares rise, and there are ways out for all."""
        self._fall_asleep(g)
        for _ in range(g.rules.seats):
            self._dream(g)
        while len(_escape_rooms(g)) < g.rules.seats:
            yield from self._fetch_way_out(g)

    def _fall_asleep(self, g: House[DreamData]) -> None:
        """H13-SETUP-1. All items are dropped and the companions set aside, and with them what they gave."""
        body = g.traitor
        lay_down_belongings(g, body, ITEM_BITS)
        for card in card_numbers(g.held[body] & COMPANIONS):
            destroy(g, body, card)
        g.data.asleep = True
        g.tell(EVERYONE, SLEEPS, g.word[body])

    def _fetch_way_out(self, g: House[DreamData]) -> Script[None]:
        """H13-SETUP-3, HC-6. One more room of these kinds, the traitor's choice."""
        rooms = [room for room in ESCAPE_ROOMS if has(g.unseen, room)]
        return fetch_one_of(g, g.traitor, rooms, "fetch_escape_room", "H13-SETUP-3")

    def on_turn_start(self, g: House[DreamData], seat: Seat) -> Script[None]:
        """HC-23. The heroes cannot do without the Holy Symbol."""
        turn_up_cards(g, seat, (HOLY_SYMBOL,))
        return NOTHING

    # -- the sleeping body

    def takes_turn(self, g: House[DreamData], seat: Seat) -> bool:
        """H13-BODY-1. Who sleeps has no turn."""
        return seat != g.traitor and Haunt.takes_turn(self, g, seat)

    def can_be_moved(self, g: House[DreamData], figure: Figure) -> bool:
        """H13-BODY-2. Nothing moves the body."""
        return figure != g.traitor

    def lowest(self, g: House[DreamData], seat: Seat, trait: Trait, cause: int) -> int:
        """H13-SETUP-1. What falls from its hands takes no trait to the skull."""
        return 0 if seat == g.traitor else SKULL

    def frozen(self, g: House[DreamData], seat: Seat, trait: Trait) -> bool:
        """H13-BODY-2, H13-WAKE-2. Once it sleeps nothing changes its traits, so the Smelling Salts do nothing."""
        return seat == g.traitor and laid_out(g) and bool(g.data.asleep)

    def filter_damage(self, g: House[DreamData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H13-BODY-2. Nothing hurts it."""
        return (kind, 0) if seat == g.traitor else (kind, steps)

    def may_attack(self, g: House[DreamData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H13-BODY-2. Nobody attacks the body."""
        return "H13-BODY-2" if target == g.traitor else super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[DreamData], thrower: Figure, victim: Figure) -> bool:
        """H13-BODY-2, HC-18. Nor does the Dynamite reach it."""
        return victim != g.traitor

    def slows(self, g: House[DreamData], figure: Figure, mover: Figure) -> bool:
        """H13-BODY-1, BET-PASS-3. Who sleeps wants to stop nobody."""
        return figure != g.traitor and super().slows(g, figure, mover)

    def may_hold(self, g: House[DreamData], figure: Figure, card: Card) -> str:
        """H13-BODY-1. Who sleeps takes nothing."""
        return "H13-BODY-1" if figure == g.traitor else super().may_hold(g, figure, card)

    # -- waking the dreamer

    def offer(self, g: House[DreamData], figure: Figure, ask: Ask) -> None:
        """H13-WAKE-1. Beside the body, with the Holy Symbol in a hero's hands there; Nightmares escape."""
        if figure >= FIRST_MONSTER:
            self._offer_escape(g, figure, ask)
            return
        bedside, symbol = spot_of(g, g.traitor), holder_of(g, HOLY_SYMBOL)
        near = spot_of(g, figure) == bedside and symbol in heroes_in_house(g) and spot_of(g, symbol) == bedside
        for trait in WAKE_TRAITS:
            offer_task(g, WAKE(trait), ask, "" if near else "H13-WAKE-1")

    def perform(self, g: House[DreamData], figure: Figure, option: Option) -> Script[None]:
        """H13-WAKE-1, H13-SETUP-5. 5 or more is a wake token, whichever trait it was."""
        if option is ESCAPE:
            self._escape(g, figure)
        elif (yield from task_roll(g, figure, option.args[0], needed=WAKE_TARGET)) >= WAKE_TARGET:
            g.data.woken += 1
            succeed(g, HEROES, g.data.woken)

    # -- the Nightmares

    def _dream(self, g: House[DreamData]) -> None:
        """H13-SETUP-2, H13-NIGHTMARE-5. A Nightmare rises beside the sleeping body."""
        add_monster(g, 0, g.room[g.traitor], g.side[g.traitor])

    def _offer_escape(self, g: House[DreamData], figure: Figure, ask: Ask) -> None:
        """H13-NIGHTMARE-6. By an escape room without a marker, for what a step out of it costs."""
        room = g.room[figure]
        if room not in ESCAPE_ROOMS:
            return
        used = "H13-NIGHTMARE-6" if has(g.data.marked, room) else ""
        ask.offer(ESCAPE, unless=used or cannot_pay_space(g, figure, slowing(g, figure)))

    def _escape(self, g: House[DreamData], figure: Figure) -> None:
        """H13-NIGHTMARE-5, H13-NIGHTMARE-6. It leaves by this room, nobody uses it again, another one is dreamt of.

        H13-WIN-2: the number is shown when it is reached.
        """
        room = g.room[figure]
        g.did |= HAS_MOVED | TURN_OVER
        g.data.marked |= just(room)
        g.tell(EVERYONE, ESCAPED, g.word[figure], room, g.data.marked.bit_count())
        remove_monster(g, figure)
        self._dream(g)
        g.reveal(EVERYONE)
        if self._enough_escaped(g):
            g.tell(EVERYONE, NEEDED, g.data.needed)

    def hurt_monster(
        self, g: House[DreamData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H13-NIGHTMARE-3, H13-NIGHTMARE-5. A Nightmare that is beaten is dead, and another one comes.

        H13-NIGHTMARE-4: one that loses its own attack is stunned.
        """
        if g.phase == MONSTERS:
            return False
        remove_monster(g, figure)
        self._dream(g)
        return True
        yield

    def damage_from(self, g: House[DreamData], attack: Attack, loser: Figure) -> int:
        """H13-NIGHTMARE-2. Whoever loses to a Nightmare takes mental damage."""
        if max(attack.attacker, attack.target) >= FIRST_MONSTER:
            return MENTAL
        return super().damage_from(g, attack, loser)

    # -- winning

    def _enough_escaped(self, g: House[DreamData]) -> bool:
        return bool(g.data.marked.bit_count() >= g.data.needed)

    def winner(self, g: House[DreamData]) -> int:
        """H13-WIN-1, H13-WIN-2. The death of all heroes (H13-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.woken >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.asleep and self._enough_escaped(g) else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House[DreamData]) -> dict[str, object]:
        return {"escapes needed": g.data.needed} if laid_out(g) else {}

    def knows(self, g: House[DreamData], seat: Seat, secret: str) -> bool:
        """H13-SETUP-4, H13-KNOW-1. E is the traitor's secret until the end."""
        return seat == g.traitor or g.phase == OVER

    def resample(self, g: House[DreamData], seat: Seat, rng: Any) -> None:
        """H13-KNOW-1. A hero has not been told which rooms count: any number that has not been reached is possible."""
        if laid_out(g) and not self.knows(g, seat, "escapes needed"):
            least = max(g.rules.seats, g.data.marked.bit_count() + 1)
            g.data.needed = rng.randint(least, max(least, len(ESCAPE_ROOMS)))

    def shown(self, g: House[DreamData], seat: Seat) -> dict[str, Any]:
        if not laid_out(g):
            return {}
        shown = {
            "marked": room_names(g.data.marked),
            "wake_tokens": g.data.woken,
        }
        if self.knows(g, seat, "escapes needed"):
            shown["escapes_needed"] = g.data.needed
        return shown

    def check(self, g: House[DreamData]) -> None:
        assert len(monsters(g)) == g.rules.seats, "there are always P Nightmares"
        assert not g.data.marked & ~set_of(ESCAPE_ROOMS), "a marker where there is no way out"

    # -- for the general bot

    def goals(self, g: House[DreamData], seat: Seat) -> list[Goal]:
        if seat == g.traitor:
            ways = set_of(_escape_rooms(g)) & ~g.data.marked
            return [Goal(rooms=ways, verbs=("nightmare_escapes",), targets=() if ways else tuple(heroes_in_house(g)))]
        bedside = just(g.room[g.traitor])
        symbol = holder_of(g, HOLY_SYMBOL)
        if symbol in heroes_in_house(g):
            near = holds(g, seat, HOLY_SYMBOL) or g.room[symbol] == g.room[g.traitor]
            rooms = bedside if near else bedside | just(g.room[symbol])
            return [Goal(rooms=rooms, verbs=("wake_dreamer",), targets=tuple(monsters(g)))]
        return [Goal(cards=(HOLY_SYMBOL,), targets=tuple(monsters(g)), explore=True)]


def _escape_rooms(g: House) -> list[int]:
    """The escape rooms in the house now."""
    return [room for room in ESCAPE_ROOMS if in_house(g, room)]
