"""Ukrainian: questions, answers and objects of Riftbound, and what is wrong with a deck."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import deck_breaches as decks
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.deck_breaches import Breach
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    TAKE_TO_BANISH,
    TAKE_TO_HAND,
    TAKE_TO_PLAY,
    TAKE_TO_RECYCLE,
    TAKE_TO_TOP,
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
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_PERMANENT,
    RECYCLE_CARD,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
    SPEND_BUFF,
)
from riftable.games.riftbound.speech.table import TableSpeech
from riftable.games.riftbound.speech.uk.card_nouns import reflexive
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
    EXHAUST_LEGEND: "виснажити свою легенду?",
    RECYCLE_FRIEND: "якого бійця підкладаєте під колоду?",
    RECYCLE_UNIT: "якого бійця зі скиду підкладаєте під колоду?",
    RETURN_GEAR: "яке спорядження повертаєте?",
    RECYCLE_CARD: "яку карту зі скиду підкладаєте під колоду?",
    DISCARD_CARD: "яку карту скидаєте?",
    SPEND_BUFF: "чиє підсилення витрачаєте?",
    EXHAUST_FRIEND: "якого бійця виснажуєте?",
    KILL_FRIEND: "якого бійця знищуєте?",
    KILL_PERMANENT: "якого бійця чи яке спорядження знищуєте?",
}
TAKEN: Final = {
    TAKE_TO_HAND: "яку карту берете?",
    TAKE_TO_BANISH: "яку карту виганяєте?",
    TAKE_TO_RECYCLE: "яку карту підкладаєте під колоду?",
    TAKE_TO_TOP: "яка карта лежатиме зверху чи наступною?",
    TAKE_TO_PLAY: "яку карту розігруєте?",
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
CHOSEN: Final = {  # what a card asks a player to choose
    ids.KILL_OWN_UNIT: "кого зі своїх бійців знищуєте?",
    ids.KILL_OWN_GEAR: "яке своє спорядження знищуєте?",
    ids.RETURN_UNIT: "який боєць повернеться на руку власника?",
    ids.KILL_UNIT: "якого бійця треба знищити?",
    ids.KEEP_UNIT: "якого бійця ви залишите?",
    ids.KEEP_GEAR: "яке спорядження ви залишите?",
    ids.KEEP_RUNE: "яку руну ви залишите?",
    ids.KEEP_CARD: "яку карту ви залишите на руці?",
    ids.RECYCLE_FROM_HAND: "яку карту підкласти під колоду?",
    ids.DISCARD_FROM_HAND: "яку карту треба скинути?",
    ids.CARDS_OR_RUNES: "карти чи руни, для вас і противника?",
    ids.LET_DRAW: "дозволите противнику взяти карти, щоб уберегти бійця?",
    ids.PLAYS_TOKEN: "розігруєте жетон?",
    ids.RECYCLE_FROM_TRASHES: "яку карту підкладаєте під колоду чи з чийого скиду?",
    ids.PAY_OR_COUNTERED: "сплатите, щоб ваше закляття не скасували?",
    ids.PUT_ON_DECK: "яку карту з руки кладете до основної колоди?",
    ids.ENERGY_OR_POWER: "на 1 енергію чи на 1 силу менше?",
    ids.TOP_OR_BOTTOM: "на колоду чи під неї?",
    ids.NEW_CHOICES: "зробите новий вибір для цього закляття?",
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

    def ask_where(self, card: str, more: int = 0) -> str:
        asked = f"Куди розігруєте карту {quoted(card)}?"
        return f"{asked} Після неї ще {more}." if more else asked

    def ask_destination(self, card: str) -> str:
        return f"Куди переміщується боєць {quoted(card)}?"

    def ask_group(self) -> str:
        return "Хто ще йде туди?"

    def ask_target(self, card: str) -> str:
        return f"{quoted(card)}: виберіть ціль."

    def ask_goal(self, card: str, unit: str) -> str:
        if not unit:
            return f"{quoted(card)}: куди переміщуються бійці?"
        return f"{quoted(card)}: куди переміщується боєць {quoted(unit)}?"

    def ask_extra(self, card: str, cost: str, may: bool) -> str:
        return f"{quoted(card)}: як додаткову плату {cost}{'?' if may else '.'}"

    def ask_repeat(self, card: str, cost: str) -> str:
        return f"{quoted(card)}: {cost}, щоб повторити закляття?"

    def ask_may(self, card: str, option: str) -> str:
        return f"{quoted(card)}: {option[0].lower()}{option[1:]} Зробити це?"

    def which_of(self, n: int, of: int) -> str:
        return flow(f"({n} {Z} {of})")

    def choose_now(self, card: str, chosen: str) -> str:
        return f"{quoted(card)}: {reflexive(chosen)}."

    def choose_to(self, card: str, chosen: str, purpose: str) -> str:
        return f"{quoted(card)}: {reflexive(chosen)}, щоб {reflexive(purpose)}."

    def ask_play(self, card: str) -> str:
        return f"{quoted(card)}: сплатити й розіграти цю карту?"

    def ask_banish(self, card: str) -> str:
        return f"{quoted(card)}: вигнати цю карту?"

    def ask_decline(self, card: str, n: int) -> str:
        return f"{quoted(card)}: сплатити {n} сили за вибрану ціль? Інакше здатність не спрацює."

    def ask_pay(self, card: str) -> str:
        return f"Чим платите за карту {quoted(card)}?"

    def ask_assign(self, n: int) -> str:
        return f"Лишилося {n} шкоди: хто отримує її далі?"

    def ask_discard(self, card: str, n: int) -> str:
        what = "карту, яку" if n == 1 else f"{CARD.counted(n, 'acc')}, які"
        return f"{quoted(card)}: виберіть {what} скинете." if card else f"Виберіть {what} скинете."

    def ask_mulligan(self, n: int) -> str:
        if n:
            return "Одну карту відкладено. Відкладіть ще одну або залиште решту."
        return "Відкладіть до двох карт, щоб обміняти їх, або залиште всю руку."

    def ask_order(self) -> str:
        return "Спрацювало кілька ваших здатностей: яка першою стає в ланцюг? Вона спрацює останньою."

    def ask_open(self) -> str:
        return "Яка сутичка починається першою?"

    def ask_opponent(self) -> str:
        return "Ваша колода порожня: який противник здобуває очко?"

    def ask_whose_card(self, card: str) -> str:
        return f"{quoted(card)}: чию карту вибираєте?"

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

    def ask_surplus(self) -> str:
        return "Місця лишилося на одну приховану карту. Яка йде до вашого скиду?"

    def ask_rune(self, card: str) -> str:
        return (
            f"{quoted(card)}: яку руну підкладете під колоду?"
            if card
            else "Якою руною платите, щоб сховати карту?"
        )

    def ask_take(self, card: str, goal: int) -> str:
        return f"{quoted(card)}: {TAKEN[goal]}"

    def ask_spend(self, card: str, spend: int) -> str:
        return f"{quoted(card)}: {SPENT[spend]}"

    def ask_mode(self, card: str) -> str:
        return f"{quoted(card)}: виберіть одне."

    def ask_ability(self, card: str) -> str:
        return f"Чию здатність використовує боєць {quoted(card)}?"

    def ask_choose(self, card: str, what: int) -> str:
        return f"{quoted(card)}: {CHOSEN[what]}"

    def say_cards_or_runes(self, mode: int) -> str:
        return ("карти", "руни")[mode]

    def say_energy_or_power(self, mode: int) -> str:
        return ("на 1 енергію менше", "на 1 силу менше")[mode]

    def say_top_or_bottom(self, mode: int) -> str:
        return ("на колоду", "під колоду")[mode]

    def ask_saved(self, card: str) -> str:
        return f"Гине кілька бійців: кого рятує {quoted(card)}?"

    def ask_save_for(self, card: str) -> str:
        return f"За плату карта {quoted(card)} рятує бійця, який гине: кого рятуєте?"

    def ask_saver(self, card: str) -> str:
        return f"{fighter(card)} гине: що його рятує?"

    def ask_out(self, n: int) -> str:
        return f"Яка карта виходить із колоди на наступну партію? Обмінів досі: {n}."

    def ask_in(self) -> str:
        return "Яка карта із запасу займає її місце?"

    def ask_champion(self, only: str) -> str:
        if only:
            return f"Вашим обраним чемпіоном у наступній партії може бути лише {quoted(only)}."
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

    def say_hide_champion(self, card: str) -> str:
        return f"сховати {quoted(card)} (обраний чемпіон)"

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

    def say_starts(self, name: str) -> str:
        return f"{name} починає" if name else "ви починаєте"

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
            decks.TEAM_LEGEND: f"Двоє гравців однієї команди не можуть грати за {card}.",
            decks.TEAM_FIELD: f"Двоє гравців однієї команди не можуть принести {card}.",
            decks.UNKNOWN: f"{card} — невідома карта{guess}",
            decks.UNPLAYABLE: f"Картою {card} ({b.other}) тут ще не можна грати.",
            decks.NO_LEGEND: "У колоді немає легенди.",
            decks.TWO_LEGENDS: f"У колоді одна легенда, а тут ще {card}.",
            decks.NO_CHAMPION: f"У колоді легенди {other} немає чемпіона, якого можна обрати.",
            decks.TWO_CHAMPIONS: f"У колоді один обраний чемпіон, а тут ще {card}.",
            decks.NOT_ASIDE: f"У запасі бувають лише карти основної колоди, а {card} — ні.",
            decks.BAD_COUNT: f"{card}: копій {b.n}? У списку їх від 1 до {decks.MAX_LISTED_COPIES}.",
            decks.BAD_CODE: "Код колоди не читається: бракує частини або він новішого зразка.",
            decks.TOO_LONG: f"Список задовгий: прочитано лише перші рядки (усього {b.n}).",
        }[b.key]
