"""CostText: what additional costs, discounts and abilities that add resources say."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Ability, Card, Cost, Word
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import ACTION, DOMAIN_SIGNS, NEUTRAL_OPEN, NUM_DOMAINS, REACTION
from riftable.games.riftbound.rules.printed_costs import ANY_NUMBER, RETURN_OWN_UNIT, Extra
from riftable.games.riftbound.speech.card_conditions import condition_parts
from riftable.games.riftbound.speech.card_filters import here, number
from riftable.games.riftbound.speech.card_meaning import SPENDING, source
from riftable.games.riftbound.speech.card_parts import (
    IT,
    FixedCondition,
    ForEach,
    Goal,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Referent,
    Verb,
    VerbForm,
    Whose,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.card_symbols import symbols
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words.control import LegendsHave
from riftable.language.text import capitalize

TIMINGS = {NEUTRAL_OPEN: "", ACTION: "[Action]", REACTION: "[Reaction]"}


class CostText(CardPhrases):
    """What is paid, in parts and in sentences."""

    def _cost(self, cost: Cost, card: Card, form: VerbForm) -> list[str]:
        """What is done to pay, part by part."""
        parts = [self.pay(form, symbols(cost, card))] if cost.energy or cost.power or cost.any else []
        parts += [self.spend_xp(form, int(cost.xp))] if cost.xp else []
        parts += [self.act(form, [Verb.EXHAUST], source(card))] if cost.exhaust else []
        return parts + [self._spent(form, verb, what) for verb, what in spendings(cost, card)]

    def _spent(self, form: VerbForm, verb: Verb, what: Referent) -> str:
        """What is done to something to pay with it."""
        if verb is Verb.RETURN:
            return self.send(form, verb, what, Goal.OWNERS_HAND)
        return self.act(form, [verb], what)

    def _line(self, word: Word, card: Card) -> str:
        """The line of a word that is no instruction."""
        raise NotImplementedError

    def activated_text(self, number: int, card: Card) -> str:
        """One of the activated abilities of a card, with what it costs."""
        words = [word.activated if isinstance(word, LegendsHave) else word for word in card.words]
        for word in words:
            if isinstance(word, (be.Activated, be.Modal, pay.Add)) and word.ability is card.activated[number]:
                return self.spoken(self._line(word, card))
        raise LookupError(f"{card.key} has no activated ability {number}")

    def _may_pay_to(self, cost: Cost, card: Card, body: str) -> str:
        """You may pay something to do something."""
        paid = self.conjoin(self._cost(cost, card, VerbForm.INFINITIVE))
        return self.may_in_order_to(paid, body)

    def _price(self, ability: Ability, card: Card) -> str:
        """What stands before the colon of an activated ability: [1][Y], [E]."""
        cost = ability.cost
        spent = [self._spent(VerbForm.ORDER, verb, what) for verb, what in spendings(cost, card)]
        spent += [self.spend_xp(VerbForm.ORDER, int(cost.xp))] if cost.xp else []
        parts = [*spent, symbols(cost, card), "[E]" * cost.exhaust]
        return capitalize(", ".join(part for part in parts if part))

    def _adds(self, ability: Ability, adds: Adds, card: Card) -> str:
        """An ability that adds resources."""
        marks = [TIMINGS[int(ability.timing)]]
        if isinstance(ability.only, when.Legion):
            marks.append("[Legion]")
        price, added = self._price(ability, card), added_symbols(adds)
        return self.adds(price, ", ".join(marks), added, bool(adds.spells), bool(adds.gear))

    def _additional_cost(self, word: pay.AdditionalCost, card: Card) -> str:
        """A cost besides the one in the corner of the card, and what it changes."""
        extra, me = word.extra, source(card)
        form = VerbForm.INFINITIVE if extra.optional else VerbForm.ORDER
        told = self.additional_cost(
            me, self.conjoin(self._cost(extra.cost, card, form)), bool(extra.optional)
        )
        cheaper = self._cheaper_for(extra, card)
        return f"{told}. {cheaper}" if cheaper else told

    def _cheaper_for(self, extra: Extra, card: Card) -> str:
        """What an additional cost takes off the cost of its card; "" if nothing."""
        me = source(card)
        if extra.less or extra.less_power:
            less = symbols(Cost(int(extra.less), int(extra.less_power)), card)
            if extra.cost.most == ANY_NUMBER:
                _, what = spendings(extra.cost, card)[0]
                assert isinstance(what, NounPhrase)
                return capitalize(self.costs_less(me, less, "", Pronoun(Person.THEM, what.noun)))
            then = self.costs_less(me, less, "", None)
        elif extra.ignores:
            then = self.ignore_cost(me)
        else:
            return ""
        return capitalize(self.with_leading_condition(self.condition(FixedCondition.DONE), then))

    def _repeat_cost(self, word: pay.Repeat, card: Card) -> str:
        """What is done to repeat a spell, where that is not of runes."""
        return f"— {capitalize(self.conjoin(self._cost(word.extra.cost, card, VerbForm.ORDER)))}"

    def _cost_order(self, word: pay.CostWord, form: VerbForm) -> str:
        """What an instruction about costs says; LookupError if it is unknown."""
        match word:
            case pay.NextSpellCostsLess():
                spell = NounPhrase(Noun.SPELL, Quantity.NEXT, whose=Whose.YOU_PLAY_THIS_TURN)
                return self.do_this(form, self.costs_less(spell, f"[{word.n}]", "", None))
            case pay.SpendBuffs() if word.ready:
                ready = self.act(VerbForm.INFINITIVE, [Verb.READY], IT)
                return self.do_this(form, self.may_spend_its_buff(ready))
            case pay.SpendBuffs():
                return self.act(form, [Verb.SPEND], NounPhrase(Noun.BUFF, Quantity.ANY_NUMBER))
            case pay.PayAnyPower():
                return self.pay(form, self.any_amount("[A]"))
            case pay.ChannelForEach():
                return self.channel(form, 1, ready=False) + self.for_each_of(Pronoun(Person.THEM, Noun.BUFF))
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _cheaper_by(self, word: pay.CheaperBy, card: Card) -> str:
        """I cost less, by something that is counted."""
        me = source(card)
        less = number(word.amount, card, me, IT)
        if isinstance(less, ForEach):
            power = number(word.less_power, card, me, IT) if word.less_power is not None else 0
            per = power.n if isinstance(power, ForEach) else 0
            least = f"[{word.least}]" if word.least else ""
            return self.costs_less(me, symbols(Cost(less.n, per), card), least, less.what)
        if isinstance(less, int):
            return self.costs_less(me, f"[{less}]", "", None)
        return self.energy_is_reduced(me, less)

    def _cheaper_if(self, word: pay.CheaperIf, card: Card) -> str:
        """If something is so, I cost less; Legion says so itself."""
        less = self.costs_less(source(card), symbols(Cost(int(word.n), int(word.less_power)), card), "", None)
        if isinstance(word.condition, when.Legion):
            return f"[Legion] — {capitalize(less)}"
        return self.with_leading_condition(self.condition(condition_parts(word.condition, card)), less)


def added_symbols(adds: Adds) -> str:
    """What is added, in symbols."""
    sign = DOMAIN_SIGNS[adds.domain] if adds.domain < NUM_DOMAINS else "A"
    return f"[{adds.energy}]" * bool(adds.energy) + f"[{sign}]" * int(adds.power)


def spendings(cost: Cost, card: Card) -> list[tuple[Verb, Referent]]:
    """What is done to what for the parts of a cost that are not of runes."""
    found: list[tuple[Verb, Referent]] = []
    if cost.spend:
        verb, what = SPENDING[int(cost.spend)]
        if isinstance(what, NounPhrase) and cost.most == ANY_NUMBER:
            what = what._replace(quantity=Quantity.ANY_NUMBER)
        elif isinstance(what, NounPhrase) and cost.spend == RETURN_OWN_UNIT:
            what = what._replace(where=here(card))
        elif isinstance(what, NounPhrase) and cost.least > 1:
            what = what._replace(quantity=Quantity.EXACTLY, n=int(cost.least))
        found.append((verb, what))
    if cost.kill:
        found.append((Verb.KILL, source(card)))
    if cost.banish:
        found.append((Verb.BANISH, source(card)))
    return found
