"""Everything that Room 25 can say is said in words: no bare id and no bare name ever reaches a person."""

from __future__ import annotations

from random import Random

import pytest

import housebound
from housebound.games.room25.words import NOTICES
from housebound.kernel.table import Table
from housebound.locales import languages, speech, wording

GAME = housebound.game("room25")
SPOKEN = {"token", "plan", "character", "room", "role", "colour", "line", "way", "axis", "robot"}
"""The domains whose words are names of things; spaces and numbers are said as they are."""


@pytest.mark.parametrize("language", languages())
def test_verbs_notices_and_settings_have_their_messages(language: str) -> None:
    known = speech("room25", language).knows
    wanted = [wording.message_id("verb", verb.name) for verb in GAME.vocabulary.verbs]
    wanted += [wording.message_id("notice", kind.name) for kind in NOTICES]
    assert len(wanted) > 60
    assert [name for name in wanted if not known(name)] == []


@pytest.mark.parametrize("language", languages())
def test_words_of_things_have_their_names(language: str) -> None:
    known = speech("room25", language).knows
    domains = {domain.name: domain for verb in GAME.vocabulary.verbs for domain in verb.domains}
    domains |= {domain.name: domain for kind in NOTICES for domain in kind.domains}
    assert set(domains) >= {"character", "room", "token"}
    missing = [
        wording.message_id(domain.name, word)
        for domain in domains.values()
        if domain.name in SPOKEN
        for word in domain.words
        if not known(wording.message_id(domain.name, word))
    ]
    assert missing == []


def test_in_random_games_every_option_sentence_notice_and_board_is_in_words() -> None:
    words = speech("room25")
    for seed in range(12):
        rng = Random(seed)
        seats, settings = GAME.variety(rng)
        table = Table(GAME, seats, settings, seed=seed, searchable=False)
        while not table.over:
            decision = rng.choice(table.pending)
            asked = wording.sentence(decision, words, GAME)
            assert asked != wording.message_id("prompt", decision.prompt)
            option = rng.choice(decision.options)
            assert wording.label(option, words) != option.name
            table.choose(decision.seat, option, decision.id)
        for notice in table.state.notices or ():
            assert wording.told(notice, words) != repr(notice)
