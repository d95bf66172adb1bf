"""Names as they are compared, and ratings: laws that hold for all of them."""

from __future__ import annotations

import unicodedata

from hypothesis import assume, given
from hypothesis import strategies as st

from housebound.server.club_names import known_by
from housebound.server.club_ratings import BOT, HOUSE, NEWCOMER, PERSON, Player, Sitting, Skill, players_at, rated

names = st.text(max_size=40)


@given(names)
def test_a_name_is_known_by_the_same_however_it_is_written(name: str) -> None:
    known = known_by(name)
    assert known_by(known) == known
    assert known_by(f"  {name} ") == known
    assert known_by(unicodedata.normalize("NFD", name)) == known
    assert known == " ".join(known.split())


@given(st.text(alphabet="abcdefgh ", min_size=1, max_size=20), st.randoms())
def test_letters_of_another_alphabet_that_look_the_same_make_no_name(name: str, rng: object) -> None:
    assume("a" in name)
    assert known_by(name) != ""
    mixed = name.replace("a", "\N{CYRILLIC SMALL LETTER A}", 1)
    if any(letter.isascii() and letter.isalpha() for letter in mixed):
        assert known_by(mixed) == ""


def sitting(name: str, side: str, won: bool, kind: str = PERSON) -> Sitting:
    return Sitting(Player(kind, name), side, won)


@st.composite
def tables(draw: st.DrawFn) -> list[Sitting]:
    """A finished table: several sides, or one against the house, people with and without a name, bots."""
    seats = draw(st.integers(1, 8))
    sides = draw(st.sampled_from([("a", "b"), ("a", "b", "c"), ("",), ("all",)]))
    won = draw(st.sets(st.sampled_from(sides)))
    found = []
    for seat in range(seats):
        side = draw(st.sampled_from(sides))
        kind = draw(st.sampled_from([PERSON, PERSON, BOT]))
        name = draw(st.sampled_from([f"p{seat}", ""])) if kind == PERSON else draw(st.sampled_from(["weak", "strong"]))
        found.append(sitting(name, side, (side in won) if side else draw(st.booleans()), kind))
    return found


@given(tables())
def test_who_wins_never_falls_and_who_loses_never_rises(table: list[Sitting]) -> None:
    after = rated(table, {})
    assert set(after) <= players_at(table)
    winners = {one.side for one in table if one.won}
    for one in table:
        mine = after.get(one.player)
        if mine is None or one.player.kind != PERSON:
            continue
        assert mine.doubt <= NEWCOMER.doubt
        won = one.won if not one.side else one.side in winners
        assert mine.skill >= NEWCOMER.skill if won else mine.skill <= NEWCOMER.skill


@given(tables())
def test_nobody_is_rated_who_has_no_name(table: list[Sitting]) -> None:
    assert all(player.known_by for player in rated(table, {}))


def test_it_is_worth_the_same_to_win_alone_or_in_company() -> None:
    """A killer alone against three: what the game gives to the few is not theirs."""
    team = [sitting(f"victim {n}", "team", won=False) for n in range(3)]
    won = rated([sitting("killer", "killer", won=True), *team], {})
    lost = rated([sitting("killer", "killer", won=False), *(one._replace(won=True) for one in team)], {})
    killer = Player(PERSON, "killer")
    gain, loss = won[killer].skill - NEWCOMER.skill, NEWCOMER.skill - lost[killer].skill
    assert abs(gain - loss) < 0.1 * gain
    assert {player.kind for player in won} == {PERSON, HOUSE}


def test_the_house_learns_what_a_side_is_worth() -> None:
    """Where one side always wins, winning on it soon tells little, and losing on it much."""
    known: dict[Player, Skill] = {}
    gains = []
    for n in range(200):
        table = [sitting(f"k{n}", "killer", won=True), sitting(f"a{n}", "team", False), sitting(f"b{n}", "team", False)]
        after = rated(table, known)
        gains.append(after[Player(PERSON, f"k{n}")].skill - NEWCOMER.skill)
        known |= {player: skill for player, skill in after.items() if player.kind == HOUSE}
    assert gains[-1] < gains[0] / 2


def test_all_on_one_side_play_against_the_house() -> None:
    table = [sitting("anna", "everybody", won=False), sitting("ben", "everybody", won=False)]
    after = rated(table, {})
    assert after[Player(PERSON, "anna")].skill < NEWCOMER.skill
    assert after[Player(HOUSE, "against 2")].skill > 2 * NEWCOMER.skill
    assert NEWCOMER.rating == 0.0


def test_nobody_is_better_where_all_have_lost() -> None:
    assert rated([sitting("anna", "a", won=False), sitting("ben", "b", won=False)], {}) == {}
