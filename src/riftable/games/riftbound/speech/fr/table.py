"""French: questions, answers and objects of Riftbound, and what is wrong with a deck."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import deck_breaches as decks
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    TAKE_TO_BANISH,
    TAKE_TO_HAND,
    TAKE_TO_PLAY,
    TAKE_TO_RECYCLE,
    TAKE_TO_TOP,
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
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_PERMANENT,
    RECYCLE_CARD,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
    SPEND_BUFF,
)
from riftable.games.riftbound.speech.fr.words import DAMAGE, RUNE, the
from riftable.games.riftbound.speech.table import TableSpeech
from riftable.language.fr import COLON, QUESTION, SEMICOLON, elide, quote
from riftable.language.table_talk.fr import CARD

SPENT: Final = {
    EXHAUST_LEGEND: "faut-il Exhaust votre Legend",
    RECYCLE_FRIEND: "quelle Unit remettez-vous au bas du Main Deck (Recycle)",
    RECYCLE_UNIT: "quelle Unit de votre Trash remettez-vous au bas du Main Deck (Recycle)",
    RETURN_GEAR: "quel Gear renvoyez-vous",
    RECYCLE_CARD: "quelle carte de votre Trash remettez-vous au bas du Main Deck (Recycle)",
    DISCARD_CARD: "quelle carte défaussez-vous",
    SPEND_BUFF: "quel Buff dépensez-vous",
    EXHAUST_FRIEND: "quelle Unit épuisez-vous (Exhaust)",
    KILL_FRIEND: "quelle Unit éliminez-vous",
    KILL_PERMANENT: "quelle Unit ou quel Gear éliminez-vous",
}
TAKEN: Final = {
    TAKE_TO_HAND: "quelle carte prenez-vous",
    TAKE_TO_BANISH: "quelle carte Banish",
    TAKE_TO_RECYCLE: "quelle carte Recycle",
    TAKE_TO_TOP: "quelle carte va au-dessus, puis la suivante",
    TAKE_TO_PLAY: "quelle carte jouez-vous",
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
CHOSEN: Final = {  # what a card asks a player to choose
    ids.KILL_OWN_UNIT: "laquelle de vos Units éliminez-vous",
    ids.KILL_OWN_GEAR: "lequel de vos Gears éliminez-vous",
    ids.RETURN_UNIT: "quelle Unit revient dans la main de son propriétaire",
    ids.KILL_UNIT: "quelle Unit doit être éliminée",
    ids.KEEP_UNIT: "quelle Unit gardez-vous",
    ids.KEEP_GEAR: "quel Gear gardez-vous",
    ids.KEEP_RUNE: "quelle Rune gardez-vous",
    ids.KEEP_CARD: "quelle carte gardez-vous en main",
    ids.RECYCLE_FROM_HAND: "quelle carte faut-il Recycle",
    ids.DISCARD_FROM_HAND: "quelle carte faut-il défausser",
    ids.CARDS_OR_RUNES: "des cartes ou des Runes, pour vous et votre adversaire",
    ids.LET_DRAW: "laissez-vous votre adversaire piocher pour épargner votre Unit",
    ids.PLAYS_TOKEN: "jouez-vous un Token",
    ids.RECYCLE_FROM_TRASHES: "quelle carte, ou de quel Trash, remettez-vous au bas du Main Deck (Recycle)",
    ids.PAY_OR_COUNTERED: "payez-vous pour que votre Spell ne soit pas contré",
    ids.PUT_ON_DECK: "quelle carte de votre main mettez-vous dans votre Main Deck",
    ids.ENERGY_OR_POWER: "1 Energy de moins ou 1 Power de moins",
    ids.TOP_OR_BOTTOM: "au-dessus ou au-dessous de votre Main Deck",
    ids.NEW_CHOICES: "faites-vous de nouveaux choix pour ce Spell",
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

    def ask_where(self, card: str, more: int = 0) -> str:
        asked = f"Où jouez-vous {card}{QUESTION}"
        return f"{asked} Encore {more} ensuite." if more else asked

    def ask_destination(self, card: str) -> str:
        return f"Où déplacez-vous {card}{QUESTION}"

    def ask_group(self) -> str:
        return f"Qui d’autre y va{QUESTION}"

    def ask_target(self, card: str) -> str:
        return f"{card}{COLON}choisissez une cible."

    def ask_goal(self, card: str, unit: str) -> str:
        return (
            f"{card}{COLON}où déplacez-vous {unit}{QUESTION}"
            if unit
            else f"{card}{COLON}où vont-elles{QUESTION}"
        )

    def ask_extra(self, card: str, cost: str, may: bool) -> str:
        return f"{card}{COLON}en coût additionnel, {cost}{QUESTION if may else '.'}"

    def ask_repeat(self, card: str, cost: str) -> str:
        return f"{card}{COLON}{cost} pour répéter ce Spell{QUESTION}"

    def ask_may(self, card: str, option: str) -> str:
        return f"{card}{COLON}{option[0].lower()}{option[1:]} Le faire{QUESTION}"

    def which_of(self, n: int, of: int) -> str:
        return f"({n} sur {of})"

    def choose_now(self, card: str, chosen: str) -> str:
        return f"{card}{COLON}{chosen}."

    def choose_to(self, card: str, chosen: str, purpose: str) -> str:
        return f"{card}{COLON}{chosen} pour {purpose}."

    def ask_play(self, card: str) -> str:
        return f"{card}{COLON}payer son coût et jouer cette carte{QUESTION}"

    def ask_banish(self, card: str) -> str:
        return f"{card}{COLON}Banish cette carte{QUESTION}"

    def ask_decline(self, card: str, n: int) -> str:
        return (
            f"{card}{COLON}payer {n} Power pour la cible choisie{QUESTION} Sinon, l’Ability est abandonnée."
        )

    def ask_pay(self, card: str) -> str:
        return f"Comment payez-vous {card}{QUESTION}"

    def ask_assign(self, n: int) -> str:
        return f"Encore {DAMAGE.counted(n)}{COLON}qui {'les' if n > 1 else 'le'} subit{QUESTION}"

    def ask_discard(self, card: str, n: int) -> str:
        what = "une carte" if n == 1 else CARD.counted(n)
        return f"{card}{COLON}choisissez {what} à défausser." if card else f"Choisissez {what} à défausser."

    def ask_mulligan(self, n: int) -> str:
        if n:
            return "Une carte est de côté. Ajoutez-en une, ou gardez le reste."
        return "Mettez de côté jusqu’à deux cartes à échanger, ou gardez votre main."

    def ask_order(self) -> str:
        return (
            f"Plusieurs de vos Abilities se déclenchent{COLON}laquelle rejoint d’abord la Chain{QUESTION} "
            "Elle se résout en dernier."
        )

    def ask_open(self) -> str:
        return f"Quel Showdown commence{QUESTION}"

    def ask_opponent(self) -> str:
        return f"Votre Main Deck est vide{COLON}quel adversaire gagne le point{QUESTION}"

    def ask_whose_card(self, card: str) -> str:
        return f"{card}{COLON}la carte de qui choisissez-vous{QUESTION}"

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

    def ask_surplus(self) -> str:
        return f"Il n’y a plus de place que pour une carte cachée. Laquelle va dans votre Trash{QUESTION}"

    def ask_rune(self, card: str) -> str:
        if card:
            return f"{card}{COLON}quelle Rune remettez-vous au bas du Rune Deck (Recycle){QUESTION}"
        return f"Avec quelle Rune payez-vous pour cacher la carte{QUESTION}"

    def ask_take(self, card: str, goal: int) -> str:
        return f"{card}{COLON}{TAKEN[goal]}{QUESTION}"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{card}{COLON}{SPENT[spend]}{QUESTION}"

    def ask_mode(self, card: str) -> str:
        return f"{card}{COLON}choisissez un effet."

    def ask_ability(self, card: str) -> str:
        return f"{card}{COLON}quelle Ability utiliser{QUESTION}"

    def ask_choose(self, card: str, what: int) -> str:
        return f"{card}{COLON}{CHOSEN[what]}{QUESTION}"

    def say_cards_or_runes(self, mode: int) -> str:
        return ("des cartes", "des Runes")[mode]

    def say_energy_or_power(self, mode: int) -> str:
        return ("1 Energy de moins", "1 Power de moins")[mode]

    def say_top_or_bottom(self, mode: int) -> str:
        return ("au-dessus", "au-dessous")[mode]

    def ask_saved(self, card: str) -> str:
        return f"Plusieurs Units vont être éliminées{COLON}laquelle est sauvée par {card}{QUESTION}"

    def ask_save_for(self, card: str) -> str:
        return (
            f"Vous pouvez payer pour que {card} sauve une Unit qui va être éliminée{COLON}laquelle{QUESTION}"
        )

    def ask_saver(self, card: str) -> str:
        return f"{the(card)} va être éliminée{COLON}qu’est-ce qui la sauve{QUESTION}"

    def ask_out(self, n: int) -> str:
        return f"Quelle carte quitte votre deck pour la prochaine partie{QUESTION} Échanges faits{COLON}{n}."

    def ask_in(self) -> str:
        return f"Quelle carte de votre réserve la remplace{QUESTION}"

    def ask_champion(self, only: str) -> str:
        if only:
            return f"Dans la prochaine partie, votre Chosen Champion ne peut être que {only}."
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

    def say_hide_champion(self, card: str) -> str:
        return f"cacher {card} (Chosen Champion)"

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

    def say_starts(self, name: str) -> str:
        return f"{name} commence" if name else "vous commencez"

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
            decks.TEAM_LEGEND: f"Deux coéquipiers ne peuvent pas jouer tous deux {b.card}.",
            decks.TEAM_FIELD: f"Deux coéquipiers ne peuvent pas apporter tous deux {b.card}.",
            decks.UNKNOWN: f"{quote(b.card)} n’est pas une carte connue{guess}",
            decks.UNPLAYABLE: f"{b.card} ({b.other}) ne peut pas encore être jouée ici.",
            decks.NO_LEGEND: "Le deck n’a pas de Legend.",
            decks.TWO_LEGENDS: f"Un deck a une seule Legend, et voici encore {b.card}.",
            decks.NO_CHAMPION: f"Le deck {elide('de', b.other)} n’a pas de Champion Unit à choisir.",
            decks.TWO_CHAMPIONS: f"Un deck a un seul Chosen Champion, et voici encore {b.card}.",
            decks.NOT_ASIDE: f"Une réserve n’a que des cartes du Main Deck, ce que {b.card} n’est pas.",
            decks.BAD_COUNT: f"{b.card} {b.n} fois{QUESTION} Une liste va de 1 à {most} exemplaires.",
            decks.BAD_CODE: f"Ce code de deck est illisible{COLON}incomplet, ou d’un format plus récent.",
            decks.TOO_LONG: f"La liste est trop longue{COLON}ses {b.n} premières entrées ont été lues.",
        }[b.key]
