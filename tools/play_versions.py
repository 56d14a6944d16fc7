r"""Play a bot of this version of Riftable against a bot of another one.

    git clone . ../before && git -C ../before checkout 7888ee5 && make -C ../before compile
    PYTHONPATH=build/compiled python -m tools.play_versions level7 level6?seconds=1 riftforce duel \
        --option draft=beyond --own-option edition=1 --games 400 \
        --other ../before/.venv/bin/python --path ../before/build/compiled

Every deal is played once for each side, which the bot of this version plays while the other plays all else:
twice in a duel, four times in Riffifi. A win shared by two is half a point. Both versions follow the game
move by move; if they differ in what is legal, the match ends with an error. So rules must be equal:
`--own-option` sets an option that the other version does not know. Times are CPU times of one process, so a
busy machine does not change them. `--other` runs `tools/version_worker.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import riftable
from riftable.arena.outcomes import interval
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from tools.version_worker import Seats, skip_formalities

WORKER = Path(__file__).with_name("version_worker.py")


class Match(NamedTuple):
    """What is played, and where the other version is."""

    game: str
    mode: str
    options: dict[str, Any]
    own_options: dict[str, Any]  # only for this version: what makes its rules those of the other
    own: str  # the bot of this version
    other: str
    python: str
    path: str  # PYTHONPATH of the other version

    def begin(self, bot: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
        """Return what begins a game for a bot."""
        return {"game": self.game, "mode": self.mode, "options": options, "bot": bot, "seed": seed}


class Times(NamedTuple):
    """What a bot took."""

    answers: int
    seconds: float
    slowest: float


class Played(NamedTuple):
    """A game."""

    points: float  # of the bot of this version
    own: Times
    other: Times


@cache
def worker(python: str, path: str) -> subprocess.Popen[str]:
    """Return the process of the other version; each of ours has its own."""
    environment = {**os.environ, "PYTHONPATH": path}
    pipe = subprocess.PIPE
    command = [python, str(WORKER)]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)  # noqa: S603 - told so


def play(match: Match, number: int) -> Played:
    """Play the game with this number."""
    options = {**match.options, **match.own_options}
    rules = riftable.rules(match.game, match.mode, **options)
    sides = len(set(rules.sides))
    deal, side = divmod(number, sides)
    process = worker(match.python, match.path)
    assert process.stdin is not None
    assert process.stdout is not None
    begun = match.begin(match.other, match.options, 2 * deal + 1)
    print(json.dumps(begun), file=process.stdin, flush=True)
    own = Seats(**match.begin(match.own, options, 2 * deal))
    s = rules.new()
    chance = Rng(deal, 7)
    new: list[list[int]] = [[], []]  # moves that this version and the other have not heard of
    taken: list[list[float]] = [[], []]
    while (ask := s.ask) is not None:
        if ask.seat == CHANCE:
            move = ask.sample(chance)
        else:
            theirs = rules.sides[ask.seat] != side
            if theirs:
                print(json.dumps(new[1]), file=process.stdin, flush=True)
                line = process.stdout.readline()
                if not line:
                    raise SystemExit(f"game {number}: the other version cannot follow it, see above")
                answer = json.loads(line)
            else:
                answer = own.answer(new[0])
            new[theirs] = []
            if answer["legal"] != ask.moves:
                raise SystemExit(f"game {number}: legal here {list(ask.moves)}, there {answer['legal']}")
            taken[theirs].append(answer["seconds"])
            move = answer["move"]
        for one in new:
            one.append(int(move))
        s.step(move)
        skip_formalities(s)
    result = s.result()
    assert result is not None
    points = (1 + (sides - 1) * result[rules.sides.index(side)]) / sides
    return Played(points, *(Times(len(one), sum(one), max(one, default=0.0)) for one in taken))


def report(played: Iterator[Played]) -> None:
    """Print the score every 20 games and at the end, also where a version that crashes ends the match."""
    found: list[Played] = []
    try:
        for one in played:
            found.append(one)
            if len(found) % 20 == 0:
                print(score(found), flush=True)
    finally:
        if len(found) % 20:
            print(score(found), flush=True)


def score(found: list[Played]) -> str:
    """Return the points of some games, with their interval and the times of both bots."""
    points = sum(game.points for game in found)
    share = interval(points, len(found))
    times = [described([getattr(game, name) for game in found]) for name in ("own", "other")]
    return (
        f"{points:g} of {len(found)}: {share.share:.1%}, at 95 % {share.low:.1%} to {share.high:.1%}; "
        f"{times[0]}; other {times[1]}"
    )


def described(times: list[Times]) -> str:
    """Return the mean and longest time of answers."""
    answers = max(sum(one.answers for one in times), 1)
    mean = sum(one.seconds for one in times) / answers
    return f"{1000 * mean:.0f} ms an answer, {max(one.slowest for one in times):.2f} s at most"


def options_of(texts: list[str]) -> dict[str, str]:
    """Return the options of the rules by name."""
    return dict(text.split("=", 1) for text in texts)


def main() -> None:
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("own", help="a bot of this version, as the arena names it")
    parser.add_argument("theirs", help="a bot of the other version")
    parser.add_argument("game")
    parser.add_argument("mode")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--own-option", action="append", default=[], metavar="NAME=VALUE", help="of this version"
    )
    parser.add_argument("--other", required=True, metavar="PYTHON", help="the Python of the other version")
    parser.add_argument("--path", default="", help="its PYTHONPATH, as for a compiled engine")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    options, own_options = options_of(args.option), options_of(args.own_option)
    match = Match(args.game, args.mode, options, own_options, args.own, args.theirs, args.other, args.path)
    if len(set(riftable.rules(args.game, args.mode, **{**options, **own_options}).sides)) == 1:
        parser.error(f"{args.game} {args.mode} has one side: compare bots there with riftable arena")
    numbers = range(args.start, args.start + args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        report(pool.map(play, [match] * args.games, numbers))


if __name__ == "__main__":
    main()
