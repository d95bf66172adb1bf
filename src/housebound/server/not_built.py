"""What a checkout answers before its page or its manual is made: what to make, in the language of whoever asks."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response

from housebound.locales import speech, wanted_of
from housebound.locales.wrong import ERRORS

BY_LANGUAGE: Final = {"Vary": "Accept-Language"}
"""For answers that are said in the language that the browser wishes for."""


def not_built(message: str, wishes: str) -> Response[bytes]:
    sentence = speech(ERRORS, wanted_of(wishes)).say(message)
    return Response(f"{sentence}\n".encode(), media_type=MediaType.TEXT, status_code=503, headers=BY_LANGUAGE)
