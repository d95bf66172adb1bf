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


def fingerprint(token: str) -> str:
    """What is stored of a token: a thief of the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Compared in constant time."""
    return bool(stored) and hmac.compare_digest(fingerprint(token), stored)
