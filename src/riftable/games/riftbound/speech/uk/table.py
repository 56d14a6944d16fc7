"""Ukrainian: questions, answers and objects of Riftbound, and what is wrong with a deck."""

from __future__ import annotations

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
from riftable.games.riftbound.speech.table import TableSpeech
from riftable.games.riftbound.speech.uk.card_words import RUNE
from riftable.games.riftbound.speech.uk.words import DOMAINS, fighter, quoted, spot
from riftable.language.table_talk.uk import CARD
from riftable.language.uk import named
from riftable.language.uk_euphony import Z, flow

NOMINATIVE: Final = ("Лють", "Спокій", "Розум", "Тіло", "Хаос", "Порядок")
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


class UkrainianTable(TableSpeech):
    """Questions, answers and objects in Ukrainian."""

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
            decks.BAD_COUNT: f"{card}: копій {b.n}? У списку їх від 1 до {decks.MAX_LISTED_COPIES}.",
            decks.BAD_CODE: "Код колоди не читається: бракує частини або він новішого зразка.",
            decks.TOO_LONG: f"Список задовгий: прочитано лише перші рядки (усього {b.n}).",
        }[b.key]
