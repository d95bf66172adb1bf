"""Before the dice: how many, against how many, and the chance, for attacks and for the haunt roll."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from housebound.kernel import registry
from housebound.kernel.check.sample import Chooser
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from tests.browser.conftest import Server, visitor
from tests.browser.playing import post
from tests.browser.test_story import about_to_attack

DESK, PHONE = (1440, 900), (390, 844)
HAUNT_DICE = 6
FACES = (0, 1, 2)
LIKELY = 4
"""What has to be rolled once nobody can be sure any more."""
ODDS = re.compile(r"(\d+) (?:die|dice) of \w+ against (\d+): (\d+) % to win")


def sums(dice: int) -> list[int]:
    """The sum of every throw of so many dice: each is as likely as any other."""
    return [sum(faces) for faces in product(FACES, repeat=dice)]


def percent_to_win(dice: int, against: int, ahead: int) -> int:
    """`ahead`: what the haunt adds to the attacker's sum more than to the other's."""
    mine, theirs = sums(dice), sums(against)
    return round(100 * sum(one + ahead > other for one in mine for other in theirs) / (len(mine) * len(theirs)))


def percent_of_a_haunt(safe: int) -> int:
    throws = sums(HAUNT_DICE)
    return round(100 * sum(one < safe for one in throws) / len(throws))


def seat_of(server: Server, tape: str, seat: int) -> str:
    opened = post(f"{server.url}api/tapes", {"tape": tape})
    return f"{server.url}#/t/{opened['table']}/{opened['tokens'][str(seat)]}"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_attack_says_its_dice_and_its_chance_before_it_is_made(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    tape, seat = about_to_attack()
    attacks = load_text(tape).view(seat).board.attacks
    assert attacks
    with visitor(browser, *size) as page:
        page.goto(seat_of(server, tape, seat))
        expect(page.locator("main .say")).to_be_visible()
        page.keyboard.press("l")
        shown = page.locator("dialog[open] ol button", has_text="Attack").locator(".odds")
        expect(shown).to_have_count(len(attacks))
        said = {
            (int(one[1]), int(one[2]), int(one[3])) for text in shown.all_inner_texts() if (one := ODDS.match(text))
        }
        assert said == {
            (one.dice, one.against, percent_to_win(one.dice, one.against, one.bonus - one.guard)) for one in attacks
        }


def with_omens() -> tuple[str, int, int]:
    """The tape of a game with so many omens that the haunt is likely, who is asked, and what is safe to roll."""
    for seed in range(40):
        table = Table(registry.find("betrayal"), 4, seed=seed)
        chooser = Chooser(Random(seed))
        while not table.over and table.view(0).board.haunt is None:
            seat = table.pending[0].seat
            if (safe := table.view(seat).board.safe) >= LIKELY:
                return table.save_text(), seat, safe
            chooser.move(table)
    raise AssertionError("too few omens came")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_chance_of_the_haunt_stands_above_the_choices(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    tape, seat, safe = with_omens()
    with visitor(browser, *size) as page:
        page.goto(seat_of(server, tape, seat))
        status = page.locator("main").get_by_text(re.compile(r"haunt risk \d+\s%"))
        expect(status).to_be_visible()
        expect(status).to_contain_text(f"{safe} or more is safe, haunt risk {percent_of_a_haunt(safe)} %")
        expect(status).to_be_in_viewport(ratio=1)


_BENEATH = """
() => {
  // whether the focus is on something that lies under the menu
  const one = document.activeElement;
  return one !== document.body && one.closest("dialog") === null;
}
"""


def test_the_menu_of_a_place_holds_the_focus_and_gives_it_back(page: Page, server: Server) -> None:
    """What can be done there and its chance is read by keys alone, as by a finger; and nothing under it is reached."""
    page.goto(seat_of(server, *about_to_attack()))
    figure, menu = page.locator(".board [data-place^='figure:'].open").first, page.locator("dialog.menu")
    figure.focus()
    page.keyboard.press("Enter")
    attack = menu.get_by_role("button", name="Attack")
    expect(attack.first).to_be_focused()
    for _ in range(attack.count() + 2):
        page.keyboard.press("Tab")
        assert not page.evaluate(_BENEATH)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(figure).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    page.mouse.click(2, 2)  # beside it, where a button of the page lies
    expect(menu).to_have_count(0)
    expect(figure).to_be_visible()
