"""English: why a line of play is good."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftforce.speech.en.words import DAMAGE, ELEMENTAL, ENEMY, RIFTFORCE, spot
from riftable.games.riftforce.speech.reasons import ReasonSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.language.table_talk.en import CARD, listed


class EnglishReasons(ReasonSpeech):
    """Reasons in English."""

    def both(self, parts: Sequence[str]) -> str:
        return listed(parts)

    def wins_game(self) -> str:
        return "wins the game"

    def gains(self, n: int) -> str:
        return f"gains {RIFTFORCE.counted(n)}"

    def destroys(self, n: int) -> str:
        return f"destroys {ENEMY.counted(n)}"

    def takes(self, sites: Sequence[Site]) -> str:
        return f"takes control of {listed([spot(one) for one in sites])}"

    def contests(self, sites: Sequence[Site]) -> str:
        return f"keeps the opponent from controlling {listed([spot(one) for one in sites])}"

    def leaves_unhurt(self) -> str:
        return "leaves nothing damaged"

    def deals(self, n: int) -> str:
        return f"deals {DAMAGE.counted(n)}"

    def prepares(self, n: int) -> str:
        return f"prepares to activate {ELEMENTAL.counted(n)}"

    def draws(self, n: int) -> str:
        return f"draws {CARD.counted(n)}"
