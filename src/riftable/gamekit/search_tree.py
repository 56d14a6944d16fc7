"""What a search needs of its tree. `riftable.ai.tree` has that of all games; a game may have a faster one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import View


class SearchTreeNode(Protocol):
    """An answer in a line of play from the root, with its statistics."""

    prior: float

    @property
    def move(self) -> int:
        """The answer."""

    @property
    def visits(self) -> float:
        """How many iterations went through it."""

    @property
    def value_sum(self) -> float:
        """The sum of their values, for the seat that chose it."""

    @property
    def children(self) -> Sequence[SearchTreeNode]:
        """Answers that were legal in any state so far, ascending."""

    def mean(self) -> float:
        """Return the mean value for the seat that chose this answer; 0.5 before the first visit."""


class SearchTree(Protocol):
    """A search from one view."""

    all_root_moves: bool  # whether all answers are tried at the root, not only the candidates

    @property
    def root(self) -> SearchTreeNode:
        """The node of the view."""

    def keep(self, root: SearchTreeNode) -> None:
        """Go on with a node of an earlier tree as the root; one of another kind of tree is ignored."""

    def run(self, view: View, iterations: int, rng: Rng) -> None:
        """Run iterations, each in a newly imagined state."""

    def run_from(self, view: View, first: int, iterations: int, rng: Rng) -> None:
        """Run iterations that all begin with the answer `first`."""

    def add_line(self, state: State, moves: list[int], weight: float) -> None:
        """Add a line of play with high priors: each answer gets `weight` times those of its siblings."""
