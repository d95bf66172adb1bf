"""The pictures of the page in the README, taken from the running program: `make picture`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tools.stage import Scene, chromium, served

DOCS = Path(__file__).parents[1] / "docs"
SIZE: ViewportSize = {"width": 1440, "height": 900}
SCENES = (
    Scene("betrayal", 4, 4, 300),
    Scene("room25", 6, 5, 150),
    Scene("terrorscape", 4, 5, 120, seat=1),
)


def main() -> None:
    with served() as url, sync_playwright() as playwright:
        page = chromium(playwright).new_page(viewport=SIZE)
        page.goto(url)
        page.get_by_role("button", name="Play now").first.wait_for()
        page.screenshot(path=DOCS / "home.png")
        for scene in SCENES:
            page.goto(scene.open(url))
            page.locator("main .say").wait_for()
            page.wait_for_timeout(2500)  # until everything has come to rest
            page.screenshot(path=DOCS / f"{scene.game}.png")


if __name__ == "__main__":
    main()
