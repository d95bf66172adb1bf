"""A view drawn as text: for the terminal, playthroughs, text agents and screen readers alike.

First where everything is and whose turn it is, then the explorers with their tracks, the monsters, what lies about.
What there is to read besides is in `text_pages`. Markup is rich's; colour never says anything that a letter, a bracket
or a sign does not say too.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.text import Text

from housebound.games.betrayal.numbers import Side, Trait
from housebound.games.betrayal.seen.text_house import (
    COLD,
    DANGER,
    LAMP,
    LIT,
    QUIET,
    draw_house,
    mark,
    said,
    signs_in,
)
from housebound.games.betrayal.seen.view_types import (
    BetrayalView,
    ExplorerView,
    HauntView,
    MonsterView,
    PileView,
    TokenView,
)
from housebound.games.betrayal.words import BACKS, CARDS, DIRECTIONS, FIGURES, ROOMS, TRAITS
from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech

WIDTH = 52
"""Columns: beside a log they fit into a window of 80."""
ACTING, SKULL = "►", "☠"
_WIDE = 100
"""Columns from which on all four tracks of an explorer stand in one line."""
_NAME, _NUMBER = 24, 7
"""Columns of an explorer's name, and of each of its four numbers, while explorers are chosen."""
_DEEDS = (
    *("has_attacked", "has_ridden", "has_tasked", "has_given", "has_dropped", "has_taken"),
    *("halted", "no_attack", "retreat"),
)
"""What is worth telling of what has been done in this turn."""


def draw(view: BetrayalView, speech: Speech, width: int = WIDTH) -> str:
    """The whole view."""
    return "\n".join(line.markup for line in Board(view, speech, width).lines())


class Board:
    """One view, put into words line by line."""

    def __init__(self, view: BetrayalView, speech: Speech, width: int) -> None:
        self.view = view
        self.speech = speech
        self.width = width
        self._tiles = {room.room: room for room in view.rooms}

    def lines(self) -> list[Text]:
        view = self.view
        if not view.rooms:
            return [*self._headline(), *self._sheets()]  # nothing is laid out before everybody has an explorer
        lines = [*self._headline(), *draw_house(view, self.speech, self.width), *self._key()]
        for explorer in view.explorers:
            lines += self._explorer(explorer)
        lines += self._monsters()
        lines += self._notes()
        if view.haunt:
            lines += self._haunt(view.haunt)
        for line in lines:
            line.rstrip()
            line.truncate(self.width, overflow="ellipsis")
        return lines

    # -- words

    def _say(self, message: str, **details: str | int) -> str:
        return self.speech.say(message, **details)

    def _room(self, room: str, side: Side = 0) -> str:
        """A room; of a barrier room also on which side, by the doors that are there."""
        name = said(self.speech, "room", room)
        tile = self._tiles.get(room)
        if tile is None or not (tile.far or side):
            return name
        doors = [word for word, door in zip(DIRECTIONS.words, tile.doors, strict=True) if door != "wall"]
        here = [said(self.speech, "direction", word) for word in doors if (word in tile.far) == bool(side)]
        if not here:
            return self._say("board-place-inside", room=name)
        return self._say("board-place-side", room=name, side="/".join(here))

    def _figure(self, figure: str) -> str:
        return said(self.speech, "figure", figure)

    def _cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self._card(card) for card in cards)

    def _card(self, card: str) -> str:
        name = said(self.speech, "card", card)
        if card == "mask" and self.view.mask_worn:
            return f"{name} {self._say('board-mask-worn')}"
        if card == "music_box" and self.view.box_open:
            return f"{name} {self._say('board-box-open')}"
        return name

    def _folded(self, text: str, style: str = "", indent: int = 2, first: int = 0) -> list[Text]:
        """A text in as many lines as it needs, the later ones indented."""
        paragraphs = text.split("\n")
        return [
            Text(line, style=style)
            for paragraph in paragraphs
            for line in wrap(paragraph, self.width, initial_indent=" " * first, subsequent_indent=" " * indent) or [""]
        ]

    # -- the headline

    def _headline(self) -> list[Text]:
        """What is going on, and whose turn it is."""
        view, haunt = self.view, self.view.haunt
        if haunt is None:
            lines = self._folded(self._say("board-exploration", omens=view.omens), LAMP)
        else:
            title = self._say("board-haunt", number=haunt.number, title=self._say(haunt.page[0]))
            lines = self._folded(", ".join([title, *self._state(haunt)]), LAMP)
        if view.phase in ("turn", "turn_start", "turn_end", "monsters") and view.turn.acting:
            lines += self._whose_turn()
        else:
            lines += self._folded(said(self.speech, "phase", view.phase))
        return lines

    def _state(self, haunt: HauntView) -> list[str]:
        """How far the haunt is."""
        state = [self._say("board-round", round=haunt.round)] if haunt.round else []
        if haunt.track > 0:
            state.append(self._say("board-track", track=haunt.track))
        if haunt.hidden:
            state.append(self._say("board-traitor-hidden"))
        elif haunt.traitor < 0:
            state.append(self._say("board-no-traitor"))
        return state

    def _whose_turn(self) -> list[Text]:
        turn = self.view.turn
        message = "board-acts-you" if turn.seat == self.view.seat else "board-acts"
        parts = [self._say(message, figure=self._figure(turn.acting))]
        if turn.spaces >= 0 and "halted" not in turn.did:
            parts.append(self._say("board-spaces", spaces=turn.spaces))
        parts += [said(self.speech, "board-did", deed) for deed in turn.did if deed in _DEEDS]
        if turn.used:
            parts.append(self._say("board-used", cards=self._cards(turn.used)))
        if turn.tried:
            parts.append(self._say("board-tried", things=", ".join(self._word(word) for word in turn.tried)))
        if turn.resolving:
            parts.append(self._say("board-resolving", cards=self._cards(turn.resolving)))
        return self._folded(f"{ACTING} " + ", ".join(parts), LAMP if turn.seat == self.view.seat else "")

    def _word(self, word: str) -> str:
        """A word of any kind, as people say it."""
        for kind, words in _KINDS:
            if word in words:
                return said(self.speech, kind, word)
        return word.replace("_", " ")

    # -- explorers

    def _explorer(self, explorer: ExplorerView) -> list[Text]:
        """Who, whose, where and what about it; then the tracks and the cards."""
        acts = explorer.character == self.view.turn.acting and self.view.phase != "over"
        mine = explorer.seat == self.view.seat
        seat = self._say("board-you") if mine else self._say("board-seat", seat=seat_number(explorer.seat))
        remarks = ", ".join([seat, *self._place(explorer), *self._remarks(explorer)])
        initials = said(self.speech, "initials", explorer.character)
        head = f"{ACTING if acts else ' '}{initials} {said(self.speech, 'character', explorer.character)}: {remarks}"
        style = DANGER if explorer.team == "traitor" else LAMP if mine else "bold"
        lines = self._folded(head, style if explorer.fate != "dead" else QUIET, indent=4)
        if acts:
            lines[0].stylize(LIT, 1, 1 + len(initials))
        if explorer.fate != "dead":
            lines += self._tracks(explorer)
            if explorer.cards:
                lines += self._folded(self._say("board-cards", cards=self._cards(explorer.cards)), indent=6, first=4)
        return lines

    def _sheets(self) -> list[Text]:
        """While explorers are chosen: where each one's four traits start; whoever is taken is dim."""
        if not self.view.sheets:
            return []
        heads = [said(self.speech, "track", word) for word in TRAITS.words]
        lines = [Text(" " * _NAME + "".join(f"{head:>{_NUMBER}}" for head in heads), style=QUIET)]
        taken = {explorer.character: explorer.seat for explorer in self.view.explorers}
        for sheet in self.view.sheets:
            starts = [track[start] for track, start in zip(sheet.tracks, sheet.starts, strict=True)]
            name = said(self.speech, "character", sheet.character)[:_NAME]
            lines.append(Text(f"{name:<{_NAME}}" + "".join(f"{value:>{_NUMBER}}" for value in starts)))
            if (seat := taken.get(sheet.character)) is not None:
                lines[-1].stylize(LAMP if seat == self.view.seat else QUIET)
        return lines

    def _place(self, explorer: ExplorerView) -> list[str]:
        if explorer.fate != "in_house":
            return [said(self.speech, "board", explorer.fate)]
        if explorer.room == "hidden":
            return [self._say("board-place-hidden")]
        if not explorer.room:
            return []
        return [self._room(explorer.room, explorer.side)]

    def _remarks(self, explorer: ExplorerView) -> list[str]:
        """The side, in words of its own while it is a secret, and what holds the explorer up."""
        remarks = []
        if self.view.haunt and explorer.team:
            side = self._say("board-traitor" if explorer.team == "traitor" else "board-hero")
            secret = self.view.haunt.hidden and explorer.fate != "dead"
            remarks.append(self._say("board-secret", side=side) if secret else side)
        if explorer.restrained >= 0:
            remarks.append(self._say("board-restrained", failures=explorer.restrained))
        if explorer.misses_turn:
            remarks.append(self._say("board-misses-turn"))
        return remarks

    def _tracks(self, explorer: ExplorerView) -> list[Text]:
        """The four tracks, lowest value first, the clip as brackets; on the skull there are none, but the skull."""
        tracks = [self._track(explorer, trait) for trait in range(4)]
        at_once = 4 if self.width >= _WIDE else 2
        return [Text("    ") + Text(" ").join(tracks[n : n + at_once]) for n in range(0, 4, at_once)]

    def _track(self, explorer: ExplorerView, trait: Trait) -> Text:
        """One track; or a number alone, where the haunt has put one in its place."""
        place, values, number = explorer.clips[trait], explorer.tracks[trait], explorer.values[trait]
        line = Text(said(self.speech, "track", TRAITS.words[trait]).ljust(6))
        if place >= 0 and number != values[place]:
            line.append(f"[{number}]".ljust(2 * len(values) + 1), "bold")
            return line
        gaps = [" "] * (len(values) + 1)
        if place >= 0:
            gaps[place : place + 2] = "[", "]"
        else:
            gaps[0] = SKULL
        at = len(line) + 2 * place
        line.append("".join(gap + str(value) for gap, value in zip(gaps, values, strict=False)) + gaps[-1])
        line.stylize(DANGER if place <= 0 else "bold", max(at, 6), at + 3)
        return line

    # -- monsters

    def _monsters(self) -> list[Text]:
        """One line per kind: its traits, if this seat knows them, and where each is."""
        kinds: dict[str, list[MonsterView]] = {}
        for monster in self.view.monsters:
            kinds.setdefault(monster.kind, []).append(monster)
        lines = [Text(self._say("board-monsters"), style="bold")] if kinds else []
        for monsters in kinds.values():
            where = ", ".join(self._monster(monster) for monster in monsters)
            name = self._figure(monsters[0].figure).rstrip("0123456789 ")
            traits = monsters[0].traits
            if traits:
                shown = [
                    f"{said(self.speech, 'trait', TRAITS.words[n])} {value}"
                    for n, value in enumerate(traits)
                    if value >= 0
                ]
                text = self._say("board-monster-kind", name=name, traits=" ".join(shown), where=where)
            else:
                text = self._say("board-monster-kind-unknown", name=name, where=where)
            lines += self._folded(text, "red")
        return lines

    def _monster(self, monster: MonsterView) -> str:
        unseen = monster.room in ("", "hidden")
        place = self._say("board-place-hidden") if unseen else self._room(monster.room, monster.side)
        letters = mark(monster, self.speech).strip("()")
        at = self._say("board-monster-at", mark=letters, room=place)
        if monster.cards:
            at = self._say("board-monster-holds", at=at, cards=self._cards(monster.cards))
        return self._say("board-stunned", at=at) if monster.stunned else at

    # -- what lies about, stack and decks

    def _notes(self) -> list[Text]:
        view = self.view
        notes: list[str] = []
        if view.piles:
            notes.append(self._say("board-lying", piles="; ".join(self._pile(pile) for pile in view.piles)))
        if view.tokens:
            notes.append(self._say("board-tokens", tokens="; ".join(self._token(token) for token in view.tokens)))
        beside = [self._room(room.room) for room in view.rooms if room.beside]
        if beside:
            notes.append(self._say("board-beside", rooms=", ".join(beside)))
        ruins = {room.room for room in view.ruins}
        lost = [self._room(room) for room in view.lost if room not in ruins]
        if lost:
            notes.append(self._say("board-lost", rooms=", ".join(lost)))
        if view.vault_open:
            notes.append(self._say("board-vault-open"))
        if view.noted >= 0:
            notes.append(self._say("board-noted", number=view.noted))
        lines = [line for note in notes for line in self._folded(note)]
        lines += self._folded(" ".join([*self._stack(), *self._decks()]), COLD)
        return lines

    def _pile(self, pile: PileView) -> str:
        place = self._room(pile.room, pile.side)
        things = [self._card(card) for card in pile.cards]
        things += [self._say("board-waits", card=self._card(card)) for card in pile.companions]
        return self._say("board-pile", room=place, cards=", ".join(things))

    def _token(self, token: TokenView) -> str:
        name, room = said(self.speech, "token", token.token), self._room(token.room, token.side)
        if token.to:
            return self._say("board-token-two", token=name, room=room, to=self._room(token.to, token.to_side))
        return self._say("board-token", token=name, room=room)

    def _stack(self) -> list[str]:
        stack = self.view.stack
        back = said(self.speech, "back", stack.back) if stack.back else ""
        parts = [self._say("board-stack", tiles=stack.tiles, back=back)]
        if any(stack.top):
            rooms = ", ".join(self._room(room) if room else self._say("board-unknown") for room in stack.top)
            parts.append(self._say("board-stack-known", rooms=rooms))
        if stack.bottom:
            kinds = (("back", BACKS.words), ("room", ROOMS.words))
            words = [said(self.speech, kind, word) for word in stack.bottom for kind, all_ in kinds if word in all_]
            parts.append(self._say("board-stack-bottom", rooms=", ".join(words)))
        if stack.discarded:
            seen = ", ".join(self._room(room) for room in stack.discard) or "none"
            parts.append(self._say("board-tiles-discarded", tiles=stack.discarded, rooms=seen))
        return parts

    def _decks(self) -> list[str]:
        items, omens, events = (deck.cards for deck in self.view.decks)
        parts = [self._say("board-decks", items=items, omens=omens, events=events)]
        for deck in self.view.decks:
            if any(deck.top):
                cards = ", ".join(self._card(card) if card else self._say("board-unknown") for card in deck.top)
                parts.append(self._say("board-deck-known", symbol=deck.symbol, cards=cards))
        return parts

    def _key(self) -> list[Text]:
        """What the signs mean that are to be seen in the house now, each sign kept together with its meaning."""
        signs = [self._say(f"board-key-{name}").replace(" ", _UNBROKEN) for name in signs_in(self.view)]
        lines = self._folded(self._say("board-key", signs=", ".join(signs)), QUIET) if signs else []
        return [Text(line.plain.replace(_UNBROKEN, " "), style=QUIET) for line in lines]

    # -- the haunt

    def _haunt(self, haunt: HauntView) -> list[Text]:
        """What the haunt shows; its pages are read elsewhere."""
        worth_telling = {key: shown for key, shown in haunt.shown.items() if shown not in ("", [], (), {})}
        return [line for key, shown in worth_telling.items() for line in self._shown(key, shown)]

    def _shown(self, key: str, shown: Any) -> list[Text]:
        wanted = f"shown-{key}".replace("_", "-")
        name = self._say(wanted)
        name = key.replace("_", " ").capitalize() if name == wanted else name
        return self._folded(f"{name}: {self._value(shown)}", "magenta")

    def _value(self, shown: Any) -> str:
        if isinstance(shown, dict):
            return ", ".join(f"{self._value(key)} {self._value(value)}" for key, value in shown.items())
        if isinstance(shown, list | tuple | set | frozenset):
            return ", ".join(self._value(value) for value in shown)
        if isinstance(shown, bool):
            return self._say("verb-yes" if shown else "verb-no")
        return self._word(shown) if isinstance(shown, str) else str(shown)


_KINDS = (("room", frozenset(ROOMS.words)), ("card", frozenset(CARDS.words)), ("figure", frozenset(FIGURES.words)))
_UNBROKEN = "\u00a0"
