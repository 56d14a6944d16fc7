"""English: the phrasebook of Riffifi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riffifi.rules.ids import COLOR, COLOR_NAMES, NUM_COLORS, OFFICER, SHAPE_NAMES, VALUE
from riftable.games.riffifi.speech.base import Share, Speech
from riftable.language.en import Noun
from riftable.language.table_talk.en import CARD, EnglishCommon, does, listed, subject
from riftable.language.table_talk.subject import Subject

TOKEN: Final = Noun("token")
TICK: Final = Noun("tick")


def label(card: int) -> str:
    """Blue 5"""
    return "Officer" if card == OFFICER else f"{COLOR_NAMES[COLOR[card]]} {VALUE[card]}"


def the(card: int) -> str:
    """The blue 5"""
    return f"the {label(card)}"


def tokens(n: int, color: int) -> str:
    """4 red tokens"""
    return f"{n} {COLOR_NAMES[color]} {TOKEN.form(n)}"


def owned(who: Subject, card: int) -> str:
    """Noam’s red 2, your red 2"""
    return f"your {label(card)}" if who.me else f"{who.names[0]}’s {label(card)}"


class English(EnglishCommon, Speech):
    """Riffifi in American English."""

    labels = frozenset((*COLOR_NAMES, "hand"))

    def color(self, color: int) -> str:
        return COLOR_NAMES[color]

    def shape(self, color: int) -> str:
        return SHAPE_NAMES[color]

    def card(self, card: int) -> str:
        return label(card)

    def ask_officer(self) -> str:
        return "Choose the opposing card to turn down, or none."

    def ask_odd(self, names: Sequence[str], n: int) -> str:
        if n == 1:
            return f"{listed(names)} are tied: whose token do you take?"
        return f"{listed(names)} are tied: which {n} of them give one token more?"

    def say_none(self) -> str:
        return "none"

    def say_seats(self, names: Sequence[str]) -> str:
        return listed(names)

    def say_unseen(self, card: str) -> str:
        return f"{card}, unseen"

    def took_out(self, cards: Sequence[int]) -> str:
        go = "goes" if len(cards) == 1 else "go"
        return f"The {listed([label(card) for card in cards])} {go} back into the box."

    def began(self, n: int, hands: int) -> str:
        return f"Hand {n} of {hands} begins." if hands else f"Hand {n} begins."

    def deals(self, who: Subject) -> str:
        return f"{does(who, 'deal')}."

    def misdealt(self, who: Subject, color: int, n: int) -> str:
        cards = f"{n} {COLOR_NAMES[color]} {CARD.form(n)}"
        return f"Misdeal: {does(who, 'hold', start=False)} {cards}. The cards are dealt again."

    def dealt(self, n: int) -> str:
        return f"Each player receives {CARD.counted(n)}."

    def passed(self, n: int) -> str:
        return f"Each player passes the {CARD.counted(n)} of the last hand to the left."

    def your_cards(self, cards: Sequence[int]) -> str:
        return f"Your cards: {listed([label(card) for card in cards])}."

    def played(self, who: Subject, card: int) -> str:
        return f"{does(who, 'play')} {the(card)}."

    def hid(self, who: Subject, card: int | None) -> str:
        return f"{does(who, 'play')} {'a card' if card is None else the(card)} unseen."

    def last_card(self) -> str:
        return "Your last card is played automatically."

    def turned_down(self, whose: Subject, card: int) -> str:
        own = owned(whose, card)
        return f"{own[0].upper() if whose.me else own[0]}{own[1:]} is turned face down."

    def officer_turned(self, who: Subject, whose: Subject, card: int) -> str:
        turn = "turn" if who.me else "turns"
        return f"{does(who, 'play')} the Officer and {turn} down {owned(whose, card)}."

    def took(self, who: Subject, color: int, n: int) -> str:
        return f"{does(who, 'take')} {tokens(n, color)} from the bank."

    def stole(self, who: Subject, color: int, shares: Sequence[Share]) -> str:
        parts = [
            f"{share.n if i else tokens(share.n, color)} from {subject(share.who, start=False)}"
            for i, share in enumerate(shares)
        ]
        return f"{does(who, 'steal')} {listed(parts)}."

    def unless_turned_down(self, text: str) -> str:
        return f"{text} (if no one turns it face down)"

    def missed(self, who: Subject, card: int | None) -> str:
        why = "the card was played unseen" if card is None else f"{the(card)} was turned face down"
        return f"{does(who, 'take')} nothing: {why}."

    def ticked(self, who: Subject, color: int, n: int) -> str:
        return f"{does(who, 'tick')} {COLOR_NAMES[color]} ({n} of {NUM_COLORS})."

    def counted(self, shares: Sequence[Share]) -> str:
        parts = [
            f"{subject(share.who, start=False)} {share.n if i else TOKEN.counted(share.n)}"
            for i, share in enumerate(shares)
        ]
        return f"End of the hand: {', '.join(parts)}."

    def won(self, who: Subject, n: int, ticks: bool) -> str:
        what = (TICK if ticks else TOKEN).counted(n)
        several = len(who.names) + who.me > 1
        return f"{does(who, 'share')} the win with {what}." if several else f"{does(who, 'win')} with {what}."

    def no_passing(self) -> str:
        return "Passing is not allowed: play a card."

    def not_in_hand(self, card: int) -> str:
        return f"You do not have {the(card)} in hand."

    def not_unseen(self) -> str:
        return "Only a card that would be turned down may be played unseen."

    def all_shown(self) -> str:
        return "At this table every card is shown."

    def not_face_up(self, card: int) -> str:
        return f"T{the(card)[1:]} is not a face-up card of an opponent: choose one, or none."

    def not_tied(self) -> str:
        return "Choose among those who are tied."

    def so_many_seats(self, n: int) -> str:
        return f"Choose exactly {n} of those who are tied."
