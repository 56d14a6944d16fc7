"""ForgeText: what the words say that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Card, Word
from riftable.games.riftbound.speech.card_filters import described
from riftable.games.riftbound.speech.card_meaning import FRIENDS, Scope, source
from riftable.games.riftbound.speech.card_parts import Noun, NounPhrase, Quantity, VerbForm, Whose
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import wielding


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
            case wielding.TakeUp():
                return self.do_this(form, self.take_up(described(word.pick.filters[0], scope.card)))
            case _:
                return None

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
            case wielding.MixesScoring():
                return self.mixes_scoring()
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")
