"""Fair shuffles by commit and reveal: neither the server nor a player can choose what chance answers.

The server publishes a hash of its seed before the first player sits down (`commitment`). Each seat publishes
a hash of 16 bytes of its own, its salt (`promise`), and reveals the salt once all have promised. Every answer
of chance is a draw from one stream, which the seed and all salts determine together; the seed is revealed
when the game is over. What this proves, and what it does not, is in `docs/explanation/fair-shuffles.md`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, NamedTuple

from riftable.api import replay
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation
from riftable.core.machine import CHANCE
from riftable.core.record import Record

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
WORD_RANGE: Final = 1 << 32
PROMISE: Final = re.compile(r"[0-9a-f]{64}")
SALT_TEXT: Final = re.compile(r"[0-9a-f]{32}")
SHUFFLE_LINE: Final = re.compile(r"1 ([\w-]{1,64}) (\d{1,9}) ([0-9a-f]{64}) ((?:[ps]:[0-9a-f]{32} ?){1,16})")


def new_seed() -> str:
    """Return a random seed for one game, in hex."""
    return secrets.token_hex(SEED_BYTES)


def commitment(table_id: str, seed: bytes) -> str:
    """Return the hash of a seed that is published before the game."""
    return hashlib.sha256(b"riftable commit 1\0" + table_id.encode() + b"\0" + seed).hexdigest()


def promise(salt: bytes) -> str:
    """Return the hash of a salt that a seat publishes before it has seen those of the others."""
    return hashlib.sha256(b"riftable salt 1\0" + salt).hexdigest()


def server_salt(table_id: str, seed: bytes, seat: int) -> bytes:
    """Return the salt of a bot, or of a player who revealed none; it follows from the seed."""
    text = b"riftable salt 1\0" + table_id.encode() + b"\0" + bytes([seat])
    return hmac.digest(seed, text, "sha256")[:SALT_BYTES]


@dataclass(frozen=True)
class Stream:
    """The draws of one game. Each depends on the number of moves before it, not on which they were."""

    table_id: str
    seed: bytes
    salts: tuple[bytes, ...]

    def __call__(self, at: int, n: int) -> int:
        """Return a uniform number in 0..n-1 for the draw after `at` moves, by rejection sampling."""
        head = b"riftable shuffle 1\0" + self.table_id.encode() + b"\0" + at.to_bytes(8, "big")
        tail = b"".join(self.salts)
        limit = WORD_RANGE - WORD_RANGE % n
        for block in count():
            found = hmac.digest(self.seed, head + block.to_bytes(4, "big") + tail, "sha256")
            for i in range(0, len(found), 4):
                word = int.from_bytes(found[i : i + 4], "big")
                if word < limit:
                    return word % n
        raise AssertionError("a stream has no end")


class SeatSalt(NamedTuple):
    """The salt of a seat; `own` is False if the server added it."""

    own: bool
    salt: bytes


@dataclass(frozen=True)
class Shuffle:
    """All that is needed to repeat the draws of a game, as its record holds it."""

    table_id: str
    start: int  # moves before the first draw, if the game began from a record
    seed: bytes
    salts: tuple[SeatSalt, ...]

    @property
    def commitment(self) -> str:
        """The hash that must have been published before the game."""
        return commitment(self.table_id, self.seed)

    @property
    def stream(self) -> Stream:
        return Stream(self.table_id, self.seed, tuple(one.salt for one in self.salts))

    @property
    def text(self) -> str:
        """The header of a record."""
        salts = " ".join(f"{'p' if one.own else 's'}:{one.salt.hex()}" for one in self.salts)
        return f"1 {self.table_id} {self.start} {self.seed.hex()} {salts}"


def read_shuffle(text: str) -> Shuffle:
    """Read the header of a record; `BadNotation` if it is malformed."""
    found = SHUFFLE_LINE.fullmatch(text)
    if found is None:
        raise BadNotation(CoreMessage.SHUFFLE, word="Shuffle")
    salts = tuple(SeatSalt(one[0] == "p", bytes.fromhex(one[2:])) for one in found[4].split())
    return Shuffle(found[1], int(found[2]), bytes.fromhex(found[3]), salts)


# Verification.


class VerifiedDraw(NamedTuple):
    """An answer of chance: the possible outcomes with their weights, and the one that came."""

    at: int  # moves made before
    names: list[str]
    counts: list[int]
    drawn: str
    due: str  # the outcome by the stream


@dataclass
class Verification:
    """The result of repeating the draws of a game."""

    shuffle: Shuffle
    draws: list[VerifiedDraw] = field(default_factory=list)
    foreign: list[int] = field(default_factory=list)  # seats whose server salt does not follow from the seed

    @property
    def wrong(self) -> list[VerifiedDraw]:
        """The draws that differ from the stream."""
        return [draw for draw in self.draws if draw.drawn != draw.due]

    @property
    def fair(self) -> bool:
        """Whether all draws follow from the seed and the salts."""
        return not self.wrong and not self.foreign


def verify(record: Record) -> Verification:
    """Repeat the draws of a recorded game; `BadNotation` if it has no header Shuffle, or does not replay."""
    if not record.shuffle:
        raise BadNotation(CoreMessage.NO_SHUFFLE)
    shuffle = read_shuffle(record.shuffle)
    game = replay(record)
    if len(shuffle.salts) != len(game.rules.sides) or shuffle.start > len(game.history):
        raise BadNotation(CoreMessage.OTHER_SHUFFLE, word="Shuffle")
    verification = Verification(shuffle, foreign=wrong_server_salts(shuffle))
    stream, rules, state = shuffle.stream, game.rules, game.rests[0][1].copy()
    for at, move in enumerate(game.history):
        ask = state.ask
        assert ask is not None
        if ask.seat == CHANCE and at >= shuffle.start and ask.allows(move):
            bag = ask.bag
            assert bag is not None
            label = {outcome: rules.label(state, ask.base + outcome) for outcome in set(bag)}
            due = label[bag[stream(at, len(bag))]]
            kinds = sorted(label)
            counts = [bag.count(outcome) for outcome in kinds]
            verification.draws.append(
                VerifiedDraw(at, [label[one] for one in kinds], counts, label[move - ask.base], due)
            )
        state.redo(move)
    return verification


def wrong_server_salts(shuffle: Shuffle) -> list[int]:
    """Return the seats whose salt is from the server, but does not follow from the seed."""
    return [
        seat
        for seat, one in enumerate(shuffle.salts)
        if not one.own and one.salt != server_salt(shuffle.table_id, shuffle.seed, seat)
    ]


def all_salts(table_id: str, seed: bytes, own: Sequence[str]) -> tuple[SeatSalt, ...]:
    """Return the salts of all seats from those revealed, in hex; the server adds the missing ones."""
    return tuple(
        SeatSalt(True, bytes.fromhex(text)) if text else SeatSalt(False, server_salt(table_id, seed, seat))
        for seat, text in enumerate(own)
    )
