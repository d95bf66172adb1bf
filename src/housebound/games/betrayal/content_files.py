"""The content files: facts of tiles, cards, characters and haunts."""

from __future__ import annotations

from housebound.kernel.content import content_of

content = content_of("housebound.games.betrayal")
