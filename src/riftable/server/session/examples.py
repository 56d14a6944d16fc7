"""The examples of the rules: positions that the engine itself plays through, told as they are at a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import riftable
from riftable import games
from riftable.core.event import seen_by
from riftable.gamekit import examples as gamekit
from riftable.games import presenter_of
from riftable.server.protocol.http_models import Example
from riftable.server.protocol.parts import Lang
from riftable.server.session.event_log import beats_of

READER: Final = 0  # the seat that an example is told to
NAMES: Final = ("Lou", "Ada", "Noam")


def cases(game: str) -> Sequence[gamekit.RulesExample]:
    """Return the examples of a game."""
    found = games.spec(game).examples
    return () if found is None else found.load()


@cache
def examples(game: str, lang: Lang) -> list[Example]:
    """All of a game, in a language."""
    return [played(case, lang) for case in cases(game)]


def played(case: gamekit.RulesExample, lang: Lang) -> Example:
    """What the engine makes of a case."""
    game = riftable.position(case.position, seed=1, strict=False)
    presenter = presenter_of(game.rules, lang)
    before = game.view(READER)
    events = seen_by(game.push(case.line), READER)
    beats = beats_of(presenter, before, NAMES[: len(game.rules.sides)], events, READER, 0)
    return Example(case.section, case.line, before.json(), beats, game.view(READER).json())
