"""What the terminal must know of a game: its words, its board, its own commands. A new game adds one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from riftable.ai.analysis import study
from riftable.ai.search import Budget
from riftable.cli.screen import QUIET, STRONG, Screen
from riftable.core.event import Event
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.language.fluent import Texts
from riftable.language.number import percent

V = TypeVar("V", bound=View)

HINTS: Final = Budget(iterations=400)  # what a person waits for without being told to, even uncompiled

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


class Chances(NamedTuple):
    """What a search thinks of the answers to a question."""

    by_move: Mapping[int, float]  # from 0 to 1
    best: int  # the move it would make


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

    def chances(self, view: V, rng: Rng) -> Chances:
        """How likely the reader is to win by each answer, as far as a quick search can tell."""
        found = study(self.rules, view, HINTS, rng)
        return Chances({one.move: one.chance for one in found}, found[0].move)

    def say_hints(self, title: str, rows: Sequence[Sequence[str]], view: V, rng: Rng) -> None:
        """Hints in the order of the answers, each some paragraphs, with the chance to win.

        The best is marked, unless all look the same.
        """
        assert view.ask is not None
        found = self.chances(view, rng)
        shares = [percent(round(100 * found.by_move[move]), self.texts.lang) for move in view.ask.moves]
        telling = len(set(shares)) > 1
        width = max(len(one) for one in shares)
        self.screen.say(title, STRONG)
        for i, (move, share, (text, *more)) in enumerate(zip(view.ask.moves, shares, rows, strict=True), 1):
            mark = "★" if move == found.best and telling else " "
            first = f"{i:>3} {mark} {share.rjust(width)}  "
            self.screen.say(self.tie(text), first=first)
            for line in more:
                self.screen.say(self.tie(line), first=" " * (len(first) + 2))
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
