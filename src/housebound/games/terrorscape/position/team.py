"""Reading the team of a position: the victims, who plays them, and the item cards."""

from __future__ import annotations

from typing import Any, Final

from housebound.games.terrorscape.cards.items import slots
from housebound.games.terrorscape.components import (
    BOTTOM_CARD,
    COPIES,
    EQUIPMENT,
    SEARCH_CARDS,
    STARTING_ITEMS,
    VICTIM_ABILITIES,
)
from housebound.games.terrorscape.mansion import EVERYWHERE, VICTIMS_START
from housebound.games.terrorscape.numbers import Item, Victim, VictimSet
from housebound.games.terrorscape.play.harm import MOST_FEAR
from housebound.games.terrorscape.play.setup import TEAM_SIZE
from housebound.games.terrorscape.play.transmitter import FIRST_CELL, GEARS_NEEDED
from housebound.games.terrorscape.state import (
    ACTIONS,
    CASTING,
    CHOOSING,
    DEALING,
    OVER,
    SHARING,
    Mansion,
    count_living,
    in_house,
)
from housebound.games.terrorscape.words import (
    ABILITIES,
    CONDITIONS,
    ESCAPED,
    EVERY_VICTIM,
    ITEMS,
    KEY,
    KILLED,
    LOCATIONS,
    VICTIMS,
)
from housebound.kernel.errors import BadPosition
from housebound.kernel.given import Given
from housebound.kernel.sets import has, just, less

MANY: Final = 45
ANYWHERE: Final = "anywhere"

# -- victims


def read_victims(g: Mansion, given: Given) -> list[Victim]:
    """TER-TEAM-3, TER-SETUP-10. The victims named, in seating order; others join them until they are three.

    Those of whose items nothing is said are returned.
    """
    told = given.take("victims", {})
    if isinstance(told, list | tuple):
        told = {word: {} for word in told}
    victims = Given("victims", told)
    named = [_victim_named(word) for word in told]
    g.trio = _trio(g, named)
    facts = {victim: victims.part(VICTIMS.words[victim], "at") for victim in g.trio}
    victims.finish()
    unsaid = [victim for victim, about in facts.items() if "items" not in about]
    _read_seats(g, facts)
    for victim, about in facts.items():
        _read_victim(g, victim, about)
        about.finish()
    return unsaid


def _victim_named(word: Any) -> Victim:
    if word not in VICTIMS.words:
        raise BadPosition("position-is-no-victim-known", word=repr(word), known=", ".join(VICTIMS.words))
    return VICTIMS[word]


def _trio(g: Mansion, named: list[Victim]) -> tuple[Victim, ...]:
    if g.phase == CASTING:
        if named:
            raise BadPosition("position-victims-are-chosen-in-the-phase")
        return ()
    if len(named) > TEAM_SIZE:
        raise BadPosition("position-victims-there-are-ter-team", count=len(named), size=TEAM_SIZE)
    settled = g.rules.victims
    for victim in named:
        if settled and victim not in settled:
            raise BadPosition("position-is-not-among-the-victims-of-this", victim=VICTIMS.words[victim])
    if settled:
        return settled
    others = [victim for victim in EVERY_VICTIM if victim not in named]
    return (*named, *others[: TEAM_SIZE - len(named)])


def _read_seats(g: Mansion, facts: dict[Victim, Given]) -> None:
    """TER-TEAM-4, TER-TEAM-5. Every victim has one player and every player of the team a victim."""
    seats = g.rules.team_seats
    controller = [-1] * len(EVERY_VICTIM)
    for victim, about in facts.items():
        controller[victim] = about.number("seat", -1, -1, g.rules.seats - 1)
        if controller[victim] >= 0 and controller[victim] not in seats:
            raise about.bad("has-seat-which-plays-the-killer", seat=controller[victim])
    if g.phase <= SHARING:
        if max(controller) >= 0:
            raise BadPosition("position-victims-are-shared-out-in-the-phase")
        return
    idle = [seat for seat in seats if seat not in controller]
    for victim in facts:
        if controller[victim] < 0:
            controller[victim] = idle.pop(0) if idle else seats[0]
    if idle:
        raise BadPosition("position-seat-of-the-team-plays-no-victim", seat=idle[0])
    g.controller = tuple(controller)


def _read_victim(g: Mansion, victim: Victim, about: Given) -> None:
    g.condition[victim] = about.word("condition", CONDITIONS, 0)
    _read_place(g, victim, about)
    count_living(g)
    g.fear[victim] = about.number("fear", 0, 0, MOST_FEAR)
    _read_inventory(g, victim, about)
    _read_ability(g, victim, about)
    # Outside the steps of its actions the team has either acted already or not begun.
    done = about.flag("acted", ACTIONS < g.phase < OVER and in_house(g, victim))
    begun = about.flag("begun", done)
    if done:
        g.acted |= just(victim)
    if begun:
        g.begun |= just(victim)


def _read_place(g: Mansion, victim: Victim, about: Given) -> None:
    """Where she is, and where the killer's notes allow her to be: anywhere, unless she has not left the start."""
    condition = g.condition[victim]
    if condition < 0:
        raise about.bad("needs-a-condition", known=", ".join(CONDITIONS.words))
    if condition in (KILLED, ESCAPED) and not g.rules.crossroads and g.phase != OVER:
        raise about.bad("is-which-ends-the-game-without-crossroads-ter", condition=CONDITIONS.words[condition])
    away = g.phase <= DEALING or condition == ESCAPED
    at_start = "at" not in about and g.round <= 1
    g.at[victim] = about.word("at", LOCATIONS, -1 if away else VICTIMS_START)
    if away and g.at[victim] >= 0:
        raise about.bad("is-at-but-she-is-not-in-the", place=LOCATIONS.words[g.at[victim]])
    if not away and g.at[victim] < 0:
        raise about.bad("must-be-somewhere-in-the-house")
    where = 0 if away else just(g.at[victim]) if at_start or condition == KILLED else EVERYWHERE
    if about.left.get("could_be") == ANYWHERE:
        about.take("could_be")
        where = EVERYWHERE
    g.could[victim] = about.set_of("could_be", LOCATIONS, where)
    if away != (g.could[victim] == 0):
        raise about.bad("could-be-empty-only-while-she-is-not")


def _read_inventory(g: Mansion, victim: Victim, about: Given) -> None:
    """TER-ITEM-1, TER-CROSS-3."""
    g.held[victim] = tuple(sorted(about.words("items", ITEMS)))
    away = g.at[victim] < 0
    if g.held[victim] and away:
        raise about.bad("has-items-but-she-is-not-in-the")
    if KEY in g.held[victim]:
        raise about.bad("has-a-key-among-her-items-keys-lie")
    g.own_keys[victim] = about.number("keys", 0, 0, COPIES[KEY])
    if g.own_keys[victim] and not g.rules.crossroads:
        raise about.bad("has-keys-of-her-own-which-is-for")


def _read_ability(g: Mansion, victim: Victim, about: Given) -> None:
    """TER-ABIL-1."""
    g.ability[victim] = about.word("ability", ABILITIES)
    g.victim_dealt[victim] = tuple(about.words("abilities_dealt", ABILITIES))
    spent = about.flag("ability_spent")
    if spent:
        g.spent_abilities |= just(victim)
    if about.flag("ability_shown", spent):
        g.shown_abilities |= just(victim)
    for ability in (g.ability[victim], *g.victim_dealt[victim]):
        if ability < 0:
            continue
        if g.rules.abilities == "off":
            raise about.bad("has-an-ability-but-this-table-plays-without")
        if ability not in VICTIM_ABILITIES:
            raise about.bad("cannot-have-it-is-an-ability-of-killers", ability=ABILITIES.words[ability])
    if g.phase == CHOOSING and g.ability[victim] < 0 and not g.victim_dealt[victim]:
        raise about.bad("has-no-ability-to-choose-in-the-phase")
    if has(g.spent_abilities | g.shown_abilities, victim) and g.ability[victim] < 0:
        raise about.bad("has-used-an-ability-but-has-none")
    if has(less(g.spent_abilities, g.shown_abilities), victim):
        raise about.bad("has-spent-an-ability-that-nobody-has-seen")


# -- the team


def read_team(g: Mansion, given: Given, unsaid: list[Victim]) -> None:
    """What the team has in common, and what the victims hold of whom nothing is said."""
    facts = given.part("team")
    _read_roof(g, facts)
    _read_acting(g, facts)
    _read_items(g, facts, unsaid)
    facts.finish()
    for victim in g.trio:
        room = slots(g, victim) + (victim in (g.looker, g.acting, g.equipped))  # one more while she chooses
        if len(g.held[victim]) > room:
            word = VICTIMS.words[victim]
            raise BadPosition(
                "position-has-items-for-slots", word=word, count=len(g.held[victim]), slots=slots(g, victim)
            )


def _read_roof(g: Mansion, facts: Given) -> None:
    """TER-REPAIR-6, TER-RESCUE-1. Five gears and a rescue token go together."""
    g.roof_keys = facts.number("keys", 0, 0, COPIES[KEY])
    if g.roof_keys and g.rules.crossroads:
        raise facts.bad("has-keys-on-the-roof-but-at-the")
    called = facts.left.get("rescue", -1) != -1
    g.gears = facts.number("gears", GEARS_NEEDED if called else 0, 0, GEARS_NEEDED)
    complete = g.gears == GEARS_NEEDED
    g.rescue = facts.number("rescue", FIRST_CELL if complete else -1, -1, FIRST_CELL)
    if complete != (g.rescue >= 0):
        raise facts.bad(
            "has-gears-and-rescue-the-rescue-token-comes", gears=g.gears, rescue=g.rescue, gears_needed=GEARS_NEEDED
        )
    g.repaired = facts.flag("repaired")
    g.repairs_heard = facts.number("repairs_heard", g.gears, 0, MANY)


def _read_acting(g: Mansion, facts: Given) -> None:
    """Who acts: by default the last one who has. TER-CROSS-2: the first player is somebody in the house."""
    last = [victim for victim in g.trio if has(g.acted, victim)]
    g.acting = one_of_the_team(g, facts, "acting", last[-1] if last else -1)
    if g.acting >= 0 and g.phase == ACTIONS:
        if not in_house(g, g.acting):
            raise facts.bad("acting-who-is-not-in-the-house", victim=VICTIMS.words[g.acting])
        g.begun |= just(g.acting)
    present = [victim for victim in g.trio if in_house(g, victim)]
    default = present[0] if g.rules.crossroads and g.phase > DEALING and present else -1
    g.first_player = one_of_the_team(g, facts, "first_player", default)
    if g.first_player >= 0 and not g.rules.crossroads:
        raise facts.bad("has-a-first-player-who-is-for-the")
    g.equipped = one_of_the_team(g, facts, "equipped", -1)
    g.looker = one_of_the_team(g, facts, "looker", -1)
    g.naming = of_the_team(g, facts, "naming")


def one_of_the_team(g: Mansion, facts: Given, key: str, default: Victim) -> Victim:
    victim = facts.word(key, VICTIMS, default)
    if victim >= 0 and victim not in g.trio:
        raise facts.bad("who-is-not-among-the-victims-of-this", key=key, victim=VICTIMS.words[victim])
    return victim


def of_the_team(g: Mansion, facts: Given, key: str, default: VictimSet = 0) -> VictimSet:
    """Victims of this table, as bits."""
    victims = facts.set_of(key, VICTIMS, default)
    for victim in EVERY_VICTIM:
        if has(victims, victim) and victim not in g.trio:
            raise facts.bad("names-who-is-not-among-the-victims-of", key=key, victim=VICTIMS.words[victim])
    return victims


# -- items


def _read_items(g: Mansion, facts: Given, unsaid: list[Victim]) -> None:
    """TER-ITEM-9. Each of the 45 cards is in one place; those of which nothing is said are in their decks.

    A card in somebody's hands comes from the equipment deck, if that has it, a Key from the search deck. What fits into
    no deck is out of the game.
    """
    g.looked = tuple(facts.words("looked", ITEMS))
    if g.looked and g.looker < 0:
        raise facts.bad("has-looked-at-cards-name-the-looker")
    g.passed = tuple(facts.words("passed", ITEMS))
    g.emerged = facts.set_of("emerged", LOCATIONS)
    unsaid_decks = [(deck, printed) for name, deck, printed in _decks(g) if name not in facts]
    gone_given = "gone" in facts
    g.equipment[:] = facts.copies("equipment", ITEMS)
    g.search[:] = facts.copies("search", ITEMS)
    g.discard = facts.copies("discard", ITEMS)
    g.gone = tuple(facts.copies("gone", ITEMS))
    keys_out = g.roof_keys + sum(g.own_keys) + g.looked.count(KEY) + g.discard[KEY] + g.gone[KEY]
    g.bottom_card = facts.flag("bottom_card", keys_out < COPIES[KEY])
    _hand_out_starting_items(g, unsaid)
    _read_exchange(g, facts)
    gone = list(g.gone)
    for item, word in enumerate(ITEMS.words):
        left = _left(g, item, facts)
        for deck, printed in unsaid_decks if item == KEY else reversed(unsaid_decks):
            deck[item] = min(left, printed[item])
            left -= deck[item]
        if g.phase <= DEALING:  # backpack cards are nowhere yet
            continue
        if left and gone_given:
            raise facts.bad("leaves-out-of-every-card-is-somewhere", left=left, word=word)
        gone[item] += left
    g.gone = tuple(gone)


def _decks(g: Mansion) -> tuple[tuple[str, list[int], tuple[int, ...]], ...]:
    """The two decks by name, with what is printed in each."""
    return ("equipment", g.equipment, EQUIPMENT), ("search", g.search, SEARCH_CARDS)


def _hand_out_starting_items(g: Mansion, unsaid: list[Victim]) -> None:
    """TER-SETUP-9. Unless something else is said of her, or the card has been named elsewhere."""
    for victim in unsaid:
        if g.at[victim] >= 0 and g.condition[victim] != KILLED:
            g.held[victim] = tuple(item for item in STARTING_ITEMS[victim] if not _named(g, item))


def _left(g: Mansion, item: Item, facts: Given) -> int:
    """How many cards of a kind a position has not put anywhere."""
    for name, deck, printed in _decks(g):
        if deck[item] > printed[item]:
            raise facts.bad("deck-has-fewer", name=name, deck=deck[item], item=ITEMS.words[item], printed=printed[item])
    named, copies = _named(g, item), int(COPIES[item])
    if named > copies:
        raise facts.bad("has-of-in-all-there-are", named=named, item=ITEMS.words[item], copies=copies)
    return copies - named


def _named(g: Mansion, item: Item) -> int:
    """How many cards of a kind a position has put somewhere."""
    held = sum(cards.count(item) for cards in g.held)
    keys = g.roof_keys + sum(g.own_keys) if item == KEY else 0
    bottom = g.bottom_card if item == BOTTOM_CARD else 0
    piles = g.equipment[item] + g.search[item] + g.discard[item] + g.gone[item]
    return piles + g.looked.count(item) + held + keys + bottom


def _read_exchange(g: Mansion, facts: Given) -> None:
    """TER-EXCHANGE-2. An exchange that waits for consent."""
    exchange = facts.part("exchanging")
    if not exchange.left:
        return
    giver, item = one_of_the_team(g, exchange, "from", -1), exchange.word("item", ITEMS)
    other, back = one_of_the_team(g, exchange, "to", -1), exchange.word("back", ITEMS)
    exchange.finish()
    if min(giver, item, other) < 0:
        raise exchange.bad("needs-from-item-and-to")
    if item not in g.held[giver] or (back >= 0 and back not in g.held[other]):
        raise exchange.bad("is-about-a-card-that-is-not-there")
    g.exchanging = (giver, item, other) if back < 0 else (giver, item, other, back)
