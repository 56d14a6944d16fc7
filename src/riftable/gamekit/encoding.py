"""Encodings: views as arrays of named features, and a fixed action id for every answer.

Features are computed from a `View`, so they cannot contain what a seat may not know: equal knowledge gives
equal arrays. A feature keeps its name, shape and meaning as long as the version of its encoding is the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from math import prod
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import IllegalMove
from riftable.core.rules import Rules, View

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
SparseArray: TypeAlias = dict[int, float]  # index in the flat array -> number; all others are 0


class Feature(NamedTuple):
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

    `features` are laid out in order in one flat array of `size` numbers; `offsets` says where each begins.
    Actions run from 0 to `num_actions` - 1 and mean the same in every position; seats in them count from the
    one that is asked, as in the features.
    """

    version: ClassVar[str]  # the name of the game and a number; changes whenever an array would
    ask_kinds: ClassVar[list[str]]  # the names of kinds of questions, by `Ask.kind`
    # For nets that share weights: the features whose first axis is of parts alike; the actions that belong to
    # such parts, as (first action, actions of each part, parts there is room for); and how many actions are
    # usual: those above are so rare that they may share a score (0: all are usual).
    repeated: ClassVar[tuple[str, ...]] = ()
    repeated_actions: ClassVar[tuple[tuple[int, int, int], ...]] = ()
    usual_actions: ClassVar[int] = 0
    rules: Rules
    features: tuple[Feature, ...]
    num_actions: int
    chance_moves: range  # the moves that only chance makes
    vocabulary: tuple[str, ...] = ()  # what features and actions count, where it depends on the rules

    def __init__(self, rules: Rules, features: list[Feature], num_actions: int, chance_moves: range) -> None:
        self.rules = rules
        self.features = tuple(features)
        self.num_actions = num_actions
        self.chance_moves = chance_moves
        self.offsets: dict[str, int] = {}
        self.size = 0
        for feature in features:
            self.offsets[feature.name] = self.size
            self.size += feature.size

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rules,)

    def __copy__(self) -> Encoding:
        return self  # immutable

    def __deepcopy__(self, _memo: object) -> Encoding:
        return self

    @property
    def fingerprint(self) -> str:
        """Version, sizes and a hash of layout and vocabulary: what a net must be checked against."""
        layout = repr([(feature.name, feature.shape) for feature in self.features]).encode()
        if self.vocabulary:
            layout += repr(self.vocabulary).encode()
        return f"{self.version} {self.size} {self.num_actions} {sha256(layout).hexdigest()[:8]}"

    # Observations.

    @abstractmethod
    def encode_sparse(self, view: View) -> SparseArray:
        """Return the nonzero numbers of a view by their index in the flat array."""

    def encode(self, view: View, out: Floats | None = None) -> Floats:
        """Return the flat array of a view, written into `out` if given."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        sparse = self.encode_sparse(view)
        out[np.fromiter(sparse.keys(), np.intp, len(sparse))] = np.fromiter(
            sparse.values(), np.float32, len(sparse)
        )
        return out

    def named(self, flat: Floats) -> dict[str, Floats]:
        """Return the features of a flat array, or of a batch of them, by name, without copying."""
        return {
            feature.name: flat[..., begin : begin + feature.size].reshape(*flat.shape[:-1], *feature.shape)
            for feature, begin in zip(self.features, self.offsets.values(), strict=True)
        }

    # Actions.

    def action(self, move: int, seat: int) -> int:
        """Return the action of a move of a seat; by default the move id."""
        return move

    def move(self, action: int, seat: int) -> int:
        """Return the move of an action, the inverse of `action`; raise `IllegalMove` if there is none."""
        if not 0 <= action < self.num_actions:
            raise IllegalMove(f"action {action}", f"actions run from 0 to {self.num_actions - 1}")
        return action

    def legal_actions(self, view: View) -> list[int]:
        """Return the legal actions of a view, ascending; empty if its seat is not asked."""
        ask = view.ask
        seat = int(view.seat)
        return [] if ask is None else sorted(self.action(move, seat) for move in ask.moves)

    def mask(self, view: View, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action, written into `out` if given; all 0 if the seat is not asked."""
        if out is None:
            out = np.zeros(self.num_actions, np.int8)
        else:
            out.fill(0)
        out[self.legal_actions(view)] = 1
        return out

    def markdown_table(self) -> str:
        """Return the features as a Markdown table."""
        rows = []
        for name, shape, about in self.features:
            rows.append(f"| `{name}` | {' × '.join(map(str, shape))} | {self.offsets[name]} | {about} |")
        return "\n".join(["| feature | shape | from | what |", "|---|---|---|---|", *rows])


def scaled(n: int, maximum: int) -> float:
    """Return a count as a number from 0 to 1; counts beyond `maximum` become 1."""
    return n / maximum if n < maximum else 1.0


__all__ = ["Encoding", "Feature", "Floats", "Mask", "SparseArray", "scaled"]
