"""French: why a line of play is good."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftforce.speech.fr.words import DAMAGE, ELEMENTAL, ENEMY, RIFTFORCE, spot
from riftable.games.riftforce.speech.reasons import ReasonSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.language.fr import elide
from riftable.language.table_talk.fr import CARD, listed


class FrenchReasons(ReasonSpeech):
    """Reasons in French."""

    def both(self, parts: Sequence[str]) -> str:
        return listed(parts)

    def wins_game(self) -> str:
        return "gagne la partie"

    def gains(self, n: int) -> str:
        return f"rapporte {RIFTFORCE.counted(n)}"

    def destroys(self, n: int) -> str:
        return f"détruit {ENEMY.counted(n)}"

    def takes(self, sites: Sequence[Site]) -> str:
        return f"prend le contrôle {listed([f'du {spot(one)}' for one in sites])}"

    def contests(self, sites: Sequence[Site]) -> str:
        return f"empêche l’adversaire de contrôler {listed([f'le {spot(one)}' for one in sites])}"

    def leaves_unhurt(self) -> str:
        return "ne laisse aucun allié blessé"

    def deals(self, n: int) -> str:
        return f"inflige {DAMAGE.counted(n)}"

    def prepares(self, n: int) -> str:
        return f"prépare l’activation {elide('de', ELEMENTAL.counted(n))}"

    def draws(self, n: int) -> str:
        return f"fait piocher {CARD.counted(n)}"
