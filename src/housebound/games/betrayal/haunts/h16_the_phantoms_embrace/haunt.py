"""Haunt 16, The Phantom's Embrace. A Phantom holds the Girl somewhere below, and under his feet a bomb is ticking.

He shows himself to a hero who discovers a room of the basement with an event or omen symbol, and that hero must fight
him at once. The heroes win when he is dead and either his bomb is defused or the Girl is carried out of the house; the
traitor's side wins when the house blows up before that.

Decided here where the text is silent: with no card drawn the discoverer's movement is not over. The Phantom comes to
whoever enters the room: not if the discoverer dies at its threshold. If the weapon chosen for the forced fight fails
before the blow (Sacrificial Dagger), there was no attack, and the Phantom stays until he is attacked. The Dynamite and
falls do nothing to him. A room keeps its marker when the Mystic Elevator carries it to another floor, but only rooms
that lie in the basement now are counted. The Girl, once rescued, is a companion like any other.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.figures.belongings import get_card, holder_of
from housebound.games.betrayal.figures.dice import throw_all
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    heroes_in_house,
    living_heroes,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import end
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.front_door import (
    GO_OUT,
    OPEN_DOOR,
    go_out,
    is_open,
    offer_leaving,
    offer_opening,
)
from housebound.games.betrayal.haunts.parts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.set_aside import set_aside_companion
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import distances, floor_of, has_open_doorway, open_doorways, rooms_on
from housebound.games.betrayal.numbers import Figure, Room, Seat, Side
from housebound.games.betrayal.play.attack import ARMED_BITS, EXTRA_DICE, TRAIT_OF, attack_of, make_attack, option_of
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import FIRST_MONSTER, OUTSIDE, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    BASEMENT_LANDING,
    CARDS,
    COUNT,
    ENTRANCE_HALL,
    EVENT,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    OMEN,
    PURPOSES,
    ROOMS,
    SPEED,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced
from housebound.kernel.sets import has, just, set_of, without

DEFUSE = VERBS.verb("defuse_bomb", rule="H16-BOMB-1")()
APPEARED = NoticeKind("phantom_appeared", room=ROOMS)
FLED = NoticeKind("phantom_fled")
SLAIN = NoticeKind("phantom_slain", figure=FIGURES, room=ROOMS)
BOMB_DEFUSED = NoticeKind("phantom_bomb_defused", figure=FIGURES)
TICKING = NoticeKind("bomb_ticks", result=COUNT)
BLOWN_UP = NoticeKind("house_blown_up")

GIRL = CARDS["girl"]
DEFUSE_TARGET, DOOR_TARGET = 7, 6
DOOR_TRAITS = (KNOWLEDGE, MIGHT)
BLAST = {3: 8, 4: 7, 5: 6, 6: 5}
"""H16-BOMB-3. Players -> the total of T dice at which the house blows up."""


class PhantomData(HauntData):
    """`markers`: rooms where the Phantom was, as bits; `bomb_room`: where he was killed, or -1; `door`: `front_door`"""

    __slots__ = ("bomb_room", "defused", "door", "markers")

    markers: int
    bomb_room: int
    defused: bool
    door: int


class ThePhantomsEmbrace(Haunt[PhantomData]):
    """H16-KNOW-1, H16-KNOW-2: each side reads its own page. H16-PHANTOM-1: his numbers stand in the content."""

    number = 16
    harmless_setup = True  # H16-SETUP-2

    # -- beginning

    def fresh_data(self, g: House) -> PhantomData:
        data = PhantomData()
        data.markers = 0
        data.bomb_room = -1
        data.defused = False
        data.door = 0
        return data

    def set_up(self, g: House[PhantomData]) -> Script[None]:
        """H16-SETUP-1, H16-SETUP-2, H16-SETUP-3. The Girl is gone, nobody has seen the Phantom yet; T = 0."""
        set_aside_companion(g, GIRL)
        advance_track(g, 0)
        return NOTHING

    # -- where the Phantom shows himself

    def _is_about(self, g: House[PhantomData]) -> bool:
        """Whether he is alive and not in the house."""
        return g.data.bomb_room < 0 and not monsters(g)

    def _appear(self, g: House[PhantomData], room: Room, side: Side) -> int:
        """H16-APPEAR-1, H16-APPEAR-4. He stands there with the Girl, and the room has its marker."""
        g.data.markers |= just(room)
        g.tell(EVERYONE, APPEARED, room)
        return add_monster(g, 0, room, side)

    def discovered(self, g: House[PhantomData], seat: Seat, room: Room) -> Script[bool]:
        """H16-APPEAR-1, H16-APPEAR-2, H16-APPEAR-3. To a hero below, in a room with an event or omen symbol.

        The fight takes the place of the card.
        """
        calls = g.team[seat] == HEROES and floor_of(g, room) == BASEMENT and SYMBOL[room] in (EVENT, OMEN)
        if not calls or not self._is_about(g):
            return False
        g.drawn_for |= just(room)
        phantom = self._appear(g, room, g.side[seat])

        def offers(g: House[PhantomData], _: int, ask: Ask) -> None:
            ask.options += [option_of(g, phantom, card) for card in (-1, *_weapons(g, seat))]

        decision = Decision(seat, "phantom_fight", offers, "H16-APPEAR-3", g.word[seat])
        yield from make_attack(g, attack_of(g, seat, (yield from forced(g, decision))))
        return True

    def on_monster_turn_start(self, g: House[PhantomData]) -> Script[None]:
        """H16-APPEAR-4, H16-APPEAR-5, H16-APPEAR-7. Nothing is left to explore: into a room with no marker."""
        if not self._is_about(g) or not _fully_explored(g):
            return
        below = rooms_on(g, BASEMENT)
        if not set_of(below) & ~g.data.markers:
            g.data.markers = 0
        rooms = [room for room in below if not has(g.data.markers, room)]
        room = yield from choose_room(g, g.traitor, g.traitor, rooms, "phantom_room", "H16-APPEAR-4")
        side = yield from choose_side(g, g.traitor, room)
        self._appear(g, room, side)

    # -- the Phantom

    def acts_in_monster_turn(self, g: House[PhantomData], figure: Figure) -> bool:
        """H16-PHANTOM-2. He never attacks and never moves."""
        return False

    def can_be_moved(self, g: House[PhantomData], figure: Figure) -> bool:
        """H16-PHANTOM-2. Nor does any effect move him."""
        return figure < FIRST_MONSTER

    def slows(self, g: House[PhantomData], figure: Figure, mover: Figure) -> bool:
        """H16-PHANTOM-3. He lets everybody pass."""
        return figure < FIRST_MONSTER and super().slows(g, figure, mover)

    def hurt_monster(
        self, g: House[PhantomData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H16-PHANTOM-3. He cannot be stunned, and nothing else hurts him."""
        return True
        yield

    def attack_won(self, g: House[PhantomData], attack: Attack) -> Script[bool]:
        """H16-FIGHT-2. The Phantom is dead, and the Girl goes with whoever killed him. Under him is the bomb."""
        if attack.target < FIRST_MONSTER:
            return False
        g.data.bomb_room = g.room[attack.target]
        g.tell(EVERYONE, SLAIN, g.word[attack.attacker], g.data.bomb_room)
        remove_monster(g, attack.target)
        g.gone = without(g.gone, GIRL)
        get_card(g, attack.attacker, GIRL)
        return True
        yield

    def fight_over(self, g: House[PhantomData], attack: Attack) -> Script[None]:
        """H16-FIGHT-3, H16-FIGHT-4. On a tie, and after a loss with its damage, he leaves the house with the Girl."""
        if attack.target >= FIRST_MONSTER and g.kind[attack.target] >= 0:
            remove_monster(g, attack.target)
            g.tell(EVERYONE, FLED)
        return NOTHING

    def never_stolen(self, g: House[PhantomData]) -> int:
        """H16-GIRL-1. Not even instead of damage."""
        return just(GIRL)

    # -- actions of the heroes

    def offer(self, g: House[PhantomData], figure: Figure, ask: Ask) -> None:
        """H16-BOMB-1, H16-DOOR-1, H16-DOOR-2. The bomb once it has been seen; the front door at any time."""
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        if g.data.bomb_room >= 0:
            offer_task(g, DEFUSE, ask, "" if g.room[figure] == g.data.bomb_room else "H16-BOMB-1")
        offer_opening(g, figure, DOOR_TRAITS, ask)
        offer_leaving(g, figure, ask)

    def perform(self, g: House[PhantomData], figure: Figure, option: Option) -> Script[None]:
        if option is DEFUSE:
            if (yield from task_roll(g, figure, KNOWLEDGE, needed=DEFUSE_TARGET)) >= DEFUSE_TARGET:
                g.data.defused = True
                g.tell(EVERYONE, BOMB_DEFUSED, g.word[figure])
        elif option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)

    # -- timeline

    def on_turn_end(self, g: House[PhantomData], seat: Seat) -> Script[None]:
        """H16-BOMB-2, H16-BOMB-3, H16-WIN-2. End of each traitor turn (HC-11): T + 1, and T dice (HC-30)."""
        if seat == g.traitor:
            advance_track(g, g.track + 1)
            result = throw_all(g, seat, g.track, PURPOSES["bomb"])
            g.tell(EVERYONE, TICKING, min(result, 40))
            if result >= BLAST[g.rules.seats]:
                g.tell(EVERYONE, BLOWN_UP)
                end(g, self.team_seats(g, TRAITOR), "BET-WIN-1")
        return NOTHING

    # -- winning

    def winner(self, g: House[PhantomData]) -> int:
        """H16-WIN-1, H16-WIN-4, H16-GIRL-2. The Girl is out, or the bomb defused; or all have run away without her.

        The death of all heroes (H16-WIN-3) is seen by the rulebook (BET-WIN-6).
        """
        if g.data.bomb_room >= 0 and (g.data.defused or _girl_is_out(g)):
            return self.team_seats(g, HEROES)
        return CARRY_ON if heroes_in_house(g) or not living_heroes(g) else self.team_seats(g, TRAITOR)

    def rule_met(self, g: House[PhantomData]) -> str:
        """H16-WIN-2, H16-WIN-4. The house has blown up, or nobody was left in it to save the Girl."""
        fled = g.why == "BET-WIN-1" and g.winners & self.team_seats(g, TRAITOR) and not heroes_in_house(g)
        return "H16-WIN-4" if fled else super().rule_met(g)

    # -- what everybody sees

    def shown(self, g: House[PhantomData], seat: Seat) -> dict[str, Any]:
        bomb = g.data.bomb_room
        return {
            "phantom_markers": room_names(g.data.markers),
            "bomb_room": ROOMS.words[bomb] if bomb >= 0 else "",
            "front_door_open": is_open(g, HEROES),
        }

    def check(self, g: House[PhantomData]) -> None:
        with_phantom = has(g.gone, GIRL)
        assert with_phantom == (g.data.bomb_room < 0), "the Girl is with the Phantom as long as he lives"
        assert not (monsters(g) and g.data.bomb_room >= 0), "the Phantom is dead and in the house"
        assert g.data.bomb_room >= 0 or not g.data.defused, "nobody has seen the bomb that was defused"
        assert all(has(g.data.markers, g.room[figure]) for figure in monsters(g)), "no marker where the Phantom is"

    # -- for the general bot

    def goals(self, g: House[PhantomData], seat: Seat) -> list[Goal]:
        if g.team[seat] != HEROES:
            owner = holder_of(g, GIRL)
            return [Goal(targets=(owner,) if owner in heroes_in_house(g) else tuple(heroes_in_house(g)))]
        return self._goals_of_hunter(g, seat) if g.data.bomb_room < 0 else self._goals_with_bomb(g, seat)

    def _goals_of_hunter(self, g: House[PhantomData], seat: Seat) -> list[Goal]:
        """Whoever has a chance looks for the Phantom and fights him; the others open the way out first."""
        dice, card = _goal_weapon(g, seat)
        phantom = sole_monster(g)
        if phantom >= 0:
            hunt = Goal(rooms=just(g.room[phantom]), verbs=(option_of(g, phantom, card).name,))
        elif _fully_explored(g):
            hunt = Goal(rooms=just(BASEMENT_LANDING))
        else:
            doorways = set_of(room for room, _ in open_doorways(g, BASEMENT))
            hunt = Goal(rooms=doorways, verbs=("explore",), explore=True)
        weak = dice < FAIR_CHANCE and any(_goal_weapon(g, other)[0] >= FAIR_CHANCE for other in heroes_in_house(g))
        return [_WAY_OUT] if weak and not is_open(g, HEROES) else [hunt]

    def _goals_with_bomb(self, g: House[PhantomData], seat: Seat) -> list[Goal]:
        """The Girl is carried out; who is nearer to the bomb than to the door, or clever, tries to defuse it."""
        bomb = g.data.bomb_room
        far = distances(g, g.room[seat])
        clever = value(g, seat, KNOWLEDGE) >= CLEVER
        carries = holder_of(g, GIRL) == seat
        leaves = far[ENTRANCE_HALL] >= 0 and not clever and (carries or not is_open(g, HEROES))
        if leaves and (carries or not 0 <= far[bomb] <= far[ENTRANCE_HALL]):
            return [Goal(verbs=(DEFUSE.name,)), _LEAVE if carries else _WAY_OUT]
        return [Goal(rooms=just(bomb), verbs=(DEFUSE.name,))]


FAIR_CHANCE = 4
"""For the general bot: dice with which a fight against the Phantom is worth seeking."""
CLEVER = 5
"""For the general bot: Knowledge with which one stays with the bomb."""
_WAY_OUT = Goal(rooms=just(ENTRANCE_HALL), verbs=(OPEN_DOOR.name,))
_LEAVE = Goal(rooms=just(ENTRANCE_HALL), verbs=(GO_OUT.name, OPEN_DOOR.name))


def _fully_explored(g: House[PhantomData]) -> bool:
    """H16-APPEAR-6. No basement tile is left in the stack and its discard pile, or no doorway is open there."""
    return not has(g.findable, BASEMENT) or not has_open_doorway(g, BASEMENT)


def _girl_is_out(g: House[PhantomData]) -> bool:
    owner = holder_of(g, GIRL)
    return 0 <= owner < FIRST_MONSTER and g.team[owner] == HEROES and g.fate[owner] == OUTSIDE


def _weapons(g: House[PhantomData], seat: Seat) -> list[int]:
    """H16-FIGHT-1. What the hero may use against the Phantom, who has no Speed: weapons for Might, and the Ring."""
    ready = g.held[seat] & ARMED_BITS & ~g.used
    return [card for card in card_numbers(ready) if TRAIT_OF[card] != SPEED and not g.haunt.card_off(g, seat, card)]


def _goal_weapon(g: House[PhantomData], seat: Seat) -> tuple[int, int]:
    """The most dice with which the hero can attack him, and with which card (-1: by hand)."""
    armed = [(value(g, seat, TRAIT_OF[card]) + EXTRA_DICE[card], card) for card in _weapons(g, seat)]
    return max([(value(g, seat, MIGHT), -1), *armed])
