"""An open card table. `riftable.new(game, seed=7)` starts a game."""

from riftable.api import load, new, position, replay, rules
from riftable.core.errors import BadNotation, BadOption, IllegalMove, RiftableError
from riftable.core.game import Game

__version__ = "0.2.0"
__all__ = [
    "BadNotation",
    "BadOption",
    "Game",
    "IllegalMove",
    "RiftableError",
    "load",
    "new",
    "position",
    "replay",
    "rules",
]
