"""Ukrainian: the phrases of card text about zones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END, refer_to
from riftable.games.riftbound.speech.uk.card_words import TOP, VERBS, UkrainianVerb
from riftable.games.riftbound.speech.zone_phrases import Ignored, PlayTerms, ZonePhrases
from riftable.language.table_talk.uk import CARD
from riftable.language.uk_euphony import I, Z

PUT: Final = UkrainianVerb("покласти покладіть кладу кладете кладе кладуть")


class UkrainianZonePhrases(ZonePhrases):
    """Zones in Ukrainian."""

    def play_card(self, form: VerbForm, what: Referent, terms: PlayTerms) -> str:
        places = {
            Where.ANYWHERE: "",
            Where.YOUR_BASE: " на свою базу",
            Where.BATTLEFIELD: " на поле бою, яке ви контролюєте" + CLAUSE_END,
        }
        to = places.get(terms.to, " тут")
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: f", не сплачуючи вартості в енергії{CLAUSE_END}",
            Ignored.ALL: f", не сплачуючи вартості{CLAUSE_END}",
        }[terms.ignored]
        how += f", зменшивши вартість на [{terms.less}]{CLAUSE_END}" if terms.less else ""
        told = refer_to(what, "A")
        if isinstance(what, NounPhrase) and what.where is Where.YOUR_HAND:
            told = f"{refer_to(what._replace(where=Where.ANYWHERE), 'A')} {Z} руки"
        return f"{VERBS[Verb.PLAY].forms[form]} {told}{to}{how}"

    def banish_unit(self, form: VerbForm, over: int) -> str:
        might = (
            f", міць якого більша за міць знищеного щонайбільше на {over}{CLAUSE_END}" if over >= 0 else ""
        )
        return f"{VERBS[Verb.BANISH].forms[form]} з-поміж них бійця{might}"

    def recycle_rest(self, form: VerbForm, revealed: bool) -> str:
        verb = VERBS[Verb.RECYCLE]
        return f"{verb.forms[form]} {'відкриті карти' if revealed else 'решту'}{verb.tail}"

    def recycle_some(self, form: VerbForm, n: int) -> str:
        verb = VERBS[Verb.RECYCLE]
        some = "одну з них або обидві" if n == 2 else "будь-які з них"
        return f"{verb.forms[form]} {some}{verb.tail}"

    def put_back(self, form: VerbForm) -> str:
        return f"{PUT.forms[form]} решту на колоду в будь-якому порядку"

    def each_banishes_one(self, n: int) -> str:
        looks = f"кожен гравець дивиться на {CARD.counted(n, 'acc', TOP)} своєї основної колоди"
        return f"{looks}, виганяє одну з них, потім підкладає решту під колоду"

    def each_plays_those(self, terms: PlayTerms) -> str:
        how = {
            Ignored.NOTHING: "",
            Ignored.ENERGY: f", не сплачуючи вартості в енергії{CLAUSE_END}",
            Ignored.ALL: f", не сплачуючи вартості{CLAUSE_END}",
        }
        return f"починаючи з наступного гравця, кожен гравець розігрує ці карти{how[terms.ignored]}"

    def reveal_top(self, form: VerbForm, n: int) -> str:
        top = CARD.sg("A", TOP) if n == 1 else CARD.counted(n, "acc", TOP)
        return f"{VERBS[Verb.REVEAL].forms[form]} {top} своєї основної колоди"

    def reveal_until_unit(self, form: VerbForm) -> str:
        cards = f"{VERBS[Verb.REVEAL].forms[form]} карти зверху своєї основної колоди"
        return f"{cards}, доки не відкриєте бійця, {I} {VERBS[Verb.BANISH].forms[form]} його"

    def opponents_reveal(self) -> str:
        return "кожен противник відкриває верхню карту своєї основної колоди"

    def choose_and_banish(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.CHOOSE].forms[form]} одну з них {I} {VERBS[Verb.BANISH].forms[form]} її"

    def from_trash(self, order: str) -> str:
        return f"{order} зі свого скиду"

    def unit_goes_here(self, where: Where) -> str:
        return "якщо це боєць, розіграйте його тут"

    def reveal_rune(self, form: VerbForm) -> str:
        recycled = VERBS[Verb.RECYCLE]
        shown = f"{VERBS[Verb.REVEAL].forms[form]} верхню руну своєї колоди рун"
        return f"{shown}, потім {recycled.forms[form]} її{recycled.tail}"

    def by_domain(self, branches: Sequence[tuple[str, str]]) -> str:
        told = " ".join(f"{symbol} — {text}" for symbol, text in branches)
        return f"зробіть одне з такого залежно від її домену: {told}"

    def surfaces(self, me: Pronoun, cost: str) -> str:
        it = refer_to(me, "A")
        seen = f"коли ви дивитеся на {it} чи відкриваєте {it} зверху своєї колоди, можете вигнати {it}"
        return f"{seen}. Якщо ви це зробили, можете розіграти {it} за {cost}"

    def ready_runes(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.READY].forms[form]} свої руни"
