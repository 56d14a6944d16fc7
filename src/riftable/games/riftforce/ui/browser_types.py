"""What the browser's board of Riftforce is typed by."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.browser_types import BrowserTypes
from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.rules.view_json import RiftViewJson

BROWSER_TYPES: Final = BrowserTypes(RiftViewJson, {"Guild": GUILD_NAMES})
