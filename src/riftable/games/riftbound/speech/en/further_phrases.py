"""English: phrases for decks, spells and legends that came later."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import (
    Noun,
    NounPhrase,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    Where,
)
from riftable.games.riftbound.speech.en.card_nouns import article, refer_to, subject_verb
from riftable.games.riftbound.speech.en.card_words import NOUNS, VERBS, WHERE, conjugated
from riftable.games.riftbound.speech.further_phrases import FurtherPhrases


class EnglishFurtherPhrases(FurtherPhrases):
    """Further phrases in English."""

    def burn(self, form: VerbForm, n: int) -> str:
        top = "card" if n == 1 else f"{n} cards"
        return f"{conjugated('put', form)} the top {top} of your Main Deck into your trash"

    def put_on_deck(self, form: VerbForm) -> str:
        return f"{conjugated('put', form)} a card from your hand on the top or bottom of your Main Deck"

    def take_if(self, noun: Noun) -> str:
        return f"if it’s {article(NOUNS[noun].singular)}, put it into your hand; otherwise, recycle it"

    def banish_one(self, form: VerbForm) -> str:
        return f"{conjugated(VERBS[Verb.BANISH], form)} one of them"

    def draw_rest(self, form: VerbForm) -> str:
        return f"{conjugated(VERBS[Verb.DRAW], form)} the rest"

    def counter_unless(self, form: VerbForm, what: Referent, cost: str) -> str:
        return f"{conjugated(VERBS[Verb.COUNTER], form)} {refer_to(what)} unless its controller pays {cost}"

    def swap_might(self, form: VerbForm, what: Referent) -> str:
        return f"{conjugated('swap', form)} the Might of {refer_to(what)} for this turn"

    def give_mine(self, form: VerbForm, to: Referent) -> str:
        each = " each" if isinstance(to, NounPhrase) and to.is_distributive else ""
        gift = "my keywords and +Might equal to my Might"
        return f"{conjugated('give', form)} {refer_to(to)}{each} {gift} for this turn"

    def prevent_next(self, form: VerbForm, to: Referent) -> str:
        each = "each of " if isinstance(to, NounPhrase) and to.is_distributive else ""
        whom = f"{each}{refer_to(to)}"
        return f"{conjugated('prevent', form)} all of the next damage dealt this turn to {whom}"

    def next_is_prevented(self) -> str:
        return "all of the next damage to it this turn is prevented"

    def friend_played(self, body: str) -> str:
        return f"when a friendly unit is played this turn, {body}"

    def opponent_scores(self, form: VerbForm, points: str) -> str:
        return f"{conjugated(VERBS[Verb.CHOOSE], form)} an opponent to {points}"

    def attach_to(self, form: VerbForm, what: Referent, to: Referent) -> str:
        return f"{conjugated('attach', form)} {refer_to(what)} to {refer_to(to)}"

    def unchosen(self, me: Pronoun) -> str:
        return f"{refer_to(me, subject=True)} can’t be chosen by enemy spells and abilities"

    def costs_less_away(self, me: Pronoun, cost: str) -> str:
        return f"{subject_verb(me, 'cost')} {cost} less to play from anywhere other than your hand"

    def tokens_enter_ready(self) -> str:
        return "your tokens enter ready"

    def spares_weaker(self, me: Pronoun) -> str:
        dies = f"if another unit you control here that has less Might than {refer_to(me)} would die"
        return f"{dies}, heal it, exhaust it and recall it instead"

    def equipment_gives(self, gift: str) -> str:
        return f"your Equipment each give {gift}"

    def unit_may_go_here(self, where: Where) -> str:
        return "if it’s a unit, you may play it here"

    def cant_be_played(self, where: Where) -> str:
        return f"units can’t be played{WHERE[where]}"
