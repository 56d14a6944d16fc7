"""Play: the state of one table, as the entries of its log have made it. Pure: no time, no chance."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import riftable
from riftable import games
from riftable.ai import LEVELS
from riftable.api import cached_rules, edition_option
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation, BadOption, IllegalMove
from riftable.core.game import Game
from riftable.core.machine import CHANCE, State
from riftable.core.record import read_record
from riftable.core.rules import SPECTATOR, Rules
from riftable.gamekit.spec import GameSpec
from riftable.server.match import commit_reveal, entries
from riftable.server.match.clock import Clock
from riftable.server.protocol.parts import AutopassPreferences

DEFAULT_BOT: Final = LEVELS[2]  # fills seats and stands in where the host chose none
MAX_CHAT_LINES: Final = 500  # kept in memory
NO_STAND_IN: Final = (-1, -1)  # of `Seat.stood_in`


class InvalidLog(Exception):
    """Entries of a log that cannot have happened at their table; the text names the first of them."""


@dataclass
class Seat:
    """A seat as it is now."""

    kind: str  # person, bot, open
    user: str = ""
    name: str = ""
    bot: str = ""  # the bot's level, or that of the one standing in
    standing_in: bool = False
    has_left: bool = False  # gave up: a bot plays to the end, or the others play on without the seat
    promise: str = ""
    salt: str = ""
    deck: str = ""  # that the player brought; "": the one of the table
    stood_in: tuple[int, int] = NO_STAND_IN  # moves made when a stand-in took over and when it ended; -1: not
    autopass: AutopassPreferences = field(default_factory=AutopassPreferences)


class ChatLine(NamedTuple):
    """A line of the chat; lines are numbered from 1."""

    c: int
    said: entries.Spoke


class PendingOffer(NamedTuple):
    """A takeback or a rematch that waits for consent."""

    kind: Literal["takeback", "rematch"]
    by: int
    to: int
    agreed: frozenset[int]
    promises: tuple[tuple[int, str], ...] = ()


class Play:
    """The state of a table. Only `apply` changes it."""

    def __init__(self, head: entries.Head, rules: Rules, game: Game) -> None:
        self.head = head
        self.rules = rules
        self.game = game
        game.auto = False
        self.entry_count = 0  # entries so far
        self.v = 1 if game.history else 0  # version of the position
        self.versions: list[int] = [self.v] * len(game.history)  # of the position after each move
        self.command_ends: list[int] = [len(game.history)] if game.history else []  # moves after each command
        self.actors: list[int] = actors_of(game)  # the seat of each move
        self.autopassed: set[int] = set()  # moves that were made automatically
        self.autopass_cache: tuple[int, AutopassPreferences, int | None]  # version, preferences, move
        self.autopass_cache = (-1, AutopassPreferences(), None)
        self.moves_at_start = len(game.history)  # of the record that the game began from
        self.undo_limit = self.moves_at_start  # no one goes back behind this many moves: a player left then
        self.last_takeback = 0  # the version that the last takeback led to
        self.taken_back_by = -1  # the seat of the last takeback
        self.seats = [Seat(one.kind, one.user, one.name, one.bot, promise=one.promise) for one in head.seats]
        self.awaiting_salts = False  # all seats are taken; the game begins once promised salts are revealed
        self.status = "over" if head.looked_at else "open"
        self.resignation: entries.GaveUp | None = None
        self.pending_offer: PendingOffer | None = None
        self.rematch = ""
        self.chat: list[ChatLine] = []
        self.clock = Clock(head.clock, len(self.seats))
        self.touched = head.created
        self.began = self.ended = 0  # when, in ms since 1970; 0: not yet

    # Queries.

    @property
    def spec(self) -> GameSpec:
        """The spec of the game."""
        return games.spec(self.head.game)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, while the game is under way and it is not the turn of chance."""
        if self.status != "playing":
            return None
        seat = self.game.seat
        return None if seat is None or seat == CHANCE else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by giving up."""
        return self.status == "over"

    @property
    def people(self) -> list[int]:
        """The seats of people, also while a bot plays for them."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def has_several_people(self) -> bool:
        """Whether several people play, so that what was seen cannot be unseen.

        A person counts while a bot stands in for them: they can come back.
        """
        return len([i for i in self.people if not self.seats[i].has_left]) > 1

    @property
    def is_rematch_due(self) -> bool:
        """Whether all people want a rematch that has not been opened yet."""
        offer = self.pending_offer
        if offer is None or offer.kind != "rematch" or self.rematch:
            return False
        return not set(self.people) - offer.agreed

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat; "" if a person does."""
        one = self.seats[seat]
        return one.bot if one.kind == "bot" or one.standing_in else ""

    @property
    def stand_in(self) -> str:
        """The bot that takes over seats at this table, as its host chose."""
        return self.head.stand_in or DEFAULT_BOT

    @property
    def autopass_move(self) -> int | None:
        """The move by which the seat that is asked passes automatically; None if its person is asked.

        A change of the preferences does not revoke an automatic pass that is already under way.
        """
        seat = self.asked
        if seat is None or self.bot_at(seat):
            return None
        preferences = self.seats[seat].autopass
        v, then, move = self.autopass_cache
        if v != self.v or (move is None and then != preferences):
            public = self.game.view(SPECTATOR) if self.has_several_people else None
            autopass = self.spec.autopass
            view = self.game.view(seat)
            move = None if autopass is None else autopass.load().answer(view, preferences, public)
            self.autopass_cache = (self.v, preferences, move)
        return self.autopass_cache[2]

    def names(self) -> list[str]:
        """Return the names of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def seats_owing_salts(self) -> list[int]:
        """The seats that must reveal the salt they promised."""
        if not self.awaiting_salts or self.status != "open":
            return []
        return [i for i, seat in enumerate(self.seats) if seat.promise and not seat.salt]

    def shuffle(self, shown: entries.Salted | None = None) -> commit_reveal.Shuffle | None:
        """Return what the answers of chance follow from; None if the table makes no promise."""
        if not self.head.secret:
            return None
        table_id, seed = self.head.id, bytes.fromhex(self.head.secret)
        salts = [one.salt for one in self.seats]
        if shown is not None:
            salts[shown.seat] = shown.salt
        return commit_reveal.Shuffle(
            table_id, self.moves_at_start, seed, commit_reveal.all_salts(table_id, seed, salts)
        )

    def outcome(self) -> list[float] | None:
        """Return the result of each seat from 1 (won) to -1 (lost); None while the game goes on."""
        if self.resignation is None:
            return self.game.result
        sides = self.rules.sides
        lost = sides[self.resignation.seat]
        rest = len({side for side in sides if side != lost})
        return [-1.0 if side == lost else 1.0 / max(1, rest) for side in sides]

    def decisions(self) -> list[int]:
        """Return the indices of moves that were decisions, not formalities."""
        return [i for i, unasked in enumerate(self.game.unasked) if not unasked]

    # Changes.

    def apply(self, entry: entries.Entries) -> None:
        """Apply an entry of the log. It is not checked: that was done before it was written."""
        self.entry_count += 1
        self.touched = entry.when
        was_over = self.over
        match entry:
            case entries.Sat():
                self.set_deck(entry.seat, entry.deck)
                self.seats[entry.seat] = Seat(
                    "person", entry.user, entry.name, promise=entry.promise, deck=entry.deck
                )
            case entries.Stood():
                self.set_deck(entry.seat, "")
                self.seats[entry.seat] = Seat("open")
            case entries.Filled():
                self.seats[entry.seat] = Seat("bot", bot=entry.bot, name=entry.bot)
            case entries.Called():
                self.awaiting_salts = True
            case entries.Salted():
                self.seats[entry.seat].salt = entry.salt
            case entries.Began():
                self.status = "playing"
                self.began = entry.when
                shuffle = self.shuffle()
                self.game.luck = None if shuffle is None else shuffle.stream
                self.make_moves(entry.moves)
            case entries.Made():
                if entry.by == entries.BY_AUTOPASS:
                    self.autopassed.add(len(self.game.history))
                elif not entry.by:  # the player has seen what the stand-in did
                    self.seats[entry.seat].stood_in = (-1, -1)
                self.make_moves(entry.moves)
                if entry.ends and not self.over:
                    raise InvalidLog("by the rules of this version the game is not over after it")
                if entry.left is not None:
                    self.clock.set_left(entry.seat, entry.left, entry.when)
                    self.clock.credited[entry.seat] += entry.credit
            case entries.WentBack():
                self.go_back(entry.to)
                self.taken_back_by = entry.seat
                if entry.left is not None:
                    self.clock.set_left(entry.seat, entry.left, entry.when)
            case entries.Asked():
                kind: Literal["takeback", "rematch"] = "takeback" if entry.kind == "takeback" else "rematch"
                promises = ((entry.seat, entry.promise),) if entry.promise else ()
                self.pending_offer = PendingOffer(
                    kind, entry.seat, entry.to, frozenset((entry.seat,)), promises
                )
            case entries.Answered():
                self.apply_answer(entry)
            case entries.GaveUp():
                self.resignation = entry
                self.status = "over"
                self.v += 1
            case entries.StoodIn():
                seat = self.seats[entry.seat]
                seat.bot, seat.standing_in, seat.has_left = entry.bot, True, entry.for_good
                seat.stood_in = (len(self.game.history), -1)
                if entry.for_good:  # they cannot be asked for consent any more
                    self.undo_limit = len(self.game.history)
                    self.pending_offer = None
            case entries.CameBack():
                seat = self.seats[entry.seat]
                seat.standing_in, seat.bot = False, ""
                seat.stood_in = (seat.stood_in[0], len(self.game.history))
                self.v += 1  # the same position, but the question may be theirs now
            case entries.AutopassChanged():
                self.seats[entry.seat].autopass = entry.autopass
            case entries.Spoke():
                last = self.chat[-1].c if self.chat else 0
                self.chat = [*self.chat[-MAX_CHAT_LINES:], ChatLine(last + 1, entry)]
            case entries.Again():
                self.rematch, self.pending_offer = entry.id, None
        if self.over != was_over:
            self.ended = entry.when if self.over else 0
        self.clock.turn_to(self.on_the_clock(), entry.when)

    def set_deck(self, seat: int, deck: str) -> None:
        """Set the deck of a seat before the game; "" is the one of the table."""
        self.game = self.game_with_deck(seat, deck)
        self.rules = self.game.rules

    def game_with_deck(self, seat: int, deck: str) -> Game:
        """Return the game as it would begin with this deck at a seat."""
        brought = [one.deck for one in self.seats]
        if brought[seat] == deck:
            return self.game
        brought[seat] = deck
        decks = self.spec.seat_decks
        assert decks is not None  # `table_request.read_deck` refuses decks otherwise
        options = decks.load().with_decks(self.head.options, brought)
        rules = self.spec.new_rules(self.head.mode, options)
        return Game(rules, seed=self.head.seed, auto=False)

    def on_the_clock(self) -> int | None:
        """Return the seat whose clock runs: the one that is asked, unless a bot plays it."""
        seat = self.asked
        return seat if seat is not None and not self.bot_at(seat) else None

    def apply_answer(self, entry: entries.Answered) -> None:
        """Apply the answer to an offer."""
        if self.pending_offer is None:
            return
        if not entry.yes:
            self.pending_offer = None
            return
        promises = (*self.pending_offer.promises, *([(entry.seat, entry.promise)] if entry.promise else []))
        self.pending_offer = self.pending_offer._replace(
            agreed=self.pending_offer.agreed | {entry.seat}, promises=promises
        )

    def make_moves(self, moves: entries.StoredMoves) -> None:
        """Make moves of the log; `IllegalMove` if the rules do not allow one."""
        self.v += 1
        for stored in moves:
            if isinstance(stored, str):
                move = labeled_move(self.rules, self.game.state, stored)
            else:
                move = self.numbered_move(stored)
            actor, leaves = actor_of(self.rules, self.game.state, move)
            self.game.make(move, leaving=leaves)
            self.actors.append(actor)
            if leaves:
                self.seats[actor].has_left = True
                self.undo_limit = len(self.game.history)
        self.versions += [self.v] * (len(self.game.history) - len(self.versions))
        self.command_ends.append(len(self.game.history))
        self.pending_offer = None
        if self.game.over:
            self.status = "over"

    def numbered_move(self, number: int) -> int:
        """Return the move that a log from before format 3 means by a number.

        Such logs say less than labels do, so a draw is compared with the one that the shuffle gives: if they
        differ, this is not the game that was played, because its rules were corrected since.
        """
        name_of = self.spec.numbered_moves
        if name_of is None:
            return number
        move, ask = self.rules.move(name_of.load()(self.rules, number)), self.game.ask
        if ask is not None and ask.seat == CHANCE and self.game.luck is not None and ask.allows(move):
            if move != self.game.answer_of_chance(ask):
                raise InvalidLog("by the rules of this version the shuffle gives another draw")
        return move

    def go_back(self, to: int) -> None:
        """Take back all moves after the first `to`."""
        while len(self.game.history) > to:
            self.game.pop()
        self.v += 1
        self.last_takeback = self.v
        del self.versions[to:], self.actors[to:]
        self.autopassed = {i for i in self.autopassed if i < to}
        self.undo_limit = min(self.undo_limit, to)
        for seat in self.seats:
            seat.stood_in = (min(seat.stood_in[0], to), min(seat.stood_in[1], to))
        while self.command_ends and self.command_ends[-1] > to:
            self.command_ends.pop()
        if not self.command_ends or self.command_ends[-1] < to:
            self.command_ends.append(to)
        self.pending_offer = None
        if self.status == "over" and self.resignation is None:
            self.status = "playing"

    def command_start(self, move: int) -> int:
        """Return how many moves had been made before the command that move number `move` was sent with."""
        before = bisect_right(self.command_ends, move)
        return self.command_ends[before - 1] if before else 0

    def moves_seen(self, v: int) -> int:
        """Return how many moves were seen with version `v`; -1 if some were taken back since."""
        if v < self.last_takeback or v == 0:
            return -1
        return sum(version <= v for version in self.versions)

    def moves_unseen(self, v: int) -> int:
        """Return how many moves a client that knows version `v` has not seen."""
        return len(self.game.history) - max(0, self.moves_seen(v))

    def chat_unread(self, c: int) -> int:
        """Return how many chat lines a client has not read that knows those up to number `c`."""
        return sum(line.c > c for line in self.chat)


def labeled_move(rules: Rules, state: State, label: str) -> int:
    """Return the possible move with exactly this label; `IllegalMove` if there is none.

    Short forms, which `Rules.read` takes, could mean another move once the rules were corrected.
    """
    ask = state.ask
    for move in ask.moves if ask is not None else []:
        if rules.label(state, move) == label:
            return move
    for move in rules.exits(state).values():
        if rules.label(state, move) == label:
            return move
    raise IllegalMove(label, CoreMessage.NO_ANSWER)


def actor_of(rules: Rules, state: State, move: int) -> tuple[int, bool]:
    """Return the seat that makes a move, and whether it leaves the game by it, which is always possible."""
    for seat, exit_ in rules.exits(state).items():
        if exit_ == move:
            return seat, True
    return CHANCE if state.ask is None else int(state.ask.seat), False


def actors_of(game: Game) -> list[int]:
    """Return the seat of each move of a game."""
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
        options = {**head.options, **edition_option(head.game, head.edition)}
        rules = cached_rules(head.game, head.mode, tuple(options.items()))  # all its tables share the rules
        game = Game(rules, seed=head.seed, auto=False)
    return Play(head, rules, game)


def replay_log(head: entries.Head, log: Sequence[entries.Entries]) -> Play:
    """Return the play that these entries lead to; `InvalidLog` if they cannot have happened there.

    Its text is for the operator and names no card, as it could be one in a hand.
    """
    seq = -1
    try:
        play = new_play(head)
        for seq, entry in enumerate(log):  # noqa: B007  (named if it fails)
            play.apply(entry)
    except Exception as problem:
        where = "the head" if seq < 0 else f"entry {seq}"
        raise InvalidLog(f"{where} cannot be replayed: {reason_of(problem)}") from problem
    return play


def reason_of(problem: Exception) -> str:
    """Return why an entry cannot be replayed, for the operator."""
    match problem:
        case InvalidLog():
            return str(problem)
        case IllegalMove():
            return "the rules of this version do not allow a move of it"
        case BadNotation():
            return "this version cannot read what it names"
        case BadOption():
            return "the rules of this version do not allow the options or decks"
    return type(problem).__name__
