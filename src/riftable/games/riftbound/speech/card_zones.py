"""ZoneText: what instructions about zones say."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Word
from riftable.games.riftbound.rules.items import THEN_BANISH, THEN_RECYCLE
from riftable.games.riftbound.speech.card_filters import NOUNS, described, here
from riftable.games.riftbound.speech.card_meaning import Scope, pronoun, referent, source
from riftable.games.riftbound.speech.card_parts import (
    IT,
    FixedCondition,
    Goal,
    ItIsA,
    Limit,
    Noun,
    NounPhrase,
    Person,
    Player,
    Pronoun,
    Quantity,
    Verb,
    VerbForm,
    Where,
)
from riftable.games.riftbound.speech.card_statics import StaticText
from riftable.games.riftbound.speech.card_symbols import keyword_text
from riftable.games.riftbound.speech.zone_phrases import Ignored, PlayTerms, ZonePhrases
from riftable.games.riftbound.words import arming, dealings, decks, flow, revealed, trashes, zones
from riftable.games.riftbound.words import tasks as let


class ZoneText(ZonePhrases, StaticText):
    """What is done with cards in zones."""

    def _zone_order(self, word: Word, scope: Scope, form: VerbForm) -> tuple[str, str]:
        """What one word says in a form of its verb, and the sentence that follows; LookupError if unknown."""
        match word:
            case zones.Banish():
                return self.act(form, [Verb.BANISH], referent(word.selector, scope)), ""
            case zones.PlayFromTrash():
                what = referent(word.selector, scope)
                played = self.play_card(form, what, play_terms(word.terms, scope))
                return played, self._afterwards(word.terms, pronoun(what))
            case trashes.RecycleFromTrashes():
                cards = NounPhrase(Noun.CARD, Quantity.UP_TO, int(word.n), where=Where.TRASHES)
                return self.act(form, [Verb.RECYCLE], cards), ""
            case zones.PlayBanished():
                return self._play_banished(word, scope, form)
            case zones.ReadyYourRunes():
                return self.ready_runes(form), ""
            case zones.RegainMe():
                order = self.send(form, Verb.RETURN, source(scope.card), Goal.YOUR_HAND)
                return self.from_trash(order), ""
            case let.PlayMe():
                order = self.act(form, [Verb.PLAY], source(scope.card))
                return self.from_trash(order) if is_buried(scope) else order, ""
            case zones.PlayFromHand():
                keyword = keyword_text(int(word.keyword))
                what = NounPhrase(Noun.CARD, where=Where.YOUR_HAND, keyword=keyword)
                terms = play_terms(word.terms, scope)
                after = self.unit_goes_here(terms.to) if terms.to is not Where.ANYWHERE else ""
                return self.play_card(form, what, terms._replace(to=Where.ANYWHERE)), after
            case decks.MayBanishUnit():
                return self._may(form, self.banish_unit(VerbForm.INFINITIVE, int(word.over))), ""
            case flow.RecycleTheRest() | decks.RecycleRevealed():
                some = has_word(scope, revealed.MayBanishRevealed)
                return self.recycle_rest(form, revealed=has_word(scope, decks.RevealTop) and not some), ""
            case decks.MayRecycleSome():
                n = max([int(one.n) for one in words_of(scope) if isinstance(one, flow.LookAtCards)])
                return self._may(form, self.recycle_some(VerbForm.INFINITIVE, n)), ""
            case decks.PutBack():
                return self.put_back(form), ""
            case decks.EachBanishesOne():
                return self.do_this(form, self.each_banishes_one(int(word.n))), ""
            case revealed.TakeIfOfType():
                return self.do_this(form, self.take_if(NOUNS[int(word.type)])), ""
            case revealed.MayBanishRevealed():
                return self._may(form, self.banish_one(VerbForm.INFINITIVE)), ""
            case revealed.DrawRevealed():
                return self.draw_rest(form), ""
            case zones.PlayBanishedWith():
                return self.play_all_banished_with(form, source(scope.card)), ""
            case zones.MayPlayFree():
                return self.do_this(form, self._may_play_free(int(word.filter.energy))), ""
            case dealings.MayPlayUnit():
                what = NounPhrase(Noun.UNIT, where=Where.YOUR_HAND)
                return self._may(
                    form, self.play_card(VerbForm.INFINITIVE, what, play_terms(word.terms, scope))
                ), ""
            case decks.RevealTop():
                return self.reveal_top(form, int(word.n)), ""
            case decks.DrawRevealedIf():
                drawn, recycled = self._drawn_or_recycled(NOUNS[int(word.type)])
                return self.do_this(form, drawn), recycled
            case arming.PlayForMe():
                what = described(word.filter, scope.card)._replace(where=Where.YOUR_HAND)
                played = self.play_card(VerbForm.INFINITIVE, what, PlayTerms(Ignored.ALL))
                attached = self.attach(VerbForm.ORDER, Pronoun(Person.IT, Noun.EQUIPMENT), source(scope.card))
                done = self.with_leading_condition(self.condition(FixedCondition.DONE), attached)
                return self._may(form, played), done
            case decks.MayDrawOf():
                what = NounPhrase(NOUNS[int(word.type)])
                return self._may(form, self.reveal_and_draw(VerbForm.INFINITIVE, what)), ""
            case decks.RevealUntilUnit():
                return self.reveal_until_unit(form), ""
            case decks.EachOpponentReveals():
                return self.do_this(form, self.opponents_reveal()), self.choose_and_banish(VerbForm.ORDER)
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _may_play_free(self, energy: int) -> str:
        """A gear of at most so much Energy may be played this turn without that."""
        limit = Limit(energy, of_might=False)
        what = NounPhrase(Noun.GEAR, where=Where.YOUR_HAND, limit=limit)
        return self.once_this_turn(
            self.may(self.play_card(VerbForm.INFINITIVE, what, PlayTerms(Ignored.ENERGY)))
        )

    def _drawn_or_recycled(self, noun: Noun) -> tuple[str, str]:
        """If it’s a gear, draw it. Otherwise, recycle it."""
        it = Pronoun(Person.IT, Noun.CARD)
        drawn, recycled = (self.act(VerbForm.ORDER, [verb], it) for verb in (Verb.DRAW, Verb.RECYCLE))
        condition = self.condition(ItIsA(NounPhrase(noun)))
        return self.with_leading_condition(condition, drawn), self.otherwise(recycled)

    def _may(self, form: VerbForm, body: str) -> str:
        """You may …, also where that is part of something else."""
        return self.do_this(form, self.may(body))

    def _play_banished(self, word: zones.PlayBanished, scope: Scope, form: VerbForm) -> tuple[str, str]:
        """What was banished is played, by its owner or the reader."""
        it = banished(scope)
        terms = play_terms(word.terms, scope)
        if has_word(scope, decks.EachBanishesOne):
            played = self.do_this(form, self.each_plays_those(terms))
        elif word.terms.by_owner:
            action = self.play_card(VerbForm.IT_DOES, it, terms)
            played = self.do_this(form, self.player_does(Player.ITS_OWNER, it, action))
        else:
            played = self.play_card(form, it, terms)
        if word.terms.to == zones.PERHAPS_HERE:
            return played, self.unit_may_go_here(here(scope.card))
        return played, self._afterwards(word.terms, it)

    def _afterwards(self, terms: zones.Terms, it: Pronoun) -> str:
        """Where the card goes from the chain, or how much less it costs, if that is said."""
        if terms.less_recycled:
            return self.less_by_recycled()
        verbs = {THEN_RECYCLE: Verb.RECYCLE, THEN_BANISH: Verb.BANISH}
        if terms.after not in verbs:
            return ""
        return self.then_sentence(self.act(VerbForm.ORDER, [verbs[int(terms.after)]], it))


def is_buried(scope: Scope) -> bool:
    """Whether the ability is one that the card has in the trash."""
    return any(trigger.ability is scope.ability for trigger in scope.card.buried)


def words_of(scope: Scope) -> list[Word]:
    """The words of the ability that a word stands in, those behind an "if" included."""
    found: list[Word] = []
    rest = list(scope.ability.words) if scope.ability is not None else []
    while rest:
        word = rest.pop(0)
        found.append(word)
        if isinstance(word, flow.If):
            rest += [*word.words, *word.otherwise]
    return found


def has_word(scope: Scope, kind: type[Word]) -> bool:
    """Whether the ability has a word of this kind."""
    return any(isinstance(word, kind) for word in words_of(scope))


def banished(scope: Scope) -> Pronoun:
    """The pronoun for what an ability has banished."""
    for word in words_of(scope):
        if isinstance(word, decks.MayBanishUnit | decks.RevealUntilUnit):
            return IT
        if isinstance(word, zones.Banish):
            it = pronoun(referent(word.selector, scope))
            return Pronoun(Person.IT, it.noun) if it.person in (Person.ME, Person.THIS) else it
    return IT._replace(noun=Noun.CARD)


def play_terms(terms: zones.Terms, scope: Scope) -> PlayTerms:
    """How a card is played, in parts."""
    ignored = Ignored.ENERGY if terms.ignores_energy else Ignored.NOTHING
    if terms.ignores_power:
        ignored = Ignored.ALL
    places = {
        zones.TO_BASE: Where.YOUR_BASE,
        zones.TO_HERE: here(scope.card),
        zones.TO_YOUR_BATTLEFIELD: Where.BATTLEFIELD,
    }
    to = places.get(int(terms.to), Where.ANYWHERE)
    return PlayTerms(ignored, int(terms.less), to)
