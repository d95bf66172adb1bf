"""A position laid in the editor as a person lays it: a place is tapped and something chosen, fields are filled."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from housebound.kernel import registry
from housebound.kernel.form import FLAG, NUMBER, SEAT, WORDS, Field, Rows
from housebound.locales import speech

NOTHING = "="
QUARTER_TURNS = 4
_HAS = "([key, facts]) => facts.every((fact) => fact in JSON.parse(sessionStorage[key] ?? '{}'))"
_CELL = re.compile(r"(\(?)([a-z_0-9]+)\)?([!#|-]*)")


class Hands:
    """Somebody at the editor of one game."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.form = registry.find(game).form
        self._fields = {field.key: field for field in self.form.fields}
        self._said = speech(game)
        self._boards: dict[str, Callable[[Mapping[str, Any]], None]] = {
            "betrayal": self._lay_house,
            "room25": self._lay_complex,
            "terrorscape": self._lay_mansion,
        }
        self._at = ""

    # -- the table

    def begin_anew(self, seats: int, options: Mapping[str, Any]) -> None:
        """With the rules as usual, but for these options."""
        self.page.get_by_role("button", name="Begin anew").click()
        self._at = ""
        usual = next(preset.name for preset in registry.find(self.game).presets if not preset.settings)
        self.page.locator(f"input[name=preset][value={usual}]").check()
        for name, value in options.items():
            self._choose(name, value)
        self.page.locator("#option-seats .row select").first.select_option(str(seats))
        self.settle()

    def _choose(self, name: str, value: Any) -> None:
        """Chapters are opened until the option is in sight."""
        option = self.page.locator(f"#option-{name}")
        for fold in self.page.locator(
            "section.on details.fold:has(> .fold), section.on details.fold", has=option
        ).all():
            open_up(fold)
        word = str(value).lower() if isinstance(value, bool) else str(value)
        if option.locator("select").count() > 0:
            option.locator("select").select_option(word)
        else:
            option.get_by_label(self._said.say(_id("value", name, word)), exact=True).check()

    def settle(self) -> None:
        """The server has looked at what lies there, and it can be."""
        expect(self.page.get_by_text("This can be.")).to_be_visible()

    # -- the position

    def lay(self, given: Mapping[str, Any]) -> None:
        board = self._boards[self.game]
        rows = {one.key: one for one in self.form.rows}
        for key in ("house", "complex"):
            if key in given:
                board(given[key])
        for key, value in given.items():
            if key in rows:
                self._people(rows[key], value)
            elif key in self._fields:
                self._fill(self._plain(), key, value)
            elif isinstance(value, dict) and key not in ("complex", "house"):
                for fact, one in value.items():
                    self._fill(self._plain(), f"{key}.{fact}", one)
        self.settle()

    def write(self, facts: Mapping[str, Any]) -> None:
        """What has no field is added to the text: a table at its end, a bare fact where the facts begin."""
        self.settle()
        open_up(self.page.locator("details", has=self.page.locator("textarea")).last)
        box = self.page.get_by_label("As text")
        text = box.input_value()
        for key, value in facts.items():
            if isinstance(value, dict):
                text += f"\n[given.{key}]\n" + "".join(f"{one} = {_toml(fact)}\n" for one, fact in value.items())
            else:
                text = text.replace("[given]", f"[given]\n{key} = {_toml(value)}")
        box.fill(text)
        self.page.get_by_role("button", name="Take this text").click()
        # the server reads it first; what lay there before could be, too
        self.page.wait_for_function(_HAS, arg=[f"housebound.editor.{self.game}", list(facts)])

    def _plain(self) -> Locator:
        return self.page.locator("section.form")

    def _tap(self, place: str) -> None:
        if self._at == place:
            return
        spot = self.page.locator(f"[data-spot='{place}']")
        spot.click()
        expect(spot).to_have_attribute("aria-pressed", "true")
        self._at = place

    # -- boards

    def _lay_house(self, house: Mapping[str, Any]) -> None:
        """Beyond a doorway a room is found by its name, and turned until it lies as it should."""
        for room, way in house.items():
            doorway, _, rotation = way.partition("@")
            self._tap(doorway)
            name = self._said.say(_id("room", room))
            self.page.get_by_role("searchbox").fill(name)
            self.page.locator(".place").get_by_role("button", name=name, exact=True).click()
            expect(self.page.locator(f"[data-spot={room}]")).to_be_visible()
            self._at = room
            for _ in range(QUARTER_TURNS):
                if rotation in ("", self._laid()["house"][room].partition("@")[2]):
                    break
                self.page.get_by_role("button", name="Turn it").click()
            assert self._laid()["house"][room].startswith(way), room

    def _lay_complex(self, rooms: Mapping[str, str]) -> None:
        for space, cell in rooms.items():
            found = _CELL.fullmatch(cell)
            assert found is not None, cell
            down, room, marks = found.groups()
            self._tap(space)
            place = self.page.locator(".place")
            name = self._said.say(_id("room", room))
            place.get_by_role("button", name="Face-down" if down else "Face-up", exact=True).click()
            place.get_by_role("searchbox").fill(name)
            place.get_by_role("button", name=name, exact=True).click()
            self._at = ""  # the next empty space is asked for
            self._tap(space)
            for mark, button in (("!", "No-Entry token"), ("#", "Locking token"), ("|", "Turn it")):
                if mark in marks:
                    place.get_by_role("button", name=button).click()

    def _lay_mansion(self, house: Mapping[str, Any]) -> None:
        for fact, value in house.items():
            if fact == "noise":
                for place in value:
                    self._tap(place)
                    self.page.get_by_role("button", name="Noise here").click()
            elif fact == "barricades":
                for passage in value:
                    self._tap(passage.partition("-")[0])
                    self.page.locator(f"[data-passage='{passage}']").click()
            else:
                self._fill(self._plain(), f"house.{fact}", value)

    def _laid(self) -> Any:
        """What the editor keeps for a reload."""
        return json.loads(self.page.evaluate(f"sessionStorage['housebound.editor.{self.game}']"))

    # -- who is there

    def _people(self, rows: Rows, people: Any) -> None:
        """Each is put on a place of the board, or only added; then what else is said of them is filled in."""
        label = self._said.say(_id("position", rows.key))
        known = {word: {} for word in people} if isinstance(people, list) else people
        for word, said in known.items():
            facts = {rows.bare: said} if isinstance(said, str) else dict(said)
            place = facts.get(rows.bare, "")
            if place != "" and self.page.locator(f"[data-spot='{place}']").count() > 0:
                self._tap(facts.pop(rows.bare))
                self.page.get_by_label(f"Put here: {label}").select_option(word)
            else:
                self.page.get_by_label(f"Add: {label}").select_option(word)
            if facts:
                name = self._said.say(_id(rows.domain, word))
                row = self.page.locator(".rows details").filter(has=self.page.locator("summary", has_text=name))
                open_up(row)
                for fact, value in facts.items():
                    track = row.locator(f"[data-trait={fact}]")
                    if track.count() > 0:
                        track.locator(f"[data-clip='{value}']").click()
                    else:
                        self._fill(row, f"{rows.key}.*.{fact}", value)

    # -- fields

    def _fill(self, inside: Locator, key: str, value: Any) -> None:
        field = self._fields[key]
        if key == "killer.at":
            self._tap(value)
            self.page.get_by_role("button", name="The killer is here").click()
            return
        if field.kind == WORDS and "*" not in key:
            open_up(self.page.locator("details", has_text="Decks, piles and lists"))
        label = self._said.say(_id("position", *key.replace(".*", "").split(".")))
        self._set(inside.locator(".field").get_by_label(label, exact=True), field, value)

    def _set(self, box: Locator, field: Field, value: Any) -> None:
        if field.kind == NUMBER:
            box.fill(str(value))
            box.blur()
        elif field.kind == FLAG:
            box.set_checked(value)
        elif field.kind == WORDS:
            for word in value or [NOTHING]:
                box.select_option(word)
        else:
            box.select_option(str(value) if field.kind == SEAT else value)


def open_up(fold: Locator) -> None:
    if fold.get_attribute("open") is None:
        fold.locator("> summary").click()


def _id(*pieces: str) -> str:
    return "-".join(pieces).replace("_", "-")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)
