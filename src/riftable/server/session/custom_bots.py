"""Bots that whoever keeps the house lets sit at its tables beside ours: a net, or one he has written."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final, NamedTuple

import riftable
from riftable import games
from riftable.ai import BOTS
from riftable.ai.registry import NET, find_bot, parse_request, with_absolute_path
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.server.match.play import DEFAULT_BOT


class Guest(NamedTuple):
    """A bot from outside: its name at the table, how it is found, and what it plays."""

    name: str
    text: str
    modes: frozenset[tuple[str, str]]  # game and mode

    def plays(self, rules: Rules) -> bool:
        """Whether it can sit down where these rules are played."""
        return (rules.game, rules.mode) in self.modes


GUESTS: Final[dict[str, Guest]] = {}  # of this process, by name; whoever runs the server invites them first


def invite(text: str) -> Guest:
    """Lets a bot in under a name that tells nothing of this machine; BadOption says why it cannot come."""
    modes, problem = set(), None
    for game in games.names():
        for mode in games.spec(game).modes:
            try:
                find_bot(text, riftable.rules(game, mode))
                modes.add((game, mode))
            except BadOption as found:
                problem = problem or found
    if not modes:
        raise problem or BadOption(f"“{text}” plays none of our games")
    name = name_of(text)
    if name in BOTS or (name in GUESTS and GUESTS[name].text != with_absolute_path(text)):
        raise BadOption(f"there is a bot “{name}” already")
    GUESTS[name] = Guest(name, with_absolute_path(text), frozenset(modes))
    return GUESTS[name]


def name_of(text: str) -> str:
    """`net:some/strong.npz` is net-strong, `bots/mine.py:Clever` is Clever; as safe as any word of ours."""
    place, colon, thing = parse_request(text).name.rpartition(":")
    name = f"{NET}-{PurePath(thing).stem}" if colon and place == NET else thing
    return re.sub(r"[^A-Za-z0-9-]", "-", name)[:30]


def bot_spec(name: str) -> str:
    """How the bot of a seat is found; one that is no longer a guest here is replaced by the usual one."""
    if name in GUESTS:
        return GUESTS[name].text
    return name if name in BOTS else DEFAULT_BOT
