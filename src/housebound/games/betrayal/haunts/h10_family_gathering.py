"""Haunt 10, Family Gathering. The traitor has become the Madman, and his family of Zombies gathers.

The Zombies follow whom they see. The heroes lure each of them into a room that mattered to it in life, where it may be
trapped for good, and win when all are. The traitor's side wins when all heroes are dead.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import throw
from housebound.games.betrayal.haunts.arrivals import bring_monster, choose_one_each
from housebound.games.betrayal.haunts.figures import (
    add_monster,
    advance_track,
    heroes_in_house,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.haunts.forced_moves import hunt_by_sight, in_view
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.names import named_pairs, names_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.set_aside import set_aside_companion
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import rooms_in_house
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    PHYSICAL,
    ROOMS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script

CALLED_HOME = NoticeKind("called_home", figure=FIGURES, room=ROOMS)
TRAPPED = NoticeKind("zombie_trapped", figure=FIGURES, room=ROOMS)

MADMAN_CARD = CARDS["madman"]
ZOMBIE, MADMAN = range(2)
"""The kinds of monsters, in the order of the content file."""
TRAP_ROOMS = sum(
    1 << ROOMS[word] for word in ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
)
TRAP_TARGET = 4
MADMAN_LIVES = 5


class GatheringData(HauntData):
    """`trapped`: Zombies that lie face down, `used`: rooms that hold one, as bits; `pursued`: see `forced_moves`."""

    __slots__ = ("pursued", "trapped", "used")

    trapped: list[int]
    used: int
    pursued: dict[int, int]


class FamilyGathering(Haunt):
    number = 10
    harmless_setup = True

    # -- beginning

    def fresh_data(self, g: House) -> GatheringData:
        data = GatheringData()
        data.trapped = []
        data.used = 0
        data.pursued = {}
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor's explorer is dead and the Madman stands in its place; P Zombies come; the track is at 0."""
        room, side = g.room[g.traitor], g.side[g.traitor]
        set_aside_companion(g, MADMAN_CARD)
        yield from die(g, g.traitor, BY_HAUNT)
        add_monster(g, MADMAN, room, side)
        for left in range(g.rules.seats, 0, -1):
            room = yield from choose_one_each(g, g.traitor, self._rooms_for_zombie(g), left, "zombie_room")
            yield from bring_monster(g, ZOMBIE, room)
        advance_track(g, 0)

    def _rooms_for_zombie(self, g: House) -> list[int]:
        """Omen rooms, one Zombie each; then rooms without an event, one each while that is possible."""
        taken = {g.room[figure] for figure in monsters(g, ZOMBIE)}
        omens = [room for room in OMEN_ROOMS if g.square[room] >= 0 and room not in taken]
        quiet = [room for room in rooms_in_house(g) if room not in EVENT_ROOMS]
        return omens or [room for room in quiet if room not in taken] or quiet

    # -- traps

    def is_trapped(self, g: House, figure: int) -> bool:
        return figure in g.data.trapped

    def _is_trap(self, g: House, room: int) -> bool:
        return bool((TRAP_ROOMS & ~g.data.used) >> room & 1)

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        if figure >= FIRST_MONSTER and g.kind[figure] == ZOMBIE:
            self._spring_trap(g, figure)
        return
        yield

    def _spring_trap(self, g: House, figure: int) -> None:
        """The room is named to all, then the Zombie rolls its Knowledge: less than 4, and it stays there for good."""
        room = g.room[figure]
        if self.is_trapped(g, figure) or g.stunned[figure] or not self._is_trap(g, room):
            return
        g.tell(EVERYONE, CALLED_HOME, g.word[figure], room)
        if throw(g, figure, self.trait_of(g, figure, KNOWLEDGE)) >= TRAP_TARGET:
            return
        g.data.trapped.append(figure)
        g.data.used |= 1 << room
        g.data.pursued.pop(figure, None)
        g.tell(EVERYONE, TRAPPED, g.word[figure], room)
        check_win(g)

    # -- the monsters

    def can_be_moved(self, g: House, figure: int) -> bool:
        return not self.is_trapped(g, figure)

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        return not self.is_trapped(g, figure)

    def must_act(self, g: House, figure: int) -> bool:
        """A Zombie that sees a hero must move or attack, one in a trap must roll."""
        return g.kind[figure] == ZOMBIE and (self._is_trap(g, g.room[figure]) or bool(in_view(g, figure)))

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        """A Zombie follows whom it sees; the Madman does as he likes."""
        if g.kind[figure] != ZOMBIE:
            return False
        self._spring_trap(g, figure)
        yield from hunt_by_sight(g, figure)
        return True

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return not self.is_trapped(g, figure) and super().slows(g, figure, mover)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if self.is_trapped(g, target):
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return not self.is_trapped(g, victim)

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """Physical damage to the Madman is noted on the track, and kills him at 5; anything else stuns as usual."""
        if g.kind[figure] != MADMAN or kind != PHYSICAL:
            return False
        advance_track(g, min(g.track + steps, MADMAN_LIVES))
        if g.track >= MADMAN_LIVES:
            remove_monster(g, figure)
        return True
        yield

    # -- winning

    def winner(self, g: House) -> int:
        return self.team_seats(g, HEROES) if len(g.data.trapped) >= g.rules.seats else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """The Zombies that are trapped lie on the table face down; the rooms that hold them are the used ones."""
        return {
            "trapped": names_of(g, sorted(g.data.trapped)),
            "madman_damage": g.track,
            "pursued": named_pairs(g, g.data.pursued.items()),
        }

    def check(self, g: House) -> None:
        assert len(set(g.data.trapped)) == g.data.used.bit_count(), "each trap holds one Zombie"
        assert not g.data.used & ~TRAP_ROOMS, "a Zombie is trapped where there is no trap"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] != HEROES:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        # whoever waits in a trap is the bait: the Zombie has to roll before it attacks
        traps = laid(g, card_numbers(TRAP_ROOMS & ~g.data.used))
        loose = [figure for figure in monsters(g) if not self.is_trapped(g, figure) and not g.stunned[figure]]
        danger = rooms_of(g, loose)
        return [Goal(rooms=traps, avoid=danger, explore=not traps)]


present(FamilyGathering)
