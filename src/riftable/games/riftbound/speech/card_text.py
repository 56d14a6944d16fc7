"""The text of a card, walked word by word. It knows the words of the engine, not of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Ability, Card, Instruction, Selector, Word
from riftable.games.riftbound.rules.ids import ACTION
from riftable.games.riftbound.speech.card_clauses import (
    ACTS,
    APART,
    BRACKETS,
    LEGION,
    SENDS,
    Clause,
    Rendered,
    Say,
    continues,
    named_before,
    sentence,
)
from riftable.games.riftbound.speech.card_conditions import (
    condition_parts,
    has_condition,
    trigger_conditions,
)
from riftable.games.riftbound.speech.card_costs import TIMINGS
from riftable.games.riftbound.speech.card_filters import here
from riftable.games.riftbound.speech.card_meaning import (
    FRIENDS,
    Scope,
    amount_of,
    cards,
    pronoun,
    referent,
    source,
    trigger_noun,
)
from riftable.games.riftbound.speech.card_parts import (
    FixedCondition,
    ForEach,
    Gift,
    Group,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Until,
    Verb,
    VerbForm,
    Where,
)
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.speech.card_targets import TargetText
from riftable.games.riftbound.speech.card_zones import has_word
from riftable.games.riftbound.words import (
    champions,
    choices,
    control,
    decks,
    flow,
    groups,
    later,
    limits,
    related,
    zones,
)
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import responses as answer
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.conditions import Legion, LegionHere
from riftable.games.riftbound.words.selectors import FieldPick, It
from riftable.language.text import capitalize


class CardText(TargetText):
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
        if type(word) in BRACKETS:
            return BRACKETS[type(word)]
        match word:
            case has.Timing():
                return "[Action]" if word.timing == ACTION else "[Reaction]"
            case has.Keyword():
                return keyword_text(int(word.keyword), int(word.n))
            case on.When():
                return self._trigger(word, card)
            case zones.KnellByRecycling():
                paid = self.act(VerbForm.INFINITIVE, [Verb.RECYCLE], source(card))
                body, after = self._conjoined(word.words, Scope(card, word.ability), VerbForm.INFINITIVE)
                return f"[Deathknell] — {sentence(self.may_in_order_to(paid, body), after)}"
            case zones.WhileInTrash():
                assert isinstance(word.when, on.When)
                return self._trigger(word.when, card)
            case on.WhenEither():
                return self._trigger(word.whens[0], card, self.either_head(word, card))
            case be.Activated():
                return self._activated(word, card)
            case be.Modal():
                modes = [
                    self._sentences(words, Scope(card, mode))
                    for words, mode in zip(word.modes, word.ability.modes, strict=True)
                ]
                return self.after_cost_one_of(self._price(word.ability, card), modes)
            case zones.Flow():
                return f"[Flow] {symbols(word.cost, card)}."
            case zones.Surfaces():
                return sentence(self.surfaces(source(card), symbols(word.cost, card)))
            case _:
                return sentence(self._property(word, card))

    # Abilities.

    def _activated(self, word: be.Activated, card: Card) -> str:
        """A cost, a colon, and what happens; then when it can be used."""
        ability = word.ability
        inner = ability.modes[0] if word.once else ability
        body, after = self._in_sequence(word.words, Scope(card, inner))
        timing = TIMINGS[int(ability.timing)]
        told = sentence(
            self.after_cost(self._price(ability, card) + f" {timing}" * bool(timing), body), after
        )
        told += f" {capitalize(self.once_a_turn())}." if word.once else ""
        if ability.only is None:
            return told
        return f"{told} {capitalize(self.use_only(self.condition(condition_parts(ability.only, card))))}."

    def _trigger(self, word: on.When, card: Card, head: str = "") -> str:
        """When something happens, what is done; with the head of several events, if there are."""
        scope = Scope(card, word.ability, trigger_noun(word))
        words = word.words
        head = head or self._head(word, card)
        cost = word.ability.cost
        if not cost.is_free:
            body, after = self._conjoined(words, scope, VerbForm.INFINITIVE)
            return sentence(head + self._may_pay_to(cost, card, body), after)
        if word.modes:
            modes = zip(word.modes, word.ability.modes, strict=True)
            if word.ability.each_once:
                return head + self._one_not_chosen(word, card)
            form = VerbForm.INFINITIVE if word.ability.may else VerbForm.ORDER
            body = self.either([self._conjoined(some, Scope(card, mode), form).body for some, mode in modes])
            return sentence(head + (self.may(body) if word.ability.may else body))
        if word.ability.may:
            body, after = self._conjoined(words, scope, VerbForm.INFINITIVE)
            told = sentence(self.may(body), after)
            return head + told if word.knell else sentence(head + self.may(body), after)
        match words:
            case [flow.If() as only] if not only.otherwise:  # where "if" stands says when it is looked at
                body, after = self._in_sequence(only.words, scope)
                body = self.with_trailing_condition(
                    body, self.condition(condition_parts(only.condition, card))
                )
            case _:
                body, after = self._in_sequence(words, scope)
        if word.knell:
            for condition in trigger_conditions(word, card):
                body = self.with_leading_condition(self.condition(condition), body)
            return head + sentence(body, after)
        return sentence(head + body, after)

    def _head(self, word: on.When, card: Card) -> str:
        """What stands before the comma of a trigger."""
        if word.knell:
            return "[Deathknell] — "
        must = trigger_conditions(word, card)
        condition = self.conjoin([self.condition(one) for one in must]) if must else ""
        head = self.trigger_head(word, card, condition)
        legion = LEGION if has_condition(word, Legion) else ""
        return legion + capitalize(head)

    # Instructions.

    def _sentences(self, words: Sequence[Word], scope: Scope) -> str:
        """Instructions in order, each a sentence unless it only goes on with the one before."""
        out: list[str] = []
        is_open = False  # whether the last sentence may go on
        for clause in self._clauses(words, scope):
            body, after = self._told(clause, VerbForm.ORDER)
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
                body, following = self._told(clause, VerbForm.ORDER)
                body = self.then_sentence(body) if clause.afterwards else body
                after.append(sentence(body, following))
            else:
                body, following = self._told(clause, form)
                bodies.append(body)
                after += [sentence(following)] if following else []
        return bodies, " ".join(after).removesuffix(".")

    def _clauses(self, words: Sequence[Word], scope: Scope) -> list[Clause]:
        """The clauses of some words; words that do the same to the same object are one clause."""
        clauses: list[Clause] = []
        at_battlefield = False
        last: Word | None = None
        rest = list(words)
        while rest:
            word, *rest = rest
            if isinstance(word, do.ChooseField):
                at_battlefield = True
                continue
            if isinstance(word, flow.RecycleTheRest) and isinstance(last, flow.TakeOne):
                continue  # that has said it
            last = word
            together = [word]
            while rest and continues(word, rest[0]):
                together.append(rest.pop(0))
            clause = self._clause(together, scope)
            if isinstance(word, do.Choose) and isinstance(word.selector, FieldPick):
                scope = scope._replace(there=True)
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
            case later.IfItDies():
                return Clause(partial(self._if_it_dies, word, scope), apart=True)
            case later.DoThis():
                return Clause(partial(self._do_new, word, scope), apart=True)
            case related.ThenDo():
                return Clause(partial(self._then_do, word, scope), apart=True)
            case related.May():
                return Clause(partial(self._may_do, word, scope), apart=True)
            case related.Move() | do.MoveTo():
                return Clause(partial(self._order, word, scope), goes_on=isinstance(word.selector, It))
            case related.UnitDeals() if isinstance(word.selector, It):
                return Clause(partial(self._order, word, scope), apart=True)
            case do.Acts() if type(word) in ACTS:
                what = referent(word.selector, scope)
                verbs = [ACTS[type(one)] for one in words if isinstance(one, do.Acts)]
                goes_on = isinstance(what, Pronoun) and what.person in (Person.IT, Person.THEM)
                return Clause(lambda form: Rendered(self.act(form, verbs, what)), goes_on=goes_on)
            case zones.PlayBanished():
                afterwards = not has_word(scope, decks.EachBanishesOne)
                return Clause(partial(self._order, word, scope), apart=True, afterwards=afterwards)
            case _ if isinstance(word, APART):
                return Clause(partial(self._order, word, scope), apart=True)
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
            case limits.LimitInstruction():
                return Rendered(self._limit_order(word, form))
            case decks.RevealRune():
                return Rendered(self.reveal_rune(form), self._by_domain(word, scope))
            case pay.MayPayTo():
                body, after = self._conjoined(word.words, scope, VerbForm.INFINITIVE)
                return Rendered(self.do_this(form, self._may_pay_to(word.cost, scope.card, body)), after)
            case pay.CostWord():
                return Rendered(self._cost_order(word, form))
            case zones.ZoneWord() | flow.RecycleTheRest() | let.PlayMe():
                return Rendered(*self._zone_order(word, scope, form))
            case champions.TakeToHand():
                return Rendered(self.take_own_unit(form, word.tag))
            case choices.Choice():
                return Rendered(*self._choice_order(word, form))
            case choices.UnlessTheyLetDraw():
                body, after = self._conjoined(word.words, scope, form)
                return Rendered(self.unless_they_let_draw(body, int(word.n)), after)
            case related.Relates() | groups.DealSplit() | do.MoveTo() | control.ControlWord():
                return Rendered(*self._related_order(word, scope, form))
            case do.Deal():
                to = referent(word.selector, scope)
                return Rendered(self._counted(word.n, scope, lambda n: self.deal(form, n, to)))
            case do.GiveShield():
                gifts: list[Gift] = [keyword_text(ids.SHIELD, int(word.n))]
                return self._choose(
                    form, word.selector, scope, lambda it: self.gains(it, gifts, Until.END_OF_COMBAT)
                )
            case do.Save():
                if word.ability is None:
                    return self._choose(form, word.selector, scope, self.is_saved)
                saved = partial(self._saved_for, word.ability.cost, scope.card)
                return self._choose(form, word.selector, scope, saved)
            case later.WhenHurt():
                body, after = self._in_sequence(word.words, Scope(scope.card, word.ability))
                return Rendered(self.do_this(form, self.when_hurt(body)), after)
            case later.NextTimeHurt():
                body, _ = self._in_sequence(word.words, Scope(scope.card, word.ability))
                return self._choose(form, word.selector, scope, lambda it: self.next_time_hurt(it, body))
            case do.TakeControl():
                return self._choose(form, word.selector, scope, self.take_control)
            case let.Draw() | let.Channel() | answer.Score():
                return Rendered(self.player_gets(word, scope, form))
            case answer.MoveAlong():
                return Rendered(self.move_along(form, referent(word.selector, scope)))
            case answer.ConquerEffects():
                return Rendered(self.activate_conquer_effects(form, here(scope.card)))
            case let.Discard():
                return Rendered(self.act(form, [Verb.DISCARD], cards(int(word.n))))
            case let.RecycleFromTrash():
                what = cards(int(word.n))._replace(where=Where.YOUR_TRASH)
                return Rendered(self.act(form, [Verb.RECYCLE], what))
            case let.PlayTokens():
                return Rendered(self._tokens(word, scope, form))
            case let.AnotherTurn():
                return Rendered(self.take_turn(form))
            case let.WinGame():
                return Rendered(self.win_game(form))
            case later.AtEndOfTurn():
                body, after = self._conjoined(word.words, Scope(scope.card, word.ability), form)
                return Rendered(self.at_end_of_turn(body), after)
            case flow.LookAtTop():
                return Rendered(self.look(form, 1))
            case flow.LookAtCards():
                return Rendered(self.look(form, int(word.n)))
            case flow.TakeOne():
                return Rendered(self.take_one(form))
            case _:
                lasting = self._lasting(word, form, scope)
                return Rendered(lasting or self.do_this(form, self._statement(word, scope)))

    def _by_domain(self, word: decks.RevealRune, scope: Scope) -> str:
        """What is done for each domain that a revealed rune may have."""
        branches: list[tuple[str, str]] = []
        for branch in word.branches:
            text = self._sentences(branch.words, Scope(scope.card, branch.ability))
            branches.append((f"[{ids.DOMAIN_SIGNS[branch.domain]}]", text))
        return self.by_domain(branches).removesuffix(".")

    def _statement(self, word: Word, scope: Scope) -> str:
        """What a word says that orders nothing: what others do, or what is so for a while."""
        match word:
            case flow.MayRecycleTop():
                card = Pronoun(Person.IT, Noun.CARD)
                return self.may(self.act(VerbForm.INFINITIVE, [Verb.RECYCLE], card))
            case let.ItsControllerDraws():
                drawn = self.act(VerbForm.IT_DOES, [Verb.DRAW], cards(int(word.n)))
                return self.player_does(Player.ITS_CONTROLLER, named_before(scope), drawn)
            case let.ItsOwnerChannels():
                channeled = self.channel(VerbForm.IT_DOES, int(word.n), ready=False)
                return self.player_does(Player.ITS_OWNER, named_before(scope), channeled)
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
        each: NounPhrase | None = None
        first, minimum, until = words[0], 0, Until.END_OF_TURN
        for word in words:
            match word:
                case do.Give():
                    number = amount_of(word.n, scope)
                    gifts.append(number.n if isinstance(number, ForEach) else number)
                    each = number.what if isinstance(number, ForEach) else None
                    minimum = max(int(word.minimum), 0)
                case do.GiveKeyword():
                    gifts.append(keyword_text(int(word.keyword), int(word.n)))
                case do.GiveTemporary():
                    gifts.append(keyword_text(ids.TEMPORARY))
                    until = Until.FOREVER
        assert isinstance(first, do.Acts)
        to = referent(first.selector, scope)
        more = isinstance(first, do.Give) and isinstance(first.selector, It)
        told = self.give(form, gifts, to, until, more, minimum)
        return Rendered(told if each is None else self.for_each(told, each))

    def _if(self, word: flow.If, scope: Scope, form: VerbForm) -> Rendered:
        """What is done if something is the case, and otherwise."""
        if isinstance(word.condition, Legion | LegionHere) and form is VerbForm.ORDER:
            return self._legion(word, scope)
        condition = self.condition(condition_parts(word.condition, scope.card))
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

    def _do_new(self, word: later.DoThis, scope: Scope, form: VerbForm) -> Rendered:
        """What a new ability does that goes on the chain at once."""
        body, after = self._in_sequence(word.words, Scope(scope.card, word.ability))
        return Rendered(self.new_ability(form, body, int(word.times)), after)

    def _legion(self, word: flow.If, scope: Scope) -> Rendered:
        """What is done by Legion; instead of what is said before it, if there is something."""
        if not word.otherwise:
            body, after = self._in_sequence(word.words, scope)
            return Rendered(f"{LEGION}{capitalize(body)}", after)
        body, after = self._in_sequence(word.otherwise, scope)
        told, more = self._in_sequence(word.words, scope)
        legion = sentence(LEGION + capitalize(self.instead(told)), more).removesuffix(".")
        return Rendered(body, f"{sentence(after)} {legion}" if after else legion)

    def _then_do(self, word: related.ThenDo, scope: Scope, form: VerbForm) -> Rendered:
        """What a new ability does afterwards."""
        body, after = self._conjoined(word.words, Scope(scope.card, word.ability), VerbForm.ORDER)
        return Rendered(self.then_do(form, body), after)

    def _may_do(self, word: related.May, scope: Scope, form: VerbForm) -> Rendered:
        """What may be done on resolution."""
        body, after = self._conjoined(word.words, scope, VerbForm.INFINITIVE)
        return Rendered(self.do_this(form, self.may(body)), after)

    def _if_it_dies(self, word: later.IfItDies, scope: Scope, form: VerbForm) -> Rendered:
        """What a new ability does if something has died of this."""
        inner = Scope(scope.card, word.ability)
        condition = self.condition(FixedCondition.KILLED_BY_THIS)
        if form is VerbForm.ORDER:
            body, after = self._in_sequence(word.words, inner)
            return Rendered(self.reflexive(condition, body), after)
        body, after = self._conjoined(word.words, inner, form)
        return Rendered(self.with_trailing_condition(body, condition), after)
