"""Events that attack, or make their drawer attack: Creepy Puppet, Bloody Vision."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import CARD_FACTS, card_numbers
from housebound.games.betrayal.effects.event_plain import OWN, comes_to_its_text
from housebound.games.betrayal.effects.steps import apply
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.house.plan import company, side_of_door
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.attack import ARMED_BITS, TRAIT_OF, make_attack, option_of, unseen_attack
from housebound.games.betrayal.state import FIRST_MONSTER, HAS_ATTACKED, NO_ATTACK, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import ATTACK_WITH, CARDS, MIGHT, SPEED
from housebound.kernel.script import Ask, Decision, Script, forced

PUPPET: Final = CARDS["creepy_puppet"]
VISION: Final = CARDS["bloody_vision"]
ORDERED: Final = ("", "BET-TURN-3", "BET-ATTACK-10")
"""BET-ATTACK-10. Rules that do not stand in the way of an attack which a card orders."""


def creepy_puppet(g: House, seat: Seat, card: Card) -> Script[None]:
    """The puppet attacks; if it hurts its victim, the explorer who has the Spear grows stronger, unless that is him."""
    attack = CARD_FACTS[card]["attack"]
    before = _body(g, seat)
    yield from unseen_attack(g, seat, attack["might"])
    if _body(g, seat) < before:
        yield from apply(g, seat, attack["on_damage"], card)


OWN[PUPPET] = creepy_puppet


def _body(g: House, seat: Seat) -> int:
    """Steps of Might and Speed together: they fall when an attack does damage, whatever the Armor held off."""
    return g.clip[seat * 4 + MIGHT] + g.clip[seat * 4 + SPEED]


def bloody_vision(g: House, seat: Seat, card: Card) -> Script[None]:
    """Sanity roll; with 0 or 1 the explorer must attack somebody near."""
    if (yield from comes_to_its_text(g, seat, card)):
        yield from _lash_out(g, seat)


OWN[VISION] = bloody_vision


def _lash_out(g: House, seat: Seat) -> Script[None]:
    """BET-GEN-4. An ordinary Might attack, before the haunt too: on the weakest explorer near, else on a monster.

    It is the attack of this turn, and made from where the attacker stands.
    """
    mine = seat == g.acting
    if mine and g.did & (HAS_ATTACKED | NO_ATTACK):
        return
    targets = _weakest(g, [one for one in _near(g, seat) if _can_attack(g, seat, one)])
    if not targets:
        return

    def offers(g: House, _: int, ask: Ask) -> None:
        for target in targets:
            ask.options += [option_of(g, target, weapon) for weapon in (-1, *_weapons(g, seat))]

    option = yield from forced(g, Decision(seat, "bloody_vision", offers, "BET-CARD-5", g.word[seat]))
    weapon, word = option.args if option.verb is ATTACK_WITH else (-1, option.args[0])
    done = g.did & HAS_ATTACKED
    yield from make_attack(g, Attack(seat, g.word.index(word), MIGHT, weapon))
    if not mine:
        g.did = g.did & ~HAS_ATTACKED | done  # the attack of this turn is somebody else's


def _near(g: House, seat: Seat) -> list[int]:
    """BET-MOVE-18, BET-BARRIER-7. Everybody in the room, and in the rooms behind its doors, on the near side."""
    if g.haunt.places is not None:
        return company(g, seat)
    room, side = g.room[seat], g.side[seat]
    reached = {(room, side)}
    for direction in range(4):
        beyond = g.door[room * 4 + direction]
        if beyond >= 0 and side_of_door(g, room, direction) == side:
            reached.add((beyond, side_of_door(g, beyond, direction ^ 2)))
    return [one for one in range(len(g.room)) if one != seat and (g.room[one], g.side[one]) in reached]


def _can_attack(g: House, seat: Seat, target: Figure) -> bool:
    return value(g, target, MIGHT) != LACKING and g.haunt.may_attack(g, seat, target, MIGHT, -1) in ORDERED


def _weakest(g: House, targets: list[int]) -> list[int]:
    """The explorers with the lowest Might; where there is no explorer, every monster."""
    explorers = [one for one in targets if one < FIRST_MONSTER]
    lowest = min((value(g, one, MIGHT) for one in explorers), default=0)
    return [one for one in explorers if value(g, one, MIGHT) == lowest] if explorers else targets


def _weapons(g: House, seat: Seat) -> list[int]:
    """BET-WEAPON-3. The weapons in hand for a Might attack."""
    if not g.haunt.uses_items(g, seat):
        return []
    return [
        card
        for card in card_numbers(g.held[seat] & ARMED_BITS & ~g.used)
        if TRAIT_OF[card] == MIGHT and not g.haunt.card_off(g, seat, card)
    ]
