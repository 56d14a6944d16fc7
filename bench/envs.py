"""The cases that measure our RL environments, with the observations that a learner gets."""

from functools import partial
from importlib import import_module

import numpy as np

from bench.catalog import Play, Setup
from bench.peers import agents_play, spiel_python
from bench.timing import until
from riftable.core.rules import Rules


def aec(game: str, **settings: object) -> Play:
    """Measure PettingZoo's loop: an observation, a mask and a step for each decision."""
    return agents_play(import_module("riftable.envs.pettingzoo").env(game, **settings))


def seat(game: str) -> Play:
    """Measure Gymnasium's loop against random players: an observation, a mask and a step for each decision.

    Those of the random players do not count.
    """
    rng = np.random.default_rng(1)
    table = import_module("riftable.envs.gymnasium").SeatEnv(game)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            seen, _info = table.reset(seed=int(rng.integers(1 << 31)))
            over = False
            while not over:
                legal = seen["action_mask"].nonzero()[0]
                seen, _reward, over, _cut, _info = table.step(legal[int(rng.random() * len(legal))])
            decisions += table.decisions
        return decisions

    return play


def vector(game: str, games: int) -> Play:
    """Measure many games in one environment: an observation, a mask and a step for each decision."""
    rng = np.random.default_rng(1)
    table = import_module("riftable.envs.vector").SeatVectorEnv(
        games, game, opponents="self", observations="array", copy=False
    )
    table.reset(seed=1)
    random_actions = getattr(table.batch, "random_actions", None) or table.batch.random_moves

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            table.step(random_actions(rng))
            decisions += games
        return decisions

    return play


def spiel(name: str) -> Play:
    """Measure our game in OpenSpiel, driven move by move from Python, without tensors."""
    import_module("riftable.envs.openspiel")
    return spiel_python(name)


def encoded(rules: Rules) -> Play:
    """Measure how long it takes to turn a position into a view and its features."""
    from bench.engine import midgame_states
    from riftable.envs.encoding import encoding_for

    code = encoding_for(rules)
    pairs = [(state, int(state.ask.seat)) for state in midgame_states(rules) if state.ask is not None]
    flat = code.encode(rules.view(*pairs[0]))

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            for state, seat in pairs:
                code.encode(rules.view(state, seat), flat)
            count += len(pairs)
        return count

    return play


def setups(game: str, rules: Rules) -> dict[str, Setup]:
    """Return the cases of a game."""
    return {
        f"{game}/aec": partial(aec, game),
        f"{game}/gymnasium": partial(seat, game),
        f"{game}/open_spiel": partial(spiel, game),
        f"{game}/encode": partial(encoded, rules),
    }
