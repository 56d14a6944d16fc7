"""Write the fixtures of this release: a finished record and a small database for each game and mode.

One more database, `accounts`, has what a server stores of people beside their tables. All later versions must
open them (`tests/reliability/test_old_games.py`). Until a release is out its fixtures may be rewritten with
`--again`; those of an older release never are.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import riftable
from riftable import games
from riftable.ai.lessons import all_steps, games_with_lessons
from riftable.ai.puzzles.collection import games_with_puzzles, shipped_puzzles
from riftable.core.rng import Rng
from riftable.gamekit.strategy import ReviewSettings
from riftable.games.riftbound.decks import library
from riftable.games.riftbound.decks.http_models import SaveDeck
from riftable.games.riftbound.decks.known_decks import KNOWN
from riftable.server.accounts.users import User
from riftable.server.match import commands, commit_reveal
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.protocol.parts import ClockSetting
from riftable.server.protocol.study_models import FIRST_VARIATION, Annotate, NewVariation, Share
from riftable.server.session.bot_pool import BotPool, choose
from riftable.server.session.lobby import Lobby
from riftable.server.session.study_room import StudyRoom
from riftable.server.session.table import Table
from riftable.server.storage.backup import copy
from riftable.server.storage.interface import Store
from riftable.server.storage.ratings import is_listed, set_listed, skills_of
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from riftable.server.storage.studies import studies_of

ROOT = Path(__file__).resolve().parents[1]
UNSTABLE_GAMES: tuple[str, ...] = ()  # games whose rules still change: no fixtures until they are stable
HOME = ROOT / "tests" / "reliability" / "fixtures"
TAKEBACK_AFTER = 20  # moves
UNDO_EVERY = 9  # moves that could be undone
ADA = User("ada", "Ada", account=False, lang="en")
NAMES = ("Ada", "Noam", "Lou", "Eva")  # of accounts
PASSWORD = "one that everyone may know"  # noqa: S105  (of accounts that no one has)
REVIEW = ReviewSettings(iterations=20, most_per_seat=5)


class RandomBots(BotPool):
    """Run bots in this process; every bot plays at random."""

    def __init__(self) -> None:
        self.workers = 1

    async def run(self, work: Any, task: Any) -> Any:
        return work(task._replace(bot="random") if work is choose else task)

    async def run_in_background(self, work: Any, task: Any) -> Any:
        return work(task)

    def close(self) -> None:
        """Do nothing: there are no workers."""


class Clock:
    """A clock that advances by a second with each call."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def records(folder: Path) -> None:
    """Write the record of a random finished game for each game and mode."""
    for game in games.names():
        for mode in () if game in UNSTABLE_GAMES else games.spec(game).modes:
            for seed in range(20):
                made = finished(game, mode, seed)
                if made is not None:
                    made.record.save(folder / f"{game}-{mode}.rift")
                    break
            else:
                sys.exit(f"no game of {game} {mode} came to an end")


def finished(game: str, mode: str, seed: int) -> riftable.Game | None:
    """Return a random game, or None if it does not end within 4000 moves."""
    made = riftable.new(game, mode=mode, seed=seed)
    rng = Rng(seed, 1 << 40)
    for _ in range(4000):
        ask = made.ask
        if ask is None:
            return made
        made.make(int(ask.sample(rng)))
        made.catch_up(None)
    return None


async def write_database(path: Path, game: str, mode: str) -> dict[str, Any]:
    """Write a database with a finished game and one in progress; return what must be found in it."""
    store = SqliteStore(path)
    lobby = Lobby(store, RandomBots(), Clock())
    await lobby.start()
    await store.write(lambda db: db.execute("INSERT INTO users VALUES ('ada', 'Ada', NULL, NULL, 'en', 1)"))
    rng = random.Random(f"{game} {mode}")
    found = {}
    for steps in (40, 10**6):
        table = await play(lobby, rng, game, mode, steps)
        found[table.id] = expected(table)
    await lobby.stop()
    await store.close()
    return found


async def play(lobby: Lobby, rng: random.Random, game: str, mode: str, steps: int) -> Table:
    """Play a game of two people on one device, and bots on further seats, with chat and a takeback."""
    size = len(riftable.rules(game, mode).sides)
    seats = (["me", "here:Kim"] + ["bot:level1"] * size)[:size]
    salt = rng.randbytes(16)
    clock = ClockSetting("days", days=3)
    request = NewGame(game, mode, seats, clock=clock, promise=commit_reveal.promise(salt))
    table = await lobby.table((await lobby.creation.new(ADA, request)).id)
    await send(table, messages.Salt("salt", 0, salt.hex()), 0)
    await send(table, messages.Chat("hello", "Good luck!"), 0)
    await play_on(table, rng, steps)
    return table


async def play_on(table: Table, rng: random.Random, steps: int) -> None:
    """Answer so many questions at random for all people, and go back now and then.

    Players undo what they have sent where they may, and once the others let somebody take back a move.
    """
    undoable = 0
    for number in range(steps):
        await until_idle(table)
        play, seat = table.play, table.play.asked
        if seat is None:
            break
        move = rng.choice(play.game.moves.ids)
        await send(table, messages.Move(f"m{number}", play.v, seat, [move]), seat)
        await until_idle(table)
        if number == TAKEBACK_AFTER and not play.over:
            await send(table, messages.Takeback(f"t{number}", play.v, seat), seat)
            for other in commands.seats_to_consent(play, seat):
                await send(table, messages.Consent(f"c{number}-{other}", play.v, other, yes=True), other)
        elif not play.over and commands.undo_reach(play, seat).targets:
            undoable += 1
            if undoable % UNDO_EVERY == 0:
                await send(table, messages.Undo(f"u{number}", play.v, seat), seat)
    await until_idle(table)


async def write_accounts(path: Path) -> dict[str, Any]:
    """Write a database of accounts with a finished game of each game; return what must be found in it.

    The games count for ratings where they can, are reviewed and have a study. People have solved and failed
    puzzles, have done lessons, and one of them keeps a deck and has brought it to a table. Another table
    waits for the holder of an invitation.
    """
    store = SqliteStore(path)
    lobby = Lobby(store, RandomBots(), Clock(), ratings=True)
    lobby.reviews.settings_of = lambda _play: REVIEW
    await lobby.start()
    users = [await register(lobby, name) for name in NAMES]
    tables: dict[str, Any] = {}
    for game in games.names():
        if game not in UNSTABLE_GAMES:
            table = await play_among(lobby, users, game)
            tables[table.id] = expected(table)
            await review(lobby, table)
            await study(lobby, table, *users[:2])
            await practice(lobby, users[0], game)
    await set_listed(store, users[-1].id, listed=False)
    invited = await open_table(lobby, users[0], games.names()[0], invited=True)
    _, token = await lobby.waiting_room.invite(invited.id, users[0], 1)
    found = {
        "tables": tables,
        "users": await expected_accounts(lobby),
        "invitation": {"table": invited.id, "token": token},
    }
    await lobby.stop()
    await store.close()
    return found


async def register(lobby: Lobby, name: str) -> User:
    """Register an account."""
    users, now = lobby.users, lobby.now()
    guest, token = await users.create_guest(name, "en", "Firefox", now)
    return (await users.register(guest, name, PASSWORD, token, "Firefox", now))[0]


async def open_table(lobby: Lobby, host: User, game: str, *, invited: bool = False) -> Table:
    """Open a table of a game in its default mode; all seats but the first are open."""
    mode = games.spec(game).modes[0]
    size = len(riftable.rules(game, mode).sides)
    request = NewGame(game, mode, ["me", *["open"] * (size - 1)], invited=invited)
    return await lobby.table((await lobby.creation.new(host, request)).id)


async def play_among(lobby: Lobby, users: list[User], game: str) -> Table:
    """Play a game to its end, with a person at every seat."""
    table = await open_table(lobby, users[0], game)
    for user in users[1 : len(table.play.seats)]:
        deck = "" if table.play.spec.seat_decks is None else await keep_deck(lobby, user)
        await lobby.waiting_room.join(table.id, user, Join(deck=deck))
    await play_on(table, random.Random(f"accounts {game}"), 10**6)
    return table


async def keep_deck(lobby: Lobby, user: User) -> str:
    """Keep a deck in an account, and return its list: one that no deck that comes along has."""
    deck = dataclasses.replace(next(one for one in KNOWN.values() if one.side), side=())
    await library.keep_deck(lobby.store, user, SaveDeck("Without a sideboard", deck.text), lobby.now())
    return deck.text


async def review(lobby: Lobby, table: Table) -> None:
    """Review a finished game."""
    host = table.play.head.host
    await lobby.reviews.start(table.play, host, host, lambda: None)
    task = lobby.reviews.jobs[table.id].task
    assert task is not None
    await task


async def study(lobby: Lobby, table: Table, owner: User, reader: User) -> None:
    """Make a study of a finished game that a reader has a link to, with a variation and a comment of each."""
    studies = lobby.studies
    room = await studies.room(await studies.make(owner, table.id, "Worth a look", "en", signed_in))
    await studies.share(room, owner.id, Share(link=True, contributions=True))
    await studies.open(reader, room.study.id, room.study.link)
    places = [place for place in room.game.places if room.game.at(place, {}).seat is not None]
    for user, first in ((owner, len(places) // 3), (reader, len(places) // 2)):
        place = await vary(lobby, room, user, places[first:])
        await studies.annotate(room, user, Annotate(place, f"What {user.name} would have done."))


async def vary(lobby: Lobby, room: StudyRoom, user: User, places: list[int]) -> int:
    """Add a variation to a study at the first place where the last answer was not given; return its place."""
    for place in places:
        position = await lobby.studies.position(room, user.id, place, "en")
        assert position.update.ask is not None
        moves, nodes = [], position.update.ask.tree
        while nodes:
            moves.append(nodes[-1].m)
            nodes = nodes[-1].to
        varied = await lobby.studies.vary(room, user.id, NewVariation(place, moves), -1, "en")
        if varied.place >= FIRST_VARIATION:
            return varied.place
    sys.exit("all answers of the game were the last ones")


async def signed_in() -> None:
    """Do nothing: the session of a user has not ended."""


async def practice(lobby: Lobby, user: User, game: str) -> None:
    """Do the first steps of the lessons of a game; solve a puzzle of it and fail another."""
    if game in games_with_lessons():
        names = [str(name) for name, _ in all_steps(game)[:3]]
        await lobby.lessons.note(user.id, names, lobby.now())
    if game in games_with_puzzles():
        for puzzle, solved in zip(shipped_puzzles(game)[:2], (True, False), strict=True):
            await lobby.puzzles.note(user.id, puzzle.id, solved=solved, now=lobby.now())


async def until_idle(table: Table) -> None:
    """Wait until the bots have answered."""
    while table.tasks.running:
        await asyncio.gather(*list(table.tasks.running), return_exceptions=True)


async def send(table: Table, command: Any, seat: int) -> None:
    """Send a command of the person at a seat."""
    person = table.play.seats[seat]
    await table.command(person.user, person.name, "en", command)


def expected(table: Table) -> dict[str, Any]:
    """Return what must hold of a table when it is opened again."""
    play = table.play
    shuffle = play.shuffle()
    assert shuffle is not None
    return {
        "status": play.status,
        "v": play.v,
        "num": play.entry_count,
        "fen": play.game.fen,
        "scores": play.game.scores,
        "moves": " ".join(play.game.labels),
        "chat": [line.said.text for line in play.chat],
        "left": play.clock.left,
        "commitment": shuffle.commitment,
    }


async def expected_accounts(lobby: Lobby) -> dict[str, Any]:
    """Return what must be found of each account when a database is opened again, by the name of its user."""
    store, found = lobby.store, {}
    for user_id, name in await store.read(lambda db: db.fetch_rows("SELECT id, name FROM users")):
        owned = await studies_of(store, user_id)
        found[name] = {
            "results": await rows_of(store, "SELECT game, outcome FROM results WHERE user = ?", user_id),
            "ratings": {game: list(skill) for game, skill in (await skills_of(store, user_id)).items()},
            "listed": await is_listed(store, user_id),
            "decks": await rows_of(store, "SELECT name, list FROM decks WHERE owner = ?", user_id),
            "lessons": [list(step) for step in await lobby.lessons.progress.of(user_id)],
            "puzzles": [list(one) for one in (await lobby.puzzles.progress.of(user_id)).standings.values()],
            "studies": {one.id: await expected_study(lobby, one.id) for one in owned},
            "reviews": {one.source: await expected_review(lobby, one.source) for one in owned},
        }
    return found


async def rows_of(store: Store, sql: str, user_id: str) -> list[list[Any]]:
    """Return the rows of a query about a user, in order."""
    return sorted(list(row) for row in await store.read(lambda db: db.fetch_rows(sql, user_id)))


async def expected_study(lobby: Lobby, study_id: str) -> dict[str, Any]:
    """Return what must hold of a study: its moves, and where its variations lead."""
    room = await lobby.studies.room(study_id)
    stored = room.study
    return {
        "title": stored.title,
        "moves": " ".join(room.game.play.game.labels),
        "readers": sorted(stored.readers),
        "variations": [
            [place, one.parent, one.author, room.game.at(place, stored.variations).fen]
            for place, one in stored.variations.items()
        ],
        "comments": [[one.place, one.name, one.words] for one in stored.comments.values()],
    }


async def expected_review(lobby: Lobby, table_id: str) -> list[list[Any]]:
    """Return the decisions that the review of a game has judged, and what was better."""
    found = (await lobby.reviews.progress((await lobby.table(table_id)).play)).found
    assert found is not None
    return [[one.at, one.seat, one.best, one.played, one.names] for one in found.judged]


def write_fixture(folder: Path, name: str, write: Callable[[Path], Coroutine[Any, Any, Any]]) -> None:
    """Write a database as a backup has it, compressed, and what must be found in it."""
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(write(Path(home) / DATABASE_NAME))
        copy(Path(home) / DATABASE_NAME, Path(home) / "copy.db")
        with contextlib.closing(sqlite3.connect(Path(home) / "copy.db")) as db:
            db.execute("VACUUM")
        raw = (Path(home) / "copy.db").read_bytes()
    (folder / f"{name}.db.gz").write_bytes(gzip.compress(raw, mtime=0))
    (folder / f"{name}.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> int:
    folder = HOME / riftable.__version__
    if folder.exists() and "--again" not in sys.argv:
        print(f"{folder.name} has fixtures already; use --again to rewrite them before the release")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    records(folder)
    for game in games.names():
        for mode in () if game in UNSTABLE_GAMES else games.spec(game).modes:
            write_fixture(folder, f"{game}-{mode}", partial(write_database, game=game, mode=mode))
    write_fixture(folder, "accounts", write_accounts)
    for path in sorted(folder.iterdir()):
        print(f"{path.stat().st_size:>8} {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
