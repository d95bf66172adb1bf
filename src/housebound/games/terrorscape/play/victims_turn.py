"""The victims' turn in its steps (The round; Victims' turn; Equipment step)."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.items import draw_equipment, look_through
from housebound.games.terrorscape.cards.plans import check_plans, portal_opens
from housebound.games.terrorscape.components import HAS_NOISE
from housebound.games.terrorscape.figures.team import (
    behind_screen,
    keep_first_player_in_house,
    offer_names,
    pass_first_player,
    team_names,
)
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, SECRET_EXIT
from housebound.games.terrorscape.map.noise import announce, make_noise, remove_noise
from housebound.games.terrorscape.numbers import Seat, Victim
from housebound.games.terrorscape.play.endings import end_at_crossroads, killer_wins, team_wins
from housebound.games.terrorscape.play.exchange import EXCHANGES, exchange, offer_exchanges
from housebound.games.terrorscape.play.extra_actions import (
    EXTRA_ACTS,
    EXTRA_ITEMS,
    bar_extra,
    offer_extra,
    use_extra_item,
)
from housebound.games.terrorscape.play.main_actions import MAIN_ACTS, has_ability, offer_main
from housebound.games.terrorscape.play.special_actions import (
    SPECIAL_ACTS,
    offer_special,
    pass_secretly,
    passage_is_free,
    spend_ability,
)
from housebound.games.terrorscape.state import (
    ACTIONS,
    ANNOUNCING,
    EQUIPMENT_STEP,
    PLAN_CHECK,
    REVEALING,
    ROUND_START,
    Mansion,
    count_living,
    living,
    outsiders,
)
from housebound.games.terrorscape.words import (
    ACCEPT,
    BUILDING_PLAN,
    DECLINE,
    DONE,
    ESCAPED,
    ESCAPES,
    KEY,
    PASS,
    QUIET_FIND,
    RESCUE_AT,
    ROUND,
    SECRET_PASSAGE,
    USE,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script, any_of
from housebound.kernel.sets import has, just, members_of, set_of, size_of

DONE_ACTING: Final = DONE()
WAITS: Final = PASS()
YES: Final = ACCEPT()
NO: Final = DECLINE()
KEYS_TO_ESCAPE: Final = 5
KEYS_OF_ONE: Final = 3
EQUIPMENT_DRAWN: Final = 2

# -- the start of a round


def start_round(g: Mansion) -> Script[None]:
    """TER-ROUND-1, TER-ROUND-2, TER-ROUND-3. Noise is removed, and then it is tested whether the team has won."""
    g.round += 1
    remove_noise(g)
    g.opened = 0
    g.begun = g.acted = 0
    g.acting = -1
    g.repaired = g.buzzed = False
    g.passed = ()
    g.emerged = 0
    g.tell(EVERYONE, ROUND, g.round)
    check_victory(g)
    g.phase = ACTIONS
    return NOTHING


def check_victory(g: Mansion) -> None:
    """TER-CHECK-2, TER-CHECK-3, TER-CHECK-4, TER-CHECK-5, TER-CHECK-6. Only now: rescue first, then the exits.

    That nobody has won is a fact that the killer learns too. The rescue token only ever moves on (TER-RESCUE-4).
    """
    if g.rescue > 0:
        g.rescue -= 1
        g.tell(EVERYONE if g.rules.rescue_public else g.rules.team, RESCUE_AT, g.rescue)
        if g.rescue == 0:
            if g.rules.crossroads:
                end_at_crossroads(g, "TER-CROSS-8", rescued=True)
            team_wins(g, "TER-CHECK-2")  # TER-RESCUE-3: a kill would have ended the game before
    g.reveal(outsiders(g))
    if g.rules.crossroads:
        _escape_one_by_one(g)
        return
    if portal_opens(g):
        team_wins(g, "TER-PLAN-5")
    if g.roof_keys < KEYS_TO_ESCAPE:
        return
    where = {g.at[victim] for victim in living(g)}
    if where == {MAIN_ENTRANCE}:
        team_wins(g, "TER-CHECK-3")
    if where == {SECRET_EXIT} and any(BUILDING_PLAN in g.held[victim] for victim in living(g)):
        team_wins(g, "TER-CHECK-4")


def _escape_one_by_one(g: Mansion) -> None:
    """TER-CROSS-4, TER-CROSS-9. Everybody with three Keys of her own at an exit leaves with all her cards."""
    for victim in living(g):
        if g.own_keys[victim] < KEYS_OF_ONE:
            continue
        by_plan = g.at[victim] == SECRET_EXIT and BUILDING_PLAN in g.held[victim]
        if g.at[victim] == MAIN_ENTRANCE or by_plan:
            _leave(g, victim)
    if not living(g):
        end_at_crossroads(g, "TER-CROSS-9")
    keep_first_player_in_house(g)


def _leave(g: Mansion, victim: Victim) -> None:
    g.condition[victim] = ESCAPED
    g.at[victim] = -1
    count_living(g)
    g.could[victim] = 0
    gone = list(g.gone)
    for item in (*g.held[victim], *(KEY,) * g.own_keys[victim]):
        gone[item] += 1
    g.gone = tuple(gone)
    g.held[victim] = ()
    g.own_keys[victim] = 0
    g.fear[victim] = 0
    g.tell(EVERYONE, ESCAPES, victim)


# -- actions


def next_action(g: Mansion) -> Script[None]:
    """TER-TURN-2, TER-EXTRA-3. Whoever of the team is first does one thing with a victim, or lets others go first."""
    needed = _needed(g)
    others = _not_needed(g, needed) if len(g.rules.team_seats) > len(needed) else []
    option = WAITS
    while option is WAITS:
        if len(needed) == 1 and not others:
            option = yield behind_screen(g, needed[0], "act", offer_actions, "TER-TURN-1")
            break
        offers = offer_actions_or_waiting if len(needed) > 1 else offer_actions
        asked = [behind_screen(g, seat, "act", offers, "TER-TURN-1") for seat in needed]
        optional = [behind_screen(g, seat, "act", offer_actions_or_waiting, "TER-TURN-1") for seat in others]
        # Whoever is in the middle of her turn is asked first whether there is more to it.
        in_her_turn = g.acting >= 0 and bool(others) and others[0] == g.controller[g.acting]
        seat, option = yield any_of([*optional, *asked] if in_her_turn else [*asked, *optional])
        if option is WAITS:
            (others if seat in others else needed).remove(seat)
    if option is DONE_ACTING:
        g.phase = EQUIPMENT_STEP
        return
    if option.verb in EXCHANGES:
        yield from exchange(g, option)
        return
    victim = option.args[0]
    g.acting = victim
    g.begun |= just(victim)
    if option.verb is not SECRET_PASSAGE or not passage_is_free(g, victim):
        g.passed = ()
        g.emerged = 0
    yield from _carry_out(g, victim, option)


def _carry_out(g: Mansion, victim: Victim, option: Option) -> Script[None]:
    verb = option.verb
    if verb is USE and option.args[1] in EXTRA_ITEMS:
        return use_extra_item(g, victim, option)
    extra = EXTRA_ACTS.get(verb)
    if extra is not None:
        return extra(g, victim, option)
    if verb is SECRET_PASSAGE:
        if not passage_is_free(g, victim):
            g.acted |= just(victim)
        return pass_secretly(g, victim, option)
    g.acted |= just(victim)
    main = MAIN_ACTS.get(verb) or SPECIAL_ACTS[verb]
    return main(g, victim, option)


def _needed(g: Mansion) -> list[Seat]:
    """The seats on whom the step waits: for a main action, or to say that all is done."""
    acting = g.acting
    if acting >= 0 and not has(g.acted, acting):
        return [g.controller[acting]]
    seats: list[Seat] = []
    begun = members_of(g.begun)
    for victim in g.alive:
        if victim not in begun and g.controller[victim] not in seats:
            seats.append(g.controller[victim])
    return seats or [g.controller[acting]]


def _not_needed(g: Mansion, needed: list[Seat]) -> list[Seat]:
    """TER-EXTRA-1. Extra actions and exchanges are nobody's duty: who has only those may also wait."""
    seats: list[Seat] = []
    for victim in g.alive:
        seat = g.controller[victim]
        if seat in needed or seat in seats:
            continue
        if victim == g.acting and _has_extra_action(g, victim):
            seats.insert(0, seat)
        elif _may_exchange(g, victim):
            seats.append(seat)
    return seats


def all_have_acted(g: Mansion) -> bool:
    """TER-TURN-1. Everybody has performed her main action."""
    return size_of(g.acted) == len(g.alive)


def _has_extra_action(g: Mansion, victim: Victim) -> bool:
    if not (g.held[victim] or g.ability[victim] >= 0 or g.plan_ready):
        return False
    ask = Ask(-1, [])
    offer_extra(g, victim, ask)
    return bool(ask.options)


def _may_act(g: Mansion, victim: Victim) -> bool:
    """TER-EXTRA-3, TER-TURN-2. The one to act, or the next one once the main action of the last is done."""
    acting = g.acting
    if victim == acting:
        return True
    return not has(g.begun, victim) and (acting < 0 or has(g.acted, acting))


def _may_exchange(g: Mansion, victim: Victim) -> bool:
    if not g.held[victim] and not g.rules.crossroads:
        return False
    ask = Ask(-1, [])
    offer_exchanges(g, victim, ask)
    return bool(ask.options)


def offer_actions(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-TURN-1, TER-EXTRA-1, TER-EXCHANGE-1. Everything this player may do with her victims now.

    TER-EXTRA-4: in this step only; no later one offers extra actions.
    """
    acted = members_of(g.acted)
    for victim in g.alive:
        if g.controller[victim] != seat:
            continue
        if _may_act(g, victim):
            if victim not in acted:
                offer_main(g, victim, ask)
                offer_special(g, victim, ask)
            elif ask.why:
                _bar_main(g, victim, "TER-TURN-1", ask)
            offer_extra(g, victim, ask)
        elif ask.why:
            # another one's turn is to be completed first, and a turn that is over is over
            _bar_main(g, victim, "TER-TURN-1" if victim in acted else "TER-TURN-2", ask)
            bar_extra(g, victim, "TER-EXTRA-3", ask)
        if g.held[victim] or g.rules.crossroads:
            offer_exchanges(g, victim, ask)
    if g.acting >= 0 and g.controller[g.acting] == seat:
        ask.offer(DONE_ACTING, unless="" if all_have_acted(g) else "TER-TURN-1")
    if ask.why:
        for victim in g.alive:
            if g.controller[victim] != seat:
                _bar_main(g, victim, "TER-TEAM-4", ask)
                bar_extra(g, victim, "TER-TEAM-4", ask)


def _bar_main(g: Mansion, victim: Victim, rule: str, ask: Ask) -> None:
    """The main actions that this victim could perform, but for this rule."""
    main = Ask(ask.subject, [])
    offer_main(g, victim, main)
    offer_special(g, victim, main)
    for option in main.options:
        ask.bar(option, rule)


def offer_actions_or_waiting(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-TURN-2. The team chooses its order: one lets the others go first."""
    offer_actions(g, seat, ask)
    ask.options.append(WAITS)


# -- equipment


def equip(g: Mansion) -> Script[None]:
    """TER-EQUIP-1, TER-EQUIP-2, TER-EQUIP-5, TER-EQUIP-6, TER-END-5. Two cards for one victim, one of them kept."""
    if any(g.equipment):
        yield from _equip_one(g)
    elif g.rescue < 0:
        if g.rules.crossroads:
            end_at_crossroads(g, "TER-CROSS-8", deck_empty=True)
        killer_wins(g, "TER-EQUIP-5")
    g.phase = PLAN_CHECK if g.rules.plan else ANNOUNCING


def _equip_one(g: Mansion) -> Script[None]:
    """TER-EQUIP-1, TER-CROSS-2. Whoever the team names; at the crossroads the first player's victim."""
    if g.rules.crossroads:
        victim = g.first_player
    else:
        g.naming = set_of(living(g))
        victim = yield from team_names(g, "equipment", "TER-EQUIP-1", open_to_all=False, offers=offer_equipment)
        g.naming = 0
    g.equipped = victim
    yield from _draw_equipment(g, victim)
    yield from look_through(g, victim, 1, "TER-EQUIP-2")
    g.equipped = -1


def offer_equipment(g: Mansion, seat: Seat, ask: Ask) -> None:
    """TER-EQUIP-1. Any of them; it is too late for extra actions (TER-EXTRA-4)."""
    offer_names(g, seat, ask)
    if ask.why:
        for victim in g.alive:
            if g.controller[victim] == seat:
                bar_extra(g, victim, "TER-EXTRA-4", ask)


def _draw_equipment(g: Mansion, victim: Victim) -> Script[None]:
    """TER-EQUIP-3, TER-EQUIP-4, TER-EQUIP-7. Noise if either card has the symbol, even for Anna."""
    for _ in range(min(EQUIPMENT_DRAWN, sum(g.equipment))):
        draw_equipment(g, victim)
    if not any(HAS_NOISE[item] for item in g.looked):
        return
    if has_ability(g, victim, QUIET_FIND):
        option: Option = yield behind_screen(
            g, g.controller[victim], "quiet_find", offer_quiet_find, "TER-ABIL-3", victim
        )
        if option is YES:
            spend_ability(g, victim)
            return
    make_noise(g, g.at[victim])


def offer_quiet_find(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += (YES, NO)


# -- plans, and the announcement


def check_off(g: Mansion) -> Script[None]:
    """TER-PLAN-2."""
    yield from check_plans(g)
    g.phase = ANNOUNCING


def tell_noise(g: Mansion) -> Script[None]:
    """TER-NOISE-1. The last step of the victims' turn."""
    announce(g)
    if g.rules.crossroads:
        pass_first_player(g)  # TER-CROSS-2: after the Equipment step; told now, when the screen is lifted
    g.phase = REVEALING
    return NOTHING


VICTIMS_STEPS: Final = {
    ROUND_START: start_round,
    ACTIONS: next_action,
    EQUIPMENT_STEP: equip,
    PLAN_CHECK: check_off,
    ANNOUNCING: tell_noise,
}
