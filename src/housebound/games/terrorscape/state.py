"""The state of a game of Terrorscape: plain data in columns, no behaviour.

Victims are numbered by character, 0 to 4, whatever their order; two of the five are absent (location -1). Item cards
and killer cards are counted by kind. Sets of victims, of locations and of passages are bits of an int.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.components import EQUIPMENT, SEARCH_CARDS
from housebound.games.terrorscape.mansion import KILLER_START
from housebound.games.terrorscape.numbers import (
    Ability,
    AbilitySet,
    Card,
    Condition,
    Deeds,
    Item,
    Killer,
    Location,
    LocationSet,
    PassageSet,
    Plan,
    Seat,
    SeatSet,
    Victim,
    VictimSet,
)
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.words import CARDS, EVERY_VICTIM, ITEMS, UNHURT, WOUNDED
from housebound.kernel.state import State

# Phases of play in their order (TER-ROUND-3, TER-ROUND-4).
CASTING: Final = 0
SHARING: Final = 1
DEALING: Final = 2
CHOOSING: Final = 3
ROUND_START: Final = 4
ACTIONS: Final = 5
EQUIPMENT_STEP: Final = 6
PLAN_CHECK: Final = 7
ANNOUNCING: Final = 8
REVEALING: Final = 9
KILLER_START_STEP: Final = 10
INSTANT_CARDS: Final = 11
MAIN_STEP: Final = 12
LONG_TERM_STEP: Final = 13
KILLER_END: Final = 14
DRAWING: Final = 15
ENCOUNTERING: Final = 16
ATTACKING: Final = 17
FLIGHT: Final = 18
OVER: Final = 19
PHASES: Final = (
    *("casting", "sharing", "dealing", "choosing", "round_start", "actions", "equipment", "plan_check", "announcing"),
    *("revealing", "killer_start", "instant_cards", "main_step", "long_term", "killer_end", "drawing"),
    *("encounter", "attack", "flight", "over"),
)

# What the killer has done in this turn, as bits of `did`.
ENCOUNTERED: Final = 1 << 0
FREE_SEARCH: Final = 1 << 1
CALLED_SWIFT: Final = 1 << 2
CALLED_KEEN_EAR: Final = 1 << 3
BOOSTED: Final = 1 << 4
BROKE_THROUGH: Final = 1 << 5
# FREE_SEARCH: the Search under way follows a reveal. BROKE_THROUGH: the move under way removed a barricade.


class Mansion(State):
    """Everything that is true at one table of Terrorscape."""

    __slots__ = (
        *("rules", "phase", "round", "trio", "alive", "controller", "first_player"),
        *("at", "condition", "fear", "held", "own_keys", "ability", "spent_abilities", "shown_abilities"),
        *("roof_keys", "gears", "rescue", "trap", "firecracker", "noise", "heard", "last_heard", "barricades"),
        *("equipment", "search", "bottom_card", "discard", "gone", "looked", "looker"),
        *("acting", "begun", "acted", "repaired", "passed", "emerged", "exchanging", "equipped"),
        *("plans", "marked", "steps_done", "plan_ready", "plan_spent", "buzzer", "buzzed"),
        *("killer", "level", "bonus", "attack_bonus", "killer_at", "last_known", "stealth_card"),
        *("hand", "deck", "pile", "shown", "locked", "paying"),
        *("killer_dealt", "killer_abilities", "killer_spent", "victim_dealt"),
        *("did", "basic_left", "path", "laid"),
        *("found", "attacked", "fleeing", "defender", "defence", "naming"),
        *("could", "opened", "repairs_heard", "winners", "why"),
    )

    rules: Rules
    phase: int
    round: int
    trio: tuple[Victim, ...]  # the victims in seating order (TER-SETUP-10)
    alive: tuple[Victim, ...]  # those of them alive and in the house (TER-CROSS-7)
    controller: tuple[Seat, ...]  # victim -> seat, -1 absent
    first_player: Victim  # the victim with the first-player token (TER-CROSS-2), -1 none

    at: list[Location]  # victim -> location, -1 absent or escaped; a body stays where it is
    condition: list[Condition]  # victim -> UNHURT, WOUNDED, KILLED or ESCAPED
    fear: list[int]  # victim -> fear tokens
    held: list[tuple[Item, ...]]  # victim -> item cards, sorted
    own_keys: list[int]  # victim -> Keys of her own (TER-CROSS-3)
    ability: list[Ability]  # victim -> ability kept, -1 none
    spent_abilities: VictimSet  # victims whose ability is turned over
    shown_abilities: VictimSet  # victims whose ability everybody knows, since it has been used

    roof_keys: int
    gears: int
    rescue: int  # cell of the rescue token, 5 to 0 (the exit), -1 not placed
    trap: Location  # location of the trap token, -1
    firecracker: Location  # location of the firecracker token, -1
    noise: LocationSet  # locations with a noise token on the team's board
    heard: LocationSet  # locations of noise that has been announced this round
    last_heard: LocationSet  # and in the round before
    barricades: PassageSet

    equipment: list[int]  # item -> copies in the equipment deck
    search: list[int]  # item -> copies in the search deck
    bottom_card: bool  # the card with the coloured key lies under the search deck
    discard: list[int]  # item -> copies in the victims' discard pile
    gone: tuple[int, ...]  # item -> copies out of the game: backpack cards nobody took, and what escaped victims took
    looked: tuple[Item, ...]  # items drawn and not dealt with yet
    looker: Victim  # by whom, -1

    acting: Victim  # the victim who is the one to act, -1
    begun: VictimSet  # victims who have begun their turn
    acted: VictimSet  # victims who have performed their main action
    repaired: bool  # gears were placed this round (TER-REPAIR-3)
    passed: tuple[Item, ...]  # items that changed hands since the last action
    emerged: LocationSet  # where Sophia came out of secret passages at no cost since the last action (TER-EXTRA-5)
    exchanging: tuple[int, ...]  # an exchange that waits for consent: victim, item, other, and perhaps an item back
    equipped: Victim  # the victim who receives equipment, -1

    plans: tuple[Plan, ...]  # plans dealt to the team
    marked: Plan  # the plan with the progress token, -1
    steps_done: int
    plan_ready: bool
    plan_spent: bool
    buzzer: Location  # location of the plan token, -1
    buzzed: bool  # this round

    killer: Killer
    level: int
    bonus: int  # strength until the end of the turn
    attack_bonus: int  # strength for this attack
    killer_at: Location
    last_known: Location  # where the team saw him last
    stealth_card: Card  # the card by which he is in stealth, -1 he is not
    hand: list[int]  # killer card -> copies
    deck: list[int]
    pile: list[int]  # the killer's discard pile
    shown: tuple[Card, ...]  # cards of the pile that the team saw him play
    locked: bool  # the locked card is still aside
    paying: Card  # the card that he has shown and is paying for, -1

    killer_dealt: tuple[Ability, ...]  # abilities to choose from
    killer_abilities: AbilitySet  # kept, as bits
    killer_spent: AbilitySet  # turned over
    victim_dealt: list[tuple[Ability, ...]]  # victim -> abilities to choose from

    did: Deeds
    basic_left: int
    path: LocationSet  # locations of the move under way, or else of the killer's turn so far, the start included
    laid: PassageSet  # barricades that belong to the effect under way

    found: VictimSet  # victims of the encounter
    attacked: VictimSet
    fleeing: VictimSet  # victims who may still flee
    defender: Victim
    defence: tuple[Item, ...]  # items applied in this defence
    naming: VictimSet  # victims of whom the team is to name one

    could: list[LocationSet]  # victim -> where she may be by what the killer was told (see whereabouts)
    opened: PassageSet  # passages that the team has opened this round
    repairs_heard: int  # rounds in which noise at the transmitter may have been a repair

    winners: SeatSet
    why: str

    def copy_from(self, other: Mansion) -> None:
        self.rules = other.rules
        self.phase = other.phase
        self.round = other.round
        self.trio = other.trio
        self.alive = other.alive
        self.controller = other.controller
        self.first_player = other.first_player
        self.at = other.at.copy()
        self.condition = other.condition.copy()
        self.fear = other.fear.copy()
        self.held = other.held.copy()
        self.own_keys = other.own_keys.copy()
        self.ability = other.ability.copy()
        self.spent_abilities = other.spent_abilities
        self.shown_abilities = other.shown_abilities
        self.roof_keys = other.roof_keys
        self.gears = other.gears
        self.rescue = other.rescue
        self.trap = other.trap
        self.firecracker = other.firecracker
        self.noise = other.noise
        self.heard = other.heard
        self.last_heard = other.last_heard
        self.barricades = other.barricades
        self.equipment = other.equipment.copy()
        self.search = other.search.copy()
        self.bottom_card = other.bottom_card
        self.discard = other.discard.copy()
        self.gone = other.gone
        self.looked = other.looked
        self.looker = other.looker
        self.acting = other.acting
        self.begun = other.begun
        self.acted = other.acted
        self.repaired = other.repaired
        self.passed = other.passed
        self.emerged = other.emerged
        self.exchanging = other.exchanging
        self.equipped = other.equipped
        self.plans = other.plans
        self.marked = other.marked
        self.steps_done = other.steps_done
        self.plan_ready = other.plan_ready
        self.plan_spent = other.plan_spent
        self.buzzer = other.buzzer
        self.buzzed = other.buzzed
        self.killer = other.killer
        self.level = other.level
        self.bonus = other.bonus
        self.attack_bonus = other.attack_bonus
        self.killer_at = other.killer_at
        self.last_known = other.last_known
        self.stealth_card = other.stealth_card
        self.hand = other.hand.copy()
        self.deck = other.deck.copy()
        self.pile = other.pile.copy()
        self.shown = other.shown
        self.locked = other.locked
        self.paying = other.paying
        self.killer_dealt = other.killer_dealt
        self.killer_abilities = other.killer_abilities
        self.killer_spent = other.killer_spent
        self.victim_dealt = other.victim_dealt.copy()
        self.did = other.did
        self.basic_left = other.basic_left
        self.path = other.path
        self.laid = other.laid
        self.found = other.found
        self.attacked = other.attacked
        self.fleeing = other.fleeing
        self.defender = other.defender
        self.defence = other.defence
        self.naming = other.naming
        self.could = other.could.copy()
        self.opened = other.opened
        self.repairs_heard = other.repairs_heard
        self.winners = other.winners
        self.why = other.why


def empty_mansion(rules: Rules) -> Mansion:
    """TER-SETUP-2, TER-SETUP-8, TER-SETUP-13. A table before anything is chosen or dealt."""
    nobody = len(EVERY_VICTIM)
    g = Mansion.__new__(Mansion)
    g.notices = None
    g.rules = rules
    g.phase = CASTING
    g.round = 0
    g.trio = ()
    g.alive = ()
    g.controller = (-1,) * nobody
    g.first_player = -1
    g.at = [-1] * nobody
    g.condition = [UNHURT] * nobody
    g.fear = [0] * nobody
    g.held = [()] * nobody
    g.own_keys = [0] * nobody
    g.ability = [-1] * nobody
    g.spent_abilities = 0
    g.shown_abilities = 0
    g.roof_keys = 0
    g.gears = 0
    g.rescue = -1
    g.trap = -1
    g.firecracker = -1
    g.noise = 0
    g.heard = 0
    g.last_heard = 0
    g.barricades = 0
    g.equipment = list(EQUIPMENT)
    g.search = list(SEARCH_CARDS)
    g.bottom_card = True
    g.discard = [0] * len(ITEMS)
    g.gone = (0,) * len(ITEMS)
    g.looked = ()
    g.looker = -1
    g.acting = -1
    g.begun = 0
    g.acted = 0
    g.repaired = False
    g.passed = ()
    g.emerged = 0
    g.exchanging = ()
    g.equipped = -1
    g.plans = ()
    g.marked = -1
    g.steps_done = 0
    g.plan_ready = False
    g.plan_spent = False
    g.buzzer = -1
    g.buzzed = False
    g.killer = -1
    g.level = 1
    g.bonus = 0
    g.attack_bonus = 0
    g.killer_at = KILLER_START
    g.last_known = KILLER_START
    g.stealth_card = -1
    g.hand = [0] * len(CARDS)
    g.deck = [0] * len(CARDS)
    g.pile = [0] * len(CARDS)
    g.shown = ()
    g.locked = True
    g.paying = -1
    g.killer_dealt = ()
    g.killer_abilities = 0
    g.killer_spent = 0
    g.victim_dealt = [()] * nobody
    g.did = 0
    g.basic_left = 0
    g.path = 0
    g.laid = 0
    g.found = 0
    g.attacked = 0
    g.fleeing = 0
    g.defender = -1
    g.defence = ()
    g.naming = 0
    g.could = [0] * nobody
    g.opened = 0
    g.repairs_heard = 0
    g.winners = 0
    g.why = ""
    return g


def in_house(g: Mansion, victim: Victim) -> bool:
    """TER-CROSS-7. Alive and in the house."""
    return victim in g.alive


def living(g: Mansion) -> tuple[Victim, ...]:
    """The victims alive and in the house, in seating order."""
    return g.alive


def count_living(g: Mansion) -> None:
    """Somebody was killed or has escaped, or the victims have just arrived."""
    g.alive = tuple(victim for victim in g.trio if g.at[victim] >= 0 and g.condition[victim] <= WOUNDED)


def those_at(g: Mansion, places: LocationSet) -> VictimSet:
    """The victims alive in these locations, as bits."""
    found = 0
    for victim in g.alive:
        if places >> g.at[victim] & 1:
            found |= 1 << victim
    return found


def outsiders(g: Mansion) -> SeatSet:
    """Everybody but the team: the killer and spectators."""
    return ~g.rules.team


def all_but_killer(g: Mansion) -> SeatSet:
    return ~g.rules.hunter
