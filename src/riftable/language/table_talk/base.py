"""CommonSpeech: the sentences that every game needs. Their words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from riftable.core import refusal as keys
from riftable.core.refusal import Refusal
from riftable.language.table_talk.subject import Subject
from riftable.language.text import tie


class CommonSpeech(ABC):
    """Sentences about turns, waiting and refusals. Docstrings of abstract methods are the English text."""

    lang: str
    colon: str
    labels: Collection[str] = ()  # lower-case words that a number may follow as part of a name

    def tie(self, text: str) -> str:
        """Return a text with no-break spaces between numbers and nouns, and between labels and numbers."""
        return tie(text, self.lang, self.labels)

    def meanwhile(self, over: bool, waiting: int, names: Sequence[str]) -> str:
        """Return the sentence for a seat that is not asked; `waiting` is a bitmask of those that are."""
        if over:
            return self.game_over()
        asked = tuple(name for seat, name in enumerate(names) if waiting >> seat & 1)
        return self.wait(Subject(asked)) if asked else self.wait_for_chance()

    def common_refusal(self, r: Refusal) -> str | None:
        """Return the sentence for a refusal that every game has; None for others."""
        match r.key:
            case keys.NOT_YOUR_TURN:
                return self.not_your_turn()
            case keys.GAME_OVER:
                return self.game_over()
            case keys.UNDO_REVEALED:
                return self.undo_revealed()
            case keys.UNDO_OTHERS_ACTED:
                return self.undo_others_acted()
            case keys.UNDO_TURN_OVER:
                return self.undo_turn_over()
            case keys.NOTHING_TO_UNDO:
                return self.nothing_to_undo()
            case keys.UNKNOWN_WORD:
                return self.unknown_word(r.word, r.guess)
            case keys.AMBIGUOUS:
                return self.ambiguous(r.word)
            case keys.NOT_AN_ANSWER:
                return self.not_an_answer(r.word)
            case keys.STALE:
                return self.stale()
            case _:
                return None

    @abstractmethod
    def wait(self, actors: Subject) -> str:
        """Waiting for Ada."""

    @abstractmethod
    def wait_for_chance(self) -> str:
        """Chance decides."""

    @abstractmethod
    def ask_card(self) -> str:
        """Choose a card to play."""

    @abstractmethod
    def not_your_turn(self) -> str:
        """It is not your turn."""

    @abstractmethod
    def game_over(self) -> str:
        """The game is over."""

    @abstractmethod
    def undo_revealed(self) -> str:
        """Undo is not possible: a card has been drawn or revealed since."""

    @abstractmethod
    def undo_others_acted(self) -> str:
        """Undo is not possible: another player has acted since."""

    @abstractmethod
    def undo_turn_over(self) -> str:
        """Undo is not possible: your turn is over."""

    @abstractmethod
    def nothing_to_undo(self) -> str:
        """There is nothing to undo."""

    @abstractmethod
    def unknown_word(self, word: str, guess: str) -> str:
        """I do not know “fier5”. Did you mean “fire5”?"""

    @abstractmethod
    def ambiguous(self, word: str) -> str:
        """Several cards match “water5”: say which one."""

    @abstractmethod
    def not_an_answer(self, word: str) -> str:
        """“draw” does not answer this question. `word` is "" where nothing was typed."""

    @abstractmethod
    def not_choosable(self, thing: str) -> str:
        """Fire 5 cannot be chosen now. `thing` is "" where it has no name."""

    @abstractmethod
    def unanswered(self, text: str) -> str:
        """Tibbers dies (if no one answers)"""

    @abstractmethod
    def stale(self) -> str:
        """The position has changed: choose again."""
