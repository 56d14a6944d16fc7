"""Lookahead to the end of a seat's own action: the best continuation of each answer. Works for any game."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.evaluation import Evaluator

BEAM_WIDTH: Final = 24  # unfinished lines kept at each step, the best ones
MAX_POSITIONS: Final = 1500  # evaluated for one answer


@final
class LookaheadLine:
    """An answer with the best moves after it, those of chance included, and the position they lead to."""

    moves: list[int]
    state: State
    value: float
    chance_moves: i64  # how many of the moves are chance's: another time they may differ

    def __init__(self, moves: list[int], state: State, value: float, chance_moves: i64) -> None:
        self.moves = moves
        self.state = state
        self.value = value
        self.chance_moves = chance_moves


def look_ahead(rules: Rules, state: State, seat: i64, evaluator: Evaluator, rng: Rng) -> list[LookaheadLine]:
    """Return, for each legal answer in `state`, its best line to the end of the action of `seat`.

    `state` is an imagined one: what a seat's own action does never depends on what the others hide.
    The action ends with the next question to another seat or the next action, so it includes whatever
    the rules let follow at once, such as a trainer's plan. Chance answers alike in all lines, so that none
    looks better by luck.
    """
    assert state.ask is not None
    chance_seed: int = rng.bits()
    return [best_line(rules, state, seat, move, evaluator, chance_seed) for move in state.ask.moves]


def best_line(
    rules: Rules, state: State, seat: i64, first: i64, evaluator: Evaluator, chance_seed: int
) -> LookaheadLine:
    """Return the best line that begins with the answer `first`, by beam search."""
    root = extend(LookaheadLine([], state, 0.0, 0), first, seat, evaluator, chance_seed)
    best = root
    finished = action_is_over(rules, root.state, seat)
    beam: list[LookaheadLine] = [] if finished else [root]
    left: i64 = MAX_POSITIONS
    while beam and left > 0:
        longer: list[LookaheadLine] = []
        for line in beam:
            ask = line.state.ask
            assert ask is not None
            for move in ask.moves:
                left -= 1
                child = extend(line, move, seat, evaluator, chance_seed)
                if not action_is_over(rules, child.state, seat):
                    longer.append(child)
                elif not finished or child.value > best.value:
                    best = child
                    finished = True
        # A stable sort: equal lines keep the order of their moves, so the choice is the same everywhere.
        longer.sort(key=descending_value)
        beam = longer[:BEAM_WIDTH]
    return best


def descending_value(line: LookaheadLine) -> float:
    """A sort key that puts the best line first."""
    return -line.value


def extend(
    line: LookaheadLine, move: i64, seat: i64, evaluator: Evaluator, chance_seed: int
) -> LookaheadLine:
    """Return a line with one more answer, and with what chance answers to it."""
    s = line.state.copy()
    s.step(move)
    moves = [*line.moves, move]
    chance_moves: i64 = line.chance_moves
    ask = s.ask
    while ask is not None and ask.seat == CHANCE:
        outcome = ask.sample(Rng(chance_seed, chance_moves))
        s.step(outcome)
        moves.append(outcome)
        chance_moves += 1
        ask = s.ask
    return LookaheadLine(moves, s, evaluator.evaluate(s, seat), chance_moves)


def action_is_over(rules: Rules, s: State, seat: i64) -> bool:
    """Return whether the action of a seat is over."""
    return s.ask is None or s.ask.seat != seat or rules.at_rest(s)
