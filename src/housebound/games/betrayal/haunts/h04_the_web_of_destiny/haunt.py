"""Haunt 4, The Web of Destiny. The revealer hangs in a web with a Spider's eggs, and the eggs hatch at T = 9.

The heroes tear the web, destroy the eggs, open the front door, and one of them gets out. The Spider grows with every
turn of the traitor and follows the heroes by itself.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import discard_held, holder_of, holds, note_use, spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import COMBAT_ROLL, roll, throw
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    heroes_in_house,
    laid_out,
    living_heroes,
    monsters,
)
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.barrier_sides import is_at
from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR, gaps
from housebound.games.betrayal.haunts.parts.fetched_cards import is_undrawn, take_instead
from housebound.games.betrayal.haunts.parts.forced_moves import attack_prey, chase
from housebound.games.betrayal.haunts.parts.front_door import (
    GO_OUT,
    OPEN_DOOR,
    go_out,
    is_open,
    offer_leaving,
    offer_opening,
)
from housebound.games.betrayal.haunts.parts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.rolled_again import throw_blanks_again
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait, room_at
from housebound.games.betrayal.play.attack import ARMED_BITS, EXTRA_DICE, TRAIT_OF, raise_weapon
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    IN_HOUSE,
    OUTSIDE,
    SKULL,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    ENTRANCE_HALL,
    FIGHTING,
    FIGURES,
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    PURPOSES,
    SPEED,
    TRAITOR,
    USED,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, set_of

TEAR_WEB = VERBS.verb("tear_web", rule="H04-WEB-3")()
TEAR_WEB_WITH = VERBS.verb("tear_web_with", CARDS, rule="H04-WEB-3")
CUT_OUT_EGGS = VERBS.verb("cut_out_eggs", rule="H04-EGGS-1")()
SALVE_EGGS = VERBS.verb("salve_eggs", rule="H04-EGGS-2")()
WEBBED = NoticeKind("webbed", figure=FIGURES)
WEB_HELD = NoticeKind("web_held", figure=FIGURES, result=COUNT, against=COUNT)
WEB_GONE = NoticeKind("web_gone")
EGGS_GONE = NoticeKind("eggs_gone")
EGGS_HATCH = NoticeKind("eggs_hatch")

BITE, KIT, SALVE = CARDS["bite"], CARDS["medical_kit"], CARDS["healing_salve"]
MIGHT_WEAPONS = set_of(card for card in card_numbers(ARMED_BITS) if TRAIT_OF[card] == MIGHT)
WEB_DICE, EGGS_TARGET, DOOR_TARGET = 4, 4, 6
DOOR_TRAITS = (KNOWLEDGE, MIGHT)
FEW_PLAYERS = 4  # and the traitor's explorer is dead
HATCHING = 9  # on the track
SPIDER = {SPEED: (0, 1, 2, 4, 5, 6, 6), MIGHT: (2, 2, 4, 4, 5, 7, 8)}
"""H04-SPIDER-2, H04-SPIDER-3. What the Spider has at T = 1, 2, ... 7 and more."""
GROWN = len(SPIDER[MIGHT])


class WebData(HauntData):
    """`web`: tokens on it, `web_spot`: where it hangs if its prisoner is dead; `door`: see `front_door`."""

    __slots__ = ("door", "eggs", "kit_found", "web", "web_spot")

    web: int
    eggs: bool
    door: int
    kit_found: bool
    web_spot: int


class TheWebOfDestiny(Haunt[WebData]):
    """H04-KNOW-1, H04-KNOW-2: each side reads its own page. H04-SPIDER-1: the Spider's Sanity stands in the content."""

    number = 4

    # -- beginning

    def fresh_data(self, g: House) -> WebData:
        """H04-SETUP-4. The web is whole, with the eggs behind it."""
        data = WebData()
        data.web = 0
        data.eggs = True
        data.door = 0
        data.kit_found = is_about(g, KIT)
        data.web_spot = -1
        return data

    def set_up(self, g: House[WebData]) -> Script[None]:
        """H04-SETUP-1, H04-SETUP-2, H04-SETUP-3. With few players the traitor's explorer is dead; the Spider comes."""
        if g.rules.seats <= FEW_PLAYERS:
            yield from die(g, g.traitor, BY_HAUNT)
        bitten = holder_of(g, BITE)
        place = bitten if bitten >= 0 else g.revealer
        add_monster(g, 0, g.room[place], g.side[place])
        advance_track(g, 1)
        g.tell(EVERYONE, WEBBED, g.word[g.revealer])

    # -- the trapped explorer

    def is_trapped(self, g: House[WebData]) -> bool:
        """H04-WEB-1. Whether the revealer hangs in the web."""
        return not self._is_torn(g) and g.fate[g.revealer] == IN_HOUSE

    def _is_torn(self, g: House[WebData]) -> bool:
        """H04-WEB-4. With P tokens on it the web is destroyed."""
        return g.data.web >= g.rules.seats

    def may_move(self, g: House[WebData], figure: Figure) -> str:
        """H04-WEB-1. Whoever is in the web cannot."""
        return "" if self.can_be_moved(g, figure) else "H04-WEB-1"

    def can_be_moved(self, g: House[WebData], figure: Figure) -> bool:
        """H04-WEB-1. The web holds against cards and rooms too."""
        return figure != g.revealer or not self.is_trapped(g)

    def lowest(self, g: House[WebData], seat: Seat, trait: Trait, cause: int) -> int:
        """H04-EGGS-3. With the eggs inside no trait of the revealer falls to the skull."""
        return 0 if seat == g.revealer and laid_out(g) and g.data.eggs else SKULL

    def _is_spared(self, g: House[WebData], attacker: Figure, target: Figure) -> bool:
        """H04-SPIDER-6. With the eggs inside, neither the traitor nor the Spider harms the revealer."""
        return target == g.revealer and bool(g.data.eggs) and self.side_of(g, attacker) == TRAITOR

    def may_attack(self, g: House[WebData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H04-SPIDER-6. Not the explorer with the eggs."""
        if self._is_spared(g, attacker, target):
            return "H04-SPIDER-6"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[WebData], thrower: Figure, victim: Figure) -> bool:
        """H04-SPIDER-6, HC-18. Nor does the Dynamite."""
        return not self._is_spared(g, thrower, victim)

    def on_death(self, g: House[WebData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H04-WEB-5. The web stays where the revealer died, and may still be torn down."""
        if seat == g.revealer:
            g.data.web_spot = spot_of(g, seat)
        return NOTHING

    def _at_web(self, g: House[WebData], seat: Seat) -> bool:
        """H04-WEB-3, H04-WEB-5. Whether this hero is where the web hangs, on its side of a barrier."""
        hangs = g.fate[g.revealer] == IN_HOUSE
        spot = spot_of(g, g.revealer) if hangs else g.data.web_spot
        return is_at(g, seat, spot)

    # -- what is drawn

    def replace_draw(self, g: House[WebData], seat: Seat, symbol: int) -> Script[bool]:
        """H04-EGGS-4, HC-7. Until the Medical Kit is found, a hero may take it instead of drawing an item."""
        self._note_kit(g)
        if symbol != ITEM or g.team[seat] != HEROES or g.data.kit_found or not is_undrawn(g, KIT):
            return False
        if (yield Decision(seat, "fetch_medical_kit", offer_yes_no, "H04-EGGS-4", g.word[seat])) is not YES:
            return False
        take_instead(g, seat, KIT)
        return True

    def _note_kit(self, g: House[WebData]) -> None:
        """H04-EGGS-4. Once somebody has found it, it is found for good."""
        g.data.kit_found = g.data.kit_found or is_about(g, KIT)

    # -- actions of the heroes

    def offer(self, g: House[WebData], figure: Figure, ask: Ask) -> None:
        """H04-DOOR-1, H04-DOOR-2. The web, the eggs, and when both are destroyed the front door."""
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        self._offer_tearing(g, figure, ask)
        if g.data.eggs:
            self._offer_eggs(g, figure, ask)
        shut_in = g.data.eggs or not self._is_torn(g)
        offer_opening(g, figure, DOOR_TRAITS, ask, "H04-DOOR-1" if shut_in else "")
        offer_leaving(g, figure, ask)

    def _no_tearing(self, g: House[WebData], seat: Seat) -> str:
        """H04-WEB-3, H04-WEB-4. The rule by which this hero cannot tear at the web now."""
        if self._is_torn(g):
            return "H04-WEB-4"
        return attack_spent(g) or ("" if self._at_web(g, seat) else "H04-WEB-3")

    def _offer_tearing(self, g: House[WebData], seat: Seat, ask: Ask) -> None:
        """H04-WEB-2, H04-WEB-3. The attack of this turn, by hand or with a weapon for Might."""
        why = self._no_tearing(g, seat)
        weapons = [card for card in card_numbers(g.held[seat] & MIGHT_WEAPONS) if not self.card_off(g, seat, card)]
        ask.offer(TEAR_WEB, unless=why)
        for card in weapons:
            ask.offer(TEAR_WEB_WITH(card), unless=why or ("BET-ITEM-9" if has(g.used, card) else ""))

    def _offer_eggs(self, g: House[WebData], seat: Seat, ask: Ask) -> None:
        """H04-EGGS-1, H04-EGGS-2. Both where the web is."""
        here = self._at_web(g, seat)
        offer_task(g, CUT_OUT_EGGS, ask, _not_usable(g, seat, KIT) if here else "H04-EGGS-1")
        ask.offer(SALVE_EGGS, unless=_not_usable(g, seat, SALVE) if here else "H04-EGGS-2")

    def perform(self, g: House[WebData], figure: Figure, option: Option) -> Script[None]:
        """H04-WEB-3, H04-EGGS-1, H04-EGGS-2, H04-DOOR-1, H04-DOOR-2. What a hero does about it all."""
        if option is TEAR_WEB:
            yield from self._tear(g, figure, -1)
        elif option.verb is TEAR_WEB_WITH:
            yield from self._tear(g, figure, option.args[0])
        elif option is CUT_OUT_EGGS:
            note_use(g, KIT)
            if (yield from task_roll(g, figure, KNOWLEDGE, needed=EGGS_TARGET)) >= EGGS_TARGET:
                self._destroy_eggs(g)
        elif option is SALVE_EGGS:
            g.tell(EVERYONE, USED, g.word[figure], SALVE)
            discard_held(g, figure, SALVE)
            self._destroy_eggs(g)
        elif option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)

    def _tear(self, g: House[WebData], seat: Seat, card: Card) -> Script[None]:
        """H04-WEB-3, H04-WEB-4. A Might attack against 4 dice of the traitor's player; nobody is hurt by it."""
        g.did |= HAS_ATTACKED
        if card >= 0 and not (yield from raise_weapon(g, seat, card)):
            return
        result = yield from roll(g, seat, EXTRA_DICE[card] if card >= 0 else 0, COMBAT_ROLL, MIGHT)
        against = throw(g, g.traitor, WEB_DICE, PURPOSES["web"])
        if result <= against:
            g.tell(EVERYONE, WEB_HELD, g.word[seat], min(result, 40), against)
            return
        g.data.web += 1
        succeed(g, HEROES, g.data.web)
        if self._is_torn(g):
            g.tell(EVERYONE, WEB_GONE)

    def _destroy_eggs(self, g: House[WebData]) -> None:
        g.data.eggs = False
        g.tell(EVERYONE, EGGS_GONE)

    # -- the Spider

    def trait_of(self, g: House[WebData], figure: Figure, trait: Trait) -> int:
        """H04-SPIDER-2, H04-SPIDER-3. It grows with the track."""
        if trait in SPIDER:
            return SPIDER[trait][min(max(g.track, 1), GROWN) - 1]
        return super().trait_of(g, figure, trait)

    def prey_of_spider(self, g: House[WebData]) -> list[int]:
        """H04-SPIDER-5. The heroes that it follows: all but the trapped one."""
        return [seat for seat in heroes_in_house(g) if seat != g.revealer or not self.is_trapped(g)]

    def must_act(self, g: House[WebData], figure: Figure) -> str:
        """H04-SPIDER-5. It must, if there is anybody to follow."""
        return "H04-SPIDER-5" if self.prey_of_spider(g) else ""

    def before_monster(self, g: House[WebData], figure: Figure) -> Script[bool]:
        """H04-SPIDER-5. Toward a hero of the traitor's choice, and it attacks if it can; with none it moves freely."""
        heroes = self.prey_of_spider(g)
        if not heroes:
            return False
        yield from chase(g, figure, heroes)
        if g.room[figure] >= 0 and not g.stunned[figure]:
            yield from attack_prey(g, figure)
        return True

    def monster_combat_roll(self, g: House[WebData], attack: Attack, figure: Figure, dice: int) -> int:
        """H04-SPIDER-4. In its own attacks it rolls every blank die again, once."""
        if figure != attack.attacker or dice <= 0:
            return super().monster_combat_roll(g, attack, figure, dice)
        return throw_blanks_again(g, figure, dice, FIGHTING + attack.trait)

    # -- time

    def on_turn_end(self, g: House[WebData], seat: Seat) -> Script[None]:
        """H04-TIME-1, H04-TIME-2, HC-11. After the traitor's turn, dead or alive, T + 1; at 9 the eggs hatch."""
        self._note_kit(g)
        if seat == g.traitor:
            advance_track(g, g.track + 1)
            if g.track >= HATCHING and g.data.eggs:
                g.tell(EVERYONE, EGGS_HATCH)
        return NOTHING

    # -- winning

    def winner(self, g: House[WebData]) -> int:
        """H04-WIN-1, H04-WIN-2. The death of all heroes (H04-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.eggs:
            return self.team_seats(g, TRAITOR) if g.track >= HATCHING else CARRY_ON
        out = any(g.fate[seat] == OUTSIDE for seat in living_heroes(g))
        return self.team_seats(g, HEROES) if out and self._is_torn(g) else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[WebData], seat: Seat) -> dict[str, Any]:
        """H04-KNOW-2. The traitor sees of web and door only what has happened to them."""
        shown: dict[str, Any] = {"eggs": bool(g.data.eggs)}
        hero = self.true_side(g, seat) == HEROES
        if hero or g.data.web:
            shown["web_tokens"] = g.data.web
        if hero:
            shown["web_needed"] = g.rules.seats
        if hero or is_open(g, HEROES):
            shown["front_door_open"] = is_open(g, HEROES)
        return shown

    # -- for the general bot

    def goals(self, g: House[WebData], seat: Seat) -> list[Goal]:
        if g.team[seat] != HEROES:
            free = tuple(self.prey_of_spider(g))
            return [Goal(targets=free, spare=(g.revealer,) if g.data.eggs else ())]
        goals: list[Goal] = []
        web = g.room[g.revealer] if g.fate[g.revealer] == IN_HOUSE else room_at(g.data.web_spot)
        seeks = False
        if g.data.eggs:
            has_cure = holds(g, seat, KIT) or holds(g, seat, SALVE)
            far = gaps(g, [web])
            cures = [hero for hero in heroes_in_house(g) if g.held[hero] & (just(KIT) | just(SALVE))]
            nobody_has = all(far[g.room[hero]] == INFINITELY_FAR for hero in cures)
            seeks = nobody_has and seat != g.revealer
            verbs = ("salve_eggs", "cut_out_eggs")
            there = just(web) if has_cure else 0
            goals.append(Goal(rooms=there, verbs=verbs, cards=(KIT, SALVE), explore=nobody_has))
        if not self._is_torn(g):
            tear = Goal(rooms=0 if seeks else just(web), verbs=("tear_web_with", "tear_web"))
            goals.insert(0 if seat == self._tearer(g) and not seeks else len(goals), tear)
            if not g.data.eggs and seat == self._doorkeeper(g):
                goals = [Goal(verbs=tear.verbs), Goal(rooms=just(ENTRANCE_HALL), avoid=self._spider_rooms(g))]
        if not goals:
            verbs = ("go_out_of_house", "open_front_door")
            goals.append(Goal(rooms=just(ENTRANCE_HALL), verbs=verbs, avoid=self._spider_rooms(g)))
        return goals

    def _tearer(self, g: House[WebData]) -> int:
        """The strongest of those who are free tears at the web from the beginning; a single one looks for the cure."""
        others = [hero for hero in heroes_in_house(g) if hero != g.revealer]
        return max(others, key=lambda hero: (value(g, hero, MIGHT), -hero)) if len(others) > 1 else -1

    def _doorkeeper(self, g: House[WebData]) -> int:
        """Whoever is nearest to the front door waits there while the prisoner does the rest; -1: it is too early."""
        others = [hero for hero in heroes_in_house(g) if hero != g.revealer]
        if g.fate[g.revealer] != IN_HOUSE or g.data.web < g.rules.seats // 2 or not others:
            return -1
        far = gaps(g, [ENTRANCE_HALL])
        return min(others, key=lambda hero: (far[g.room[hero]], hero))

    def _spider_rooms(self, g: House[WebData]) -> int:
        return rooms_of(g, (figure for figure in monsters(g) if not g.stunned[figure]))


def _not_usable(g: House[WebData], seat: Seat, card: Card) -> str:
    """H04-EGGS-1, H04-EGGS-2. The rule by which the hero cannot use Kit or Salve now."""
    if not holds(g, seat, card):
        return "H04-EGGS-1" if card == KIT else "H04-EGGS-2"
    return "BET-ITEM-9" if has(g.used, card) else ""
