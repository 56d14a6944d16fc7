"""The machine that runs games: steps, frames and `settle`. A paused ability is plain data.

A game defines steps. Whatever waits for an answer waits in a frame of small integers, so a position can be
copied, saved and searched in the middle of anything.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, final

from riftable.core.bag import Bag
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import IllegalMove
from riftable.core.event import Event
from riftable.core.native import i64, mypyc_attr
from riftable.core.rng import Rng

CHANCE: Final = -1
MOVE_LIMIT: Final = 1 << 31  # more than any game has; larger numbers may not fit a native integer


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """The pending question. Immutable, so copies of a position share it."""

    seat: i64  # the seat that answers; -1 is chance
    kind: i64  # what is asked; each game has its own numbers
    about: i64  # the card or unit in question, depending on the kind
    n: i64  # a number the prompt needs: damage, cards left
    bag: bytes | Bag | None  # chance only: each outcome as often as it is likely, ascending
    base: i64 = 0  # chance only: what to add to an outcome to get its move
    listed: list[int] | None  # the moves; those of chance are computed when they are first used

    def __init__(self, seat: i64, kind: i64, about: i64, n: i64, moves: list[int] | None) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.n = n
        self.bag = None  # not in the class: mypyc has no defaults for a union of three
        self.listed = moves

    @property
    def moves(self) -> list[int]:
        """The legal answers as move ids, ascending, never empty."""
        if self.listed is None:
            assert self.bag is not None
            self.listed = [self.base + outcome for outcome in sorted(set(self.bag))]
        return self.listed

    @property
    def odds(self) -> list[int] | None:
        """The weight of each of `moves` if chance is asked; None for a player."""
        bag = self.bag
        if bag is None:
            return None
        return [bag.count(move - self.base) for move in self.moves]

    def allows(self, move: int) -> bool:
        """Return whether a move is a legal answer. Any integer may be passed, however large."""
        if not 0 <= move < MOVE_LIMIT:
            return False
        bag = self.bag
        if bag is None:
            return move in self.moves
        outcome: i64 = move - self.base
        if isinstance(bag, bytes):
            return 0 <= outcome < 256 and outcome in bag
        return outcome in bag

    def __reduce__(self) -> tuple[object, ...]:
        return remake_ask, (self.seat, self.kind, self.about, self.n, self.bag, self.base, self.listed)

    def sample(self, rng: Rng) -> i64:
        """Return a random answer: uniform for a player, by its odds for chance."""
        bag = self.bag
        if isinstance(bag, bytes):
            return self.base + bag[rng.below(len(bag))]
        if bag is not None:
            return self.base + bag[rng.below(len(bag))]
        return self.moves[rng.below(len(self.moves))]


def remake_ask(
    seat: i64, kind: i64, about: i64, n: i64, bag: bytes | Bag | None, base: i64, listed: list[int] | None
) -> Ask:
    """Return the question with these attributes, for `pickle`."""
    ask = Ask(seat, kind, about, n, listed)
    ask.bag = bag
    ask.base = base
    return ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One instruction. It acts, or it asks and waits for `answer`.

    A step that asks may be run again before the answer and must then ask the same question.
    """

    def run(self, s: Any, f: Any) -> None:
        """Change position `s`, or set `s.ask`."""
        raise NotImplementedError

    def answer(self, s: Any, f: Any, move: i64) -> None:
        """Take the answer to the question that `run` asked."""
        raise NotImplementedError


@final
class Return(Step):
    """The last step of every code: return to the frame below."""

    def run(self, s: State, f: Frame) -> None:
        s.frames.pop()


RETURN: Final = Return()


@final
class StepNode:
    """A step of a code, linked to the steps before and after it. A link is faster than an index."""

    step: Step
    index: i64  # -1 is before the first step
    next: StepNode
    back: StepNode

    def __init__(self, step: Step, index: i64) -> None:
        self.step = step
        self.index = index
        self.next = self
        self.back = self


@final
class Code:
    """A named list of steps, shared by all frames that run it."""

    start: StepNode  # a node before the first step
    end: StepNode  # the node before the return: go there to leave early

    def __init__(self, name: str, steps: list[Step]) -> None:
        self.name = name
        self.start = StepNode(RETURN, -1)
        self.end = self.start
        for i, step in enumerate([*steps, RETURN]):
            node = StepNode(step, i)
            last = self.end.next if i else self.start
            self.end = last
            last.next = node
            node.back = last

    def before(self, index: i64) -> StepNode:
        """Return the node after which the step with this index comes next."""
        node = self.start
        while node.index < index - 1:
            node = node.next
        return node


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """A running code and its current step. A game adds the few integers that its codes remember."""

    code: Code
    at: StepNode  # the step that runs, or that waits for an answer

    def __init__(self, code: Code) -> None:
        self.code = code
        self.at = code.start

    def copy(self) -> Frame:
        """Return an independent copy."""
        twin = Frame(self.code)
        twin.at = self.at
        return twin

    def again(self) -> None:
        """Run the current step once more."""
        self.at = self.at.back

    def leave(self) -> None:
        """Skip the rest of the code."""
        self.at = self.code.end

    def memory(self) -> list[int]:
        """Return what the frame remembers, for inspection."""
        return []


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position, the only mutable object of the engine. Each game subclasses it."""

    ask: Ask | None  # the pending question; None once the game is over
    frames: list[Frame]
    log: list[Event] | None  # where events go while `apply` runs; None if there is no listener

    def apply(self, move: int, log: list[Event] | None = None) -> None:
        """Answer the pending question; raise `IllegalMove` and change nothing unless it is in `ask.moves`."""
        ask = self.ask
        if ask is None or not 0 <= move < MOVE_LIMIT or not ask.allows(move):
            reason = CoreMessage.GAME_OVER if ask is None else CoreMessage.NOT_LEGAL
            raise IllegalMove(f"move {move}", reason)
        self.log = log
        self.step(move)
        self.log = None

    def depart(self, move: int, log: list[Event] | None = None) -> None:
        """Make a move that is possible at any time, such as leaving; raise `IllegalMove` if it is not."""
        self.log = log
        done = 0 <= move < MOVE_LIMIT and self.interrupt(move)
        self.log = None
        if not done:
            raise IllegalMove(f"move {move}", CoreMessage.NO_EXIT)

    def redo(self, move: int) -> None:
        """Make a move of a record again, an answer or a player's leaving."""
        ask = self.ask
        if ask is not None and 0 <= move < MOVE_LIMIT and not ask.allows(move):
            self.depart(move)
        else:
            self.apply(move)

    def interrupt(self, move: i64) -> bool:
        """Make a move of `depart`; return False if there is no such move. For games to override."""
        return False

    def step(self, move: i64) -> None:
        """Make a move without checking its legality and without events, for playouts."""
        self.ask = None
        f = self.frames[-1]
        f.at.step.answer(self, f, move)
        self.settle()

    def settle(self) -> None:
        """Run steps until one asks, or until none is left and the game is over."""
        frames = self.frames
        while frames:
            f = frames[-1]
            node = f.at.next
            f.at = node
            node.step.run(self, f)
            if self.ask is not None:
                return

    def start(self, code: Code, log: list[Event] | None) -> None:
        """Run a code from its first step to its first question."""
        self.frames = [Frame(code)]
        self.log = log
        self.settle()
        self.log = None

    def ask_chance(self, kind: i64, about: i64, base: i64, bag: bytes | Bag) -> None:
        """Ask chance for one of `bag`."""
        ask = Ask(CHANCE, kind, about, 0, None)
        ask.bag = bag
        ask.base = base
        self.ask = ask

    def copy_machine(self, twin: State) -> None:
        """Give `twin` the same question and its own copy of the frames."""
        twin.ask = self.ask
        twin.log = None
        twin.frames = [f.copy() for f in self.frames]

    def copy(self) -> State:
        """Return an independent copy. It is cheap, in the middle of an ability too."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> State:
        return self.copy()

    def configuration(self) -> object:
        """Return what all positions of the same rules share; None if this game has no such object.

        Its attribute `recipe` makes the rules again (see `Rules.recipe`), for `pickle`.
        """
        return None

    def __reduce__(self) -> Any:
        return import_module("riftable.core.pickling").reduce(self)  # which imports this module

    def result(self) -> list[float] | None:
        """Return the result of each seat, from 1 (won) to -1 (lost), sides summing to 0; None if not over."""
        raise NotImplementedError
