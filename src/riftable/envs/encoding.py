"""The encoding of a game, found through the registry."""

from __future__ import annotations

from riftable import games
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.gamekit.encoding import Encoding


def encoding(rules: Rules) -> Encoding:
    """Return the encoding of these rules; BadOption if the game has none."""
    made = games.spec(rules.game).encoding
    if made is None:
        raise BadOption(f"there is no encoding of {rules.game}")
    return made.load()(rules)
