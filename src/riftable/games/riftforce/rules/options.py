"""The options of Riftforce: which mode has which, their defaults, and one canonical text for each value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.options import (
    OptionDescription,
    one_of,
    option_text,
    seat_or_random,
    switch_option,
    yes_or_no,
)
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rules.challenges import PRESETS, read_ampersand, read_stars
from riftable.games.riftforce.rules.ids import GUILD_NAMES

DEFAULTS: Final[dict[str, str]] = {
    "draft": "base",  # base: the ten guilds of the first box; beyond: all eighteen
    "guilds": "",  # named guilds instead of a draft, the seats divided by slashes
    "trainer": "",  # named guilds of the trainer
    "stars": "1,1,1",  # the challenges of 5, 6 and 7
    "ampersand": "",  # move or heal, and the number it goes with: move:7
    "lone_card_hit_twice": "yes",  # A34
    "first": "random",  # the seat that starts, or random
    "cap": "0",  # rounds after which it is a draw, for simulations; 0: never
    "stolen_cards_return_to_owner": "no",  # A14
    "stolen_cards_act_by_number_only": "no",  # A15
    "thunderbolt_repeat_optional": "no",  # A12
    "love_may_decline": "yes",  # A7
    "crystal_bonus_for_bots": "yes",  # A37
    "dead_position_ends": "yes",  # A43
    "edition": "2",  # of the rules; 1: as they were before records named an edition
}
NAMES: Final = ("preset", *DEFAULTS)  # all that rules take; "preset" stands for several others
EDITIONS: Final = int(DEFAULTS["edition"])  # how many there have been
COMMON: Final = (
    "guilds",
    "cap",
    "stolen_cards_return_to_owner",
    "stolen_cards_act_by_number_only",
    "thunderbolt_repeat_optional",
    "love_may_decline",
    "dead_position_ends",
    "edition",
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
AMPERSAND_CHOICES: Final = tuple(f"{kind}:{number}" for kind in ("move", "heal") for number in (5, 6, 7))
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
    "edition",
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
    if name == "draft":
        return one_of(name, text, ("base", "beyond"))
    if name == "guilds":
        return canonical_guilds(text, quotas, name)
    if name == "trainer":
        return "" if text == "random" else canonical_guilds(text, [4], name)
    if name == "stars":
        return ",".join([str(n) for n in read_stars(text)])
    if name == "ampersand":
        kind, number = ("", 0) if text == "none" else read_ampersand(text)
        return f"{kind}:{number}" if kind else ""
    if name == "edition":
        return one_of(name, text, ("1", "2"))
    if name == "first":
        return seat_or_random(name, text, 2)
    if name == "cap":
        if not text.isascii() or not text.isdigit() or len(text) > 6:
            raise BadOption(RiftforceMessage.CAP, option=name, word=text)
        return str(int(text))
    return yes_or_no(name, text)


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
    """Return the options of a mode, for menus."""
    known = {
        "preset": OptionDescription("preset", "choice", "beginner", tuple(PRESETS)),
        "draft": OptionDescription("draft", "choice", DEFAULTS["draft"], ("base", "beyond")),
        "guilds": OptionDescription(
            "guilds", "guilds", DEFAULTS["guilds"], tuple(GUILD_NAMES), tuple(quotas)
        ),
        "first": OptionDescription("first", "choice", DEFAULTS["first"], ("random", "0", "1")),
        "trainer": OptionDescription(
            "trainer", "guilds", DEFAULTS["trainer"], tuple(GUILD_NAMES), (4,), advanced=True
        ),
        "stars": OptionDescription("stars", "text", DEFAULTS["stars"], advanced=True),
        "ampersand": OptionDescription(
            "ampersand", "choice", "none", ("none", *AMPERSAND_CHOICES), advanced=True
        ),
        "lone_card_hit_twice": switch_option("lone_card_hit_twice", "yes", advanced=True),
        "cap": OptionDescription("cap", "number", DEFAULTS["cap"], low=0, high=999, advanced=True),
        "stolen_cards_return_to_owner": switch_option("stolen_cards_return_to_owner", "no", advanced=True),
        "stolen_cards_act_by_number_only": switch_option(
            "stolen_cards_act_by_number_only", "no", advanced=True
        ),
        "thunderbolt_repeat_optional": switch_option("thunderbolt_repeat_optional", "no", advanced=True),
        "love_may_decline": switch_option("love_may_decline", "yes", advanced=True),
        "crystal_bonus_for_bots": switch_option("crystal_bonus_for_bots", "yes", advanced=True),
        "dead_position_ends": switch_option("dead_position_ends", "yes", advanced=True),
    }
    return [one for name, one in known.items() if name in BY_MODE[mode]]
