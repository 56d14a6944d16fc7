"""ControlText: what words say about control for a while, and about abilities that others are given."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Card, Word
from riftable.games.riftbound.rules.ids import LEGEND, UNIT
from riftable.games.riftbound.speech.card_forge import ForgeText
from riftable.games.riftbound.speech.card_meaning import Scope, pronoun, referent
from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    Noun,
    NounPhrase,
    Quantity,
    VerbForm,
    Whose,
)
from riftable.games.riftbound.speech.control_phrases import ControlPhrases
from riftable.games.riftbound.words import attachments, control, revealed


class ControlText(ForgeText, ControlPhrases):
    """Control, and abilities that are lent."""

    def _line(self, word: Word, card: Card) -> str:
        """The line of a word that is no instruction."""
        raise NotImplementedError

    def _control_order(self, word: Word, form: VerbForm, scope: Scope) -> tuple[str, str]:
        """What an instruction says, and the sentence that follows; LookupError if it is unknown."""
        match word:
            case control.GainControl():
                return self.gain_control(form, referent(word.selector, scope)), ""
            case control.LoseControl():
                return self.lose_control(form, referent(word.selector, scope)), ""
            case control.Seize():
                what = referent(word.selector, scope)
                return self.move_to_your_base(form, what), self.yours_until_i_leave(pronoun(what))
            case control.GiveTrigger():
                it = pronoun(referent(word.selector, scope))
                has = self.has_gifts(it, [self.quoted_line(word.trigger, scope.card, UNIT)], more=False)
                return self.do_this(form, self.this_turn(has)), ""
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _control_statement(self, word: Word, card: Card) -> str | None:
        """A passive ability as a statement; None, if it is another one."""
        match word:
            case control.LegendsHave():
                legends = NounPhrase(Noun.LEGEND, Quantity.PLURAL, whose=Whose.FRIENDLY)
                has = self.has_gifts(legends, [self.quoted_line(word.activated, card, LEGEND)], more=False)
                return self.while_condition(self.condition(FixedCondition.FIELD_YOURS), has)
            case attachments.CopiesText():
                return self.copies_text()
            case revealed.LooksFirst():
                return self.looks_before_revealing()
            case _:
                return None

    def quoted_line(self, word: Word, card: Card, type_: int) -> str:
        """An ability in quotes, as an object of a type has it that is "I" there."""
        holder = Card(card.key, card.title, type_, card.domains, card.cost, 0, [])
        return self.quoted_text(self._line(word, holder).removesuffix("."))
