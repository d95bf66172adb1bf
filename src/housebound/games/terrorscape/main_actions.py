"""The main actions of a victim but for the special ones (Victims' turn: actions; Main actions 1, 2, 4, 5 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from housebound.games.terrorscape.harm import calm
from housebound.games.terrorscape.items import draw_search, look_through, search_deck_empty
from housebound.games.terrorscape.mansion import PASSAGES_OF, SEARCHABLE, TRANSMITTER, WITHIN, reach
from housebound.games.terrorscape.noise import make_noise
from housebound.games.terrorscape.state import Mansion, outsiders
from housebound.games.terrorscape.transmitter import repair, why_no_repair
from housebound.games.terrorscape.words import (
    ABILITY_USED,
    ANNA,
    CALM,
    FEARLESS,
    HEADLONG_FLIGHT,
    MOVE,
    MOVED,
    NOISE_AT,
    OPENED,
    REPAIR,
    SEARCH,
    UNBLOCK,
    VICTIMS,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script, Verb

Act = Callable[[Mansion, int, Option], Script[None]]


def table(verb: Verb) -> tuple[tuple[Option, ...], ...]:
    """The options of a verb with a victim and one more word, by both."""
    options = verb.each()
    size = len(options) // len(VICTIMS)
    return tuple(options[victim * size : (victim + 1) * size] for victim in range(len(VICTIMS)))


MOVES: Final = table(MOVE)
UNBLOCKS: Final = table(UNBLOCK)
CALMS: Final = CALM.each()
REPAIRS: Final = REPAIR.each()
SEARCHES: Final = SEARCH.each()
USUAL_STEPS: Final = 2
HEADLONG_STEPS: Final = 3


def use_ability(g: Mansion, victim: int) -> None:
    """TER-ABIL-2. With its first use an ability becomes known to the killer; later uses are the team's affair."""
    to = g.rules.team
    if not g.shown_abilities >> victim & 1:
        g.reveal(outsiders(g))
        g.shown_abilities |= 1 << victim
        to = EVERYONE
    g.tell(to, ABILITY_USED, victim, g.ability[victim])


def has_ability(g: Mansion, victim: int, ability: int) -> bool:
    """TER-ABIL-3. Whether a victim has kept this ability and can still use it."""
    return g.ability[victim] == ability and not g.spent_abilities >> victim & 1


def offer_or_bar(ask: Ask, option: Option, rule: str) -> None:
    """An option, unless there is a rule against it."""
    if rule:
        ask.bar(option, rule)
    else:
        ask.options.append(option)


def offer_main(g: Mansion, victim: int, ask: Ask) -> None:
    """TER-TURN-1, TER-TURN-3, TER-TURN-4. Five of the six main actions; special actions have a place of their own."""
    _offer_moves(g, victim, ask)
    ask.options.append(CALMS[victim])
    place = g.at[victim]
    if g.barricades or ask.why:
        offer_barricades(g, victim, ask, UNBLOCKS[victim], "TER-UNBLOCK-1")
    if place == TRANSMITTER or ask.why:
        offer_or_bar(ask, REPAIRS[victim], why_no_repair(g, victim))
    if SEARCHABLE >> place & 1 or ask.why:
        offer_or_bar(ask, SEARCHES[victim], why_no_search(g, victim))


def _offer_moves(g: Mansion, victim: int, ask: Ask) -> None:
    """TER-MOVE-1, TER-MOVE-2, TER-MOVE-4, TER-MAP-9."""
    offer_ways(g, victim, ask, MOVES[victim], steps_of_move(g, victim), "TER-MOVE-1")


def offer_ways(g: Mansion, victim: int, ask: Ask, ways: tuple[Option, ...], steps: int, rule: str) -> None:
    """One to so many steps, as `rule` says; `ways` by the location where they end."""
    here = g.at[victim]
    ends = reach(here, g.barricades, steps)
    for place in ends:
        ask.options.append(ways[place])
    if ask.why:
        for place, option in enumerate(ways):
            if place not in ends:
                ask.bar(option, "TER-MOVE-2" if WITHIN[steps][here] >> place & 1 else rule)


def offer_barricades(g: Mansion, victim: int, ask: Ask, by_passage: tuple[Option, ...], rule: str) -> None:
    """The barricades of her location, which she may remove as `rule` says."""
    here = [passage for passage in PASSAGES_OF[g.at[victim]] if g.barricades >> passage & 1]
    for passage in here:
        ask.options.append(by_passage[passage])
    if ask.why:
        for passage, option in enumerate(by_passage):
            if passage not in here:
                ask.bar(option, rule)


def steps_of_move(g: Mansion, victim: int) -> int:
    """TER-MOVE-1. Two steps at most; three in a headlong flight from a killer nearby whom she sees."""
    if g.ability[victim] == HEADLONG_FLIGHT and g.stealth_card < 0 and WITHIN[1][g.killer_at] >> g.at[victim] & 1:
        return HEADLONG_STEPS
    return USUAL_STEPS


def why_no_search(g: Mansion, victim: int) -> str:
    """The rule that forbids this victim to search now, empty if none does. TER-STEALTH-4: in stealth he is nowhere."""
    place = g.at[victim]
    if not SEARCHABLE >> place & 1:
        return "TER-SEARCH-1"
    if g.killer_at == place and g.stealth_card < 0:
        return "TER-SEARCH-2"
    if search_deck_empty(g):
        return "TER-SEARCH-3"
    return ""


def go(g: Mansion, victim: int, place: int) -> None:
    """TER-MOVE-3. She is there now; her steps make no noise."""
    g.at[victim] = place
    g.tell(g.rules.team, MOVED, victim, place)


def _move(g: Mansion, victim: int, option: Option) -> Script[None]:
    place = option.args[1]
    if g.ability[victim] == HEADLONG_FLIGHT and place not in reach(g.at[victim], g.barricades, USUAL_STEPS):
        use_ability(g, victim)
    go(g, victim, place)
    if g.fear[victim] and has_ability(g, victim, FEARLESS):
        use_ability(g, victim)
        calm(g, victim, 1)
    return NOTHING


def _calm(g: Mansion, victim: int, option: Option) -> Script[None]:
    calm(g, victim)
    return NOTHING


def _unblock(g: Mansion, victim: int, option: Option) -> Script[None]:
    remove_barricade(g, victim, option.args[1])
    return NOTHING


def remove_barricade(g: Mansion, victim: int, passage: int) -> None:
    """TER-UNBLOCK-1, TER-UNBLOCK-2, TER-UNBLOCK-3. The killer is told at once which one; by variant there is noise."""
    g.reveal(outsiders(g))
    g.barricades &= ~(1 << passage)
    g.opened |= 1 << passage
    g.tell(EVERYONE, OPENED, passage)
    if g.rules.unblock_noise and g.firecracker < 0:
        place = g.at[victim]
        make_noise(g, place)
        g.heard |= 1 << place
        g.tell(EVERYONE, NOISE_AT, place)


def _repair(g: Mansion, victim: int, option: Option) -> Script[None]:
    return repair(g, victim)


def _search(g: Mansion, victim: int, option: Option) -> Script[None]:
    """TER-SEARCH-4, TER-SEARCH-6, TER-SEARCH-7, TER-VICTIM-4. The top card; its noise, but not for Anna."""
    if draw_search(g, victim) and victim != ANNA:
        make_noise(g, g.at[victim])
    yield from look_through(g, victim, 1, "TER-SEARCH-4")


MAIN_ACTS: Final[Mapping[Verb, Act]] = {MOVE: _move, CALM: _calm, UNBLOCK: _unblock, REPAIR: _repair, SEARCH: _search}
