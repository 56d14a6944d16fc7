"""What a command comes to: entries to be written down, or a refusal. It changes nothing by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.game import Game
from riftable.core.refusal import (
    GAME_OVER,
    NOT_AN_ANSWER,
    NOT_YOUR_TURN,
    NOTHING_TO_UNDO,
    STALE,
    UNDO_REVEALED,
    Refusal,
)
from riftable.gamekit.autopass import MAX_YIELDED_CARDS
from riftable.games import presenter_of
from riftable.server.match import commit_reveal
from riftable.server.match import entries as log
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused, by_rules
from riftable.server.protocol.messages import LONGEST_CHAT, LONGEST_ID, MOST_MOVES
from riftable.server.protocol.parts import Habits
from riftable.server.session.ask_tree import Foresight, NotPossible

AWAY: Final = 60_000  # ms after which somebody who left may be replaced
BIDI: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c")


class Reach(NamedTuple):
    """Where one may go back to, nearest first, and why no further."""

    targets: list[int]
    why: str


def call(play: Play, when: int, seated: Sequence[log.Entries] = ()) -> list[log.Entries]:
    """Everybody is there: those who promised a salt are asked for it; if nobody did, the game begins."""
    promised = any(seat.promise for seat in play.seats)
    promised |= any(isinstance(entry, log.Sat) and bool(entry.promise) for entry in seated)
    if promised:
        return [log.Called(when)]
    game = play.game
    for entry in seated:
        if isinstance(entry, log.Sat):
            game = play.game_with(entry.seat, entry.deck)
    return [nature_first(play, when, game=game)]


def salt(play: Play, seat: int, text: str, when: int) -> list[log.Entries]:
    """A seat shows the salt it promised; with the last one the game begins."""
    if seat not in play.salting:
        raise RequestRefused("no_salt")
    if (
        not commit_reveal.SALT_TEXT.fullmatch(text)
        or commit_reveal.promise(bytes.fromhex(text)) != play.seats[seat].promise
    ):
        raise RequestRefused("bad_salt", 400)
    shown = log.Salted(when, seat, text)
    return [shown, nature_first(play, when, shown)] if play.salting == [seat] else [shown]


def promised(text: str) -> str:
    """A promise as it was sent, or none."""
    if text and not commit_reveal.PROMISE.fullmatch(text):
        raise RequestRefused("bad_salt", 400)
    return text


def nature_first(
    play: Play, when: int, shown: log.Salted | None = None, game: Game | None = None
) -> log.Began:
    """The beginning: nature answers until somebody is asked. Who showed no salt gets the server's.

    `game` is the one that begins, where that is not known to the play yet.
    """
    trial = (game or play.game).copy()
    trial.auto = True
    shuffle = play.shuffle(shown)
    trial.luck = None if shuffle is None else shuffle.stream
    trial.catch_up(None)
    return log.Began(when, trial.history[len(play.game.history) :])


def must_play(play: Play, seat: int, v: int | None = None) -> None:
    """The game is under way, this version is the last, and the seat is one."""
    if not 0 <= seat < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    if play.status == "open":
        raise RequestRefused("not_begun")
    if play.over:
        raise by_rules(Refusal(GAME_OVER))
    if v is not None and v != play.v:
        raise by_rules(Refusal(STALE))


def must_hold(play: Play, seat: int) -> None:
    """The person of this seat plays it; RequestRefused while a bot does, and once they have left the game."""
    if play.seats[seat].gone:
        raise RequestRefused("gave_up")
    if play.seats[seat].standing_in:
        raise RequestRefused("stood_in")


def moves(
    play: Play, seat: int, v: int, path: Sequence[int], when: int, by: str = "", lag: int = 0
) -> log.Made:
    """These moves of a seat, with nature's answers: all of them, or none. `lag`: how long the way is."""
    must_play(play, seat, v)
    if not by:
        must_hold(play, seat)
    if play.asked != seat:
        raise by_rules(Refusal(NOT_YOUR_TURN))
    if not 1 <= len(path) <= MOST_MOVES:
        raise RequestRefused("too_many_moves", 400, n=MOST_MOVES)
    foresee(play, seat, path)
    trial = play.game.copy()
    trial.auto = True
    for move in path:
        try_move(trial, seat, move)
    trial.catch_up(None)
    left, credit = play.clock.now_left(seat, when), play.clock.credit(seat, lag, when)
    made = trial.history[len(play.game.history) :]
    return log.Made(when, seat, made, None if left is None else left + credit, by, trial.over, credit)


def foresee(play: Play, seat: int, path: Sequence[int]) -> None:
    """These are moves as far as the seat can know; RequestRefused if not.

    Tried on the real position first, a refusal would tell what only that knows: who is asked once nature has
    spoken, or a hidden card is shown.
    """
    ask = play.game.ask
    if len(path) > 1 or ask is None or not ask.allows(path[0]):
        sight = Foresight(play.rules, presenter_of(play.rules, "en"), play.game.view(seat), play.names())
        try:
            sight.follow(path)
        except NotPossible as problem:
            raise by_rules(problem.why) from problem


def try_move(trial: Game, seat: int, move: int) -> None:
    """One move of this seat."""
    trial.catch_up(move)
    if trial.seat != seat:
        raise by_rules(Refusal(GAME_OVER if trial.over else NOT_YOUR_TURN))
    try:
        trial.make(move)
    except (BadNotation, IllegalMove) as problem:  # BadNotation: an id beyond all moves
        raise by_rules(Refusal(NOT_AN_ANSWER, word=problem.word or str(move))) from problem


def reach(play: Play, seat: int) -> Reach:
    """How far a seat may go back by itself.

    Among several people the barrier is whatever somebody else did, whatever nature said, and the end of
    one's own turn; alone with bots it is the moment at which the last other person left for good. A person
    for whom a bot stands in is not alone with it, and takes the seat back before they take back anything.
    """
    if play.status == "open" or play.loser is not None or not 0 <= seat < len(play.seats):
        return Reach([], NOTHING_TO_UNDO)
    if play.bot_at(seat) or play.seats[seat].gone:
        return Reach([], NOTHING_TO_UNDO)
    history = range(len(play.actors) - 1, play.parted - 1, -1)
    mine = [i for i in history if play.actors[i] == seat and decided(play, i)]
    if not play.company:
        return Reach(mine, NOTHING_TO_UNDO)
    if play.asked != seat:
        return Reach([], UNDO_REVEALED if mine else NOTHING_TO_UNDO)
    free = []
    for i in history:
        if play.actors[i] != seat:
            break
        if decided(play, i):
            free.append(i)
    return Reach(free, UNDO_REVEALED if len(free) < len(mine) else NOTHING_TO_UNDO)


def decided(play: Play, i: int) -> bool:
    """Whether somebody decided on this move: no formality, and no habit, which would but repeat itself."""
    return not play.game.unasked[i] and i not in play.habitual


def undo(play: Play, seat: int, v: int, steps: int, when: int) -> log.WentBack:
    """So many decisions of a seat back."""
    if not play.over or play.loser is not None:
        must_play(play, seat, v)
    if v != play.v:
        raise by_rules(Refusal(STALE))
    targets, why = reach(play, seat)
    if not 1 <= steps <= len(targets):
        raise by_rules(Refusal(why))
    left = play.clock.now_left(seat, when) if play.clock.running == seat else None
    return log.WentBack(when, seat, targets[steps - 1], left=left)


def takeback(play: Play, seat: int, v: int, when: int) -> list[log.Entries]:
    """Back to one's last decision, whatever came since, if the others agree."""
    must_play(play, seat, v)
    must_hold(play, seat)
    if play.wanted is not None:
        raise RequestRefused("already_asked")
    history = range(len(play.actors) - 1, play.parted - 1, -1)
    to = next((i for i in history if play.actors[i] == seat and decided(play, i)), None)
    if to is None:
        raise by_rules(Refusal(NOTHING_TO_UNDO))
    if not asked_for_consent(play, seat):
        return [log.WentBack(when, seat, to)]
    return [log.Asked(when, seat, "takeback", to)]


def asked_for_consent(play: Play, seat: int) -> list[int]:
    """The people whose consent a seat needs: all others who have not left for good.

    A bot that stands in agrees to nothing: its moves and the cards drawn meanwhile belong to the game that
    its person comes back to, and every moment before was theirs. Nobody goes back behind `Play.parted`, so
    the consent of those who have left is never missing.
    """
    return [i for i in play.people if i != seat and not play.seats[i].gone]


def consent(play: Play, seat: int, v: int, yes: bool, when: int) -> list[log.Entries]:
    """An answer to a takeback that was asked for; the last yes takes it back."""
    must_play(play, seat, v)
    wanted = play.wanted
    if wanted is None or wanted.kind != "takeback" or seat in wanted.agreed:
        raise RequestRefused("nothing_asked")
    needed = set(asked_for_consent(play, wanted.by)) - wanted.agreed
    if seat not in needed:
        raise RequestRefused("nothing_asked")
    answer = log.Answered(when, seat, "takeback", yes)
    if yes and needed == {seat}:
        return [answer, log.WentBack(when, wanted.by, wanted.to, agreed=True)]
    return [answer]


def settle(play: Play, seat: int, habits: Habits, when: int) -> list[log.Entries]:
    """From now on a seat passes by itself where it said so."""
    if play.over:
        raise by_rules(Refusal(GAME_OVER))
    if len(habits.cards) > MAX_YIELDED_CARDS or any(len(card) > LONGEST_ID for card in habits.cards):
        raise RequestRefused("too_many_yields", 400, n=MAX_YIELDED_CARDS)
    return [] if habits == play.seats[seat].habits else [log.Settled(when, seat, habits)]


def resign(play: Play, seat: int, when: int) -> log.Entries:
    """Two sides: the game is over. More, and others play on: without the seat, if the rules know how to.

    If they do not, a bot takes the seat for good.
    """
    must_play(play, seat)
    if play.seats[seat].gone:
        raise RequestRefused("gave_up")
    others = [i for i in play.people if i != seat and not play.seats[i].gone]
    if len(set(play.rules.sides)) <= 2 or not others:
        return log.GaveUp(when, seat)
    if seat in play.rules.exits(play.game.state):
        return depart(play, seat, when)
    return log.StoodIn(when, seat, play.stand_in, for_good=True)


def depart(play: Play, seat: int, when: int) -> log.Made:
    """A seat leaves a game that the others play on, by the rules on leaving; nature answers what follows."""
    trial = play.game.copy()
    trial.auto = True
    trial.make(play.rules.exits(trial.state)[seat], leaving=True)
    trial.catch_up(None)
    left = play.clock.now_left(seat, when) if play.clock.running == seat else None
    return log.Made(when, seat, trial.history[len(play.game.history) :], left, ends=trial.over)


def rematch(play: Play, seat: int, promise: str, when: int) -> list[log.Entries]:
    """Once the game is over: everybody who played must want it."""
    if not 0 <= seat < len(play.seats):
        raise RequestRefused("unknown_seat", 404, seat=seat)
    if not play.over or play.head.looked_at:
        raise RequestRefused("not_over")
    if play.rematch:
        raise RequestRefused("already_asked")
    wanted = play.wanted
    if wanted is None:
        return [log.Asked(when, seat, "rematch", promise=promised(promise))]
    if seat in wanted.agreed:
        raise RequestRefused("already_asked")
    return [log.Answered(when, seat, "rematch", yes=True, promise=promised(promise))]


def chat(seat: int, user: str, name: str, text: str, when: int) -> log.Spoke:
    """A line for all at the table."""
    said = tidy(text, LONGEST_CHAT + 1)
    if not said:
        raise RequestRefused("empty_chat", 400)
    if len(said) > LONGEST_CHAT:
        raise RequestRefused("long_chat", 400, n=LONGEST_CHAT)
    return log.Spoke(when, seat, user, name, said)


def replace(play: Play, seat: int, away: int, when: int) -> log.StoodIn:
    """The bot of the table for somebody who has been away, or out of time, for long enough."""
    must_play(play, seat)
    if not replaceable(play, seat, away, when):
        raise RequestRefused("not_away")
    return log.StoodIn(when, seat, play.stand_in)


def replaceable(play: Play, seat: int, away: int, when: int) -> bool:
    """Whether a bot may take this seat over now; `away` is for how many ms nobody has been there."""
    one = play.seats[seat]
    if play.status != "playing" or one.kind != "person" or one.standing_in or one.gone:
        return False
    deadline = play.clock.deadline() if play.clock.running == seat else None
    return away >= AWAY or (deadline is not None and when >= deadline)


def back(play: Play, seat: int, when: int) -> log.CameBack:
    """The person takes the seat back from the bot that stood in."""
    must_play(play, seat)
    if not play.seats[seat].standing_in or play.seats[seat].gone:
        raise RequestRefused("not_replaced")
    return log.CameBack(when, seat)


def late(play: Play, when: int) -> log.Entries | None:
    """What the table decided for one whose time is up; None: nothing yet, or nothing by itself."""
    deadline, seat = play.clock.deadline(), play.clock.running
    if deadline is None or seat is None or when < deadline:
        return None
    match play.head.absent:
        case "lose":
            return resign_late(play, seat, when)
        case "bot":
            return log.StoodIn(when, seat, play.stand_in)
        case _:
            return None


def skipped(play: Play, when: int) -> bool:
    """Whether a bot answers for this turn only, because the time is up and the table skips who is late."""
    deadline = play.clock.deadline()
    return play.head.absent == "skip" and deadline is not None and when >= deadline


def resign_late(play: Play, seat: int, when: int) -> log.Entries:
    """Out of time, and that loses."""
    gone = resign(play, seat, when)
    return log.GaveUp(when, seat, late=True) if isinstance(gone, log.GaveUp) else gone


def status_after(play: Play, entries: Sequence[log.Entries]) -> str:
    """What the list of tables will say."""
    status = play.status
    for entry in entries:
        if isinstance(entry, log.GaveUp) or (isinstance(entry, log.Made) and entry.ends):
            status = "over"
        elif isinstance(entry, log.Began | log.WentBack):
            status = "playing"
    return status


def tidy(text: str, most: int) -> str:
    """Text as others may see it: one line, nothing that turns the lines of others about."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join("".join(sign for sign in kept if sign not in BIDI).split())[:most]
