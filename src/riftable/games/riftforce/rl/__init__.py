"""Riftforce for learners: the encoding, batches of games and the policy net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

DEFAULT_NET: Final = Path(__file__).with_name("data") / "net-duel.npz"  # the bot `net`


def training_options(mode: str) -> Sequence[Mapping[str, object]]:
    """Return the variants that a net for a mode must play: in the duel both drafts."""
    return [{"draft": "base"}, {"draft": "beyond"}] if mode == "duel" else [{}]
