"""Haunt 42, Comes the Hero. Nothing on earth can stop the traitor; something of stone might.

The heroes wake the Statue with one of four things, and move it to the traitor, whom it wears down step by step until
the traitor is dead. The traitor wins when it has opened the gate with the body of a hero whom it killed with a weapon,
or when all heroes are dead.

Decided here, where the text is silent: searching a stack, the traitor takes the first weapon from the top, so that what
lies known on top comes first; a second stack may be left alone. Waking the Statue is no use of an item in the sense of
BET-ITEM-9. Moved, the Statue goes by doors, stairs and secret ways (HC-3), barriers included, but rides no elevator and
falls nowhere; whoever moves it names the room, and in a barrier room the side. Waking it, moving it, its touch and the
gate need both on the same side of a barrier. The traitor attacks it with Might only. Nothing else does anything to it,
and for BET-RESCUE-1 it is no monster of the traitor's. Dynamite and the gloves of a pickpocket fail on the traitor. A
Revolver's shot is an attack with a weapon. HC-23 for the Book: what the traitor holds cannot be had either. If no room
for the gate is there or can be found, one is fetched (HC-23). Which bodies count as sacrificed stands on the traitor's
page alone.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import discard_held, holds, spot_of
from housebound.games.betrayal.components import WEAPONS, card_numbers
from housebound.games.betrayal.damage import BY_ATTACK, BY_CARD, BY_HAUNT, settle_skull
from housebound.games.betrayal.entering import choose_side
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.bodies import ALL_BODIES, BODIES, leave_body
from housebound.games.betrayal.haunts.conversion import raise_to_start
from housebound.games.betrayal.haunts.far_away import nearest_first, within
from housebound.games.betrayal.haunts.fetched_cards import take_from_stack
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.lost_necessities import is_out_of_reach, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.names import names_of
from housebound.games.betrayal.haunts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits, laid
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.traits import lower
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    OMEN,
    PICK_DECK,
    PUT,
    ROOMS,
    SANITY,
    SPEED,
    STAY,
    TRAITOR,
    TRAITS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

ANIMATE = VERBS.verb("animate_statue", CARDS)
MOVE_STATUE = VERBS.verb("move_statue", TRAITS)
OPEN_GATE = VERBS.verb("open_gate", TRAITS)
ANIMATED = NoticeKind("statue_animated", figure=FIGURES, card=CARDS)
STAGGERS = NoticeKind("statue_staggers")
HELD_OFF = NoticeKind("statue_held_off")
TOUCHES = NoticeKind("statue_touches", figure=FIGURES, trait=TRAITS)
GATE_OPENED = NoticeKind("gate_opened", room=ROOMS)

BOOK = CARDS["book"]
FORMS = {CARDS["holy_symbol"]: SPEED, CARDS["axe"]: MIGHT, CARDS["crystal_ball"]: SANITY, BOOK: KNOWLEDGE}
"""What wakes the Statue -> the trait that it lowers then."""
WAKERS = tuple(FORMS)
"""Form -> what wakes the Statue to it: Judge, Warrior, Seer, Wizard."""
GATE_ROOMS = tuple(ROOMS[word] for word in ("catacombs", "chasm", "pentagram_chamber"))
MIND = (KNOWLEDGE, SANITY)
GATE_TARGET = 4
STONE = -1


class HeroData(HauntData):
    """`form`: of the Statue, by number, STONE before it wakes; `held_off`: its next touch does nothing.

    `hardened`: the traitor's traits are fixed; `armed`: the blow that falls now is the traitor's, with a weapon;
    `offered`: heroes killed so, as bits; `gate`: it is open.
    """

    __slots__ = ("armed", "form", "gate", "hardened", "held_off", "offered")

    form: int
    held_off: bool
    hardened: bool
    armed: bool
    offered: int
    gate: bool


class ComesTheHero(WithHeavyObjects):
    number = 42
    heavy = ALL_BODIES

    # -- beginning

    def fresh_data(self, g: House) -> HeroData:
        data = HeroData()
        data.form = STONE
        data.held_off = False
        data.hardened = False
        data.armed = False
        data.offered = 0
        data.gate = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor is whole, armed and beyond harm; the Statue stands in the haunt room."""
        raise_to_start(g, g.traitor)
        if not g.held[g.traitor] & WEAPONS:
            yield from self._find_weapon(g)
        g.data.hardened = True
        side = g.side[g.revealer] if g.room[g.revealer] == g.haunt_room else 0
        add_monster(g, 0, g.haunt_room, side)

    def _find_weapon(self, g: House) -> Script[None]:
        """The traitor searches a stack, and if that holds no weapon, the other one, if it likes."""
        stacks = [ITEM, OMEN]
        while stacks:

            def offers(_: House, __: int, ask: Ask, stacks: list[int] = stacks) -> None:
                ask.options += [PICK_DECK(symbol) for symbol in stacks]
                if len(stacks) == 1:
                    ask.options.append(STAY)

            option: Option = yield Decision(g.traitor, "weapon_stack", offers, "BET-GEN-5", g.word[g.traitor])
            if option is STAY:
                return
            card = _first_weapon(g, option.args[0])
            if card >= 0:
                take_from_stack(g, g.traitor, card)
                return
            stacks = [symbol for symbol in stacks if symbol != option.args[0]]

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """The Statue's touch; and what the two sides cannot do without."""
        if seat == g.traitor:
            yield from self._touch(g)
        elif g.fate[seat] == IN_HOUSE:
            if g.data.form == STONE and all(is_out_of_reach(g, card) or holds(g, g.traitor, card) for card in FORMS):
                turn_up_cards(g, seat, (BOOK,))
            yield from turn_up_one_of(g, GATE_ROOMS)

    # -- the traitor, whom nothing hurts

    def frozen(self, g: House, seat: int, trait: int) -> bool:
        return seat == g.traitor and g.data is not None and bool(g.data.hardened)

    def unhurt(self, g: House, seat: int, cause: int, by: int) -> bool:
        return seat == g.traitor

    def never_stolen(self, g: House) -> int:
        return g.held[g.traitor]

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim != g.traitor and victim < FIRST_MONSTER

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """Explorers do not slow the traitor, the Statue does once it is awake."""
        if figure >= FIRST_MONSTER:
            return mover == g.traitor and g.data.form != STONE
        return mover != g.traitor and super().slows(g, figure, mover)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Nobody attacks the traitor; the Statue can be attacked when it is awake, with Might."""
        asleep = target >= FIRST_MONSTER and (g.data.form == STONE or trait != MIGHT)
        if target == g.traitor or asleep:
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """Beaten, the Statue is held off once. Of a blow at a hero it is noted whether a weapon struck it."""
        if attack.target >= FIRST_MONSTER:
            g.data.held_off = True
            g.tell(EVERYONE, STAGGERS)
            return True
        g.data.armed = attack.attacker == g.traitor and attack.card >= 0 and bool(WEAPONS >> attack.card & 1)
        return False
        yield

    def fight_over(self, g: House, attack: Attack) -> Script[None]:
        g.data.armed = False
        return NOTHING

    # -- the Statue

    def side_of(self, g: House, figure: int) -> int:
        return HEROES if figure >= FIRST_MONSTER else super().side_of(g, figure)

    def controller(self, g: House, figure: int) -> int:
        """Whoever moves it: the hero whose turn it is."""
        return g.active if figure >= FIRST_MONSTER else figure

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        return False

    def can_be_moved(self, g: House, figure: int) -> bool:
        return figure < FIRST_MONSTER

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """It is never stunned."""
        return True
        yield

    def _touch(self, g: House) -> Script[None]:
        """At the start of the traitor turn: the trait of its form falls by a step, unless it was held off."""
        seat = g.traitor
        if g.data.form == STONE or g.fate[seat] != IN_HOUSE or spot_of(g, statue(g)) != spot_of(g, seat):
            return
        if g.data.held_off:
            g.data.held_off = False
            g.tell(EVERYONE, HELD_OFF)
            return
        trait = FORMS[WAKERS[g.data.form]]
        g.tell(EVERYONE, TOUCHES, g.word[seat], trait)
        g.data.hardened = False
        lower(g, seat, trait, 1, BY_HAUNT)
        g.data.hardened = True
        yield from settle_skull(g, seat, BY_HAUNT)

    # -- bodies

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """HC-14. Nobody carries two bodies, and the Statue nothing at all."""
        return super().may_hold(g, figure, card) or one_is_enough(g, figure, card, ALL_BODIES)

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if g.team[seat] == HEROES:
            leave_body(g, seat)
            if cause == BY_ATTACK and killer == g.traitor and g.data.armed:
                g.data.offered |= 1 << seat
        return NOTHING

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if g.team[figure] == TRAITOR:
            if ask.why or g.room[figure] in GATE_ROOMS:
                near = g.room[figure] in GATE_ROOMS and self._has_sacrifice(g, figure)
                for trait in MIND:
                    offer_task(g, OPEN_GATE(trait), ask, "" if near else "BET-GEN-5")
        elif spot_of(g, statue(g)) == spot_of(g, figure):
            if g.data.form == STONE:
                ask.options += [ANIMATE(card) for card in FORMS if holds(g, figure, card)]
            else:
                for trait in MIND:
                    offer_task(g, MOVE_STATUE(trait), ask)

    def _has_sacrifice(self, g: House, seat: int) -> bool:
        """Whether the body of a hero killed with a weapon is carried by the traitor, or lies beside it."""
        bodies = (g.held[seat] | g.piles.get(spot_of(g, seat), 0)) & ALL_BODIES
        return any(g.data.offered >> BODIES.index(body) & 1 for body in card_numbers(bodies))

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option.verb is ANIMATE:
            card = option.args[0]
            g.data.form = WAKERS.index(card)
            g.tell(EVERYONE, ANIMATED, g.word[figure], card)
            discard_held(g, figure, card)
            yield from settle_skull(g, figure, BY_CARD)
            return
        result = yield from task_roll(g, figure, option.args[0])
        if g.fate[figure] != IN_HOUSE:
            return
        if option.verb is MOVE_STATUE:
            yield from self._move_statue(g, figure, result)
        elif result >= GATE_TARGET:
            g.data.gate = True
            g.tell(EVERYONE, GATE_OPENED, g.room[figure])

    def _move_statue(self, g: House, seat: int, spaces: int) -> Script[None]:
        """To any room so many spaces away, or nowhere; nothing that is in rooms touches it."""
        figure = statue(g)
        rooms = within(g, g.room[figure], spaces)
        room = yield from choose_room(g, seat, figure, rooms, "statue_room", "BET-GEN-5")
        if room == g.room[figure]:
            return
        side = yield from choose_side(g, figure, room)
        g.room[figure] = room
        g.side[figure] = side
        g.tell(EVERYONE, PUT, g.word[figure], room)

    # -- winning

    def winner(self, g: House) -> int:
        if g.data.gate:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if g.fate[g.traitor] == DEAD else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        data: HeroData = g.data
        shown: dict[str, Any] = {}
        if data.form != STONE:
            shown = {"statue_form": CARDS.words[WAKERS[data.form]], "statue_held_off": data.held_off}
        if self.true_side(g, seat) == TRAITOR:
            heroes = [hero for hero in range(g.rules.seats) if data.offered >> hero & 1]
            shown["sacrifices"] = names_of(g, heroes)
        return shown

    def check(self, g: House) -> None:
        data: HeroData = g.data
        assert STONE <= data.form < len(WAKERS), "the Statue has no such form"
        assert not data.held_off or data.form != STONE, "a stone is held off"
        dead = [seat for seat in range(g.rules.seats) if g.fate[seat] == DEAD and g.team[seat] == HEROES]
        lying = sum(cards & ALL_BODIES for cards in (*g.held, *g.piles.values()))
        assert lying == sum(1 << BODIES[seat] for seat in dead), "a body is lost or doubled"
        assert nobody_has_two(g, ALL_BODIES), "two bodies on one back"
        assert not data.offered & ~sum(1 << seat for seat in dead), "somebody who lives has been sacrificed"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if not monsters(g):
            return []  # it is still being set up
        return self._openers_goals(g, seat) if g.team[seat] == TRAITOR else self._wakers_goals(g, seat)

    def _openers_goals(self, g: House, seat: int) -> list[Goal]:
        """Kill with a weapon, and carry the body to a gate."""
        fit = tuple(body for hero, body in enumerate(BODIES) if g.data.offered >> hero & 1)
        useless = tuple(body for body in BODIES if body not in fit)
        gates = laid(g, GATE_ROOMS)
        if any(holds(g, seat, body) for body in fit) or self._has_sacrifice(g, seat):
            return [Goal(rooms=gates, verbs=("open_gate",), cards=fit, leave=useless, explore=not gates)]
        lying = any(cards >> body & 1 for body in fit for cards in g.piles.values())
        carriers = [hero for hero in heroes_in_house(g) if any(holds(g, hero, body) for body in fit)]
        if lying or carriers:
            return [Goal(cards=fit, targets=tuple(carriers), leave=useless)]
        return [Goal(targets=tuple(heroes_in_house(g)), leave=useless)]

    def _wakers_goals(self, g: House, seat: int) -> list[Goal]:
        """Wake the Statue, bring it to the traitor, and keep out of the traitor's way."""
        stone, danger = statue(g), 1 << g.room[g.traitor] if g.fate[g.traitor] == IN_HOUSE else 0
        here = 1 << g.room[stone]
        if g.data.form == STONE:
            if any(holds(g, seat, card) for card in FORMS):
                return [Goal(rooms=here, verbs=("animate_statue",), avoid=danger, leave=BODIES)]
            return [Goal(cards=tuple(FORMS), avoid=danger, explore=True, leave=BODIES)]
        if g.room[stone] == g.room[g.traitor]:
            return [Goal(rooms=bits(within(g, g.room[stone], 2)), avoid=danger, leave=BODIES)]
        ways = nearest_first(g, within(g, g.room[stone], len(ROOMS)), [g.room[g.traitor]])
        return [Goal(rooms=here, verbs=("move_statue", *ways), leave=BODIES)]


def statue(g: House) -> int:
    """The figure of the Statue, stone or not."""
    return monsters(g)[0]


def _first_weapon(g: House, symbol: int) -> int:
    """The weapon that comes first from the top of a stack; -1: it holds none."""
    for card, _ in g.deck_top[symbol]:
        if WEAPONS >> card & 1:
            return card
    somewhere = card_numbers(g.deck[symbol] & WEAPONS)
    if somewhere:
        return somewhere[0] if len(somewhere) == 1 else g.chance.pick(somewhere, CARDS)
    return next((card for card in g.deck_bottom[symbol] if WEAPONS >> card & 1), -1)


present(ComesTheHero)
