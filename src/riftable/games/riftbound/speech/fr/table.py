"""French: questions, answers and objects of Riftbound, and what is wrong with a deck."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import deck_breaches as decks
from riftable.games.riftbound.rules.abilities import DISCARD_CARD, RECYCLE_CARD, SPEND_BUFF
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    TYPE_NAMES,
    V_AUTO,
    V_END,
    V_GO,
    V_INVITE,
    V_NO,
    V_NONE,
    V_PASS,
    V_YES,
)
from riftable.games.riftbound.speech.fr.words import DAMAGE, RUNE, the
from riftable.games.riftbound.speech.table import TableSpeech
from riftable.language.fr import COLON, QUESTION, SEMICOLON, elide, quote
from riftable.language.table_talk.fr import CARD

SPENT: Final = {
    RECYCLE_CARD: "quelle carte de votre Trash remettez-vous au bas du Main Deck (Recycle)",
    DISCARD_CARD: "quelle carte défaussez-vous",
    SPEND_BUFF: "quel Buff dépensez-vous",
}
PLAIN: Final = {
    V_PASS: "passer",
    V_END: "terminer le tour",
    V_GO: f"personne d’autre{COLON}partir",
    V_YES: "oui",
    V_NO: "non",
    V_NONE: "aucune",
    V_AUTO: "payer automatiquement",
    V_INVITE: "inviter votre partenaire",
}


class FrenchTable(TableSpeech):
    """Questions, answers and objects in French."""

    def ask_main(self) -> str:
        return f"À vous de jouer{COLON}jouez une carte, déplacez des Units ou terminez le tour."

    def ask_showdown(self, place: str) -> str:
        return f"Showdown sur {place}{COLON}vous avez le Focus. Agissez ou passez."

    def ask_react(self, card: str) -> str:
        return f"{card} va se résoudre et vous avez la Priority. Réagissez ou passez."

    def ask_react_to_ability(self, card: str) -> str:
        return f"L’Ability {elide('de', card)} va se résoudre et vous avez la Priority. Réagissez ou passez."

    def ask_hurry(self, card: str, cost: str) -> str:
        return f"{card}{COLON}payer {cost} de plus pour une entrée en jeu Ready{QUESTION}"

    def ask_where(self, card: str) -> str:
        return f"Où jouez-vous {card}{QUESTION}"

    def ask_destination(self, card: str) -> str:
        return f"Où déplacez-vous {card}{QUESTION}"

    def ask_group(self) -> str:
        return f"Qui d’autre y va{QUESTION} Choisissez dans l’ordre de la liste."

    def ask_target(self, card: str) -> str:
        return f"{card}{COLON}choisissez une cible."

    def ask_targets(self, card: str) -> str:
        return f"{card}{COLON}choisissez des cibles, dans l’ordre de la liste."

    def ask_target_of(self, card: str, n: int, of: int) -> str:
        return f"{card}{COLON}choisissez la cible {n} sur {of}."

    def ask_extra(self, card: str) -> str:
        return f"{card}{COLON}payer le coût additionnel{QUESTION}"

    def ask_may(self, card: str) -> str:
        return f"{card}{COLON}utiliser l’Ability{QUESTION}"

    def ask_decline(self, card: str, n: int) -> str:
        return (
            f"{card}{COLON}payer {n} Power pour la cible choisie{QUESTION} Sinon, l’Ability est abandonnée."
        )

    def ask_pay(self, card: str) -> str:
        return f"Comment payez-vous {card}{QUESTION}"

    def ask_assign(self, n: int) -> str:
        return f"Encore {DAMAGE.counted(n)}{COLON}qui {'les' if n > 1 else 'le'} subit{QUESTION}"

    def ask_discard(self) -> str:
        return "Choisissez une carte à défausser."

    def ask_mulligan(self, n: int) -> str:
        if n:
            return "Une carte est de côté. Ajoutez-en une, plus loin dans la liste, ou gardez le reste."
        return "Mettez de côté jusqu’à deux cartes à échanger, dans l’ordre de la liste, ou gardez le reste."

    def ask_order(self) -> str:
        return f"Plusieurs de vos Abilities se déclenchent{COLON}laquelle rejoint d’abord la Chain{QUESTION}"

    def ask_open(self) -> str:
        return f"Quel Showdown commence{QUESTION}"

    def ask_opponent(self) -> str:
        return f"Votre Main Deck est vide{COLON}quel adversaire gagne le point{QUESTION}"

    def ask_predict(self, card: str) -> str:
        return f"La première carte de votre Main Deck est {card}."

    def ask_bring(self) -> str:
        return "Choisissez un Battlefield pour cette partie."

    def ask_starts(self) -> str:
        return f"Qui commence{QUESTION}"

    def ask_invited(self, name: str) -> str:
        return f"{name} vous invite{COLON}jouez une carte ou passez."

    def ask_hide(self) -> str:
        return f"Où cachez-vous la carte{QUESTION}"

    def ask_hide_pay(self) -> str:
        return f"Quelle Rune remettez-vous au bas du Rune Deck (Recycle) pour cacher la carte{QUESTION}"

    def ask_take(self, card: str) -> str:
        return f"{card}{COLON}quelle carte prenez-vous{QUESTION}"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{card}{COLON}{SPENT[spend]}{QUESTION}"

    def ask_mode(self, card: str) -> str:
        return f"{card}{COLON}choisissez un effet."

    def ask_ability(self, card: str) -> str:
        return f"{card}{COLON}quelle Ability utiliser{QUESTION}"

    def ask_lose(self, card: str) -> str:
        return f"{card}{COLON}laquelle de vos Units éliminez-vous{QUESTION}"

    def ask_saved(self, card: str) -> str:
        return f"Plusieurs Units vont être éliminées{COLON}laquelle est sauvée par {card}{QUESTION}"

    def ask_saver(self, card: str) -> str:
        return f"{the(card)} va être éliminée{COLON}qu’est-ce qui la sauve{QUESTION}"

    def ask_out(self, n: int) -> str:
        return f"Quelle carte quitte votre deck pour la prochaine partie{QUESTION} Échanges faits{COLON}{n}."

    def ask_in(self) -> str:
        return f"Quelle carte de votre réserve la remplace{QUESTION}"

    def ask_champion(self) -> str:
        return f"Qui est votre Chosen Champion dans la prochaine partie{QUESTION}"

    def say_keep_rest(self) -> str:
        return "garder le reste"

    def say_no_target(self) -> str:
        return "plus aucune cible"

    def say_saved_otherwise(self) -> str:
        return "le Spell qui la protège"

    def say_deck_is_ready(self) -> str:
        return "le deck est prêt"

    def say_hide(self, card: str) -> str:
        return f"cacher {card}"

    def say_plain(self, verb: int) -> str:
        return PLAIN[verb]

    def say_play(self, card: str) -> str:
        return f"jouer {card}"

    def say_champion(self, card: str) -> str:
        return f"jouer {card} (Chosen Champion)"

    def say_use(self, card: str) -> str:
        return f"utiliser {card}"

    def say_move(self, card: str) -> str:
        return f"déplacer {card}"

    def say_tap(self, domain: int) -> str:
        return f"épuiser une {self.rune(domain)} (Exhaust)"

    def say_recycle(self, domain: int) -> str:
        return f"remettre une {self.rune(domain)} au bas du Rune Deck (Recycle)"

    def say_order(self, card: str) -> str:
        return f"l’Ability {elide('de', card)}"

    def say_recycle_it(self) -> str:
        return "la remettre au bas du Main Deck (Recycle)"

    def say_keep_it(self) -> str:
        return "la laisser"

    def base(self, name: str, mine: bool) -> str:
        return "votre base" if mine else f"la base {elide('de', name)}"

    def kind(self, kind: int) -> str:
        return TYPE_NAMES[kind].title()

    def domain(self, domain: int) -> str:
        return DOMAIN_NAMES[domain].title()

    def rune(self, domain: int) -> str:
        return f"Rune {DOMAIN_NAMES[domain].title()}"

    def spell(self) -> str:
        return "un Spell"

    def unit_line(self, card: str, might: int, place: str, whose: str) -> str:
        parts = [f"{might} Might", place, *([whose] if whose else [])]
        return f"{card} ({', '.join(parts)})"

    def breach(self, b: Breach) -> str:
        guess = f"{SEMICOLON}vouliez-vous dire {b.other}{QUESTION}" if b.other else "."
        most = decks.MAX_LISTED_COPIES
        return {
            decks.TOO_SMALL: f"Le Main Deck a {CARD.counted(b.n)}, il en faut au moins {decks.MAIN_DECK}.",
            decks.NOT_CHOSEN: f"{b.card} ne peut pas être le Chosen Champion {elide('de', b.other)}.",
            decks.TOO_MANY: f"{b.card} y est {b.n} fois, {decks.COPIES} exemplaires au plus sont permis.",
            decks.FOREIGN: f"{b.card} est hors des Domains {elide('de', b.other)}.",
            decks.FOREIGN_SIGNATURE: f"{b.card} est une carte Signature {elide('de', b.other)}.",
            decks.SIGNATURES: f"Il y a {b.n} cartes Signature, {decks.COPIES} exemplaires au plus en tout.",
            decks.RUNES: f"Le Rune Deck compte {RUNE.counted(b.n)}, il en faut exactement {decks.RUNE_DECK}.",
            decks.FOREIGN_RUNES: f"Les Runes {b.card} sont hors des Domains {elide('de', b.other)}.",
            decks.NO_FIELD: "Il n’y a pas de Battlefield.",
            decks.SAME_FIELD: f"{b.card} y est deux fois, un même Battlefield n’est permis qu’une fois.",
            decks.LARGE_SIDE: f"La réserve a {CARD.counted(b.n)}, {decks.SIDEBOARD} au plus sont permises.",
            decks.UNKNOWN: f"{quote(b.card)} n’est pas une carte que ce moteur sait jouer{guess}",
            decks.NO_LEGEND: "Le deck n’a pas de Legend.",
            decks.TWO_LEGENDS: f"Un deck a une seule Legend, et voici encore {b.card}.",
            decks.NO_CHAMPION: f"Le deck {elide('de', b.other)} n’a pas de Champion Unit à choisir.",
            decks.TWO_CHAMPIONS: f"Un deck a un seul Chosen Champion, et voici encore {b.card}.",
            decks.NOT_ASIDE: f"Une réserve n’a que des cartes du Main Deck, ce que {b.card} n’est pas.",
            decks.BAD_COUNT: f"{b.card} {b.n} fois{QUESTION} Une liste va de 1 à {most} exemplaires.",
            decks.BAD_CODE: f"Ce code de deck est illisible{COLON}incomplet, ou d’un format plus récent.",
            decks.TOO_LONG: f"La liste est trop longue{COLON}ses {b.n} premières entrées ont été lues.",
        }[b.key]
