"""French: sentences that every game needs; the reader is vous."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.language.fr import COLON, QUESTION, Noun, elide, quote
from riftable.language.table_talk.base import CommonSpeech
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.text import capitalize, join

CARD: Final = Noun("carte", feminine=True)


def listed(items: Sequence[str]) -> str:
    """a, b et c"""
    return join(items, " et ")


def regular(stem: str) -> Verb:
    """A verb in -er: joue, jouez, jouent."""
    return Verb(f"{stem}e", f"{stem}ez", f"{stem}ent")


def subject(actors: Subject, start: bool = True) -> str:
    """Vous, Ada, Ada et Kim, Kim et vous."""
    if actors.title:
        return capitalize(actors.title) if start else actors.title
    if not actors.me:
        return listed(actors.names)
    return listed([*actors.names, "Vous" if start and not actors.names else "vous"])


def does(actors: Subject, verb: Verb) -> str:
    """Subject and verb at the beginning of a sentence."""
    return f"{subject(actors)} {verb.by(actors)}"


class FrenchCommon(CommonSpeech):
    """The common sentences in French."""

    lang = "fr"
    colon = COLON

    def wait(self, actors: Subject) -> str:
        return f"En attente {listed([elide('de', name) for name in actors.names])}."

    def wait_for_chance(self) -> str:
        return "Le hasard décide."

    def ask_card(self) -> str:
        return "Choisissez une carte à jouer."

    def not_your_turn(self) -> str:
        return "Ce n’est pas à vous de jouer."

    def game_over(self) -> str:
        return "La partie est terminée."

    def undo_revealed(self) -> str:
        return f"Annulation impossible{COLON}une carte a été piochée ou révélée depuis."

    def undo_others_acted(self) -> str:
        return f"Annulation impossible{COLON}quelqu’un d’autre a joué depuis."

    def undo_turn_over(self) -> str:
        return f"Annulation impossible{COLON}votre tour est terminé."

    def nothing_to_undo(self) -> str:
        return "Il n’y a rien à annuler."

    def unknown_word(self, word: str, guess: str) -> str:
        hint = f" Vouliez-vous dire {quote(guess)}{QUESTION}" if guess else ""
        return f"{quote(word)} est inconnu.{hint}"

    def ambiguous(self, word: str) -> str:
        return f"Plusieurs cartes correspondent à {quote(word)}{COLON}précisez laquelle."

    def not_an_answer(self, word: str) -> str:
        return f"{quote(word) if word else 'Cela'} ne répond pas à cette question."

    def not_choosable(self, thing: str) -> str:
        if not thing:
            return "Ce choix n’est pas possible maintenant."
        return f"{capitalize(thing)}{COLON}ce choix n’est pas possible maintenant."

    def unanswered(self, text: str) -> str:
        return f"{text} (si personne ne répond)"

    def stale(self) -> str:
        return f"La position a changé{COLON}choisissez à nouveau."
