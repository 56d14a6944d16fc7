"""Text of clients as others may see it."""

from __future__ import annotations

from typing import Final

BIDI_CONTROLS: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c")


def single_line(text: str, max_chars: int) -> str:
    """Return `text` on one line, without control characters, cut after `max_chars`.

    Bidirectional controls are removed: they would turn around the text of others that follows.
    """
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join("".join(char for char in printable if char not in BIDI_CONTROLS).split())[:max_chars]


def paragraphs(text: str, max_chars: int, max_lines: int) -> str:
    """Return `text` with its line ends, each line as `single_line` has it; cut after so many."""
    lines = [single_line(line, max_chars) for line in text.strip().splitlines()[:max_lines]]
    return "\n".join(lines).strip()[:max_chars]
