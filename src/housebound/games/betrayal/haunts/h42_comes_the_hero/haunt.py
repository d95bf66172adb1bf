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

from housebound.games.betrayal.components import WEAPONS, card_numbers
from housebound.games.betrayal.figures.belongings import discard_held, holds, spot_of
from housebound.games.betrayal.figures.damage import BY_ATTACK, BY_CARD, BY_HAUNT, settle_skull
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, laid_out, monsters
from housebound.games.betrayal.figures.traits import lower
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.h42_comes_the_hero.arming import find_weapon
from housebound.games.betrayal.haunts.parts.bodies import ALL_BODIES, BODIES, leave_body
from housebound.games.betrayal.haunts.parts.conversion import raise_to_start
from housebound.games.betrayal.haunts.parts.far_away import nearest_first, within
from housebound.games.betrayal.haunts.parts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.parts.lost_necessities import is_out_of_reach, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PUT,
    ROOMS,
    SANITY,
    SPEED,
    TRAITOR,
    TRAITS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

ANIMATE = VERBS.verb("animate_statue", CARDS, rule="H42-STATUE-2")
MOVE_STATUE = VERBS.verb("move_statue", TRAITS, rule="H42-STATUE-4")
OPEN_GATE = VERBS.verb("open_gate", TRAITS, rule="H42-GATE-3")
ANIMATED = NoticeKind("statue_animated", figure=FIGURES, card=CARDS)
FORM_IS = NoticeKind("statue_form_is", number=COUNT)
STAGGERS = NoticeKind("statue_staggers")
HELD_OFF = NoticeKind("statue_held_off")
TOUCHES = NoticeKind("statue_touches", figure=FIGURES, trait=TRAITS)
GATE_OPENED = NoticeKind("gate_opened", room=ROOMS)

BOOK = CARDS["book"]
FORMS = {CARDS["holy_symbol"]: SPEED, CARDS["axe"]: MIGHT, CARDS["crystal_ball"]: SANITY, BOOK: KNOWLEDGE}
"""H42-FORMS-1, H42-FORMS-2, H42-FORMS-3, H42-FORMS-4. What wakes the Statue -> the trait that it lowers then."""
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


class ComesTheHero(WithHeavyObjects[HeroData]):
    """H42-KNOW-1, H42-KNOW-2: each side reads its own page. H42-STATUE-1: the Statue's numbers stand in the content."""

    number = 42
    heavy = ALL_BODIES  # H42-GATE-1

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

    def set_up(self, g: House[HeroData]) -> Script[None]:
        """H42-SETUP-1, H42-SETUP-2, H42-SETUP-3, H42-SETUP-4. The traitor is whole and armed; the Statue."""
        raise_to_start(g, g.traitor)
        if not g.held[g.traitor] & WEAPONS:
            yield from find_weapon(g)
        g.data.hardened = True
        side = g.side[g.revealer] if g.room[g.revealer] == g.haunt_room else 0
        add_monster(g, 0, g.haunt_room, side)

    def on_turn_start(self, g: House[HeroData], seat: Seat) -> Script[None]:
        """H42-STATUE-3, H42-STATUE-6, HC-23. The Statue's touch; and what the two sides cannot do without."""
        if seat == g.traitor:
            yield from self._touch(g)
        elif g.fate[seat] == IN_HOUSE:
            if g.data.form == STONE and all(is_out_of_reach(g, card) or holds(g, g.traitor, card) for card in FORMS):
                turn_up_cards(g, seat, (BOOK,))
            yield from turn_up_one_of(g, GATE_ROOMS)

    # -- the traitor, whom nothing hurts

    def frozen(self, g: House[HeroData], seat: Seat, trait: Trait) -> bool:
        """H42-TRAITOR-3. Neither up nor down, but by the Statue."""
        return seat == g.traitor and laid_out(g) and g.data.hardened

    def unhurt(self, g: House[HeroData], seat: Seat, cause: int, by: int) -> bool:
        """H42-TRAITOR-1. Whatever it is."""
        return seat == g.traitor

    def never_stolen(self, g: House[HeroData]) -> int:
        """H42-TRAITOR-2. Nothing that the traitor has."""
        return g.held[g.traitor]

    def dynamite_hits(self, g: House[HeroData], thrower: Figure, victim: Figure) -> bool:
        """H42-TRAITOR-1, H42-STATUE-1. Neither the traitor nor the Statue."""
        return victim != g.traitor and victim < FIRST_MONSTER

    def slows(self, g: House[HeroData], figure: Figure, mover: Figure) -> bool:
        """H42-TRAITOR-4. Explorers do not slow the traitor, the Statue does once it is awake."""
        if figure >= FIRST_MONSTER:
            return mover == g.traitor and g.data.form != STONE
        return mover != g.traitor and super().slows(g, figure, mover)

    def may_attack(self, g: House[HeroData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H42-TRAITOR-1, H42-TRAITOR-5. Nobody attacks the traitor; it attacks the Statue awake, and with Might."""
        if target == g.traitor:
            return "H42-TRAITOR-1"
        if target >= FIRST_MONSTER and attacker == g.traitor and (g.data.form == STONE or trait != MIGHT):
            return "H42-TRAITOR-5"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House[HeroData], attack: Attack) -> Script[bool]:
        """H42-TRAITOR-5, H42-GATE-2. Beaten, the Statue is held off once; a weapon's blow is noted."""
        if attack.target >= FIRST_MONSTER:
            g.data.held_off = True
            g.tell(EVERYONE, STAGGERS)
            return True
        g.data.armed = attack.attacker == g.traitor and attack.card >= 0 and has(WEAPONS, attack.card)
        return False
        yield

    def fight_over(self, g: House[HeroData], attack: Attack) -> Script[None]:
        g.data.armed = False
        return NOTHING

    # -- the Statue

    def side_of(self, g: House[HeroData], figure: Figure) -> int:
        """H42-TRAITOR-4, H42-STATUE-1. The Statue is the heroes' ally."""
        return HEROES if figure >= FIRST_MONSTER else super().side_of(g, figure)

    def controller(self, g: House[HeroData], figure: Figure) -> int:
        """H42-STATUE-4. Whoever moves it: the hero whose turn it is."""
        return g.active if figure >= FIRST_MONSTER else figure

    def acts_in_monster_turn(self, g: House[HeroData], figure: Figure) -> bool:
        """H42-STATUE-1. It does nothing by itself."""
        return False

    def can_be_moved(self, g: House[HeroData], figure: Figure) -> bool:
        """H42-STATUE-1. By nothing but the heroes' rolls."""
        return figure < FIRST_MONSTER

    def hurt_monster(
        self, g: House[HeroData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H42-STATUE-1. It is never stunned."""
        return True
        yield

    def _touch(self, g: House[HeroData]) -> Script[None]:
        """H42-STATUE-6, H42-TRAITOR-5. The trait of its form falls by a step, unless it was held off."""
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

    def may_hold(self, g: House[HeroData], figure: Figure, card: Card) -> str:
        """H42-GATE-1, HC-14. Nobody carries two bodies, and the Statue nothing at all."""
        return super().may_hold(g, figure, card) or one_is_enough(g, figure, card, ALL_BODIES)

    def on_death(self, g: House[HeroData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H42-GATE-1, H42-GATE-2, HC-29. A hero's body stays, and is a sacrifice if the traitor's weapon killed it."""
        if g.team[seat] == HEROES:
            leave_body(g, seat)
            if cause == BY_ATTACK and killer == g.traitor and g.data.armed:
                g.data.offered |= just(seat)
        return NOTHING

    # -- actions

    def offer(self, g: House[HeroData], figure: Figure, ask: Ask) -> None:
        if g.team[figure] != TRAITOR:
            self._offer_statue(g, figure, ask)
        elif ask.why or g.room[figure] in GATE_ROOMS:
            for trait in MIND:
                offer_task(g, OPEN_GATE(trait), ask, self._no_gate(g, figure))

    def _offer_statue(self, g: House[HeroData], hero: Seat, ask: Ask) -> None:
        """H42-STATUE-2, H42-STATUE-3, H42-STATUE-4. To wake the Statue beside the hero, and then to move it."""
        beside, asleep = spot_of(g, statue(g)) == spot_of(g, hero), g.data.form == STONE
        for card in FORMS if asleep or ask.why else ():
            ready = beside and holds(g, hero, card)
            ask.offer(ANIMATE(card), unless="H42-STATUE-3" if not asleep else "" if ready else "H42-STATUE-2")
        for trait in MIND:
            offer_task(g, MOVE_STATUE(trait), ask, "" if beside and not asleep else "H42-STATUE-4")

    def _no_gate(self, g: House[HeroData], seat: Seat) -> str:
        """H42-GATE-2, H42-GATE-3. The rule by which the traitor cannot open the gate here; empty: it may try."""
        bodies = self._bodies_at(g, seat)
        if g.room[seat] not in GATE_ROOMS or not bodies:
            return "H42-GATE-3"
        return "" if self._has_sacrifice(g, seat) else "H42-GATE-2"

    def _bodies_at(self, g: House[HeroData], seat: Seat) -> list[int]:
        """H42-GATE-3. Carried by this explorer, or lying beside it."""
        return card_numbers((g.held[seat] | g.piles.get(spot_of(g, seat), 0)) & ALL_BODIES)

    def _has_sacrifice(self, g: House[HeroData], seat: Seat) -> bool:
        """H42-GATE-2. Whether one of them is that of a hero killed with a weapon."""
        return any(has(g.data.offered, BODIES.index(body)) for body in self._bodies_at(g, seat))

    def perform(self, g: House[HeroData], figure: Figure, option: Option) -> Script[None]:
        """H42-STATUE-2, H42-STATUE-4, H42-GATE-3. The Statue is woken or moved, or the gate opens."""
        if option.verb is ANIMATE:
            card = option.args[0]
            g.data.form = WAKERS.index(card)
            g.tell(EVERYONE, ANIMATED, g.word[figure], card)
            g.tell(EVERYONE, FORM_IS, g.data.form)
            discard_held(g, figure, card)
            yield from settle_skull(g, figure, BY_CARD)
            return
        needed = 0 if option.verb is MOVE_STATUE else GATE_TARGET
        result = yield from task_roll(g, figure, option.args[0], needed=needed)
        if g.fate[figure] != IN_HOUSE:
            return
        if option.verb is MOVE_STATUE:
            yield from self._move_statue(g, figure, result)
        elif result >= GATE_TARGET:
            g.data.gate = True
            g.tell(EVERYONE, GATE_OPENED, g.room[figure])

    def _move_statue(self, g: House[HeroData], seat: Seat, spaces: int) -> Script[None]:
        """H42-STATUE-4, H42-STATUE-5. To any room so many spaces away, or nowhere; nothing in rooms touches it."""
        figure = statue(g)
        rooms = within(g, g.room[figure], spaces)
        room = yield from choose_room(g, seat, figure, rooms, "statue_room", "H42-STATUE-4")
        if room == g.room[figure]:
            return
        side = yield from choose_side(g, figure, room)
        g.room[figure] = room
        g.side[figure] = side
        g.tell(EVERYONE, PUT, g.word[figure], room)

    # -- winning

    def winner(self, g: House[HeroData]) -> int:
        """H42-WIN-1, H42-WIN-2. The death of all heroes (H42-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.gate:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if g.fate[g.traitor] == DEAD else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[HeroData], seat: Seat) -> dict[str, Any]:
        """H42-GATE-2. Which bodies are sacrifices, the traitor alone knows."""
        data: HeroData = g.data
        shown: dict[str, Any] = {}
        if data.form != STONE:
            shown = {"statue_form": CARDS.words[WAKERS[data.form]], "statue_held_off": data.held_off}
        if self.true_side(g, seat) == TRAITOR:
            heroes = [hero for hero in range(g.rules.seats) if has(data.offered, hero)]
            shown["sacrifices"] = names_of(g, heroes)
        return shown

    def check(self, g: House[HeroData]) -> None:
        data: HeroData = g.data
        assert STONE <= data.form < len(WAKERS), "the Statue has no such form"
        assert not data.held_off or data.form != STONE, "a stone is held off"
        dead = [seat for seat in range(g.rules.seats) if g.fate[seat] == DEAD and g.team[seat] == HEROES]
        lying = sum(cards & ALL_BODIES for cards in (*g.held, *g.piles.values()))
        assert lying == set_of(BODIES[seat] for seat in dead), "a body is lost or doubled"
        assert nobody_has_two(g, ALL_BODIES), "two bodies on one back"
        assert not data.offered & ~set_of(dead), "somebody who lives has been sacrificed"

    # -- for the general bot

    def goals(self, g: House[HeroData], seat: Seat) -> list[Goal]:
        if not monsters(g):
            return []  # it is still being set up
        return self._openers_goals(g, seat) if g.team[seat] == TRAITOR else self._wakers_goals(g, seat)

    def _openers_goals(self, g: House[HeroData], seat: Seat) -> list[Goal]:
        """Kill with a weapon, and carry the body to a gate."""
        fit = tuple(body for hero, body in enumerate(BODIES) if has(g.data.offered, hero))
        useless = tuple(body for body in BODIES if body not in fit)
        gates = laid(g, GATE_ROOMS)
        if any(holds(g, seat, body) for body in fit) or self._has_sacrifice(g, seat):
            return [Goal(rooms=gates, verbs=("open_gate",), cards=fit, leave=useless, explore=not gates)]
        lying = any(has(cards, body) for body in fit for cards in g.piles.values())
        carriers = [hero for hero in heroes_in_house(g) if any(holds(g, hero, body) for body in fit)]
        if lying or carriers:
            return [Goal(cards=fit, targets=tuple(carriers), leave=useless)]
        return [Goal(targets=tuple(heroes_in_house(g)), leave=useless)]

    def _wakers_goals(self, g: House[HeroData], seat: Seat) -> list[Goal]:
        """Wake the Statue, bring it to the traitor, and keep out of the traitor's way."""
        stone, danger = statue(g), just(g.room[g.traitor]) if g.fate[g.traitor] == IN_HOUSE else 0
        here = just(g.room[stone])
        if g.data.form == STONE:
            if any(holds(g, seat, card) for card in FORMS):
                return [Goal(rooms=here, verbs=("animate_statue",), avoid=danger, leave=BODIES)]
            return [Goal(cards=tuple(FORMS), avoid=danger, explore=True, leave=BODIES)]
        if g.room[stone] == g.room[g.traitor]:
            return [Goal(rooms=set_of(within(g, g.room[stone], 2)), avoid=danger, leave=BODIES)]
        ways = nearest_first(g, within(g, g.room[stone], len(ROOMS)), [g.room[g.traitor]])
        return [Goal(rooms=here, verbs=("move_statue", *ways), leave=BODIES)]


def statue(g: House[HeroData]) -> int:
    """The figure of the Statue, stone or not."""
    return monsters(g)[0]
