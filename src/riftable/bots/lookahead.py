"""Looking to the end of one's own action: for each answer, the best way to go on. It knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules

Worth: TypeAlias = Callable[[State, int], float]

BEAM: Final = 24  # unfinished lines kept at each step, best first
BUDGET: Final = 1500  # positions looked at for one answer, at most


class Line(NamedTuple):
    """An answer with what best follows it, nature's moves included, and what it comes to."""

    worth: float
    moves: tuple[int, ...]
    chance: bool  # whether nature had a say: another time it may come otherwise


class Node(NamedTuple):
    """A line under way, and how often nature has spoken in it."""

    line: Line
    state: State
    fates: int


def look_ahead(rules: Rules, world: State, seat: int, worth: Worth, rng: Rng) -> list[Line]:
    """For each legal answer in `world`, its best line to the end of the action of `seat`.

    `world` is an imagined one: what a seat's own action does never depends on what the others hide.
    The action ends with the next question to somebody else or the next action, so whatever the rules let
    follow at once, such as a trainer's plan, belongs to it. All lines have the same luck: none looks
    better because nature was kinder to it.
    """
    assert world.ask is not None
    luck = rng.bits()
    return [best_line(rules, world, seat, move, worth, luck) for move in world.ask.moves]


def best_line(rules: Rules, world: State, seat: int, first: int, worth: Worth, luck: int) -> Line:
    """The best line that begins with an answer, by a beam search."""
    root = follow(Node(Line(0.0, (), chance=False), world, 0), first, seat, worth, luck)
    beam = [] if is_done(rules, root.state, seat) else [root]
    best = root
    done = not beam
    left = BUDGET
    while beam and left > 0:
        grown: list[Node] = []
        for node in beam:
            assert node.state.ask is not None
            for move in node.state.ask.moves:
                left -= 1
                child = follow(node, move, seat, worth, luck)
                if not is_done(rules, child.state, seat):
                    grown.append(child)
                elif not done or child.line.worth > best.line.worth:
                    best, done = child, True
        # Stable, so that equals keep the order of their moves and the choice is the same everywhere.
        grown.sort(key=lambda node: -node.line.worth)
        beam = grown[:BEAM]
    return best.line


def follow(node: Node, move: int, seat: int, worth: Worth, luck: int) -> Node:
    """One answer further, and whatever nature says to it."""
    s = node.state.copy()
    s.step(move)
    moves = [*node.line.moves, move]
    fates = node.fates
    while s.ask is not None and s.ask.seat == CHANCE:
        fate = s.ask.sample(Rng(luck, fates))
        s.step(fate)
        moves.append(fate)
        fates += 1
    return Node(Line(worth(s, seat), tuple(moves), fates > 0), s, fates)


def is_done(rules: Rules, s: State, seat: int) -> bool:
    """Whether the action of a seat is over."""
    return s.ask is None or s.ask.seat != seat or rules.at_rest(s)
