"""What a learner sees of a game: named pieces of numbers, and a fixed number for every answer.

All of it is made of a `View`, so what a seat may not know cannot get into it: equal knowledge gives equal
arrays. A piece keeps its name, shape and meaning as long as the version of its encoding stays the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from math import prod
from typing import ClassVar, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import IllegalMove
from riftable.core.rules import Rules, View

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Spots: TypeAlias = dict[int, float]  # place in the flat array -> number; what is not there is 0


class Piece(NamedTuple):
    """A named part of an observation: numbers from 0 to 1."""

    name: str
    shape: tuple[int, ...]
    about: str  # what it means, for people

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding(ABC):
    """How the views of some rules become arrays, and answers actions. Shared by all environments.

    `pieces` are laid out in their order in one flat array of `size` numbers, `start` says where each begins.
    Actions run from 0 to `actions` - 1 and mean the same in every position; seats in them count from the one
    that is asked, as in the pieces.
    """

    version: ClassVar[str]  # the name of the game and a number; changes whenever an array would
    questions: ClassVar[list[str]]  # the names of kinds of questions
    rules: Rules
    pieces: tuple[Piece, ...]
    actions: int
    nature: range  # the moves that only nature makes

    def __init__(self, rules: Rules, pieces: list[Piece], actions: int, nature: range) -> None:
        self.rules = rules
        self.pieces = tuple(pieces)
        self.actions = actions
        self.nature = nature
        self.start: dict[str, int] = {}
        self.size = 0
        for piece in pieces:
            self.start[piece.name] = self.size
            self.size += piece.size

    @property
    def stamp(self) -> str:
        """Version, sizes and a hash of the layout: what a net must be checked against."""
        layout = repr([(piece.name, piece.shape) for piece in self.pieces]).encode()
        return f"{self.version} {self.size} {self.actions} {sha256(layout).hexdigest()[:8]}"

    # What is seen.

    @abstractmethod
    def spots(self, view: View) -> Spots:
        """Return the nonzero numbers by their index in the flat array."""

    def encode(self, view: View, out: Floats | None = None) -> Floats:
        """Return the flat array of a view, written into `out` if given."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        spots = self.spots(view)
        out[np.fromiter(spots.keys(), np.intp, len(spots))] = np.fromiter(
            spots.values(), np.float32, len(spots)
        )
        return out

    def named(self, flat: Floats) -> dict[str, Floats]:
        """Return the pieces of a flat array, or of a batch of them, by name, without copying."""
        return {
            piece.name: flat[..., begin : begin + piece.size].reshape(*flat.shape[:-1], *piece.shape)
            for piece, begin in zip(self.pieces, self.start.values(), strict=True)
        }

    # What can be answered.

    def action(self, move: int, seat: int) -> int:
        """Return the action of a move of a seat; by default the move id."""
        return move

    def move(self, action: int, seat: int) -> int:
        """Return the move of an action, the inverse of `action`; raise `IllegalMove` if there is none."""
        if not 0 <= action < self.actions:
            raise IllegalMove(f"action {action}", f"actions run from 0 to {self.actions - 1}")
        return action

    def legal(self, view: View) -> list[int]:
        """Return the legal actions of a view, ascending; empty if its seat is not asked."""
        ask = view.ask
        seat = int(view.seat)
        return [] if ask is None else sorted(self.action(move, seat) for move in ask.moves)

    def mask(self, view: View, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action, written into `out` if given; all 0 if the seat is not asked."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            out.fill(0)
        out[self.legal(view)] = 1
        return out

    def table(self) -> str:
        """Return the pieces as a Markdown table."""
        rows = []
        for name, shape, about in self.pieces:
            rows.append(f"| `{name}` | {' × '.join(map(str, shape))} | {self.start[name]} | {about} |")
        return "\n".join(["| piece | shape | from | what |", "|---|---|---|---|", *rows])


def share(n: int, most: int) -> float:
    """A count as a number from 0 to 1; what is beyond `most` counts as `most`."""
    return n / most if n < most else 1.0


__all__ = ["Encoding", "Floats", "Mask", "Piece", "Spots", "share"]
