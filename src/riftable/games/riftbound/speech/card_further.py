"""FurtherText: what instructions say that came later: about decks, hands, spells and legends."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.rules.abilities import Card, Word
from riftable.games.riftbound.speech.card_clauses import Rendered
from riftable.games.riftbound.speech.card_costs import CostText
from riftable.games.riftbound.speech.card_filters import number
from riftable.games.riftbound.speech.card_meaning import Scope, referent, source
from riftable.games.riftbound.speech.card_parts import IT, ForEach, Player, Until, VerbForm
from riftable.games.riftbound.speech.card_symbols import keyword_text, symbols
from riftable.games.riftbound.words import dealings, standing
from riftable.games.riftbound.words import effects as do


class FurtherText(CostText):
    """Decks, hands, spells and legends."""

    def _in_sequence(self, words: Sequence[Word], scope: Scope) -> Rendered:
        """Orders that all stand under one head."""
        raise NotImplementedError

    def _conjoined(self, words: Sequence[Word], scope: Scope, form: VerbForm) -> Rendered:
        """Instructions in one form."""
        raise NotImplementedError

    def _further(self, word: Word, form: VerbForm, scope: Scope) -> str | None:
        """What an instruction says; None, if it is another one."""
        match word:
            case do.DoubleMight():
                until = Until.END_OF_COMBAT if word.combat else Until.END_OF_TURN
                return self.double_might(form, referent(word.selector, scope), until)
            case dealings.EachChannels():
                done = self.channel(VerbForm.IT_DOES, int(word.n), ready=False)
                return self.do_this(form, self.player_does(Player.EACH_PLAYER, IT, done))
            case dealings.Burn():
                return self.burn(form, int(word.n))
            case dealings.PutOnDeck():
                return self.put_on_deck(form)
            case dealings.CounterUnlessPaid():
                return self.counter_unless(
                    form, referent(word.selector, scope), symbols(word.cost, scope.card)
                )
            case dealings.SwapMight():
                both = referent(word.selector, Scope(scope.card, scope.ability))  # of two choices
                return self.swap_might(form, both)
            case dealings.GiveMine():
                return self.give_mine(form, referent(word.selector, scope))
            case dealings.PreventNext():
                return self.prevent_next(form, referent(word.selector, scope))
            case dealings.ThenWithIt():
                inner = Scope(scope.card, word.ability)
                done, _ = self._conjoined(word.words, inner, VerbForm.INFINITIVE)
                return self.new_ability(form, self._may_pay_to(word.ability.cost, scope.card, done), 1)
            case dealings.ThenWithThem():
                done, _ = self._in_sequence(word.words, Scope(scope.card, word.ability))
                return self.new_ability(form, done, 1)
            case dealings.WhenFriendPlayed():
                body, _ = self._in_sequence(word.words, Scope(scope.card, word.ability))
                return self.do_this(form, self.friend_played(body))
            case dealings.OpponentScores():
                return self.opponent_scores(form, self.score(VerbForm.INFINITIVE, int(word.n)))
            case _:
                return None

    def _further_statement(self, word: Word, card: Card) -> str | None:
        """A passive ability or a property as a statement; None, if it is another one."""
        match word:
            case standing.Unchosen():
                return self.unchosen(source(card))
            case standing.CheaperAway():
                return self.costs_less_away(source(card), f"[{word.n}]")
            case standing.TokensEnterReady():
                return self.tokens_enter_ready()
            case standing.SparesWeaker():
                return self.spares_weaker(source(card))
            case standing.EquipmentGives():
                return self.equipment_gives(keyword_text(int(word.keywords[0]), int(word.values[0])))
            case standing.KeywordEach():
                gift = keyword_text(int(word.keywords[0]), int(word.values[0]))
                told = self.has_gifts(source(card), [gift], more=False)
                each = number(word.amount, card, source(card), IT)
                assert isinstance(each, ForEach)
                return self.for_each(told, each.what)
            case _:
                return None
