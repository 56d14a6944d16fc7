"""How hard the trainer is: stars and challenges, as the terminal shows them."""

from __future__ import annotations

from typing import NamedTuple

from riftable.core.rules import Rules
from riftable.games.riftforce.rules.challenges import AMPERSAND_STARS, PRESETS, read_ampersand, read_stars
from riftable.games.riftforce.rules.options import DEFAULTS
from riftable.games.riftforce.speech import Speech
from riftable.language.fluent import Texts


class Challenge(NamedTuple):
    """The challenge of the bots of one number; `ampersand` is "move", "heal" or ""."""

    number: int
    stars: int
    ampersand: str

    def sign(self) -> str:
        """5 ★★ &"""
        return f"{self.number} {'★' * self.stars}{' &' if self.ampersand else ''}"


class Difficulty(NamedTuple):
    """The challenges of a solo game."""

    challenges: list[Challenge]
    twice: bool  # ruling A34
    preset: str  # "" if no preset has exactly these

    @property
    def total(self) -> int:
        """All stars."""
        return sum(one.stars + (AMPERSAND_STARS if one.ampersand else 0) for one in self.challenges)

    def line(self, texts: Texts, speech: Speech) -> str:
        """Challenges: 5 ★★  6 ★★★  7 ★★ · 7 stars in all (Normal)"""
        signs = "  ".join(one.sign().replace(" ", "\u00a0") for one in self.challenges)
        line = texts("challenges-line", challenges=signs, total=speech.tie(speech.stars(self.total)))
        return f"{line} ({speech.preset(self.preset)})" if self.preset else line


def difficulty(rules: Rules) -> Difficulty | None:
    """What the options of solo rules say; None in any other mode."""
    if rules.mode != "solo":
        return None
    options = {**DEFAULTS, **rules.options}
    kind, number = read_ampersand(options["ampersand"])
    challenges = [
        Challenge(n, stars, kind if n == number else "")
        for n, stars in enumerate(read_stars(options["stars"]), 5)
    ]
    wanted = (options["stars"], options["ampersand"])
    preset = next((name for name, value in PRESETS.items() if value == wanted), "")
    return Difficulty(challenges, options["lone_card_hit_twice"] == "yes", preset)
