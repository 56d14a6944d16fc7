"""Defaults of `riftable serve`. The command line shows them in its help: import nothing heavy here."""

from __future__ import annotations

from typing import Final

LOOPBACK: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8765
DEFAULT_MIN_ANSWER_MS: Final = 900
