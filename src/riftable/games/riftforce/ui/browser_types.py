"""What the browser's board of Riftforce is typed by."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.browser_types import BrowserTypes
from riftable.games.riftforce.rules.ids import GUILD_NAMES, NUMBER
from riftable.games.riftforce.rules.modes import GRAY, GREEN, MODES, ROW
from riftable.games.riftforce.rules.turn import GUILD_CARDS
from riftable.games.riftforce.rules.view_json import RiftViewJson

BROWSER_TYPES: Final = BrowserTypes(
    RiftViewJson,
    names={"Guild": GUILD_NAMES},
    constants={
        "CARD_NUMBERS": sorted(set(NUMBER)),
        "CARDS_PER_GUILD": len(GUILD_CARDS[0]),
        "AREAS": {"green": GREEN, "gray": GRAY},  # the locations of each area of a team game
        "SEAT_AREAS": {  # by mode and seat, the locations that the seat checks
            name: mode.areas for name, mode in MODES.items() if mode.areas[0] != ROW
        },
    },
)
