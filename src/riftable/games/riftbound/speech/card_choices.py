"""The text of words in which other players choose, or show their hands."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Word
from riftable.games.riftbound.rules.ids import GEAR
from riftable.games.riftbound.speech.card_meaning import cards
from riftable.games.riftbound.speech.card_parts import (
    IT,
    Noun,
    NounPhrase,
    Player,
    Tokens,
    Verb,
    VerbForm,
    Where,
    Whose,
)
from riftable.games.riftbound.speech.card_zones import ZoneText
from riftable.games.riftbound.speech.choice_phrases import ChoicePhrases
from riftable.games.riftbound.words import choices, sharing, spell_control


class ChoiceText(ZoneText, ChoicePhrases):
    """What words say that involve other players. Each method returns an order and what must follow it."""

    def _choice_order(self, word: Word, form: VerbForm) -> tuple[str, str]:
        """What a word says in a form of its verb, and the sentence behind it."""
        match word:
            case choices.RevealHand():
                return self.choose_opponent(form), self.they_reveal_hand()
            case choices.TakeFromHand():
                after = self.they_discard_it() if word.discards else ""
                return self.choose_from_hand(form, word.no_unit, recycle=not word.discards), after
            case spell_control.TakeSpell():
                return self.gain_control_of_spell(form), self.may_choose_anew()
            case _:
                statement, after = self._choice_statement(word)
                return self.do_this(form, statement), after

    def _choice_statement(self, word: Word) -> tuple[str, str]:
        """What a word says that other players do."""
        match word:
            case choices.EachKillsOne():
                noun = Noun.GEAR if word.type == GEAR else Noun.UNIT
                killed = self.act(VerbForm.IT_DOES, [Verb.KILL], NounPhrase(noun, whose=Whose.THEIRS))
                return self.player_does(Player.EACH_PLAYER, IT, killed), ""
            case choices.EachMayReturn():
                return self.each_may_return(), ""
            case choices.OthersChooseVictims():
                return self.others_choose_victims(), self.kill_the_chosen()
            case choices.EachDiscardsHand():
                return self.each_discards_hand(), ""
            case sharing.EachMayPlayToken():
                token = Tokens(1, word.token.title, None, [], False, Where.ANYWHERE, True)
                told = self.each_may_play(self.play_tokens(VerbForm.INFINITIVE, token))
                return told, self.you_play_for_each(self.play_tokens(VerbForm.ORDER, token))
            case choices.EachDraws():
                drawn = self.act(VerbForm.IT_DOES, [Verb.DRAW], cards(int(word.n)))
                return self.player_does(Player.EACH_PLAYER, IT, drawn), ""
            case choices.OthersChooseCardsOrRunes():
                return self.cards_or_runes(), self.for_each_choice(int(word.n))
            case choices.EachKeeps():
                return self.each_keeps(int(word.n)), self.recycle_the_rest()
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")
