"""English: the log of Riftbound."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.rules.ids import DOMAIN_NAMES
from riftable.games.riftbound.speech.en.words import RUNE
from riftable.games.riftbound.speech.log import LogSpeech
from riftable.language.number import written
from riftable.language.table_talk.en import CARD, does, listed, subject
from riftable.language.table_talk.subject import Subject


def at(place: str) -> str:
    """At Void Gate, in your base"""
    return f"in {place}" if place.endswith("base") else f"at {place}"


class EnglishLog(LogSpeech):
    """The log in English."""

    def began(self, who: Subject) -> str:
        return f"{does(who, 'start')}."

    def brought(self, who: Subject, card: str) -> str:
        return f"{does(who, 'bring')} {card}."

    def drew(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        return f"{does(who, 'draw')} {listed(cards) if cards else CARD.counted(n)}."

    def mulliganed(self, who: Subject, n: int) -> str:
        return f"{does(who, 'exchange')} {CARD.counted(n)}." if n else f"{does(who, 'keep')} all cards."

    def turn_began(self, who: Subject, n: int) -> str:
        return f"Turn {n}: {subject(who, start=False)}."

    def channeled(self, who: Subject, domains: Sequence[int], spent: bool) -> str:
        kinds = sorted(set(domains))
        told = [f"{domains.count(d)} {DOMAIN_NAMES[d].title()} {RUNE.form(domains.count(d))}" for d in kinds]
        return f"{does(who, 'channel')} {listed(told)}{' exhausted' if spent else ''}."

    def recycled_runes(self, who: Subject, n: int) -> str:
        return f"{does(who, 'recycle')} {RUNE.counted(n)}."

    def readied_runes(self, who: Subject, n: int) -> str:
        verb = "ready" if who.me else "readies"
        return f"{subject(who)} {verb} {RUNE.counted(n)}."

    def added(self, unit: str, symbols: str, spells: bool, gear: bool) -> str:
        limit = " for spells" if spells else " for gear and its abilities" if gear else ""
        return f"{unit} adds {symbols}{limit}."

    def hid(self, who: Subject, place: str) -> str:
        return f"{does(who, 'hide')} a card at {place}."

    def took_up(self, who: Subject, place: str) -> str:
        return f"{does(who, 'return')} the facedown card at {place} to the hand."

    def uncovered(self, who: Subject, card: str) -> str:
        whose = "Your" if who.me else f"{who.names[0]}’s"
        return f"{whose} facedown card was {card}."

    def declared(self, who: Subject, card: str) -> str:
        return f"{does(who, 'play')} {card}."

    def entered(self, who: Subject, unit: str, place: str, ready: bool) -> str:
        return f"{unit} enters {at(place)}{', ready' if ready else ''}."

    def triggered(self, card: str) -> str:
        return f"The ability of {card} goes on the chain."

    def dropped(self, card: str) -> str:
        return f"The ability of {card} comes to nothing."

    def not_played(self, who: Subject, card: str) -> str:
        return f"{subject(who)} {'do' if who.me else 'does'} not play {card}."

    def showed(self, who: Subject, card: str) -> str:
        return f"{does(who, 'reveal')} {card}."

    def showed_rune(self, who: Subject, domain: int) -> str:
        name = DOMAIN_NAMES[domain].title()
        rune = f"{'an' if name[0] in 'AEIOU' else 'a'} {name} rune"
        return f"{does(who, 'reveal')} {rune} and {'recycle' if who.me else 'recycles'} it."

    def banished(self, card: str) -> str:
        return f"{card} is banished."

    def chose(self, who: Subject, target: str) -> str:
        return f"{does(who, 'choose')} {target}."

    def chosen_rune(self, domain: int) -> str:
        name = DOMAIN_NAMES[domain].title()
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} rune"

    def ended_turn(self, who: Subject) -> str:
        return f"{does(who, 'end')} {'your' if who.me else 'their'} turn."

    def set_aside(self, who: Subject, card: str) -> str:
        return f"{does(who, 'set')} {card} aside."

    def passed(self, who: Subject) -> str:
        return f"{subject(who)} {'pass' if who.me else 'passes'}."

    def hit(self, unit: str, n: int) -> str:
        return f"{unit} takes {n} damage."

    def prevented(self, unit: str, n: int) -> str:
        return f"{n} damage to {unit} is prevented."

    def gave(self, unit: str, n: int) -> str:
        return f"{unit} gets {written(n, 'en', signed=True)} Might this turn."

    def shielded(self, unit: str, n: int) -> str:
        return f"{unit} gains [Shield {n}] this combat."

    def buffed(self, unit: str) -> str:
        return f"{unit} gets a buff."

    def attached(self, unit: str, host: str) -> str:
        return f"{unit} is attached to {host}."

    def detached(self, unit: str) -> str:
        return f"{unit} is detached."

    def empowered(self, unit: str) -> str:
        return f"{unit} becomes Empowered."

    def disempowered(self, unit: str) -> str:
        return f"{unit} is no longer Empowered."

    def gained_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, 'gain')} XP: {n}."

    def spent_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, 'spend')} XP: {n} left."

    def stunned(self, unit: str) -> str:
        return f"{unit} is stunned."

    def countered(self, card: str) -> str:
        return f"{card} is countered."

    def another_turn(self, who: Subject) -> str:
        return f"{does(who, 'take')} another turn after this one."

    def died(self, unit: str) -> str:
        return f"{unit} dies."

    def saved(self, unit: str) -> str:
        return f"{unit} is healed, exhausted and recalled instead of dying."

    def moved(self, unit: str, place: str) -> str:
        return f"{unit} moves to {place}."

    def recalled(self, unit: str) -> str:
        return f"{unit} is recalled."

    def exhausted(self, unit: str) -> str:
        return f"{unit} is exhausted."

    def readied(self, unit: str) -> str:
        return f"{unit} is readied."

    def returned(self, unit: str) -> str:
        return f"{unit} returns to its owner’s hand."

    def regained(self, who: Subject, card: str) -> str:
        return f"{does(who, 'take')} {card} back from the trash."

    def champion_returned(self, who: Subject, card: str) -> str:
        return f"{does(who, 'return')} {card} to the Champion Zone."

    def discarded(self, who: Subject, card: str) -> str:
        return f"{does(who, 'discard')} {card}."

    def burnt(self, who: Subject, card: str) -> str:
        return f"{does(who, 'put')} {card} from the top of the Main Deck into the trash."

    def looked(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        top = "the top card" if n == 1 else f"the top {CARD.counted(n)}"
        return f"{does(who, 'look')} at {top} of the deck{f': {listed(cards)}' if cards else ''}."

    def used(self, card: str) -> str:
        return f"The ability of {card} is used and goes on the chain."

    def buff_spent(self, unit: str) -> str:
        return f"The buff of {unit} is spent."

    def granted(self, unit: str, keyword: str, lasts: bool) -> str:
        return f"{unit} gains {keyword}{' this turn' if lasts else ''}."

    def left_game(self, who: Subject) -> str:
        return f"{does(who, 'leave')} the game."

    def took_card(self, who: Subject) -> str:
        return f"{does(who, 'put')} one of them into the hand."

    def swapped(self, who: Subject) -> str:
        return f"{'Your' if who.me else f'{who.names[0]}’s'} deck for the next game is ready."

    def hand_revealed(self, who: Subject, cards: Sequence[str]) -> str:
        whose = "your" if who.me else "their"
        return (
            f"{does(who, 'reveal')} {whose} hand: {', '.join(cards)}."
            if cards
            else (f"{does(who, 'reveal')} an empty hand.")
        )

    def left_to_deck(self, unit: str) -> str:
        return f"{unit} is recycled."

    def champion_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, 'take')} {card} from the Champion Zone into the hand."

    def repeated(self, card: str) -> str:
        return f"{card} is repeated."

    def spell_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, 'take')} control of {card}."

    def recycled(self, who: Subject, n: int) -> str:
        return f"{does(who, 'recycle')} {CARD.counted(n)}."

    def kept(self, who: Subject) -> str:
        return f"{does(who, 'leave')} the card on top."

    def showdown(self, place: str) -> str:
        return f"A showdown opens at {place}."

    def showdown_over(self, place: str) -> str:
        return f"The showdown at {place} is over: no one is there."

    def combat(self, place: str, attacker: Subject, defender: Subject) -> str:
        attacks, defends = does(attacker, "attack", start=False), does(defender, "defend", start=False)
        return f"Combat at {place}: {attacks}, {defends}."

    def combat_over(self, place: str) -> str:
        return f"The combat at {place} is over."

    def control_taken(self, who: Subject, place: str) -> str:
        return f"{does(who, 'take')} control of {place}."

    def control_lost(self, place: str) -> str:
        return f"No one controls {place} now."

    def conquered(self, who: Subject, place: str) -> str:
        return f"{does(who, 'conquer')} {place}."

    def held(self, who: Subject, place: str) -> str:
        return f"{does(who, 'hold')} {place}."

    def scored(self, who: Subject, n: int) -> str:
        return f"{does(who, 'score')} 1 point, {n} in all."

    def denied(self, who: Subject) -> str:
        return f"The last point needs every battlefield: {does(who, 'draw', start=False)} instead."

    def burnt_out(self, who: Subject) -> str:
        return f"{does(who, 'burn')} out: the trash becomes the deck."

    def game_won(self, who: Subject) -> str:
        return f"{does(who, 'win')} this game."

    def won_by_card(self, who: Subject, card: str) -> str:
        return f"{does(who, 'win')} by {card}."

    def ended(self, who: Subject) -> str:
        return f"{does(who, 'win')}."
