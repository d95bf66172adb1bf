"""Who races: a later game or peer is one line more."""

from __future__ import annotations

from bench import compiled, ours
from bench.contender import Contender
from bench.peers import catanatron, openspiel, pettingzoo, rlcard

PEERS: list[Contender] = [
    *catanatron.CONTENDERS,
    *rlcard.CONTENDERS,
    *pettingzoo.CONTENDERS,
    *openspiel.CONTENDERS,
]
OURS: list[Contender] = [entry.contender() for entry in ours.ENTRIES]
COMPILED: list[Contender] = compiled.contenders()
"""The same, if they were compiled."""
SENSIBLE: list[Contender] = [entry.contender() for entry in ours.SENSIBLE]
SENSIBLE_COMPILED: list[Contender] = compiled.contenders(ours.SENSIBLE)
"""Play as people and studies have it: most of its time is the bots' thinking."""
SEARCHING: list[Contender] = [entry.contender() for entry in ours.SEARCHING]
SEARCHING_COMPILED: list[Contender] = compiled.contenders(ours.SEARCHING)
"""The player that searches: how many games a second it plays to their end in its mind."""
YARDSTICK = catanatron.CONTENDERS[0]
"""The one that ratios are taken to."""
