"""Deck codes: the short text by which programs hand decks to each other.

The format is the public one of Piltover Archive's RiftboundDeckCodes, versions 1 to 5: a byte of format and
version, then sections of numbers, seven bits to a byte with the lowest first, all of it in base 32. A section
says how many groups of cards there are in so many copies; a group is a set, a printing (another picture is
the same card), and numbers within the set. Versions differ in what there is: a sideboard (2), the Chosen
Champion (3), a mark before each number (4), and counts that are written out (5).
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final, NamedTuple

FORMAT: Final = 1
LATEST_VERSION: Final = 5  # that can be read
WRITTEN_VERSION: Final = 3  # unless a count is too large for it
EXPLICIT_COUNTS_VERSION: Final = 5  # from here on, sections name their counts
SETS: Final = ("ogn", "ogs", "arc", "sfd", "unl", "ven", "rad")
MAX_MAIN_COPIES, MAX_SIDE_COPIES = 12, 3  # of a card, in sections that do not name their counts
MARKS: Final = ("", "r", "sp")  # before a number: an ordinary card, a rune, a special one
MAX_CODE_CHARS: Final = 2000
CODE: Final = re.compile(r"[a-z2-7]{20,}=*", re.IGNORECASE)


class BadCode(ValueError):
    """Raised for text that is not a deck code, or one of an unknown version."""


class Coded(NamedTuple):
    """The cards of a code, by their numbers (ogn-169)."""

    main: dict[str, int]  # number -> copies, of all cards but the sideboard
    side: dict[str, int]
    champion: str  # counted in `main` too; "" if the code names none


def looks_like_code(text: str) -> bool:
    """Whether a word is a code rather than the name of a card."""
    return CODE.fullmatch(text) is not None and text[:1].upper() == "C"


# Reading.


class Tape:
    """Bytes, read from the front."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise BadCode("the code ends too soon")
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        value = shift = 0
        while shift < 28:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value
        raise BadCode("a number is too large")


def read(text: str) -> Coded:
    """Return what a code describes; raise BadCode if it cannot be read."""
    plain = text.strip().rstrip("=").upper()
    if len(plain) > MAX_CODE_CHARS:
        raise BadCode("the code is too long")
    try:
        data = base64.b32decode(plain + "=" * (-len(plain) % 8))
    except binascii.Error as problem:
        raise BadCode(str(problem)) from problem
    tape = Tape(data)
    head = tape.byte()
    version = head & 15
    if head >> 4 != FORMAT or not 1 <= version <= LATEST_VERSION:
        raise BadCode(f"format {head >> 4}, version {version}")
    marked = tape.byte() == 1 if version >= EXPLICIT_COUNTS_VERSION else version == 4
    main = read_section(tape, version, MAX_MAIN_COPIES, marked)
    side = read_section(tape, version, MAX_SIDE_COPIES, marked) if version >= 2 else {}
    champion = ""
    if version >= 3 and tape.byte():
        set_name, _ = read_set(tape)
        champion = read_card(tape, set_name, marked)
    return Coded(main, side, champion)


def read_section(tape: Tape, version: int, most: int, marked: bool) -> dict[str, int]:
    """The cards of a section, most copies first."""
    found: dict[str, int] = {}
    told = version >= EXPLICIT_COUNTS_VERSION
    for i in range(tape.number() if told else most):
        n = tape.number() if told else most - i
        for _ in range(tape.number()):
            size = tape.number()
            set_name, _printing = read_set(tape)
            for _ in range(size):
                card = read_card(tape, set_name, marked)
                found[card] = found.get(card, 0) + n
    return found


def read_set(tape: Tape) -> tuple[str, int]:
    """Which set, and which printing."""
    index = tape.byte()
    if index >= len(SETS):
        raise BadCode(f"set {index} is not known")
    return SETS[index], tape.byte()


def read_card(tape: Tape, set_name: str, marked: bool) -> str:
    """A card: ogn-169."""
    mark = tape.byte() if marked else 0
    if mark >= len(MARKS):
        raise BadCode(f"mark {mark} is not known")
    number = tape.number()
    return f"{set_name}-{MARKS[mark]}{number}" if mark else f"{set_name}-{number:03}"


# Writing.


def write(coded: Coded) -> str:
    """Return the code of these cards. All must have plain numbers, without a mark."""
    main_copies = max(coded.main.values(), default=0)
    side_copies = max(coded.side.values(), default=0)
    version = WRITTEN_VERSION
    if main_copies > MAX_MAIN_COPIES or side_copies > MAX_SIDE_COPIES:
        version = EXPLICIT_COUNTS_VERSION
    out = bytearray([FORMAT << 4 | version])
    if version == EXPLICIT_COUNTS_VERSION:
        out.append(0)  # no marks
    write_section(out, coded.main, MAX_MAIN_COPIES, version)
    write_section(out, coded.side, MAX_SIDE_COPIES, version)
    if coded.champion:
        index, number = placed(coded.champion)
        out += bytes([1, index, 0])
        out += varint(number)
    else:
        out.append(0)
    return base64.b32encode(bytes(out)).decode().rstrip("=")


def write_section(out: bytearray, cards: dict[str, int], most: int, version: int) -> None:
    """A section: by copies, then by set, then by number."""
    if version == EXPLICIT_COUNTS_VERSION:
        counts = sorted({n for n in cards.values() if n > 0}, reverse=True)
        out += varint(len(counts))
    else:
        counts = list(range(most, 0, -1))
    for n in counts:
        groups: dict[int, list[int]] = {}
        for key, copies in cards.items():
            if copies == n:
                index, number = placed(key)
                groups.setdefault(index, []).append(number)
        if version == EXPLICIT_COUNTS_VERSION:
            out += varint(n)
        out += varint(len(groups))
        for index, numbers in sorted(groups.items()):
            out += varint(len(numbers))
            out += bytes([index, 0])
            for number in sorted(numbers):
                out += varint(number)


def placed(key: str) -> tuple[int, int]:
    """The set and the number of a card."""
    name, _, number = key.partition("-")
    return SETS.index(name), int(number)


def varint(value: int) -> bytes:
    """A number, seven bits to a byte, the lowest first."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)
