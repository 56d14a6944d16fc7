"""StaticText: what costs, permissions and passive abilities of a card say."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import (
    Card,
    Condition,
    Cost,
    Word,
)
from riftable.games.riftbound.rules.ids import FIELD
from riftable.games.riftbound.speech.card_conditions import PAST, condition_parts
from riftable.games.riftbound.speech.card_filters import described, here, number
from riftable.games.riftbound.speech.card_lasting import LastingText
from riftable.games.riftbound.speech.card_limits import LimitText
from riftable.games.riftbound.speech.card_meaning import (
    A_FRIEND,
    FRIENDS,
    OTHER_FRIENDS,
    source,
)
from riftable.games.riftbound.speech.card_parts import (
    IT,
    Event,
    FixedCondition,
    ForEach,
    Gift,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Verb,
    Whose,
)
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.words import champions, limits
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.states import IS_DEFENDING_ALONE


class StaticText(LimitText, LastingText):
    """What is true of a card, in statements."""

    def _property(self, word: Word, card: Card) -> str:
        """A passive ability, a permission, an additional cost or an ability that adds, as a statement."""
        me = source(card)
        match word:
            case has.EntersReady():
                told = self.enters_ready(me)
                if word.condition is None:
                    return told
                condition = self.condition(condition_parts(word.condition, card))
                return self.with_leading_condition(condition, told)
            case has.ToOpenBattlefield():
                return self.may_play_to_open()
            case has.ToEnemyBattlefield():
                return self.may_play_to_enemy()
            case has.AmbushEnemies():
                return self.ambushes_enemies()
            case be.UnitsToOpenBattlefields():
                return self.may_play_units_to_open(FRIENDS)
            case has.AssignedLast():
                return self.assigned_last()
            case has.BorrowsAbilities():
                return self.borrows_abilities()
            case has.EntersExhausted():
                return self.enters_exhausted(me)
            case pay.CheaperBy():
                return self._cheaper_by(word, card)
            case pay.CheaperIf():
                return self._cheaper_if(word, card)
            case pay.AdditionalCost():
                return self._additional_cost(word, card)
            case pay.Repeat():
                return f"[Repeat] {symbols(word.extra.cost, card) or self._repeat_cost(word, card)}"
            case pay.Add():
                assert word.ability.adds is not None
                if word.ability.adds.turns:
                    return self._turns(word.ability, word.ability.adds, card)
                return self._adds(word.ability, word.ability.adds, card)
            case Have():
                return self._have(word, card)
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
            case be.CostLess() | be.CostMore():
                told = self._costs(word, card)
                told = told if word.condition is None else self._while(word.condition, card, told)
                return self._if_controlled(card, told)
            case be.SpellsHaveRepeat():
                spells = NounPhrase(Noun.SPELL, Quantity.PLURAL, whose=Whose.YOU_PLAY)
                told = self.has_gifts(spells, [f"[Repeat] {symbols(word.extra.cost, card)}"], more=False)
                return told if word.condition is None else self._while(word.condition, card, told)
            case be.RepeatCostsLess():
                return self._if_controlled(card, self.repeat_costs_less(f"[{word.n}]"))
            case limits.Forbid() if word.condition is not None:
                return self._while(word.condition, card, self._limit(word, card))
            case limits.Forbid() | limits.MoreToWin() | limits.HidesMore() | champions.HideForEnergy():
                return self._limit(word, card)
            case limits.NoScoringBefore():
                return self._limit(word, card)
            case _:
                return self._replacement(word, card)

    def _if_controlled(self, card: Card, told: str) -> str:
        """What is so for the side of a battlefield's controller, where there is one [190.6]."""
        if card.type != FIELD:
            return told
        return self.while_condition(self.condition(FixedCondition.FIELD_YOURS), told)

    def _costs(self, word: be.CostChange, card: Card) -> str:
        """Cards cost more, or less to a minimum."""
        what = described(word.what, card, Quantity.PLURAL)
        if what.whose not in (Whose.FRIENDLY, Whose.ENEMY):
            what = what._replace(whose=Whose.YOU_PLAY)
        change = word.change
        paid = symbols(Cost(int(change.energy), any_power=int(change.power)), card)
        if change.more:
            return self.costs_more(what, paid)
        least = symbols(Cost(int(change.least), any_power=int(change.least_power)), card)
        return self.costs_less(what, paid, least, None)

    def _have(self, word: Have, card: Card) -> str:
        """Who has what, and while what is so."""
        who, event = self._holders(word, card)
        gifts: list[Gift] = [
            keyword_text(int(keyword), int(n)) for keyword, n in zip(word.keywords, word.values, strict=True)
        ]
        gifts += [self._line(word.trigger, card)] if word.trigger is not None else []
        might = number(word.amount, card, source(card), IT)
        each = might.what if isinstance(might, ForEach) else None
        if might != 0:
            gifts.insert(0, might.n if isinstance(might, ForEach) else might)
        told = self.has_gifts(who, gifts, word.more, max(int(word.minimum), 0), word.missing)
        told = told if each is None else self.for_each(told, each)
        if event is not None:
            told = self.while_condition(self.going_on(event), told)
        return told if word.condition is None else self._while(word.condition, card, told)

    def _holders(self, word: Have, card: Card) -> tuple[NounPhrase | Pronoun, Event | None]:
        """Who has something, and what they are doing meanwhile, where that is said first."""
        if word.who is None:
            return source(card), None
        if word.who.state == IS_DEFENDING_ALONE:
            return IT, Event(A_FRIEND, (Verb.DEFEND,), alone=True)
        return described(word.who, card, Quantity.PLURAL), None

    def _line(self, word: Word, card: Card) -> str:
        """The line of a word that is no instruction."""
        raise NotImplementedError

    def _while(self, condition: Condition, card: Card, told: str) -> str:
        """A statement that is true while, or if, something is the case."""
        frame = self.with_leading_condition if isinstance(condition, PAST) else self.while_condition
        return frame(self.condition(condition_parts(condition, card)), told)
