"""Custom bots enabled with `serve --bot`: a net or a Python class."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final, NamedTuple

import riftable
from riftable import games
from riftable.ai import BOTS
from riftable.ai.error_messages import BotMessage
from riftable.ai.registry import NET, find_bot, parse_request, with_absolute_path
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.server.match.play import DEFAULT_BOT


class CustomBot(NamedTuple):
    """A bot of the host: its name at the table, the text it is found by, and the modes it plays."""

    name: str
    text: str
    modes: frozenset[tuple[str, str]]  # game and mode

    def plays(self, rules: Rules) -> bool:
        """Return whether it plays by these rules."""
        return (rules.game, rules.mode) in self.modes


CUSTOM_BOTS: Final[dict[str, CustomBot]] = {}  # of this process, by name; filled before the server starts


def add_custom_bot(text: str) -> CustomBot:
    """Enable a bot under a name that reveals no path of this machine; `BadOption` if it plays nothing."""
    modes, problem = set(), None
    for game in games.names():
        for mode in games.spec(game).modes:
            try:
                find_bot(text, riftable.rules(game, mode))
                modes.add((game, mode))
            except BadOption as found:
                problem = problem or found
    if not modes:
        raise problem or BadOption(BotMessage.PLAYS_NOTHING, word=text)
    name = name_of(text)
    if name in BOTS or (name in CUSTOM_BOTS and CUSTOM_BOTS[name].text != with_absolute_path(text)):
        raise BadOption(BotMessage.BOT_TWICE, name=name)
    CUSTOM_BOTS[name] = CustomBot(name, with_absolute_path(text), frozenset(modes))
    return CUSTOM_BOTS[name]


def name_of(text: str) -> str:
    """Return the name of a bot: net-strong for `net:some/strong.npz`, Clever for `bots/mine.py:Clever`."""
    place, colon, thing = parse_request(text).name.rpartition(":")
    name = f"{NET}-{PurePath(thing).stem}" if colon and place == NET else thing
    return re.sub(r"[^A-Za-z0-9-]", "-", name)[:30]


def bot_spec(name: str) -> str:
    """Return the text that the bot of a seat is found by; the default bot if it is not enabled any more."""
    if name in CUSTOM_BOTS:
        return CUSTOM_BOTS[name].text
    return name if name in BOTS else DEFAULT_BOT
