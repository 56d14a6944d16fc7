"""Which games the terminal can show, by name: their flags at once, their faces when somebody plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from riftable.core.errors import BadOption

if TYPE_CHECKING:
    from riftable.cli.face import Face


class Flag(NamedTuple):
    """A switch of `play` that sets the option of the rules with the same name; `help` is a key."""

    name: str
    metavar: str  # "": a mere yes
    help: str


class Kind(NamedTuple):
    """A game of the terminal. What is dear to import hides in functions."""

    flags: tuple[Flag, ...]
    face: Callable[[], type[Face[Any]]]
    # Modes with options, for the doctor: a seed says who has which deck, and the list which decks there are.
    law_sets: Callable[[int, Sequence[str]], list[tuple[str, dict[str, str]]]]


def riftforce_face() -> type[Face[Any]]:
    from riftable.cli.riftforce.face import RiftforceFace

    return RiftforceFace


def riftforce_law_sets(_seed: int, _decks: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    from riftable.cli.riftforce.law_sets import law_sets

    return law_sets()


def riffifi_face() -> type[Face[Any]]:
    from riftable.cli.riffifi.face import RiffifiFace

    return RiffifiFace


def riffifi_law_sets(_seed: int, _decks: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    from riftable.cli.riffifi.law_sets import law_sets

    return law_sets()


def riftbound_face() -> type[Face[Any]]:
    from riftable.cli.riftbound.face import RiftboundFace

    return RiftboundFace


def riftbound_law_sets(seed: int, decks: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    from riftable.cli.riftbound.law_sets import law_sets

    return law_sets(seed, decks)


KINDS: Final[dict[str, Kind]] = {
    "riftforce": Kind(
        (
            Flag("draft", "DRAFT", "option-draft"),
            Flag("guilds", "GUILDS", "option-guilds"),
            Flag("first", "SEAT", "option-first"),
            Flag("preset", "PRESET", "option-preset"),
            Flag("stars", "STARS", "option-stars"),
            Flag("ampersand", "KIND:NUMBER", "option-ampersand"),
            Flag("trainer", "GUILDS", "option-trainer"),
            Flag("cap", "ROUNDS", "option-cap"),
            Flag("dead_position_ends", "YES/NO", "option-dead-position-ends"),
            Flag("love_may_decline", "YES/NO", "option-love-may-decline"),
            Flag("thunderbolt_repeat_optional", "", "option-thunderbolt-repeat-optional"),
            Flag("stolen_cards_act_by_number_only", "", "option-stolen-cards-act-by-number-only"),
            Flag("crystal_bonus_for_bots", "YES/NO", "option-crystal-bonus-for-bots"),
        ),
        riftforce_face,
        riftforce_law_sets,
    ),
    "riffifi": Kind(
        (
            Flag("players", "N", "option-players"),
            Flag("officer", "", "option-officer"),
            Flag("equal_chances", "", "option-equal-chances"),
            Flag("scoring", "SCORING", "option-scoring"),
            Flag("captures_in_total", "", "option-captures-in-total"),
        ),
        riffifi_face,
        riffifi_law_sets,
    ),
    "riftbound": Kind((Flag("decks", "DECKS", "option-decks"),), riftbound_face, riftbound_law_sets),
}


def kind(game: str) -> Kind:
    """The game of this name."""
    if game not in KINDS:
        raise BadOption(f"there is no game “{game}”; there is {', '.join(KINDS)}")
    return KINDS[game]


def flags() -> list[Flag]:
    """The flags of all games, each name once."""
    found = {flag.name: flag for one in KINDS.values() for flag in one.flags}
    return list(found.values())
