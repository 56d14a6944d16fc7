"""Generate, select and prove puzzles.

    python tools/make_puzzles.py find --minutes 30   # play games and look for puzzles; resumes a run
    python tools/make_puzzles.py pack                # add what was found to the shipped files
    python tools/make_puzzles.py prove               # re-prove all shipped puzzles (`make puzzles`)

Game number N depends on the seed and N alone, so the same games give the same puzzles on every machine,
however often the tool is stopped. Use the compiled engine.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from riftable import games
from riftable.ai.puzzles.collection import (
    Puzzle,
    games_with_puzzles,
    pack_puzzles,
    puzzle_book,
    read_puzzle,
    shipped_puzzles,
)
from riftable.ai.puzzles.finding import FoundPuzzle, PuzzleFinder
from riftable.ai.puzzles.grading import level_for
from riftable.ai.puzzles.proof import flaw
from riftable.ai.registry import find_bot
from riftable.core.game import Game
from riftable.core.rng import ARENA_BOT_STREAM, Rng
from riftable.gamekit.puzzles import PuzzleBook

SEED: Final = 20  # of the shipped puzzles; Riftbound has more of seed 21
MAX_PER_GAME: Final = 30  # shipped puzzles of one theme that come from the same game
FOUND: Final = Path("build", "puzzles")  # what `find` writes


class Finding(NamedTuple):
    """A puzzle that was found, and in which game."""

    number: int
    effort: int
    puzzle: Puzzle


def play_and_find(
    book: PuzzleBook, name: str, seed: int, number: int, bot: str = ""
) -> Iterator[FoundPuzzle]:
    """Play game `number` of a seed, by the bot of the book or another, and yield the puzzles in it."""
    setting = book.settings(Rng(seed, number))
    rules = games.spec(name).new_rules(setting.mode, setting.options)
    finder = PuzzleFinder(book, rules)
    game = Game(rules, seed=seed * 1_000_003 + number)
    bots = [find_bot(bot or book.bot, rules) for _ in rules.sides]
    while (seat := game.seat) is not None:
        if rules.at_rest(game.state) and len(game.moves) > 1:
            yield from finder.find(game.state, seat)
        game.push(bots[seat].choose(game.view(seat), Rng(game.seed, ARENA_BOT_STREAM + len(game.history))))


def found_file(name: str) -> Path:
    """Return where the findings of a game are."""
    FOUND.mkdir(parents=True, exist_ok=True)
    return FOUND / f"{name}.ndjson"


def findings(name: str) -> tuple[list[Finding], int]:
    """Return what was found so far, and the number of the next game."""
    found: list[Finding] = []
    after = 0
    file = found_file(name)
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        data = json.loads(line)
        if "done" in data:
            after = data["done"] + 1
        else:
            found.append(Finding(data["number"], data["effort"], read_puzzle(name, data["puzzle"])))
    return found, after


def find(names: list[str], seed: int, minutes: float, bot: str) -> None:
    """Look for puzzles in one game after the other until the time is over; a game is written when it ends."""
    following = {name: findings(name)[1] for name in names}
    counts: Counter[tuple[str, str]] = Counter()
    end = time.monotonic() + 60 * minutes
    for name in itertools.cycle(names):
        if time.monotonic() > end:
            return
        number = following[name]
        following[name] += 1
        lines = []
        for puzzle, effort in play_and_find(puzzle_book(name), name, seed, number, bot):
            counts[name, puzzle.theme] += 1
            lines.append({"number": number, "effort": effort, "puzzle": puzzle.line})
        with found_file(name).open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(line) + "\n" for line in [*lines, {"done": number}])
        print(f"{name} {number}: {dict(counts)}", flush=True)


def pack(name: str, wanted: int, *, anew: bool) -> None:
    """Select puzzles, as many of each theme as possible, and write the file that is shipped.

    Those in it stay, unless it is written `anew`: people have solved them.
    """
    book = puzzle_book(name)
    kept = [] if anew else list(shipped_puzzles(name))
    per_game: Counter[tuple[int, str]] = Counter()
    by_theme: dict[str, list[Puzzle]] = {theme.name: [] for theme in book.themes}
    seen = {puzzle.id for puzzle in kept}
    for number, effort, puzzle in findings(name)[0]:
        per_game[number, puzzle.theme] += 1
        if puzzle.id in seen or per_game[number, puzzle.theme] > MAX_PER_GAME:
            continue
        seen.add(puzzle.id)
        level = level_for(effort, book.beam_widths)
        by_theme[puzzle.theme].append(
            Puzzle(**{**vars(puzzle), "level": level})  # the widths may have changed since it was found
        )
    turns = itertools.zip_longest(*by_theme.values())  # one of each theme, until enough are there
    chosen = [*kept, *(puzzle for turn in turns for puzzle in turn if puzzle is not None)][:wanted]
    chosen.sort(key=lambda puzzle: (puzzle.theme, puzzle.position))  # alike side by side compress well
    packed = pack_puzzles(chosen)
    target = Path(str(resources.files(book.package))) / "data" / book.file
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(packed)
    print(f"{target}: {len(chosen)} puzzles, {len(packed)} bytes")
    describe(chosen)


def describe(puzzles: list[Puzzle]) -> None:
    """Print how many puzzles there are of each theme, level and tag."""
    for title, counts in (
        ("theme", Counter(puzzle.theme for puzzle in puzzles)),
        ("level", Counter(str(puzzle.level) for puzzle in puzzles)),
        ("tag", Counter(tag for puzzle in puzzles for tag in puzzle.tags)),
    ):
        print(f"  by {title}: {', '.join(f'{name} {n}' for name, n in sorted(counts.items())) or '-'}")


def prove(names: list[str]) -> bool:
    """Re-prove all shipped puzzles; return whether all hold."""
    wrong = 0
    for name in names:
        puzzles = shipped_puzzles(name)
        for puzzle in puzzles:
            problem = flaw(puzzle)
            if problem:
                wrong += 1
                print(f"{name} {puzzle.id}: {problem}", flush=True)
        print(f"{name}: {len(puzzles)} puzzles")
        describe(list(puzzles))
    print("every puzzle holds" if not wrong else f"{wrong} puzzles are wrong")
    return not wrong


def main() -> None:
    """Run one of the three tasks."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("task", choices=["find", "pack", "prove"])
    parser.add_argument("games", nargs="*", help="all games with puzzles if none is named")
    parser.add_argument("--minutes", type=float, default=10.0, help="find: how long")
    parser.add_argument("--seed", type=int, default=SEED, help="find: of the games that are played")
    parser.add_argument("--bot", default="", help="find: who plays; the bot of the game's book unless given")
    parser.add_argument("--puzzles", type=int, default=1200, help="pack: at most so many of a game")
    parser.add_argument("--anew", action="store_true", help="pack: drop the puzzles that are shipped now")
    chosen = parser.parse_args()
    names = chosen.games or games_with_puzzles()
    if chosen.task == "find":
        find(names, chosen.seed, chosen.minutes, chosen.bot)
    elif chosen.task == "pack":
        for name in names:
            pack(name, chosen.puzzles, anew=chosen.anew)
    elif not prove(names):
        sys.exit(1)


if __name__ == "__main__":
    main()
