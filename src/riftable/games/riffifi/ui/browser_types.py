"""What the browser's board of Riffifi is typed by."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.browser_types import BrowserTypes
from riftable.games.riffifi.rules.ids import COLOR_NAMES
from riftable.games.riffifi.rules.view_json import RiffifiViewJson

BROWSER_TYPES: Final = BrowserTypes(RiffifiViewJson, names={"Color": COLOR_NAMES})
