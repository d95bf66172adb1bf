"""Haunt 12, Fleshwalkers. No traitor: an Evil Twin of every hero comes through the front door.

Each Twin walks to its own hero and attacks. A hero who fights the own Twin tears at itself, unless it holds the Crystal
Ball, which alone can kill Twins. The heroes alive when the last Twin dies win; when all heroes are dead, their players
have won, who move the Twins by then.

Decided here, where the text is silent: chance picks among equally short ways of a Twin that nobody moves (it has no
choices). A shot from another room is no fight with a Twin: it costs the hero nothing and only stuns. A hero who was
asked for the Crystal Ball is not asked again by the same hero in that turn. A dead hero's player plays for the Twins.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import VALUES
from housebound.games.betrayal.effects.adjacent import near
from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.figures.roster import (
    add_monster,
    heroes_in_house,
    living_heroes,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.figures.traits import lower, start_of
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.forced_moves import chase, prey
from housebound.games.betrayal.haunts.parts.handing_over import hand_over
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards
from housebound.games.betrayal.haunts.parts.names import named_pairs
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.house.plan import distances
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.monster_turn import able_monsters
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    TURN_OVER,
    House,
    changed,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    MIGHT,
    NO,
    REFUSED_GIFT,
    TRAITOR,
    TRAITS,
    TURNED,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, set_of

TAKE_BALL = VERBS.verb("take_crystal_ball", rule="H12-BALL-1")()
TWIN_OF = NoticeKind("twin_of", figure=FIGURES, hero=FIGURES)

CRYSTAL_BALL = CARDS["crystal_ball"]
WAYS_OUT = ("try(wall_switch)", "use(dark_dice)", "use(spirit_board)", "use(bell)")
"""What a hero may try whom nobody can reach."""
TWIN = 0
"""The one kind of monsters."""


class TwinData(HauntData):
    """`asked`: the hero whose turn it is has already asked for the Crystal Ball."""

    __slots__ = ("asked",)

    asked: bool


class Fleshwalkers(Haunt[TwinData]):
    number = 12
    open_to_all = True  # H12-KNOW-1
    own_rolls = True  # H12-TWIN-2

    # -- beginning

    def fresh_data(self, g: House) -> TwinData:
        data = TwinData()
        data.asked = False
        return data

    def set_up(self, g: House[TwinData]) -> Script[None]:
        """H12-SETUP-1. An Evil Twin for each explorer, in the Entrance Hall: by its number, it is that of the seat."""
        for seat in range(g.rules.seats):
            twin = add_monster(g, TWIN, ENTRANCE_HALL)
            g.tell(EVERYONE, TWIN_OF, g.word[twin], g.word[seat])
        return NOTHING

    def on_turn_start(self, g: House[TwinData], seat: Seat) -> Script[None]:
        """H12-BALL-1, HC-23. The Crystal Ball can be asked for again; nobody can do without it."""
        g.data.asked = False
        turn_up_cards(g, seat, (CRYSTAL_BALL,))
        return NOTHING

    # -- the Twins

    def trait_of(self, g: House[TwinData], figure: Figure, trait: Trait) -> int:
        """H12-TWIN-1. The printed starting value of the counterpart; it never changes."""
        seat = counterpart(g, figure)
        return VALUES[g.character[seat] * 4 + trait][start_of(g, seat, trait)]

    def controller(self, g: House[TwinData], figure: Figure) -> int:
        """H12-TWIN-4. A dead hero's player moves the Twin. Of a living one's it says only where an effect puts it."""
        return figure if figure < FIRST_MONSTER else counterpart(g, figure)

    def monster_player(self, g: House[TwinData]) -> int:
        """H12-SETUP-2, BET-ORDER-9. The monster turn is the revealer's, dead or alive; nobody chooses in it."""
        return g.revealer

    def acts_next(self, g: House[TwinData]) -> int:
        """H12-TWIN-2, H12-TWIN-4. In the order of their heroes' seats, from the revealer's left."""
        seats = g.rules.seats
        return min(able_monsters(g), key=lambda twin: (counterpart(g, twin) - g.revealer - 1) % seats)

    def before_monster(self, g: House[TwinData], figure: Figure) -> Script[bool]:
        """H12-TWIN-2, H12-TWIN-3. It walks to its hero, and attacks it, or one whom chance picks."""
        hero = counterpart(g, figure)
        if g.fate[hero] != IN_HOUSE:
            return False
        yield from chase(g, figure, [hero], by_chance=True)
        targets = prey(g, figure)
        if targets and not g.stunned[figure] and not g.did & TURN_OVER:
            if hero in targets:
                targets = [hero]
            at = g.chance.pick(range(len(targets)), COUNT) if len(targets) > 1 else 0
            yield from make_attack(g, Attack(figure, targets[at], MIGHT))
        return True

    # -- fighting a Twin

    def may_attack(self, g: House[TwinData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H12-FIGHT-4. A stunned Twin can be attacked by whoever holds the Crystal Ball alone."""
        if target >= FIRST_MONSTER and g.stunned[target] and not holds(g, attacker, CRYSTAL_BALL):
            return "H12-FIGHT-4"
        return super().may_attack(g, attacker, target, trait, card)

    def hurt_monster(
        self, g: House[TwinData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H12-FIGHT-2, H12-FIGHT-3, H12-FIGHT-5. The Crystal Ball kills the own Twin and a dead hero's."""
        if attack is None or attack.ranged:
            return False
        winner = attack.opponent_of(figure)
        hero = counterpart(g, figure)
        if not holds(g, winner, CRYSTAL_BALL) or (hero != winner and g.fate[hero] == IN_HOUSE):
            return False
        remove_monster(g, figure)
        return True
        yield

    def fight_over(self, g: House[TwinData], attack: Attack) -> Script[None]:
        """H12-FIGHT-1, H12-FIGHT-5. Who fights the own Twin without the Crystal Ball hurts itself."""
        hero, twin = sorted((attack.attacker, attack.target))
        if twin < FIRST_MONSTER or attack.ranged or counterpart(g, twin) != hero:
            return NOTHING
        if holds(g, hero, CRYSTAL_BALL) or g.fate[hero] != IN_HOUSE:
            return NOTHING
        for trait in range(len(TRAITS)):
            lower(g, hero, trait, 1, BY_HAUNT)
        return settle_skull(g, hero, BY_HAUNT, twin)

    def on_death(self, g: House[TwinData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H12-TWIN-4, H12-WIN-2. From now on its player moves the Twin, and wins with the Twins."""
        g.team = changed(g.team, seat, TRAITOR)
        g.tell(EVERYONE, TURNED, g.word[seat])
        return NOTHING

    # -- the Crystal Ball changes hands

    def offer(self, g: House[TwinData], figure: Figure, ask: Ask) -> None:
        """H12-BALL-1. From a hero in the room, once in a turn."""
        owner = holder_of(g, CRYSTAL_BALL)
        if figure >= FIRST_MONSTER or owner == figure or owner not in near(g, figure):
            return
        done = "H12-BALL-1" if g.data.asked else ""
        ask.offer(TAKE_BALL, unless=done or ("BET-ITEM-9" if has(g.used, CRYSTAL_BALL) else ""))

    def perform(self, g: House[TwinData], figure: Figure, option: Option) -> Script[None]:
        """H12-BALL-1. The one who holds it must be willing."""
        owner = holder_of(g, CRYSTAL_BALL)
        g.data.asked = True
        if (yield Decision(owner, "part_with_ball", offer_yes_no, "H12-BALL-1", g.word[figure])) is NO:
            g.tell(EVERYONE, REFUSED_GIFT, g.word[owner], CRYSTAL_BALL)
            return
        yield from hand_over(g, owner, figure, CRYSTAL_BALL)

    # -- winning

    def winner(self, g: House[TwinData]) -> int:
        """H12-WIN-1. That all heroes are dead (H12-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return CARRY_ON if TWIN in g.kind else set_of(living_heroes(g))

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[TwinData], seat: Seat) -> dict[str, Any]:
        return {"twins": named_pairs(g, ((twin, counterpart(g, twin)) for twin in monsters(g)))}

    def check(self, g: House[TwinData]) -> None:
        assert all(counterpart(g, twin) < g.rules.seats for twin in monsters(g)), "the Twin of nobody"
        for seat in range(g.rules.seats):
            assert (g.fate[seat] == IN_HOUSE) == (g.team[seat] == HEROES), "the living are heroes, the dead are not"

    def goals(self, g: House[TwinData], seat: Seat) -> list[Goal]:
        if g.team[seat] != HEROES:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        goals = self._hero_goals(g, seat)
        return [Goal(verbs=WAYS_OUT, explore=True), *goals] if self._goals_cut_off(g, seat) else goals

    def _goals_cut_off(self, g: House[TwinData], seat: Seat) -> bool:
        """Whether no way leads to any Twin: then none comes either."""
        far = distances(g, g.room[seat])
        return all(far[g.room[twin]] < 0 for twin in monsters(g))

    def _hero_goals(self, g: House[TwinData], seat: Seat) -> list[Goal]:
        twins = {counterpart(g, twin): twin for twin in monsters(g)}
        mine = [twin for hero, twin in twins.items() if hero == seat]
        orphans = [twin for hero, twin in twins.items() if g.fate[hero] != IN_HOUSE]
        owner = holder_of(g, CRYSTAL_BALL)
        if owner == seat:
            keep = Goal(targets=tuple(mine or orphans), verbs=("no",) if mine else ("yes",))
            hunted = [hero for hero in heroes_in_house(g) if hero != seat and hero in twins]
            to_them = rooms_of(g, hunted)
            return [keep] if mine or not to_them else [Goal(rooms=to_them, verbs=("yes",)), keep]
        danger = rooms_of(g, (twin for twin in mine if not g.stunned[twin]))
        wanted = just(g.room[owner]) if owner >= 0 else 0
        seek = Goal(
            rooms=wanted,
            verbs=("take_crystal_ball",) if mine or orphans else (),
            cards=(CRYSTAL_BALL,),
            spare=tuple(mine),
            avoid=danger & ~wanted,
        )
        return [seek] if mine or orphans else [Goal(cards=(CRYSTAL_BALL,), targets=tuple(twins.values()))]


def counterpart(g: House[TwinData], twin: int) -> int:
    """The seat whose Twin this is."""
    return g.word[twin] - g.haunt.kinds[TWIN].first_word
