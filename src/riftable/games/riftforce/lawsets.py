"""What the doctor plays of Riftforce: every mode, every option, and together those that meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftforce.rules.challenges import AMPERSANDS, PRESETS

OWNER: Final = {"stolen_cards_return_to_owner": "yes"}
SWITCHES: Final = {
    "stolen_cards_act_by_number_only": "yes",
    "thunderbolt_repeat_optional": "yes",
    "love_may_decline": "no",
}
PLAY_ON: Final = {"dead_position_ends": "no", "cap": "30"}
TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("duel", {}),
    ("duel", {"draft": "beyond"}),
    ("duel", {"draft": "beyond", **OWNER}),
    ("duel", {"guilds": "fire ice light water / air plant sand star"}),
    ("duel", {"guilds": "music magnet crystal acid / star shadow lava love", "first": "1", "cap": "30"}),
    ("duel", {"draft": "beyond", **SWITCHES}),
    ("duel", {"draft": "beyond", **PLAY_ON}),
    ("duel", {"guilds": "music love thunderbolt beast / lava sand fire magnet", **SWITCHES}),
    ("team3", {}),
    ("team3", SWITCHES),
    ("team3", PLAY_ON),
    ("team3", OWNER),
    ("team3", {"guilds": "music love fire / air plant sand star / magnet beast acid", "cap": "30"}),
    ("team4", {}),
    ("team4", {"first": "0", **OWNER}),
    ("team4", {**SWITCHES, **OWNER}),
    ("team4", PLAY_ON),
    (
        "team4",
        {"guilds": "music love fire / air plant sand / magnet beast acid / water ice lava", "cap": "30"},
    ),
)


def law_sets(_seed: int = 0, _decks: Sequence[str] = ()) -> list[tuple[str, dict[str, str]]]:
    """Return modes with options: the tables of people, then all presets, ampersands and switches of solo."""
    found = list(TABLES)
    found += [("solo", {"preset": preset}) for preset in PRESETS]
    for number in (5, 6, 7):
        for kind in AMPERSANDS:
            stars = ",".join(str(1 + (number + n) % 4) for n in range(3))
            found.append(("solo", {"stars": stars, "ampersand": f"{kind}:{number}"}))
    found.append(("solo", {"stars": "3,3,2", "lone_card_hit_twice": "no", "cap": "30"}))
    found.append(("solo", {"preset": "normal", "crystal_bonus_for_bots": "no", **SWITCHES}))
    found.append(("solo", {"stars": "1,2,2", "trainer": "music love star sand", **OWNER}))
    found.append(("solo", {"preset": "normal", **PLAY_ON}))
    named = {"guilds": "music magnet crystal acid", "trainer": "fire ice light water"}
    found.append(("solo", {"preset": "hard", **named, **OWNER}))
    return found
