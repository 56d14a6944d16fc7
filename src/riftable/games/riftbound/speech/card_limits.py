"""LimitText: what prohibitions and changed rules of the game say."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Card, Word
from riftable.games.riftbound.rules.ids import (
    GAINING_POINTS,
    MOVING_TO_BASE,
    PLAYING_AWAY,
    READYING,
    REVEALING,
)
from riftable.games.riftbound.speech.card_filters import here
from riftable.games.riftbound.speech.card_parts import (
    Group,
    Noun,
    NounPhrase,
    Quantity,
    VerbForm,
    Where,
    Whose,
)
from riftable.games.riftbound.speech.limit_phrases import LimitPhrases
from riftable.games.riftbound.words import champions, limits
from riftable.games.riftbound.words.selectors import ENEMY

UNITS = NounPhrase(Noun.UNIT, Quantity.PLURAL)
CARDS = NounPhrase(Noun.CARD, Quantity.PLURAL)
YOUR_RUNE = NounPhrase(Noun.RUNE, whose=Whose.YOURS)


class LimitText(LimitPhrases):
    """What cannot be done, and what is different."""

    def _limit(self, word: Word, card: Card) -> str:
        """A passive ability as a statement; LookupError if it is unknown."""
        match word:
            case limits.Forbid():
                return self._cant(word, card)
            case limits.NoScoringBefore():
                return self.cant_score_before(int(word.turn), here(card))
            case limits.MoreToWin():
                return self.victory_score_rises(int(word.n))
            case champions.HideForEnergy():
                return self.hide_for_energy(int(word.n))
            case limits.HidesMore():
                return self.hides_more(here(card))
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")

    def _cant(self, word: limits.Forbid, card: Card) -> str:
        """What cannot be done."""
        where = here(card) if word.here else Where.ANYWHERE
        whose = Whose.ENEMY if word.whose == ENEMY else Whose.ANYONES
        match int(word.deed):
            case deed if deed == REVEALING:
                return self.cant_reveal(where)
            case deed if deed == MOVING_TO_BASE:
                return self.cant_move_to_base(UNITS._replace(where=where))
            case deed if deed == PLAYING_AWAY and word.here:
                return self.cant_be_played(where)
            case deed if deed == PLAYING_AWAY:
                return self.plays_only_to_base(UNITS)
            case deed if deed == READYING:
                gear = NounPhrase(Noun.GEAR, Quantity.PLURAL, whose=whose)
                return self.cant_be_readied(Group(UNITS._replace(whose=whose), gear, either=False))
            case deed if deed == GAINING_POINTS:
                return self.cant_gain_points(whose is Whose.ENEMY)
            case _:
                raise LookupError(f"speech has no phrase for the deed {word.deed}")

    def _limit_order(self, word: Word, form: VerbForm) -> str:
        """An instruction in a form of its verb; LookupError if it is unknown."""
        match word:
            case limits.OpponentsCantPlay():
                return self.do_this(form, self.opponents_cant_play(CARDS))
            case limits.HideForFree():
                return self.do_this(form, self.hides_for_free(CARDS))
            case limits.ReturnChampion():
                return self.return_champion(form)
            case limits.RecycleRune():
                return self.do_this(form, self.must_recycle(YOUR_RUNE))
            case _:
                raise LookupError(f"speech has no phrase for the word {type(word).__name__}")
