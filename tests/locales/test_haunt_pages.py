"""Haunt pages are set out by what each paragraph is about: in every language, goal first, with nothing lost."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.content_files import haunt_facts
from housebound.games.betrayal.seen.pages import sections_of
from housebound.games.betrayal.seen.text_pages import pages, paragraphs
from housebound.locales import languages, speech
from tests.games.betrayal.haunts.played import go_on, has_begun, new_table

HAUNTS = range(1, 51)


def sides(number: int) -> list[str]:
    return [f"haunt-{number}-{side}" for side in haunt_facts()[str(number)]["pages"]]


@pytest.mark.parametrize("language", languages())
def test_every_paragraph_of_every_page_is_about_something(language: str) -> None:
    words = speech("betrayal", language)
    for number in HAUNTS:
        for message in sides(number):
            (about,) = sections_of((message,))
            assert len(paragraphs(words.say(message))) == len(about), message
            assert "goal" in about, message


def test_a_haunt_has_a_plan_for_each_page_that_it_has() -> None:
    words = speech("betrayal")
    for number in HAUNTS:
        assert sides(number) == [
            message for side in ("heroes", "traitor") if words.knows(message := f"haunt-{number}-{side}")
        ]


def test_a_page_in_a_terminal_begins_with_the_goal_and_keeps_every_word() -> None:
    table = new_table(1, 3, seed=1)
    go_on(table, has_begun, seed=1)
    words = speech("betrayal")
    view: Any = table.view(0).board
    page = pages(view, words)[0]
    story, goal = page.text.split("== ", 1)
    assert story.strip() == paragraphs(words.say("haunt-1-story"))[0]
    assert goal.startswith(words.say("house-section-goal"))
    own = view.haunt.page[-1]
    assert words.say(f"{own.replace('-1-', '-1-goal-')}-win") in goal
    for paragraph in paragraphs(words.say(own)):
        assert paragraph in goal
