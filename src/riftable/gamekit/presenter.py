"""Presenter: everything that people read about a game, for the terminal, the browser and environments.

A game has one subclass, in `riftable/games/<game>/ui/presenter.py`. `ask_kinds`, `prompt` and `narrator` are
all it must provide. Every other method has a default that works for any game, and that a game overrides to
say more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from riftable.core.event import Event, Reveal
from riftable.core.machine import Ask, State
from riftable.core.refusal import Refusal
from riftable.core.rules import SPECTATOR, Rules, View
from riftable.gamekit.message_parts import Glossary, Json, Target
from riftable.gamekit.selections import FreeChoice, JointAction
from riftable.language.table_talk import phrasebook
from riftable.language.table_talk.base import CommonSpeech
from riftable.language.table_talk.en import EnglishCommon
from riftable.language.table_talk.event_narrator import EventNarrator
from riftable.language.table_talk.fr import FrenchCommon
from riftable.language.table_talk.subject import Subject
from riftable.language.table_talk.uk import UkrainianCommon
from riftable.language.text import capitalize

V = TypeVar("V", bound=View)
R = TypeVar("R", bound=Refusal)
N = TypeVar("N", bound=EventNarrator)
BUTTON: Final = Target("button")
OF_VIEW: Final = -2  # a listener: the seat of the view
STRING_CACHE_SIZE: Final = 4096
# What `tie` has made of texts, by class and language: all tables of a game share it.
TIED_STRINGS: Final[defaultdict[tuple[type, str], dict[str, str]]] = defaultdict(dict)
COMMON_SPEECH: Final[dict[str, CommonSpeech]] = {
    "en": EnglishCommon(),
    "fr": FrenchCommon(),
    "uk": UkrainianCommon(),
}


class Tally(NamedTuple):
    """The consequences of some events for a seat, in numbers."""

    damage: int = 0  # dealt to enemies
    destroyed: int = 0  # enemies
    lost: int = 0  # own units
    mine: int = 0  # points for the seat's side
    theirs: int = 0  # points for the other sides
    drawn: int = 0  # cards


class Option(NamedTuple):
    """A legal answer: its name in notation, its label in words, and what on the board it concerns."""

    name: str
    say: str
    target: Target


class LineStep(NamedTuple):
    """An answer of a line of play: its question, and the events it led to, as its seat saw them."""

    kind: str  # of the question
    option: Option
    events: Sequence[Event]


class Presenter(ABC, Generic[V]):
    """A game in one language, under one set of rules.

    A presenter formats and decides nothing. It works on views, so it cannot tell a player more than the
    player may know; only `open_hands` and `board_text` take a state.

    `names` is always the list of player names by seat. Texts may contain plain spaces between numbers and
    nouns; callers pass what they show through `tie`.

    Raises BadOption if the game does not speak `lang`.
    """

    ask_kinds: Sequence[str]  # the name of each kind of question, by `Ask.kind`
    event_names: Mapping[str, Sequence[str]] = {}  # by field of events: what its numbers stand for

    # Whether cards that others hide can change what follows from a seat's own answers. If not, the server
    # builds ask trees from one imagined state instead of comparing two, which takes half the time.
    hidden_cards_affect_own_actions: bool = True

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self.common = phrasebook(COMMON_SPEECH, lang)
        self.title = rules.game.capitalize()
        self.tied_strings = TIED_STRINGS[type(self), lang]
        self.listener: int | None = OF_VIEW

    def speaking_to(self, listener: int | None) -> Self:
        """Return a presenter whose log lines say “you” to this seat, whoever sees what they tell.

        None: to no one. Usually log lines speak to the seat of the view.
        """
        other = copy(self)
        other.listener = listener
        return other

    def addressed(self, narrator: N) -> N:
        """Let a narrator speak to whom this presenter speaks, and return it."""
        if self.listener != OF_VIEW:
            narrator.you = self.listener
        return narrator

    # Words.

    @abstractmethod
    def prompt(self, view: V, names: Sequence[str]) -> str:
        """Return the question to the seat of the view, or which players are waited for if it is not asked.

        `self.common.meanwhile` has the sentences for a seat that is not asked.
        """

    def answer(self, view: V, move: int, names: Sequence[str]) -> str:
        """Return what a legal answer to the question in `view` means; by default its name in notation."""
        return view.label(move)

    def refusal(self, reason: Refusal) -> str:
        """Return the sentence for a refusal: one of the rules, or one of `core.refusal` that every table has.

        By default only the latter have sentences; others are shown as their key.
        """
        return self.common.common_refusal(reason) or reason.key

    @abstractmethod
    def narrator(self, view: V, names: Sequence[str], *, isolate_names: bool = False) -> EventNarrator:
        """Return a narrator that turns the events after `view` into log lines for the seat of the view.

        Pass it through `addressed`, if it may speak to other seats. `isolate_names` puts Unicode isolates
        around names; browsers need them for names in other scripts, terminals would print them.
        """

    def glossary(self) -> Glossary:
        """Return the texts of cards, groups and keywords that a reader can look up; by default none."""
        return Glossary()

    def option_value_labels(self) -> Mapping[str, str]:
        """Return the labels of option values that name things of the game; by default the groups."""
        return {group.name: group.label for group in self.glossary().groups}

    def option_value_groups(self) -> Mapping[str, str]:
        """Return the groups in which option values are listed, by value; by default none.

        The text `group-` and the name of a group, of the game, is its heading.
        """
        return {}

    def tie(self, text: str) -> str:
        """Return `text` with no-break spaces between numbers and their nouns.

        Results are cached, because ask trees repeat the same few texts. Override `tie_uncached` to change
        them.
        """
        known = self.tied_strings.get(text)
        if known is None:
            if len(self.tied_strings) >= STRING_CACHE_SIZE:
                self.tied_strings.clear()
            known = self.tied_strings[text] = self.tie_uncached(text)
        return known

    def tie_uncached(self, text: str) -> str:
        """Return what `tie` returns. It must depend on the language and the text only."""
        return self.common.tie(text)

    # Goals and sides.

    def goal(self) -> int:
        """Return how many points of a view win the game; 0 where no number of points ends it."""
        return 0

    def result_goal(self) -> int:
        """Return how many points of `Rules.scores` win; other than `goal` where wins of games count."""
        return self.goal()

    def sides(self) -> list[int]:
        """Return the side of each player: the seats first, then players without a seat."""
        return list(self.rules.sides)

    # Answers and the board.

    def option(self, view: V, move: int, names: Sequence[str]) -> Option:
        """Return a legal answer as ask trees show it. Called some hundred times for a tree."""
        say = self.tie(self.answer(view, move, names))
        return Option(view.label(move), say, self.target(view, move))

    def target(self, view: V, move: int) -> Target:
        """Return what on the board a legal answer concerns; by default nothing, so it becomes a button."""
        return BUTTON

    def target_label(self, view: V, target: Target, names: Sequence[str]) -> str:
        """Return the name of what a target is, in words; "" if it has none. By default from the glossary."""
        if target.card:
            return self.labels.get(target.card, "")
        if target.group:
            return self.labels.get(target.group, "")
        return self.lane_labels[target.lane] if 0 <= target.lane < len(self.lane_labels) else ""

    @cached_property
    def labels(self) -> dict[str, str]:
        """The labels of cards and groups by their names in notation."""
        glossary = self.glossary()
        groups = {group.name: group.label for group in glossary.groups}
        return groups | {card.name: card.label for card in glossary.cards}

    @cached_property
    def lane_labels(self) -> list[str]:
        """The labels of the locations, where the game has some."""
        return self.glossary().lanes

    def choosable(self, view: V) -> list[tuple[str, Target]]:
        """Return what can be seen and may become an answer at some time, by its name in notation.

        The server explains why each of these that is not legal now is not; by default it explains nothing.
        """
        return []

    def needs_board_update(self, view: V, state: State) -> bool:
        """Return whether the board must be redrawn before the seat of `view` answers the question in `state`.

        `state` asks the same seat that `view` asked, some of its answers later. If True, the ask tree ends
        there: the next answer may concern something that a board drawn from `view` does not show.
        """
        return False

    def view_json(self, view: V) -> Json:
        """Return a view as the browser gets it; by default its JSON, without anything in words."""
        return view.json()

    # Choices without an order.

    def free_choice(self, state: State) -> FreeChoice | None:
        """Return the choice of several things that the question in `state` is part of; by default None.

        The rules must take its answers in ascending order. The server then accepts them in any order.
        """
        return None

    def joint_action(self, state: State, moves: Sequence[int]) -> JointAction | None:
        """Return the action that `moves`, made from `state`, begin for several things; by default None.

        For actions whose first answer is not a `free_choice`: who begins must not matter either.
        """
        return None

    def can_be_joined(self, ask: Ask, move: int) -> bool:
        """Return whether `move` may belong to a `joint_action`, so that others may join after it."""
        return False

    # Consequences.

    def tally(self, view: V, events: Sequence[Event]) -> Tally:
        """Return what `events`, which follow `view`, come to for the seat of the view; by default nothing."""
        return Tally()

    def outcome_text(self, view: V, events: Sequence[Event], lines: Sequence[str]) -> str:
        """Return the consequences of `events` in words, for a button; by default `lines`, the log lines."""
        return " ".join(lines)

    def consequences_text(self, view: V, events: Sequence[Event], lines: Sequence[str]) -> str:
        """Return the same without what is done, for a button that says that; by default `outcome_text`."""
        return self.outcome_text(view, events, lines)

    def is_hidden_draw(self, ask: Ask) -> bool:
        """Return whether a question to chance only decides which card goes into a closed hand.

        Previews then need not try every outcome. The default, False, is always safe.
        """
        return False

    def play_on(self, state: State, seat: int, story: list[Event]) -> None:
        """Play on as if no one did anything about what a seat has done, as far as that is certain.

        For reasons and outlooks. `state` is imagined, and is changed; events go to `story`. By default
        nothing happens.
        """

    def line_text(self, view: V, names: Sequence[str], steps: Sequence[LineStep]) -> str:
        """Return a line of play in words: what its seat does from `view` on, without what comes of it.

        By default the log lines of `deeds`; the labels of the answers where that is nothing.
        """
        narrator = self.narrator(view, names, isolate_names=True)
        told = []
        for step in steps:
            told += self.eventless_deed(step, narrator.seat(int(view.seat)))
            deeds = self.deeds(view, step)
            for group in narrator.groups([event for event in step.events if not narrator.is_secret(event)]):
                lines = narrator.lines(group)  # all of them, so that it knows what has entered
                told += lines if any(event is one for event in group for one in deeds) else []
        labels = dict.fromkeys(step.option.say for step in steps)
        return " ".join(dict.fromkeys(told)) or capitalize(", ".join(labels))

    def deeds(self, view: V, step: LineStep) -> list[Event]:
        """Return the events that are what the seat of the view does by this answer; by default none."""
        return []

    def eventless_deed(self, step: LineStep, who: Subject) -> list[str]:
        """Return sentences for an answer by which `who` does something without an event; by default none."""
        return []

    def reason_text(self, view: V, after: V, events: Sequence[Event], lines: Sequence[str]) -> str:
        """Return why a line of play is good, in words; "" if nothing can be said.

        `events` follow `view`, `lines` tell those of `telling`, and `after` is what the seat sees then.
        """
        return " ".join(lines)

    def telling(self, view: V, events: Sequence[Event]) -> list[Event]:
        """Return the events that give a reason for what the seat of the view did; by default none."""
        return []

    def has_outlook(self, view: V) -> bool:
        """Return whether something waits for answers whose results `outlook` tells; by default not."""
        return False

    def outlook(self, state: State) -> list[tuple[int, list[Event], bool]]:
        """Return what comes of what waits for answers, if there are none, in the order in which it happens.

        Each part has the number of what waits (-1: a fight), its events, and whether they are sure. `state`
        is imagined, and is changed.
        """
        return []

    def unanswered(self, text: str) -> str:
        """Return what comes of `play_on` with its condition; neither has a full stop at its end."""
        return self.common.unanswered(text)

    def ending_text(self, view: V, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return why the game is over, if not by its usual goal; "" if there is nothing special.

        `view` is the end of the game and `events` are all of it.
        """
        return ""

    # The log.

    def turn_number(self, view: V) -> int:
        """Return the number of the turn, round or hand, for the log; 0 before the first."""
        return 0

    def event_json(self, event: Event) -> Json:
        """Return an event as the browser gets it: its class name under "t", and its fields.

        Fields listed in `event_names` are given by name, and None where they are negative.
        """
        out: dict[str, Any] = {"t": type(event).__name__}
        for name, value in zip(event.__match_args__, event.fields(), strict=True):
            if isinstance(event, Reveal) and name == "to":
                continue  # a player must not learn which other seats know it
            known = self.event_names.get(name)
            out[name] = value if known is None else (known[value] if value >= 0 else None)
        return out

    # Positions that lie open.

    def open_hands(self, state: State) -> list[list[str]]:
        """Return all hands by seat, cards in notation. For finished games only: it hides nothing."""
        return []

    def board_text(self, state: State) -> str:
        """Return the board as plain text, without hands, as environments render it."""
        return self.rules.show(state)


def own_refusal(reason: Refusal, kind: type[R]) -> R:
    """Return a refusal of any kind as the kind that the speech of a game expects."""
    return reason if isinstance(reason, kind) else kind(reason.key, word=reason.word, guess=reason.guess)


def reader_of(view: View) -> int | None:
    """Return the seat that reads a view, as narrators want it: None for a spectator."""
    return None if view.seat == SPECTATOR else int(view.seat)
