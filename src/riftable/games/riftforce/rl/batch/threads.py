"""CUDA kernels for `gpu`: each thread applies the kernels of `games` and `features` to one game.

Needs numba with CUDA, so import it through `devices.load_threads`. With `NUMBA_ENABLE_CUDASIM=1` numba runs
these functions in Python, without a card; that is how they are tested.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from riftable.gamekit.kernels.games import LEAVE, NEW, NO_LEARNER, PLAY_OUT, is_illegal, random_answer
from riftable.gamekit.kernels.jit import to_memoryviews
from riftable.games.riftforce.rl.batch.encoded import encode_game
from riftable.games.riftforce.rl.batch.features import DUEL_SEATS, WIDTH, observe_game
from riftable.games.riftforce.rl.batch.games import advance_game
from riftable.games.riftforce.rl.batch.jit import COMPILED, compile_for_gpu, kernel
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    MAX_LISTED_MOVES,
    Q_COUNT,
    Q_SEAT,
    ROW,
    UNITS,
    WINNER,
)
from riftable.games.riftforce.rl.batch.layout import SEED as SEED_AT

cuda: Any = import_module("numba.cuda")


if COMPILED:

    @kernel
    def numbers(array: Any) -> Any:
        """Return an array as the kernels read it."""
        return array

else:

    def numbers(array: Any) -> Any:
        """Return an array of the simulator as the kernels read it in Python: see `to_memoryviews`."""
        fake = getattr(array, "_item", None)
        return to_memoryviews(array if fake is None else fake._ary)  # noqa: SLF001 - of the simulator


def check_thread(moves: Any, seats: Any, counts: Any, answers: Any, problem: Any) -> None:
    """Set `problem` if the answer of this game is illegal."""
    i = cuda.grid(1)
    if i < len(answers):
        given = numbers(answers)[i]
        if given < LEAVE or is_illegal(numbers(moves)[i], numbers(seats)[i], numbers(counts)[i], given):
            problem[0] = 1


def advance_thread(
    rows: Any,
    clocks: Any,
    moves: Any,
    seats: Any,
    counts: Any,
    config: Any,
    programs: Any,
    answers: Any,
    problem: Any,
) -> None:
    """Apply an answer, LEAVE or NEW, unless the answer of any game has a problem."""
    i = cuda.grid(1)
    if i < len(answers) and problem[0] == 0:
        given = numbers(answers)[i]
        if given == NEW or (given != LEAVE and numbers(seats)[i] >= 0):
            w = numbers(cuda.local.array(UNITS, np.int8))
            g = numbers(rows)[i]
            c, m = numbers(clocks)[i], numbers(moves)[i]
            advance_game(g, c, m, w, numbers(config), numbers(programs), given, 0, NO_LEARNER)
            seats[i] = g[Q_SEAT]
            counts[i] = g[Q_COUNT]


def play_on_thread(
    rows: Any,
    clocks: Any,
    moves: Any,
    seats: Any,
    counts: Any,
    config: Any,
    programs: Any,
    answers: Any,
    seeds: Any,
    ended: Any,
    outcomes: Any,
) -> None:
    """Apply a legal answer; if the game ends, write its outcome for side 0 and begin the next one."""
    i = cuda.grid(1)
    if i < len(answers):
        w = numbers(cuda.local.array(UNITS, np.int8))
        g = numbers(rows)[i]
        c, m = numbers(clocks)[i], numbers(moves)[i]
        given = numbers(answers)[i]
        ended[i] = False
        outcomes[i] = 0.0
        while True:  # one call of `advance_game`: it is inlined, and large
            advance_game(g, c, m, w, numbers(config), numbers(programs), given, 0, NO_LEARNER)
            if g[Q_SEAT] >= 0:
                break
            ended[i] = True
            if g[WINNER] >= 0:
                outcomes[i] = 1.0 if g[WINNER] == 0 else -1.0
            c[SEED_AT] = numbers(seeds)[i]
            given = NEW
        seats[i] = g[Q_SEAT]
        counts[i] = g[Q_COUNT]


def look_thread(
    rows: Any,
    clocks: Any,
    moves: Any,
    seats: Any,
    counts: Any,
    config: Any,
    offsets: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Write what the seat that is asked observes and may answer, over zeros."""
    i = cuda.grid(1)
    if i < len(seats) and seats[i] >= 0:
        seen, asked = numbers(observations)[i], numbers(seats)[i]
        encode_game(numbers(rows)[i], numbers(clocks)[i], seen, asked, numbers(config), numbers(offsets))
        for k in range(counts[i]):
            masks[i, moves[i, k]] = True


def play_out_thread(
    rows: Any,
    clocks: Any,
    moves: Any,
    seats: Any,
    counts: Any,
    config: Any,
    programs: Any,
    luck: int,
) -> None:
    """Play this game to its end at random, in local memory, which threads of a warp read side by side."""
    i = cuda.grid(1)
    if i < len(seats) and seats[i] >= 0:
        w = numbers(cuda.local.array(UNITS, np.int8))
        g = numbers(cuda.local.array(ROW, np.int8))
        c = numbers(cuda.local.array(CLOCK, np.int64))
        m = numbers(cuda.local.array(MAX_LISTED_MOVES, np.int16))
        game, clock, listed = numbers(rows)[i], numbers(clocks)[i], numbers(moves)[i]
        for k in range(ROW):
            g[k] = game[k]
        for k in range(CLOCK):
            c[k] = clock[k]
        for k in range(MAX_LISTED_MOVES):
            m[k] = listed[k]
        advance_game(g, c, m, w, numbers(config), numbers(programs), PLAY_OUT, luck + i, NO_LEARNER)
        for k in range(ROW):
            game[k] = g[k]
        for k in range(CLOCK):
            clock[k] = c[k]
        seats[i] = g[Q_SEAT]
        counts[i] = g[Q_COUNT]


def random_thread(rows: Any, clocks: Any, moves: Any, seats: Any, luck: int, answers: Any) -> None:
    """Write the answer that a random player gives."""
    i = cuda.grid(1)
    if i < len(seats):
        answers[i] = LEAVE
        if seats[i] >= 0:
            answers[i] = random_answer(numbers(rows)[i], numbers(clocks)[i], numbers(moves)[i], luck + i)


def seed_thread(clocks: Any, answers: Any, seeds: Any) -> None:
    """Set the seed of this game if it is to be restarted."""
    i = cuda.grid(1)
    if i < len(answers) and answers[i] == NEW:
        clocks[i, SEED_AT] = seeds[i]


def take_thread(source: Any, games: Any, out: Any) -> None:
    """Copy a row: a block of threads for each, which copy its columns side by side."""
    i = cuda.blockIdx.x
    game = games[i]
    for k in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
        out[i, k] = source[game, k]


def copy_thread(source: Any, out: Any) -> None:
    """Copy the number of this game, as another type if need be."""
    i = cuda.grid(1)
    if i < len(out):
        out[i] = source[i]


def take_number_thread(source: Any, games: Any, out: Any) -> None:
    """Copy numbers, one for each game."""
    i = cuda.grid(1)
    if i < len(out):
        out[i] = source[games[i]]


def choose_thread(moves: Any, places: Any, out: Any) -> None:
    """Write the move at an index of the list of this game."""
    i = cuda.grid(1)
    if i < len(out):
        out[i] = moves[i, places[i]]


def mask_thread(moves: Any, counts: Any, out: Any) -> None:
    """Mark the legal moves of this game."""
    i = cuda.grid(1)
    if i < len(counts):
        for k in range(out.shape[1]):
            out[i, k] = False
        for k in range(counts[i]):
            out[i, moves[i, k]] = True


def observe_thread(rows: Any, clocks: Any, seats: Any, out: Any, problem: Any) -> None:
    """Write the features of this game; set `problem` if its seat does not exist."""
    i = cuda.grid(1)
    if i < len(seats):
        seat = numbers(seats)[i]
        if 0 <= seat < DUEL_SEATS:
            observe_game(numbers(rows)[i], numbers(clocks)[i], numbers(out)[i], seat)
        else:
            problem[0] = 1
            for k in range(WIDTH):
                out[i, k] = 0.0


def over_thread(seats: Any, out: Any) -> None:
    """Write whether this game is over."""
    i = cuda.grid(1)
    if i < len(seats):
        out[i] = seats[i] < 0


def results_thread(rows: Any, sides: Any, out: Any) -> None:
    """Write the results of this game by seat."""
    i = cuda.grid(1)
    if i < len(out):
        for seat in range(len(sides)):
            winner = rows[i, WINNER]
            if winner < 0:
                out[i, seat] = 0.0
            else:
                out[i, seat] = 1.0 if winner == sides[seat] else -1.0


CHECK = compile_for_gpu(cuda, check_thread)
ADVANCE = compile_for_gpu(cuda, advance_thread)
PLAY = compile_for_gpu(cuda, play_out_thread)
PLAY_ON = compile_for_gpu(cuda, play_on_thread)
LOOK = compile_for_gpu(cuda, look_thread)
RANDOM = compile_for_gpu(cuda, random_thread)
SEED = compile_for_gpu(cuda, seed_thread)
COPY = compile_for_gpu(cuda, copy_thread)
TAKE = compile_for_gpu(cuda, take_thread)
TAKE_NUMBER = compile_for_gpu(cuda, take_number_thread)
CHOOSE = compile_for_gpu(cuda, choose_thread)
MASK = compile_for_gpu(cuda, mask_thread)
OBSERVE = compile_for_gpu(cuda, observe_thread)
ENDED = compile_for_gpu(cuda, over_thread)
RESULTS = compile_for_gpu(cuda, results_thread)
