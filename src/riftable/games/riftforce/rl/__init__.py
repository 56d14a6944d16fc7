"""Riftforce for learners: the encoding, batches of games and the policy net."""

from __future__ import annotations

from pathlib import Path
from typing import Final

DEFAULT_NET: Final = Path(__file__).with_name("data") / "policy-net-duel.npz"  # the bot `net`
