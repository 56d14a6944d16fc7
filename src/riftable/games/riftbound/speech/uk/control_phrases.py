"""Ukrainian: the phrases of card text about control and copied text."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import Referent, Verb, VerbForm
from riftable.games.riftbound.speech.control_phrases import ControlPhrases
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END, refer_to
from riftable.games.riftbound.speech.uk.card_words import VERBS, UkrainianVerb
from riftable.language.uk_euphony import I

TAKE: Final = UkrainianVerb("взяти візьміть беру берете бере беруть")
STOP: Final = UkrainianVerb("припинити припиніть припиняю припиняєте припиняє припиняють")


class UkrainianControlPhrases(ControlPhrases):
    """Control in Ukrainian."""

    def gain_control(self, form: VerbForm, what: Referent) -> str:
        return f"{TAKE.forms[form]} під контроль {refer_to(what, 'A')}"

    def lose_control(self, form: VerbForm, what: Referent) -> str:
        lost = f"{STOP.forms[form]} контролювати {refer_to(what, 'A')}"
        return f"{lost} {I} {VERBS[Verb.RECALL].forms[form]} {refer_to(what, 'A')}"

    def move_to_your_base(self, form: VerbForm, what: Referent) -> str:
        return f"{VERBS[Verb.MOVE].forms[form]} {refer_to(what, 'A')} на свою базу"

    def yours_until_i_leave(self, what: Referent) -> str:
        return f"ви контролюєте {refer_to(what, 'A')}, доки я не покину гру{CLAUSE_END}"

    def kept_until_gone(self, title: str, keeper: str) -> str:
        return f"{title} лишається в цього гравця, доки {keeper} у грі."

    def once_this_turn(self, statement: str) -> str:
        return f"цього ходу {statement}"

    def ask_without_energy(self, card: str) -> str:
        return f"{card}: не сплачувати вартості в енергії?"

    def looks_before_revealing(self) -> str:
        first = "перш ніж відкривати карти з колоди, подивіться на її верхню карту"
        recycled = VERBS[Verb.RECYCLE]
        return f"{first}. Можете {recycled.forms[VerbForm.INFINITIVE]} її{recycled.tail}"

    def play_all_banished_with(self, form: VerbForm, this: Referent) -> str:
        units = f"кожного бійця, вигнаного завдяки {refer_to(this, 'D')}"
        return f"{VERBS[Verb.PLAY].forms[form]} {units}, не сплачуючи його вартості{CLAUSE_END}"

    def was_banished_with(self, card: str, title: str) -> str:
        return f"{card}: цю карту вигнано завдяки {title}."

    def copies_text(self) -> str:
        copied = "текст ефекту цього екіпірування є копією тексту цього бійця"
        return f"поки це спорядження надягнуте на бійця, {copied}"
