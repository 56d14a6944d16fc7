"""Ukrainian: the log of Riftbound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, GEAR, LEGEND
from riftable.games.riftbound.speech.card_types import type_of
from riftable.games.riftbound.speech.log import LogSpeech
from riftable.games.riftbound.speech.uk.card_words import RUNE
from riftable.games.riftbound.speech.uk.words import DOMAINS, fighter, quoted, spot
from riftable.language.number import written
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.table_talk.uk import CARD, does, listed, regular, subject
from riftable.language.uk import Adjective, named
from riftable.language.uk_euphony import I, U, flow

ACCUSATIVES: Final = {GEAR: "Спорядження", LEGEND: "Легенду"}
START: Final = regular("почина")
BRING: Final = Verb("приносить", "приносите", "приносять")
END: Final = Verb("завершує", "завершуєте", "завершують")
SET_ASIDE: Final = Verb("відкладає", "відкладаєте", "відкладають")
TAKE: Final = Verb("бере", "берете", "беруть")
CHANGE: Final = Verb("обмінює", "обмінюєте", "обмінюють")
KEEP: Final = regular("залиша")
CHANNEL: Final = regular("приклика")
RECYCLE: Final = regular("підклада")
READY: Final = Verb("готує", "готуєте", "готують")
PLAY: Final = Verb("розігрує", "розігруєте", "розігрують")
CHOOSE: Final = regular("вибира")
REVEAL: Final = regular("відкрива")
PASS: Final = Verb("пасує", "пасуєте", "пасують")
REGAIN: Final = regular("поверта")
DISCARD: Final = regular("скида")
LOOK: Final = Verb("дивиться", "дивитеся", "дивляться")
ATTACK: Final = Verb("атакує", "атакуєте", "атакують")
DEFEND: Final = Verb("захищається", "захищаєтеся", "захищаються")
CONTROL: Final = Verb("бере під контроль", "берете під контроль", "беруть під контроль")
CONQUER: Final = Verb("завойовує", "завойовуєте", "завойовують")
HOLD: Final = Verb("утримує", "утримуєте", "утримують")
SCORE: Final = regular("здобува")
GAIN: Final = regular("отриму")
SPEND: Final = regular("витрача")
WIN: Final = regular("перемага")
WIN_GAME: Final = Verb("виграє", "виграєте", "виграють")
HIDE: Final = regular("хова")
QUIT: Final = regular("полиша")
WILL: Final = Verb("має", "маєте", "мають")
TOP: Final = Adjective("верхній")


def fighter_acc(card: str) -> str:
    """Бійця «Tibbers», спорядження «Scrapheap»: to whom something is done."""
    return f"{ACCUSATIVES.get(type_of(card), 'Бійця')} {quoted(card)}"


class UkrainianLog(LogSpeech):
    """The log in Ukrainian."""

    def began(self, who: Subject) -> str:
        return f"{does(who, START)}."

    def brought(self, who: Subject, card: str) -> str:
        return f"{does(who, BRING)} поле бою {quoted(card)}."

    def drew(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        if cards:
            return flow(f"{does(who, TAKE)} {listed([quoted(card) for card in cards])}.")
        return f"{does(who, TAKE)} {CARD.counted(n, 'acc')}."

    def mulliganed(self, who: Subject, n: int) -> str:
        if not n:
            return flow(f"{does(who, KEEP)} {U}сі карти.")
        return f"{does(who, CHANGE)} {CARD.counted(n, 'acc')}."

    def turn_began(self, who: Subject, n: int) -> str:
        return f"Хід {n}: {subject(who, start=False)}."

    def channeled(self, who: Subject, domains: Sequence[int], spent: bool) -> str:
        kinds = sorted(set(domains))
        told = [f"{RUNE.counted(domains.count(d), 'acc')} {DOMAINS[DOMAIN_NAMES[d]]}" for d in kinds]
        state = "" if not spent else " виснаженою" if len(domains) == 1 else " виснаженими"
        return flow(f"{does(who, CHANNEL)} {listed(told)}{state}.")

    def recycled_runes(self, who: Subject, n: int) -> str:
        return f"{does(who, RECYCLE)} під колоду {RUNE.counted(n, 'acc')}."

    def readied_runes(self, who: Subject, n: int) -> str:
        return f"{does(who, READY)} {RUNE.counted(n, 'acc')}."

    def added(self, unit: str, symbols: str, spells: bool, gear: bool) -> str:
        limit = " для заклять" if spells else " для спорядження та його здатностей" if gear else ""
        return f"{fighter(unit)} додає {symbols}{limit}."

    def hid(self, who: Subject, place: str) -> str:
        return f"{does(who, HIDE)} карту на полі бою {quoted(place)}."

    def took_up(self, who: Subject, place: str) -> str:
        return f"{does(who, TAKE)} на руку приховану карту з поля бою {quoted(place)}."

    def uncovered(self, who: Subject, card: str) -> str:
        whose = "Ваша прихована карта" if who.me else f"Прихована карта {named(who.names, 'G')}"
        return f"{whose}: {quoted(card)}."

    def declared(self, who: Subject, card: str) -> str:
        return f"{does(who, PLAY)} карту {quoted(card)}."

    def entered(self, who: Subject, unit: str, place: str, ready: bool) -> str:
        return f"{fighter(unit)} входить у гру{' готовим' if ready else ''} ({spot(place)})."

    def triggered(self, card: str) -> str:
        return f"Здатність карти {quoted(card)} стає в ланцюг."

    def dropped(self, card: str) -> str:
        return f"Здатність карти {quoted(card)} не спрацьовує."

    def not_played(self, who: Subject, card: str) -> str:
        return f"{subject(who)} не {PLAY.by(who)} карту {quoted(card)}."

    def showed(self, who: Subject, card: str) -> str:
        return f"{does(who, REVEAL)} карту {quoted(card)}."

    def showed_rune(self, who: Subject, domain: int) -> str:
        shown = f"{does(who, REVEAL)} руну {DOMAINS[DOMAIN_NAMES[domain]]}"
        return flow(f"{shown} {I} {RECYCLE.by(who)} її під колоду рун.")

    def banished(self, card: str) -> str:
        return f"Карту {quoted(card)} вигнано."

    def chose(self, who: Subject, target: str) -> str:
        return f"{does(who, CHOOSE)} ціль: {spot(target)}."

    def chosen_rune(self, domain: int) -> str:
        return f"руна {DOMAINS[DOMAIN_NAMES[domain]]}"

    def ended_turn(self, who: Subject) -> str:
        return f"{does(who, END)} свій хід."

    def set_aside(self, who: Subject, card: str) -> str:
        return f"{does(who, SET_ASIDE)} {card}."

    def passed(self, who: Subject) -> str:
        return f"{does(who, PASS)}."

    def hit(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} зазнає {n} шкоди."

    def prevented(self, unit: str, n: int) -> str:
        return f"Від бійця {quoted(unit)} відвернуто {n} шкоди."

    def gave(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} має {written(n, 'uk', signed=True)} міці до кінця ходу."

    def shielded(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} отримує [Shield {n}] до кінця бою."

    def buffed(self, unit: str) -> str:
        return f"{fighter_acc(unit)} підсилено."

    def attached(self, unit: str, host: str) -> str:
        return f"Карту {quoted(unit)} надягнено на бійця {quoted(host)}."

    def detached(self, unit: str) -> str:
        return f"Карту {quoted(unit)} знято."

    def empowered(self, unit: str) -> str:
        return f"{fighter_acc(unit)} наділено станом Empowered."

    def disempowered(self, unit: str) -> str:
        return f"{fighter_acc(unit)} позбавлено стану Empowered."

    def gained_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, GAIN)} XP (усього {n})."

    def spent_xp(self, who: Subject, n: int) -> str:
        return f"{does(who, SPEND)} XP (лишилося {n})."

    def stunned(self, unit: str) -> str:
        return f"{fighter_acc(unit)} оглушено."

    def countered(self, card: str) -> str:
        return f"Карту {quoted(card)} скасовано."

    def another_turn(self, who: Subject) -> str:
        return f"{subject(who)} {WILL.by(who)} ще один хід після цього."

    def died(self, unit: str) -> str:
        return f"{fighter(unit)} {'знищено' if type_of(unit) == GEAR else 'гине'}."

    def saved(self, unit: str) -> str:
        return flow(f"Замість загибелі бійця {quoted(unit)} зцілено, виснажено {I} відкликано.")

    def moved(self, unit: str, place: str) -> str:
        return f"{fighter(unit)} переміщується: {spot(place)}."

    def recalled(self, unit: str) -> str:
        return f"{fighter_acc(unit)} відкликано на базу."

    def exhausted(self, unit: str) -> str:
        return f"{fighter_acc(unit)} виснажено."

    def readied(self, unit: str) -> str:
        return f"{fighter_acc(unit)} підготовлено."

    def returned(self, unit: str) -> str:
        return f"{fighter(unit)} повертається на руку власника."

    def regained(self, who: Subject, card: str) -> str:
        return f"{does(who, REGAIN)} зі скиду карту {quoted(card)}."

    def champion_returned(self, who: Subject, card: str) -> str:
        return f"{does(who, REGAIN)} чемпіона {quoted(card)} зі скиду в зону чемпіона."

    def discarded(self, who: Subject, card: str) -> str:
        return f"{does(who, DISCARD)} карту {quoted(card)}."

    def burnt(self, who: Subject, card: str) -> str:
        return f"{does(who, DISCARD)} карту {quoted(card)} зверху основної колоди."

    def looked(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        top = CARD.sg("A", TOP) if n == 1 else CARD.counted(n, "acc", TOP)
        which = f": {listed([quoted(card) for card in cards])}" if cards else ""
        return flow(f"{does(who, LOOK)} на {top} колоди{which}.")

    def used(self, card: str) -> str:
        return f"Здатність карти {quoted(card)} використано, вона стає в ланцюг."

    def buff_spent(self, unit: str) -> str:
        return f"Підсилення бійця {quoted(unit)} витрачено."

    def granted(self, unit: str, keyword: str, lasts: bool) -> str:
        return f"{fighter(unit)} отримує {keyword}{' до кінця ходу' if lasts else ''}."

    def left_game(self, who: Subject) -> str:
        return f"{does(who, QUIT)} гру."

    def took_card(self, who: Subject) -> str:
        return f"{does(who, TAKE)} одну з них на руку."

    def swapped(self, who: Subject) -> str:
        whose = "Ваша колода" if who.me else f"Колода {named(who.names, 'G')}"
        return f"{whose} на наступну партію готова."

    def hand_revealed(self, who: Subject, cards: Sequence[str]) -> str:
        if not cards:
            return f"{does(who, REVEAL)} порожню руку."
        return f"{does(who, REVEAL)} руку: {', '.join(quoted(card) for card in cards)}."

    def left_to_deck(self, unit: str) -> str:
        return f"{fighter_acc(unit)} підкладено під колоду."

    def champion_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, TAKE)} на руку карту {quoted(card)} із зони чемпіона."

    def repeated(self, card: str) -> str:
        return f"Закляття {quoted(card)} діє ще раз (Repeat)."

    def spell_taken(self, who: Subject, card: str) -> str:
        return f"{does(who, CONTROL)} закляття {quoted(card)}."

    def recycled(self, who: Subject, n: int) -> str:
        return f"{does(who, RECYCLE)} під колоду {CARD.counted(n, 'acc')}."

    def kept(self, who: Subject) -> str:
        return f"{does(who, KEEP)} карту зверху."

    def showdown(self, place: str) -> str:
        return f"На полі бою {quoted(place)} починається сутичка."

    def showdown_over(self, place: str) -> str:
        return f"Сутичку на полі бою {quoted(place)} закінчено: там нікого немає."

    def combat(self, place: str, attacker: Subject, defender: Subject) -> str:
        attacks = f"{subject(attacker, start=False)} {ATTACK.by(attacker)}"
        defends = f"{subject(defender, start=False)} {DEFEND.by(defender)}"
        return f"Бій на полі бою {quoted(place)}: {attacks}, {defends}."

    def combat_over(self, place: str) -> str:
        return f"Бій на полі бою {quoted(place)} закінчено."

    def control_taken(self, who: Subject, place: str) -> str:
        return f"{does(who, CONTROL)} поле бою {quoted(place)}."

    def control_lost(self, place: str) -> str:
        return f"Поле бою {quoted(place)} більше ніхто не контролює."

    def conquered(self, who: Subject, place: str) -> str:
        return f"{does(who, CONQUER)} поле бою {quoted(place)}."

    def held(self, who: Subject, place: str) -> str:
        return f"{does(who, HOLD)} поле бою {quoted(place)}."

    def scored(self, who: Subject, n: int) -> str:
        return f"{does(who, SCORE)} 1 очко (усього {n})."

    def denied(self, who: Subject) -> str:
        draws = f"{subject(who, start=False)} {TAKE.by(who)} карту"
        return f"Переможне очко потребує всіх полів бою: натомість {draws}."

    def burnt_out(self, who: Subject) -> str:
        whose = "Ваша колода" if who.me else f"Колода {named(who.names, 'G')}"
        return f"{whose} порожня: її замінює скид."

    def game_won(self, who: Subject) -> str:
        return f"{does(who, WIN_GAME)} цю партію."

    def won_by_card(self, who: Subject, card: str) -> str:
        return f"{does(who, WIN)} завдяки карті {quoted(card)}."

    def ended(self, who: Subject) -> str:
        return f"{does(who, WIN)}."
