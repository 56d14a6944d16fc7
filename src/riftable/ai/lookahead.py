"""Looking to the end of one's own action: for each answer, the best way to go on. It knows no game."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.evaluation import Worth

BEAM: Final = 24  # unfinished lines kept at each step, best first
BUDGET: Final = 1500  # positions looked at for one answer, at most


@final
class Line:
    """An answer with what best follows it, nature's moves included, and where it leads."""

    moves: list[int]
    state: State
    worth: float
    fates: i64  # how often nature has spoken in it: another time it may come otherwise

    def __init__(self, moves: list[int], state: State, worth: float, fates: i64) -> None:
        self.moves = moves
        self.state = state
        self.worth = worth
        self.fates = fates


def look_ahead(rules: Rules, world: State, seat: i64, worth: Worth, rng: Rng) -> list[Line]:
    """For each legal answer in `world`, its best line to the end of the action of `seat`.

    `world` is an imagined one: what a seat's own action does never depends on what the others hide.
    The action ends with the next question to somebody else or the next action, so whatever the rules let
    follow at once, such as a trainer's plan, belongs to it. All lines have the same luck: none looks
    better because nature was kinder to it.
    """
    assert world.ask is not None
    luck: int = rng.bits()
    return [best_line(rules, world, seat, move, worth, luck) for move in world.ask.moves]


def best_line(rules: Rules, world: State, seat: i64, first: i64, worth: Worth, luck: int) -> Line:
    """The best line that begins with an answer, by a beam search."""
    root = follow(Line([], world, 0.0, 0), first, seat, worth, luck)
    best = root
    done = is_done(rules, root.state, seat)
    beam: list[Line] = [] if done else [root]
    left: i64 = BUDGET
    while beam and left > 0:
        grown: list[Line] = []
        for line in beam:
            ask = line.state.ask
            assert ask is not None
            for move in ask.moves:
                left -= 1
                child = follow(line, move, seat, worth, luck)
                if not is_done(rules, child.state, seat):
                    grown.append(child)
                elif not done or child.worth > best.worth:
                    best = child
                    done = True
        # Stable, so that equals keep the order of their moves and the choice is the same everywhere.
        grown.sort(key=promise)
        beam = grown[:BEAM]
    return best


def promise(line: Line) -> float:
    """What to sort by: the best first."""
    return -line.worth


def follow(line: Line, move: i64, seat: i64, worth: Worth, luck: int) -> Line:
    """One answer further, and whatever nature says to it."""
    s = line.state.copy()
    s.step(move)
    moves = [*line.moves, move]
    fates: i64 = line.fates
    ask = s.ask
    while ask is not None and ask.seat == CHANCE:
        fate = ask.sample(Rng(luck, fates))
        s.step(fate)
        moves.append(fate)
        fates += 1
        ask = s.ask
    return Line(moves, s, worth.of(s, seat), fates)


def is_done(rules: Rules, s: State, seat: i64) -> bool:
    """Whether the action of a seat is over."""
    return s.ask is None or s.ask.seat != seat or rules.at_rest(s)
