"""French: the phrases of card text about control and copied text."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import Person, Pronoun, Referent, Verb, VerbForm, is_several
from riftable.games.riftbound.speech.control_phrases import ControlPhrases
from riftable.games.riftbound.speech.fr.card_nouns import clitic, refer_to, with_clitic
from riftable.games.riftbound.speech.fr.card_words import VERBS, FrenchVerb, regular
from riftable.language.fr import COLON, QUESTION, of

CONTROL: Final = regular("contrôler")
TAKE: Final = FrenchVerb("prendre", "prends", "prend", "prenez", "prennent")
LOSE: Final = FrenchVerb("perdre", "perds", "perd", "perdez", "perdent")


class FrenchControlPhrases(ControlPhrases):
    """Control in French."""

    def gain_control(self, form: VerbForm, what: Referent) -> str:
        return control_of(form, TAKE, what)

    def lose_control(self, form: VerbForm, what: Referent) -> str:
        base = "leur base" if is_several(what) else "sa base"
        return f"{control_of(form, LOSE, what)} et {self._moved(form, Verb.RECALL, what)} à {base}"

    def move_to_your_base(self, form: VerbForm, what: Referent) -> str:
        return f"{self._moved(form, Verb.MOVE, what)} vers votre base"

    def yours_until_i_leave(self, what: Referent) -> str:
        held = with_clitic(VerbForm.YOU_DO, CONTROL, what)
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what)}"
        return f"vous {held}{named} jusqu’à ce que je quitte le Board"

    def kept_until_gone(self, title: str, keeper: str) -> str:
        return f"{title} reste à ce joueur jusqu’à ce que {keeper} quitte le Board."

    def once_this_turn(self, statement: str) -> str:
        return f"pendant ce tour, {statement}"

    def ask_without_energy(self, card: str) -> str:
        return f"{card}{COLON}jouer sans payer son Energy cost{QUESTION}"

    def looks_before_revealing(self) -> str:
        first = "avant de révéler des cartes d’un Deck, regardez sa première carte"
        return f"{first}. Vous pouvez la Recycle"

    def play_all_banished_with(self, form: VerbForm, this: Referent) -> str:
        units = f"chaque Unit bannie avec {refer_to(this)}"
        return f"{VERBS[Verb.PLAY].forms[form]} {units} sans payer son coût"

    def was_banished_with(self, card: str, title: str) -> str:
        return f"{card} a été bannie avec {title}."

    def copies_text(self) -> str:
        copied = "le texte d’effet de cet Equipment est une copie du texte de cette Unit"
        return f"tant que ce Gear est attaché à une Unit, {copied}"

    def _moved(self, form: VerbForm, verb: Verb, what: Referent) -> str:
        """Renvoyez-la, déplacez un Gear ennemi."""
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what)}"
        return f"{with_clitic(form, VERBS[verb], what)}{named}"


def control_of(form: VerbForm, verb: FrenchVerb, what: Referent) -> str:
    """Prenez le contrôle d’une Unit; prenez-en le contrôle."""
    if isinstance(what, Pronoun) and what.person in (Person.IT, Person.THEM):
        word = verb.forms[form]
        return f"{word}-en le contrôle" if form is VerbForm.ORDER else f"en {word} le contrôle"
    return f"{verb.forms[form]} le contrôle {of(refer_to(what))}"
