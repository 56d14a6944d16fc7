"""The card of an exported dataset: what is in it, where it comes from, and how to make it again.

Markdown with a YAML head, as dataset hubs expect it.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from riftable import __version__

SIZES: Final = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
)  # rows below -> category
LARGEST: Final = "n>10M"
COMMON: Final = {
    "version": "of these columns",
    "source, number": "the file of the game, and which game of it, from 0",
    "game, mode, options": "the rules; options that differ from the defaults",
    "seats": "the players by seat",
}
COLUMNS: Final = {
    "games": {
        **COMMON,
        "sides": "the side of each seat",
        "moves": "all moves by name; those of chance begin with an exclamation mark",
        "decisions": "how many decisions each seat made",
        "scores": "points of each side",
        "result": "by seat, from 1 (won) to -1 (lost); null if the game is not over",
    },
    "decisions": {
        **COMMON,
        "move": "how many moves were made before, including those of chance",
        "seat, side": "who decided",
        "question": "the kind of question",
        "legal, legal_actions": "the answers, by name and as actions",
        "chosen, action": "the answer given",
        "observation": "what the seat knew, as a flat array (if exported)",
        "reward": "the result of the game for that seat; null if it is not over",
        "encoding": "the fingerprint of the encoding of actions and observations",
    },
}


class DatasetSummary:
    """Counts what is exported while the rows pass by."""

    def __init__(self) -> None:
        self.rows = 0
        self.games: set[tuple[str, int]] = set()
        self.rules: dict[str, None] = {}  # a set that keeps its order
        self.players: dict[str, set[tuple[str, int]]] = {}  # with the games of each
        self.encodings: dict[str, None] = {}

    def watch(self, rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Yield the same rows, and count them."""
        for row in rows:
            game = (row["source"], row["number"])
            self.rows += 1
            if game not in self.games:
                self.games.add(game)
                options = [f"{key}={value}" for key, value in row["options"].items()]
                self.rules[" ".join([row["game"], row["mode"], *options])] = None
                for name in row["seats"]:
                    self.players.setdefault(name, set()).add(game)
            if "encoding" in row:
                self.encodings[row["encoding"]] = None
            yield row


def dataset_card(
    out: Path, rows: str, summary: DatasetSummary, sources: Iterable[dict[str, Any]], observations: bool
) -> str:
    """Return the card of a table; `sources` has the heads of the arena results that it was made from."""
    size = next((name for limit, name in SIZES if summary.rows < limit), LARGEST)
    about = [
        "---",
        f"pretty_name: Riftable games, {out.stem}",
        f"size_categories: [{size}]",
        "task_categories: [reinforcement-learning]",
        "tags: [card-games, imperfect-information, games]",
        "configs:",
        "- config_name: default",
        f"  data_files: {out.name}",
        "---",
        "",
        f"# {out.name}",
        "",
        f"{summary.rows:,} rows, one for each {rows.removesuffix('s')}, of {len(summary.games):,} games.",
        f"Written by Riftable {__version__}.",
        "",
        "## Games",
        "",
        *[f"- `{rules}`" for rules in summary.rules],
        "",
        "| player | games |",
        "|---|---:|",
        *[f"| {name} | {len(games):,} |" for name, games in sorted(summary.players.items())],
        "",
        "## Columns",
        "",
        "| column | content |",
        "|---|---|",
        *[f"| {name} | {content} |" for name, content in COLUMNS[rows].items()],
        "",
    ]
    if summary.encodings:
        about += [f"Encoding: {', '.join(f'`{one}`' for one in summary.encodings)}.", ""]
    about += ["## How to make it again", "", "```"]
    files = []
    for source in sources:
        files.append(source["file"])
        about.append(f"{shlex.join(arena_command(source))}   # code {source['code']}")
    more = ["--observations"] if observations else []
    command = [
        "riftable",
        "export",
        *(files or ["GAMES"]),
        "--rows",
        rows,
        *more,
        "--out",
        out.name,
        "--card",
    ]
    about += [shlex.join(command), "```", ""]
    about += [
        "Equal code gives equal games on every machine, unless a bot thinks by the clock. The games belong",
        "to their publishers; the table holds moves and results, no art and no text of cards.",
        "",
    ]
    return "\n".join(about)


def arena_command(head: dict[str, Any]) -> list[str]:
    """Return the command that plays a tournament of the arena again."""
    players: list[str] = head["players"]
    if len(head["tables"]) == 1:  # perhaps several of one player
        counts = Counter(head["tables"][0])
        players = [f"{name}*{counts[i]}" if counts[i] > 1 else name for i, name in enumerate(players)]
    command = ["riftable", "arena", head["game"], "--mode", head["mode"]]
    for key, value in head["options"].items():
        command += ["--option", f"{key}={value}"]
    command += ["--players", ",".join(players), "--seed", str(head["seed"])]
    return [*command, "--games", str(head["games"]), "--out", head["file"]]
