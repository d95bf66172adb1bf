"""Haunt 2, The Séance. Two sides call one Ghost, and whoever is first commands it, for a while.

If the heroes are first they have to bury its bones, before time runs out. If the traitor is, or if they fail, the Ghost
hunts them, and the house comes down from the top; then they can only destroy it. How it moves is in `ghost`.

Decided here where the text is silent: nobody throws the Dynamite before the Ghost is summoned. A séance with the Spirit
Board is a use of it (BET-ITEM-9). Under the heroes the Ghost is moved by nothing. When a room collapses around it, that
turn ends with the Ghost in a collapsed room, and it comes back at once. Where it comes back in a barrier room it is on
the near side. Rooms for the bones and for the grave that cannot be discovered any more are fetched, one of each kind
(HC-23). What stands on the track is seen by all, what it means only on the heroes' page. The Ghost cannot be stunned.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import get_card, holder_of, holds, note_use
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    heroes_in_house,
    laid_out,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h02_the_seance.data import SeanceData
from housebound.games.betrayal.haunts.h02_the_seance.ghost import CHAMBER, come_back, drift_toward
from housebound.games.betrayal.haunts.parts.collapse import (
    beside_ruins,
    choose_collapse,
    collapse,
    has_begun,
    next_floor,
    occupied,
)
from housebound.games.betrayal.haunts.parts.forced_moves import attack_prey, attackable_here, may_cross, pick_hero, prey
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import in_house, rooms_in_house, rooms_on
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Side, Trait
from housebound.games.betrayal.play.barriers import CROSSING
from housebound.games.betrayal.play.dynamite import DYNAMITE
from housebound.games.betrayal.play.moving import take_step
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    BASEMENT_LANDING,
    CARDS,
    FIGURES,
    GRAND_STAIRCASE,
    GROUND,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    ROOMS,
    SANITY,
    SIDE_NAMES,
    TRAITOR,
    TRAITS,
    UPPER,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

SEANCE = VERBS.verb("hold_seance", TRAITS, rule="H02-SEANCE-2")
FIND_BONES = VERBS.verb("find_bones", rule="H02-HEROES-3")()
BURY_BONES = VERBS.verb("bury_bones", rule="H02-HEROES-4")()
SUMMONED = NoticeKind("ghost_summoned", team=SIDE_NAMES, room=ROOMS)
BONES_FOUND = NoticeKind("bones_found", figure=FIGURES, room=ROOMS)
BONES_BURIED = NoticeKind("bones_buried", figure=FIGURES, room=ROOMS)
QUEST_FAILED = NoticeKind("bones_too_late")
HOUSE_FALLS = NoticeKind("seance_house_falls")
GHOST_DESTROYED = NoticeKind("ghost_destroyed", figure=FIGURES)

SPIRIT_BOARD, RING, CORPSE = CARDS["spirit_board"], CARDS["ring"], CARDS["corpse"]
ATTIC = ROOMS["attic"]
BONE_ROOMS = (ATTIC, ROOMS["bedroom"], ROOMS["master_bedroom"])
GRAVES = (ROOMS["crypt"], ROOMS["graveyard"])
SEANCE_TRAITS = (KNOWLEDGE, SANITY)
TARGET = 5  # for a success, for the bones and for the grave
QUEST_BEGINS, QUEST_FAILS = 1, 5  # on the track
FAR_ENOUGH = 5  # from the traitor to the Pentagram Chamber
ORDER_OF_FLOORS = (UPPER, GROUND, BASEMENT)
FIRST_OF_FLOOR = {GROUND: GRAND_STAIRCASE, BASEMENT: BASEMENT_LANDING}
"""Floor -> the room with which it begins to collapse."""
NOBODY = -1


class TheSeance(Haunt[SeanceData]):
    """H02-KNOW-1, H02-KNOW-2: each side reads its own page. H02-GHOST-1: the Ghost's numbers stand in the content."""

    number = 2

    # -- beginning

    def fresh_data(self, g: House) -> SeanceData:
        """H02-SETUP-1, H02-SETUP-2, H02-SETUP-4. No token is won yet, no bones are found, and no Ghost is there."""
        data = SeanceData()
        data.called = data.taken = 0
        data.owner = data.last = NOBODY
        data.fresh = False
        data.found = is_about(g, CORPSE)
        data.falling = data.buried = data.destroyed = False
        return data

    def set_up(self, g: House[SeanceData]) -> Script[None]:
        """H02-SETUP-3. The Pentagram Chamber, 5 or more spaces from the traitor if that can be."""
        yield from fetch_room(g, g.traitor, CHAMBER, far_from=g.room[g.traitor], at_least=FAR_ENOUGH)

    # -- whose Ghost it is

    def needed(self, g: House[SeanceData]) -> int:
        """H02-HEROES-2. How many successes the heroes need."""
        return g.rules.seats // 2

    def side_of(self, g: House[SeanceData], figure: Figure) -> int:
        """H02-GHOST-1, H02-TRAITOR-4. The Ghost is on the side that commands it, whoever of that side has died."""
        if figure >= FIRST_MONSTER and laid_out(g) and g.data.owner != NOBODY:
            return int(g.data.owner)
        return super().side_of(g, figure)

    def _summon(self, g: House[SeanceData], side: Side, room: Room, at_side: int) -> None:
        g.data.owner = side
        add_monster(g, 0, room, at_side)
        g.tell(EVERYONE, SUMMONED, side, room)

    def _is_bound(self, g: House[SeanceData], figure: Figure) -> bool:
        """H02-GHOST-6. Whether this is the Ghost, and the heroes command it: it only stands there."""
        return figure >= FIRST_MONSTER and g.data.owner == HEROES

    def acts_in_monster_turn(self, g: House[SeanceData], figure: Figure) -> bool:
        return not self._is_bound(g, figure)

    def slows(self, g: House[SeanceData], figure: Figure, mover: Figure) -> bool:
        return not self._is_bound(g, figure) and super().slows(g, figure, mover)

    def can_be_moved(self, g: House[SeanceData], figure: Figure) -> bool:
        return not self._is_bound(g, figure)

    def must_act(self, g: House[SeanceData], figure: Figure) -> str:
        """H02-GHOST-4. In every monster turn."""
        return "H02-GHOST-4"

    # -- fighting

    def may_attack(self, g: House[SeanceData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H02-SEANCE-1, H02-GHOST-6, H02-HEROES-6. Nobody before the Ghost is there, and the Ghost only with Sanity."""
        if g.data.owner == NOBODY:
            return "H02-SEANCE-1"
        if self._is_bound(g, target):
            return "H02-GHOST-6"
        why = super().may_attack(g, attacker, target, trait, card)
        return why or ("H02-HEROES-6" if target >= FIRST_MONSTER and trait != SANITY else "")

    def card_off(self, g: House[SeanceData], figure: Figure, card: Card) -> bool:
        """H02-SEANCE-1. The Dynamite waits for the Ghost."""
        return card == DYNAMITE and laid_out(g) and g.data.owner == NOBODY

    def attack_traits(self, g: House[SeanceData], figure: Figure) -> tuple[int, ...]:
        """H02-GHOST-2, H02-HEROES-6. The Ghost attacks with Sanity; in the Chamber nobody needs a Ring against it."""
        if figure >= FIRST_MONSTER:
            return (SANITY,)
        return (MIGHT, SANITY) if g.room[figure] == CHAMBER else (MIGHT,)

    def attack_won(self, g: House[SeanceData], attack: Attack) -> Script[bool]:
        """H02-HEROES-6. The Ghost is destroyed."""
        if attack.target < FIRST_MONSTER:
            return False
        g.data.destroyed = True
        g.tell(EVERYONE, GHOST_DESTROYED, g.word[attack.attacker])
        remove_monster(g, attack.target)
        return True
        yield

    def hurt_monster(
        self, g: House[SeanceData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H02-GHOST-2. Nothing stuns it: an attack that it loses does nothing to it."""
        return True
        yield

    # -- actions

    def offer(self, g: House[SeanceData], figure: Figure, ask: Ask) -> None:
        """H02-SEANCE-2, H02-HEROES-3, H02-HEROES-4. The séance, until the Ghost is there; then the heroes' quest."""
        if figure >= FIRST_MONSTER:
            return
        if g.data.owner == NOBODY:
            for trait in range(len(TRAITS)):
                offer_task(g, SEANCE(trait), ask, self._no_seance(g, figure, trait))
        elif g.data.owner == HEROES and g.team[figure] == HEROES:
            if not g.data.found:
                offer_task(g, FIND_BONES, ask, "" if g.room[figure] in BONE_ROOMS else "H02-HEROES-3")
            elif holds(g, figure, CORPSE):
                offer_task(g, BURY_BONES, ask, "" if g.room[figure] in GRAVES else "H02-HEROES-4")

    def _no_seance(self, g: House[SeanceData], seat: Seat, trait: Trait) -> str:
        """H02-HEROES-1, H02-TRAITOR-1. The rule by which this explorer cannot call the Ghost with this trait now."""
        if g.team[seat] == HEROES:
            return "" if trait in SEANCE_TRAITS and g.room[seat] == CHAMBER else "H02-HEROES-1"
        if trait not in SEANCE_TRAITS or has(g.data.taken, trait) or not holds(g, seat, SPIRIT_BOARD):
            return "H02-TRAITOR-1"
        return "BET-ITEM-9" if has(g.used, SPIRIT_BOARD) else ""

    def perform(self, g: House[SeanceData], figure: Figure, option: Option) -> Script[None]:
        """H02-HEROES-1, H02-HEROES-3, H02-HEROES-4, H02-TRAITOR-1. One task roll, whatever it is for."""
        if option.verb is SEANCE:
            if g.team[figure] == TRAITOR:
                note_use(g, SPIRIT_BOARD)
            if (yield from task_roll(g, figure, option.args[0], needed=TARGET)) >= TARGET and g.fate[
                figure
            ] == IN_HOUSE:
                self._call(g, figure, option.args[0])
            return
        if (yield from task_roll(g, figure, KNOWLEDGE, needed=TARGET)) < TARGET or g.fate[figure] != IN_HOUSE:
            return
        if option is FIND_BONES:
            g.data.found = True
            g.tell(EVERYONE, BONES_FOUND, g.word[figure], g.room[figure])
            get_card(g, figure, CORPSE)
        else:
            g.data.buried = True
            g.tell(EVERYONE, BONES_BURIED, g.word[figure], g.room[figure])

    def _call(self, g: House[SeanceData], seat: Seat, trait: Trait) -> None:
        """H02-TRAITOR-2, H02-HEROES-2, H02-TIME-1, HC-17. A success token; with the last one the Ghost is there."""
        data = g.data
        if g.team[seat] == TRAITOR:
            data.taken |= just(trait)
            succeed(g, TRAITOR, data.taken.bit_count())
            if all(has(data.taken, one) for one in SEANCE_TRAITS):
                self._summon(g, TRAITOR, g.room[seat], g.side[seat])
            return
        data.called += 1
        succeed(g, HEROES, data.called)
        if data.called == self.needed(g):
            data.last = seat
            data.fresh = True
            advance_track(g, QUEST_BEGINS)
            self._summon(g, HEROES, CHAMBER, 0)

    # -- the Ghost's turn

    def through_walls(self, g: House[SeanceData], figure: Figure) -> bool:
        """H02-GHOST-3. Only the Ghost does."""
        return figure >= FIRST_MONSTER

    def before_monster(self, g: House[SeanceData], figure: Figure) -> Script[bool]:
        """H02-GHOST-4. It must move toward a hero of the traitor's choice, and attack a hero in its room if it can."""
        quarry = yield from pick_hero(g, figure, heroes_in_house(g), "quarry")
        yield from drift_toward(g, figure, quarry)
        if g.did & TURN_OVER or g.room[figure] < 0:
            return True
        if not prey(g, figure) and attackable_here(g, figure) and may_cross(g, figure):
            yield from take_step(g, figure, CROSSING)
        yield from attack_prey(g, figure)
        return True

    # -- timeline

    def on_turn_start(self, g: House[SeanceData], seat: Seat) -> Script[None]:
        """HC-23. What the heroes need for the bones can be found."""
        if g.data.owner != HEROES or g.team[seat] != HEROES or not heroes_in_house(g):
            return
        if not g.data.found:
            yield from turn_up_one_of(g, BONE_ROOMS)
        yield from turn_up_one_of(g, GRAVES)

    def on_turn_end(self, g: House[SeanceData], seat: Seat) -> Script[None]:
        """H02-TIME-1, H02-TIME-3, H02-TIME-4, HC-11. The time for the quest runs at the place of the last success.

        Under the traitor a room collapses, from the end of the first traitor turn on.
        """
        if g.data.owner == HEROES and seat == g.data.last:
            self._time_passes(g)
        if g.data.falling:
            if seat == g.traitor or g.fate[seat] == IN_HOUSE:
                yield from self._bring_down(g, seat, self._doomed(g))
        elif g.data.owner == TRAITOR and seat == g.traitor:
            yield from self._begin_to_fall(g)

    def _time_passes(self, g: House[SeanceData]) -> None:
        """H02-TIME-1, H02-TIME-2, H02-TRAITOR-3. Not in the turn of the last success itself; at 5 it is too late."""
        if g.data.fresh:
            g.data.fresh = False
            return
        advance_track(g, g.track + 1)
        if g.track >= QUEST_FAILS:
            g.data.owner = TRAITOR
            g.tell(EVERYONE, QUEST_FAILED)

    def _begin_to_fall(self, g: House[SeanceData]) -> Script[None]:
        """H02-TIME-3. The traitor's first turn with the Ghost is over: the Attic falls, or another room upstairs."""
        g.data.falling = True
        g.tell(EVERYONE, HOUSE_FALLS)
        upstairs = rooms_on(g, UPPER)
        empty = [room for room in upstairs if not occupied(g, room)]
        yield from self._bring_down(g, g.traitor, [ATTIC] if ATTIC in upstairs else empty or upstairs)

    def _doomed(self, g: House[SeanceData]) -> list[int]:
        """H02-TIME-4, H02-TIME-5. The rooms of which one goes next: from above, beside collapsed ones of the floor."""
        floor = next_floor(g, ORDER_OF_FLOORS)
        if floor < 0:
            return []
        first = FIRST_OF_FLOOR.get(floor, NOBODY)
        if not has_begun(g, floor) and first != NOBODY:
            return [first]
        return beside_ruins(g, floor)

    def _bring_down(self, g: House[SeanceData], seat: Seat, rooms: list[int]) -> Script[None]:
        """H02-TIME-6, H02-GHOST-5, HC-20. Everybody in the room dies, but the Ghost, which comes back elsewhere."""
        room = yield from choose_collapse(g, seat, rooms)
        if room < 0:
            return
        square = g.square[room]
        yield from collapse(g, room, spared=monsters(g))
        for ghost in monsters(g):
            if g.room[ghost] == room:
                yield from come_back(g, ghost, square)

    # -- winning

    def winner(self, g: House[SeanceData]) -> int:
        """H02-WIN-1, H02-WIN-2. The death of all heroes (H02-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.buried or g.data.destroyed else CARRY_ON

    def rule_met(self, g: House[SeanceData]) -> str:
        """H02-WIN-1, H02-WIN-2. The bones are buried, or the Ghost is destroyed."""
        return "H02-WIN-2" if g.data.destroyed else super().rule_met(g)

    # -- what each side knows

    def shown(self, g: House[SeanceData], seat: Seat) -> dict[str, Any]:
        data = g.data
        shown: dict[str, Any] = {
            "heroes_called": data.called,
            "traitor_called_with": [TRAITS.words[trait] for trait in SEANCE_TRAITS if has(data.taken, trait)],
            "ghost_commanded_by": SIDE_NAMES.words[data.owner] if data.owner != NOBODY else "",
            "bones_found": bool(data.found),
            "house_collapses": bool(data.falling),
        }
        if self.true_side(g, seat) == HEROES:
            shown["calls_needed"] = self.needed(g)
            shown["bones_until"] = QUEST_FAILS if data.owner == HEROES else ""
        return shown

    def check(self, g: House[SeanceData]) -> None:
        """H02-HEROES-5. One Corpse, one Ghost."""
        data = g.data
        in_play = sum(has(cards, CORPSE) for cards in (*g.held, *g.piles.values(), g.gone))
        assert in_play == data.found, "the Corpse is lost or doubled"
        assert len(monsters(g)) == (data.owner != NOBODY and not data.destroyed), "one Ghost, once it is summoned"
        assert data.called <= self.needed(g), "more successes than the heroes need"
        assert not data.falling or data.owner == TRAITOR, "the house falls only under the traitor"
        assert not data.buried or data.found, "bones that nobody found are buried"

    # -- for the general bot

    def goals(self, g: House[SeanceData], seat: Seat) -> list[Goal]:
        danger = set_of(self._doomed(g)) if g.data.falling else 0
        goals = self._goals_of_traitor(g, seat) if g.team[seat] == TRAITOR else self._goals_of_hero(g, seat)
        here = g.room[seat]
        if here >= 0 and has(danger, here) and g.acting == seat:
            goals.insert(0, Goal(rooms=set_of(rooms_in_house(g)) & ~danger))
        return [*goals, Goal(avoid=danger)]

    def _goals_of_traitor(self, g: House[SeanceData], seat: Seat) -> list[Goal]:
        """Call the Ghost; then hunt, first whoever has the bones."""
        if g.data.owner == NOBODY:
            return [Goal(verbs=(SEANCE.name,), cards=(SPIRIT_BOARD,))]
        carrier = holder_of(g, CORPSE) if g.data.owner == HEROES else NOBODY
        heroes = heroes_in_house(g)
        return [Goal(targets=(carrier,) if carrier in heroes else tuple(heroes), cards=(CORPSE,))]

    def _goals_of_hero(self, g: House[SeanceData], seat: Seat) -> list[Goal]:
        """To the Chamber; then the bones and the grave; then the Ghost, with the Ring or where it can be fought."""
        if g.data.owner == NOBODY:
            return [Goal(rooms=just(CHAMBER), verbs=(SEANCE.name,), explore=True)]
        if g.data.owner == TRAITOR:
            ghost = tuple(monsters(g))
            strike = Goal(verbs=tuple(f"attack({FIGURES.words[g.word[one]]})" for one in ghost))
            if holds(g, seat, RING):
                return [strike, Goal(targets=ghost)]
            return [strike, Goal(rooms=just(CHAMBER)) if in_house(g, CHAMBER) else Goal(), Goal(cards=(RING,))]
        carrier = holder_of(g, CORPSE)
        if carrier in (seat, NOBODY) and g.data.found:
            graves = set_of(room for room in GRAVES if in_house(g, room))
            return [
                Goal(rooms=graves if carrier == seat else 0, verbs=(BURY_BONES.name,), cards=(CORPSE,), explore=True)
            ]
        bones = 0 if g.data.found else set_of(room for room in BONE_ROOMS if in_house(g, room))
        return [Goal(rooms=bones, verbs=(FIND_BONES.name,), explore=True)]
