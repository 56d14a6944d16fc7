"""English: the phrases of card text about what cannot be done."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.en.card_events import ORDINALS
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.en.card_words import NOUNS, VERBS, WHERE, conjugated
from riftable.games.riftbound.speech.limit_phrases import LimitPhrases


class EnglishLimitPhrases(LimitPhrases):
    """Prohibitions in English."""

    def cant_reveal(self, where: Where) -> str:
        return f"opponents can’t reveal [Hidden] cards{WHERE[where]}"

    def cant_move_to_base(self, units: NounPhrase) -> str:
        return f"{refer_to(units)} can’t move to base"

    def plays_only_to_base(self, units: NounPhrase) -> str:
        return f"opponents can play {refer_to(units)} only to their base"

    def cant_be_readied(self, what: Referent) -> str:
        return f"spells and abilities can’t ready {refer_to(what)}"

    def opponents_cant_play(self, what: NounPhrase) -> str:
        return f"this turn opponents can’t play {refer_to(what)}"

    def victory_score_rises(self, n: int) -> str:
        return f"the Victory Score is increased by {n}"

    def hide_for_energy(self, n: int) -> str:
        return f"you may pay [{n}] to hide a card with [Hidden] instead of [A]"

    def take_own_unit(self, form: VerbForm, tag: str) -> str:
        return f"put a {tag} unit you own into your hand from your Champion Zone or the board"

    def hides_more(self, where: Where) -> str:
        return f"an additional card may be hidden{WHERE[where]}"

    def you_cant_play(self, what: NounPhrase) -> str:
        return f"this turn you can’t play {refer_to(what)}"

    def hides_for_free(self, what: NounPhrase) -> str:
        return f"this turn you can hide {refer_to(what)}, ignoring costs"

    def return_champion(self, form: VerbForm) -> str:
        verb = conjugated(VERBS[Verb.RETURN], form)
        return f"{verb} your Chosen Champion from your trash to your Champion Zone if that is empty"

    def must_recycle(self, what: NounPhrase) -> str:
        return f"you must recycle one of your {NOUNS[what.noun].plural}"

    def cant_score_before(self, turn: int, where: Where) -> str:
        return f"before their {ORDINALS[turn]} turn, players can’t score{WHERE[where]}"

    def cant_gain_points(self, opponents: bool) -> str:
        return f"{'opponents' if opponents else 'players'} can’t gain points"
