"""The content files: facts of the map, the victims, the cards and the killers."""

from __future__ import annotations

from typing import Final

from housebound.kernel.content import content_of

content: Final = content_of("housebound.games.terrorscape")
