"""Haunt 41: how the heroes hunt somebody whom they cannot see.

They strike where it may be, throw and shoot into rooms, sense it after it has struck, and track it with two omens.
"""

from __future__ import annotations

from collections.abc import Callable

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.effects.omens import SPIRIT_BOARD
from housebound.games.betrayal.figures.belongings import holds
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage_points
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.haunts.h41_invisible_traitor.data import UnseenData
from housebound.games.betrayal.haunts.h41_invisible_traitor.unseen import Unseen
from housebound.games.betrayal.haunts.h41_invisible_traitor.whereabouts import (
    IN_VAULT,
    INVISIBLE,
    all_spots,
    enter_board,
    leave_board,
    rule_out,
    spots_in,
)
from housebound.games.betrayal.haunts.parts.tasks import task_roll
from housebound.games.betrayal.house.plan import floor_of, in_sight, split_by_barrier
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, room_at, spot_at
from housebound.games.betrayal.play.attack import ARMED_BITS, REVOLVER, TRAIT_OF, fight, raise_weapon
from housebound.games.betrayal.play.dynamite import DYNAMITE, POINTS, TARGET
from housebound.games.betrayal.state import HAS_ATTACKED, HAS_TASKED, IN_HOUSE, NO_ATTACK, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import (
    ATTACKED,
    CARDS,
    FIGURES,
    FLOORS,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    ROOMS,
    SANITY,
    SPEED,
    SYMBOLS,
    VAULT,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of, without

STRIKE = VERBS.verb("strike_blindly", rule="H41-HEROES-4")()
STRIKE_WITH = VERBS.verb("strike_blindly_with", CARDS, rule="H41-HEROES-4")
SHOOT_INTO = VERBS.verb("shoot_into", ROOMS, rule="H41-HEROES-5")
TRACK_BY_SKULL = VERBS.verb("track_by_skull", rule="H41-HEROES-6")()
TRACK_BY_BOARD = VERBS.verb("track_by_spirit_board", rule="H41-HEROES-7")()
STRUCK_AIR = NoticeKind("struck_air", figure=FIGURES, room=ROOMS)
FLOOR_NAMED = NoticeKind("traitor_on_floor", floor=FLOORS)
SYMBOL_NAMED = NoticeKind("traitor_near_symbol", symbol=SYMBOLS)
NO_SYMBOL = NoticeKind("traitor_near_no_symbol")
STILL_THERE = NoticeKind("traitor_still_in", room=ROOMS)
LEFT_FOR = NoticeKind("traitor_left_for", room=ROOMS, to=ROOMS)
SENSED_IN = NoticeKind("traitor_sensed_in", room=ROOMS)

SKULL = CARDS["skull"]
SENSES_EXIT, SENSES_ROOM = 3, 5  # H41-HEROES-2, H41-HEROES-3
TRACK_TARGET = 4


class Hunted(Unseen):
    """What the heroes can do about the traitor that nobody sees."""

    # -- blind attacks

    def offer(self, g: House[UnseenData], figure: Figure, ask: Ask) -> None:
        """H41-HEROES-4, H41-HEROES-5. What a hero may do wherever the traitor is: nothing here may depend on that."""
        if g.team[figure] != HEROES:
            return
        why = "BET-ATTACK-1" if g.did & HAS_ATTACKED else "BET-GEN-4" if g.did & NO_ATTACK else ""
        ask.offer(STRIKE, unless=why)
        for card in card_numbers(g.held[figure] & ARMED_BITS):
            closed = why or ("BET-ITEM-9" if has(g.used, card) else "")
            ask.offer(STRIKE_WITH(card), unless=closed)
            if card == REVOLVER and not self._is_shut_in(g, figure):
                for room in in_sight(g, g.room[figure]):
                    ask.offer(SHOOT_INTO(room), unless=closed)
        self._offer_tracking(g, figure, ask)

    def _offer_tracking(self, g: House[UnseenData], hero: Seat, ask: Ask) -> None:
        """H41-HEROES-6, H41-HEROES-7, H41-HEROES-8. An omen in hand, before anything else is done in the turn."""
        if g.did & HAS_TASKED:
            ask.bar(TRACK_BY_SKULL, "H41-HEROES-8")
            ask.bar(TRACK_BY_BOARD, "H41-HEROES-8")
            return
        fresh = not (g.did or g.spent or g.used or g.tries)
        ask.offer(TRACK_BY_SKULL, unless="" if fresh and holds(g, hero, SKULL) else "H41-HEROES-6")
        ask.offer(TRACK_BY_BOARD, unless="" if fresh and holds(g, hero, SPIRIT_BOARD) else "H41-HEROES-7")

    def perform(self, g: House[UnseenData], figure: Figure, option: Option) -> Script[None]:
        if option is STRIKE:
            return self._strike(g, figure, -1, g.room[figure])
        if option.verb is STRIKE_WITH:
            return self._strike(g, figure, option.args[0], g.room[figure])
        if option.verb is SHOOT_INTO:
            return self._strike(g, figure, REVOLVER, option.args[0])
        return self._track(g, figure, option)

    def _is_shut_in(self, g: House[UnseenData], figure: Figure) -> bool:
        """BET-RANGED-3. Behind the door of a closed Vault nobody sees out."""
        return g.room[figure] == VAULT and g.side[figure] == 1 and not g.vault_open

    def aimed_at(self, g: House[UnseenData], hero: Seat, card: Card, room: Room) -> int:
        """BET-BARRIER-7, BET-RANGED-3. The spots that an attack reaches, as bits."""
        if room != g.room[hero]:
            return without(spots_in(g, room), IN_VAULT)
        across = card == REVOLVER and g.rules.barrier_contact == "ranged_only"
        if across or not split_by_barrier(g, room):
            return spots_in(g, room)
        return just(spot_at(room, g.side[hero]))

    def _strike(self, g: House[UnseenData], hero: Seat, card: Card, room: Room) -> Script[None]:
        """H41-HEROES-4, H41-HEROES-5. A normal attack if the traitor is there; if not, wasted, as all learn."""
        g.did |= HAS_ATTACKED
        if card >= 0 and not (yield from raise_weapon(g, hero, card)):
            return
        aim = self.aimed_at(g, hero, card, room)
        g.reveal(EVERYONE)
        if not has(aim, g.data.spot):
            rule_out(g, aim)
            g.tell(EVERYONE, STRUCK_AIR, g.word[hero], room)
            return
        enter_board(g)
        INVISIBLE.steps_out(g)
        traitor = g.traitor
        apart = room != g.room[hero] or (split_by_barrier(g, room) and g.side[traitor] != g.side[hero])
        attack = Attack(hero, traitor, TRAIT_OF[card] if card >= 0 else MIGHT, card, apart)
        g.tell(EVERYONE, ATTACKED, g.word[hero], g.word[traitor], attack.trait)
        yield from fight(g, attack)
        leave_board(g)

    def dynamite_thrown(self, g: House[UnseenData], thrower: Figure, room: Room) -> Script[None]:
        """H41-HEROES-5, H41-HEROES-1. The traitor may be there. Thrown by it, this is an attack on every hero there."""
        traitor = g.traitor
        if thrower == traitor:
            g.data.struck.update(dict.fromkeys(self._heroes_in(g, room), g.room[traitor]))
            return
        g.reveal(EVERYONE)
        if room_at(g.data.spot) != room:
            rule_out(g, spots_in(g, room))
            g.tell(EVERYONE, STRUCK_AIR, g.word[thrower], room)
            return
        enter_board(g)
        INVISIBLE.steps_out(g)
        say_deed(g, traitor, "dodge_dynamite")
        if (yield from trait_roll(g, traitor, SPEED, needed=TARGET, openly=False)) < TARGET:
            thrown = Attack(thrower, traitor, SPEED, DYNAMITE, ranged=True)
            yield from damage_points(g, traitor, PHYSICAL, POINTS, BY_ATTACK, thrown)
        leave_board(g)

    def _heroes_in(self, g: House[UnseenData], room: Room) -> list[int]:
        return [hero for hero in range(g.rules.seats) if g.room[hero] == room and g.team[hero] == HEROES]

    # -- sensing and tracking

    def fight_over(self, g: House[UnseenData], attack: Attack) -> Script[None]:
        """H41-HEROES-1, H41-TRAITOR-6. An attack with an item."""
        if attack.attacker == g.traitor:
            self.has_struck(g, attack.target)
        return NOTHING

    def has_struck(self, g: House[UnseenData], hero: Seat) -> None:
        """H41-HEROES-1. A hero attacked by the traitor knows where the blow came from."""
        g.data.struck[hero] = g.room[g.traitor]

    def on_turn_end(self, g: House[UnseenData], seat: Seat) -> Script[None]:
        return self._end_of_turn(g) if seat == g.traitor and g.fate[seat] == IN_HOUSE else NOTHING

    def _end_of_turn(self, g: House[UnseenData]) -> Script[None]:
        """H41-HEROES-1. Whoever survived an attack in this turn may sense where the attacker has gone."""
        data = g.data
        g.reveal(EVERYONE)
        leave_board(g)
        data.stolen = False
        for n in range(1, g.rules.seats):
            hero = (g.traitor + n) % g.rules.seats
            if hero in g.data.struck and g.fate[hero] == IN_HOUSE:
                yield from self._sense(g, hero, g.data.struck[hero])
        g.data.struck = {}
        g.data.left = {}

    def _sense(self, g: House[UnseenData], hero: Seat, room: Room) -> Script[None]:
        """H41-HEROES-1, H41-HEROES-2, H41-HEROES-3, H41-HEROES-9. What is sensed, all are told."""
        say_deed(g, hero, "sense_attacker")
        result = yield from trait_roll(g, hero, KNOWLEDGE)
        if result < SENSES_EXIT:
            return
        g.reveal(EVERYONE)
        now = room_at(g.data.spot)
        if result >= SENSES_ROOM:
            g.data.possible &= spots_in(g, now)
            g.tell(EVERYONE, SENSED_IN, now)
        elif now == room:
            g.data.possible &= spots_in(g, room)
            g.tell(EVERYONE, STILL_THERE, room)
        else:
            rule_out(g, spots_in(g, room))
            g.tell(EVERYONE, LEFT_FOR, room, g.data.left[room])

    def _track(self, g: House[UnseenData], hero: Seat, option: Option) -> Script[None]:
        """H41-HEROES-6, H41-HEROES-7, H41-HEROES-9. From 4 on the traitor names its floor, or its room's symbol."""
        by_skull = option is TRACK_BY_SKULL
        if (yield from task_roll(g, hero, SANITY if by_skull else KNOWLEDGE, needed=TRACK_TARGET)) < TRACK_TARGET:
            return
        g.reveal(EVERYONE)
        now = room_at(g.data.spot)
        if by_skull:
            floor = floor_of(g, now)
            self._keep(g, lambda room: floor_of(g, room) == floor)
            g.tell(EVERYONE, FLOOR_NAMED, floor)
            return
        symbol = SYMBOL[now]
        self._keep(g, lambda room: SYMBOL[room] == symbol)
        if symbol >= 0:
            g.tell(EVERYONE, SYMBOL_NAMED, symbol)
        else:
            g.tell(EVERYONE, NO_SYMBOL)

    def _keep(self, g: House[UnseenData], fits: Callable[[int], bool]) -> None:
        """The traitor is in a room of this kind."""
        rule_out(g, set_of(spot for spot in card_numbers(all_spots(g)) if not fits(room_at(spot))))
