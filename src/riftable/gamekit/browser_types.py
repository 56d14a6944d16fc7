"""What the browser's board of a game is typed by. `tools/wire.py` writes `views.ts` of the game from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class BrowserTypes(NamedTuple):
    """The types and names that Python and TypeScript must agree on, for a game with a board of its own.

    Kinds of questions need no mention: they are those of the presenter.
    """

    view: Any  # the TypedDict that `View.json` returns
    names: Mapping[str, Sequence[str]] = {}  # by type, all its values: "Color": ["red", "blue"]
    constants: Mapping[str, object] = {}  # by name: numbers, strings, and lists and dicts of one type of them
    added: Any = None  # the TypedDict of what the presenter adds to the view


__all__ = ["BrowserTypes"]
