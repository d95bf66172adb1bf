"""Haunt 5, I Was a Teenage Lycanthrope. The traitor is a Werewolf, and its bite makes more of them; only silver kills.

Decided where the text is silent:

- Werewolves keep no companions either: Girl and Madman wait where they were left, and do not join a Werewolf that
  enters. What a Werewolf draws and cannot carry lies in the room where it was drawn; the Bite is no item, and stays.
- The Dog's card leaves the game wherever it is. Nobody dies of what it takes along, nor of what is laid down.
- A Werewolf that discovers the Mystic Elevator stays on its threshold.
- "Killed a hero" is said of a Werewolf's own attack; a hero who dies of an attack that it made itself killed itself.
- HC-23 for the places of an action: if none of them is in the house and none can be found any more, one is fetched.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import get_card, holds
from housebound.games.betrayal.figures.damage import BY_ATTACK
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import say_deed, trait_roll
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, living_heroes, remove_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope.goals import BULLETS, hero_goals
from housebound.games.betrayal.haunts.parts.conversion import (
    BELONGINGS,
    go_over,
    killers_win,
    lay_down_belongings,
    note_killer,
    raise_one_of,
    raise_to_start,
    spend_points,
)
from housebound.games.betrayal.haunts.parts.fetched_cards import is_undrawn, take_from_stack
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.set_aside import set_aside_companion
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import REVOLVER
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, SETTING_UP, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    FURNACE_ROOM,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    MYSTIC_ELEVATOR,
    PICK_TRAIT,
    ROOMS,
    SANITY,
    SPEED,
    TRAITOR,
    VAULT,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

FIND_REVOLVER = VERBS.verb("find_revolver", rule="H05-HEROES-1")()
MAKE_BULLETS = VERBS.verb("make_silver_bullets", rule="H05-HEROES-2")()
BITTEN = NoticeKind("bitten", figure=FIGURES)

DOG_CARD = CARDS["dog"]
ARMOURIES = tuple(ROOMS[word] for word in ("attic", "game_room", "junk_room", "master_bedroom", "vault"))
"""Where the Revolver may be found; in the Vault once it is open."""
FORGES = (ROOMS["research_laboratory"], FURNACE_ROOM)
PLACES = {FIND_REVOLVER: ARMOURIES, MAKE_BULLETS: FORGES}
SILVER = {REVOLVER: (FIND_REVOLVER, ARMOURIES), BULLETS: (MAKE_BULLETS, FORGES)}
TRIED = {FIND_REVOLVER: 1, MAKE_BULLETS: 2}
"""H05-HEROES-3, HC-9. Each of the two once in an own turn, as bits of `tried`."""
STEP_TARGET, BITE_TARGET = 5, 4


class WolfData(HauntData):
    """`bitten`: heroes with a red token, `killers`: Werewolves that have killed a hero, as bits; `tried`: this turn."""

    __slots__ = ("bitten", "killers", "made", "tried")

    bitten: int
    killers: int
    made: bool  # the Silver Bullets are in play
    tried: int


class TeenageLycanthrope(Haunt[WolfData]):
    """H05-KNOW-1, H05-KNOW-2: each side reads its own page. H05-DOG-1: the Dog's numbers stand in the content.

    H05-DOG-2: what the haunt does not say about a defeated Dog the rulebook does, it is stunned.
    """

    number = 5
    harmless_setup = True  # H05-SETUP-2

    # -- beginning

    def fresh_data(self, g: House) -> WolfData:
        """H05-SETUP-6. Nobody is bitten, and there is no silver."""
        data = WolfData()
        data.bitten = data.killers = data.tried = 0
        data.made = False
        return data

    def set_up(self, g: House[WolfData]) -> Script[None]:
        """H05-SETUP-1, H05-SETUP-2, H05-SETUP-4, H05-SETUP-5. The traitor is a Werewolf, with the Dog beside it."""
        set_aside_companion(g, DOG_CARD)
        _shed(g, g.traitor)
        yield from spend_points(g, g.traitor, g.rules.seats - 1, "wolf_points")
        add_monster(g, 0, g.room[g.traitor], g.side[g.traitor])

    # -- Werewolves

    def on_turn_start(self, g: House[WolfData], seat: Seat) -> Script[None]:
        """H05-WOLF-1, H05-BITE-2, H05-BITE-3. A Werewolf grows; a hero with a red token fights what is in its blood."""
        g.data.tried = 0
        if g.fate[seat] != IN_HOUSE:
            return
        if is_wolf(g, seat):
            yield from raise_one_of(g, seat, (MIGHT, SPEED), "wolf_grows")
            return
        for rooms in PLACES.values():
            yield from turn_up_one_of(g, rooms)
        if not has(g.data.bitten, seat):
            return
        say_deed(g, seat, "fight_bite")
        if (yield from trait_roll(g, seat, SANITY, needed=BITE_TARGET, openly=False)) >= BITE_TARGET:
            return
        if g.fate[seat] == IN_HOUSE:
            g.data.bitten &= ~(just(seat))
            go_over(g, seat)
            _shed(g, seat)
            check_win(g)
            yield from spend_points(g, seat, len(living_heroes(g)), "wolf_points")

    def lowest(self, g: House[WolfData], seat: Seat, trait: Trait, cause: int) -> int:
        """H05-WOLF-2. A Werewolf's traits cannot fall to the skull."""
        return 0 if is_wolf(g, seat) else super().lowest(g, seat, trait, cause)

    def filter_damage(self, g: House[WolfData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H05-WOLF-2. All damage to a Werewolf is halved, rounded up; silver deals none, it kills."""
        return kind, (steps + 1) // 2 if is_wolf(g, seat) else steps

    def hurt(self, g: House[WolfData], seat: Seat, kind: int, steps: int, by: int) -> Script[None]:
        """H05-BITE-1. Whom a Werewolf or the Dog hurts, in their attack or its own, has a red token from now."""
        if by >= 0 and g.team[seat] == HEROES and _is_beast(g, by) and not has(g.data.bitten, seat):
            g.data.bitten |= just(seat)
            g.tell(EVERYONE, BITTEN, g.word[seat])
        return NOTHING

    def may_hold(self, g: House[WolfData], figure: Figure, card: Card) -> str:
        """H05-WOLF-3. A Werewolf carries nothing; the Dog is a monster, and does not either."""
        if figure < FIRST_MONSTER and is_wolf(g, figure):
            return "H05-WOLF-3" if has(BELONGINGS, card) else ""
        return super().may_hold(g, figure, card)

    def may_steal(self, g: House[WolfData], attack: Attack) -> bool:
        """H05-WOLF-3. Only heroes do."""
        return attack.attacker < FIRST_MONSTER and not is_wolf(g, attack.attacker)

    def barred(self, g: House[WolfData], figure: Figure, room: Room) -> str:
        """H05-WOLF-4. Neither Werewolves nor the Dog go into the Mystic Elevator."""
        return "H05-WOLF-4" if room == MYSTIC_ELEVATOR and _is_beast(g, figure) else ""

    def can_ride(self, g: House[WolfData], figure: Figure) -> bool:
        """H05-WOLF-4. Whoever becomes a Werewolf inside does not ride."""
        return not _is_beast(g, figure)

    # -- silver

    def offer(self, g: House[WolfData], figure: Figure, ask: Ask) -> None:
        """H05-HEROES-1, H05-HEROES-2, H05-HEROES-3. In any order and by whomever."""
        if _is_beast(g, figure):
            return
        for option in PLACES:
            ask.offer(option, unless=_why_not(g, figure, option))

    def perform(self, g: House[WolfData], figure: Figure, option: Option) -> Script[None]:
        """H05-HEROES-1, H05-HEROES-2. A Knowledge roll of 5 or more finds the Revolver, or makes the Silver Bullets."""
        g.data.tried |= TRIED[option]
        if (yield from trait_roll(g, figure, KNOWLEDGE, needed=STEP_TARGET, openly=False)) < STEP_TARGET or g.fate[
            figure
        ] != IN_HOUSE:
            return
        if option is FIND_REVOLVER:
            take_from_stack(g, figure, REVOLVER)
        else:
            g.data.made = True
            get_card(g, figure, BULLETS)

    def attack_won(self, g: House[WolfData], attack: Attack) -> Script[bool]:
        """H05-HEROES-4. A shot by whoever holds Revolver and Silver Bullets kills a Werewolf or the Dog."""
        if attack.card != REVOLVER or not holds(g, attack.attacker, BULLETS):
            return False
        if attack.target >= FIRST_MONSTER:
            remove_monster(g, attack.target)
        else:
            yield from die(g, attack.target, BY_ATTACK, attack.attacker)
        return True

    # -- winning

    def on_death(self, g: House[WolfData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H05-WIN-3. Whose attack kills a hero shares the win; the dead need no token."""
        g.data.bitten &= ~(just(seat))
        if cause == BY_ATTACK and g.team[seat] == HEROES and killer == g.acting:
            note_killer(g, killer)
        return NOTHING

    def winner(self, g: House[WolfData]) -> int:
        """H05-WIN-1. The heroes: all Werewolves are dead. The Dog need not be."""
        if (TRAITOR, IN_HOUSE) in zip(g.team, g.fate, strict=True):
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House[WolfData]) -> int:
        """H05-WIN-2. The first traitor, and whoever of the others has killed."""
        return killers_win(g)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[WolfData], seat: Seat) -> dict[str, Any]:
        """Red tokens lie on the cards of heroes that are bitten and of Werewolves."""
        wolves = [seat for seat in range(g.rules.seats) if is_wolf(g, seat) and g.fate[seat] != DEAD]
        return {
            "werewolves": names_of(g, wolves),
            "bitten": names_of(g, card_numbers(g.data.bitten)),
            "wolf_killers": names_of(g, card_numbers(g.data.killers)),
        }

    def check(self, g: House[WolfData]) -> None:
        for seat in range(g.rules.seats):
            marked = has(g.data.bitten, seat)
            assert not marked or (g.team[seat] == HEROES and g.fate[seat] == IN_HOUSE), "a red token without a hero"
            assert not is_wolf(g, seat) or not g.held[seat] & BELONGINGS, "a Werewolf carries something"
        assert has(g.gone, DOG_CARD) or g.phase == SETTING_UP, "the Dog's card is still in the game"
        in_play = is_about(g, BULLETS)
        assert in_play == g.data.made, "the Silver Bullets are in play if they are made"

    def goals(self, g: House[WolfData], seat: Seat) -> list[Goal]:
        if is_wolf(g, seat):
            return [Goal(targets=tuple(heroes_in_house(g)), verbs=(PICK_TRAIT(MIGHT).name, PICK_TRAIT(SPEED).name))]
        wolves = tuple(s for s in range(g.rules.seats) if is_wolf(g, s) and g.fate[s] == IN_HOUSE)
        return hero_goals(g, seat, wolves, SILVER, STEP_TARGET)


def is_wolf(g: House[WolfData], seat: Seat) -> bool:
    """H05-WOLF-5, HC-12. Whoever plays for the traitor's side is a Werewolf."""
    return g.team[seat] == TRAITOR


def _is_beast(g: House[WolfData], figure: Figure) -> bool:
    return figure >= FIRST_MONSTER or is_wolf(g, figure)


def _shed(g: House[WolfData], seat: Seat) -> None:
    """H05-SETUP-2, H05-SETUP-3, H05-BITE-3. A Werewolf has nothing in its hands, and no trait below its start."""
    lay_down_belongings(g, seat)
    raise_to_start(g, seat)


def _why_not(g: House[WolfData], seat: Seat, option: Option) -> str:
    """H05-HEROES-1, H05-HEROES-2. The rule by which the hero cannot take this step now; empty: it can."""
    if g.data.tried & TRIED[option]:
        return "HC-9"
    room = g.room[seat]
    needed = is_undrawn(g, REVOLVER) if option is FIND_REVOLVER else not g.data.made
    here = room in PLACES[option] and (room != VAULT or g.vault_open)
    return "" if needed and here else option.verb.rule
