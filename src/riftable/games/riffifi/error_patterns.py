"""The sentences in which this game refuses options and decks, so that they can be said in other languages.

The texts are in `locales/problems.<lang>.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

ERROR_PATTERNS: Final = {
    "dealer": r"option dealer is random or a seat from 0 to (?P<last>\d+)",
    "removed": r"option removed goes with officer and four or five players",
    "goes-with-ticks": r"option (?P<name>tick_timing|captures_in_total) goes with scoring ticks",
}
