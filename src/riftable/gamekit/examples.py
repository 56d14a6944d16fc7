"""Examples of rules: positions that the engine plays through for the pages that explain a game."""

from __future__ import annotations

from typing import NamedTuple


class RulesExample(NamedTuple):
    """A position, what is done there, and the section of the rules it belongs to."""

    section: str
    position: str
    line: str
