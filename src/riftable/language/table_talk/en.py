"""English: sentences that every game needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.language.en import Noun
from riftable.language.table_talk.base import CommonSpeech
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.text import capitalize, join

CARD: Final = Noun("card")


def listed(items: Sequence[str]) -> str:
    """a, b and c"""
    return join(items, " and ")


def subject(actors: Subject, start: bool = True) -> str:
    """You, Ada, Ada and Kim, you and Kim."""
    if actors.title:
        return capitalize(actors.title) if start else actors.title
    you = ["You" if start else "you"] if actors.me else []
    return listed([*you, *actors.names])


def does(actors: Subject, verb: str, start: bool = True) -> str:
    """Subject and verb: You play, Ada plays, Ada and Kim play."""
    return f"{subject(actors, start)} {Verb(f'{verb}s', verb, verb).by(actors)}"


class EnglishCommon(CommonSpeech):
    """The common sentences in American English."""

    lang = "en"
    colon = ": "

    def wait(self, actors: Subject) -> str:
        return f"Waiting for {listed(actors.names)}."

    def wait_for_chance(self) -> str:
        return "Chance decides."

    def ask_card(self) -> str:
        return "Choose a card to play."

    def not_your_turn(self) -> str:
        return "It is not your turn."

    def game_over(self) -> str:
        return "The game is over."

    def undo_revealed(self) -> str:
        return "Undo is not possible: a card has been drawn or revealed since."

    def undo_others_acted(self) -> str:
        return "Undo is not possible: another player has acted since."

    def undo_turn_over(self) -> str:
        return "Undo is not possible: your turn is over."

    def nothing_to_undo(self) -> str:
        return "There is nothing to undo."

    def unknown_word(self, word: str, guess: str) -> str:
        hint = f" Did you mean “{guess}”?" if guess else ""
        return f"I do not know “{word}”.{hint}"

    def ambiguous(self, word: str) -> str:
        return f"Several cards match “{word}”: say which one."

    def not_an_answer(self, word: str) -> str:
        return f"{f'“{word}”' if word else 'That'} does not answer this question."

    def not_choosable(self, thing: str) -> str:
        return f"{capitalize(thing) or 'That'} cannot be chosen now."

    def unanswered(self, text: str) -> str:
        return f"{text} (if no one answers)"

    def stale(self) -> str:
        return "The position has changed: choose again."
