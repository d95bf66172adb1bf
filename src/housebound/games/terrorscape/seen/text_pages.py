"""What a seat can read besides the board: what stands on the cards that it sees, and on the boards of all."""

from __future__ import annotations

from collections.abc import Iterator

from housebound.games.terrorscape.seen.view_types import KillerView, TerrorscapeView
from housebound.games.terrorscape.words import KILLERS, VICTIMS
from housebound.kernel.game import Speech
from housebound.kernel.pages import Page, described


def pages(view: TerrorscapeView, speech: Speech) -> list[Page]:
    """The cards in sight of this seat, its own first; then the victims and the killer. Made of its view alone."""
    found = [("cards", [*_cards(view, speech)]), ("people", [*_people(view, speech)])]
    return [Page(name, speech.say(f"pages-{name}"), "\n\n".join(lines)) for name, lines in found if lines]


def _cards(view: TerrorscapeView, speech: Speech) -> Iterator[str]:
    """The killer sees his own first, everybody else the team's."""
    killer = described("card", _killers_cards(view.killer), speech)
    killer += described("ability", [*view.killer.abilities_dealt, *view.killer.abilities], speech)
    if view.side == "killer":
        yield from killer
    by_nearness = sorted(view.victims, key=lambda victim: victim.seat != view.seat)
    items = [*view.team.looked, *view.team.exchanging[1::2]] if view.team is not None else []
    items += [item for victim in by_nearness for item in victim.items]
    items += view.encounter.defence if view.encounter is not None else ()
    yield from described("item", items, speech)
    abilities = [word for victim in by_nearness for word in (*victim.abilities_dealt, victim.ability) if word]
    yield from described("ability", abilities, speech)
    yield from described("plan", view.team.plans if view.team is not None else (), speech)
    if view.side != "killer":
        yield from killer


def _killers_cards(killer: KillerView) -> list[str]:
    return [word for word in (killer.paying, *killer.hand, killer.stealth_card, *killer.shown, *killer.pile) if word]


def _people(view: TerrorscapeView, speech: Speech) -> Iterator[str]:
    """Who plays, what each can do; while they are chosen, everybody who can be."""
    casting = view.phase == "casting"
    yield from described("killer", KILLERS.words if casting else [view.killer.killer], speech)
    if not casting:
        yield from (line for level in range(2, view.killer.level + 1) for line in _level(view.killer, level, speech))
    victims = [victim.victim for victim in view.victims]
    yield from described("victim", VICTIMS.words if casting else victims, speech)


def _level(killer: KillerView, level: int, speech: Speech) -> list[str]:
    message = f"killer-{killer.killer}-level-{level}"
    return [speech.say("pages-level", level=level, text=speech.say(message))]
