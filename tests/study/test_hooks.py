"""Hooks: found by name, declared, and refused where they are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from housebound.kernel.errors import BadSetting
from housebound.study import adds
from housebound.study.hooks import find, source_of
from tests.study.lookers import HERE


def test_a_hook_is_found_by_module_and_function() -> None:
    assert [column.kind for column in find(f"{HERE}:counting").columns] == ["int", "texts"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:at_all", "no module 'nowhere'"),
        (f"{HERE}:nothing", "has no 'nothing'"),
        (f"{HERE}:undeclared", "is no hook"),
        ("unheard_of", "there is no hook 'unheard_of'"),
    ],
)
def test_what_is_no_hook_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        find(name)


def test_a_column_of_no_kind_is_refused() -> None:
    with pytest.raises(BadSetting, match="no kind 'colour'"):
        adds(shade="colour")


def test_an_installed_plug_in_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "lookers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lookers\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[housebound.study]\nturn-counter = {HERE}:counting\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    find.cache_clear()
    assert find("turn-counter").columns[0].name == "turns"
    assert source_of("turn-counter") == ""


def test_a_hook_in_the_folder_of_the_command_is_sent_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text("")
    monkeypatch.chdir(tmp_path)
    assert source_of("mine:count") == str(tmp_path / "mine.py")
    assert source_of("elsewhere:count") == ""
