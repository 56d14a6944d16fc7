"""The level of a puzzle, 1 to 6: how many of five ever more careful solvers fail at it.

A solver thinks through the action answer by answer and keeps only so many lines in mind, the most promising
ones by what they have achieved so far and by the evaluation of the bots; replies to an answer are looked at
only if it is kept. How many lines the five solvers keep depends on the game (`PuzzleBook.beam_widths`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.ai.puzzles.search_graph import GoalValues, GraphNode
from riftable.gamekit.evaluation import Evaluator

WIDTHS: Final = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)
UNSOLVED: Final = 1 << 30  # more lines than any solver keeps in mind
LEVELS: Final = range(1, 7)


class Promise:
    """How good an unfinished line looks."""

    def __init__(self, values: GoalValues, evaluator: Evaluator) -> None:
        self.values = values
        self.evaluator = evaluator
        self.known: dict[int, float] = {}

    def __call__(self, node: GraphNode) -> float:
        """Return a number for the position of a node; higher is better."""
        found = self.known.get(id(node))
        if found is None:
            found = self.values.reached(node) + self.evaluator.evaluate(node.state, self.values.graph.seat)
            self.known[id(node)] = found
        return found


def effort(values: GoalValues, root: GraphNode, evaluator: Evaluator) -> int:
    """Return how many lines the first solver that finds a solution keeps in mind: one of `WIDTHS`.

    `UNSOLVED` if none of them does.
    """
    promise = Promise(values, evaluator)
    return next((width for width in WIDTHS if is_solved(values, root, promise, width)), UNSOLVED)


def level_for(effort: int, beam_widths: Sequence[int]) -> int:
    """Return the level of a puzzle that takes so much effort: one more than the solvers that fail."""
    return 1 + sum(width < effort for width in beam_widths)


def is_solved(values: GoalValues, root: GraphNode, promise: Promise, width: int) -> bool:
    """Return whether a solver that keeps `width` lines in mind finds a solution."""
    best = values.value(root)
    lines = [settled(values, root)]
    while lines:
        longer = [child for node in lines for child in node.children]
        # A stable sort: of equal lines the first ones stay, so the level is the same everywhere.
        longer.sort(key=lambda node: -promise(node))
        lines = []
        for child in longer[:width]:
            after = settled(values, child)
            if after.children:
                lines.append(after)
            elif values.value(after) == best:
                return True
    return False


def settled(values: GoalValues, node: GraphNode) -> GraphNode:
    """Return the node at which the seat is asked next, after the worst replies to its last answer."""
    while node.children and not node.own:
        node = node.children[values.reply(node)]
    return node
