"""Let the search play Riftforce against itself, and keep what can be learned from its games.

    python tools/play_search_games.py team4 games --games 2000 --seed 11
    python -m tools.tune_value_net games --new-seats --out value-net-teams.json
    python tools/learn_riftforce.py duel --guilds games

Guilds are random or drafted, the challenges of solo random, and some actions, so that games differ. Two files
for some games each are written: one of JSON with the guilds and the result of each game, and one with each
position in which a turn began, as `ai.value_net` sees it, and what the search found it worth. A compiled
engine is quick (`make compile`, PYTHONPATH=build/compiled). The same arguments write the same files.
`--without-net` judges positions by the linear weights, for a mode that has no value net yet.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np

import riftable
from riftable.ai import levels
from riftable.ai.lookahead import look_ahead
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.search_tree import SearchTreeNode
from riftable.games.riftforce.ai.features import hand_rows, location_rows, table_rows
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.rules.challenges import AMPERSAND_CHOICES, NO_AMPERSAND
from riftable.games.riftforce.rules.ids import ASK_ACTION, ASK_GUILD
from riftable.games.riftforce.rules.state import Rift

GuildGame: TypeAlias = tuple[list[list[int]], list[list[int]], float]
"""The guilds of both sides, seat by seat, and the result: 1 if the first side has won, 0.5 for a draw."""

BATCH_GAMES = 20  # games for one process at a time, and in one file
RANDOM_ACTION_PERCENT = 8  # of the actions
MIN_VISITS = 40  # of the legal answers; with fewer the greedy line is followed
AMPERSAND_PERCENT = 25  # of the games of solo


class SearchedTurn(NamedTuple):
    """A position in which a turn begins, and what the search found."""

    rows: list[list[int]]  # the active rows of each location, of the hand and of the whole table
    side: int  # on turn
    value: float  # its chance to win
    random: bool  # the action that followed was random


class SearchedGame(NamedTuple):
    """A game of the search against itself."""

    turns: list[SearchedTurn]
    guilds: list[list[int]]  # by seat
    sides: list[int]  # by seat, that of the trainer too
    result: float  # 1: side 0 has won


def play_game(mode: str, iterations: int, seed: int, with_net: bool = True) -> SearchedGame:
    """Play a game, with or without a value net."""
    rng = Rng(seed, 1)
    rules = riftable.rules("riftforce", mode, cap=60, **options(mode, rng))
    hooks = levels.search_hooks(rules)
    assert isinstance(hooks, RiftforceSearchHooks)
    if not with_net:
        hooks.value_net = None
    settings = levels.level_settings(rules).search
    s = to_turn(rules.new(), hooks, rng)
    assert isinstance(s, Rift)
    guilds = [[int(guild) for guild in own] for own in s.guilds]
    turns: list[SearchedTurn] = []
    while s.ask is not None:
        assert isinstance(s, Rift)
        seat = int(s.ask.seat)
        tree = levels.fastest_tree(rules, hooks, settings, rules.view(s, seat))
        tree.run(rules.view(s, seat), iterations, rng.split())
        at_random = rng.below(100) < RANDOM_ACTION_PERCENT
        value = max(tree.root.children, key=lambda child: child.visits).mean()
        turns.append(SearchedTurn(active_rows(s), int(rules.sides[seat]), value, at_random))
        if at_random:
            s.step(s.ask.sample(rng))
        else:
            s = act(rules, s, tree.root.children, hooks, rng)
        s = to_turn(s, hooks, rng)
    assert isinstance(s, Rift)
    result = s.result()
    assert result is not None
    return SearchedGame(turns, guilds, s.config.sides, 0.5 + 0.5 * result[rules.sides.index(0)])


def options(mode: str, rng: Rng) -> dict[str, str]:
    """Return the options of a game: all guilds in duels, any challenges in solo."""
    if mode == "duel":
        return {"draft": "beyond"}
    if mode != "solo":
        return {}
    stars = ",".join(str(1 + rng.below(4)) for _ in range(3))
    ampersand = NO_AMPERSAND
    if rng.below(100) < AMPERSAND_PERCENT:
        ampersand = AMPERSAND_CHOICES[rng.below(len(AMPERSAND_CHOICES))]
    return {"stars": stars, "ampersand": ampersand}


def active_rows(s: Rift) -> list[list[int]]:
    """Return the active rows of each location, of the hand and of the whole table."""
    locations = [list(location_rows(s, lane)) for lane in range(s.config.lanes)]
    return [*locations, list(hand_rows(s)), list(table_rows(s))]


def to_turn(s: State, hooks: RiftforceSearchHooks, rng: Rng) -> State:
    """Go on to the next turn; half of the guilds are drafted, the others random."""
    while s.ask is not None and s.ask.kind != ASK_ACTION:
        if s.ask.kind == ASK_GUILD and rng.below(2):
            assert isinstance(s, Rift)
            s.step(hooks.guild_to_draft(s, s.ask.moves, s.ask.seat))
        else:
            s.step(s.ask.sample(rng))
    return s


def act(
    rules: Rules, s: State, children: Sequence[SearchTreeNode], hooks: RiftforceSearchHooks, rng: Rng
) -> State:
    """Play an action by the tree, and by the greedy line where the tree has too few visits."""
    ask = s.ask
    assert ask is not None
    seat = int(ask.seat)
    begun = False
    while ask is not None and not (begun and ask.kind == ASK_ACTION):
        if ask.listed is None:
            s.step(ask.sample(rng))
            ask = s.ask
            continue
        if ask.seat != seat:
            break
        begun = True
        moves = ask.moves
        legal = [child for child in children if child.move in moves]
        if len(moves) > 1 and sum(child.visits for child in legal) < MIN_VISITS:
            return max(look_ahead(rules, s, seat, hooks, rng), key=lambda line: line.value).state
        move, children = moves[0], ()
        if legal:
            best = max(legal, key=lambda child: child.visits)
            move, children = best.move, best.children
        s.step(move)
        ask = s.ask
    return s


def play(mode: str, iterations: int, seed: int, games: int, with_net: bool) -> list[SearchedGame]:
    """Play a batch of games."""
    return [play_game(mode, iterations, seed * BATCH_GAMES + i, with_net) for i in range(games)]


def write(folder: Path, name: str, games: list[SearchedGame]) -> None:
    """Write what can be learned from games."""
    guild_games: list[GuildGame] = []
    for one in games:
        own, other = (
            [guilds for guilds, of in zip(one.guilds, one.sides, strict=True) if of == side]
            for side in (0, 1)
        )
        guild_games.append((own, other, one.result))
    (folder / f"{name}.json").write_text(json.dumps(guild_games, separators=(",", ":")), encoding="utf-8")
    turns = [turn for one in games for turn in one.turns]
    np.savez_compressed(
        folder / f"{name}.npz",
        rows=np.array([row for turn in turns for part in turn.rows for row in part], np.int16),
        sizes=np.array([[len(part) for part in turn.rows] for turn in turns], np.int16),
        sides=np.array([turn.side for turn in turns], np.int8),
        values=np.array([turn.value for turn in turns], np.float32),
        random=np.array([turn.random for turn in turns], np.bool_),
        lengths=np.array([len(one.turns) for one in games], np.int32),  # turns of each game
        results=np.array([one.result for one in games], np.float32),
    )


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("mode", choices=["duel", "team3", "team4", "solo"])
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=300, help="of the search, for each action")
    parser.add_argument("--without-net", action="store_true", help="judge positions by the linear weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    sizes = [min(BATCH_GAMES, args.games - first) for first in range(0, args.games, BATCH_GAMES)]
    seeds = [args.seed * 100_000 + i for i in range(len(sizes))]
    modes, iterations = [args.mode] * len(seeds), [args.iterations] * len(seeds)
    with_net = [not args.without_net] * len(seeds)
    with ProcessPoolExecutor(args.jobs) as pool:
        played = pool.map(play, modes, iterations, seeds, sizes, with_net)
        for seed, games_played in zip(seeds, played, strict=True):
            write(args.folder, f"{args.mode}-{seed}", games_played)
            print(f"{seed}: {len(games_played)} games", flush=True)


if __name__ == "__main__":
    main()
