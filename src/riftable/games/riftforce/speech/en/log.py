"""English: the lines of the log."""

from __future__ import annotations

from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.speech.en.words import (
    BOT,
    DAMAGE,
    LOCATION,
    NAMES,
    RIFTFORCE,
    label,
    labels,
    spot,
)
from riftable.games.riftforce.speech.log import At, LogSpeech
from riftable.games.riftforce.speech.setting import Site, sequence
from riftable.language.table_talk.en import CARD, does, listed
from riftable.language.table_talk.subject import Subject
from riftable.language.text import join


def called(card: int, by_number: bool) -> str:
    """5s, or Air elementals."""
    return f"{NUMBER[card]}s" if by_number else f"{NAMES[GUILD[card]]} elementals"


def stretch(where: list[At]) -> str:
    """Fire 5 and Fire 6 at location 2."""
    return listed([f"{labels(cards)} at {spot(location)}" for location, cards in where])


def guilds_of(guilds: list[int]) -> str:
    """The Fire and Ice guilds"""
    return f"the {listed([NAMES[g] for g in guilds])} {'guild' if len(guilds) == 1 else 'guilds'}"


class EnglishLog(LogSpeech):
    """The log in English."""

    def trainer(self) -> str:
        return "the trainer"

    def began(self, who: Subject) -> str:
        return f"{does(who, 'start')}."

    def removed(self) -> str:
        return "One guild goes back into the box unseen."

    def offered(self, guilds: list[int]) -> str:
        return f"On offer: {listed([NAMES[g] for g in guilds])}."

    def took(self, who: Subject, guilds: list[int]) -> str:
        return f"{does(who, 'take')} {guilds_of(guilds)}."

    def was_dealt(self, who: Subject, guilds: list[int]) -> str:
        return f"{does(who, 'receive')} {guilds_of(guilds)}."

    def drew(self, who: Subject, n: int, cards: list[int]) -> str:
        which = f": {labels(cards)}" if cards else ""
        return f"{does(who, 'draw')} {CARD.counted(n)}{which}."

    def recycled(self, who: Subject) -> str:
        return f"{does(who, 'shuffle')} the discard pile into a new deck."

    def placed(self, who: Subject, card: int, location: Site) -> str:
        return f"{does(who, 'place')} {label(card)} at {spot(location)}, to make up for starting later."

    def placed_bots(self, where: list[At]) -> str:
        count = sum(len(at.cards) for at in where)
        return f"The trainer places the {BOT.form(count)} {stretch(where)}."

    def planned(self, numbers: list[int], location: Site) -> str:
        plan = f"attack {sequence(numbers)}" if numbers else "control"
        return f"Next plan: {plan}, bot at {spot(location)}."

    def skipped(self, numbers: list[int], missing: list[int]) -> str:
        which = join([str(number) for number in missing], " or ")
        return f"Attack plan {sequence(numbers)}: no bot with number {which} can be activated."

    def played(self, who: Subject, where: list[At]) -> str:
        return f"{does(who, 'play')} {stretch(where)}."

    def stole(self, by: int, card: int, who: Subject, location: Site) -> str:
        plays = does(who, "play", start=False)
        return f"{label(by)} steals {label(card)}: {plays} it at {spot(location)}."

    def discarded(self, who: Subject, card: int) -> str:
        return f"{does(who, 'discard')} {label(card)}."

    def called(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, 'activate')} {called(card, by_number)}."

    def discarded_for(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, 'discard')} {label(card)} to activate {called(card, by_number)}."

    def activated(self, who: Subject, card: int, location: Site) -> str:
        return f"{does(who, 'activate')} {label(card)} at {spot(location)}."

    def activated_all(self, who: Subject, where: list[At]) -> str:
        return f"{does(who, 'activate')} {stretch(where)}."

    def discarded_to_activate(self, who: Subject, card: int, where: list[At]) -> str:
        return f"{does(who, 'discard')} {label(card)} to activate {stretch(where)}."

    def hit(self, by: int, n: int, where: list[At]) -> str:
        return f"{label(by)} deals {DAMAGE.counted(n)} to {stretch(where)}."

    def hit_allies(self, by: int, n: int, cards: list[int]) -> str:
        allies = "ally" if len(cards) == 1 else "allies"
        return f"{label(by)} deals {DAMAGE.counted(n)} to its {allies} {labels(cards)}."

    def hit_itself(self, by: int, n: int) -> str:
        return f"{label(by)} deals {DAMAGE.counted(n)} to itself."

    def healed(self, by: int, n: int | None, card: int, another: bool) -> str:
        amount = "all damage" if n is None else DAMAGE.counted(n)
        return f"{label(by)} removes {amount} from {'another ' if another else ''}{label(card)}."

    def healed_itself(self, by: int, n: int | None) -> str:
        amount = "all damage" if n is None else DAMAGE.counted(n)
        return f"{label(by)} removes {amount} from itself."

    def moved(self, card: int, origin: Site, location: Site) -> str:
        return f"{label(card)} moves from {spot(origin)} to {spot(location)}."

    def pulled(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} pulls {label(card)} to {spot(location)}."

    def dragged(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} drags {label(card)} along to {spot(location)}."

    def pushed(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} pushes {label(card)} to {spot(location)}."

    def again(self, card: int) -> str:
        return f"{label(card)} strikes again."

    def destroyed(self, cards: list[int]) -> str:
        return f"{labels(cards)} {'is' if len(cards) == 1 else 'are'} destroyed."

    def gained(self, who: Subject, n: int) -> str:
        return f"{does(who, 'gain')} {RIFTFORCE.counted(n)}."

    def controlled(self, who: Subject, n: int) -> str:
        if not n:
            return f"{does(who, 'control')} no location."
        gain = "gain" if who.me else "gains"
        return f"{does(who, 'control')} {LOCATION.counted(n)} and {gain} {RIFTFORCE.counted(n)}."

    def controlled_for(self, who: Subject, side: Subject, n: int) -> str:
        gain = f"{does(side, 'gain', start=False)} {RIFTFORCE.counted(n)}"
        return f"{does(who, 'control')} {LOCATION.counted(n)}: {gain}."

    def tied(self, points: int) -> str:
        return f"Tie, {points} to {points}: one more round."

    def stalled(self) -> str:
        return "No one could gain Riftforce any more."

    def won(self, who: Subject, points: int, others: int) -> str:
        return f"The game is over: {does(who, 'win', start=False)} {points} to {others}."

    def drawn(self, points: int, others: int) -> str:
        return f"The game is over: a draw, {points} to {others}."
