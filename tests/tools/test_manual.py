"""The manual: it builds without a fault, leads nowhere wrong, loads nothing from elsewhere, and spoils nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from housebound.kernel.rulebook import Rulebook
from tests.tools.once import once
from tools.manual import contents
from tools.manual.links import DOCS, ROOT, linked
from tools.manual.pages import our_pages
from tools.manual.site import build, built

RULEBOOKS = sorted((ROOT / "src/housebound/games").rglob("rulebook.md"))
HAUNTS = sorted((ROOT / "src/housebound/games/betrayal/haunts").glob("*/rules.md"))


class Read(HTMLParser):
    """The anchors of a page, where it leads, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.inline_scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("script", "img", "iframe") and "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and not given.get("href", "#").startswith("#"):
            self.loads.append(given["href"])
        elif tag == "script":
            self.inline_scripts += 1


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The manual as `make test` has just built it, else built anew: Sphinx warns of nothing, or this fails."""
    return built() or once(tmp_path_factory, "manual", lambda folder: build(folder / "site", folder / "work")) / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Read]:
    return {path: Read(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def local(links: list[str]) -> Iterator[tuple[str, str]]:
    """(path, anchor) of every link that stays here."""
    for link in links:
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            yield unquote(parts.path), unquote(parts.fragment)


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Read]) -> None:
    for page, read in pages.items():
        for path, anchor in local(read.links):
            goal = (page.parent / path).resolve() if path else page
            assert goal.is_file(), f"{page.relative_to(site)} leads to {path}"
            if anchor and goal.suffix == ".html":
                assert anchor in pages[goal].anchors, f"{page.relative_to(site)} leads to {path}#{anchor}"


def test_nothing_is_loaded_from_elsewhere_and_no_script_stands_in_a_page(site: Path, pages: dict[Path, Read]) -> None:
    for page, read in pages.items():
        assert read.inline_scripts == 0, page
        for load in read.loads:
            parts = urlsplit(load)
            assert not parts.scheme, f"{page.relative_to(site)} loads {load}"
            assert not parts.netloc, f"{page.relative_to(site)} loads {load}"
            assert (page.parent / unquote(parts.path)).resolve().is_file(), f"{page.relative_to(site)} loads {load}"
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(https?:)?//|@import", style.read_text(encoding="utf-8")), style


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_rule_has_its_anchor(site: Path, pages: dict[Path, Read], book: Path) -> None:
    rules = {rule.id for rule in Rulebook.parse(book.read_text(encoding="utf-8"))}
    assert len(rules) > 100
    assert rules <= pages[site / f"rules/{book.parent.name}.html"].anchors


def test_every_rule_of_every_haunt_has_its_anchor_behind_a_warning(site: Path, pages: dict[Path, Read]) -> None:
    assert len(HAUNTS) == 50
    for book in HAUNTS:
        page = site / f"rules/haunts/{book.parent.name[:3]}.html"
        rules = {rule.id for rule in Rulebook.parse(book.read_text(encoding="utf-8"))}
        assert rules <= pages[page].anchors
        text = page.read_text(encoding="utf-8")
        warned, folded = text.index("admonition warning"), text.index("<details class='fold")
        assert all(warned < folded < text.index(f'id="{rule}"') for rule in rules)


def test_the_search_finds_rules_and_no_secrets_of_haunts(site: Path) -> None:
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").rstrip(";\n").removesuffix(")"))
    where = {word: [pages] if isinstance(pages, int) else pages for word, pages in index["terms"].items()}
    found = {index["docnames"][page] for pages in where.values() for page in pages}
    assert "rules/room25" in {index["docnames"][page] for page in where["shredder"]}
    assert not [page for page in found if page.startswith(("rules/haunts/", "source/"))]


def test_the_first_page_leads_the_four_kinds_of_people(pages: dict[Path, Read], site: Path) -> None:
    links = {path for path, _ in local(pages[site / "index.html"].links)}
    assert {"play.html", "hosting.html", "haunts.html", "library.html"} <= links


def test_every_public_name_is_in_the_reference(site: Path, pages: dict[Path, Read]) -> None:
    import housebound

    anchors = pages[site / "library.html"].anchors
    assert {f"housebound.{name}" for name in housebound.__all__} <= anchors


def test_every_page_of_docs_is_in_a_chapter() -> None:
    assert contents.homeless(our_pages().values()) == []
    assert contents.homeless(["play", "forgotten"]) == ["forgotten"]


def test_the_readme_leads_to_every_page_of_the_manual() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = set(re.findall(r"\]\(docs/([a-z-]+)\.md", readme))
    assert {page.stem for page in DOCS.glob("*.md")} - found == {"closed"}  # where a page of a haunt is kept shut


def test_pythons_are_named_alike() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = set(re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project))
    assert named == {"3.11", "3.12", "3.13", "3.14"}
    assert f'requires-python = ">={min(named)}"' in project
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert named == set(re.findall(r"\b3\.1\d\b", readme.partition("## Install")[2].partition("## Two commands")[0]))
    forge = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert set(re.findall(r'"(3\.\d+)"', forge.partition("matrix")[2].partition("steps")[0])) == named


def test_a_link_that_leads_nowhere_is_refused() -> None:
    page = DOCS / "play.md"
    with pytest.raises(LookupError, match=r"docs/play\.md links to nowhere\.md"):
        linked("See [there](nowhere.md).", page, set())


def test_links_in_code_are_left_alone_and_rules_in_prose_are_cited() -> None:
    text = "By `X-Y-1`.\n\n    [a](b) X-Y-1\n\n```\n[a](b) X-Y-1\n```\n`see X-Y-1`\n"
    assert linked(text, DOCS / "play.md", set(), {"X-Y-1"}) == text.replace("By `X-Y-1`", "By {ref}`X-Y-1 <x-y-1>`", 1)
