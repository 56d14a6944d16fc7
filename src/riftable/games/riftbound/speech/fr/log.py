"""French: the log of Riftbound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, GEAR
from riftable.games.riftbound.speech.card_types import type_of
from riftable.games.riftbound.speech.fr.words import DAMAGE, RUNE, the
from riftable.games.riftbound.speech.log import LogSpeech
from riftable.language.fr import COLON, elide
from riftable.language.number import written
from riftable.language.table_talk.fr import CARD, does, listed, regular, subject
from riftable.language.table_talk.subject import Subject, Verb

START: Final = regular("commenc")
BRING: Final = regular("apport")
DRAW: Final = regular("pioch")
CHANGE: Final = regular("échang")
KEEP: Final = regular("gard")
PLAY: Final = regular("jou")
PASS: Final = regular("pass")
END: Final = Verb("termine", "terminez", "terminent")
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
GAIN: Final = regular("gagn")
SPEND: Final = regular("dépens")
WIN: Final = Verb("l’emporte", "l’emportez", "l’emportent")
WIN_GAME: Final = regular("remport")
HIDE: Final = regular("cach")
QUIT: Final = regular("quitt")
REVEAL: Final = Verb("révèle", "révélez", "révèlent")
CHOOSE: Final = Verb("choisit", "choisissez", "choisissent")


def feminine(card: str) -> str:
    """The ending of a participle: Units and Legends are feminine, a Gear is not."""
    return "" if type_of(card) == GEAR else "e"


def to(place: str) -> str:
    """Vers Void Gate, vers la base d’Ada"""
    return f"vers {place}"


def on(place: str) -> str:
    """Sur Void Gate, dans votre base"""
    return f"dans {place}" if "base" in place.split()[:2] else f"sur {place}"


class FrenchLog(LogSpeech):
    """The log in French."""

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

    def added(self, unit: str, symbols: str, spells: bool, gear: bool) -> str:
        limit = " pour des Spells" if spells else " pour des Gears et leurs Abilities" if gear else ""
        return f"{the(unit)} octroie {symbols}{limit}."

    def hid(self, who: Subject, place: str) -> str:
        return f"{does(who, HIDE)} une carte sur {place}."

    def took_up(self, who: Subject, place: str) -> str:
        return f"{does(who, TAKE)} en main la carte cachée sur {place}."

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

    def not_played(self, who: Subject, card: str) -> str:
        return f"{subject(who)} ne {PLAY.by(who)} pas {card}."

    def showed(self, who: Subject, card: str) -> str:
        return f"{does(who, REVEAL)} {card}."

    def showed_rune(self, who: Subject, domain: int) -> str:
        shown = f"{does(who, REVEAL)} une Rune {DOMAIN_NAMES[domain].title()}"
        return f"{shown} et la {PUT_BACK.by(who)} au bas du Rune Deck (Recycle)."

    def banished(self, card: str) -> str:
        return f"La carte {card} est Banish."

    def chose(self, who: Subject, target: str) -> str:
        return f"{does(who, CHOOSE)} {target}."

    def chosen_rune(self, domain: int) -> str:
        return f"une Rune {DOMAIN_NAMES[domain].title()}"

    def ended_turn(self, who: Subject) -> str:
        return f"{does(who, END)} {'votre' if who.me else 'son'} tour."

    def set_aside(self, who: Subject, card: str) -> str:
        return f"{does(who, PUT)} {card} de côté."

    def passed(self, who: Subject) -> str:
        return f"{does(who, PASS)}."

    def hit(self, unit: str, n: int) -> str:
        return f"{the(unit)} subit {DAMAGE.counted(n)}."

    def prevented(self, unit: str, n: int) -> str:
        several = "s" if n > 1 else ""
        verb = "sont" if several else "est"
        return f"{DAMAGE.counted(n)} à {unit} {verb} empêché{several}."

    def gave(self, unit: str, n: int) -> str:
        return f"{the(unit)} reçoit {written(n, 'fr', signed=True)} Might pendant ce tour."

    def shielded(self, unit: str, n: int) -> str:
        return f"{the(unit)} gagne [Shield {n}] pendant ce combat."

    def buffed(self, unit: str) -> str:
        return f"{the(unit)} reçoit un Buff."

    def attached(self, unit: str, host: str) -> str:
        return f"{the(unit)} est attaché à {host}."

    def detached(self, unit: str) -> str:
        return f"{the(unit)} est détaché."

    def empowered(self, unit: str) -> str:
        return f"{the(unit)} devient Empowered."

    def disempowered(self, unit: str) -> str:
        return f"{the(unit)} n’est plus Empowered."

    def gained_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, GAIN)} de l’XP (total{COLON}{n})."

    def spent_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, SPEND)} de l’XP (reste{COLON}{n})."

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

    def champion_returned(self, who: Subject, card: str) -> str:
        return f"{does(who, PUT_BACK)} {card} dans la Champion Zone."

    def discarded(self, who: Subject, card: str) -> str:
        return f"{does(who, DISCARD)} {card}."

    def burnt(self, who: Subject, card: str) -> str:
        return f"{does(who, PUT)} {card} du dessus du Main Deck dans le Trash."

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

    def hand_revealed(self, who: Subject, cards: Sequence[str]) -> str:
        whose = "votre" if who.me else "sa"
        shown = f"{COLON}{', '.join(cards)}" if cards else " vide"
        return f"{does(who, REVEAL)} {whose} main{shown}."

    def left_to_deck(self, unit: str) -> str:
        return f"{the(unit)} est mis{feminine(unit)} au bas du Main Deck (Recycle)."

    def champion_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, TAKE)} en main {card} de la Champion Zone."

    def repeated(self, card: str) -> str:
        return f"Le Spell {card} s’applique une nouvelle fois (Repeat)."

    def spell_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, TAKE)} le contrôle du Spell {card}."

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

    def game_won(self, who: Subject) -> str:
        return f"{does(who, WIN_GAME)} cette partie."

    def won_by_card(self, who: Subject, card: str) -> str:
        return f"{does(who, WIN)} grâce à {card}."

    def ended(self, who: Subject) -> str:
        return f"{does(who, WIN)}."
