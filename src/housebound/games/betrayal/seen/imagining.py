"""What a seat cannot know, and other things that it might be instead (Secrecy).

Hidden are the looked-at tiles and cards of stack and decks from those who did not look (BET-SECRET-7), role tokens
(BET-HIDDEN-2), and what a haunt keeps secret. What nobody has seen is not decided and need not be imagined.
"""

from __future__ import annotations

from random import Random

from housebound.games.betrayal.components import BACK, card_numbers
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.house.stack import BACK_TILES
from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.seen.sight import role_is_up
from housebound.games.betrayal.state import House, changed
from housebound.games.betrayal.words import SYMBOLS
from housebound.kernel.sets import has, just, set_of

Entries = tuple[tuple[int, int], ...]
"""Tiles or cards in order, each with those who know it."""


def resample(g: House, seat: Seat, rng: Random) -> None:
    """Draw anew what this seat cannot know, as likely as it is."""
    _resample_tiles(g, seat, rng)
    for symbol in range(3):
        _resample_cards(g, symbol, seat, rng)
    if g.role[0]:
        _resample_roles(g, seat, rng)
    if laid_out(g):
        g.haunt.resample(g, seat, rng)


def hidden(g: House, seat: Seat) -> dict[str, object]:
    """Each thing this seat cannot know, with its true value, unless it can tell what is the only possibility."""
    secrets: dict[str, object] = {}
    for name, entries in (("top tile", g.top_tiles), ("tile below", g.under), ("discarded tile", g.known_discard)):
        for n in _unknown(entries, seat):
            if len(_possible_tiles(g, seat, name == "top tile" and n > 0, entries[n][0])) > 1:
                secrets[f"{name} {n}"] = entries[n][0]
    for symbol, word in enumerate(SYMBOLS.words):
        unknown = _unknown(g.deck_top[symbol], seat)
        if g.deck[symbol] or len(unknown) > 1:
            secrets.update({f"{word} card {n}": g.deck_top[symbol][n][0] for n in unknown})
    unknown = _unknown_roles(g, seat)
    if len(unknown) > 1:
        secrets.update({f"role {other}": g.role[other] for other in unknown})
    if laid_out(g):
        secrets.update({name: true for name, true in g.haunt.secrets(g).items() if not g.haunt.knows(g, seat, name)})
    return secrets


# -- tiles


def _unknown(entries: Entries, seat: Seat) -> list[int]:
    """The places of the entries that this seat has not looked at; a tile that nobody has is noted by its back."""
    return [n for n, (thing, known) in enumerate(entries) if thing >= 0 and not has(known, seat)] if entries else []


def _tiles_in_doubt(g: House, seat: Seat) -> int:
    """The tiles of which this seat does not know where in stack or discard pile they lie."""
    tiles = g.unseen
    for tile, known in (*g.top_tiles, *g.under, *g.known_discard):
        if tile >= 0 and has(known, seat):
            tiles &= ~(just(tile))
    return tiles


def _backs_in_doubt(g: House, seat: Seat) -> list[int]:
    """Back -> how many tiles of the stack lie where this seat does not even know the back (BET-SECRET-6).

    It knows those of the top tile and of whatever was passed over, and of the tiles that it has looked at.
    """
    backs = list(g.stacked)
    for n, (tile, known) in enumerate(g.top_tiles):
        if n == 0 or has(known, seat):
            backs[BACK[tile]] -= 1
    for tile, _ in g.under:
        backs[BACK[tile] if tile >= 0 else -1 - tile] -= 1
    return backs


def _possible_tiles(g: House, seat: Seat, back_unknown: bool, tile: int) -> list[int]:
    """What a tile that this seat has not seen might be."""
    tiles = _tiles_in_doubt(g, seat)
    if not back_unknown:
        return card_numbers(tiles & BACK_TILES[BACK[tile]])
    backs = _backs_in_doubt(g, seat)
    return [other for other in card_numbers(tiles) if backs[BACK[other]]]


def _resample_tiles(g: House, seat: Seat, rng: Random) -> None:
    """Tiles with the same back are exchangeable; of those deeper in the stack the backs are unknown too."""
    if not (_unknown(g.known_discard, seat) or _unknown(g.under, seat) or _unknown(g.top_tiles, seat)):
        return
    doubtful = _tiles_in_doubt(g, seat)
    bag = [card_numbers(doubtful & tiles) for tiles in BACK_TILES]
    backs = _backs_in_doubt(g, seat)

    def redrawn(entries: Entries, on_top: bool) -> Entries:
        drawn = list(entries)
        for n in _unknown(entries, seat):
            tile, known = entries[n]
            back = BACK[tile]
            if on_top and n:
                back = rng.choices(range(len(backs)), backs)[0]
                backs[back] -= 1
            drawn[n] = (bag[back].pop(rng.randrange(len(bag[back]))), known)
        return tuple(drawn)

    g.known_discard = redrawn(g.known_discard, on_top=False)
    g.under = redrawn(g.under, on_top=False)
    g.top_tiles = redrawn(g.top_tiles, on_top=True)


# -- cards


def _resample_cards(g: House, symbol: int, seat: Seat, rng: Random) -> None:
    """The cards of a deck are exchangeable wherever in it they lie unseen."""
    places = _unknown(g.deck_top[symbol], seat)
    if not places:
        return
    top = list(g.deck_top[symbol])
    cards = sorted(card_numbers(g.deck[symbol]) + [top[n][0] for n in places])
    drawn = rng.sample(cards, len(places))
    for n, card in zip(places, drawn, strict=True):
        top[n] = (card, top[n][1])
    g.deck_top = changed(g.deck_top, symbol, tuple(top))
    g.deck[symbol] = set_of(card for card in cards if card not in drawn)


# -- role tokens


def _unknown_roles(g: House, seat: Seat) -> list[int]:
    """The seats whose role tokens this seat has not seen."""
    if not g.role[0]:
        return []
    return [other for other in range(g.rules.seats) if other != seat and not role_is_up(g, other)]


def _resample_roles(g: House, seat: Seat, rng: Random) -> None:
    """BET-HIDDEN-2. Any deal of the tokens that this seat has not seen."""
    unknown = _unknown_roles(g, seat)
    tokens = sorted(g.role[other] for other in unknown)
    rng.shuffle(tokens)
    for other, token in zip(unknown, tokens, strict=True):
        g.role = changed(g.role, other, token)
