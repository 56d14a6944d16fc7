"""English: questions, answers and outcomes."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.speech.en.words import (
    ALLY,
    DAMAGE,
    ELEMENTAL,
    ENEMY,
    GUILD_WORD,
    NAMES,
    STAR,
    label,
    spot,
)
from riftable.games.riftforce.speech.setting import Site
from riftable.games.riftforce.speech.table import Standing, TableSpeech
from riftable.language.number import written
from riftable.language.table_talk.en import CARD

PRESETS: Final = {
    "beginner": "Beginner",
    "easy": "Easy",
    "normal": "Normal",
    "hard": "Hard",
    "expert": "Expert",
    "hardest": "Hardest",
}


class EnglishTable(TableSpeech):
    """The table in English."""

    presets = PRESETS

    def guild(self, g: int) -> str:
        return NAMES[g]

    def card(self, kind: int) -> str:
        return label(kind)

    def spot(self, location: Site) -> str:
        return spot(location)

    def stars(self, n: int) -> str:
        return STAR.counted(n)

    def ask_action(self) -> str:
        return "Your turn: choose an action."

    def ask_another(self, n: int, most: int) -> str:
        return f"Play another card ({n} of {most}) or stop."

    def ask_to_fill(self, location: Site) -> str:
        return f"Play a third card at {spot(location)}, to fill the gap."

    def ask_where(self, card: int) -> str:
        return f"Choose a location for {label(card)}."

    def ask_discard(self) -> str:
        return "Choose a card to discard."

    def ask_by(self, guild: int, number: int) -> str:
        return f"Activate by guild ({NAMES[guild]}) or by number ({number})?"

    def ask_activate(self, left: int) -> str:
        return f"Choose an elemental to activate ({left} left)."

    def ask_last_activation(self) -> str:
        return "You may activate 1 more elemental."

    def ask_hit(self, n: int) -> str:
        return f"Choose an enemy to deal {DAMAGE.counted(n)} to."

    def ask_heal(self, n: int) -> str:
        return f"Choose an ally to remove {DAMAGE.counted(n)} from."

    def ask_cure(self) -> str:
        return "Choose an ally to remove all damage from."

    def ask_near(self, card: int) -> str:
        return f"Choose an adjacent location for {label(card)}."

    def ask_far(self, card: int) -> str:
        return f"Choose another location for {label(card)}."

    def ask_side(self, card: int) -> str:
        return f"{label(card)}: left or right?"

    def ask_stolen(self, card: int) -> str:
        return f"Choose where to play the stolen {label(card)}."

    def ask_guild(self, pick: int, picks: int) -> str:
        return f"Choose a guild (pick {pick} of {picks})."

    def ask_hit_by(self, bot: int, n: int) -> str:
        return f"Choose an elemental for {label(bot)} to deal {DAMAGE.counted(n)} to."

    def ask_heal_bot(self, n: int) -> str:
        return f"Choose a bot to remove {DAMAGE.counted(n)} from."

    def ask_push(self, bot: int, card: int) -> str:
        return f"Choose where {label(bot)} will push {label(card)}."

    def ask_bot(self, number: int) -> str:
        return f"Choose a bot with number {number} to activate."

    def ask_keep(self, left: int, among: int, more: bool) -> str:
        return f"Choose {left}{' more' if more else ''} of these {GUILD_WORD.counted(among)}."

    def say_stop(self) -> str:
        return "Stop"

    def say_play(self) -> str:
        return "Play"

    def say_activate(self) -> str:
        return "Activate"

    def say_draw(self) -> str:
        return "Check & Draw"

    def say_by_guild(self, guild: int) -> str:
        return f"By guild: {NAMES[guild]}"

    def say_by_number(self, number: int) -> str:
        return f"By number: {number}"

    def say_side(self, location: Site, left: bool) -> str:
        return f"{'left' if left else 'right'} ({spot(location)})"

    def say_unit(self, unit: Standing) -> str:
        place = f", place {unit.place}" if unit.place else ""
        hurt = f", {DAMAGE.counted(unit.hurt)}" if unit.hurt else ""
        return f"{label(unit.card)} at {spot(unit.location)}{place}{hurt}"

    def to_activate(self, n: int) -> str:
        return f"Activate {ELEMENTAL.counted(n)}"

    def to_play(self, n: int) -> str:
        return f"Play {CARD.counted(n)}"

    def so_much_damage(self, n: int) -> str:
        return DAMAGE.counted(n)

    def so_much_to_allies(self, n: int) -> str:
        return f"{DAMAGE.counted(n)} to allies"

    def so_many_destroyed(self, n: int) -> str:
        return f"{ENEMY.counted(n)} destroyed"

    def so_many_lost(self, n: int) -> str:
        return f"{ALLY.counted(n)} lost"

    def so_much_gained(self, n: int) -> str:
        return f"{written(n, 'en', signed=True)} Riftforce"

    def so_much_given(self, n: int) -> str:
        return f"opponent {written(n, 'en', signed=True)} Riftforce"

    def so_many_drawn(self, n: int) -> str:
        return f"{CARD.counted(n)} drawn"

    def no_effect(self) -> str:
        return "no effect"
