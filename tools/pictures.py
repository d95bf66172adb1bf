"""The pictures of the page in the README, taken from the running program: `make picture`."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from housebound.locales import speech
from tools.stage import Scene, chromium, served

DOCS = Path(__file__).parents[1] / "docs"
SIZE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WISHES = '{"pace": "at_once", "name": "Nora"}'
HINTS = '["secret", "choice", "reveal", "undo"]'
"""Whoever looks at a picture needs no hints."""
SCENES = (
    Scene("betrayal", 4, 38, 201),
    Scene("room25", 6, 23, 229),
    Scene("terrorscape", 4, 5, 120),
)
LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski", "it": "Italiano"}
IN_FOUR = SCENES[0]
"""The table that is shown in all languages side by side."""
SHEET = """<style>main {{ padding: 12px; background: #171310; display: grid; gap: 12px; width: max-content;
grid-template-columns: repeat({columns}, {width}px); font: 20px Georgia, serif; color: #e8dcc4 }}
figure {{ margin: 0 }} figcaption {{ padding: 0 0 6px 4px }}
img {{ display: block; width: 100%; border-radius: 6px }}</style><main>{pictures}</main>"""


def main() -> None:
    with served() as url, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = visitor(browser, SIZE)
        page.goto(url)
        page.get_by_role("button", name="Play now").first.wait_for()
        page.screenshot(path=DOCS / "home.png")
        for scene in SCENES:
            page.goto(scene.open(url, company=True))
            at_rest(page)
            page.screenshot(path=DOCS / f"{scene.game}.png")
        side_by_side(browser, url, SIZE, DOCS / "languages.png", columns=2, width=720)
        side_by_side(browser, url, PHONE, DOCS / "languages-phone.png", columns=4, width=330)


def visitor(browser: Browser, size: ViewportSize, language: str = "en") -> Page:
    """Somebody who reads this language, and has seen it all before."""
    context = browser.new_context(viewport=size, locale=language, device_scale_factor=1)
    context.add_init_script(f"localStorage['housebound.wishes'] ??= '{WISHES}'")
    context.add_init_script(f"localStorage['housebound.coach'] ??= '{HINTS}'")
    context.add_init_script(f"localStorage['housebound.language'] ??= '{language}'")
    return context.new_page()


def at_rest(page: Page, language: str = "en") -> None:
    """Until the table has come to rest; what has to be understood first is understood."""
    page.locator("main .say").wait_for()
    understood = page.get_by_role("button", name=speech(language=language).say("page-goal-close"))
    if understood.count() > 0:
        understood.click()
    page.wait_for_timeout(2500)


def side_by_side(browser: Browser, url: str, size: ViewportSize, path: Path, *, columns: int, width: int) -> None:
    """The same moment in every language, on one sheet: each at a table of its own, since a link works on one device."""
    shown = []
    for language, name in LANGUAGES.items():
        page = visitor(browser, size, language)
        page.goto(IN_FOUR.open(url, company=True))
        at_rest(page, language)
        picture = base64.b64encode(page.screenshot()).decode()
        page.context.close()
        shown.append(f'<figure><figcaption>{name}</figcaption><img src="data:image/png;base64,{picture}"></figure>')
    sheet = browser.new_page(viewport={"width": 1600, "height": 900})
    sheet.set_content(SHEET.format(columns=columns, width=width, pictures="".join(shown)))
    sheet.locator("main").screenshot(path=path)
    sheet.close()


if __name__ == "__main__":
    main()
