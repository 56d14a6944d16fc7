"""Messages of errors: a key and an English text each, so that errors can be worded in any language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum


class ErrorMessage(Enum):
    """A message with named fields in braces. A package lists its own as members of a subclass.

    The value of a member is the English text. Other languages have theirs in `error_messages.<lang>.ftl`,
    under `key` and with the same fields.
    """

    @property
    def key(self) -> str:
        """The key of the translations: no-game for NO_GAME."""
        return self.name.lower().replace("_", "-")

    @property
    def package(self) -> str:
        """The package that lists the message."""
        return type(self).__module__.rpartition(".")[0]

    def in_english(self, values: Mapping[str, object]) -> str:
        """Return the English text with its fields filled in."""
        text: str = self.value
        return text.format_map({name: english(value) for name, value in values.items()})


class AnyOf(tuple[str, ...]):
    """Alternatives as the value of a field: a, b or c."""

    __slots__ = ()


class LocalizedValue(ABC):
    """The value of a field if it has to be worded, too."""

    @abstractmethod
    def text(self, lang: str) -> str:
        """Return the value in a language."""

    def __str__(self) -> str:
        return self.text("en")


def english(value: object) -> str:
    """Return the value of a field as English text; a list is divided by commas."""
    if isinstance(value, ErrorMessage):
        return value.in_english({})
    if isinstance(value, AnyOf) and len(value) > 1:
        return f"{', '.join(value[:-1])} or {value[-1]}"
    if isinstance(value, list | tuple):
        return ", ".join([str(one) for one in value])
    return str(value)


class CoreMessage(ErrorMessage):
    """Messages about games, modes, options, moves, positions and records."""

    LINE = "line {n}: {text}"

    # Games, modes and options.
    NO_GAME = "there is no game “{word}”; there is {known}"
    NO_MODE = "{game} has no mode “{word}”; it has {known}"
    NO_OPTION = "{game} has no option “{word}”; it has {known}"
    NO_SEAT = "there is no seat {word}; there are 0 to {last}"
    NO_LANGUAGE = "no speech in “{word}”; there is {known}"
    NO_PRESENTER = "“{game}” has no presenter"
    SEED = "a seed is a whole number from 0 on, not “{word}”"
    SWITCH = "option {option} is yes or no, not “{word}”"
    WHICH_SEAT = "option {option} is random or a seat from 0 to {last}, not “{word}”"
    CHOICE = "option {option} is {choices}, not “{word}”"

    # Moves.
    ILLEGAL_MOVE = "{word}: {reason}"
    ILLEGAL_MOVE_WITH_NAMES = "{word}: {reason} Legal: {legal}."
    UNKNOWN_WORD = "{reason}"
    NOT_A_MOVE = "“{word}” is not the name of a move"
    NO_MOVE_ID = "there is no move {move}: ids run from 0 to {last}"
    GAME_OVER = "the game is over"
    NO_ANSWER = "not an answer to this question"
    DOES_NOT_ANSWER = "this does not answer the question"
    NOT_LEGAL = "not a legal answer"
    NO_EXIT = "no player can leave by it"
    NO_MOVE_YET = "no player has made a move yet"

    # Positions.
    POSITION = "a position starts with a game and its mode, as in {known}"
    HEADING = "“{words}” should be “{game}” and a mode: {known}"
    OPTION_LINE = "an option line is a name and a value, as in “option {known}”"
    OPTION_TWICE = "there is a line for option {word} already"
    ONE_NUMBER = "{word} takes one number"
    SEAT_FOLLOWS = "{word} is followed by a seat, 0 to {last}"
    LINE_TWICE = "there is a line for {word} {n} already"
    WHOLE_NUMBER = "“{word}” should be a whole number"
    SEAT_LINE = "{key} is a seat, 0 to {last}, not {word}"
    BAD_OPTION = "{problem}"

    # Views.
    NOT_A_VIEW = "this is not a view of {game} as this version of Riftable knows it: {problem}"

    # Records.
    NOT_A_RECORD = "this is not a record: it should begin with {known}"
    NOT_TEXT = "{file} is not a record: it is not text"
    BEHIND_RESULT = "there is something behind the result"
    HEADER = 'this header should read [Name "value"]'
    EMPTY_HEADER = "header {word} is empty"
    EDITION = "header Edition is a number"
    ACTION_NUMBER = "“{word}” should be the number of an action, as in 3."
    RECORD_LINE = "this line is not what a record holds"
    NEWER_RECORD = "this record was written by a newer version of Riftable: it says “{version}”"
    NEWER_EDITION = "this was played by a newer edition of the rules of {game}: {edition}"
    RECORD_VERSION = "this is not a record of version {version}: it says “{found}”"
    RECORD_GAME = "the record does not say which game and mode it is of"
    RECORD_CUT = "the record is cut short: its last line should be the result, or * for an open game"
    RECORD_START = "the record is of {game}, but starts as {start}"
    RECORD_ACTION = "action {n}: {problem}"
    RECORD_RESULT = "the moves lead to {found}, but the record says {result}"
    NO_SHUFFLE = "this record does not say how it was shuffled"
    SHUFFLE = "header Shuffle does not read as it should"
    OTHER_SHUFFLE = "header Shuffle is of another game"
