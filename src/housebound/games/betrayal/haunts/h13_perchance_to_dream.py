"""Haunt 13, Perchance to Dream. The traitor sleeps, and its Nightmares want to get out into the world.

The heroes wake the dreamer with the Holy Symbol at its side. The traitor's side wins when so many Nightmares have left
the house by windows and open-air rooms as it counted in secret at the beginning.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import destroy, holder_of, holds, spot_of
from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, card_numbers
from housebound.games.betrayal.haunts.actions import cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.conversion import lay_down_belongings
from housebound.games.betrayal.haunts.fetched_rooms import fetch_one_of
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.names import room_names
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import has_window, in_house, is_outside
from housebound.games.betrayal.moving import slowing
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_MOVED,
    MONSTERS,
    OVER,
    SKULL,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.winning import check_win
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

WAKE = VERBS.verb("wake_dreamer", TRAITS)
ESCAPE = VERBS.verb("nightmare_escapes")()
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
"""HC-5. Windows, false ones too, the open air, the Conservatory and the front door."""


class DreamData(HauntData):
    """`needed`: E, the traitor's secret; `marked`: rooms with an escape marker, as bits; `woken`: wake tokens.

    `asleep`: the body sleeps and nothing changes it any more.
    """

    __slots__ = ("asleep", "marked", "needed", "woken")

    needed: int
    marked: int
    woken: int
    asleep: bool


class PerchanceToDream(Haunt):
    number = 13

    # -- beginning

    def fresh_data(self, g: House) -> DreamData:
        data = DreamData()
        data.needed = max(g.rules.seats, len(_escape_rooms(g)))
        data.marked = 0
        data.woken = 0
        data.asleep = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """The body sleeps and has dropped everything, P Nightmares rise, and the traitor counts the ways out."""
        self._fall_asleep(g)
        for _ in range(g.rules.seats):
            self._dream(g)
        while len(_escape_rooms(g)) < g.rules.seats:
            yield from self._fetch_way_out(g)
        g.data.needed = len(_escape_rooms(g))

    def _fall_asleep(self, g: House) -> None:
        """All items are dropped and the companions set aside, with the change of traits that goes with it."""
        body = g.traitor
        lay_down_belongings(g, body, ITEM_BITS)
        for card in card_numbers(g.held[body] & COMPANIONS):
            destroy(g, body, card)
        g.data.asleep = True
        g.tell(EVERYONE, SLEEPS, g.word[body])

    def _fetch_way_out(self, g: House) -> Script[None]:
        """HC-6. One more room of these kinds, the traitor's choice."""
        rooms = [room for room in ESCAPE_ROOMS if g.unseen >> room & 1]
        return fetch_one_of(g, g.traitor, rooms, "fetch_escape_room")

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        turn_up_cards(g, seat, (HOLY_SYMBOL,))
        return NOTHING

    # -- the sleeping body

    def takes_turn(self, g: House, seat: int) -> bool:
        return seat != g.traitor and Haunt.takes_turn(self, g, seat)

    def can_be_moved(self, g: House, figure: int) -> bool:
        return figure != g.traitor

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        """What falls from its hands takes no trait to the skull."""
        return 0 if seat == g.traitor else SKULL

    def frozen(self, g: House, seat: int, trait: int) -> bool:
        return seat == g.traitor and g.data is not None and bool(g.data.asleep)

    def filter_damage(self, g: House, seat: int, kind: int, steps: int, cause: int) -> tuple[int, int]:
        return (kind, 0) if seat == g.traitor else (kind, steps)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        return "BET-GEN-5" if target == g.traitor else super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim != g.traitor

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """BET-PASS-3. Who sleeps wants to stop nobody."""
        return figure != g.traitor and super().slows(g, figure, mover)

    def may_hold(self, g: House, figure: int, card: int) -> str:
        return "BET-GEN-5" if figure == g.traitor else super().may_hold(g, figure, card)

    # -- waking the dreamer

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            self._offer_escape(g, figure, ask)
            return
        bedside = spot_of(g, g.traitor)
        symbol = holder_of(g, HOLY_SYMBOL) if bedside == spot_of(g, figure) else -1
        near = symbol in heroes_in_house(g) and spot_of(g, symbol) == bedside
        if not near and not ask.why:
            return
        for trait in WAKE_TRAITS:
            offer_task(g, WAKE(trait), ask, "" if near else "BET-GEN-5")

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is ESCAPE:
            self._escape(g, figure)
        elif (yield from task_roll(g, figure, option.args[0])) >= WAKE_TARGET:
            g.data.woken += 1
            succeed(g, HEROES, g.data.woken)

    # -- the Nightmares

    def _dream(self, g: House) -> None:
        """A Nightmare rises beside the sleeping body."""
        add_monster(g, 0, g.room[g.traitor], g.side[g.traitor])

    def _offer_escape(self, g: House, figure: int, ask: Ask) -> None:
        room = g.room[figure]
        if room not in ESCAPE_ROOMS:
            return
        used = "BET-GEN-5" if g.data.marked >> room & 1 else ""
        offer_unless(used or cannot_pay_space(g, figure, slowing(g, figure)), ESCAPE, ask)

    def _escape(self, g: House, figure: int) -> None:
        """It leaves the house by this room, which nobody uses again, and another one is dreamt of at once."""
        room = g.room[figure]
        g.did |= HAS_MOVED | TURN_OVER
        g.data.marked |= 1 << room
        g.tell(EVERYONE, ESCAPED, g.word[figure], room, g.data.marked.bit_count())
        remove_monster(g, figure)
        self._dream(g)
        g.reveal(EVERYONE)
        if self._enough_escaped(g):
            g.tell(EVERYONE, NEEDED, g.data.needed)
        check_win(g)

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """A Nightmare that is beaten is dead, and another one comes; one that loses its own attack is stunned."""
        if g.phase == MONSTERS:
            return False
        remove_monster(g, figure)
        self._dream(g)
        return True
        yield

    def damage_from(self, g: House, attack: Attack, loser: int) -> int:
        """Whoever loses to a Nightmare takes mental damage."""
        if max(attack.attacker, attack.target) >= FIRST_MONSTER:
            return MENTAL
        return super().damage_from(g, attack, loser)

    # -- winning

    def _enough_escaped(self, g: House) -> bool:
        return bool(g.data.marked.bit_count() >= g.data.needed)

    def winner(self, g: House) -> int:
        if g.data.woken >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.asleep and self._enough_escaped(g) else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House) -> dict[str, object]:
        return {"escapes needed": g.data.needed} if g.data is not None else {}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        return seat == g.traitor or g.phase == OVER

    def resample(self, g: House, seat: int, rng: Any) -> None:
        """A hero has not been told which rooms count: any number that has not been reached is possible."""
        if g.data is not None and not self.knows(g, seat, "escapes needed"):
            least = max(g.rules.seats, g.data.marked.bit_count() + 1)
            g.data.needed = rng.randint(least, max(least, len(ESCAPE_ROOMS)))

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        if g.data is None:
            return {}
        shown = {
            "marked": room_names(g.data.marked),
            "wake_tokens": g.data.woken,
        }
        if self.knows(g, seat, "escapes needed"):
            shown["escapes_needed"] = g.data.needed
        return shown

    def check(self, g: House) -> None:
        assert len(monsters(g)) == g.rules.seats, "there are always P Nightmares"
        assert not g.data.marked & ~bits(ESCAPE_ROOMS), "a marker where there is no way out"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if seat == g.traitor:
            ways = bits(_escape_rooms(g)) & ~g.data.marked
            return [Goal(rooms=ways, verbs=("nightmare_escapes",), targets=() if ways else tuple(heroes_in_house(g)))]
        bedside = 1 << g.room[g.traitor]
        symbol = holder_of(g, HOLY_SYMBOL)
        if symbol in heroes_in_house(g):
            near = holds(g, seat, HOLY_SYMBOL) or g.room[symbol] == g.room[g.traitor]
            rooms = bedside if near else bedside | 1 << g.room[symbol]
            return [Goal(rooms=rooms, verbs=("wake_dreamer",), targets=tuple(monsters(g)))]
        return [Goal(cards=(HOLY_SYMBOL,), targets=tuple(monsters(g)), explore=True)]


def _escape_rooms(g: House) -> list[int]:
    """The escape rooms in the house now."""
    return [room for room in ESCAPE_ROOMS if in_house(g, room)]


present(PerchanceToDream)
