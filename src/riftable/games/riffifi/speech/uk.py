"""Ukrainian: the phrasebook of Riffifi. A number is read as a feminine noun: синя 5 is a п’ятірка."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riffifi.rules.ids import COLOR, COLOR_NAMES, NUM_COLORS, OFFICER, SHAPE_NAMES, VALUE
from riftable.games.riffifi.speech.base import Share, Speech
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.table_talk.uk import CARD, UkrainianCommon, does, listed, regular, subject
from riftable.language.text import capitalize, join
from riftable.language.uk import Adjective, Case, Noun, named
from riftable.language.uk_euphony import I, U, Z, flow

BY_COLOR: Final = {
    "red": Adjective("червоний"),
    "blue": Adjective("синій"),
    "green": Adjective("зелений"),
    "yellow": Adjective("жовтий"),
    "purple": Adjective("фіолетовий"),
}
COLORS: Final = [BY_COLOR[name] for name in COLOR_NAMES]  # a color without a word stops here
BY_SHAPE: Final = {
    "circle": "круг",
    "square": "квадрат",
    "triangle": "трикутник",
    "diamond": "ромб",
    "cross": "хрест",
}
SHAPES: Final = [BY_SHAPE[name] for name in SHAPE_NAMES]

TOKEN: Final = Noun(
    "жетон жетона жетону жетон жетоном жетоні",
    "жетони жетонів жетонам жетони жетонами жетонах",
    gender="m",
)
TICK: Final = Noun(
    "позначка позначки позначці позначку позначкою позначці",
    "позначки позначок позначкам позначки позначками позначках",
    gender="f",
)
OFFICER_NOUN: Final = Noun("офіцер офіцера офіцеру офіцера офіцером офіцері", gender="m", animate=True)
SEVERAL: Final = {1: "одного", 2: "двох", 3: "трьох"}  # people, in the accusative

DEAL: Final = Verb("роздає", "роздаєте", "роздають")
PLAY: Final = regular("виклада")
TURN: Final = regular("переверта")
TAKE: Final = Verb("бере", "берете", "беруть")
STEAL: Final = Verb("краде", "крадете", "крадуть")
MARK: Final = regular("познача")
WIN: Final = regular("перемага")
SHARE: Final = Verb("ділить", "ділите", "ділять")


def label(card: int, case: Case = "N") -> str:
    """Синя 5, in any case; the Officer has a capital wherever it stands."""
    if card == OFFICER:
        return capitalize(OFFICER_NOUN.sg(case))
    return f"{COLORS[COLOR[card]].sg(case, 'f')} {VALUE[card]}"


def at(who: Subject) -> str:
    """У гравця Noam, у вас; whether у or в, `flow` decides."""
    return f"{U} вас" if who.me else f"{U} {named(who.names, 'G')}"


class Ukrainian(UkrainianCommon, Speech):
    """Riffifi in Ukrainian; the reader is ви."""

    labels = frozenset(
        (*(form for color in COLORS for form in color.singular["f"].values()), "здача", "здачі")
    )

    def color(self, color: int) -> str:
        return COLORS[color].sg("N", "m")

    def shape(self, color: int) -> str:
        return SHAPES[color]

    def card(self, card: int) -> str:
        return label(card)

    def ask_officer(self) -> str:
        return "Виберіть карту противника, яку перевернути, або жодної."

    def ask_odd(self, names: Sequence[str], n: int) -> str:
        tied = f"{U} {named(names, 'G')} порівну"
        if n == 1:
            return capitalize(flow(f"{tied}: {U} кого взяти жетон?"))
        return capitalize(flow(f"{tied}: виберіть {SEVERAL[n]}, {U} кого взяти ще по жетону."))

    def say_none(self) -> str:
        return "жодної"

    def say_seats(self, names: Sequence[str]) -> str:
        return join(names, " та ")

    def say_unseen(self, card: str) -> str:
        return f"{card}, не показуючи"

    def took_out(self, cards: Sequence[int]) -> str:
        return flow(f"{capitalize(listed([label(card, 'A') for card in cards]))} повернуто до коробки.")

    def began(self, n: int, hands: int) -> str:
        return flow(f"Починається здача {n} {Z} {hands}.") if hands else f"Починається здача {n}."

    def deals(self, who: Subject) -> str:
        return f"{does(who, DEAL)} карти."

    def misdealt(self, who: Subject, color: int, n: int) -> str:
        cards = CARD.counted(n, "nom", COLORS[color])
        holds = f"{at(who)} {cards}" if who.me else f"{subject(who, start=False)} — {cards}"
        return flow(f"Хибна здача: {holds}. Карти роздають знову.")

    def dealt(self, n: int) -> str:
        return f"Кожен гравець отримує {CARD.counted(n, 'acc')}."

    def passed(self, n: int) -> str:
        return f"Кожен гравець передає ліворуч свої {CARD.counted(n, 'acc')} минулої здачі."

    def your_cards(self, cards: Sequence[int]) -> str:
        return flow(f"Ваші карти: {listed([label(card) for card in cards])}.")

    def played(self, who: Subject, card: int) -> str:
        return f"{does(who, PLAY)} {label(card, 'A')}."

    def hid(self, who: Subject, card: int | None) -> str:
        return f"{does(who, PLAY)} {CARD.sg('A') if card is None else label(card, 'A')}, не показуючи."

    def last_card(self) -> str:
        return "Вашу останню карту викладено автоматично."

    def turned_down(self, whose: Subject, card: int) -> str:
        return capitalize(flow(f"{at(whose)} перевернуто долілиць {label(card, 'A')}."))

    def officer_turned(self, who: Subject, whose: Subject, card: int) -> str:
        plays = f"{does(who, PLAY)} {label(OFFICER, 'A')}"
        return flow(f"{plays} {I} {TURN.by(who)} {at(whose)} {label(card, 'A')}.")

    def took(self, who: Subject, color: int, n: int) -> str:
        return flow(f"{does(who, TAKE)} {TOKEN.counted(n, 'acc', COLORS[color])} {Z} банку.")

    def stole(self, who: Subject, color: int, shares: Sequence[Share]) -> str:
        parts = [
            f"{share.n if i else TOKEN.counted(share.n, 'acc', COLORS[color])} {at(share.who)}"
            for i, share in enumerate(shares)
        ]
        return flow(f"{does(who, STEAL)} {listed(parts)}.")

    def unless_turned_down(self, text: str) -> str:
        return f"{text} (якщо її ніхто не переверне)"

    def missed(self, who: Subject, card: int | None) -> str:
        which, fate = (
            (CARD.sg("A"), "не показано") if card is None else (label(card, "A"), "перевернуто долілиць")
        )
        return f"{subject(who)} не {TAKE.by(who)} нічого: {which} {fate}."

    def ticked(self, who: Subject, color: int, n: int) -> str:
        return flow(f"{does(who, MARK)} {COLORS[color].sg('A', 'm')} колір ({n} {Z} {NUM_COLORS}).")

    def counted(self, shares: Sequence[Share]) -> str:
        parts = [
            f"{subject(share.who, start=False)} — {share.n if i else TOKEN.counted(share.n, 'nom')}"
            for i, share in enumerate(shares)
        ]
        return f"Кінець здачі: {', '.join(parts)}."

    def won(self, who: Subject, n: int, ticks: bool) -> str:
        what = TICK if ticks else TOKEN
        if len(who.names) + who.me > 1:
            return f"{does(who, SHARE)} перемогу: {what.counted(n, 'po')}."
        return f"{does(who, WIN)}: {what.counted(n, 'nom')}."

    def no_passing(self) -> str:
        return "Пасувати не можна: викладіть карту."

    def not_in_hand(self, card: int) -> str:
        return f"У вас на руці немає {label(card, 'G')}."

    def not_unseen(self) -> str:
        return "Не показуючи, можна викласти лише карту, яку довелося б перевернути."

    def all_shown(self) -> str:
        return "За цим столом кожну карту показують."

    def not_face_up(self, card: int) -> str:
        seen = f"{capitalize(label(card))} — це не відкрита карта противника"
        return f"{seen}: виберіть відкриту карту або жодної."

    def not_tied(self) -> str:
        return "Виберіть серед тих, у кого порівну."

    def so_many_seats(self, n: int) -> str:
        return flow(f"Виберіть рівно {SEVERAL[n]} {Z} тих, {U} кого порівну.")
