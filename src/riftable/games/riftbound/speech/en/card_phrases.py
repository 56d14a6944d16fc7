"""English: the phrases of card text."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    ME,
    Condition,
    Event,
    Excess,
    FixedCondition,
    Gift,
    Goal,
    GoingOn,
    HasXp,
    IMoved,
    ItIsA,
    Measure,
    Moment,
    Near,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Referent,
    Spent,
    ThereIs,
    Tokens,
    Until,
    Value,
    Verb,
    VerbForm,
    Where,
    YouControl,
    YouHave,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.en.card_events import EnglishEventPhrases
from riftable.games.riftbound.speech.en.card_nouns import (
    each_one,
    gifts_text,
    refer_to,
    spelled,
    subject_verb,
    value_text,
)
from riftable.games.riftbound.speech.en.card_words import (
    CONDITIONS,
    GOALS,
    MOMENTS,
    NOUNS,
    PLAYERS,
    TIMES,
    UNTIL,
    VERBS,
    WHERE,
    conjugated,
    participle,
)
from riftable.games.riftbound.speech.en.lasting_phrases import EnglishLastingPhrases
from riftable.language.table_talk.en import listed
from riftable.language.text import capitalize, join


class EnglishCardPhrases(EnglishEventPhrases, EnglishLastingPhrases, CardPhrases):
    """Card text in English."""

    def act(self, form: VerbForm, verbs: Sequence[Verb], what: Referent) -> str:
        return listed([f"{conjugated(VERBS[verb], form)} {refer_to(what)}" for verb in verbs])

    def send(self, form: VerbForm, verb: Verb, what: Referent, goal: Goal) -> str:
        told = refer_to(what, leaving=verb is Verb.MOVE)
        end = GOALS[goal][is_several(what)]
        if what == ME and goal is not Goal.YOUR_HAND:
            end = "to my owner’s hand" if goal is Goal.OWNERS_HAND else "to my base"
        return f"{conjugated(VERBS[verb], form)} {told} {end}"

    def deal(self, form: VerbForm, amount: int | Value, to: Referent) -> str:
        each = "each of " if isinstance(to, NounPhrase) and to.is_distributive else ""
        much = f"{amount}" if isinstance(amount, int) else f"damage equal to {value_text(amount)}"
        if amount is Measure.DISCARDED_ENERGY:
            much = f"{value_text(amount)} as damage"
        return f"{conjugated('deal', form)} {much} to {each}{refer_to(to)}"

    def draw_equal(self, form: VerbForm, amount: Value) -> str:
        return f"{conjugated('draw', form)} cards equal to {value_text(amount)}"

    def for_each(self, order: str, what: NounPhrase) -> str:
        return f"{order}{each_one(what)}"

    def give(
        self, form: VerbForm, gifts: Sequence[Gift], to: Referent, until: Until, more: bool, minimum: int
    ) -> str:
        each = " each" if isinstance(to, NounPhrase) and to.is_distributive else ""
        least = f", to a minimum of {minimum}" if minimum else ""
        what = f"{'an additional ' if more else ''}{gifts_text(gifts)}"
        return f"{conjugated('give', form)} {refer_to(to)}{each} {what}{UNTIL[until]}{least}"

    def double_might(self, form: VerbForm, what: Referent, until: Until = Until.END_OF_TURN) -> str:
        mine = isinstance(what, Pronoun)
        whose = (
            {Person.ME: "my", Person.THEM: "their"}.get(what.person, "its")
            if isinstance(what, Pronoun)
            else ""
        )
        might = f"{whose} Might" if mine else f"the Might of {refer_to(what)}"
        return f"{conjugated('double', form)} {might}{UNTIL[until]}"

    def channel(self, form: VerbForm, n: int, ready: bool) -> str:
        return f"{conjugated('channel', form)} {NOUNS[Noun.RUNE].counted(n)}{'' if ready else ' exhausted'}"

    def play_tokens(self, form: VerbForm, tokens: Tokens) -> str:
        what = f"{tokens.title} gear token"
        if tokens.might is not None:
            what = f"{tokens.might} Might {tokens.title} unit token"
        token = f"{'ready ' if tokens.ready else ''}{what}"
        many = f"a {token}" if tokens.n == 1 else f"{spelled(tokens.n)} {token}s"
        having = f" with {listed(tokens.keywords)}" if tokens.keywords else ""
        state = " exhausted" if tokens.exhausted else ""
        return f"{conjugated('play', form)} {many}{having}{WHERE[tokens.where]}{state}"

    def look(self, form: VerbForm, n: int) -> str:
        top = "card" if n == 1 else f"{n} cards"
        return f"{conjugated('look', form)} at the top {top} of your Main Deck"

    def take_one(self, form: VerbForm) -> str:
        return f"{conjugated('put', form)} 1 into your hand and {conjugated('recycle', form)} the rest"

    def win_game(self, form: VerbForm) -> str:
        return "you win the game" if form is VerbForm.ORDER else f"{conjugated('win', form)} the game"

    def take_turn(self, form: VerbForm) -> str:
        return f"{conjugated('take', form)} a turn after this one"

    def pay(self, form: VerbForm, symbols: str) -> str:
        return f"{conjugated('pay', form)} {symbols}"

    def do_this(self, form: VerbForm, statement: str) -> str:
        return statement if form is VerbForm.ORDER else f"do this: {statement}"

    def gains(self, it: Pronoun, gifts: Sequence[Gift], until: Until) -> str:
        return f"{subject_verb(it, 'gain')} {gifts_text(gifts)}{UNTIL[until]}"

    def is_saved(self, it: Pronoun) -> str:
        them = refer_to(it)
        instead = f"heal {them}, exhaust {them} and recall {them} instead"
        return f"the next time {refer_to(it, subject=True)} would die this turn, {instead}"

    def take_control(self, it: Pronoun) -> str:
        return f"take control of {refer_to(it)} and recall {refer_to(it)}"

    def deal_to_each_other(self, with_me: bool) -> str:
        who, whose = ("we", "our") if with_me else ("they", "their")
        return f"{who} deal damage equal to {whose} Mights to each other"

    def has_gifts(
        self,
        subject: NounPhrase | Pronoun,
        gifts: Sequence[Gift],
        more: bool,
        minimum: int = 0,
        missing: bool = False,
    ) -> str:
        what = f"{'an additional ' if more else ''}{gifts_text(gifts)}"
        least = f", to a minimum of {minimum}" if minimum else ""
        least += f" if {'they' if is_several(subject) else 'it'} didn’t already" if missing else ""
        is_it = isinstance(subject, Pronoun) and subject.person is Person.IT
        have = "gets" if is_it else conjugated("have", form_of(subject))
        if isinstance(subject, NounPhrase) and subject.where is Where.HERE:  # where I am, wherever that is
            return f"{refer_to(subject._replace(where=Where.ANYWHERE))} {have} {what} here{least}"
        return f"{refer_to(subject, subject=True)} {have} {what}{least}"

    def costs_less(
        self, subject: NounPhrase | Pronoun, cost: str, minimum: str, per: NounPhrase | Pronoun | None
    ) -> str:
        least = f", to a minimum of {minimum}" if minimum else ""
        each = ""
        if isinstance(per, Pronoun):
            each = self.for_each_of(per)
        elif per is not None:
            each = each_one(per)
        return f"{subject_verb(subject, 'cost')} {cost} less{each}{least}"

    def costs_more(self, subject: NounPhrase | Pronoun, cost: str) -> str:
        return f"{subject_verb(subject, 'cost')} {cost} more"

    def repeat_costs_less(self, cost: str) -> str:
        return f"friendly [Repeat] costs cost {cost} less"

    def for_each_of(self, them: Pronoun) -> str:
        return f" for each of {refer_to(them)}"

    def may_spend_its_buff(self, to: str) -> str:
        return f"for each friendly unit, {self.may_in_order_to('spend its buff', to)}"

    def energy_is_reduced(self, this: Pronoun, by: Value) -> str:
        return f"{whose_own(this)} Energy cost is reduced by {value_text(by)}"

    def any_amount(self, symbol: str) -> str:
        return f"any amount of {symbol}"

    def ignore_cost(self, this: Pronoun) -> str:
        return f"ignore {whose_own(this)} cost"

    def use_only(self, condition: str) -> str:
        return f"use only if {condition}"

    def enters_exhausted(self, subject: Pronoun) -> str:
        return f"{subject_verb(subject, 'enter')} exhausted"

    def enters_ready(self, subject: NounPhrase | Pronoun) -> str:
        return f"{subject_verb(subject, 'enter')} ready"

    def deal_bonus(self, n: int, yours: bool, to: NounPhrase | None) -> str:
        whom = f" to {refer_to(to)}" if to is not None else ""
        return f"{'your ' if yours else ''}spells and abilities deal {n} Bonus Damage{whom}"

    def buffs_give(self, n: int, to: NounPhrase) -> str:
        return f"buffs give an additional {gifts_text([n])} to {refer_to(to)} this turn"

    def may_play_to_open(self) -> str:
        return "you may play me to an open battlefield"

    def may_play_to_enemy(self) -> str:
        return "you may play me to an occupied enemy battlefield"

    def ambushes_enemies(self) -> str:
        return "I can [Ambush] to a battlefield with enemy units, even if you have none there"

    def may_play_units_to_open(self, units: NounPhrase) -> str:
        return f"{refer_to(units)} may be played to open battlefields"

    def assigned_last(self) -> str:
        return "I must be assigned combat damage last"

    def borrows_abilities(self) -> str:
        return "I have all [E] abilities of all friendly legends, units and gear"

    def more_deathknells(self) -> str:
        return "your [Deathknell] effects trigger an additional time"

    def dies_instead(self, this: Pronoun) -> str:
        instead = "Heal that unit, exhaust it and recall it"
        return f"if a friendly unit would die, kill {refer_to(this)} instead. {instead}"

    def adds(self, price: str, marks: str, symbols: str, spells: bool, gear: bool) -> str:
        only = ". Use only to play spells" if spells else ""
        only += ". Use only to play gear or use gear abilities" if gear else ""
        return f"{price}: {marks} — [Add] {symbols}{only}"

    def additional_cost(self, this: Pronoun, cost: str, may: bool) -> str:
        return f"as an additional cost to play {refer_to(this)}, {self.may(cost) if may else cost}"

    def player_does(self, player: Player, it: Pronoun, action: str) -> str:
        return f"{PLAYERS[player]} {action}"

    def event(self, event: Event) -> str:
        form = form_of(event.subject)
        verbs = join([conjugated(VERBS[verb], form) for verb in event.verbs], " or ")
        return f"{refer_to(event.subject, subject=True)} {verbs}{self._circumstances(event)}"

    def going_on(self, event: Event) -> str:
        if isinstance(event.subject, Pronoun) and event.subject.person is Person.ME:
            verbs = join([f"{VERBS[verb]}ing" for verb in event.verbs], " or ")
            return f"I’m {verbs}{self._circumstances(event)}"
        return self.event(event)

    def _circumstances(self, event: Event) -> str:
        """What follows the verb of an event; a battlefield that is conquered or held is a place."""
        what = event.object
        if what is None:
            told = ""
        elif event.verbs[0] in (Verb.CONQUER, Verb.HOLD, Verb.DEFEND_PLACE):
            told = " here" if isinstance(what, Pronoun) else ""
        else:
            told = f" {refer_to(what)}"
        told += " alone" if event.alone else ""
        told += " the board" if Verb.LEAVE_BOARD in event.verbs else ""
        told += " to a battlefield" if event.to_battlefield else ""
        told += self.circumstances(event)
        told += " on an opponent’s turn" if event.on_opponents_turn else ""
        return told + WHERE[event.where]

    def condition(self, condition: Condition) -> str:
        match condition:
            case FixedCondition():
                return CONDITIONS[condition]
            case YouHave():
                return f"you have {refer_to(condition.what)}"
            case YouControl():
                return f"you control {refer_to(condition.what)}"
            case ThereIs():
                return f"there is {refer_to(condition.what)}"
            case ItIsA():
                return f"it’s {refer_to(condition.what)}"
            case IMoved():
                return f"I’ve moved {TIMES.get(condition.n, f'{condition.n} times')} this turn"
            case HasXp():
                return f"you have {condition.n}+ XP"
            case Excess():
                return f"you assigned {condition.n} or more excess damage to enemy units"
            case Near():
                points = f"{condition.n} {'points' if condition.n > 1 else 'point'}"
                whose = "your" if condition.yours else "an opponent’s"
                return f"{whose} score is within {points} of the Victory Score"
            case Spent():
                return f"you’ve spent at least {condition.symbols} this turn"
            case GoingOn():
                return self.going_on(condition.event)

    def when(self, event: str, condition: str) -> str:
        return f"when {event}, {f'if {condition}, ' if condition else ''}"

    def when_this_is(self, this: Pronoun, verbs: Sequence[Verb]) -> str:
        return f"when {refer_to(this)} is {join([participle(VERBS[verb]) for verb in verbs], ' or ')}, "

    def at_moment(self, moment: Moment, condition: str) -> str:
        return f"{MOMENTS[moment]}, {f'if {condition}, ' if condition else ''}"

    def with_leading_condition(self, condition: str, body: str) -> str:
        return f"if {condition}, {body}"

    def with_trailing_condition(self, body: str, condition: str) -> str:
        return f"{body} if {condition}"

    def reflexive(self, condition: str, body: str) -> str:
        return f"if {condition}, do this: {body}"

    def otherwise(self, body: str) -> str:
        return f"otherwise, {body}"

    def while_condition(self, condition: str, statement: str) -> str:
        return f"while {condition}, {statement}"

    def at_end_of_turn(self, body: str) -> str:
        return f"{body} at the end of this turn"

    def at_chosen_battlefield(self, form: VerbForm, body: str) -> str:
        return body

    def may(self, body: str) -> str:
        return f"you may {body}"

    def may_in_order_to(self, cost: str, body: str) -> str:
        return f"you may {cost} to {body}"

    def conjoin(self, bodies: Sequence[str]) -> str:
        return listed(bodies)

    def sequence(self, body: str, second: str) -> str:
        return f"{body}, then {second}"

    def then_sentence(self, body: str) -> str:
        return f"then {body}"

    def after_cost(self, cost: str, body: str) -> str:
        return f"{cost}: {capitalize(body)}"

    def after_cost_one_of(self, cost: str, modes: Sequence[str]) -> str:
        return f"{cost}: Choose one you’ve not chosen this turn — {' • '.join(modes)}"


def whose_own(this: Pronoun) -> str:
    """My, this spell’s."""
    return "my" if this.person is Person.ME else f"this {NOUNS[this.noun].singular}’s"
