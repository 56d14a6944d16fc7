"""English: the phrases of abilities that listen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_event_phrases import EventPhrases
from riftable.games.riftbound.speech.card_parts import Event, Referent, VerbForm, Where
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.en.card_words import WHERE, conjugated
from riftable.language.en import Noun
from riftable.language.text import join

POINT: Final = Noun("point")
ORDINALS: Final = ["", "first", "second", "third", "fourth", "fifth"]
FROM: Final = {
    Where.HERE: " from my location",
    Where.THIS_BATTLEFIELD: " from here",
    Where.BATTLEFIELD: " from a battlefield",
    Where.HIDDEN_ZONE: " from [Hidden]",
}


class EnglishEventPhrases(EventPhrases):
    """Phrases of listening abilities in English."""

    def score(self, form: VerbForm, n: int) -> str:
        return f"{conjugated('score', form)} {POINT.counted(n)}"

    def move_along(self, form: VerbForm, what: Referent) -> str:
        return f"{conjugated('move', form)} {refer_to(what)} with it"

    def activate_conquer_effects(self, form: VerbForm, where: Where) -> str:
        return f"{conjugated('activate', form)} the conquer effects of units{WHERE[where]}"

    def either(self, bodies: Sequence[str]) -> str:
        return join(bodies, " or ")

    def nth_time(self, n: int, event: str, condition: str) -> str:
        window = "each turn" if n == 1 else "in a turn"
        return f"the {ORDINALS[n]} time {event} {window}, {f'if {condition}, ' if condition else ''}"

    def each_first_time(self, event: str, condition: str) -> str:
        return f"when {event} for the first time each turn, {f'if {condition}, ' if condition else ''}"

    def when_any(self, events: Sequence[str]) -> str:
        return f"{join([f'when {event}' for event in events], ' and ')}, "

    def circumstances(self, event: Event) -> str:
        told = FROM.get(event.origin, "")
        told += " to a battlefield other than mine" if event.elsewhere else ""
        told += " a battlefield that was uncontrolled" if event.uncontrolled else ""
        told += " one on one" if event.one_on_one else ""
        told += " in combat" if event.in_combat else ""
        told += " after an attack" if event.after_attack else ""
        return told + (" with a spell" if event.with_spell else "")
