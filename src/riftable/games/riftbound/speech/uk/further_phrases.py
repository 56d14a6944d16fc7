"""Ukrainian: phrases for decks, spells and legends that came later."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    IT,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    Where,
    is_several,
)
from riftable.games.riftbound.speech.further_phrases import FurtherPhrases
from riftable.games.riftbound.speech.uk.card_nouns import (
    CLAUSE_END,
    each_of,
    refer_behind,
    refer_to,
    subject_verb,
)
from riftable.games.riftbound.speech.uk.card_words import (
    ATTACH,
    COST,
    GIVE,
    NOUNS,
    PREVENT,
    TOP,
    VERBS,
    WHERE,
    UkrainianVerb,
)
from riftable.language.table_talk.uk import CARD
from riftable.language.uk_euphony import I, U, Z

PUT: Final = UkrainianVerb("покласти покладіть кладу кладете кладе кладуть")
SWAP: Final = UkrainianVerb("поміняти поміняйте міняю міняєте міняє міняють")


class UkrainianFurtherPhrases(FurtherPhrases):
    """Further phrases in Ukrainian."""

    def burn(self, form: VerbForm, n: int) -> str:
        top = CARD.sg("A", TOP) if n == 1 else CARD.counted(n, "acc", TOP)
        return f"{PUT.forms[form]} {top} своєї основної колоди {U} скид"

    def put_on_deck(self, form: VerbForm) -> str:
        return f"{PUT.forms[form]} карту {Z} руки на свою основну колоду або під неї"

    def take_if(self, noun: Noun) -> str:
        taken = f"{VERBS[Verb.DRAW].forms[VerbForm.ORDER]} {refer_to(IT._replace(noun=noun), 'A')} на руку"
        recycled = VERBS[Verb.RECYCLE]
        other = f"{recycled.forms[VerbForm.ORDER]} карту{recycled.tail}"
        return f"якщо це {NOUNS[noun].sg('N')}, {taken}; інакше {other}"

    def banish_one(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.BANISH].forms[form]} одну {Z} них"

    def draw_rest(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.DRAW].forms[form]} решту"

    def counter_unless(self, form: VerbForm, what: Referent, cost: str) -> str:
        countered = f"{VERBS[Verb.COUNTER].forms[form]} {refer_to(what, 'A')}"
        return f"{countered}, якщо той, хто його контролює, не сплатить {cost}{CLAUSE_END}"

    def swap_might(self, form: VerbForm, what: Referent) -> str:
        return f"{SWAP.forms[form]} місцями міць {refer_to(what, 'G')} до кінця ходу"

    def give_mine(self, form: VerbForm, to: Referent) -> str:
        gift = f"мої ключові слова {I} додаткову міць, що дорівнює моїй міці{CLAUSE_END}"
        return f"{GIVE.forms[form]} {refer_to(to, 'D')} до кінця ходу {gift}"

    def prevent_next(self, form: VerbForm, to: Referent) -> str:
        who = refer_to(to, "N")
        if isinstance(to, NounPhrase) and to.is_distributive:
            who = f"{each_of(to, 'N')} {Z} {refer_to(to, 'G')}"
        must = "мають" if is_several(to) and "кож" not in who else "має"
        told = f"{PREVENT.forms[form]} {U}сю шкоду, якої {who} {must} зазнати"
        return f"{told} наступного разу цього ходу{CLAUSE_END}"

    def next_is_prevented(self) -> str:
        return f"{U}сю шкоду, якої він має зазнати наступного разу цього ходу, буде відвернуто"

    def friend_played(self, body: str) -> str:
        return f"коли цього ходу розігрують союзного бійця, {body}"

    def opponent_scores(self, form: VerbForm, points: str) -> str:
        return f"{VERBS[Verb.CHOOSE].forms[form]} противника, якому судилося {points}{CLAUSE_END}"

    def attach_to(self, form: VerbForm, what: Referent, to: Referent) -> str:
        return f"{ATTACH.forms[form]} {refer_to(what, 'A')} на {refer_behind(to, 'A')}"

    def unchosen(self, me: Pronoun) -> str:
        return f"{refer_to(me, 'A')} не можуть вибирати ворожі закляття {I} здатності"

    def costs_less_away(self, me: Pronoun, cost: str) -> str:
        return f"{subject_verb(me, COST)} на {cost} менше, якщо розігрувати не {Z} руки"

    def tokens_enter_ready(self) -> str:
        return "ваші жетони входять готовими"

    def spares_weaker(self, me: Pronoun) -> str:
        than = "моя" if me.person is Person.ME else "його"
        who = f"інший ваш боєць тут, міць якого менша, ніж {than},"
        return f"якщо {who} мав би загинути, натомість зціліть його, виснажте {I} відкличте"

    def equipment_gives(self, gift: str) -> str:
        return f"кожне ваше екіпірування дає {gift}"

    def unit_may_go_here(self, where: Where) -> str:
        return "якщо це боєць, можете розіграти його тут"

    def cant_be_played(self, where: Where) -> str:
        return f"бійців не можна розігрувати{WHERE[where]}"
