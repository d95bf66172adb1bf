"""What a route answers when it does not do what was asked: one body everywhere, for the OpenAPI description."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from housebound.server.errors import ErrorSaid

MEANINGS = {
    400: "The request makes no sense as it stands, or wants what the game does not have. Nothing has changed.",
    401: "The Authorization header is not `Bearer TOKEN`.",
    403: "This needs the secret link of a seat, or is not to be had now; or a page of another site asks for it.",
    404: "There is no such game, table, language or step.",
    409: "It does not go with how the table stands now: a late or foreign answer, a rule that refuses, a taken seat.",
    413: "A text is too long; the sentence says how long it may be.",
    429: "Too much at once: wait a while.",
    503: "The database did not confirm it: look at the table, and try again if it did not happen.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse with, besides a request that makes no sense."""
    return {
        status: ResponseSpec(ErrorSaid, generate_examples=False, description=MEANINGS[status])
        for status in (400, *statuses)
    }
