"""The options of Riftforce: which mode has which, their defaults, and one canonical text for each value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.options import (
    EDITION,
    OptionDescription,
    canonical_text,
    default_options,
    option_text,
    seat_option,
    switch_option,
)
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rules.challenges import (
    AMPERSAND_CHOICES,
    NO_AMPERSAND,
    PRESETS,
    read_ampersand,
    read_stars,
)
from riftable.games.riftforce.rules.ids import GUILD_NAMES

EDITIONS: Final = 2  # of the rules; 1: as they were before records named an edition
TRAINER_GUILDS: Final = 4
MAX_CAP: Final = 999  # rounds, of a table
MAX_CAP_DIGITS: Final = 6  # of a record or simulation

# In the order of records.
OPTIONS: Final = (
    OptionDescription("preset", "choice", "beginner", tuple(PRESETS)),  # stands for stars and ampersand
    # base: the ten guilds of the first box; beyond: all eighteen
    OptionDescription("draft", "choice", "base", ("base", "beyond")),
    # Named guilds instead of a draft, the seats divided by slashes.
    OptionDescription("guilds", "guilds", "", tuple(GUILD_NAMES)),
    # Named guilds of the trainer.
    OptionDescription("trainer", "guilds", "", tuple(GUILD_NAMES), (TRAINER_GUILDS,), advanced=True),
    OptionDescription("stars", "text", "1,1,1", advanced=True),  # the challenges of 5, 6 and 7
    # move or heal, and the number it goes with: move:7
    OptionDescription("ampersand", "choice", NO_AMPERSAND, (NO_AMPERSAND, *AMPERSAND_CHOICES), advanced=True),
    switch_option("lone_card_hit_twice", "yes", advanced=True),  # A34
    seat_option("first", 2),  # the seat that starts
    # Rounds after which it is a draw, for simulations; 0: never.
    OptionDescription("cap", "number", "0", high=MAX_CAP, advanced=True),
    switch_option("stolen_cards_return_to_owner", "no", advanced=True),  # A14
    switch_option("stolen_cards_act_by_number_only", "no", advanced=True),  # A15
    switch_option("thunderbolt_repeat_optional", "no", advanced=True),  # A12
    switch_option("love_may_decline", "yes", advanced=True),  # A7
    switch_option("crystal_bonus_for_bots", "yes", advanced=True),  # A37
    switch_option("dead_position_ends", "yes", advanced=True),  # A43
    OptionDescription(EDITION, "choice", str(EDITIONS), tuple(str(n + 1) for n in range(EDITIONS))),
)
BY_NAME: Final = {one.name: one for one in OPTIONS}
NAMES: Final = tuple(BY_NAME)  # all that rules take
DEFAULTS: Final = default_options(one for one in OPTIONS if one.name != "preset")
COMMON: Final = (
    "guilds",
    "cap",
    "stolen_cards_return_to_owner",
    "stolen_cards_act_by_number_only",
    "thunderbolt_repeat_optional",
    "love_may_decline",
    "dead_position_ends",
    EDITION,
)
BY_MODE: Final[dict[str, tuple[str, ...]]] = {
    "duel": ("draft", "first", *COMMON),
    "team3": COMMON,
    "team4": ("first", *COMMON),
    "solo": (
        "trainer",
        "stars",
        "ampersand",
        "lone_card_hit_twice",
        "crystal_bonus_for_bots",
        "preset",
        *COMMON,
    ),
}
# Options that still matter once the cards are dealt.
LASTING: Final = (
    "stars",
    "ampersand",
    "lone_card_hit_twice",
    "cap",
    "stolen_cards_return_to_owner",
    "stolen_cards_act_by_number_only",
    "thunderbolt_repeat_optional",
    "love_may_decline",
    "crystal_bonus_for_bots",
    "dead_position_ends",
    EDITION,
)


def canonical_options(mode: str, options: Mapping[str, object], quotas: list[int]) -> dict[str, str]:
    """The options that differ from the defaults, as text, in one order; BadOption names a bad one."""
    given: dict[str, object] = {}
    for name, value in options.items():
        if name not in BY_MODE[mode]:
            raise BadOption(
                CoreMessage.NO_OPTION,
                game=f"riftforce {mode}",
                option=name,
                word=name,
                known=tuple(BY_MODE[mode]),
            )
        if name == "preset":
            stars, ampersand = preset(value)
            given = {"stars": stars, "ampersand": ampersand, **given}
        else:
            given[name] = value
    found: dict[str, str] = {}
    for name in DEFAULTS:
        if name in given:
            text = canonical(name, given[name], quotas)
            if text != DEFAULTS[name]:
                found[name] = text
    if "dead_position_ends" in found and "cap" not in found:
        raise BadOption(RiftforceMessage.NEEDS_CAP, option="dead_position_ends")
    mine = found.get("guilds", "").split()
    for guild in found.get("trainer", "").split():
        if guild in mine:
            raise BadOption(RiftforceMessage.GUILD_TWICE, option="trainer", word=guild)
    return found


def preset(value: object) -> tuple[str, str]:
    """Stars and ampersand of a named difficulty."""
    if str(value) not in PRESETS:
        raise BadOption(RiftforceMessage.NO_PRESET, option="preset", word=value, known=tuple(PRESETS))
    return PRESETS[str(value)]


def canonical(name: str, value: object, quotas: list[int]) -> str:
    """An option as text; BadOption if the value makes no sense."""
    text = option_text(value)
    if not text:
        return DEFAULTS[name]
    if name == "guilds":
        return canonical_guilds(text, quotas, name)
    if name == "trainer":
        return "" if text == "random" else canonical_guilds(text, [TRAINER_GUILDS], name)
    if name == "stars":
        return ",".join([str(n) for n in read_stars(text)])
    if name == "ampersand":
        read_ampersand(text)
        return text
    if name == "cap":
        if not text.isascii() or not text.isdigit() or len(text) > MAX_CAP_DIGITS:
            raise BadOption(RiftforceMessage.CAP, option=name, word=text)
        return str(int(text))
    return canonical_text(BY_NAME[name], text)


def canonical_guilds(text: str, quotas: list[int], option: str) -> str:
    """Named guilds as text: as many for each seat as it gets, all different, sorted as in the box."""
    parts = [part.replace(",", " ").split() for part in text.split("/")]
    taken: set[str] = set()
    for part in parts:
        for name in part:
            if name not in GUILD_NAMES:
                raise BadOption(RiftforceMessage.NO_GUILD, option=option, word=name, known=GUILD_NAMES)
            if name in taken:
                raise BadOption(RiftforceMessage.GUILD_TWICE, option=option, word=name)
            taken.add(name)
    if [len(part) for part in parts] != quotas:
        found = " / ".join([str(len(part)) for part in parts])
        want = " / ".join([str(quota) for quota in quotas])
        raise BadOption(RiftforceMessage.GUILDS, option=option, want=want, found=found)
    return " / ".join([" ".join(sorted(part, key=GUILD_NAMES.index)) for part in parts])


def guild_ids(text: str) -> list[int]:
    """The guilds of one part of a canonical text."""
    return [GUILD_NAMES.index(name) for name in text.split()]


def described(mode: str, quotas: list[int]) -> list[OptionDescription]:
    """Return the options of a mode, for menus: all but the edition, which is always the newest."""
    known = BY_NAME | {"guilds": BY_NAME["guilds"]._replace(sizes=tuple(quotas))}
    return [one for name, one in known.items() if name in BY_MODE[mode] and name != EDITION]
