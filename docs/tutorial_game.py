"""The Guest with the Knife: a whole game in one file. `tutorial.md` beside it walks through it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from housebound.kernel.game import Bot, Channel, Game, Result, Speech
from housebound.kernel.notice import NoticeKind
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import (
    EVERYONE,
    NOTHING,
    Ask,
    Decision,
    Domain,
    Option,
    Script,
    Vocabulary,
    all_of,
    any_of,
    only,
)
from housebound.kernel.settings import Setting, Settings
from housebound.kernel.state import State
from housebound.kernel.tape import domains_of

RULEBOOK = Rulebook.parse("""
## The night
- **GUE-DEAL-1** — Everybody draws a card: candles and one knife, one card more than there are guests.
- **GUE-NIGHT-1** — At night all choose in secret to sleep or to watch a guest, and then meet in the corridor.
- **GUE-NIGHT-2** — Only the watcher sees the watched guest's card, and need not watch that guest again.
## The day
- **GUE-DAY-1** — By day any guest may be the first to speak: to accuse another, or to let the day pass.
- **GUE-DAY-2** — The accused shows the card. Caught with the knife, the accused loses alone, else the accuser does.
- **GUE-END-1** — When the last day has passed, the knife wins; if nobody holds it, all win.
""")
CARDS = Domain("card", ["candle", "knife"])
GUESTS = Domain("guest", ["anna", "boris", "celia", "dmitri", "edith"])
WORDS = Vocabulary("guests", __name__)
SLEEP = WORDS.verb("sleep")()
WATCH = WORDS.verb("watch", GUESTS).each()
WAIT = WORDS.verb("wait")()
ACCUSE = WORDS.verb("accuse", GUESTS).each()
SAW = NoticeKind("saw", guest=GUESTS, card=CARDS)
ACCUSED = NoticeKind("accused", by=GUESTS, guest=GUESTS)
CANDLE, KNIFE = range(2)
FACES = (*CARDS.words, "unknown")  # card -> what is seen of it; -1 is a card that nobody knows yet
DEAL, NIGHT, DAY, OVER = range(4)


class House(State):
    __slots__ = ("bag", "cards", "day", "days", "phase", "seen", "why", "winners")
    phase: int
    day: int
    days: int
    bag: list[int]  # the cards that nobody holds, counted by kind
    cards: list[int]  # guest -> card, -1 before the deal
    seen: list[int]  # guest -> the guests whose card it has seen, as bits; everybody knows who watched whom
    winners: tuple[int, ...]
    why: str

    def copy_from(self, other: House) -> None:
        self.phase, self.day, self.days = other.phase, other.day, other.days
        self.bag, self.cards, self.seen = other.bag.copy(), other.cards.copy(), other.seen.copy()
        self.winners, self.why = other.winners, other.why


def unknown(g: House, seat: int) -> list[int]:
    """The guests whose card this seat (or a spectator, who has no card) has never seen."""
    if g.phase == OVER:
        return []
    seen = g.seen[seat] if seat < len(g.seen) else 0
    return [guest for guest in range(len(g.cards)) if not seen >> guest & 1]


def deal(g: House) -> Script[None]:
    """GUE-DEAL-1."""
    for guest in range(len(g.cards)):
        g.cards[guest] = g.chance.draw(g.bag, CARDS, to=only(guest))
    g.phase = NIGHT
    return NOTHING  # nobody was asked anything


def offer_watch(g: House, guest: int, ask: Ask) -> None:
    ask.options.append(SLEEP)
    for other in range(len(g.cards)):
        if not g.seen[guest] >> other & 1:
            ask.options.append(WATCH[other])
        elif other != guest:
            ask.bar(WATCH[other], "GUE-NIGHT-2")


def night(g: House) -> Script[None]:
    """GUE-NIGHT-1, GUE-NIGHT-2."""
    asked = [Decision(n, "night", offer_watch, rule="GUE-NIGHT-1", subject=n) for n in range(len(g.cards))]
    choices: list[Option] = yield all_of(asked)
    for guest, choice in enumerate(choices):
        for watched in choice.args:
            g.reveal(only(guest))
            g.seen[guest] |= only(watched)
            g.tell(only(guest), SAW, watched, g.cards[watched])
    g.phase = DAY


def offer_accuse(g: House, guest: int, ask: Ask) -> None:
    ask.options += [WAIT, *(ACCUSE[other] for other in range(len(g.cards)) if other != guest)]


def day(g: House) -> Script[None]:
    """GUE-DAY-1, GUE-DAY-2, GUE-END-1."""
    guests = range(len(g.cards))
    asked = [Decision(n, "day", offer_accuse, rule="GUE-DAY-1", subject=n) for n in guests]
    answer: tuple[int, Option] = yield any_of(asked)
    accuser, choice = answer
    g.day += 1
    g.phase = NIGHT
    for accused in choice.args:
        g.tell(EVERYONE, ACCUSED, accuser, accused)
        g.reveal(EVERYONE)  # whichever way it turns out
        loser = accused if g.cards[accused] == KNIFE else accuser
        g.phase, g.why, g.winners = OVER, "GUE-DAY-2", tuple(n for n in guests if n != loser)
    if g.phase == NIGHT and g.day == g.days:
        g.reveal(EVERYONE)
        g.winners = tuple(n for n in guests if g.cards[n] == KNIFE) or tuple(guests)
        g.phase, g.why = OVER, "GUE-END-1"


class Sight:
    """What one seat may know: an allow-list, and nothing of the house is seen but through it."""

    def __init__(self, g: House, seat: int) -> None:
        self.day = g.day
        self.cards = [FACES[card] for card in g.cards]
        for guest in unknown(g, seat):
            self.cards[guest] = FACES[-1]


class View(msgspec.Struct, frozen=True):
    day: int
    cards: tuple[str, ...]


class Sensible:
    """Watches whomever it can, and accuses whom it has caught."""

    def choose(self, sight: Sight, decision: Decision, rng: Random) -> Option:
        if decision.prompt == "night":
            return rng.choice(decision.options[1:] or decision.options)
        caught = [option for option in decision.options for guest in option.args if sight.cards[guest] == "knife"]
        return caught[0] if caught else WAIT


class Guests(Game[House]):
    name = "guests"
    vocabulary = WORDS
    domains = domains_of(WORDS, CARDS)
    rulebook = RULEBOOK
    seats = (2, 3, 4, 5)
    settings = (Setting("days", 3, (1, 2, 3), rule="GUE-END-1"),)
    subjects = GUESTS
    places = GUESTS
    bots = ("sensible",)

    def new(self, seats: int, settings: Settings) -> House:
        g = House.__new__(House)
        g.phase, g.day, g.days, g.winners, g.why = DEAL, 0, int(settings["days"]), (), ""
        g.bag, g.cards, g.seen = [seats, 1], [-1] * seats, [only(guest) for guest in range(seats)]
        return g

    def next_unit(self, g: House) -> Script[None] | None:
        return None if g.phase == OVER else (deal, night, day)[g.phase](g)

    def result(self, g: House) -> Result:
        return Result(g.winners, g.why, rounds=g.day)

    def sight(self, g: House, seat: int) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> View:
        return View(sight.day, tuple(sight.cards))

    def hidden(self, g: House, seat: int) -> dict[str, object]:
        return {"cards": [g.cards[guest] for guest in unknown(g, seat)]} if unknown(g, seat) else {}

    def resample(self, g: House, seat: int, rng: Random) -> None:
        pool = [g.cards[guest] for guest in unknown(g, seat)] + [CANDLE] * g.bag[CANDLE] + [KNIFE] * g.bag[KNIFE]
        pool.sort()  # not in the order in which they truly lie
        rng.shuffle(pool)
        for guest in unknown(g, seat):
            g.cards[guest] = pool.pop()
        g.bag[:] = [pool.count(CANDLE), pool.count(KNIFE)]

    def check(self, g: House) -> None:
        everything = [g.bag[card] + g.cards.count(card) for card in (CANDLE, KNIFE)]
        assert everything == [len(g.cards), 1], "a card is lost or doubled"

    def talk(self, g: House) -> list[Channel]:
        return [Channel("parlour", speakers=EVERYONE if g.phase == DAY else 0, hearers=EVERYONE, rule="GUE-DAY-1")]

    def position(self, g: House) -> dict[str, Any]:
        seen = [[name for n, name in enumerate(GUESTS.words) if bits >> n & 1] for bits in g.seen]
        cards = [CARDS.words[card] for card in g.cards]
        return {"day": g.day, "talking": g.phase == DAY, "cards": cards, "seen": seen}

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> House:
        g = self.new(seats, settings)
        g.day, g.phase = given.get("day", 0), DAY if given.get("talking") else NIGHT
        g.cards = [CARDS[word] for word in given["cards"]]
        g.bag = [g.bag[card] - g.cards.count(card) for card in (CANDLE, KNIFE)]
        for guest, names in enumerate(given.get("seen", [])):
            g.seen[guest] = sum(only(GUESTS[name]) for name in names)
        return g

    def text(self, view: View, speech: Speech) -> str:
        lines = [speech.say("days-passed", days=view.day)]
        for name, card in zip(GUESTS.words, view.cards, strict=False):
            lines.append(speech.say("card-of", guest=speech.say(f"guest-{name}"), card=card))
        return "\n".join(lines)

    def bot(self, level: str) -> Bot:
        return Sensible() if level in self.bots else super().bot(level)


GAME = Guests()
