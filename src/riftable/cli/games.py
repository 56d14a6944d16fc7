"""Which games the terminal can show: their faces, loaded when somebody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riftable import games
from riftable.gamekit.spec import Flag, lazy

if TYPE_CHECKING:
    from riftable.cli.face import Face


def face(game: str) -> type[Face[Any]]:
    """Return the face of the game of this name."""
    name = games.spec(game).name
    found: type[Face[Any]] = lazy(f"riftable.cli.{name}.face:{name.capitalize()}Face").load()
    return found


def flags() -> list[Flag]:
    """Return the flags of all games, each name once."""
    found = {flag.name: flag for spec in games.specs() for flag in spec.flags}
    return list(found.values())
