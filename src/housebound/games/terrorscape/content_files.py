"""The content files: facts of the map, the victims, the cards and the killers."""

from __future__ import annotations

from housebound.kernel.content import content_of

content = content_of("housebound.games.terrorscape")
