"""Let the search play duels of Riftforce against itself, for what can be learned about guilds.

    python tools/play_guild_games.py --games 6000 --seed 11 games
    python tools/learn_riftforce.py duel --guilds games

Guilds are random or drafted, and some actions random, so that games differ. The guilds of both sides and the
result of each game are written to files. A compiled engine is quick (`make compile`,
PYTHONPATH=build/compiled). The same arguments write the same files.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeAlias

import riftable
from riftable.ai import levels
from riftable.ai.lookahead import look_ahead
from riftable.ai.tree import SearchNode, Tree
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.rules.ids import ASK_ACTION, ASK_GUILD
from riftable.games.riftforce.rules.state import Rift

GuildGame: TypeAlias = tuple[list[int], list[int], float]  # the guilds of both sides; 1: the first has won

BATCH_GAMES = 20  # games for one process at a time, and in one file
RANDOM_ACTION_PERCENT = 8  # of the actions
MIN_VISITS = 40  # of the legal answers; with fewer the greedy line is followed


def play_game(iterations: int, seed: int) -> GuildGame:
    """Play a game."""
    rng = Rng(seed, 1)
    rules = riftable.rules("riftforce", "duel", draft="beyond", cap=60)
    hooks = levels.search_hooks(rules)
    assert isinstance(hooks, RiftforceSearchHooks)
    settings = levels.level_settings(rules).search
    s = to_turn(rules.new(), hooks, rng)
    assert isinstance(s, Rift)
    first, second = ([int(guild) for guild in own] for own in s.guilds)
    while s.ask is not None:
        seat = int(s.ask.seat)
        tree = Tree(
            rules, hooks, settings.exploration, settings.first_play_reduction, settings.best_child_weight
        )
        tree.run(rules.view(s, seat), iterations, rng.split())
        if rng.below(100) < RANDOM_ACTION_PERCENT:
            s.step(s.ask.sample(rng))
        else:
            s = act(rules, s, tree.root, hooks, rng)
        s = to_turn(s, hooks, rng)
    result = s.result()
    assert result is not None
    return first, second, 0.5 + 0.5 * result[0]


def to_turn(s: State, hooks: RiftforceSearchHooks, rng: Rng) -> State:
    """Go on to the next turn; half of the guilds are drafted, the others random."""
    while s.ask is not None and s.ask.kind != ASK_ACTION:
        if s.ask.kind == ASK_GUILD and rng.below(2):
            assert isinstance(s, Rift)
            s.step(hooks.guild_to_draft(s, s.ask.moves, s.ask.seat))
        else:
            s.step(s.ask.sample(rng))
    return s


def act(rules: Rules, s: State, node: SearchNode, hooks: RiftforceSearchHooks, rng: Rng) -> State:
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
        legal = [child for child in node.children if child.move in moves]
        if len(moves) > 1 and sum(child.visits for child in legal) < MIN_VISITS:
            return max(look_ahead(rules, s, seat, hooks, rng), key=lambda line: line.value).state
        node = max(legal, key=lambda child: child.visits) if legal else SearchNode(moves[0], 1.0)
        s.step(node.move)
        ask = s.ask
    return s


def play(iterations: int, seed: int, games: int) -> list[GuildGame]:
    """Play a batch of games."""
    return [play_game(iterations, seed * BATCH_GAMES + i) for i in range(games)]


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("folder", type=Path, help="where games are kept")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=300, help="of the search, for each action")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    sizes = [min(BATCH_GAMES, args.games - first) for first in range(0, args.games, BATCH_GAMES)]
    seeds = [args.seed * 100_000 + i for i in range(len(sizes))]
    with ProcessPoolExecutor(args.jobs) as pool:
        played = pool.map(play, [args.iterations] * len(seeds), seeds, sizes)
        for seed, games_played in zip(seeds, played, strict=True):
            (args.folder / f"{seed}.json").write_text(json.dumps(games_played, separators=(",", ":")))
            print(f"{seed}: {len(games_played)} games", flush=True)


if __name__ == "__main__":
    main()
