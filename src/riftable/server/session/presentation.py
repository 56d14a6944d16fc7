"""Reader: what one seat, or a spectator, is told of a play in one language. No more than a view."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal

from msgspec import Raw

from riftable.core.machine import State
from riftable.core.refusal import Refusal
from riftable.core.rules import WATCHER
from riftable.games import presenter_of
from riftable.language.fluent import Texts
from riftable.server.match import commands
from riftable.server.match.play import Play
from riftable.server.match.refusals import texts
from riftable.server.protocol.messages import Update
from riftable.server.protocol.parts import Ask, Clocks, Result, UndoReach
from riftable.server.session.ask_tree import Foresight, NotPossible
from riftable.server.session.ask_tree_pool import GARDEN
from riftable.server.session.event_log import Storyteller

BOT_NAMES: Final = {
    "level1": "bot-pebble",
    "level2": "bot-spark",
    "level3": "bot-gale",
    "level4": "bot-storm",
    "level5": "bot-quake",
    "level6": "bot-abyss",
    "greedy": "bot-gale",
    "random": "bot-dice",
    "net": "bot-net",
}


class Reader:
    """Keeps the story told so far, and the tree of the question at hand."""

    def __init__(self, play: Play, seat: int, lang: str) -> None:
        self.play = play
        self.seat = seat
        self.lang = lang
        self.presenter = presenter_of(play.rules, lang)
        self.asked: tuple[int, Ask | None] = (-1, None)
        self.encoded: tuple[int, Raw] = (-1, Raw())  # the same, as it goes into messages
        self.reset = play.reset
        self.teller = self.fresh()

    def fresh(self) -> Storyteller:
        """A story from the beginning."""
        play = self.play
        self.names = self.shown_names()
        return Storyteller(self.presenter, play.game, self.names, self.seat, play.cuts, play.actors)

    def shown_names(self) -> list[str]:
        """The names at the table; bots are called in the reader's language."""
        names: list[str] = []
        for seat in self.play.seats:
            names.append(seat_name(seat.kind, seat.name, seat.bot, self.lang, names))
        return names

    # What is seen.

    def made(self) -> int:
        """How many moves this reader may know of: a spectator is behind."""
        play = self.play
        if self.seat != WATCHER or play.over or not play.head.delay:
            return len(play.game.history)
        rests = play.game.rests  # the first is before the set-up, in which nobody has acted
        behind = rests[min(len(rests) - 1, max(1, len(rests) - 1 - play.head.delay))][0]
        told = bisect_right(play.cuts, behind)  # what was done in one go is told in one go
        return play.cuts[told - 1] if told else play.floor

    def state(self, made: int) -> State:
        """The position after so many moves."""
        game = self.play.game
        if made == len(game.history):
            return game.state
        begin, rest = next(one for one in reversed(game.rests) if one[0] <= made)
        state = rest.copy()
        for move in game.history[begin:made]:
            state.redo(move)
        return state

    def version(self, made: int) -> int:
        """The version that so many moves are; whatever was taken back makes it a newer one."""
        play = self.play
        if made == len(play.game.history):
            return play.v
        return max(play.reset, play.versions[made - 1] if made else 1)

    # What is told.

    def update(self, known: int, now: int) -> Update | None:
        """What somebody who knows version `known` has missed; None: nothing."""
        made = self.made()
        v = self.version(made)
        if v <= known:
            return None
        seen = self.play.seen(known)
        if self.reset != self.play.reset or self.names != self.shown_names():
            self.reset, self.teller = self.play.reset, self.fresh()
        beats = [beat for beat in self.teller.upto(made) if beat.at <= made and beat.at > seen]
        return self.built(made, v, max(known, 0) if seen >= 0 else 0, seen < 0, beats, now)

    def past(self, at: int, now: int) -> Update:
        """The position after `at` moves, as it was seen then."""
        at = min(at, self.made())
        play = self.play
        cuts = [*(cut for cut in play.cuts if cut < at), at]
        teller = Storyteller(self.presenter, play.game, self.names, self.seat, cuts, play.actors)
        return self.built(at, self.version(at), 0, True, teller.upto(at), now)

    def built(self, made: int, v: int, since: int, reset: bool, beats: list[Any], now: int) -> Update:
        """The message."""
        play = self.play
        view: Any = play.rules.view(self.state(made), self.seat)
        live = made == len(play.game.history)
        over = play.over and live
        prompt = texts(self.lang)("game-ended") if over else self.presenter.prompt(view, self.names)
        return Update(
            v=v,
            since=since,
            at=made,
            seat=self.seat,
            reset=reset,
            beats=beats,
            view=view.json(),
            prompt=self.presenter.tie(prompt),
            ask=self.question() if live else None,
            undo=self.undo(),
            clocks=self.clocks(now),
            result=self.result() if over else None,
        )

    def foresight(self) -> Foresight:
        """The eyes of this seat on what may come."""
        game = self.play.game
        return Foresight(self.play.rules, self.presenter, game.view(self.seat), self.names, len(game.history))

    def is_asked(self) -> bool:
        """Whether the person in this seat must answer."""
        play = self.play
        return play.asked == self.seat and not play.bot_at(self.seat) and play.habit is None

    def ask(self) -> Ask | None:
        """The question with its tree, grown once a version."""
        if not self.is_asked():
            return None
        if self.asked[0] != self.play.v:
            self.asked = (self.play.v, self.foresight().ask())
        return self.asked[1]

    def question(self) -> Any:
        """The same for a message: encoded already, if somebody looked ahead."""
        return self.encoded[1] if self.is_asked() and self.encoded[0] == self.play.v else self.ask()

    async def look_ahead(self) -> None:
        """Grows the tree beside the event loop, which must not wait for it; a view is all it takes."""
        while self.is_asked() and self.encoded[0] != (v := self.play.v):
            self.encoded = (v, Raw(await GARDEN.grow(self.foresight())))

    def undo(self) -> UndoReach:
        """How far this seat may go back."""
        if self.seat == WATCHER:
            return UndoReach(0, "")
        targets, why = commands.reach(self.play, self.seat)
        return UndoReach(len(targets), self.presenter.tie(self.presenter.refusal(Refusal(why))))

    def clocks(self, now: int) -> Clocks:
        """The time of everybody."""
        clock = self.play.clock
        left = [clock.now_left(seat, now) for seat in range(len(self.play.seats))]
        return Clocks(clock.setting, left, [] if clock.running is None else [clock.running], now)

    def result(self) -> Result | None:
        """How it ended."""
        return result_of(self.play, self.names, self.lang)

    def line(self, moves: Sequence[int]) -> str:
        """Some moves in words, with what comes of them."""
        sight = self.foresight()
        try:
            return sight.look(moves).outcome.text
        except NotPossible:
            return ""


def result_of(play: Play, names: Sequence[str], lang: str) -> Result | None:
    """How a play ended; None while it goes on."""
    outcome = play.outcome()
    if outcome is None:
        return None
    winners = [seat for seat, share in enumerate(outcome) if share > 0]
    t = texts(lang)
    by: Literal["play", "resigned", "time"]
    by = "play" if play.loser is None else "time" if play.loser.late else "resigned"
    if play.loser is not None:
        text = t("ended-late" if play.loser.late else "ended-resigned", name=names[play.loser.seat])
    elif not winners:
        text = t("ended-drawn" if len(outcome) > 1 else "ended-lost")
    else:
        text = t("ended-won", n=len(winners), names=", ".join(names[seat] for seat in winners))
    goal = presenter_of(play.rules, lang).result_goal()
    return Result(list(outcome), play.game.scores, goal, winners, by, text)


def seat_name(kind: str, name: str, bot: str, lang: str, taken: Sequence[str]) -> str:
    """How somebody at the table is called; of two with one name the second gets a number."""
    t = texts(lang)
    if kind == "bot":
        name = bot_label(bot, lang)
    elif kind == "open":
        name = t("open-seat")
    elif not name:
        name = t("guest")
    found, n = name, 1
    while found in taken:
        n += 1
        found = f"{name} {n}"
    return found


def bot_label(bot: str, lang: str) -> str:
    """The name of a bot, as the terminal has it too; a net is told from others by its file's name."""
    kind, _, rest = bot.partition("-")
    return f"{interface(lang)(BOT_NAMES[kind])} {rest}".rstrip() if kind in BOT_NAMES else bot


@cache
def interface(lang: str) -> Texts:
    """Return the interface strings that the terminal has too."""
    return Texts(lang)
