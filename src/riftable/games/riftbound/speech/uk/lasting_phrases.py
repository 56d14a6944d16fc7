"""Ukrainian: the phrases for what lasts, waits or replaces."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    NounPhrase,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    is_several,
)
from riftable.games.riftbound.speech.lasting_phrases import LastingPhrases
from riftable.games.riftbound.speech.uk.card_nouns import each_of, gifts_text, refer_to, subject_verb
from riftable.games.riftbound.speech.uk.card_words import (
    ATTACH,
    CAN,
    DEAL,
    DETACH,
    DO,
    GAIN,
    GIVE,
    NOUNS,
    PREVENT,
    SUFFER,
    TAKE_AWAY,
    VERBS,
    WOULD,
)
from riftable.games.riftbound.speech.uk.further_phrases import UkrainianFurtherPhrases
from riftable.games.riftbound.speech.uk.words import quoted
from riftable.language.uk_euphony import I, U, Z


class UkrainianLastingPhrases(UkrainianFurtherPhrases, LastingPhrases):
    """What lasts, in Ukrainian."""

    def would_die(self, who: NounPhrase | Pronoun, next_time: bool) -> str:
        would = "мали б" if is_several(who) else WOULD[NOUNS[who.noun].gender]
        dies = f"{refer_to(who, 'N')} {would} загинути"
        return f"наступного разу, коли цього ходу {dies}" if next_time else f"якщо {dies}"

    def may_save(self, it: Pronoun, cost: str) -> str:
        return f"можете {cost}, щоб натомість зцілити {refer_to(it, 'A')}, виснажити {I} відкликати"

    def prevent_all(self, form: VerbForm) -> str:
        return f"{PREVENT.forms[form]} {U}сю шкоду від заклять {I} здатностей до кінця ходу"

    def prevent(self, form: VerbForm, n: int, to: Referent) -> str:
        whom = refer_to(to, "D")
        if isinstance(to, NounPhrase) and to.is_distributive:
            whom = f"{each_of(to, 'D')} {Z} {refer_to(to, 'G')}"
        return f"{PREVENT.forms[form]} наступні {n} шкоди {whom} до кінця ходу"

    def is_prevented(self, n: int) -> str:
        return f"наступні {n} шкоди цьому бійцеві до кінця ходу буде відвернуто"

    def all_is_prevented(self) -> str:
        return f"до кінця ходу {U}сю шкоду від заклять {I} здатностей буде відвернуто"

    def takes_no_damage(self, it: Pronoun) -> str:
        return (
            f"{refer_to(it, 'N')} не {subject_verb(it, SUFFER).removeprefix(refer_to(it, 'N')).strip()} шкоди"
        )

    def when_hurt(self, body: str) -> str:
        return f"коли цього ходу будь-який боєць зазнає шкоди, {body}"

    def next_time_hurt(self, it: Pronoun, body: str) -> str:
        return f"наступного разу, коли цього ходу {subject_verb(it, SUFFER)} шкоди, {body}"

    def ties_recall_all(self) -> str:
        tie = f"якщо бій, {U} якому ви атакуєте, завершується нічиєю"
        return f"{tie}, натомість відкличте звідти {U}сіх бійців"

    def any_buffs(self, it: Pronoun) -> str:
        return f"{subject_verb(it, CAN)} мати скільки завгодно підсилень"

    def next_deals_bonus(self, what: NounPhrase, n: int) -> str:
        return f"{subject_verb(what, DEAL)} на {n} шкоди більше"

    def gain_xp(self, form: VerbForm, n: int) -> str:
        return f"{GAIN.forms[form]} {n} XP"

    def spend_xp(self, form: VerbForm, n: int) -> str:
        return f"{VERBS[Verb.SPEND].forms[form]} {n} XP"

    def empower(self, form: VerbForm, what: Referent, off: bool) -> str:
        if off:
            return f"{TAKE_AWAY.forms[form]} {U} {refer_to(what, 'G')} стан Empowered"
        return f"{GIVE.forms[form]} {refer_to(what, 'D')} стан Empowered"

    def attach(self, form: VerbForm, this: Pronoun, to: Referent) -> str:
        return f"{ATTACH.forms[form]} {refer_to(this, 'A')} на {refer_to(to, 'A')}"

    def detach(self, form: VerbForm, what: Referent) -> str:
        return f"{DETACH.forms[form]} {refer_to(what, 'A')}"

    def equipped_has(self, gifts: Sequence[Gift]) -> str:
        return f"споряджений боєць має {gifts_text(gifts)}"

    def quoted_text(self, text: str) -> str:
        return quoted(text)

    def dies_for_me(self, this: Pronoun) -> str:
        instead = f"Зціліть мене, виснажте {I} відкличте"
        return f"якщо я мав би загинути, натомість знищте {refer_to(this, 'A')}. {instead}"

    def instead(self, body: str) -> str:
        return f"натомість {body}"

    def new_ability(self, form: VerbForm, body: str, times: int) -> str:
        often = {1: "", 2: " двічі", 3: " тричі"}.get(times, f" {times} разів")
        return f"{DO.forms[form]} так{often}: {body}"
