"""French: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import NounPhrase, Person, Pronoun, Verb, VerbForm
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.fr.card_nouns import (
    gifts_text,
    refer_to,
    subject_verb,
    with_clitic,
    with_preposition,
)
from riftable.games.riftbound.speech.fr.card_words import COST, GIVE, VERBS
from riftable.language.fr import COLON


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

    def one_not_chosen(self, modes: Sequence[str]) -> str:
        return (
            f"choisissez un effet que vous n’avez pas encore choisi pendant ce tour{COLON}{' • '.join(modes)}"
        )

    def i_am_a(self, tag: str) -> str:
        return f"je suis une Unit {tag}"

    def one_of(self, modes: Sequence[str]) -> str:
        return f"choisissez un effet{COLON}{' • '.join(modes)}"

    def attach_or_detach(self) -> str:
        chosen = "choisissez une Unit et un Equipment contrôlés par le même joueur"
        return f"{chosen}. Attachez cet Equipment à cette Unit ou détachez-le de cette Unit"

    def repeats_for_its_cost(self, form: VerbForm, what: NounPhrase) -> str:
        return f"{GIVE.forms[form]} {with_preposition('à', what)} [Repeat] égal à son coût"

    def each_may_play(self, played: str) -> str:
        return f"vous et chaque adversaire pouvez {played}"

    def you_play_for_each(self, played: str) -> str:
        return f"pour chaque adversaire qui l’a fait, {played}"

    def once_a_turn(self) -> str:
        return "utilisable une seule fois par tour"

    def take_over(self) -> str:
        return "si elle est équipée, vous pouvez m’attacher un de ses Equipments"

    def accelerate_elsewhere(self) -> str:
        return "les Units alliées jouées d’ailleurs que de la main d’un joueur ont [Accelerate]"

    def equipment_quick_draw(self) -> str:
        return "vos Equipments ont [Quick-Draw] où qu’ils soient"

    def less_by_recycled(self) -> str:
        return "son Energy cost est réduit de la Might de l’Unit que vous avez remise dans le Deck"
