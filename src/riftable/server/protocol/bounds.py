"""Bounds of what clients send: every number, text and list of a message has one of these types.

The decoders check them, so no handler, engine or database ever sees a number beyond 64 bits, a NUL or a list
without end. They say what can be stored and computed with. What a table allows (which seats there are, how
long a name may be) is checked where it is known, and refused with a sentence of its own.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MAX_NUMBER: Final = 2**31 - 1
MAX_SAFE_INTEGER: Final = 2**53 - 1  # what JavaScript counts to without gaps
MAX_WORD_CHARS: Final = 100
MAX_LINE_CHARS: Final = 2000
MAX_TEXT_CHARS: Final = 8 * 1024
MAX_MOVES: Final = 64  # in one path
MAX_SEATS: Final = 16
MAX_OPTIONS: Final = 64
MAX_CARDS: Final = 64
NO_CONTROLS: Final = r"\A[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*\Z"  # tabs and line ends are allowed
TABLE_ID: Final = re.compile(r"[!-.0-~]{1,64}")
NUMBER: Final = re.compile(r"-?[0-9]{1,10}")

Number: TypeAlias = Annotated[int, Meta(ge=-MAX_NUMBER - 1, le=MAX_NUMBER)]
Seat: TypeAlias = Number  # -1 is a spectator
MoveId: TypeAlias = Number
Version: TypeAlias = Number
Serial: TypeAlias = Annotated[int, Meta(ge=-MAX_SAFE_INTEGER, le=MAX_SAFE_INTEGER)]  # a time, or echoed
Word: TypeAlias = Annotated[str, Meta(max_length=MAX_WORD_CHARS, pattern=NO_CONTROLS)]
Line: TypeAlias = Annotated[str, Meta(max_length=MAX_LINE_CHARS, pattern=NO_CONTROLS)]
Text: TypeAlias = Annotated[str, Meta(max_length=MAX_TEXT_CHARS, pattern=NO_CONTROLS)]
Moves: TypeAlias = Annotated[list[MoveId], Meta(max_length=MAX_MOVES)]
Options: TypeAlias = Annotated[dict[Word, Text], Meta(max_length=MAX_OPTIONS)]
Occupants: TypeAlias = Annotated[list[Line], Meta(max_length=MAX_SEATS)]


def is_table_id(text: str) -> bool:
    """Whether a table may have this id: up to 64 visible ASCII characters without a slash."""
    return TABLE_ID.fullmatch(text) is not None


def number(text: str) -> int | None:
    """Return the whole number of a query, or None unless it is one within the bounds of `Number`."""
    if NUMBER.fullmatch(text) is None:
        return None
    found = int(text)
    return found if -MAX_NUMBER - 1 <= found <= MAX_NUMBER else None
