"""English: the phrases of card text."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Condition,
    Event,
    FixedCondition,
    Gift,
    Goal,
    Measure,
    Moment,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Referent,
    ThereIs,
    Tokens,
    Until,
    Verb,
    VerbForm,
    Where,
    YouControl,
    YouHave,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.card_phrases import CardPhrases
from riftable.games.riftbound.speech.en.card_nouns import gifts_text, refer_to, spelled, subject_verb
from riftable.games.riftbound.speech.en.card_words import (
    CONDITIONS,
    GOALS,
    MEASURES,
    MOMENTS,
    NOUNS,
    PLAYERS,
    UNTIL,
    VERBS,
    WHERE,
    conjugated,
    participle,
)
from riftable.language.table_talk.en import listed
from riftable.language.text import capitalize, join


class EnglishCardPhrases(CardPhrases):
    """Card text in English."""

    def act(self, form: VerbForm, verbs: Sequence[Verb], what: Referent) -> str:
        return listed([f"{conjugated(VERBS[verb], form)} {refer_to(what)}" for verb in verbs])

    def send(self, form: VerbForm, verb: Verb, what: Referent, goal: Goal) -> str:
        told = refer_to(what, leaving=verb is Verb.MOVE)
        return f"{conjugated(VERBS[verb], form)} {told} {GOALS[goal][is_several(what)]}"

    def deal(self, form: VerbForm, amount: int | Measure, to: Referent) -> str:
        each = "each of " if isinstance(to, NounPhrase) and to.is_distributive else ""
        much = MEASURES[amount] if isinstance(amount, Measure) else f"{amount}"
        return f"{conjugated('deal', form)} {much} to {each}{refer_to(to)}"

    def give(
        self, form: VerbForm, gifts: Sequence[Gift], to: Referent, until: Until, more: bool, minimum: int
    ) -> str:
        each = " each" if isinstance(to, NounPhrase) and to.is_distributive else ""
        least = f", to a minimum of {minimum}" if minimum else ""
        what = f"{'an additional ' if more else ''}{gifts_text(gifts)}"
        return f"{conjugated('give', form)} {refer_to(to)}{each} {what}{UNTIL[until]}{least}"

    def double_might(self, form: VerbForm, what: Referent) -> str:
        mine = isinstance(what, Pronoun)
        whose = (
            {Person.ME: "my", Person.THEM: "their"}.get(what.person, "its")
            if isinstance(what, Pronoun)
            else ""
        )
        might = f"{whose} Might" if mine else f"the Might of {refer_to(what)}"
        return f"{conjugated('double', form)} {might} this turn"

    def channel(self, form: VerbForm, n: int) -> str:
        return f"{conjugated('channel', form)} {NOUNS[Noun.RUNE].counted(n)} exhausted"

    def play_tokens(self, form: VerbForm, tokens: Tokens) -> str:
        token = f"{'ready ' if tokens.ready else ''}{tokens.might} Might {tokens.title} unit token"
        many = f"a {token}" if tokens.n == 1 else f"{spelled(tokens.n)} {token}s"
        having = f" with {listed(tokens.keywords)}" if tokens.keywords else ""
        return f"{conjugated('play', form)} {many}{having}{WHERE[tokens.where]}"

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

    def has_gifts(self, subject: NounPhrase | Pronoun, gifts: Sequence[Gift], more: bool) -> str:
        what = f"{'an additional ' if more else ''}{gifts_text(gifts)}"
        is_it = isinstance(subject, Pronoun) and subject.person is Person.IT
        have = "gets" if is_it else conjugated("have", form_of(subject))
        if isinstance(subject, NounPhrase) and subject.where is Where.HERE:  # where I am, wherever that is
            return f"{refer_to(subject._replace(where=Where.ANYWHERE))} {have} {what} here"
        return f"{refer_to(subject, subject=True)} {have} {what}"

    def costs_less(self, subject: NounPhrase | Pronoun, n: int, minimum: int, per: NounPhrase | None) -> str:
        least = f", to a minimum of [{minimum}]" if minimum else ""
        each = ""
        if per is not None:
            where = WHERE[per.where].replace(" from ", " in ")
            each = f" for each {NOUNS[per.noun].singular}{where}"
        return f"{subject_verb(subject, 'cost')} [{n}] less{each}{least}"

    def enters_ready(self, subject: NounPhrase | Pronoun) -> str:
        return f"{subject_verb(subject, 'enter')} ready"

    def deal_bonus(self, n: int, yours: bool, to: NounPhrase | None) -> str:
        whom = f" to {refer_to(to)}" if to is not None else ""
        return f"{'your ' if yours else ''}spells and abilities deal {n} Bonus Damage{whom}"

    def buffs_give(self, n: int, to: NounPhrase) -> str:
        return f"buffs give an additional {gifts_text([n])} to {refer_to(to)} this turn"

    def may_play_to_open(self) -> str:
        return "you may play me to an open battlefield"

    def assigned_last(self) -> str:
        return "I must be assigned combat damage last"

    def borrows_abilities(self) -> str:
        return "I have all [E] abilities of all friendly legends, units and gear"

    def more_deathknells(self) -> str:
        return "your [Deathknell] effects trigger an additional time"

    def dies_instead(self, this: Pronoun) -> str:
        instead = "Heal that unit, exhaust it and recall it"
        return f"if a friendly unit would die, kill {refer_to(this)} instead. {instead}"

    def adds_for_spells(self, n: int) -> str:
        return f"[E]: [Reaction] — [Add] [{n}]. Use only to play spells"

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
        told += " to a battlefield" if event.to_battlefield else ""
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

    def when(self, event: str, condition: str) -> str:
        return f"when {event}, {f'if {condition}, ' if condition else ''}"

    def first_time(self, event: str, condition: str) -> str:
        return f"the first time {event} each turn, {f'if {condition}, ' if condition else ''}"

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
