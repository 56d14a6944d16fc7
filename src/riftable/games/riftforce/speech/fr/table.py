"""French: questions, answers and outcomes."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.speech.fr.words import (
    ALLY,
    DAMAGE,
    ELEMENTAL,
    ENEMY,
    GUILD_WORD,
    GUILDS,
    STAR,
    label,
    noun,
    spot,
    the,
)
from riftable.games.riftforce.speech.setting import Site
from riftable.games.riftforce.speech.table import Standing, TableSpeech
from riftable.language.fr import COLON, QUESTION, agree
from riftable.language.number import french, written
from riftable.language.table_talk.fr import CARD

PRESETS: Final = {  # as they go with difficulté, the name of the option
    "beginner": "Découverte",
    "easy": "Facile",
    "normal": "Normale",
    "hard": "Difficile",
    "expert": "Experte",
    "hardest": "Extrême",
}


class FrenchTable(TableSpeech):
    """The table in French."""

    presets = PRESETS

    def guild(self, g: int) -> str:
        return GUILDS[g].singular

    def card(self, kind: int) -> str:
        return label(kind)

    def spot(self, location: Site) -> str:
        return spot(location)

    def stars(self, n: int) -> str:
        return STAR.counted(n)

    def ask_action(self) -> str:
        return f"À vous de jouer{COLON}choisissez une action."

    def ask_another(self, n: int, most: int) -> str:
        return f"Jouez une autre carte ({n} sur {most}) ou arrêtez-vous."

    def ask_to_fill(self, location: Site) -> str:
        return f"Jouez une troisième carte sur le {spot(location)} pour combler le vide."

    def ask_where(self, card: int) -> str:
        return f"Choisissez un site pour {the(card)}."

    def ask_discard(self) -> str:
        return "Choisissez une carte à défausser."

    def ask_by(self, guild: int, number: int) -> str:
        return f"Activer par guilde ({GUILDS[guild].singular}) ou par chiffre ({number}){QUESTION}"

    def ask_activate(self, left: int) -> str:
        return f"Choisissez un élémentaire à activer (encore {left})."

    def ask_last_activation(self) -> str:
        return "Vous pouvez encore activer 1 élémentaire."

    def ask_hit(self, n: int) -> str:
        return f"Choisissez un ennemi à qui infliger {DAMAGE.counted(n)}."

    def ask_heal(self, n: int) -> str:
        return f"Choisissez un allié à qui retirer {DAMAGE.counted(n)}."

    def ask_cure(self) -> str:
        return "Choisissez un allié à qui retirer tous les dégâts."

    def ask_near(self, card: int) -> str:
        return f"Choisissez un site adjacent pour {the(card)}."

    def ask_far(self, card: int) -> str:
        return f"Choisissez un autre site pour {the(card)}."

    def ask_side(self, card: int) -> str:
        return f"{label(card)}{COLON}à gauche ou à droite{QUESTION}"

    def ask_stolen(self, card: int) -> str:
        return f"Choisissez où jouer {the(card)} {agree('volé', noun(card).feminine)}."

    def ask_guild(self, pick: int, picks: int) -> str:
        return f"Choisissez une guilde (choix {pick} sur {picks})."

    def ask_hit_by(self, bot: int, n: int) -> str:
        return f"Choisissez à qui {the(bot)} infligera {DAMAGE.counted(n)}."

    def ask_heal_bot(self, n: int) -> str:
        return f"Choisissez un bot à qui retirer {DAMAGE.counted(n)}."

    def ask_push(self, bot: int, card: int) -> str:
        return f"Choisissez où {the(bot)} repoussera {the(card)}."

    def ask_bot(self, number: int) -> str:
        return f"Choisissez un bot de valeur {number} à activer."

    def ask_keep(self, left: int, among: int, more: bool) -> str:
        return f"Choisissez {'encore ' if more else ''}{left} de ces {GUILD_WORD.counted(among)}."

    def say_stop(self) -> str:
        return "Arrêter"

    def say_play(self) -> str:
        return "Jouer"

    def say_activate(self) -> str:
        return "Activer"

    def say_draw(self) -> str:
        return "Contrôler & Piocher"

    def say_by_guild(self, guild: int) -> str:
        return f"Par guilde{COLON}{GUILDS[guild].singular}"

    def say_by_number(self, number: int) -> str:
        return f"Par chiffre{COLON}{number}"

    def say_side(self, location: Site, left: bool) -> str:
        return f"{'à gauche' if left else 'à droite'} ({spot(location)})"

    def say_unit(self, unit: Standing) -> str:
        place = f", place {unit.place}" if unit.place else ""
        hurt = f", {DAMAGE.counted(unit.hurt)}" if unit.hurt else ""
        return f"{label(unit.card)} sur le {spot(unit.location)}{place}{hurt}"

    def to_activate(self, n: int) -> str:
        return f"Activer {ELEMENTAL.counted(n)}"

    def to_play(self, n: int) -> str:
        return f"Jouer {CARD.counted(n)}"

    def so_much_damage(self, n: int) -> str:
        return DAMAGE.counted(n)

    def so_much_to_allies(self, n: int) -> str:
        return f"{DAMAGE.counted(n)} aux alliés"

    def so_many_destroyed(self, n: int) -> str:
        return f"{ENEMY.counted(n)} {agree('détruit', plural=french(n) == 'other')}"

    def so_many_lost(self, n: int) -> str:
        return f"{ALLY.counted(n)} {agree('perdu', plural=french(n) == 'other')}"

    def so_much_gained(self, n: int) -> str:
        return f"{written(n, 'fr', signed=True)} Riftforce"

    def so_much_given(self, n: int) -> str:
        return f"adversaire {written(n, 'fr', signed=True)} Riftforce"

    def so_many_drawn(self, n: int) -> str:
        return f"{CARD.counted(n)} {agree('pioché', True, french(n) == 'other')}"

    def no_effect(self) -> str:
        return "sans effet"
