"""Ukrainian: the phrases of card text about what other players choose."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Verb, VerbForm
from riftable.games.riftbound.speech.choice_phrases import ChoicePhrases
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END
from riftable.games.riftbound.speech.uk.card_words import RUNE, VERBS
from riftable.language.table_talk.uk import CARD
from riftable.language.uk import Adjective

EXHAUSTED = Adjective("виснажений")


class UkrainianChoicePhrases(ChoicePhrases):
    """Choices in Ukrainian."""

    def each_may_return(self) -> str:
        return "починаючи з наступного, кожен гравець може повернути бійця на руку його власника"

    def others_choose_victims(self) -> str:
        who = "починаючи з наступного, кожен інший гравець"
        return f"{who} вибирає бійця, якого ви не контролюєте і якого для цього закляття ще не вибрано"

    def kill_the_chosen(self) -> str:
        return "знищте цих бійців"

    def each_discards_hand(self) -> str:
        return "кожен гравець скидає всю свою руку"

    def cards_or_runes(self) -> str:
        return "кожен інший гравець вибирає карти чи руни"

    def for_each_choice(self, n: int) -> str:
        return (
            f"за кожного, хто вибрав карти, ви і він берете по {CARD.counted(n, 'acc')}. "
            f"За кожного, хто вибрав руни, ви і він прикликаєте по {RUNE.counted(n, 'acc', EXHAUSTED)}"
        )

    def each_keeps(self, n: int) -> str:
        return (
            f"кожен гравець вибирає зі свого: бійців — {n}, споряджень — {n}, рун — {n}, карт на руці — {n}"
        )

    def recycle_the_rest(self) -> str:
        return "решту підкладіть під колоди"

    def they_reveal_hand(self) -> str:
        return "він відкриває свою руку"

    def they_discard_it(self) -> str:
        return "противник її скидає"

    def may_choose_anew(self) -> str:
        return "можете зробити для нього новий вибір"

    def unless_they_let_draw(self, order: str, n: int) -> str:
        return (
            f"{order}, якщо той, хто його контролює, не дасть вам узяти {CARD.counted(n, 'acc')}{CLAUSE_END}"
        )

    def choose_opponent(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.CHOOSE].forms[form]} противника"

    def choose_from_hand(self, form: VerbForm, no_unit: bool, recycle: bool) -> str:
        what = f"карту, яка не є бійцем{CLAUSE_END}" if no_unit else "карту"
        verb = VERBS[Verb.RECYCLE]
        end = f" і {verb.forms[form]} її{verb.tail}" if recycle else ""
        return f"{VERBS[Verb.CHOOSE].forms[form]} з неї {what}{end}"

    def gain_control_of_spell(self, form: VerbForm) -> str:
        take = {VerbForm.INFINITIVE: "узяти", VerbForm.ORDER: "візьміть"}.get(
            form, VERBS[Verb.DRAW].forms[form]
        )
        return f"{take} під контроль закляття"
