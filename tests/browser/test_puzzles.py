"""Puzzles in the browser: the list, a choice that gives the win away, another try, a solution that is remembered."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from housebound.kernel import registry
from housebound.locales import speech, wording
from housebound.puzzles import SURVIVE, all_of_ours
from tests.browser.conftest import Server, visitor
from tests.browser.test_frame import PHONE, is_scrolling_sideways, violations

PUZZLE = all_of_ours()["solo_14"]
"""Its line leads to the end, and is found quickly."""
WORDS = speech(PUZZLE.game)


def label(option: str) -> str:
    return wording.label(registry.find(PUZZLE.game).vocabulary.read(option), WORDS)


def choose(page: Page, option: str) -> None:
    """From the list, by keys."""
    expect(page.get_by_role("button", name="List").first).to_be_visible()
    page.keyboard.press("l")
    page.locator("dialog[open] ol button", has_text=label(option)).first.click()


def test_a_puzzle_is_lost_tried_again_and_solved(browser: Browser, server: Server) -> None:
    with visitor(browser, *PHONE) as page:
        page.goto(server.url)
        page.get_by_role("link", name="Puzzles").click()
        expect(page.get_by_text(f"0 of {len(all_of_ours())} solved")).to_be_visible()
        assert violations(page) == []
        assert not is_scrolling_sideways(page)
        page.get_by_role("button").nth(13).click()
        panel = page.get_by_role("region", name="Puzzle 14")
        expect(panel).to_contain_text(WORDS.say("puzzle-win", choices=PUZZLE.within))
        assert violations(page) == []
        assert not is_scrolling_sideways(page)
        wrong = next(o.name for o in PUZZLE.table().pending[0].options if o.name not in PUZZLE.keys)
        choose(page, wrong)
        expect(panel).to_contain_text(label(wrong))
        expect(panel).to_contain_text(label(PUZZLE.keys[0]))
        panel.get_by_role("button", name="Try again").click()
        expect(panel).to_have_attribute("data-state", "open")
        for option in PUZZLE.line:
            choose(page, option)
        expect(panel).to_have_attribute("data-state", "solved")
        panel.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_text(f"1 of {len(all_of_ours())} solved")).to_be_visible()


SURVIVAL = all_of_ours()["survive_03"]


def test_a_round_is_to_be_survived_by_somebody_named(browser: Browser, server: Server) -> None:
    who = WORDS.say(f"character-{SURVIVAL.who}")
    with visitor(browser, *PHONE) as page:
        page.goto(f"{server.url}#/puzzles")
        listed = page.get_by_role("button").filter(has_text="survive the round")
        expect(listed).to_have_count(sum(one.question == SURVIVE for one in all_of_ours().values()))
        listed.nth(2).click()
        panel = page.get_by_role("region", name="Puzzle 33")
        expect(panel).to_contain_text(WORDS.say("puzzle-survive", who=who))
        assert violations(page) == []
        assert not is_scrolling_sideways(page)
        wrong = next(o.name for o in SURVIVAL.table().pending[0].options if o.name not in SURVIVAL.keys)
        choose(page, wrong)
        expect(panel).to_contain_text(f"it is not certain that {who} survives this round")
        expect(panel).to_contain_text(label(SURVIVAL.keys[0]))
