"""TargetText: what instructions say that relate objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Selector, Word
from riftable.games.riftbound.speech.card_clauses import Clause, Rendered
from riftable.games.riftbound.speech.card_event_text import EventText
from riftable.games.riftbound.speech.card_meaning import Scope, pronoun, referent
from riftable.games.riftbound.speech.card_parts import Pronoun, Verb, VerbForm
from riftable.games.riftbound.speech.target_phrases import Course, TargetPhrases
from riftable.games.riftbound.words import dealings, groups, related
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import selectors as w

TO_YOU: Final = (VerbForm.ORDER, VerbForm.INFINITIVE)
COURSES: Final = {
    related.TO_HERE: Course.HERE,
    related.ITS_BATTLEFIELD: Course.ITS_BATTLEFIELD,
    related.TO_THERE: Course.THERE,
    related.TO_ITS_PLACE: Course.THERE,
}
WAYS: Final = {
    w.TO_ANY_PLACE: Course.ANY,
    w.TO_BATTLEFIELD: Course.BATTLEFIELD,
    w.TO_OR_FROM_BASE: Course.TO_OR_FROM_BASE,
    w.TO_COMRADES: Course.COMRADES,
}


class TargetText(TargetPhrases, EventText):
    """What is done to objects by others."""

    def _told(self, clause: Clause, form: VerbForm) -> Rendered:
        """A clause in a form of its verb. What the one who is told to act has is their own."""
        body, after = clause.say(form)
        return Rendered(self.of_own(body) if form in TO_YOU else body, after)

    def _related_order(self, word: Word, scope: Scope, form: VerbForm) -> tuple[str, str]:
        """What one word says in a form of its verb, and the sentence that follows; LookupError if unknown."""
        match word:
            case do.MoveTo():
                return self.move_to(form, referent(word.selector, scope), WAYS[int(word.place.way)]), ""
            case related.Move():
                return self.move_to(form, referent(word.selector, scope), COURSES[int(word.to)]), ""
            case groups.DealSplit():
                return self.deal_split(form, int(word.n), referent(word.selector, scope)), ""
            case related.SwapPlaces():
                it = pronoun(referent(word.selector, scope))
                return self._chosen_then(form, word.selector, scope, self.swap_places(it))
            case dealings.AttachTo():
                return self.attach_to(form, referent(word.selector, scope), referent(word.to, scope)), ""
            case related.UnitDeals():
                it = pronoun(referent(word.selector, scope))
                told = self.unit_deals(it, referent(word.to, scope))
                return self._chosen_then(form, word.selector, scope, told)
            case related.RaiseMight():
                it = pronoun(referent(word.selector, scope))
                told = self.raise_might(it, referent(word.to, scope))
                return self._chosen_then(form, word.selector, scope, told)
            case _:
                return self._control_order(word, form, scope)

    def _chosen_then(self, form: VerbForm, selector: Selector, scope: Scope, then: str) -> tuple[str, str]:
        """An object is chosen, unless it has been, and a sentence of its own says what becomes of it."""
        what = referent(selector, scope)
        if isinstance(what, Pronoun):
            return self.do_this(form, then), ""
        return self.act(form, [Verb.CHOOSE], what), then
