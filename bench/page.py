"""`python -m bench.page`: how heavy the page is, and how quick, in a real browser on this machine.

A move's echo is the time from the click to the first frame that shows the answer of the server. The house that is
panned has at least 40 rooms and six explorers: it comes from a whole game of random players.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Annotated, Any, NamedTuple

import typer
from playwright.sync_api import Page, ViewportSize, sync_playwright
from rich.console import Console

from bench.report import machine, markdown_table, rich_table
from housebound.kernel import registry
from housebound.kernel.tape import load_text
from tools.stage import Scene, chromium, served

SIZE: ViewportSize = {"width": 1440, "height": 900}
HEAD = ("What", "Measured", "Goal")
LARGE = Scene("betrayal", 6, 20, 1800, level="random")
_CLICKS = 20
_TABLES = 5
_PANNING = 3.0

_SIZE = """
() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
  .reduce((sum, one) => sum + one.transferSize, 0)
"""
_TABLE = """
(game) => new Promise((resolve) => {
  const began = performance.now();
  const ready = () => document.querySelector('main button[aria-keyshortcuts=L]') !== null;
  const look = () => (ready() ? resolve(performance.now() - began) : requestAnimationFrame(look));
  document.querySelector(`article[data-game=${game}] button.main`).click();
  look();
})
"""
_ECHO = """
(nth) => new Promise((resolve) => {
  const shown = () => document.querySelectorAll(".unseen[role=status], main .say");
  const sight = () => [...shown()].map((one) => one.textContent).join();
  const buttons = [...document.querySelectorAll("dialog[open] ol button")];
  const before = sight();
  const began = performance.now();
  const look = new MutationObserver(() => {
    if (sight() === before) return;
    look.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  setTimeout(() => resolve(null), 1000); // a choice of which this seat is told nothing
  buttons[nth % buttons.length].click();
})
"""
_FRAMES = """
(seconds) => new Promise((resolve) => {
  const frames = [];
  const began = performance.now();
  const look = (now) => {
    frames.push(now);
    if (now - began < seconds * 1000) requestAnimationFrame(look);
    else resolve(frames.slice(1).map((one, n) => one - frames[n]));
  };
  requestAnimationFrame(look);
})
"""


class House(NamedTuple):
    """What lies on the board that is panned."""

    rooms: int
    figures: int
    tokens: int
    """With the cards that lie about."""

    @classmethod
    def of(cls, scene: Scene) -> House:
        board: Any = load_text(scene.tape).view(scene.seat).board
        lying = sum(len(pile.cards) for pile in board.piles)
        return cls(len(board.rooms), len(board.explorers) + len(board.monsters), len(board.tokens) + lying)


def weight_and_start(page: Page, url: str) -> tuple[float, float]:
    """kB over the network for the home page, and seconds until its first button can be pressed."""
    page.goto(url)
    page.get_by_role("button", name="Play now").first.click(trial=True)
    ready = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    return page.evaluate(_SIZE) / 1000, ready


def table_ready(page: Page, url: str, game: str) -> float:
    """Milliseconds from "Play now" to a question that can be answered, in a browser that has seen nothing yet."""
    page.goto(url)
    page.locator(f"article[data-game={game}] button.main").wait_for()
    page.wait_for_load_state("networkidle")
    took: float = page.evaluate(_TABLE, game)
    return took


def echoes(page: Page, url: str) -> list[float]:
    """Milliseconds from a click to the frame that shows what came of it, in a game against bots.

    What the bots do is shown at once: nobody waits here until it has been read.
    """
    page.add_init_script("""localStorage["housebound.wishes"] ??= '{"pace": "at_once"}'""")
    page.goto(url)
    page.locator("article[data-game=betrayal] button.main").click()
    found: list[float | None] = []
    for nth in range(_CLICKS):
        page.locator("main button", has_text="List").wait_for()
        page.keyboard.press("l")
        page.locator("dialog[open] ol button").first.wait_for()
        found.append(page.evaluate(_ECHO, nth))
    return [one for one in found if one is not None]


def pan(page: Page, link: str) -> list[float]:
    """Drag the house about; milliseconds between frames."""
    page.add_init_script("""localStorage["housebound.wishes"] ??= '{"name": "Nora"}'""")  # else a guest is asked
    page.goto(link)
    board = page.locator(".board").first
    board.wait_for()
    page.wait_for_timeout(2000)
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(f"window.frames_of_pan = ({_FRAMES})({_PANNING})")
    for step in range(int(_PANNING * 60)):
        page.mouse.move(x + 300 * ((step % 60) / 60 - 0.5), y + 160 * ((step % 40) / 40 - 0.5))
    frames: list[float] = page.evaluate("window.frames_of_pan")
    page.mouse.up()
    return frames


def bench(
    output: Annotated[Path | None, typer.Option(help="Also write the table as Markdown to this file.")] = None,
) -> None:
    """Measure the page in Chromium: its weight, its start, a move's echo, and panning a large house."""
    console = Console()
    with served() as url, sync_playwright() as playwright:
        browser = chromium(playwright)
        starts = [weight_and_start(browser.new_context(viewport=SIZE).new_page(), url) for _ in range(5)]
        tables = {
            game: [table_ready(browser.new_context(viewport=SIZE).new_page(), url, game) for _ in range(_TABLES)]
            for game in registry.names()
        }
        echo = echoes(browser.new_page(viewport=SIZE), url)
        frames = pan(browser.new_page(viewport=SIZE), LARGE.open(url))
        browser.close()
    rows = [
        ("home page over the network, kB", f"{starts[0][0]:.0f}", "< 300"),
        ("first button can be pressed after, s", f"{median(ready for _, ready in starts):.2f}", "< 1"),
        *(
            (
                f"a table of {game} asks its first question after, ms, median / slowest",
                f"{median(took):.0f} / {max(took):.0f}",
                "< 1000",
            )
            for game, took in tables.items()
        ),
        ("a move's echo, ms, median / slowest", f"{median(echo):.0f} / {max(echo):.0f}", "< 100"),
        ("panning, frames per second", f"{1000 / (sum(frames) / len(frames)):.0f}", "≥ 50"),
        ("panning, slowest frame of 95 %, ms", f"{sorted(frames)[int(len(frames) * 0.95)]:.0f}", ""),
        ("what is panned: rooms, figures, tokens", ", ".join(map(str, House.of(LARGE))), "40, 6, 20"),
    ]
    title = f"The page in Chromium, {machine()}"
    console.print(rich_table(title, HEAD, rows))
    if output is not None:
        output.write_text(f"{title}.\n\n{markdown_table(HEAD, rows)}", encoding="utf-8")
        console.print(f"Written to {output}.")


if __name__ == "__main__":
    typer.run(bench)
