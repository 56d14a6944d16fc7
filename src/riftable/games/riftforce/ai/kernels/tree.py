"""The search tree of `riftable.ai.tree` in arrays, grown over rows of a batch.

The same generator deals the same states and the same luck, so the tree is the same, number by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple, TypeAlias

from riftable.gamekit.kernels.chance import below
from riftable.games.riftforce.ai.kernels.jit import called_kernel, kernel
from riftable.games.riftforce.ai.kernels.policy import (
    MOVES_MASK,
    UNTRIED,
    Floats,
    finish_action,
    move_priors,
    step,
)
from riftable.games.riftforce.ai.kernels.value_net import Matrix, NetMatrices, net_logit
from riftable.games.riftforce.rl.batch.jit import Numbers
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    DECKS,
    HAND_WIDTH,
    HANDS,
    KNOWN,
    KNOWN_LEN,
    MADE,
    MAX_LISTED_MOVES,
    PILE_WIDTH,
    Q_COUNT,
    Q_SEAT,
    ROW,
    SEED,
    TURN,
    WINNER,
)
from riftable.games.riftforce.rl.batch.mutations import insert
from riftable.games.riftforce.rl.batch.tables import CFG_SEATS, CFG_SIDES
from riftable.games.riftforce.rules.ids import NUM_KINDS

FloatMatrix: TypeAlias = Sequence[Floats]

# Statistics of a node, as `SearchNode` has them.
PRIOR: Final = 0
VISITS: Final = 1
AVAILABILITY: Final = 2
VALUE_SUM: Final = 3
CHOICE_VALUE_SUM: Final = 4
CHOICES: Final = 5
STATISTICS: Final = 6

# Links of a node; -1 is none.
MOVE: Final = 0
FIRST_CHILD: Final = 1
NEXT_SIBLING: Final = 2  # ascending
LINKS: Final = 3

# Numbers about the search.
NODES: Final = 0  # how many nodes there are
LUCK: Final = 1  # the state of the generator
ROOT: Final = 2
SEARCHING_SEAT: Final = 3
FIXED_ANSWER: Final = 4  # with which all iterations begin; -1: there is none
NUMBERS: Final = 5

# Settings of the search.
EXPLORATION: Final = 0
FIRST_PLAY_REDUCTION: Final = 1
BEST_CHILD_WEIGHT: Final = 2
SETTINGS: Final = 3

SEQUENTIAL: Final = -(1 << 62)  # for MADE: chance draws from one generator, whose state is SEED


class Position(NamedTuple):
    """A position as a row, and what the seat that searches does not see."""

    row: Numbers
    clock: Numbers
    moves: Numbers
    unseen: Matrix  # by seat, the cards that may be in its hand or deck
    counts: Numbers  # by seat, how many these are
    held: Numbers  # by seat, how many of them it holds


class Scratch(NamedTuple):
    """Memory for what an iteration plays."""

    row: Numbers
    clock: Numbers
    moves: Numbers
    twin: Numbers
    twin_clock: Numbers
    twin_moves: Numbers
    units: Numbers
    cards: Numbers
    priors: Floats
    values: Floats  # of the leaf, by side
    path: Numbers  # nodes
    seats: Numbers  # who chose each of them
    begins: Numbers  # where the siblings of each of them begin in `siblings`
    siblings: Numbers  # nodes


class Nodes(NamedTuple):
    """The tree."""

    statistics: FloatMatrix
    links: Matrix
    numbers: Numbers


class Rulebook(NamedTuple):
    """What the kernels know about the rules, and about good play."""

    config: Numbers
    programs: Numbers
    weights: Floats
    net: NetMatrices
    settings: Floats


@kernel
def deal(p: Position, s: Scratch, t: Nodes, config: Numbers) -> None:
    """Fill the row of an iteration with a state that is consistent with the view."""
    g, c = s.row, s.clock
    for k in range(ROW):
        g[k] = p.row[k]
    for k in range(CLOCK):
        c[k] = p.clock[k]
    for k in range(MAX_LISTED_MOVES):
        s.moves[k] = p.moves[k]
    c[MADE] = SEQUENTIAL
    c[SEED] = t.numbers[LUCK]
    cards = s.cards
    for seat in range(config[CFG_SEATS]):
        if seat == t.numbers[SEARCHING_SEAT]:
            continue
        count = p.counts[seat]
        unseen = p.unseen[seat]
        for i in range(count):
            cards[i] = unseen[i]
        i = count - 1
        while i > 0:
            j = below(c, i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1
        hand = HANDS + seat * HAND_WIDTH
        size = g[KNOWN_LEN + seat]
        for k in range(size):
            g[hand + k] = g[KNOWN + seat * HAND_WIDTH + k]
        held = p.held[seat]
        for k in range(held):
            insert(g, hand, size + k, cards[k])
        # The rest is the deck, in order: counting is quicker than sorting.
        w = s.units
        for kind in range(NUM_KINDS):
            w[kind] = 0
        for k in range(held, count):
            w[cards[k]] += 1
        at = DECKS + seat * PILE_WIDTH
        for kind in range(NUM_KINDS):
            for _ in range(w[kind]):
                g[at] = kind
                at += 1


@kernel
def list_children(r: Rulebook, s: Scratch, t: Nodes, node: int, begin: int) -> bool:
    """List the nodes of the legal answers, and add those that are new; return False if there is no room."""
    count = s.row[Q_COUNT] & MOVES_MASK
    before = -1
    child = t.links[node][FIRST_CHILD]
    have_priors = False
    for i in range(count):
        move = s.moves[i]
        while child >= 0 and t.links[child][MOVE] < move:
            before = child
            child = t.links[child][NEXT_SIBLING]
        if child < 0 or t.links[child][MOVE] != move:
            if not have_priors:
                have_priors = True
                if t.numbers[NODES] + count > len(t.links):
                    return False
                move_priors(
                    s.row,
                    s.clock,
                    s.moves,
                    s.twin,
                    s.twin_clock,
                    s.twin_moves,
                    s.units,
                    r.config,
                    r.programs,
                    r.weights,
                    s.priors,
                )
            new = t.numbers[NODES]
            t.numbers[NODES] += 1
            for k in range(STATISTICS):
                t.statistics[new][k] = 0.0
            t.statistics[new][PRIOR] = s.priors[i]
            t.links[new][MOVE] = move
            t.links[new][FIRST_CHILD] = -1
            t.links[new][NEXT_SIBLING] = child
            if before < 0:
                t.links[node][FIRST_CHILD] = new
            else:
                t.links[before][NEXT_SIBLING] = new
            child = new
        s.siblings[begin + i] = child
        before = child
        child = t.links[child][NEXT_SIBLING]
    return True


@kernel
def select(r: Rulebook, s: Scratch, t: Nodes, node: int, begin: int, count: int) -> int:
    """Return the answer to try now, by PUCT with availability counts."""
    total = 0.0
    for i in range(count):
        total += t.statistics[s.siblings[begin + i]][PRIOR]
    scale = r.settings[EXPLORATION] / total
    unvisited = 0.5
    own = t.statistics[node]
    if own[CHOICES] > 0.0:
        unvisited = own[CHOICE_VALUE_SUM] / own[CHOICES] - r.settings[FIRST_PLAY_REDUCTION]
    best = s.siblings[begin]
    highest = UNTRIED
    for i in range(count):
        child = s.siblings[begin + i]
        of_child = t.statistics[child]
        n = of_child[VISITS]
        score = scale * of_child[PRIOR] * sqrt(of_child[AVAILABILITY] + 1.0) / (1.0 + n)
        score += of_child[VALUE_SUM] / n if n > 0.0 else unvisited
        if score > highest:
            highest = score
            best = child
    return best


@kernel
def evaluate_leaf(r: Rulebook, s: Scratch) -> None:
    """Play to the end of the action, and write the value of each side."""
    g, c = s.row, s.clock
    finish_action(g, c, s.moves, s.twin, s.twin_clock, s.twin_moves, s.units, r.config, r.programs, r.weights)
    side = 0
    chance = 0.5
    if g[Q_SEAT] < 0:
        if g[WINNER] >= 0:
            chance = 1.0
            side = g[WINNER]
    else:
        side = r.config[CFG_SIDES + (g[TURN] & 3)] & 1
        chance = 1.0 / (1.0 + exp(-net_logit(g, c, r.net, r.config)))
    s.values[side] = chance
    s.values[1 - side] = 1.0 - chance


@kernel
def back_up(r: Rulebook, s: Scratch, t: Nodes, depth: int) -> None:
    """Add the values of a leaf to all nodes of the path; see `Tree.back_up`."""
    weight = r.settings[BEST_CHILD_WEIGHT]
    fixed = t.numbers[FIXED_ANSWER] >= 0  # the answer at the root
    t.statistics[s.path[0]][VISITS] += 1.0
    i = depth - 1
    while i >= 0:
        side = r.config[CFG_SIDES + s.seats[i]] & 1
        value = s.values[side]
        child = t.statistics[s.path[i + 1]]
        child[VISITS] += 1.0
        child[VALUE_SUM] += value
        node = t.statistics[s.path[i]]
        node[CHOICE_VALUE_SUM] += value
        node[CHOICES] += 1.0
        best = 0.0
        for k in range(s.begins[i], s.begins[i + 1]):
            other = t.statistics[s.siblings[k]]
            if i > 0 or not fixed:
                other[AVAILABILITY] += 1.0
            if other[VISITS] > 0.0:
                best = max(best, other[VALUE_SUM] / other[VISITS])
        if weight > 0.0:
            value += weight * (best - value)
            s.values[side] = value
            s.values[1 - side] = 1.0 - value
        i -= 1


@kernel
def iterate(p: Position, r: Rulebook, s: Scratch, t: Nodes) -> bool:
    """Descend, evaluate a leaf, back its value up; return False, and count nothing, if there is no room."""
    deal(p, s, t, r.config)
    node = t.numbers[ROOT]
    s.path[0] = node
    s.begins[0] = 0
    depth = 0
    while s.row[Q_SEAT] >= 0:
        count = s.row[Q_COUNT] & MOVES_MASK
        begin = s.begins[depth]
        if depth + 2 > len(s.path) or begin + count > len(s.siblings):
            return False
        if not list_children(r, s, t, node, begin):
            return False
        child = -1
        if depth == 0 and t.numbers[FIXED_ANSWER] >= 0:
            for i in range(count):
                if s.moves[i] == t.numbers[FIXED_ANSWER]:
                    child = s.siblings[i]
        else:
            child = select(r, s, t, node, begin, count)
        s.seats[depth] = s.row[Q_SEAT]
        depth += 1
        s.path[depth] = child
        s.begins[depth] = begin + count
        step(s.row, s.clock, s.moves, s.units, r.config, r.programs, t.links[child][MOVE])
        node = child
        if t.statistics[child][VISITS] == 0.0 and count > 1:
            break
    evaluate_leaf(r, s)
    back_up(r, s, t, depth)
    t.numbers[LUCK] = s.clock[SEED]
    return True


@called_kernel
def run(p: Position, r: Rulebook, s: Scratch, t: Nodes, iterations: int) -> int:
    """Run iterations; return how many there was room for."""
    for i in range(iterations):
        if not iterate(p, r, s, t):
            return i
    return iterations
