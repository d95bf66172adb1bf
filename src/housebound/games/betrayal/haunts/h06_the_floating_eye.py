"""Haunt 6, The Floating Eye. The traitor has gone aboard a Spaceship; its Aliens bend minds and fetch the others.

Decided where the text is silent:

- Whoever boards is out of the game: it is no living hero any more, and what it had is out of the game too.
- The Spaceship lies on one side of a barrier room, chosen with the Aliens' (in the Vault inside). It is damaged from
  that side; a controlled hero boards from either. In the Mystic Elevator it rides along.
- The mind attack takes in the heroes on the Alien's side of a barrier who can still be controlled, clockwise from the
  traitor's left, each with a roll of the Alien's own.
- A hero that is held fast by debris or webs stays, controlled or not. Bell and Spirit Board do not move the controlled.
- A weapon may be used in a Might attack that frees.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import spot_of
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_ATTACK, damage
from housebound.games.betrayal.death import leave_game
from housebound.games.betrayal.dice import COMBAT_ROLL, roll, throw
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.arrivals import choose_tokens_side
from housebound.games.betrayal.haunts.barrier_sides import is_at
from housebound.games.betrayal.haunts.clockwise import heroes_clockwise
from housebound.games.betrayal.haunts.controlled import Controlling, is_controlled, take_control, walk
from housebound.games.betrayal.haunts.far_away import refuge
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.names import names_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    HAS_TASKED,
    IN_HOUSE,
    SETTING_UP,
    House,
)
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import FIGURES, FREED, HEROES, MIGHT, ROOMS, SANITY, SPEED, TRAITOR, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

MIND_ATTACK = VERBS.verb("mind_attack")()
DAMAGE_SHIP = VERBS.verb("damage_spaceship")()
SHIP_IN = NoticeKind("spaceship_in", room=ROOMS)
BOARDED = NoticeKind("boarded", figure=FIGURES)
MANY_PLAYERS = 5  # for a second Alien
SHIP_TARGET = 5
RUN = 6  # spaces that the general bot looks ahead when it flees


class EyeData(HauntData):
    """Where the Spaceship is, its damage, and whose minds are bent, were bent, and are gone."""

    __slots__ = ("boarded", "controlled", "immune", "ship", "tokens")

    ship: int  # its spot
    tokens: int
    controlled: int  # seats as bits, like the next two
    immune: int
    boarded: int


class TheFloatingEye(Controlling):
    number = 6
    monsters_immune_to_speed = True

    # -- beginning

    def fresh_data(self, g: House) -> EyeData:
        data = EyeData()
        data.ship = g.haunt_room * 2
        data.tokens = data.controlled = data.immune = data.boarded = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor). Aliens and Spaceship in the haunt room; the traitor's explorer is out of the game."""
        room = g.haunt_room
        side = yield from choose_tokens_side(g, room)
        g.data.ship = room * 2 + side
        g.tell(EVERYONE, SHIP_IN, room)
        for _ in range(2 if g.rules.seats >= MANY_PLAYERS else 1):
            add_monster(g, 0, room, side)
        _board(g, g.traitor)

    # -- controlled heroes

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """Who is controlled boards if its turn begins at the Spaceship, and walks there if it does not."""
        if not is_controlled(g, seat):
            return
        if g.room[seat] == ship_room(g):
            _board(g, seat)
        else:
            yield from walk(g, seat, [ship_room(g)])

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        g.data.controlled &= ~(1 << seat)
        return NOTHING

    # -- attacks

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Heroes free the controlled with Might, or with Sanity; Aliens leave them alone."""
        if is_controlled(g, target):
            return "" if attacker < FIRST_MONSTER and trait != SPEED else "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """Half of the damage, rounded down, and the hero is free for good."""
        seat = attack.target
        if not is_controlled(g, seat):
            return False
        g.data.controlled &= ~(1 << seat)
        g.data.immune |= 1 << seat
        g.tell(EVERYONE, FREED, g.word[seat])
        kind = self.damage_from(g, attack, seat)
        yield from damage(g, seat, kind, attack.difference // 2, BY_ATTACK, attack, attack.attacker)
        return True

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            offer_unless(attack_spent(g) or ("" if _minds(g, figure) else "BET-GEN-5"), MIND_ATTACK, ask)
        else:
            offer_task(g, DAMAGE_SHIP, ask, "" if _is_at_ship(g, figure) else "BET-GEN-5")

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is MIND_ATTACK:
            yield from _bend_minds(g, figure)
        elif (yield from task_roll(g, figure, MIGHT)) >= SHIP_TARGET:
            g.data.tokens += 1
            succeed(g, HEROES, g.data.tokens)

    # -- winning

    def winner(self, g: House) -> int:
        """The heroes: P tokens. The traitor: every hero is dead, on the Spaceship or controlled."""
        if g.phase == SETTING_UP:
            return CARRY_ON
        if g.data.tokens >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return CARRY_ON if free_heroes(g) else self.team_seats(g, TRAITOR)

    # -- what each side sees, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """The tokens lie beside the Spaceship for all to see; how many are needed stands on the heroes' page."""
        data = g.data
        hero = self.true_side(g, seat) == HEROES
        return {
            "spaceship": ROOMS.words[ship_room(g)],
            "ship_damage": data.tokens,
            "ship_damage_needed": g.rules.seats if hero else "",
            "controlled": names_of(g, card_numbers(data.controlled)),
            "immune": names_of(g, card_numbers(data.immune)),
            "boarded": names_of(g, card_numbers(data.boarded)),
        }

    def check(self, g: House) -> None:
        data = g.data
        assert not data.controlled & data.immune, "controlled for a second time"
        assert not data.controlled & data.boarded, "controlled and aboard"
        for seat in card_numbers(data.controlled):
            assert g.fate[seat] == IN_HOUSE, "a controlled hero is not there"
            assert g.team[seat] == HEROES, "a controlled traitor"
        for seat in card_numbers(data.boarded):
            assert g.fate[seat] != IN_HOUSE, "whoever has boarded is still there"
            assert not g.held[seat], "whoever has boarded has left something behind"

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return _alien_goals(g)
        return _hero_goals(g, seat)


def ship_room(g: House) -> int:
    room: int = g.data.ship >> 1
    return room


def free_heroes(g: House) -> list[int]:
    """The heroes that can still do something."""
    return [seat for seat in heroes_in_house(g) if not is_controlled(g, seat)]


def _is_at_ship(g: House, figure: int) -> bool:
    return g.team[figure] == HEROES and is_at(g, figure, g.data.ship)


def _board(g: House, seat: int) -> None:
    """Out of the game, with all belongings."""
    g.data.controlled &= ~(1 << seat)
    g.data.boarded |= 1 << seat
    g.tell(EVERYONE, BOARDED, g.word[seat])
    leave_game(g, seat)


def _minds(g: House, alien: int) -> list[int]:
    """The heroes whom the Alien can still control, in its room on its side, in turn order."""
    here = [seat for seat in heroes_clockwise(g) if is_at(g, seat, spot_of(g, alien))]
    return [seat for seat in here if not is_controlled(g, seat) and not g.data.immune >> seat & 1]


def _bend_minds(g: House, alien: int) -> Script[None]:
    """A separate Sanity contest with each of them: if the Alien's result is higher, the hero is controlled."""
    g.did |= HAS_ATTACKED
    for seat in _minds(g, alien):
        result = throw(g, alien, g.haunt.trait_of(g, alien, SANITY))
        defence = yield from roll(g, seat, 0, COMBAT_ROLL, SANITY)
        if result > defence and g.fate[seat] == IN_HOUSE:
            take_control(g, seat)
            check_win(g)


# -- for the general bot


def _alien_goals(g: House) -> list[Goal]:
    """Bend minds where that is possible; whoever is immune must be killed."""
    free = free_heroes(g)
    soft = tuple(seat for seat in free if not g.data.immune >> seat & 1)
    return [Goal(targets=soft or tuple(free), verbs=(MIND_ATTACK.name,))]


def _hero_goals(g: House, seat: int) -> list[Goal]:
    """Hit the Spaceship and run; free whoever walks, before it is too late. Who is immune need not run."""
    aliens = tuple(monsters(g))
    friends = tuple(card_numbers(g.data.controlled))
    ship = Goal(rooms=1 << ship_room(g), verbs=(DAMAGE_SHIP.name,))
    if not g.did & HAS_TASKED or g.active != seat:
        return [ship, Goal(targets=friends), Goal(targets=aliens)] if not friends else [ship, Goal(targets=friends)]
    away = Goal(rooms=refuge(g, g.room[seat], RUN, [g.room[figure] for figure in aliens]))
    return [Goal(targets=friends), away] if friends else [away]


present(TheFloatingEye)
