"""Haunt 30, Tomb of Dracula. Dracula wakes, his Bride and the traitor serve him, and heroes are killed or turned.

Decided where the text is silent:

- A Vampire that fails its roll for holy ground pays nothing for the step, and cannot try that room again in this turn
  (BET-DICE-5). Being put into a room by an effect is no try. A Vampire that discovers the Chapel rolls as well, and
  stays on its threshold if it fails.
- Domination through a door needs both figures on the sides of that door. The traitor's page tells of it, the heroes'
  does not.
- Drive back: the hero names each room, through doors, never back into its own, and may stop at any of them. It is part
  of an attack in the same room, not of a shot into another.
- "Killed a hero" is said of the Vampire that dealt the last damage, in its own attack or the hero's.
- A hero that Domination turns is not moved any more. Monsters weaken together; explorers clockwise before them.
- variant sunlit_rooms: tested at sunrise, whenever a Vampire enters a room, and when the Mystic Elevator has moved.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import make_attack
from housebound.games.betrayal.cards_in_hand import discard_held, holder_of, holds
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.dice import FIXED_ROLL, roll, trait_roll
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.arrivals import choose_tokens_side
from housebound.games.betrayal.haunts.collapse import occupied
from housebound.games.betrayal.haunts.conversion import killers_win, note_killer, raise_all
from housebound.games.betrayal.haunts.far_away import at_least, gaps, refuge
from housebound.games.betrayal.haunts.figures import (
    add_monster,
    advance_track,
    any_hero_lives,
    heroes_in_house,
    monsters,
)
from housebound.games.betrayal.haunts.h30_vampires import (
    AWAKE,
    BRIDE,
    DRACULA,
    HOLY_SYMBOL,
    burn,
    destroy,
    dominate,
    drive_back,
    is_domination,
    is_there,
    is_vampire,
    reaches,
    sex,
    sleeps,
    symbol_in,
    weaken,
)
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.names import names_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import rooms_of
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import (
    rooms_in_house,
)
from housebound.games.betrayal.moving import affordable
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    SETTING_UP,
    House,
)
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import (
    CARDS,
    CHAPEL,
    FIGURES,
    HEROES,
    MIGHT,
    ROOMS,
    SANITY,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

DOMINATE = VERBS.verb("dominate", FIGURES)
HOLY_GROUND = NoticeKind("holy_ground", figure=FIGURES, room=ROOMS)
SUN_RISES = NoticeKind("sun_rises")

GIRL, SPEAR = CARDS["girl"], CARDS["spear"]
TOMBS = (ROOMS["crypt"], ROOMS["graveyard"])
FAR_ENOUGH = 4  # from Dracula to the nearest explorer, if the house is that large
HOLY_TARGET = 6
RUN = 8  # spaces that the general bot looks ahead when it flees


class TombData(HauntData):
    """The sun, how much it has taken from the monsters, and the rooms closed to whoever acts now."""

    __slots__ = ("killers", "sun", "turned_away", "weak")

    sun: bool
    weak: int  # points lost by each trait of Dracula and the Bride
    killers: int  # seats whose Vampire has killed or turned a hero, as bits
    turned_away: int  # holy rooms that the acting Vampire has failed to enter in this turn, as bits


class TombOfDracula(Haunt):
    number = 30
    harmless_setup = True

    # -- beginning

    def fresh_data(self, g: House) -> TombData:
        data = TombData()
        data.sun = False
        data.weak = data.killers = data.turned_away = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor). The traitor is a Vampire, Dracula lies in his tomb or far away, the Girl is the Bride."""
        raise_all(g, g.traitor)
        room = yield from choose_room(g, g.traitor, g.traitor, _tombs(g), "tomb", "BET-PREP-6")
        side = yield from choose_tokens_side(g, room)
        add_monster(g, DRACULA, room, side)
        holder = holder_of(g, GIRL)
        if holder >= 0:
            discard_held(g, holder, GIRL)
        lair = holder if holder >= 0 else g.traitor
        add_monster(g, BRIDE, g.room[lair], g.side[lair])
        advance_track(g, 0)

    # -- timeline

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """HC-11. The start of the traitor turn, whatever became of the traitor: T + 1, weakening, sunrise."""
        g.data.turned_away = 0
        if seat != g.traitor:
            return
        advance_track(g, g.track + 1)
        if g.data.sun:
            yield from weaken(g)
            return
        result = yield from roll(g, first_hero(g), g.rules.seats, FIXED_ROLL)
        if result < g.track:
            g.data.sun = True
            g.tell(EVERYONE, SUN_RISES)
            yield from burn(g)

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        printed = self.kinds[g.kind[figure]].traits[trait]
        return max(0, printed - g.data.weak) if printed >= 0 else printed

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        return burn(g) if g.data.sun else NOTHING

    def elevator_moved(self, g: House) -> Script[None]:
        return burn(g) if g.data.sun else NOTHING

    # -- what Vampires can do

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        g.data.turned_away = 0
        return False
        yield

    def can_move(self, g: House, figure: int) -> bool:
        """Dracula lies still until the track shows 2."""
        return not sleeps(g, figure)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        return "BET-GEN-5" if sleeps(g, attacker) else super().may_attack(g, attacker, target, trait, card)

    def held_back(self, g: House, figure: int, room: int) -> Script[bool]:
        """Holy ground: the Chapel, and the room of a hero with the Holy Symbol. One Sanity roll of 6 or more."""
        if not is_vampire(g, figure) or not (room == CHAPEL or symbol_in(g, room)):
            return False
        if (yield from trait_roll(g, figure, SANITY)) >= HOLY_TARGET:
            return False
        g.data.turned_away |= 1 << room
        g.tell(EVERYONE, HOLY_GROUND, g.word[figure], room)
        return True

    def barred(self, g: House, figure: int, room: int) -> str:
        return "BET-DICE-5" if figure == g.acting and room >= 0 and g.data.turned_away >> room & 1 else ""

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        """Domination, in place of the attack: a hero of the opposite sex, here or through a door."""
        if not is_vampire(g, figure):
            return
        for hero in heroes_in_house(g):
            if not reaches(g, figure, hero):
                continue
            why = "BET-GEN-5" if sleeps(g, figure) or sex(g, figure) == sex(g, hero) else ""
            offer_unless(attack_spent(g) or why, DOMINATE(g.word[hero]), ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        return make_attack(g, Attack(figure, g.word.index(option.args[0]), SANITY))

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """Domination turns and moves; a hero's Spear destroys any Vampire."""
        if is_domination(g, attack):
            yield from dominate(g, attack)
            return True
        if attack.card == SPEAR and not is_vampire(g, attack.attacker) and is_vampire(g, attack.target):
            yield from destroy(g, attack.target, attack.attacker)
            return True
        return False

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """A Vampire that fails to dominate is not hurt."""
        return is_domination(g, attack)
        yield

    def fight_over(self, g: House, attack: Attack) -> Script[None]:
        """Drive back: the Holy Symbol in the hand of a hero who has won in the same room."""
        hero, vampire = attack.attacker, attack.target
        if is_vampire(g, hero) or not is_vampire(g, vampire) or not holds(g, hero, HOLY_SYMBOL):
            return NOTHING
        if attack.ranged or attack.difference <= 0 or not (is_there(g, vampire) and is_there(g, hero)):
            return NOTHING
        return drive_back(g, attack)

    # -- winning

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if g.team[seat] == HEROES:
            note_killer(g, killer)
        return NOTHING

    def winner(self, g: House) -> int:
        """The heroes: Dracula and the Bride are destroyed. The traitor need not be."""
        if g.phase == SETTING_UP or monsters(g) or not any_hero_lives(g):
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House) -> int:
        return killers_win(g)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        vampires = [seat for seat in range(g.rules.seats) if is_vampire(g, seat) and g.fate[seat] == IN_HOUSE]
        return {
            "sun": g.data.sun,
            "weakened": g.data.weak,
            "vampires": names_of(g, vampires),
            "vampire_killers": names_of(g, card_numbers(g.data.killers)),
        }

    def check(self, g: House) -> None:
        assert g.data.sun or not g.data.weak, "Vampires weaken before the sun is up"
        assert all(0 not in self._traits(g, figure) for figure in monsters(g)), "a Vampire stands with a trait at 0"

    def _traits(self, g: House, figure: int) -> tuple[int, ...]:
        return tuple(self.trait_of(g, figure, trait) for trait in range(4))

    def goals(self, g: House, seat: int) -> list[Goal]:
        if is_vampire(g, seat):
            return _vampire_goals(g, seat)
        return _hero_goals(g, seat)


def _vampire_goals(g: House, seat: int) -> list[Goal]:
    """Kill; dominate whoever is weaker of mind than of body, or cannot be reached otherwise."""
    heroes = tuple(heroes_in_house(g))
    figure = g.acting if g.acting >= FIRST_MONSTER else seat
    verbs: list[str] = []
    if g.room[figure] >= 0:
        for hero in heroes:
            mind = value(g, figure, SANITY) - value(g, hero, SANITY)
            body = value(g, figure, MIGHT) - value(g, hero, MIGHT)
            near = g.room[hero] == g.room[figure] or affordable(g, figure, 1)
            if mind > 0 and (mind > body or not near):
                verbs.append(DOMINATE(g.word[hero]).name)
    return [Goal(targets=heroes, verbs=(*verbs, YES.name))]


def _hero_goals(g: House, seat: int) -> list[Goal]:
    """Spear and Holy Symbol; with the Spear the hunt is on, without it the sun must be lived to see."""
    vampires = [figure for figure in range(len(g.room)) if is_there(g, figure) and is_vampire(g, figure)]
    chiefs = tuple(figure for figure in vampires if figure >= FIRST_MONSTER)
    if holds(g, seat, SPEAR):
        return [Goal(targets=chiefs)]
    danger = rooms_of(g, vampires)
    arms = Goal(cards=(SPEAR, HOLY_SYMBOL), avoid=danger)
    chapel = 1 << CHAPEL if g.square[CHAPEL] >= 0 and not danger >> CHAPEL & 1 else 0
    if g.track < AWAKE and not chapel:
        return [arms, Goal(explore=True)]
    return [arms, Goal(rooms=chapel or refuge(g, g.room[seat], RUN, [g.room[figure] for figure in vampires], danger))]


def _tombs(g: House) -> list[int]:
    """Setup (traitor) 2. Crypt or Graveyard; else an empty room far from everybody; else the farthest empty one."""
    tombs = [room for room in TOMBS if g.square[room] >= 0]
    empty = [room for room in rooms_in_house(g) if not occupied(g, room)]
    return tombs or at_least(gaps(g, g.room[: g.rules.seats]), FAR_ENOUGH, empty)


present(TombOfDracula)
