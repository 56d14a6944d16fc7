"""French: the phrasebook of Riffifi. The number of a card is its noun, and masculine: le 5 bleu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riffifi.rules.ids import COLOR, COLOR_NAMES, NUM_COLORS, OFFICER, SHAPE_NAMES, VALUE
from riftable.games.riffifi.speech.base import Share, Speech
from riftable.language.fr import COLON, QUESTION, Noun, elide
from riftable.language.number import french
from riftable.language.table_talk.fr import CARD, FrenchCommon, does, listed, regular, subject
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.text import capitalize

# Masculine, feminine; the plural adds an s.
BY_COLOR: Final = {
    "red": ("rouge", "rouge"),
    "blue": ("bleu", "bleue"),
    "green": ("vert", "verte"),
    "yellow": ("jaune", "jaune"),
    "purple": ("violet", "violette"),
}
COLORS: Final = [BY_COLOR[name] for name in COLOR_NAMES]  # a color without a word stops here
BY_SHAPE: Final = {
    "circle": "cercle",
    "square": "carré",
    "triangle": "triangle",
    "diamond": "losange",
    "cross": "croix",
}
SHAPES: Final = [BY_SHAPE[name] for name in SHAPE_NAMES]

TOKEN: Final = Noun("jeton")
TICK: Final = Noun("coche", feminine=True)

DEAL: Final = Verb("distribue", "distribuez", "distribuent")
HOLD: Final = Verb("a", "avez", "ont")
PLAY: Final = regular("jou")
TURN: Final = regular("retourn")
TAKE: Final = Verb("prend", "prenez", "prennent")
STEAL: Final = regular("vol")
MARK: Final = regular("coch")
WIN: Final = Verb("l’emporte", "l’emportez", "l’emportent")
SHARE: Final = Verb("se partage", "vous partagez", "se partagent")


def label(card: int) -> str:
    """5 bleu"""
    return "Officier" if card == OFFICER else f"{VALUE[card]} {COLORS[COLOR[card]][0]}"


def the(card: int) -> str:
    """Le 5 bleu; a number never elides."""
    return "l’Officier" if card == OFFICER else f"le {label(card)}"


def colored(noun: Noun, n: int, color: int) -> str:
    """4 jetons rouges, 1 carte bleue"""
    word = COLORS[color][noun.feminine]
    return f"{noun.counted(n)} {word}{'' if french(n) == 'one' else 's'}"


def owned(who: Subject, card: int) -> str:
    """Le 2 rouge de Noam, votre 2 rouge"""
    return f"votre {label(card)}" if who.me else f"{the(card)} {elide('de', who.names[0])}"


class French(FrenchCommon, Speech):
    """Riffifi in French; the reader is vous."""

    labels = frozenset(("manche",))

    def color(self, color: int) -> str:
        return COLORS[color][0]

    def shape(self, color: int) -> str:
        return SHAPES[color]

    def card(self, card: int) -> str:
        return label(card)

    def ask_officer(self) -> str:
        return "Choisissez la carte adverse à retourner, ou aucune."

    def ask_odd(self, names: Sequence[str], n: int) -> str:
        tied = f"{listed(names)} sont ex æquo{COLON}"
        if n == 1:
            return f"{tied}à qui prenez-vous un jeton{QUESTION}"
        return f"{tied}lesquels ({n}) donnent un jeton de plus{QUESTION}"

    def say_none(self) -> str:
        return "aucune"

    def say_seats(self, names: Sequence[str]) -> str:
        return listed(names)

    def say_unseen(self, card: str) -> str:
        return f"{card}, sans le montrer"

    def took_out(self, cards: Sequence[int]) -> str:
        verb = "est remis" if len(cards) == 1 else "sont remis"
        return f"{capitalize(listed([the(card) for card in cards]))} {verb} dans la boîte."

    def began(self, n: int, hands: int) -> str:
        return f"La manche {n} sur {hands} commence." if hands else f"La manche {n} commence."

    def deals(self, who: Subject) -> str:
        return f"{does(who, DEAL)}."

    def misdealt(self, who: Subject, color: int, n: int) -> str:
        holds = f"{subject(who, start=False)} {HOLD.by(who)} {colored(CARD, n, color)}"
        return f"Fausse donne{COLON}{holds}. On redistribue."

    def dealt(self, n: int) -> str:
        return f"Chaque joueur reçoit {CARD.counted(n)}."

    def passed(self, n: int) -> str:
        return f"Chaque joueur passe à gauche ses {CARD.counted(n)} de la dernière manche."

    def your_cards(self, cards: Sequence[int]) -> str:
        return f"Vos cartes{COLON}{listed([label(card) for card in cards])}."

    def played(self, who: Subject, card: int) -> str:
        return f"{does(who, PLAY)} {the(card)}."

    def hid(self, who: Subject, card: int | None) -> str:
        return f"{does(who, PLAY)} {'une carte sans la' if card is None else f'{the(card)} sans le'} montrer."

    def last_card(self) -> str:
        return "Votre dernière carte est jouée automatiquement."

    def turned_down(self, whose: Subject, card: int) -> str:
        return f"{capitalize(owned(whose, card))} est retourné face cachée."

    def officer_turned(self, who: Subject, whose: Subject, card: int) -> str:
        return f"{does(who, PLAY)} l’Officier et {TURN.by(who)} {owned(whose, card)}."

    def took(self, who: Subject, color: int, n: int) -> str:
        return f"{does(who, TAKE)} {colored(TOKEN, n, color)} à la banque."

    def stole(self, who: Subject, color: int, shares: Sequence[Share]) -> str:
        if len(shares) == 1 and shares[0].who.me:
            return f"{subject(who)} vous {STEAL.by(who)} {colored(TOKEN, shares[0].n, color)}."
        parts = [
            f"{share.n if i else colored(TOKEN, share.n, color)} à {subject(share.who, start=False)}"
            for i, share in enumerate(shares)
        ]
        return f"{does(who, STEAL)} {listed(parts)}."

    def unless_turned_down(self, text: str) -> str:
        return f"{text} (si personne ne la retourne)"

    def missed(self, who: Subject, card: int | None) -> str:
        unseen, turned = "la carte n’a pas été montrée", "a été retourné face cachée"
        why = unseen if card is None else f"{the(card)} {turned}"
        return f"{subject(who)} ne {TAKE.by(who)} rien{COLON}{why}."

    def ticked(self, who: Subject, color: int, n: int) -> str:
        return f"{does(who, MARK)} le {COLORS[color][0]} ({n} sur {NUM_COLORS})."

    def counted(self, shares: Sequence[Share]) -> str:
        parts = [
            f"{subject(share.who, start=False)} {share.n if i else TOKEN.counted(share.n)}"
            for i, share in enumerate(shares)
        ]
        return f"Fin de la manche{COLON}{', '.join(parts)}."

    def won(self, who: Subject, n: int, ticks: bool) -> str:
        what = (TICK if ticks else TOKEN).counted(n)
        if len(who.names) + who.me > 1:
            return f"{does(who, SHARE)} la victoire avec {what}."
        return f"{does(who, WIN)} avec {what}."

    def no_passing(self) -> str:
        return f"Il est interdit de passer{COLON}jouez une carte."

    def not_in_hand(self, card: int) -> str:
        return f"Vous n’avez pas {the(card)} en main."

    def not_unseen(self) -> str:
        return "Seule une carte qui serait retournée peut être jouée sans être montrée."

    def all_shown(self) -> str:
        return "À cette table, toute carte est montrée."

    def not_face_up(self, card: int) -> str:
        seen = f"{capitalize(the(card))} n’est pas une carte visible d’un adversaire"
        return f"{seen}{COLON}choisissez-en une, ou aucune."

    def not_tied(self) -> str:
        return "Choisissez parmi les joueurs ex æquo."

    def so_many_seats(self, n: int) -> str:
        return f"Choisissez exactement {Noun('joueur').counted(n)} parmi les ex æquo."
