"""What a decision of a bot costs, by game and level: CPU time in the process that thinks."""

from __future__ import annotations

import statistics
import time
from typing import Final

import riftable
from riftable import games
from riftable.ai.levels import LEVELS
from riftable.ai.registry import find_bot
from riftable.core.rng import Rng

POSITIONS: Final = 12
MOST_MOVES: Final = 4000


def costs(game: str, positions: int = POSITIONS) -> dict[str, float]:
    """Return the mean CPU seconds of a decision, by level, at positions spread over a random game."""
    played = riftable.new(game, seed=1)
    rng = Rng(1)
    found = []
    for _ in range(MOST_MOVES):
        ask = played.ask
        if ask is None:
            break
        if len(played.moves) > 1:
            found.append((ask.seat, played.view(ask.seat)))
        played.make(int(ask.sample(rng)))
        played.catch_up(None)
    spread = found[:: max(1, len(found) // positions)][:positions]
    result = {}
    for level in LEVELS:
        bot = find_bot(level, played.rules)
        spent = []
        for _, view in spread:
            begin = time.process_time()
            bot.choose(view, Rng(2))
            spent.append(time.process_time() - begin)
        result[level] = statistics.mean(spent)
    return result


def table() -> str:
    """Return the costs as a Markdown table, in ms and in decisions per core and second."""
    lines = ["| game | level | ms | a second |", "|---|---|---:|---:|"]
    for game in games.names():
        for level, seconds in costs(game).items():
            lines.append(f"| {game} | {level} | {1000 * seconds:.1f} | {1 / seconds:.1f} |")
    return "\n".join(lines)
