"""French: the phrases of card text about what cannot be done."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import NounPhrase, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.fr.card_nouns import refer_to
from riftable.games.riftbound.speech.fr.card_words import AT, NOUNS, PUT, VERBS
from riftable.games.riftbound.speech.limit_phrases import LimitPhrases

ORDINALS: Final = ["", "premier", "deuxième", "troisième", "quatrième", "cinquième"]


class FrenchLimitPhrases(LimitPhrases):
    """Prohibitions in French."""

    def cant_reveal(self, where: Where) -> str:
        return f"les adversaires ne peuvent pas révéler de cartes [Hidden]{AT[where]}"

    def cant_move_to_base(self, units: NounPhrase) -> str:
        return f"{refer_to(units)} ne peuvent pas se déplacer vers leur base"

    def plays_only_to_base(self, units: NounPhrase) -> str:
        return f"les adversaires ne peuvent jouer leurs {NOUNS[units.noun].plural} que dans leur base"

    def cant_be_readied(self, what: Referent) -> str:
        return f"les Spells et Abilities ne peuvent pas Ready {refer_to(what)}"

    def opponents_cant_play(self, what: NounPhrase) -> str:
        return f"les adversaires ne peuvent pas jouer de {NOUNS[what.noun].plural} pendant ce tour"

    def victory_score_rises(self, n: int) -> str:
        return f"le Victory Score augmente de {n}"

    def hide_for_energy(self, n: int) -> str:
        return f"vous pouvez payer [{n}] au lieu de [A] pour cacher une carte [Hidden]"

    def take_own_unit(self, form: VerbForm, tag: str) -> str:
        where = "depuis votre Champion Zone ou le Board"
        return f"{PUT.forms[form]} dans votre main une Unit {tag} qui vous appartient, {where}"

    def hides_more(self, where: Where) -> str:
        return f"une carte supplémentaire peut être cachée{AT[where]}"

    def you_cant_play(self, what: NounPhrase) -> str:
        return f"vous ne pouvez pas jouer de {NOUNS[what.noun].plural} pendant ce tour"

    def hides_for_free(self, what: NounPhrase) -> str:
        return f"vous pouvez cacher des {NOUNS[what.noun].plural} sans payer de coût pendant ce tour"

    def return_champion(self, form: VerbForm) -> str:
        verb = VERBS[Verb.RETURN].forms[form]
        return f"{verb} votre Chosen Champion de votre Trash dans votre Champion Zone si elle est vide"

    def must_recycle(self, what: NounPhrase) -> str:
        noun = NOUNS[what.noun]
        return f"vous devez Recycle {'une' if noun.feminine else 'un'} de vos {noun.plural}"

    def cant_score_before(self, turn: int, where: Where) -> str:
        return f"les joueurs ne peuvent pas marquer{AT[where]} avant leur {ORDINALS[turn]} tour"

    def cant_gain_points(self, opponents: bool) -> str:
        return f"{'vos adversaires' if opponents else 'les joueurs'} ne peuvent pas gagner de points"
