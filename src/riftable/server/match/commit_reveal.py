"""Fair shuffles: nature's answers follow from a seed that was promised, and from what every seat added.

The server promises a seed before anybody sits down (`commitment`). Each seat promises 16 bytes of its own,
its salt, and shows them once all have promised. Every answer of nature is then a draw from one stream, which
only the seed and all salts together determine; the seed is shown when the game is over. What this proves, and
what it does not, is in `docs/explanation/fair-shuffles.md`. Research uses plain seeds.
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
from riftable.core.errors import BadNotation
from riftable.core.machine import CHANCE
from riftable.core.record import Record

SEED, SALT = 32, 16  # bytes
WORD: Final = 1 << 32
PROMISE: Final = re.compile(r"[0-9a-f]{64}")
SALT_TEXT: Final = re.compile(r"[0-9a-f]{32}")
LINE: Final = re.compile(r"1 ([\w-]{1,64}) (\d{1,9}) ([0-9a-f]{64}) ((?:[ps]:[0-9a-f]{32} ?){1,16})")


def new_seed() -> str:
    """A seed that nobody can guess, in hex."""
    return secrets.token_hex(SEED)


def commitment(game: str, seed: bytes) -> str:
    """What is published of a seed before the game: it gives nothing away, and fits no other seed."""
    return hashlib.sha256(b"riftable commit 1\0" + game.encode() + b"\0" + seed).hexdigest()


def promise(salt: bytes) -> str:
    """What a seat publishes of its salt before it has seen those of the others."""
    return hashlib.sha256(b"riftable salt 1\0" + salt).hexdigest()


def servers_salt(game: str, seed: bytes, seat: int) -> bytes:
    """The salt of a bot, or of one who showed none: it follows from the seed, so nobody can choose it."""
    text = b"riftable salt 1\0" + game.encode() + b"\0" + bytes([seat])
    return hmac.digest(seed, text, "sha256")[:SALT]


@dataclass(frozen=True)
class Stream:
    """The draws of one game. Each depends on how many moves came before it, not on which they were."""

    game: str
    seed: bytes
    salts: tuple[bytes, ...]

    def __call__(self, at: int, n: int) -> int:
        """A fair number in 0..n-1 for nature's answer after `at` moves, by rejection."""
        head = b"riftable shuffle 1\0" + self.game.encode() + b"\0" + at.to_bytes(8, "big")
        tail = b"".join(self.salts)
        fair = WORD - WORD % n
        for block in count():
            found = hmac.digest(self.seed, head + block.to_bytes(4, "big") + tail, "sha256")
            for i in range(0, len(found), 4):
                word = int.from_bytes(found[i : i + 4], "big")
                if word < fair:
                    return word % n
        raise AssertionError("a stream has no end")


class Salt(NamedTuple):
    """What a seat added, and whether it was its own, or the server added it for a bot or somebody absent."""

    own: bool
    salt: bytes


@dataclass(frozen=True)
class Shuffle:
    """All that is needed to shuffle a game again, as its record holds it."""

    game: str
    start: int  # how many moves had been made before: a game may go on from another
    seed: bytes
    salts: tuple[Salt, ...]

    @property
    def commitment(self) -> str:
        """What must have been published before the game."""
        return commitment(self.game, self.seed)

    @property
    def stream(self) -> Stream:
        return Stream(self.game, self.seed, tuple(one.salt for one in self.salts))

    @property
    def text(self) -> str:
        """As it stands in a record."""
        salts = " ".join(f"{'p' if one.own else 's'}:{one.salt.hex()}" for one in self.salts)
        return f"1 {self.game} {self.start} {self.seed.hex()} {salts}"


def read_shuffle(text: str) -> Shuffle:
    """What a record says of its shuffles; BadNotation if that is not it."""
    found = LINE.fullmatch(text)
    if found is None:
        raise BadNotation("header Shuffle does not read as it should", word="Shuffle")
    salts = tuple(Salt(one[0] == "p", bytes.fromhex(one[2:])) for one in found[4].split())
    return Shuffle(found[1], int(found[2]), bytes.fromhex(found[3]), salts)


# Afterwards.


class Draw(NamedTuple):
    """An answer of nature: what could have come, each as often as it was likely, and what did."""

    at: int  # moves made before
    names: list[str]
    counts: list[int]
    drawn: str
    due: str  # what the stream gives


@dataclass
class Verdict:
    """What came of shuffling a game again."""

    shuffle: Shuffle
    draws: list[Draw] = field(default_factory=list)
    foreign: list[int] = field(default_factory=list)  # seats whose salt the server chose against the rule

    @property
    def wrong(self) -> list[Draw]:
        """The draws that are not those of the stream."""
        return [draw for draw in self.draws if draw.drawn != draw.due]

    @property
    def fair(self) -> bool:
        """Whether all of it follows from the seed and the salts."""
        return not self.wrong and not self.foreign


def verify(record: Record) -> Verdict:
    """Shuffles a recorded game again. BadNotation: it says nothing of that, or cannot be played through."""
    if not record.shuffle:
        raise BadNotation("this record does not say how it was shuffled")
    shuffle = read_shuffle(record.shuffle)
    game = replay(record)
    if len(shuffle.salts) != len(game.rules.sides) or shuffle.start > len(game.history):
        raise BadNotation("header Shuffle is of another game", word="Shuffle")
    verdict = Verdict(shuffle, foreign=strangers(shuffle))
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
            verdict.draws.append(Draw(at, [label[one] for one in kinds], counts, label[move - ask.base], due))
        state.redo(move)
    return verdict


def strangers(shuffle: Shuffle) -> list[int]:
    """Seats whose salt is the server's, but does not follow from the seed as it must."""
    return [
        seat
        for seat, one in enumerate(shuffle.salts)
        if not one.own and one.salt != servers_salt(shuffle.game, shuffle.seed, seat)
    ]


def salted(game: str, seed: bytes, own: Sequence[str]) -> tuple[Salt, ...]:
    """The salts of all seats, from what they showed in hex; the server adds what is missing."""
    return tuple(
        Salt(True, bytes.fromhex(text)) if text else Salt(False, servers_salt(game, seed, seat))
        for seat, text in enumerate(own)
    )
