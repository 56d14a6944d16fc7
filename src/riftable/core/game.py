"""A game in progress with its record and undo: the class that most callers use."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation, BadOption, IllegalMove
from riftable.core.event import Event
from riftable.core.machine import CHANCE, Ask, State
from riftable.core.options import EDITION
from riftable.core.record import Record
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR, Rules, View


class Moves:
    """The legal answers by name: a sized iterable that supports `"stop" in game.moves`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def ids(self) -> list[int]:
        """The legal answers as move ids, ascending."""
        ask = self.game.state.ask
        return ask.moves[:] if ask is not None else []

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[str]:
        for move in self.ids:
            yield self.game.rules.label(self.game.state, move)

    def __contains__(self, name: object) -> bool:
        if isinstance(name, int):
            return name in self.ids
        return isinstance(name, str) and (name in iter(self) or self.means_one(name))

    def means_one(self, name: str) -> bool:
        """Return whether a short name fits exactly one answer."""
        try:
            self.game.rules.read(self.game.state, name)
        except (BadNotation, IllegalMove):
            return False
        return True

    def __repr__(self) -> str:
        return f"<Moves {' '.join(self) or 'none'}>"


class Game:
    """A position with its rules, its history and undo.

    Questions with a single answer that the rules must ask nevertheless (`Rules.formality`) are answered for
    the player. Chance answers by itself, from a generator that depends on the seed and on the number of moves
    made: undo a move and make it again, and chance gives the same answer. With `auto=False` both wait to be
    answered.

    `luck` replaces the generator where players must be able to verify the shuffles. It is called with the
    number of moves made and the number of equally likely outcomes, and returns the index of one.

    Games are usually created with `riftable.new`, `riftable.position` or `riftable.load`.
    """

    def __init__(
        self, rules: Rules, state: State | None = None, seed: int | None = None, auto: bool = True
    ) -> None:
        self.rules = rules
        self.seed = secrets.randbits(64) if seed is None else seed
        self.auto = auto
        self.luck: Callable[[int, int], int] | None = None
        self.seats: list[str] = []
        self.start = "" if state is None else rules.write(state)
        self.events: list[Event] = []
        self.state = rules.new(self.events) if state is None else state
        self.history: list[int] = []
        self.labels: list[str] = []
        self.unasked: list[bool] = []  # by move: whether it was chance's or a formality
        self.heard = [len(self.events)]  # the number of events before each move, and now
        self.rests: list[tuple[int, State]] = [
            (0, self.state.copy())
        ]  # positions that text can describe, with the number of moves before them
        self.catch_up(None)

    # State.

    @property
    def ask(self) -> Ask | None:
        """The pending question; None once the game is over."""
        return self.state.ask

    @property
    def seat(self) -> int | None:
        """The seat that is asked; -1 is chance, None once the game is over."""
        ask = self.state.ask
        return None if ask is None else int(ask.seat)

    @property
    def moves(self) -> Moves:
        """The legal answers by name."""
        return Moves(self)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.ask is None

    @property
    def scores(self) -> list[int]:
        """The points of each side."""
        return self.rules.scores(self.state)

    @property
    def result(self) -> list[float] | None:
        """The result of each seat, from 1 (won) to -1 (lost); None while the game goes on."""
        return self.state.result()

    def view(self, seat: int) -> View:
        """Return what a seat may know; -1 is a spectator. Raise `BadOption` if there is no such seat."""
        if not SPECTATOR <= seat < len(self.rules.sides):
            raise BadOption(CoreMessage.NO_SEAT, word=seat, last=len(self.rules.sides) - 1)
        return self.rules.view(self.state, seat)

    @property
    def fen(self) -> str:
        """The canonical position text, with the moves made since the action began (`pending`)."""
        made, rest = self.rests[-1]
        text = self.start if self.start and not made else self.rules.write(rest)
        since = self.labels[made:]
        return f"{text}\npending {' '.join(since)}" if since else text

    @property
    def record(self) -> Record:
        """The record of the game so far. It contains every card that was dealt."""
        rules = self.rules
        cuts = [made for made, _ in self.rests[1:]] + [len(self.labels)]
        actions, begin = [], 0
        for cut in cuts:
            actions.append(self.labels[begin:cut])
            begin = cut
        if not actions[-1] and len(actions) > 1:
            actions.pop()
        result = "*"
        outcome = self.result
        if outcome is not None:
            result = ("" if any(outcome) else "=") + "-".join(str(n) for n in self.scores)
        return Record(
            rules.game,
            rules.mode,
            {name: value for name, value in rules.options.items() if name != EDITION},
            self.start,
            list(self.seats),
            actions,
            result,
            edition=rules.edition,
        )

    def __str__(self) -> str:
        board = "\n".join(f"# {line}".rstrip() for line in self.rules.show(self.state).splitlines())
        return f"{board}\n{self.fen}"

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to answer"
        return f"<Game {self.rules.key}, {len(self.history)} moves, {state}>"

    # Moves.

    def copy(self) -> Game:
        """Return an independent copy, history included."""
        twin = Game.__new__(Game)
        twin.rules, twin.seed, twin.auto, twin.start = self.rules, self.seed, self.auto, self.start
        twin.luck, twin.seats = self.luck, self.seats[:]
        twin.state = self.state.copy()
        twin.history, twin.labels, twin.unasked = self.history[:], self.labels[:], self.unasked[:]
        twin.heard, twin.events, twin.rests = self.heard[:], self.events[:], self.rests[:]
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def push(self, line: str | int) -> list[Event]:
        """Make one or more moves, by name or id, and return the events.

        Raise `IllegalMove` or `BadNotation` if one of them fails; then none is made.
        """
        trial = self.copy()
        trial.follow(line)
        news = trial.events[len(self.events) :]
        self.__dict__.update(trial.__dict__)
        return news

    def follow(self, line: str | int) -> None:
        """Make one or more moves like `push`, but keep those before a move that fails.

        It does not copy the game first, so replaying a long record takes linear time.
        """
        words = re.split(r"[\s,;]+", line.strip()) if isinstance(line, str) else [line]
        for word in words:
            if word != "":
                self.catch_up(word)
                move = word if isinstance(word, int) else self.rules.read(self.state, word)
                self.make(move, leaving=True)
        self.catch_up(None)

    def pop(self) -> int:
        """Undo the last decision of a player and what followed by itself; return that move.

        Raise `IllegalMove` if no player has made a move yet.
        """
        made = len(self.history)
        while made and self.unasked[made - 1]:
            made -= 1
        if not made:
            raise IllegalMove("undo", CoreMessage.NO_MOVE_YET)
        made -= 1
        move = self.history[made]
        self.rewind(made)
        return move

    def rewind(self, made: int) -> None:
        """Go back to the position after `made` moves, even if chance is to answer there.

        Raise `IllegalMove` if fewer have been made.
        """
        if not 0 <= made <= len(self.history):
            raise IllegalMove("undo", CoreMessage.NO_MOVE_YET)
        while self.rests[-1][0] > made:
            self.rests.pop()
        begin, rest = self.rests[-1]
        self.state = rest.copy()
        for again in self.history[begin:made]:
            self.state.redo(again)
        del self.history[made:], self.labels[made:], self.unasked[made:], self.heard[made + 1 :]
        del self.events[self.heard[-1] :]

    def make(self, move: int, leaving: bool = False) -> None:
        """Make one legal move, or, with `leaving`, one by which a player leaves; else raise `IllegalMove`."""
        ask = self.state.ask
        if ask is None:
            raise IllegalMove(str(move), CoreMessage.GAME_OVER)
        exit_ = leaving and move in self.rules.exits(self.state).values()
        if not exit_ and (not 0 <= move < self.rules.num_moves or not ask.allows(move)):
            raise IllegalMove(self.rules.name(move), CoreMessage.NO_ANSWER, tuple(self.moves))
        label = self.rules.label(self.state, move)
        unasked = not exit_ and (ask.seat == CHANCE or self.rules.formality(self.state) == move)
        if exit_:
            self.state.depart(move, self.events)
        else:
            self.state.apply(move, self.events)
        self.history.append(move)
        self.labels.append(label)
        self.unasked.append(unasked)
        self.heard.append(len(self.events))
        if self.rules.at_rest(self.state):
            self.rests.append((len(self.history), self.state.copy()))

    def answer_of_chance(self, ask: Ask) -> int:
        """Return the answer of chance to this question."""
        if self.luck is None or ask.bag is None:
            return int(ask.sample(Rng(self.seed, len(self.history))))
        return int(ask.base) + ask.bag[self.luck(len(self.history), len(ask.bag))]

    def catch_up(self, word: str | int | None) -> None:
        """Answer for chance and formalities, unless `word` is such an answer."""
        while self.auto and (ask := self.state.ask) is not None:
            if isinstance(word, int) and word in ask.moves:
                return
            if any(word in (move, self.rules.name(move)) for move in self.rules.exits(self.state).values()):
                return
            if ask.seat == CHANCE:
                if isinstance(word, str) and word.startswith("!"):
                    return
                self.make(self.answer_of_chance(ask))
            else:
                formality = self.rules.formality(self.state)
                if formality is None or (
                    isinstance(word, str) and word.lower() == self.rules.name(formality)
                ):
                    return
                self.make(formality)
