"""Riftforce for learners: the encoding, batches of games and the policy net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

DEFAULT_NET: Final = Path(__file__).with_name("data") / "net-duel.npz"  # the bot `net`


# Rounds after which some solo games of a training are drawn. Random play loses every game against the
# trainer, so that a net could not tell good from bad; to have survived so long is worth a draw.
SOLO_CAPS: Final = (9, 12, 16)


def training_options(mode: str) -> Sequence[Mapping[str, object]]:
    """Return the variants that a net for a mode must play: in the duel both drafts, in solo short games.

    All have the observations of the mode.
    """
    if mode == "duel":
        return [{"draft": "base"}, {"draft": "beyond"}]
    return [{}, *[{"cap": cap} for cap in SOLO_CAPS]] if mode == "solo" else [{}]
