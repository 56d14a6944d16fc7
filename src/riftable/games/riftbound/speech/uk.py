"""Ukrainian: the phrasebook of Riftbound. Card names stay as they are; the noun before them is inflected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.rules import deck_breaches as decks
from riftable.games.riftbound.rules.abilities import DISCARD_CARD, RECYCLE_CARD, SPEND_BUFF
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    GEAR,
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
from riftable.games.riftbound.speech.card_phrases_uk import UkrainianCardPhrases
from riftable.games.riftbound.speech.card_text import type_of
from riftable.games.riftbound.speech.card_words_uk import RUNE
from riftable.games.riftbound.speech.why_uk import UkrainianWhy, fighter, fighter_acc, quoted, spot
from riftable.language.number import written
from riftable.language.table_talk.subject import Subject, Verb
from riftable.language.table_talk.uk import CARD, UkrainianCommon, does, listed, regular, subject
from riftable.language.uk import Adjective, named
from riftable.language.uk_euphony import I, U, Z, flow

NOMINATIVE: Final = ("Лють", "Спокій", "Розум", "Тіло", "Хаос", "Порядок")
DOMAINS: Final = dict(
    zip(DOMAIN_NAMES, ("Люті", "Спокою", "Розуму", "Тіла", "Хаосу", "Порядку"), strict=True)
)  # in the genitive
KINDS: Final = {
    "unit": "боєць",
    "spell": "закляття",
    "gear": "спорядження",
    "rune": "руна",
    "battlefield": "поле бою",
    "legend": "легенда",
}
SPENT: Final = {
    RECYCLE_CARD: "яку карту зі скиду підкладаєте під колоду?",
    DISCARD_CARD: "яку карту скидаєте?",
    SPEND_BUFF: "чиє підсилення витрачаєте?",
}
PLAIN: Final = {
    V_PASS: "пасувати",
    V_END: "завершити хід",
    V_GO: "більше ніхто, рушати",
    V_YES: "так",
    V_NO: "ні",
    V_NONE: "нічого",
    V_AUTO: "сплатити автоматично",
    V_INVITE: "запросити напарника",
}
START: Final = regular("почина")
BRING: Final = Verb("приносить", "приносите", "приносять")
TAKE: Final = Verb("бере", "берете", "беруть")
CHANGE: Final = Verb("обмінює", "обмінюєте", "обмінюють")
KEEP: Final = regular("залиша")
CHANNEL: Final = regular("приклика")
RECYCLE: Final = regular("підклада")
READY: Final = Verb("готує", "готуєте", "готують")
PLAY: Final = Verb("розігрує", "розігруєте", "розігрують")
CHOOSE: Final = regular("вибира")
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
WIN: Final = regular("перемага")
WIN_GAME: Final = Verb("виграє", "виграєте", "виграють")
HIDE: Final = regular("хова")
QUIT: Final = regular("полиша")
WILL: Final = Verb("має", "маєте", "мають")
TOP: Final = Adjective("верхній")


class Ukrainian(UkrainianCommon, UkrainianCardPhrases, UkrainianWhy, Speech):
    """Riftbound in Ukrainian; the reader is ви."""

    labels = frozenset(("хід",))

    def ask_main(self) -> str:
        return "Ваш хід: розіграйте карту, перемістіть бійців або завершіть хід."

    def ask_showdown(self, place: str) -> str:
        return f"Сутичка на полі бою {quoted(place)}: фокус у вас. Дійте або пасуйте."

    def ask_react(self, card: str) -> str:
        return f"Наступною спрацює карта {quoted(card)}, пріоритет у вас. Відповідайте або пасуйте."

    def ask_react_to_ability(self, card: str) -> str:
        return f"Наступною спрацює здатність карти {quoted(card)}, пріоритет у вас. Відповідайте або пасуйте."

    def ask_hurry(self, card: str, cost: str) -> str:
        return f"{quoted(card)}: доплатити {cost}, щоб боєць увійшов готовим?"

    def ask_where(self, card: str) -> str:
        return f"Куди розігруєте карту {quoted(card)}?"

    def ask_destination(self, card: str) -> str:
        return f"Куди переміщується боєць {quoted(card)}?"

    def ask_group(self) -> str:
        return "Хто ще йде туди? Вибирайте в порядку списку."

    def ask_target(self, card: str) -> str:
        return f"{quoted(card)}: виберіть ціль."

    def ask_targets(self, card: str) -> str:
        return f"{quoted(card)}: виберіть цілі в порядку списку."

    def ask_target_of(self, card: str, n: int, of: int) -> str:
        return flow(f"{quoted(card)}: виберіть ціль {n} {Z} {of}.")

    def ask_extra(self, card: str) -> str:
        return f"{quoted(card)}: внести додаткову плату?"

    def ask_may(self, card: str) -> str:
        return f"{quoted(card)}: використати здатність?"

    def ask_decline(self, card: str, n: int) -> str:
        return f"{quoted(card)}: сплатити {n} сили за вибрану ціль? Інакше здатність не спрацює."

    def ask_pay(self, card: str) -> str:
        return f"Чим платите за карту {quoted(card)}?"

    def ask_assign(self, n: int) -> str:
        return f"Лишилося {n} шкоди: хто отримує її далі?"

    def ask_discard(self) -> str:
        return "Виберіть карту, яку скинете."

    def ask_mulligan(self, n: int) -> str:
        if n:
            return "Одну карту відкладено. Відкладіть ще одну, далі за списком, або залиште решту."
        return "Відкладіть до двох карт, щоб обміняти їх, у порядку списку, або залиште решту."

    def ask_order(self) -> str:
        return "Спрацювало кілька ваших здатностей: яка першою стає в ланцюг?"

    def ask_open(self) -> str:
        return "Яка сутичка починається першою?"

    def ask_opponent(self) -> str:
        return "Ваша колода порожня: який противник здобуває очко?"

    def ask_predict(self, card: str) -> str:
        return f"Верхня карта вашої колоди — {quoted(card)}."

    def ask_bring(self) -> str:
        return "Виберіть поле бою для цієї партії."

    def ask_starts(self) -> str:
        return "Хто починає?"

    def ask_invited(self, name: str) -> str:
        return f"{name} запрошує вас: розіграйте карту або пасуйте."

    def ask_hide(self) -> str:
        return "Де ховаєте карту?"

    def ask_hide_pay(self) -> str:
        return "Яку руну підкладете під колоду, щоб сховати карту?"

    def ask_take(self, card: str) -> str:
        return f"{quoted(card)}: яку карту берете?"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{quoted(card)}: {SPENT[spend]}"

    def ask_mode(self, card: str) -> str:
        return f"{quoted(card)}: виберіть одне."

    def ask_ability(self, card: str) -> str:
        return f"Чию здатність використовує боєць {quoted(card)}?"

    def ask_lose(self, card: str) -> str:
        return f"{quoted(card)}: кого зі своїх бійців знищуєте?"

    def ask_saved(self, card: str) -> str:
        return f"Гине кілька бійців: кого рятує {quoted(card)}?"

    def ask_saver(self, card: str) -> str:
        return f"{fighter(card)} гине: що його рятує?"

    def ask_out(self, n: int) -> str:
        return f"Яка карта виходить із колоди на наступну партію? Обмінів досі: {n}."

    def ask_in(self) -> str:
        return "Яка карта із запасу займає її місце?"

    def ask_champion(self) -> str:
        return "Хто ваш обраний чемпіон у наступній партії?"

    def say_keep_rest(self) -> str:
        return "залишити решту"

    def say_no_target(self) -> str:
        return "більше жодної цілі"

    def say_saved_otherwise(self) -> str:
        return "закляття, що його береже"

    def say_deck_is_ready(self) -> str:
        return "колода готова"

    def say_hide(self, card: str) -> str:
        return f"сховати {quoted(card)}"

    def say_plain(self, verb: int) -> str:
        return PLAIN[verb]

    def say_play(self, card: str) -> str:
        return f"розіграти {quoted(card)}"

    def say_champion(self, card: str) -> str:
        return f"розіграти {quoted(card)} (обраний чемпіон)"

    def say_use(self, card: str) -> str:
        return f"використати {quoted(card)}"

    def say_move(self, card: str) -> str:
        return f"перемістити {quoted(card)}"

    def say_tap(self, domain: int) -> str:
        return f"виснажити руну {DOMAINS[DOMAIN_NAMES[domain]]}"

    def say_recycle(self, domain: int) -> str:
        return f"підкласти під колоду руну {DOMAINS[DOMAIN_NAMES[domain]]}"

    def say_order(self, card: str) -> str:
        return f"здатність карти {quoted(card)}"

    def say_recycle_it(self) -> str:
        return "підкласти її під колоду"

    def say_keep_it(self) -> str:
        return "залишити її зверху"

    def base(self, name: str, mine: bool) -> str:
        return "ваша база" if mine else f"база {named([name], 'G')}"

    def kind(self, kind: int) -> str:
        return KINDS[TYPE_NAMES[kind]]

    def domain(self, domain: int) -> str:
        return NOMINATIVE[domain]

    def rune(self, domain: int) -> str:
        return f"руна {DOMAINS[DOMAIN_NAMES[domain]]}"

    def spell(self) -> str:
        return "закляття"

    def unit_line(self, card: str, might: int, place: str, whose: str) -> str:
        parts = [f"{might} міці", spot(place), *([whose] if whose else [])]
        return f"{quoted(card)} ({', '.join(parts)})"

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

    def added(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} додає {n} енергії для заклять."

    def hid(self, who: Subject, place: str) -> str:
        return f"{does(who, HIDE)} карту на полі бою {quoted(place)}."

    def uncovered(self, who: Subject, card: str) -> str:
        whose = "Ваша прихована карта" if who.me else f"Прихована карта {named(who.names, 'G')}"
        return f"{whose}: {quoted(card)}."

    def declared(self, who: Subject, card: str) -> str:
        return f"{does(who, PLAY)} карту {quoted(card)}."

    def entered(self, who: Subject, unit: str, place: str, ready: bool) -> str:
        return f"{fighter(unit)} входить у гру ({spot(place)}{', готовим' if ready else ''})."

    def triggered(self, card: str) -> str:
        return f"Здатність карти {quoted(card)} стає в ланцюг."

    def dropped(self, card: str) -> str:
        return f"Здатність карти {quoted(card)} не спрацьовує."

    def chose(self, who: Subject, target: str) -> str:
        return f"{does(who, CHOOSE)} ціль: {spot(target)}."

    def passed(self, who: Subject) -> str:
        return f"{does(who, PASS)}."

    def hit(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} зазнає {n} шкоди."

    def gave(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} має {written(n, 'uk', signed=True)} міці до кінця ходу."

    def shielded(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} отримує [Shield {n}] до кінця бою."

    def buffed(self, unit: str) -> str:
        return f"{fighter_acc(unit)} підсилено."

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

    def discarded(self, who: Subject, card: str) -> str:
        return f"{does(who, DISCARD)} карту {quoted(card)}."

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

    def game_won(self, who: Subject, n: int) -> str:
        return f"{does(who, WIN_GAME)} цю партію."

    def ended(self, who: Subject) -> str:
        return f"{does(who, WIN)}."

    def breach(self, b: Breach) -> str:
        domain = DOMAINS.get(b.card.lower(), "")
        card, other = quoted(b.card), quoted(b.other)
        guess = f"; може, {other}?" if b.other else "."
        return {
            decks.TOO_SMALL: f"У колоді {CARD.counted(b.n, 'nom')}, а треба щонайменше {decks.MAIN_DECK}.",
            decks.NOT_CHOSEN: f"{card} не може бути обраним чемпіоном легенди {other}.",
            decks.TOO_MANY: f"{card}: копій {b.n}, а дозволено {decks.COPIES}.",
            decks.FOREIGN: f"{card} поза доменами легенди {other}.",
            decks.FOREIGN_SIGNATURE: f"{card} — це фірмова карта чемпіона {other}.",
            decks.SIGNATURES: f"Фірмових карт {b.n}, а дозволено {decks.COPIES} на всю колоду.",
            decks.RUNES: f"У колоді рун {RUNE.counted(b.n, 'nom')}, а треба рівно {decks.RUNE_DECK}.",
            decks.FOREIGN_RUNES: f"Руни {domain} поза доменами легенди {other}.",
            decks.NO_FIELD: "Немає поля бою.",
            decks.SAME_FIELD: f"{card} є двічі, а кожне поле бою можна принести лише раз.",
            decks.LARGE_SIDE: f"У запасі {CARD.counted(b.n, 'nom')}, а дозволено {decks.SIDEBOARD}.",
            decks.UNKNOWN: f"{card} — не карта, якою вже вміє грати рушій{guess}",
            decks.NO_LEGEND: "У колоді немає легенди.",
            decks.TWO_LEGENDS: f"У колоді одна легенда, а тут ще {card}.",
            decks.NO_CHAMPION: f"У колоді легенди {other} немає чемпіона, якого можна обрати.",
            decks.TWO_CHAMPIONS: f"У колоді один обраний чемпіон, а тут ще {card}.",
            decks.NOT_ASIDE: f"У запасі бувають лише карти основної колоди, а {card} — ні.",
            decks.BAD_COUNT: f"{card}: копій {b.n}? У списку їх від 1 до {decks.MOST_COPIES}.",
            decks.BAD_CODE: "Код колоди не читається: бракує частини або він новішого зразка.",
            decks.TOO_LONG: f"Список задовгий: прочитано лише перші рядки (усього {b.n}).",
        }[b.key]
