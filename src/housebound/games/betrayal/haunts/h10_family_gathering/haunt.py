"""Haunt 10, Family Gathering. The traitor has become the Madman, and his family of Zombies gathers.

The Zombies follow whom they see. The heroes lure each of them into a room that mattered to it in life, where it may be
trapped for good, and win when all are. The traitor's side wins when all heroes are dead.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS, card_numbers
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    heroes_in_house,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster, choose_one_each
from housebound.games.betrayal.haunts.parts.forced_moves import hunt_by_sight, in_view
from housebound.games.betrayal.haunts.parts.names import named_pairs, names_of
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.parts.set_aside import set_aside_companion
from housebound.games.betrayal.haunts.parts.sharing import shared_out
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.state import House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    PHYSICAL,
    ROOMS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Script
from housebound.kernel.sets import has, just, set_of

CALLED_HOME = NoticeKind("called_home", figure=FIGURES, room=ROOMS)
TRAPPED = NoticeKind("zombie_trapped", figure=FIGURES, room=ROOMS)

MADMAN_CARD = CARDS["madman"]
ZOMBIE, MADMAN = range(2)
"""The kinds of monsters, in the order of the content file."""
TRAP_ROOMS = set_of(
    ROOMS[word] for word in ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
)
TRAP_TARGET = 4
MADMAN_LIVES = 5


class GatheringData(HauntData):
    """`trapped`: Zombies that lie face down, `used`: rooms that hold one, as bits; `pursued`: see `forced_moves`."""

    __slots__ = ("pursued", "trapped", "used")

    trapped: list[int]
    used: int
    pursued: dict[int, int]


class FamilyGathering(Haunt[GatheringData]):
    """H10-KNOW-1, H10-KNOW-2: each side has its page. H10-ZOMBIE-1, H10-MADMAN-1: numbers stand in the content."""

    number = 10
    harmless_setup = True  # H10-SETUP-2

    # -- beginning

    def fresh_data(self, g: House) -> GatheringData:
        data = GatheringData()
        data.trapped = []
        data.used = 0
        data.pursued = {}
        return data

    def set_up(self, g: House[GatheringData]) -> Script[None]:
        """H10-SETUP-1, H10-SETUP-2, H10-SETUP-3, H10-SETUP-5. The Madman stands where the traitor died.

        P Zombies come; the track is at 0.
        """
        room, side = g.room[g.traitor], g.side[g.traitor]
        set_aside_companion(g, MADMAN_CARD)
        yield from die(g, g.traitor, BY_HAUNT)
        add_monster(g, MADMAN, room, side)
        for left in range(g.rules.seats, 0, -1):
            rooms = self._rooms_for_zombie(g)
            room = yield from choose_one_each(g, g.traitor, rooms, left, "zombie_room", "H10-SETUP-3")
            yield from bring_monster(g, ZOMBIE, room)
        advance_track(g, 0)

    def _rooms_for_zombie(self, g: House[GatheringData]) -> list[int]:
        """H10-SETUP-3, H10-SETUP-4. Omen rooms; then rooms without an event; one Zombie each while that is possible."""
        taken = {g.room[figure] for figure in monsters(g, ZOMBIE)}
        omens = [room for room in OMEN_ROOMS if in_house(g, room) and room not in taken]
        quiet = [room for room in rooms_in_house(g) if room not in EVENT_ROOMS]
        return omens or [room for room in quiet if room not in taken] or quiet

    # -- traps

    def is_trapped(self, g: House[GatheringData], figure: Figure) -> bool:
        """H10-TRAP-4. Whether this Zombie lies face down."""
        return figure in g.data.trapped

    def _is_trap(self, g: House[GatheringData], room: Room) -> bool:
        """H10-TRAP-1. Whether the room is a trap that holds nobody yet."""
        return has(TRAP_ROOMS & ~g.data.used, room)

    def on_enter(self, g: House[GatheringData], figure: Figure, room: Room) -> Script[None]:
        """H10-TRAP-2. A Zombie that enters a trap rolls."""
        if g.kind[figure] == ZOMBIE:
            self._spring_trap(g, figure)
        return NOTHING

    def _spring_trap(self, g: House[GatheringData], figure: Figure) -> None:
        """H10-TRAP-2, H10-TRAP-3. The room is named to all, then the Zombie rolls: less than 4, and it stays."""
        room = g.room[figure]
        if g.stunned[figure] or not self._is_trap(g, room):
            return
        g.tell(EVERYONE, CALLED_HOME, g.word[figure], room)
        if throw(g, figure, self.trait_of(g, figure, KNOWLEDGE), KNOWLEDGE) >= TRAP_TARGET:
            return
        g.data.trapped.append(figure)
        g.data.used |= just(room)
        g.data.pursued.pop(figure, None)
        g.tell(EVERYONE, TRAPPED, g.word[figure], room)
        check_win(g)

    # -- the monsters

    def can_be_moved(self, g: House[GatheringData], figure: Figure) -> bool:
        """H10-TRAP-4. Nothing takes it out of its room."""
        return not self.is_trapped(g, figure)

    def acts_in_monster_turn(self, g: House[GatheringData], figure: Figure) -> bool:
        """H10-TRAP-4. It neither moves nor attacks."""
        return not self.is_trapped(g, figure)

    def must_act(self, g: House[GatheringData], figure: Figure) -> str:
        """H10-TRAP-2, H10-ZOMBIE-3. A Zombie in a trap must roll, one that sees a hero must move or attack."""
        if g.kind[figure] != ZOMBIE:
            return ""
        if self._is_trap(g, g.room[figure]):
            return "H10-TRAP-2"
        return "H10-ZOMBIE-3" if in_view(g, figure) else ""

    def before_monster(self, g: House[GatheringData], figure: Figure) -> Script[bool]:
        """H10-TRAP-2, H10-ZOMBIE-2, H10-ZOMBIE-3, H10-ZOMBIE-4, H10-ZOMBIE-5. A Zombie follows whom it sees.

        H10-MADMAN-1: the Madman does as the traitor likes.
        """
        if g.kind[figure] != ZOMBIE:
            return False
        self._spring_trap(g, figure)
        yield from hunt_by_sight(g, figure)
        return True

    def slows(self, g: House[GatheringData], figure: Figure, mover: Figure) -> bool:
        """H10-TRAP-4. Whoever is trapped slows nobody."""
        return not self.is_trapped(g, figure) and super().slows(g, figure, mover)

    def may_attack(self, g: House[GatheringData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H10-TRAP-4. Nobody attacks a trapped Zombie."""
        if self.is_trapped(g, target):
            return "H10-TRAP-4"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[GatheringData], thrower: Figure, victim: Figure) -> bool:
        """H10-TRAP-4, HC-18. Nor does the Dynamite reach it."""
        return not self.is_trapped(g, victim)

    def hurt_monster(
        self, g: House[GatheringData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H10-MADMAN-2, H10-MADMAN-3, H10-ZOMBIE-6. Physical damage to the Madman is noted, and kills him at 5.

        Anything else stuns as usual.
        """
        if g.kind[figure] != MADMAN or kind != PHYSICAL:
            return False
        advance_track(g, min(g.track + steps, MADMAN_LIVES))
        if g.track >= MADMAN_LIVES:
            remove_monster(g, figure)
        return True
        yield

    # -- winning

    def winner(self, g: House[GatheringData]) -> int:
        """H10-WIN-1, H10-MADMAN-4. The death of all heroes (H10-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if len(g.data.trapped) >= g.rules.seats else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[GatheringData], seat: Seat) -> dict[str, Any]:
        """The Zombies that are trapped lie on the table face down; the rooms that hold them are the used ones."""
        return {
            "trapped": names_of(g, sorted(g.data.trapped)),
            "madman_damage": g.track,
            "pursued": named_pairs(g, g.data.pursued.items()),
        }

    def check(self, g: House[GatheringData]) -> None:
        assert len(set(g.data.trapped)) == g.data.used.bit_count(), "each trap holds one Zombie"
        assert not g.data.used & ~TRAP_ROOMS, "a Zombie is trapped where there is no trap"

    # -- for the general bot

    def goals(self, g: House[GatheringData], seat: Seat) -> list[Goal]:
        if g.team[seat] != HEROES:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        return self._bait_goals(g, seat)

    def _bait_goals(self, g: House[GatheringData], seat: Seat) -> list[Goal]:
        """Whoever waits in a trap is the bait: the Zombie has to roll before it attacks, if nobody has stunned it.

        A trap holds one Zombie, so each hero waits in another one; who finds none looks for more.
        """
        traps = card_numbers(laid(g, card_numbers(TRAP_ROOMS & ~g.data.used)))
        zombies = tuple(monsters(g, ZOMBIE))
        loose = [figure for figure in monsters(g) if not self.is_trapped(g, figure) and not g.stunned[figure]]
        mine = shared_out(g, heroes_in_house(g), traps).get(seat, -1)
        trap = Goal(rooms=just(mine) if mine >= 0 else 0, spare=zombies, avoid=rooms_of(g, loose))
        madman = Goal(targets=tuple(monsters(g, MADMAN)))
        return [trap, madman] if mine >= 0 else [trap, Goal(explore=True), madman]
