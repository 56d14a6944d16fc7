"""Ukrainian: why an answer is not possible."""

from __future__ import annotations

from riftable.games.riftforce.speech.refusals import RefusalSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.games.riftforce.speech.uk.words import (
    DAMAGED,
    GUILD_WORD,
    LOCATION,
    either,
    guild_phrase,
    label,
    labels,
    noun,
    spot,
)
from riftable.language.table_talk.uk import CARD
from riftable.language.text import capitalize
from riftable.language.uk_euphony import I, U, Z, flow


def start(text: str) -> str:
    """A sentence that may begin with a marker."""
    return capitalize(flow(text))


class UkrainianRefusals(RefusalSpeech):
    """Refusals in Ukrainian."""

    def hand_full(self, n: int) -> str:
        return start(f"{U} вас {U}же {CARD.counted(n, 'nom')}: не можна захопити території і взяти карти.")

    def hand_empty(self) -> str:
        return "У вас на руці немає карт: можна лише захопити території і взяти карти."

    def not_in_hand(self, card: int) -> str:
        return f"У вас на руці немає {label(card, 'G')}."

    def mixed_pair(self, first: int, second: int) -> str:
        return flow(f"{labels([first, second], 'N')} не мають ні спільної гільдії, ні спільного значення.")

    def mixed(self) -> str:
        return "Карти, викладені разом, повинні мати одну гільдію або однакове значення."

    def most_cards(self, n: int) -> str:
        return f"Можна викласти щонайбільше {CARD.counted(n, 'acc')}."

    def play_one(self) -> str:
        return f"Викладіть принаймні {CARD.counted(1, 'acc')}."

    def fill_gap(self, location: Site) -> str:
        return f"Третю карту треба викласти між двома іншими, напроти {spot(location, 'G')}."

    def not_adjacent(self, location: Site, other: Site) -> str:
        return start(f"{spot(location)} не суміжна {Z} {spot(other, 'I')}.")

    def one_or_spread(self) -> str:
        each = f"{CARD.counted(1, 'po')} напроти суміжних територій"
        return f"Викладіть усі карти напроти однієї території або {each}."

    def no_such_lane(self, n: int) -> str:
        return f"Є лише {LOCATION.counted(n, 'nom')}."

    def already_activated(self, card: int) -> str:
        return flow(f"{label(card, 'A')} {U}же активовано.")

    def fits_neither(self, card: int, guild: int, number: int) -> str:
        return flow(
            f"{label(card)} не належить до гільдії {guild_phrase(guild)} {I} не має значення {number}."
        )

    def not_the_guild(self, card: int, guild: int) -> str:
        return f"Ви активуєте за гільдією: {label(card)} не належить до гільдії {guild_phrase(guild)}."

    def not_the_number(self, card: int, number: int) -> str:
        return f"Ви активуєте за значенням: {label(card)} не має значення {number}."

    def not_yours(self) -> str:
        return "Це не ваш елементаль."

    def partners_card(self) -> str:
        return "За гільдією можна активувати лише власних елементалів, а не елементалів напарника."

    def bot_harmless(self) -> str:
        return "Цей бот не завдасть поранень: виберіть того, що може."

    def not_an_enemy(self) -> str:
        return "Цей елементаль не ворог: виберіть ворога."

    def out_of_reach(self, card: int, locations: list[Site]) -> str:
        return f"{label(card)} поза досяжністю: ціль має бути на {either(locations, 'L')}."

    def cannot_stay(self, card: int, location: Site) -> str:
        return f"{label(card)} не може залишитися на {spot(location, 'L')}."

    def only_to(self, card: int, locations: list[Site]) -> str:
        return f"{label(card)} може переміститися лише на {either(locations, 'A')}."

    def no_enemy(self, location: Site) -> str:
        return f"На {spot(location, 'L')} немає ворогів."

    def not_damaged(self, card: int) -> str:
        state = DAMAGED.sg("N", noun(card).gender)
        return f"{label(card)} не {state}: виберіть пораненого елементаля."

    def none_damaged(self) -> str:
        return "Жоден ваш елементаль не поранений."

    def guild_taken(self) -> str:
        return "Цю гільдію вже вибрано."

    def guilds_full(self, n: int) -> str:
        return start(f"{U} вас {U}же {GUILD_WORD.counted(n, 'nom')}.")

    def not_on_offer(self, guild: int) -> str:
        return f"Гільдії {guild_phrase(guild)} немає серед доступних."

    def discard_closed(self) -> str:
        return "Переглядати скид не можна."
