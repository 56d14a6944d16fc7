"""The puzzles of a server: which there are, which comes next for a user, and attempts at them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeVar

from riftable import games
from riftable.ai.puzzles.collection import (
    Puzzle,
    choose_puzzles,
    daily_puzzle,
    games_with_puzzles,
    puzzle_book,
    shipped_puzzles,
)
from riftable.ai.puzzles.grading import LEVELS
from riftable.core.errors import BadOption
from riftable.server.accounts.puzzle_progress import (
    RETURN_DAYS,
    PuzzleProgress,
    PuzzleRecord,
    PuzzleStanding,
    date_of,
    day_of,
    streak,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.puzzle_models import (
    DailyPuzzle,
    MyPuzzles,
    NextPuzzle,
    PuzzleCatalogue,
    PuzzleCount,
    PuzzleGame,
    PuzzleGroup,
)
from riftable.server.session.exercise import ExerciseRooms
from riftable.server.session.puzzle_room import PuzzlePresentation, PuzzleRoom
from riftable.server.storage.interface import Store

T = TypeVar("T")
DAYS_REMEMBERED: Final = 8  # puzzles of the day, for all games


class PuzzleFilter(NamedTuple):
    """Which puzzles are wanted; "" or 0: all. `after` is the one that was shown last."""

    game: str = ""
    theme: str = ""
    level: int = 0
    tag: str = ""
    only_due: bool = False
    after: str = ""


class PuzzleDesk:
    """Hands out puzzles and judges attempts, in a thread and one after the other."""

    def __init__(self, store: Store) -> None:
        self.progress = PuzzleProgress(store)
        self.rooms = ExerciseRooms(open_puzzle_room)

    async def at(self, name: str, lang: str, work: Callable[[PuzzlePresentation], T]) -> T:
        """Return what `work` makes of the puzzle with this id; `RequestRefused` if there is none."""
        return await self.rooms.at(name, lambda room: work(PuzzlePresentation(room, lang)))

    async def note(self, user: str, name: str, *, solved: bool, now: int) -> int:
        """Store an attempt of a user; return in how many days the puzzle comes back, 0 if it does not."""
        puzzle = known_puzzle(name)
        after = await self.progress.note(user, puzzle.id, puzzle.game, solved=solved, now=now)
        return max(0, after.due - day_of(now))

    async def mine(self, user: str, lang: str, now: int) -> MyPuzzles:
        """Return what a user has done so far, and the puzzles of the day."""
        record = await self.progress.of(user)
        return await asyncio.to_thread(my_puzzles, record, lang, day_of(now))

    async def next(self, user: str, wanted: PuzzleFilter, now: int) -> NextPuzzle:
        """Return the puzzle that comes next for a user; `RequestRefused` if none fits."""
        record = await self.progress.of(user)
        return await asyncio.to_thread(next_puzzle, record, user, wanted, day_of(now))


@cache
def puzzles_of(names: tuple[str, ...]) -> dict[str, Puzzle]:
    """Return all puzzles of some games by id."""
    return {puzzle.id: puzzle for game in names for puzzle in shipped_puzzles(game)}


def puzzles_by_id() -> dict[str, Puzzle]:
    """Return all puzzles of the games that this server offers."""
    return puzzles_of(tuple(games_with_puzzles()))


def known_puzzle(name: str) -> Puzzle:
    """Return the puzzle with this id; `RequestRefused` if there is none."""
    found = puzzles_by_id().get(name)
    if found is None:
        raise RequestRefused("unknown_puzzle", 404)
    return found


def open_puzzle_room(name: str) -> PuzzleRoom:
    """Open the puzzle with this id; `RequestRefused` if there is none."""
    return PuzzleRoom(known_puzzle(name))


@lru_cache(maxsize=DAYS_REMEMBERED)
def puzzle_of_day(game: str, day: int) -> Puzzle:
    """Return the puzzle of a day: the same for everybody."""
    return daily_puzzle(shipped_puzzles(game), date_of(day))


def catalogue(lang: str) -> PuzzleCatalogue:
    """Return all puzzles of this server, by what they have in common."""
    found = [game_catalogue(game, lang) for game in games_with_puzzles()]
    return PuzzleCatalogue([one for one in found if one.count], list(RETURN_DAYS))


def game_catalogue(game: str, lang: str) -> PuzzleGame:
    """Return the puzzles of a game."""
    puzzles, spec = shipped_puzzles(game), games.spec(game)
    by_theme = Counter(puzzle.theme for puzzle in puzzles)
    by_tag = Counter(tag for puzzle in puzzles for tag in puzzle.tags)
    by_level = Counter(puzzle.level for puzzle in puzzles)
    texts = spec.texts(lang)
    themes = [
        PuzzleGroup(theme.name, texts(f"puzzle-theme-{theme.name}"), by_theme[theme.name])
        for theme in puzzle_book(game).themes
        if by_theme[theme.name]
    ]
    label = None if spec.group_labels is None else spec.group_labels.load()(lang)
    order = [] if spec.group_names is None else spec.group_names.load()
    tags = [PuzzleGroup(name, label(name) if label else name, by_tag[name]) for name in order if by_tag[name]]
    return PuzzleGame(game, len(puzzles), themes, tags, [by_level[level] for level in LEVELS])


def my_puzzles(record: PuzzleRecord, lang: str, today: int) -> MyPuzzles:
    """Return what a user has done so far, and the puzzles of today."""
    names = [game for game in games_with_puzzles() if shipped_puzzles(game)]
    daily = []
    for game in names:
        puzzle = puzzle_of_day(game, today)
        title = games.spec(game).texts(lang)(f"puzzle-theme-{puzzle.theme}")
        standing = standing_word(record.standings.get(puzzle.id))
        daily.append(DailyPuzzle(game, puzzle.id, title, puzzle.level, standing))
    return MyPuzzles(
        day=date_of(today).isoformat(),
        daily=daily,
        counts=[count_of(game, record, today) for game in names],
        streak=streak(record.days, today),
        solved_today=record.days.get(today, 0),
    )


def standing_word(standing: PuzzleStanding | None) -> Literal["new", "solved", "failed"]:
    """Return how the last attempt went, in a word for messages."""
    return "new" if standing is None else "solved" if standing.solved else "failed"


def count_of(game: str, record: PuzzleRecord, today: int) -> PuzzleCount:
    """Return what a user has done of the puzzles of a game. Those that are no longer shipped do not count."""
    known = puzzles_by_id()
    mine = [one for one in record.standings.values() if one.game == game and one.puzzle in known]
    by_theme = Counter(known[one.puzzle].theme for one in mine if one.solved)
    due = sum(one.is_due(today) for one in mine)
    return PuzzleCount(game, by_theme.total(), due, dict(by_theme))


def next_puzzle(record: PuzzleRecord, user: str, wanted: PuzzleFilter, today: int) -> NextPuzzle:
    """Return the puzzle that comes next for a user: one that is due, else a new one, else the oldest."""
    order = shuffled(wanted_puzzles(wanted), user)
    at = next((i for i, puzzle in enumerate(order) if puzzle.id == wanted.after), -1)
    order = [*order[at + 1 :], *order[: max(0, at)]] or order  # the one shown last only if it is the only one
    standings = record.standings
    due = [puzzle for puzzle in order if puzzle.id in standings and standings[puzzle.id].is_due(today)]
    if due:
        first = min(due, key=lambda puzzle: standings[puzzle.id].due)
        return NextPuzzle(first.id, first.game, due=True)
    if wanted.only_due:
        raise RequestRefused("no_puzzle_due", 404)
    new = next((puzzle for puzzle in order if puzzle.id not in standings), None)
    found = new or min(order, key=lambda puzzle: standings[puzzle.id].tried)
    return NextPuzzle(found.id, found.game, due=False)


def wanted_puzzles(wanted: PuzzleFilter) -> list[Puzzle]:
    """Return the puzzles that fit; `RequestRefused` if there are none."""
    known = games_with_puzzles()
    if wanted.game and wanted.game not in known:
        raise RequestRefused("no_such_puzzles", 404)
    found: list[Puzzle] = []
    for game in [wanted.game] if wanted.game else known:
        try:
            found += choose_puzzles(game, wanted.theme or None, wanted.level or None, wanted.tag or None)
        except BadOption:
            continue
    if not found:
        raise RequestRefused("no_such_puzzles", 404)
    return found


def shuffled(puzzles: Sequence[Puzzle], user: str) -> list[Puzzle]:
    """Return puzzles in an order that mixes them, another for each user and always the same for one."""
    return sorted(puzzles, key=lambda puzzle: hashlib.sha256(f"{user} {puzzle.id}".encode()).digest())
