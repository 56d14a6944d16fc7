"""What the browser's board of Riftbound is typed by."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict, get_args

from riftable.gamekit.autopass import Stop
from riftable.gamekit.browser_types import BrowserTypes
from riftable.games.riftbound.rules.deck_breaches import MAIN_DECK, RUNE_DECK, SIDEBOARD
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    DOMAIN_SIGNS,
    FLAG_NAMES,
    PHASE_NAMES,
    TYPE_NAMES,
)
from riftable.games.riftbound.rules.items import TRIGGERED
from riftable.games.riftbound.rules.view_json import RealmViewJson


class ItemTextsJson(TypedDict):
    """What the presenter adds to a view."""

    does: NotRequired[
        list[str]
    ]  # by item of the chain, what it does when it resolves; "": a permanent enters


BROWSER_TYPES: Final = BrowserTypes(
    RealmViewJson,
    added=ItemTextsJson,
    names={
        "Domain": DOMAIN_NAMES,
        "CardType": TYPE_NAMES,
        "Flag": list(FLAG_NAMES),
        "Phase": PHASE_NAMES,
        "Stop": get_args(Stop),
    },
    constants={
        "MAIN_DECK": MAIN_DECK,
        "RUNE_DECK": RUNE_DECK,
        "SIDEBOARD": SIDEBOARD,
        "FIRST_ABILITY": TRIGGERED,  # `what` of an item of the chain that is an ability is this or more
        "DOMAIN_SIGNS": dict(zip(DOMAIN_SIGNS, DOMAIN_NAMES, strict=True)),  # by the letter in card text
    },
)
