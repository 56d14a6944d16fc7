"""StaticText: what costs, permissions and passive abilities of a card say."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    KILL_FRIEND,
    Card,
    Cost,
    Word,
)
from riftable.games.riftbound.speech.card_meaning import (
    A_FRIEND,
    OTHER_FRIENDS,
    SPENDING,
    WHILE,
    here,
    source,
)
from riftable.games.riftbound.speech.card_parts import (
    IT,
    Event,
    FixedCondition,
    Noun,
    NounPhrase,
    Person,
    Quantity,
    State,
    Verb,
    VerbForm,
    Where,
    Whose,
    YouHave,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.language.text import capitalize


class StaticText(CardPhrases):
    """What is true of a card, in statements."""

    def _cost(self, cost: Cost, card: Card, form: VerbForm) -> list[str]:
        """What is done to pay, part by part."""
        parts = [self.pay(form, symbols(cost, card))] if cost.energy or cost.power else []
        parts += [self.act(form, [Verb.EXHAUST], source(card))] if cost.exhaust else []
        return parts + [self.act(form, [verb], what) for verb, what in spendings(cost)]

    def _property(self, word: Word, card: Card) -> str:
        """A passive ability, a permission, an additional cost or an ability that adds, as a statement."""
        me = source(card)
        match word:
            case has.EntersReady():
                return self.enters_ready(me)
            case has.ToOpenBattlefield():
                return self.may_play_to_open()
            case has.AssignedLast():
                return self.assigned_last()
            case has.BorrowsAbilities():
                return self.borrows_abilities()
            case has.CheaperByTrash():
                return self.costs_less(me, int(word.n), 0, NounPhrase(Noun.CARD, where=Where.YOUR_TRASH))
            case has.MayExhaustFriend():
                return self._additional_cost(Cost(spend=EXHAUST_FRIEND), card, may=True)
            case has.MustKillFriend():
                return self._additional_cost(Cost(spend=KILL_FRIEND), card, may=False)
            case has.MayPay():
                return self._additional_cost(word.cost, card, may=True)
            case has.MayDiscard():
                told = self._additional_cost(Cost(spend=DISCARD_CARD), card, may=True)
                less = self.costs_less(me, int(word.less), 0, None)
                done = self.with_leading_condition(self.condition(FixedCondition.DONE), less)
                return f"{told}. {capitalize(done)}"
            case be.OthersHere():
                return self.has_gifts(OTHER_FRIENDS._replace(where=here(card)), [int(word.n)], more=False)
            case be.UnitsHere():
                units = NounPhrase(Noun.UNIT, Quantity.PLURAL, where=here(card))
                return self.has_gifts(units, [int(word.n)], more=False)
            case be.BuffedOthersHere():
                others = OTHER_FRIENDS._replace(where=Where.MY_BATTLEFIELD, state=State.BUFFED)
                return self.has_gifts(others, [int(word.n)], more=False)
            case be.MoreWhileBuffed():
                told = self.has_gifts(me, [int(word.n)], more=True)
                return self.while_condition(self.condition(FixedCondition.I_BUFFED), told)
            case be.FriendDefendsAlone():
                event = Event(A_FRIEND, (Verb.DEFEND,), alone=True)
                return self.while_condition(
                    self.going_on(event), self.has_gifts(IT, [int(word.n)], more=False)
                )
            case be.FightsAlone():
                event = Event(me, (Verb.ATTACK, Verb.DEFEND), alone=True)
                return self.while_condition(
                    self.going_on(event), self.has_gifts(me, [int(word.n)], more=False)
                )
            case be.WithRunes():
                runes = YouHave(NounPhrase(Noun.RUNE, Quantity.AT_LEAST, int(word.runes)))
                return self.while_condition(
                    self.condition(runes), self.has_gifts(me, [int(word.n)], more=False)
                )
            case be.IHave():
                condition = WHILE[int(word.condition)]
                keywords = [keyword_text(int(one.keyword), int(one.n)) for one in word.keywords]
                told = self.has_gifts(me, keywords, more=False)
                lasting = condition is not FixedCondition.CARD_DISCARDED
                return (self.while_condition if lasting else self.with_leading_condition)(
                    self.condition(condition), told
                )
            case be.OthersEnterReady():
                return self.enters_ready(OTHER_FRIENDS)
            case be.MoreKnells():
                return self.more_deathknells()
            case be.DiesInstead():
                return self.dies_instead(source(card)._replace(person=Person.THIS))
            case be.YourDamage():
                return self.deal_bonus(int(word.n), True, None)
            case be.DamageHere():
                return self.deal_bonus(
                    int(word.n), False, NounPhrase(Noun.UNIT, Quantity.PLURAL, where=here(card))
                )
            case be.SpellsCostLess():
                spells = NounPhrase(Noun.SPELL, Quantity.PLURAL, whose=Whose.YOU_PLAY)
                less = self.costs_less(spells, int(word.n), int(word.minimum), None)
                return self.while_condition(self.condition(FixedCondition.I_AT_BATTLEFIELD), less)
            case be.AddForSpells():
                return self.adds_for_spells(int(word.n))
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _additional_cost(self, cost: Cost, card: Card, *, may: bool) -> str:
        """A cost besides the one in the corner of the card."""
        paid = self.conjoin(self._cost(cost, card, VerbForm.INFINITIVE if may else VerbForm.ORDER))
        return self.additional_cost(source(card), paid, may)


def spendings(cost: Cost) -> list[tuple[Verb, NounPhrase]]:
    """What is done to what for the part of a cost that is not of runes."""
    return [SPENDING[int(cost.spend)]] if cost.spend else []
