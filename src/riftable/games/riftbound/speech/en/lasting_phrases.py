"""English: the phrases for what lasts, waits or replaces."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import Gift, NounPhrase, Pronoun, Referent, VerbForm, form_of
from riftable.games.riftbound.speech.en.card_nouns import gifts_text, refer_to, spelled, subject_verb
from riftable.games.riftbound.speech.en.card_words import conjugated
from riftable.games.riftbound.speech.en.further_phrases import EnglishFurtherPhrases
from riftable.games.riftbound.speech.lasting_phrases import LastingPhrases


class EnglishLastingPhrases(EnglishFurtherPhrases, LastingPhrases):
    """What lasts, in English."""

    def would_die(self, who: NounPhrase | Pronoun, next_time: bool) -> str:
        subject = refer_to(who, subject=True)
        return f"the next time {subject} would die this turn" if next_time else f"if {subject} would die"

    def may_save(self, it: Pronoun, cost: str) -> str:
        them = refer_to(it)
        return f"you may {cost} to heal {them}, exhaust {them} and recall {them} instead"

    def prevent_all(self, form: VerbForm) -> str:
        return f"{conjugated('prevent', form)} all spell and ability damage this turn"

    def prevent(self, form: VerbForm, n: int, to: Referent) -> str:
        each = "each of " if isinstance(to, NounPhrase) and to.is_distributive else ""
        return f"{conjugated('prevent', form)} the next {n} damage dealt this turn to {each}{refer_to(to)}"

    def is_prevented(self, n: int) -> str:
        return f"the next {n} damage to it this turn is prevented"

    def all_is_prevented(self) -> str:
        return "all spell and ability damage this turn is prevented"

    def takes_no_damage(self, it: Pronoun) -> str:
        return f"{refer_to(it, subject=True)} {conjugated('do', form_of(it))}n’t take damage"

    def when_hurt(self, body: str) -> str:
        return f"when any unit takes damage this turn, {body}"

    def next_time_hurt(self, it: Pronoun, body: str) -> str:
        return f"the next time {subject_verb(it, 'take')} damage this turn, {body}"

    def ties_recall_all(self) -> str:
        return "if a combat where you are the attacker ends in a tie, recall all units there instead"

    def any_buffs(self, it: Pronoun) -> str:
        return f"{refer_to(it, subject=True)} can have any number of buffs"

    def next_deals_bonus(self, what: NounPhrase, n: int) -> str:
        return f"{subject_verb(what, 'deal')} {n} Bonus Damage"

    def gain_xp(self, form: VerbForm, n: int) -> str:
        return f"{conjugated('gain', form)} {n} XP"

    def spend_xp(self, form: VerbForm, n: int) -> str:
        return f"{conjugated('spend', form)} {n} XP"

    def empower(self, form: VerbForm, what: Referent, off: bool) -> str:
        return f"{conjugated('disempower' if off else 'empower', form)} {refer_to(what)}"

    def attach(self, form: VerbForm, this: Pronoun, to: Referent) -> str:
        return f"{conjugated('attach', form)} {refer_to(this)} to {refer_to(to)}"

    def detach(self, form: VerbForm, what: Referent) -> str:
        return f"{conjugated('detach', form)} {refer_to(what)}"

    def equipped_has(self, gifts: Sequence[Gift]) -> str:
        return f"the equipped unit has {gifts_text(gifts)}"

    def quoted_text(self, text: str) -> str:
        return f"“{text}”"

    def dies_for_me(self, this: Pronoun) -> str:
        return f"if I would die, kill {refer_to(this)} instead. Heal me, exhaust me and recall me"

    def instead(self, body: str) -> str:
        return f"{body} instead"

    def new_ability(self, form: VerbForm, body: str, times: int) -> str:
        return f"{conjugated('do', form)} this{f' {spelled(times)} times' if times > 1 else ''}: {body}"
