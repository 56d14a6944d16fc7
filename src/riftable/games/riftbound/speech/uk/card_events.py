"""Ukrainian: the phrases of abilities that listen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_event_phrases import EventPhrases
from riftable.games.riftbound.speech.card_parts import Event, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END, refer_to
from riftable.games.riftbound.speech.uk.card_words import VERBS, WHERE, UkrainianVerb
from riftable.language.text import join
from riftable.language.uk import Noun
from riftable.language.uk_euphony import I, U, Z

POINT: Final = Noun("очко очка очку очко очком очку", "очки очок очкам очки очками очках", gender="n")
SCORE: Final = UkrainianVerb("здобути здобудьте здобуваю здобуваєте здобуває здобувають")
ACTIVATE: Final = UkrainianVerb("активувати активуйте активую активуєте активує активують")
TIMES: Final = ["", f"{U}перше", "вдруге", f"{U}третє", "вчетверте", "вп’яте"]
FROM: Final = {
    Where.HERE: " звідси",
    Where.THIS_BATTLEFIELD: " звідси",
    Where.BATTLEFIELD: f" {Z} поля бою",
    Where.HIDDEN_ZONE: f" {Z} [Hidden]",
}


class UkrainianEventPhrases(EventPhrases):
    """Phrases of listening abilities in Ukrainian."""

    def score(self, form: VerbForm, n: int) -> str:
        return f"{SCORE.forms[form]} {POINT.counted(n, 'acc')}"

    def move_along(self, form: VerbForm, what: Referent) -> str:
        return f"{VERBS[Verb.MOVE].forms[form]} {refer_to(what, 'A')} разом із ним"

    def activate_conquer_effects(self, form: VerbForm, where: Where) -> str:
        return f"{ACTIVATE.forms[form]} ефекти завоювання бійців{WHERE[where]}"

    def either(self, bodies: Sequence[str]) -> str:
        return join(bodies, " або ")

    def nth_time(self, n: int, event: str, condition: str) -> str:
        return f"коли {TIMES[n]} за хід {event}{f' {I} {condition}' if condition else ''}, "

    def each_first_time(self, event: str, condition: str) -> str:
        return self.nth_time(1, event, condition)

    def when_any(self, events: Sequence[str]) -> str:
        return f"{join([f'коли {event}' for event in events], ' і ')}, "

    def circumstances(self, event: Event) -> str:
        told = FROM.get(event.origin, "")
        told += f" на будь-яке поле бою, крім мого{CLAUSE_END}" if event.elsewhere else ""
        told += f", що було нічиїм{CLAUSE_END}" if event.uncontrolled else ""
        told += " сам на сам" if event.one_on_one else ""
        told += f" {U} бою" if event.in_combat else ""
        told += " після атаки" if event.after_attack else ""
        return told + (" за допомогою закляття" if event.with_spell else "")
