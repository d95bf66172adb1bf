"""Haunt 7, Carnivorous Ivy. Creepers come in by windows and garden doors, seize people and drag them to their Roots.

The heroes brew a Plant Spray with the Book and win when as many Creepers as there are players have been killed with it.
The traitor's side wins when all heroes are dead, or when the Plant Spray has been destroyed.

Decided here, where the text is silent: a Creeper's monster is its Tip; the Root is a token in its room. A stunned Tip,
or one that holds somebody else, captures nobody who attacks it; the attacker takes no damage and its turn goes on. The
Plant Spray reaches what is on the same side of a barrier, can be used in the turn in which it was made, not in the one
in which it was picked up or given (BET-ITEM-9). As soon as any has been killed all see how many; how many are needed
stands on the heroes' page alone, and how many Roots are still kept on the traitor's.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import get_card, holder_of, holds, note_use, spot_of
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import choose_one_each
from housebound.games.betrayal.haunts.parts.captives import captive_of, is_captured, nobody_captured, shown_captives
from housebound.games.betrayal.haunts.parts.conversion import lay_down_belongings
from housebound.games.betrayal.haunts.parts.depths import depths_goal, ends_turn_in_depths
from housebound.games.betrayal.haunts.parts.draggers import (
    Dragging,
    add_pair,
    remove_pair,
    seize,
    shown_homes,
)
from housebound.games.betrayal.haunts.parts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, room_at
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_ATTACKED,
    IN_HOUSE,
    SETTING_UP,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    ROOMS,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

MAKE_SPRAY = VERBS.verb("make_plant_spray", rule="H07-HEROES-1")()
SPRAY_ON = VERBS.verb("spray_creeper", FIGURES, rule="H07-HEROES-2")
SPRAYED = NoticeKind("creeper_sprayed", figure=FIGURES, target=FIGURES, number=COUNT)
SPRAY_GONE = NoticeKind("plant_spray_destroyed", figure=FIGURES, room=ROOMS)

BOOK, SPRAY = CARDS["book"], CARDS["plant_spray"]
ROOT_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("entrance_hall", "balcony", "bedroom", "chapel", "conservatory", "dining_room", "gardens"),
        *("grand_staircase", "graveyard", "master_bedroom", "patio", "tower"),
    )
)
STOVES = (ROOMS["research_laboratory"], ROOMS["kitchen"])
MAKE_TARGET = 5
MOST_CREEPERS = 10


class IvyData(HauntData):
    """`captor`, `home`: see `captives` and `draggers`; `kept`: Roots that lie in no room yet.

    `sprayed`: Creepers killed with the Plant Spray; `made`: there has been one; `destroyed`: there is none any more.
    """

    __slots__ = ("captor", "destroyed", "home", "kept", "made", "sprayed")

    captor: list[int]
    home: dict[int, int]
    kept: int
    sprayed: int
    made: bool
    destroyed: bool


class CarnivorousIvy(Dragging[IvyData]):
    """H07-KNOW-1, H07-KNOW-2: each side reads its own page. H07-TIP-1: the Tips' numbers stand in the content.

    H07-TIP-2, H07-TIP-3, H07-TIP-4, H07-TIP-5, H07-TIP-6, H07-TIP-7, H07-TIP-8, H07-ROOT-1, H07-HEROES-4, H07-HEROES-5:
    how Tips move, seize, hold and drag, and what captives can do, stands in `draggers`.
    """

    number = 7
    harmless_setup = True  # H07-SETUP-1

    # -- beginning

    def fresh_data(self, g: House) -> IvyData:
        """H07-SETUP-2, H07-SETUP-5. All Creepers are still to come, and there is no Plant Spray."""
        data = IvyData()
        data.captor = nobody_captured()
        data.home = {}
        data.kept = min(2 * g.rules.seats, MOST_CREEPERS)
        data.sprayed = 0
        data.made = False
        data.destroyed = False
        return data

    def set_up(self, g: House[IvyData]) -> Script[None]:
        """H07-SETUP-1, H07-SETUP-3. The traitor drops the Book; a Creeper in each of the rooms, or in those chosen."""
        lay_down_belongings(g, g.traitor, just(BOOK))
        rooms = [room for room in ROOT_ROOMS if in_house(g, room)]
        while rooms and g.data.kept:
            room = yield from choose_one_each(g, g.traitor, rooms, g.data.kept, "root_room", "H07-SETUP-3")
            rooms.remove(room)
            yield from self._take_root(g, room)

    def _take_root(self, g: House[IvyData], room: Room) -> Script[None]:
        """H07-SETUP-4. A Root, and its Tip with it."""
        g.data.kept -= 1
        yield from add_pair(g, room)

    def room_added(self, g: House[IvyData], room: Room) -> Script[None]:
        """H07-SETUP-3, H07-SETUP-4, HC-8. A Root that was kept, with its Tip, which acts in the next monster turn."""
        if g.phase != SETTING_UP and room in ROOT_ROOMS and g.data.kept:
            yield from self._take_root(g, room)

    def on_turn_start(self, g: House[IvyData], seat: Seat) -> Script[None]:
        """HC-23. Until the Spray is made, the heroes need the Book, and one of the two rooms."""
        if not g.data.made and g.team[seat] == HEROES:
            turn_up_cards(g, seat, (BOOK,))
            yield from turn_up_one_of(g, STOVES)
        yield from super().on_turn_start(g, seat)

    # -- the Book and the Plant Spray

    def may_hold(self, g: House[IvyData], figure: Figure, card: Card) -> str:
        """H07-TRAITOR-1. The traitor neither picks up the Book nor steals it."""
        if card == BOOK and figure < FIRST_MONSTER and g.team[figure] == TRAITOR:
            return "H07-TRAITOR-1"
        return super().may_hold(g, figure, card)

    def offer(self, g: House[IvyData], figure: Figure, ask: Ask) -> None:
        """H07-HEROES-1, H07-HEROES-2. Where the Plant Spray can be made, and on whom it can be used."""
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        if not g.data.made and g.room[figure] in STOVES:
            offer_task(g, MAKE_SPRAY, ask, "" if holds(g, figure, BOOK) else "H07-HEROES-1")
        if holds(g, figure, SPRAY):
            why = attack_spent(g) or ("BET-ITEM-9" if has(g.used, SPRAY) else "")
            for creeper, root in g.data.home.items():
                if spot_of(g, figure) in (root, spot_of(g, creeper)):
                    ask.offer(SPRAY_ON(g.word[creeper]), unless=why)

    def perform(self, g: House[IvyData], figure: Figure, option: Option) -> Script[None]:
        """H07-HEROES-1, H07-HEROES-2."""
        if option is not MAKE_SPRAY:
            self._spray(g, figure, g.word.index(option.args[0]))
        elif (yield from task_roll(g, figure, KNOWLEDGE, needed=MAKE_TARGET)) >= MAKE_TARGET and g.fate[
            figure
        ] == IN_HOUSE:
            g.data.made = True
            get_card(g, figure, SPRAY)

    def _spray(self, g: House[IvyData], seat: Seat, creeper: int) -> None:
        """H07-HEROES-2. It takes the place of the attack, needs no roll, and kills Root and Tip."""
        g.did |= HAS_ATTACKED
        note_use(g, SPRAY)
        g.data.sprayed += 1
        g.tell(EVERYONE, SPRAYED, g.word[seat], g.word[creeper], g.data.sprayed)
        remove_pair(g, creeper)

    def on_turn_end(self, g: House[IvyData], seat: Seat) -> Script[None]:
        """H07-TRAITOR-2. The traitor ends a turn with the Plant Spray where it can be got rid of."""
        if ends_turn_in_depths(g, seat, SPRAY, SPRAY_GONE):
            g.data.destroyed = True
            check_win(g)
        return
        yield

    # -- attacks on Tips

    def attack_lost(self, g: House[IvyData], attack: Attack) -> Script[bool]:
        """H07-HEROES-3. Whoever attacks a Tip by hand and loses is not hurt, but captured."""
        if (yield from super().attack_lost(g, attack)):
            return True
        seat, tip = attack.attacker, attack.target
        if tip not in g.data.home:
            return False
        if not (attack.ranged or g.stunned[tip] or captive_of(g, tip) >= 0):
            yield from seize(g, tip, seat)
            g.did |= TURN_OVER
        return True

    # -- winning

    def winner(self, g: House[IvyData]) -> int:
        """H07-WIN-1, H07-WIN-3. The death of all heroes (H07-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        if g.data.destroyed:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if g.data.sprayed >= g.rules.seats else CARRY_ON

    # -- what each side sees, and what is worth doing

    def shown(self, g: House[IvyData], seat: Seat) -> dict[str, Any]:
        """H07-KNOW-2. The traitor sees how many are dead once one is, and never how many must die."""
        side = self.true_side(g, seat)
        shown: dict[str, Any] = {"creeper_roots": shown_homes(g), "captives": shown_captives(g)}
        if side == HEROES or g.data.sprayed:
            shown["creepers_sprayed"] = g.data.sprayed
        if side == HEROES:
            shown["creepers_needed"] = g.rules.seats
        elif side == TRAITOR:
            shown["roots_kept"] = g.data.kept
        return shown

    def check(self, g: House[IvyData]) -> None:
        super().check(g)
        data: IvyData = g.data
        roots = list(data.home.values())
        assert len(set(roots)) == len(roots), "two Roots in one room"
        assert all(room_at(spot) in ROOT_ROOMS for spot in roots), "a Root where nothing grows"
        most = min(2 * g.rules.seats, MOST_CREEPERS)
        assert 0 <= data.kept <= most - len(roots) - data.sprayed, "more Roots than there are"
        about = is_about(g, SPRAY)
        assert about == (data.made and not data.destroyed), "the Plant Spray is lost or doubled"

    def goals(self, g: House[IvyData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._ivy_goals(g, seat)
        if is_captured(g, seat):
            return [Goal(verbs=("attack",))]
        loose = tuple(tip for tip in g.data.home if captive_of(g, tip) < 0)
        holding = tuple(tip for tip in g.data.home if captive_of(g, tip) >= 0)
        danger = rooms_of(g, (tip for tip in loose if not g.stunned[tip]))
        # a Tip that holds somebody can do nothing to whoever attacks it
        rescue = Goal(verbs=tuple(f"attack({name_of(g, tip)})" for tip in holding), spare=loose)
        if holds(g, seat, SPRAY):
            return self._spraying_goals(g, seat, rescue, danger)
        if not g.data.made and holds(g, seat, BOOK):
            stoves = laid(g, STOVES)
            return [rescue, Goal(rooms=stoves, verbs=(MAKE_SPRAY.name,), explore=not stoves)]
        wanted = Goal(cards=(SPRAY,) if g.data.made else (BOOK,), avoid=danger)
        return [rescue, wanted, Goal(targets=holding), Goal(explore=True)]

    def _spraying_goals(self, g: House[IvyData], seat: Seat, rescue: Goal, danger: int) -> list[Goal]:
        """Spray, and run with what is left of the turn."""
        there = set_of(room_at(spot) for spot in g.data.home.values()) | rooms_of(g, g.data.home)
        spray = Goal(rooms=there, verbs=(SPRAY_ON.name,), explore=not there)
        if not g.did & HAS_ATTACKED or g.active != seat:
            return [spray, rescue]
        return [rescue, Goal(rooms=refuge(g, g.room[seat], spaces_left(g, seat), card_numbers(danger)))]

    def _ivy_goals(self, g: House[IvyData], seat: Seat) -> list[Goal]:
        """Tips go for whoever is free; the traitor for the Plant Spray, and with it to the depths."""
        free = tuple(hero for hero in heroes_in_house(g) if not is_captured(g, hero))
        if g.acting != seat:
            return [Goal(targets=free)]
        if holds(g, seat, SPRAY):
            return [depths_goal(g)]
        bearer = holder_of(g, SPRAY)
        return [Goal(cards=(SPRAY,), targets=(bearer,) if bearer >= 0 else free)]
