"""French: the phrases of abilities that listen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_event_phrases import EventPhrases
from riftable.games.riftbound.speech.card_parts import Event, Noun, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.fr.card_nouns import clitic, refer_to, si, with_clitic
from riftable.games.riftbound.speech.fr.card_words import NOUNS, VERBS, WHERE, regular
from riftable.language.fr import Noun as FrenchNoun
from riftable.language.fr import elide
from riftable.language.text import join

POINT: Final = FrenchNoun("point")
SCORE: Final = regular("marquer")
ACTIVATE: Final = regular("activer")
ORDINALS: Final = ["", "première", "deuxième", "troisième", "quatrième", "cinquième"]
FROM: Final = {
    Where.HERE: " depuis l’endroit où je suis",
    Where.THIS_BATTLEFIELD: " depuis ce Battlefield",
    Where.BATTLEFIELD: " depuis un Battlefield",
    Where.HIDDEN_ZONE: " depuis [Hidden]",
}


class FrenchEventPhrases(EventPhrases):
    """Phrases of listening abilities in French."""

    def score(self, form: VerbForm, n: int) -> str:
        return f"{SCORE.forms[form]} {POINT.counted(n)}"

    def move_along(self, form: VerbForm, what: Referent) -> str:
        moved = with_clitic(form, VERBS[Verb.MOVE], what)
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what)}"
        return f"{moved}{named} avec elle"

    def activate_conquer_effects(self, form: VerbForm, where: Where) -> str:
        units = NOUNS[Noun.UNIT].plural
        return f"{ACTIVATE.forms[form]} les effets de conquête des {units}{WHERE[where]}"

    def either(self, bodies: Sequence[str]) -> str:
        return join(bodies, " ou ")

    def nth_time(self, n: int, event: str, condition: str) -> str:
        told = f"à chaque tour, la {ORDINALS[n]} fois {elide('que', event)}, "
        return told + (f"{si(condition)}, " if condition else "")

    def each_first_time(self, event: str, condition: str) -> str:
        told = f"quand {event} pour la première fois du tour, "
        return told + (f"{si(condition)}, " if condition else "")

    def when_any(self, events: Sequence[str]) -> str:
        return f"{join([f'quand {event}' for event in events], ' et ')}, "

    def circumstances(self, event: Event) -> str:
        told = FROM.get(event.origin, "")
        told += " vers un autre Battlefield que le mien" if event.elsewhere else ""
        told += " qui n’était pas contrôlé" if event.uncontrolled else ""
        told += " en un contre un" if event.one_on_one else ""
        told += " en combat" if event.in_combat else ""
        told += " après une attaque" if event.after_attack else ""
        return told + (" avec un Spell" if event.with_spell else "")
