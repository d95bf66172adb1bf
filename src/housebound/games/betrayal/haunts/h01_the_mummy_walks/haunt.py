"""Haunt 1, The Mummy Walks. The Mummy looks for the Girl, and for a Ring or a Holy Symbol to marry her with.

The heroes learn the Mummy's name, then a spell from the Book, and banish the Mummy. The traitor's side wins when the
Mummy stands at its Sarcophagus with the Girl and one of the two.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.figures.belongings import (
    drop_everything,
    get_card,
    holder_of,
    holds,
    leave_behind,
    spot_of,
    wait_no_more,
)
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import card_bits, heroes_in_house, remove_monster, sole_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster, choose_tokens_side
from housebound.games.betrayal.haunts.parts.far_away import at_least, gaps
from housebound.games.betrayal.haunts.parts.fetched_cards import is_undrawn, take_instead
from housebound.games.betrayal.haunts.parts.forced_moves import attackable_here, must_attack
from housebound.games.betrayal.haunts.parts.handing_over import HANDED_OVER, hand_over, offer_handing_over
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.set_aside import set_aside_companion
from housebound.games.betrayal.haunts.parts.sharing import shared_out
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import floor_of, rooms_in_house, rooms_on
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, room_at, spot_at
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_TASKED,
    IN_HOUSE,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    HEROES,
    KNOWLEDGE,
    OMEN,
    PHYSICAL,
    PICK_CARD,
    PICK_STACK,
    ROOMS,
    SANITY,
    SPEED,
    STAY,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

LEARN_NAME = VERBS.verb("learn_mummy_name", rule="H01-HEROES-1")()
READ_SPELL = VERBS.verb("read_mummy_spell", rule="H01-HEROES-2")()
BANISH = VERBS.verb("banish_mummy", rule="H01-HEROES-3")()
TAKE_GIRL = VERBS.verb("take_girl", rule="H01-GIRL-2")()
HAND_OVER = VERBS.verb("hand_to_mummy", CARDS, rule="H01-TRAITOR-1")
SARCOPHAGUS_IN = NoticeKind("sarcophagus_in", room=ROOMS)
GIRL_IN = NoticeKind("girl_in", room=ROOMS)

BOOK, GIRL, RING, HOLY_SYMBOL = (CARDS[word] for word in ("book", "girl", "ring", "holy_symbol"))
WEDDING_GIFTS = card_bits("ring", "holy_symbol")
STUDIES = (ROOMS["research_laboratory"], ROOMS["library"])
STEP_TARGET = 6  # for the name and for the spell
BANISHED = 3  # steps done
FAR_ENOUGH = 5  # from the Mummy to the Girl, if the floor is that large
FREE_TO_ROAM = 1  # with at most this for its movement the Mummy may be put into any room


class MummyData(HauntData):
    """`steps`: done by the heroes; `sarcophagus`: its room; `dropped`: where a stunned Mummy lost the Girl."""

    __slots__ = ("dropped", "sarcophagus", "steps")

    steps: int
    sarcophagus: int
    dropped: int


def girl_spot(g: House[MummyData]) -> int:
    """Where the Girl waits for somebody to join, or -1."""
    return next((spot for spot, cards in g.waiting.items() if has(cards, GIRL)), -1)


def take_girl(g: House[MummyData], figure: Figure) -> None:
    wait_no_more(g, GIRL)
    get_card(g, figure, GIRL)


class TheMummyWalks(Haunt[MummyData]):
    """H01-KNOW-1, H01-KNOW-2: each side reads its own page. H01-MUMMY-1: the Mummy's numbers stand in the content."""

    number = 1
    monsters_immune_to_speed = True  # H01-MUMMY-2
    harmless_setup = True  # H01-SETUP-3

    # -- beginning

    def fresh_data(self, g: House) -> MummyData:
        data = MummyData()
        data.steps = 0
        data.sarcophagus = g.haunt_room
        data.dropped = -1
        return data

    def set_up(self, g: House[MummyData]) -> Script[None]:
        """H01-SETUP-1, H01-SETUP-2, H01-SETUP-3, H01-SETUP-4. The traitor's steps.

        Mummy and Sarcophagus in the haunt room, the Girl far away on the same floor.
        """
        g.tell(EVERYONE, SARCOPHAGUS_IN, g.haunt_room)
        yield from bring_monster(g, 0, g.haunt_room)
        set_aside_companion(g, GIRL)
        rooms = at_least(gaps(g, [g.haunt_room]), FAR_ENOUGH, rooms_on(g, floor_of(g, g.haunt_room)))
        room = yield from choose_room(g, g.traitor, g.traitor, rooms, "girl_room", "H01-SETUP-4")
        side = yield from choose_tokens_side(g, room)
        g.gone &= ~(just(GIRL))
        leave_behind(g, GIRL, spot_at(room, side))
        g.tell(EVERYONE, GIRL_IN, room)

    def on_turn_start(self, g: House[MummyData], seat: Seat) -> Script[None]:
        """HC-23. The heroes cannot do without the Book."""
        turn_up_cards(g, seat, (BOOK,), discards_given=True)
        return NOTHING

    # -- the Girl

    def on_enter(self, g: House[MummyData], figure: Figure, room: Room) -> Script[None]:
        """H01-GIRL-1. Whoever enters has taken her along (BET-LOOT-4)."""
        self._forget_drop(g)
        return NOTHING

    def on_stun(self, g: House[MummyData], figure: Figure) -> Script[None]:
        """H01-MUMMY-8, H01-GIRL-2. What it carried lies in a pile; the Girl waits for a hero who is there, too."""
        spot = girl_spot(g)
        if spot == spot_of(g, figure):
            g.data.dropped = spot
        return NOTHING

    def _forget_drop(self, g: House[MummyData]) -> None:
        """Somebody has her again: if she is left alone once more, only who enters takes her (BET-LOOT-4)."""
        if girl_spot(g) != g.data.dropped:
            g.data.dropped = -1

    # -- what is drawn

    def discovered(self, g: House[MummyData], seat: Seat, room: Room) -> Script[bool]:
        """H01-HEROES-5, H01-TRAITOR-2. Instead of an omen: the Book, or for the traitor Ring or Holy Symbol (HC-7)."""
        if SYMBOL[room] != OMEN or seat != g.active or has(g.drawn_for, room):
            return False
        card = -1
        if g.team[seat] == HEROES:
            card = BOOK if is_undrawn(g, BOOK) else -1
        elif is_undrawn(g, RING) and is_undrawn(g, HOLY_SYMBOL):
            option: Option = yield Decision(seat, "wedding_gift", _offer_gifts, "H01-TRAITOR-2", g.word[seat])
            card = -1 if option is PICK_STACK else option.args[0]
        if card < 0:
            return False
        g.drawn_for |= just(room)
        take_instead(g, seat, card)
        return True

    # -- actions

    def offer(self, g: House[MummyData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            if girl_spot(g) == spot_of(g, figure):
                ask.options.append(TAKE_GIRL)
        elif g.team[figure] == TRAITOR:
            self._offer_gifts_for_mummy(g, figure, ask)
        else:
            if g.data.dropped >= 0 and g.data.dropped == girl_spot(g) == spot_of(g, figure):
                ask.options.append(TAKE_GIRL)
            self._offer_steps(g, figure, ask)

    def _offer_gifts_for_mummy(self, g: House[MummyData], seat: Seat, ask: Ask) -> None:
        """H01-TRAITOR-1. In its own turn the traitor hands the Mummy any items and the Girl."""
        offer_handing_over(g, seat, _mummy(g), HAND_OVER, ask, HANDED_OVER | just(GIRL))

    def _offer_steps(self, g: House[MummyData], seat: Seat, ask: Ask) -> None:
        """H01-SETUP-5, H01-HEROES-4. Name, spell, banishment: shared by all heroes, in this order."""
        steps = g.data.steps
        if steps == 0:
            here = g.room[seat] in STUDIES or g.room[seat] == g.data.sarcophagus
            offer_task(g, LEARN_NAME, ask, "" if here else "H01-HEROES-1")
        elif steps == 1:
            offer_task(g, READ_SPELL, ask, "" if holds(g, seat, BOOK) else "H01-HEROES-2")
        else:
            ask.offer(BANISH, unless=attack_spent(g) or self._no_banishing(g, seat))

    def _no_banishing(self, g: House[MummyData], seat: Seat) -> str:
        """H01-HEROES-3. The rule by which a Sanity attack of this hero would not banish the Mummy; empty: it would."""
        mummy = _mummy(g)
        if g.data.steps < 2 or mummy < 0 or g.team[seat] != HEROES or spot_of(g, mummy) != spot_of(g, seat):
            return "H01-HEROES-3"
        if g.did & HAS_TASKED:
            return "H01-HEROES-3"
        readers = [hero for hero in heroes_in_house(g) if spot_of(g, hero) == spot_of(g, mummy)]
        return "" if any(holds(g, hero, BOOK) for hero in readers) else "H01-HEROES-3"

    def perform(self, g: House[MummyData], figure: Figure, option: Option) -> Script[None]:
        if option is TAKE_GIRL:
            take_girl(g, figure)
            self._forget_drop(g)
        elif option is BANISH:
            yield from make_attack(g, Attack(figure, _mummy(g), SANITY))
        elif option.verb is HAND_OVER:
            yield from hand_over(g, figure, _mummy(g), option.args[0])
        elif (yield from task_roll(g, figure, KNOWLEDGE, needed=STEP_TARGET)) >= STEP_TARGET:
            g.data.steps += 1
            succeed(g, HEROES, g.data.steps)

    # -- the Mummy

    def before_monster(self, g: House[MummyData], figure: Figure) -> Script[bool]:
        """H01-MUMMY-4. With a 0 or a 1 for its movement it may be put into any room instead."""
        if g.allowance > FREE_TO_ROAM:
            return False
        option: Option = yield Decision(g.traitor, "mummy_appears", _offer_rooms, "H01-MUMMY-4", g.word[figure])
        if option is not STAY:
            halt(g, "H01-MUMMY-4")
            yield from put_into(g, figure, option.args[0])
            check_win(g)
        return False

    def may_stop(self, g: House[MummyData], figure: Figure) -> str:
        """H01-MUMMY-5. It must attack a hero in the room where its movement ends."""
        return must_attack(g, figure, "H01-MUMMY-5") if figure >= FIRST_MONSTER else ""

    def must_act(self, g: House[MummyData], figure: Figure) -> str:
        return "H01-MUMMY-5" if attackable_here(g, figure) else ""

    def may_hold(self, g: House[MummyData], figure: Figure, card: Card) -> str:
        """H01-MUMMY-3. It carries items."""
        return ""

    def card_off(self, g: House[MummyData], figure: Figure, card: Card) -> bool:
        """H01-MUMMY-3, BET-ITEM-1. It does nothing with them."""
        return figure >= FIRST_MONSTER

    def may_steal(self, g: House[MummyData], attack: Attack) -> bool:
        """H01-MUMMY-7. It takes things by force."""
        return True

    def also_stealable(self, g: House[MummyData], thief: Figure, victim: Figure) -> int:
        """H01-MUMMY-7. It may take the Girl too."""
        return just(GIRL) if thief >= FIRST_MONSTER else 0

    def takes_split(
        self, g: House[MummyData], seat: Seat, kind: int, steps: int, cause: int, by: int
    ) -> tuple[int, int] | None:
        """H01-MUMMY-6. What it deals goes on Speed down to its lowest number, and what is left over on Might."""
        if by < FIRST_MONSTER or kind != PHYSICAL:
            return None
        slower = min(steps, max(g.clip[seat * 4 + SPEED], 0))
        return steps - slower, slower

    def attack_won(self, g: House[MummyData], attack: Attack) -> Script[bool]:
        """H01-HEROES-3, H01-HEROES-6. A Sanity attack with spell and Book banishes it; any other stuns it as usual."""
        if attack.trait == SANITY and attack.target >= FIRST_MONSTER and not self._no_banishing(g, attack.attacker):
            g.data.steps = BANISHED
            drop_everything(g, attack.target)
            remove_monster(g, attack.target)
            check_win(g)
            return True
        return False
        yield

    # -- winning

    def winner(self, g: House[MummyData]) -> int:
        """H01-WIN-1, H01-WIN-2. The death of all heroes (H01-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.steps == BANISHED:
            return self.team_seats(g, HEROES)
        mummy = _mummy(g)
        at_home = mummy >= 0 and g.room[mummy] == g.data.sarcophagus
        married = at_home and holds(g, mummy, GIRL) and g.held[mummy] & WEDDING_GIFTS
        return self.team_seats(g, TRAITOR) if married else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[MummyData], seat: Seat) -> dict[str, Any]:
        return {"sarcophagus": ROOMS.words[g.data.sarcophagus], "mummy_steps": min(g.data.steps, 2)}

    # -- for the general bot

    def goals(self, g: House[MummyData], seat: Seat) -> list[Goal]:
        if _mummy(g) < 0:
            return []  # it is still being set up
        if g.team[seat] == HEROES:
            return self._hero_goals(g, seat)
        return self._mummy_goals(g) if g.acting >= FIRST_MONSTER else self._traitor_goals(g, seat)

    def _hero_goals(self, g: House[MummyData], seat: Seat) -> list[Goal]:
        girl = girl_spot(g)
        if g.data.steps == 0:
            rooms = laid(g, (*STUDIES, g.data.sarcophagus))
            step = Goal(rooms=rooms, verbs=("learn_mummy_name",))
        elif g.data.steps == 1:
            step = Goal(verbs=("read_mummy_spell",), cards=(BOOK,), explore=holder_of(g, BOOK) < 0)
        else:
            step = Goal(rooms=just(g.room[_mummy(g)]), verbs=("banish_mummy",), cards=(BOOK,))
        robber = g.traitor if g.fate[g.traitor] == IN_HOUSE and g.held[g.traitor] & (WEDDING_GIFTS | just(GIRL)) else -1
        wedding = Goal(verbs=("attack_with(ring,mummy)",), targets=(robber,) if robber >= 0 else (), cards=(BOOK,))
        if girl < 0:
            return [step, wedding]
        fetch = Goal(rooms=just(room_at(girl)), verbs=("take_girl",), cards=(BOOK,))
        # whoever is nearest sees to it that the Mummy does not get her
        nearest = shared_out(g, heroes_in_house(g), [room_at(girl)])
        return [fetch, step, wedding] if seat in nearest else [step, fetch, wedding]

    def _traitor_goals(self, g: House[MummyData], seat: Seat) -> list[Goal]:
        mummy, girl = _mummy(g), girl_spot(g)
        if g.held[seat] & (WEDDING_GIFTS | just(GIRL)):
            return [Goal(rooms=just(g.room[mummy]), verbs=("hand_to_mummy",), cards=(RING, HOLY_SYMBOL))]
        rooms = just(room_at(girl)) if girl >= 0 else 0
        owners = () if rooms else tuple(hero for hero in heroes_in_house(g) if g.held[hero] & WEDDING_GIFTS)
        return [Goal(rooms, targets=owners, cards=(RING, HOLY_SYMBOL), explore=not rooms and not owners)]

    def _mummy_goals(self, g: House[MummyData]) -> list[Goal]:
        """Where the Mummy should go: to the Sarcophagus when it has both, else to what it lacks."""
        cards, girl = g.held[g.acting], girl_spot(g)
        wanted = (0 if has(cards, GIRL) else just(GIRL)) | (0 if cards & WEDDING_GIFTS else WEDDING_GIFTS)
        if not wanted:
            return [Goal(rooms=just(g.data.sarcophagus))]
        goals: list[Goal] = []
        if girl >= 0:
            goals.append(Goal(rooms=just(room_at(girl)), verbs=("take_girl",), cards=(GIRL,)))
        if g.fate[g.traitor] == IN_HOUSE and g.held[g.traitor] & wanted:
            goals.append(Goal(rooms=just(g.room[g.traitor])))
        owners = tuple(hero for hero in heroes_in_house(g) if g.held[hero] & wanted)
        goals.append(Goal(targets=owners or tuple(heroes_in_house(g)), cards=tuple(card_numbers(wanted))))
        return goals


def _mummy(g: House[MummyData]) -> int:
    return sole_monster(g)


def _offer_gifts(_: House[MummyData], __: int, ask: Ask) -> None:
    ask.options += (PICK_STACK, PICK_CARD(RING), PICK_CARD(HOLY_SYMBOL))


def _offer_rooms(g: House[MummyData], _: int, ask: Ask) -> None:
    ask.options += (STAY, *(TO_ROOM(room) for room in rooms_in_house(g) if room != g.room[g.acting]))
