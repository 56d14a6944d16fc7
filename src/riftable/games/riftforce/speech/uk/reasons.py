"""Ukrainian: why a line of play is good."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftforce.speech.reasons import ReasonSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.games.riftforce.speech.uk.words import DAMAGE, ELEMENTAL, ENEMY, RIFTFORCE, spot
from riftable.language.table_talk.uk import CARD, listed
from riftable.language.uk_euphony import flow


class UkrainianReasons(ReasonSpeech):
    """Reasons in Ukrainian."""

    def both(self, parts: Sequence[str]) -> str:
        return flow(listed(parts))

    def wins_game(self) -> str:
        return "виграє партію"

    def gains(self, n: int) -> str:
        return f"приносить {RIFTFORCE.counted(n, 'acc')}"

    def destroys(self, n: int) -> str:
        return f"знищує {ENEMY.counted(n, 'acc')}"

    def takes(self, sites: Sequence[Site]) -> str:
        return f"дає змогу захопити {listed([spot(one, 'A') for one in sites])}"

    def contests(self, sites: Sequence[Site]) -> str:
        return f"не дає противнику захопити {listed([spot(one, 'A') for one in sites])}"

    def leaves_unhurt(self) -> str:
        return "не лишає поранених союзників"

    def deals(self, n: int) -> str:
        return f"завдає {DAMAGE.counted(n, 'gen')}"

    def prepares(self, n: int) -> str:
        return f"готує активацію {ELEMENTAL.counted(n, 'gen')}"

    def draws(self, n: int) -> str:
        return f"дає {CARD.counted(n, 'acc')}"
