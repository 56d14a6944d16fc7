"""French: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase, Person, Pronoun, Verb, VerbForm
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.fr.card_nouns import gifts_text, refer_to, subject_verb, with_clitic
from riftable.games.riftbound.speech.fr.card_words import COST, VERBS


class FrenchForgePhrases(ForgePhrases):
    """What came with Spiritforged, in French."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} pendant ce tour"

    def take_up(self, what: NounPhrase) -> str:
        return f"vous pouvez m’attacher {refer_to(what)} pour son coût d’[Equip] moins [A]"

    def mixes_scoring(self) -> str:
        return "mes effets de Hold sont aussi des effets de conquête, et inversement"

    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        return f"{subject_verb(this, COST)} {cost} de moins si je suis jouée d’ailleurs que de votre main"

    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        drawn = with_clitic(form, VERBS[Verb.DRAW], Pronoun(Person.IT, what.noun))
        return f"{VERBS[Verb.REVEAL].forms[form]} {refer_to(what)} parmi elles et {drawn}"

    def may_play_to_attacked(self) -> str:
        return "je peux être jouée sur un Battlefield que vous attaquez"

    def only_to_conquered(self) -> str:
        return "jouez-moi uniquement sur un Battlefield que vous avez conquis pendant ce tour"

    def no_combat_damage(self) -> str:
        return "je n’inflige pas de dégâts de combat"

    def fresh_bonus(self, n: int) -> str:
        return f"si ce Gear m’a été attaché pendant ce tour, j’ai {gifts_text([n], more=True)}"

    def doubles_bonuses(self) -> str:
        return "chaque Equipment qui m’est attaché donne le double de son bonus de Might de base"
