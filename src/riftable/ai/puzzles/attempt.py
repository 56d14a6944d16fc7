"""An attempt at a puzzle or a lesson, answer by answer: replies, the verdict, and where it went wrong."""

from __future__ import annotations

from typing import NamedTuple

from riftable.ai.puzzles.search_graph import GraphNode, SearchedAction
from riftable.core.event import Event
from riftable.core.rules import View


class Slip(NamedTuple):
    """The first answer after which the best was out of reach, and those that were better."""

    view: View  # what the seat saw when it answered
    move: int
    given: str  # in notation
    better: list[str]  # in notation
    better_moves: list[int]


class Verdict(NamedTuple):
    """What an attempt came to."""

    solved: bool
    value: int  # what was achieved
    best: int  # what can be achieved
    slip: Slip | None  # None if it was solved


class Attempt:
    """One attempt at an action. Other seats and chance give the worst reply there is for the solver.

    `events` is what has happened since the first position, `names` the moves in notation.
    """

    def __init__(self, solved: SearchedAction) -> None:
        self.solved = solved
        self.values = solved.values
        self.node = solved.root
        self.state = solved.graph.start.copy()
        self.events: list[Event] = []
        self.names: list[str] = []
        self.slip: Slip | None = None

    @property
    def is_over(self) -> bool:
        """Whether the action is over, so that `verdict` counts."""
        return not self.node.children

    def view(self) -> View:
        """Return what the solver sees now."""
        start = self.solved.game.view(self.solved.seat)
        if not self.names:  # the search may have dealt hidden cards in its own way
            return start
        now = self.solved.rules.view(self.state, self.solved.seat)
        return self.solved.graph.action.solver_view(start, now)

    def read(self, word: str) -> int:
        """Return the answer that a word means; raise `BadNotation` or `IllegalMove` if there is none."""
        return self.solved.rules.read(self.state, word)

    def answer(self, move: int) -> None:
        """Answer the question, and let the replies follow.

        Raise `IllegalMove` if it is no answer, `TooManyPositions` if what follows cannot be searched; then
        nothing has changed.
        """
        child = self.solved.graph.child(self.node, move)
        best = self.values.value(self.solved.root)
        if self.slip is None and self.values.value(child) < best:
            right = self.values.right_answers(self.node)
            better = [self.solved.name(self.node, one) for one in right]
            self.slip = Slip(self.view(), move, self.solved.name(self.node, move), better, right)
        self.advance(move, child)
        while self.node.children:
            if self.node.own:
                formality = self.solved.rules.formality(self.state)
                if formality is None:
                    return
                i = self.node.moves.index(formality)
            else:
                i = self.values.reply(self.node)
            self.advance(self.node.moves[i], self.node.children[i])

    def advance(self, move: int, child: GraphNode) -> None:
        """Make one move."""
        self.names.append(self.solved.name(self.node, move))
        self.state.apply(move, self.events)
        self.node = child

    def verdict(self) -> Verdict:
        """Return what the attempt comes to, if it goes on as well as possible."""
        best = self.values.value(self.solved.root)
        value = self.values.value(self.node)
        return Verdict(value >= best, value, best, self.slip if value < best else None)

    def best_answer(self) -> int:
        """Return an answer from which on the rest is as good as possible, and short."""
        return self.values.shortest_line(self.node)[0]


def play_solution(solved: SearchedAction) -> Attempt:
    """Return an attempt that has played a best line to its end, a short one."""
    attempt = Attempt(solved)
    while not attempt.is_over:
        attempt.answer(attempt.best_answer())
    return attempt
