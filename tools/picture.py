"""The picture of the terminal table in the README, taken from the running program: `make picture`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import housebound
from housebound.locales import speech
from housebound.terminal.app import TableApp
from housebound.terminal.sitting import Sitting

PICTURE = Path(__file__).parents[1] / "docs" / "terminal.svg"
SIZE = (120, 36)
CHOICES = 14


async def take(path: Path = PICTURE) -> None:
    """Play some turns of a Suspicion game with bots, and save what the screen shows."""
    table = housebound.new("room25", seats=6, seed=25)
    app = TableApp(Sitting(table, (0,), "sensible", speech("room25")), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(CHOICES):
            await pilot.press("enter")
            await pilot.pause(0.3)
        picture = app.export_screenshot(title="housebound play room25")
    picture = picture.replace("<text ", '<text xml:space="preserve" ')  # keeps the columns straight in every viewer
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # loads nothing from elsewhere
    path.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(take())
