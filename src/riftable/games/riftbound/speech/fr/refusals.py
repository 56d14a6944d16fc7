"""French: refusals of Riftbound."""

from __future__ import annotations

from riftable.games.riftbound.speech.fr.words import the
from riftable.games.riftbound.speech.refusals import RefusalSpeech
from riftable.language.fr import COLON, elide


class FrenchRefusals(RefusalSpeech):
    """Refusals in French."""

    def cannot_pay(self, card: str, cost: str) -> str:
        return f"Vous ne pouvez pas payer {card}{COLON}le coût est {cost}."

    def cannot_spend(self, card: str) -> str:
        return f"Vous n’avez pas de quoi payer le coût additionnel {elide('de', card)}."

    def not_yours(self, card: str) -> str:
        return f"{the(card)} n’est pas à vous."

    def is_exhausted(self, card: str) -> str:
        return f"{the(card)} est Exhausted."

    def no_ability(self, card: str) -> str:
        return f"{card} n’a pas d’Ability à utiliser."

    def ability_too_slow(self, card: str) -> str:
        need = "il faut [Action] en Showdown, [Reaction] en réponse"
        return f"L’Ability {elide('de', card)} ne peut pas être utilisée maintenant{COLON}{need}."

    def too_soon(self, card: str) -> str:
        return f"La carte {card} a été cachée pendant ce tour{COLON}elle sera jouable dès le prochain tour."

    def is_forbidden(self, card: str) -> str:
        return f"Une autre carte interdit de jouer {card} maintenant."

    def out_of_order(self) -> str:
        why = "ce qui précède votre dernier choix ne peut plus être ajouté"
        return f"On choisit dans l’ordre de la liste{COLON}{why}."

    def not_in_line(self, card: str) -> str:
        need = "seules les Units adverses sur place en subissent, d’abord les [Tank]"
        return f"{card} ne peut pas subir de dégâts maintenant{COLON}{need}."

    def no_target(self, card: str) -> str:
        return f"{card} n’a pas de cible possible."

    def too_slow(self, card: str) -> str:
        need = "il faut [Action] en Showdown, [Reaction] en réponse"
        return f"La carte {card} ne peut pas être jouée maintenant{COLON}{need}."

    def not_in_hand(self, card: str) -> str:
        return f"Vous n’avez pas {card} en main."

    def cannot_move(self, card: str) -> str:
        return f"{card} ne peut pas se déplacer{COLON}ce n’est pas une Unit ou elle ne peut aller nulle part."

    def no_moves_now(self) -> str:
        when = "hors d’un Showdown et quand la Chain est vide"
        return f"Les Units ne se déplacent que pendant la Main Phase, {when}."

    def not_passing(self) -> str:
        return f"Rien n’attend votre réponse, il n’y a rien à passer{COLON}agissez ou terminez le tour."

    def not_now(self) -> str:
        return f"Le tour ne peut pas encore se terminer{COLON}passez ou agissez d’abord."

    def cannot_hide(self, card: str) -> str:
        need = "il faut [Hidden], votre Main Phase, un Battlefield à vous qui a de la place et 1 Power"
        return f"La carte {card} ne peut pas être cachée maintenant{COLON}{need}."

    def cannot_use(self, card: str) -> str:
        need = "vous ne pouvez pas la payer ou elle n’a pas de cible"
        return f"L’Ability {elide('de', card)} ne peut pas être utilisée maintenant{COLON}{need}."

    def not_a_target(self, card: str) -> str:
        need = "le texte ne le permet pas ou [Deflect] ne peut pas être payé"
        return f"La carte {card} ne peut pas être choisie ici{COLON}{need}."
