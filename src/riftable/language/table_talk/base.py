"""CommonSpeech: what a phrasebook of any game must be able to say. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from riftable.core import refusal as keys
from riftable.core.refusal import Refusal
from riftable.language.table_talk.subject import Party
from riftable.language.text import tie


class CommonSpeech(ABC):
    """The table itself: whose turn it is, and why an answer is none."""

    lang: str
    colon: str
    labels: Collection[str] = ()  # lower-case words that a number may follow as part of a name: fire

    def tie(self, text: str) -> str:
        """The text as it is shown: numbers tied to their nouns, labels to their numbers."""
        return tie(text, self.lang, self.labels)

    def meanwhile(self, over: bool, waiting: int, names: Sequence[str]) -> str:
        """What is said to a seat that is not asked; `waiting` is a bitmask of those who are."""
        if over:
            return self.game_over()
        asked = tuple(name for seat, name in enumerate(names) if waiting >> seat & 1)
        return self.wait(Party(asked)) if asked else self.wait_for_chance()

    def common_refusal(self, r: Refusal) -> str | None:
        """The sentence for a refusal that every game knows."""
        match r.key:
            case keys.NOT_YOUR_TURN:
                return self.not_your_turn()
            case keys.GAME_OVER:
                return self.game_over()
            case keys.UNDO_REVEALED:
                return self.undo_revealed()
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
    def wait(self, who: Party) -> str:
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
        """Undo is not possible: a card has been revealed since."""

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
        """“draw” does not answer this question."""

    @abstractmethod
    def stale(self) -> str:
        """The position has changed: choose again."""
