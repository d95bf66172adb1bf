"""Notebooks: what seats write down for themselves, each note at a place of the board.

A note is no choice: it stands in no tape's events and moves no dice, and nothing of play, undo or thinking knows of
it. Only those who write in a book ever read it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from housebound.kernel.errors import BadNote, BadTape, HouseboundError
from housebound.kernel.game import Game

LONGEST: Final = 60
"""Characters of a note."""
MOST: Final = 60
"""Notes in a book."""

Book = dict[str, str]
"""Place -> note, in the order of the game's places."""


def write(game: Game[Any], book: Book, place: str, text: str) -> Book:
    """The book with this note in it; an empty text wipes what is at the place."""
    if game.places is None:
        raise BadNote("has-no-places-for-notes", game=game.name)
    at = game.places[place]
    text = text.strip()
    if len(text) > LONGEST:
        raise BadNote("a-note-has-at-most-characters-not", most=LONGEST, count=len(text))
    if not text.isprintable():
        raise BadNote("a-note-is-one-line-of-text")
    if text and place not in book and len(book) >= MOST:
        raise BadNote("the-book-is-full-notes-are-in-it", most=MOST)
    notes = {game.places[where]: note for where, note in book.items()} | {at: text}
    return {game.places.words[where]: note for where, note in sorted(notes.items()) if note}


def written(books: dict[int, Book]) -> str:
    """All books as one line of a tape's header; empty if nothing is in them."""
    full = {str(number): book for number, book in sorted(books.items()) if book}
    return json.dumps(full, ensure_ascii=False) if full else ""


def read(line: str, game: Game[Any], seats: int) -> dict[int, Book]:
    """The books of a tape's header line."""
    try:
        found = json.loads(line)
        books: dict[int, Book] = {}
        for number, notes in found.items():
            if not 0 <= int(number) < seats:
                raise BadTape("header-notes-there-is-no-seat", number=number)
            book: Book = {}
            for place, text in notes.items():
                book = write(game, book, place, text)
            books[int(number)] = book
    except BadTape:
        raise
    except (ValueError, AttributeError, TypeError):
        raise BadTape("header-notes-is-not-seat-by-seat-place", line=repr(line)) from None
    except HouseboundError as error:
        raise BadTape("header-notes", error=error) from None
    return books
