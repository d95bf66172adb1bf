"""The sensible players of Terrorscape: a killer who reckons where his victims are, and victims who stand together.

They remember nothing between choices but what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from housebound.games.terrorscape.bot import killer as bot_killer
from housebound.games.terrorscape.bot import killer_answers as bot_killer_answers
from housebound.games.terrorscape.bot import plans as bot_plans
from housebound.games.terrorscape.bot import senses as bot_senses
from housebound.games.terrorscape.bot import team_answers as bot_team_answers
from housebound.games.terrorscape.bot import victims as bot_victims
from housebound.games.terrorscape.seen.sight import Sight
from housebound.kernel.script import Decision, Option

Answer = Callable[[Sight, Decision, Random], Option]


class Sensible:
    """Plays the killer, or victims of the team."""

    def choose(self, sight: Sight, decision: Decision, rng: Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        answers = KILLER_ANSWERS if sight.is_killer else TEAM_ANSWERS
        return answers[decision.prompt](sight, decision, rng)


KILLER_ANSWERS: Final[Mapping[str, Answer]] = {
    "killer": bot_killer_answers.choose_killer,
    "killer_ability": bot_killer_answers.keep_ability,
    "start_of_turn": bot_killer.start_of_turn,
    "instant": bot_killer.instant,
    "main_step": bot_killer.main_step,
    "long_term": bot_killer.long_term,
    "move_killer": bot_killer.move,
    "sense_zone": bot_senses.sense_zone,
    "sense_pair": bot_senses.sense_pair,
    "sense_noise": bot_senses.sense_noise,
    "discard": bot_killer_answers.discard,
    "frighten": bot_killer_answers.frighten,
    "barricade": bot_killer_answers.barricade,
    "lift": bot_killer_answers.lift,
    "slip_away": bot_killer_answers.slip_away,
    "pay_to_search": bot_killer_answers.pay_to_search,
    "wound_the_panicked": bot_killer_answers.wound_the_panicked,
    "attack_card": bot_killer_answers.attack_card,
}
TEAM_ANSWERS: Final[Mapping[str, Answer]] = {
    "victims": bot_team_answers.choose_victims,
    "share": bot_team_answers.share_out,
    "ability": bot_team_answers.keep_ability,
    "act": bot_victims.act,
    "exchange": bot_team_answers.exchange,
    "equipment": bot_team_answers.equipment,
    "who_draws": bot_team_answers.equipment,
    "keep": bot_team_answers.keep,
    "throw_away": bot_team_answers.throw_away,
    "quiet_find": bot_team_answers.quiet_find,
    "plan": bot_plans.check_plan,
    "use_amulet": bot_team_answers.use_amulet,
    "wounded_next": bot_team_answers.wounded_next,
    "defender": bot_team_answers.defender,
    "defend": bot_team_answers.defend,
    "defend_too": bot_team_answers.defend,
    "flee": bot_team_answers.flee,
}
