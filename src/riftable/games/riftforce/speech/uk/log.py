"""Ukrainian: the lines of the log. The passive is -но with the accusative: no gender of players is needed."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.speech.log import At, LogSpeech
from riftable.games.riftforce.speech.setting import Site, sequence
from riftable.games.riftforce.speech.uk.words import (
    BOT,
    DAMAGE,
    ELEMENTAL,
    GUILD_WORD,
    GUILDS,
    IT,
    LOCATION,
    OTHER,
    RIFTFORCE,
    guild_phrase,
    label,
    labels,
    noun,
    spot,
)
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.table_talk.uk import CARD, does, listed, regular, subject
from riftable.language.text import join
from riftable.language.uk_euphony import U, Z, flow

START: Final = regular("почина")
TAKE: Final = regular("вибира")
RECEIVE: Final = regular("отриму")
DRAW: Final = Verb("бере", "берете", "беруть")
SHUFFLE: Final = regular("перетасову")
FORM: Final = regular("форму")
PLACE: Final = Verb("кладе", "кладете", "кладуть")
PLAY: Final = regular("виклада")
DISCARD: Final = regular("скида")
ACTIVATE: Final = regular("активу")
GAIN: Final = regular("здобува")
CONTROL: Final = regular("захоплю")
WIN: Final = regular("перемага")


def called(card: int, by_number: bool) -> str:
    """What is activated, in the accusative."""
    if by_number:
        return f"{CARD.pl('A')} зі значенням {NUMBER[card]}"
    return f"{ELEMENTAL.pl('A')} {guild_phrase(GUILD[card])}"


def guilds_of(guilds: list[int]) -> str:
    """гільдію вогню; гільдії вогню й води"""
    word = GUILD_WORD.sg("A") if len(guilds) == 1 else GUILD_WORD.pl("A")
    return f"{word} {listed([guild_phrase(g) for g in guilds])}"


def standing(where: list[At]) -> str:
    """Вогонь 5 та Лід 5 на території 3, in the accusative."""
    return listed([f"{labels(cards, 'A')} на {spot(location, 'L')}" for location, cards in where])


class UkrainianLog(LogSpeech):
    """The log in Ukrainian."""

    def trainer(self) -> str:
        return "тренер"

    def began(self, who: Subject) -> str:
        return f"{does(who, START)}."

    def removed(self) -> str:
        return "Одну гільдію повернуто до коробки долілиць."

    def offered(self, guilds: list[int]) -> str:
        return flow(f"На вибір: {listed([GUILDS[g].sg('N') for g in guilds])}.")

    def took(self, who: Subject, guilds: list[int]) -> str:
        return flow(f"{does(who, TAKE)} {guilds_of(guilds)}.")

    def was_dealt(self, who: Subject, guilds: list[int]) -> str:
        return flow(f"{does(who, RECEIVE)} {guilds_of(guilds)}.")

    def drew(self, who: Subject, n: int, cards: list[int]) -> str:
        which = f": {labels(cards, 'A')}" if cards else ""
        return flow(f"{does(who, DRAW)} {CARD.counted(n, 'acc')}{which}.")

    def recycled(self, who: Subject) -> str:
        return f"{does(who, SHUFFLE)} скид і {FORM.by(who)} новий стос."

    def placed(self, who: Subject, card: int, location: Site) -> str:
        where = f"напроти {spot(location, 'G')}"
        return f"{does(who, PLACE)} {label(card, 'A')} {where}, щоб надолужити пізніший перший хід."

    def placed_bots(self, where: list[At]) -> str:
        bots = BOT.sg("A") if sum(len(cards) for _, cards in where) == 1 else BOT.pl("A")
        stretch = [f"{labels(cards, 'N')} напроти {spot(at, 'G')}" for at, cards in where]
        return flow(f"Тренер викладає {bots} {listed(stretch)}.")

    def planned(self, numbers: list[int], location: Site) -> str:
        plan = f"атака {sequence(numbers)}" if numbers else "захоплення"
        return f"Наступний план: {plan}, бот напроти {spot(location, 'G')}."

    def skipped(self, numbers: list[int], missing: list[int]) -> str:
        which = join([str(number) for number in missing], " або ")
        bot = f"жодного {BOT.sg('G')} зі значенням {which}"
        return f"План атаки {sequence(numbers)}: {bot} не можна активувати."

    def played(self, who: Subject, where: list[At]) -> str:
        stretch = listed([f"{labels(cards, 'A')} напроти {spot(location, 'G')}" for location, cards in where])
        return flow(f"{does(who, PLAY)} {stretch}.")

    def stole(self, by: int, card: int, who: Subject, location: Site) -> str:
        plays = f"{subject(who, start=False)} {PLAY.by(who)} {IT[noun(card).gender]}"
        return f"{label(by)} переманює {label(card, 'A')}: {plays} напроти {spot(location, 'G')}."

    def discarded(self, who: Subject, card: int) -> str:
        return f"{does(who, DISCARD)} {label(card, 'A')}."

    def called(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, ACTIVATE)} {called(card, by_number)}."

    def discarded_for(self, who: Subject, card: int, by_number: bool) -> str:
        return f"{does(who, DISCARD)} {label(card, 'A')}, щоб активувати {called(card, by_number)}."

    def activated(self, who: Subject, card: int, location: Site) -> str:
        return f"{does(who, ACTIVATE)} {label(card, 'A')} на {spot(location, 'L')}."

    def activated_all(self, who: Subject, where: list[At]) -> str:
        return flow(f"{does(who, ACTIVATE)} {standing(where)}.")

    def discarded_to_activate(self, who: Subject, card: int, where: list[At]) -> str:
        return flow(f"{does(who, DISCARD)} {label(card, 'A')}, щоб активувати {standing(where)}.")

    def hit(self, by: int, n: int, where: list[At]) -> str:
        several = sum(len(cards) for _, cards in where) > 1
        damage = DAMAGE.counted(n, "po" if several else "gen")
        struck = [f"{labels(cards, 'D')} на {spot(location, 'L')}" for location, cards in where]
        return flow(f"{label(by)} завдає {damage} {listed(struck)}.")

    def hit_allies(self, by: int, n: int, cards: list[int]) -> str:
        if len(cards) == 1:
            whom = f"{DAMAGE.counted(n, 'gen')} своєму союзнику"
        else:
            whom = f"{DAMAGE.counted(n, 'po')} своїм союзникам"
        return flow(f"{label(by)} завдає {whom}, {labels(cards, 'D')}.")

    def hit_itself(self, by: int, n: int) -> str:
        return f"{label(by)} завдає {DAMAGE.counted(n, 'gen')} собі."

    def healed(self, by: int, n: int | None, card: int, another: bool) -> str:
        other = f"{OTHER.sg('G', noun(card).gender)} " if another else ""
        return flow(f"{label(by)} вилучає {removed(n)} {Z} {other}{label(card, 'G')}.")

    def healed_itself(self, by: int, n: int | None) -> str:
        return flow(f"{label(by)} вилучає {removed(n)} {Z} себе.")

    def moved(self, card: int, origin: Site, location: Site) -> str:
        way = f"{Z} {spot(origin, 'G')} на {spot(location, 'A')}"
        return flow(f"{label(card)} переміщується {way}.")

    def pulled(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} перетягує {label(card, 'A')} на {spot(location, 'A')}."

    def dragged(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} тягне за собою {label(card, 'A')} на {spot(location, 'A')}."

    def pushed(self, by: int, card: int, location: Site) -> str:
        return f"{label(by)} відштовхує {label(card, 'A')} на {spot(location, 'A')}."

    def again(self, card: int) -> str:
        return f"{label(card)} б’є ще раз."

    def destroyed(self, cards: list[int]) -> str:
        return flow(f"{labels(cards, 'A')} знищено.")

    def gained(self, who: Subject, n: int) -> str:
        return f"{does(who, GAIN)} {RIFTFORCE.counted(n, 'acc')}."

    def controlled(self, who: Subject, n: int) -> str:
        if not n:
            return f"{subject(who)} не {CONTROL.by(who)} жодної території."
        gains = f"{GAIN.by(who)} {RIFTFORCE.counted(n, 'acc')}"
        return f"{does(who, CONTROL)} {LOCATION.counted(n, 'acc')} та {gains}."

    def controlled_for(self, who: Subject, side: Subject, n: int) -> str:
        gain = f"{subject(side, start=False)} {GAIN.by(side)} {RIFTFORCE.counted(n, 'acc')}"
        return f"{does(who, CONTROL)} {LOCATION.counted(n, 'acc')}: {gain}."

    def tied(self, points: int) -> str:
        return f"Нічия, {points}:{points}. Ще один раунд."

    def stalled(self) -> str:
        return "Ніхто більше не міг здобути силу розлому."

    def won(self, who: Subject, points: int, others: int) -> str:
        wins = f"{subject(who, start=False)} {WIN.by(who)}"
        return flow(f"Партію закінчено: {wins} {Z} рахунком {points}:{others}.")

    def drawn(self, points: int, others: int) -> str:
        return f"Партію закінчено: нічия, {points}:{others}."


def removed(n: int | None) -> str:
    """How much is removed: a number, or all."""
    return f"{U}сі {DAMAGE.pl('A')}" if n is None else DAMAGE.counted(n, "acc")
