"""Exceptions for invalid input: each says what was wrong and what would be right."""

from __future__ import annotations


class RiftableError(Exception):
    """Base class. Nothing has changed when one of these is raised."""


class BadOption(RiftableError):
    """Raised for an option, game, mode, guild or seat that does not exist or does not fit."""


class BadNotation(RiftableError):
    """Raised for text that cannot be read; `line` and `word` say where."""

    def __init__(self, problem: str, line: int = 0, word: str = "", why: object = None) -> None:
        self.problem = problem
        self.line = line
        self.word = word
        self.why = why  # the problem as data (a `Refusal`), if a single word was typed
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{problem}")


class IllegalMove(RiftableError):
    """Raised for a move that is not legal: the word, the reason, and the legal names."""

    def __init__(self, word: str, reason: str, legal: tuple[str, ...] = (), why: object = None) -> None:
        self.word = word
        self.reason = reason
        self.legal = legal
        self.why = why  # the reason as data (a `Refusal`), to be said in any language
        names = f" Legal: {', '.join(legal)}." if legal else ""
        super().__init__(f"{word}: {reason}{names}")
