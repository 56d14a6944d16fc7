"""Ukrainian: questions, answers and outcomes."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.speech.setting import Site
from riftable.games.riftforce.speech.table import Standing, TableSpeech
from riftable.games.riftforce.speech.uk.words import (
    ALLY,
    DAMAGE,
    ELEMENTAL,
    ENEMY,
    GUILD_WORD,
    GUILDS,
    RIFTFORCE,
    STAR,
    STOLEN,
    label,
    noun,
    spot,
)
from riftable.language.number import written
from riftable.language.table_talk.uk import CARD
from riftable.language.text import capitalize
from riftable.language.uk_euphony import U, flow

PRESETS: Final = {  # as they go with складність, the name of the option
    "beginner": "Початкова",
    "easy": "Легка",
    "normal": "Звичайна",
    "hard": "Важка",
    "expert": "Експертна",
    "hardest": "Найважча",
}


class UkrainianTable(TableSpeech):
    """The table in Ukrainian."""

    presets = PRESETS

    def guild(self, g: int) -> str:
        return capitalize(GUILDS[g].sg("N"))

    def card(self, kind: int) -> str:
        return label(kind)

    def spot(self, location: Site) -> str:
        return spot(location)

    def stars(self, n: int) -> str:
        return STAR.counted(n, "nom")

    def ask_action(self) -> str:
        return "Ваш хід: виберіть дію."

    def ask_another(self, n: int, most: int) -> str:
        return f"Викладіть ще одну карту ({n} з {most}) або зупиніться."

    def ask_to_fill(self, location: Site) -> str:
        return f"Викладіть третю карту напроти {spot(location, 'G')}, щоб заповнити проміжок."

    def ask_where(self, card: int) -> str:
        return f"Виберіть територію для {label(card, 'G')}."

    def ask_discard(self) -> str:
        return "Виберіть карту, яку скинете."

    def ask_by(self, guild: int, number: int) -> str:
        return f"Активувати за гільдією ({GUILDS[guild].sg('N')}) чи за значенням ({number})?"

    def ask_activate(self, left: int) -> str:
        return f"Виберіть елементаля для активації (ще {left})."

    def ask_last_activation(self) -> str:
        return f"Можете активувати ще {ELEMENTAL.counted(1, 'acc')}."

    def ask_hit(self, n: int) -> str:
        return f"Виберіть ворога, якому завдати {DAMAGE.counted(n, 'gen')}."

    def ask_heal(self, n: int) -> str:
        return f"Виберіть союзника, з якого вилучити {DAMAGE.counted(n, 'acc')}."

    def ask_cure(self) -> str:
        return "Виберіть союзника, з якого вилучити всі поранення."

    def ask_near(self, card: int) -> str:
        return f"Виберіть суміжну територію для {label(card, 'G')}."

    def ask_far(self, card: int) -> str:
        return f"Виберіть іншу територію для {label(card, 'G')}."

    def ask_side(self, card: int) -> str:
        return f"{label(card)}: ліворуч чи праворуч?"

    def ask_stolen(self, card: int) -> str:
        word = noun(card)
        return f"Виберіть, куди викласти {STOLEN.sg('A', word.gender, word.animate)} {label(card, 'A')}."

    def ask_guild(self, pick: int, picks: int) -> str:
        return f"Виберіть гільдію (вибір {pick} з {picks})."

    def ask_hit_by(self, bot: int, n: int) -> str:
        return f"Виберіть елементаля, якому {label(bot)} завдасть {DAMAGE.counted(n, 'gen')}."

    def ask_heal_bot(self, n: int) -> str:
        return f"Виберіть бота, з якого вилучити {DAMAGE.counted(n, 'acc')}."

    def ask_push(self, bot: int, card: int) -> str:
        return f"Виберіть, куди {label(bot)} відштовхне {label(card, 'A')}."

    def ask_bot(self, number: int) -> str:
        return f"Виберіть бота зі значенням {number} для активації."

    def ask_keep(self, left: int, among: int, more: bool) -> str:
        return f"Виберіть {'ще ' if more else ''}{left} з цих {GUILD_WORD.counted(among, 'gen')}."

    def say_stop(self) -> str:
        return "Зупинитися"

    def say_play(self) -> str:
        return "Викласти карти"

    def say_activate(self) -> str:
        return "Активувати карти"

    def say_draw(self) -> str:
        return "Захопити і взяти"

    def say_by_guild(self, guild: int) -> str:
        return f"За гільдією: {GUILDS[guild].sg('N')}"

    def say_by_number(self, number: int) -> str:
        return f"За значенням: {number}"

    def say_side(self, location: Site, left: bool) -> str:
        return f"{'ліворуч' if left else 'праворуч'} ({spot(location)})"

    def say_unit(self, unit: Standing) -> str:
        place = f", місце {unit.place}" if unit.place else ""
        hurt = f", {DAMAGE.counted(unit.hurt, 'nom')}" if unit.hurt else ""
        return f"{label(unit.card)} на {spot(unit.location, 'L')}{place}{hurt}"

    def to_activate(self, n: int) -> str:
        return f"Активувати {ELEMENTAL.counted(n, 'acc')}"

    def to_play(self, n: int) -> str:
        return f"Викласти {CARD.counted(n, 'acc')}"

    def so_much_damage(self, n: int) -> str:
        return DAMAGE.counted(n, "nom")

    def so_much_to_allies(self, n: int) -> str:
        return f"{DAMAGE.counted(n, 'nom')} союзникам"

    def so_many_destroyed(self, n: int) -> str:
        return f"{ENEMY.counted(n, 'acc')} знищено"

    def so_many_lost(self, n: int) -> str:
        return flow(f"{ALLY.counted(n, 'acc')} {U}трачено")

    def so_much_gained(self, n: int) -> str:
        return f"{written(n, 'uk', signed=True)} {RIFTFORCE.form(n, 'nom')}"

    def so_much_given(self, n: int) -> str:
        return f"{self.so_much_gained(n)} противнику"

    def so_many_drawn(self, n: int) -> str:
        return flow(f"{CARD.counted(n, 'acc')} {U}зято")

    def no_effect(self) -> str:
        return "без наслідків"
