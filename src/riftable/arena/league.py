"""A league: every player meets every other, and a leaderboard is written. It can be resumed and extended.

The games of each pairing are a result file of the arena in a folder. Games that are there are not played
again, so a new player only plays its own. The leaderboard follows from the files alone.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

import riftable
from riftable import __version__
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.outcomes import Interval, interval
from riftable.arena.ratings import EloRating, Meeting, elo_ratings
from riftable.arena.run import Run
from riftable.arena.standings import Score
from riftable.arena.tournament import plan, read_players
from riftable.arena.workers import Workers
from riftable.core.errors import BadOption

VERSION: Final = 1  # of leaderboard files
GAMES_FOLDER: Final = "games"
JSON_NAME: Final = "leaderboard.json"
MARKDOWN_NAME: Final = "leaderboard.md"


class LeagueRow(NamedTuple):
    """A player in the leaderboard; a player with several sides of a game counts once for each."""

    player: str
    rating: EloRating
    games: int
    wins: int
    draws: int
    share: Interval  # of games won

    @property
    def losses(self) -> int:
        """Games neither won nor drawn."""
        return self.games - self.wins - self.draws


class League:
    """The pairings of a league and the games played so far."""

    def __init__(
        self,
        folder: Path,
        game: str,
        mode: str | None,
        options: Mapping[str, object],
        players: str,
        games: int,
        seed: int = 0,
    ) -> None:
        counts = read_players(players)
        if len(counts) < 2 or max(counts.values()) > 1:
            raise BadOption(ArenaMessage.LEAGUE_PLAYERS, word=players)
        rules = riftable.rules(game, mode, **options)
        if len(set(rules.sides)) < 2:
            raise BadOption(ArenaMessage.LEAGUE_SIDES, game=rules.key)
        self.folder = folder
        self.players = list(counts)
        self.games = games
        self.runs: dict[tuple[str, str], Run] = {}
        for one, other in itertools.combinations(self.players, 2):
            # Sorted, so that the order in which players are named does not matter.
            first, second = sorted((one, other))
            tournament = plan(game, mode, options, f"{first},{second}", seed)
            path = folder / GAMES_FOLDER / pairing_file(first, second)
            self.runs[first, second] = Run(tournament, games, path)
        self.tournament = next(iter(self.runs.values())).tournament

    @property
    def total(self) -> int:
        """How many games the league has."""
        return sum(len(run.todo) for run in self.runs.values())

    @property
    def played(self) -> int:
        """How many of them have been played."""
        return sum(run.standings.games for run in self.runs.values())

    def play(
        self, open_workers: Callable[[], Workers], on_progress: Callable[[int], None] = lambda _games: None
    ) -> None:
        """Play the missing games, and write the leaderboard after each pairing."""
        self.write()
        if all(run.over() for run in self.runs.values()):
            on_progress(self.played)
            return
        with open_workers() as workers:
            for run in self.runs.values():
                if not run.over():
                    run.play(lambda: nullcontext(workers), lambda _games: on_progress(self.played))
                    self.write()

    def rows(self) -> list[LeagueRow]:
        """Return the leaderboard, the best rating first; players without a game are left out."""
        scores: dict[str, list[Score]] = {name: [] for name in self.players}
        meetings: dict[tuple[str, str], Meeting] = {}
        for (one, other), run in self.runs.items():
            for name in (one, other):
                scores[name].append(run.standings.scores[name])
            met = run.standings.against[one, other]
            if met.games:
                meetings[one, other] = Meeting(met.games, met.wins + met.draws / 2)
        active = [name for name in self.players if any(score.games for score in scores[name])]
        ratings = elo_ratings(active, meetings) if active else {}
        rows = [league_row(name, ratings[name], scores[name]) for name in active]
        return sorted(rows, key=lambda row: (-row.rating.rating, row.player))

    def write(self) -> None:
        """Write the leaderboard as JSON and as Markdown."""
        rows = self.rows()
        write_whole(self.folder / JSON_NAME, json.dumps(self.json(rows), ensure_ascii=False, indent=1) + "\n")
        write_whole(self.folder / MARKDOWN_NAME, self.markdown(rows))

    def json(self, rows: Iterable[LeagueRow]) -> dict[str, Any]:
        """Return the leaderboard with everything the games depend on."""
        tournament = self.tournament
        return {
            "league": VERSION,
            "riftable": __version__,
            "game": tournament.game,
            "mode": tournament.mode,
            "options": dict(tournament.options),
            "seed": tournament.seed,
            "games": self.games,
            "rows": [
                {
                    "player": row.player,
                    "rating": [round(number, 1) for number in row.rating],
                    "games": row.games,
                    "wins": row.wins,
                    "draws": row.draws,
                    "losses": row.losses,
                    "share": [round(number, 4) for number in row.share],
                }
                for row in rows
            ],
            "pairings": [
                {
                    "players": [one, other],
                    "games": run.standings.games,
                    "wins": [run.standings.scores[one].wins, run.standings.scores[other].wins],
                    "code": run.tournament.code,
                    "file": f"{GAMES_FOLDER}/{pairing_file(one, other)}",
                }
                for (one, other), run in self.runs.items()
            ],
        }

    def markdown(self, rows: Iterable[LeagueRow]) -> str:
        """Return the leaderboard as a page."""
        tournament = self.tournament
        settings = [f"{key}={value}" for key, value in tournament.options.items()]
        about = " ".join([tournament.game, tournament.mode, *settings])
        lines = [
            f"# League: {about}",
            "",
            f"{self.played} of {self.total} games, seed {tournament.seed}, Riftable {__version__}.",
            "Ratings are on Elo’s scale: a difference of 100 means 64 % of the points.",
            "",
            "| # | player | rating | 95 % | games | w–d–l | won | 95 % |",
            "|---:|---|---:|---|---:|---|---:|---|",
        ]
        for number, row in enumerate(rows, 1):
            rating, share = row.rating, row.share
            player = row.player.replace("|", "\\|")
            lines.append(
                f"| {number} | {player} | {rating.rating:.0f} | {rating.low:.0f} to {rating.high:.0f} "
                f"| {row.games} | {row.wins}–{row.draws}–{row.losses} "
                f"| {share.share:.1%} | {share.low:.1%} to {share.high:.1%} |"
            )
        return "\n".join([*lines, ""])


def league_row(name: str, rating: EloRating, scores: Iterable[Score]) -> LeagueRow:
    """Return the row of a player from the scores of all pairings."""
    games = wins = draws = 0
    for score in scores:
        games, wins, draws = games + score.games, wins + score.wins, draws + score.draws
    return LeagueRow(name, rating, games, wins, draws, interval(wins, games))


def pairing_file(one: str, other: str) -> str:
    """Return the name of the file with the games of two players."""
    names = [re.sub(r"[^\w.]+", "-", name).strip("-")[-40:] for name in (one, other)]
    digest = hashlib.sha256(json.dumps([one, other]).encode()).hexdigest()[:8]
    return f"{names[0]}-vs-{names[1]}-{digest}.ndjson"


def write_whole(path: Path, text: str) -> None:
    """Write a file that is never seen half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(path)
