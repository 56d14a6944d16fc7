"""Paths whose answers were picked in any order, put into the order of the rules.

Where the order of some answers does not matter, the rules take them in ascending order only. What a player
has picked may not be a path of the rules yet: the second of two targets, without the first. Such answers are
held until there are enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from riftable.core.machine import State
from riftable.gamekit.message_parts import Selection
from riftable.gamekit.presenter import Presenter
from riftable.gamekit.selections import FreeChoice


class ArrangedPath(NamedTuple):
    """A path in the order of the rules, and what could be added to its last choice."""

    moves: list[int]
    held: bool = False  # the last picks are not in `moves`: more must be picked first
    more: Sequence[int] = ()  # answers that may be added in any order
    selection: Selection | None = None
    start: State | None = None  # where the choice began; `more` can be named there


class PathArranger:
    """Arranges paths of one seat; `settle` answers the formalities of a state."""

    def __init__(self, presenter: Presenter[Any], seat: int, settle: Callable[[State], object]) -> None:
        self.presenter = presenter
        self.seat = seat
        self.settle = settle

    def arrange(self, state: State, path: Sequence[int]) -> ArrangedPath:
        """Return a path from `state`, which is changed. A path that is illegal in any order stays so."""
        made: list[int] = []
        rest = list(path)
        while self.is_asked(state):
            joint = self.presenter.joint_action(state, rest) if rest else None
            if joint is not None:
                count = Selection(joint.chosen, 1, joint.chosen + len(joint.more)) if joint.more else None
                return ArrangedPath([*made, *joint.moves], False, joint.more, count, state)
            choice = self.presenter.free_choice(state)
            if choice is None:
                if not rest or not self.step(state, rest[0]):
                    break
                made.append(rest.pop(0))
                continue
            run = self.run_of(choice, rest)
            rest = rest[len(run) :]
            start = state.copy()
            wanted = run if self.is_legal(state.copy(), [*run, *rest]) else sorted(run)
            legal = all([self.step(state, move) for move in wanted])
            if rest:
                made += wanted
                if not legal:
                    break
                if not run:
                    if not self.step(state, rest[0]):
                        break
                    made.append(rest.pop(0))
                continue
            count = Selection(choice.chosen + len(run), choice.least, choice.most)
            more = self.more(start, choice, run)
            if not legal and self.is_possible(start, wanted, choice.least - choice.chosen - len(run), choice):
                return ArrangedPath(made, True, more, count, start)
            made += wanted
            if not legal:
                break
            if run and self.begins_another(state):
                continue
            return ArrangedPath(made, False, more, count, start)
        return ArrangedPath([*made, *rest])

    def is_asked(self, state: State) -> bool:
        """Return whether the seat is asked."""
        return state.ask is not None and state.ask.seat == self.seat

    def step(self, state: State, move: int) -> bool:
        """Make a move; return False, and change nothing, if it is illegal."""
        ask = state.ask
        if ask is None or ask.seat != self.seat or not ask.allows(move):
            return False
        state.step(move)
        self.settle(state)
        return True

    def is_legal(self, state: State, moves: Sequence[int]) -> bool:
        """Return whether the rules allow these moves in this order. The state is changed."""
        return all(self.step(state, move) for move in moves)

    def run_of(self, choice: FreeChoice, moves: Sequence[int]) -> list[int]:
        """Return the moves at the beginning that can belong to a choice."""
        run: list[int] = []
        for move in moves:
            if move not in choice.moves or choice.chosen + len(run) >= choice.most:
                break
            run.append(move)
        return run

    def begins_another(self, state: State) -> bool:
        """Return whether the next question is of another free choice."""
        choice = self.presenter.free_choice(state) if self.is_asked(state) else None
        return choice is not None and choice.chosen == 0

    def more(self, start: State, choice: FreeChoice, run: list[int]) -> list[int]:
        """Return what can be chosen besides `run`, whatever comes first."""
        if choice.chosen + len(run) >= choice.most:
            return []
        spare = max(0, choice.least - choice.chosen - len(run) - 1)
        return [
            move
            for move in dict.fromkeys(choice.moves)
            if self.is_possible(start, sorted([*run, move]), spare, choice)
        ]

    def is_possible(self, state: State, wanted: list[int], spare: int, choice: FreeChoice) -> bool:
        """Return whether all of `wanted` can be chosen, with at most `spare` other things before them."""
        if not wanted:
            return True
        if not self.is_asked(state):
            return False
        after = state.copy()
        if self.step(after, wanted[0]) and self.is_possible(after, wanted[1:], spare, choice):
            return True
        assert state.ask is not None
        if spare <= 0:
            return False
        for move in state.ask.moves:
            if move < wanted[0] and move in choice.moves:
                after = state.copy()
                self.step(after, move)
                if self.is_possible(after, wanted, spare - 1, choice):
                    return True
        return False
