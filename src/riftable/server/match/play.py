"""Play: one table as its entries have made it. Pure: no time, no chance, no sending; an actor owns it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import riftable
from riftable import games
from riftable.ai import LEVELS
from riftable.ai.parallel_search import rules_of
from riftable.api import by_edition
from riftable.core.game import Game
from riftable.core.machine import CHANCE, State
from riftable.core.record import read_record
from riftable.core.rules import WATCHER, Rules
from riftable.gamekit.spec import GameSpec
from riftable.server.match import commit_reveal, entries
from riftable.server.match.clock import Clock
from riftable.server.protocol.parts import Habits

DEFAULT_BOT: Final = LEVELS[2]  # fills seats and stands in where the host chose none
MAX_CHAT_LINES: Final = 500  # kept in memory


class InvalidLog(Exception):
    """Entries of a log that cannot have happened at their table; the text names the first of them."""


@dataclass
class Seat:
    """Who sits there now."""

    kind: str  # person, bot, open
    user: str = ""
    name: str = ""
    bot: str = ""  # the bot's level, or that of the one standing in
    standing_in: bool = False
    gone: bool = False  # gave up: the bot stays, or the others play on without anybody there
    promise: str = ""
    salt: str = ""
    deck: str = ""  # brought along; "": the one that was laid there
    stood_in: tuple[int, int] = (-1, -1)  # moves made when a stand-in took over and when it ended; -1: not
    habits: Habits = field(default_factory=Habits)


class Line(NamedTuple):
    """A line of the chat, by number."""

    c: int
    said: entries.Spoke


class Wanted(NamedTuple):
    """A takeback or a rematch that waits for consent."""

    kind: Literal["takeback", "rematch"]
    by: int
    to: int
    agreed: frozenset[int]
    promises: tuple[tuple[int, str], ...] = ()


class Play:
    """The table. `evolve` is the only thing that changes it."""

    def __init__(self, head: entries.Head, rules: Rules, game: Game) -> None:
        self.head = head
        self.rules = rules
        self.game = game
        game.auto = False
        self.num = 0  # entries so far
        self.v = 1 if game.history else 0  # version of the position
        self.versions: list[int] = [self.v] * len(game.history)  # of the position after each move
        self.cuts: list[int] = [len(game.history)] if game.history else []
        self.actors: list[int] = actors_of(game)  # who made each move
        self.habitual: set[int] = set()  # the moves that were made by habit
        self.known_habit: tuple[int, Habits, int | None] = (-1, Habits(), None)
        self.floor = len(game.history)  # nobody goes back behind the beginning
        self.parted = self.floor  # nor behind somebody's leaving for good
        self.reset = 0  # the last version at which something was taken back
        self.seats = [Seat(one.kind, one.user, one.name, one.bot, promise=one.promise) for one in head.seats]
        self.called = False  # everybody is there, and the game begins once all salts are shown
        self.status = "over" if head.looked_at else "open"
        self.loser: entries.GaveUp | None = None
        self.wanted: Wanted | None = None
        self.rematch = ""
        self.chat: list[Line] = []
        self.clock = Clock(head.clock, len(self.seats))
        self.touched = head.created

    # What is the case.

    @property
    def spec(self) -> GameSpec:
        """What the game offers."""
        return games.spec(self.head.game)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if the game goes on and it is not nature's turn."""
        if self.status != "playing":
            return None
        seat = self.game.seat
        return None if seat is None or seat == CHANCE else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended, at the board or beside it."""
        return self.status == "over"

    @property
    def people(self) -> list[int]:
        """The seats of people, whoever plays for them now."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def company(self) -> bool:
        """Whether several people play, so that what was seen cannot be unseen.

        A person for whom a bot stands in is one of them: they can come back.
        """
        return len([i for i in self.people if not self.seats[i].gone]) > 1

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat; "" if a person does."""
        one = self.seats[seat]
        return one.bot if one.kind == "bot" or one.standing_in else ""

    @property
    def stand_in(self) -> str:
        """The bot that takes over seats at this table, as its host chose when it was laid."""
        return self.head.stand_in or DEFAULT_BOT

    @property
    def habit(self) -> int | None:
        """What the seat that is asked answers by habit; None if it wants to be asked, or is a bot's.

        Whoever changes his mind while it is about to be answered for him is asked the next time.
        """
        seat = self.asked
        if seat is None or self.bot_at(seat):
            return None
        habits = self.seats[seat].habits
        v, then, move = self.known_habit
        if v != self.v or (move is None and then != habits):
            public = self.game.view(WATCHER) if self.company else None
            autopass = self.spec.autopass
            move = None if autopass is None else autopass.load().answer(self.game.view(seat), habits, public)
            self.known_habit = (self.v, habits, move)
        return self.known_habit[2]

    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def salting(self) -> list[int]:
        """The seats that are asked for the salt they promised."""
        if not self.called or self.status != "open":
            return []
        return [i for i, seat in enumerate(self.seats) if seat.promise and not seat.salt]

    def shuffle(self, shown: entries.Salted | None = None) -> commit_reveal.Shuffle | None:
        """What nature's answers follow from, with one more salt; None where nothing was promised."""
        if not self.head.secret:
            return None
        game, seed = self.head.id, bytes.fromhex(self.head.secret)
        salts = [one.salt for one in self.seats]
        if shown is not None:
            salts[shown.seat] = shown.salt
        return commit_reveal.Shuffle(game, self.floor, seed, commit_reveal.salted(game, seed, salts))

    def outcome(self) -> list[float] | None:
        """Per seat from 1 to -1; None while the game goes on."""
        if self.loser is None:
            return self.game.result
        sides = self.rules.sides
        lost = sides[self.loser.seat]
        rest = len({side for side in sides if side != lost})
        return [-1.0 if side == lost else 1.0 / max(1, rest) for side in sides]

    def decisions(self) -> list[int]:
        """How many moves had been made before each decision of somebody, formalities apart."""
        return [i for i, unasked in enumerate(self.game.unasked) if not unasked]

    # What happens.

    def evolve(self, entry: entries.Entries) -> None:
        """Takes in what has been written down."""
        self.num += 1
        self.touched = entry.when
        match entry:
            case entries.Sat():
                self.bring(entry.seat, entry.deck)
                self.seats[entry.seat] = Seat(
                    "person", entry.user, entry.name, promise=entry.promise, deck=entry.deck
                )
            case entries.Stood():
                self.bring(entry.seat, "")
                self.seats[entry.seat] = Seat("open")
            case entries.Filled():
                self.seats[entry.seat] = Seat("bot", bot=entry.bot, name=entry.bot)
            case entries.Called():
                self.called = True
            case entries.Salted():
                self.seats[entry.seat].salt = entry.salt
            case entries.Began():
                self.status = "playing"
                shuffle = self.shuffle()
                self.game.luck = None if shuffle is None else shuffle.stream
                self.make(entry.moves)
            case entries.Made():
                if entry.by == "habit":
                    self.habitual.add(len(self.game.history))
                elif not entry.by:  # the person has seen what was done for them, and goes on
                    self.seats[entry.seat].stood_in = (-1, -1)
                self.make(entry.moves)
                if entry.left is not None:
                    self.clock.set_left(entry.seat, entry.left, entry.when)
                    self.clock.credited[entry.seat] += entry.credit
            case entries.WentBack():
                self.go_back(entry.to)
                if entry.left is not None:
                    self.clock.set_left(entry.seat, entry.left, entry.when)
            case entries.Asked():
                kind: Literal["takeback", "rematch"] = "takeback" if entry.kind == "takeback" else "rematch"
                promises = ((entry.seat, entry.promise),) if entry.promise else ()
                self.wanted = Wanted(kind, entry.seat, entry.to, frozenset((entry.seat,)), promises)
            case entries.Answered():
                self.answered(entry)
            case entries.GaveUp():
                self.loser = entry
                self.status = "over"
                self.v += 1
            case entries.StoodIn():
                seat = self.seats[entry.seat]
                seat.bot, seat.standing_in, seat.gone = entry.bot, True, entry.for_good
                seat.stood_in = (len(self.game.history), -1)
                if entry.for_good:  # until here they played, and nobody can ask for their consent
                    self.parted = len(self.game.history)
                    self.wanted = None
            case entries.CameBack():
                seat = self.seats[entry.seat]
                seat.standing_in, seat.bot = False, ""
                seat.stood_in = (seat.stood_in[0], len(self.game.history))
                self.v += 1  # the same position, but the question may be theirs now
            case entries.Settled():
                self.seats[entry.seat].habits = entry.habits
            case entries.Spoke():
                last = self.chat[-1].c if self.chat else 0
                self.chat = [*self.chat[-MAX_CHAT_LINES:], Line(last + 1, entry)]
            case entries.Again():
                self.rematch, self.wanted = entry.id, None
        self.clock.turn_to(self.on_the_clock(), entry.when)

    def bring(self, seat: int, deck: str) -> None:
        """Another deck at a seat, before the game; "": the one that was laid there."""
        self.game = self.game_with(seat, deck)
        self.rules = self.game.rules

    def game_with(self, seat: int, deck: str) -> Game:
        """The game as it would begin with this deck at a seat."""
        brought = [one.deck for one in self.seats]
        if brought[seat] == deck:
            return self.game
        brought[seat] = deck
        decks = self.spec.seat_decks
        assert decks is not None  # nobody brings one otherwise
        options = decks.load().with_decks(self.head.options, brought)
        rules = riftable.rules(self.head.game, self.head.mode, **options)
        return Game(rules, seed=self.head.seed, auto=False)

    def on_the_clock(self) -> int | None:
        """The seat whose time runs: that of a person who is asked."""
        seat = self.asked
        return seat if seat is not None and not self.bot_at(seat) else None

    def answered(self, entry: entries.Answered) -> None:
        """Consent, or its refusal."""
        if self.wanted is None:
            return
        if not entry.yes:
            self.wanted = None
            return
        promises = (*self.wanted.promises, *([(entry.seat, entry.promise)] if entry.promise else []))
        self.wanted = self.wanted._replace(agreed=self.wanted.agreed | {entry.seat}, promises=promises)

    def make(self, moves: list[int]) -> None:
        """Moves that were checked when they were written down."""
        self.v += 1
        for move in moves:
            actor, leaves = actor_of(self.rules, self.game.state, move)
            self.game.make(move, leaving=leaves)
            self.actors.append(actor)
            if leaves:
                self.seats[actor].gone = True
                self.parted = len(self.game.history)
        self.versions += [self.v] * (len(self.game.history) - len(self.versions))
        self.cuts.append(len(self.game.history))
        self.wanted = None
        if self.game.over:
            self.status = "over"

    def go_back(self, to: int) -> None:
        """Back to where so many moves had been made."""
        while len(self.game.history) > to:
            self.game.pop()
        self.v += 1
        self.reset = self.v
        del self.versions[to:], self.actors[to:]
        self.habitual = {i for i in self.habitual if i < to}
        self.parted = min(self.parted, to)
        for seat in self.seats:
            seat.stood_in = (min(seat.stood_in[0], to), min(seat.stood_in[1], to))
        while self.cuts and self.cuts[-1] > to:
            self.cuts.pop()
        if not self.cuts or self.cuts[-1] < to:
            self.cuts.append(to)
        self.wanted = None
        if self.status == "over" and self.loser is None:
            self.status = "playing"

    def seen(self, v: int) -> int:
        """How many moves somebody has seen who knows version `v`; -1 if something was taken back since."""
        if v < self.reset or v == 0:
            return -1
        return sum(version <= v for version in self.versions)

    def unseen(self, v: int) -> int:
        """How many moves somebody has not seen who knows version `v`."""
        return len(self.game.history) - max(0, self.seen(v))

    def unheard(self, c: int) -> int:
        """How many lines of the chat somebody has not read who knows those up to number `c`."""
        return sum(line.c > c for line in self.chat)


def actor_of(rules: Rules, state: State, move: int) -> tuple[int, bool]:
    """Who makes a move, and whether he leaves the game by it, whoever is asked."""
    for seat, exit_ in rules.exits(state).items():
        if exit_ == move:
            return seat, True
    return CHANCE if state.ask is None else int(state.ask.seat), False


def actors_of(game: Game) -> list[int]:
    """Who made each move of a game."""
    state = game.rests[0][1].copy()
    found = []
    for move in game.history:
        found.append(actor_of(game.rules, state, move)[0])
        state.redo(move)
    return found


def new_play(head: entries.Head) -> Play:
    """Return the play of a table at which nothing has happened yet."""
    if head.start:
        game = riftable.replay(read_record(head.start), head.seed)
        game.seed = head.seed
        rules = game.rules
    else:
        options = {**head.options, **by_edition(head.game, head.edition)}
        rules = rules_of(head.game, head.mode, tuple(options.items()))  # all its tables share the rules
        game = Game(rules, seed=head.seed, auto=False)
    return Play(head, rules, game)


def replay_log(head: entries.Head, log: Sequence[entries.Entries]) -> Play:
    """Return the play that these entries lead to; `InvalidLog` if they cannot have happened there."""
    seq = -1
    try:
        play = new_play(head)
        for seq, entry in enumerate(log):  # noqa: B007  (named if it fails)
            play.evolve(entry)
    except Exception as problem:
        where = "the head" if seq < 0 else f"entry {seq}"
        raise InvalidLog(f"{where} cannot be replayed: {type(problem).__name__}") from problem
    return play
