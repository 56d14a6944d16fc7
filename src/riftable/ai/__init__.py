"""Built-in bots. They see the view of their seat, never the position."""

from __future__ import annotations

from typing import Final

from riftable.ai.error_messages import BotMessage
from riftable.ai.greedy import Greedy
from riftable.ai.levels import LEVELS, Parameter, evaluator, level, search_hooks
from riftable.ai.random import RandomBot
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.gamekit.bot import Bot

BOTS: Final = (*LEVELS, "greedy", "random")


def bot(name: str, rules: Rules, **parameters: Parameter) -> Bot:
    """Return the built-in bot of this name for games by these rules.

    `parameters` limit its search: `iterations` or `seconds` for each answer, `trees`, `jobs`. Raise
    `BadOption` if there is no such bot or parameter.
    """
    if name in LEVELS:
        return level(name, rules, parameters)
    if name not in BOTS:
        raise BadOption(BotMessage.NO_BOT, word=name, known=tuple(BOTS))
    for parameter in parameters:
        raise BadOption(BotMessage.NO_BUDGET, name=name, word=parameter)
    return RandomBot() if name == "random" else Greedy(rules, evaluator(rules))


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "evaluator", "search_hooks"]
