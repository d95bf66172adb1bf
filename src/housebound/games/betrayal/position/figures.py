"""Reading the figures of a position: explorers, monsters, and the haunt that they are in."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import CHARACTER_CARD, TOP
from housebound.games.betrayal.figures.belongings import TRIO
from housebound.games.betrayal.figures.restraints import DEBRIS, WEBS
from housebound.games.betrayal.figures.roster import add_figure
from housebound.games.betrayal.haunt.registry import PRESENT, haunt_numbered
from housebound.games.betrayal.haunt.revealing import traitor_by
from housebound.games.betrayal.numbers import Figure, Seat, room_at, side_at
from housebound.games.betrayal.play.setup import be
from housebound.games.betrayal.position.places import Cards, spot_in_house, spot_named
from housebound.games.betrayal.state import CASTING, FATES, FIRST_MONSTER, IN_HOUSE, PREPARING, SKULL, House, changed
from housebound.games.betrayal.strangers import HIGHEST
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    ROOMS,
    SIDE_NAMES,
    TRAITOR,
    TRAITS,
)
from housebound.kernel.errors import BadPosition, UnknownWord
from housebound.kernel.given import Given
from housebound.kernel.sets import just, set_of

NOT_SAID = -9


def read_explorers(g: House, given: Given, cards: Cards) -> None:
    """BET-SETUP-2, BET-SETUP-3. The explorers named, seat by seat; the other seats play whoever is free."""
    told = {CHARACTERS[word]: facts for word, facts in given.parts("explorers", "room").items()}
    seats = g.rules.seats
    free = list(range(seats))
    cast: dict[int, int] = {}
    for character, facts in told.items():
        if "seat" in facts:
            _cast(cast, free, character, facts.take("seat"))
    for character in told:
        if character not in cast.values():
            if not free:
                raise BadPosition("position-explorers-for-seats", count=len(told), seats=seats)
            _cast(cast, free, character, free[0])
    if g.phase != CASTING:
        for character in range(len(CHARACTERS)):
            if free and CHARACTER_CARD[character] not in {CHARACTER_CARD[other] for other in cast.values()}:
                _cast(cast, free, character, free[0])
    for seat, character in cast.items():
        be(g, seat, character)
        _read_explorer(g, seat, told.get(character, Given(CHARACTERS.words[character], {})), cards)


def _cast(cast: dict[int, int], free: list[int], character: int, seat: Seat) -> None:
    word = CHARACTERS.words[character]
    if seat not in free:
        raise BadPosition("position-has-seat-which-is-taken-or-not", word=word, seat=seat)
    for other in cast.values():
        if CHARACTER_CARD[other] == CHARACTER_CARD[character]:
            raise BadPosition("position-and-are-on-one-card-bet-setup", word=word, other=CHARACTERS.words[other])
    free.remove(seat)
    cast[seat] = character


def _read_explorer(g: House, seat: Seat, facts: Given, cards: Cards) -> None:
    g.fate = changed(g.fate, seat, facts.one_of("fate", FATES[:3], FATES[IN_HOUSE]))
    _read_place(g, seat, facts, ROOMS.words[ENTRANCE_HALL] if g.fate[seat] == IN_HOUSE else "")
    for trait, word in enumerate(TRAITS.words):
        g.clip[seat * 4 + trait] = facts.number(word, g.clip[seat * 4 + trait], SKULL, TOP)
    held = facts.words("cards", CARDS)
    g.held[seat] = cards.put_all(held, f"the hands of {facts.about}")
    g.team = changed(g.team, seat, facts.word("team", SIDE_NAMES, NOT_SAID))
    g.role = changed(g.role, seat, facts.number("role", 0, 0, g.rules.seats))
    restrained = DEBRIS in held or WEBS in held
    g.failures = changed(g.failures, seat, facts.number("failures", 0 if restrained else -1, -1, 99))
    g.blessed = changed(g.blessed, seat, facts.set_of("blessed", ROOMS))
    has_bonus = int(g.held[seat] & TRIO == TRIO)
    g.bonus_set = changed(g.bonus_set, seat, facts.number("bonus_set", has_bonus, 0, 2))
    g.skip_turn = changed(g.skip_turn, seat, facts.flag("skip_turn"))
    g.stunned = changed(g.stunned, seat, facts.number("stunned", 0, 0, 2))
    g.word = changed(g.word, seat, facts.word("figure", FIGURES, g.character[seat]))
    if g.word[seat] < 0:
        raise facts.bad("needs-a-figure")
    facts.finish()


def _read_place(g: House, figure: Figure, facts: Given, usual: str) -> None:
    """Room, side and where it came from."""
    room = facts.take("room", usual)
    if g.phase == CASTING:
        facts.take("side")
        facts.take("came_by")
        return
    if not room:
        g.room[figure] = -1
        g.side[figure] = facts.number("side", 0, 0, 1)
    else:
        spot = spot_in_house(g, room, facts.about)
        side = facts.number("side", side_at(spot), 0, 1)
        if side:
            spot = spot_in_house(g, f"{ROOMS.words[room_at(spot)]}/1", facts.about)
        g.room[figure], g.side[figure] = room_at(spot), side
    g.came_by[figure] = spot_named(facts.take("came_by", ""))


def figure_named(g: House, word: str) -> int:
    """The explorer or monster in play with this word."""
    number = FIGURES[word]
    for figure, other in enumerate(g.word):
        in_play = figure < g.rules.seats if figure < FIRST_MONSTER else g.kind[figure] >= 0
        if in_play and other == number:
            return figure
    raise BadPosition("position-is-not-in-play", word=word)


# -- the haunt


def read_haunt(g: House, given: Given) -> None:
    """BET-REVEAL-4, BET-TRAITOR-1, BET-HIDDEN-2. Which haunt it is, who revealed it, and who is on which side."""
    seats = g.rules.seats
    number = given.number("haunt", 0, 0, HIGHEST)
    if number:
        if number not in PRESENT:
            raise given.bad(
                "haunt-does-not-exist-there-are-to", number=number, lowest=min(PRESENT), highest=max(PRESENT)
            )
        g.haunt = haunt_numbered(number)
    g.revealer = given.number("revealer", 0 if number else -1, -1, seats - 1)
    g.haunt_room = given.word("haunt_room", ROOMS, g.room[g.revealer] if g.revealer >= 0 else -1)
    g.track = given.number("track", 0, 0, 10**6)
    g.role_known = given.flag("role_known")
    g.assailants = set_of(given.numbers("assailants", 0, seats - 1))
    traitor = given.number("traitor", NOT_SAID, NOT_SAID, seats - 1)
    rule = g.haunt.traitor_rule if number else {"rule": "none"}
    if rule["rule"] == "hidden" and g.haunt.deals_roles:
        traitor = _read_roles(g, traitor)
    elif traitor == NOT_SAID:
        traitor = g.team.index(TRAITOR) if TRAITOR in g.team else traitor_by(g, rule)
    g.traitor = traitor
    for seat in range(len(g.team)):
        if g.team[seat] < 0 or seat >= seats:
            g.team = changed(g.team, seat, TRAITOR if seat == traitor else HEROES)


def _read_roles(g: House, traitor: int) -> int:
    """BET-HIDDEN-2. The role tokens: if none are given, number 1 is the traitor's, or seat 0's. The known traitor."""
    seats = range(g.rules.seats)
    if not any(g.role):
        first = max(traitor, 0)
        others = [seat for seat in seats if seat != first]
        for number, seat in enumerate([first, *others], 1):
            g.role = changed(g.role, seat, number)
    if sorted(g.role[seat] for seat in seats) != [seat + 1 for seat in seats]:
        raise BadPosition("position-the-role-tokens-are-to-the-number")
    return g.role.index(1) if g.role_known else -1


def read_monsters(g: House, given: Given, cards: Cards) -> None:
    """The monsters in the house, each with the kind that the haunt's list gives its word."""
    for word, facts in given.parts("monsters", "room").items():
        kind = _kind(g, word, facts.take("kind", ""))
        figure = facts.number("number", len(g.word), FIRST_MONSTER, FIRST_MONSTER + len(FIGURES))
        while len(g.word) <= figure:
            add_figure(g)
        if g.kind[figure] >= 0:
            raise facts.bad("has-number-which-is-taken", figure=figure)
        g.kind = changed(g.kind, figure, kind)
        g.word = changed(g.word, figure, FIGURES[word])
        _read_place(g, figure, facts, "")
        g.stunned = changed(g.stunned, figure, facts.number("stunned", 0, 0, 2))
        g.held[figure] = cards.put_all(facts.words("cards", CARDS), f"the hands of {word}")
        if facts.flag("acted"):
            g.acted |= just(figure)
        facts.finish()
    if given.flag("monsters_begun") and not g.acted:
        g.acted = 1  # an explorer's bit: the monster turn has begun, and no monster in play has acted in it
    if given.flag("monsters_done"):
        g.acted = -1


def _kind(g: House, word: str, named: str) -> int:
    number = FIGURES[word]
    for kind, facts in enumerate(g.haunt.kinds):
        if facts.id == named or (not named and facts.first_word <= number < facts.first_word + facts.count):
            return kind
    raise BadPosition("position-is-no-monster-of-haunt", word=word, number=g.haunt.number)


# -- the haunt's own data


def read_haunt_data(g: House, given: Given) -> None:
    """What the haunt keeps of its own: fresh, with the fields that are given.

    A number can be written in words: `room:kitchen`, `spot:chasm/1`, `card:axe`, `figure:mummy`, and sets of rooms,
    cards and seats as bits: `rooms:kitchen,crypt`, `cards:axe`, `seats:0,2`.
    """
    facts = given.part("data")
    if not g.haunt.started or g.phase == PREPARING:
        facts.finish()
        return
    g.data = g.haunt.fresh_data(g)
    fields = () if g.data is None else g.data.fields()
    for field in fields:
        if field in facts:
            setattr(g.data, field, _as_kept(g, facts, field, getattr(g.data, field)))
    facts.finish()


def _as_kept(g: House, facts: Given, field: str, fresh: Any) -> Any:
    """What is given for a field, if it can be kept there."""
    given = facts.take(field)
    try:
        value = _value(g, fresh, given)
    except (AttributeError, TypeError, ValueError, UnknownWord):
        value = None
    if value is None or (type(value) is not type(fresh) and not {type(value), type(fresh)} <= {int, bool}):
        raise facts.bad("something-like-is-wanted", field=field, given=repr(given), fresh=_shown(fresh))
    return value


def _shown(fresh: Any) -> str:
    """How a field could be written: a set as a list, an empty table as one."""
    return repr(
        sorted(fresh) if isinstance(fresh, set | frozenset) else list(fresh) if isinstance(fresh, tuple) else fresh
    )


def _value(g: House, fresh: Any, value: Any) -> Any:
    """A field's value in the form in which the haunt keeps it: as its fresh one."""
    if isinstance(fresh, dict):
        return {_key(g, key): _item(g, item) for key, item in value.items()}
    if isinstance(fresh, set | frozenset | tuple | list):
        return type(fresh)(_item(g, item) for item in value)
    return value if isinstance(fresh, str) else _number(g, value)


def _key(g: House, key: str) -> Any:
    return int(key) if key.lstrip("-").isdecimal() else _number(g, key)


def _item(g: House, item: Any) -> Any:
    """Data are flat, so that a list in a list is a value that never changes: a tuple."""
    return tuple(_item(g, part) for part in item) if isinstance(item, list | tuple) else _number(g, item)


def _number(g: House, value: Any) -> Any:
    """A number written in words; anything else is what it is."""
    if not isinstance(value, str) or ":" not in value:
        return value
    kind, _, words = value.partition(":")
    names = words.split(",") if words else []
    if kind == "room":
        return ROOMS[words]
    if kind == "spot":
        return spot_in_house(g, words, "a spot of the data")
    if kind == "card":
        return CARDS[words]
    if kind == "figure":
        return figure_named(g, words)
    if kind in ("rooms", "cards"):
        domain = ROOMS if kind == "rooms" else CARDS
        return set_of([domain[name] for name in names])
    if kind == "seats":
        return set_of([int(name) for name in names])
    raise BadPosition("position-write-room-spot-card-figure-rooms", value=repr(value))
