"""The pictures of "Only the haunt" in `docs/box.md`, taken from the running page: `python -m tools.beside_pictures`."""

from __future__ import annotations

from playwright.sync_api import Page, sync_playwright

from tools.pictures import DOCS, PHONE, SIZE, visitor
from tools.stage import chromium, served

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
MIGHT = {"Anna": "4", "Clara": "6", "Dmitri": "6"}


def main() -> None:
    with served() as url, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = visitor(browser, SIZE)
        page.goto(f"{url}#/beside/betrayal")
        say_what_came_up(page)
        page.screenshot(path=DOCS / "box-haunt.png")
        page.get_by_role("button", name="Hand out the pages").click()
        links = page.locator("li[data-seat] input")
        links.nth(2).wait_for()
        clara = visitor(browser, PHONE)
        clara.goto(links.nth(1).input_value())
        clara.locator(".paper .page").wait_for()
        clara.screenshot(path=DOCS / "box-haunt-page.png")
        clara.get_by_role("tab", name="Set up").click()
        clara.get_by_role("checkbox").first.check()
        clara.get_by_text("3 things are left.").wait_for()
        clara.screenshot(path=DOCS / "box-haunt-setup.png")
        clara.get_by_role("tab", name="Counters").click()
        clara.get_by_role("button", name="Turn/Damage track: one more").click()
        clara.get_by_label("Turn/Damage track", exact=True).get_by_text("1").wait_for()
        clara.screenshot(path=DOCS / "box-haunt-counters.png")


def say_what_came_up(page: Page) -> None:
    """A haunt whose traitor is found by a number that two players share."""
    for n, name in enumerate(NAMES, 1):
        page.get_by_label(f"Name of player {n}").fill(name)
        page.get_by_label(f"Name of player {n}").blur()
    page.get_by_label("The omen that was drawn").select_option("Bite")
    page.get_by_label("The room in which it was drawn").select_option("Catacombs")
    page.get_by_label("Who drew it and revealed the haunt").select_option("Boris")
    for name, might in MIGHT.items():
        page.get_by_role("group", name="Might now").get_by_label(name).select_option(might)
    page.locator(".traitor").wait_for()
    page.evaluate("document.activeElement.blur()")


if __name__ == "__main__":
    main()
