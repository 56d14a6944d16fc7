"""The tree of an information-set Monte-Carlo tree search, shared by all states that fit a view.

Each iteration deals a state that is consistent with the view (a determinization), descends through answers
that are legal in it, adds one node and evaluates the position there with the game's search hooks. Chance has
no nodes: it answers anew in each iteration, so a node stands for a line of play, not for a position. Values
of all states meet in the same node, so no choice can depend on more than its chooser knows.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import SearchHooks

FLAT_SIZE: Final = 8  # numbers of a flattened node


@final
class SearchNode:
    """An answer in a line of play from the root, with its statistics.

    Not marked as acyclic, though it is: CPython frees deeply nested objects one after another by way of their
    garbage collector header. Acyclic classes have none, and a long line of play would overflow the stack.
    """

    move: i64
    prior: float
    # Counts are floats, because they are divided by all the time.
    visits: float = 0.0
    availability: float = 0.0  # in how many visits of its parent it was legal
    value_sum: float = 0.0  # for the seat that chose it
    children: list[SearchNode]  # answers that were legal in any state so far, ascending
    choice_value_sum: float = 0.0  # of the values of its children, each for the seat that chose it
    choices: float = 0.0  # how often one of its children was chosen

    def __init__(self, move: i64, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.children = []

    def mean(self) -> float:
        """Return the mean value for the seat that chose this answer; 0.5 before the first visit."""
        return self.value_sum / self.visits if self.visits else 0.5

    def __reduce__(self) -> tuple[object, ...]:
        return unflatten, (self.flatten(),)

    def flatten(self) -> list[float]:
        """Return the node and all below it as numbers, each node before its children.

        A list, because a line of play may be deeper than `pickle` and `copy` can follow.
        """
        flat: list[float] = []
        todo = [self]
        while todo:
            node = todo.pop()
            flat += [float(node.move), node.prior, node.visits, node.availability, node.value_sum]
            flat += [node.choice_value_sum, node.choices, float(len(node.children))]
            todo += reversed(node.children)
        return flat


def unflatten(flat: list[float]) -> SearchNode:
    """Return the node that `flatten` has written."""
    above_root = SearchNode(0, 0.0)
    above = [(above_root, 1)]  # nodes with the number of children that are still to come
    for start in range(0, len(flat), FLAT_SIZE):
        node = SearchNode(int(flat[start]), flat[start + 1])
        node.visits, node.availability, node.value_sum = flat[start + 2], flat[start + 3], flat[start + 4]
        node.choice_value_sum, node.choices = flat[start + 5], flat[start + 6]
        parent, missing = above.pop()
        parent.children.append(node)
        if missing > 1:
            above.append((parent, missing - 1))
        if flat[start + 7]:
            above.append((node, int(flat[start + 7])))
    return above_root.children[0]


@final
class Tree:
    """A search from one view."""

    rules: Rules
    hooks: SearchHooks
    exploration: float
    first_play_reduction: float
    best_child_weight: float
    legal: list[SearchNode]  # the nodes that `select` chose from last
    all_root_moves: bool  # whether all answers are tried at the root, not only the candidates
    sides: list[int]
    root: SearchNode

    def __init__(
        self,
        rules: Rules,
        hooks: SearchHooks,
        exploration: float,
        first_play_reduction: float,
        best_child_weight: float,
    ) -> None:
        self.rules = rules
        self.sides = rules.sides
        self.best_child_weight = best_child_weight if max(rules.sides) == 1 else 0.0
        self.hooks = hooks
        self.exploration = exploration
        self.first_play_reduction = first_play_reduction
        self.legal = []
        self.all_root_moves = False
        self.root = SearchNode(-1, 1.0)

    def keep(self, root: object) -> None:
        """Go on with a node of an earlier tree as the root; one of another kind of tree is ignored."""
        if isinstance(root, SearchNode):
            self.root = root

    def run(self, view: View, iterations: i64, rng: Rng) -> None:
        """Run iterations, each in a newly imagined state."""
        for _ in range(iterations):
            self.iterate(self.rules.imagine(view, rng), rng, -1)

    def run_from(self, view: View, first: i64, iterations: i64, rng: Rng) -> None:
        """Run iterations that all begin with the answer `first`."""
        for _ in range(iterations):
            self.iterate(self.rules.imagine(view, rng), rng, first)

    def iterate(self, s: State, rng: Rng, first: i64) -> None:
        """Descend from the root through `s`, evaluate a leaf and back its value up.

        `first` fixes the answer at the root; -1 leaves it to `select`.
        """
        node = self.root
        path: list[SearchNode] = [node]
        siblings: list[list[SearchNode]] = []
        seats: list[int] = []
        while True:
            ask = s.ask
            if ask is None:
                break
            moves = ask.listed
            if moves is None:
                s.step(ask.sample(rng))
                continue
            if seats or not self.all_root_moves:
                moves = self.hooks.candidate_moves(s)
            if first >= 0 and not seats:
                self.legal = self.children_for(node, s, moves)
                child = self.legal[moves.index(first)]
            else:
                child = self.select(node, s, moves)
            path.append(child)
            siblings.append(self.legal)
            seats.append(ask.seat)
            s.step(child.move)
            node = child
            if child.visits == 0.0 and len(moves) > 1:
                break
        self.back_up(path, siblings, seats, self.hooks.evaluate_leaf(s, rng))

    def back_up(
        self,
        path: list[SearchNode],
        siblings: list[list[SearchNode]],
        seats: list[int],
        values: list[float],
    ) -> None:
        """Add the values of a leaf, by seat, to all nodes of a path.

        A player would not repeat an answer that turned out badly. So what is backed up above a choice is
        shifted, by `best_child_weight`, toward the mean of the best answer that was legal in this state.
        """
        i: i64 = len(seats) - 1
        path[0].visits += 1.0
        while i >= 0:
            seat: i64 = seats[i]
            child = path[i + 1]
            node = path[i]
            value: float = values[seat]
            child.visits += 1.0
            child.value_sum += value
            node.choice_value_sum += value
            node.choices += 1.0
            if self.best_child_weight > 0.0:
                best: float = 0.0
                for other in siblings[i]:
                    if other.visits > 0.0:
                        mean: float = other.value_sum / other.visits
                        best = max(best, mean)
                value += self.best_child_weight * (best - value)
                side: i64 = self.sides[seat]
                values = [value if one == side else 1.0 - value for one in self.sides]
            i -= 1

    def add_line(self, state: State, moves: list[int], weight: float) -> None:
        """Add a line of play with high priors: each answer gets `weight` times those of its siblings."""
        s = state.copy()
        node = self.root
        for move in moves:
            ask = s.ask
            assert ask is not None
            if ask.listed is not None:
                legal = self.children_for(node, s, ask.listed)
                total: float = 0.0
                for child in legal:
                    total += child.prior
                for child in legal:
                    if child.move == move:
                        node = child
                share: float = weight * (total - node.prior)
                node.prior = max(node.prior, share)
            s.step(move)

    def select(self, node: SearchNode, s: State, moves: list[int]) -> SearchNode:
        """Return the answer to try now, by PUCT with availability counts."""
        children = node.children
        legal = children
        if len(children) != len(moves) or not have_moves(children, moves):
            legal = self.children_for(node, s, moves)
        self.legal = legal
        total: float = 0.0
        for child in legal:
            total += child.prior
        scale: float = self.exploration / total
        unvisited: float = 0.5
        if node.choices:
            unvisited = node.choice_value_sum / node.choices - self.first_play_reduction
        best = legal[0]
        highest: float = -1e9
        for child in legal:
            child.availability += 1.0
            n: float = child.visits
            score: float = scale * child.prior * sqrt(child.availability) / (1.0 + n)
            if n:
                score += child.value_sum / n
            else:
                score += unvisited
            if score > highest:
                highest = score
                best = child
        return best

    def children_for(self, node: SearchNode, s: State, moves: list[int]) -> list[SearchNode]:
        """Return the nodes of these answers; those that are new are added to the children."""
        children = node.children
        priors: list[float] | None = None
        legal: list[SearchNode] = []
        merged: list[SearchNode] = []
        at: i64 = 0
        size: i64 = len(children)
        for i, move in enumerate(moves):
            while at < size and children[at].move < move:
                merged.append(children[at])
                at += 1
            if at < size and children[at].move == move:
                child = children[at]
                at += 1
            else:
                if priors is None:
                    priors = self.hooks.move_priors(s, moves)
                child = SearchNode(move, priors[i])
            merged.append(child)
            legal.append(child)
        if priors is not None:
            merged.extend(children[at:])
            node.children = merged
        return legal


def have_moves(children: list[SearchNode], moves: list[int]) -> bool:
    """Return whether the nodes are those of exactly these answers; both lists have the same length."""
    for i in range(len(moves)):  # noqa: SIM110 - a generator is slower when compiled
        if children[i].move != moves[i]:
            return False
    return True
