"""The command `hint` of the terminal: what each answer leads to, and the chance to win with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from riftable.ai.analysis import evaluate_answers
from riftable.ai.levels import evaluator
from riftable.ai.lookahead import LookaheadLine, look_ahead
from riftable.ai.search import Budget
from riftable.cli.screen import QUIET, STRONG, Screen
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.gamekit.terminal import Terminal
from riftable.language.fluent import Texts
from riftable.language.number import percent

BUDGET: Final = Budget(iterations=400)  # quick enough to wait for without a progress bar, even interpreted


def show_hints(screen: Screen, texts: Texts, terminal: Terminal[Any], view: Any, rng: Rng) -> None:
    """Print the answers to the question in `view` in their order, with their chances to win.

    The best is marked, unless all look the same.
    """
    rules = terminal.rules

    def best_lines(state: State, seat: int, luck: Rng) -> Sequence[LookaheadLine]:
        return look_ahead(rules, state, seat, evaluator(rules), luck)

    title, rows = terminal.hints(view, rng, best_lines)
    found = evaluate_answers(rules, view, BUDGET, rng)
    chances, best = {one.move: one.chance for one in found}, found[0].move
    shares = [percent(round(100 * chances[move]), texts.lang) for move in view.ask.moves]
    telling = len(set(shares)) > 1
    width = max(len(one) for one in shares)
    screen.say(title, STRONG)
    for i, (move, share, (text, *more)) in enumerate(zip(view.ask.moves, shares, rows, strict=True), 1):
        mark = "★" if move == best and telling else " "
        first = f"{i:>3} {mark} {share.rjust(width)}  "
        screen.say(terminal.tie(text), first=first)
        for line in more:
            screen.say(terminal.tie(line), first=" " * (len(first) + 2))
    if telling:
        screen.say(texts("hint-best"), QUIET)
