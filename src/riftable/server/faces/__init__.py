"""The games as a table shows them, by name. A new game adds its face here."""

from __future__ import annotations

from functools import cache
from typing import Any

from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.server.faces.base import Face
from riftable.server.faces.riffifi import RiffifiFace
from riftable.server.faces.riftbound import RiftboundFace
from riftable.server.faces.riftforce import RiftforceFace

FACES: dict[str, type[Face[Any]]] = {
    "riftforce": RiftforceFace,
    "riffifi": RiffifiFace,
    "riftbound": RiftboundFace,
}


@cache
def phrases(game: str, lang: str) -> Face[Any]:
    """A game in one language."""
    if game not in FACES:
        raise BadOption(f"no table shows “{game}”; there is {', '.join(FACES)}")
    return FACES[game](lang)


def face_of(rules: Rules, lang: str) -> Face[Any]:
    """The game of these rules in one language."""
    return phrases(rules.game, lang).at(rules)


__all__ = ["FACES", "Face", "face_of", "phrases"]
