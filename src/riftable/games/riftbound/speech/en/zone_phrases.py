"""English: the phrases of card text about zones."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    NounPhrase,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    Where,
    is_several,
)
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.en.card_words import VERBS, conjugated
from riftable.games.riftbound.speech.zone_phrases import Ignored, PlayTerms, ZonePhrases


class EnglishZonePhrases(ZonePhrases):
    """Zones in English."""

    def play_card(self, form: VerbForm, what: Referent, terms: PlayTerms) -> str:
        its = "their" if is_several(what) else "its"
        to = ""
        if terms.to is Where.YOUR_BASE:
            to = " to their base" if form in (VerbForm.IT_DOES, VerbForm.THEY_DO) else " to your base"
        elif terms.to is Where.BATTLEFIELD:
            to = " to a battlefield you control"
        elif terms.to is not Where.ANYWHERE:
            to = " here"
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: f", ignoring {its} Energy cost",
            Ignored.ALL: f", ignoring {its} cost",
        }[terms.ignored]
        how += f", reducing {its} cost by [{terms.less}]" if terms.less else ""
        told = refer_to(what)
        if isinstance(what, NounPhrase) and what.where is Where.YOUR_HAND:
            told = f"{refer_to(what._replace(where=Where.ANYWHERE))} from your hand"
        return f"{conjugated(VERBS[Verb.PLAY], form)} {told}{to}{how}"

    def banish_unit(self, form: VerbForm, over: int) -> str:
        might = f" that has Might up to {over} more than the killed unit" if over >= 0 else ""
        return f"{conjugated(VERBS[Verb.BANISH], form)} a unit from among them{might}"

    def recycle_rest(self, form: VerbForm, revealed: bool) -> str:
        return f"{conjugated(VERBS[Verb.RECYCLE], form)} the {'revealed cards' if revealed else 'rest'}"

    def recycle_some(self, form: VerbForm, n: int) -> str:
        return f"{conjugated(VERBS[Verb.RECYCLE], form)} {'one or both' if n == 2 else 'any'} of them"

    def put_back(self, form: VerbForm) -> str:
        return f"{conjugated('put', form)} the rest back in any order"

    def each_banishes_one(self, n: int) -> str:
        looks = f"each player looks at the top {n} cards of their Main Deck"
        return f"{looks}, banishes one of them, then recycles the rest"

    def each_plays_those(self, terms: PlayTerms) -> str:
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: ", ignoring Energy costs",
            Ignored.ALL: ", ignoring costs",
        }
        return f"starting with the next player, each player plays those cards{how[terms.ignored]}"

    def reveal_top(self, form: VerbForm, n: int) -> str:
        top = "card" if n == 1 else f"{n} cards"
        return f"{conjugated(VERBS[Verb.REVEAL], form)} the top {top} of your Main Deck"

    def reveal_until_unit(self, form: VerbForm) -> str:
        cards = f"{conjugated(VERBS[Verb.REVEAL], form)} cards from the top of your Main Deck"
        return f"{cards} until you reveal a unit and {conjugated(VERBS[Verb.BANISH], form)} it"

    def opponents_reveal(self) -> str:
        return "each opponent reveals the top card of their Main Deck"

    def choose_and_banish(self, form: VerbForm) -> str:
        chosen, banished = conjugated(VERBS[Verb.CHOOSE], form), conjugated(VERBS[Verb.BANISH], form)
        return f"{chosen} one and {banished} it"

    def from_trash(self, order: str) -> str:
        return f"{order} from your trash"

    def unit_goes_here(self, where: Where) -> str:
        return "if it’s a unit, play it here"

    def reveal_rune(self, form: VerbForm) -> str:
        shown, recycled = conjugated(VERBS[Verb.REVEAL], form), conjugated(VERBS[Verb.RECYCLE], form)
        return f"{shown} the top rune of your rune deck, then {recycled} it"

    def by_domain(self, branches: Sequence[tuple[str, str]]) -> str:
        told = " ".join(f"{symbol} — {text}" for symbol, text in branches)
        return f"do one of the following based on its domain: {told}"

    def surfaces(self, me: Pronoun, cost: str) -> str:
        it = refer_to(me)
        seen = f"as you look at or reveal {it} from the top of your deck, you may banish {it}"
        return f"{seen}. If you do, you may play {it} for {cost}"

    def ready_runes(self, form: VerbForm) -> str:
        return f"{conjugated(VERBS[Verb.READY], form)} your runes"
