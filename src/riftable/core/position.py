"""Position texts: what is the same in all games, to write and to parse."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import ClassVar, NoReturn, TypeVar

from riftable.core.error_messages import CoreMessage, ErrorMessage
from riftable.core.errors import BadNotation, BadOption
from riftable.core.rules import Rules

R = TypeVar("R")


def heading_lines(
    rules: Rules, lasting: Container[str] | None = None, omitted: Container[str] = ()
) -> list[str]:
    """Return the first lines of a position text: game and mode, then options.

    With `lasting`, only options that it contains are written. Those in `omitted` never are.
    """
    options = [
        f"option {name} {value}"
        for name, value in rules.options.items()
        if (lasting is None or name in lasting) and name not in omitted
    ]
    return [rules.key, *options]


class PositionParser:
    """Parses one position text; errors name the line. A game subclasses it for its own lines.

    Every line is a key and words. After the first line, the order does not matter. # begins a comment.
    """

    game: ClassVar[str]
    modes: ClassVar[tuple[str, ...]]
    numbered: ClassVar[tuple[str, ...]]  # keys that are followed by one number
    by_seat: ClassVar[tuple[str, ...]]  # keys that are followed by a seat and words
    example: ClassVar[str]  # of an option

    def __init__(self, text: str, strict: bool) -> None:
        self.strict = strict
        self.number = 0  # of the current line
        self.mode = ""
        self.options: dict[str, str] = {}
        self.option_lines: dict[str, int] = {}  # by option: the number of its line
        self.numbers: dict[str, int] = {}
        self.words: dict[tuple[str, int], list[str]] = {}
        self.lines: dict[tuple[str, int], int] = {}  # by key and seat: the number of the line
        self.pending: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            self.number = number
            words = line.split("#")[0].lower().split()
            if words and not self.mode:
                self.heading(words)
            elif words:
                self.line(words[0], words[1:])
        if not self.mode:
            self.number = 1
            self.fail(CoreMessage.POSITION, known=f"“{self.game} {self.modes[0]}”")

    def fail(self, message: ErrorMessage, word: str = "", **values: object) -> NoReturn:
        """Raise `BadNotation` for the current line; `word` is a field of the message, too."""
        raise BadNotation(message, self.number, word, **values)

    def heading(self, words: list[str]) -> None:
        """Parse the first line: game and mode."""
        if len(words) != 2 or words[0] != self.game or words[1] not in self.modes:
            self.fail(CoreMessage.HEADING, words[-1], words=" ".join(words), game=self.game, known=self.modes)
        self.mode = words[1]

    def line(self, key: str, rest: list[str]) -> None:
        """Parse any other line."""
        if key == "pending":
            self.pending += rest
        elif key == "option":
            if len(rest) < 2:
                self.fail(CoreMessage.OPTION_LINE, key, known=self.example)
            if rest[0] in self.options:
                self.fail(CoreMessage.OPTION_TWICE, rest[0])
            self.option_lines[rest[0]] = self.number
            self.options[rest[0]] = " ".join(rest[1:])
        elif key in self.numbered:
            if len(rest) != 1:
                self.fail(CoreMessage.ONE_NUMBER, key)
            self.once(key, 0)
            self.numbers[key] = self.whole(rest[0])
        elif key in self.by_seat:
            seats = self.max_seats()
            if not rest or rest[0] not in [str(seat) for seat in range(seats)]:
                self.fail(CoreMessage.SEAT_FOLLOWS, key, last=seats - 1)
            self.keep(key, int(rest[0]), rest[1:])
        else:
            self.other(key, rest)

    def max_seats(self) -> int:
        """Return how many seats there may be, as far as that is known."""
        raise NotImplementedError

    def other(self, key: str, rest: list[str]) -> None:
        """Parse a line that only this game has."""
        raise NotImplementedError

    def keep(self, key: str, which: int, words: list[str]) -> None:
        """Store the words of a line."""
        self.once(key, which)
        self.words[key, which] = words

    def once(self, key: str, which: int) -> None:
        """Store the number of a line; fail if there was such a line before."""
        if (key, which) in self.lines:
            self.fail(CoreMessage.LINE_TWICE, key, n=which)
        self.lines[key, which] = self.number

    def words_of(self, key: str, which: int = 0) -> list[str]:
        """Return the words of a line, none if it is missing or "-". Later errors refer to this line."""
        self.number = self.lines.get((key, which), self.number)
        words = self.words.get((key, which), [])
        return [] if words == ["-"] else words

    def whole(self, word: str) -> int:
        """Return a word as a whole number, or fail."""
        if not word.isascii() or not word.isdigit() or len(word) > 6:
            self.fail(CoreMessage.WHOLE_NUMBER, word)
        return int(word)

    def seat_of(self, key: str, seats: int, otherwise: int) -> int:
        """Return the seat that a numbered line names, or `otherwise` if there is no such line."""
        seat = self.numbers.get(key, otherwise)
        if seat >= seats:
            self.number = self.lines[key, 0]
            self.fail(CoreMessage.SEAT_LINE, str(seat), key=key, last=seats - 1)
        return seat

    def rules(self, make: Callable[[str, Mapping[str, object]], R], lasting: tuple[str, ...] = ()) -> R:
        """Return the rules of this position; with `lasting`, only with these options."""
        try:
            rules = make(self.mode, self.options)
            if not lasting:
                return rules
            return make(self.mode, {name: self.options[name] for name in lasting if name in self.options})
        except BadOption as problem:
            option = str(problem.values.get("option", ""))
            line = self.option_lines.get(option, 0)
            raise BadNotation(CoreMessage.BAD_OPTION, line, option, problem=problem) from problem

    def is_fresh(self) -> bool:
        """Return whether there are only options: a game that has not begun."""
        return not self.lines
