"""Play games between bots and write the statistics that come along with a game.

    python tools/make_statistics.py play --game riftforce --games 1000   # of each section; resumes a run
    python tools/make_statistics.py pack --game riftforce                # count them; writes the shipped file

Riffifi is played by `--bot level3`. Game number N of a section depends on the bot, the seed and N alone: the
same numbers give the same file on every machine, however often the tool is stopped. Use the compiled engine.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from riftable import games
from riftable.ai.registry import find_bot
from riftable.arena.outcomes import DRAW, LOSS, WIN, outcomes
from riftable.arena.referee import play
from riftable.gamekit.statistics import BotSection, BotStatistics, Frequency, Tally

SEED: Final = 20  # of the shipped files
DEFAULT_BOT: Final = "level4"
PLAYED: Final = Path("build", "statistics")  # what `play` writes
OUTCOME_ORDER: Final = (WIN, DRAW, LOSS)  # as in a `Tally`


def sections(game: str) -> list[dict[str, str]]:
    """Return the options of each section: each value of the option `draft` if the game has one."""
    spec = games.spec(game)
    drafts = [one.choices for one in spec.described(spec.modes[0]) if one.name == "draft"]
    return [{"draft": value} for value in drafts[0]] if drafts else [{}]


def file_of(game: str, bot: str, section: int) -> Path:
    """Return where the games of a section are."""
    PLAYED.mkdir(parents=True, exist_ok=True)
    return PLAYED / f"{game}-{bot}-{section}.ndjson"


def lines_of(file: Path) -> list[dict[str, Any]]:
    """Return the games that were played so far; a last line that was cut off is left out."""
    whole = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    return [json.loads(line) for line in whole if line.endswith("\n")]


def play_game(game: str, bot: str, options: dict[str, str], seed: int) -> dict[str, Any]:
    """Play a game and return what is counted of it, by seat."""
    rules = games.spec(game).new_rules(None, options)
    played = play(rules, [find_bot(bot, rules) for _ in rules.sides], seed)
    by_side = outcomes({side: played.result[seat] for seat, side in enumerate(rules.sides)})
    return {
        "outcomes": [by_side[side] for side in rules.sides],
        "groups": played.about.get("guilds", [[] for _ in rules.sides]),
        "picks": [seat.picks for seat in played.seats],
        "habits": [seat.habits for seat in played.seats],
    }


def play_games(game: str, bot: str, wanted: int, seed: int) -> None:
    """Play until each section has as many games as wanted, in turns."""
    made = [len(lines_of(file_of(game, bot, i))) for i in range(len(sections(game)))]
    for number in range(min(made), wanted):
        for i, options in enumerate(sections(game)):
            if made[i] <= number:
                line = play_game(game, bot, options, seed * 1_000_003 + number)
                with file_of(game, bot, i).open("a", encoding="utf-8") as out:
                    out.write(json.dumps(line, separators=(",", ":")) + "\n")


def tallied(found: Iterable[tuple[str, int]], order: Sequence[str]) -> dict[str, Tally]:
    """Return how often each name won, drew and lost, in an order."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for name, outcome in found:
        counts[name][OUTCOME_ORDER.index(outcome)] += 1
    known = [name for name in order if name in counts]
    tallies: dict[str, Tally] = {}
    for name in [*known, *sorted(set(counts).difference(known))]:
        won, drawn, lost = counts[name]
        tallies[name] = (won, drawn, lost)
    return tallies


def packed(game: str, options: dict[str, str], lines: Sequence[dict[str, Any]]) -> BotSection:
    """Count the games of a section."""
    names = games.spec(game).group_names
    order = [] if names is None else list(names.load())
    groups: list[tuple[str, int]] = []
    pairs: list[tuple[str, int]] = []
    picks: dict[int, list[tuple[str, int]]] = defaultdict(list)
    habits: dict[str, Frequency] = {}
    for line in lines:
        for outcome, own, chosen, shown in zip(
            line["outcomes"], line["groups"], line["picks"], line["habits"], strict=True
        ):
            groups += [(group, outcome) for group in own]
            both = itertools.combinations(sorted(own, key=order.index), 2)
            pairs += [(" ".join(pair), outcome) for pair in both]
            for number, group in enumerate(chosen):
                picks[number].append((group, outcome))
            for habit, (times, occasions) in shown.items():
                before = habits.get(habit, (0, 0))
                habits[habit] = (before[0] + times, before[1] + occasions)
    by_pick = [tallied(picks[number], order) for number in sorted(picks)]
    return BotSection(
        options,
        len(lines),
        tallied(groups, order),
        tallied(pairs, ()),
        {name: [one.get(name, (0, 0, 0)) for one in by_pick] for name in order if by_pick},
        dict(sorted(habits.items())),
    )


def pack(game: str, bot: str, seed: int) -> None:
    """Write the shipped file from as many games of each section as all of them have."""
    spec = games.spec(game)
    assert spec.bot_statistics is not None
    lines = [lines_of(file_of(game, bot, i)) for i in range(len(sections(game)))]
    games_of_each = min(map(len, lines))
    found = BotStatistics(
        game,
        spec.modes[0],
        bot,
        seed,
        [packed(game, options, lines[i][:games_of_each]) for i, options in enumerate(sections(game))],
    )
    path = spec.bot_statistics.load()
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")


def main() -> None:
    """Run a command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("command", choices=["play", "pack"])
    parser.add_argument("--game", required=True, choices=games.names())
    parser.add_argument("--bot", default=DEFAULT_BOT)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=SEED)
    found = parser.parse_args()
    if found.command == "play":
        play_games(found.game, found.bot, found.games, found.seed)
    else:
        pack(found.game, found.bot, found.seed)


if __name__ == "__main__":
    main()
