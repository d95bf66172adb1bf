"""Haunt 30, Tomb of Dracula. Dracula wakes, his Bride and the traitor serve him, and heroes are killed or turned.

The heroes destroy Dracula and the Bride with the Spear, or live to see the sun do it.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import discard_held, holder_of, holds
from housebound.games.betrayal.figures.dice import fixed_roll, say_deed, trait_roll
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    any_hero_lives,
    heroes_in_house,
    monsters,
)
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.data import TombData
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.vampires import (
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
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import choose_tokens_side
from housebound.games.betrayal.haunts.parts.collapse import occupied
from housebound.games.betrayal.haunts.parts.conversion import killers_win, note_killer, raise_all
from housebound.games.betrayal.haunts.parts.far_away import at_least, gaps, refuge
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.moving import affordable
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    SETTING_UP,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    CHAPEL,
    FIGURES,
    HEROES,
    MIGHT,
    PURPOSES,
    ROOMS,
    SANITY,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

DOMINATE = VERBS.verb("dominate", FIGURES, rule="H30-DOMINATE-1")
HOLY_GROUND = NoticeKind("holy_ground", figure=FIGURES, room=ROOMS)
SUN_RISES = NoticeKind("sun_rises")

GIRL, SPEAR = CARDS["girl"], CARDS["spear"]
TOMBS = (ROOMS["crypt"], ROOMS["graveyard"])
FAR_ENOUGH = 4  # from Dracula to the nearest explorer, if the house is that large
HOLY_TARGET = 6
RUN = 8  # spaces that the general bot looks ahead when it flees


class TombOfDracula(Haunt[TombData]):
    """H30-KNOW-1, H30-KNOW-2, H30-KNOW-3, H30-KNOW-4: each side reads its own page.

    H30-VAMPIRE-2, H30-VAMPIRE-3: the numbers of the monsters stand in the content. H30-VAMPIRE-5, H30-HEROES-2,
    H30-DOMINATE-6: all attacks but Domination and those with the Spear are the rulebook's.
    """

    number = 30
    harmless_setup = True  # H30-SETUP-3

    # -- beginning

    def fresh_data(self, g: House) -> TombData:
        data = TombData()
        data.sun = False
        data.weak = data.killers = data.turned_away = 0
        return data

    def set_up(self, g: House[TombData]) -> Script[None]:
        """H30-SETUP-1, H30-SETUP-2, H30-SETUP-3, H30-SETUP-4. The traitor's steps.

        The traitor is a Vampire, Dracula lies in his tomb or far away, the Girl is the Bride.
        """
        raise_all(g, g.traitor)
        room = yield from choose_room(g, g.traitor, g.traitor, _tombs(g), "tomb", "H30-SETUP-2")
        side = yield from choose_tokens_side(g, room)
        add_monster(g, DRACULA, room, side)
        holder = holder_of(g, GIRL)
        if holder >= 0:
            discard_held(g, holder, GIRL)
        lair = holder if holder >= 0 else g.traitor
        add_monster(g, BRIDE, g.room[lair], g.side[lair])
        advance_track(g, 0)

    # -- timeline

    def on_turn_start(self, g: House[TombData], seat: Seat) -> Script[None]:
        """H30-TIME-1, H30-TIME-2, H30-TIME-3, HC-11. The start of the traitor turn: T + 1, weakening, sunrise."""
        g.data.turned_away = 0
        if seat != g.traitor:
            return
        advance_track(g, g.track + 1)
        if g.data.sun:
            yield from weaken(g)
            return
        result = yield from fixed_roll(g, first_hero(g), g.rules.seats, PURPOSES["sunrise"])
        if result < g.track:
            g.data.sun = True
            g.tell(EVERYONE, SUN_RISES)
            yield from burn(g)

    def trait_of(self, g: House[TombData], figure: Figure, trait: Trait) -> int:
        """H30-TIME-2. What the sun has left of a monster's number."""
        printed = self.kinds[g.kind[figure]].traits[trait]
        return printed if printed == LACKING else printed - g.data.weak

    def on_enter(self, g: House[TombData], figure: Figure, room: Room) -> Script[None]:
        """H30-TIME-4. Into the light."""
        return burn(g) if g.data.sun else NOTHING

    def elevator_moved(self, g: House[TombData]) -> Script[None]:
        """H30-TIME-4. A window may be false no more."""
        return burn(g) if g.data.sun else NOTHING

    # -- what Vampires can do

    def before_monster(self, g: House[TombData], figure: Figure) -> Script[bool]:
        """H30-HOLY-3. No room has turned this one away yet."""
        g.data.turned_away = 0
        return False
        yield

    def may_move(self, g: House[TombData], figure: Figure) -> str:
        """H30-VAMPIRE-4. Dracula lies still until the track shows 2."""
        return "H30-VAMPIRE-4" if sleeps(g, figure) else ""

    def may_attack(self, g: House[TombData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H30-VAMPIRE-4. Nor does he attack."""
        return "H30-VAMPIRE-4" if sleeps(g, attacker) else super().may_attack(g, attacker, target, trait, card)

    def held_back(self, g: House[TombData], figure: Figure, room: Room) -> Script[bool]:
        """H30-HOLY-1, H30-HOLY-2, H30-HOLY-4, H30-HOLY-5. Whoever steps onto holy ground rolls once.

        Holy are the Chapel and the room of a hero with the Holy Symbol. Who is there already, or is put there, steps
        nowhere.
        """
        if not is_vampire(g, figure) or not (room == CHAPEL or symbol_in(g, room)):
            return False
        say_deed(g, figure, "step_onto_holy_ground")
        if (yield from trait_roll(g, figure, SANITY, needed=HOLY_TARGET, openly=False)) >= HOLY_TARGET:
            return False
        g.data.turned_away |= just(room)
        g.tell(EVERYONE, HOLY_GROUND, g.word[figure], room)
        return True

    def barred(self, g: House[TombData], figure: Figure, room: Room) -> str:
        """H30-HOLY-3. What has turned it away is closed for this turn."""
        return "H30-HOLY-3" if figure == g.acting and room >= 0 and has(g.data.turned_away, room) else ""

    def offer(self, g: House[TombData], figure: Figure, ask: Ask) -> None:
        """H30-DOMINATE-1. In place of the attack: a hero of the opposite sex, here or through a door."""
        if not is_vampire(g, figure):
            return
        for hero in heroes_in_house(g):
            if not reaches(g, figure, hero):
                continue
            why = "H30-DOMINATE-1" if sex(g, figure) == sex(g, hero) else attack_spent(g)
            ask.offer(DOMINATE(g.word[hero]), unless=self.may_move(g, figure) or why)

    def perform(self, g: House[TombData], figure: Figure, option: Option) -> Script[None]:
        return make_attack(g, Attack(figure, g.word.index(option.args[0]), SANITY))

    def attack_won(self, g: House[TombData], attack: Attack) -> Script[bool]:
        """H30-DOMINATE-3, H30-HEROES-1. Domination turns and moves; a hero's Spear destroys any Vampire."""
        if is_domination(g, attack):
            yield from dominate(g, attack)
            return True
        if attack.card == SPEAR and is_vampire(g, attack.target):
            yield from destroy(g, attack.target, attack.attacker)
            return True
        return False

    def attack_lost(self, g: House[TombData], attack: Attack) -> Script[bool]:
        """H30-DOMINATE-4. A Vampire that fails to dominate is not hurt."""
        return is_domination(g, attack)
        yield

    def fight_over(self, g: House[TombData], attack: Attack) -> Script[None]:
        """H30-HEROES-3. The Holy Symbol in the hand of a hero who has won in the same room."""
        if not is_vampire(g, attack.target) or not holds(g, attack.attacker, HOLY_SYMBOL):
            return NOTHING
        return drive_back(g, attack) if is_there(g, attack.target) and not attack.ranged else NOTHING

    # -- winning

    def on_death(self, g: House[TombData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H30-WIN-3. Whoever dealt the last damage to a hero."""
        if g.team[seat] == HEROES:
            note_killer(g, killer)
        return NOTHING

    def winner(self, g: House[TombData]) -> int:
        """H30-WIN-1. Dracula and the Bride are destroyed. The traitor need not be."""
        if g.phase == SETTING_UP or monsters(g) or not any_hero_lives(g):
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House[TombData]) -> int:
        """H30-WIN-2, H30-WIN-3. The traitor, and every Vampire that has killed or turned."""
        return killers_win(g)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[TombData], seat: Seat) -> dict[str, Any]:
        vampires = [seat for seat in range(g.rules.seats) if is_vampire(g, seat) and g.fate[seat] == IN_HOUSE]
        return {
            "sun": g.data.sun,
            "weakened": g.data.weak,
            "vampires": names_of(g, vampires),
            "vampire_killers": names_of(g, card_numbers(g.data.killers)),
        }

    def check(self, g: House[TombData]) -> None:
        assert g.data.sun or not g.data.weak, "Vampires weaken before the sun is up"
        assert all(0 not in self._traits(g, figure) for figure in monsters(g)), "a Vampire stands with a trait at 0"

    def _traits(self, g: House[TombData], figure: Figure) -> tuple[int, ...]:
        return tuple(self.trait_of(g, figure, trait) for trait in range(4))

    def goals(self, g: House[TombData], seat: Seat) -> list[Goal]:
        if is_vampire(g, seat):
            return _vampire_goals(g, seat)
        return _hero_goals(g, seat)


def _vampire_goals(g: House[TombData], seat: Seat) -> list[Goal]:
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


def _hero_goals(g: House[TombData], seat: Seat) -> list[Goal]:
    """Spear and Holy Symbol; with the Spear the hunt is on, without it the sun must be lived to see."""
    vampires = [figure for figure in range(len(g.room)) if is_there(g, figure) and is_vampire(g, figure)]
    chiefs = tuple(figure for figure in vampires if figure >= FIRST_MONSTER)
    if holds(g, seat, SPEAR):
        return [Goal(targets=chiefs)]
    danger = rooms_of(g, vampires)
    arms = Goal(cards=(SPEAR, HOLY_SYMBOL), avoid=danger)
    chapel = just(CHAPEL) if in_house(g, CHAPEL) and not has(danger, CHAPEL) else 0
    if g.track < AWAKE and not chapel:
        return [arms, Goal(explore=True)]
    return [arms, Goal(rooms=chapel or refuge(g, g.room[seat], RUN, [g.room[figure] for figure in vampires], danger))]


def _tombs(g: House[TombData]) -> list[int]:
    """H30-SETUP-2. Crypt or Graveyard; else an empty room far from everybody; else the farthest empty one."""
    tombs = [room for room in TOMBS if in_house(g, room)]
    empty = [room for room in rooms_in_house(g) if not occupied(g, room)]
    return tombs or at_least(gaps(g, g.room[: g.rules.seats]), FAR_ENOUGH, empty)
