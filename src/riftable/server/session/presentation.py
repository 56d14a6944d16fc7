"""Presentation: what one seat, or a spectator, is sent of a play in one language. No more than a view."""

from __future__ import annotations

import weakref
from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, Final, Literal

from msgspec import Raw

from riftable.ai.registry import BOT_TITLES
from riftable.core.machine import State
from riftable.core.refusal import Refusal
from riftable.core.rules import SPECTATOR
from riftable.games import presenter_of
from riftable.language.fluent import Texts
from riftable.language.names import distinct_name
from riftable.server.match import commands
from riftable.server.match.play import Play
from riftable.server.protocol.messages import Reason, Update
from riftable.server.protocol.parts import AskTree, Beat, Clocks, Outlook, Result, UndoReach
from riftable.server.session.ask_tree import AskTreeBuilder, IllegalPath, Preview
from riftable.server.session.ask_tree_pool import ASK_TREES
from riftable.server.session.event_log import EventLog
from riftable.server.texts import server_texts

MAX_CACHED_ANSWERS: Final = 64  # previews and lists of reasons, for one seat in one language


class Presentations:
    """The presentations of a play, by seat and language; each is made on first use and kept."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.known: dict[tuple[int, str], SeatPresentation] = {}

    def of(self, seat: int, lang: str) -> SeatPresentation:
        """Return the presentation of a seat (or `SPECTATOR`) in a language."""
        if (seat, lang) not in self.known:
            self.known[seat, lang] = SeatPresentation(self.play, seat, lang)
        return self.known[seat, lang]


class SeatPresentation:
    """What a seat is sent in one language: updates with log lines, ask trees, previews.

    Keeps the log lines told so far and, for the current position only, the ask tree and previews. Checks no
    permissions.
    """

    def __init__(self, play: Play, seat: int, lang: str) -> None:
        self.play = play
        self.seat = seat
        self.lang = lang
        self.presenter = presenter_of(play.rules, lang)
        self.cached_ask: tuple[int, AskTree | None] = (-1, None)  # with its version
        self.cached_encoded_ask: tuple[int, Raw] = (-1, Raw())  # the same, encoded
        self.preview_cache = PreviewCache(self)
        self.logged_takeback = play.last_takeback
        self.event_log = self.new_event_log()

    def new_event_log(self) -> EventLog:
        """Return a log that starts from the beginning, with the present names."""
        play = self.play
        self.names = self.shown_names()
        return EventLog(self.presenter, play.game, self.names, self.seat, play.command_ends, play.actors)

    def shown_names(self) -> list[str]:
        """Return the names at the table; bots have names in each language."""
        names: list[str] = []
        for seat in self.play.seats:
            names.append(seat_name(seat.kind, seat.name, seat.bot, self.lang, names))
        return names

    # The position that is shown.

    def moves_shown(self) -> int:
        """Return how many moves may be known here: spectators are some turns behind.

        Until the first turn begins there is none to be behind: they see a draft as it happens.
        """
        play = self.play
        rests = play.game.rests  # the first is before the set-up
        if self.seat != SPECTATOR or play.over or not play.head.delay or len(rests) == 1:
            return len(play.game.history)
        behind = rests[min(len(rests) - 1, max(1, len(rests) - 1 - play.head.delay))][0]
        told = bisect_right(play.command_ends, behind)  # moves of one command are told together
        return play.command_ends[told - 1] if told else play.moves_at_start

    def state_after(self, moves: int) -> State:
        """Return the state after so many moves."""
        game = self.play.game
        if moves == len(game.history):
            return game.state
        begin, rest = next(one for one in reversed(game.rests) if one[0] <= moves)
        state = rest.copy()
        for move in game.history[begin:moves]:
            state.redo(move)
        return state

    def version_after(self, moves: int) -> int:
        """Return the version of the position after so many moves; a takeback makes it a newer one."""
        play = self.play
        if moves == len(play.game.history):
            return play.v
        return max(play.last_takeback, play.versions[moves - 1] if moves else 1)

    # Updates.

    def update(self, known: int, now: int) -> Update | None:
        """Return what a client that knows version `known` has missed; None if nothing."""
        moves = self.moves_shown()
        v = self.version_after(moves)
        if v <= known:
            return None
        seen = self.play.moves_seen(known)
        if self.logged_takeback != self.play.last_takeback or self.names != self.shown_names():
            self.logged_takeback, self.event_log = self.play.last_takeback, self.new_event_log()
        beats = [beat for beat in self.event_log.until(moves) if beat.at <= moves and beat.at > seen]
        update = self.build_update(moves, v, max(known, 0) if seen >= 0 else 0, seen < 0, beats, now)
        if 0 < known < self.play.last_takeback:
            update.taken_back = self.play.taken_back_by
        return update

    def past(self, at: int, now: int) -> Update:
        """Return the position after `at` moves, as it was seen then."""
        at = min(at, self.moves_shown())
        play = self.play
        cuts = [*(cut for cut in play.command_ends if cut < at), at]
        event_log = EventLog(self.presenter, play.game, self.names, self.seat, cuts, play.actors)
        return self.build_update(at, self.version_after(at), 0, True, event_log.until(at), now)

    def build_update(
        self, moves: int, v: int, since: int, reset: bool, beats: list[Beat], now: int
    ) -> Update:
        """Return the message about the position after so many moves."""
        play = self.play
        view: Any = play.rules.view(self.state_after(moves), self.seat)
        live = moves == len(play.game.history)
        over = play.over and live
        result = result_of(play, self.names, self.lang, self.seat) if over else None
        prompt = self.presenter.prompt(view, self.names)
        if result is not None:
            ended = server_texts(self.lang)("game-ended")
            prompt = f"{ended} {result.text}"
        elif live and self.passes_automatically():
            prompt = server_texts(self.lang)("passes-automatically")
        return Update(
            v=v,
            since=since,
            at=moves,
            seat=self.seat,
            reset=reset,
            beats=beats,
            view=self.presenter.view_json(view),
            waiting=[seat for seat in range(len(play.seats)) if view.waiting >> seat & 1],
            prompt=self.presenter.tie(prompt),
            ask=self.ask_for_message() if live else None,
            undo=self.undo_reach(),
            clocks=self.clocks(now),
            result=result,
            outlook=self.outlook() if live and not over else [],
        )

    def outlook(self) -> list[Outlook]:
        """Return what comes of what waits for answers, as far as this seat can know. Spectators get none."""
        return [] if self.seat == SPECTATOR else self.preview_cache.current_builder().outlook()

    def undo_reach(self) -> UndoReach:
        """Return how far this seat may go back."""
        if self.seat == SPECTATOR:
            return UndoReach(0, "")
        targets, why = commands.undo_reach(self.play, self.seat)
        text = self.presenter.tie(self.presenter.refusal(Refusal(why)))
        return UndoReach(len(targets), text, commands.can_ask_takeback(self.play, self.seat))

    def clocks(self, now: int) -> Clocks:
        """Return the time that all seats have left."""
        clock = self.play.clock
        left = [clock.now_left(seat, now) for seat in range(len(self.play.seats))]
        return Clocks(clock.setting, left, [] if clock.running is None else [clock.running], now)

    # Ask trees and previews.

    def ask_tree_builder(self) -> AskTreeBuilder:
        """Return a new builder for the current position."""
        game = self.play.game
        view = game.view(self.seat)
        return AskTreeBuilder(self.play.rules, self.presenter, view, self.names, len(game.history))

    def is_asked(self) -> bool:
        """Return whether the person in this seat must answer."""
        play = self.play
        return play.asked == self.seat and not play.bot_at(self.seat) and play.autopass_move is None

    def passes_automatically(self) -> bool:
        """Return whether this seat is asked, but the table passes for it in a moment."""
        play = self.play
        return play.asked == self.seat and not play.bot_at(self.seat) and play.autopass_move is not None

    def ask(self) -> AskTree | None:
        """Return the question to this seat with its tree, which is built once for each version."""
        if not self.is_asked():
            return None
        if self.cached_ask[0] != self.play.v:
            self.cached_ask = (self.play.v, self.ask_tree_builder().ask())
        return self.cached_ask[1]

    def ask_for_message(self) -> Any:
        """Return the same for a message: encoded, if `build_ask_tree` has done that already."""
        encoded = self.is_asked() and self.cached_encoded_ask[0] == self.play.v
        return self.cached_encoded_ask[1] if encoded else self.ask()

    async def build_ask_tree(self) -> None:
        """Build the tree of the current question beside the event loop."""
        while self.is_asked() and self.cached_encoded_ask[0] != (v := self.play.v):
            self.cached_encoded_ask = (v, Raw(await ASK_TREES.build(self.ask_tree_builder())))

    def preview(self, moves: Sequence[int]) -> Preview:
        """Return what these moves would lead to; `IllegalPath` if they cannot be made. Cached."""
        return self.preview_cache.preview(tuple(moves))

    def reasons(self, moves: Sequence[int], name: str) -> list[Reason]:
        """Return why things cannot be chosen after these moves, as `AskTreeBuilder.reasons`. Cached."""
        return self.preview_cache.reasons(tuple(moves), name)

    def read(self, text: str) -> list[int]:
        """Return the moves of a line of notation, as `AskTreeBuilder.read`."""
        return self.preview_cache.current_builder().read(text)

    def with_implied_picks(self, moves: Sequence[int]) -> list[int]:
        """Return a path of the rules as a player would pick it, as `AskTreeBuilder.with_implied_picks`."""
        return self.preview_cache.current_builder().with_implied_picks(moves)

    def line_texts(self, moves: Sequence[int]) -> tuple[str, str]:
        """Return a line of play in words and the reason for it; "" if it cannot be made."""
        builder = self.preview_cache.current_builder()
        try:
            return builder.line_text(moves), builder.reason(moves)
        except IllegalPath:
            return builder.line_text(moves), ""


class PreviewCache:
    """Previews and reasons of the current position: pointing at things repeatedly must cost little.

    Holds at most `MAX_CACHED_ANSWERS`, the latest ones, and drops all when the position changes.
    """

    def __init__(self, presentation: SeatPresentation) -> None:
        self.presentation: SeatPresentation = weakref.proxy(presentation)  # which holds this cache
        self.version = -1
        self.builder: AskTreeBuilder | None = None
        self.answers: dict[Hashable, Any] = {}

    def preview(self, moves: tuple[int, ...]) -> Preview:
        """Return the preview of these moves."""
        builder = self.current_builder()
        found: Preview = self.cached(moves, lambda: builder.preview(moves))
        return found

    def reasons(self, moves: tuple[int, ...], name: str) -> list[Reason]:
        """Return the reasons after these moves."""
        builder = self.current_builder()
        found: list[Reason] = self.cached((moves, name), lambda: builder.reasons(moves, name))
        return found

    def current_builder(self) -> AskTreeBuilder:
        """Return the builder of the current position, which keeps the states it has imagined."""
        if self.builder is None or self.version != self.presentation.play.v:
            self.version = self.presentation.play.v
            self.builder = self.presentation.ask_tree_builder()
            self.answers.clear()
        return self.builder

    def cached(self, key: Hashable, compute: Callable[[], Any]) -> Any:
        """Return the answer for a key, computed if it is not held."""
        if key not in self.answers:
            if len(self.answers) >= MAX_CACHED_ANSWERS:
                del self.answers[next(iter(self.answers))]
            self.answers[key] = compute()
        return self.answers[key]


def result_of(play: Play, names: Sequence[str], lang: str, seat: int = SPECTATOR) -> Result | None:
    """Return how a game ended, as it is told to `seat`; None while it goes on."""
    outcome = play.outcome()
    if outcome is None:
        return None
    winners = [winner for winner, share in enumerate(outcome) if share > 0]
    t = server_texts(lang)
    by: Literal["play", "resigned", "time"]
    by = "play" if play.resignation is None else "time" if play.resignation.late else "resigned"
    if play.resignation is not None:
        who, late = play.resignation.seat, play.resignation.late
        if who == seat:
            text = t("ended-late-you" if late else "ended-resigned-you")
        else:
            text = t("ended-late" if late else "ended-resigned", name=names[who])
    elif not winners:
        text = t("ended-drawn" if len(outcome) > 1 else "ended-lost")
    else:
        others = ", ".join(names[winner] for winner in winners if winner != seat)
        if seat not in winners:
            text = t("ended-won", n=len(winners), names=others)
        else:
            text = t("ended-won-with-you", names=others) if others else t("ended-won-you")
    presenter = presenter_of(play.rules, lang)
    if play.resignation is None:
        view = play.game.view(SPECTATOR)
        why = presenter.tie(presenter.ending_text(view, play.game.events, names))
        text = f"{text} {why}" if why else text
    return Result(list(outcome), play.game.scores, presenter.result_goal(), winners, by, text)


def seat_name(kind: str, name: str, bot: str, lang: str, taken: Sequence[str]) -> str:
    """Return the name shown for the seat after those of `taken`, and different from them.

    A seat without a name, at a shared screen or in a record, is called by its number in the language of the
    reader.
    """
    t = server_texts(lang)
    if kind == "bot":
        name = bot_label(bot, lang)
    elif kind == "open":
        name = t("open-seat")
    elif not name:
        name = t("guest")
    elif name == str(len(taken) + 1):
        name = t("numbered-player", n=len(taken) + 1)
    return distinct_name(name, taken)


def bot_label(bot: str, lang: str) -> str:
    """Return the name of a bot, as in the terminal; a net has the name of its file."""
    kind, _, rest = bot.partition("-")
    return f"{interface(lang)(BOT_TITLES[kind])} {rest}".rstrip() if kind in BOT_TITLES else bot


@cache
def interface(lang: str) -> Texts:
    """Return the interface strings that the terminal has too."""
    return Texts(lang)
