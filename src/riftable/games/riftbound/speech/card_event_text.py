"""What stands before the comma of a triggered ability, and what its event brings to players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.speech.card_choices import ChoiceText
from riftable.games.riftbound.speech.card_clauses import tokens
from riftable.games.riftbound.speech.card_conditions import has_condition, trigger_event
from riftable.games.riftbound.speech.card_meaning import Scope, amount_of, cards, source
from riftable.games.riftbound.speech.card_parts import (
    IT,
    ForEach,
    Moment,
    Noun,
    NounPhrase,
    Person,
    Player,
    Value,
    Verb,
    VerbForm,
)
from riftable.games.riftbound.words import responses as answer
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.conditions import FirstDeathThisTurn
from riftable.language.text import capitalize

MOMENTS: Final = {ids.TURN_ENDS: Moment.END_OF_YOUR_TURN, ids.TURN_BEGINS: Moment.START_OF_YOUR_BEGINNING}
PASSIVES: Final = {
    ids.PLAYED_ME: Verb.PLAY,
    ids.I_AM_DISCARDED: Verb.DISCARD,
    ids.I_DIE: Verb.KILL,
}


class EventText(ChoiceText):
    """The heads of triggered abilities, and instructions about the player of an event."""

    def trigger_head(self, word: on.When, card: Card, condition: str) -> str:
        """When something happens, the first time, or at a moment of the turn."""
        n = 1 if has_condition(word, FirstDeathThisTurn) else int(word.nth)
        if int(word.event) in MOMENTS:
            each_first = Moment.START_OF_EACH_FIRST_BEGINNING
            return self.at_moment(each_first if n else MOMENTS[int(word.event)], condition)
        parts = trigger_event(word, card)
        event = self.event(parts)
        if not n:
            return self.when(event, condition)
        if isinstance(parts.subject, NounPhrase) and parts.subject.noun is Noun.PLAYER:
            return self.each_first_time(event, condition)
        return self.nth_time(n, event, condition)

    def either_head(self, word: on.WhenEither, card: Card) -> str:
        """The same for an ability that several events trigger."""
        events = [trigger_event(when, card) for when in word.whens]
        if all(event == events[0]._replace(verbs=event.verbs) for event in events):
            verbs = tuple(verb for event in events for verb in event.verbs)
            return capitalize(self.when(self.event(events[0]._replace(verbs=verbs)), ""))
        if all(int(when.event) in PASSIVES for when in word.whens):
            this = source(card)._replace(person=Person.THIS)
            return self.when_this_is(this, [PASSIVES[int(when.event)] for when in word.whens])
        return capitalize(self.when_any([self.event(event) for event in events]))

    def player_gets(self, word: let.Draw | let.Channel | answer.Score, scope: Scope, form: VerbForm) -> str:
        """Draw 1; that player draws 1."""
        if word.who == let.THAT_PLAYER:
            done = self._gets(word, scope, VerbForm.IT_DOES)
            return self.do_this(form, self.player_does(Player.THAT_PLAYER, IT, done))
        return self._gets(word, scope, form)

    def _gets(self, word: let.Draw | let.Channel | answer.Score, scope: Scope, form: VerbForm) -> str:
        """What a player gets, in a form of the verb."""
        match word:
            case let.Draw():
                return self._counted(word.n, scope, lambda n: self._draw(form, n))
            case let.Channel():
                return self._counted(word.n, scope, lambda n: self._channel(form, n, word.ready))
            case answer.Score():
                return self.score(form, int(word.n))

    def _counted(self, amount: Amount, scope: Scope, say: Callable[[int | Value], str]) -> str:
        """An order with a number, perhaps for each of something."""
        number = amount_of(amount, scope)
        return self.for_each(say(number.n), number.what) if isinstance(number, ForEach) else say(number)

    def _tokens(self, word: let.PlayTokens, scope: Scope, form: VerbForm) -> str:
        """Play so many tokens."""

        def say(n: int | Value) -> str:
            if not isinstance(n, int):
                raise LookupError(f"speech has no phrase for {n} tokens")  # noqa: TRY004 - a gap in the words
            return self.play_tokens(form, tokens(word, scope.card, n))

        return self._counted(word.n, scope, say)

    def _draw(self, form: VerbForm, n: int | Value) -> str:
        """Draw so many cards."""
        return self.act(form, [Verb.DRAW], cards(n)) if isinstance(n, int) else self.draw_equal(form, n)

    def _channel(self, form: VerbForm, n: int | Value, ready: bool) -> str:
        """Channel so many runes."""
        if not isinstance(n, int):
            raise LookupError(f"speech has no phrase for channeling {n}")  # noqa: TRY004 - a gap in the words
        return self.channel(form, n, ready)
