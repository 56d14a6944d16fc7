"""Ukrainian: refusals of Riftbound."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import GEAR, LEGEND
from riftable.games.riftbound.speech.card_types import type_of
from riftable.games.riftbound.speech.refusals import RefusalSpeech
from riftable.games.riftbound.speech.uk.words import fighter, quoted, spot


def ending(card: str) -> str:
    """The ending of an adjective, which agrees with the type of the card."""
    return {GEAR: "е", LEGEND: "а"}.get(type_of(card), "ий")


class UkrainianRefusals(RefusalSpeech):
    """Refusals in Ukrainian."""

    def cannot_pay(self, card: str, cost: str) -> str:
        return f"Вам нічим заплатити за карту {quoted(card)}: вона коштує {cost}."

    def cannot_spend(self, card: str) -> str:
        return f"Вам нічим внести додаткову плату за карту {quoted(card)}."

    def not_yours(self, card: str) -> str:
        return f"{fighter(card)} не ваш{'' if ending(card) == 'ий' else ending(card)}."

    def is_exhausted(self, card: str) -> str:
        return f"{fighter(card)} виснажен{ending(card)}."

    def no_ability(self, card: str) -> str:
        return f"Карта {quoted(card)} не має здатності, яку можна використати."

    def ability_too_slow(self, card: str) -> str:
        need = "у сутичці потрібне [Action], у відповідь — [Reaction]"
        return f"Здатність карти {quoted(card)} зараз не можна використати: {need}."

    def too_soon(self, card: str) -> str:
        return f"Карту {quoted(card)} сховано цього ходу: розіграти її можна з наступного ходу."

    def is_forbidden(self, card: str) -> str:
        return f"Інша карта забороняє зараз розігрувати карту {quoted(card)}."

    def out_of_order(self) -> str:
        return "Вибирають у порядку списку: те, що стоїть перед останнім вибором, уже не додати."

    def not_in_line(self, card: str) -> str:
        need = "її зазнають лише ворожі бійці там, спершу ті, що мають [Tank]"
        return f"{fighter(card)} зараз не може зазнати шкоди: {need}."

    def no_target(self, card: str) -> str:
        return f"Карта {quoted(card)} не має дозволеної цілі."

    def too_slow(self, card: str) -> str:
        need = "у сутичці потрібне [Action], у відповідь — [Reaction]"
        return f"Карту {quoted(card)} зараз не можна розіграти: {need}."

    def not_in_hand(self, card: str) -> str:
        return f"У вас на руці немає карти {quoted(card)}."

    def cannot_move(self, card: str) -> str:
        return f"Карта {quoted(card)} не може переміститися: це не боєць, або йому нікуди йти."

    def no_moves_now(self) -> str:
        return "Бійці переміщуються лише в основній фазі, поза сутичкою та з порожнім ланцюгом."

    def not_passing(self) -> str:
        return "Ніщо не чекає на вашу відповідь, тож пасувати нема чого: дійте або завершіть хід."

    def not_now(self) -> str:
        return "Хід ще не можна завершити: спершу пасуйте або дійте."

    def cannot_hide(self, card: str) -> str:
        need = "потрібні [Hidden], ваша основна фаза й ваше поле бою з вільним місцем, а платити треба 1 сили"
        return f"Карту {quoted(card)} зараз не можна сховати: {need}."

    def cannot_use(self, card: str) -> str:
        need = "за неї нічим заплатити або немає цілі"
        return f"Здатність карти {quoted(card)} зараз не можна використати: {need}."

    def not_a_target(self, card: str) -> str:
        return f"{spot(card)} тут не може бути ціллю: текст не дозволяє або нічим заплатити за [Deflect]."
