"""A record of what clients sent and were told, to be compared with the log of the server."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from riftable.core.errors import RiftableError
from riftable.server.match import entries as log
from riftable.server.match.play import new_play
from riftable.server.protocol import messages
from riftable.server.session.restore import restore
from riftable.server.storage.interface import StoredTable
from riftable.server.storage.sqlite import connect

COMMANDS = msgspec.json.Decoder(messages.Commands)
ACK = msgspec.json.Decoder(messages.Ack)


class Sent(NamedTuple):
    """A command as it was sent."""

    game: str
    user: str
    command: bytes

    @property
    def id(self) -> str:
        return str(COMMANDS.decode(self.command).id)


@dataclass
class Ledger:
    """All commands that were sent, and all answers."""

    sent: dict[tuple[str, str, str], Sent] = field(default_factory=dict)
    acks: dict[tuple[str, str, str], bytes] = field(default_factory=dict)
    announced: dict[str, int] = field(
        default_factory=dict
    )  # the latest version of each game that other players got
    kills: int = 0
    unacknowledged: int = (
        0  # committed, but killed before it was acknowledged: this is why a command has an id
    )
    checks: list[float] = field(default_factory=list)  # seconds that opening and checking the file took
    starts: list[float] = field(
        default_factory=list
    )  # seconds from the start of a server to its first answer
    wrong: list[str] = field(default_factory=list)

    def send(self, sent: Sent) -> None:
        self.sent[sent.game, sent.user, sent.id] = sent

    def acknowledge(self, key: tuple[str, str, str], answer: bytes) -> None:
        """Enter an answer; the same command must never get a different one."""
        if self.acks.setdefault(key, answer) != answer:
            self.wrong.append(f"{key} got {answer!r} after {self.acks[key]!r}")

    def last_sent(self, count: int) -> list[tuple[Sent, bytes | None]]:
        """Return the last `count` commands with their answers, None for those that were never answered."""
        keys = list(self.sent)[-count:]
        return [(self.sent[key], self.acks.get(key)) for key in keys]

    # After a kill.

    def compare(self, path: Path) -> None:
        """Read the file as a restart would, and add whatever contradicts the answers to `wrong`."""
        begin = time.perf_counter()
        db = connect(path)
        try:
            sound = db.execute("PRAGMA integrity_check").fetchall()
            if sound != [("ok",)]:
                self.wrong.append(f"the file is damaged: {sound}")
            logs, heads = read_logs(db), read_heads(db)
            receipts = {
                (game, who, name): answer
                for game, who, name, answer in db.execute("SELECT game, who, id, answer FROM receipts")
            }
        finally:
            db.close()
        self.checks.append(time.perf_counter() - begin)
        self.unacknowledged += sum(key not in self.acks for key in receipts if key in self.sent)
        for key, answer in self.acks.items():
            if receipts.get(key) != answer:
                self.wrong.append(
                    f"{key} was acknowledged with {answer!r}, the file has {receipts.get(key)!r}"
                )
        of_games: dict[str, dict[tuple[str, str, str], bytes]] = {game: {} for game in logs}
        for key, answer in receipts.items():
            of_games.setdefault(key[0], {})[key] = answer
        for game, (numbers, entries) in logs.items():
            if numbers != list(range(len(numbers))):
                self.wrong.append(f"{game} has gaps: {numbers}")
            self.wrong += disagreements(heads[game], entries, of_games[game], self.sent)
            if self.announced.get(game, 0) > versions(entries)[-1]:
                self.wrong.append(f"{game}: version {self.announced[game]} was sent but never written")

    def play_through(self, path: Path) -> int:
        """Restore every table from the log and check it; return how many there are."""
        db = connect(path)
        try:
            logs, heads = read_logs(db), read_heads(db)
        finally:
            db.close()
        for game, (_, entries) in logs.items():
            play = restore(StoredTable(heads[game], entries, {}))
            if play.entry_count != len(entries) or play.v != versions(entries)[-1]:
                self.wrong.append(f"{game} came to version {play.v}, the log says {versions(entries)[-1]}")
        return len(logs)

    def add(self, other: Ledger) -> None:
        """Add what another ledger holds."""
        self.sent |= other.sent
        self.acks |= other.acks
        self.kills += other.kills
        self.unacknowledged += other.unacknowledged
        self.checks += other.checks
        self.starts += other.starts
        self.wrong += other.wrong

    def figures(self) -> str:
        """Return the figures as lines of text."""

        def middle(times: list[float]) -> str:
            return f"{sorted(times)[len(times) // 2] * 1000:.0f} ms" if times else "–"

        return "\n".join(
            [
                f"kills                          {self.kills}",
                f"acknowledgements               {len(self.acks)}",
                f"lost, or other than acknowledged {len(self.wrong)}",
                f"written, not yet acknowledged   {self.unacknowledged}",
                f"opening and checking the file  {middle(self.checks)} (median)",
                f"start to the first answer      {middle(self.starts)} (median)",
                *self.wrong[:20],
            ]
        )


def read_logs(db: sqlite3.Connection) -> dict[str, tuple[list[int], list[log.Entries]]]:
    """Return the entries of each game with their numbers."""
    found: dict[str, tuple[list[int], list[log.Entries]]] = {}
    for game, seq, entry in db.execute("SELECT game, seq, entry FROM entries ORDER BY game, seq"):
        numbers, entries = found.setdefault(game, ([], []))
        numbers.append(seq)
        entries.append(log.ENTRY.decode(entry))
    return found


def read_heads(db: sqlite3.Connection) -> dict[str, log.Head]:
    """Return the head of each game."""
    return {game: log.HEAD.decode(head) for game, head in db.execute("SELECT id, head FROM games")}


def made_moves(head: log.Head, entries: list[log.Entries]) -> list[list[int]]:
    """Return the moves that each entry makes, as numbers; only up to an entry that cannot have happened."""
    play, found = new_play(head), []
    for entry in entries:
        before = len(play.game.history)
        try:
            play.apply(entry)
        except RiftableError:
            break
        found.append(play.game.history[before:])
    return found


def versions(entries: list[log.Entries]) -> list[int]:
    """Return the version of the position after each entry."""
    found, v = [], 0
    for entry in entries:
        v += isinstance(entry, log.Began | log.Made | log.WentBack | log.GaveUp)
        found.append(v)
    return found or [0]


def disagreements(
    head: log.Head,
    entries: list[log.Entries],
    receipts: dict[tuple[str, str, str], bytes],
    sent: dict[tuple[str, str, str], Sent],
) -> list[str]:
    """Return how entries contradict the receipts: each command is done once, and as it was sent."""
    game, found = head.id, []
    made_by: dict[int, tuple[log.Entries, list[int]]] = {}
    replayed = made_moves(head, entries)
    if len(replayed) < len(entries):
        found.append(f"{game}: entry {len(replayed)} cannot have happened")
    for entry, moves, v in zip(entries, replayed, versions(entries), strict=False):
        made_by.setdefault(v, (entry, moves))
    lines = Counter(entry.text for entry in entries if isinstance(entry, log.Spoke))
    done: Counter[str] = Counter()
    for key, answer in receipts.items():
        if key[0] != game or key not in sent:
            continue
        command: Any = COMMANDS.decode(sent[key].command)
        done[type(command).__name__] += 1
        if isinstance(command, messages.Chat):
            if lines[command.text] != 1:
                found.append(f"{key}: “{command.text}” stands there {lines[command.text]} times")
            continue
        became, moves = made_by.get(ACK.decode(answer).v, (None, []))
        if isinstance(command, messages.Move):
            if not isinstance(became, log.Made) or not within(command.moves, moves):
                found.append(f"{key}: {command.moves} became {became}")
        elif not isinstance(became, log.WentBack):
            found.append(f"{key}: going back became {became}")
    made = Counter(type(entry).__name__ for entry in entries)
    for kind, command_kind in (("Made", "Move"), ("WentBack", "Undo"), ("Spoke", "Chat")):
        if made[kind] != done[command_kind]:
            found.append(f"{game}: {done[command_kind]} receipts for {made[kind]} entries {kind}")
    return found


def within(path: list[int], moves: list[int]) -> bool:
    """Return whether `path` is a subsequence of `moves`; these include chance outcomes and forced moves."""
    rest = iter(moves)
    return all(move in rest for move in path)
