"""French: the lines of the log."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.speech.fr.words import (
    BOT,
    DAMAGE,
    GUILDS,
    LOCATION,
    RIFTFORCE,
    all_the,
    are_feminine,
    elementals,
    guild_phrase,
    label,
    noun,
    spot,
    the,
)
from riftable.games.riftforce.speech.log import At, LogSpeech
from riftable.games.riftforce.speech.setting import Site, sequence
from riftable.language.fr import COLON, agree, to
from riftable.language.table_talk.fr import CARD, does, listed, regular, subject
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.text import capitalize, join

START: Final = Verb("commence", "commencez", "commencent")
TAKE: Final = Verb("choisit", "choisissez", "choisissent")
RECEIVE: Final = Verb("reçoit", "recevez", "reçoivent")
DRAW: Final = regular("pioch")
SHUFFLE: Final = Verb("mélange", "mélangez", "mélangent")
PLACE: Final = regular("plac")
PLAY: Final = regular("jou")
DISCARD: Final = regular("défauss")
ACTIVATE: Final = regular("activ")
GAIN: Final = regular("gagn")
CONTROL: Final = regular("contrôl")
WIN: Final = Verb("l’emporte", "l’emportez", "l’emportent")


def called(card: int, by_number: bool) -> str:
    """Des 5, or des élémentaires d’Air."""
    return f"des {NUMBER[card]}" if by_number else f"des {elementals(GUILD[card])}"


def guilds_of(guilds: list[int]) -> str:
    """La guilde du Feu; several stand side by side: les guildes Feu, Air et Magnétique."""
    if len(guilds) == 1:
        return f"la guilde {guild_phrase(guilds[0])}"
    return f"les guildes {listed([GUILDS[g].singular for g in guilds])}"


def stretch(where: list[At]) -> str:
    """Le Feu 5 et le Feu 6 sur le site 2"""
    return listed([f"{all_the(cards)} sur le {spot(location)}" for location, cards in where])


class FrenchLog(LogSpeech):
    """The log in French."""

    def trainer(self) -> str:
        return "l’entraîneur"

    def began(self, who: Subject) -> str:
        return f"{does(who, START)}."

    def removed(self) -> str:
        return "Une guilde est remise dans la boîte, face cachée."

    def offered(self, guilds: list[int]) -> str:
        return f"Au choix{COLON}{listed([GUILDS[g].singular for g in guilds])}."

    def took(self, who: Subject, guilds: list[int]) -> str:
        return f"{does(who, TAKE)} {guilds_of(guilds)}."

    def was_dealt(self, who: Subject, guilds: list[int]) -> str:
        return f"{does(who, RECEIVE)} {guilds_of(guilds)}."

    def drew(self, who: Subject, n: int, cards: list[int]) -> str:
        which = f"{COLON}{all_the(cards)}" if cards else ""
        return f"{does(who, DRAW)} {CARD.counted(n)}{which}."

    def recycled(self, who: Subject) -> str:
        own = "votre" if who.me else "sa"
        return f"{does(who, SHUFFLE)} {own} défausse pour former une nouvelle pioche."

    def placed(self, who: Subject, card: int, location: Site) -> str:
        return (
            f"{does(who, PLACE)} {the(card)} sur le {spot(location)}, pour compenser un départ plus tardif."
        )

    def placed_bots(self, where: list[At]) -> str:
        count = sum(len(cards) for _, cards in where)
        bots = BOT.the() if count == 1 else f"les {BOT.plural}"
        placed = [f"{listed([label(card) for card in cards])} sur le {spot(at)}" for at, cards in where]
        return f"L’entraîneur place {bots} {listed(placed)}."

    def planned(self, numbers: list[int], location: Site) -> str:
        plan = f"attaque {sequence(numbers)}" if numbers else "contrôle"
        return f"Plan suivant{COLON}{plan}, bot sur le {spot(location)}."

    def skipped(self, numbers: list[int], missing: list[int]) -> str:
        which = join([str(number) for number in missing], " ou ")
        plan = f"Plan d’attaque {sequence(numbers)}"
        return f"{plan}{COLON}aucun bot de valeur {which} ne peut être activé."

    def played(self, who: Subject, where: list[At]) -> str:
        return f"{does(who, PLAY)} {stretch(where)}."

    def stole(self, by: int, card: int, who: Subject, location: Site) -> str:
        plays = f"{subject(who, start=False)} {noun(card).it()} {PLAY.by(who)}"
        return f"{capitalize(the(by))} vole {the(card)}{COLON}{plays} sur le {spot(location)}."

    def discarded(self, who: Subject, card: int) -> str:
        return f"{does(who, DISCARD)} {the(card)}."

    def called(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, ACTIVATE)} {called(card, by_number)}."

    def discarded_for(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, DISCARD)} {the(card)} pour activer {called(card, by_number)}."

    def activated(self, who: Subject, card: int, location: Site) -> str:
        return f"{does(who, ACTIVATE)} {the(card)} sur le {spot(location)}."

    def activated_all(self, who: Subject, where: list[At]) -> str:
        return f"{does(who, ACTIVATE)} {stretch(where)}."

    def discarded_to_activate(self, who: Subject, card: int, where: list[At]) -> str:
        return f"{does(who, DISCARD)} {the(card)} pour activer {stretch(where)}."

    def hit(self, by: int, n: int, where: list[At]) -> str:
        struck = [f"{listed([to(the(card)) for card in cards])} sur le {spot(at)}" for at, cards in where]
        return f"{capitalize(the(by))} inflige {DAMAGE.counted(n)} {listed(struck)}."

    def hit_allies(self, by: int, n: int, cards: list[int]) -> str:
        several = len(cards) > 1
        allies = f"{'ses' if several else 'son'} {agree('allié', are_feminine(cards), several)}"
        return f"{capitalize(the(by))} inflige {DAMAGE.counted(n)} à {allies}, {all_the(cards)}."

    def hit_itself(self, by: int, n: int) -> str:
        return f"{capitalize(the(by))} s’inflige {DAMAGE.counted(n)}."

    def healed(self, by: int, n: int | None, card: int, another: bool) -> str:
        amount = "tous les dégâts" if n is None else DAMAGE.counted(n)
        whose = f"{agree('un', noun(card).feminine)} autre {label(card)}" if another else the(card)
        return f"{capitalize(the(by))} retire {amount} {to(whose)}."

    def healed_itself(self, by: int, n: int | None) -> str:
        amount = "tous ses dégâts" if n is None else DAMAGE.counted(n)
        return f"{capitalize(the(by))} perd {amount}."

    def moved(self, card: int, origin: Site, location: Site) -> str:
        return f"{capitalize(the(card))} se déplace du {spot(origin)} vers le {spot(location)}."

    def pulled(self, by: int, card: int, location: Site) -> str:
        return f"{capitalize(the(by))} attire {the(card)} sur le {spot(location)}."

    def dragged(self, by: int, card: int, location: Site) -> str:
        return f"{capitalize(the(by))} entraîne {the(card)} sur le {spot(location)}."

    def pushed(self, by: int, card: int, location: Site) -> str:
        return f"{capitalize(the(by))} repousse {the(card)} vers le {spot(location)}."

    def again(self, card: int) -> str:
        return f"{capitalize(the(card))} frappe encore."

    def destroyed(self, cards: list[int]) -> str:
        several = len(cards) > 1
        state = agree("détruit", are_feminine(cards), several)
        return f"{capitalize(all_the(cards))} {'sont' if several else 'est'} {state}."

    def gained(self, who: Subject, n: int) -> str:
        return f"{does(who, GAIN)} {RIFTFORCE.counted(n)}."

    def controlled(self, who: Subject, n: int) -> str:
        if not n:
            return f"{subject(who)} ne {CONTROL.by(who)} aucun site."
        return f"{does(who, CONTROL)} {LOCATION.counted(n)} et {GAIN.by(who)} {RIFTFORCE.counted(n)}."

    def controlled_for(self, who: Subject, side: Subject, n: int) -> str:
        gain = f"{subject(side, start=False)} {GAIN.by(side)} {RIFTFORCE.counted(n)}"
        return f"{does(who, CONTROL)} {LOCATION.counted(n)}{COLON}{gain}."

    def tied(self, points: int) -> str:
        return f"Égalité, {points} partout{COLON}encore un tour."

    def stalled(self) -> str:
        return "Plus personne ne pouvait gagner de Riftforce."

    def won(self, who: Subject, points: int, others: int) -> str:
        wins = f"{subject(who, start=False)} {WIN.by(who)}"
        return f"La partie est terminée{COLON}{wins} {points} à {others}."

    def drawn(self, points: int, others: int) -> str:
        score = f"{points} partout" if points == others else f"{points} à {others}"
        return f"La partie est terminée{COLON}égalité, {score}."
