"""Rules and View: what every game promises its callers. The question itself is in `machine`."""

from __future__ import annotations

from typing import TypeAlias

from riftable.core.errors import BadNotation
from riftable.core.event import Event, Json
from riftable.core.machine import Ask, Frame, State
from riftable.core.native import i64
from riftable.core.rng import Rng

Seat: TypeAlias = int  # 0..n-1; nature is CHANCE, a spectator is WATCHER
Move: TypeAlias = int  # stable id; its meaning never changes once released

WATCHER = -1


class View:
    """What one seat may know, as plain data: no road leads back to the state it was made from."""

    seat: i64
    ask: Ask | None  # only when it is mine to answer
    waiting: i64  # bitmask of the seats being asked

    def json(self) -> dict[str, Json]:
        """All of it, for the wire; equal knowledge gives equal JSON."""
        raise NotImplementedError

    def hear(self, ask: Ask | None) -> None:
        """Takes in the pending question: if it is mine all of it, in a copy; else only who is asked."""
        self.ask = None
        self.waiting = 0
        if ask is not None and ask.seat >= 0:
            self.waiting = 1 << ask.seat
            if ask.seat == self.seat:
                self.ask = Ask(ask.seat, ask.kind, ask.about, ask.n, ask.moves[:])

    def label(self, move: i64) -> str:
        """The full name of a legal answer to my question."""
        raise NotImplementedError

    def ask_json(self, kinds: list[str]) -> Json:
        """My question, with the name of its kind and one for each answer."""
        ask = self.ask
        if ask is None:
            return None
        names: list[Json] = []
        for move in ask.moves:
            names.append(self.label(move))
        return {
            "kind": kinds[ask.kind],
            "about": int(ask.about),
            "n": int(ask.n),
            "moves": numbers(ask.moves),
            "names": names,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(repr(self.json()))


def numbers(values: list[int]) -> list[Json]:
    """A list of numbers, for JSON."""
    out: list[Json] = []
    out.extend(values)
    return out


def frames_json(frames: list[Frame]) -> list[Json]:
    """Where a position is in its codes, for JSON."""
    out: list[Json] = []
    for f in frames:
        frame: list[Json] = [f.code.name, int(f.at.index)]
        frame.extend(f.memory())
        out.append(frame)
    return out


def named_move(moves: dict[str, int], name: str) -> int:
    """The move of this name, in any case; BadNotation if there is none."""
    move = moves.get(name.lower())
    if move is None:
        raise BadNotation(f"“{name}” is not the name of a move", word=name)
    return move


class Rules:
    """A rule-book for one game and mode with its options. Immutable, shared by all its states."""

    game: str
    mode: str
    sides: list[int]  # seat -> side: [0, 1] in a duel, [0, 1, 0, 1] in teams of two, [0, 1, 2] each alone
    num_moves: int
    options: dict[str, str]  # what differs from the defaults, as text
    edition: int = 1  # of the rules: records and tables keep that by which they were played

    @property
    def key(self) -> str:
        """Game and mode, as records and positions name them: "riftforce duel"."""
        return f"{self.game} {self.mode}"

    def new(self, log: list[Event] | None = None) -> State:
        """The position in which somebody, usually nature, is asked first; pass a list to hear the story."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> View:
        """What `seat` may know of `s`, built up from nothing."""
        raise NotImplementedError

    def everything(self, s: State) -> object:
        """All there is to know of a position, to compare: what each seat and a spectator see, together."""
        return [self.view(s, seat).json() for seat in range(WATCHER, len(self.sides))]

    def standing(self, s: State) -> object:
        """What a position is apart from points and the counting of rounds: equal ones have the same future.

        A game in which positions can come back says what to leave out; here it is everything.
        """
        return self.everything(s)

    def imagine(self, view: View, rng: Rng) -> State:
        """Some world in which this seat would see exactly this."""
        raise NotImplementedError

    # Text. Every move, position and board reads back.

    def name(self, move: int) -> str:
        """The name of a move, whatever the position."""
        raise NotImplementedError

    def move(self, name: str) -> int:
        """The inverse of `name`; BadNotation if there is no such move."""
        raise NotImplementedError

    def label(self, s: State, move: int) -> str:
        """The full name of a legal move in this position; may say more than `name`."""
        raise NotImplementedError

    def read(self, s: State, word: str) -> int:
        """The legal move a person means by `word` here; BadNotation or IllegalMove otherwise."""
        raise NotImplementedError

    def exits(self, s: State) -> dict[int, int]:
        """By seat, the moves by which they may leave the game, whatever is asked and whoever is."""
        return {}

    def formality(self, s: State) -> int | None:
        """The only answer left, if a face may give it unasked: the rules ask, so as not to tell a secret."""
        raise NotImplementedError

    def at_rest(self, s: State) -> bool:
        """Whether `write` can say this position without the moves that led into it."""
        raise NotImplementedError

    def write(self, s: State) -> str:
        """The canonical text of a position at rest, without a trailing newline."""
        raise NotImplementedError

    def show(self, s: State) -> str:
        """A board people can read."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """The points of each side."""
        raise NotImplementedError

    def conserved(self, s: State) -> bool:
        """Whether every card of the box is in exactly one place; a law asks after every move."""
        raise NotImplementedError


__all__ = [
    "WATCHER",
    "Ask",
    "Event",
    "Move",
    "Rules",
    "Seat",
    "State",
    "View",
    "frames_json",
    "named_move",
    "numbers",
]
