"""The doctor: plays random games of every kind on this machine and sees whether the laws hold."""

from __future__ import annotations

import platform
from typing import Final

import riftable
from riftable.cli.screen import Screen
from riftable.core import machine
from riftable.i18n import Texts

# Every option at least once, and those that meet in the rules together.
OPTION_SETS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"draft": "beyond"},
    {"draft": "beyond", "stolen_cards_return_to_owner": "yes"},
    {"guilds": "fire ice light water / air plant sand star"},
    {"guilds": "music magnet crystal acid / star shadow lava love", "first": "1", "cap": "30"},
)


def is_compiled() -> bool:
    """Whether the engine in use was compiled."""
    return not (machine.__file__ or "").endswith(".py")


def examine(screen: Screen, texts: Texts, games: int, seed: int) -> bool:
    """Whether all laws hold, told line by line."""
    from riftable.core.laws import BrokenLaw, check_game

    python = platform.python_version()
    screen.say(texts("doctor-compiled" if is_compiled() else "doctor-interpreted", python=python))
    for options in OPTION_SETS:
        rules = riftable.rules("riftforce", **options)
        told = ", ".join(f"{name}={value}" for name, value in options.items())
        label = texts("doctor-options", options=told) if told else texts("doctor-defaults")
        decisions = 0
        for number in range(seed, seed + games):
            try:
                decisions += check_game(rules, number, riftable.position)
            except BrokenLaw as broken:
                problem, *where = str(broken).splitlines()
                screen.say(texts("doctor-broken", text=problem), "bold red")
                for line in where:
                    screen.draw([(line, "")])
                return False
        screen.say(texts("doctor-line", options=label, games=games, decisions=decisions))
    screen.say(texts("doctor-fine"), "bold")
    return True
