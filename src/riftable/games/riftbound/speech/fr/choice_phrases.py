"""French: the phrases of card text about what other players choose."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Noun, Verb, VerbForm
from riftable.games.riftbound.speech.choice_phrases import ChoicePhrases
from riftable.games.riftbound.speech.fr.card_words import NOUNS, VERBS
from riftable.language.table_talk.fr import CARD

TAKE_FORMS = {
    VerbForm.ORDER: "prenez",
    VerbForm.INFINITIVE: "prendre",
    VerbForm.I_DO: "prends",
    VerbForm.YOU_DO: "prenez",
    VerbForm.IT_DOES: "prend",
    VerbForm.THEY_DO: "prennent",
}


class FrenchChoicePhrases(ChoicePhrases):
    """Choices in French."""

    def each_may_return(self) -> str:
        who = "en commençant par le joueur suivant, chaque joueur"
        return f"{who} peut renvoyer une Unit dans la main de son propriétaire"

    def others_choose_victims(self) -> str:
        who = "en commençant par le joueur suivant, chaque autre joueur"
        which = "que vous ne contrôlez pas et qui n’a pas encore été choisie pour ce Spell"
        return f"{who} choisit une Unit {which}"

    def kill_the_chosen(self) -> str:
        return "éliminez ces Units"

    def each_discards_hand(self) -> str:
        return "chaque joueur défausse sa main"

    def cards_or_runes(self) -> str:
        return "chaque autre joueur choisit des cartes ou des Runes"

    def for_each_choice(self, n: int) -> str:
        both = "vous et lui"
        return (
            f"pour chaque joueur qui choisit des cartes, {both} piochez chacun {CARD.counted(n)}. "
            f"Pour chaque joueur qui choisit des Runes, {both} Channel chacun "
            f"{NOUNS[Noun.RUNE].counted(n)} Exhausted"
        )

    def each_keeps(self, n: int) -> str:
        own = ", ".join(f"{n} de ses {what}" for what in ("Units", "Gears", "Runes"))
        return f"chaque joueur choisit {own} et {CARD.counted(n)} de sa main"

    def recycle_the_rest(self) -> str:
        return "Recycle les autres"

    def they_reveal_hand(self) -> str:
        return "cet adversaire révèle sa main"

    def they_discard_it(self) -> str:
        return "l’adversaire la défausse"

    def may_choose_anew(self) -> str:
        return "vous pouvez faire de nouveaux choix pour ce Spell"

    def unless_they_let_draw(self, order: str, n: int) -> str:
        return f"{order}, sauf si la personne qui la contrôle vous fait piocher {CARD.counted(n)}"

    def choose_opponent(self, form: VerbForm) -> str:
        return f"{VERBS[Verb.CHOOSE].forms[form]} un adversaire"

    def choose_from_hand(self, form: VerbForm, no_unit: bool, recycle: bool) -> str:
        what = "une carte qui n’est pas une Unit" if no_unit else "une carte"
        end = f" et {VERBS[Verb.RECYCLE].forms[form]} cette carte" if recycle else ""
        return (
            f"{VERBS[Verb.CHOOSE].forms[form]}-y {what}{end}"
            if form is VerbForm.ORDER
            else (f"y {VERBS[Verb.CHOOSE].forms[form]} {what}{end}")
        )

    def gain_control_of_spell(self, form: VerbForm) -> str:
        return f"{TAKE_FORMS[form]} le contrôle d’un Spell"
