"""Players made of code. They see what a person in their seat would see, and no more."""

from __future__ import annotations

from typing import Final

from riftable.ai.greedy import Greedy
from riftable.ai.levels import LEVELS, Parameter, knowledge, level, worth
from riftable.ai.random import RandomBot
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.gamekit.bot import Bot

BOTS: Final = (*LEVELS, "greedy", "random")


def bot(name: str, rules: Rules, **parameters: Parameter) -> Bot:
    """The bot of this name, ready to play by these rules; what it may spend on an answer, as parameters."""
    if name in LEVELS:
        return level(name, rules, parameters)
    if name not in BOTS:
        raise BadOption(f"there is no bot “{name}”; there is {', '.join(BOTS)}")
    for parameter in parameters:
        raise BadOption(f"the bot “{name}” takes no “{parameter}”: it has no budget")
    return RandomBot() if name == "random" else Greedy(rules, worth(rules))


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "knowledge", "worth"]
