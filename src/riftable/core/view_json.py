"""JSON shapes that the views of all games share.

This module and the `view_json` modules of the games are never compiled: `tools/wire.py` reads their
annotations at run time and writes the browser's types from them.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias, TypedDict


class Row(NamedTuple):
    """Annotation of a list that mixes types: a name for it, its first entries, and the type of the rest.

    Annotated[list[str | int], Row("Item", (("card", str), ("seat", int)), int)]
    """

    name: str
    first: tuple[tuple[str, type], ...]
    rest: type


class OneOf(NamedTuple):
    """Annotation of a string that is one of `BrowserTypes.names`, by the name of their type.

    Annotated[str, OneOf("Color")]
    """

    name: str


class ViewAskJson(TypedDict):
    """The pending question, as the seat that is asked sees it."""

    kind: Annotated[str, OneOf("AskKind")]
    about: int  # a card, unit or place; what it means depends on the kind
    n: int  # how many are to be chosen or are left; 0 where that means nothing
    moves: list[int]
    names: list[str]  # of the moves, in notation


FrameJson: TypeAlias = list[str | int]  # the step's name, its place in the rules, then what it remembers


__all__ = ["FrameJson", "OneOf", "Row", "ViewAskJson"]
