"""Ukrainian: the phrasebook of Riftbound. Card names stay as they are; the noun before them is inflected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.grammar.common.party import Party, Verb
from riftable.grammar.common.uk import CARD, UkrainianCommon, does, listed, regular, subject
from riftable.grammar.euphony import I, flow
from riftable.grammar.number import written
from riftable.grammar.uk import named
from riftable.riftbound import decks, lists
from riftable.riftbound.abilities import DISCARD_CARD, RECYCLE_CARD, SPEND_BUFF
from riftable.riftbound.facts import (
    DOMAIN_NAMES,
    GEAR,
    V_AUTO,
    V_END,
    V_GO,
    V_INVITE,
    V_NO,
    V_NONE,
    V_PASS,
    V_YES,
)
from riftable.riftbound.lists import Breach
from riftable.riftbound.speech.base import Speech
from riftable.riftbound.speech.text import type_of
from riftable.riftbound.speech.text_uk import RUNE, UkrainianText
from riftable.riftbound.speech.why_uk import UkrainianWhy, ending, fighter

NOMINATIVE: Final = ("Лють", "Спокій", "Розум", "Тіло", "Хаос", "Порядок")
DOMAINS: Final = dict(
    zip(DOMAIN_NAMES, ("Люті", "Спокою", "Розуму", "Тіла", "Хаосу", "Порядку"), strict=True)
)  # in the genitive
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
HIDE: Final = regular("хова")
QUIT: Final = regular("полиша")
WILL: Final = Verb("має", "маєте", "мають")


class Ukrainian(UkrainianCommon, UkrainianText, UkrainianWhy, Speech):
    """Riftbound in Ukrainian; the reader is ви."""

    labels = frozenset(("хід",))

    def ask_main(self) -> str:
        return "Ваш хід: розіграйте карту, перемістіть бійців або завершіть хід."

    def ask_showdown(self, place: str) -> str:
        return f"Сутичка на полі бою {place}: фокус у вас. Дійте або пасуйте."

    def ask_react(self, card: str) -> str:
        return f"Наступною спрацює карта {card}, пріоритет у вас. Відповідайте або пасуйте."

    def ask_react_to_ability(self, card: str) -> str:
        return f"Наступною спрацює здатність карти {card}, пріоритет у вас. Відповідайте або пасуйте."

    def ask_hurry(self, card: str, cost: str) -> str:
        return f"{card}: доплатити {cost}, щоб боєць увійшов готовим?"

    def ask_where(self, card: str) -> str:
        return f"Куди розігруєте карту {card}?"

    def ask_destination(self, card: str) -> str:
        return f"Куди переміщується боєць {card}?"

    def ask_group(self) -> str:
        return "Хто ще йде туди? Вибирайте в порядку списку."

    def ask_target(self, card: str) -> str:
        return f"{card}: виберіть ціль."

    def ask_targets(self, card: str) -> str:
        return f"{card}: виберіть цілі в порядку списку."

    def ask_target_of(self, card: str, n: int, of: int) -> str:
        return f"{card}: виберіть ціль {n} з {of}."

    def ask_extra(self, card: str) -> str:
        return f"{card}: сплатити додаткову плату?"

    def ask_may(self, card: str) -> str:
        return f"{card}: використати здатність?"

    def ask_decline(self, card: str, n: int) -> str:
        return f"{card}: сплатити {n} сили за вибрану ціль? Інакше здатність не спрацює."

    def ask_pay(self, card: str) -> str:
        return f"Чим платите за карту {card}?"

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
        return f"Верхня карта вашої колоди — {card}."

    def ask_bring(self) -> str:
        return "Виберіть поле бою для цієї гри."

    def ask_starts(self) -> str:
        return "Хто починає?"

    def ask_invited(self, name: str) -> str:
        return f"{name} запрошує вас: розіграйте карту або пасуйте."

    def ask_hide(self) -> str:
        return "Де ховаєте карту?"

    def ask_hide_pay(self) -> str:
        return "Яку руну підкладете під колоду, щоб сховати її?"

    def ask_take(self, card: str) -> str:
        return f"{card}: яку карту берете?"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{card}: {SPENT[spend]}"

    def ask_mode(self, card: str) -> str:
        return f"{card}: виберіть одне."

    def ask_ability(self, card: str) -> str:
        return f"Чию здатність використовує боєць {card}?"

    def ask_lose(self, card: str) -> str:
        return f"{card}: кого зі своїх бійців знищуєте?"

    def ask_saved(self, card: str) -> str:
        return f"Гине кілька бійців: кого рятує {card}?"

    def ask_saver(self, card: str) -> str:
        return f"{fighter(card)} гине: що його рятує?"

    def ask_out(self, n: int) -> str:
        return f"Яка карта виходить із колоди на наступну гру? Обмінів досі: {n}."

    def ask_in(self) -> str:
        return "Яка карта із запасу займає її місце?"

    def ask_champion(self) -> str:
        return "Хто ваш обраний чемпіон у наступній грі?"

    def say_keep_rest(self) -> str:
        return "залишити решту"

    def say_no_target(self) -> str:
        return "більше жодної цілі"

    def say_saved_otherwise(self) -> str:
        return "закляття, що його береже"

    def say_deck_is_ready(self) -> str:
        return "колода готова"

    def say_hide(self, card: str) -> str:
        return f"сховати {card}"

    def say_plain(self, verb: int) -> str:
        return PLAIN[verb]

    def say_play(self, card: str) -> str:
        return f"розіграти {card}"

    def say_champion(self, card: str) -> str:
        return f"розіграти {card} (обраний чемпіон)"

    def say_use(self, card: str) -> str:
        return f"використати {card}"

    def say_move(self, card: str) -> str:
        return f"перемістити {card}"

    def say_tap(self, domain: int) -> str:
        return f"виснажити руну {DOMAINS[DOMAIN_NAMES[domain]]}"

    def say_recycle(self, domain: int) -> str:
        return f"підкласти під колоду руну {DOMAINS[DOMAIN_NAMES[domain]]}"

    def say_order(self, card: str) -> str:
        return f"здатність карти {card}"

    def say_recycle_it(self) -> str:
        return "підкласти її під колоду"

    def say_keep_it(self) -> str:
        return "залишити її зверху"

    def base(self, name: str, mine: bool) -> str:
        return "ваша база" if mine else f"база {named([name], 'G')}"

    def domain(self, domain: int) -> str:
        return NOMINATIVE[domain]

    def rune(self, domain: int) -> str:
        return f"руна {DOMAINS[DOMAIN_NAMES[domain]]}"

    def spell(self) -> str:
        return "закляття"

    def unit_line(self, card: str, might: int, place: str, whose: str) -> str:
        parts = [f"{might} міці", place, *([whose] if whose else [])]
        return f"{card} ({', '.join(parts)})"

    def began(self, who: Party) -> str:
        return f"{does(who, START)}."

    def brought(self, who: Party, card: str) -> str:
        return f"{does(who, BRING)} поле бою {card}."

    def drew(self, who: Party, n: int, cards: Sequence[str]) -> str:
        if cards:
            return flow(f"{does(who, TAKE)} {listed(cards)}.")
        return f"{does(who, TAKE)} {CARD.counted(n, 'acc')}."

    def mulliganed(self, who: Party, n: int) -> str:
        if not n:
            return f"{does(who, KEEP)} всі карти."
        return f"{does(who, CHANGE)} {CARD.counted(n, 'acc')}."

    def turn_began(self, who: Party, n: int) -> str:
        return f"Хід {n}: {subject(who, start=False)}."

    def channeled(self, who: Party, domains: Sequence[int], spent: bool) -> str:
        kinds = sorted(set(domains))
        told = [f"{RUNE.counted(domains.count(d), 'acc')} {DOMAINS[DOMAIN_NAMES[d]]}" for d in kinds]
        state = "" if not spent else " виснаженою" if len(domains) == 1 else " виснаженими"
        return flow(f"{does(who, CHANNEL)} {listed(told)}{state}.")

    def recycled_runes(self, who: Party, n: int) -> str:
        return f"{does(who, RECYCLE)} під колоду {RUNE.counted(n, 'acc')}."

    def readied_runes(self, who: Party, n: int) -> str:
        return f"{does(who, READY)} {RUNE.counted(n, 'acc')}."

    def added(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} додає {n} енергії для заклять."

    def hid(self, who: Party, place: str) -> str:
        return f"{does(who, HIDE)} карту на полі бою {place}."

    def uncovered(self, who: Party, card: str) -> str:
        whose = "Ваша прихована карта" if who.me else f"Прихована карта {named(who.names, 'G')}"
        return f"{whose}: {card}."

    def declared(self, who: Party, card: str) -> str:
        return f"{does(who, PLAY)} карту {card}."

    def entered(self, who: Party, unit: str, place: str, ready: bool) -> str:
        return f"{fighter(unit)} входить у гру ({place}{', готовим' if ready else ''})."

    def triggered(self, card: str) -> str:
        return f"Здатність карти {card} стає в ланцюг."

    def dropped(self, card: str) -> str:
        return f"Здатність карти {card} не спрацьовує."

    def chose(self, who: Party, target: str) -> str:
        return f"{does(who, CHOOSE)} ціль: {target}."

    def resolved(self, card: str) -> str:
        return f"Карта {card} спрацьовує."

    def passed(self, who: Party) -> str:
        return f"{does(who, PASS)}."

    def hit(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} зазнає {n} шкоди."

    def gave(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} має {written(n, 'uk', signed=True)} міці до кінця ходу."

    def shielded(self, unit: str, n: int) -> str:
        return f"{fighter(unit)} отримує [Shield {n}] до кінця бою."

    def buffed(self, unit: str) -> str:
        return f"{fighter(unit)} підсилений."

    def stunned(self, unit: str) -> str:
        return f"{fighter(unit)} оглушений."

    def countered(self, card: str) -> str:
        return f"Карту {card} скасовано."

    def another_turn(self, who: Party) -> str:
        return f"{subject(who)} {WILL.by(who)} ще один хід після цього."

    def died(self, unit: str) -> str:
        return f"{fighter(unit)} {'знищено' if type_of(unit) == GEAR else 'гине'}."

    def saved(self, unit: str) -> str:
        return flow(f"Замість того щоб загинути, боєць {unit} зцілений, виснажений {I} відкликаний.")

    def moved(self, unit: str, place: str) -> str:
        return f"{fighter(unit)} переміщується: {place}."

    def recalled(self, unit: str) -> str:
        return f"{fighter(unit)} відкликан{ending(unit)} на базу."

    def exhausted(self, unit: str) -> str:
        return f"{fighter(unit)} виснажен{ending(unit)}."

    def readied(self, unit: str) -> str:
        return f"{fighter(unit)} готов{ending(unit)}."

    def returned(self, unit: str) -> str:
        return f"{fighter(unit)} повертається на руку власника."

    def regained(self, who: Party, card: str) -> str:
        return f"{does(who, REGAIN)} зі скиду карту {card}."

    def discarded(self, who: Party, card: str) -> str:
        return f"{does(who, DISCARD)} карту {card}."

    def looked(self, who: Party, n: int, cards: Sequence[str]) -> str:
        top = "верхню карту" if n == 1 else f"{n} {'верхні карти' if n < 5 else 'верхніх карт'}"
        return flow(f"{does(who, LOOK)} на {top} колоди{f': {listed(cards)}' if cards else ''}.")

    def used(self, card: str) -> str:
        return f"Здатність карти {card} використано, вона стає в ланцюг."

    def buff_spent(self, unit: str) -> str:
        return f"Підсилення бійця {unit} витрачено."

    def granted(self, unit: str, keyword: str, lasts: bool) -> str:
        return f"{fighter(unit)} отримує {keyword}{' до кінця ходу' if lasts else ''}."

    def left_game(self, who: Party) -> str:
        return f"{does(who, QUIT)} гру."

    def took_card(self, who: Party) -> str:
        return f"{does(who, TAKE)} одну з них на руку."

    def swapped(self, who: Party) -> str:
        whose = "Ваша колода" if who.me else f"Колода {named(who.names, 'G')}"
        return f"{whose} на наступну гру готова."

    def recycled(self, who: Party, n: int) -> str:
        return f"{does(who, RECYCLE)} під колоду {CARD.counted(n, 'acc')}."

    def kept(self, who: Party) -> str:
        return f"{does(who, KEEP)} карту зверху."

    def showdown(self, place: str) -> str:
        return f"На полі бою {place} починається сутичка."

    def showdown_over(self, place: str) -> str:
        return f"Сутичку на полі бою {place} закінчено: там нікого немає."

    def combat(self, place: str, attacker: Party, defender: Party) -> str:
        attacks = f"{subject(attacker, start=False)} {ATTACK.by(attacker)}"
        defends = f"{subject(defender, start=False)} {DEFEND.by(defender)}"
        return f"Бій на полі бою {place}: {attacks}, {defends}."

    def combat_over(self, place: str) -> str:
        return f"Бій на полі бою {place} закінчено."

    def control_taken(self, who: Party, place: str) -> str:
        return f"{does(who, CONTROL)} поле бою {place}."

    def control_lost(self, place: str) -> str:
        return f"Поле бою {place} більше ніхто не контролює."

    def conquered(self, who: Party, place: str) -> str:
        return f"{does(who, CONQUER)} поле бою {place}."

    def held(self, who: Party, place: str) -> str:
        return f"{does(who, HOLD)} поле бою {place}."

    def scored(self, who: Party, n: int) -> str:
        return f"{does(who, SCORE)} 1 очко: {n}."

    def denied(self, who: Party) -> str:
        draws = f"{subject(who, start=False)} {TAKE.by(who)} карту"
        return f"Останнє очко потребує всіх полів бою: натомість {draws}."

    def burnt_out(self, who: Party) -> str:
        whose = "Ваша колода" if who.me else f"Колода {named(who.names, 'G')}"
        return f"{whose} порожня: її замінює скид."

    def game_won(self, who: Party, n: int) -> str:
        return f"{does(who, WIN)} у цій грі: {n}."

    def ended(self, who: Party) -> str:
        return f"{does(who, WIN)}."

    def breach(self, b: Breach) -> str:
        domain = DOMAINS.get(b.card.lower(), "")
        guess = f"; може, {b.other}?" if b.other else "."
        return {
            decks.TOO_SMALL: f"У колоді {CARD.counted(b.n, 'nom')}, а треба щонайменше {decks.MAIN_DECK}.",
            decks.NOT_CHOSEN: f"{b.card} не може бути обраним чемпіоном легенди {b.other}.",
            decks.TOO_MANY: f"{b.card}: копій {b.n}, а дозволено {decks.COPIES}.",
            decks.FOREIGN: f"{b.card} поза доменами легенди {b.other}.",
            decks.FOREIGN_SIGNATURE: f"{b.card} — це підписна карта чемпіона {b.other}.",
            decks.SIGNATURES: f"Підписних карт {b.n}, а дозволено {decks.COPIES} на всю колоду.",
            decks.RUNES: f"У колоді рун {RUNE.counted(b.n, 'nom')}, а треба рівно {decks.RUNE_DECK}.",
            decks.FOREIGN_RUNES: f"Руни {domain} поза доменами легенди {b.other}.",
            decks.NO_FIELD: "Немає поля бою.",
            decks.SAME_FIELD: f"{b.card} є двічі, а кожне поле бою можна принести лише раз.",
            decks.LARGE_SIDE: f"У запасі {CARD.counted(b.n, 'nom')}, а дозволено {decks.SIDEBOARD}.",
            lists.UNKNOWN: f"«{b.card}» — не карта, якою вже вміє грати рушій{guess}",
            lists.NO_LEGEND: "У колоді немає легенди.",
            lists.TWO_LEGENDS: f"У колоді одна легенда, а тут ще {b.card}.",
            lists.NO_CHAMPION: f"У колоді легенди {b.other} немає чемпіона, якого можна обрати.",
            lists.TWO_CHAMPIONS: f"У колоді один обраний чемпіон, а тут ще {b.card}.",
            lists.NOT_ASIDE: f"У запасі бувають лише карти основної колоди, а {b.card} — ні.",
            lists.BAD_COUNT: f"{b.card}: копій {b.n}? У списку їх від 1 до {lists.MOST_COPIES}.",
            lists.BAD_CODE: "Код колоди не читається: бракує частини або він новішого зразка.",
            lists.TOO_LONG: f"Список задовгий: прочитано лише перші {b.n} рядків.",
        }[b.key]
