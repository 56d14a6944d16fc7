"""French: the phrases for what lasts, waits or replaces."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    NounPhrase,
    Person,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.fr.card_nouns import (
    clitic,
    each_of,
    gifts_text,
    refer_to,
    subject,
    subject_verb,
    with_clitic,
    with_preposition,
)
from riftable.games.riftbound.speech.fr.card_words import (
    ATTACH,
    CAN,
    DAMAGE,
    DEAL,
    DETACH,
    DO,
    GAIN,
    GIVE,
    NOUNS,
    PREVENT,
    SHOULD,
    SHOULD_AFTER_SI,
    TAKE,
    TAKE_OFF,
    VERBS,
)
from riftable.games.riftbound.speech.fr.further_phrases import FrenchFurtherPhrases
from riftable.games.riftbound.speech.lasting_phrases import LastingPhrases
from riftable.language.fr import COLON, agree, elide, quote


class FrenchLastingPhrases(FrenchFurtherPhrases, LastingPhrases):
    """What lasts, in French."""

    def would_die(self, who: NounPhrase | Pronoun, next_time: bool) -> str:
        killed = agree("éliminé", NOUNS[who.noun].feminine, is_several(who))
        if not next_time:
            return f"si {subject_verb(who, SHOULD_AFTER_SI)} être {killed}"
        dies = f"{subject_verb(who, SHOULD)} être {killed}"
        return f"la prochaine fois {elide('que', dies)} pendant ce tour"

    def may_save(self, it: Pronoun, cost: str) -> str:
        several = is_several(it)
        sent = agree("renvoyé", NOUNS[it.noun].feminine, several)
        words, its, base = ("récupère", "devienne", "soit"), "ses", "sa"
        if it.person is Person.ME:
            its, base, words = "mes", "ma", ("récupère", "devienne", "sois")
        elif several:
            its, base, words = "leurs", "leur", ("récupèrent", "deviennent", "soient")
        recover, become, be = words
        saved = (
            f"{elide('que', subject(it, recover))} {its} PV, {become} Exhausted et {be} {sent} à {base} base"
        )
        return f"vous pouvez {cost} pour {saved} à la place"

    def prevent_all(self, form: VerbForm) -> str:
        return f"{PREVENT.forms[form]} tous les dégâts des Spells et des Abilities pendant ce tour"

    def prevent(self, form: VerbForm, n: int, to: Referent) -> str:
        next_ones = "le prochain dégât" if n == 1 else f"les {n} prochains dégâts"
        whom = with_preposition("à", to)
        if isinstance(to, NounPhrase) and to.is_distributive:
            whom = f"à {each_of(to)} {with_preposition('de', to)}"
        dealt = "infligé" if n == 1 else "infligés"
        return f"{PREVENT.forms[form]} {next_ones} {dealt} {whom} pendant ce tour"

    def is_prevented(self, n: int) -> str:
        if n == 1:
            return "le prochain dégât qu’elle doit subir pendant ce tour est empêché"
        return f"les {n} prochains dégâts qu’elle doit subir pendant ce tour sont empêchés"

    def all_is_prevented(self) -> str:
        return "tous les dégâts des Spells et des Abilities sont empêchés pendant ce tour"

    def takes_no_damage(self, it: Pronoun) -> str:
        return f"{subject(it, f'ne {TAKE.forms[form_of(it)]}')} pas de dégâts"

    def when_hurt(self, body: str) -> str:
        return f"quand une Unit subit des dégâts pendant ce tour, {body}"

    def next_time_hurt(self, it: Pronoun, body: str) -> str:
        hurt = f"{elide('que', subject_verb(it, TAKE))} des dégâts pendant ce tour"
        return f"la prochaine fois {hurt}, {body}"

    def ties_recall_all(self) -> str:
        tie = "si un combat où vous attaquez finit par une égalité"
        return f"{tie}, renvoyez toutes les Units qui s’y trouvent à leur base à la place"

    def any_buffs(self, it: Pronoun) -> str:
        return f"{subject_verb(it, CAN)} avoir un nombre illimité de Buffs"

    def next_deals_bonus(self, what: NounPhrase, n: int) -> str:
        return f"{subject_verb(what, DEAL)} {DAMAGE.counted(n)} bonus"

    def gain_xp(self, form: VerbForm, n: int) -> str:
        return f"{GAIN.forms[form]} {n} XP"

    def spend_xp(self, form: VerbForm, n: int) -> str:
        return f"{VERBS[Verb.SPEND].forms[form]} {n} XP"

    def empower(self, form: VerbForm, what: Referent, off: bool) -> str:
        verb = TAKE_OFF if off else GIVE
        if clitic(what, dative=True)[0]:
            return f"{with_clitic(form, verb, what, dative=True)} l’état Empowered"
        return f"{verb.forms[form]} l’état Empowered {with_preposition('à', what)}"

    def attach(self, form: VerbForm, this: Pronoun, to: Referent) -> str:
        word = with_clitic(form, ATTACH, this)
        named = "" if clitic(this, dative=False)[0] else f" {refer_to(this)}"
        return f"{word}{named} {with_preposition('à', to)}"

    def detach(self, form: VerbForm, what: Referent) -> str:
        word = with_clitic(form, DETACH, what)
        return word if clitic(what, dative=False)[0] else f"{word} {refer_to(what)}"

    def equipped_has(self, gifts: Sequence[Gift]) -> str:
        return f"l’Unit équipée a {gifts_text(gifts)}"

    def quoted_text(self, text: str) -> str:
        return quote(text)

    def dies_for_me(self, this: Pronoun) -> str:
        instead = "Je récupère mes PV, je deviens Exhausted et je suis renvoyée à ma base"
        return f"si je devais être éliminée, éliminez {refer_to(this)} à la place. {instead}"

    def instead(self, body: str) -> str:
        return f"{body} à la place"

    def new_ability(self, form: VerbForm, body: str, times: int) -> str:
        return f"{DO.forms[form]} ceci{f' {times} fois' if times > 1 else ''}{COLON}{body}"
