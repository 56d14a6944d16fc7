"""What a table must know of a game to show it in a browser: its words, what answers concern, what they do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from riftable.core.event import Event, Reveal
from riftable.core.machine import Ask, State
from riftable.core.refusal import Refusal
from riftable.core.rules import Rules, View
from riftable.language.table_talk.event_narrator import Teller
from riftable.server.protocol.http_models import (
    CardFace,
    CardText,
    ChallengeText,
    ChoiceInfo,
    GroupText,
    KeywordText,
    PlanWords,
)
from riftable.server.protocol.parts import Json, Target

V = TypeVar("V", bound=View)
MOST_KNOTS: Final = 4096


class Tally(NamedTuple):
    """What some events came to for a seat."""

    damage: int = 0
    destroyed: int = 0
    lost: int = 0
    mine: int = 0
    theirs: int = 0
    drawn: int = 0


class Option(NamedTuple):
    """A legal answer: its name in notation, what it means in words, and what it concerns."""

    name: str
    say: str
    target: Target


class Words(NamedTuple):
    """What the inspector can look up."""

    cards: list[CardText]
    groups: list[GroupText]
    lanes: list[str]
    challenges: list[ChallengeText]
    plans: list[PlanWords]
    presets: list[ChoiceInfo]
    faces: list[CardFace] = []  # noqa: RUF012  (never changed)
    keywords: list[KeywordText] = []  # noqa: RUF012  (never changed)


class Face(ABC, Generic[V]):
    """A game in one language. It decides nothing, and sees nothing but views."""

    lang: str
    names: Mapping[str, Sequence[str]]  # fields of events that are numbers, and what they stand for
    kinds: Sequence[str]  # of questions
    open_play: bool = False  # what a seat's own action comes to never depends on what others hide

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.knots: dict[str, str] = {}

    def at(self, rules: Rules) -> Face[V]:
        """The face of a table with these rules; where all tables of a game are alike, this one."""
        return self

    # Words.

    @abstractmethod
    def prompt(self, view: V, names: Sequence[str]) -> str:
        """The question, or whom the table waits for."""

    @abstractmethod
    def answer(self, view: V, move: int, names: Sequence[str]) -> str:
        """What a legal answer means."""

    @abstractmethod
    def refusal(self, reason: Refusal, rules: Rules) -> str:
        """The sentence for a reason of the rules, or of every table."""

    @abstractmethod
    def teller(self, view: V, names: Sequence[str], me: int | None) -> Teller:
        """A log that begins at this view, for a seat or (None) for anybody."""

    @abstractmethod
    def words(self, rules: Rules) -> Words:
        """The texts of the inspector."""

    @abstractmethod
    def tied(self, text: str) -> str:
        """The text with its numbers tied to their nouns."""

    def tie(self, text: str) -> str:
        """The same, remembered: a tree says the same few things over and over."""
        known = self.knots.get(text)
        if known is None:
            if len(self.knots) >= MOST_KNOTS:
                self.knots.clear()
            known = self.knots[text] = self.tied(text)
        return known

    # What things concern.

    def option(self, view: V, move: int, names: Sequence[str]) -> Option:
        """A legal answer, as a node of a tree shows it."""
        say = self.tie(self.answer(view, move, names))
        return Option(view.label(move), say, self.target(view, move))

    @abstractmethod
    def target(self, view: V, move: int) -> Target:
        """What on the table a legal answer concerns."""

    @abstractmethod
    def choosable(self, view: V) -> list[tuple[str, Target]]:
        """All that lies about and might be chosen at some time, by its name in notation."""

    # What moves come to.

    @abstractmethod
    def tally(self, view: V, events: Sequence[Event]) -> Tally:
        """What events come to for the seat of a view, which is from before them."""

    @abstractmethod
    def promise(self, view: V, events: Sequence[Event], lines: Sequence[str]) -> str:
        """The same in words, for a button; `lines` is what the log says."""

    @abstractmethod
    def only_hands(self, ask: Ask) -> bool:
        """Whether what nature says here changes nothing but what somebody holds in a closed hand."""

    def settled(self, view: V, world: State) -> bool:
        """Whether what was asked in a view has come to pass in a world that asks the same seat again.

        Then the table is shown before that seat goes on: it may be about what the view does not have yet.
        """
        return False

    @abstractmethod
    def turn(self, view: V) -> int:
        """The number of the turn, round or hand, for the log; 0 before the first."""

    @abstractmethod
    def hands(self, state: State) -> list[list[str]]:
        """All hands of a finished game."""

    def event(self, event: Event) -> Json:
        """An event for the wire: its name and its fields, cards and the like by name."""
        out: dict[str, Any] = {"t": type(event).__name__}
        for name, value in zip(event.__match_args__, event.fields(), strict=True):
            if isinstance(event, Reveal) and name == "to":
                continue  # who else was told is nobody's business
            known = self.names.get(name)
            out[name] = value if known is None else (known[value] if value >= 0 else None)
        return out
