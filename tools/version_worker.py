"""Bots of another version of Riftable, asked over standard input by `tools/play_versions.py`.

Every line in is a request and every line out its answer, both JSON. Runs on any version since 0.1.0, so it
uses nothing but what all of them have.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import riftable
from riftable.core.rng import Rng


def bot_finder() -> Callable[[str, Any], Any]:
    """Return the function that makes a bot of its name."""
    try:
        found: Callable[[str, Any], Any] = import_module("riftable.ai.registry").find_bot
    except ModuleNotFoundError:  # before 0.2.0
        found = import_module("riftable.bots.find").find
    return found


class Seats:
    """The seats of a game that one bot plays."""

    def __init__(self, game: str, mode: str, options: dict[str, Any], bot: str, seed: int) -> None:
        self.rules = riftable.rules(game, mode, **options)
        self.bots: list[Any] = [bot_finder()(bot, self.rules) for _ in self.rules.sides]
        self.rngs = [Rng(seed, 1 + seat) for seat in range(len(self.bots))]
        self.state = self.rules.new()

    def answer(self, moves: list[int]) -> dict[str, Any]:
        """Make the moves since the last answer, and return one for the seat that is asked then."""
        for move in moves:
            self.state.step(move)
            skip_formalities(self.state)
        ask = self.state.ask
        assert ask is not None
        legal = [int(move) for move in ask.moves]
        view = self.rules.view(self.state, int(ask.seat))
        begin = process_time()
        move = self.bots[ask.seat].choose(view, self.rngs[ask.seat].split())
        return {"move": int(move), "legal": legal, "seconds": process_time() - begin}


def skip_formalities(state: Any) -> None:
    """Answer what has one answer: not all versions ask that."""
    while state.ask is not None and state.ask.seat >= 0 and len(state.ask.moves) == 1:
        state.step(state.ask.moves[0])


def main() -> None:
    """Answer requests until the input ends: a list begins a game, its rest are moves."""
    seats: Seats | None = None
    for line in sys.stdin:
        request = json.loads(line)
        if isinstance(request, dict):
            seats = Seats(**request)
            continue
        assert seats is not None
        print(json.dumps(seats.answer(request)), flush=True)


if __name__ == "__main__":
    main()
