"""BET-SECRET-5: what dice are rolled for is said before they fall, by whoever it is and whatever asks for it."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.words import DEEDS, PURPOSES, ROLLED, TRAITS, TRIES, VERBS
from housebound.kernel.check.sample import Chooser
from housebound.kernel.notice import Notice
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table

HAUNTS = 50
MOST_MOVES = 700
NO_VERBS = frozenset(
    [
        *("break_free", "climb_stairs", "cross_room", "dodge_darts", "dodge_dynamite", "escape_collapse"),
        *(
            "fight_bite",
            "free_explorer",
            "keep_will",
            "resist_frog",
            "withstand_sickness",
            "keep_footing",
            "leave_room",
            "open_closet",
            "open_puzzle_box",
            "open_safe",
        ),
        *("open_vault", "resist_lure", "resist_music_box", "search_skeletons", "sense_attacker", "stand_quake"),
        *("step_onto_holy_ground", "stop_dancing", "take_slide", "turn_wall"),
    ]
)
"""What people are put to, and what several verbs lead to; everything else is the verb of a haunt."""
SAYS_WHY = frozenset(
    [
        *("tries", "drew", "used", "attacked"),
        *("aura_of_fear", "called_home", "chess_with_death", "doll_stirs", "dragon_breathed", "hears_banshee"),
        *("portrait_looks", "sickness_strikes"),
    ]
)
"""Kinds of notices after which everybody knows what a roll is for: those of haunts have a sentence of their own."""
GOES_ON = frozenset(["turn_starts", "moved", "dropped", "discovered"])
"""Something else has begun since: what was said before that explains no roll any more."""


def test_deeds_are_verbs_of_haunts_or_what_people_are_put_to() -> None:
    assert set(DEEDS.words) - NO_VERBS <= {verb.name for verb in VERBS.verbs}
    assert set(DEEDS.words) >= NO_VERBS


def _unexplained(notices: list[Notice]) -> list[str]:
    """The rolls for a trait of which nobody has said what they are for."""
    found = []
    for nth, notice in enumerate(notices):
        if notice.kind is not ROLLED or PURPOSES.words[notice.args[3]].removeprefix("fight_") not in TRAITS.words:
            continue
        before = (one.kind.name for one in reversed(notices[:nth]))
        why = next((kind for kind in before if kind in SAYS_WHY or kind in GOES_ON), "nothing")
        if why not in SAYS_WHY:
            found.append(f"{why} ... {notice}")
    return found


@pytest.mark.rule("BET-SECRET-5")
@pytest.mark.parametrize("haunt", range(1, HAUNTS + 1))
def test_whoever_looks_on_knows_what_every_roll_is_for(haunt: int) -> None:
    table = Table(BETRAYAL, 5, {"haunt": haunt}, seed=haunt)
    chooser = Chooser(Random(haunt))
    for _ in range(MOST_MOVES):
        if table.over:
            break
        chooser.move(table)
    notices = [notice for _, notice in table.notices(SPECTATOR)]
    assert any(notice.kind is TRIES for notice in notices)
    assert _unexplained(notices) == []
