"""Exhaustive search of a seat's own action: every answer, and the worst that others and chance may reply."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from riftable.ai.error_messages import BotMessage
from riftable.core.errors import RiftableError
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.rules import Rules, View
from riftable.gamekit.own_action import NOTHING_SPECIAL, Goal, OwnAction
from riftable.gamekit.puzzles import OwnAnswer


class TooManyPositions(RiftableError):
    """Raised for an action with too many continuations to be searched."""


class GraphNode:
    """A position of the search. `own`: the seat answers; else another seat or chance does."""

    __slots__ = ("children", "moves", "own", "state")

    def __init__(self, state: State, own: bool) -> None:
        self.state = state
        self.own = own
        self.moves: list[int] = []
        self.children: list[GraphNode] = []  # by move; none once the action is over


class ActionGraph:
    """All continuations of the action of a seat, from what the seat knows.

    Positions with the same future are one node. If there is an `only_goal`, replies after which nothing worse
    can come are not searched; with `stops` the action is over as soon as something of it is achieved. Raise
    `TooManyPositions` beyond `action.max_positions`.
    """

    def __init__(
        self,
        action: OwnAction,
        rules: Rules,
        view: View,
        only_goal: Goal | None = None,
        *,
        stops: bool = False,
    ) -> None:
        self.action = action
        self.rules = rules
        self.seat = int(view.seat)
        self.start = action.searched(rules, view)
        self.left = action.max_positions
        self.known: dict[Hashable, GraphNode] = {}
        self.judged: list[GraphNode] = []  # after answers that were not considered; values go by identity
        self.only_goal = None if only_goal is None else GoalValues(self, only_goal)
        self.stops = stops
        self.root = self.expand(self.start)
        self.positions = action.max_positions - self.left

    def expand(self, state: State) -> GraphNode:
        """Return the node of a position, with everything below it."""
        key = self.action.key(state, self.seat)
        found = None if key is None else self.known.get(key)
        if found is not None:
            return found
        self.left -= 1
        if self.left < 0:
            raise TooManyPositions(BotMessage.PUZZLE_TOO_LARGE)
        ask = state.ask
        node = GraphNode(state, ask is not None and ask.seat == self.seat)
        if ask is not None and not self.is_over(state):
            for move in self.action.considered(self.rules, state, self.seat):
                after = state.copy()
                after.step(move)
                node.moves.append(move)
                node.children.append(self.expand(after))
                if not node.own and self.is_worst(node.children[-1]):
                    break
        if key is not None:
            self.known[key] = node
        return node

    def is_over(self, state: State) -> bool:
        """Return whether the action is over in a position."""
        if self.stops and self.only_goal is not None and self.only_goal.achieved(state) > 0:
            return True
        return self.action.is_over(self.start, state, self.seat)

    def is_worst(self, node: GraphNode) -> bool:
        """Return whether nothing at all is achieved from a node on, so that no other reply need be tried."""
        only = self.only_goal
        return only is not None and only.value(node) == only.goal.least

    def child(self, node: GraphNode, move: int) -> GraphNode:
        """Return the node after an answer, which is searched now if it was not considered before.

        Raise `IllegalMove` if it is no answer, `TooManyPositions` if there is too much below it.
        """
        if move in node.moves:
            return node.children[node.moves.index(move)]
        after = node.state.copy()
        after.apply(move)
        self.left = self.action.max_positions
        found = self.expand(after)
        self.judged.append(found)
        return found


class GoalValues:
    """What can be achieved from each node of a graph, for one goal."""

    def __init__(self, graph: ActionGraph, goal: Goal, about: int = NOTHING_SPECIAL) -> None:
        self.graph = graph
        self.goal = goal
        self.about = about
        self.known: dict[int, int] = {}

    def reached(self, node: GraphNode) -> int:
        """Return what is achieved already in the position of a node."""
        return self.achieved(node.state)

    def achieved(self, state: State) -> int:
        """Return what is achieved already in a position."""
        return self.goal.value(self.graph.start, state, self.graph.seat, self.about)

    def value(self, node: GraphNode) -> int:
        """Return what the seat achieves for certain from a node on."""
        found = self.known.get(id(node))
        if found is None:
            if not node.children:
                found = self.reached(node)
            elif node.own:
                found = max(self.value(child) for child in node.children)
            else:
                found = min(self.value(child) for child in node.children)
            self.known[id(node)] = found
        return found

    def reply(self, node: GraphNode) -> int:
        """Return the index of the best answer of the seat, or of the worst reply; the first of equals."""
        values = [self.value(child) for child in node.children]
        return values.index(self.value(node))

    def right_answers(self, node: GraphNode) -> list[int]:
        """Return the answers of the seat after which the best value is still possible."""
        best = self.value(node)
        children = zip(node.moves, node.children, strict=True)
        return [move for move, child in children if self.value(child) == best]

    def shortest_line(self, node: GraphNode) -> list[int]:
        """Return a best line in which the seat answers as seldom as possible, to be shown to people."""
        known: dict[int, list[int]] = {}

        def line(node: GraphNode) -> list[int]:
            if not node.children:
                return []
            if id(node) not in known:
                best = self.value(node)
                indices = [i for i, child in enumerate(node.children) if self.value(child) == best]
                lines = [[node.moves[i], *line(node.children[i])] for i in indices[: None if node.own else 1]]
                known[id(node)] = min(lines, key=len)
            return known[id(node)]

        return line(node)

    def own_answers(self, node: GraphNode) -> list[OwnAnswer]:
        """Return the seat's own answers of the same line, with their positions."""
        found = []
        while node.children:
            i = self.reply(node)
            if node.own:
                found.append(OwnAnswer(node.state, node.moves[i]))
            node = node.children[i]
        return found

    def luck(self, root: GraphNode) -> float:
        """Return how often uniformly random answers achieve the best value, against the worst replies."""
        best = self.value(root)
        known: dict[int, float] = {}

        def chance(node: GraphNode) -> float:
            if self.value(node) < best:
                return 0.0
            found = known.get(id(node))
            if found is None:
                below = [chance(child) for child in node.children]
                found = 1.0 if not below else sum(below) / len(below) if node.own else min(below)
                known[id(node)] = found
            return found

        return chance(root)

    def runner_up(self, root: GraphNode) -> int | None:
        """Return the most that any line short of the best achieves; None if all are as good."""
        best = self.value(root)
        known: dict[int, int | None] = {}

        def below(node: GraphNode) -> int | None:
            if self.value(node) < best:
                return self.value(node)
            if id(node) not in known:
                children = node.children if node.own else node.children[:0]
                if not node.own and node.children:
                    children = [node.children[self.reply(node)]]
                found = [value for child in children if (value := below(child)) is not None]
                known[id(node)] = max(found, default=None)
            return known[id(node)]

        return below(root)

    def lines(self, node: GraphNode) -> Iterator[tuple[list[int], int]]:
        """Yield every line of the seat's own answers, with the worst replies, and what it achieves."""
        if not node.children:
            yield [], self.value(node)
            return
        indices = range(len(node.children)) if node.own else [self.reply(node)]
        for i in indices:
            for rest, value in self.lines(node.children[i]):
                yield [node.moves[i], *rest], value


class SearchedAction:
    """A position with the search of the action that begins there. `game` knows all cards, hidden ones too."""

    def __init__(self, game: Game, values: GoalValues) -> None:
        self.game = game
        self.rules = game.rules
        self.values = values
        self.graph = values.graph
        self.seat = self.graph.seat

    @property
    def root(self) -> GraphNode:
        """The node of the first position."""
        return self.graph.root

    def name(self, node: GraphNode, move: int) -> str:
        """Return a move of a node in notation."""
        return self.rules.label(node.state, move)

    def named(self, moves: list[int]) -> list[str]:
        """Return the names of moves from the root on."""
        names, node = [], self.root
        for move in moves:
            names.append(self.name(node, move))
            node = node.children[node.moves.index(move)]
        return names
