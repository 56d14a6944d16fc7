"""`Rules` and `View`: the interface of every game. Questions and positions are in `machine`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.event import Event
from riftable.core.machine import Ask, Frame, State
from riftable.core.native import i64, mypyc_attr
from riftable.core.refusal import GAME_OVER, NOT_AN_ANSWER, UNKNOWN_WORD, Refusal
from riftable.core.rng import Rng
from riftable.core.view_json import FrameJson, ViewAskJson

SPECTATOR = -1  # the seat of a spectator; players are 0..n-1
NOT_ON_A_BOARD = ("rules", "seat", "waiting", "ask", "frames")  # entries of views that are not about a board


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know, as plain data without a reference to the position."""

    seat: i64
    ask: Ask | None  # the pending question, if this seat is asked
    waiting: i64  # bitmask of the seats being asked
    config: object = None  # the configuration of the position it was made from, if the game has one

    def configuration(self) -> object:
        """Return the configuration of the rules (see `State.configuration`)."""
        return self.config

    def __copy__(self) -> View:
        return self  # no one changes a view

    def __deepcopy__(self, _memo: object) -> View:
        return self

    def __reduce__(self) -> Any:
        return import_module("riftable.core.pickling").reduce(self)  # which imports this module

    def json(self) -> Mapping[str, object]:
        """Return everything in the view; equal knowledge gives equal JSON.

        A game with a board of its own in the browser returns a TypedDict, from which the browser's type is
        written.
        """
        raise NotImplementedError

    def set_ask(self, ask: Ask | None) -> None:
        """Store a copy of the pending question if this seat is asked, else only which seat is asked."""
        self.ask = None
        self.waiting = 0
        if ask is not None and ask.seat >= 0:
            self.waiting = 1 << ask.seat
            if ask.seat == self.seat:
                self.ask = Ask(ask.seat, ask.kind, ask.about, ask.n, ask.moves[:])

    def label(self, move: i64) -> str:
        """Return the full name of a legal answer to the question of this seat."""
        raise NotImplementedError

    def ask_json(self, kinds: list[str]) -> ViewAskJson | None:
        """Return the question of this seat as JSON, with names of its kind and answers."""
        ask = self.ask
        if ask is None:
            return None
        return {
            "kind": kinds[ask.kind],
            "about": int(ask.about),
            "n": int(ask.n),
            "moves": ask.moves[:],
            "names": [self.label(move) for move in ask.moves],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(repr(self.json()))


def frames_json(frames: list[Frame]) -> list[FrameJson]:
    """Return the frames of a position for JSON."""
    out: list[FrameJson] = []
    for f in frames:
        frame: FrameJson = [f.code.name, int(f.at.index)]
        frame.extend(f.memory())
        out.append(frame)
    return out


def named_move(moves: dict[str, int], name: str) -> int:
    """Return the move of this name, in any case; raise `BadNotation` if there is none."""
    move = moves.get(name.lower())
    if move is None:
        raise BadNotation(CoreMessage.NOT_A_MOVE, word=name)
    return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game and mode with options. Immutable, shared by all its positions."""

    game: str
    mode: str
    sides: list[int]  # seat -> side: [0, 1] in a duel, [0, 1, 0, 1] in teams of two, [0, 1, 2] each alone
    num_moves: int
    options: dict[str, str]  # what differs from the defaults, as text
    edition: int = 1  # of the rules; records store the one they were played by

    @property
    def key(self) -> str:
        """Game and mode as in records and positions, with a space between them."""
        return f"{self.game} {self.mode}"

    def recipe(self) -> tuple[object, tuple[object, ...]]:
        """Return what makes equal rules, for `pickle`: a class or function of the game, and its arguments.

        Arguments are hashable; the second, the options, is passed as a dictionary.
        """
        return type(self), (self.mode, tuple(self.options.items()))

    def __reduce__(self) -> Any:
        maker, arguments = self.recipe()
        return import_module("riftable.core.pickling").make_rules, (maker, *arguments)

    def __copy__(self) -> Rules:
        return self  # immutable

    def __deepcopy__(self, _memo: object) -> Rules:
        return self

    def check_new(self) -> None:
        """Raise `BadOption` if no new game may be begun with these options, though old ones can be replayed.

        For conditions that were added or corrected after games had been played without them.
        """

    def new(self, log: list[Event] | None = None) -> State:
        """Return the initial position, at its first question; events are appended to `log`."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> View:
        """Return what `seat` may know of `s`; -1 is a spectator."""
        raise NotImplementedError

    def everything(self, s: State) -> object:
        """Return all views of a position together, to compare positions."""
        return [self.view(s, seat).json() for seat in range(SPECTATOR, len(self.sides))]

    def standing(self, s: State) -> object:
        """Return what determines the future of a position: everything but points and counts of rounds.

        Used to find games without end. By default it is everything; a game in which positions can recur
        overrides it.
        """
        return self.everything(s)

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a full state consistent with `view`: hidden cards are dealt by `rng`."""
        raise NotImplementedError

    # Text. Every move, position and board reads back.

    def name(self, move: int) -> str:
        """Return the name of a move, independent of a position."""
        raise NotImplementedError

    def move(self, name: str) -> int:
        """Return the move of a name, the inverse of `name`; raise `BadNotation` if there is none."""
        raise NotImplementedError

    def label(self, s: State, move: int) -> str:
        """Return the full name of a legal move in this position; it may say more than `name`."""
        return self.name(move)

    def read(self, s: State, word: str) -> int:
        """Return the legal move that `word` means; raise `BadNotation` or `IllegalMove` if there is none.

        By default `word` is the name of a move.
        """
        ask = s.ask
        if ask is None:
            raise IllegalMove(word, CoreMessage.GAME_OVER, (), Refusal(GAME_OVER))
        try:
            move = self.move(word)
        except BadNotation as problem:
            problem.refusal = Refusal(UNKNOWN_WORD, word)
            raise
        if not ask.allows(move):
            legal = tuple([self.label(s, one) for one in ask.moves])
            raise IllegalMove(word, CoreMessage.DOES_NOT_ANSWER, legal, Refusal(NOT_AN_ANSWER, word))
        return move

    def exits(self, s: State) -> dict[int, int]:
        """Return, by seat, the moves by which players may leave the game at any time."""
        return {}

    def formality(self, s: State) -> int | None:
        """Return the only answer, if callers may give it for the player: asking hides what the hand holds.

        By default None: every question is asked.
        """
        return None

    def at_rest(self, s: State) -> bool:
        """Return whether `write` can describe this position without pending moves."""
        raise NotImplementedError

    def write(self, s: State) -> str:
        """Return the canonical text of a position at rest, without a trailing newline."""
        raise NotImplementedError

    def show(self, s: State) -> str:
        """Return a board as text for people; by default what a spectator sees, a line for each fact."""
        lines: list[str] = []
        for name, fact in self.view(s, SPECTATOR).json().items():
            if name not in NOT_ON_A_BOARD and fact not in ([], "", None):
                lines.append(f"{name} {fact}")
        return "\n".join(lines)

    def scores(self, s: State) -> list[int]:
        """Return the points of each side."""
        raise NotImplementedError

    def conserved(self, s: State) -> bool:
        """Return whether every card is in exactly one place; a law checks it after every move."""
        raise NotImplementedError

    def broken_law(self, s: State, rng: Rng) -> str:
        """Return the law of this game alone that a position breaks, in words; by default "": none."""
        return ""

    def violation(self, s: State) -> str:
        """Return which rule about positions a position breaks, in words; "" if none. A law checks it too."""
        return ""


__all__ = [
    "SPECTATOR",
    "Ask",
    "Event",
    "Rules",
    "State",
    "View",
    "frames_json",
    "named_move",
]
