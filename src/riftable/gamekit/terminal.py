"""Terminal: how a game is drawn in a text terminal. The words come from the game's presenter.

The base class works for every game. A game that wants a board of its own subclasses it in
`riftable/games/<game>/ui/terminal.py` and names it in its spec.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from riftable.core.machine import State
from riftable.core.refusal import Refusal
from riftable.core.rng import Rng
from riftable.core.rules import View
from riftable.gamekit.presenter import Presenter
from riftable.language.fluent import Texts
from riftable.language.table_talk.event_narrator import EventNarrator

V = TypeVar("V", bound=View)
StyledText: TypeAlias = tuple[str, str]  # a text and its style

QUIET: Final = "dim"
STRONG: Final = "bold"


class TerminalScreen(Protocol):
    """Where lines are printed."""

    columns: int  # how many characters fit in a line
    symbols: bool  # whether characters beyond ASCII can be shown

    def say(self, text: str = "", style: str = "", first: str = "", then: str | None = None) -> None:
        """Print a paragraph, wrapped; `first` leads its first line and `then` the others."""
        ...

    def draw(self, pieces: list[StyledText]) -> None:
        """Print one line as it is, not wrapped."""
        ...

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print two columns: words and what they mean."""
        ...


class TerminalCommand(NamedTuple):
    """Something a player can type besides answers. `word` and `help` are keys of texts; "": not listed."""

    word: str
    help: str
    run: Callable[[], None]


class Hints(NamedTuple):
    """A title, and for each legal answer, in the order of the answers, one or more paragraphs."""

    title: str
    rows: list[list[str]]


class Continuation(Protocol):
    """An answer and the best moves after it, to the end of the seat's action."""

    @property
    def moves(self) -> list[int]:
        """The answer first; moves of chance are included."""
        ...

    @property
    def chance_moves(self) -> int:
        """How many of the moves are chance's."""
        ...


# Returns a continuation for each legal answer of the seat that is asked in a state.
LookAhead: TypeAlias = Callable[[State, int, Rng], Sequence[Continuation]]


class Terminal(Generic[V]):
    """A game at one table in a terminal: these names, this language, this screen."""

    def __init__(
        self, presenter: Presenter[V], screen: TerminalScreen, texts: Texts, names: Sequence[str]
    ) -> None:
        self.presenter = presenter
        self.rules = presenter.rules
        self.screen = screen
        self.texts = texts
        self.names = list(names)  # by seat

    # Words: the presenter's, with the names of this table.

    def tie(self, text: str) -> str:
        """Return `text` with no-break spaces between numbers and their nouns."""
        return self.presenter.tie(text)

    def prompt(self, view: V) -> str:
        """Return the question to the seat of the view, or which players are waited for."""
        return self.presenter.prompt(view, self.names)

    def answer(self, view: V, move: int) -> str:
        """Return what a legal answer means."""
        return self.presenter.answer(view, move, self.names)

    def refusal(self, reason: Refusal) -> str:
        """Return the sentence for a refusal."""
        return self.presenter.refusal(reason)

    def narrator(self, view: V) -> EventNarrator:
        """Return a narrator of what follows `view`."""
        return self.presenter.narrator(view, self.names)

    # The board.

    def introduction(self, seed: int) -> list[str]:
        """Return what is said before the game begins; the first line is the title."""
        names = ", ".join(self.names)
        return [self.texts("welcome", game=self.presenter.title, who=names, seed=str(seed))]

    def show(self, view: V, hands: Mapping[int, Sequence[int]]) -> None:
        """Draw the whole table as the seat of the view sees it; `hands` are the hands to show, by seat."""
        board = self.presenter.board_text(self.rules.imagine(view, Rng(0)))
        self.screen.say()
        for line in board.splitlines():
            self.screen.draw([(line, "")])
        for seat, cards in hands.items():
            listed = ", ".join(self.card_name(view, card) for card in cards) or self.texts("nothing")
            if seat == view.seat:
                self.screen.say(self.texts("hand-line", cards=listed))
            else:
                self.screen.say(self.texts("hand-of", name=self.names[seat], cards=listed))

    def card_name(self, view: V, card: int) -> str:
        """Return how a card in a hand is shown; by default its id."""
        return str(card)

    def board_code(self, view: V, move: int) -> str:
        """Return how the board shows what a legal answer concerns; "" if it does not."""
        return ""

    def board_key(self, view: V) -> object:
        """Return a value that differs when the board must be drawn again; by default all of the view."""
        return view.json()

    def own_hand(self, view: V) -> Mapping[int, Sequence[int]]:
        """Return the hands that the reader of a view may see, by seat: by default `view.hand`, if any."""
        hand: Sequence[int] = getattr(view, "hand", ())
        return {int(view.seat): hand} if view.seat >= 0 else {}

    def all_hands(self, state: State) -> Mapping[int, Sequence[int]]:
        """Return all hands by seat, for a position that lies open; by default none."""
        return {}

    # Help.

    def example(self) -> str:
        """Return an answer in notation, for the help; by default the first move of the rules."""
        return self.rules.name(0)

    def board_help(self) -> list[str]:
        """Return sentences on how to read the board."""
        return []

    def hints(self, view: V, rng: Rng, look_ahead: LookAhead) -> Hints:
        """Return what to say about each legal answer; by default only what it means.

        `look_ahead` finds the best continuation of each answer. Hints must not depend on hidden cards, so
        it is to be given an imagined state.
        """
        assert view.ask is not None
        return Hints(self.texts("hint-answers"), [[self.answer(view, move)] for move in view.ask.moves])

    # Preferences and commands of a game.

    def auto_answer(self, view: V) -> int | None:
        """Return the answer that the reader has left to the table; None if they want to be asked."""
        return None

    def commands(self, view: Callable[[], V]) -> dict[str, TerminalCommand]:
        """Return the game's own commands by name; `view` gives what the player who types one sees."""
        return {}
