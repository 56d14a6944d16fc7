"""The game of a study with its variations: where one can be in it, and what is seen there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from riftable.core.errors import RiftableError
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.refusal import GAME_OVER, NOT_AN_ANSWER, Refusal
from riftable.core.rules import SPECTATOR
from riftable.server.match.play import Play, new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Replay
from riftable.server.protocol.study_models import (
    FIRST_VARIATION,
    MAX_TRIED,
    StudyPosition,
    StudyStep,
    TriedPosition,
    TryPrivately,
)
from riftable.server.session.event_log import beats_of
from riftable.server.session.lone_table import LoneTable
from riftable.server.session.past_games import unfinished
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.replays import MAX_UPLOADED_MOVES, replay_of
from riftable.server.storage.studies import StoredStudy, Variation
from riftable.server.texts import server_texts

MAX_VARIATIONS: Final = 200  # of a study
MAX_TRIED_CHARS: Final = 20_000  # of a line that is tried privately; it is replayed for each request


class StudyGame:
    """The game of a study, replayed. Not safe to be shared between threads."""

    def __init__(self, study: StoredStudy) -> None:
        self.play: Play = new_play(study.head)
        game = self.play.game
        self.places = sorted({*(made for made, _ in game.rests[1:]), len(game.history)})

    def check_place(self, place: int, variations: Mapping[int, Variation]) -> None:
        """Raise `RequestRefused` if a study has no such place."""
        if place not in (variations if place >= FIRST_VARIATION else self.places):
            raise RequestRefused("unknown_place", 404)

    def at(self, place: int, variations: Mapping[int, Variation]) -> Game:
        """Return a game at a place, where a player is asked or it is over; `RequestRefused` if there is none.

        Chance answers as in the game that is studied; in variations, always the same to the same moves.
        """
        self.check_place(place, variations)
        line: list[str] = []
        while place >= FIRST_VARIATION:
            line.append(variations[place].moves)
            place = variations[place].parent
        game = self.game_at(place)
        try:
            for moves in reversed(line):
                game.follow(moves)
        except RiftableError as problem:  # written by another version of the rules
            raise RequestRefused("broken_variation") from problem
        return game

    def game_at(self, made: int) -> Game:
        """Return the game that is studied after so many moves, and those that follow by themselves."""
        game = self.play.game.copy()
        while made < len(game.history) and game.unasked[made]:
            made += 1
        game.rewind(made)
        game.auto, game.luck, game.seed = True, None, self.play.head.seed
        return game

    def to_play_on(self, place: int, variations: Mapping[int, Variation]) -> Game:
        """Return a game to play on from a place; `RequestRefused` if it is over there."""
        game = self.at(place, variations)
        return unfinished(game)

    def known_place(
        self, place: int, game: Game, made: int, variations: Mapping[int, Variation]
    ) -> int | None:
        """Return the place to which the moves of `game` since `made` lead from `place`; None if it is new."""
        moves = " ".join(game.labels[made:])
        for one in variations.values():
            if one.parent == place and one.moves == moves:
                return one.place
        after = next((one for one in self.places if one > made), None)
        if place >= FIRST_VARIATION or after is None:
            return None
        return after if decisions(game, made) == decisions(self.play.game, made, after) else None


def decisions(game: Game, begin: int, end: int | None = None) -> list[str]:
    """Return the moves of players among some moves of a game."""
    moves = zip(game.labels[begin:end], game.unasked[begin:end], strict=True)
    return [label for label, unasked in moves if not unasked]


class StudyPresentation:
    """The game of a study in one language."""

    def __init__(self, game: StudyGame, variations: Mapping[int, Variation], lang: str) -> None:
        self.game = game
        self.variations = variations
        self.lang = lang
        self.names = SeatPresentation(game.play, SPECTATOR, lang).shown_names()
        no_undo = server_texts(lang)("study-no-undo")
        self.lone = LoneTable(game.play.rules, self.names, lang, no_undo)
        self.presenter = self.lone.presenter

    def replay(self, seat: int) -> Replay:
        """Return the game that is studied, step by step."""
        return replay_of(self.game.play, seat, self.lang)

    # Variations.

    def steps(self, seat: int, deletable: Callable[[Variation], bool]) -> list[StudyStep]:
        """Return all variations as a seat sees them. Those that cannot be played any more are left out."""
        self.check_seat(seat)
        after: dict[int, list[Variation]] = defaultdict(list)
        for one in self.variations.values():
            after[one.parent].append(one)
        found: list[StudyStep] = []
        waiting = [(self.game.game_at(place), one) for place in self.game.places for one in after[place]]
        while waiting:
            game, variation = waiting.pop()
            twin = game.copy()
            try:
                twin.follow(variation.moves)
            except RiftableError:
                continue
            found.append(self.step(game, twin, variation, seat, deletable(variation)))
            waiting += [(twin, one) for one in after[variation.place]]
        return sorted(found, key=lambda step: step.place)

    def check_seat(self, seat: int) -> None:
        """Raise `RequestRefused` if there is no such seat."""
        if not SPECTATOR <= seat < len(self.names):
            raise RequestRefused("unknown_seat", 404, seat=seat)

    def step(self, before: Game, after: Game, variation: Variation, seat: int, deletable: bool) -> StudyStep:
        """Return one variation as a seat sees it."""
        rules, asked = before.rules, SPECTATOR if before.seat is None else before.seat
        events = seen_by(after.events[len(before.events) :], seat)
        state: Any = after.state
        return StudyStep(
            place=variation.place,
            parent=variation.parent,
            seat=asked,
            scores=rules.scores(after.state),
            names=variation.moves,
            beats=beats_of(self.presenter, before.view(seat), self.names, events, asked, variation.place),
            view=self.presenter.view_json(after.view(seat)),
            hands=self.presenter.open_hands(state) if seat == SPECTATOR else [],
            deletable=deletable,
        )

    def vary(self, place: int, moves: Sequence[int]) -> tuple[int | None, str]:
        """Return where moves lead from a place: a place that is there already, or None and their labels."""
        game = self.game.at(place, self.variations)
        made = len(game.history)
        labels = self.make(game, moves)
        known = self.game.known_place(place, game, made, self.variations)
        if known is None and len(self.variations) >= MAX_VARIATIONS:
            raise RequestRefused("study_full", n=MAX_VARIATIONS)
        return known, labels

    def make(self, game: Game, moves: Sequence[int]) -> str:
        """Make the moves of a path in a game and return their labels, and those of what followed."""
        seat, made = game.seat, len(game.history)
        if seat is None:
            raise self.lone.refused(Refusal(GAME_OVER))
        builder = self.lone.builder(game.view(seat), made)
        try:
            for move in self.lone.ordered(builder, moves):
                game.follow(move)
        except RiftableError as problem:  # the seat did not know, but here all cards are open
            raise self.lone.refused(Refusal(NOT_AN_ANSWER)) from problem
        if len(game.history) > MAX_UPLOADED_MOVES:
            raise RequestRefused("long_record", 413, n=MAX_UPLOADED_MOVES)
        return " ".join(game.labels[made:])

    # What someone tries privately.

    def along(self, place: int, line: Sequence[str]) -> tuple[StudyPresentation, int]:
        """Return the study with the variations of `line`, which starts from a place, and where that leads."""
        if sum(map(len, line)) > MAX_TRIED_CHARS:
            raise RequestRefused("study_line", n=MAX_TRIED)
        variations, at = dict(self.variations), place
        for number, moves in enumerate(line, max([FIRST_VARIATION - 1, *variations]) + 1):
            variations[number] = Variation(number, at, "", moves)
            at = number
        return StudyPresentation(self.game, variations, self.lang), at

    def try_privately(self, study_id: str, wanted: TryPrivately, seat: int, now: int) -> TriedPosition:
        """Return where moves lead after a line that is the user's own."""
        self.check_seat(seat)
        line, beats = [*wanted.line], []
        if wanted.moves:
            if len(line) >= MAX_TRIED:
                raise RequestRefused("study_line", n=MAX_TRIED)
            shown, at = self.along(wanted.place, line)
            game = shown.game.at(at, shown.variations)
            view, heard = game.view(seat), len(game.events)
            asked = SPECTATOR if game.seat is None else game.seat
            line.append(self.make(game, wanted.moves))
            events = seen_by(game.events[heard:], seat)
            beats = beats_of(self.presenter, view, self.names, events, asked, wanted.place)
        shown, at = self.along(wanted.place, line)
        position = shown.position(study_id, at, now)
        position.place = wanted.place
        return TriedPosition(line, beats, position)

    # Questions.

    def position(self, study_id: str, place: int, now: int) -> StudyPosition:
        """Return the question at a place."""
        game = self.game.at(place, self.variations)
        seat = SPECTATOR if game.seat is None else game.seat
        view, made = game.view(seat), len(game.history)
        update = self.lone.update(view, view, [], seat, made, made, now, asks=not game.over)
        update.reset = True
        return StudyPosition(place, self.lone.info(study_id, f"/study/{study_id}", seat, now), update)

    def answer_query(
        self, place: int, query: messages.Look | messages.Why | messages.Read
    ) -> messages.Answer:
        """Answer a query about a place."""
        game = self.game.at(place, self.variations)
        if game.seat is None:
            raise self.lone.refused(Refusal(GAME_OVER))
        made = len(game.history)
        return self.lone.answer_query(self.lone.builder(game.view(game.seat), made), query, made + 1)
