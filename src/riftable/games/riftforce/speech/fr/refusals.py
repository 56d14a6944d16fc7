"""French: why an answer is not possible."""

from __future__ import annotations

from riftable.games.riftforce.speech.fr.words import (
    GUILD_WORD,
    GUILDS,
    LOCATION,
    either,
    guild_phrase,
    noun,
    spot,
    the,
)
from riftable.games.riftforce.speech.refusals import RefusalSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.language.fr import COLON, agree
from riftable.language.table_talk.fr import CARD
from riftable.language.text import capitalize


class FrenchRefusals(RefusalSpeech):
    """Refusals in French."""

    def hand_full(self, n: int) -> str:
        return f"Vous avez déjà {CARD.counted(n)}{COLON}Contrôler & Piocher n’est pas possible."

    def hand_empty(self) -> str:
        return f"Vous n’avez plus de cartes en main{COLON}seul Contrôler & Piocher est possible."

    def not_in_hand(self, card: int) -> str:
        return f"Vous n’avez pas {the(card)} en main."

    def mixed_pair(self, first: int, second: int) -> str:
        return f"{capitalize(the(first))} et {the(second)} ne partagent ni la guilde ni le chiffre."

    def mixed(self) -> str:
        return "Des cartes jouées ensemble doivent partager la guilde ou le chiffre."

    def most_cards(self, n: int) -> str:
        return f"Vous pouvez jouer {CARD.counted(n)} au plus."

    def play_one(self) -> str:
        return f"Jouez au moins {CARD.counted(1)}."

    def fill_gap(self, location: Site) -> str:
        return f"La troisième carte doit aller entre les deux autres, sur le {spot(location)}."

    def not_adjacent(self, location: Site, other: Site) -> str:
        return f"Le {spot(location)} n’est pas adjacent au {spot(other)}."

    def one_or_spread(self) -> str:
        return "Jouez toutes les cartes sur un seul site ou une carte par site adjacent."

    def no_such_lane(self, n: int) -> str:
        return f"Il n’y a que {LOCATION.counted(n)}."

    def already_activated(self, card: int) -> str:
        return f"{capitalize(the(card))} a déjà été {agree('activé', noun(card).feminine)}."

    def fits_neither(self, card: int, guild: int, number: int) -> str:
        return f"{capitalize(the(card))} n’est ni {GUILDS[guild].a()} ni un {number}."

    def not_the_guild(self, card: int, guild: int) -> str:
        return f"Vous activez par guilde{COLON}{the(card)} n’est pas {GUILDS[guild].a()}."

    def not_the_number(self, card: int, number: int) -> str:
        return f"Vous activez par chiffre{COLON}{the(card)} n’est pas un {number}."

    def not_yours(self) -> str:
        return "Cet élémentaire n’est pas à vous."

    def partners_card(self) -> str:
        only = "vous ne pouvez activer que vos élémentaires, pas ceux de votre partenaire"
        return f"Par guilde, {only}."

    def bot_harmless(self) -> str:
        return f"Ce bot n’infligerait aucun dégât{COLON}choisissez-en un qui le peut."

    def not_an_enemy(self) -> str:
        return f"Cet élémentaire n’est pas un ennemi{COLON}choisissez un ennemi."

    def out_of_reach(self, card: int, locations: list[Site]) -> str:
        return f"{capitalize(the(card))} est hors de portée{COLON}la cible doit être sur {either(locations)}."

    def cannot_stay(self, card: int, location: Site) -> str:
        return f"{capitalize(the(card))} ne peut pas rester sur le {spot(location)}."

    def only_to(self, card: int, locations: list[Site]) -> str:
        return f"{capitalize(the(card))} ne peut aller que sur {either(locations)}."

    def no_enemy(self, location: Site) -> str:
        return f"Il n’y a aucun ennemi sur le {spot(location)}."

    def not_damaged(self, card: int) -> str:
        state = agree("blessé", noun(card).feminine)
        return f"{capitalize(the(card))} n’est pas {state}{COLON}choisissez un élémentaire blessé."

    def none_damaged(self) -> str:
        return "Aucun de vos élémentaires n’est blessé."

    def guild_taken(self) -> str:
        return "Cette guilde est déjà prise."

    def guilds_full(self, n: int) -> str:
        return f"Vous avez déjà {GUILD_WORD.counted(n)}."

    def not_on_offer(self, guild: int) -> str:
        return f"La guilde {guild_phrase(guild)} n’est pas au choix."

    def discard_closed(self) -> str:
        return "Il est interdit de consulter les défausses."
