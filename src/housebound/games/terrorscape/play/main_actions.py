"""The main actions of a victim but for the special ones (Victims' turn: actions; Main actions 1, 2, 4, 5 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from housebound.games.terrorscape.cards.items import draw_search, look_through, search_deck_empty
from housebound.games.terrorscape.mansion import PASSAGES_AT, SEARCHABLE, TRANSMITTER, WITHIN, reach
from housebound.games.terrorscape.map.noise import make_noise
from housebound.games.terrorscape.numbers import Ability, Location, Passage, Victim
from housebound.games.terrorscape.play.harm import calm
from housebound.games.terrorscape.play.transmitter import repair, why_no_repair
from housebound.games.terrorscape.state import Mansion, outsiders
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
from housebound.kernel.sets import has, just, members_of, without

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


def use_ability(g: Mansion, victim: Victim) -> None:
    """TER-ABIL-2. With its first use an ability becomes known to the killer; later uses are the team's affair."""
    to = g.rules.team
    if not has(g.shown_abilities, victim):
        g.reveal(outsiders(g))
        g.shown_abilities |= just(victim)
        to = EVERYONE
    g.tell(to, ABILITY_USED, victim, g.ability[victim])


def has_ability(g: Mansion, victim: Victim, ability: Ability) -> bool:
    """TER-ABIL-3. Whether a victim has kept this ability and can still use it."""
    return g.ability[victim] == ability and not has(g.spent_abilities, victim)


def why_spent(g: Mansion, victim: Victim) -> str:
    """TER-ABIL-3. The rule against using her ability once more, empty if it is not turned over."""
    return "TER-ABIL-3" if has(g.spent_abilities, victim) else ""


def offer_main(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-TURN-1, TER-TURN-3, TER-TURN-4. Five of the six main actions; special actions have a place of their own."""
    _offer_moves(g, victim, ask)
    ask.options.append(CALMS[victim])
    place = g.at[victim]
    if g.barricades or ask.why:
        offer_barricades(g, victim, ask, UNBLOCKS[victim], "TER-UNBLOCK-1")
    if place == TRANSMITTER or ask.why:
        ask.offer(REPAIRS[victim], unless=why_no_repair(g, victim))
    if has(SEARCHABLE, place) or ask.why:
        ask.offer(SEARCHES[victim], unless=why_no_search(g, victim))


def _offer_moves(g: Mansion, victim: Victim, ask: Ask) -> None:
    """TER-MOVE-1, TER-MOVE-2, TER-MOVE-4, TER-MAP-9."""
    offer_ways(g, victim, ask, MOVES[victim], steps_of_move(g, victim), "TER-MOVE-1")


def offer_ways(g: Mansion, victim: Victim, ask: Ask, ways: tuple[Option, ...], steps: int, rule: str) -> None:
    """One to so many steps, as `rule` says; `ways` by the location where they end."""
    here = g.at[victim]
    ends = reach(here, g.barricades, steps)
    for place in ends:
        ask.options.append(ways[place])
    if ask.why:
        for place, option in enumerate(ways):
            if place not in ends:
                ask.bar(option, "TER-MOVE-2" if has(WITHIN[steps][here], place) else rule)


def offer_barricades(g: Mansion, victim: Victim, ask: Ask, by_passage: tuple[Option, ...], rule: str) -> None:
    """The barricades of her location, which she may remove as `rule` says."""
    here = members_of(PASSAGES_AT[g.at[victim]] & g.barricades)
    for passage in here:
        ask.options.append(by_passage[passage])
    if ask.why:
        for passage, option in enumerate(by_passage):
            if passage not in here:
                ask.bar(option, rule)


def steps_of_move(g: Mansion, victim: Victim) -> int:
    """TER-MOVE-1. Two steps at most; three in a headlong flight from a killer nearby whom she sees."""
    if g.ability[victim] == HEADLONG_FLIGHT and g.stealth_card < 0 and has(WITHIN[1][g.killer_at], g.at[victim]):
        return HEADLONG_STEPS
    return USUAL_STEPS


def why_no_search(g: Mansion, victim: Victim) -> str:
    """The rule that forbids this victim to search now, empty if none does. TER-STEALTH-4: in stealth he is nowhere."""
    place = g.at[victim]
    if not has(SEARCHABLE, place):
        return "TER-SEARCH-1"
    if g.killer_at == place and g.stealth_card < 0:
        return "TER-SEARCH-2"
    if search_deck_empty(g):
        return "TER-SEARCH-3"
    return ""


def go(g: Mansion, victim: Victim, place: Location) -> None:
    """TER-MOVE-3. She is there now; her steps make no noise."""
    g.at[victim] = place
    g.tell(g.rules.team, MOVED, victim, place)


def _move(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    place = option.args[1]
    if g.ability[victim] == HEADLONG_FLIGHT and place not in reach(g.at[victim], g.barricades, USUAL_STEPS):
        use_ability(g, victim)
    go(g, victim, place)
    if g.fear[victim] and has_ability(g, victim, FEARLESS):
        use_ability(g, victim)
        calm(g, victim, 1)
    return NOTHING


def _calm(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    calm(g, victim)
    return NOTHING


def _unblock(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    remove_barricade(g, victim, option.args[1])
    return NOTHING


def remove_barricade(g: Mansion, victim: Victim, passage: Passage) -> None:
    """TER-UNBLOCK-1, TER-UNBLOCK-2, TER-UNBLOCK-3. The killer is told at once which one; by variant there is noise."""
    g.reveal(outsiders(g))
    g.barricades = without(g.barricades, passage)
    g.opened |= just(passage)
    g.tell(EVERYONE, OPENED, passage)
    if g.rules.unblock_noise and g.firecracker < 0:
        place = g.at[victim]
        make_noise(g, place)
        g.heard |= just(place)
        g.tell(EVERYONE, NOISE_AT, place)


def _repair(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    return repair(g, victim)


def _search(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    """TER-SEARCH-4, TER-SEARCH-6, TER-SEARCH-7, TER-VICTIM-4. The top card; its noise, but not for Anna."""
    if draw_search(g, victim) and victim != ANNA:
        make_noise(g, g.at[victim])
    yield from look_through(g, victim, 1, "TER-SEARCH-4")


MAIN_ACTS: Final[Mapping[Verb, Act]] = {MOVE: _move, CALM: _calm, UNBLOCK: _unblock, REPAIR: _repair, SEARCH: _search}
