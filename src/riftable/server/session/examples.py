"""Examples of the rules: positions that the engine plays through, shown as at a table."""

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

VIEWER: Final = 0  # the seat that an example is shown to
NAMES: Final = ("Lou", "Ada", "Noam")


def cases(game: str) -> Sequence[gamekit.RulesExample]:
    """Return the examples of a game."""
    found = games.spec(game).examples
    return () if found is None else found.load()


@cache
def examples(game: str, lang: Lang) -> list[Example]:
    """Return the examples of a game, played, in a language."""
    return [play_example(case, lang) for case in cases(game)]


def play_example(case: gamekit.RulesExample, lang: Lang) -> Example:
    """Return what the engine makes of an example."""
    game = riftable.position(case.position, seed=1, strict=False)
    presenter = presenter_of(game.rules, lang)
    before = game.view(VIEWER)
    events = seen_by(game.push(case.line), VIEWER)
    names = NAMES[: len(game.rules.sides)]
    beats = beats_of(presenter, before, names, events, VIEWER, 0)
    return Example(case.section, case.line, list(names), before.json(), beats, game.view(VIEWER).json())
