"""Dice and rolls, and the cards that change a roll (Dice and rolls)."""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import BY_HAND, discard_held, note_use
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.house.decks import discard
from housebound.games.betrayal.house.plan import in_room
from housebound.games.betrayal.numbers import CardSet, Figure, Room, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    ABOUT_TO_ROLL,
    BLESSING,
    CARDS,
    DEEDS,
    DICE,
    DICE_RANGE,
    DICE_SUM,
    DRIP,
    FIGHTING,
    FOR_DAMAGE,
    FOR_HAUNT,
    HEROES,
    KEEP_ROLL,
    NAME_RESULT,
    NAMED,
    PURPOSES,
    REROLL,
    ROLL,
    ROLLED,
    SANITY,
    SMOKE,
    TRIES,
    USE,
    USED,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, only

TRAIT_ROLL: Final = 0
COMBAT_ROLL: Final = 1
FIXED_ROLL: Final = 2
HAUNT_ROLL: Final = 3
DAMAGE_ROLL: Final = 4
"""BET-ATTACK-4. Kinds of rolls: an attack or defence is no trait roll."""

SHOT: Final = CARDS["adrenaline_shot"]
FEATHER: Final = CARDS["angel_feather"]
IDOL: Final = CARDS["idol"]
STONE: Final = CARDS["lucky_stone"]
FOOT: Final = CARDS["rabbits_foot"]
CANDLE: Final = CARDS["candle"]
FATE: Final = CARDS["it_is_meant_to_be"]
BEFORE: Final = 1 << SHOT | 1 << FEATHER | 1 << IDOL | 1 << FATE
AFTER: Final = 1 << STONE | 1 << FOOT
PURPOSE: Final = {TRAIT_ROLL: 0, COMBAT_ROLL: FIGHTING, HAUNT_ROLL: FOR_HAUNT, DAMAGE_ROLL: FOR_DAMAGE}
"""Kind of roll -> what it is told to be for; the trait, if there is one, is added. A fixed roll has its own purpose."""
NO_CARD: Final = -1
MOST_DICE: Final = 8
"""BET-DICE-3, HC-30."""


def throw(g: House, figure: Figure, dice: int, purpose: int, needed: int = 0) -> int:
    """BET-DICE-1, BET-DICE-2, BET-DICE-3, BET-DICE-8, BET-DICE-9. Roll in the open; the sum of the dots.

    For whoever holds no card that could change the roll: monsters, unseen attackers.
    """
    return DICE_SUM[throw_dice(g, figure, dice, purpose, needed)] if dice > 0 else 0


def throw_all(g: House, figure: Figure, dice: int, purpose: int) -> int:
    """HC-30. The same without the limit of 8: as often as it takes."""
    return sum(throw(g, figure, min(MOST_DICE, dice - thrown), purpose) for thrown in range(0, dice, MOST_DICE))


def throw_dice(g: House, figure: Figure, dice: int, purpose: int, needed: int = 0) -> int:
    """The same, and how the dice fell: a word of DICE."""
    dice = min(dice, MOST_DICE)
    _tell_before(g, figure, purpose, dice, needed)
    fallen = g.chance.pick(DICE_RANGE[dice], DICE, g.onlookers)
    g.tell(EVERYONE, ROLLED, g.word[figure], fallen, DICE_SUM[fallen], purpose, needed)
    return fallen


def say_deed(g: House, figure: Figure, deed: str) -> None:
    """BET-SECRET-5. What a haunt's roll is for is said before the dice fall, though not why: a word of DEEDS."""
    g.tell(EVERYONE, TRIES, g.word[figure], DEEDS[deed])


def _tell_before(g: House, figure: Figure, purpose: int, dice: int, needed: int, openly: bool = True) -> None:
    """Where people roll with their hands they are told first who rolls how many dice, and what for."""
    if g.chance.by_people:
        _tell(g, figure, ABOUT_TO_ROLL, purpose, dice, needed=needed, openly=openly)


def _tell(g: House, figure: Figure, kind: NoticeKind, *args: int, needed: int, openly: bool) -> None:
    """Of a roll. What is needed is told to whoever rolls, and to the others if all may know it."""
    if openly or not needed:
        g.tell(EVERYONE, kind, g.word[figure], *args, needed)
    else:
        g.tell(only(figure), kind, g.word[figure], *args, needed)
        g.tell(EVERYONE & ~only(figure), kind, g.word[figure], *args, 0)


def trait_roll(
    g: House, figure: Figure, trait: Trait, extra: int = 0, event: bool = False, needed: int = 0, openly: bool = True
) -> Script[int]:
    """BET-DICE-6, BET-DICE-7. Roll dice equal to the trait. `event`: an event card that the figure drew asks for it.

    `needed`: the result that is good enough; `openly`: all may know it, and not only whoever rolls.
    """
    if figure >= FIRST_MONSTER:
        return throw(g, figure, value(g, figure, trait) + extra, trait, needed if openly else 0)
    return (yield from _roll(g, figure, extra, TRAIT_ROLL, trait, event, needed, trait, openly))


def fixed_roll(g: House, seat: Seat, dice: int, purpose: int, event: bool = False, needed: int = 0) -> Script[int]:
    """An explorer's roll of so many dice, which no trait decides: of PURPOSES, it says what for."""
    return (yield from _roll(g, seat, dice, FIXED_ROLL, -1, event, needed, purpose))


def roll(
    g: House, seat: Seat, dice: int, kind: int, trait: Trait = -1, event: bool = False, needed: int = 0
) -> Script[int]:
    """An explorer's roll of `dice` dice and, if `trait` is given, as many as that trait."""
    return (yield from _roll(g, seat, dice, kind, trait, event, needed, PURPOSE[kind] + max(0, trait)))


def card_purpose(card: int) -> int:
    """What a roll is for that this card demands."""
    return PURPOSES[CARDS.words[card]]


def _roll(
    g: House,
    seat: Seat,
    dice: int,
    kind: int,
    trait: Trait,
    event: bool,
    needed: int,
    purpose: int,
    openly: bool = True,
) -> Script[int]:
    """With the cards that its roller holds for it."""
    added, idol = 0, 0
    if g.held[seat] & BEFORE and g.fate[seat] == IN_HOUSE:
        while True:
            cards = _before(g, seat, kind, event, instead=not added + idol)
            if not cards:
                break
            count = min(number_of_dice(g, seat, dice, kind, trait, event) + idol, MOST_DICE)
            _tell(g, seat, ABOUT_TO_ROLL, purpose, max(0, count), needed=max(0, needed - added), openly=openly)
            card = yield from _ask_before(g, seat, cards)
            if card == NO_CARD:
                break
            if card == SHOT:
                discard_held(g, seat, SHOT)
                added = 4
            elif card == IDOL:
                yield from _pay_idol(g, seat)
                if g.fate[seat] != IN_HOUSE:
                    return 0  # whoever asked for the roll finds the roller dead
                idol = 2
            elif card == FEATHER:
                return (yield from _named_by_feather(g, seat))
            else:
                return _noted_fate(g, seat, number_of_dice(g, seat, dice, kind, trait, event))
    count = min(number_of_dice(g, seat, dice, kind, trait, event) + idol, MOST_DICE)
    if count <= 0:
        return added
    _tell_before(g, seat, purpose, count, max(0, needed - added), openly)
    fallen = g.chance.pick(DICE_RANGE[count], DICE, g.onlookers)
    _tell(g, seat, ROLLED, fallen, DICE_SUM[fallen] + added, purpose, needed=needed, openly=openly)
    if g.held[seat] & AFTER and g.fate[seat] == IN_HOUSE:
        fallen = yield from _after(g, seat, fallen, added, purpose, needed, openly)
    return DICE_SUM[fallen] + added


def number_of_dice(g: House, seat: Seat, dice: int, kind: int, trait: Trait, event: bool) -> int:
    """How many dice the roll has before the limit of 8, tokens of the room and the Candle included."""
    if trait < 0:
        return dice
    count = dice + value(g, seat, trait)
    if kind != TRAIT_ROLL:
        return count
    if event and g.held[seat] >> CANDLE & 1 and not g.haunt.card_off(g, seat, CANDLE):
        count += 1
    room = g.room[seat]
    if room >= 0 and g.token_rooms >> room & 1 and in_room(g, seat):
        count = _with_tokens(g, seat, room, count)
    return count


def _with_tokens(g: House, seat: Seat, room: Room, count: int) -> int:
    """Blessing, Drip and Smoke change every trait roll in their room; BET-ROOM-4: the traitor ignores the last two."""
    immune = g.haunt.ignores_hindrance(g, seat)
    for token, spot, _ in g.tokens:
        if spot >> 1 != room:
            continue
        if token == BLESSING and g.haunt.side_of(g, seat) == HEROES:
            count += 1
        elif token == DRIP and not immune:
            count = max(min(count, 1), count - 1)
        elif token == SMOKE and not immune:
            count = max(min(count, 1), count - 2)
    return count


def _pay_idol(g: House, seat: Seat) -> Script[None]:
    """Idol: 1 Sanity, paid before the roll, even with one's life (BET-DEATH-1)."""
    from housebound.games.betrayal.figures.damage import lose

    yield from lose(g, seat, SANITY, 1, BY_HAND)


def _before(g: House, seat: Seat, kind: int, event: bool, instead: bool) -> list[int]:
    """The cards that may be used before the roll; `instead`: also those that take the roll's place."""
    cards: list[int] = []
    usable = _usable(g, seat, BEFORE)
    if usable >> SHOT & 1 and kind == TRAIT_ROLL:
        cards.append(SHOT)
    if usable >> FEATHER & 1 and instead:
        cards.append(FEATHER)
    if usable >> IDOL & 1 and (kind in (TRAIT_ROLL, COMBAT_ROLL) or event):
        cards.append(IDOL)
    if g.held[seat] >> FATE & 1 and g.fate_number >= 0 and instead:
        cards.append(FATE)
    return cards


def _ask_before(g: House, seat: Seat, cards: list[int]) -> Script[int]:
    """Ask whether one of these cards is used before the roll."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options.append(ROLL)
        ask.options += [USE(card) for card in cards]

    option: Option = yield Decision(seat, "before_roll", offers, "BET-ITEM-2", g.word[seat])
    if option is ROLL:
        return NO_CARD
    card = option.args[0]
    note_use(g, card)
    g.tell(EVERYONE, USED, g.word[seat], card)
    return card


def _named_by_feather(g: House, seat: Seat) -> Script[int]:
    """Angel Feather: a number from 0 to 8 is the result."""
    discard_held(g, seat, FEATHER)
    option: Option = yield Decision(seat, "name_result", _offer_results, "BET-ITEM-10", g.word[seat])
    g.tell(EVERYONE, NAMED, g.word[seat], option.args[0])
    return option.args[0]


def _offer_results(_: House, __: int, ask: Ask) -> None:
    ask.options += NAME_RESULT.each()


def _noted_fate(g: House, seat: Seat, dice: int) -> int:
    """It Is Meant to Be: the noted number, but never more than the roll could give."""
    result = min(g.fate_number, 2 * max(0, min(dice, MOST_DICE)))
    g.fate_number = -1
    g.held[seat] &= ~(1 << FATE)
    discard(g, FATE)
    g.tell(EVERYONE, NAMED, g.word[seat], result)
    return result


def _after(g: House, seat: Seat, fallen: int, added: int, purpose: int, needed: int, openly: bool) -> Script[int]:
    """Lucky Stone and Rabbit's Foot: dice are rolled again. Equal dice are the same choice."""
    stands = 0  # the dice rolled again, as bits: their second result stands
    while True:
        usable = _usable(g, seat, AFTER)
        if g.acting != seat:
            usable &= ~(1 << FOOT)  # only in one's own turn
        word = DICE.words[fallen]
        masks = _masks(word, stands)
        if not usable or not masks:
            return fallen
        choices: list[tuple[int, int]] = []
        if usable >> FOOT & 1:
            choices += [(FOOT, mask) for mask in masks if mask.bit_count() == 1]
        if usable >> STONE & 1:
            choices += [(STONE, mask) for mask in masks]

        def offers(_: House, __: int, ask: Ask, choices: list[tuple[int, int]] = choices) -> None:
            ask.options.append(KEEP_ROLL)
            ask.options += [REROLL(card, mask) for card, mask in choices]

        option: Option = yield Decision(seat, "after_roll", offers, "BET-ITEM-2", g.word[seat])
        if option is KEEP_ROLL:
            return fallen
        card, mask = option.args
        note_use(g, card)
        g.tell(EVERYONE, USED, g.word[seat], card)
        if card == STONE:
            discard_held(g, seat, STONE)
        stands |= mask
        fallen = throw_again(g, seat, word, mask, purpose, added, needed, openly)


def _usable(g: House, seat: Seat, cards: CardSet) -> int:
    """BET-ITEM-9. Which of these cards the seat has and may still use in this turn, as bits."""
    usable = g.held[seat] & ~g.used & cards
    for card in card_numbers(usable):
        if g.haunt.card_off(g, seat, card):
            usable &= ~(1 << card)
    return usable


def _masks(word: str, stands: int) -> list[int]:
    """Which dice to roll again, one choice for each number of 0s, 1s and 2s; at least one die."""
    places = [[i for i, face in enumerate(word) if face == f and not stands >> i & 1] for f in "012"]
    masks = [
        sum(1 << i for chosen, n in zip(places, (a, b, c), strict=True) for i in chosen[:n])
        for a in range(len(places[0]) + 1)
        for b in range(len(places[1]) + 1)
        for c in range(len(places[2]) + 1)
    ]
    return masks[1:]


def throw_again(
    g: House,
    figure: Figure,
    word: str,
    mask: int,
    purpose: int,
    added: int = 0,
    needed: int = 0,
    openly: bool = True,
) -> int:
    """Roll the dice of the mask again and leave the others as they fell. `added`: to what they show."""
    _tell_before(g, figure, purpose, mask.bit_count(), 0)
    again = g.chance.pick(DICE_RANGE[mask.bit_count()], DICE, g.onlookers)
    new = iter(DICE.words[again])
    faces = "".join(next(new) if mask >> i & 1 else face for i, face in enumerate(word))
    fallen = DICE[faces]
    _tell(g, figure, ROLLED, fallen, DICE_SUM[fallen] + added, purpose, needed=needed, openly=openly)
    return fallen
