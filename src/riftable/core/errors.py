"""Exceptions for invalid input: each says what was wrong and what would be right."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from riftable.core.error_messages import CoreMessage, ErrorMessage, LocalizedValue


class RiftableError(Exception):
    """Base class. Nothing has changed when one of these is raised.

    `message` and `values` say what was wrong, to be worded in any language; `str` says it in English.
    """

    def __init__(self, message: ErrorMessage, **values: object) -> None:
        self.message = message
        self.values = values
        super().__init__(message.in_english(values))

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...], dict[str, object]]:
        """Restore a pickled error from its attributes: `args` holds the text, not the arguments."""
        # `copyreg.__newobj__` is what pickle itself uses; the type stubs leave it out.
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class BadOption(RiftableError):
    """Raised for an option, game, mode, guild or seat that does not exist or does not fit.

    Among `values` is `option`, if the error is in the value of an option.
    """


class BadNotation(RiftableError):
    """Raised for text that cannot be read; `line` and `word` say where."""

    def __init__(
        self, message: ErrorMessage, line: int = 0, word: str = "", refusal: object = None, **values: object
    ) -> None:
        super().__init__(message, word=word, **values)
        self.line = line
        self.word = word
        self.refusal = refusal  # the problem as data (a `Refusal`), if a single word was typed
        if line:
            self.args = (CoreMessage.LINE.in_english({"n": line, "text": str(self)}),)


class IllegalMove(RiftableError):
    """Raised for a move that is not legal: the word, the reason, and the legal names."""

    def __init__(
        self,
        word: str,
        reason: str | ErrorMessage | LocalizedValue,
        legal: tuple[str, ...] = (),
        refusal: object = None,
    ) -> None:
        message = CoreMessage.ILLEGAL_MOVE_WITH_NAMES if legal else CoreMessage.ILLEGAL_MOVE
        super().__init__(message, word=word, reason=reason, legal=legal)
        self.word = word
        self.reason = reason.in_english({}) if isinstance(reason, ErrorMessage) else str(reason)
        self.legal = legal
        self.refusal = refusal  # the reason as data (a `Refusal`), to be said in any language
