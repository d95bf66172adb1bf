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

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage
from housebound.games.betrayal.figures.death import leave_game
from housebound.games.betrayal.figures.dice import COMBAT_ROLL, roll, say_deed, throw
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import choose_tokens_side
from housebound.games.betrayal.haunts.parts.barrier_sides import is_at
from housebound.games.betrayal.haunts.parts.clockwise import heroes_clockwise
from housebound.games.betrayal.haunts.parts.controlled import Controlling, is_controlled, take_control, walk
from housebound.games.betrayal.haunts.parts.far_away import refuge
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait, room_at, spot_at
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    HAS_TASKED,
    IN_HOUSE,
    SETTING_UP,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    FIGHTING,
    FIGURES,
    FREED,
    HEROES,
    MIGHT,
    ROOMS,
    SANITY,
    SPEED,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

MIND_ATTACK = VERBS.verb("mind_attack", rule="H06-MIND-1")()
DAMAGE_SHIP = VERBS.verb("damage_spaceship", rule="H06-HEROES-2")()
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


class TheFloatingEye(Controlling[EyeData]):
    """H06-KNOW-1, H06-KNOW-2: each side reads its own page. H06-ALIEN-1: the Aliens' numbers stand in the content.

    H06-ALIEN-3, H06-HEROES-3: what the haunt does not say about attacks is as usual, a defeated Alien is stunned.
    """

    number = 6
    control_rule = "H06-MIND-2"
    monsters_immune_to_speed = True  # H06-ALIEN-2

    # -- beginning

    def fresh_data(self, g: House) -> EyeData:
        """H06-SETUP-1, H06-SETUP-3, H06-SETUP-4. The Spaceship stays where it came down, and is whole."""
        data = EyeData()
        data.ship = spot_at(g.haunt_room)
        data.tokens = data.controlled = data.immune = data.boarded = 0
        return data

    def set_up(self, g: House[EyeData]) -> Script[None]:
        """H06-SETUP-1, H06-SETUP-2. Aliens and Spaceship in the haunt room; the traitor's explorer is aboard."""
        room = g.haunt_room
        side = yield from choose_tokens_side(g, room)
        g.data.ship = spot_at(room, side)
        g.tell(EVERYONE, SHIP_IN, room)
        for _ in range(2 if g.rules.seats >= MANY_PLAYERS else 1):
            add_monster(g, 0, room, side)
        _board(g, g.traitor)

    # -- controlled heroes

    def on_turn_start(self, g: House[EyeData], seat: Seat) -> Script[None]:
        """H06-MIND-2, H06-MIND-3. Who is controlled boards if its turn begins at the Spaceship, else it walks there."""
        if not is_controlled(g, seat):
            return
        if g.room[seat] == ship_room(g):
            _board(g, seat)
        else:
            yield from walk(g, seat, [ship_room(g)])

    def on_death(self, g: House[EyeData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        g.data.controlled &= ~(just(seat))
        return NOTHING

    # -- attacks

    def may_attack(self, g: House[EyeData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H06-HEROES-1, H06-ALIEN-4. Heroes free the controlled with Might or Sanity; Aliens leave them alone."""
        if is_controlled(g, target):
            if attacker >= FIRST_MONSTER:
                return "H06-ALIEN-4"
            return "H06-HEROES-1" if trait == SPEED else ""
        return super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House[EyeData], attack: Attack) -> Script[bool]:
        """H06-HEROES-1, H06-MIND-4. Half of the damage, rounded down, and the hero is free for good."""
        seat = attack.target
        if not is_controlled(g, seat):
            return False
        g.data.controlled &= ~(just(seat))
        g.data.immune |= just(seat)
        g.tell(EVERYONE, FREED, g.word[seat])
        kind = self.damage_from(g, attack, seat)
        yield from damage(g, seat, kind, attack.difference // 2, BY_ATTACK, attack, attack.attacker)
        return True

    # -- actions

    def offer(self, g: House[EyeData], figure: Figure, ask: Ask) -> None:
        """H06-ALIEN-3, H06-HEROES-2. An Alien may bend minds instead of its attack; a hero may hit the Spaceship."""
        if figure >= FIRST_MONSTER:
            ask.offer(MIND_ATTACK, unless=attack_spent(g) or ("" if _minds(g, figure) else "H06-MIND-1"))
        else:
            offer_task(g, DAMAGE_SHIP, ask, "" if _is_at_ship(g, figure) else "H06-HEROES-2")

    def perform(self, g: House[EyeData], figure: Figure, option: Option) -> Script[None]:
        """H06-MIND-1, H06-HEROES-2."""
        if option is MIND_ATTACK:
            yield from _bend_minds(g, figure)
        elif (yield from task_roll(g, figure, MIGHT, needed=SHIP_TARGET)) >= SHIP_TARGET:
            g.data.tokens += 1
            succeed(g, HEROES, g.data.tokens)

    # -- winning

    def winner(self, g: House[EyeData]) -> int:
        """H06-WIN-1, H06-WIN-2. The heroes: P tokens. The traitor: no hero is left who is free."""
        if g.phase == SETTING_UP:
            return CARRY_ON
        if g.data.tokens >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return CARRY_ON if free_heroes(g) else self.team_seats(g, TRAITOR)

    # -- what each side sees, and what is worth doing

    def shown(self, g: House[EyeData], seat: Seat) -> dict[str, Any]:
        """H06-KNOW-2. Tokens beside the Spaceship all can see; that it can be damaged only the heroes know before."""
        data = g.data
        hero = self.true_side(g, seat) == HEROES
        shown: dict[str, Any] = {
            "spaceship": ROOMS.words[ship_room(g)],
            "controlled": names_of(g, card_numbers(data.controlled)),
            "immune": names_of(g, card_numbers(data.immune)),
            "boarded": names_of(g, card_numbers(data.boarded)),
        }
        if hero or data.tokens:
            shown["ship_damage"] = data.tokens
        if hero:
            shown["ship_damage_needed"] = g.rules.seats
        return shown

    def check(self, g: House[EyeData]) -> None:
        data = g.data
        assert not data.controlled & data.immune, "controlled for a second time"
        assert not data.controlled & data.boarded, "controlled and aboard"
        for seat in card_numbers(data.controlled):
            assert g.fate[seat] == IN_HOUSE, "a controlled hero is not there"
            assert g.team[seat] == HEROES, "a controlled traitor"
        for seat in card_numbers(data.boarded):
            assert g.fate[seat] != IN_HOUSE, "whoever has boarded is still there"
            assert not g.held[seat], "whoever has boarded has left something behind"

    def goals(self, g: House[EyeData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return _alien_goals(g)
        return _hero_goals(g, seat)


def ship_room(g: House[EyeData]) -> int:
    room: int = room_at(g.data.ship)
    return room


def free_heroes(g: House[EyeData]) -> list[int]:
    """H06-WIN-2. The heroes that can still do something."""
    return [seat for seat in heroes_in_house(g) if not is_controlled(g, seat)]


def _is_at_ship(g: House[EyeData], figure: Figure) -> bool:
    return g.team[figure] == HEROES and is_at(g, figure, g.data.ship)


def _board(g: House[EyeData], seat: Seat) -> None:
    """H06-MIND-3, H06-SETUP-2. Out of the game, with all belongings."""
    g.data.controlled &= ~(just(seat))
    g.data.boarded |= just(seat)
    g.tell(EVERYONE, BOARDED, g.word[seat])
    leave_game(g, seat)


def _minds(g: House[EyeData], alien: int) -> list[int]:
    """H06-MIND-1, H06-MIND-4. The heroes whom the Alien can still control, in its room on its side, in turn order."""
    here = [seat for seat in heroes_clockwise(g) if is_at(g, seat, spot_of(g, alien))]
    return [seat for seat in here if not is_controlled(g, seat) and not has(g.data.immune, seat)]


def _bend_minds(g: House[EyeData], alien: int) -> Script[None]:
    """H06-MIND-1. A separate Sanity contest with each of them: whoever loses is controlled."""
    g.did |= HAS_ATTACKED
    for seat in _minds(g, alien):
        result = throw(g, alien, g.haunt.trait_of(g, alien, SANITY), FIGHTING + SANITY)
        say_deed(g, seat, "keep_will")
        defence = yield from roll(g, seat, 0, COMBAT_ROLL, SANITY)
        if result > defence and g.fate[seat] == IN_HOUSE:
            take_control(g, seat)
            check_win(g)


# -- for the general bot


def _alien_goals(g: House[EyeData]) -> list[Goal]:
    """Bend minds where that is possible; whoever is immune must be killed."""
    free = free_heroes(g)
    soft = tuple(seat for seat in free if not has(g.data.immune, seat))
    return [Goal(targets=soft or tuple(free), verbs=(MIND_ATTACK.name,))]


def _hero_goals(g: House[EyeData], seat: Seat) -> list[Goal]:
    """Hit the Spaceship and run; free whoever walks, before it is too late. Who is immune need not run."""
    aliens = tuple(monsters(g))
    friends = tuple(card_numbers(g.data.controlled))
    ship = Goal(rooms=just(ship_room(g)), verbs=(DAMAGE_SHIP.name,))
    if not g.did & HAS_TASKED or g.active != seat:
        return [ship, Goal(targets=friends), Goal(targets=aliens)] if not friends else [ship, Goal(targets=friends)]
    away = Goal(rooms=refuge(g, g.room[seat], RUN, [g.room[figure] for figure in aliens]))
    return [Goal(targets=friends), away] if friends else [away]
