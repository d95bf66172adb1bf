"""What the engine asks the haunt in play, and the plain rulebook's answers.

A haunt is a subclass that answers differently where its text says so (BET-GEN-5, BET-MONSTER-1, BET-TRAITOR-10). All
questions are about figures: explorers, and monsters where no question is for explorers alone (BET-GEN-7). The
engine never asks which haunt it is; it asks these questions. `Exploration` answers for the time before the haunt.
Instances hold nothing: what a haunt keeps is in `g.data`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, SKULL, HauntData, House
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    MIGHT,
    MONSTER_CAME,
    MONSTER_GONE,
    TRAITOR,
    TRAITS,
)
from housebound.games.betrayal.words import (
    TRACK as TRACK_NOTICE,
)
from housebound.kernel.game import Immutable
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

MONSTER_TURN = -1
"""Among the turns of a round: the monsters'."""
NOBODY_AT_FIRST = ("none", "none_at_first")
"""BET-ORDER-8, BET-ORDER-9. What the list beside the chart says of haunts that begin without a known traitor."""
HEROES_WIN, TRAITOR_WINS = 0, 1

CARRY_ON = 0
"""A win check that found nothing."""


class MonsterKind(msgspec.Struct, frozen=True):
    """One line of a haunt's table of monsters (BET-TRAIT-8): -1 for a trait it lacks or that varies."""

    id: str
    count: int
    traits: tuple[int, int, int, int]
    first_word: int


class Attack(msgspec.Struct):
    """An attack: who, on whom, with which trait and card (-1 none), into another room or not; then its results."""

    attacker: int
    target: int
    trait: int
    card: int = -1
    ranged: bool = False
    result: int = 0
    defence: int = 0

    @property
    def difference(self) -> int:
        return self.result - self.defence


class Haunt(Immutable):
    """The rulebook's answers. A haunt overrides what its text changes, and says why by the id of its line."""

    number: ClassVar[int] = 0
    started: ClassVar[bool] = True
    open_to_all: ClassVar[bool] = False
    """Everybody reads the whole text: no traitor, or a hidden one (BET-PREP-7)."""
    monster_turn: ClassVar[bool] = True
    """Whether the round has a monster turn."""
    dear_steps: ClassVar[bool] = False
    """Whether `step_cost` can be more than 1."""
    plain_steps: bool
    """Whether every step of the rulebook is open and costs what it says: most haunts need not be asked at each door."""
    plain_pace: bool
    """Whether every figure may move, and as far as the rulebook says, and stop when it likes."""
    plain_sides: bool
    """Whether the sides are those of the rulebook."""
    plain_handling: bool
    """Whether whoever is in a room may handle what it holds and what lies there, as the rulebook says."""
    finer_places: ClassVar[bool] = False
    """Whether a figure can be between rooms: then `together`, `in_room`, `offer_steps` and `take_step` are asked."""
    hides_figures: ClassVar[bool] = False
    """Whether `sees` can ever say no."""

    def __init__(self) -> None:
        facts: dict[str, Any] = content("haunts")["haunt"].get(str(self.number), {})
        self.traitor_rule: dict[str, Any] = facts.get("traitor", {"rule": "none"})
        self.needs_rooms: tuple[str, ...] = tuple(facts.get("needs_rooms", ()))
        self.kinds: tuple[MonsterKind, ...] = tuple(
            MonsterKind(
                monster["id"],
                monster["count"],
                (
                    monster.get("might", -1),
                    monster.get("speed", -1),
                    monster.get("sanity", -1),
                    monster.get("knowledge", -1),
                ),
                _first_word(monster["id"]),
            )
            for monster in facts.get("monsters", ())
        )

        self.plain_steps = not self.dear_steps and self._plain(
            "barred", "through_walls", "can_discover", "shafts_both_ways"
        )
        self.plain_pace = self._plain("can_move", "allowance", "may_stop")
        self.plain_sides = self._plain("true_side")
        self.plain_handling = not self.finer_places and self._plain(
            "in_room", "can_handle_items", "may_part", "uses_items"
        )

    def _plain(self, *questions: str) -> bool:
        """Whether the haunt leaves these questions to the rulebook: then nobody need ask them again and again."""
        return all(getattr(type(self), question) is getattr(Haunt, question) for question in questions)

    # -- beginning

    def set_up(self, g: House) -> Script[None]:
        """Right now (BET-PREP-5, BET-PREP-6): the traitor's steps first, then the heroes'."""
        return NOTHING

    def fresh_data(self, g: House) -> HauntData | None:
        """The haunt's own data as they are when it begins; None: it keeps nothing of its own."""
        return None

    def turn_order(self, g: House) -> list[int]:
        """BET-ORDER-1 to BET-ORDER-4, BET-ORDER-8, BET-ORDER-9. The turns of a round: seats, and MONSTER_TURN.

        The seats from the traitor's left, the traitor last; with no traitor, or a hidden one, from the revealer's left.
        """
        seats = g.rules.seats
        last = g.traitor if self.has_open_traitor(g) else g.revealer
        order = [(last + 1 + n) % seats for n in range(seats)]
        if self.monster_turn:
            # BET-ORDER-12: after the seat of a traitor that was hidden and is known now
            known = g.role_known and g.traitor >= 0
            order.insert(order.index(g.traitor) + 1 if known else seats, MONSTER_TURN)
        return order

    def has_open_traitor(self, g: House) -> bool:
        """Whether the order of turns is that of a traitor known from the start (BET-ORDER-11, BET-ORDER-12)."""
        return g.traitor >= 0 and not g.role[0] and self.traitor_rule["rule"] not in NOBODY_AT_FIRST

    def takes_turn(self, g: House, seat: int) -> bool:
        """BET-DEATH-2, BET-DEATH-6, HC-13. Whether the seat's explorer can act at all."""
        return g.fate[seat] == IN_HOUSE

    def figure_of(self, g: House, seat: int) -> int:
        """The figure with which a seat acts in its own turn."""
        return seat

    # -- sides

    def side_of(self, g: House, figure: int) -> int:
        """HEROES or TRAITOR, as everybody at the table knows."""
        return g.team[figure] if figure < FIRST_MONSTER else TRAITOR

    def opponents(self, g: House, one: int, other: int) -> bool:
        """BET-PASS-3. Whether these two want to stop each other."""
        return self.side_of(g, one) != self.side_of(g, other)

    def controller(self, g: House, figure: int) -> int:
        """BET-MONSTER-2, BET-TRAITOR-9. The seat that decides for a figure."""
        return figure if figure < FIRST_MONSTER else g.traitor

    def monster_player(self, g: House) -> int:
        """BET-MONSTER-2, BET-TRAITOR-9. The seat that says which monster acts next."""
        return g.traitor

    def must_act(self, g: House, figure: int) -> bool:
        """Whether this monster may not be left where it is."""
        return False

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        """Whether this monster is moved in the monster turn."""
        return True

    def is_hidden(self, g: House) -> bool:
        """BET-HIDDEN-1. Whether a hidden traitor is still unknown to the others."""
        return g.role[0] > 0 and not g.role_known

    # -- movement

    def together(self, g: House, one: int, other: int) -> bool:
        """BET-BARRIER-7. Whether two figures are in the same space: asked only of a haunt with `finer_places`."""
        return g.room[one] == g.room[other]

    def in_room(self, g: House, figure: int) -> bool:
        """Whether the figure is really in its room, and so in reach of what lies and works there."""
        return True

    def offer_steps(self, g: House, figure: int, ask: Ask) -> None:
        """Every step the figure can take now, where its haunt has `finer_places`."""

    def take_step(self, g: House, figure: int, option: Option) -> Script[None] | None:
        """Carry out one of them; None: it is a step as the rulebook knows it."""
        return None

    def in_range(self, g: House, figure: int) -> list[int]:
        """BET-RANGED-2. The figures at which this one can shoot, where its haunt has `finer_places`."""
        return []

    def throw_rooms(self, g: House, figure: int, beside: list[int]) -> list[int]:
        """The rooms into which the figure may throw the Dynamite; `beside` are those joined by a door."""
        return [*beside, *self.more_targets(g, figure)]

    def can_move(self, g: House, figure: int) -> bool:
        return True

    def can_be_moved(self, g: House, figure: int) -> bool:
        """Whether an effect can put the figure into another room."""
        return True

    def allowance(self, g: House, figure: int, spaces: int) -> int:
        """Spaces the figure can move in this turn; `spaces` is the rulebook's answer (BET-MOVE-1, BET-MONSTER-4)."""
        return spaces

    def movement_roll(self, g: House, figure: int) -> int:
        """BET-MONSTER-4. The dice that a monster rolls for its movement."""
        return self.trait_of(g, figure, 1)

    def step_cost(self, g: House, figure: int, there: int) -> int:
        """BET-MOVE-2. What entering that room costs."""
        return 1

    def barred(self, g: House, figure: int, room: int) -> str:
        """The rule that keeps the figure out of a room; empty: none."""
        return ""

    def through_walls(self, g: House, figure: int) -> bool:
        """HC-19. Whether the figure steps between side-adjacent rooms as if there were a door."""
        return False

    def shafts_both_ways(self, g: House, figure: int) -> bool:
        """BET-MONSTER-10. Whether the figure goes up the Coal Chute, the Collapsed Room and the Gallery too."""
        return figure >= FIRST_MONSTER and g.rules.monster_shafts == "both_ways"

    def can_ride(self, g: House, figure: int) -> bool:
        """Whether the Mystic Elevator moves for this figure."""
        return True

    def elevator_reaches(self, g: House, floor: int) -> bool:
        """Whether the Mystic Elevator can be attached to that floor at all."""
        return True

    def elevator_moved(self, g: House) -> Script[None]:
        """The Mystic Elevator has been attached to another doorway, with everybody in it."""
        return NOTHING

    def can_discover(self, g: House, figure: int) -> bool:
        """BET-MONSTER-14."""
        return figure < FIRST_MONSTER

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """BET-PASS-1, BET-PASS-6, BET-HIDDEN-11. Whether a figure in the room makes the mover's step dearer."""
        if figure < FIRST_MONSTER and mover < FIRST_MONSTER and self.is_hidden(g):
            return False
        return not g.stunned[figure] and self.opponents(g, figure, mover)

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        """At each entry, also by an effect."""
        return NOTHING

    def on_leave(self, g: House, figure: int, room: int) -> Script[None]:
        return NOTHING

    def sent_nowhere(self, g: House, figure: int) -> Script[None]:
        """HC-20. An effect sends the figure into a collapsed room, or to a floor with no room left: it stays."""
        return NOTHING

    def crossing_tried(self, g: House, figure: int, room: int, crossed: bool) -> Script[None]:
        """A roll across a barrier has been made."""
        return NOTHING

    def exit_rolled(self, g: House, seat: int, room: int, passed: bool) -> Script[None]:
        """BET-ROOM-3. The roll that a room demands of whoever leaves it has been made, and its loss taken."""
        return NOTHING

    def jumped(self, g: House, figure: int) -> Script[None]:
        """BET-GALLERY-1. A figure has jumped from the Gallery into the Ballroom, and its damage is taken."""
        return NOTHING

    def room_added(self, g: House, room: int) -> Script[None]:
        """HC-8. A room has entered the house in any way."""
        return NOTHING

    def discovered(self, g: House, seat: int, room: int) -> Script[bool]:
        """An explorer has discovered a room. True: the haunt has dealt with it, nobody draws for its symbol."""
        return False
        yield

    def room_explored(self, g: House, figure: int, room: int) -> Script[None]:
        """A figure has discovered a room, and the card for its symbol has been resolved."""
        return NOTHING

    def replace_draw(self, g: House, seat: int, symbol: int) -> Script[bool]:
        """A card is about to be drawn. True: the haunt has dealt with it in another way."""
        return False
        yield

    def room_text_off(self, g: House, figure: int, room: int) -> bool:
        """Whether the text of a room does not work on this figure now."""
        return False

    def spared_by_rooms(self, g: House, figure: int, kind: int) -> bool:
        """Whether harmful texts of rooms about the traits of this kind pass the explorer by."""
        return False

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """Also for seats whose explorer is dead or gone (HC-11)."""
        return NOTHING

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """After the end of the turn by BET-TURN-6; also for seats whose explorer is dead or gone (HC-11)."""
        return NOTHING

    def on_monster_turn_start(self, g: House) -> Script[None]:
        return NOTHING

    def on_monster_turn_end(self, g: House) -> Script[None]:
        return NOTHING

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        """A monster begins to act, its movement result rolled. True: the haunt moves it by its own rule."""
        return False
        yield

    def after_monster(self, g: House, figure: int) -> Script[None]:
        """A monster has done what its player wants: what it must still do."""
        return NOTHING

    def may_stop(self, g: House, figure: int) -> str:
        """The rule by which the figure may not end its turn yet; empty: it may."""
        return ""

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        """The special actions that are open to this figure now: verbs of the haunt's own."""

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        """Carry out one of them."""
        raise ValueError(f"haunt {self.number} has no action {option.name}")

    # -- attacks

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """BET-ATTACK-10, BET-HIDDEN-9. The rule that forbids the attack; empty: it is allowed."""
        if attacker < FIRST_MONSTER and target < FIRST_MONSTER and self.is_hidden(g):
            return ""
        return "" if self.opponents(g, attacker, target) else "BET-ATTACK-10"

    def attack_traits(self, g: House, figure: int) -> tuple[int, ...]:
        """BET-ATTACK-2, BET-MONSTER-6. The traits with which the figure attacks by itself."""
        return (MIGHT,)

    def more_targets(self, g: House, figure: int) -> tuple[int, ...]:
        """Rooms besides those joined by a door into which the figure may throw the Dynamite."""
        return ()

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        """HC-18. Whether the Dynamite does anything to this figure."""
        return True

    def attack_dice(self, g: House, attack: Attack, defending: bool) -> int:
        """More (or fewer) dice for the attacker or the defender."""
        return 0

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """The attacker's result is higher. True: the haunt has dealt with it; else damage, stun or theft follow."""
        return False
        yield

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """The defender's result is higher. True: the haunt has dealt with it; else the attacker is hurt."""
        return False
        yield

    def may_steal(self, g: House, attack: Attack) -> bool:
        """BET-MONSTER-7. Whether the winner of this attack may take an item instead of dealing damage."""
        return attack.attacker < FIRST_MONSTER

    def also_stealable(self, g: House, thief: int, victim: int) -> int:
        """BET-STEAL-6. Cards, as bits, that can be taken by force though they are no items that can be stolen."""
        return 0

    def stolen(self, g: House, thief: int, victim: int, card: int) -> Script[None]:
        """BET-STEAL-6. An item has changed hands by force."""
        return NOTHING

    def monster_combat_roll(self, g: House, attack: Attack, figure: int, dice: int) -> int:
        """The roll of a monster that attacks or defends."""
        from housebound.games.betrayal.dice import throw

        return throw(g, figure, dice)

    def damage_from(self, g: House, attack: Attack, loser: int) -> int:
        """BET-ATTACK-6. The kind of damage that the loser of this attack takes."""
        return 0 if attack.trait < 2 else 1

    # -- damage and death

    def filter_damage(self, g: House, seat: int, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """Changes the kind or the amount of damage that an explorer is about to take."""
        return kind, steps

    def takes_split(self, g: House, seat: int, kind: int, steps: int, cause: int, by: int) -> tuple[int, int] | None:
        """Steps on the first and the second trait of the pair, where the haunt leaves no choice.

        `by`: the figure that dealt the damage in an attack, or -1.
        """
        return None

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        """BET-TRAIT-5. How far a clip can fall."""
        return SKULL

    def frozen(self, g: House, seat: int, trait: int) -> bool:
        """Whether a trait cannot change."""
        return False

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """A monster takes damage. True: the haunt has dealt with it; else it is stunned (BET-STUN-1)."""
        return False
        yield

    def on_skull(self, g: House, seat: int, cause: int, killer: int) -> Script[bool]:
        """A clip is on the skull. True: something else than death has happened."""
        return False
        yield

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """An explorer has died, and its belongings lie in its room."""
        return NOTHING

    def loses_belongings(self, g: House, seat: int, cause: int) -> bool:
        """Whether the belongings of the dead are discarded instead of left in the room (BET-LOOT-1)."""
        return False

    def on_stun(self, g: House, figure: int) -> Script[None]:
        """A monster has been stunned."""
        return NOTHING

    # -- cards and objects

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """BET-MONSTER-15. The rule by which the figure cannot get this card; empty: it can."""
        return "" if figure < FIRST_MONSTER else "BET-MONSTER-15"

    def may_part(self, g: House, figure: int, card: int) -> str:
        """The rule by which the card cannot be given, dropped or stolen in this haunt; empty: it can."""
        return ""

    def given(self, g: House, giver: int, receiver: int, card: int) -> Script[None]:
        """An item has been handed over."""
        return NOTHING

    def taken(self, g: House, figure: int, card: int) -> Script[None]:
        """An item has been picked up from a pile."""
        return NOTHING

    def can_handle_items(self, g: House, figure: int) -> bool:
        """Whether the figure may give, take and drop items at all."""
        return True

    def card_off(self, g: House, figure: int, card: int) -> bool:
        """Whether the card does nothing for its holder in this haunt."""
        return False

    def uses_items(self, g: House, figure: int) -> bool:
        """BET-ITEM-1. Whether the figure can use the cards it carries, weapons among them."""
        return figure < FIRST_MONSTER

    def heeds(self, g: House, figure: int, card: int) -> bool:
        """Whether the Bell or the Spirit Board (the card) moves this hero or monster."""
        return True

    def dog_carries(self, g: House, card: int) -> bool:
        """HC-14. Whether the Dog can carry this item."""
        return True

    def use_card(self, g: House, seat: int, card: int) -> Script[bool]:
        """A card is used. True: the haunt has done what it does here."""
        return False
        yield

    def frees_movement(self, g: House, seat: int) -> bool:
        """Whether drawing a card does not end movement."""
        return False

    # -- traits and dice

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        """BET-TRAIT-8. A monster's number, -1 if it lacks the trait."""
        return self.kinds[g.kind[figure]].traits[trait]

    def trait_dice(self, g: House, seat: int, trait: int) -> int:
        """Dice that the haunt adds to a trait roll."""
        return 0

    def ignores_hindrance(self, g: House, figure: int) -> bool:
        """BET-TRAITOR-2, BET-MONSTER-8, BET-HIDDEN-6. Whether hindrances of rooms do not touch the figure."""
        return figure >= FIRST_MONSTER or g.team[figure] == TRAITOR

    # -- winning

    def winner(self, g: House) -> int:
        """BET-WIN-1, HC-26. Seats that have won now, as an audience; 0: nobody yet. -1: it is over and nobody has.

        Where both sides can complete their goals at once, the seats of both: BET-WIN-5 decides.
        """
        return CARRY_ON

    def no_hero_left(self, g: House) -> int:
        """BET-WIN-6. Who wins when no living hero is left: the traitor's side, or nobody."""
        return self.team_seats(g, TRAITOR) or -1

    def aftermath(self, g: House) -> None:
        """The game has just ended: what becomes of those who are left behind."""

    def team_seats(self, g: House, side: int) -> int:
        """The seats of a side, as an audience."""
        return sum(1 << seat for seat in range(g.rules.seats) if self.true_side(g, seat) == side)

    def true_side(self, g: House, seat: int) -> int:
        """The side a seat plays for, hidden or not (BET-HIDDEN-3); -1: a spectator plays for none."""
        if seat >= FIRST_MONSTER:
            return -1
        if g.role[0]:
            return TRAITOR if g.role[seat] == 1 else HEROES
        return g.team[seat]

    # -- what each side knows

    def track_hidden(self, g: House, seat: int) -> bool:
        """Whether the Turn/Damage track is a secret record that this seat (or a spectator) cannot see."""
        return False

    def sees(self, g: House, seat: int, figure: int) -> bool:
        """Whether this seat (or a spectator) knows where the figure is. Asked only of a haunt that `hides_figures`."""
        return True

    def secrets(self, g: House) -> dict[str, object]:
        """What this haunt keeps hidden from at least one seat, by name. For `hidden`."""
        return {}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        return True

    def resample(self, g: House, seat: int, rng: Any) -> None:
        """Overwrite what the seat cannot know of the haunt's own data."""

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """What the seat sees of the haunt's own data: counters, marked rooms, tokens."""
        return {}

    def check(self, g: House) -> None:
        """Raise AssertionError if the haunt's own data are impossible."""

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        """What this seat should be after now, best first."""
        return []


class Goal(msgspec.Struct, frozen=True):
    """Something a player of this haunt wants: be somewhere, do something there, fight somebody.

    `rooms`: where to go, as bits (0: anywhere). `verbs`: names of verbs, or of single options, worth choosing as soon
    as they are offered. `targets`: figures worth attacking, `spare`: figures not to attack. `cards`: cards worth
    having. `avoid`: rooms to keep out of, as bits. `explore`: whether what is wanted may still have to be found in
    undiscovered rooms.
    """

    rooms: int = 0
    verbs: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()
    spare: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    avoid: int = 0
    explore: bool = False


class Exploration(Haunt):
    """Before the haunt: nobody attacks, nobody dies, nobody wins (BET-GEN-3, BET-TURN-3, BET-TRAIT-6)."""

    started = False
    monster_turn = False

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        return "BET-TURN-3"

    def opponents(self, g: House, one: int, other: int) -> bool:
        return False

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return False

    def lowest(self, g: House, seat: int, trait: int, cause: int) -> int:
        return 0

    def no_hero_left(self, g: House) -> int:
        return CARRY_ON


EXPLORATION = Exploration()


# -- what haunts do with figures, in one place


def _first_word(kind: str) -> int:
    words = FIGURES.words
    return words.index(kind) if kind in words else words.index(f"{kind}_1")


def add_monster(g: House, kind: int, room: int, side: int = 0) -> int:
    """Bring a monster of this kind into a room; its number. The lowest free word of its kind is its name."""
    facts = g.haunt.kinds[kind]
    taken = {g.word[figure] for figure in range(FIRST_MONSTER, len(g.word)) if g.kind[figure] >= 0}
    word = next(facts.first_word + n for n in range(facts.count) if facts.first_word + n not in taken)
    for figure in range(FIRST_MONSTER, len(g.word)):
        if g.kind[figure] < 0:
            break
    else:
        figure = len(g.word)
        for column, empty in (
            (g.room, -1),
            (g.side, 0),
            (g.came_by, -1),
            (g.held, 0),
            (g.kind, -1),
            (g.word, 0),
            (g.stunned, 0),
        ):
            column.append(empty)
    g.room[figure] = room
    g.side[figure] = side
    g.came_by[figure] = -1
    g.kind[figure] = kind
    g.word[figure] = word
    g.stunned[figure] = 0
    g.acted |= 1 << figure  # it acts from the next monster turn on
    g.tell(EVERYONE, MONSTER_CAME, word, room)
    return figure


def remove_monster(g: House, figure: int) -> None:
    """A monster is killed, banished or leaves the house."""
    g.tell(EVERYONE, MONSTER_GONE, g.word[figure])
    g.room[figure] = -1
    g.kind[figure] = -1
    g.stunned[figure] = 0


def monsters(g: House, kind: int = -1) -> list[int]:
    """The monsters in play, of one kind or of all."""
    kinds = enumerate(g.kind[FIRST_MONSTER:], FIRST_MONSTER)
    if kind < 0:
        return [figure for figure, of_kind in kinds if of_kind >= 0]
    return [figure for figure, of_kind in kinds if of_kind == kind]


def laid_out(g: House) -> bool:
    """BET-PREP-5. Whether the haunt in play has its own data: from "Right now" on, not while both sides read."""
    return g.data is not None or g.round > 0


def living_heroes(g: House) -> list[int]:
    """HC-1, BET-DEATH-7. The heroes that are not dead and not converted, in or out of the house.

    Counts of explorers in the game go by `g.rules.seats`: the dead are counted there.
    """
    return [seat for seat in range(g.rules.seats) if g.fate[seat] != DEAD and g.haunt.true_side(g, seat) == HEROES]


def any_hero_lives(g: House) -> bool:
    """BET-WIN-2, BET-WIN-6. Asked after every act: stops at the first one."""
    haunt, fate = g.haunt, g.fate
    sides = g.team
    if g.role[0] or not haunt.plain_sides:
        sides = [haunt.true_side(g, seat) for seat in range(g.rules.seats)]
    for seat in range(g.rules.seats):  # noqa: SIM110 (a generator would cost more than the loop)
        if sides[seat] == HEROES and fate[seat] != DEAD:
            return True
    return False


def heroes_in_house(g: House) -> list[int]:
    return [seat for seat in living_heroes(g) if g.fate[seat] == IN_HOUSE]


def advance_track(g: House, to: int) -> None:
    g.track = to
    g.tell(EVERYONE, TRACK_NOTICE, min(to, 40))


def trait_word(trait: int) -> str:
    return TRAITS.words[trait]


def card_bits(*names: str) -> int:
    return sum(1 << CARDS[name] for name in names)
