"""Random games of other libraries, for comparison; nothing of ours is imported.

Libraries are imported by name when their case is set up, so that each stays
optional, and untyped, as most of them are.
"""

import random
from functools import partial
from importlib import import_module
from statistics import fmean
from typing import Any

from bench.catalog import Play, Setup
from bench.timing import until

SEED = 1
CHESS_PLIES = 400


def spiel_step(state: Any, rng: random.Random) -> int:
    """Apply a random move; return 1 if a player made it, 0 if it was chance."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        x = rng.random()
        for action, odds in outcomes:
            x -= odds
            if x <= 0:
                state.apply_action(action)
                return 0
        state.apply_action(outcomes[-1][0])  # rounding errors
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return 1


def spiel_finish(state: Any, rng: random.Random) -> int:
    """Play a position to its end; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += spiel_step(state, rng)
    return decisions


def spiel_python(name: str) -> Play:
    """Measure a C++ game of OpenSpiel, driven move by move from Python."""
    game: Any = import_module("pyspiel").load_game(name)
    rng = random.Random(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            decisions += spiel_finish(game.new_initial_state(), rng)
        return decisions

    return play


def spiel_python_game(name: str) -> Play:
    """Measure a game that OpenSpiel implements in Python."""
    import_module(f"open_spiel.python.games.{name}")
    return spiel_python(f"python_{name}")


def spiel_rollouts(name: str) -> Play:
    """Measure OpenSpiel's own random playouts, all in C++.

    Python has no call for them alone, but an MCTS bot limited to one simulation does
    exactly the playouts it is told to. It does not count their moves: the mean length
    of random games from the same positions, taken here from Python, stands in.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    deals = [spiel_dealt(game, rng) for _ in range(8)]
    lengths = [fmean(spiel_finish(deal.clone(), rng) for _ in range(60)) for deal in deals]
    playouts = max(10, int(2000 / fmean(lengths)))  # a bot's turn: a millisecond or so
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, SEED, False)

    def play(seconds: float) -> int:
        decisions = 0.0
        for _ in until(seconds):
            for deal, length in zip(deals, lengths, strict=True):
                bot.step(deal)
                decisions += playouts * length
        return int(decisions)

    return play


def spiel_search(name: str) -> Play:
    """Measure OpenSpiel's information-set search, all in C++, with one random playout a leaf."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    deals = [spiel_dealt(game, rng) for _ in range(8)]
    iterations = 50
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 5.0, iterations, -1, final)  # -1: a new world each time

    def play(seconds: float) -> int:
        count = 0
        for _ in until(seconds):
            bot.step(deals[count // iterations % len(deals)])
            count += iterations
        return count

    return play


def spiel_dealt(game: Any, rng: random.Random) -> Any:
    """Return a new game after its opening chance events."""
    state = game.new_initial_state()
    while state.is_chance_node():
        spiel_step(state, rng)
    return state


def rlcard(name: str) -> Play:
    env: Any = import_module("rlcard").make(name, config={"seed": SEED})
    rng = random.Random(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def pettingzoo(name: str) -> Play:
    return agents_play(import_module(f"pettingzoo.classic.{name}").env())


def agents_play(env: Any) -> Play:
    """Measure the usual loop over a PettingZoo environment."""
    rng = random.Random(SEED)

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            env.reset(seed=rng.getrandbits(31))
            for _agent in env.agent_iter():
                seen, _reward, ended, cut_short, _info = env.last()
                if ended or cut_short:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                decisions += 1
        return decisions

    return play


def chess() -> Play:
    """Measure random chess, cut off after `CHESS_PLIES`: most random games are very long."""
    library: Any = import_module("chess")
    rng = random.Random(SEED)

    def game() -> int:
        board = library.Board()
        for ply in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
                return ply
            board.push(moves[int(rng.random() * len(moves))])
        return CHESS_PLIES

    def play(seconds: float) -> int:
        decisions = 0
        for _ in until(seconds):
            decisions += game()
        return decisions

    return play


SETUPS: dict[str, Setup] = {
    "open_spiel/hearts/python": partial(spiel_python, "hearts"),
    "open_spiel/dou_dizhu/python": partial(spiel_python, "dou_dizhu"),
    "open_spiel/gin_rummy/python": partial(spiel_python, "gin_rummy"),
    "open_spiel/hearts/cpp_rollouts": partial(spiel_rollouts, "hearts"),
    "open_spiel/dou_dizhu/cpp_rollouts": partial(spiel_rollouts, "dou_dizhu"),
    "open_spiel/gin_rummy/ismcts": partial(spiel_search, "gin_rummy"),
    "rlcard/uno": partial(rlcard, "uno"),
    "rlcard/gin-rummy": partial(rlcard, "gin-rummy"),
    "open_spiel/python_team_dominoes/python": partial(spiel_python_game, "team_dominoes"),
    "pettingzoo/leduc_holdem_v4": partial(pettingzoo, "leduc_holdem_v4"),
    "pettingzoo/texas_holdem_v4": partial(pettingzoo, "texas_holdem_v4"),
    "pettingzoo/hanabi_v5": partial(pettingzoo, "hanabi_v5"),
    "python-chess": chess,
}
