"""What the terminal must know of a game: its words, its board, its own commands. A new game adds one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from riftable.cli.screen import QUIET, STRONG, Screen
from riftable.core.event import Event
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.i18n import Texts

V = TypeVar("V", bound=View)

# Reasons the table itself has for refusing something. Every game's speech has a sentence for them.
NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
NOTHING_TO_UNDO: Final = "nothing_to_undo"
UNDO_REVEALED: Final = "undo_revealed"
UNKNOWN_WORD: Final = "unknown_word"  # word, guess
NOT_AN_ANSWER: Final = "not_an_answer"  # word


class Reason(Protocol):
    """Why an answer is not possible, as the games say it: a key and what the sentence needs."""

    key: str
    word: str
    guess: str


class Teller(Protocol):
    """The log of a game for one reader; it remembers what it was told."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines for a stretch of events."""
        ...


class Command(NamedTuple):
    """Something a person may type beside answers. `word` and `help` are keys; "": not listed."""

    word: str
    help: str
    run: Callable[[], None]


class Face(ABC, Generic[V]):
    """A game as one table shows it: these rules, these names, this language."""

    example: str  # of an answer in notation

    def __init__(self, screen: Screen, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = texts
        self.rules = rules
        self.names = list(names)  # by seat

    # Words.

    @abstractmethod
    def tie(self, text: str) -> str:
        """The text with its numbers tied to their nouns."""

    @abstractmethod
    def prompt(self, view: V) -> str:
        """The question, or whom the table waits for."""

    @abstractmethod
    def answer(self, view: V, move: int) -> str:
        """What a legal answer means."""

    @abstractmethod
    def code(self, view: V, move: int) -> str:
        """How the board shows what an answer means; "" if it does not."""

    @abstractmethod
    def reason(self, key: str, word: str = "", guess: str = "") -> Reason:
        """One of the reasons above, as this game has it."""

    @abstractmethod
    def refusal(self, reason: Reason) -> str:
        """The sentence for a reason, the table's or the rules'."""

    @abstractmethod
    def teller(self, view: V, me: int | None) -> Teller:
        """A log that begins at this view, for a seat or (None) for anybody."""

    # The table.

    @abstractmethod
    def introduction(self, seed: int) -> list[str]:
        """Who plays what; the first line is the title."""

    @abstractmethod
    def show(self, view: V, hands: Mapping[int, Sequence[int]]) -> None:
        """Draws the whole table for the seat of the view; `hands` are those that lie open to the reader."""

    @abstractmethod
    def hand(self, view: V) -> Mapping[int, Sequence[int]]:
        """What of the hands the reader of a view sees: his own."""

    @abstractmethod
    def hands(self, state: State) -> Mapping[int, Sequence[int]]:
        """All hands, for a position that lies open."""

    @abstractmethod
    def seen(self, view: V) -> object:
        """What a reader would miss on an old board: when it changes, the board is drawn anew."""

    @abstractmethod
    def hint(self, view: V, rng: Rng) -> None:
        """Says what each answer would come to."""

    def say_hints(self, title: str, rows: Sequence[tuple[str, bool]]) -> None:
        """Hints in the order of the answers, the best of them marked; if all are as good, none is."""
        self.screen.say(title, STRONG)
        telling = not all(best for _, best in rows)
        for i, (text, best) in enumerate(rows, 1):
            mark = "★" if best and telling else " "
            self.screen.say(self.tie(text), first=f"{i:>3} {mark} ")
        if telling:
            self.screen.say(self.texts("hint-best"), QUIET)

    @abstractmethod
    def help(self) -> list[str]:
        """How to read the board."""

    def unasked(self, view: V) -> int | None:
        """The answer a reader leaves to the table, by a preference of his own; None: he is asked."""
        return None

    def commands(self, view: Callable[[], V]) -> dict[str, Command]:
        """The game's own commands by name; `view` gives what the person who types one sees."""
        return {}
