"""Seat tokens: the secret in a seat's link. No accounts; whoever holds it sits there."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_BYTES = 18
"""144 bits: nobody guesses one."""


def new_token() -> str:
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """Short enough for a link; no secret, but not to be counted through either."""
    return secrets.token_urlsafe(9)


_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that is taken for another."""
_LENGTH = 8


def new_code() -> str:
    """Short enough to be typed on another device; good for minutes, and for one use."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return f"{letters[: _LENGTH // 2]}-{letters[_LENGTH // 2 :]}"


def plain_code(typed: str) -> str:
    """A code as it was meant, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter in _LETTERS)


def fingerprint(token: str) -> str:
    """What is stored of a token: a thief of the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def mark(address: str, salt: str) -> str:
    """What is stored of an address: with a salt of the table's, so that nobody is followed from one to another."""
    return fingerprint(f"{salt} {address}") if address else ""


def fits(token: str, stored: str) -> bool:
    """Compared in constant time."""
    return bool(stored) and hmac.compare_digest(fingerprint(token), stored)
