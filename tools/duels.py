"""Measure how often one bot beats another at Riftbound, over all ordered pairs of the known decks.

    python tools/duels.py level6 level3 --games 200
    python tools/duels.py level6 level3 --decks fiora,rumble,kaisa-spiritforged
    python tools/duels.py level5 'tools/duels.py:without_net?iterations=300' --games 100
    python tools/duels.py level5 'tools/duels.py:without_policy?iterations=300' --games 100

Every deal is played twice, with the bots' seats swapped; the pairs of decks take turns. Times are CPU times,
so a busy machine does not change them. The same arguments play the same games. A game in which the bots go
round in circles is broken off and counts as lost; its number, for `--start`, is printed, and the exit status
is 1. Needs `pip install -e '.[arena]'`, and a compiled engine to be quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from time import process_time
from typing import NamedTuple

import riftable
from riftable.ai.levels import level_settings
from riftable.ai.registry import find_bot
from riftable.ai.search import Budget, Searcher
from riftable.arena.outcomes import interval
from riftable.core.loops import LoopDetector
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.strategy import search_hooks
from riftable.games.riftbound.ai.weights import weights
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rulebook import Riftbound

PAIR_STRIDE = 101  # from pair to pair, so that all decks are played after few games


class Duel(NamedTuple):
    """The result of a game, and the answers, seconds and longest decision of the first bot."""

    won: bool
    answers: int
    seconds: float
    slowest: float
    decisions: int  # of both bots, forced ones too
    loop: str  # what shows that the game went round in circles; "" if it did not


def play(first: str, second: str, names: Sequence[str], number: int) -> Duel:
    """Play the duel with this number between two bots, with a pair of the decks that are named."""
    deal, own = divmod(number, 2)
    pairs = tuple(product(sorted(names), repeat=2))
    decks = " / ".join(pairs[PAIR_STRIDE * deal % len(pairs)])
    rules = riftable.rules("riftbound", "duel", decks=decks)
    bots = [find_bot(first if seat == own else second, rules) for seat in range(2)]
    rngs = [Rng(deal, 1), Rng(deal, 2)]
    chance = Rng(deal)
    s = rules.new()
    loops = LoopDetector(rules)
    answers, seconds, slowest = 0, 0.0, 0.0
    while (ask := s.ask) is not None:
        if loop := loops.notice(s):
            loop = f"game {number}, {decks}: {loop}"
            return Duel(False, answers, seconds, slowest, loops.decisions, loop)
        if ask.seat == CHANCE:
            s.step(ask.sample(chance))
            continue
        view = rules.view(s, ask.seat)
        begin = process_time()
        move = bots[ask.seat].choose(view, rngs[ask.seat].split())
        if ask.seat == own and len(ask.moves) > 1:
            took = process_time() - begin
            answers, seconds, slowest = answers + 1, seconds + took, max(slowest, took)
        s.apply(move)
    result = s.result()
    assert result is not None
    return Duel(result[own] > 0, answers, seconds, slowest, loops.decisions, "")


def without_net(rules: Rules, iterations: int = 1200) -> Searcher:
    """Return the search of the levels with the weights set by hand instead of the value net."""
    assert isinstance(rules, Riftbound)
    policy = RolloutPolicy(rules.config.cards)
    hooks = RiftboundSearchHooks(len(rules.sides), policy, *weights())
    return Searcher(rules, hooks, Budget(iterations=iterations), level_settings(rules).search)


def without_policy(rules: Rules, iterations: int = 1200) -> Searcher:
    """Return the search of the levels without the move policy; the rollout policy gives the priors."""
    hooks = search_hooks(rules)
    hooks.move_policy = None
    return Searcher(rules, hooks, Budget(iterations=iterations), level_settings(rules).search)


def report(duels: Iterator[Duel], games: int) -> int:
    """Print the score every 20 games and at the end, and every loop; return how many there were."""
    found: list[Duel] = []
    loops = 0
    for duel in duels:
        found.append(duel)
        if duel.loop:
            loops += 1
            print(f"LOOP in {duel.loop}", flush=True)
        if len(found) % 20 and len(found) < games:
            continue
        won = sum(one.won for one in found)
        share = interval(won, len(found))
        answers = sum(one.answers for one in found)
        each = sum(one.seconds for one in found) / max(answers, 1)
        print(
            f"{won} of {len(found)}: {share.share:.1%}, at 95 % {share.low:.1%} to {share.high:.1%};"
            f" {answers / len(found):.0f} answers a game, {each:.3f} s each,"
            f" {max(one.slowest for one in found):.2f} s at most;"
            f" {sum(one.decisions for one in found)} decisions, {loops} loops",
            flush=True,
        )
    return loops


def main() -> int:
    """Play the games; return 1 if the bots went round in circles in any of them."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("first", help="a bot, as the arena names it: level6, or level5?iterations=200")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--decks", default=",".join(KNOWN), help="those to play with; all by default")
    args = parser.parse_args()
    names = args.decks.split(",")
    if unknown := [name for name in names if name not in KNOWN]:
        parser.error(f"no decks of these names: {', '.join(unknown)}")
    numbers = range(args.start, args.start + args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        duels = pool.map(partial(play, args.first, args.second, names), numbers)
        return 1 if report(duels, args.games) else 0


if __name__ == "__main__":
    sys.exit(main())
