"""The rulebooks of the fifty haunts: complete, cited in refusals, and read by those who may read them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal import words
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import OVER, SECRET, House
from housebound.games.betrayal.words import HEROES, TRAITOR, VERBS
from housebound.kernel.check import count_citations
from housebound.kernel.script import SPECTATOR, Decision, Option, Verb
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import begin, house, new_table

OURS = [number for number in sorted(PRESENT) if number <= 50]
READERS = {"heroes": HEROES, "traitor": TRAITOR}
VERBS_WITH_RULE = [verb for verb in VERBS.verbs if verb.rule]


def prefix(number: int) -> str:
    return f"H{number:02}-"


@pytest.mark.parametrize("number", OURS)
def test_every_haunt_has_rules_for_its_setup_its_sides_and_its_end(number: int) -> None:
    rules = list(PRESENT[number].rulebook)
    assert len(rules) >= 10
    assert all(rule.id.startswith(prefix(number)) and rule.readers in {*READERS, "everybody"} for rule in rules)
    chapters = {rule.id.split("-")[1] for rule in rules}
    assert {"SETUP", "WIN"} <= chapters


def test_no_verb_or_rule_of_a_haunt_is_without_its_reason() -> None:
    """Whatever a haunt's own verb is refused for, there is a rule for it; and it stands in that haunt's book."""
    known = {rule.id for number in OURS for rule in PRESENT[number].rulebook}
    general = {verb.name for verb in vars(words).values() if isinstance(verb, Verb)}
    general |= {option.verb.name for option in vars(words).values() if isinstance(option, Option)}
    ours = [verb for verb in VERBS.verbs if verb.name not in general]
    assert len(ours) > 100
    assert [verb.name for verb in ours if verb.rule not in known and not verb.rule.startswith("HC-")] == []


@pytest.mark.rule("HC-22", "BET-SECRET-1", "BET-SECRET-2", "BET-SECRET-9")
@pytest.mark.parametrize("number", OURS)
def test_each_seat_reads_the_rules_of_its_own_pages_and_at_the_end_all(number: int) -> None:
    g = begin(number, 4, 1)
    own = {rule.id: rule.readers for rule in g.haunt.rulebook}
    for seat in (*range(4), SPECTATOR):
        read = {rule.id for rule in BETRAYAL.rules_for(g, seat)}
        for rule, readers in own.items():
            may = readers == "everybody" or g.haunt.reads(g, seat, READERS[readers])
            assert (rule in read) == may, f"seat {seat}: {rule}"
        assert not any(rule in read for other in OURS if other != number for rule in _ids(other)[:3])
    g.phase = OVER
    assert set(own) <= {rule.id for rule in BETRAYAL.rules_for(g, SPECTATOR)}


def _ids(number: int) -> list[str]:
    return [rule.id for rule in PRESENT[number].rulebook]


@pytest.mark.rule("HC-22")
@pytest.mark.parametrize("number", OURS)
def test_no_refusal_names_a_rule_that_its_seat_may_not_read(number: int) -> None:
    for seed in (1, 2):
        table, rng = new_table(number, 3 + seed, seed), Random(seed)
        for _ in range(150):
            if table.over:
                break
            decision = table.pending[0]
            if house(table).haunt.started:
                _look(table, house(table), decision, rng)
            table.choose(decision.seat, rng.choice(decision.options), decision.id)


def _look(table: Table, g: House[Any], decision: Decision, rng: Random) -> None:
    cited = [rule for _, rule in decision.barred] + [decision.cited]
    for verb in rng.sample(VERBS_WITH_RULE, 6):
        option = verb.numbered(rng.randrange(verb.size))
        if option in decision.options:
            continue
        why = decision.why_not(option)
        cited += why
        if not g.haunt.may_read(g, decision.seat, verb.rule) and option not in {
            barred for barred, _ in decision.barred
        }:
            assert why == [SECRET], "in the same words, whether there is a secret or not"
    for rule in cited:
        assert g.haunt.may_read(g, decision.seat, rule), f"seat {decision.seat} is told of {rule}"


def test_refusals_of_haunts_give_their_reason() -> None:
    """The figure of `housebound check betrayal --citations`, over a sample of tables."""
    found = count_citations(BETRAYAL, tables=40, seed=7)
    assert found.acts > 1000
    assert found.share < 0.01, found.worst.most_common(5)
