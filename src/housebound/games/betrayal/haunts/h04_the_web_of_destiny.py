"""Haunt 4, The Web of Destiny. The revealer hangs in a web with a Spider's eggs, and the eggs hatch at T = 9.

The heroes tear the web, destroy the eggs, open the front door, and one of them gets out. The Spider grows with every
monster turn and follows the heroes by itself.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import ARMED_BITS, EXTRA_DICE, TRAIT_OF, raise_weapon
from housebound.games.betrayal.cards import offer_yes_no
from housebound.games.betrayal.cards_in_hand import discard_held, holder_of, holds, note_use, spot_of
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import COMBAT_ROLL, roll, throw
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.barrier_sides import is_at
from housebound.games.betrayal.haunts.fetched_cards import is_undrawn, take_instead
from housebound.games.betrayal.haunts.figures import (
    add_monster,
    advance_track,
    heroes_in_house,
    living_heroes,
    monsters,
)
from housebound.games.betrayal.haunts.forced_moves import attack_prey, chase
from housebound.games.betrayal.haunts.front_door import GO_OUT, OPEN_DOOR, go_out, is_open, offer_leaving, offer_opening
from housebound.games.betrayal.haunts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.objects import is_about
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.rolled_again import throw_blanks_again
from housebound.games.betrayal.haunts.room_bits import rooms_of
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    IN_HOUSE,
    OUTSIDE,
    SKULL,
    House,
)
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    SPEED,
    TRAITOR,
    USED,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

TEAR_WEB = VERBS.verb("tear_web")()
TEAR_WEB_WITH = VERBS.verb("tear_web_with", CARDS)
CUT_OUT_EGGS = VERBS.verb("cut_out_eggs")()
SALVE_EGGS = VERBS.verb("salve_eggs")()
WEBBED = NoticeKind("webbed", figure=FIGURES)
WEB_HELD = NoticeKind("web_held", figure=FIGURES, result=COUNT, against=COUNT)
WEB_GONE = NoticeKind("web_gone")
EGGS_GONE = NoticeKind("eggs_gone")
EGGS_HATCH = NoticeKind("eggs_hatch")

BITE, KIT, SALVE = CARDS["bite"], CARDS["medical_kit"], CARDS["healing_salve"]
MIGHT_WEAPONS = sum(1 << card for card in card_numbers(ARMED_BITS) if TRAIT_OF[card] == MIGHT)
WEB_DICE, EGGS_TARGET, DOOR_TARGET = 4, 4, 6
DOOR_TRAITS = (KNOWLEDGE, MIGHT)
HATCHING = 9
SPIDER = {SPEED: (0, 1, 2, 4, 5, 6, 6), MIGHT: (2, 2, 4, 4, 5, 7, 8)}
"""What the Spider has at T = 1, 2, ... 7 and more."""


class WebData(HauntData):
    """`web`: tokens on it, `web_spot`: where it hangs if its prisoner is dead; `door`: see `front_door`."""

    __slots__ = ("door", "eggs", "kit_found", "web", "web_spot")

    web: int
    eggs: bool
    door: int
    kit_found: bool
    web_spot: int


class TheWebOfDestiny(Haunt):
    number = 4

    # -- beginning

    def fresh_data(self, g: House) -> WebData:
        data = WebData()
        data.web = 0
        data.eggs = True
        data.door = 0
        data.kit_found = is_about(g, KIT)
        data.web_spot = -1
        return data

    def set_up(self, g: House) -> Script[None]:
        """With 3 or 4 players the traitor's explorer is dead. The Spider comes to whoever has the Bite; T = 1."""
        if g.rules.seats <= 4:
            yield from die(g, g.traitor, BY_HAUNT)
        bitten = holder_of(g, BITE)
        place = bitten if bitten >= 0 else g.revealer
        add_monster(g, 0, g.room[place], g.side[place])
        advance_track(g, 1)
        g.tell(EVERYONE, WEBBED, g.word[g.revealer])

    # -- the trapped explorer

    def is_trapped(self, g: House) -> bool:
        """Whether the revealer hangs in the web: until P tokens lie on it."""
        return g.data.web < g.rules.seats and g.fate[g.revealer] == IN_HOUSE

    def can_move(self, g: House, figure: int) -> bool:
        if figure >= FIRST_MONSTER:
            return self.trait_of(g, figure, SPEED) > 0  # at Speed 0 not even the one space of BET-PASS-5
        return self.can_be_moved(g, figure)

    def can_be_moved(self, g: House, figure: int) -> bool:
        """The web holds against cards and rooms too."""
        return figure != g.revealer or not self.is_trapped(g)

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        """With the eggs inside no trait of the revealer falls to the skull."""
        return 0 if seat == g.revealer and g.data is not None and g.data.eggs else SKULL

    def _is_spared(self, g: House, attacker: int, target: int) -> bool:
        """With the eggs inside, neither the traitor nor the Spider harms the revealer."""
        return target == g.revealer and bool(g.data.eggs) and self.side_of(g, attacker) == TRAITOR

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if self._is_spared(g, attacker, target):
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return not self._is_spared(g, thrower, victim)  # HC-18

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """The web stays where the revealer died, and may still be torn down."""
        if seat == g.revealer:
            g.data.web_spot = spot_of(g, seat)
        return NOTHING

    def _at_web(self, g: House, seat: int) -> bool:
        hangs = g.fate[g.revealer] == IN_HOUSE
        spot = spot_of(g, g.revealer) if hangs else g.data.web_spot
        return is_at(g, seat, spot)

    # -- what is drawn

    def replace_draw(self, g: House, seat: int, symbol: int) -> Script[bool]:
        """HC-7. Until the Medical Kit is found, a hero may take it instead of drawing an item."""
        g.data.kit_found = g.data.kit_found or is_about(g, KIT)
        if symbol != ITEM or g.team[seat] != HEROES or g.data.kit_found or not is_undrawn(g, KIT):
            return False
        if (yield Decision(seat, "fetch_medical_kit", offer_yes_no, "BET-GEN-5", g.word[seat])) is not YES:
            return False
        take_instead(g, seat, KIT)
        return True

    # -- actions of the heroes

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        if g.data.web < g.rules.seats:
            self._offer_tearing(g, figure, ask)
        if g.data.eggs:
            self._offer_eggs(g, figure, ask)
        shut_in = g.data.eggs or g.data.web < g.rules.seats
        offer_opening(g, figure, DOOR_TRAITS, ask, "BET-GEN-5" if shut_in else "")
        offer_leaving(g, figure, ask)

    def _offer_tearing(self, g: House, seat: int, ask: Ask) -> None:
        """The attack of this turn, by hand or with a weapon for Might."""
        why = attack_spent(g) or ("" if self._at_web(g, seat) else "BET-GEN-5")
        weapons = [card for card in card_numbers(g.held[seat] & MIGHT_WEAPONS) if not self.card_off(g, seat, card)]
        offer_unless(why, TEAR_WEB, ask)
        for card in weapons:
            offer_unless(why or ("BET-ITEM-9" if g.used >> card & 1 else ""), TEAR_WEB_WITH(card), ask)

    def _offer_eggs(self, g: House, seat: int, ask: Ask) -> None:
        here = "" if self._at_web(g, seat) else "BET-GEN-5"
        offer_task(g, CUT_OUT_EGGS, ask, here or _not_usable(g, seat, KIT))
        offer_unless(here or _not_usable(g, seat, SALVE), SALVE_EGGS, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is TEAR_WEB:
            yield from self._tear(g, figure, -1)
        elif option.verb is TEAR_WEB_WITH:
            yield from self._tear(g, figure, option.args[0])
        elif option is CUT_OUT_EGGS:
            note_use(g, KIT)
            if (yield from task_roll(g, figure, KNOWLEDGE)) >= EGGS_TARGET:
                self._destroy_eggs(g)
        elif option is SALVE_EGGS:
            g.tell(EVERYONE, USED, g.word[figure], SALVE)
            discard_held(g, figure, SALVE)
            self._destroy_eggs(g)
        elif option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)

    def _tear(self, g: House, seat: int, card: int) -> Script[None]:
        """A Might attack against 4 dice of the traitor's player; nobody is hurt by it."""
        g.did |= HAS_ATTACKED
        if card >= 0 and not (yield from raise_weapon(g, seat, card)):
            return
        result = yield from roll(g, seat, EXTRA_DICE[card] if card >= 0 else 0, COMBAT_ROLL, MIGHT)
        against = throw(g, g.traitor, WEB_DICE)
        if result <= against:
            g.tell(EVERYONE, WEB_HELD, g.word[seat], min(result, 40), against)
            return
        g.data.web += 1
        succeed(g, HEROES, g.data.web)
        if g.data.web == g.rules.seats:
            g.tell(EVERYONE, WEB_GONE)

    def _destroy_eggs(self, g: House) -> None:
        g.data.eggs = False
        g.tell(EVERYONE, EGGS_GONE)

    # -- the Spider

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        if trait in SPIDER:
            return SPIDER[trait][min(max(g.track, 1), 7) - 1]
        return super().trait_of(g, figure, trait)

    def prey_of_spider(self, g: House) -> list[int]:
        """The heroes that it follows: all but the trapped one."""
        return [seat for seat in heroes_in_house(g) if seat != g.revealer or not self.is_trapped(g)]

    def must_act(self, g: House, figure: int) -> bool:
        return bool(self.prey_of_spider(g))

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        """It moves toward a hero of the traitor's choice and attacks if it can; with none left it moves freely."""
        heroes = self.prey_of_spider(g)
        if not heroes:
            return False
        yield from chase(g, figure, heroes)
        if g.room[figure] >= 0 and not g.stunned[figure]:
            yield from attack_prey(g, figure)
        return True

    def monster_combat_roll(self, g: House, attack: Attack, figure: int, dice: int) -> int:
        """In its own attacks it rolls every blank die again, once."""
        if figure != attack.attacker or dice <= 0:
            return super().monster_combat_roll(g, attack, figure, dice)
        return throw_blanks_again(g, figure, dice)

    def on_monster_turn_end(self, g: House) -> Script[None]:
        """T + 1; at 9 the eggs hatch."""
        advance_track(g, g.track + 1)
        if g.track >= HATCHING and g.data.eggs:
            g.tell(EVERYONE, EGGS_HATCH)
        return NOTHING

    # -- winning

    def winner(self, g: House) -> int:
        if g.data.eggs:
            return self.team_seats(g, TRAITOR) if g.track >= HATCHING else CARRY_ON
        out = any(g.fate[seat] == OUTSIDE for seat in living_heroes(g))
        return self.team_seats(g, HEROES) if out and g.data.web >= g.rules.seats else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "web_tokens": g.data.web,
            "eggs": bool(g.data.eggs),
            "front_door_open": is_open(g, HEROES),
        }
        if self.true_side(g, seat) == HEROES:
            shown["web_needed"] = g.rules.seats
        return shown

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] != HEROES:
            free = tuple(self.prey_of_spider(g))
            return [Goal(targets=free, spare=(g.revealer,) if g.data.eggs else ())]
        goals: list[Goal] = []
        web = g.room[g.revealer] if g.fate[g.revealer] == IN_HOUSE else g.data.web_spot >> 1
        if g.data.eggs:
            has_cure = holds(g, seat, KIT) or holds(g, seat, SALVE)
            nobody_has = not any(g.held[hero] & (1 << KIT | 1 << SALVE) for hero in heroes_in_house(g))
            verbs = ("salve_eggs", "cut_out_eggs")
            goals.append(Goal(rooms=1 << web if has_cure else 0, verbs=verbs, cards=(KIT, SALVE), explore=nobody_has))
        if g.data.web < g.rules.seats:
            goals.append(Goal(rooms=1 << web, verbs=("tear_web_with", "tear_web")))
        if not goals:
            verbs = ("go_out_of_house", "open_front_door")
            goals.append(Goal(rooms=1 << ENTRANCE_HALL, verbs=verbs, avoid=self._spider_rooms(g)))
        return goals

    def _spider_rooms(self, g: House) -> int:
        return rooms_of(g, (figure for figure in monsters(g) if not g.stunned[figure]))


def _not_usable(g: House, seat: int, card: int) -> str:
    """The rule by which the hero cannot use this card now."""
    if not holds(g, seat, card):
        return "BET-GEN-5"
    return "BET-ITEM-9" if g.used >> card & 1 else ""


present(TheWebOfDestiny)
