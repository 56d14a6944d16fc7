"""The encoding of a game, found through the registry."""

from __future__ import annotations

from riftable import games
from riftable.arena.extras import importing
from riftable.core.rules import Rules

with importing("rl"):
    from riftable.gamekit.encoding import Encoding
    from riftable.gamekit.hashed_encoding import HashedEncoding


def encoding_for(rules: Rules) -> Encoding:
    """Return the encoding of these rules: that of the game, else one that works for any game."""
    made = games.spec(rules.game).encoding
    return HashedEncoding(rules) if made is None else made.load()(rules)
