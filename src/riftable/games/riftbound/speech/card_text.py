"""The text of a card, walked word by word. It knows the words of the engine, not of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Final, NamedTuple, TypeAlias

from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Ability, Card, Instruction, Selector, Word
from riftable.games.riftbound.rules.ids import ACTION, NEUTRAL_OPEN, REACTION, UNIT
from riftable.games.riftbound.speech.card_meaning import (
    FRIENDS,
    MOMENTS,
    PASSIVES,
    Scope,
    cards,
    here,
    pronoun,
    referent,
    source,
    test_condition,
    trigger_condition,
    trigger_event,
    trigger_noun,
)
from riftable.games.riftbound.speech.card_parts import (
    IT,
    FixedCondition,
    Gift,
    Goal,
    Group,
    Measure,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Quantity,
    Tokens,
    Until,
    Verb,
    VerbForm,
    Where,
    Whose,
)
from riftable.games.riftbound.speech.card_statics import StaticText, spendings
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import flow
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.selectors import It, Me
from riftable.language.text import capitalize

TYPES: Final = {card.title: int(card.type) for card in ALL}
ACTS: Final[dict[type[do.Acts], Verb]] = {  # words that do one thing to an object, and say nothing else
    do.Buff: Verb.BUFF,
    do.Counter: Verb.COUNTER,
    do.Kill: Verb.KILL,
    do.MoveTo: Verb.MOVE,
    do.Ready: Verb.READY,
    do.ReadyRunes: Verb.READY,
    do.Stun: Verb.STUN,
}
SENDS: Final[dict[type[do.Acts], tuple[Verb, Goal]]] = {
    do.ToBase: (Verb.MOVE, Goal.BASE),
    do.ToHand: (Verb.RETURN, Goal.OWNERS_HAND),
    do.FromTrash: (Verb.RETURN, Goal.YOUR_HAND),
}


def type_of(title: str) -> int:
    """What kind of card has this title; languages with genders want to know."""
    return TYPES.get(title, UNIT)


class Rendered(NamedTuple):
    """An order or a statement, and sentences that must follow it; neither has its last full stop."""

    body: str
    after: str = ""


Say: TypeAlias = Callable[[VerbForm], Rendered]


class Clause(NamedTuple):
    """What one word, or several that belong together, say in a form of the verb yet to be chosen."""

    say: Say
    apart: bool = False  # it begins a sentence of its own
    goes_on: bool = False  # it only does something more to what was named before
    afterwards: bool = False  # it needs what was done before, and says so


class CardText(StaticText):
    """What a card says, line by line."""

    def card_text(self, card: Card) -> list[str]:
        """The lines of a card; none, if it only has numbers."""
        lines: list[str] = []
        spell: list[Word] = []
        for word in card.words:
            if isinstance(word, Instruction):
                spell.append(word)
            elif not isinstance(word, has.Tags):
                lines.append(self._line(word, card))
        if spell:
            lines.append(self._sentences(spell, Scope(card, card.spell)))
        return [self.spoken(line) for line in lines]

    def ability_text(self, ability: Ability, card: Card) -> str:
        """What an ability of a card does, without what it costs or when it happens."""
        return self.spoken(self._sentences(ability.words, Scope(card, ability)))

    def _line(self, word: Word, card: Card) -> str:
        """The line of a word that is no instruction."""
        match word:
            case has.Timing():
                return "[Action]" if word.timing == ACTION else "[Reaction]"
            case has.Keyword():
                return keyword_text(int(word.keyword), int(word.n))
            case on.Vision():
                return "[Vision]"
            case on.When():
                return self._trigger(word, card)
            case on.WhenEither():
                head = self.when_this_is(
                    source(card)._replace(person=Person.THIS),
                    [PASSIVES[int(when.event)] for when in word.whens],
                )
                body, after = self._in_sequence(word.words, Scope(card, word.whens[0].ability))
                return sentence(head + body, after)
            case be.Activated():
                body, after = self._in_sequence(word.words, Scope(card, word.ability))
                return sentence(self.after_cost(self._price(word.ability, card), body), after)
            case be.Modal():
                modes = [
                    self._sentences(words, Scope(card, mode))
                    for words, mode in zip(word.modes, word.ability.modes, strict=True)
                ]
                return self.after_cost_one_of(self._price(word.ability, card), modes)
            case _:
                return sentence(self._property(word, card))

    # Abilities.

    def _trigger(self, word: on.When, card: Card) -> str:
        """When something happens, what is done."""
        scope = Scope(card, word.ability, trigger_noun(word))
        head, words = self._head(word, card)
        cost = word.ability.cost
        if not cost.is_free:
            body, after = self._conjoined(words, scope, VerbForm.INFINITIVE)
            paid = self.conjoin(self._cost(cost, card, VerbForm.INFINITIVE))
            return sentence(head + self.may_in_order_to(paid, body), after)
        if word.ability.may:
            body, after = self._conjoined(words, scope, VerbForm.INFINITIVE)
            return sentence(head + self.may(body), after)
        match words:
            case [flow.If() as only] if not only.otherwise:  # where "if" stands says when it is looked at
                body, after = self._in_sequence(only.words, scope)
                body = self.with_trailing_condition(body, self.condition(test_condition(only.test)))
            case _:
                body, after = self._in_sequence(words, scope)
        return head + sentence(body, after) if word.knell else sentence(head + body, after)

    def _head(self, word: on.When, card: Card) -> tuple[str, list[Word]]:
        """What stands before the comma of a trigger, and the words that are left for behind it."""
        if word.knell:
            return "[Deathknell] — ", word.words
        words, must = word.words, trigger_condition(word)
        match words:
            case [flow.If(test=be.WasPaid()) as only] if not only.otherwise:
                words, must = only.words, FixedCondition.EXTRA_PAID
        condition = self.condition(must) if must is not None else ""
        if int(word.event) in MOMENTS:
            head = self.at_moment(MOMENTS[int(word.event)], condition)
        else:
            first = word.condition == on.FIRST_THIS_TURN
            event = self.event(trigger_event(word, card))
            head = (self.first_time if first else self.when)(event, condition)
        legion = "[Legion] — " if word.condition == on.LEGION else ""
        return legion + capitalize(head), words

    def _price(self, ability: Ability, card: Card) -> str:
        """What stands before the colon of an activated ability: [1][Y], [E]."""
        cost = ability.cost
        spent = [self.act(VerbForm.ORDER, [verb], what) for verb, what in spendings(cost)]
        parts = [*spent, symbols(cost, card), "[E]" * cost.exhaust]
        timing = {NEUTRAL_OPEN: "", ACTION: " [Action]", REACTION: " [Reaction]"}[int(ability.timing)]
        return capitalize(", ".join(part for part in parts if part)) + timing

    # Instructions.

    def _sentences(self, words: Sequence[Word], scope: Scope) -> str:
        """Instructions in order, each a sentence unless it only goes on with the one before."""
        out: list[str] = []
        is_open = False  # whether the last sentence may go on
        for clause in self._clauses(words, scope):
            body, after = clause.say(VerbForm.ORDER)
            if clause.goes_on and is_open:
                body = self.conjoin([out.pop().removesuffix("."), body])
            elif clause.afterwards and out:
                body = self.then_sentence(body)
            out.append(sentence(body, after))
            is_open = not after and not clause.apart
        return " ".join(out)

    def _in_sequence(self, words: Sequence[Word], scope: Scope) -> Rendered:
        """Orders that all stand under one head: a, then b."""
        bodies, after = self._collect(words, scope, VerbForm.ORDER)
        return Rendered(reduce(self.sequence, bodies), after)

    def _conjoined(self, words: Sequence[Word], scope: Scope, form: VerbForm) -> Rendered:
        """Instructions in one form: a and b."""
        bodies, after = self._collect(words, scope, form)
        return Rendered(self.conjoin(bodies), after)

    def _collect(self, words: Sequence[Word], scope: Scope, form: VerbForm) -> tuple[list[str], str]:
        """The phrases of some words, and the sentences for all that needs its own."""
        bodies: list[str] = []
        after: list[str] = []
        for clause in self._clauses(words, scope):
            if bodies and (clause.apart or after):
                after.append(sentence(*clause.say(VerbForm.ORDER)))
            else:
                body, following = clause.say(form)
                bodies.append(body)
                after += [sentence(following)] if following else []
        return bodies, " ".join(after).removesuffix(".")

    def _clauses(self, words: Sequence[Word], scope: Scope) -> list[Clause]:
        """The clauses of some words; words that do the same to the same object are one clause."""
        clauses: list[Clause] = []
        at_battlefield = False
        rest = list(words)
        while rest:
            word, *rest = rest
            if isinstance(word, do.ChooseField):
                at_battlefield = True
                continue
            if isinstance(word, flow.RecycleTheRest):  # the word before has said it
                continue
            together = [word]
            while rest and continues(word, rest[0]):
                together.append(rest.pop(0))
            clause = self._clause(together, scope)
            if at_battlefield:
                clause = Clause(partial(self._at_battlefield, clause.say))
                at_battlefield = False
            clauses.append(clause)
        return clauses

    def _at_battlefield(self, say: Say, form: VerbForm) -> Rendered:
        """What is done at a battlefield that is chosen for it."""
        body, after = say(form)
        return Rendered(self.at_chosen_battlefield(form, body), after)

    def _clause(self, words: list[Word], scope: Scope) -> Clause:
        """What one word says, or several that are one with it."""
        word = words[0]
        match word:
            case flow.If():
                return Clause(partial(self._if, word, scope), apart=True)
            case do.IfItDies():
                return Clause(partial(self._if_it_dies, word, scope), apart=True)
            case do.Acts() if type(word) in ACTS:
                what = referent(word.selector, scope)
                verbs = [ACTS[type(one)] for one in words if isinstance(one, do.Acts)]
                goes_on = isinstance(what, Pronoun) and what.person in (Person.IT, Person.THEM)
                return Clause(lambda form: Rendered(self.act(form, verbs, what)), goes_on=goes_on)
            case do.Fight():
                return Clause(partial(self._fight, word, scope), afterwards=isinstance(word.one, It))
            case do.Give() | do.GiveKeyword() | do.GiveTemporary():
                return Clause(partial(self._give, words, scope))
            case _:
                return Clause(partial(self._order, word, scope))

    def _order(self, word: Word, scope: Scope, form: VerbForm) -> Rendered:
        """What one word says in a form of its verb; LookupError if it is unknown."""
        match word:
            case do.Acts() if type(word) in SENDS:
                verb, goal = SENDS[type(word)]
                return Rendered(self.send(form, verb, referent(word.selector, scope), goal))
            case do.Deal():
                return Rendered(self.deal(form, int(word.n), referent(word.selector, scope)))
            case let.DealItsCost():
                return Rendered(self.deal(form, Measure.DISCARDED_ENERGY, referent(word.selector, scope)))
            case do.DoubleMight():
                return Rendered(self.double_might(form, referent(word.selector, scope)))
            case do.GiveShield():
                gifts: list[Gift] = [keyword_text(ids.SHIELD, int(word.n))]
                return self._choose(
                    form, word.selector, scope, lambda it: self.gains(it, gifts, Until.END_OF_COMBAT)
                )
            case do.Save():
                return self._choose(form, word.selector, scope, self.is_saved)
            case do.TakeControl():
                return self._choose(form, word.selector, scope, self.take_control)
            case let.Draw():
                return Rendered(self.act(form, [Verb.DRAW], cards(int(word.n))))
            case let.Discard():
                return Rendered(self.act(form, [Verb.DISCARD], cards(int(word.n))))
            case let.Channel():
                return Rendered(self.channel(form, int(word.n)))
            case let.PlayMe():
                return Rendered(self.act(form, [Verb.PLAY], source(scope.card)))
            case let.PlayTokens():
                return Rendered(self.play_tokens(form, tokens(word, scope.card)))
            case let.AnotherTurn():
                return Rendered(self.take_turn(form))
            case let.WinGame():
                return Rendered(self.win_game(form))
            case let.AtEndOfTurn():
                body, after = self._conjoined(word.words, Scope(scope.card, word.ability), form)
                return Rendered(self.at_end_of_turn(body), after)
            case flow.LookAtTop():
                return Rendered(self.look(form, 1))
            case flow.LookAtCards():
                return Rendered(self.look(form, int(word.n)))
            case flow.TakeOne():
                return Rendered(self.take_one(form))
            case _:
                return Rendered(self.do_this(form, self._statement(word, scope)))

    def _statement(self, word: Word, scope: Scope) -> str:
        """What a word says that orders nothing: what others do, or what is so for a while."""
        match word:
            case flow.MayRecycleTop():
                card = Pronoun(Person.IT, Noun.CARD)
                return self.may(self.act(VerbForm.INFINITIVE, [Verb.RECYCLE], card))
            case let.ItsControllerDraws():
                drawn = self.act(VerbForm.IT_DOES, [Verb.DRAW], cards(int(word.n)))
                return self.player_does(Player.ITS_CONTROLLER, named_before(scope), drawn)
            case let.EachKillsOne():
                killed = self.act(VerbForm.IT_DOES, [Verb.KILL], NounPhrase(Noun.UNIT, whose=Whose.THEIRS))
                return self.player_does(Player.EACH_PLAYER, named_before(scope), killed)
            case let.UnitsEnterReady():
                units = NounPhrase(Noun.UNIT, Quantity.PLURAL, whose=Whose.YOU_PLAY_THIS_TURN)
                return self.enters_ready(units)
            case let.BuffsGiveMore():
                return self.buffs_give(int(word.n), FRIENDS)
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _choose(
        self, form: VerbForm, selector: Selector, scope: Scope, then: Callable[[Pronoun], str]
    ) -> Rendered:
        """An object is chosen, and a sentence of its own says what becomes of it."""
        what = referent(selector, scope)
        if isinstance(what, Pronoun):  # it has been chosen already
            return Rendered(self.do_this(form, then(what)))
        return Rendered(self.act(form, [Verb.CHOOSE], what), then(pronoun(what)))

    def _fight(self, word: do.Fight, scope: Scope, form: VerbForm) -> Rendered:
        """Two units deal damage to each other."""
        one, other = referent(word.one, scope), referent(word.other, scope)
        with_me = isinstance(one, Pronoun) and one.person is Person.ME
        after = self.deal_to_each_other(with_me)
        if isinstance(one, Pronoun):
            return Rendered(self.act(form, [Verb.CHOOSE], other), after)
        return Rendered(self.act(form, [Verb.CHOOSE], Group(one, other, either=False)), after)

    def _give(self, words: list[Word], scope: Scope, form: VerbForm) -> Rendered:
        """Might and keywords for the same objects and the same time."""
        gifts: list[Gift] = []
        first, minimum, until = words[0], 0, Until.END_OF_TURN
        for word in words:
            match word:
                case do.Give():
                    gifts.append(int(word.n))
                    minimum = max(int(word.minimum), 0)
                case do.GiveKeyword():
                    gifts.append(keyword_text(int(word.keyword), int(word.n)))
                case do.GiveTemporary():
                    gifts.append(keyword_text(ids.TEMPORARY))
                    until = Until.FOREVER
        assert isinstance(first, do.Acts)
        to = referent(first.selector, scope)
        more = isinstance(first, do.Give) and isinstance(first.selector, It)
        return Rendered(self.give(form, gifts, to, until, more, minimum))

    def _if(self, word: flow.If, scope: Scope, form: VerbForm) -> Rendered:
        """What is done if something is the case, and otherwise."""
        condition = self.condition(test_condition(word.test))
        if form is VerbForm.ORDER:
            body, after = self._in_sequence(word.words, scope)
            body = self.with_leading_condition(condition, body)
        else:
            body, after = self._conjoined(word.words, scope, form)
            body = self.with_trailing_condition(body, condition)
        if word.otherwise:
            other, more = self._in_sequence(word.otherwise, scope)
            otherwise = sentence(self.otherwise(other), more).removesuffix(".")
            after = f"{sentence(after)} {otherwise}" if after else otherwise
        return Rendered(body, after)

    def _if_it_dies(self, word: do.IfItDies, scope: Scope, form: VerbForm) -> Rendered:
        """What a new ability does if something has died of this."""
        inner = Scope(scope.card, word.ability)
        condition = self.condition(FixedCondition.KILLED_BY_THIS)
        if form is VerbForm.ORDER:
            body, after = self._in_sequence(word.words, inner)
            return Rendered(self.reflexive(condition, body), after)
        body, after = self._conjoined(word.words, inner, form)
        return Rendered(self.with_trailing_condition(body, condition), after)


def sentence(body: str, after: str = "") -> str:
    """Capital and full stop, and the sentences that follow, if any."""
    return f"{capitalize(body)}. {capitalize(after)}." if after else f"{capitalize(body)}."


def named_before(scope: Scope) -> Pronoun:
    """The pronoun for what an ability has chosen first."""
    picks = scope.ability.picks if scope.ability is not None else []
    return pronoun(referent(picks[0], scope)) if picks else IT


def continues(word: Word, following: Word) -> bool:
    """Whether the next word does more of the same to the same objects."""
    if isinstance(word, do.Give | do.GiveKeyword) and isinstance(following, do.GiveKeyword):
        limited = isinstance(word, do.Give) and word.minimum > 0
        return isinstance(following.selector, It) and not limited
    if isinstance(word, do.Acts) and isinstance(following, do.Acts):
        both_me = isinstance(word.selector, Me) and isinstance(following.selector, Me)
        return both_me and type(word) in ACTS and type(following) in ACTS
    return False


def tokens(word: let.PlayTokens, card: Card) -> Tokens:
    """The tokens a word plays."""
    token = word.token
    keywords = [keyword_text(keyword, int(n)) for keyword, n in enumerate(token.keywords) if n]
    where = here(card) if word.here else Where.YOUR_BASE if word.at_base else Where.ANYWHERE
    return Tokens(int(word.n), token.title, int(token.might), keywords, word.ready, where)
