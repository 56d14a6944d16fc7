"""LastingText: what words say that last, wait for their moment or replace something."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card, Cost, Word
from riftable.games.riftbound.rules.ids import UNIT
from riftable.games.riftbound.rules.printed_costs import SPEND_ITS_BUFF
from riftable.games.riftbound.speech.card_conditions import PAST, condition_parts
from riftable.games.riftbound.speech.card_control import ControlText
from riftable.games.riftbound.speech.card_meaning import Scope, referent, source
from riftable.games.riftbound.speech.card_parts import (
    IT,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    State,
    VerbForm,
    Whose,
)
from riftable.games.riftbound.speech.card_resources import ResourceText
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.words import attachments, growth
from riftable.games.riftbound.words import replacements as instead

NEXT_UNIT: Final = NounPhrase(Noun.UNIT, Quantity.NEXT, whose=Whose.YOU_PLAY_THIS_TURN)
NEXT_SPELL: Final = NEXT_UNIT._replace(noun=Noun.SPELL)


class LastingText(ControlText, ResourceText):
    """Replacements, and abilities that wait."""

    def _saved_for(self, cost: Cost, card: Card, it: Pronoun) -> str:
        """The next time it would die, its player may pay for saving it."""
        paid = self.conjoin(self._cost(cost, card, VerbForm.INFINITIVE))
        return f"{self.would_die(it, next_time=True)}, {self.may_save(it, paid)}"

    def _replacement(self, word: Word, card: Card) -> str:
        """A permanent's replacement as a statement; LookupError if it is unknown."""
        match word:
            case instead.MaySave():
                state = State.BUFFED if word.pay.spend == SPEND_ITS_BUFF else State.PLAIN
                unit = NounPhrase(Noun.UNIT, whose=Whose.YOURS, state=state)
                paid = self.conjoin(self._cost(word.pay, card, VerbForm.INFINITIVE))
                return f"{self.would_die(unit, next_time=False)}, {self.may_save(IT, paid)}"
            case instead.UnhurtIf():
                told = self.takes_no_damage(source(card))
                frame = (
                    self.with_leading_condition if isinstance(word.condition, PAST) else self.while_condition
                )
                return frame(self.condition(condition_parts(word.condition, card)), told)
            case attachments.Equip():
                price = self._price(word.ability, card)
                plain = price == symbols(word.ability.cost, card)
                return f"[Equip] {price}" if plain else f"[Equip] — {price}"
            case attachments.Equipped():
                keywords = [
                    keyword_text(int(k), int(n)) for k, n in zip(word.keywords, word.values, strict=True)
                ]
                worn = Card(card.key, card.title, UNIT, card.domains, card.cost, 0, [])  # “I” am a unit there
                texts = [self._line(given, worn).removesuffix(".") for given in word.gives]
                quotes = [self.quoted_text(text) for text in texts]
                return self.equipped_has([*([int(word.bonus)] if word.bonus else []), *keywords, *quotes])
            case attachments.DiesForMe():
                return self.dies_for_me(Pronoun(Person.THIS, Noun.GEAR))
            case instead.TiesRecallAll():
                return self.ties_recall_all()
            case instead.AnyBuffs():
                return self.any_buffs(source(card))
            case _:
                known = self._control_statement(word, card) or self._further_statement(word, card)
                known = known or self._resource_statement(word, card)
                return known or self._forged_statement(word, card)

    def _lasting(self, word: Word, form: VerbForm, scope: Scope) -> str | None:
        """What an instruction says that lasts; None, if it is another one."""
        match word:
            case instead.PreventAll():
                return self.prevent_all(form)
            case instead.Prevent():
                return self.prevent(form, int(word.n), referent(word.selector, scope))
            case attachments.AttachMe():
                return self.attach_to(form, source(scope.card), referent(word.selector, scope))
            case attachments.Detach():
                return self.detach(form, referent(word.selector, scope))
            case growth.GainXp():
                return self.gain_xp(form, int(word.n))
            case growth.Empower():
                return self.empower(form, referent(word.selector, scope), off=False)
            case growth.Disempower():
                return self.empower(form, referent(word.selector, scope), off=True)
            case instead.NextEntersReady():
                return self.do_this(form, self.enters_ready(NEXT_UNIT))
            case instead.NextSpellDeals():
                return self.do_this(form, self.next_deals_bonus(NEXT_SPELL, int(word.n)))
            case _:
                forged = self._forged(word, form, scope)
                return forged or self._further(word, form, scope)
