"""French: the phrasebook of Riftbound. What must agree with a card agrees with its type.

Cards keep the English words that are printed on them; what a player does is told with a French verb, and
the printed word stands behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.card_phrases_fr import FrenchCardPhrases
from riftable.games.riftbound.speech.why_fr import FrenchWhy, feminine, the
from riftable.language.fr import COLON, QUESTION, SEMICOLON, Noun, elide, quote
from riftable.language.number import written
from riftable.language.table_talk.fr import CARD, FrenchCommon, does, listed, regular, subject
from riftable.language.table_talk.subject import Subject, Verb

RUNE: Final = Noun("Rune", feminine=True)
DAMAGE: Final = Noun("dégât")
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
START: Final = regular("commenc")
BRING: Final = regular("apport")
DRAW: Final = regular("pioch")
CHANGE: Final = regular("échang")
KEEP: Final = regular("gard")
PLAY: Final = regular("jou")
PASS: Final = regular("pass")
TAKE: Final = Verb("prend", "prenez", "prennent")
PUT: Final = Verb("met", "mettez", "mettent")
PUT_BACK: Final = Verb("remet", "remettez", "remettent")
STRAIGHTEN: Final = regular("redress")
HOLD: Final = Verb("tient", "tenez", "tiennent")
DISCARD: Final = regular("défauss")
LOOK: Final = regular("regard")
LEAVE: Final = regular("laiss")
ATTACK: Final = regular("attaqu")
DEFEND: Final = Verb("défend", "défendez", "défendent")
CONQUER: Final = Verb("conquiert", "conquérez", "conquièrent")
SCORE: Final = regular("marqu")
WIN: Final = Verb("l’emporte", "l’emportez", "l’emportent")
WIN_GAME: Final = regular("remport")
HIDE: Final = regular("cach")
QUIT: Final = regular("quitt")
CHOOSE: Final = Verb("choisit", "choisissez", "choisissent")


def to(place: str) -> str:
    """Vers Void Gate, vers la base d’Ada"""
    return f"vers {place}"


def on(place: str) -> str:
    """Sur Void Gate, dans votre base"""
    return f"dans {place}" if "base" in place.split()[:2] else f"sur {place}"


class French(FrenchCommon, FrenchCardPhrases, FrenchWhy, Speech):
    """Riftbound in French; the reader is vous."""

    labels = frozenset(("tour",))

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

    def began(self, who: Subject) -> str:
        return f"{does(who, START)}."

    def brought(self, who: Subject, card: str) -> str:
        return f"{does(who, BRING)} {card}."

    def drew(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        return f"{does(who, DRAW)} {listed(cards) if cards else CARD.counted(n)}."

    def mulliganed(self, who: Subject, n: int) -> str:
        return f"{does(who, CHANGE)} {CARD.counted(n)}." if n else f"{does(who, KEEP)} toutes les cartes."

    def turn_began(self, who: Subject, n: int) -> str:
        return f"Tour {n}{COLON}{subject(who, start=False)}."

    def channeled(self, who: Subject, domains: Sequence[int], spent: bool) -> str:
        kinds = sorted(set(domains))
        told = [f"{RUNE.counted(domains.count(d))} {DOMAIN_NAMES[d].title()}" for d in kinds]
        return f"{does(who, PUT)} en jeu {listed(told)}{' Exhausted' if spent else ''} (Channel)."

    def recycled_runes(self, who: Subject, n: int) -> str:
        return f"{does(who, PUT_BACK)} {RUNE.counted(n)} au bas du Rune Deck (Recycle)."

    def readied_runes(self, who: Subject, n: int) -> str:
        return f"{does(who, STRAIGHTEN)} {RUNE.counted(n)} (Ready)."

    def added(self, unit: str, n: int) -> str:
        return f"{the(unit)} octroie {n} Energy pour des Spells."

    def hid(self, who: Subject, place: str) -> str:
        return f"{does(who, HIDE)} une carte sur {place}."

    def uncovered(self, who: Subject, card: str) -> str:
        card_of = "Votre carte cachée" if who.me else f"La carte cachée {elide('de', who.names[0])}"
        return f"{card_of} était {card}."

    def declared(self, who: Subject, card: str) -> str:
        return f"{does(who, PLAY)} {card}."

    def entered(self, who: Subject, unit: str, place: str, ready: bool) -> str:
        return f"{the(unit)} entre en jeu {on(place)}{', Ready' if ready else ''}."

    def triggered(self, card: str) -> str:
        return f"L’Ability {elide('de', card)} rejoint la Chain."

    def dropped(self, card: str) -> str:
        return f"L’Ability {elide('de', card)} reste sans effet."

    def chose(self, who: Subject, target: str) -> str:
        return f"{does(who, CHOOSE)} {target}."

    def passed(self, who: Subject) -> str:
        return f"{does(who, PASS)}."

    def hit(self, unit: str, n: int) -> str:
        return f"{the(unit)} subit {DAMAGE.counted(n)}."

    def gave(self, unit: str, n: int) -> str:
        return f"{the(unit)} reçoit {written(n, 'fr', signed=True)} Might pendant ce tour."

    def shielded(self, unit: str, n: int) -> str:
        return f"{the(unit)} gagne [Shield {n}] pendant ce combat."

    def buffed(self, unit: str) -> str:
        return f"{the(unit)} reçoit un Buff."

    def stunned(self, unit: str) -> str:
        return f"{the(unit)} devient Stun."

    def countered(self, card: str) -> str:
        return f"Le Spell {card} est contré."

    def another_turn(self, who: Subject) -> str:
        return f"{does(who, PLAY)} un tour supplémentaire après celui-ci."

    def died(self, unit: str) -> str:
        return f"{the(unit)} est éliminé{feminine(unit)}."

    def saved(self, unit: str) -> str:
        healed = "récupère ses PV, devient Exhausted et est renvoyée à sa base"
        return f"Au lieu d’être éliminée, l’Unit {unit} {healed}."

    def moved(self, unit: str, place: str) -> str:
        return f"{the(unit)} se déplace {to(place)}."

    def recalled(self, unit: str) -> str:
        return f"{the(unit)} est renvoyé{feminine(unit)} à sa base."

    def exhausted(self, unit: str) -> str:
        return f"{the(unit)} devient Exhausted."

    def readied(self, unit: str) -> str:
        return f"{the(unit)} devient Ready."

    def returned(self, unit: str) -> str:
        return f"{the(unit)} revient dans la main de son propriétaire."

    def regained(self, who: Subject, card: str) -> str:
        return f"{does(who, TAKE)} {card} dans la Trash."

    def discarded(self, who: Subject, card: str) -> str:
        return f"{does(who, DISCARD)} {card}."

    def looked(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        top = "la première carte" if n == 1 else f"les {n} premières cartes"
        return f"{does(who, LOOK)} {top} du Main Deck{f'{COLON}{listed(cards)}' if cards else ''}."

    def used(self, card: str) -> str:
        return f"L’Ability {elide('de', card)} est utilisée et rejoint la Chain."

    def buff_spent(self, unit: str) -> str:
        return f"Le Buff {elide('de', unit)} est dépensé."

    def granted(self, unit: str, keyword: str, lasts: bool) -> str:
        return f"{the(unit)} gagne {keyword}{' pendant ce tour' if lasts else ''}."

    def left_game(self, who: Subject) -> str:
        return f"{does(who, QUIT)} la partie."

    def took_card(self, who: Subject) -> str:
        return f"{does(who, TAKE)} une de ces cartes en main."

    def swapped(self, who: Subject) -> str:
        whose = "Votre deck" if who.me else f"Le deck {elide('de', who.names[0])}"
        return f"{whose} pour la prochaine partie est prêt."

    def recycled(self, who: Subject, n: int) -> str:
        return f"{does(who, PUT_BACK)} {CARD.counted(n)} au bas du Main Deck (Recycle)."

    def kept(self, who: Subject) -> str:
        return f"{does(who, LEAVE)} la carte sur le Main Deck."

    def showdown(self, place: str) -> str:
        return f"Un Showdown commence sur {place}."

    def showdown_over(self, place: str) -> str:
        return f"Le Showdown sur {place} est terminé{COLON}il n’y a plus personne."

    def combat(self, place: str, attacker: Subject, defender: Subject) -> str:
        attacks = f"{subject(attacker, start=False)} {ATTACK.by(attacker)}"
        defends = f"{subject(defender, start=False)} {DEFEND.by(defender)}"
        return f"Combat sur {place}{COLON}{attacks}, {defends}."

    def combat_over(self, place: str) -> str:
        return f"Le combat sur {place} est terminé."

    def control_taken(self, who: Subject, place: str) -> str:
        return f"{does(who, TAKE)} le contrôle {elide('de', place)}."

    def control_lost(self, place: str) -> str:
        return f"Plus personne ne contrôle {place}."

    def conquered(self, who: Subject, place: str) -> str:
        return f"{does(who, CONQUER)} {place}."

    def held(self, who: Subject, place: str) -> str:
        return f"{does(who, HOLD)} {place} (Hold)."

    def scored(self, who: Subject, n: int) -> str:
        return f"{does(who, SCORE)} 1 point (total{COLON}{n})."

    def denied(self, who: Subject) -> str:
        draws = f"{subject(who, start=False)} {DRAW.by(who)}"
        return f"Le Winning Point exige tous les Battlefields{COLON}{draws} à la place."

    def burnt_out(self, who: Subject) -> str:
        whose = "Votre" if who.me else "Le"
        owner = "" if who.me else f" {elide('de', who.names[0])}"
        return f"{whose} Main Deck{owner} est vide{COLON}la Trash le remplace."

    def game_won(self, who: Subject, n: int) -> str:
        return f"{does(who, WIN_GAME)} cette partie."

    def ended(self, who: Subject) -> str:
        return f"{does(who, WIN)}."

    def breach(self, b: Breach) -> str:
        guess = f"{SEMICOLON}vouliez-vous dire {b.other}{QUESTION}" if b.other else "."
        most = decks.MOST_COPIES
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
