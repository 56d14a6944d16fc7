"""What the browser's board of Riftbound is typed by."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.browser_types import BrowserTypes
from riftable.games.riftbound.rules.deck_breaches import MAIN_DECK, RUNE_DECK, SIDEBOARD
from riftable.games.riftbound.rules.ids import DOMAIN_NAMES
from riftable.games.riftbound.rules.view_json import RealmViewJson

BROWSER_TYPES: Final = BrowserTypes(
    RealmViewJson,
    names={"Domain": DOMAIN_NAMES},
    constants={"MAIN_DECK": MAIN_DECK, "RUNE_DECK": RUNE_DECK, "SIDEBOARD": SIDEBOARD},
)
