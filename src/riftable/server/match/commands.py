"""Commands of players: `decide` turns one into log entries or raises `RequestRefused`. Nothing changes.

Below `decide` there is one function for each command, and some for what happens without one: a player is out
of time, or all seats are taken. Facts that the log does not hold are passed in: the time, the latency of the
sender, how long a player has been absent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.refusal import (
    GAME_OVER,
    NOT_AN_ANSWER,
    NOT_YOUR_TURN,
    NOTHING_TO_UNDO,
    STALE,
    UNDO_OTHERS_ACTED,
    UNDO_REVEALED,
    UNDO_TURN_OVER,
    Refusal,
)
from riftable.core.rules import SPECTATOR
from riftable.gamekit.autopass import MAX_YIELDED_CARDS
from riftable.server.match import commit_reveal
from riftable.server.match import entries as log
from riftable.server.match.permissions import Permissions
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused, refused_by_rules
from riftable.server.protocol import messages
from riftable.server.protocol.bounds import MAX_MOVES
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.messages import MAX_CHAT_CHARS, MAX_ID_CHARS
from riftable.server.protocol.parts import AutopassPreferences

ABSENCE_BEFORE_REPLACEMENT_MS: Final = 60_000

# Returns the moves in the order of the rules, or why a seat cannot make them.
PathReader: TypeAlias = Callable[[Play, int, Sequence[int]], list[int] | Refusal]
"""Says why a seat cannot make some moves, judged only by what the seat knows; None if it can.

Moves are checked by it before they are tried on the real position. Otherwise a refusal would reveal what only
the real position holds, such as who is asked after a card was drawn.
"""


class Sender(NamedTuple):
    """The user who sends a command; their clock is not charged for `latency_ms`, their round trip."""

    user: str
    name: str
    latency_ms: int = 0


class UndoTargets(NamedTuple):
    """The numbers of moves that a seat may go back to, nearest first, and why it may go no further.

    A step goes back to before everything that the seat sent together.
    """

    targets: list[int]
    why: str


# The dispatch.


def decide(
    permissions: Permissions,
    sender: Sender,
    command: messages.TableCommand,
    now: int,
    absence_ms: Callable[[str], int],
    read_path: PathReader,
) -> list[log.Entries]:
    """Return the entries that a command leads to, after checking that its sender may give it.

    `absence_ms` tells how long a user has been absent. Raises `RequestRefused`.
    """
    play, user = permissions.play, sender.user
    permissions.check_table(user)
    match command:
        case messages.Chat():
            if not user:
                raise RequestRefused("not_known", 403)
            seats = permissions.seats_of(user)
            return [chat(seats[0] if seats else SPECTATOR, user, sender.name, command.text, now)]
        case messages.Replace():
            if not permissions.seats_of(user):
                raise RequestRefused("foreign_seat", 403)
            if not 0 <= command.seat < len(play.seats):
                raise RequestRefused("unknown_seat", 404, seat=command.seat)
            return [replace(play, command.seat, absence_ms(play.seats[command.seat].user), now)]
    seat = command.seat
    permissions.check_seat(user, seat)
    match command:  # even after giving up
        case messages.Rematch():
            return rematch(play, seat, command.promise, now)
        case messages.Back():
            return [come_back(play, seat, now)]
        case messages.Consent():
            return consent(play, seat, command.v, command.yes, now)
    if play.seats[seat].has_left:
        raise RequestRefused("gave_up")
    match command:
        case messages.Move():
            check_in_control(play, seat, command.v)
            return [moves_entry(play, seat, command.moves, now, read_path, latency_ms=sender.latency_ms)]
        case messages.Undo():
            return [undo(play, seat, command.v, command.steps, now)]
        case messages.Takeback():
            return takeback(play, seat, command.v, now)
        case messages.Resign():
            return [resign(play, seat, now)]
        case messages.Salt():
            return reveal_salt(play, seat, command.salt, now)
        case messages.SetAutopass():
            return set_autopass(play, seat, command.autopass, now)


# What most commands check.


def check_playing(play: Play, seat: int, v: int | None = None) -> None:
    """Raise `RequestRefused` unless the game is under way, `seat` exists and `v` is the current version."""
    if not 0 <= seat < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    if play.status == "open":
        raise RequestRefused("not_begun")
    if play.over:
        raise refused_by_rules(Refusal(GAME_OVER))
    if v is not None and v != play.v:
        raise refused_by_rules(Refusal(STALE))


def check_in_control(play: Play, seat: int, v: int) -> None:
    """Check that the game is under way, and that a person plays this seat: no bot, and they have not left."""
    check_playing(play, seat, v)
    if play.seats[seat].has_left:
        raise RequestRefused("gave_up")
    if play.seats[seat].standing_in:
        raise RequestRefused("stood_in")


# Moves.


def moves_entry(
    play: Play,
    seat: int,
    path: Sequence[int],
    now: int,
    read_path: PathReader,
    *,
    by: str = "",
    latency_ms: int = 0,
) -> log.Made:
    """Make all these moves of a seat, with the answers of chance between them, or none.

    `by` is as in `Made`: how they came about if no person made them.
    """
    check_playing(play, seat)
    if play.asked != seat:
        raise refused_by_rules(Refusal(NOT_YOUR_TURN))
    if not 1 <= len(path) <= MAX_MOVES:
        raise RequestRefused("too_many_moves", 400, n=MAX_MOVES)
    ask = play.game.ask
    if len(path) > 1 or ask is None or not ask.allows(path[0]):
        read = read_path(play, seat, path)
        if isinstance(read, Refusal):
            raise refused_by_rules(read)
        path = read
    trial = play.game.copy()
    trial.auto = True
    for move in path:
        try_move(trial, seat, move)
    trial.catch_up(None)
    left, credit = play.clock.now_left(seat, now), play.clock.credit(seat, latency_ms, now)
    made = trial.labels[len(play.game.history) :]
    return log.Made(now, seat, made, None if left is None else left + credit, by, trial.over, credit)


def try_move(trial: Game, seat: int, move: int) -> None:
    """Make one move of this seat in `trial`."""
    trial.catch_up(move)
    if trial.seat != seat:
        raise refused_by_rules(Refusal(GAME_OVER if trial.over else NOT_YOUR_TURN))
    try:
        trial.make(move)
    except (BadNotation, IllegalMove) as problem:  # BadNotation: an id beyond all moves
        raise refused_by_rules(Refusal(NOT_AN_ANSWER)) from problem


# Going back.


def undo_reach(play: Play, seat: int) -> UndoTargets:
    """Return how far a seat may go back without asking.

    Among several people, not behind anything that another player did or chance revealed, nor behind the end
    of the seat's own turn. Alone with bots, to the moment at which the last other person left for good. A
    person whose seat a bot plays still counts; they take the seat back before they take back anything.
    """
    if play.status == "open" or play.resignation is not None or not 0 <= seat < len(play.seats):
        return UndoTargets([], NOTHING_TO_UNDO)
    if play.bot_at(seat) or play.seats[seat].has_left:
        return UndoTargets([], NOTHING_TO_UNDO)
    mine = sent_decisions(play, seat)
    if not play.has_several_people:
        return UndoTargets(mine, NOTHING_TO_UNDO)
    if play.asked != seat:
        return UndoTargets([], undo_barrier(play, seat, mine[0]) if mine else NOTHING_TO_UNDO)
    barrier = len(play.actors)
    while barrier and play.actors[barrier - 1] == seat:
        barrier -= 1
    free = [to for to in mine if to >= barrier]
    return UndoTargets(
        free, undo_barrier(play, seat, mine[len(free)]) if len(free) < len(mine) else NOTHING_TO_UNDO
    )


def undo_barrier(play: Play, seat: int, to: int) -> str:
    """Return why a seat cannot go back to after `to` moves: the first thing since that was not its own."""
    for actor in play.actors[to:]:
        if actor != seat:
            return UNDO_REVEALED if actor == CHANCE else UNDO_OTHERS_ACTED
    return UNDO_TURN_OVER


def sent_decisions(play: Play, seat: int) -> list[int]:
    """Return the number of moves before each command by which a seat decided something, last first.

    Moves that were sent in one command are one decision, however many questions they answer.
    """
    first_of: dict[int, int] = {}  # the first decision of each command, by where the command begins
    for i in range(len(play.actors) - 1, play.undo_limit - 1, -1):
        if play.actors[i] == seat and is_decision(play, i):
            first_of[play.command_start(i)] = i
    return list(first_of.values())


def is_decision(play: Play, i: int) -> bool:
    """Return whether a move was decided on: no formality, and no autopass, which would only be repeated."""
    return not play.game.unasked[i] and i not in play.autopassed


def undo(play: Play, seat: int, v: int, steps: int, now: int) -> log.WentBack:
    """Go back by some commands of a seat; also from the end of a game that was played to its end."""
    if not play.over or play.resignation is not None:
        check_playing(play, seat, v)
    if v != play.v:
        raise refused_by_rules(Refusal(STALE))
    targets, why = undo_reach(play, seat)
    if not 1 <= steps <= len(targets):
        raise refused_by_rules(Refusal(why))
    left = play.clock.now_left(seat, now) if play.clock.running == seat else None
    return log.WentBack(now, seat, targets[steps - 1], left=left)


def takeback(play: Play, seat: int, v: int, now: int) -> list[log.Entries]:
    """Go back to before the last command of a seat, whatever came since, if the other people agree."""
    check_in_control(play, seat, v)
    if play.pending_offer is not None:
        raise RequestRefused("already_asked")
    mine = sent_decisions(play, seat)
    if not mine:
        raise refused_by_rules(Refusal(NOTHING_TO_UNDO))
    to = mine[0]
    if not seats_to_consent(play, seat):
        return [log.WentBack(now, seat, to)]
    return [log.Asked(now, seat, "takeback", to)]


def can_ask_takeback(play: Play, seat: int) -> bool:
    """Return whether the command `takeback` of a seat would ask other people now."""
    try:
        entries = takeback(play, seat, play.v, now=0)
    except RequestRefused:
        return False
    return isinstance(entries[0], log.Asked)


def seats_to_consent(play: Play, seat: int) -> list[int]:
    """Return the seats of the people who must agree to a takeback: all others who have not left for good.

    A bot that stands in agrees to nothing: its moves and the cards drawn meanwhile belong to the game that
    its person comes back to. Those who have left are never asked: no takeback goes behind `Play.undo_limit`.
    """
    return [i for i in play.people if i != seat and not play.seats[i].has_left]


def consent(play: Play, seat: int, v: int, yes: bool, now: int) -> list[log.Entries]:
    """Answer a takeback that was asked for, the last consent carries it out; or decline a rematch."""
    wanted = play.pending_offer
    if wanted is not None and wanted.kind == "rematch" and seat not in wanted.agreed and not yes:
        return [log.Answered(now, seat, "rematch", yes=False)]
    check_playing(play, seat, v)
    if wanted is None or wanted.kind != "takeback" or seat in wanted.agreed:
        raise RequestRefused("nothing_asked")
    needed = set(seats_to_consent(play, wanted.by)) - wanted.agreed
    if seat not in needed:
        raise RequestRefused("nothing_asked")
    answer = log.Answered(now, seat, "takeback", yes)
    if yes and needed == {seat}:
        return [answer, log.WentBack(now, wanted.by, wanted.to, agreed=True)]
    return [answer]


# Giving up, and playing again.


def resign(play: Play, seat: int, now: int) -> log.Entries:
    """Give up a seat.

    With two sides, or if no other person plays, the game is over. Otherwise the others play on: without the
    seat if the rules have a way to leave, else with a bot that takes it for good.
    """
    check_playing(play, seat)
    if play.seats[seat].has_left:
        raise RequestRefused("gave_up")
    others = [i for i in play.people if i != seat and not play.seats[i].has_left]
    if len(set(play.rules.sides)) <= 2 or not others:
        return log.GaveUp(now, seat)
    if seat in play.rules.exits(play.game.state):
        return leave_game(play, seat, now)
    return log.StoodIn(now, seat, play.stand_in, for_good=True)


def leave_game(play: Play, seat: int, now: int) -> log.Made:
    """Leave a game that the others play on, by its rules on leaving; chance answers what follows."""
    trial = play.game.copy()
    trial.auto = True
    trial.make(play.rules.exits(trial.state)[seat], leaving=True)
    trial.catch_up(None)
    left = play.clock.now_left(seat, now) if play.clock.running == seat else None
    return log.Made(now, seat, trial.labels[len(play.game.history) :], left, ends=trial.over)


def rematch(play: Play, seat: int, promise: str, now: int) -> list[log.Entries]:
    """Ask for a rematch of a finished game, or agree to one."""
    if not 0 <= seat < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    if not play.over or play.head.looked_at:
        raise RequestRefused("not_over")
    if play.rematch:
        raise RequestRefused("already_asked")
    wanted = play.pending_offer
    if wanted is None:
        return [log.Asked(now, seat, "rematch", promise=checked_promise(promise))]
    if seat in wanted.agreed:
        raise RequestRefused("already_asked")
    return [log.Answered(now, seat, "rematch", yes=True, promise=checked_promise(promise))]


# Chat and preferences.


def chat(seat: int, user: str, name: str, text: str, now: int) -> log.Spoke:
    """Say something to everybody at the table."""
    said = single_line(text, MAX_CHAT_CHARS + 1)
    if not said:
        raise RequestRefused("empty_chat", 400)
    if len(said) > MAX_CHAT_CHARS:
        raise RequestRefused("long_chat", 400, n=MAX_CHAT_CHARS)
    return log.Spoke(now, seat, user, name, said)


def set_autopass(play: Play, seat: int, preferences: AutopassPreferences, now: int) -> list[log.Entries]:
    """Set where a seat passes automatically from now on."""
    if play.over:
        raise refused_by_rules(Refusal(GAME_OVER))
    cards = preferences.cards
    if len(cards) > MAX_YIELDED_CARDS or any(len(card) > MAX_ID_CHARS for card in cards):
        raise RequestRefused("too_many_yields", 400, n=MAX_YIELDED_CARDS)
    if preferences == play.seats[seat].autopass:
        return []
    return [log.AutopassChanged(now, seat, preferences)]


# Absent and late players.


def replace(play: Play, seat: int, absence_ms: int, now: int) -> log.StoodIn:
    """Let a bot play for a person who has been absent, or out of time, for long enough."""
    check_playing(play, seat)
    if not may_be_replaced(play, seat, absence_ms, now):
        raise RequestRefused("not_away")
    return log.StoodIn(now, seat, play.stand_in)


def may_be_replaced(play: Play, seat: int, absence_ms: int, now: int) -> bool:
    """Return whether a bot may take over the seat of a person who has been absent for `absence_ms`."""
    one = play.seats[seat]
    if play.status != "playing" or one.kind != "person" or one.standing_in or one.has_left:
        return False
    deadline = play.clock.deadline() if play.clock.running == seat else None
    return absence_ms >= ABSENCE_BEFORE_REPLACEMENT_MS or (deadline is not None and now >= deadline)


def come_back(play: Play, seat: int, now: int) -> log.CameBack:
    """Take a seat back from the bot that stands in."""
    check_playing(play, seat)
    if not play.seats[seat].standing_in or play.seats[seat].has_left:
        raise RequestRefused("not_replaced")
    return log.CameBack(now, seat)


def time_out(play: Play, now: int) -> log.Entries | None:
    """Return what happens to the player whose time is up, as the host chose; None if nothing does."""
    deadline, seat = play.clock.deadline(), play.clock.running
    if deadline is None or seat is None or now < deadline:
        return None
    match play.head.absent:
        case "lose":
            entry = resign(play, seat, now)
            return log.GaveUp(now, seat, late=True) if isinstance(entry, log.GaveUp) else entry
        case "bot":
            return log.StoodIn(now, seat, play.stand_in)
        case _:
            return None


def is_turn_skipped(play: Play, now: int) -> bool:
    """Return whether a bot answers for this turn only: the time is up, and the table skips late players."""
    deadline = play.clock.deadline()
    return play.head.absent == "skip" and deadline is not None and now >= deadline


# The beginning.


def start(play: Play, now: int, seated: Sequence[log.Entries] = ()) -> list[log.Entries]:
    """Begin a game whose seats are all taken; ask for promised salts first, if there are any.

    `seated` are entries that are not part of the play yet.
    """
    promised = any(seat.promise for seat in play.seats)
    promised |= any(isinstance(entry, log.Sat) and bool(entry.promise) for entry in seated)
    if promised:
        return [log.Called(now)]
    game = play.game
    for entry in seated:
        if isinstance(entry, log.Sat):
            game = play.game_with_deck(entry.seat, entry.deck)
    return [begin(play, now, game=game)]


def reveal_salt(play: Play, seat: int, text: str, now: int) -> list[log.Entries]:
    """Reveal the salt that a seat promised; with the last one the game begins."""
    if seat not in play.seats_owing_salts:
        raise RequestRefused("no_salt")
    if (
        not commit_reveal.SALT_TEXT.fullmatch(text)
        or commit_reveal.promise(bytes.fromhex(text)) != play.seats[seat].promise
    ):
        raise RequestRefused("bad_salt", 400)
    revealed = log.Salted(now, seat, text)
    return [revealed, begin(play, now, revealed)] if play.seats_owing_salts == [seat] else [revealed]


def checked_promise(text: str) -> str:
    """Return the promise of a salt, or "" for none; `RequestRefused` if it is malformed."""
    if text and not commit_reveal.PROMISE.fullmatch(text):
        raise RequestRefused("bad_salt", 400)
    return text


def begin(play: Play, now: int, revealed: log.Salted | None = None, game: Game | None = None) -> log.Began:
    """Begin the game: chance answers until a player is asked. The server adds the salts that are missing.

    `revealed` and `game` are a salt and the game to begin where they are not part of the play yet.
    """
    trial = (game or play.game).copy()
    trial.auto = True
    shuffle = play.shuffle(revealed)
    trial.luck = None if shuffle is None else shuffle.stream
    trial.catch_up(None)
    return log.Began(now, trial.labels[len(play.game.history) :])


def status_after(play: Play, entries: Sequence[log.Entries]) -> str:
    """Return the status of the table once these entries are applied."""
    status = play.status
    for entry in entries:
        if isinstance(entry, log.GaveUp) or (isinstance(entry, log.Made) and entry.ends):
            status = "over"
        elif isinstance(entry, log.Began | log.WentBack):
            status = "playing"
    return status
