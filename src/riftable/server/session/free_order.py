"""Paths whose answers were picked in any order, put into the order of the rules.

Where the order of some answers does not matter, the rules take them in ascending order only. What a player
has picked may not be a path of the rules yet: the second of two targets, without the first. Such answers are
held until there are enough. So are answers after which the rules would choose the rest without asking,
because only that comes later in their order: players choose it themselves.
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
            wanted, legal = self.in_order(start, choice, run, rest)
            more = [] if rest else self.more(start, choice, run)
            count = Selection(choice.chosen + len(run), choice.least, choice.most)
            if not rest:
                spare = choice.least - choice.chosen - len(run)
                if not legal and self.is_possible(start, choice, sorted(run), spare):
                    return ArrangedPath(made, True, more, count, start)
            legal = self.is_legal(state, wanted)
            if not rest and run and legal and len(more) > 1:
                if self.taken_by_rules(state, start, choice, len(run)):  # they would choose for the player
                    return ArrangedPath(made, True, more, count, start)
            made += wanted
            if not legal:
                break
            if rest:
                if not run:
                    if not self.step(state, rest[0]):
                        break
                    made.append(rest.pop(0))
                continue
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

    def in_order(
        self, start: State, choice: FreeChoice, run: list[int], rest: list[int]
    ) -> tuple[list[int], bool]:
        """Return the answers that the rules want for the picks `run`, and whether they are legal.

        What the rules take by themselves, because nothing else is left in their order, is no answer.
        """
        if self.is_legal(start.copy(), [*run, *rest]):
            return run, True
        wanted = sorted(run)
        state = start.copy()
        answers: list[int] = []
        i = 0
        while i < len(wanted) and self.step(state, wanted[i]):
            answers.append(wanted[i])
            i += 1
            taken = self.taken_by_rules(state, start, choice, i)
            if taken and not self.are_there(choice, wanted):
                break
            i += taken
        return (answers, True) if i >= len(wanted) else (wanted, False)

    def with_implied_picks(self, state: State, moves: Sequence[int]) -> list[int]:
        """Return a path of the rules with what they choose by themselves, as a player would pick it.

        `state` is changed.
        """
        picks: list[int] = []
        run: list[int] = []  # picks of the choice that is open
        for move in moves:
            choice = self.presenter.free_choice(state) if self.is_asked(state) else None
            start = state.copy()
            picks.append(move)
            if not self.step(state, move):
                return list(moves)
            if choice is None or move not in choice.moves:
                run = []
                continue
            run = [*run[: choice.chosen], move]
            left = sorted(choice.moves)
            for one in run:
                if one in left:
                    left.remove(one)
            implied = [one for one in left if one >= move]
            implied = implied[: self.taken_by_rules(state, start, choice, 1)]
            picks += implied
            run += implied
        return picks

    def taken_by_rules(self, state: State, start: State, choice: FreeChoice, n: int) -> int:
        """Return how many things are chosen besides `n` that were picked since `start`."""
        assert start.ask is not None
        now = None
        if self.is_asked(state) and state.ask is not None and state.ask.kind == start.ask.kind:
            now = self.presenter.free_choice(state)
        picked = choice.chosen + n
        chosen = now.chosen if now is not None and now.chosen >= picked else choice.least
        return max(0, chosen - picked)

    def are_there(self, choice: FreeChoice, picks: list[int]) -> bool:
        """Return whether there are as many copies of each thing as were picked."""
        return all(picks.count(move) <= choice.moves.count(move) for move in picks)

    def more(self, start: State, choice: FreeChoice, run: list[int]) -> list[int]:
        """Return what can be chosen besides `run`, whatever comes first."""
        if choice.chosen + len(run) >= choice.most:
            return []
        spare = max(0, choice.least - choice.chosen - len(run) - 1)
        return [
            move
            for move in dict.fromkeys(choice.moves)
            if self.is_possible(start, choice, sorted([*run, move]), spare)
        ]

    def is_possible(self, start: State, choice: FreeChoice, wanted: list[int], spare: int) -> bool:
        """Return whether all of `wanted` can be chosen, with at most `spare` other things."""

        def search(state: State, i: int, n: int, spare: int) -> bool:
            """Search from where `i` of those wanted and `n` things in all are chosen."""
            if i >= len(wanted):
                return True
            if not self.is_asked(state):
                return False
            assert state.ask is not None
            after = state.copy()
            if self.step(after, wanted[i]):
                taken = self.taken_by_rules(after, start, choice, n + 1)
                others = max(0, taken - (len(wanted) - i - 1))
                if not taken or (others <= spare and self.are_there(choice, wanted)):
                    if search(after, i + 1 + taken, n + 1 + taken, spare - others):
                        return True
            if spare <= 0:
                return False
            for move in state.ask.moves:
                if move < wanted[i] and move in choice.moves:
                    after = state.copy()
                    self.step(after, move)
                    if search(after, i, n + 1, spare - 1):
                        return True
            return False

        return search(start, 0, 0, spare)
