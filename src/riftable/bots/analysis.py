"""What a search thinks of the answers to a question: for hints, and for looking back at a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from riftable.bots.base import asked
from riftable.bots.levels import searcher
from riftable.bots.search import Budget
from riftable.bots.tree import Node
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View

FEWEST: Final = 16  # iterations after which something can be said of an answer


class Verdict(NamedTuple):
    """An answer: how likely the seat is to win by it, how sure that is, and how to go on."""

    move: int
    chance: float  # from 0 to 1
    visits: int
    line: list[int]  # the seat's own answers to the end of its action, this one first


def study(rules: Rules, view: View, budget: Budget, rng: Rng, also: int | None = None) -> list[Verdict]:
    """A verdict on each answer that was tried, the one the search would give first.

    `also` is an answer that must be tried often enough to say something of it.
    """
    moves = asked(view)
    tree = searcher(rules, budget).think(view, rng.split())
    kids = [kid for kid in tree.root.kids if kid.move in moves]
    kids.sort(key=lambda kid: (-kid.visits, -kid.mean()))
    if also is not None:
        tree.grow_from(view, also, max(FEWEST, int(tree.root.visits) // 8), rng.split())
    world = rules.imagine(view, rng.split())
    seat = int(view.seat)
    return [
        Verdict(int(kid.move), kid.mean(), int(kid.visits), way_on(rules, world, seat, kid))
        for kid in kids
        if kid.visits
    ]


def way_on(rules: Rules, world: State, seat: int, kid: Node) -> list[int]:
    """The answers tried most from here to the end of the action, as long as chance keeps out of it."""
    s = world.copy()
    line: list[int] = []
    node: Node | None = kid
    while node is not None:
        line.append(int(node.move))
        s.step(int(node.move))
        if s.ask is None or s.ask.seat in (CHANCE, *others(rules, seat)) or rules.at_rest(s):
            break
        legal = [below for below in node.kids if below.move in s.ask.moves and below.visits]
        node = max(legal, key=lambda below: below.visits) if legal else None
    return line


def others(rules: Rules, seat: int) -> list[int]:
    """All seats but one."""
    return [other for other in range(len(rules.sides)) if other != seat]
