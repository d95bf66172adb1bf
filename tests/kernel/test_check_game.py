"""`check_game` passes a healthy game, and each of its eleven checks alone catches what it is for."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from housebound.kernel.check import CHECKS, Failure, Report, check_game
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Bot, Channel
from housebound.kernel.script import EVERYONE, NOBODY, Ask, Decision, Ended, Option, Script, all_of, any_of, only
from housebound.kernel.settings import Setting, Settings
from housebound.kernel.tape import load_text, parse
from tests.kernel.cellar import (
    BID,
    BIDDING,
    CARDS,
    CELLAR,
    DREW,
    KEEP,
    OPENING,
    OVER,
    STAY,
    SWAP,
    SWAPPING,
    WIND,
    Cellar,
    CellarGame,
    CellarSight,
    CellarView,
    offer_bids,
    offer_swap,
)


def failed(game: CellarGame, tables: int = 30, **more: Any) -> set[str]:
    return {failure.check for failure in check_game(game, tables=tables, **more).failures}


def test_a_healthy_game_passes_and_every_check_was_made() -> None:
    report = check_game(CELLAR, tables=60)
    assert report.ok, report
    assert report.tables == 60
    assert report.decisions > 60
    assert set(report.runs) == set(CHECKS)
    assert all(report.runs.values()), report
    assert report.longest_unit == 5  # four bids and one that was changed
    assert report.longest_game >= 3 * (4 + 2)


def test_the_report_says_what_was_checked() -> None:
    lines = str(check_game(CELLAR, tables=5)).splitlines()
    assert lines[0].startswith("cellar: 5 tables, ")
    assert [line.split()[0] for line in lines[1:]] == list(CHECKS)
    assert all(line.split()[1] == "ok" for line in lines[1:])


def test_it_plays_all_settings_and_seat_counts_or_those_asked_for() -> None:
    played: set[tuple[int, object, object]] = set()

    class Noted(CellarGame):
        def new(self, seats: int, settings: Settings) -> Cellar:
            played.add((seats, settings["rounds"], settings["quick"]))
            return super().new(seats, settings)

    check_game(Noted(), tables=100, samples=0)
    assert played == {(n, rounds, quick) for n in (2, 3, 4) for rounds, quick in
                      [(1, False), (2, False), (3, False), (1, True), (2, True)]}  # fmt: skip
    played.clear()
    check_game(Noted(), tables=4, samples=0, settings=[(2, {"rounds": 3}), (4, {"quick": True})])
    assert played == {(2, 3, False), (4, 2, True)}


def test_progress_is_told_after_every_table() -> None:
    told: list[int] = []
    check_game(CELLAR, tables=3, samples=0, progress=told.append)
    assert told == [1, 2, 3]


def test_the_same_seed_checks_the_same_tables() -> None:
    assert check_game(CELLAR, tables=5, seed=3) == check_game(CELLAR, tables=5, seed=3)
    assert check_game(CELLAR, tables=5, seed=3) != check_game(CELLAR, tables=5, seed=33)


def test_settings_that_never_go_together_are_an_error() -> None:
    class Impossible(CellarGame):
        settings = (Setting("rounds", 3, (3,)), Setting("quick", True, (True,)), *CellarGame.settings[2:])

    with pytest.raises(BadSetting, match="no settings that go together"):
        check_game(Impossible(), tables=1)


# -- 1 play


class LosesACard(CellarGame):
    def open(self, g: Cellar) -> Script[None]:
        yield from super().open(g)
        g.bag[g.bag.index(max(g.bag))] -= 1


class NothingToChoose(CellarGame):
    def open(self, g: Cellar) -> Script[None]:
        def offer_nothing(g: Cellar, seat: int, ask: Ask) -> None:
            ask.bar(SWAP, "CEL-SWAP-1")

        yield Decision(0, "nothing", offer_nothing, rule="CEL-BID-1")


class SameOptionTwice(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        def offer_twice(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options += (STAY, STAY)

        yield any_of([Decision(0, "swap", offer_twice, rule="CEL-SWAP-1")])
        g.phase = OPENING


class NeverEnds(CellarGame):
    def turn_up(self, g: Cellar) -> Script[None]:
        g.phase = SWAPPING
        return
        yield


class ScriptRaises(CellarGame):
    def turn_up(self, g: Cellar) -> Script[None]:
        g.cards[9] = 0
        yield from super().turn_up(g)


class AsksOutsiders(CellarGame):
    def open(self, g: Cellar) -> Script[None]:
        yield Decision(7, "swap", offer_swap, rule="CEL-SWAP-1")


class UnknownRule(CellarGame):
    def open(self, g: Cellar) -> Script[None]:
        yield Decision(0, "swap", offer_swap, rule="CEL-SWAP-9")


class BarsByUnknownRule(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options.append(STAY)
            ask.bar(SWAP, "CEL-SWAP-9")

        yield any_of([Decision(0, "swap", offer, rule="CEL-SWAP-1")])
        g.phase = OPENING


class BarsWhatItOffers(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options.append(STAY)
            ask.bar(STAY, "CEL-SWAP-1")

        yield any_of([Decision(0, "swap", offer, rule="CEL-SWAP-1")])
        g.phase = OPENING


class AskingChangesSomething(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            g.rounds += 1
            ask.options.append(STAY)

        yield any_of([Decision(0, "swap", offer, rule="CEL-SWAP-1")])
        g.rounds = 2
        g.phase = OPENING


class OptionsChangeWhenAskedAgain(CellarGame):
    def __init__(self) -> None:
        self.rng = Random(3)

    def swap(self, g: Cellar) -> Script[None]:
        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options += self.rng.sample((SWAP, STAY, *BID, *KEEP), 5)

        yield any_of([Decision(0, "swap", offer, rule="CEL-SWAP-1")])
        g.phase = OPENING


class TimesOutIllegally(CellarGame):
    def timeout(self, decision: Decision) -> Option:
        return STAY


class RollsItsOwnDice(CellarGame):
    """Its dice come up anew whenever a unit is run again; no two runs are ever alike, so the first look finds it."""

    def __init__(self) -> None:
        self.rolls = 0

    def open(self, g: Cellar) -> Script[None]:
        yield from super().open(g)
        self.rolls += 1
        g.candles[0] += self.rolls
        yield Decision(g.candles[0] % 2, "swap", offer_swap, rule="CEL-SWAP-1")


class RemembersBetweenUnits(CellarGame):
    """What a unit does depends on something that is kept beside the state."""

    def __init__(self) -> None:
        self.units: list[Cellar] = []

    def next_unit(self, g: Cellar) -> Script[None] | None:
        self.units.append(g)
        g.candles[0] = sum(state is g for state in self.units)
        return super().next_unit(g)


class BeginsDifferently(CellarGame):
    def __init__(self) -> None:
        self.begun = 0

    def new(self, seats: int, settings: Settings) -> Cellar:
        g = super().new(seats, settings)
        self.begun += 1
        g.candles[0] = self.begun
        return g


class ImaginationMovesTheDice(CellarGame):
    def __init__(self) -> None:
        self.made: list[Cellar] = []

    def new(self, seats: int, settings: Settings) -> Cellar:
        self.made.append(super().new(seats, settings))
        return self.made[-1]

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        for state in self.made:
            if hasattr(state, "chance"):
                state.chance.skip(1)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (LosesACard(), "a card is lost or doubled"),
        (NothingToChoose(), "has nothing to choose"),
        (SameOptionTwice(), "the same option twice"),
        (NeverEnds(), "does not end within 500 decisions"),
        (ScriptRaises(), "IndexError after"),
        (AsksOutsiders(), "does not sit at this table"),
        (UnknownRule(), "CEL-SWAP-9, which is not in the rulebook"),
        (BarsByUnknownRule(), "CEL-SWAP-9, which is not in the rulebook"),
        (BarsWhatItOffers(), "both offered and barred"),
        (AskingChangesSomething(), "asking or refusing changed the state: g.rounds"),
        (OptionsChangeWhenAskedAgain(), "and the next moment"),
        (TimesOutIllegally(), "timeout chooses stay"),
        (RollsItsOwnDice(), "the same choices and outcomes"),
        (RemembersBetweenUnits(), "a clone has another state: g.candles"),
        (BeginsDifferently(), "the same choices and outcomes led elsewhere, chance is not all: g.candles"),
        (ImaginationMovesTheDice(), "moved the table's own dice"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, CellarGame) else "",
)
def test_play_is_checked(game: CellarGame, says: str) -> None:
    report = check_game(game, tables=30, longest=500)
    assert {failure.check for failure in report.failures} == {"play"}, report
    assert says in report.failures[0].message
    assert says in str(report)


# -- 2 view


class ShowsACard(CellarGame):
    def view(self, sight: CellarSight) -> msgspec.Struct:
        seen = super().view(sight)
        assert isinstance(seen, CellarView)
        if seen.phase == SWAPPING:
            return msgspec.structs.replace(seen, left=sight._g.cards[-1])
        return seen


class OptionsShowACard(CellarGame):
    """A seat's own options depend on what another seat holds."""

    def swap(self, g: Cellar) -> Script[None]:
        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options.append(STAY)
            if g.cards[seat - 1] == CARDS["ghost"]:
                ask.options.append(SWAP)

        yield any_of([Decision(seat, "swap", offer, rule="CEL-SWAP-1") for seat in range(len(g.cards))])
        g.phase = OPENING


class TalkShowsABid(CellarGame):
    def talk(self, g: Cellar) -> list[Channel]:
        return [Channel("table", NOBODY if g.bids[0] == 2 else EVERYONE, EVERYONE)]


class ForgetsOwnBid(CellarGame):
    """Imagination must leave alone what the seat itself knows."""

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        if seat < len(g.bids) and g.bids[seat] >= 0:
            g.bids[seat] = rng.randrange(2)


@pytest.mark.parametrize(
    "game", [ShowsACard(), OptionsShowACard(), TalkShowsABid(), ForgetsOwnBid()], ids=lambda game: type(game).__name__
)
def test_views_are_checked(game: CellarGame) -> None:
    assert failed(game) == {"view"}


# -- 3 varies


class CardsStay(CellarGame):
    """The view is blameless, and so is every world: the truth is all that anybody ever imagines."""

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        for other, bid in enumerate(g.bids):
            if other != seat and bid >= 0:
                g.bids[other] = rng.randrange(2 if g.candles[other] else 3)


class CardsStayRightly(CardsStay):
    cannot_vary = frozenset({"cards", "drawn"})


def test_every_hidden_field_must_vary() -> None:
    report = check_game(CardsStay(), tables=30)
    assert {failure.check for failure in report.failures} == {"varies"}
    assert sorted(failure.message.split()[0] for failure in report.failures) == ["cards", "drawn"]
    assert "as many tables" in str(report.failures[0])


def test_fields_that_cannot_vary_are_listed_by_the_game() -> None:
    assert failed(CardsStayRightly()) == set()


def test_fields_seen_too_rarely_are_not_judged() -> None:
    assert failed(CardsStay(), sightings=10_000) == set()


# -- 4 forward


class TellsAll(CellarGame):
    """A notice that tells everybody what was drawn."""

    def swap(self, g: Cellar) -> Script[None]:
        answer: tuple[int, Option] = yield any_of(
            [Decision(seat, "swap", offer_swap, rule="CEL-SWAP-1") for seat in range(len(g.cards))]
        )
        g.tell(EVERYONE, DREW, answer[0], g.cards[answer[0]])
        g.phase = OPENING


class PromptTells(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        yield any_of([Decision(seat, "swap", offer_swap, rule="CEL-SWAP-1") for seat in range(len(g.cards))])
        yield Decision(0, f"keep-{CARDS.words[g.cards[0]]}", offer_swap, rule="CEL-SWAP-1")
        g.phase = OPENING


class EndingReadsASecret(CellarGame):
    """The ghost ends the game at once, and that it did not is told to nobody."""

    def swap(self, g: Cellar) -> Script[None]:
        yield from super().swap(g)
        if CARDS["ghost"] in g.cards:
            g.winners = [0]
            g.phase = OVER


class RevealsOneWayOnly(CellarGame):
    """What a bid leads to is revealed if it comes to pass, but not if it does not."""

    def bid(self, g: Cellar) -> Script[None]:
        yield from super().bid(g)
        if g.bids[0] == 2:
            g.reveal(EVERYONE)
            g.candles[0] += 1


class RollsOnASecret(CellarGame):
    """A die that everybody sees is rolled because of a secret bid."""

    def bid(self, g: Cellar) -> Script[None]:
        yield from super().bid(g)
        if g.bids[0] == 2:
            g.chance.roll(WIND)


class DrawsInTheOpenOnASecret(CellarGame):
    def bid(self, g: Cellar) -> Script[None]:
        yield from super().bid(g)
        g.chance.roll(WIND if g.bids[0] == 2 else CARDS)


@pytest.mark.parametrize(
    "game",
    [TellsAll(), PromptTells(), EndingReadsASecret(), RevealsOneWayOnly(), RollsOnASecret(), DrawsInTheOpenOnASecret()],
    ids=lambda game: type(game).__name__,
)
def test_the_way_forward_is_checked(game: CellarGame) -> None:
    assert failed(game) == {"forward"}


class RevealsBothWays(CellarGame):
    def bid(self, g: Cellar) -> Script[None]:
        yield from super().bid(g)
        g.reveal(EVERYONE)
        g.candles[0] += g.bids[0] == 2


def test_what_is_revealed_whichever_way_it_turns_out_may_be_seen() -> None:
    assert failed(RevealsBothWays()) == set()


# -- 5 lockstep


class HiddenLocal(CellarGame):
    """A hidden card is read before a question and used after it."""

    def swap(self, g: Cellar) -> Script[None]:
        good = [card >= CARDS["knife"] for card in g.cards]
        answer: tuple[int, Option] = yield any_of(
            [Decision(seat, "swap", offer_swap, rule="CEL-SWAP-1") for seat in range(len(g.cards))]
        )
        g.reveal(EVERYONE)
        g.candles[answer[0]] += good[answer[0]]
        g.phase = OPENING


class HeldList(CellarGame):
    """A part of the state is held across a question, where a copy may replace it."""

    def bid(self, g: Cellar) -> Script[None]:
        kept = g.bids
        bids: list[Option] = yield all_of(
            [Decision(seat, "bid", offer_bids, rule="CEL-BID-1", to=only(seat)) for seat in range(len(g.cards))]
        )
        kept[:] = [bid.args[0] for bid in bids]
        g.phase = SWAPPING


class EagerOptions(CellarGame):
    """The options were built before the question was asked."""

    def bid(self, g: Cellar) -> Script[None]:
        eager = [BID[: 1 + (card > 0)] for card in g.cards]

        def offer(g: Cellar, seat: int, ask: Ask) -> None:
            ask.options += eager[seat]

        bids: list[Option] = yield all_of(
            [Decision(seat, "bid", offer, rule="CEL-BID-1", to=only(seat)) for seat in range(len(g.cards))]
        )
        g.bids[:] = [bid.args[0] for bid in bids]
        g.phase = SWAPPING


@pytest.mark.parametrize("game", [HiddenLocal(), HeldList(), EagerOptions()], ids=lambda game: type(game).__name__)
def test_scripts_hold_nothing_across_a_question(game: CellarGame) -> None:
    assert failed(game) == {"lockstep"}


# -- 6 pause


class AsksOnlyIfItMatters(CellarGame):
    """Nobody swaps a ghost: not asking tells everybody who has it."""

    def bid(self, g: Cellar) -> Script[None]:
        yield from super().bid(g)
        if g.cards[0] != CARDS["ghost"]:
            yield Decision(0, "sure", offer_swap, rule="CEL-SWAP-1", to=only(0))


class AsksAnotherSeat(CellarGame):
    def swap(self, g: Cellar) -> Script[None]:
        yield Decision(g.cards.index(max(g.cards)), "sure", offer_swap, rule="CEL-SWAP-1")
        g.phase = OPENING


@pytest.mark.parametrize("game", [AsksOnlyIfItMatters(), AsksAnotherSeat()], ids=lambda game: type(game).__name__)
def test_pauses_are_checked(game: CellarGame) -> None:
    assert failed(game) == {"pause"}


# -- 7 bot


class Peeping:
    def choose(self, sight: CellarSight, decision: Decision, rng: Random) -> Option:
        held: list[int] = decision.state.cards
        return decision.options[sum(held) % len(decision.options)]


class Cheating:
    def choose(self, sight: CellarSight, decision: Decision, rng: Random) -> Option:
        return BID[0]


class Raising:
    def choose(self, sight: CellarSight, decision: Decision, rng: Random) -> Option:
        raise KeyError(decision.prompt)


class Restless:
    """Uses a stream that it was not given."""

    stream = Random(522)

    def choose(self, sight: CellarSight, decision: Decision, rng: Random) -> Option:
        return self.stream.choice(decision.options)


@pytest.mark.parametrize("bot", [Peeping(), Cheating(), Raising(), Restless()], ids=lambda bot: type(bot).__name__)
def test_bots_are_checked(bot: Bot) -> None:
    class Botched(CellarGame):
        def bot(self, level: str) -> Bot:
            return bot

    assert failed(Botched()) == {"bot"}


# -- 10 imagine


class ImaginesByTheTruth(CellarGame):
    """The cards are shuffled in the order in which they truly lie: the same shuffle, another world."""

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        if g.phase in (BIDDING, SWAPPING):
            others = [other for other in range(len(g.cards)) if other != seat]
            held = [g.cards[other] for other in others]
            rng.shuffle(held)
            for other, card in zip(others, held, strict=True):
                g.cards[other] = card
        super().resample(g, seat, rng)
        if g.phase in (BIDDING, SWAPPING):
            for other, card in zip(others, held, strict=True):
                g.bag[g.cards[other]] += 1
                if g.bag[card]:
                    g.cards[other] = card
                g.bag[g.cards[other]] -= 1


def test_imagination_draws_from_what_a_seat_can_know() -> None:
    assert failed(ImaginesByTheTruth()) == {"imagine"}


# -- 11 endless


class GoesRound(CellarGame):
    """Whoever stays is asked again, as often as they like."""

    def swap(self, g: Cellar) -> Script[None]:
        _, choice = yield any_of(
            [Decision(seat, "swap", offer_swap, rule="CEL-SWAP-1") for seat in range(len(g.cards))]
        )
        if choice is not STAY:
            g.phase = OPENING


class GoesThereAndBack(CellarGame):
    """The candle may be lit and put out, lit and put out."""

    def swap(self, g: Cellar) -> Script[None]:
        choice = yield Decision(0, "swap", offer_swap, rule="CEL-SWAP-1")
        if choice is SWAP:
            g.candles[0] = 1 - g.candles[0]
        else:
            g.phase = OPENING

    def check(self, g: Cellar) -> None:
        assert g.rounds


@pytest.mark.parametrize("game", [GoesRound(), GoesThereAndBack()], ids=lambda game: type(game).__name__)
def test_no_turn_is_endless(game: CellarGame) -> None:
    assert failed(game) == {"endless"}


# -- 8 world


class ImaginesTooManyGhosts(CellarGame):
    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        g.bag[CARDS["ghost"]] += 1


class ImaginesTheEnd(CellarGame):
    """With a ghost about the game ends; no ghost was ever dealt, but imagination deals one."""

    def new(self, seats: int, settings: Settings) -> Cellar:
        g = super().new(seats, settings)
        g.kit, g.bag = (3, 3, 2, 0), [3, 3, 2, 0]
        return g

    def next_unit(self, g: Cellar) -> Script[None] | None:
        return None if g.bag[3] else super().next_unit(g)

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        if g.phase not in (BIDDING, OVER):
            g.bag[3] = 1

    def check(self, g: Cellar) -> None:
        assert g.rounds


class ImaginesTheEndAtOnce(ImaginesTheEnd):
    """The same, but the rule that ends the game says so with `Ended`."""

    def next_unit(self, g: Cellar) -> Script[None] | None:
        if g.bag[3]:
            raise Ended
        return super().next_unit(g)


class ImaginationRaises(CellarGame):
    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        if g.phase == SWAPPING:
            raise IndexError(seat)


class ImaginedGamesGetStuck(CellarGame):
    """An imagined card makes the rest of the game go wrong."""

    def resample(self, g: Cellar, seat: int, rng: Random) -> None:
        super().resample(g, seat, rng)
        g.kit = (*g.kit[:3], 1000)

    def check(self, g: Cellar) -> None:
        assert g.rounds

    def turn_up(self, g: Cellar) -> Script[None]:
        assert g.kit[3] < 1000
        yield from super().turn_up(g)


@pytest.mark.parametrize(
    "game",
    [ImaginesTooManyGhosts(), ImaginesTheEnd(), ImaginesTheEndAtOnce(), ImaginationRaises(), ImaginedGamesGetStuck()],
    ids=lambda game: type(game).__name__,
)
def test_imagined_worlds_are_checked(game: CellarGame) -> None:
    assert failed(game) == {"world"}


# -- 9 copy


class Shares(Cellar):
    __slots__ = ()

    def copy_from(self, other: Cellar) -> None:
        super().copy_from(other)
        self.candles = other.candles


class Misses(Cellar):
    __slots__ = ("secret",)

    secret: int


class Muddles(Cellar):
    __slots__ = ()

    def copy_from(self, other: Cellar) -> None:
        super().copy_from(other)
        self.rounds = other.round


class Piles(Cellar):
    """Copies well into a new state, but not over another one."""

    __slots__ = ("pile",)

    pile: list[int]

    def copy_from(self, other: Cellar) -> None:
        assert isinstance(other, Piles)
        super().copy_from(other)
        self.pile = [*getattr(self, "pile", ()), *other.pile]


class SharesDeeply(Cellar):
    __slots__ = ("piles",)

    piles: list[list[int]]

    def copy_from(self, other: Cellar) -> None:
        assert isinstance(other, SharesDeeply)
        super().copy_from(other)
        self.piles = other.piles.copy()


class Splits(Cellar):
    """One list under two names becomes two lists."""

    __slots__ = ("lamps",)

    lamps: list[int]

    def copy_from(self, other: Cellar) -> None:
        assert isinstance(other, Splits)
        super().copy_from(other)
        self.lamps = other.lamps.copy()


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (Shares, "g.candles is shared"),
        (Misses, "g.secret is missing on one side"),
        (Muddles, "g.rounds: "),
        (Piles, "copy_from() over a new game's state: g.pile"),
        (SharesDeeply, "g.piles[0] is shared"),
        (Splits, "is one thing with another part"),
    ],
)
def test_copies_are_checked(kind: type[Cellar], says: str) -> None:
    class Copied(CellarGame):
        def empty(self) -> Cellar:
            g = kind.__new__(kind)
            if isinstance(g, Misses):
                g.secret = 7
            if isinstance(g, Piles):
                g.pile = [3]
            if isinstance(g, SharesDeeply):
                g.piles = [[1]]
            return g

        def new(self, seats: int, settings: Settings) -> Cellar:
            g = super().new(seats, settings)
            if isinstance(g, Splits):
                g.lamps = g.candles
            return g

    report = check_game(Copied(), tables=10)
    assert {failure.check for failure in report.failures} == {"copy"}, report
    assert says in report.failures[0].message


# -- failures


def test_a_failure_leads_back_to_where_it_was_found() -> None:
    game = ShowsACard()
    failure = check_game(game, tables=30).failures[0]
    table = load_text(failure.tape, game=game)
    assert table.seats == failure.seats
    assert table.seed == failure.seed
    again: Report = check_game(game, tables=1, seed=failure.seed, settings=[(failure.seats, failure.settings)])
    assert again.failures == [failure]
    assert f"again: {failure.again}; its tape has" in str(failure)


def test_a_raising_script_leads_to_the_choice_that_made_it_raise() -> None:
    failure: Failure = check_game(ScriptRaises(), tables=1).failures[0]
    choices = [line for line in parse(failure.tape)[1] if line[:1].isdigit()]
    assert failure.message.startswith(f"choose: IndexError after {choices[-1].split()[1]}: ")


def test_it_gives_up_after_a_few_failures() -> None:
    report = check_game(LosesACard(), tables=30, patience=3)
    assert len(report.failures) == report.tables == 3
    assert not report.ok
    assert "FAILED" in str(report)
