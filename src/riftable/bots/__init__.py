"""Players made of code. They see what a person in their seat would see, and no more."""

from __future__ import annotations

from typing import Final

from riftable.bots.base import Bot
from riftable.bots.greedy import Greedy
from riftable.bots.lookahead import Worth
from riftable.bots.random_bot import RandomBot
from riftable.bots.riffifi import worth as worth_in_riffifi
from riftable.bots.riftbound import worth as worth_in_riftbound
from riftable.bots.riftforce import worth as worth_in_riftforce
from riftable.core.errors import BadOption
from riftable.core.rules import Rules

BOTS: Final = ("greedy", "random")
WORTHS: Final[dict[str, Worth]] = {  # what greed looks at, by game
    "riffifi": worth_in_riffifi,
    "riftbound": worth_in_riftbound,
    "riftforce": worth_in_riftforce,
}


def bot(name: str, rules: Rules) -> Bot:
    """The bot of this name, ready to play by these rules."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return Greedy(rules, WORTHS[rules.game])
    raise BadOption(f"there is no bot “{name}”; there is {', '.join(BOTS)}")


__all__ = ["BOTS", "Bot", "bot"]
