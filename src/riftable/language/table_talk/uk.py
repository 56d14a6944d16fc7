"""Ukrainian: sentences that every game needs; the reader is ви."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.language.table_talk.base import CommonSpeech
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.text import capitalize, join
from riftable.language.uk import Noun, named
from riftable.language.uk_euphony import I

CARD: Final = Noun(
    "карта карти карті карту картою карті", "карти карт картам карти картами картах", gender="f"
)


def listed(items: Sequence[str]) -> str:
    """а, б і в; which і is decided by `flow`."""
    return join(items, f" {I} ")


def regular(stem: str) -> Verb:
    """A verb in -ати: викладає, викладаєте, викладають."""
    return Verb(f"{stem}є", f"{stem}єте", f"{stem}ють")


def subject(actors: Subject, start: bool = True) -> str:
    """Ви, Ada, Ada та Kim, Ви та Kim."""
    if actors.title:
        return capitalize(actors.title) if start else actors.title
    you = ["Ви" if start else "ви"] if actors.me else []
    return join([*you, *actors.names], " та ")


def does(actors: Subject, verb: Verb) -> str:
    """Subject and verb at the beginning of a sentence."""
    return f"{subject(actors)} {verb.by(actors)}"


class UkrainianCommon(CommonSpeech):
    """The common sentences in Ukrainian."""

    lang = "uk"
    colon = ": "

    def wait(self, actors: Subject) -> str:
        return f"Очікуємо на {named(actors.names, 'A')}."

    def wait_for_chance(self) -> str:
        return "Вирішує випадок."

    def ask_card(self) -> str:
        return "Виберіть карту, яку викладете."

    def not_your_turn(self) -> str:
        return "Зараз не ваш хід."

    def game_over(self) -> str:
        return "Партію закінчено."

    def undo_revealed(self) -> str:
        return "Скасувати не можна: відтоді взято або відкрито карту."

    def undo_others_acted(self) -> str:
        return "Скасувати не можна: відтоді діяв хтось інший."

    def undo_turn_over(self) -> str:
        return "Скасувати не можна: ваш хід завершено."

    def nothing_to_undo(self) -> str:
        return "Немає чого скасовувати."

    def unknown_word(self, word: str, guess: str) -> str:
        hint = f" Може, «{guess}»?" if guess else ""
        return f"Невідомо, що таке «{word}».{hint}"

    def ambiguous(self, word: str) -> str:
        return f"«{word}» — це кілька карт: уточніть, яка саме."

    def not_an_answer(self, word: str) -> str:
        return f"{f'«{word}»' if word else 'Це'} не відповідає на це запитання."

    def not_choosable(self, thing: str) -> str:
        return (
            f"{capitalize(thing)}: зараз цього вибрати не можна."
            if thing
            else "Зараз цього вибрати не можна."
        )

    def unanswered(self, text: str) -> str:
        return f"{text} (якщо ніхто не відповість)"

    def stale(self) -> str:
        return "Позиція змінилася: виберіть ще раз."
