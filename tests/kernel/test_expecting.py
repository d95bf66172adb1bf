"""What a scenario expects to be told."""

from __future__ import annotations

import pytest

from housebound.kernel.expecting import _is_heard


@pytest.mark.parametrize(
    ("notice", "is_heard"),
    [
        ("rolled(figure=ox, dice=01, result=1)", True),
        ("rolled(figure=ox, dice=01)", True),
        ("rolled(figure=ox)", True),
        ("rolled(dice=01)", False),
        ("rolled(figure=ox, dice=0)", False),
        ("rolled(figure=o)", False),
        ("rolled(figure=ox, dice=01, result=1, needed=4)", False),
    ],
)
def test_a_notice_is_known_by_all_or_by_the_first_of_its_details(notice: str, is_heard: bool) -> None:
    assert _is_heard(notice, "rolled(figure=ox, dice=01, result=1)") == is_heard
