"""ForgeText: what the words say that came with Spiritforged."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.rules.abilities import Ability, Card, Word
from riftable.games.riftbound.speech.card_filters import described
from riftable.games.riftbound.speech.card_meaning import FRIENDS, Scope, source
from riftable.games.riftbound.speech.card_parts import (
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    VerbForm,
    Whose,
)
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.words import arming, flow, wielding
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import replacements as instead
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on


class ForgeText(ForgePhrases):
    """Equipment, and what else came with it."""

    def _forged(self, word: Word, form: VerbForm, scope: Scope) -> str | None:
        """What an instruction says; None, if it is another one."""
        match word:
            case let.UnitsEnterReady() if word.friendly:
                return self.do_this(form, self.this_turn(self.enters_ready(FRIENDS)))
            case let.UnitsEnterReady():
                units = NounPhrase(Noun.UNIT, Quantity.PLURAL, whose=Whose.YOU_PLAY_THIS_TURN)
                return self.do_this(form, self.enters_ready(units))
            case flow.OneOf():
                modes = [
                    self._sentences(words, Scope(scope.card, Ability("mode", []))) for words in word.modes
                ]
                return self.do_this(form, self.one_of(modes)).removesuffix(".")
            case wielding.AttachOrDetach():
                return self.do_this(form, self.attach_or_detach())
            case instead.NextSpellRepeats():
                spell = NounPhrase(Noun.SPELL, Quantity.NEXT, whose=Whose.YOU_PLAY_THIS_TURN)
                return self.repeats_for_its_cost(form, spell)
            case wielding.TakeOver():
                return self.do_this(form, self.take_over())
            case arming.AttachIt():
                return self.attach(form, Pronoun(Person.IT, Noun.EQUIPMENT), source(scope.card))
            case wielding.TakeUp():
                return self.do_this(form, self.take_up(described(word.pick.filters[0], scope.card)))
            case _:
                return None

    def _one_not_chosen(self, word: on.When, card: Card) -> str:
        """One of several effects, each of which can be chosen once a turn."""
        modes = zip(word.modes, word.ability.modes, strict=True)
        return self.one_not_chosen([self._sentences(words, Scope(card, mode)) for words, mode in modes])

    def _sentences(self, words: Sequence[Word], scope: Scope) -> str:
        """Instructions in order."""
        raise NotImplementedError

    def _forged_statement(self, word: Word, card: Card) -> str:
        """A passive ability or a property as a statement; LookupError if it is unknown."""
        match word:
            case pay.CheaperElsewhere():
                return self.costs_less_elsewhere(source(card), f"[{word.n}]")
            case has.ToAttackedBattlefield():
                return self.may_play_to_attacked()
            case has.OnlyToConquered():
                return self.only_to_conquered()
            case has.NoCombatDamage():
                return self.no_combat_damage()
            case wielding.FreshBonus():
                return self.fresh_bonus(int(word.n))
            case wielding.DoublesBonuses():
                return self.doubles_bonuses()
            case wielding.HasTag():
                return self.i_am_a(word.tag)
            case be.AccelerateElsewhere():
                return self.accelerate_elsewhere()
            case wielding.EquipmentQuickDraw():
                return self.equipment_quick_draw()
            case wielding.MixesScoring():
                return self.mixes_scoring()
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")
