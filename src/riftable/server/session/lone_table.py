"""A position without a table, told as a table tells it: of a puzzle, or a place in a study."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from riftable import games
from riftable.core.event import Event, seen_by
from riftable.core.refusal import NOT_AN_ANSWER, Refusal
from riftable.core.rules import SPECTATOR, Rules, View
from riftable.games import presenter_of
from riftable.server.match.refusals import RequestRefused, refused_by_rules
from riftable.server.protocol import messages
from riftable.server.protocol.messages import TableInfo, Update
from riftable.server.protocol.parts import Clocks, ClockSetting, Fair, SeatInfo, UndoReach
from riftable.server.session.ask_tree import AskTreeBuilder, IllegalPath
from riftable.server.session.event_log import beats_of
from riftable.server.session.queries import MAX_CHOICE_CHARS, MAX_NOTATION_CHARS
from riftable.server.session.table_info import game_label, mode_label
from riftable.server.texts import server_texts

NO_CLOCK: Final = ClockSetting()


class LoneTable:
    """Positions of some rules in one language; `no_undo` says why nothing can be taken back."""

    def __init__(self, rules: Rules, names: Sequence[str], lang: str, no_undo: str) -> None:
        self.rules = rules
        self.names = names
        self.lang = lang
        self.no_undo = no_undo
        self.presenter = presenter_of(rules, lang)

    def refused(self, reason: Refusal) -> RequestRefused:
        """Return the refusal for a reason of the rules."""
        refusal = refused_by_rules(reason)
        refusal.rules = self.rules
        return refusal

    def info(self, table_id: str, link: str, seat: int, now: int) -> TableInfo:
        """Return the table at which a position is shown to a seat, or to a spectator."""
        rules = self.rules
        decks = games.spec(rules.game).seat_decks
        options = dict(rules.options)
        if decks is not None:
            options = decks.load().shown_options(rules, [] if seat == SPECTATOR else [seat], False)
        seats = [
            SeatInfo(
                seat=one,
                side=side,
                kind="person" if one == seat else "bot",
                name=self.names[one],
                bot="",
                standing_in=False,
                mine=one == seat,
                here=True,
                away=0,
                autopass=None,
                deck="",
                stood_in=[],
            )
            for one, side in enumerate(rules.sides)
        ]
        title = server_texts(self.lang)(
            "table-title",
            game=game_label(rules.game, self.lang),
            mode=mode_label(rules.game, rules.mode, self.lang),
        )
        return TableInfo(
            id=table_id,
            game=rules.game,
            mode=rules.mode,
            options=options,
            title=title,
            status="playing",
            seats=seats,
            sides=self.presenter.sides(),
            goal=self.presenter.goal(),
            host=False,
            public=False,
            invited=False,
            link=link,
            clock=NO_CLOCK,
            absent="wait",
            delay=0,
            waiting=[] if seat == SPECTATOR else [seat],
            offers=[],
            rematch="",
            watching=0,
            hints=False,
            can_replace=[],
            stand_in="",
            created=now,
            touched=now,
            scores=[],
            v=1,
            fair=Fair("", [], [], []),
        )

    def builder(self, view: View, at: int) -> AskTreeBuilder:
        """Return the builder of ask trees for a view."""
        return AskTreeBuilder(self.rules, self.presenter, view, self.names, at)

    def update(
        self,
        before: View,
        after: View,
        events: Sequence[Event],
        seat: int,
        at: int,
        now_at: int,
        now: int,
        *,
        asks: bool = True,
    ) -> Update:
        """Return the position `after` and what has happened since `before`; `asks`: with its question."""
        told = seen_by(list(events), seat)
        seats = range(len(self.names))
        shown: Any = after
        builder = self.builder(after, now_at)
        return Update(
            v=now_at + 1,
            since=at + 1 if at else 0,
            at=now_at,
            seat=seat,
            reset=at == 0,
            beats=beats_of(self.presenter, before, self.names, told, seat, now_at) if told else [],
            view=self.presenter.view_json(shown),
            waiting=[one for one in seats if int(after.waiting) >> one & 1] if asks else [],
            prompt=self.presenter.tie(self.presenter.prompt(shown, self.names)) if asks else "",
            ask=builder.ask() if asks else None,
            undo=UndoReach(0, self.no_undo),
            clocks=Clocks(NO_CLOCK, [None for _ in seats], [], now),
            result=None,
            outlook=builder.outlook() if asks else [],
        )

    def ordered(self, builder: AskTreeBuilder, moves: Sequence[int]) -> list[int]:
        """Return a path in the order of the rules; `RequestRefused` if it cannot be followed."""
        try:
            arranged = builder.arrange(moves)
            if arranged.held:
                raise self.refused(Refusal(NOT_AN_ANSWER, word=self.rules.name(moves[-1])))
            builder.follow_in_order(arranged.moves)
        except IllegalPath as problem:
            raise self.refused(problem.reason) from problem
        return arranged.moves

    def answer_query(
        self, builder: AskTreeBuilder, query: messages.Look | messages.Why | messages.Read, v: int
    ) -> messages.Answer:
        """Answer a query about the position of a builder, as a table does."""
        n = query.n
        try:
            match query:
                case messages.Look():
                    seen = builder.preview(query.moves)
                    shown: Any = seen.view
                    after = self.presenter.view_json(shown)
                    return messages.Looked(
                        n, v, query.moves, seen.beats, after, seen.ask, seen.sure, seen.outcome, seen.end
                    )
                case messages.Why():
                    return messages.Reasons(n, v, builder.reasons(query.moves, query.name[:MAX_CHOICE_CHARS]))
                case messages.Read():
                    return self.read(builder, query, v)
        except IllegalPath as problem:
            raise self.refused(problem.reason) from problem

    def read(self, builder: AskTreeBuilder, query: messages.Read, v: int) -> messages.ReadAs:
        """Return the moves of a line of notation, or what is wrong with it."""
        try:
            return messages.ReadAs(query.n, v, builder.read(query.text[:MAX_NOTATION_CHARS]), "")
        except IllegalPath as problem:
            text = self.presenter.tie(self.presenter.refusal(problem.reason))
            return messages.ReadAs(query.n, v, [], text)
