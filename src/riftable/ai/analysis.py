"""What a search thinks of the answers to a question: for hints, and for looking back at a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from riftable.ai.levels import searcher
from riftable.ai.search import Budget
from riftable.ai.tree import Node
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked

SHARED: Final = 2  # for a list of chances: tries shared out evenly, in budgets
STEP: Final = 16  # tries of a rival before it is compared again


class Verdict(NamedTuple):
    """An answer: how likely the seat is to win by it, how sure that is, and how to go on."""

    move: int
    chance: float  # from 0 to 1
    visits: int
    line: list[int]  # the seat's own answers to the end of its action, this one first
    names: list[str]  # the same in notation


class Study:
    """A question thought about. What it says depends on the view, the budget and the generator alone."""

    def __init__(self, rules: Rules, view: View, budget: Budget, rng: Rng) -> None:
        self.rules = rules
        self.view = view
        self.moves = asked(view)
        self.tree = searcher(rules, budget).think(view, rng.split())
        self.luck = rng.split()
        self.world = rules.imagine(view, rng.split())  # own actions go the same way in all worlds

    def best(self) -> Node:
        """The answer the search would give: the one tried most, of equals the one that did better."""
        return max(self.tree.root.kids, key=lambda kid: (kid.visits, kid.mean()))

    def look_at(self, moves: Iterable[int], visits: float) -> None:
        """Tries answers until each was tried so often."""
        for kid in self.tree.root.kids:
            if kid.move in moves and kid.visits < visits:
                self.tree.grow_from(self.view, int(kid.move), int(visits - kid.visits), self.luck)

    def settle(self) -> None:
        """Tries what looks better than the best answer until it no longer does, or is the best answer.

        After a few tries luck may look like strength. When this is done, nothing tried has a better chance
        than the best answer, so a list of chances can be read as it stands.
        """
        while True:
            best = self.best()
            rival = max(self.tried(), key=lambda kid: kid.mean())
            if rival.mean() <= best.mean():
                return
            self.look_at([int(rival.move)], min(best.visits, rival.visits + STEP))

    def tried(self) -> list[Node]:
        """The answers of which anything is known."""
        return [kid for kid in self.tree.root.kids if kid.visits]

    def verdicts(self) -> list[Verdict]:
        """One for each answer that was tried, the best first."""
        ranked = sorted(self.tried(), key=lambda kid: (-kid.mean(), -kid.visits))
        return [self.verdict(kid) for kid in ranked]

    def verdict(self, kid: Node) -> Verdict:
        """What is known of an answer, with what was tried most after it, until others or nature speak."""
        s = self.world.copy()
        line: list[int] = []
        names: list[str] = []
        node: Node | None = kid
        while node is not None:
            line.append(int(node.move))
            names.append(self.rules.label(s, int(node.move)))
            s.step(int(node.move))
            if s.ask is None or s.ask.seat != self.view.seat or self.rules.at_rest(s):
                break
            legal = [below for below in node.kids if below.move in s.ask.moves and below.visits]
            node = max(legal, key=lambda below: below.visits, default=None)
        return Verdict(int(kid.move), kid.mean(), int(kid.visits), line, names)


def study(rules: Rules, view: View, budget: Budget, rng: Rng) -> list[Verdict]:
    """A verdict on every answer, the best first: for a hint.

    A search leaves aside what it does not like, and knows little of it. So everything is tried some more.
    """
    found = Study(rules, view, budget, rng)
    share = SHARED * found.tree.root.visits // len(found.moves)
    found.look_at(found.moves, max(1, min(share, found.best().visits)))
    found.settle()
    return found.verdicts()


def compare(rules: Rules, view: View, played: int, budget: Budget, rng: Rng) -> tuple[Verdict, Verdict]:
    """The best answer, and the one that was given, after as many tries.

    What a search tries but seldom it knows badly, and mostly thinks too little of.
    """
    found = Study(rules, view, budget, rng)
    found.settle()
    found.look_at([played], found.best().visits)
    found.settle()
    best = found.verdicts()[0]
    given = next(kid for kid in found.tried() if kid.move == played)
    return best, found.verdict(given)
