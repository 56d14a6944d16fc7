"""KernelTree: the search tree of `riftable.ai.tree`, grown by kernels where numba is installed.

With equal settings and an equal generator it has the same nodes with the same numbers, so a bot answers alike
with it and without it, only sooner.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import SearchHooks
from riftable.gamekit.kernels.jit import COMPILED, call_kernel
from riftable.gamekit.search_tree import SearchTreeNode
from riftable.gamekit.strategy import SearchSettings
from riftable.games.riftforce.ai.kernels import tree
from riftable.games.riftforce.ai.kernels.tree import (
    FIRST_CHILD,
    FIXED_ANSWER,
    LINKS,
    LUCK,
    MOVE,
    NEXT_SIBLING,
    NODES,
    NUMBERS,
    PRIOR,
    ROOT,
    SEARCHING_SEAT,
    SETTINGS,
    STATISTICS,
    VALUE_SUM,
    VISITS,
    Nodes,
    Position,
    Rulebook,
    Scratch,
    run,
)
from riftable.games.riftforce.ai.kernels.value_net import NetMatrices, net_matrices, with_own_layers
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.ai.value_net import ValueNet
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    MAX_LISTED_MOVES,
    PILE_WIDTH,
    QUOTA,
    ROW,
    SEATS,
    UNITS,
)
from riftable.games.riftforce.rl.batch.state_rows import row_from_state, write_large_numbers
from riftable.games.riftforce.rl.batch.tables import Tables, tables
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import HAND
from riftable.games.riftforce.rules.view import RiftView

FIRST_NODES: Final = 4096  # room at first; doubled whenever it is used up
FIRST_DEPTH: Final = 512
SIBLINGS: Final = 16  # room for each step of a path, about; some steps have more
MOST_DAMAGE: Final = 99  # of a unit, that a number of a row holds
CACHED_RULES: Final = 16  # whose tables and nets are kept


@lru_cache(maxsize=CACHED_RULES)
def matrices(net: ValueNet, rules: Riftforce) -> NetMatrices:
    """Return the weights of a value net as the kernels read them."""
    return net_matrices(net.parts, rules.config.challenges)


@lru_cache(maxsize=CACHED_RULES)
def rule_tables(rules: Riftforce) -> Tables:
    """Return rules as the kernels read them."""
    return tables(rules)


@lru_cache(maxsize=CACHED_RULES)
def linear_weights(hooks: RiftforceSearchHooks) -> Any:
    """Return the weights of the quick policy as the kernels read them."""
    return as_array(hooks.weights)


def marker() -> Path:
    """Return the file that says that this numba has compiled the kernels, for this processor and source."""
    dispatcher: Any = run
    numba = import_module("numba")
    processor = import_module("numba.core.registry").cpu_target.target_context.codegen().magic_tuple()
    source = Path(tree.__file__).stat()
    told = (numba.__version__, sys.implementation.cache_tag, processor, source.st_mtime_ns, source.st_size)
    return Path(dispatcher.stats.cache_path) / f"compiled-{sha256(repr(told).encode()).hexdigest()[:16]}"


def compiled_earlier() -> bool:
    """Return whether the kernels need not be compiled first, which takes most of a minute."""
    return COMPILED and marker().exists()


def remember_compiled() -> None:
    """Note that the kernels are in the cache."""
    if COMPILED:
        marker().touch()


def fits(view: RiftView) -> bool:
    """Return whether a row of a batch can hold a position; one that people set up may have too much."""
    units = [unit for row in view.rows for unit in row]
    cards = len(units) + sum(view.hands) + sum(view.decks) + sum([len(pile) for pile in view.discards])
    return (
        cards <= UNITS
        and max(view.hands) <= HAND
        and max(map(len, view.guilds)) <= QUOTA
        and all([unit.hurt <= MOST_DAMAGE for unit in units])
    )


def fast_tree(rules: Rules, hooks: SearchHooks, settings: SearchSettings, view: View) -> KernelTree | None:
    """Return a tree for a view, or None if only the tree of all games can search it: see `KernelTree`."""
    assert isinstance(view, RiftView)
    assert isinstance(rules, Riftforce)
    if not isinstance(hooks, RiftforceSearchHooks) or hooks.value_net is None:
        return None
    if view.round == 0 or not fits(view):
        return None
    return KernelTree(rules, hooks, settings)


class Memory:
    """The arrays of a tree. A subtree that is kept shares those of the tree that it was part of."""

    def __init__(self) -> None:
        self.statistics = zeros((FIRST_NODES, STATISTICS), np.float64)
        self.links = zeros((FIRST_NODES, LINKS), np.int32)
        self.numbers = zeros(NUMBERS, np.int64)
        self.make_paths(FIRST_DEPTH)

    def make_paths(self, depth: int) -> None:
        """Make room for the path of an iteration."""
        self.path, self.seats, self.begins = (zeros(depth + 1, np.int32) for _ in range(3))
        self.siblings = zeros(depth * SIBLINGS, np.int32)

    def grow(self) -> None:
        """Make twice as much room for nodes if they are short, else for paths."""
        if self.numbers[NODES] + MAX_LISTED_MOVES <= len(self.links):
            self.make_paths(2 * len(self.path))
            return
        self.statistics = np.concatenate([self.statistics, np.zeros_like(self.statistics)])
        self.links = np.concatenate([self.links, np.zeros_like(self.links)])

    def add_node(self, move: int, prior: float) -> int:
        """Add a node without a place in the tree, and return its number."""
        new = int(self.numbers[NODES])
        if new == len(self.links):
            self.grow()
        self.statistics[new] = 0.0
        self.statistics[new, PRIOR] = prior
        self.links[new] = move, -1, -1
        self.numbers[NODES] = new + 1
        return new


def as_array(numbers: Any) -> Any:
    """Return numbers as an array, which kernels take for rows of numbers."""
    return np.array(numbers)


def zeros(size: int | tuple[int, int], kind: Any) -> Any:
    """Return an array, which kernels take for a row, or a list of rows, of numbers."""
    return np.zeros(size, kind)


def new_scratch(memory: Memory) -> Scratch:
    """Return memory for what an iteration plays in a tree."""
    return Scratch(
        row=zeros(ROW, np.int8),
        clock=zeros(CLOCK, np.int64),
        moves=zeros(MAX_LISTED_MOVES, np.int16),
        twin=zeros(ROW, np.int8),
        twin_clock=zeros(CLOCK, np.int64),
        twin_moves=zeros(MAX_LISTED_MOVES, np.int16),
        units=zeros(UNITS, np.int8),
        cards=zeros(PILE_WIDTH, np.int8),
        priors=zeros(MAX_LISTED_MOVES, np.float64),
        values=zeros(2, np.float64),
        path=memory.path,
        seats=memory.seats,
        begins=memory.begins,
        siblings=memory.siblings,
    )


class KernelNode:
    """A node, as searchers read it."""

    def __init__(self, memory: Memory, number: int) -> None:
        self.memory = memory
        self.number = number

    @property
    def move(self) -> int:
        return int(self.memory.links[self.number, MOVE])

    @property
    def visits(self) -> float:
        return float(self.memory.statistics[self.number, VISITS])

    @property
    def prior(self) -> float:
        return float(self.memory.statistics[self.number, PRIOR])

    @prior.setter
    def prior(self, prior: float) -> None:
        self.memory.statistics[self.number, PRIOR] = prior

    @property
    def value_sum(self) -> float:
        return float(self.memory.statistics[self.number, VALUE_SUM])

    @property
    def children(self) -> list[KernelNode]:
        """The nodes of answers that were legal in any state so far, ascending."""
        found = []
        links = self.memory.links
        child = int(links[self.number, FIRST_CHILD])
        while child >= 0:
            found.append(KernelNode(self.memory, child))
            child = int(links[child, NEXT_SIBLING])
        return found

    def mean(self) -> float:
        """Return the mean value for the seat that chose this answer; 0.5 before the first visit."""
        return self.value_sum / self.visits if self.visits else 0.5


class KernelTree:
    """A search from one view after the draft."""

    def __init__(self, rules: Riftforce, hooks: RiftforceSearchHooks, settings: SearchSettings) -> None:
        self.rules = rules
        self.hooks = hooks
        self.all_root_moves = False  # there are no moves but candidates
        assert hooks.value_net is not None
        config, programs = (as_array(one) for one in rule_tables(rules))
        best = settings.best_child_weight if max(rules.sides) == 1 else 0.0
        numbers = as_array([settings.exploration, settings.first_play_reduction, best])
        assert len(numbers) == SETTINGS
        self.rulebook = Rulebook(
            config,
            programs,
            linear_weights(hooks),
            with_own_layers(matrices(hooks.value_net, rules)),
            numbers,
        )
        self.memory = Memory()
        self.memory.add_node(-1, 1.0)
        self.root = KernelNode(self.memory, 0)
        self.scratch = new_scratch(self.memory)
        self.position: Position | None = None
        self.view: View | None = None

    def keep(self, root: SearchTreeNode) -> None:
        """Go on with a node of an earlier tree as the root; one of another kind of tree is ignored."""
        if isinstance(root, KernelNode):
            self.root = root
            self.memory = root.memory
            self.scratch = new_scratch(self.memory)

    def run(self, view: View, iterations: int, rng: Rng) -> None:
        """Run iterations, each in a newly imagined state."""
        self.run_from(view, -1, iterations, rng)

    def run_from(self, view: View, first: int, iterations: int, rng: Rng) -> None:
        """Run iterations that all begin with the answer `first`; -1: with any."""
        if first >= 0 and first not in asked(view):
            raise ValueError(f"{first} is no legal answer")
        if view is not self.view:
            self.view, self.position = view, self.position_of(view)
        memory = self.memory
        memory.numbers[[LUCK, ROOT, SEARCHING_SEAT, FIXED_ANSWER]] = (
            rng.x,
            self.root.number,
            int(view.seat),
            first,
        )
        left = iterations
        while left > 0:
            nodes = Nodes(memory.statistics, memory.links, memory.numbers)
            left -= int(call_kernel(run, self.position, self.rulebook, self.scratch, nodes, left))
            if left > 0:
                memory.grow()
                self.scratch = new_scratch(memory)
        rng.x = int(memory.numbers[LUCK])

    def position_of(self, view: View) -> Position:
        """Return a view as the kernels read it."""
        assert isinstance(view, RiftView)
        s = self.rules.imagine(view, Rng())
        assert s.ask is not None
        clock = zeros(CLOCK, np.int64)
        write_large_numbers(s, clock)
        moves = zeros(MAX_LISTED_MOVES, np.int16)
        moves[: len(s.ask.moves)] = s.ask.moves
        unseen = zeros((SEATS, PILE_WIDTH), np.int8)
        counts, held = zeros(SEATS, np.int64), zeros(SEATS, np.int64)
        for seat, cards in enumerate(view.unseen):
            unseen[seat, : len(cards)] = cards
            counts[seat] = len(cards)
            held[seat] = view.hands[seat] - len(view.known[seat])
        row = as_array(np.frombuffer(row_from_state(s), np.int8))
        return Position(row, clock, moves, unseen, counts, held)

    def add_line(self, state: State, moves: list[int], weight: float) -> None:
        """Add a line of play with high priors: each answer gets `weight` times those of its siblings."""
        s = state.copy()
        statistics, node = self.memory.statistics, self.root.number
        for move in moves:
            ask = s.ask
            assert ask is not None
            if ask.listed is not None:
                legal = self.children_for(node, s, ask.listed)
                statistics = self.memory.statistics
                total = 0.0
                for child in legal:
                    total += float(statistics[child, PRIOR])
                node = legal[ask.listed.index(move)]
                prior = float(statistics[node, PRIOR])
                statistics[node, PRIOR] = max(prior, weight * (total - prior))
            s.step(move)

    def children_for(self, node: int, s: State, moves: list[int]) -> list[int]:
        """Return the nodes of these answers; those that are new are added to the children."""
        priors: list[float] | None = None
        legal: list[int] = []
        before, child = -1, int(self.memory.links[node, FIRST_CHILD])
        for i, move in enumerate(moves):
            while child >= 0 and self.memory.links[child, MOVE] < move:
                before, child = child, int(self.memory.links[child, NEXT_SIBLING])
            if child < 0 or self.memory.links[child, MOVE] != move:
                if priors is None:
                    priors = self.hooks.move_priors(s, moves)
                new = self.memory.add_node(move, priors[i])
                self.memory.links[new, NEXT_SIBLING] = child
                if before < 0:
                    self.memory.links[node, FIRST_CHILD] = new
                else:
                    self.memory.links[before, NEXT_SIBLING] = new
                child = new
            legal.append(child)
            before, child = child, int(self.memory.links[child, NEXT_SIBLING])
        return legal
