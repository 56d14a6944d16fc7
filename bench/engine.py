"""The cases that measure our engine: the one file of the benchmark that uses its interface."""

import random
from collections.abc import Callable
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count, cycle
from pathlib import Path
from typing import Any

import numpy as np

import riftable.core.machine
import riftable.core.playout
import riftable.games.riffifi.rules.state
import riftable.games.riftbound.rules.state
import riftable.games.riftforce.rules.state
from bench import envs
from bench.catalog import Play, Setup
from bench.timing import until
from riftable.ai.levels import searcher
from riftable.ai.search import Budget
from riftable.core.machine import State
from riftable.core.playout import playout
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.kernels.stepper import RowBatch
from riftable.games.riffifi.rl import batch as riffifi_batch
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftforce.rl import batch as riftforce_batch
from riftable.games.riftforce.rulebook import Riftforce

SEED = 1
MIDGAME_STATES = 200
BATCH_PLAYOUTS = 1000
SEARCH_ITERATIONS = 200  # for one answer


def check_modules(home: Path, compiled: bool) -> None:
    """Raise `ImportError` unless the hot modules come from the expected build."""
    games = (
        riftable.games.riffifi.rules.state,
        riftable.games.riftbound.rules.state,
        riftable.games.riftforce.rules.state,
    )
    for module in (riftable.core.machine, riftable.core.playout, *games):
        file = Path(module.__file__ or "")
        if not file.is_relative_to(home):
            raise ImportError(f"{module.__name__} was found outside {home.name}")
        if file.name.endswith(tuple(EXTENSION_SUFFIXES)) != compiled:
            raise ImportError(f"{module.__name__} is {'not ' * compiled}compiled")


def drive(state: State, rng: random.Random, chance: Rng) -> int:
    """Play to the end as a user's script would; return the number of players' decisions."""
    decisions = 0
    ask = state.ask
    while ask is not None:
        if ask.seat < 0:
            state.apply(ask.sample(chance))
        else:
            moves = ask.moves
            state.apply(moves[int(rng.random() * len(moves))])
            decisions += 1
        ask = state.ask
    return decisions


def midgame_states(rules: Rules) -> list[State]:
    """Return positions from the middle half of random games, in which a player is asked."""
    rng = random.Random(SEED)
    chance = Rng(SEED)
    states: list[State] = []
    for _ in range(MIDGAME_STATES):
        state = rules.new()
        seen = []
        while (ask := state.ask) is not None:
            if ask.seat < 0:
                state.apply(ask.sample(chance))
            else:
                seen.append(state.copy())
                state.apply(rng.choice(ask.moves))
        quarter = len(seen) // 4
        states.append(rng.choice(seen[quarter : len(seen) - quarter]))
    return states


def playouts(rules: Rules) -> Play:
    """Measure whole random games by the engine's own loop."""
    rng = Rng(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            decisions += playout(rules.new(), rng)
        return decisions

    return play


def driven(rules: Rules) -> Play:
    """Measure the same games, one checked move at a time from Python."""
    rng = random.Random(SEED)
    chance = Rng(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            decisions += drive(rules.new(), rng, chance)
        return decisions

    return play


def batches(make: Callable[[Any, Any], RowBatch], rules: Rules, games: int) -> Play:
    """Measure many games at once, a call for each decision; finished ones are restarted."""
    batch = make(rules, np.arange(games))
    rng = np.random.default_rng(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            batch.step(batch.random_moves(rng))
            decisions += games
            over = batch.over
            if over.any():
                batch.restart(over, rng.integers(1 << 63, size=np.count_nonzero(over)))
        return decisions

    return play


def batch_playouts(random_games: Callable[[Any, int, int], Any], rules: Rules) -> Play:
    """Measure whole random games inside the kernel, a thousand in each call."""
    seeds = count(step=BATCH_PLAYOUTS)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            decisions += int(random_games(rules, BATCH_PLAYOUTS, next(seeds)).decisions.sum())
        return decisions

    return play


def copies(rules: Rules) -> Play:
    states = midgame_states(rules)

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            for state in states:
                state.copy()
            count += len(states)
        return count

    return play


def imagined(rules: Rules) -> Play:
    """Measure views and imagined states: what a bot does first."""
    pairs = [(state, state.ask.seat) for state in midgame_states(rules) if state.ask]
    rng = Rng(SEED)

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            for state, seat in pairs:
                rules.imagine(rules.view(state, seat), rng)
            count += len(pairs)
        return count

    return play


def monte_carlo(rules: Rules) -> Play:
    """Measure the inner loop of a flat Monte-Carlo search: copy a position, play the copy out."""
    turns = cycle(midgame_states(rules))
    rng = Rng(SEED)

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            playout(next(turns).copy(), rng)
            count += 1
        return count

    return play


def searched(rules: Rules) -> Play:
    """Measure the search as the bots use it, with the game's search hooks."""
    states = [state for state in midgame_states(rules) if state.ask is not None and len(state.ask.moves) > 1]
    views = cycle([rules.view(state, int(state.ask.seat)) for state in states if state.ask is not None])
    bot = searcher(rules, Budget(iterations=SEARCH_ITERATIONS))
    rng = Rng(SEED)

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            bot.search(next(views), rng)
            count += SEARCH_ITERATIONS
        return count

    return play


def setups(game: str, rules: Rules) -> dict[str, Setup]:
    """Return the cases of a game."""
    return {
        f"{game}/playout": partial(playouts, rules),
        f"{game}/driven": partial(driven, rules),
        f"{game}/copy": partial(copies, rules),
        f"{game}/imagine": partial(imagined, rules),
        f"{game}/monte_carlo": partial(monte_carlo, rules),
        f"{game}/search": partial(searched, rules),
        **envs.setups(game, rules),
    }


def batch_setups(rules: Rules, package: Any) -> dict[str, Setup]:
    """Return the cases of a game's batches."""
    return {
        **{f"{rules.game}/batch/{n}": partial(batches, package.Batch, rules, n) for n in (1, 128, 4096)},
        f"{rules.game}/vector/4096": partial(envs.vector, rules.game, 4096),
        f"{rules.game}/batch/playout": partial(batch_playouts, package.playouts, rules),
    }


SETUPS: dict[str, Setup] = {
    **setups("riftforce", Riftforce("duel", {})),
    **batch_setups(Riftforce("duel", {}), riftforce_batch),
    "riftforce/playout/team3": partial(playouts, Riftforce("team3", {})),
    "riftforce/playout/team4": partial(playouts, Riftforce("team4", {})),
    "riftforce/playout/solo": partial(playouts, Riftforce("solo", {})),
    **setups("riffifi", Riffifi("table", {"players": 4})),
    **batch_setups(Riffifi("table", {"players": 4}), riffifi_batch),
    "riffifi/playout/five": partial(playouts, Riffifi("table", {"players": 5, "officer": True})),
    **setups("riftbound", Riftbound("duel", {})),
    "riftbound/playout/war": partial(playouts, Riftbound("war", {})),
}
