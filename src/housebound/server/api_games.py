"""What the server says of games, whoever asks: which there are, their options, their open rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from litestar import get
from litestar.params import FromPath, FromQuery

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.guide import guide_of
from housebound.kernel.reference import Reference
from housebound.kernel.rulebook import Rule
from housebound.kernel.scene import scenes_of
from housebound.kernel.settings import Setting
from housebound.locales import ENGLISH
from housebound.server.http_bodies import GameInfo, RuleInfo, SettingInfo
from housebound.server.refusals import refusals
from housebound.server.texts import check_language, rules_in


@get(
    "/games",
    summary="The games that can be played here",
    response_description="Every game, with its options and bots",
)
async def games() -> list[GameInfo]:
    return [_game_info(name) for name in registry.names()]


def _game_info(name: str) -> GameInfo:
    game = registry.find(name)
    return GameInfo(
        game.name,
        game.version,
        game.seats,
        tuple(_setting_info(setting) for setting in game.settings),
        bots.levels(game),
        dict(game.progress),
        guide_of(game) is not None,
        bool(scenes_of(game)),
        game.presets,
        bots.usual(game),
        game.beside.name if game.beside is not None else "",
    )


def _setting_info(one: Setting) -> SettingInfo:
    return SettingInfo(
        *(one.name, one.default, one.values, one.rule, one.explanation),
        *(one.chapter, one.goes, one.offered, one.domain),
    )


@get(
    "/games/{name:str}/rules",
    summary="The rules of a game that lie open for all",
    response_description="The rules in the order of the rulebook, without pages that only one side may read",
    responses=refusals(404),
)
async def rules(name: FromPath[str], language: FromQuery[str] = ENGLISH) -> list[RuleInfo]:
    game = registry.find(name)
    check_language(language)
    return rule_infos(rules_in(game, language).general)


@get(
    "/games/{name:str}/reference",
    summary="What lies in the box of a game, to be looked up without a table",
    response_description="Its things with what is printed on them, its charts, and what printed books say differently",
    responses=refusals(404),
)
async def reference(name: FromPath[str]) -> Reference:
    return _reference(name)


@cache
def _reference(name: str) -> Reference:
    return registry.find(name).reference()


def rule_infos(book: Iterable[Rule]) -> list[RuleInfo]:
    return [RuleInfo(rule.id, rule.chapter, rule.text, tuple(rule.notes)) for rule in book]
