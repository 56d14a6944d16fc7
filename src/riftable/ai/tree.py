"""The tree of an information-set search: one for all worlds a seat may be in, grown move by move.

Each round deals a world that fits what the seat sees, walks down the answers that are legal in it, adds
one node, and lets the game's knowledge say what came of it. Nature has no nodes: what it says is dealt anew
each time, so a node stands for a line of play, not for a position. What is hidden, nobody's line depends on
more than its own chooser could know, for the values of all worlds meet in the same node.
"""

from __future__ import annotations

from math import sqrt
from typing import final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import Knowledge


@final
class Node:
    """An answer in the line of play from the root, and how it went.

    Not marked as acyclic, though it is: CPython frees deeply nested objects by way of their garbage collector
    header, which acyclic classes do not have, and a long line of play would corrupt memory.
    """

    move: i64
    weight: float  # what knowledge thought of it at first
    # Counts are floats, because they are divided by all the time.
    visits: float = 0.0
    offered: float = 0.0  # in how many visits of its parent it was legal
    total: float = 0.0  # sum of the values for the seat that chose it
    kids: list[Node]  # answers that were legal in some world so far, ascending
    below: float = 0.0  # sum of the values for the seat that chooses here
    chosen: float = 0.0  # how often somebody chose here

    def __init__(self, move: i64, weight: float) -> None:
        self.move = move
        self.weight = weight
        self.kids = []

    def mean(self) -> float:
        """What it was worth, on average, to the seat that chose it."""
        return self.total / self.visits if self.visits else 0.5


@final
class Tree:
    """A search from one view."""

    rules: Rules
    knowledge: Knowledge
    explore: float  # how much a rarely tried answer is worth a try
    thrift: float  # how much less an untried answer promises than what its parent is worth
    trust: float  # how much the best answer so far counts for its parent, where there are two sides
    legal: list[Node]  # what could be answered where somebody chose last
    wide: bool  # whether the first answers are all looked at, not only those that knowledge thinks of
    sides: list[int]
    root: Node

    def __init__(
        self, rules: Rules, knowledge: Knowledge, explore: float, thrift: float, trust: float
    ) -> None:
        self.rules = rules
        self.sides = rules.sides
        self.trust = trust if max(rules.sides) == 1 else 0.0
        self.knowledge = knowledge
        self.explore = explore
        self.thrift = thrift
        self.legal = []
        self.wide = False
        self.root = Node(-1, 1.0)

    def grow(self, view: View, iterations: i64, rng: Rng) -> None:
        """So many worlds, each walked once."""
        for _ in range(iterations):
            self.walk(self.rules.imagine(view, rng), rng, -1)

    def grow_from(self, view: View, first: i64, iterations: i64, rng: Rng) -> None:
        """So many worlds, each walked once, and all by the same first answer."""
        for _ in range(iterations):
            self.walk(self.rules.imagine(view, rng), rng, first)

    def walk(self, s: State, rng: Rng, first: i64) -> None:
        """One walk down the tree and back, through a world of its own; `first` is a first answer, or -1."""
        node = self.root
        path: list[Node] = [node]
        offers: list[list[Node]] = []
        seats: list[int] = []
        while True:
            ask = s.ask
            if ask is None:
                break
            moves = ask.listed
            if moves is None:
                s.step(ask.sample(rng))
                continue
            if seats or not self.wide:
                moves = self.knowledge.narrow(s)
            if first >= 0 and not seats:
                self.legal = self.meet(node, s, moves)
                kid = self.legal[moves.index(first)]
            else:
                kid = self.select(node, s, moves)
            path.append(kid)
            offers.append(self.legal)
            seats.append(ask.seat)
            s.step(kid.move)
            node = kid
            if kid.visits == 0.0 and len(moves) > 1:
                break
        self.back(path, offers, seats, self.knowledge.value(s, rng))

    def back(self, path: list[Node], offers: list[list[Node]], seats: list[int], values: list[float]) -> None:
        """Tells every answer on the way what came of it.

        Who chooses would not choose what turned out badly, so above each choice counts, with `trust`, what
        the best answer in this world is worth by now instead of what was tried this time.
        """
        i: i64 = len(seats) - 1
        path[0].visits += 1.0
        while i >= 0:
            seat: i64 = seats[i]
            kid = path[i + 1]
            node = path[i]
            value: float = values[seat]
            kid.visits += 1.0
            kid.total += value
            node.below += value
            node.chosen += 1.0
            if self.trust > 0.0:
                best: float = 0.0
                for other in offers[i]:
                    if other.visits > 0.0:
                        mean: float = other.total / other.visits
                        best = max(best, mean)
                value += self.trust * (best - value)
                side: i64 = self.sides[seat]
                values = [value if one == side else 1.0 - value for one in self.sides]
            i -= 1

    def plant(self, world: State, moves: list[int], weight: float) -> None:
        """Makes a line of play likely to be tried: `weight` times as likely as all others together."""
        s = world.copy()
        node = self.root
        for move in moves:
            ask = s.ask
            assert ask is not None
            if ask.listed is not None:
                legal = self.meet(node, s, ask.listed)
                total: float = 0.0
                for kid in legal:
                    total += kid.weight
                for kid in legal:
                    if kid.move == move:
                        node = kid
                share: float = weight * (total - node.weight)
                node.weight = max(node.weight, share)
            s.step(move)

    def select(self, node: Node, s: State, moves: list[int]) -> Node:
        """The answer to try now: good so far, or not tried enough."""
        kids = node.kids
        legal = kids
        if len(kids) != len(moves) or not same(kids, moves):
            legal = self.meet(node, s, moves)
        self.legal = legal
        total: float = 0.0
        for kid in legal:
            total += kid.weight
        scale: float = self.explore / total
        unknown: float = 0.5
        if node.chosen:
            unknown = node.below / node.chosen - self.thrift
        best = legal[0]
        most: float = -1e9
        for kid in legal:
            kid.offered += 1.0
            n: float = kid.visits
            score: float = scale * kid.weight * sqrt(kid.offered) / (1.0 + n)
            if n:
                score += kid.total / n
            else:
                score += unknown
            if score > most:
                most = score
                best = kid
        return best

    def meet(self, node: Node, s: State, moves: list[int]) -> list[Node]:
        """The nodes of the legal answers; those not met before join the tree."""
        kids = node.kids
        weights: list[float] | None = None
        legal: list[Node] = []
        grown: list[Node] = []
        at: i64 = 0
        size: i64 = len(kids)
        for i, move in enumerate(moves):
            while at < size and kids[at].move < move:
                grown.append(kids[at])
                at += 1
            if at < size and kids[at].move == move:
                kid = kids[at]
                at += 1
            else:
                if weights is None:
                    weights = self.knowledge.weigh(s, moves)
                kid = Node(move, weights[i])
            grown.append(kid)
            legal.append(kid)
        if weights is not None:
            grown.extend(kids[at:])
            node.kids = grown
        return legal


def same(kids: list[Node], moves: list[int]) -> bool:
    """Whether the nodes are those of exactly these answers; both have the same length."""
    for i in range(len(moves)):  # noqa: SIM110 - a generator costs more than it reads better here
        if kids[i].move != moves[i]:
            return False
    return True
